"""The way to a price that can't be paid yet: exchanges that are possible at any time and bring what is lacking."""

from typing import Final

from mire.core.moves import Move
from mire.games.farmers import exchanges, notation, offers
from mire.games.farmers.cards.timing import ANY_TIME
from mire.games.farmers.costs import can_pay
from mire.games.farmers.goods import (
    ANIMALS,
    CLAY,
    FOOD,
    FUEL,
    GRAIN,
    REED,
    STONE,
    VEGETABLE,
    WOOD,
    Cost,
)
from mire.games.farmers.improvements import PEAT_BOAT
from mire.games.farmers.majors import BASKET_STALL, CERAMICS_STALL, FURNITURE_STALL
from mire.games.farmers.player import Player
from mire.games.farmers.position import Position

BROUGHT: Final = [WOOD, CLAY, REED, STONE, VEGETABLE, FOOD, FUEL]  # goods that cards bring at any time


def ways_to(state: Position, price: Cost, *, cooking: bool = True) -> list[Move]:
    """The next exchanges on the ways to a price; none if it is there, or can't be reached.

    Without cooking, no animals are cooked for it.
    """
    if can_pay(state.player, price) or not is_within_reach(state, price, cooking=cooking):
        return []
    found: list[Move] = []
    for move in _bringing(state, price, cooking=cooking):
        if move not in found and is_within_reach(_after(state, move), price, cooking=cooking):
            found.append(move)
    return found


def is_within_reach(state: Position, price: Cost, *, cooking: bool = True) -> bool:
    """Whether a price can be paid, at once or after exchanges."""
    if can_pay(state.player, price) or _can_be_had(state, price, cooking=cooking):
        return True
    return ANY_TIME in state.player.hears and _can_be_had_with_cards(state, price, cooking=cooking)


# Trades, burnt wood, and food from crops and animals


def _can_be_had(state: Position, price: Cost, *, cooking: bool) -> bool:
    """Whether exchanges that need no card of the hand lead to a price."""
    player = state.player
    lacking = price.goods[FOOD] - player.goods[FOOD]
    if lacking <= 0:
        return _can_be_traded_for(state, price, 0)
    for lit in [[], *[[card] for card in player.unlit], player.unlit]:
        enough = _food(player, price, player.rates_with(lit), cooking=cooking) >= lacking
        if enough and _can_be_traded_for(state, price, len(lit)):
            return True
    return False


def _food(player: Player, price: Cost, rates: list[int], *, cooking: bool) -> int:
    """What animals and crops would make that are no part of the price."""
    food = player.goods[GRAIN] - price.goods[GRAIN] + (player.goods[VEGETABLE] - price.goods[VEGETABLE]) * rates[0]
    if cooking:
        for animal in range(len(ANIMALS)):
            food += player.animals[animal] * rates[1 + animal]
    return food


def _can_be_traded_for(state: Position, price: Cost, lighting: int) -> bool:
    """Whether trades and burnt wood lead to a price without its food, and to so much fuel more."""
    player = state.player
    spare = [player.goods[good] - price.goods[good] for good in range(FUEL + 1)]
    spare[FOOD] = 0
    spare[FUEL] -= lighting
    if spare[FUEL] < 0:
        spare[WOOD] += spare[FUEL]
        spare[FUEL] = 0
    for paid, received, stall in ((CLAY, WOOD, CERAMICS_STALL), (WOOD, CLAY, FURNITURE_STALL)):
        if spare[received] < 0 < spare[paid] and stall in player.cards:
            traded = min(-spare[received], spare[paid], state.tradable(paid))
            spare[received] += traded
            spare[paid] -= traded
    if BASKET_STALL in player.cards:
        for good in (WOOD, CLAY, STONE):
            if spare[good] < 0:
                spare[REED] += spare[good]
                spare[good] = 0
    return min(spare) >= 0


def _bringing(state: Position, price: Cost, *, cooking: bool) -> list[Move]:
    """Exchanges for what a price lacks, be it in two steps; whether they lead there is another question."""
    player = state.player
    lacking = [max(wanted - there, 0) for wanted, there in zip(price.goods, player.goods, strict=True)]
    found: list[Move] = []
    fuel = lacking[FUEL]
    if lacking[FOOD]:
        found += exchanges.for_food(player) if cooking else exchanges.prepare_crops(player)
        to_light = [card for card in player.unlit if _cooks_better(player, card, cooking=cooking)]
        if player.goods[FUEL]:
            found += [notation.LIGHTS[card] for card in to_light]
        elif to_light:
            fuel += 1
    if fuel and player.goods[WOOD]:
        found.append(notation.BURN_MOVE)
    for good in (WOOD, CLAY, STONE):
        if lacking[good] or (good == WOOD and player.goods[WOOD] < price.goods[WOOD] + fuel):
            found += exchanges.trades(state, good)
    return found + _cards_bringing(state, price) if ANY_TIME in player.hears else found


def _cooks_better(player: Player, card: int, *, cooking: bool) -> bool:
    """Whether something there is gives more food with an improvement that is not yet in use."""
    rates = player.rates_with([card])
    if player.goods[VEGETABLE] and rates[0] > player.rates[0]:
        return True
    kinds = [animal for animal in range(len(ANIMALS)) if cooking and player.animals[animal]]
    return any([rates[1 + animal] > player.rates[1 + animal] for animal in kinds])


# The uses of cards at any time


def _cards_bringing(state: Position, price: Cost) -> list[Move]:
    """Uses of cards that bring what a price lacks, and what the Peat Boat takes for it."""
    player = state.player
    found: list[Move] = []
    for good in _sought(player, price):
        for move in offers.bringing(state, good):
            if _after(state, move).player.goods[good] > player.goods[good]:
                found.append(move)
        if good not in (FOOD, FUEL) and PEAT_BOAT in player.cards:
            found += exchanges.burning_for_boat(player)
    return found


def _sought(player: Player, price: Cost) -> list[int]:
    """What is lacking for a price, and what it can be made of: fuel of wood, and with the Basket Stall all of reed."""
    sought = [good for good in BROUGHT if price.goods[good] > player.goods[good]]
    if FUEL in sought and WOOD not in sought:
        sought.append(WOOD)
    if BASKET_STALL in player.cards and REED not in sought and any([good <= STONE for good in sought]):
        sought.append(REED)
    return sought


def _can_be_had_with_cards(state: Position, price: Cost, *, cooking: bool) -> bool:
    """Whether uses of cards lead to a price, with what else can be exchanged: all ways are tried."""
    fresh = [state]
    known: set[str] = set()
    while fresh:
        now = fresh.pop()
        for move in _cards_bringing(now, price):
            after = _after(now, move)
            if can_pay(after.player, price) or _can_be_had(after, price, cooking=cooking):
                return True
            there = f"{after.player.goods} {after.player.animals} {after.player.lies_on}"
            if there not in known:
                known.add(there)
                fresh.append(after)
    return False


def _after(state: Position, move: Move) -> Position:
    """What there is after an exchange."""
    after = state.copy()
    exchanges.carry_out(after, move)
    return after
