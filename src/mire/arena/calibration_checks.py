"""Whether what is told comes true: what was said at every tenth of the game against what came."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from mire.analysis.course import usual_budget
from mire.analysis.hint import FEW, in_order
from mire.arena.calibrating import GLANCES, Followed, estimates_at, play_on, sampled, seen
from mire.arena.matches import Contest
from mire.bots.planning import search_at
from mire.core.calibration import Calibration, Foretold
from mire.core.seats import Seat
from mire.core.table import Table

TENTHS: Final = 10
ENOUGH: Final = 200  # positions, to say anything
POINTS_OFF: Final = 0.1  # of what came
CHANCE_OFF: Final = 0.07
CLASSES: Final = 5  # of chances, from the lowest to the highest


class Said(NamedTuple):
    """What was said at a decision to all seats, and what came."""

    progress: float
    seat: int
    first: int
    points: list[float]
    chances: list[float]
    came: list[float]
    won: list[float]


@dataclass(frozen=True)
class Tenth:
    """A part of the game. Chances are those of who has to decide."""

    number: int
    positions: int
    said: float
    came: float
    chance: float | None  # None for who plays alone
    won: float | None
    widest: float | None  # how far chances are off at most: of who decides, who begins, or all that are about as high

    @property
    def off(self) -> float:
        """How much more was said than came, as a share of it."""
        return self.said / self.came - 1.0 if self.came else float("inf")

    @property
    def holds(self) -> bool:
        """Whether it is near enough; from few positions nothing can be told."""
        near = abs(self.off) <= POINTS_OFF and (self.widest is None or self.widest <= CHANCE_OFF)
        return near or self.positions < ENOUGH


def checked(said: Sequence[Said]) -> list[Tenth]:
    """The tenths of the game of which there is anything."""
    parts: list[list[Said]] = [[] for _ in range(TENTHS)]
    for each in said:
        parts[min(TENTHS - 1, int(TENTHS * each.progress))].append(each)
    return [_tenth(number, part) for number, part in enumerate(parts, 1) if part]


def said_of(games: Sequence[Followed], calibration: Calibration) -> list[Said]:
    """What a calibration says on the way of games."""
    said: list[Said] = []
    for game in games:
        for progress, seat, estimates in game.glances:
            told = calibration.foretell(progress, estimates, game.first)
            said.append(Said(progress, seat, game.first, told.points, told.chances, game.points, game.shares))
    return said


def hear(contest: Contest, seed: int) -> list[Said]:
    """What tables say at some decisions of a game of greedy, and what comes."""
    end, positions = sampled(contest, GLANCES, seed)
    said: list[Said] = []
    for position in positions:
        table = seen(position, seed)
        said.append(_said(position, table.foretell(estimates_at(table)), end))
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
        said.append(_said(position, Foretold(best.points, best.chances), end))
    return said


def _said(position: Table, told: Foretold, end: Table) -> Said:
    seat = position.seat
    assert seat is not None
    came = end.outcome()
    return Said(position.progress, seat, end.first, told.points, told.chances, came.points, came.chances)


def _tenth(number: int, part: Sequence[Said]) -> Tenth:
    alone = len(part[0].points) == 1
    chance, won = _mean_chance(part, lambda said: [said.seat])
    return Tenth(
        number,
        len(part),
        _mean([points for said in part for points in said.points]),
        _mean([points for said in part for points in said.came]),
        None if alone else chance,
        None if alone else won,
        None if alone else max(abs(told - came) for told, came in _chances(part)),
    )


def _chances(part: Sequence[Said]) -> Iterator[tuple[float, float]]:
    """Means of chances and of what came, of all groups of seats that are large enough."""
    yield _mean_chance(part, lambda said: [said.seat])
    yield _mean_chance(part, lambda said: [said.first])
    for number in range(CLASSES):

        def in_class(said: Said, number: int = number) -> list[int]:
            return [seat for seat, chance in enumerate(said.chances) if _class(chance) == number]

        if sum(1 for said in part if in_class(said)) >= ENOUGH:
            yield _mean_chance(part, in_class)


def _class(chance: float) -> int:
    return min(CLASSES - 1, int(CLASSES * chance))


def _mean_chance(part: Sequence[Said], seats: Callable[[Said], list[int]]) -> tuple[float, float]:
    chosen = [(said.chances[seat], said.won[seat]) for said in part for seat in seats(said)]
    return _mean([chance for chance, _ in chosen]), _mean([won for _, won in chosen])


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
