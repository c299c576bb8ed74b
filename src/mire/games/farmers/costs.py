"""What things cost, with all that lowers a price. Whatever is built is paid for here."""

from typing import Final

from mire.games.farmers.farmyard import CLAY_HOUSE, STONE_HOUSE, WOOD_HOUSE
from mire.games.farmers.goods import CLAY, STONE, WOOD, Cost, cost, covers
from mire.games.farmers.majors import MAJORS, MUSEUM
from mire.games.farmers.player import Player

FREE: Final = cost()
STABLE: Final = cost(wood=2)
SIDE_JOB_STABLE: Final = cost(wood=1)
ONE_FOOD: Final = cost(food=1)
ILLICIT_WORK: Final = cost(food=1, fuel=1)
SECOND_USE: Final = cost(food=2)
ROOM: Final = {
    WOOD_HOUSE: cost(wood=5, reed=2),
    CLAY_HOUSE: cost(clay=5, reed=2),
    STONE_HOUSE: cost(stone=5, reed=2),
}
MATERIAL: Final = {WOOD_HOUSE: WOOD, CLAY_HOUSE: CLAY, STONE_HOUSE: STONE}


def room(player: Player) -> Cost:
    """For one more room."""
    return ROOM[player.farm.house]


def renovation(player: Player) -> Cost:
    """For the next material of the whole house."""
    price = cost(reed=1)
    price[MATERIAL[player.farm.house + 1]] = player.farm.room_count
    return price


def major(player: Player, number: int) -> Cost:
    """For a major improvement; the Museum of the Moors saves one of its goods."""
    card = MAJORS[number]
    if card.museum < 0 or MUSEUM not in player.cards:
        return card.price
    price = card.price.copy()
    price[card.museum] -= 1
    return price


def can_pay(player: Player, price: Cost) -> bool:
    """Whether a player has what it costs."""
    return covers(player.goods, price)
