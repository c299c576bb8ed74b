"""The harvest: the field phase, feeding and heating, breeding."""

from typing import Final

from mire.core.moves import Move
from mire.games.farmers.box.board import ROUNDS
from mire.games.farmers.box.goods import FIRST_ANIMAL, FOOD, FUEL, HORSE
from mire.games.farmers.cards.card import cards_giving, fire
from mire.games.farmers.cards.moments import LAST_HEATED
from mire.games.farmers.model import perks
from mire.games.farmers.model.events import BORN, FarmersEvent
from mire.games.farmers.model.farmyard import CLAY_HOUSE, STONE_HOUSE, WOOD_HOUSE
from mire.games.farmers.model.player import NOWHERE, Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Heating
from mire.games.farmers.rules import exchanges, major_effects, notation

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


def fuel_due(player: Player, *, burnt: bool = False) -> int:
    """What it takes to heat the house: its rooms, less what walls and ovens save; wood burnt for it may save more."""
    due = player.farm.room_count - SAVED_BY_HOUSE[player.farm.house]
    return major_effects.when_heated(player, due, burnt=burnt)


def fuel_due_now(state: Position) -> int:
    """The same while the player heats."""
    step = state.pending[-1]
    assert isinstance(step, Heating)
    return fuel_due(state.player, burnt=step.burnt)


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
    state.pending[-1] = Heating(state.seat)


def heating_moves(state: Position) -> list[Move]:
    """Exchanges for fuel, then heating with all that is due or with less."""
    player = state.player
    due = fuel_due_now(state)
    moves = [notation.HEATS[fuel] for fuel in range(min(due, player.goods[FUEL]), -1, -1)]
    return moves + exchanges.while_heating(state, due, due - fuel_due(player, burnt=True))


def heat(state: Position, fuel: int) -> None:
    """For each fuel that is not paid a person falls ill."""
    player = state.player
    player.goods[FUEL] -= fuel
    player.bed = min(fuel_due_now(state) - fuel, player.people)
    player.home = player.people - player.bed
    for card in cards_giving(player, perks.SAVES_FUEL):
        if player.on_card(card):
            player.put_on_card(card, 0)
    state.pending.pop()
    if player.listeners and state.round == ROUNDS:
        fire(state, state.seat, LAST_HEATED)


def breed(state: Position, seat: int) -> bool:
    """Every kind with two parents has a young one, all at once: whether there is room for them."""
    player = state.players[seat]
    born = [int(number >= PARENTS) for number in parents(state, player)]
    if not any(born):
        return True
    for kind, young in enumerate(born):
        player.animals[kind] += young
    state.note(FarmersEvent(BORN, seat, goods=[0] * FIRST_ANIMAL + born))
    return player.have_room()


def parents(state: Position, player: Player) -> list[int]:
    """The animals that breed for a player: not horses that lie down, nor guests elsewhere, but guests of others."""
    animals = player.animals.copy()
    if state.board.level == 1:
        return animals
    animals[HORSE] -= player.lying
    if _guest_breeds(player):
        animals[player.lodger] -= 1
    if player.perk(perks.GUESTS):
        for other in state.players:
            if _guest_breeds(other):
                animals[other.lodger] += 1
    return animals


def _guest_breeds(player: Player) -> bool:
    """Whether an animal of a player is a guest that can breed; of the horses, one that lies down is the guest."""
    return player.lodger != NOWHERE and not (player.lodger == HORSE and player.lying)


def bring_home(player: Player) -> None:
    """An animal that is a guest comes home if there is room for it."""
    lodger = player.lodger
    player.lodger = NOWHERE
    if lodger != NOWHERE and not player.have_room():
        player.lodger = lodger
