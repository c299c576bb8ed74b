"""A hint: the best few moves of a decision, with what a seat can expect of each."""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal

import msgspec

from mire.bots.planning import search_at
from mire.bots.search import Budget, Prospect, Search
from mire.core.seats import Seat
from mire.core.table import Table

FEW: Final = 3
HINT_SECONDS: Final = 0.5

Basis = Literal["greedy", "plan", "estimate"]
"""What is told rests on how games went on in which greedy bots played, on a plan that was tried for the rest of the
game, or on nothing but what the game itself believes, as nobody has measured such games."""


class Choice(msgspec.Struct, frozen=True):
    """A move, the points to expect at the end with it, and the chance to win; there is none for who plays alone."""

    move: str
    points: float
    chance: float | None

    @property
    def hopes(self) -> float:
        """By which moves are compared: the chance, or the points of who plays alone."""
        return self.points if self.chance is None else self.chance


class Hint(msgspec.Struct, frozen=True):
    """The best few moves, the best first, and what the numbers rest on."""

    best: list[Choice]
    basis: Basis


def hint(seat: Seat, budget: Budget, seed: int | str) -> Hint:
    """What to do at a seat whose decision it is, as far as it can know."""
    rng = Random(seed)  # noqa: S311 - repeatable chance, no secrets
    if len(seat.moves()) == 1:
        table = seat.redeal(rng)
        basis = basis_at(table)
        return Hint([choice(_only(table), seat.number)], basis)
    search = search_at(seat, rng)
    search.run(budget)
    return Hint(choices(in_order(search.prospects()[:FEW], seat.number), seat.number), basis_of(search))


def basis_of(search: Search) -> Basis:
    """What the prospects of a search rest on."""
    return "plan" if search.plan else basis_at(search.deals[0])


def basis_at(table: Table) -> Basis:
    """What is foretold at a table rests on."""
    return "estimate" if table.calibration is None else "greedy"


def in_order(prospects: Sequence[Prospect], seat: int) -> list[Prospect]:
    """By the numbers that are shown: the chance to win, then points. Those alike stay as they are."""
    return sorted(prospects, key=lambda prospect: _rank(choice(prospect, seat)))


def choices(prospects: Sequence[Prospect], seat: int) -> list[Choice]:
    """The first few of them, as a seat sees them."""
    return [choice(prospect, seat) for prospect in prospects[:FEW]]


def choice(prospect: Prospect, seat: int) -> Choice:
    """What may come of a move, as a seat sees it."""
    chances = rounded_chances(prospect)
    return Choice(str(prospect.move), rounded_points(prospect)[seat], None if chances is None else chances[seat])


def rounded_points(prospect: Prospect) -> list[float]:
    """Points to expect per seat; nobody can tell more than a tenth of one."""
    return [round(points, 1) for points in prospect.points]


def rounded_chances(prospect: Prospect) -> list[float] | None:
    """Chances to win per seat, if there is somebody to beat; nobody can tell more than a percent."""
    return [round(chance, 2) for chance in prospect.chances] if len(prospect.chances) > 1 else None


def _rank(shown: Choice) -> tuple[float, float]:
    return -shown.hopes, -shown.points


def _only(table: Table) -> Prospect:
    """The only move there is by the game's own estimate, as a search has nothing to compare."""
    (move,) = table.moves()
    table.play(move)
    while not table.over and not table.settled:
        table.play(table.best_immediate_move())
    return Prospect(move, 0, table.foretell([table.evaluate(number) for number in range(table.players)]))
