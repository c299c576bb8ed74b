"""Better weights for an evaluation, found by play: CMA-ES against the weights there are."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from statistics import fmean
from time import perf_counter
from typing import Any, Final

import mire
from mire.arena.estimates import Rate, Spread, wilson
from mire.arena.matches import Contest, contest_at
from mire.arena.trials import Outcome, Trial, try_out
from mire.arena.tuned import Check, Generation, Tuned
from mire.core.errors import BadSetup
from mire.core.game import Game
from mire.core.seeds import check_seed
from mire.core.weights import Beliefs, beliefs, limits

FIRST_STEP: Final = 0.2  # of a weight, in the first generation
LEAST_SCALE: Final = 0.1  # a weight of 0 moves too
FEWEST_WEIGHTS: Final = 2  # that CMA-ES can relate to each other
CHANCE_SEEDS: Final = 1 << 32  # that the library knows

Crew = Callable[[Callable[[Trial], Outcome], Sequence[Trial]], Iterable[Outcome]]  # outcomes in the order of trials


class Tuning:
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
        given = options or {}
        table = mire.new(game, players, 0, **given)
        self.game: Final = table.game
        self.contest: Final[Contest] = contest_at(table, [])
        self.deals: Final = deals
        self.seed: Final = check_seed(seed)
        self.weights: Final = self.game.weights(table.players)
        self.old: Final = beliefs(self.weights)
        self.names: Final = _check_names(self.game, self.old, names or list(self.old))
        self._options: Final = {option.name: given.get(option.name, option.default) for option in self.game.options}
        self._scales: Final = {name: max(abs(self.old[name]), LEAST_SCALE) for name in self.names}
        self._search: Final = self._open_search()
        self._next_seed = seed
        self._generations: Final[list[Generation]] = []
        self._check: Check | None = None
        self._games = 0
        self._seconds = 0.0

    @property
    def population(self) -> int:
        """How many weights a generation tries."""
        return int(self._search.population_size)

    @property
    def games_of_deal(self) -> int:
        """New weights sit at each seat in turn; who plays alone plays by the new and by the old ones."""
        return max(self.contest.players, 2)

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
        share = wilson(sum(outcome.share for outcome in outcomes), len(outcomes))
        points, old_points, gain = Spread(), Spread(), Spread()
        for deal in _parts(outcomes, self.contest.players):
            points.add(fmean(outcome.points for outcome in deal))
            old_points.add(fmean(outcome.others for outcome in deal))
            gain.add(fmean(outcome.lead for outcome in deal))
        self._check = Check(
            deals=deals,
            games=deals * self.games_of_deal,
            win_rate=share,
            old_win_rate=_each_of_others(share, self.contest.players),
            points=points.estimate(),
            old_points=old_points.estimate(),
            gain=gain.estimate(),
        )
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
        return [fmean(outcome.lead for outcome in part) for part in _parts(outcomes, len(outcomes) // len(tried))]

    def _play(self, tried: Sequence[Beliefs], deals: int, crew: Crew) -> list[Outcome]:
        """All trials on the next deals: for each of the weights deal by deal, from every seat."""
        start = perf_counter()
        seeds = range(self._next_seed, check_seed(self._next_seed + deals - 1) + 1)
        places = range(self.contest.players)
        trials = [Trial(values, seed, place) for values in tried for seed in seeds for place in places]
        outcomes = list(crew(partial(try_out, self.contest, self.old), trials))
        self._next_seed += deals
        self._games += len(tried) * deals * self.games_of_deal
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


def rounded(value: float) -> float:
    """A weight with as many digits as anybody wants to read: two, or three from 1."""
    return float(f"{value:.2g}" if abs(value) < 1 else f"{value:.3g}")


def _check_names(game: Game, there: Beliefs, names: Sequence[str]) -> list[str]:
    """Different names of weights, in the order in which the search has them."""
    for name in names:
        if name not in there:
            raise BadSetup(f"{game.name} has no weight '{name}'; its weights are: {', '.join(there)}")
    if len(set(names)) < FEWEST_WEIGHTS:
        raise BadSetup("CMA-ES looks how weights go together: name two or more")
    return sorted(set(names))


def _parts(outcomes: Sequence[Outcome], size: int) -> Iterator[list[Outcome]]:
    rest = iter(outcomes)
    while part := list(islice(rest, size)):
        yield part


def _each_of_others(share: Rate, players: int) -> Rate:
    """The rest of the victories, divided among all others."""
    rest, others = share.of_failures(), max(players - 1, 1)
    return Rate(rest.rate / others, rest.low / others, rest.high / others)
