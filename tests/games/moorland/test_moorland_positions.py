"""Positions set up by hand: what can't lie on a table is refused, what is accepted can be played to the end."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mire
from tests.broken import break_at_random
from tests.games.moorland.worlds import JSON, LETTERS, asked, moor, play


def by_hand(table: mire.Table) -> JSON:
    """A table's JSON as a position set up by hand."""
    data: JSON = json.loads(table.to_json())
    return {**data, "seed": None, "moves": []}


def middle(seed: int = 5, decisions: int = 40, players: int = 2) -> JSON:
    """A position from the middle of a game played by chance."""
    rng = random.Random(seed)
    table = mire.new("moorland", players, seed)
    for _ in range(decisions):
        table.play(rng.choice(table.moves()))
    return by_hand(table)


def play_out(table: mire.Table, seed: int = 0) -> None:
    rng = random.Random(seed)
    while not table.over:
        moves = table.moves()
        assert moves, table.to_json()
        table.play(rng.choice(moves))
        table.check()
    table.scores()


def edit(*path: str | int, to: object) -> Callable[[JSON], None]:
    def change(data: Any) -> None:
        data = data["state"]
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change


def lose_a_card(data: JSON) -> None:
    data["state"]["hidden"]["deck"].pop()
    data["state"]["deck"] -= 1


def double_a_card(data: JSON) -> None:
    data["state"]["hidden"]["deck"][0] = data["state"]["display"][0]


def starve_the_deck(data: JSON) -> None:
    state = data["state"]
    state["discard"] += state["hidden"]["deck"]
    state["hidden"]["deck"] = []
    state["deck"] = 0


def starve_the_display(data: JSON) -> None:
    state = data["state"]
    state["discard"] += state["display"][1:]
    state["display"] = state["display"][:1]


def hoard(data: JSON) -> None:
    """The other player stores more cards than there were rounds."""
    state = data["state"]
    state["moors"][1]["stored"] += [state["hidden"]["deck"].pop() for _ in range(9)]
    state["deck"] -= 9


def cover_all(data: JSON) -> None:
    """The player to move has covered everything in round 1."""
    state = data["state"]
    for letter in LETTERS:
        state["moors"][0]["sections"][letter] = {"card": state["hidden"]["deck"].pop(), "face": "down"}
    state["deck"] -= 12
    state["water"] = []


WRONG = [
    (edit("round", to=0), "round"),
    (edit("round", to=13), "round"),
    (edit("round", to=2), "'plant_discard' has a card per earlier round"),
    (edit("mushroom", to=2), "'mushroom' and 'seat' must be seats from 0 to 1"),
    (edit("seat", to=2), "'mushroom' and 'seat' must be seats from 0 to 1"),
    (edit("seat", to=-1), "'pending' can't be"),
    (edit("turn", to=-1), "turn"),
    (edit("structure", to=[]), "place each of the plans 1, 2, 3 and 4 once"),
    (edit("structure", 0, "x", to=1), "layout"),
    (edit("structure", 0, "side", to="green"), "side must be white or black"),
    (edit("plant_card", to=["rushes"]), "there are not so many plant cards with rushes"),
    (edit("plant_card", to=[]), "there are not so many plant cards with no plants"),
    (edit("hidden", "plant_deck", to=[]), "the plant cards do not match the components"),
    (lose_a_card, "every moor card in play lies in one place; not so"),
    (double_a_card, "every moor card in play lies in one place; not so"),
    (edit("deck", to=3), "'deck' counts the hidden deck"),
    (edit("display", to=[]), "every moor card in play lies in one place"),
    (edit("water", to=["M"]), "water"),
    (edit("covered", to=["A"]), "'covered' names sections that the player has not covered"),
    (edit("stock", to={"heather": 1}), "plants are in 'stock' while they drift, and only then"),
    (edit("stock", to={"heather": 7}), "'stock' holds the plants of one section, at most 6"),
    (edit("stock", to={"heather": 999}), "'stock' holds the plants of one section, at most 6"),
    (edit("moors", 0, "sections", "A", to={"face": "down"}), "without a card, no face"),
    (edit("pending", to=[]), "'pending' can't be []"),
    (edit("pending", to=[{"ask": "take"}]), "'pending' can't be"),
    (edit("pending", to=[{"ask": "dance"}]), "pending"),
    (edit("pending", to=[{"ask": "play"}, {"ask": "drift"}]), "the pending 'drift' needs a section"),
    (
        edit("pending", to=[{"ask": "play"}, {"ask": "drift", "section": "A"}]),
        "plants drift from a section covered in this turn",
    ),
    (edit("pending", to=[{"ask": "play"}, {"ask": "to", "section": "A"}]), "needs a section and a plant"),
    (
        edit("pending", to=[{"ask": "play"}, {"ask": "to", "section": "A", "plant": "heather"}]),
        "the plant to be moved by water is not there",
    ),
    (edit("moors", to=[]), "2 players have as many moors, not 0"),
    (edit("moors", 0, "sections", to={}), "moor 1: a moor has the sections A to L and four root spaces"),
    (edit("moors", 1, "roots", to=[None]), "moor 2: a moor has the sections A to L and four root spaces"),
    (edit("moors", 0, "sections", "A", to={"plants": {"heather": 7}}), "moor 1: section A has 6 spaces"),
    (edit("moors", 0, "sections", "A", to={"plants": {"heather": 4, "rushes": 3}}), "section A has 6 spaces"),
    (edit("moors", 0, "sections", "A", to={"plants": {"heather": -1}}), "$.moors[0].sections"),
    (edit("moors", 0, "sections", "A", to={"plants": {"orchid": 1}}), "orchid"),
    (edit("moors", 0, "sections", "A", to={"card": 61}), "section A: a card from 1 to 60 covers it"),
    (edit("moors", 0, "sections", "A", to={"card": 1, "plants": {"heather": 1}}), "or plants lie on it"),
    (edit("moors", 0, "water", to=13), "there are only 12 water markers"),
    (edit("moors", 0, "water", to=1), "there are only 12 water markers"),
    (edit("moors", 0, "water", to=-1), "water"),
    (edit("moors", 0, "surplus", to={"heather": "many"}), "surplus"),
    (edit("moors", 0, "colour", to="blue"), "unknown field `colour`"),
    (edit("weather", to="rain"), "unknown field `weather`"),
    (starve_the_deck, "the deck"),
    (starve_the_display, "display"),
    (hoard, "moor 2"),
    (cover_all, "moor 1"),
]


