"""Positions read back from their data: what can't be is refused with a sentence that says so."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mire
from mire.core.game import Setup
from mire.games.farmers.io.position_json import check, load
from mire.games.farmers.io.view import dump
from mire.games.farmers.state import FarmersState
from tests.broken import break_at_random, edit
from tests.games.farmers.rules_worlds import asked, dealt

JSON = dict[str, Any]


def middle(players: int, seed: int, plies: int, *, tokens: bool = False) -> FarmersState:
    """A game by chance after some moves."""
    state, chance = dealt(players, seed, tokens=tokens), random.Random(seed)
    for _ in range(plies):
        state.play(chance.choice(state.moves()))
    return state


def dumped(state: FarmersState) -> JSON:
    data: JSON = json.loads(json.dumps(dump(state)))
    return data


def read(data: object, players: int = 2, *, tokens: bool = False) -> FarmersState:
    return load(Setup(players, 0, {}), data, tokens=tokens)


def until(ask: str, players: int, seed: int = 0) -> FarmersState:
    """A game by chance at its first decision of a kind."""
    state, chance = dealt(players, seed), random.Random(seed)
    while asked(state) != ask:
        if asked(state) == "over":
            seed += 1
            state, chance = dealt(players, seed), random.Random(seed)
        state.play(chance.choice(state.moves()))
    return state


@pytest.mark.chance
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_every_position_of_a_game_comes_back(players: int) -> None:
    state, chance = dealt(players, players, tokens=players % 2 == 0), random.Random(players)
    while asked(state) != "over":
        data = dumped(state)
        again = read(data, players, tokens=players % 2 == 0)
        assert dumped(again) == data
        assert again.moves() == state.moves()
        state.play(chance.choice(state.moves()))


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    data = dumped(middle(2, 3, 40))
    for player in data["players"]:
        del player["due"], player["rates"], player["farm"]["board"], player["farm"]["fences_left"]
    for space in data["spaces"]:
        del space["blocked"]
    assert read(data).moves()


ONE, FARM = ("players", 0), ("players", 0, "farm")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (edit("seat", to=2), "seats go from 0 to 1"),
        (edit("first", to=-1), "seats go from 0 to 1"),
        (edit("round", to=-1), "Expected `int` >= 0"),
        (edit("round", to=0), "0 'stage_cards' lie open in round 0"),
        (edit("round", to=2), "2 'stage_cards' lie open in round 2"),
        (edit("stage_cards", 0, to="fencing"), "major_improvement, grain_utilization, sheep_market, fencing come in"),
        (edit("stage_cards", 0, to="lawn"), "there is no 'lawn'"),
        (edit("solo", to={"buried": [], "discarded": [], "kept": False}), "'solo' is for one player alone"),
        (edit("spaces", 0, "id", to="forest"), "the 'spaces' are: farm_expansion, meeting_place"),
        (edit("spaces", 0, "stock", to=1), "farm_expansion: 0 come each round"),
        (edit("spaces", 6, "stock", to=2), "forest: 3 come each round, 3 by now"),
        (edit("spaces", 6, "stock", to=6), "forest: 3 come each round, 3 by now"),
        (edit("spaces", 6, "by", to=1), "every adult is at home"),
        (edit("spaces", 5, "by", to=1), "every adult is at home, in bed, in the Infirmary or on an action space"),
        (edit("spaces", 5, "blocked", to=True), "blocked: it must be False"),
        (edit("special", 0, "card", to="peat_6"), "'special' has, in this order: terrain_2, market_2"),
        (edit("special", 0, "face_down", to=True), "a face-down card is in front of a player"),
        (edit("stacks", 0, to=[]), "each of 24 major improvements is in one of 12 stacks"),
        (edit("stacks", 4, to=["well", "village_church"]), "has well upon village_church and nothing else"),
        (edit("traded", to=["reed"]), "'traded' are goods that the trade buildings of the player give"),
        (edit("pending", to=[]), "the game is over after round 14"),
        (edit("pending", to=[{"ask": "nap"}]), "nothing pending is called 'nap'"),
        (edit("pending", to=[{"ask": "turn"}, {"ask": "turn"}]), "upon a 'turn' there is nothing"),
        (edit("pending", to=[{"ask": "cut"}]), "not what a space or special action in use by the player opens"),
        (edit("pending", to=[{"ask": "house"}]), "not what a space or special action in use by the player opens"),
        (edit("pending", to=[{"ask": "prepare"}]), "there are harvests after the rounds"),
        (edit("pending", to=[{"ask": "card"}]), "whether the 'card' stays"),
        (edit("pending", to=[{"ask": "act", "actions": ["dig"]}]), "the actions are, each once: plow, sow"),
        (edit(*ONE, "goods", to={"wood": 1}), "there must be a number for each of wood, clay"),
        (edit(*ONE, "goods", "wood", to=-1), "Expected `int` >= 0"),
        (edit(*ONE, "goods", "wood", to=1000), "Expected `int` <= 999"),
        (edit(*ONE, "animals", "sheep", to=2), "player 1 has no room for all animals"),
        (edit(*ONE, "people", to=6), "there are 2 to 5 people"),
        (edit(*ONE, "people", to=3), "families grow from round 5 on"),
        (edit(*ONE, "home", to=1), "every adult is at home, in bed, in the Infirmary or on an action space"),
        (edit(*ONE, "cards", to=["well"]), "each of 24 major improvements is in one of 12 stacks or somebody's, once"),
        (edit(*ONE, "unlit", to=["well"]), "'unlit' is for games with fuel tokens"),
        (edit(*ONE, "crafted", to=["joinery"]), "'crafted' are buildings of the player used in the last harvest"),
        (edit(*ONE, "bonus", to=1), "'bonus' is for the Village Church"),
        (edit(*ONE, "begging", to=1), "'begging' begins with the first harvest"),
        (edit(*ONE, "deliveries", to=[{"round": 2, "ware": "food", "card": "well"}]), "'deliveries' of well are food"),
        (edit(*ONE, "due", "food", to=9), "due: food: it must be 4"),
        (edit(*FARM, "rooms", to=["B1"]), "the 'rooms' are one house, with B1 and C1"),
        (edit(*FARM, "rooms", to=["B1", "B1"]), "a space is named twice"),
        (edit(*FARM, "rooms", to=["B1", "C1", "E1"]), "a space of the farm, A1 to C5, holds one thing"),
        (edit(*FARM, "stables", to=["B1"]), "a space of the farm, A1 to C5, holds one thing"),
        (edit(*FARM, "sown", to={"B1": {"crop": "grain", "left": 3}}), "'sown' are fields"),
        (edit(*FARM, "house", to="straw"), "Invalid enum value 'straw'"),
        (edit(*FARM, "fences_left", to=3), "fences_left: it must be 15"),
    ],
)
def test_what_can_not_be_is_refused_by_name(change: Callable[[JSON], None], complaint: str) -> None:
    data = dumped(dealt(2, 1))
    change(data)
    with pytest.raises(mire.BadRecord) as refused:
        read(data)
    assert complaint in str(refused.value)


def empty_farm(**parts: object) -> JSON:
    """A game at its start in which the first farm has neither forests nor moors, but something else."""
    data = dumped(dealt(2, 1))
    farm = data["players"][0]["farm"]
    farm.update({"forests": [], "moors": [], **parts})
    del farm["fences_left"]
    return data


@pytest.mark.parametrize(
    ("parts", "complaint"),
    [
        ({"rooms": ["B1", "C1", "A5"]}, "the 'rooms' are one house"),
        ({"forests": ["A1", "A3"]}, "what is left of start cards"),
        ({"fields": ["A1", "C5"]}, "each of the 'fields' lies beside another"),
        ({"fields": ["A1"], "sown": {"A1": {"crop": "vegetable", "left": 3}}}, "up to 3 grain or 2 vegetables"),
        ({"stables": ["A1", "A2", "A3", "A4", "A5"]}, "there are 4 stables"),
        ({"pastures": [{"spaces": ["A1", "C5"]}]}, "some connected spaces of its own"),
        ({"pastures": [{"spaces": ["A1"]}, {"spaces": ["A1"]}]}, "some connected spaces of its own"),
        ({"pastures": [{"spaces": []}]}, "some connected spaces of its own"),
        ({"pastures": [{"spaces": ["A1"]}, {"spaces": ["C5"]}]}, "each of the 'pastures' lies beside another"),
        ({"pastures": [{"spaces": [f"{row}{n}"]} for row in "AC" for n in (2, 3, 4, 5)]}, "lies beside another"),
        ({"pastures": [{"spaces": [f"A{n}"]} for n in (1, 2, 3, 4, 5)]}, "take more than 15 fences"),
        ({"fields": ["A2"], "pastures": [{"spaces": ["A2"]}]}, "holds one thing, a pasture only stables"),
    ],
)
def test_a_farm_that_can_not_be_is_refused(parts: JSON, complaint: str) -> None:
    with pytest.raises(mire.BadRecord) as refused:
        read(empty_farm(**parts))
    assert complaint in str(refused.value)


def test_a_farm_without_forests_and_moors_is_fine() -> None:
    assert read(empty_farm(stables=["A1"], pastures=[{"spaces": ["A1", "A2"]}, {"spaces": ["A3"]}])).moves()


def test_the_lower_card_of_a_stack_comes_out_last_unless_the_upper_one_came_back() -> None:
    data = dumped(dealt(2, 1))
    data["stacks"][4] = ["well"]
    data["players"][0]["cards"] = ["village_church"]
    with pytest.raises(mire.BadRecord, match="village_church can't be built while well lies upon it"):
        read(data)
    data = dumped(dealt(2, 1))
    data["stacks"][2] = ["cooking_hearth_4"]
    data["players"][0]["cards"] = ["cookhouse_4"]
    del data["players"][0]["rates"]
    assert read(data).moves()


@pytest.mark.parametrize(
    ("ask", "players", "change", "complaint"),
    [
        ("feed", 2, lambda data: data["pending"].pop(), "people are fed and houses heated in turn order"),
        ("feed", 3, lambda data: data["pending"].pop(1), "animals breed in turn order"),
        ("feed", 2, lambda data: data["pending"][-1].update(begun=False), "one player at a time feeds"),
        ("feed", 2, lambda data: data["special"][0].update(by=0), "all special action cards are on the display"),
        ("feed", 2, lambda data: data["players"][0].update(home=1, bed=1), "in a harvest all people are at home"),
        ("feed", 2, lambda data: data.update(round=3), "'stage_cards' lie open in round 3"),
        ("again", 1, lambda data: data["special"].clear(), "each of 10 special action cards is in one place"),
        ("again", 1, lambda data: data["special"][0].update(by=None), "only while it is used"),
        ("card", 1, lambda data: data["solo"].update(kept=True), "whether the 'card' stays"),
        ("fence", 2, lambda data: data["pending"][-1].update(spaces=[]), "not what a space or special action"),
        ("act", 2, lambda data: data["pending"][-1].update(optional=True), "not what a space or special action"),
        ("get", 6, lambda data: data["pending"][-1].update(choice=5), "not what a space or special action"),
    ],
)
def test_what_is_pending_must_be_what_can_be(
    ask: str, players: int, change: Callable[[JSON], None], complaint: str
) -> None:
    data = dumped(until(ask, players))
    change(data)
    with pytest.raises(mire.BadRecord) as refused:
        read(data, players)
    assert complaint in str(refused.value)


@pytest.mark.parametrize("data", [None, [], {}, "state", {"seat": "\ud800"}], ids=repr)
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    with pytest.raises(mire.BadRecord, match="state"):
        read(data)


def test_a_position_is_for_its_number_of_players() -> None:
    with pytest.raises(mire.BadRecord, match="'players' has 2 entries for 3 players"):
        read(dumped(dealt(2, 1)), 3)


# Broken by chance

MIDDLES = [(1 + seed % 6, middle(1 + seed % 6, seed, 15 + 23 * seed % 60)) for seed in range(12)]
MIDDLES += [(players, until(ask, players)) for ask in ("feed", "heat", "fence", "act", "house") for players in (1, 3)]
DATA = [(players, dumped(state)) for players, state in MIDDLES]


def places(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """All places in nested data."""
    found = [path] if path else []
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        found += places(value, (*path, key))
    return found


PLACES = [places(data) for _, data in DATA]
SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 16),
    st.sampled_from([10**30, -(2**63), 0.5, "", "forest", "A1", "C3", "well", "grain", "terrain_2", "\ud800"]),
    st.sampled_from([[], {}, [None], ["A2"], ["B4", "B5"], [{"ask": "turn"}], [{"ask": "act", "actions": ["plow"]}]]),
    st.sampled_from(
        [{"ask": ask} for ask in ("turn", "house", "cut", "again", "card", "feed", "heat", "breed", "fence")]
    ),
)


def play_out(state: FarmersState) -> None:
    """To the end, by chance; nothing breaks on the way."""
    chance = random.Random(1)
    while asked(state) != "over":
        state.play(chance.choice(state.moves()))
        check(state)


@pytest.mark.chance
@settings(max_examples=200, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_broken_positions_are_refused_clearly_or_play_to_the_end(draw: st.DataObject) -> None:
    which = draw.draw(st.integers(0, len(DATA) - 1))
    players, whole = DATA[which]
    data = break_at_random(whole, PLACES[which], SCRAPS, draw)
    try:
        state = read(data, players)
    except mire.MireError:
        return
    play_out(state)
