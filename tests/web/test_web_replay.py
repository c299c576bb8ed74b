"""A finished game seen again."""

import pytest
from playwright.sync_api import expect

from tests.server.client import ME, bot
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.worlds import finished, last_turn

pytestmark = pytest.mark.browser

GAME = finished()
LAST = len(GAME["moves"])


def replay(player: Player, query: str = "") -> Player:
    """The page of a game that was brought along."""
    player.go(f"/replay/{player.set_up(record=GAME)}{query}")
    slider(player)
    return player


def slider(player: Player, at: int | None = None) -> None:
    """The slider is there, at this place."""
    place = player.page.get_by_role("slider", name=player.words("table-replay-slider"))
    if at is None:
        expect(place).to_be_visible()
    else:
        expect(place).to_have_js_property("valueAsNumber", at)
        expect(place).to_have_attribute("aria-valuetext", player.words("table-replay-at", at=at, last=LAST))


def test_the_slider_goes_by_keyboard_from_the_beginning_to_the_end(open_page: OpenPage) -> None:
    ida = replay(open_page())
    keys = ida.page.keyboard
    slider(ida, 0)
    ida.page.get_by_role("slider").focus()
    keys.press("ArrowRight")
    slider(ida, 1)
    expect(ida.log).to_have_count(1)
    ida.page.get_by_role("slider").blur()
    for key, place in [("ArrowRight", 2), ("ArrowLeft", 1), ("End", LAST), ("Home", 0)]:
        keys.press(key)
        slider(ida, place)
    keys.press("PageDown")
    first_turn = GAME["moves"].index("end") + 1
    slider(ida, first_turn)
    ida.keep("replay")
    keys.press("PageDown")
    keys.press("PageUp")
    slider(ida, first_turn)


def test_the_end_of_a_replay_has_the_points_of_the_game(open_page: OpenPage) -> None:
    ida = replay(open_page(), f"?n={LAST}")
    slider(ida, LAST)
    ida.see("score")
    assert ida.scores()[ida.words("total")] == ida.info()["totals"]
    expect(ida.page.get_by_role("img", name=ida.words("table-chart"))).to_be_visible()
    ida.keep("replay-end")


def test_a_replay_plays_by_itself_to_the_end(open_page: OpenPage) -> None:
    ida = replay(open_page(), f"?n={LAST - 3}").hurry()
    ida.press(ida.button("table-replay-play"))
    slider(ida, LAST)
    expect(ida.button("table-replay-play")).to_be_visible()


@pytest.mark.parametrize("look", ["0", "1", "open"])
def test_a_link_leads_to_a_position_seen_by_a_seat_or_laid_open(open_page: OpenPage, look: str) -> None:
    ida = replay(open_page(), f"?look={look}&n=40")
    slider(ida, 40)
    expect(ida.chooser("table-replay-look")).to_have_value(look)
    said = ida.log.all_inner_texts()
    ida.press(ida.button("table-replay-copy"))
    expect(ida.button("table-copied")).to_be_visible()
    link = str(ida.page.evaluate("navigator.clipboard.readText()"))
    assert link.endswith(f"/replay/{ida.table}?look={look}&n=40")
    hugo = open_page().go(link)
    slider(hugo, 40)
    expect(hugo.log).to_have_text(said)


def test_looking_through_other_eyes_stays_at_the_same_place(open_page: OpenPage) -> None:
    ida = replay(open_page(), "?n=40")
    for seat, name in enumerate(["Player 1", "Player 2"]):
        ida.chooser("table-replay-look").select_option(str(seat))
        expect(ida.page.get_by_role("group", name=ida.words("moorland-page-moor", player=name))).to_be_visible()
        slider(ida, 40)


def test_a_move_is_seen_on_the_board_of_who_made_it(open_page: OpenPage) -> None:
    last_of_turn = GAME["moves"].index("end") + 1
    ida = replay(open_page(), f"?n={last_of_turn}")
    for name in ("Player 1", "Player 2"):
        expect(ida.page.get_by_role("group", name=ida.words("moorland-page-moor", player=name))).to_be_visible()
        ida.page.keyboard.press("ArrowRight")


def test_a_game_that_was_played_here_leads_to_its_replay(open_page: OpenPage) -> None:
    greta = open_page().sit_at(ME, bot(), record=last_turn())
    greta.play_on()
    greta.go("/")
    greta.press(greta.link("home-replay"))
    slider(greta)


def test_there_is_no_replay_of_a_game_that_goes_on(open_page: OpenPage) -> None:
    greta = open_page()
    greta.go(f"/replay/{greta.set_up(ME, bot())}")
    expect(greta.page.get_by_role("heading", name=greta.words("replay-still-played"))).to_be_visible()
    expect(greta.page.get_by_role("slider")).to_have_count(0)
    greta.keep("replay-refused")
    greta.press(greta.link("home-open"))
    greta.prompt.wait_for()