@pytest.mark.parametrize(("fault", "expected"), WRONG)
def test_a_position_that_cant_be_is_refused_and_the_fault_named(fault: Callable[[JSON], None], expected: str) -> None:
    data = by_hand(mire.new("moorland", 2, seed=5))
    fault(data)
    with pytest.raises(mire.BadRecord) as caught:
        mire.from_json(data)
    assert expected in str(caught.value)


def test_a_water_marker_on_a_covered_letter_is_refused() -> None:
    data = by_hand(moor(F="36 up"))
    data["state"]["water"].append("F")
    with pytest.raises(mire.BadRecord, match="a water marker lies on a letter that has been covered"):
        mire.from_json(data)


def test_a_game_that_is_over_before_round_12_is_refused() -> None:
    data = by_hand(mire.new("moorland", 2, seed=5))
    data["state"].update(seat=None, pending=[])
    with pytest.raises(mire.BadRecord, match="the game is over after round 12"):
        mire.from_json(data)


@pytest.mark.parametrize("state", [None, 3, "state", [], {}, {"round": 1}])
def test_a_state_of_the_wrong_kind_is_refused(state: object) -> None:
    data = by_hand(mire.new("moorland", 2, seed=5))
    with pytest.raises(mire.BadRecord, match="state: "):
        mire.from_json({**data, "state": state})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 1, 2, 17, 40, 90])
def test_any_moment_of_a_game_can_be_set_up_by_hand_and_played_to_the_end(players: int, decisions: int) -> None:
    data = middle(decisions + players, decisions, players)
    table = mire.from_json(data)
    assert by_hand(table) == data
    play_out(table)


def test_worlds_of_these_tests_can_be_played_to_the_end() -> None:
    for table in (
        moor(F="2 heather", stored=[33, 36], water=2, others=[{"F": "1 up"}]),
        moor(ask="take", players=3, seat=1, mushroom=0, A="2 heather"),
        moor(ask="grow", players=4, C="33 turned", surplus="3 heather", roots=[None, "heather", None, None]),
    ):
        play_out(table)


def test_a_table_set_up_by_hand_can_be_played_on_and_saved_again() -> None:
    table = play(moor(stored=[33], F="2 cotton_grass", water=1, L="1 rushes"), "play 33 F up", "water L rushes")
    assert asked(table) == "to"
    again = mire.from_json(table.to_json())
    assert again.to_json() == table.to_json()
    assert again.moves() == table.moves()


def test_a_table_set_up_by_hand_has_no_record() -> None:
    with pytest.raises(mire.BadRecord, match="not dealt from a seed"):
        moor().record()


# Broken data of every kind: only a clear refusal, or a position that can be played to the end.

MIDDLES = [middle(seed, 25 * seed, 2 + seed % 3) for seed in range(6)]


def places(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """All places in nested data."""
    found = [path]
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            found += places(value, (*path, index))
    return found


PLACES = [places(data["state"], ("state",)) for data in MIDDLES]
SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 62),
    st.sampled_from([10**30, -(2**63), 0.5, "", "A", "heather", "up", "down", "drift", "to", "play", "take"]),
    st.sampled_from([[], {}, [None], {"heather": 6}, {"rushes": 999}, [{"ask": "play"}], {"card": 7, "face": "down"}]),
)


@pytest.mark.chance
@settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_broken_positions_are_refused_clearly_or_play_to_the_end(draw: st.DataObject) -> None:
    which = draw.draw(st.integers(0, len(MIDDLES) - 1))
    data = break_at_random(MIDDLES[which], PLACES[which], SCRAPS, draw)
    try:
        table = mire.from_json(data)
    except mire.MireError:
        return
    play_out(table)
