"""A plan for the rest of a game, of use to who plays alone, and games played by it."""

from collections.abc import Sequence
from math import exp
from random import Random
from time import perf_counter
from typing import Final

from mire.core.moves import Move, Verb, parse
from mire.core.table import Table

Turn = list[Move]  # what is done in a turn, in order; never nothing
Plan = list[Turn]
Notes = list[list[str]]  # a plan in the notation of its moves

AT_HAND: Final = 12  # turns of a plan, of which the first that is possible is made
# How a plan is changed at a turn
SOONER: Final = 0.35  # how often a later turn is made now
FARTHEST: Final = 14  # of so many at most
ADVISED: Final = 0.1  # how often it is what the game's policy would do; else a move by how it looks
LIKING: Final = 1.5  # points by which a move must look better to be made e times as often
WHIM: Final = 0.02  # of the odds of the best one that any move has
INSTEAD: Final = 0.5  # how often what was to be done is given up, and not only put off


class Playing:
    """A game on its way to the end: by a plan, with changes at some turns, and by the game's policy where it fails."""

    def __init__(self, table: Table, plan: Plan, rng: Random, changes: list[int], until: float = 0.0) -> None:
        self.table: Final = table
        self.ahead: Final = plan[:]
        self.put_off: Final = [0] * len(plan)  # how often each turn was not possible when it could have come
        self.rng: Final = rng
        self.changes: Final = changes
        self.until: Final = until  # it stops then, or at the end of the game for 0
        self.rest: Turn = []  # of the turn that is played
        self.played: Final[Plan] = []

    def points(self, seat: int) -> float:
        """Play to the end, and see what a seat has."""
        table = self.table
        turn = -1
        while not table.over and not (self.until and perf_counter() > self.until):
            legal = table.moves()
            if table.turn == turn:
                move = self._go_on(legal)
            else:
                turn = table.turn
                move = self._change(legal) if len(self.played) in self.changes else self._begin(legal)
                self.played.append([])
            self.played[-1].append(move)
            table.play(move)
        return table.evaluate(seat)

    def _go_on(self, legal: list[Move]) -> Move:
        """As the turn was planned, if possible."""
        if self.rest and self.rest[0] in legal:
            return self.rest.pop(0)
        return self._advised(legal)

    def _begin(self, legal: list[Move]) -> Move:
        """With the first turn that is possible."""
        for place in range(min(AT_HAND, len(self.ahead))):
            if self.ahead[place][0] in legal:
                return self._take(place)
            self.put_off[place] += 1
        self._forget()
        return self._advised(legal)

    def _take(self, place: int) -> Move:
        turn = self.ahead.pop(place)
        self.put_off.pop(place)
        self._forget()
        self.rest = turn[1:]
        return turn[0]

    def _forget(self) -> None:
        """Give up the next turn if it never comes, such as that of a harvest in which there was less to decide."""
        if self.ahead and self.put_off[0] > AT_HAND:
            self._drop()

    def _drop(self) -> None:
        self.ahead.pop(0)
        self.put_off.pop(0)

    def _advised(self, legal: list[Move]) -> Move:
        self.rest = []
        return legal[0] if len(legal) == 1 else self.table.advise()

    def _change(self, legal: list[Move]) -> Move:
        """Something else than planned, by chance."""
        kind = self.rng.random()
        if kind < SOONER and len(self.ahead) > 1:
            place = 1 + int(self.rng.random() * float(min(len(self.ahead), FARTHEST) - 1))
            if self.ahead[place][0] in legal:
                return self._take(place)
        if self.ahead and self.rng.random() < INSTEAD:
            self._drop()
        if len(legal) == 1 or SOONER <= kind < SOONER + ADVISED:
            return self._advised(legal)
        self.rest = []
        return self._likely(legal)

    def _likely(self, legal: list[Move]) -> Move:
        """A move by how promising it looks."""
        promises = [self.table.promise(move) for move in legal]
        most = max(promises)
        odds = [exp((promise - most) / LIKING) + WHIM for promise in promises]
        left = self.rng.random() * sum(odds)
        for place, odd in enumerate(odds):
            left -= odd
            if left < 0.0:
                return legal[place]
        return legal[-1]


def after(plan: Plan, move: Move) -> Plan:
    """What is left of a plan when a move was made, whether it was the next or not."""
    if not plan or plan[0][0] is not move:
        return plan
    rest = plan[0][1:]
    return [rest, *plan[1:]] if rest else plan[1:]


def written(plan: Plan) -> Notes:
    """A plan to be sent to another process."""
    return [[str(move) for move in turn] for turn in plan]


def read(verbs: Sequence[Verb], notes: Notes) -> Plan:
    """A plan that another process has sent."""
    return [[parse(verbs, move) for move in turn] for turn in notes]
