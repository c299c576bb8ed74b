"""The harvest: the field phase, feeding and heating, breeding."""

from typing import Final

from mire.core.moves import Move
from mire.core.state import Step
from mire.games.farmers import exchanges, instants, notation
from mire.games.farmers.farmyard import CLAY_HOUSE, STONE_HOUSE, WOOD_HOUSE
from mire.games.farmers.goods import FOOD, FUEL
from mire.games.farmers.player import Player
from mire.games.farmers.position import Position
from mire.games.farmers.steps import HEATING

PER_ADULT: Final = 2  # food
PER_ADULT_ALONE: Final = 3  # in the solo game
PER_NEWBORN: Final = 1
SAVED_BY_HOUSE: Final = {WOOD_HOUSE: 0, CLAY_HOUSE: 1, STONE_HOUSE: 2}  # fuel
PARENTS: Final = 2


def gather(state: Position) -> None:
    """Field phase: one crop from every field that has any."""
    for player in state.players:
        player.crafted.clear()
        for crop in player.farm.harvest():
            player.goods[crop] += 1


def food_due(state: Position, player: Player) -> int:
    """What the people of a player eat."""
    adult = PER_ADULT_ALONE if state.is_solo else PER_ADULT
    return adult * player.adults + PER_NEWBORN * player.newborns


def fuel_due(player: Player) -> int:
    """What it takes to heat the house: its rooms, less what walls and ovens save."""
    return instants.when_heated(player, player.farm.room_count - SAVED_BY_HOUSE[player.farm.house])


def feeding_moves(state: Position) -> list[Move]:
    """Exchanges for food, then feeding."""
    player = state.player
    moves = exchanges.while_feeding(state, food_due(state, player), fuel_due(player))
    moves.append(notation.FEED_MOVE)
    return moves


def feed(state: Position) -> None:
    """All food that is there and needed is eaten; for each that is missing there is a begging marker."""
    player = state.player
    due = food_due(state, player)
    eaten = min(due, player.goods[FOOD])
    player.goods[FOOD] -= eaten
    player.begging += due - eaten
    state.pending[-1] = Step(HEATING, state.seat)


def heating_moves(state: Position) -> list[Move]:
    """Exchanges for fuel, then heating with all that is due or with less."""
    player = state.player
    due = fuel_due(player)
    moves = [notation.HEATS[fuel] for fuel in range(min(due, player.goods[FUEL]), -1, -1)]
    return moves + exchanges.while_heating(state, due)


def heat(state: Position, fuel: int) -> None:
    """For each fuel that is not paid a person falls ill."""
    state.pending.pop()
    player = state.player
    player.goods[FUEL] -= fuel
    player.bed = min(fuel_due(player) - fuel, player.people)
    player.home = player.people - player.bed


def breed(player: Player) -> bool:
    """Every kind with two parents has a young one, all at once: whether there is room for them."""
    born = False
    for kind, number in enumerate(player.animals):
        if number >= PARENTS:
            player.animals[kind] += 1
            born = True
    return not born or player.have_room()
