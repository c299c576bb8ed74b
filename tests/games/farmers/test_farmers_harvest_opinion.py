"""Feeding and heating held against a plain writing of it, in which everything may be exchanged at any time."""

import random
from typing import NamedTuple

import pytest

from mire.games.farmers.goods import CLAY, FOOD, FUEL, GRAIN, REED, STONE, VEGETABLE, WOOD
from mire.games.farmers.rules import FarmersState
from tests.games.farmers.rules_worlds import asked, cards, harvest, world

COOKS = {  # food for a vegetable, sheep, boar, cattle and horse
    "fireplace_2": (2, 2, 2, 3, 0),
    "cookhouse_4": (3, 2, 3, 4, 2),
    "horse_slaughterhouse_2": (0, 1, 1, 2, 2),
}
CRAFTS = {"joinery": (WOOD, 2), "pottery": (CLAY, 2), "basketmakers_workshop": (REED, 3)}
TRADES = {
    "furniture_stall": [(WOOD, CLAY)],
    "ceramics_stall": [(CLAY, WOOD)],
    "basket_stall": [(REED, WOOD), (REED, CLAY), (REED, STONE)],
}
CHURCH = "village_church"
OWNED = [*COOKS, *CRAFTS, *TRADES, CHURCH]


class Household(NamedTuple):
    """What a player has, and what became of the people."""

    goods: tuple[int, ...]
    animals: tuple[int, ...]
    used: frozenset[str] = frozenset()  # once in a harvest
    begging: int = 0
    sick: int = 0
    points: int = 0


def exchanged(home: Household, owned: list[str]) -> list[Household]:
    """All that one exchange makes of it at any time."""
    rates = [max([COOKS[card][ware] for card in owned if card in COOKS], default=0) for ware in range(5)]
    swaps = [(GRAIN, FOOD, 1), (VEGETABLE, FOOD, max(rates[0], 1)), (WOOD, FUEL, 1)]
    swaps += [(paid, got, 1) for card in owned for paid, got in TRADES.get(card, [])]
    found = [home._replace(goods=swapped(home, *swap)) for swap in swaps if home.goods[swap[0]]]
    for kind in range(4):
        if home.animals[kind] and rates[1 + kind]:
            fewer = tuple(number - (kind == other) for other, number in enumerate(home.animals))
            found.append(home._replace(goods=changed(home.goods, FOOD, rates[1 + kind]), animals=fewer))
    return found


def used(home: Household, owned: list[str]) -> list[Household]:
    """What is possible once in a harvest."""
    found = []
    for card in owned:
        if card in home.used:
            continue
        after = home._replace(used=home.used | {card})
        if card in CRAFTS and home.goods[CRAFTS[card][0]]:
            found.append(after._replace(goods=swapped(home, CRAFTS[card][0], FOOD, CRAFTS[card][1])))
        if card == CHURCH and home.goods[FUEL]:
            found.append(after._replace(goods=changed(home.goods, FUEL, -1), points=home.points + 1))
    return found


def swapped(home: Household, paid: int, got: int, number: int) -> tuple[int, ...]:
    return changed(changed(home.goods, paid, -1), got, number)


def changed(goods: tuple[int, ...], good: int, by: int) -> tuple[int, ...]:
    return tuple(number + by * (good == other) for other, number in enumerate(goods))


def spread(homes: set[Household], owned: list[str], once: list[str]) -> set[Household]:
    """All that exchanges lead to, and cards that are used once in a harvest."""
    reached, fresh = set(homes), list(homes)
    while fresh:
        home = fresh.pop()
        for after in exchanged(home, owned) + used(home, [card for card in owned if card in once]):
            if after not in reached:
                reached.add(after)
                fresh.append(after)
    return reached


def by_the_rules(home: Household, owned: list[str], food: int, fuel: int, people: int) -> set[Household]:
    """All results of feeding and heating, with exchanges before, between and after.

    Craft buildings are used before: after feeding they would only keep food for a begging marker.
    """
    fed = set()
    for now in spread({home}, owned, [*CRAFTS, CHURCH]):
        eaten = min(food, now.goods[FOOD])
        fed.add(now._replace(goods=changed(now.goods, FOOD, -eaten), begging=food - eaten))
    heated = set()
    for now in spread(fed, owned, [CHURCH]):
        for paid in range(min(fuel, now.goods[FUEL]) + 1):
            heated.add(now._replace(goods=changed(now.goods, FUEL, -paid), sick=min(fuel - paid, people)))
    return spread(heated, owned, [CHURCH])


def as_played(state: FarmersState) -> set[Household]:
    """All results that the moves of the engine lead to."""
    found, known, fresh = set(), set(), [state]
    while fresh:
        now = fresh.pop()
        player = now.players[0]
        home = Household(
            tuple(player.goods),
            tuple(player.animals),
            frozenset(cards_used(now)),
            player.begging,
            player.bed,
            player.bonus,
        )
        if asked(now) not in ("feed", "heat"):
            found.add(home)
        elif (asked(now), home, now.traded) not in known:
            known.add((asked(now), home, now.traded))
            for move in now.moves():
                after = now.copy()
                assert isinstance(after, FarmersState)
                after.play(move)
                fresh.append(after)
    return found


def cards_used(state: FarmersState) -> list[str]:
    names = cards(state).split()
    return [names[state.players[0].cards.index(card)] for card in state.players[0].crafted]


@pytest.mark.parametrize("seed", range(40))
def test_every_result_of_feeding_and_heating_can_be_reached_and_no_other(seed: int) -> None:
    chance = random.Random(seed)
    owned = [card for card in OWNED if chance.random() < 0.4]
    state = world(in_round=4, cards=" ".join(owned), farm=("s....", "Rs...", "R...."), house="clay", people=1)
    player = state.players[0]
    player.goods[:] = [chance.choice([0, 0, 0, 1, 1, 2]) for _ in player.goods]
    player.animals[:] = [chance.randrange(2) for _ in range(3)] + [0]
    start = Household(tuple(player.goods), tuple(player.animals))
    expected = by_the_rules(start, owned, food=2, fuel=1, people=1)
    played = as_played(harvest(state))
    assert played <= expected
    assert {plain(home) for home in expected} == {plain(home) for home in spread(played, owned, [])}


def plain(home: Household) -> Household:
    """Without what was used, which is over."""
    return home._replace(used=frozenset())
