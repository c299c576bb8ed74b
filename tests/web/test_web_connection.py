"""In the middle of a turn the page is loaded again, the line breaks, the server dies: nothing is lost or done twice."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from mire.server.log import Played, decode_entry
from tests.patience import slowness
from tests.server.client import ME, bot
from tests.server.servers import Server
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.wires import Wire, wire_to
from tests.web.worlds import asked

pytestmark = pytest.mark.browser

GRETA = {**ME, "name": "Greta"}


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """A line to the server that can be cut."""
    with wire_to(server.address) as wire:
        yield wire


def on_disk(server: Server, player: Player) -> list[str]:
    """The moves of the first seat that the server has kept."""
    entries = [decode_entry(entry) for entry in server.stored(player.table)[1]]
    return [entry.move for entry in entries if isinstance(entry, Played) and entry.seat == 0]


def expect_cut(player: Player) -> None:
    """A line that breaks takes what is on its way with it, such as the icon that tells whose turn it is."""
    for part in ("WebSocket", "net::ERR_"):
        player.expect_complaint(part)


def loses_connection(player: Player) -> None:
    """The page says that it has lost the connection."""
    expect(player.shows("table-lost")).to_be_visible()


def heals(player: Player) -> None:
    """The page has found its way back."""
    expect(player.shows("table-lost")).to_have_count(0)


def test_loading_the_page_again_loses_nothing_of_a_turn(open_page: OpenPage, server: Server) -> None:
    greta = open_page().sit_at(GRETA, bot(), record=asked("take", after=20))
    made = [greta.make_move(), greta.make_move()]
    expect(greta.asked).to_have_text(greta.words("table-your-turn"))
    said, log = greta.prompt.inner_text(), greta.log.all_inner_texts()
    greta.page.reload()
    expect(greta.log).to_have_text(log)
    expect(greta.prompt).to_have_text(said, use_inner_text=True)
    assert on_disk(server, greta) == made
    greta.press(greta.button("table-undo"))
    expect(greta.log).to_have_text(log[:-1])
    greta.play_turn()


def test_a_move_made_without_a_connection_is_made_once_it_is_back(
    open_page: OpenPage, server: Server, wire: Wire
) -> None:
    greta = open_page(at=wire.address).sit_at(GRETA, bot())
    expect_cut(greta)
    wire.cut()
    loses_connection(greta)
    greta.keep("connection-lost")
    card = next(iter(greta.offered()))
    greta.choose(card)
    assert on_disk(server, greta) == []
    wire.mend()
    heals(greta)
    expect(greta.log).to_have_count(1)
    assert on_disk(server, greta) == [card.replace("display:", "take ")]
    greta.play_turn()


def test_a_move_whose_answer_is_lost_is_not_made_twice(open_page: OpenPage, server: Server, wire: Wire) -> None:
    greta = open_page(at=wire.address).sit_at(GRETA, bot())
    expect_cut(greta)
    card = next(iter(greta.offered()))
    wire.hush()
    greta.choose(card)
    greta.wait_for(lambda: bool(on_disk(server, greta)))
    wire.cut()
    loses_connection(greta)
    wire.mend()
    heals(greta)
    expect(greta.log).to_have_count(1)
    assert len({command["id"] for command in greta.played}) == 1 < len(greta.played)  # it was sent again
    assert on_disk(server, greta) == [card.replace("display:", "take ")]
    assert greta.play_turn()[-1] == "end"


def test_a_server_that_was_killed_is_found_again_and_the_turn_goes_on(open_page: OpenPage, own_server: Server) -> None:
    greta = open_page(at=own_server.address).sit_at(GRETA, bot())
    expect_cut(greta)
    made = [greta.make_move(), greta.make_move()]
    own_server.kill()
    loses_connection(greta)
    own_server.start()
    heals(greta)
    assert on_disk(own_server, greta) == made
    made += greta.play_turn()
    assert greta.wait_for_decision()
    assert on_disk(own_server, greta) == made


def test_a_device_without_a_network_is_noticed_at_once_and_the_move_is_made_once_it_is_back(
    open_page: OpenPage, server: Server
) -> None:
    greta = open_page().sit_at(GRETA, bot())
    greta.expect_complaint("ERR_INTERNET_DISCONNECTED")
    card = next(iter(greta.offered()))
    at_once = 3000 * slowness()  # ms
    greta.page.context.set_offline(True)
    expect(greta.shows("table-lost")).to_be_visible(timeout=at_once)  # the browser says so; no command was sent
    greta.choose(card)
    greta.page.context.set_offline(False)
    heals(greta)
    expect(greta.log).to_have_count(1)
    assert on_disk(server, greta) == [card.replace("display:", "take ")]
