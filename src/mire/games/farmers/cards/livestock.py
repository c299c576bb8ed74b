"""Livestock providers: M030, M031, M129 to M131."""

from typing import Final

from mire.core.moves import Move
from mire.core.state import Step
from mire.games.farmers import board, notation
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
from mire.games.farmers.cards.needs import ALL_ANIMALS, at_least
from mire.games.farmers.cards.timing import DELIVERED, PLAYED, USED_SPACE
from mire.games.farmers.goods import ANIMALS, FIRST_ANIMAL, HORSE, SHEEP, cost
from mire.games.farmers.position import Position
from mire.games.farmers.steps import ASKED, HOUSING_STEP

BRED_UP: Final = 3  # animals at most
STALL_ROUNDS: Final = [2, 4, 6, 8]  # rounds later


class FarmAnimalMarket(Question):
    """Two sheep for a cattle and a horse, once."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        return use_or_not(step) if state.player.animals[SHEEP] >= 2 else []

    def answer(self, state: Position, step: Step, move: Move) -> None:
        if move.verb is notation.USE:
            state.player.lose(SHEEP)
            state.player.lose(SHEEP)
            receive(state, state.player, wares(cattle=1, horse=1))


class LivestockMarket(Effect):
    """Up to three animals become the next kind, all at the same moment: none of them twice."""

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.pending.append(HOUSING_STEP)
        state.pending.append(Step(ASKED, code))

    def moves(self, state: Position, step: Step) -> list[Move]:
        # b counts the animals taken of each kind, two bits a kind; the new ones come when all have been said
        player = state.player
        taken = [step.b >> 2 * kind & 3 for kind in range(HORSE)]
        if sum(taken) == BRED_UP:
            return []
        found = [notation.RAISES[FIRST_ANIMAL + kind] for kind in range(HORSE) if player.animals[kind] > taken[kind]]
        return [*found, notation.DONE_MOVE] if found else []

    def answer(self, state: Position, step: Step, move: Move) -> None:
        taken = step.b
        if move.verb is not notation.DONE:
            taken += 1 << 2 * (move.a - FIRST_ANIMAL)
            again = Step(ASKED, step.a, taken)
            if self.moves(state, again):
                state.pending.append(again)
                return
        for kind in range(HORSE):
            for _ in range(taken >> 2 * kind & 3):
                state.player.lose(kind)
                state.player.animals[kind + 1] += 1


class CattleStall(Question):
    """The four kinds wait on rounds to come, in an order of the player's choice."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        # b is the set of kinds that wait already
        waiting = [kind for kind in range(len(ANIMALS)) if step.b >> kind & 1]
        if state.round + STALL_ROUNDS[min(len(waiting), 3)] > board.ROUNDS or len(waiting) == len(ANIMALS):
            return []
        return [notation.GETS[FIRST_ANIMAL + kind] for kind in range(len(ANIMALS)) if kind not in waiting]

    def answer(self, state: Position, step: Step, move: Move) -> None:
        waiting = [kind for kind in range(len(ANIMALS)) if step.b >> kind & 1]
        deliver(state, state.seat, step.a, state.round + STALL_ROUNDS[len(waiting)], move.a)
        again = Step(ASKED, step.a, step.b | 1 << move.a - FIRST_ANIMAL)
        if self.moves(state, again):
            state.pending.append(again)


class StallAnimal(Purchase):
    """An animal that waited can be bought for a food."""

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.pending.append(Step(ASKED, code, what))

    def buy(self, state: Position, step: Step) -> None:
        state.player.gain(step.b)
        state.pending.append(HOUSING_STEP)


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
