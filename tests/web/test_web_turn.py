"""One turn: choosing, taking back, hints, keys, and what moves on the board."""

import re
from math import floor

import pytest
from playwright.sync_api import Locator, expect

from tests.server.client import ME, bot
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.worlds import asked

pytestmark = pytest.mark.browser

ANIMATIONS = "() => document.getAnimations().map((animation) => animation.animationName ?? 'travel')"
# Notes every piece that is sent on its way.
WATCH_PIECES = """
    globalThis.travelled = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        travelled.push(this.dataset.piece);
        return animate.apply(this, how);
    };
"""


@pytest.mark.parametrize("how", ["button", "key"])
def test_steps_of_a_turn_are_taken_back_one_by_one(open_page: OpenPage, how: str) -> None:
    greta = open_page().sit_at(ME, bot(), record=asked("take", after=20))
    logs = [greta.log.all_inner_texts()]
    for _ in range(2):
        greta.make_move()
        expect(greta.log).not_to_have_count(len(logs[-1]))
        logs.append(greta.log.all_inner_texts())
    for log in reversed(logs[:-1]):
        expect(greta.button("table-undo")).to_be_enabled()
        if how == "key":
            greta.page.keyboard.press("Backspace")
        else:
            greta.press(greta.button("table-undo"))
        expect(greta.log).to_have_text(log)
    expect(greta.button("table-undo")).to_be_disabled()
    greta.play_turn()


def test_what_was_done_in_an_earlier_turn_stays_done(open_page: OpenPage) -> None:
    greta = open_page().sit_at(ME, bot())
    greta.play_turn()
    assert greta.wait_for_decision()
    expect(greta.button("table-undo")).to_be_disabled()
    expect(greta.button("table-undo")).to_have_accessible_description(greta.words("table-undo-none"))
    greta.page.keyboard.press("Backspace")
    greta.button("table-undo").click(force=True)
    assert not [command for command in greta.sent if command["do"] == "undo"]


def test_what_can_not_be_taken_back_says_why(open_page: OpenPage) -> None:
    greta = open_page().sit_at(ME, bot(), record=asked("draw", game="dartmoor"))
    assert greta.wait_for_decision()
    expect(greta.button("table-undo")).to_have_accessible_description(greta.words("table-undo-firm"))
    greta.button("table-undo").hover(force=True)
    expect(greta.page.locator(".ui-tip")).to_have_text(greta.words("table-undo-firm"))


def test_a_hint_tells_the_best_few_moves_marks_them_on_the_board_and_each_can_be_made(open_page: OpenPage) -> None:
    greta = open_page().sit_at(ME, bot())
    greta.press(greta.button("table-hint"))
    rows = greta.hint.get_by_role("listitem")
    expect(rows.first).to_be_visible()
    best = next(event["best"] for event in greta.heard if event["type"] == "hint")
    expect(rows).to_have_count(len(best))
    for row, choice in zip(rows.all(), best, strict=True):
        expect(row).to_contain_text(named(greta, choice["move"]))
        expect(row).to_contain_text(greta.words("expected-points", points=choice["points"]))
        expect(row).to_contain_text(greta.words("expected-chance", percent=floor(100 * choice["chance"] + 0.5)))
    shown = [(floor(100 * choice["chance"] + 0.5), choice["points"]) for choice in best]
    assert shown == sorted(shown, reverse=True)
    rests = greta.words("basis-greedy", bot=greta.words("bot-greedy"))
    expect(greta.hint).to_contain_text(greta.words("table-hint-about", basis=rests))
    first, other = best[0]["move"], best[1]["move"]
    expect_marked(greta, first)
    greta.keep("hint")
    rows.nth(1).hover()
    expect_marked(greta, other)
    greta.page.mouse.move(0, 0)
    expect_marked(greta, first)
    greta.press(greta.button("table-hint-do", move=named(greta, other)))
    expect(greta.log).to_have_count(1)
    assert greta.played[-1]["move"] == other
    expect(greta.hint).to_have_count(0)


def named(player: Player, move: str) -> str:
    return player.words("moorland-move-take", card=move.removeprefix("take "))


def expect_marked(player: Player, move: str) -> None:
    card = move.removeprefix("take ")
    marked = re.compile(f"^{player.words('moorland-page-hint')}: {player.words('moorland-page-card', card=card)}")
    expect(player.target(f"display:{card}")).to_have_accessible_name(marked)


