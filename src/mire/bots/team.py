"""One decision thought about by several processes, each with deals of its own."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Final

from mire.bots.planning import search_at
from mire.bots.plans import Notes, read, written
from mire.bots.search import Budget, Findings, Search
from mire.core import table as tables
from mire.core.seats import Seat

SEED_BITS: Final = 64


class Team:
    """Processes that search, started when they are needed first."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        self.pool: Final = ProcessPoolExecutor(workers, get_context("spawn"))

    def __reduce__(self) -> tuple[type["Team"], tuple[int]]:
        return Team, (self.workers,)

    def run(self, search: Search, budget: Budget) -> None:
        """Share playouts among all; seconds each has for itself. They get a redealt table, never the truth."""
        position = search.deals[0].to_json()
        playouts = -(-budget.playouts // self.workers)
        plan = written(search.plan)
        jobs = []
        for _ in range(self.workers):
            seed = search.rng.getrandbits(SEED_BITS)
            jobs.append(self.pool.submit(think, position, search.seat.number, seed, playouts, budget.seconds, plan))
        search.join([job.result() for job in jobs])


def think(position: str, seat: int, seed: int, playouts: int, seconds: float, plan: Notes) -> Findings:
    """What one process found out about the moves."""
    table = tables.from_json(position)
    rng = Random(seed)  # noqa: S311 - repeatable, as a bot's chance is
    search = search_at(Seat(table, seat), rng, plan=read(table.game.verbs, plan), tells=False)
    search.run(Budget(playouts, seconds))
    return search.findings()
