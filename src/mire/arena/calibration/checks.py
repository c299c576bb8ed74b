"""Whether what is told comes true: what was said at every tenth of the game against what came."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from random import Random
from typing import Final, NamedTuple

from mire.analysis.course import usual_budget
from mire.analysis.hint import FEW, in_order
from mire.arena.calibration.calibrating import GLANCES, estimates_at, play_on, sampled, seen
from mire.arena.play.matches import Contest
from mire.bots.planning import search_at
from mire.core.calibration import Foretold
from mire.core.seats import Seat
from mire.core.table import Table

TENTHS: Final = 10
ENOUGH: Final = 200  # positions, to say anything
ENOUGH_GAMES: Final = 400  # to say anything of a class, as all positions of a game have come to the same
POINTS_OFF: Final = 0.1  # of what came
CHANCE_OFF: Final = 0.07
CLASSES: Final = 5  # of chances, from the lowest to the highest


class Said(NamedTuple):
    """What was said at a decision of a game to all seats, and what came."""

    game: int
    progress: float
    seat: int
    first: int
    points: list[float]
    chances: list[float]
    came: list[float]
    won: list[float]


Seats = Callable[[Said], Sequence[int]]
"""Those of a position that are looked at together."""


@dataclass(frozen=True)
class Tenth:
    """A part of the game. Points are those of all seats, chances those of who has to decide."""

    number: int
    positions: int
    said: float
    came: float
    points_off: float  # of what came: how far points are off at most, of all seats or of those in one place
    chance: float | None  # None for who plays alone
    won: float | None
    chance_off: float | None  # at most: of who decides, of who is in one place, or of all that are about as high

    @property
    def holds(self) -> bool:
        """Whether it is near enough; from few positions nothing can be told."""
        near = self.points_off <= POINTS_OFF and (self.chance_off is None or self.chance_off <= CHANCE_OFF)
        return near or self.positions < ENOUGH


def checked(said: Sequence[Said]) -> list[Tenth]:
    """The tenths of the game of which there is anything."""
    parts: list[list[Said]] = [[] for _ in range(TENTHS)]
    for each in said:
        parts[min(TENTHS - 1, int(TENTHS * each.progress))].append(each)
    return [_tenth(number, part) for number, part in enumerate(parts, 1) if part]


def hear(contest: Contest, seed: int) -> list[Said]:
    """What tables say at some decisions of a game of greedy, and what comes."""
    end, positions = sampled(contest, GLANCES, seed)
    said: list[Said] = []
    for position in positions:
        table = seen(position, seed)
        said.append(_said(seed, position, table.foretell(estimates_at(table)), end))
    return said


def hear_hints(contest: Contest, hints: int, seed: int) -> list[Said]:
    """What hints say of their best move at some decisions, and what comes when greedy plays on after it."""
    _, positions = sampled(contest, hints, seed)
    said: list[Said] = []
    for position in positions:
        seat = position.seat
        assert seat is not None
        search = search_at(Seat(position, seat), Random(f"{seed} {position.ply}"))  # noqa: S311 - repeatable chance
        search.run(usual_budget(position.game, position.players))
        best = in_order(search.prospects()[:FEW], seat)[0]
        end = position.copy()
        end.play(best.move)
        play_on(end, seed)
        said.append(_said(seed, position, Foretold(best.points, best.chances), end))
    return said


def _said(game: int, position: Table, told: Foretold, end: Table) -> Said:
    seat = position.seat
    assert seat is not None
    came = end.outcome()
    return Said(game, position.progress, seat, end.first, told.points, told.chances, came.points, came.chances)


def _tenth(number: int, part: Sequence[Said]) -> Tenth:
    alone = len(part[0].points) == 1
    said, came = _mean_points(part, _everybody)
    chance, won = _mean_chance(part, _decides)
    points = (_mean_points(part, group) for group in [_everybody, *_places(part)])
    chances = (_mean_chance(part, group) for group in [_decides, *_places(part), *_classes(part)])
    return Tenth(
        number,
        len(part),
        said,
        came,
        max(abs(said / came - 1.0) if came else inf for said, came in points),
        None if alone else chance,
        None if alone else won,
        None if alone else max(abs(told - came) for told, came in chances),
    )


def _everybody(said: Said) -> Sequence[int]:
    return range(len(said.points))


def _decides(said: Said) -> Sequence[int]:
    return [said.seat]


def _places(part: Sequence[Said]) -> list[Seats]:
    """Who begins, who comes after that, and so on."""

    def in_place(place: int, said: Said) -> Sequence[int]:
        return [(said.first + place) % len(said.points)]

    return [partial(in_place, place) for place in _everybody(part[0])]


def _classes(part: Sequence[Said]) -> list[Seats]:
    """Whoever has about the same chance, where that is so in enough games."""

    def in_class(number: int, said: Said) -> Sequence[int]:
        return [seat for seat, chance in enumerate(said.chances) if _class(chance) == number]

    classes = [partial(in_class, number) for number in range(CLASSES)]
    return [each for each in classes if len({said.game for said in part if each(said)}) >= ENOUGH_GAMES]


def _class(chance: float) -> int:
    return min(CLASSES - 1, int(CLASSES * chance))


def _mean_points(part: Sequence[Said], seats: Seats) -> tuple[float, float]:
    chosen = [(said.points[seat], said.came[seat]) for said in part for seat in seats(said)]
    return _means(chosen)


def _mean_chance(part: Sequence[Said], seats: Seats) -> tuple[float, float]:
    chosen = [(said.chances[seat], said.won[seat]) for said in part for seat in seats(said)]
    return _means(chosen)


def _means(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """What was said, and what came."""
    return sum(said for said, _ in pairs) / len(pairs), sum(came for _, came in pairs) / len(pairs)
