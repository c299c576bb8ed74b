"""Takes the pictures for the README, from games that are always the same: python -m tests.web.pictures"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect

import mire
from mire.bots import make_bot
from mire.core.seats import Seat
from mire.server.log import decode_record
from tests.server.client import JSON, ME, bot
from tests.server.servers import Server, running
from tests.web.browsers import chromium, open_player
from tests.web.players import Player
from tests.web.small_png import shrink
from tests.web.words import ROOT

IMAGES = ROOT / "docs/images"
MOST_BYTES = 200_000
SEED = 12
GRETA: JSON = {**ME, "name": "Greta"}
BOT = bot("greedy")


def positions(players: int, seed: int = SEED) -> Iterator[tuple[mire.Table, str]]:
    """A game among bots, decision by decision, with what is decided."""
    table = mire.new("moorland", players=players, seed=seed)
    minds = [make_bot("greedy", number) for number in range(players)]
    while (seat := table.seat) is not None:
        move = minds[seat].choose(Seat(table, seat))
        yield table, str(move)
        table.play(move)


def card_to_lay(players: int, after: int) -> tuple[JSON, list[str]]:
    """A game in which Greta is about to play a card face up, and what she clicks for that."""
    for table, move in positions(players):
        word, *slots = move.split()
        if table.ply >= after and table.seat == 0 and word == "play" and slots[2] == "up":
            return decode_record(table.record()), [f"stored:{slots[0]}", f"place:{slots[1]}"]
    raise AssertionError("no card is played face up")


def almost_over(players: int) -> JSON:
    """A game that lacks its last move."""
    *_, record = (table.record() for table, _ in positions(players))
    return decode_record(record)


def lay_a_card(player: Player, players: int, after: int) -> None:
    """A table where a card is held over the moor."""
    record, clicks = card_to_lay(players, after)
    player.sit_at(GRETA, *[BOT] * (players - 1), record=record)
    for target in clicks:
        player.wait_for(lambda: target in player.offered())  # noqa: B023 - asked at once
        player.choose(target)
    expect(player.target("lay")).to_be_visible()
    player.page.mouse.move(0, 0)


def take(browser: Browser, player: Player, name: str) -> None:
    """Write a picture, small enough to be loaded with a page of text."""
    player.page.evaluate("async () => { await document.fonts.ready }")
    player.page.wait_for_load_state("networkidle")
    file = IMAGES / f"{name}.png"
    file.write_bytes(shrink(browser, player.page.screenshot()))
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.0f} KB")
    assert file.stat().st_size < MOST_BYTES, f"{file} is too large"


def take_all() -> None:
    """All pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Server(Path(folder))) as server,
        chromium() as browser,
    ):
        home = open_player(browser, server.address, height=720).go("/")
        expect(home.page.get_by_role("img", name=home.words("moorland-page-picture"))).to_be_visible()
        take(browser, home, "home")
        table = open_player(browser, server.address, height=800)
        lay_a_card(table, players=3, after=90)
        take(browser, table, "table")
        phone = open_player(browser, server.address, width=360, height=740, dark=True)
        lay_a_card(phone, players=2, after=50)
        take(browser, phone, "phone")
        end = open_player(browser, server.address, height=1240)
        end.sit_at(GRETA, BOT, BOT, record=almost_over(3)).play_on()
        expect(end.end.get_by_role("img", name=end.words("table-chart"))).to_be_visible()
        take(browser, end, "end")


if __name__ == "__main__":
    take_all()
