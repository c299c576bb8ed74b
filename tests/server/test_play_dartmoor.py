"""Dartmoor over the server: turns of several steps, each to be taken back until something hidden comes up."""

import pytest

import mire
from mire.server import log
from tests.server.client import JSON, ME, OPEN, Browser, Page
from tests.server.servers import Server
from tests.server.worlds import played, turn_of

STEPS = ["play", "at", "pay", "pay"]


@pytest.fixture
def mine(browser: Browser, friend: Browser) -> Page:
    """The page of the first of two players, who begins a turn and can play a card that costs two others."""
    return sit_down(browser, friend, turn_of(0, "dartmoor", after=51))


def sit_down(browser: Browser, friend: Browser, record: JSON) -> Page:
    """Go on from a record with a person at each of two seats."""
    table = browser.import_record(record, ME, OPEN)
    friend.sit(table, browser.invitation(table, 1))
    page = browser.enter(table, look=0)
    friend.enter(table, look=1)
    page.catch_up()
    return page


def asked(page: Page) -> JSON:
    """What a page sees of the decision at hand."""
    step: JSON = page.view["board"]["pending"][-1]
    return step


def begin_to_play(page: Page) -> None:
    """Play a card, say where it goes and pay one of two others for it."""
    page.play("play LR33-right")
    page.play()
    assert (asked(page)["ask"], asked(page)["cost"]) == ("pay", 2)
    page.play()


# The tentative turn


def test_a_card_played_is_taken_back_step_by_step(mine: Page) -> None:
    steps = [(mine.view, list(mine.lines))]
    for move in ("play LR33-right", None, None):
        mine.play(move)
        steps.append((mine.view, list(mine.lines)))
    assert mine.undo == 3
    assert [view["prompt"]["id"] for view, _ in steps] == [f"dartmoor-{ask}" for ask in ("turn", "at", "pay", "pay")]
    for step in (2, 1, 0):
        mine.do("undo")
        assert (mine.view, mine.lines, mine.undo) == (*steps[step], step)
    assert mine.refused("undo", seat=0) == "forbidden"


def test_others_see_nothing_of_a_card_that_is_not_paid_for(mine: Page, theirs: Page, watching: Page) -> None:
    before = [(page.view, page.lines) for page in (theirs, watching)]
    begin_to_play(mine)
    mine.do("undo")
    mine.play(mine.view["moves"][-1])
    for page in (theirs, watching):
        assert page.catch_up() == []
    assert [(page.view, page.lines) for page in (theirs, watching)] == before


def test_then_they_see_it_with_what_was_paid_and_no_more(mine: Page, theirs: Page, watching: Page) -> None:
    hand = mine.view["board"]["players"][0]["hand"]
    begin_to_play(mine)
    mine.play()
    for page in (theirs, watching):
        (told,) = page.catch_up()
        assert [frame["move"] for frame in told["frames"]] == [None] * 4
        assert [frame["lines"][0]["id"] for frame in told["frames"]] == [f"dartmoor-tell-{word}" for word in STEPS]
        seen, own = page.view["board"]["players"][0], mine.view["board"]["players"][0]
        assert (seen["hand"], seen["cards"]) == (None, len(hand) - 3)
        assert seen["forest"] == own["forest"]


def test_a_card_from_the_clearing_is_taken_back_but_none_from_the_stack(browser: Browser, friend: Browser) -> None:
    mine = sit_down(browser, friend, turn_of(0, "dartmoor", after=63))
    theirs = friend.pages[-1]
    theirs.catch_up()
    taken = next(move for move in mine.view["moves"] if move.startswith("take"))
    mine.play(taken)
    assert mine.undo == 1
    mine.do("undo")
    mine.play("draw")
    assert mine.view["seat"] == 0
    assert mine.undo == 0
    assert mine.refused("undo", seat=0) == "forbidden"
    (told,) = theirs.catch_up()
    assert [line["id"] for line in told["frames"][0]["lines"]] == ["dartmoor-tell-draw-unseen"]
    mine.play(taken)
    assert mine.refused("undo", seat=0) == "forbidden"


def surprise() -> tuple[JSON, str]:
    """A game in which the first player can bring up a hidden card by an effect and then has to decide on; that move."""
    found: list[str] = []

    def comes(table: mire.Table) -> bool:
        if table.seat != 0 or table.depth == 1 or not any(str(move).startswith("pay") for move in table.moves()):
            return False
        for move in table.moves():
            after = table.copy()
            after.play(move)
            if not after.over and after.seat == 0 and after.depth > 1 and after.turn > table.turn:
                found.append(str(move))
        return bool(found)

    return log.decode_record(played("dartmoor", comes, seed=3).record()), found[0]


def test_what_an_effect_brings_up_in_the_middle_of_a_turn_is_seen_and_stays(browser: Browser, friend: Browser) -> None:
    record, move = surprise()
    mine = sit_down(browser, friend, record)
    theirs = friend.pages[-1]
    theirs.catch_up()
    mine.play(move)
    assert mine.view["seat"] == 0
    assert mine.undo == 0
    assert mine.refused("undo", seat=0) == "forbidden"
    (told,) = theirs.catch_up()
    assert told["frames"][-1]["view"]["seat"] == 0
    mine.play()
    assert mine.undo <= 1  # only what came after can be taken back


# Eyes


def test_of_several_seats_at_one_page_only_the_hand_looked_at_is_told(browser: Browser) -> None:
    page = browser.enter(browser.import_record(turn_of(0, "dartmoor"), ME, ME))
    for look in (0, 1, None):
        page.ask("look", seat=look)
        hands = [player["hand"] for player in page.view["board"]["players"]]
        assert [hand is not None for hand in hands] == [look == 0, look == 1]


def test_when_the_game_is_over_hands_are_still_hidden_but_in_the_open_replay(watcher: Browser) -> None:
    table = watcher.import_record(log.decode_record(played("dartmoor", lambda table: table.over).record()))
    assert [player["hand"] for player in watcher.enter(table).view["board"]["players"]] == [None, None]
    for look, known in (("", []), ("?look=0", [0]), ("?look=1", [1]), ("?look=open", [0, 1])):
        frames = watcher.get(f"/api/tables/{table}/replay{look}").json()["frames"]
        for frame in frames:
            players = frame["view"]["board"]["players"]
            assert [seat for seat, player in enumerate(players) if player["hand"] is not None] == known


# Previews and hints


def test_a_preview_says_whether_a_payment_keeps_the_bonus(mine: Page) -> None:
    mine.play("play LR33-right")
    mine.play()
    assert asked(mine)["bonus"] is True
    previews = [mine.ask("preview", seat=0, move=move)["preview"] for move in mine.view["moves"]]
    kept = [preview["view"]["board"]["pending"][-1]["bonus"] for preview in previews]
    assert {True, False} == set(kept)
    for move, bonus in zip(mine.view["moves"], kept, strict=True):
        mine.play(move)
        assert asked(mine)["bonus"] is bonus
        mine.do("undo")


def test_a_preview_shows_no_card_of_the_stack(mine: Page, server: Server) -> None:
    logged = server.stored(mine.table)
    preview = mine.ask("preview", seat=0, move="draw")["preview"]
    assert preview == {"move": "draw", "lines": [], "view": None, "gain": 0, "ends": True}
    assert server.stored(mine.table) == logged


def test_hints_lead_through_a_whole_turn(mine: Page) -> None:
    steps = 0
    while mine.view["seat"] == 0:
        hint = mine.ask("hint", seat=0)
        assert hint["type"] == "hint"
        mine.play(hint["move"])
        steps += 1
    assert steps > 1
