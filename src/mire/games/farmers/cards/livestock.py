"""Livestock providers: M030, M031, M129 to M131."""

from typing import ClassVar, Final

from mire.core.moves import Move
from mire.core.sayings import Values
from mire.games.farmers.box import board
from mire.games.farmers.box.goods import ANIMALS, FIRST_ANIMAL, FIRST_TILE, HORSE, SHEEP, cost
from mire.games.farmers.box.grid import ones
from mire.games.farmers.cards import needs
from mire.games.farmers.cards.card import Effect, Minor
from mire.games.farmers.cards.effects import (
    CULTIVATION,
    FARMLAND,
    GRAIN_SEEDS,
    Gain,
    Purchase,
    Question,
    Trade,
    deliver,
    receive,
    use_or_not,
    wares,
)
from mire.games.farmers.cards.estimates import HALF, Each, some
from mire.games.farmers.cards.memory import WARE, Animals
from mire.games.farmers.cards.moments import DELIVERED, PLAYED, USED_SPACE
from mire.games.farmers.cards.needs import ALL_ANIMALS, at_least
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import HOUSING_STEP, Asked
from mire.games.farmers.rules import actions, notation

BRED_UP: Final = 3  # animals at most
TAKEN: Final = Animals(bits=2)
STALL_ROUNDS: Final = [2, 4, 6, 8]  # rounds later


class FarmAnimalMarket(Question):
    """Two sheep for a cattle and a horse, once."""

    estimate: ClassVar = Each(some(sheep=-2, cattle=1, horse=1))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        return use_or_not(step) if state.player.animals[SHEEP] >= 2 else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.USE:
            state.player.lose(SHEEP)
            state.player.lose(SHEEP)
            receive(state, state.player, wares(cattle=1, horse=1))


class LivestockMarket(Effect):
    """Up to three animals become the next kind, all at the same moment, none of them twice, if all can be kept."""

    asks: ClassVar = "raise"
    goes_on: ClassVar = True
    remembers: ClassVar = TAKEN  # the new ones come when all have been said
    estimate: ClassVar = Each(some(sheep=-3, horse=3), chance=HALF)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.pending.append(HOUSING_STEP)  # one may have to be a guest on another's Night Pasture
        state.pending.append(Asked(code))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        found = [notation.RAISES[FIRST_ANIMAL + kind] for kind in _can_be_taken(state, step.memory)]
        if found and _can_be_kept(state, step.memory):
            found.append(notation.DONE_MOVE)
        return found

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        taken = step.memory
        if move.verb is not notation.DONE:
            taken += TAKEN.one(move.a - FIRST_ANIMAL)
            again = Asked(step.effect, taken)
            if self.moves(state, again):
                state.pending.append(again)
                return
        _raise(state.player, taken)

    def left(self, step: Asked) -> int:
        return BRED_UP - sum([TAKEN.of(step.memory, kind) for kind in range(HORSE)])

    def may_ask(self, player: Player, step: Asked) -> bool:
        return all([TAKEN.of(step.memory, kind) <= player.animals[kind] for kind in range(len(ANIMALS))])


def _can_be_taken(state: Position, taken: int) -> list[int]:
    """The kinds of which one more can be raised, if need be together with more of any kind, so that all can be kept."""
    if sum([TAKEN.of(taken, kind) for kind in range(HORSE)]) == BRED_UP:
        return []
    animals = state.player.animals
    return [
        kind
        for kind in range(HORSE)
        if animals[kind] > TAKEN.of(taken, kind) and _leads_to_room(state, taken + TAKEN.one(kind))
    ]


def _leads_to_room(state: Position, taken: int) -> bool:
    """Whether animals can be kept when they are raised, alone or together with more."""
    return _can_be_kept(state, taken) or len(_can_be_taken(state, taken)) > 0


def _can_be_kept(state: Position, taken: int) -> bool:
    """Whether all animals can be kept when those are raised, one perhaps as a guest."""
    player = state.player.copy()
    _raise(player, taken)
    if player.have_room():
        return True
    if actions.is_guest(state):
        for kind, number in enumerate(player.animals):
            player.lodger = kind
            if number and player.have_room():
                return True
    return False


def _raise(player: Player, taken: int) -> None:
    for kind in range(HORSE):
        for _ in range(TAKEN.of(taken, kind)):
            player.lose(kind)
            player.animals[kind + 1] += 1


class CattleStall(Question):
    """The four kinds wait on rounds to come, in an order of the player's choice."""

    asks: ClassVar = "order"
    remembers: ClassVar = Animals(bits=1)  # the kinds that wait already
    estimate: ClassVar = Each(some(sheep=1, boar=1, cattle=1, horse=1, food=-4))
    is_quiet: ClassVar = True

    def moves(self, state: Position, step: Asked) -> list[Move]:
        waiting = [kind for kind in range(len(ANIMALS)) if step.memory >> kind & 1]
        if state.round + STALL_ROUNDS[min(len(waiting), 3)] > board.ROUNDS or len(waiting) == len(ANIMALS):
            return []
        return [notation.GETS[FIRST_ANIMAL + kind] for kind in range(len(ANIMALS)) if kind not in waiting]

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        waiting = [kind for kind in range(len(ANIMALS)) if step.memory >> kind & 1]
        deliver(state, state.seat, step.effect, state.round + STALL_ROUNDS[len(waiting)], move.a)
        again = Asked(step.effect, step.memory | 1 << move.a - FIRST_ANIMAL)
        if self.moves(state, again):
            state.pending.append(again)

    def about(self, state: Position, step: Asked) -> Values:
        return {"round": state.round + STALL_ROUNDS[min(ones(step.memory), len(STALL_ROUNDS) - 1)]}


class StallAnimal(Purchase):
    """An animal that waited can be bought for a food."""

    remembers: ClassVar = WARE

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.pending.append(Asked(code, what))

    def buy(self, state: Position, step: Asked) -> None:
        state.player.gain(step.memory)
        state.pending.append(HOUSING_STEP)

    def may_ask(self, player: Player, step: Asked) -> bool:
        return self.awaits(step.memory)

    def awaits(self, ware: int) -> bool:
        return FIRST_ANIMAL <= ware < FIRST_TILE


CARDS: Final[list[Minor]] = [
    Minor("farm_animal_market", cost(food=1), FarmAnimalMarket(PLAYED), passing=True),
    Minor("livestock_market", cost(), LivestockMarket(PLAYED), needs=(at_least(5, ALL_ANIMALS),), passing=True),
    Minor(
        "plowhorse_market",
        cost(clay=1),
        Trade(USED_SPACE, FARMLAND, CULTIVATION, gives=cost(food=1), gets=wares(horse=1)),
        points=1,
        needs=(at_least(1, needs.MAJORS),),
    ),
    Minor(
        "nosebag", cost(food=1), Gain(USED_SPACE, GRAIN_SEEDS, gets=wares(horse=1)), needs=(at_least(1, needs.MAJORS),)
    ),
    Minor("cattle_stall", cost(wood=2, clay=2), CattleStall(PLAYED), StallAnimal(DELIVERED), points=1),
]
