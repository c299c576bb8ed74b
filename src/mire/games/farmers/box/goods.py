"""Wares: the goods in a player's supply, and the animals on a farm."""

from collections.abc import Iterable
from typing import Final

from mire.core.sayings import NONE

GOODS: Final = ["wood", "clay", "reed", "stone", "grain", "vegetable", "food", "fuel"]
WOOD: Final = 0
CLAY: Final = 1
REED: Final = 2
STONE: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
FUEL: Final = 7
BUILDING_RESOURCES: Final = [WOOD, CLAY, REED, STONE]

ANIMALS: Final = ["sheep", "boar", "cattle", "horse"]
SHEEP: Final = 0
BOAR: Final = 1
CATTLE: Final = 2
HORSE: Final = 3

WARES: Final = GOODS + ANIMALS
FIRST_ANIMAL: Final = 8  # among the wares

TILES: Final = ["forest", "moor", "field"]  # which can wait for a round like wares
DELIVERIES: Final = WARES + TILES
FIRST_TILE: Final = 12  # among what can wait for a round

# Goods in one number, to hold many prices against them quickly: a field for each good, with a bit to borrow from
_FIELD: Final = 7
_MOST: Final = 63
_BORROW: Final = sum([1 << _FIELD * good + _FIELD - 1 for good in range(FIRST_ANIMAL)])


def packed(goods: list[int]) -> int:
    """Goods in one number; of each no more than any price can ask for."""
    number = 0
    for good, amount in enumerate(goods):
        number |= min(amount, _MOST) << _FIELD * good
    return number


class Cost:
    """How much of each good. Never changed, so that all share it."""

    def __init__(self, goods: list[int]) -> None:
        self.goods: Final = goods
        self.packed: Final = packed(goods)

    def instead(self, good: int, other: int) -> "Cost":
        """One of a good is paid with another."""
        goods = self.less(good).goods
        goods[other] += 1
        return Cost(goods)

    def without(self, *goods: int) -> "Cost":
        """All of it but some goods."""
        return Cost([0 if good in goods else amount for good, amount in enumerate(self.goods)])

    def less(self, good: int) -> "Cost":
        """One of a good is saved."""
        goods = self.goods.copy()
        goods[good] -= 1
        return Cost(goods)


def cost(**goods: int) -> Cost:
    """So much of each good."""
    check_names(goods, GOODS)
    return Cost([goods.get(name, 0) for name in GOODS])


def check_names(amounts: Iterable[str], names: list[str]) -> None:
    """ValueError for a name that is not in the list."""
    for name in amounts:
        if name not in names:
            raise ValueError(f"there is no '{name}': {', '.join(names)}")


def told(price: Cost) -> dict[str, int]:
    """What a cost asks for, by name."""
    return {GOODS[good]: amount for good, amount in enumerate(price.goods) if amount}


def is_enough(purse: int, price: Cost) -> bool:
    """Whether packed goods are enough for a price."""
    return (purse | _BORROW) - price.packed & _BORROW == _BORROW


def amounts(wares: list[int], points: int = 0) -> str:
    """So much of each ware, in their order: `wood:3 reed:1`; bonus points come last."""
    words = [of_ware(ware, number) for ware, number in enumerate(wares) if number]
    return " ".join([*words, f"point:{points}"] if points else words) or NONE


def of_ware(ware: int, number: int = 1) -> str:
    """So many of one ware, or of a tile that waits for a round."""
    return f"{DELIVERIES[ware]}:{number}"
