"""What things cost, with all that lowers a price. Whatever is built is paid for here."""

from typing import Final

from mire.games.farmers.box import special_cards
from mire.games.farmers.box.goods import (
    BUILDING_RESOURCES,
    CLAY,
    FIRST_ANIMAL,
    FOOD,
    FUEL,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Cost,
    cost,
    is_enough,
    packed,
)
from mire.games.farmers.box.grid import SPACES
from mire.games.farmers.box.majors import MAJORS, MUSEUM
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import CLAY_HOUSE, STONE_HOUSE, WOOD_HOUSE
from mire.games.farmers.model.pastures import FENCES as FENCES_OF_PLAYER
from mire.games.farmers.model.player import Player

STABLE: Final = cost(wood=2)
SIDE_JOB_STABLE: Final = cost(wood=1)
FENCES: Final = [cost(wood=fences) for fences in range(FENCES_OF_PLAYER + 1)]
ONE_FOOD: Final = cost(food=1)
ILLICIT_WORK: Final = cost(food=1, fuel=1)
BLACK_MARKET: Final = cost(fuel=1)
SECOND_USE: Final = cost(food=special_cards.SECOND_USE)
BOAT: Final = {  # fuel that the Peat Boat takes for wares, and how many it brings
    WOOD: (3, 2),
    CLAY: (3, 2),
    REED: (4, 2),
    STONE: (4, 2),
    FIRST_ANIMAL + SHEEP: (2, 1),
    VEGETABLE: (3, 1),
}
ROOM: Final = {
    WOOD_HOUSE: cost(wood=5, reed=2),
    CLAY_HOUSE: cost(clay=5, reed=2),
    STONE_HOUSE: cost(stone=5, reed=2),
}
PEAT_MOSS_ROOM: Final = cost(wood=3, reed=1)
_RENOVATION: Final = {  # by the number of rooms
    WOOD_HOUSE: [cost(clay=rooms, reed=1) for rooms in range(SPACES + 1)],
    CLAY_HOUSE: [cost(stone=rooms, reed=1) for rooms in range(SPACES + 1)],
}


def room(player: Player) -> Cost:
    """For one more room; a card may have a price of its own for wood rooms."""
    if player.farm.house == WOOD_HOUSE and player.perk(perks.PEAT_MOSS_ROOMS):
        return PEAT_MOSS_ROOM
    return ROOM[player.farm.house]


def renovation(player: Player) -> Cost:
    """For the next material of the whole house."""
    return _RENOVATION[player.farm.house][player.farm.room_count]


def major(player: Player, number: int) -> Cost:
    """For a major improvement; either museum saves one of the goods for some of them."""
    card = MAJORS[number]
    if card.museum >= 0:
        return card.museum_price if MUSEUM in player.cards else card.price
    if card.living >= 0:
        return card.living_price if player.perk(perks.LIVING_MUSEUM) else card.price
    return card.price


def prices_of_major(player: Player, price: Cost) -> list[Cost]:
    """The price of a major improvement, and those with a fuel in place of a resource, if a card allows it."""
    if not player.perk(perks.FUEL_FOR_GOOD):
        return [price]
    return [price] + [price.instead(good, FUEL) for good in BUILDING_RESOURCES if price.goods[good]]


def _special_prices(card: special_cards.SpecialCard, second_use: int) -> list[Cost]:
    prices = [cost(food=second_use) for _ in special_cards.ACTIONS]
    prices[special_cards.HORSE_MARKET] = cost(food=second_use + card.horse)
    prices[special_cards.BLACK_MARKET] = cost(food=second_use, fuel=BLACK_MARKET.goods[FUEL])
    prices[special_cards.ILLICIT_WORK] = cost(food=second_use + ILLICIT_WORK.goods[FOOD], fuel=ILLICIT_WORK.goods[FUEL])
    return prices


_FIRST_USE: Final = [_special_prices(card, 0) for card in special_cards.CARDS]
_USED: Final = [_special_prices(card, special_cards.SECOND_USE) for card in special_cards.CARDS]


def special(card: int, action: int, *, used: bool) -> Cost:
    """For a special action of a card; more when another player has used it in this round."""
    return _USED[card][action] if used else _FIRST_USE[card][action]


def can_pay(player: Player, price: Cost) -> bool:
    """Whether a player has what it costs."""
    return is_enough(packed(player.goods), price)


def prices_with_fuel(player: Player, price: Cost) -> list[int]:
    """The building resources of a price in place of which a fuel can be paid, if a card allows it."""
    if not player.perk(perks.FUEL_FOR_GOOD):
        return []
    return [good for good in BUILDING_RESOURCES if price.goods[good] and can_pay(player, price.instead(good, FUEL))]
