"""Exchanges written plainly: whatever goods, animals and cards allow at any time, whether it helps or not."""

from collections.abc import Iterable
from typing import NamedTuple

from mire.games.farmers.box import majors
from mire.games.farmers.box.goods import CLAY, FOOD, FUEL, GRAIN, REED, STONE, VEGETABLE, WOOD
from mire.games.farmers.state import FarmersState

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
    unlit: frozenset[str] = frozenset()
    used: frozenset[str] = frozenset()  # once in a harvest
    begging: int = 0
    sick: int = 0
    points: int = 0


def household(state: FarmersState) -> Household:
    """What the first player has."""
    player = state.players[0]
    return Household(
        tuple(player.goods),
        tuple(player.animals),
        frozenset(majors.IDS[card] for card in player.unlit),
        frozenset(majors.IDS[card] for card in player.crafted),
        player.begging,
        player.bed,
        player.bonus,
    )


def exchanged(home: Household, owned: list[str], *, wasteful: bool) -> list[Household]:
    """All that one exchange makes of it at any time; food is made as well as it can be, or also for less."""
    swaps = [(GRAIN, FOOD, 1), (WOOD, FUEL, 1)]
    swaps += [(paid, got, 1) for card in owned for paid, got in TRADES.get(card, [])]
    rates = [(1, 0, 0, 0, 0)] + [COOKS[card] for card in owned if card in COOKS and card not in home.unlit]
    foods = [{rate[ware] for rate in rates} if wasteful else {max(rate[ware] for rate in rates)} for ware in range(5)]
    swaps += [(VEGETABLE, FOOD, food) for food in foods[0] if food]
    found = [home._replace(goods=swapped(home, *swap)) for swap in swaps if home.goods[swap[0]]]
    for kind in range(4):
        if home.animals[kind]:
            fewer = released(home, kind)
            found += [fewer._replace(goods=changed(home.goods, FOOD, food)) for food in foods[1 + kind] if food]
    if home.goods[FUEL]:
        lit = home._replace(goods=changed(home.goods, FUEL, -1))
        found += [lit._replace(unlit=home.unlit - {card}) for card in home.unlit]
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


def released(home: Household, kind: int) -> Household:
    """With an animal less."""
    return home._replace(animals=changed(home.animals, kind, -1))


def swapped(home: Household, paid: int, got: int, number: int) -> tuple[int, ...]:
    return changed(changed(home.goods, paid, -1), got, number)


def changed(goods: tuple[int, ...], good: int, by: int) -> tuple[int, ...]:
    return tuple(number + by * (good == other) for other, number in enumerate(goods))


def spread(
    homes: Iterable[Household],
    owned: list[str],
    *,
    once: Iterable[str] = (),
    room: int = 99,
    wasteful: bool = False,
) -> set[Household]:
    """All that exchanges lead to, cards that are used once in a harvest, and leaving animals without room."""
    reached = set(homes)
    fresh = list(reached)
    while fresh:
        home = fresh.pop()
        found = exchanged(home, owned, wasteful=wasteful) + used(home, [card for card in owned if card in once])
        if sum(home.animals) > room:
            found += [released(home, kind) for kind in range(4) if home.animals[kind]]
        fresh += [after for after in found if after not in reached]
        reached.update(found)
    return reached


def spread_later(homes: Iterable[Household], owned: list[str]) -> set[Household]:
    """All that exchanges after a decision lead to, also to what was cooked for less before something else was lit."""
    return spread(homes, owned, wasteful=True)
