"""Dartmoor in the browser: hands that others do not see, payment with its bonus, and the example of the rule book."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.games.dartmoor.test_dartmoor_pad import EXAMPLE
from tests.server.client import JSON, ME, OPEN, bot
from tests.server.worlds import turn_of
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.test_web_game import bring, download
from tests.web.test_web_together import two_at_a_table
from tests.web.worlds import asked, finished, last_turn

pytestmark = pytest.mark.browser

GRETA, HUGO = {**ME, "name": "Greta"}, {**ME, "name": "Hugo"}
CARD = re.compile(r"\b(?:LR|TB)\d\d\b")  # every card of two halves is there once
PAYS_TWO = turn_of(0, "dartmoor", after=51)  # Greta begins a turn and can play LR33-right for two cards


def hand_of(player: Player, seat: int) -> Locator:
    """The hand of a seat on the page."""
    name = player.words("dartmoor-page-hand-of", player=["Greta", "Hugo"][seat])
    return player.page.get_by_role("region", name=name, exact=True)


def cards_in_page(player: Player) -> set[str]:
    """All cards that are anywhere in the page, to be seen or not."""
    return set(CARD.findall(player.page.content()))


def hidden_hand(owner: Player, seat: int) -> set[str]:
    """The cards in hand of somebody that nobody else has seen."""
    return unseen(owner.view["board"]["players"][seat])


def unseen(player: JSON) -> set[str]:
    """Of the cards in an open hand those that nobody else has seen."""
    return set(CARD.findall(" ".join(player["hand"]))) - {card for card, _ in player["seen"]}


def come_to_rest(cards: Locator) -> bool:
    """Whether cards lie still for six pictures in a row, within a second or two."""
    script = """async (cards) => {
        const places = () => JSON.stringify(cards.map((card) => card.getBoundingClientRect()));
        for (let still = 0, before = "", tries = 0; tries < 100; tries++) {
            await new Promise(requestAnimationFrame);
            still = places() === before ? still + 1 : 0;
            before = places();
            if (still === 6) return true;
        }
        return false;
    }"""
    return bool(cards.evaluate_all(script))


def play_two_cards(player: Player) -> None:
    """Begin to play the card that costs two others, and say where it goes."""
    player.choose("half:LR33-right")
    player.wait_for(lambda: any(name.startswith("host:") for name in player.offered()))
    player.choose(next(name for name in player.offered() if name.startswith("host:")))
    expect(player.shows("dartmoor-page-paid", paid=0, cost=2)).to_be_visible()


# Whole games


def test_a_whole_game_of_dartmoor_is_played_by_clicking_and_counted(open_page: OpenPage) -> None:
    greta = open_page().play_now(game="dartmoor").hurry()
    greta.keep("dartmoor-cave")
    for _ in range(25):
        assert greta.wait_for_decision()
        greta.make_move("half:")
    greta.keep("dartmoor-middle")
    greta.play_to_end()
    greta.keep("dartmoor-end", whole=True)
    *rows, total = greta.scores().values()
    assert total == greta.info()["totals"] == [sum(row[seat] for row in rows) for seat in (0, 1)]
    expect(greta.end.get_by_role("img", name=greta.words("table-chart"))).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_final_score_comes_into_sight_for_who_has_scrolled_down(open_page: OpenPage, width: int) -> None:
    greta = open_page(width=width, height=600).sit_at(GRETA, bot(), record=last_turn(game="dartmoor"))
    assert greta.wait_for_decision()
    greta.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    greta.make_move()
    expect(greta.heading("table-end")).to_be_in_viewport(ratio=1)


def test_cards_in_hand_come_to_rest_wherever_the_pointer_is(open_page: OpenPage) -> None:
    greta = open_page().sit_at(GRETA, bot(), record=PAYS_TWO)
    assert greta.wait_for_decision()
    cards = hand_of(greta, 0).get_by_role("listitem").locator(":scope > *")
    for card in cards.all():
        greta.page.mouse.move(0, 0)
        box = card.bounding_box()
        assert box
        for across, down in ((0.1, 2), (0.5, 2), (0.9, 2), (0.5, box["height"] - 2), (0.5, box["height"] / 2)):
            greta.page.mouse.move(box["x"] + across * box["width"], box["y"] + box["height"] - down)
            assert come_to_rest(cards), (across, down)


def test_five_sit_at_a_table_in_the_dark(open_page: OpenPage) -> None:
    greta = open_page(dark=True).sit_at(
        GRETA, *[bot()] * 4, record=asked("turn", game="dartmoor", after=200, players=5)
    )
    assert greta.wait_for_decision()
    greta.keep("dartmoor-five-dark")
    greta.make_move()


def test_turns_are_played_on_a_phone_by_taps(open_page: OpenPage) -> None:
    greta = open_page(width=360, height=740, locale="de", dark=True)
    greta.sit_at(GRETA, bot(), record=asked("turn", game="dartmoor", after=120))
    for prefer in ("half:", "", "", ""):
        assert greta.wait_for_decision()
        greta.make_move(prefer)
    greta.keep("dartmoor-phone-dark")


def test_a_card_is_played_placed_and_taken_back_by_keyboard_alone(open_page: OpenPage) -> None:
    greta = open_page().sit_at(GRETA, bot(), record=PAYS_TWO)
    keys = greta.page.keyboard
    for target in ("half:LR", "host:"):
        greta.walk_to(target)
        keys.press("Enter")
        greta.wait_for(lambda: not any(name.startswith(target) for name in greta.offered()))  # noqa: B023 - asked at once
        greta.wait_for(greta.decides)
    keys.press("Backspace")
    greta.wait_for(lambda: any(name.startswith("host:") for name in greta.offered()))
    keys.press("h")
    expect(greta.hint).to_be_visible()
    greta.keep("dartmoor-keyboard")


def test_a_whole_turn_is_played_by_keyboard_alone(open_page: OpenPage) -> None:
    greta = open_page(asks_first=True).sit_at(GRETA, bot(), record=PAYS_TWO)
    keys = greta.page.keyboard
    assert greta.wait_for_decision()
    greta.walk_to("half:LR33-right")
    keys.press("Enter")
    greta.wait_for(lambda: any(name.startswith("host:") for name in greta.offered()))
    greta.walk_to("host:")
    keys.press("Enter")
    for paid in (0, 1):
        expect(greta.shows("dartmoor-page-paid", paid=paid, cost=2)).to_be_visible()
        greta.wait_for(greta.decides)
        greta.walk_to("hand:")
        keys.press("Enter")
    expect(greta.button("table-firm-do")).to_be_focused()
    greta.keep("dartmoor-keyboard-end")
    keys.press("Enter")
    greta.wait_for(lambda: any(frame["seat"] == 1 for event in greta.heard for frame in event.get("frames", [])))
    assert [command["move"].split()[0] for command in greta.played] == ["play", "at", "pay", "pay"]


# Before and after a game


def test_a_record_is_seen_again_and_an_unfinished_one_played_on(open_page: OpenPage, tmp_path: Path) -> None:
    whole, begun = finished(game="dartmoor"), asked("turn", game="dartmoor", after=60)
    for name, game in {"whole": whole, "begun": begun}.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(game))
    greta = open_page()
    bring(greta, tmp_path / "whole.json")
    expect(greta.page.get_by_role("slider")).to_be_visible()
    greta.see("score")
    assert json.loads(download(greta, tmp_path).read_text())["moves"] == whole["moves"]
    greta.expect_complaint("422")  # the server asks who plays on
    bring(greta, tmp_path / "begun.json")
    greta.press(greta.button("import-start"))
    greta.prompt.wait_for()
    greta.hurry()
    assert greta.wait_for_decision()
    expect(greta.shows("table-brought")).to_be_visible()
    greta.make_move()


def test_both_join_a_rematch_and_see_their_own_hands_alone(open_page: OpenPage) -> None:
    greta, hugo = two_at_a_table(open_page, record=last_turn(game="dartmoor"))
    first = greta.table
    greta.play_to_end()
    for player, words in ((greta, "table-rematch"), (hugo, "table-rematch-join")):
        player.press(player.button(words))
        player.page.wait_for_url(lambda url: first not in url)
        player.prompt.wait_for()
    assert hugo.table == greta.table
    greta.wait_for(lambda: greta.decides() or hugo.decides())
    (greta if greta.decides() else hugo).make_move("cave:")
    for player in (greta, hugo):
        hands = [owner["hand"] for owner in player.view["board"]["players"]]
        assert [hand is not None for hand in hands] == [seat == player.view["you"] for seat in (0, 1)]


# What others do not see


def test_of_a_hand_nothing_is_in_the_page_of_another_or_of_who_watches(open_page: OpenPage) -> None:
    greta, hugo, ida = open_page(), open_page(), open_page()
    greta.sit_at(GRETA, OPEN, record=asked("turn", game="dartmoor", after=40), public=True)
    hugo.accept(greta.invitation(1), "Hugo")
    ida.go(f"/watch/{greta.table}")
    expect(ida.shows("table-watching")).to_be_visible()
    for _ in range(6):
        greta.wait_for(lambda: greta.decides() or hugo.decides())
        (greta if greta.decides() else hugo).make_move()
        hands = hidden_hand(greta, 0), hidden_hand(hugo, 1)
        assert all(hands)
        assert not hands[1] & cards_in_page(greta)
        assert not hands[0] & cards_in_page(hugo)
        assert not (hands[0] | hands[1]) & cards_in_page(ida)
    assert hidden_hand(greta, 0) <= cards_in_page(greta)
    ida.keep("dartmoor-watching")
    hugo.page.keyboard.press("1")
    expect(hand_of(hugo, 0)).to_be_visible()
    assert not hidden_hand(greta, 0) & cards_in_page(hugo)
    hugo.keep("dartmoor-forest-of-another")


def test_a_curtain_comes_between_two_on_one_device(open_page: OpenPage) -> None:
    both = open_page()
    both.go(f"/table/{both.set_up(GRETA, HUGO, record=asked('turn', game='dartmoor', after=40))}")
    known: set[str] = set()
    for name in ("Greta", "Hugo", "Greta", "Hugo"):
        expect(both.heading("table-hand-over", player=name)).to_be_visible()
        assert not known & cards_in_page(both)
        both.keep("dartmoor-curtain")
        both.press(both.button("table-i-am", player=name))
        both.prompt.wait_for()
        seat = ["Greta", "Hugo"].index(name)
        assert both.view["you"] == seat
        assert not known & cards_in_page(both)  # the hand of who was here before
        expect(hand_of(both, seat)).to_be_visible()
        while not both.button("table-pass-on").is_visible():
            both.make_move("stack")
            both.wait_for(lambda: both.decides() or both.button("table-pass-on").is_visible())
        known = hidden_hand(both, seat)
        assert known <= cards_in_page(both)  # what was drawn last is seen before the device is handed over
        both.press(both.button("table-pass-on"))


# A turn


def test_payment_shows_how_the_bonus_stands_and_is_taken_back(open_page: OpenPage) -> None:
    greta = open_page().sit_at(GRETA, bot(), record=PAYS_TWO)
    play_two_cards(greta)
    keeps = greta.page.locator(".da-hand-card", has=greta.shows("dartmoor-page-keeps")).locator("[data-target]")
    loses = greta.page.locator(".da-hand-card", has=greta.shows("dartmoor-page-loses")).locator("[data-target]")
    expect(
        greta.page.get_by_role("status").filter(has_text=greta.words("dartmoor-page-paid", paid=0, cost=2))
    ).to_be_visible()
    greta.keep("dartmoor-payment")
    badges = greta.page.locator(".da-keeps").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect())")
    assert all(left["right"] <= right["left"] for left, right in pairwise(badges))
    greta.press(keeps.first)
    expect(greta.shows("dartmoor-page-paid", paid=1, cost=2)).to_be_visible()
    expect(greta.shows("dartmoor-page-bonus-lost")).to_have_count(0)
    greta.press(greta.button("table-undo"))
    expect(greta.shows("dartmoor-page-paid", paid=0, cost=2)).to_be_visible()
    greta.press(loses.first)
    expect(greta.shows("dartmoor-page-bonus-lost")).to_be_visible()
    expect(keeps).to_have_count(0)
    greta.keep("dartmoor-bonus-lost")
    for _ in range(3):
        expect(greta.button("table-undo")).to_be_enabled()
        greta.page.keyboard.press("Backspace")
        greta.wait_for(lambda: greta.sent[-1]["do"] != "undo" or greta.answer_to(greta.sent[-1]) is not None)
    greta.wait_for(lambda: "half:LR33-right" in greta.offered())
    expect(greta.button("table-undo")).to_be_disabled()


# Seen again


@pytest.mark.parametrize(("look", "shown"), [("0", {0}), ("1", {1}), ("open", {0, 1})])
def test_a_replay_shows_the_hands_of_whose_eyes_it_looks_through(
    open_page: OpenPage, look: str, shown: set[int]
) -> None:
    ida = open_page()
    table = ida.set_up(record=finished(game="dartmoor"))
    frames = ida.page.request.get(f"/api/tables/{table}/replay?look=open").json()["frames"]
    ida.go(f"/replay/{table}?n=60&look={look}")
    ida.page.get_by_role("slider").wait_for()
    seen: set[int] = set()
    for at in range(60, 72):
        expect(ida.page.get_by_role("slider")).to_have_js_property("valueAsNumber", at)
        hands = [unseen(player) for player in frames[at]["view"]["board"]["players"]]
        seen |= {seat for seat, hand in enumerate(hands) if hand & cards_in_page(ida)}
        ida.page.keyboard.press("ArrowRight")
    assert seen == shown
    ida.keep(f"dartmoor-replay-{look}")


# The score pad


@pytest.mark.parametrize("width", [360, 1280])
def test_the_example_of_the_rule_book_makes_127_points_on_the_pad(open_page: OpenPage, width: int) -> None:
    greta = open_page(width=width, height=740).go("/pad/dartmoor")
    greta.heading("pad-title", game="Forest Shuffle: Dartmoor").wait_for()
    closed = greta.page.locator('.pad-group [aria-expanded="false"]')
    while closed.count():
        greta.press(closed.first)
    for field, number in EXAMPLE.items():
        name = greta.words(f"dartmoor-pad-{field}")
        label = greta.words("pad-entry", field=name, player=greta.words("player", number=1))
        greta.field("pad-find").fill(name)
        greta.page.get_by_label(label, exact=True).fill(str(number))
    row = greta.page.get_by_role("row", name=re.compile(f"^{greta.words('total')}"))
    expect(row.get_by_role("cell").first).to_have_text("127")
    expect(greta.page.get_by_role("alert")).to_have_count(0)
    greta.keep(f"dartmoor-pad-{width}", whole=True)
