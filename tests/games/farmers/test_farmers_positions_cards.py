"""Positions of level II read back from their data: what can't be is refused with a sentence that says so."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mire
from mire.core.game import Setup
from mire.games.farmers.box.improvements import IDS, MINORS
from mire.games.farmers.cards.card import card_of
from mire.games.farmers.io.position_json import check, load
from mire.games.farmers.io.view import dump
from mire.games.farmers.model.steps import Asked
from mire.games.farmers.rules.dealing import WAYS
from mire.games.farmers.state import FarmersState
from tests.broken import break_at_random, edit
from tests.games.farmers.rules_worlds import asked, dealt

JSON = dict[str, Any]
ONE, FARM = ("players", 0), ("players", 0, "farm")


def dumped(state: FarmersState) -> JSON:
    data: JSON = json.loads(json.dumps(dump(state)))
    return data


def read(data: object, players: int, hands: str, *, tokens: bool = False) -> FarmersState:
    return load(Setup(players, 0, {}), data, tokens=tokens, level=2, hands=hands)


def middle(players: int, hands: str, seed: int, plies: int) -> FarmersState:
    """A game by chance after some moves."""
    state, chance = dealt(players, seed, hands=hands), random.Random(seed)
    for _ in range(plies):
        state.play(chance.choice(state.moves()))
    return state


def questions(state: FarmersState) -> list[tuple[int, int]]:
    """What cards ask, and what they remember for that."""
    return [(step.effect, step.memory) for step in state.pending if isinstance(step, Asked)]


def playing(*cards: str, players: int = 2) -> FarmersState:
    """A game by chance in which one of some cards was played and a card asks something."""
    for seed in range(2000):
        state, chance = dealt(players, seed, hands="deal"), random.Random(seed)
        while asked(state) != "over":
            step = state.pending[-1]
            if isinstance(step, Asked) and IDS[card_of(step.effect)] in cards:
                return state
            state.play(chance.choice(state.moves()))
    raise AssertionError("it does not come up")


@pytest.mark.chance
@pytest.mark.parametrize("hands", WAYS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_positions_of_a_game_come_back(players: int, hands: str) -> None:
    tokens = players % 2 == 0
    state, chance = dealt(players, players + 3, tokens=tokens, hands=hands), random.Random(players)
    while asked(state) != "over":
        if asked(state) not in ("turn", "feed", "heat") or chance.random() < 0.2:
            data = dumped(state)
            again = read(data, players, hands, tokens=tokens)
            assert dumped(again) == data
            assert again.moves() == state.moves()
        state.play(chance.choice(state.moves()))


@pytest.mark.chance
def test_all_questions_that_cards_ask_come_back() -> None:
    """In many games; what a card remembers is told and read."""
    found: set[int] = set()
    for seed in range(120):
        state, chance = dealt(1 + seed % 6, seed, hands=WAYS[seed % 4]), random.Random(seed)
        while asked(state) != "over":
            effects = {effect for effect, _ in questions(state)}
            if effects - found:
                found |= effects
                data = dumped(state)
                again = read(data, len(state.players), WAYS[seed % 4])
                assert dumped(again)["pending"] == data["pending"]
                assert questions(again) == questions(state)
            state.play(chance.choice(state.moves()))
    assert len(found) > 20


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    data = dumped(middle(2, "draft", 3, 60))
    for player in data["players"]:
        del player["due"], player["rates"], player["prices"], player["pack"], player["aside"], player["hand"]["known"]
        del player["hand"]["number"], player["farm"]["unused"], player["farm"]["singles"]
    del data["draft"]
    assert read(data, 2, "draft").moves()


def other_hand(data: JSON) -> None:
    hands = [player["hand"]["cards"] for player in data["players"]]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


def twice(data: JSON) -> None:
    data["hidden"]["undealt"][0] = data["hidden"]["hands"][0][0]


def shown(data: JSON) -> None:
    card = data["players"][0]["hand"]["cards"].pop(0)
    data["shown"][card] = 0


def shown_by_another(data: JSON) -> None:
    card = data["players"][0]["hand"]["cards"][0]
    data["shown"][card] = 1
    data["players"][0]["hand"]["cards"].remove(card)
    data["players"][0]["cards"].append(card)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (other_hand, "player 1: the 'hand' is what was taken and not played, and cards passed on"),
        (twice, f"each of {len(MINORS)} minor improvements is in 'hands', 'packs', 'aside' or 'undealt', once"),
        (shown, "'shown' are the minor improvements in play, passed on or removed, each in one place"),
        (shown_by_another, "'shown' tells who of the players had a card in the first hand"),
        (edit("fresh", to=["loam"]), "'fresh' are cards that have been played"),
        (edit("removed", to=["loam"]), "'shown' are the minor improvements in play"),
        (edit("removed", to=["well"]), "each of 24 major improvements is in one of 12 stacks"),
        (edit("garden_path", to=5), "seats go from 0 to 1"),
        (edit("hidden", "hands", to=[]), "'hands' and 'aside' have 2 entries"),
        (edit("hidden", "packs", to=[[], [], []]), "'packs' as many or none"),
        (edit("hidden", "draws", to=[1, 2]), "'drawn' are up to 0 numbers of start cards, with hidden 'draws' 12"),
        (edit("hidden", "draws", 0, to=10), "'drawn' are up to 0 numbers of start cards, with hidden 'draws' 12"),
        (edit("drawn", to=[3]), "'drawn' are up to 0 numbers of start cards, with hidden 'draws' 12"),
        (edit(*ONE, "hand", "number", to=3), "number: it must be 7"),
        (edit(*ONE, "lies_on", to={"loam": 2}), "something lies on cards"),
        (edit(*ONE, "lying", to=1), "'lying' are some of the horses, with the Bog Pony"),
        (edit(*ONE, "lodger", to="sheep"), "the 'lodger' is an animal on the Night Pasture of another"),
        (edit(*ONE, "hut", to="A1"), "the 'hut' is a forest with a person of the supply"),
        (edit(*ONE, "helpers", to=1), "the 'hut' is a forest with a person of the supply"),
        (edit(*ONE, "deliveries", to=[{"round": 3, "ware": "moor", "card": "swamp"}]), "or what cards bring"),
        (edit(*FARM, "board", to=["A1"]), "the 'board' is A1 to C5"),
        (edit(*FARM, "board", 0, to="A6"), "the 'board' is A1 to C5"),
        (edit(*FARM, "posts", to=["A3"]), "the 'posts' are spaces that are 'blocked'"),
        (edit(*FARM, "reserve", to="A1"), "the 'reserve' of the Nature Reserve is a forest or moor"),
        (edit(*FARM, "planted", to=["A1"]), "'planted' are unused spaces, as many as the player's cards allow: 0"),
        (edit(*FARM, "covered", to={"A1": ["moor"]}), "'covered' are forests and moors under others"),
        (edit(*FARM, "left", to={"A1": ["food"]}), "goods are 'left' by cards"),
        (edit("pending", to=[{"ask": "asked", "card": "loam", "effect": 5}]), "loam has no effect 5"),
        (edit("pending", to=[{"ask": "asked", "card": "taps"}]), "'asked' is not possible for player 1"),
        (edit("pending", to=[{"ask": "occur", "instant": "noon"}]), "there is no 'noon'"),
        (
            edit("pending", to=[{"ask": "turn"}, {"ask": "turn"}]),
            "not what a round, a harvest or a card in use brings about",
        ),
        (edit("pending", to=[{"ask": "draft"}]), "not what a round, a harvest or a card in use brings about"),
        (edit("pending", to=[{"ask": "decide", "seat": 7}, {"ask": "house"}]), "seats go from 0 to 1"),
        (edit("pending", to=[{"ask": "cut"}, {"ask": "prepare"}]), "'prepare' is no decision"),
        (edit("pending", to=[{"ask": "occur", "instant": "person_acted"}]), "'occur' is no decision"),
        (edit("pending", to=[{"ask": "prepare"}, {"ask": "turn"}]), "there are harvests after the rounds"),
    ],
)
def test_what_can_not_be_is_refused_by_name(change: Callable[[JSON], None], complaint: str) -> None:
    data = dumped(dealt(2, 1, hands="deal"))
    del data["players"][0]["farm"]["fences_left"]
    change(data)
    with pytest.raises(mire.BadRecord) as refused:
        read(data, 2, "deal")
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    ("hands", "as_if", "complaint"),
    [
        ("draft", "deal", "there are 'packs' in a draft only"),
        ("deal", "draft", "there are 'packs' in a draft only"),
        ("draft", "draft_8", "each of the 'packs' had 8 cards"),
        ("mulligan", "deal", "cards are set 'aside' for others with hands 'mulligan' only"),
    ],
)
def test_hands_come_about_as_the_options_say(hands: str, as_if: str, complaint: str) -> None:
    with pytest.raises(mire.BadRecord) as refused:
        read(dumped(dealt(2, 1, hands=hands)), 2, as_if)
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["pending"].pop(),
        lambda data: data["pending"].pop(0),
        lambda data: data["pending"].append({"ask": "draft", "seat": 2}),
        lambda data: data.update(seat=2),
        lambda data: data["hidden"]["hands"][0].pop(),
    ],
)
def test_the_draft_goes_on_in_turn(change: Callable[[JSON], None]) -> None:
    data = dumped(middle(3, "draft", 1, 4))
    change(data)
    with pytest.raises(mire.BadRecord):
        read(data, 3, "draft")


def test_without_hand_cards_nothing_of_them_belongs_there() -> None:
    data = dumped(dealt(2, 1))
    data["shown"] = {}
    with pytest.raises(mire.BadRecord, match="'shown' does not belong there"):
        load(Setup(2, 0, {}), data, tokens=False)


# Broken by chance

MIDDLES = [
    (1 + seed % 6, WAYS[seed % 4], middle(1 + seed % 6, WAYS[seed % 4], seed, 29 * seed % 55)) for seed in range(14)
]
QUESTIONS = [("clear_felling", "thicket", "bog_forest"), ("farm_extension", "moor_enclosures"), ("cattle_stall",)]
MIDDLES += [(2, "deal", playing(*cards)) for cards in QUESTIONS]
DATA = [(players, hands, dumped(state)) for players, hands, state in MIDDLES]


def places(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """All places in nested data, but not each card that is hidden."""
    found = [path] if path else []
    if path in (("hidden", "undealt"), ("draft",)):
        return found
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        found += places(value, (*path, key))
    return found


PLACES = [places(data) for _, _, data in DATA]
ASKS = ("turn", "house", "cut", "fell", "clear", "again", "card", "feed", "heat", "breed", "open", "return", "draft")
SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 16),
    st.sampled_from(
        [10**30, 0.5, "", "forest", "A1", "C3", "A6", "well", "loam", "thicket", "grain", "moor", "\ud800"]
    ),
    st.sampled_from([[], {}, [None], ["A2"], ["B4", "B5"], ["loam"], {"loam": 1}, {"A1": ["food"]}, {"A1": ["moor"]}]),
    st.sampled_from([{"ask": ask} for ask in ASKS]),
    st.sampled_from(
        [
            {"ask": "asked", "card": "thicket", "effect": 0},
            {"ask": "asked", "card": "livestock_market", "animals": ["sheep"]},
            {"ask": "asked", "card": "moor_archaeology", "spaces": ["B3"]},
            {"ask": "decide", "seat": 1},
            {"ask": "occur", "instant": "built_rooms", "number": 1},
            {"ask": "act", "actions": ["minor"], "optional": True},
            {"ask": "act", "actions": ["major", "minor"], "one_of": True},
        ]
    ),
)


@pytest.mark.chance
@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_broken_positions_are_refused_clearly_or_play_to_the_end(draw: st.DataObject) -> None:
    which = draw.draw(st.integers(0, len(DATA) - 1))
    players, hands, whole = DATA[which]
    data = break_at_random(whole, PLACES[which], SCRAPS, draw)
    try:
        state = read(data, players, hands)
    except mire.MireError:
        return
    chance = random.Random(1)
    while asked(state) != "over":
        state.play(chance.choice(state.moves()))
        check(state)
