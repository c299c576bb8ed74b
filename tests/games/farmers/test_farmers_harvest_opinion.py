"""Feeding and heating held against a plain writing of it, in which everything may be exchanged at any time."""

import random

import pytest

from mire.games.farmers.box.goods import FOOD, FUEL, WOOD
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_exchanges import (
    CHURCH,
    COOKS,
    CRAFTS,
    OWNED,
    TRADES,
    Household,
    changed,
    household,
    spread,
    spread_later,
)
from tests.games.farmers.rules_worlds import asked, harvest, world


def by_the_rules(home: Household, owned: list[str], food: int, fuel: int, people: int) -> set[Household]:
    """All results of feeding and heating, with exchanges before, between and after."""
    fed = set()
    for now in spread({home}, owned, once=[*CRAFTS, CHURCH]):
        eaten = min(food, now.goods[FOOD])
        fed.add(now._replace(goods=changed(now.goods, FOOD, -eaten), begging=food - eaten))
    heated = set()
    for now in spread(fed, owned, once=[*CRAFTS, CHURCH]):
        for paid in range(min(fuel, now.goods[FUEL]) + 1):
            heated.add(now._replace(goods=changed(now.goods, FUEL, -paid), sick=min(fuel - paid, people)))
    return spread(heated, owned, once=[CHURCH])


def as_played(state: FarmersState) -> set[Household]:
    """All results that the moves of the engine lead to."""
    found, known, fresh = set(), set(), [state]
    while fresh:
        now = fresh.pop()
        home = household(now)
        if asked(now) not in ("feed", "heat"):
            found.add(home)
        elif (asked(now), home, *now.traded) not in known:
            known.add((asked(now), home, *now.traded))
            for move in now.moves():
                after = now.copy()
                assert isinstance(after, FarmersState)
                after.play(move)
                fresh.append(after)
    return found


@pytest.mark.chance
@pytest.mark.parametrize("seed", range(40))
def test_every_result_of_feeding_and_heating_can_be_reached_and_no_other(seed: int) -> None:
    chance = random.Random(seed)
    owned = [card for card in OWNED if chance.random() < 0.4]
    state = world(in_round=4, cards=" ".join(owned), farm=("s....", "Rs...", "R...."), house="clay", people=1)
    player = state.players[0]
    player.goods[:] = [chance.choice([0, 0, 0, 1, 1, 2]) for _ in player.goods]
    player.animals[:] = [chance.randrange(2) for _ in range(3)] + [0]
    agree(state, owned, fuel=1)


@pytest.mark.parametrize("seed", range(60))
def test_so_it_is_with_cooking_improvements_that_are_not_in_use_in_poor_houses(seed: int) -> None:
    chance = random.Random(seed)
    house = ["clay", "stone", "stone"][seed % 3]
    owned = [card for card in OWNED if chance.random() < (0.6 if card in COOKS or card in TRADES else 0.2)]
    unlit = [card for card in owned if card in COOKS and chance.random() < 0.8]
    cards, farm = " ".join(owned), ("s....", "Rs...", "Rs...")
    state = world(in_round=4, tokens=True, cards=cards, unlit=" ".join(unlit), farm=farm, house=house, people=1)
    player = state.players[0]
    player.goods[:] = [chance.choice([0, 0, 0, 0, 1, 2]) for _ in player.goods]
    if house == "stone":
        player.goods[WOOD] = player.goods[FUEL] = 0  # nothing to burn or to heat, unless by trade
    player.animals[:] = [chance.randrange(2) for _ in player.animals]
    agree(state, owned, fuel=1 if house == "clay" else 0)


def agree(state: FarmersState, owned: list[str], fuel: int) -> None:
    expected = by_the_rules(household(state), owned, food=2, fuel=fuel, people=1)
    played = as_played(harvest(state))
    assert played <= expected
    assert {plain(home) for home in expected} <= {plain(home) for home in spread_later(played, owned)}


def plain(home: Household) -> Household:
    """Without what was used, which is over."""
    return home._replace(used=frozenset())


def test_a_fuel_to_cook_with_can_be_had_by_trade_and_burning_while_people_are_fed() -> None:
    cards = "fireplace_2 ceramics_stall"
    state = world(in_round=4, tokens=True, cards=cards, unlit="fireplace_2", sheep=1, clay=2, house="stone")
    assert min(home.begging for home in as_played(harvest(state))) == 2
