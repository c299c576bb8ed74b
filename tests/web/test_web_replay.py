"""A finished game seen again."""

import json
import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.client import JSON, ME, bot
from tests.server.servers import Server
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.worlds import finished, judged, last_turn

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


def refuse(player: Player, pauses: list[str]) -> None:
    """Let the server have too much to do for a replay, so often and for so many seconds."""

    def answer(route: Route) -> None:
        if pauses:
            said = json.dumps({"error": "you have asked for too much at once; try again in a moment"})
            route.fulfill(status=429, body=said, headers={"retry-after": pauses.pop(0)})
        else:
            route.continue_()

    player.expect_complaint("429")
    player.page.route("**/replay?look=open", answer)


def test_a_replay_that_has_to_wait_is_asked_for_again(open_page: OpenPage) -> None:
    ida = open_page()
    refuse(ida, ["1", "1"])
    slider(replay(ida), 0)


def test_a_replay_that_has_to_wait_for_long_says_so_and_can_be_asked_for_again(open_page: OpenPage) -> None:
    ida = open_page()
    refuse(ida, ["3600"])
    ida.go(f"/replay/{ida.set_up(record=GAME)}")
    expect(ida.page.get_by_role("alert")).to_contain_text("You have asked for too much at once; try again in a moment.")
    ida.keep("replay-refused")
    ida.press(ida.button("table-try-again"))
    slider(ida, 0)


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


# What the game was worth


def chart(player: Player) -> Locator:
    """The lines, on which the replay can be moved."""
    title = player.words("analyse-chances")
    return player.page.get_by_role("slider", name=player.words("table-analysis-chart", title=title))


def test_a_game_is_looked_into_when_it_is_asked_for(own_server: Server, open_page: OpenPage) -> None:
    asked: list[str] = []
    ida = open_page(own_server.address)
    ida.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/analysis") else None)
    replay(ida, "?n=1")
    assert asked == []
    ida.see("analysis")
    done = ida.words("table-analysis-progress", done="DONE", all="ALL")
    done = re.sub("DONE|ALL", r"\\d+", done)
    expect(ida.page.get_by_text(re.compile(done))).to_be_visible()
    expect(chart(ida)).to_have_attribute("aria-valuetext", re.compile(r"Player 1 \d+\s%"))
    expect(ida.region("table-tab-analysis").get_by_role("listitem").first).to_be_visible()
    ida.see("log")
    ida.page.wait_for_timeout(100)
    heard = len(asked)
    ida.page.wait_for_timeout(1500)
    assert len(asked) == heard


def test_what_a_game_was_worth_is_seen_and_leads_through_the_replay(open_page: OpenPage) -> None:
    answers: list[JSON | None] = [judged(GAME, 0.5), None, judged(GAME)]

    def answer(route: Route) -> None:
        found = answers.pop(0)
        if found is None:
            route.fulfill(status=503, json={"error": "the server rests"})
        else:
            route.fulfill(body=json.dumps(found), content_type="application/json")

    ida = open_page()
    ida.expect_complaint("503")
    ida.page.route("**/analysis", answer)
    replay(ida)
    ida.page.keyboard.press("a")
    panel = ida.region("table-tab-analysis")
    expect(panel).to_contain_text("The server rests.")
    expect(panel.get_by_role("heading", name=ida.words("analyse-slips"))).to_be_visible()
    ida.press(ida.button("table-try-again"))
    expect(ida.button("table-try-again")).to_have_count(0)
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    assert answers == []

    slip = judged(GAME)["course"]["turning"][0]
    ida.press(
        panel.get_by_role("button")
        .filter(has_text=ida.words("table-analysis-when", at=slip["ply"] + 1, player="Player 1"))
        .first
    )
    slider(ida, slip["ply"] + 1)
    expect(panel).to_contain_text(ida.words("table-analysis-lost", lost=12))
    expect(panel).to_contain_text(ida.words("table-analysis-about"))
    expect(panel).to_contain_text(ida.words("basis-greedy", bot=ida.words("bot-greedy")))
    ida.keep("analysis")
    panel.get_by_role("list", name=ida.words("table-analysis-moves")).get_by_role("button").first.hover()
    expect(ida.page.locator(".mo-hinted, [data-hinted]")).to_have_count(1)

    chart(ida).focus()
    ida.page.keyboard.press("ArrowRight")
    slider(ida, slip["ply"] + 2)
    ida.page.keyboard.press("End")
    slider(ida, LAST)
    box = chart(ida).bounding_box()
    assert box
    chart(ida).click(position={"x": 1, "y": box["height"] / 2})
    slider(ida, 0)
    expect(panel).to_contain_text(ida.words("table-analysis-start"))


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
