"""What goods are made of at any time, and how much of them all could bring at most."""

from typing import Final

from mire.games.farmers.box.goods import (
    ANIMALS,
    CLAY,
    FIRST_ANIMAL,
    FOOD,
    FUEL,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Cost,
)
from mire.games.farmers.box.majors import BASKET_STALL, CERAMICS_STALL, FURNITURE_STALL
from mire.games.farmers.cards.card import EFFECTS, card_of, cards_giving
from mire.games.farmers.cards.moments import ANY_TIME, COOKED
from mire.games.farmers.model import perks
from mire.games.farmers.model.player import Player

# Sets of goods are bits of a number.
_WOOD: Final = 1 << WOOD
_CLAY: Final = 1 << CLAY
_REED: Final = 1 << REED
_STONE: Final = 1 << STONE
_FUEL: Final = 1 << FUEL
_FOOD: Final = 1 << FOOD
_OF_BOAT: Final = _WOOD | _CLAY | _REED | _STONE | 1 << VEGETABLE
EQUAL: Final = [1] * FIRST_ANIMAL  # values of goods
ADDING: Final = [ANY_TIME, COOKED]  # instants at which cards add goods
NO_EFFECTS: Final[list[int]] = []
_RESOURCES: Final = _WOOD | _CLAY | _REED | _STONE
_SWAPPED: Final = _WOOD | _CLAY | _REED  # what is got by swapping


class Stall:
    """A trade building, which makes one of some goods of one of another."""

    def __init__(self, card: int, makes: int, of: int) -> None:
        self.card: Final = card
        self.makes: Final = makes
        self.of: Final = of


STALLS: Final = [
    Stall(FURNITURE_STALL, _CLAY, _WOOD),
    Stall(CERAMICS_STALL, _WOOD, _CLAY),
    Stall(BASKET_STALL, _WOOD | _CLAY | _STONE, _REED),
]


def in_trade(player: Player, sought: int, spare: int) -> int:
    """Some goods, and what trade buildings take for them unless there is some of that to spare."""
    found, before = sought, 0
    while found != before:
        before = found
        for stall in STALLS:
            if found & stall.makes and not (found | spare) & stall.of and stall.card in player.cards:
                found |= stall.of
    return found


def can_swap(player: Player) -> bool:
    """Whether a card swaps building resources and has a counter left."""
    return any([player.on_card(card) for card in cards_giving(player, perks.SWAPS)])


def to_swap(player: Player, sought: int, spare: int) -> int:
    """Some goods, and what a card swaps for them unless there is something to spare."""
    swaps = sought & _SWAPPED and not spare & _RESOURCES and can_swap(player)
    return sought | _RESOURCES if swaps else sought


def comes_of_cooking(player: Player, good: int) -> bool:
    """Whether a card gives a good when something is cooked."""
    return any([good in EFFECTS[code].brings for code in player.listeners.get(COOKED, [])])


def brings(code: int, goods: int) -> bool:
    """Whether an effect of a card brings one of some goods."""
    return any([goods >> good & 1 for good in EFFECTS[code].brings])


def lacking(player: Player, price: Cost) -> int:
    """The goods of which there are too few for a price."""
    found = 0
    for good, amount in enumerate(price.goods):
        if amount > player.goods[good]:
            found |= 1 << good
    return found


def are_enough(player: Player, price: Cost, kept: list[int]) -> bool:
    """Whether a price could be paid if nothing was lost in exchanges: if not, no way leads there."""
    goods = lacking(player, price)
    if goods & _FOOD and food_at_most(player, price, kept) < price.goods[FOOD]:
        return False
    goods &= ~_FOOD
    if not goods:
        return True
    for good in range(FIRST_ANIMAL):
        if goods >> good & 1 and not _are_enough_for(player, price, 1 << good):
            return False
    return goods & goods - 1 == 0 or _are_enough_for(player, price, goods)


def _are_enough_for(player: Player, price: Cost, goods: int) -> bool:
    roots = _roots(player, goods)
    if spare_at_most(player, price, roots, EQUAL) < 0:
        return False
    by_boat = goods & _OF_BOAT and player.perk(perks.BOAT) > 0
    return not by_boat or spare_at_most(player, price, roots, _values(player)) >= 0


def _roots(player: Player, goods: int) -> int:
    """Some goods and all that they can be made of."""
    found, before = goods, 0
    while found != before:
        before = found
        if found & _FUEL:
            found |= _WOOD
        if player.listeners:
            if found & _OF_BOAT and player.perk(perks.BOAT):
                found |= _FUEL
            found = to_swap(player, found, 0)
        found = in_trade(player, found, 0)
    return found


def _values(player: Player) -> list[int]:
    """What each good is worth in fuel for a boat, so that no exchange makes more of less."""
    reed = 6 if can_swap(player) else 8
    stone = reed if BASKET_STALL in player.cards else 8
    return [6, 6, reed, stone, 0, 12, 0, 4]


def spare_at_most(player: Player, price: Cost, goods: int, values: list[int]) -> int:
    """What would be left of some goods, which are made of nothing else: no exchange makes more of less."""
    spare = 0
    for good in range(FIRST_ANIMAL):
        if goods >> good & 1:
            spare += (player.goods[good] - price.goods[good]) * values[good]
    if not player.listeners:
        return spare
    for instant in ADDING:
        for code in player.listeners.get(instant, NO_EFFECTS):
            effect = EFFECTS[code]
            for good in effect.brings:
                if goods >> good & 1:
                    spare += effect.at_most(player, card_of(code)) * values[good]
    return spare


def food_at_most(player: Player, price: Cost, kept: list[int]) -> int:
    """The food that there is and could be made of everything."""
    rates = player.rates_with(player.unlit) if player.unlit else player.rates
    food = player.goods[FOOD] + max(player.goods[GRAIN] - price.goods[GRAIN], 0)
    food += max(player.goods[VEGETABLE] - price.goods[VEGETABLE], 0) * rates[0]
    for kind in range(len(ANIMALS)):
        food += max(player.animals[kind] - kept[kind], 0) * rates[1 + kind]
    if player.listeners:
        for code in player.listeners.get(ANY_TIME, NO_EFFECTS):
            if FOOD in EFFECTS[code].brings:
                food += EFFECTS[code].at_most(player, card_of(code))
        if player.perk(perks.BOAT):
            fuel = max(spare_at_most(player, price, _roots(player, _FUEL), EQUAL), 0)
            food += fuel * max(rates[0], rates[1 + SHEEP]) // 2  # two or three for one of either
    return food
