"""What exchanges open up beside open actions: the ways to what can't be done yet."""

from typing import Final

from mire.core.moves import Move
from mire.games.farmers.box import board
from mire.games.farmers.box.goods import FOOD, FUEL, GRAIN, VEGETABLE, WOOD, Cost, cost
from mire.games.farmers.box.majors import can_trade, kitchen_of
from mire.games.farmers.cards.card import EFFECTS
from mire.games.farmers.cards.moments import ANY_TIME
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import STONE_HOUSE
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked
from mire.games.farmers.rules import actions, costs, exchanges, hand, notation, sources
from mire.games.farmers.rules.means import A_FUEL, is_within_reach, ways_to

A_VEGETABLE: Final = cost(vegetable=1)
PAID_WITH_FOOD: Final = board.BUY_GRAIN | board.PLOW_FOR_FOOD
BUILDING: Final = board.ROOMS | board.STABLES | board.STABLE | board.FENCES | board.RENOVATE | board.MAJOR


def openings(state: Position, doing: int) -> list[Move]:
    """The next exchanges on the ways to all that open actions allow and that can't be had without them."""
    player = state.player
    found: list[Move] = []
    if doing & PAID_WITH_FOOD and not player.goods[FOOD]:
        found += _for_a_food(state, doing)
    if doing & board.MINOR and player.hand:
        for minor in hand.lacking_goods(state, resources=_can_exchange_resources(player)):
            found += ways_to(state, hand.price_with_needs(minor), hand.animals_for(minor), found)
    if not player.cards:
        return found
    if doing & board.BAKE and player.unlit:
        _add(found, _to_bake_with_more(state))
    if doing & BUILDING and _can_exchange_resources(player):
        tried: list[int] = []
        for price in _prices(state, doing):
            if price.packed not in tried:
                tried.append(price.packed)
                found += ways_to(state, price, known=found)
    if ANY_TIME in player.listeners:
        if doing & board.SOW and player.farm.sowable and not player.goods[VEGETABLE]:
            found += ways_to(state, A_VEGETABLE, known=found)
        _add(found, _clearing_the_way(state, doing, found))
    return found


def _add(found: list[Move], more: list[Move]) -> None:
    found += [move for move in more if move not in found]


def _can_exchange_resources(player: Player) -> bool:
    """Whether there is anything with which building resources could be had at any time, or spared."""
    if can_trade(player.cards) or player.perk(perks.FUEL_FOR_GOOD):
        return True
    return ANY_TIME in player.listeners or sources.comes_of_cooking(player, WOOD)


def _to_bake_with_more(state: Position) -> list[Move]:
    """Take an oven into use in which grain is baked that no other would take for as much food."""
    player = state.player
    found: list[Move] = []
    for card in player.unlit:
        oven = kitchen_of(card)
        taken = sum([other.grain for other in actions.ovens_in_use(player) if other.bakes >= oven.bakes])
        if oven.bakes and player.goods[GRAIN] > taken:
            found.append(notation.LIGHTS[card])
    if found and not player.goods[FUEL]:
        return ways_to(state, A_FUEL)
    return found


def _for_a_food(state: Position, doing: int) -> list[Move]:
    """Make a food to plow for, or to buy grain for; not of grain, since it is bought in the same place for as much."""
    if not doing & board.BUY_GRAIN and not state.player.farm.places_for_field():
        return []
    return ways_to(state, cost(food=1, grain=state.player.goods[GRAIN]))


def _prices(state: Position, doing: int) -> list[Cost]:
    """What all costs that can be built for building resources, if there is a place for it."""
    player = state.player
    farm = player.farm
    found: list[Cost] = []
    if doing & board.ROOMS and farm.places_for_room():
        found.append(costs.room(player))
    if doing & (board.STABLES | board.STABLE) and farm.places_for_stable():
        found.append(costs.STABLE if doing & board.STABLES else costs.SIDE_JOB_STABLE)
    if doing & board.FENCES:
        found += _more_fences(state)
    if doing & board.RENOVATE and farm.house < STONE_HOUSE:
        found.append(costs.renovation(player))
    if doing & board.MAJOR:
        for stack in state.stacks:
            if stack:
                found += costs.prices_of_major(player, costs.major(player, stack[-1]))
    return found


def _more_fences(state: Position) -> list[Cost]:
    """The fewest fences around a pasture for which the wood is not there."""
    farm = state.player.farm
    wood = state.player.goods[WOOD]
    if wood < farm.fences_left and is_within_reach(state, costs.FENCES[wood + 1]):
        there = len(farm.pastures_to_fence(wood))
        for fences in range(wood + 1, farm.fences_left + 1):
            if len(farm.pastures_to_fence(fences)) > there:
                return [costs.FENCES[fences]]
    return []


def _clearing_the_way(state: Position, doing: int, known: list[Move]) -> list[Move]:
    """Uses of cards that bring nothing but make an action possible, as on land that they change, or ways to it."""
    closed = [action for action in board.ACTIONS if doing & action and not actions.can_do(state, action)]
    found: list[Move] = []
    if closed:
        for code in state.player.listeners[ANY_TIME]:
            if not EFFECTS[code].brings:
                for move in EFFECTS[code].moves(state, Asked(code)):
                    after = state.copy()
                    exchanges.carry_out(after, move)
                    opens = any([actions.can_do(after, action) for action in closed])
                    if opens or any([way not in known for way in openings(after, doing)]):
                        found.append(move)
    return found
