"""Better weights for an evaluation, found by play: CMA-ES against the weights there are."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final

import numpy as np
from cmaes import CMA

import mire
from mire.arena.estimates import Estimate, Spread
from mire.arena.schedule import bot_seed
from mire.bots import Bot
from mire.bots.match import play_out
from mire.core.moves import Move
from mire.core.registry import game_named
from mire.core.seats import Seat
from mire.core.weights import Beliefs, beliefs, believe

FIRST_STEP: Final = 0.2  # of a weight, in the first generation
LEAST_SCALE: Final = 0.1  # a weight of 0 moves too


@dataclass(frozen=True)
class Task:
    """What is tuned, and in which games."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    names: tuple[str, ...]  # of the weights


@dataclass(frozen=True)
class Generation:
    """How far the search has come."""

    number: int
    lead: float  # mean points of the generation's best ahead of the old weights
    weights: Beliefs  # the middle of all that it tries now


class Believer(Bot):
    """Takes the most promising move by beliefs of its own."""

    def __init__(self, seed: int, weights: object, values: Beliefs) -> None:
        super().__init__(seed)
        self.weights: Final = weights
        self.values: Final = values

    def choose(self, seat: Seat) -> Move:
        """What it believes is best."""
        believe(self.weights, self.values)
        return seat.redeal(self.rng).advise()


def lead(task: Task, values: Beliefs, old: Beliefs, seeds: Sequence[int]) -> Spread:
    """Points ahead of who plays by the old weights, deal by deal, from every seat; alone just more points than that."""
    weights = game_named(task.game).weights()
    spread = Spread()
    try:
        for seed in seeds:
            spread.add(_lead_on(task, weights, values, old, seed))
    finally:
        believe(weights, old)
    return spread


def _lead_on(task: Task, weights: object, values: Beliefs, old: Beliefs, seed: int) -> float:
    """The mean over all seats of one deal."""
    if task.players == 1:
        return _points(task, weights, [values], seed)[0] - _points(task, weights, [old], seed)[0]
    total = 0.0
    for place in range(task.players):
        points = _points(task, weights, [values if seat == place else old for seat in range(task.players)], seed)
        total += points[place] - max(points[:place] + points[place + 1 :])
    return total / task.players


def _points(task: Task, weights: object, values: Sequence[Beliefs], seed: int) -> list[float]:
    table = mire.new(task.game, task.players, seed, **dict(task.options))
    play_out(table, [Believer(bot_seed(seed, seat), weights, own) for seat, own in enumerate(values)])
    return [float(score.total) for score in table.scores()]


class Tuning:
    """A search for better weights."""

    def __init__(self, task: Task, deals: int, seed: int, pool: Executor) -> None:
        self.task: Final = task
        self.deals: Final = deals
        self.pool: Final = pool
        self.old: Final = beliefs(game_named(task.game).weights())
        self.next_seed = seed
        self.scales: Final = np.array([max(abs(self.old[name]), LEAST_SCALE) for name in task.names])
        self.search: Final = CMA(mean=np.zeros(len(task.names)), sigma=FIRST_STEP, seed=seed)

    def generations(self, count: int) -> Iterator[Generation]:
        """One generation after the other, each on new deals."""
        for number in range(1, count + 1):
            tried = [self.search.ask() for _ in range(self.search.population_size)]
            leads = self._leads([self._values(point) for point in tried])
            self.search.tell([(point, -ahead) for point, ahead in zip(tried, leads, strict=True)])
            yield Generation(number, max(leads), self.middle())

    def middle(self) -> Beliefs:
        """The weights around which it searches."""
        return self._values(self.search.mean)

    def gain(self, deals: int, workers: int) -> Estimate:
        """How far the new weights are ahead of the old ones on deals that neither has seen."""
        seeds = self._new_seeds(deals)
        jobs = [
            self.pool.submit(lead, self.task, self.middle(), self.old, seeds[part::workers]) for part in range(workers)
        ]
        spread = Spread()
        for job in jobs:
            spread.join(job.result())
        return spread.estimate()

    def _leads(self, tried: Sequence[Beliefs]) -> list[float]:
        seeds = self._new_seeds(self.deals)
        jobs = [self.pool.submit(lead, self.task, values, self.old, seeds) for values in tried]
        return [job.result().mean for job in jobs]

    def _new_seeds(self, count: int) -> list[int]:
        self.next_seed += count
        return list(range(self.next_seed - count, self.next_seed))

    def _values(self, point: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> Beliefs:
        moved = {
            name: self.old[name] + step * scale
            for name, step, scale in zip(self.task.names, point, self.scales, strict=True)
        }
        return {**self.old, **{name: float(value) for name, value in moved.items()}}