def test_a_whole_turn_is_played_by_keyboard_alone(open_page: OpenPage) -> None:
    greta = open_page().sit_at(ME, bot())
    keys = greta.page.keyboard
    keys.press("?")
    dialog = greta.page.get_by_role("dialog", name=greta.words("table-keys"))
    expect(dialog).to_be_visible()
    greta.keep("keys")
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    keys.press("h")
    expect(greta.hint).to_be_visible()
    keys.press("Escape")
    expect(greta.hint).to_have_count(0)

    greta.walk_to("display:")
    keys.press("Enter")
    expect(greta.log).to_have_count(1)
    keys.press("Backspace")
    expect(greta.log).to_have_count(0)
    greta.walk_to("display:")
    keys.press("Enter")
    expect(greta.log).to_have_count(1)

    greta.wait_for(lambda: greta.focused().startswith("place:"))
    keys.press("Enter")
    greta.walk_to("plant:")
    greta.keep("keyboard-grow")
    keys.press("Enter")
    expect(greta.log).to_have_count(2)
    greta.walk_to("stored:")
    keys.press("Enter")
    greta.walk_to("place:")
    keys.press("Enter")
    expect(greta.target("lay")).to_be_visible()
    greta.keep("keyboard-lay")
    keys.press("Escape")
    expect(greta.target("lay")).to_have_count(0)
    greta.walk_to("end")
    keys.press("Enter")
    greta.wait_for(lambda: greta.played[-1]["move"] == "end")


def test_the_key_for_the_log_brings_it_back(open_page: OpenPage) -> None:
    greta = open_page().sit_at(ME, bot())
    greta.make_move()
    greta.see("score")
    expect(greta.log).to_have_count(0)
    greta.page.keyboard.press("l")
    expect(greta.log).to_have_count(1)


def test_what_the_others_did_is_marked_until_the_own_turn_is_over(open_page: OpenPage) -> None:
    greta = open_page().sit_at(ME, bot())
    marks = greta.page.locator(".tb-small-board .mo-marks path")
    while marks.count() == 0:
        greta.play_turn()
        assert greta.wait_for_decision()
    greta.keep("marked")
    greta.make_move()
    assert marks.count() > 0
    greta.chooser("table-pace").select_option("slow")
    greta.play_turn()
    expect(marks).to_have_count(0)


def test_a_line_of_the_log_shows_what_it_tells_of(open_page: OpenPage) -> None:
    greta = open_page().sit_at(ME, bot(), record=asked("play", after=60))
    line = greta.log.get_by_role("button").filter(has_text=re.compile(r"plays card \d+ on")).last
    line.hover()
    number = re.search(r"\d+", line.inner_text())
    assert number
    expect(greta.page.locator(".tb-told")).to_have_text(number[0])
    expect(greta.page.locator(".mo-marks rect")).to_have_count(1)
    line.focus()
    greta.page.keyboard.press("ArrowUp")
    assert greta.page.evaluate("() => document.activeElement.className") == "tb-log-line"
    greta.asked.hover()
    greta.page.evaluate("() => document.activeElement.blur()")
    expect(greta.page.locator(".tb-told")).to_have_count(0)


def test_a_number_shows_the_board_of_a_player_and_puts_it_back(open_page: OpenPage) -> None:
    greta = open_page().sit_at(ME, bot())
    other = greta.heading("table-board-of", player=greta.words("bot-name", seat=1))
    greta.page.keyboard.press("2")
    expect(other).to_be_visible()
    greta.page.keyboard.press("2")
    expect(other).to_have_count(0)


def test_on_a_phone_a_board_asked_for_below_comes_into_sight(open_page: OpenPage) -> None:
    greta = open_page(width=390, height=844).sit_at(ME, bot())
    greta.see("players")
    sorrel = greta.words("bot-name", seat=1)
    greta.press(greta.button("table-enlarge", player=sorrel))
    expect(greta.heading("table-board-of", player=sorrel)).to_be_in_viewport()
    greta.press(greta.button("table-back"))
    expect(greta.heading("table-board-of", player=sorrel)).to_have_count(0)


def test_nothing_pops_up_under_a_finger(open_page: OpenPage) -> None:
    greta = open_page(width=390, height=844).sit_at(ME, bot())
    for _ in range(3):
        greta.make_move("place:")
        greta.page.wait_for_timeout(600)
        expect(greta.page.locator(".ui-tip")).to_have_count(0)


@pytest.mark.parametrize(("what", "piece"), [("take", "card:"), ("drift", "plant:")])
def test_pieces_travel_to_where_they_go(open_page: OpenPage, what: str, piece: str) -> None:
    greta = open_page(reduced_motion=False)
    greta.page.add_init_script(WATCH_PIECES)
    greta.sit_at(ME, bot(), record=asked(what, after=20))
    greta.make_move("place:" if what == "drift" else "display:")
    greta.wait_for(lambda: any(name.startswith(piece) for name in greta.page.evaluate("() => travelled")))


def test_nothing_moves_for_who_wants_it_still(open_page: OpenPage) -> None:
    greta = open_page(reduced_motion=True)
    greta.page.add_init_script(WATCH_PIECES)
    greta.sit_at(ME, bot())
    for _ in range(3):
        greta.make_move("place:")
        assert greta.page.evaluate(ANIMATIONS) == []
    assert greta.page.evaluate("() => travelled") == []


