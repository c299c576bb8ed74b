"""Better weights for an evaluation, found by play: CMA-ES against the weights there are."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from statistics import fmean
from time import perf_counter
from typing import Any, Final

import mire
from mire.arena.play.trials import Outcome, Trial, try_out
from mire.arena.tuning.measuring import games_of, measured, parts, trials_of
from mire.arena.tuning.seeking import Seeking
from mire.arena.tuning.tuned import Check, Generation, Tuned
from mire.core.errors import BadSetup
from mire.core.weights import Beliefs, limits, rounded

POLICY: Final = "greedy"  # the bot that has nothing but the evaluation
FIRST_STEP: Final = 0.2  # of a weight, in the first generation
FEWEST_WEIGHTS: Final = 2  # that CMA-ES can relate to each other
CHANCE_SEEDS: Final = 1 << 32  # that the library knows

Crew = Callable[[Callable[[Trial], Outcome], Sequence[Trial]], Iterable[Outcome]]  # outcomes in the order of trials


class Tuning(Seeking):
    """A search for better weights of a game. Every generation plays new deals, all that it tries the same ones."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        deals: int = 20,
        seed: int = 1,
        names: Sequence[str] = (),
        options: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(game, players, POLICY, seed, names, options)
        _check_enough(self.names)
        self.deals: Final = deals
        self._search: Final = self._open_search()
        self._generations: Final[list[Generation]] = []

    @property
    def population(self) -> int:
        """How many weights a generation tries."""
        return int(self._search.population_size)

    def generation(self, crew: Crew = map) -> Generation:
        """Try weights around the middle of those before, and move on towards the better ones."""
        tried = [self._search.ask() for _ in range(self.population)]
        leads = self._leads([self._values(point) for point in tried], crew)
        self._search.tell([(point, -lead) for point, lead in zip(tried, leads, strict=True)])
        made = Generation(len(self._generations) + 1, fmean(leads), max(leads), self.found())
        self._generations.append(made)
        return made

    def check(self, deals: int, crew: Crew = map) -> Check:
        """Measure what was found on deals that the search has not seen."""
        outcomes = self._play([{**self.old, **self.found()}], deals, crew)
        self._check = measured(self.contest, deals, outcomes)
        return self._check

    def found(self) -> Beliefs:
        """The weights around which it searches, rounded as they would be written down."""
        values = self._values(self._search.mean)
        return {name: rounded(values[name]) for name in self.names}

    def results(self, planned: int) -> Tuned:
        """What was found so far, of so many generations."""
        return Tuned(
            game=self.game.name,
            players=self.contest.players,
            options=self._options,
            seed=self.seed,
            deals=self.deals,
            population=self.population,
            planned=planned,
            generations=list(self._generations),
            old={name: self.old[name] for name in self.names},
            new=self.found(),
            check=self._check,
            games=self._games,
            seconds=self._seconds,
            compiled=mire.compiled,
        )

    def _open_search(self) -> Any:
        cma, array = import_cmaes()
        bounds = [[self._step(name, limit) for limit in limits(self.weights, name)] for name in self.names]
        middle = array([0.0] * len(self.names))
        return cma(mean=middle, sigma=FIRST_STEP, bounds=array(bounds), seed=self.seed % CHANCE_SEEDS)

    def _step(self, name: str, value: float) -> float:
        """How far a value is from the old one, as the search measures it."""
        return (value - self.old[name]) / self._scales[name]

    def _values(self, point: Iterable[float]) -> Beliefs:
        """All weights at a point of the search."""
        steps = zip(self.names, point, strict=True)
        return {**self.old, **{name: self.old[name] + float(step) * self._scales[name] for name, step in steps}}

    def _leads(self, tried: Sequence[Beliefs], crew: Crew) -> list[float]:
        outcomes = self._play(tried, self.deals, crew)
        return [fmean(outcome.lead for outcome in part) for part in parts(outcomes, len(outcomes) // len(tried))]

    def _play(self, tried: Sequence[Beliefs], deals: int, crew: Crew) -> list[Outcome]:
        """All trials on the next deals: for each of the weights deal by deal, from every seat."""
        start = perf_counter()
        seeds = self._seeds(deals)
        trials = [trial for values in tried for trial in trials_of(self.contest, values, seeds)]
        outcomes = list(crew(partial(try_out, self.contest, self.old), trials))
        self._games += games_of(self.contest, deals, len(tried))
        self._seconds += perf_counter() - start
        return outcomes


def import_cmaes() -> tuple[Any, Any]:
    """The search of the library and the arrays that it takes, if they are there."""
    try:
        from cmaes import CMA
        from numpy import array
    except ImportError:
        raise BadSetup("tuning needs cmaes: pip install 'mire[tuning]'") from None
    return CMA, array


def _check_enough(names: Sequence[str]) -> None:
    if len(names) < FEWEST_WEIGHTS:
        raise BadSetup("CMA-ES looks how weights go together: name two or more")
