"""The one language of prerequisites: so many of something, at least or at most."""

from typing import Final

from mire.games.farmers.box.goods import FOOD, FUEL, HORSE, SHEEP
from mire.games.farmers.box.grid import ones
from mire.games.farmers.model.player import Player

IMPROVEMENTS: Final = 0
MAJORS: Final = 1
FORESTS: Final = 2
MOORS: Final = 3
FIELDS: Final = 4
PASTURES: Final = 5
ROOMS: Final = 6
HOUSE: Final = 7  # the material
ALL_ANIMALS: Final = 8
SHEEP_ONLY: Final = 9
HORSES: Final = 10
FOOD_THERE: Final = 11
FUEL_THERE: Final = 12
UNUSED: Final = 13
ROUND: Final = 14
HAND: Final = 15  # the card itself is in it still
FIELD_PASTURE_OR_STABLE: Final = 16
NO_HARVEST: Final = 17  # whether the round is one without

NAMES: Final = [
    "improvements",
    "majors",
    "forests",
    "moors",
    "fields",
    "pastures",
    "rooms",
    "house",
    "animals",
    "sheep",
    "horses",
    "food",
    "fuel",
    "unused",
    "round",
    "hand",
    "field_pasture_or_stable",
    "no_harvest",
]
NO_LIMIT: Final = 99


class Need:
    """How many of something there must be."""

    def __init__(self, of: int, least: int = 0, most: int = NO_LIMIT) -> None:
        self.of: Final = of
        self.least: Final = least
        self.most: Final = most


def at_least(number: int, of: int) -> Need:
    """So many or more."""
    return Need(of, least=number)


def at_most(number: int, of: int) -> Need:
    """So many or fewer."""
    return Need(of, most=number)


def is_met(need: Need, player: Player, round_number: int, *, harvest: bool) -> bool:
    """Whether a player has what a card needs."""
    return need.least <= count(need.of, player, round_number, harvest=harvest) <= need.most


def count(of: int, player: Player, round_number: int, *, harvest: bool) -> int:
    """How many of something a player has; only what can be seen counts."""
    farm = player.farm
    if of == IMPROVEMENTS:
        return len(player.cards)
    if of == MAJORS:
        return player.majors
    if of == FORESTS:
        return ones(farm.forests)
    if of == MOORS:
        return ones(farm.moors)
    if of == FIELDS:
        return ones(farm.fields)
    if of == PASTURES:
        return len(farm.pastures)
    if of == ROOMS:
        return farm.room_count
    if of == HOUSE:
        return farm.house
    if of == ALL_ANIMALS:
        return sum(player.animals)
    if of == SHEEP_ONLY:
        return player.animals[SHEEP]
    if of == HORSES:
        return player.animals[HORSE]
    if of == FOOD_THERE:
        return player.goods[FOOD]
    if of == FUEL_THERE:
        return player.goods[FUEL]
    if of == UNUSED:
        return ones(farm.unused)
    if of == ROUND:
        return round_number
    if of == HAND:
        return len(player.hand)
    if of == FIELD_PASTURE_OR_STABLE:
        return ones(farm.fields | farm.stables | farm.fenced)
    return 0 if harvest else 1
