"""Ways to what can't be paid yet, with all that cards do at any time, held against all exchanges that there are."""

import random

import pytest

from mire.games.farmers.box import board
from mire.games.farmers.model.steps import Acting
from mire.games.farmers.rules import notation
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_ways import (
    AT_ANY_TIME,
    as_offered,
    by_all_rules,
    endow,
    opened,
    reached,
    some_of,
    unlit_of,
)
from tests.games.farmers.rules_worlds import asked, player_with, spaces, world

# Within an action

ACTIONS = [  # not those of Farm Supplies: what is bought there is not eaten to pay for it
    board.ROOMS | board.STABLES,
    board.STABLE | board.BAKE,
    board.SOW | board.BAKE,
    board.FENCES,
    board.MAJOR,
    board.IMPROVE,
    board.MINOR,
    board.HOUSE_WORK,
    board.PLOW | board.SOW,
]
FARMS = [
    ((".xs..", "R....", "R...."), ["A5", "B5"]),
    (("Mx...", "RM...", "R...."), []),
    (("..x.s", "RR...", "RR..."), ["B4 B5"]),
]
HAND = [
    "peat_hut",
    "savings_deposit",
    "timber_mill",
    "village_hall",
    "grain_distillery",
    "farm_extension",
    "moor_enclosures",
    "wild_fields",
    "natures_fertilizer",
    "household_inventory",
    "peat_cutting_expedition",
    "spinning_mill",
    "leather_saddle",
    "wedding_coach",
]


def within_action(seed: int) -> FarmersState | None:
    """An action that may be ended, with a few goods; None where the cards don't go together."""
    chance = random.Random(seed)
    cards = some_of([*AT_ANY_TIME, "moor_fire", "museum_of_the_moors", "pot_roast_recipe"], chance, 4)
    hand = some_of(HAND, chance, 2) if chance.random() < 0.5 else []
    rows, pastures = chance.choice(FARMS)
    if "horse_butchery" in cards and "horse_slaughterhouse_2" in cards:
        return None  # one was given for the other
    state = world(
        chance.choice([2, 6]),
        level=2,
        tokens=True,
        in_round=14,
        cards=" ".join(cards),
        hand=" ".join(hand),
        unlit=unlit_of(cards, chance),
        farm=rows,
    )
    for pasture in pastures:
        state.player.farm.fence(spaces(pasture))
    state.player.farm.house = chance.randrange(3)
    endow(state, chance)
    action = chance.choice(ACTIONS)
    state.pending = [Acting(action, optional=True, one_of=action in (board.IMPROVE, board.HOUSE_WORK))]
    return state


def after_nothing(state: FarmersState) -> FarmersState:
    other = state.copy()
    assert isinstance(other, FarmersState)
    other.go_on()
    return other


def agree_within_action(seed: int) -> bool:
    state = within_action(seed)
    possible = reached(state, by_all_rules) if state else None
    if state is None or possible is None:
        return False
    now = after_nothing(state)
    offered = reached(now, as_offered) if asked(now) == "act" else []
    assert offered is not None
    assert opened(possible) == opened(offered) | {"done"}
    return True


@pytest.mark.chance
@pytest.mark.parametrize("tenth", range(10))
def test_within_an_action_all_is_opened_up_that_any_exchanges_could(tenth: int) -> None:
    assert sum(agree_within_action(20 * tenth + number) for number in range(20)) > 10


@pytest.mark.bulk
@pytest.mark.parametrize("tenth", range(10))
def test_so_it_is_in_thousands_of_positions(tenth: int) -> None:
    assert sum(agree_within_action(1000 + 300 * tenth + number) for number in range(300)) > 200


# Where something asks for a price

BUYING = [
    "animal_market",
    "again",
    "drag_horses",
    "plowhorse_market",
    "fish_smoke_house",
    "malthouse",
    "hearth_brush",
    "pastoral_letter",
]
BEGINNING = {
    "animal_market": "place animal_market",
    "again": "special cut_peat",
    "drag_horses": "place forest",
    "plowhorse_market": "place farmland",
    "fish_smoke_house": "place fishing",
    "malthouse": "special cut_peat",
    "hearth_brush": "place day_laborer",
    "pastoral_letter": "place day_laborer",
}
PAID = [notation.BUILD, notation.BUILD_WITH_FUEL, notation.KEEP, notation.GET]


def asks_a_price(seed: int) -> tuple[FarmersState, str] | None:
    """What asks for a price is about to do so; None if it does not come to that."""
    chance = random.Random(seed)
    buying = chance.choice(BUYING)
    cards = some_of(AT_ANY_TIME, chance, 3)
    if buying not in ("animal_market", "again"):
        cards += [buying, *(["well"] if buying == "pastoral_letter" else [])]
    if "horse_butchery" in cards and "horse_slaughterhouse_2" in cards:
        return None
    state = world(
        {"animal_market": 5, "again": 1}.get(buying, 2),
        level=2,
        tokens=True,
        cards=" ".join(cards),
        unlit=unlit_of(cards, chance),
        farm=(".Mxss", "R....", "R...."),
        others=[player_with(cards="stone_oven")] if buying == "hearth_brush" else [],
    )
    endow(state, chance)
    if buying == "drag_horses":
        state.player.animals[:] = [0, 0, 0, 1]
    for move in state.moves():
        if str(move) == BEGINNING[buying]:
            state.carry_out(move)
            return (state, buying) if goes_on_to_ask(state) else None
    return None


def goes_on_to_ask(state: FarmersState) -> bool:
    """Whether it comes to the question; the way there has no choice."""
    while state.seat == 0 and state.pending:
        if asked(state) in ("asked", "get", "again"):
            return True
        if asked(state) == "cut":
            state.carry_out(state.moves()[0])
        elif asked(state) == "turn" or not state.advance():
            return False
    return False


def agree_on_price(seed: int) -> bool:
    found = asks_a_price(seed)
    if not found:
        return False
    state, buying = found
    possible = reached(state, lambda now: [way for way in by_all_rules(now) if str(way[0]) != f"use {buying}"])
    if possible is None:
        return False
    steps = len(state.pending)
    now = after_nothing(state)
    is_asked = now.seat == 0 and len(now.pending) == steps and asked(now) == asked(state)
    offered = reached(now, lambda now: [way for way in as_offered(now) if str(way[0]) != f"use {buying}"])
    assert offered is not None
    assert paid(possible, buying) == (paid(offered, buying) if is_asked else set())
    if is_asked:
        assert all(paid([now], buying) or as_offered(now) for now in offered), "no exchange leads to a dead end"
    return True


def paid(states: list[FarmersState], buying: str) -> set[str]:
    """What can be bought in any of some positions."""
    words = [verb.word for verb in PAID]
    return {move for move in opened(states, buying=buying) if move.split()[0] in words or move == f"use {buying}"}


@pytest.mark.chance
@pytest.mark.parametrize("tenth", range(10))
def test_all_prices_are_paid_that_any_exchanges_could_pay(tenth: int) -> None:
    assert sum(agree_on_price(20 * tenth + number) for number in range(20)) > 8


@pytest.mark.bulk
@pytest.mark.parametrize("tenth", range(10))
def test_so_they_are_in_thousands_of_positions(tenth: int) -> None:
    assert sum(agree_on_price(1000 + 300 * tenth + number) for number in range(300)) > 120
