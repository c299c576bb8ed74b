"""The long run: a hundred thousand games by chance for every player count of every game, without a failure.

    python -m tests.soak [--games 100000] [--players N] [--workers 2]

Options vary from game to game. Every game is checked for conservation again and again, replayed from its record at
times, and some are scored a second time the slow way. A failure names the seed and ends the run.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed

import mire
from mire.core.registry import games
from tests.games.dartmoor import cases as dartmoor
from tests.games.moorland import cases as moorland
from tests.suite import Case

CASES = {"moorland": moorland.cases, "dartmoor": dartmoor.cases}
CHECK_EVERY = 25  # decisions
REPLAY_EVERY = 50  # games
RECOUNT_EVERY = 500
CHUNK = 500


def soak(game: str, players: int, first: int, count: int) -> int:
    """Play some games; the number of decisions."""
    cases = CASES[game](players, first)
    decisions = 0
    for seed in range(first, first + count):
        try:
            decisions += play(cases[seed % len(cases)], seed)
        except Exception as error:
            case = cases[seed % len(cases)].name
            raise RuntimeError(f"{case}, seed {seed}: {type(error).__name__}: {error}") from error
    return decisions


def play(case: Case, seed: int) -> int:
    """One game, checked as it goes."""
    table = case.table(seed)
    chance = random.Random(seed)
    decisions = 0
    moves = table.moves()
    while not table.over:
        table.play(moves[int(chance.random() * len(moves))])
        decisions += 1
        moves = table.moves()
        assert moves or table.over, "a decision without moves"
        if decisions % CHECK_EVERY == 0:
            table.check()
    table.check()
    scores = [score.categories for score in table.scores()]
    if seed % REPLAY_EVERY == 0:
        assert mire.replay(json.loads(table.record())).to_json() == table.to_json()
    if seed % RECOUNT_EVERY == 0:
        assert scores == case.recount(table), "the scores do not stand up to a recount"
    return decisions


def finished(pool: ProcessPoolExecutor, jobs: list[Future[int]]) -> Iterator[int]:
    """The results as they come; the first failure ends the run."""
    for done, job in enumerate(as_completed(jobs), 1):
        try:
            yield job.result()
        except Exception:
            pool.shutdown(cancel_futures=True)
            raise
        if sys.stderr.isatty():
            print(f"\r{done * 100 // len(jobs)} %", end="\r", file=sys.stderr)


def main() -> None:
    """Soak every game, or those asked for."""
    parser = argparse.ArgumentParser(description="Play many games by chance.")
    parser.add_argument("--games", type=int, default=100_000, help="for each player count")
    parser.add_argument("--players", type=int, help="only this player count")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    print(f"compiled: {mire.compiled}", flush=True)
    with ProcessPoolExecutor(arguments.workers) as pool:
        for game in games():
            for players in range(game.fewest, game.most + 1):
                if arguments.players in (None, players):
                    start = time.perf_counter()
                    jobs = [
                        pool.submit(soak, game.name, players, first, min(CHUNK, arguments.games - first))
                        for first in range(0, arguments.games, CHUNK)
                    ]
                    decisions = sum(finished(pool, jobs))
                    seconds = time.perf_counter() - start
                    print(
                        f"{game.name}, {players} players: {arguments.games:,} games, {decisions:,} decisions, "
                        f"no failure, {seconds:.0f} s",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