# Before a turn ends


def begin_a_cave(open_page: OpenPage, **more: int | str) -> Player:
    """Greta is the last, so the first to be asked for a cave: whichever she takes, that is all she does."""
    greta = open_page(asks_first=True, **more).sit_at(bot(), ME, game="dartmoor")
    greta.wait_for(greta.decides)
    return greta


@pytest.mark.parametrize("width", [1280, 390])
def test_what_ends_a_turn_is_laid_out_until_it_is_meant(open_page: OpenPage, width: int) -> None:
    greta = begin_a_cave(open_page, width=width, height=800)
    first, other = [name for name in greta.offered() if name.startswith("cave:")][:2]
    greta.choose(first)
    expect(greta.asked).to_have_text(greta.words("table-firm-title"))
    expect(greta.button("table-firm-do")).to_be_in_viewport(ratio=1)
    expect(greta.target(first)).to_have_attribute("aria-pressed", "true")
    greta.keep(f"laid-out-{width}")
    greta.press(greta.button("table-not-yet"))
    expect(greta.asked).to_have_text(greta.words("table-your-turn"))
    greta.choose(first)
    expect(greta.button("table-firm-do")).to_be_visible()
    greta.choose(other)
    cave = other.removeprefix("cave:")
    expect(greta.prompt).to_contain_text(greta.words("dartmoor-choose-cave", cave=cave))
    assert greta.played == []
    greta.press(greta.button("table-firm-do"))
    greta.wait_for(lambda: [command["move"] for command in greta.played] == [f"cave {cave}"])
    expect(greta.button("table-firm-do")).to_have_count(0)


def test_what_ends_a_turn_is_put_back_and_meant_by_keys(open_page: OpenPage) -> None:
    greta = begin_a_cave(open_page)
    keys = greta.page.keyboard
    for key in ("Escape", "Backspace"):
        greta.walk_to("cave:")
        chosen = greta.focused()
        keys.press("Enter")
        expect(greta.button("table-firm-do")).to_be_focused()
        expect(greta.button("table-firm-do")).to_have_accessible_description(
            re.compile(re.escape(greta.words("dartmoor-choose-cave", cave=chosen.removeprefix("cave:"))))
        )
        keys.press(key)
        expect(greta.button("table-firm-do")).to_have_count(0)
        assert greta.focused() == chosen
    keys.press("Enter")
    expect(greta.button("table-firm-do")).to_be_focused()
    keys.press("Enter")
    greta.wait_for(lambda: [command["move"] for command in greta.played] == [chosen.replace(":", " ")])


def test_who_does_not_want_to_be_asked_before_a_turn_ends_says_so_in_the_settings(open_page: OpenPage) -> None:
    greta = begin_a_cave(open_page)
    greta.press(greta.button("shell-settings"))
    greta.field("shell-asks-first").uncheck()
    greta.page.keyboard.press("Escape")
    greta.make_move("cave:")
    assert greta.played


# Pressed twice


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def before_growth(open_page: OpenPage) -> Player:
    """A page where nothing need grow, after which the turn can be ended."""
    player = open_page().sit_at(ME, bot())
    player.make_move("display:")
    expect(player.target("skip")).to_be_visible()
    return player


def expect_only_skipped(player: Player) -> None:
    """The turn goes on, and can be ended by a press of its own."""
    player.page.wait_for_timeout(500)  # a move that was made would have been sent
    assert [command["move"] for command in player.played][1:] == ["skip"]
    player.press(player.target("end"))
    player.wait_for(lambda: player.played[-1]["move"] == "end")


def test_the_second_half_of_a_double_click_does_not_end_the_turn(open_page: OpenPage) -> None:
    greta = before_growth(open_page)
    x, y = middle_of(greta.target("skip"))
    greta.page.mouse.click(x, y)
    greta.wait_for(lambda: under(greta, x, y) == "end")
    greta.page.mouse.down(click_count=2)
    greta.page.mouse.up(click_count=2)
    expect_only_skipped(greta)


def test_a_key_that_is_held_down_does_not_end_the_turn(open_page: OpenPage) -> None:
    greta = before_growth(open_page)
    greta.target("skip").focus()
    greta.page.keyboard.down("Enter")
    expect(greta.target("end")).to_be_visible()
    greta.target("end").focus()
    greta.page.keyboard.down("Enter")  # as it repeats by itself
    greta.page.keyboard.up("Enter")
    expect_only_skipped(greta)


def under(player: Player, x: float, y: float) -> str:
    """The target that would be pressed at a place."""
    at = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-target]')?.dataset.target ?? ''"
    return str(player.page.evaluate(at, [x, y]))
