"""The course of a game: what the seats could expect at each decision, what they gave away, and where it turned.

Every decision is judged from what its seat could know then: everything hidden is dealt anew, never looked up.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Final, Literal

import msgspec

from mire.analysis.hint import FEW, Basis, Choice, basis_of, choice, choices, in_order, rounded_chances, rounded_points
from mire.bots.planning import search_at
from mire.bots.search import Budget, Prospect
from mire.core.game import Game
from mire.core.moves import Move
from mire.core.points import Points
from mire.core.seats import Seat
from mire.core.table import Table, replay_steps

SLIP: Final = 0.05  # of the chance to win, given away by one decision
SLIP_ALONE: Final = 2.0  # points
SWING: Final = 0.1
SWING_ALONE: Final = 4.0
MOST_TURNING: Final = 6  # of each kind
GAMES_AT_HAND: Final = 2  # whose positions a process keeps
LONGER: Final = 2  # times the playouts of the fast bot


class Lost(msgspec.Struct, frozen=True):
    """What a move gave away against the best; nothing if it was the best, or as good."""

    points: float
    chance: float | None


class Step(msgspec.Struct, frozen=True):
    """A decision: what all seats could expect of it, as far as its seat could know, and what was done."""

    ply: int  # moves of the record before it
    turn: int
    seat: int
    move: str
    points: list[float]
    chances: list[float] | None
    best: list[Choice]
    lost: Lost
    basis: Basis

    @property
    def hopes(self) -> float:
        """What its seat could expect: its chance to win, or points when it plays alone."""
        return self.points[self.seat] if self.chances is None else self.chances[self.seat]

    @property
    def given_away(self) -> float:
        """How much less it was with the move that was made."""
        return self.lost.points if self.lost.chance is None else self.lost.chance


class Turning(msgspec.Struct, frozen=True):
    """A decision by which a seat gave something away, or before which luck or the others changed what it could expect.

    What it could expect is a chance to win, or points when it played alone.
    """

    kind: Literal["slip", "swing"]
    ply: int
    seat: int
    was: float = msgspec.field(name="from")
    to: float

    @property
    def size(self) -> float:
        """How much changed."""
        return abs(self.to - self.was)


class Course(msgspec.Struct, frozen=True):
    """A whole game, or as far as it was played or judged."""

    game: str
    players: int
    winners: list[int]
    totals: list[Points]
    steps: list[Step]
    turning: list[Turning]


def usual_budget(game: Game, players: int) -> Budget:
    """More playouts than the game's fast bot makes, as nobody waits for an answer."""
    return Budget(LONGER * game.playouts(players))


def follow(record: str, budget: Budget, seed: int) -> Iterator[Step]:
    """Judge one decision after the other."""
    for ply in decisions(record):
        yield judge(record, ply, budget, seed)


def make_course(end: Table, steps: Sequence[Step]) -> Course:
    """The course of a game that has come to this table."""
    totals = [score.total for score in end.scores()]
    return Course(end.game.name, end.players, end.winners, totals, list(steps), turning_points(steps))


def decisions(record: str) -> list[int]:
    """Where there was something to decide: the number of moves before each."""
    *positions, _ = _positions(record)
    return [ply for ply, table in enumerate(positions) if len(table.moves()) > 1]


def judge(record: str, ply: int, budget: Budget, seed: int) -> Step:
    """The decision after so many moves of a record. Its chance depends on nothing but the seed and the ply."""
    table, after = _positions(record)[ply : ply + 2]
    seat, move = table.seat, after.last
    assert seat is not None
    assert move is not None
    search = search_at(Seat(table, seat), Random(f"{seed} {ply}"))  # noqa: S311 - repeatable chance, no secrets
    search.run(budget, also=move)
    prospects = in_order(_few_and(move, search.prospects()), seat)
    best, played = prospects[0], next(prospect for prospect in prospects if prospect.move is move)
    return Step(
        ply=ply,
        turn=table.turn,
        seat=seat,
        move=str(move),
        points=rounded_points(best),
        chances=rounded_chances(best),
        best=choices(prospects, seat),
        lost=_lost(choice(best, seat), choice(played, seat)),
        basis=basis_of(search),
    )


def turning_points(steps: Sequence[Step]) -> list[Turning]:
    """Slips, then swings, the largest first."""
    return _largest(_slips(steps), SLIP, SLIP_ALONE, steps) + _largest(_swings(steps), SWING, SWING_ALONE, steps)


@lru_cache(maxsize=GAMES_AT_HAND)
def _positions(record: str) -> list[Table]:
    return list(replay_steps(record))


def _few_and(move: Move, prospects: Sequence[Prospect]) -> list[Prospect]:
    """The best few, and the move that was made, which stays in the search however it does."""
    return [prospect for place, prospect in enumerate(prospects) if place < FEW or prospect.move is move]


def _lost(best: Choice, played: Choice) -> Lost:
    points = max(0.0, round(best.points - played.points, 1))
    if best.chance is None or played.chance is None:
        return Lost(points, None)
    return Lost(points, max(0.0, round(best.chance - played.chance, 2)))


def _slips(steps: Sequence[Step]) -> Iterator[Turning]:
    for step in steps:
        yield Turning("slip", step.ply, step.seat, was=step.hopes, to=_after(step))


def _swings(steps: Sequence[Step]) -> Iterator[Turning]:
    """What became of a seat's hopes from what it did to its next decision.

    In the same turn nothing was revealed and nobody else did anything: a change is then only the search's doubt. Nor
    is it a swing when a plan was found, or given up: what is told rests on something else then.
    """
    for seat in sorted({step.seat for step in steps}):
        for before, now in pairwise([step for step in steps if step.seat == seat]):
            if now.turn > before.turn and now.basis == before.basis:
                yield Turning("swing", now.ply, seat, was=_after(before), to=now.hopes)


def _after(step: Step) -> float:
    return round(step.hopes - step.given_away, 3)


def _largest(turning: Iterator[Turning], least: float, least_alone: float, steps: Sequence[Step]) -> list[Turning]:
    """Those that are large enough to be told, at most a few."""
    alone = bool(steps) and steps[0].chances is None
    large = [point for point in turning if round(point.size, 3) >= (least_alone if alone else least)]
    return sorted(large, key=lambda point: (-point.size, point.ply))[:MOST_TURNING]
