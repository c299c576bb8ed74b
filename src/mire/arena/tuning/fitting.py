"""Weights by which an evaluation tells how games end: fitted, step by step, to games that a bot plays with itself."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple

import mire
from mire.arena.play.training_games import Lesson, play_lesson, positions_of
from mire.arena.play.trials import Outcome, Trial, try_out
from mire.arena.tuning.measuring import games_of, measured, trials_of
from mire.arena.tuning.seeking import Seeking
from mire.arena.tuning.tuned import Check, Fit, Fitted
from mire.bots.levels import SearchBot
from mire.bots.own import load_bot
from mire.core.errors import BadSetup
from mire.core.table import Table
from mire.core.weights import Beliefs, limits, rounded, set_weights

EVERY: Final = 5  # turns, of which one is looked at: the next says nearly the same
HELD_BACK: Final = 5  # games, of which one is not learnt from, but tells whether what was learnt holds
PHASES: Final = 8  # of a game; how much of what is expected comes about differs between them
LEAST_SLOPE: Final = 0.05  # of what comes about
ROWS: Final = 3.0  # positions that a game counts for, however many of them are looked at
NUDGE: Final = 0.06  # of a weight, to see what it does
FREEDOM: Final = 0.3  # of a weight, by which a better one may well differ
LONGEST_STEP: Final = 0.5  # of a weight at a time
STRIDES: Final = [1.0, 0.5, 0.25]  # of a step that may go too far

PlayCrew = Callable[[Callable[[int], Lesson], Sequence[int]], Iterable[Lesson]]
TrialCrew = Callable[[Callable[[Trial], Outcome], Sequence[Trial]], Iterable[Outcome]]


class Position(NamedTuple):
    """A table in the course of a game, and how it ended."""

    table: Table
    game: int
    phase: int
    points: list[float]


class Fitting(Seeking):
    """A search for weights by which the seats' estimates tell best how far they will be apart in the end."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bot: str = "search:100",
        slips: float = 0.05,
        seed: int = 1,
        names: Sequence[str] = (),
        options: Mapping[str, object] | None = None,
    ) -> None:
        _check_bot(bot)
        super().__init__(game, players, bot, seed, names, options)
        self.slips: Final = slips
        self.positions: Final[list[Position]] = []
        self.lessons = 0
        self.fits: Final[list[Fit]] = []  # the first is that of the old weights
        self._numpy: Final = import_numpy()
        self._found: Beliefs = dict(self.old)

    def play(self, games: int, crew: PlayCrew = map) -> None:
        """Let the bot play so many games to learn from."""
        start = perf_counter()
        for lesson in crew(partial(play_lesson, self.contest, self.slips), self._seeds(games)):
            self.learn_from(lesson)
        self._games += games
        self._seconds += perf_counter() - start

    def learn_from(self, lesson: Lesson) -> None:
        """Look at some positions of a game."""
        tables = positions_of(lesson)
        for number in range(self.lessons // HELD_BACK % EVERY, len(tables), EVERY):
            phase = PHASES * number // len(tables)
            self.positions.append(Position(tables[number], self.lessons, phase, lesson.points))
        self.lessons += 1

    def step(self) -> bool:
        """Move the weights towards those that tell more, if that holds in games held back too; whether it did."""
        start = perf_counter()
        sight = _Sight(self._numpy, self.positions)
        judged = self._judged(self._found, sight)
        if not self.fits:
            self._note(sight, judged)
        steps = self._steps(sight, judged)
        tries = [self._moved(stride, steps) for stride in STRIDES]
        outlooks = [self._judged(values, sight) for values in tries]
        told = [sight.told(outlook, held_back=False) for outlook in outlooks]
        best = told.index(max(told))
        holds = sight.told(outlooks[best], held_back=True) > sight.told(judged, held_back=True)
        if holds:
            self._found = tries[best]
            self._note(sight, outlooks[best])
        self._seconds += perf_counter() - start
        return holds

    def check(self, deals: int, crew: TrialCrew = map) -> Check:
        """Measure what the bot gains by the new weights, on deals that nothing was learnt from."""
        start = perf_counter()
        trials = trials_of(self.contest, {**self.old, **self.found()}, self._seeds(deals))
        self._check = measured(self.contest, deals, list(crew(partial(try_out, self.contest, self.old), trials)))
        self._games += games_of(self.contest, deals)
        self._seconds += perf_counter() - start
        return self._check

    def found(self) -> Beliefs:
        """The best weights so far."""
        return {name: self._found[name] for name in self.names}

    def results(self) -> Fitted:
        """What was found so far."""
        return Fitted(
            game=self.game.name,
            players=self.contest.players,
            options=self._options,
            seed=self.seed,
            bot=self.contest.bots[0],
            slips=self.slips,
            lessons=self.lessons,
            positions=len(self.positions),
            fits=list(self.fits),
            old={name: self.old[name] for name in self.names},
            new=self.found(),
            check=self._check,
            games=self._games,
            seconds=self._seconds,
            compiled=mire.compiled,
        )

    def _note(self, sight: "_Sight", judged: Any) -> None:
        told, held_back = (sight.told(judged, held_back=held) for held in (False, True))
        self.fits.append(Fit(len(self.fits), told, held_back, self.found()))

    def _judged(self, values: Beliefs, sight: "_Sight") -> Any:
        """What all seats can expect at all positions by some weights; afterwards the old ones are back."""
        seats = range(self.contest.players)
        try:
            set_weights(self.weights, values)
            estimates = [[position.table.evaluate(seat) for seat in seats] for position in self.positions]
        finally:
            set_weights(self.weights, self.old)
        return sight.apart(estimates)

    def _steps(self, sight: "_Sight", judged: Any) -> list[float]:
        """By how much of itself each weight should move: least squares, held back by how far they have come."""
        changes = []
        for name in self.names:
            nudge = self._nudge(name)
            nudged = {**self._found, name: self._found[name] + nudge * self._scales[name]}
            changes.append((self._judged(nudged, sight) - judged) / nudge)
        come = [(self._found[name] - self.old[name]) / self._scales[name] for name in self.names]
        return sight.least_squares(judged, changes, come)

    def _nudge(self, name: str) -> float:
        """Down where up is not allowed."""
        _, most = limits(self.weights, name)
        return NUDGE if self._found[name] + NUDGE * self._scales[name] <= most else -NUDGE

    def _moved(self, stride: float, steps: Sequence[float]) -> Beliefs:
        """The weights after a part of a step, within their limits and rounded as they would be written down."""
        moved = dict(self._found)
        for name, step in zip(self.names, steps, strict=True):
            low, high = limits(self.weights, name)
            moved[name] = min(max(rounded(moved[name] + stride * step * self._scales[name]), low), high)
        return moved


class _Sight:
    """The results of all positions, and how far estimates tell them."""

    def __init__(self, numpy: Any, positions: Sequence[Position]) -> None:
        self._numpy: Final = numpy
        players = len(positions[0].points)
        self._phases: Final = numpy.repeat([position.phase for position in positions], players)
        self._alone: Final = players == 1
        self._held_back: Final = numpy.repeat([position.game % HELD_BACK == 0 for position in positions], players)
        games = {position.game for position in positions}
        self._weight: Final = ROWS * max(players - 1, 1) * len(games) / len(self._phases)  # of a row
        self._results: Final = self.apart([position.points for position in positions])

    def apart(self, points: Sequence[Sequence[float]]) -> Any:
        """How far all seats are from the mean of their table; who plays alone, from that of all at this phase."""
        numbers = self._numpy.array(points, dtype=float)
        if not self._alone:
            return (numbers - numbers.mean(axis=1, keepdims=True)).ravel()
        numbers = numbers.ravel()
        for phase in range(PHASES):
            here = self._phases == phase
            if here.any():
                numbers[here] -= numbers[here].mean()
        return numbers

    def told(self, judged: Any, *, held_back: bool) -> float:
        """The share of the variance of results that estimates tell, in games that were learnt from or not."""
        rows = self._held_back == held_back
        left = self._results - self._slopes(judged) * judged
        all_there_is = float((self._results[rows] ** 2).sum())
        return 1.0 - float((left[rows] ** 2).sum()) / all_there_is if all_there_is else 0.0

    def _slopes(self, judged: Any) -> Any:
        """How much of what is expected comes about, for every row."""
        slopes = self._numpy.zeros(len(judged))
        for phase in range(PHASES):
            here = self._phases == phase
            rows = here & ~self._held_back
            squares = float((judged[rows] ** 2).sum())
            slope = float((judged[rows] * self._results[rows]).sum()) / squares if squares else 0.0
            slopes[here] = max(slope, LEAST_SLOPE)
        return slopes

    def least_squares(self, judged: Any, changes: Sequence[Any], come: Sequence[float]) -> list[float]:
        """The steps along these changes that tell most of the rest, each drawn back to where it came from."""
        numpy = self._numpy
        slopes = self._slopes(judged)
        rows = ~self._held_back
        along = (numpy.stack(changes, axis=1) * slopes[:, None])[rows]
        rest = (self._results - slopes * judged)[rows]
        hold = self._results[rows].var() / FREEDOM**2
        matrix = self._weight * (along.T @ along) + hold * numpy.eye(len(changes))
        target = self._weight * (along.T @ rest) - hold * numpy.array(come)
        steps = numpy.linalg.solve(matrix, target)
        return [float(step) for step in numpy.clip(steps, -LONGEST_STEP, LONGEST_STEP)]


def _check_bot(name: str) -> None:
    """BadSetup if there is no such bot, or it thinks in other processes, where weights are as they were."""
    bot = load_bot(name)
    if isinstance(bot, SearchBot) and bot.team:
        raise BadSetup(f"'{name}' thinks in several processes; for fitting games are played at once instead: --workers")


def import_numpy() -> Any:
    """The library, if it is there."""
    try:
        import numpy
    except ImportError:
        raise BadSetup("fitting needs numpy: pip install 'mire[tuning]'") from None
    return numpy
