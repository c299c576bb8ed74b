"""The long run: a hundred thousand games by chance for every player count of every game, without a failure.

    python -m tests.soak [--games 100000] [--game NAME] [--players N] [--workers 2]

Options vary from game to game. Every game is checked for conservation again and again, replayed from its record at
times, and some are scored a second time the slow way. No move may take longer than 50 ms, with the list of those that
can follow. A failure names the seed and ends the run.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass

import mire
from mire.core.registry import games
from tests.games.dartmoor import cases as dartmoor
from tests.games.farmers import cases as farmers
from tests.games.moorland import cases as moorland
from tests.suite import Case

CASES = {"moorland": moorland.cases, "dartmoor": dartmoor.cases, "farmers": farmers.cases}
CHECK_EVERY = 25  # decisions
REPLAY_EVERY = 50  # games
RECOUNT_EVERY = 500
CHUNK = 500
MOST_SECONDS = 0.05  # of work for a move and the list of the next ones


@dataclass
class Tally:
    """How many decisions were made, and how long the slowest took."""

    decisions: int = 0
    slowest: float = 0.0

    def add(self, other: "Tally") -> None:
        self.decisions += other.decisions
        self.slowest = max(self.slowest, other.slowest)


def soak(game: str, players: int, first: int, count: int) -> Tally:
    """Play some games."""
    cases = CASES[game](players, first)
    tally = Tally()
    for seed in range(first, first + count):
        try:
            tally.add(play(cases[seed % len(cases)], seed))
        except Exception as error:
            case = cases[seed % len(cases)].name
            raise RuntimeError(f"{case}, seed {seed}: {type(error).__name__}: {error}") from error
    return tally


def play(case: Case, seed: int) -> Tally:
    """One game, checked as it goes."""
    table = case.table(seed)
    chance = random.Random(seed)
    tally = Tally()
    moves = table.moves()
    while not table.over:
        move = moves[int(chance.random() * len(moves))]
        seconds = timed(table, move)
        if seconds > MOST_SECONDS:
            seconds = timed_again(case, seed, tally.decisions)
        moves = table.moves()
        tally.add(Tally(1, seconds))
        assert moves or table.over, "a decision without moves"
        assert tally.slowest < MOST_SECONDS, f"{move} took {tally.slowest * 1000:.0f} ms"
        if tally.decisions % CHECK_EVERY == 0:
            table.check()
    table.check()
    scores = [score.categories for score in table.scores()]
    if seed % REPLAY_EVERY == 0:
        assert mire.replay(json.loads(table.record())).to_json() == table.to_json()
    if seed % RECOUNT_EVERY == 0:
        assert scores == case.recount(table), "the scores do not stand up to a recount"
    return tally


def timed(table: mire.Table, move: mire.Move) -> float:
    """The seconds of work for a move and the list of those that can follow."""
    start = time.process_time()
    table.play(move)
    table.moves()
    return time.process_time() - start


def timed_again(case: Case, seed: int, ply: int) -> float:
    """The same for a move of a game played again, the best of three: what is slow once was the machine."""
    table = case.table(seed)
    chance = random.Random(seed)
    for _ in range(ply):
        moves = table.moves()
        table.play(moves[int(chance.random() * len(moves))])
    moves = table.moves()
    move = moves[int(chance.random() * len(moves))]
    return min(timed(table.copy(), move) for _ in range(3))


def finished(pool: ProcessPoolExecutor, jobs: list[Future[Tally]]) -> Iterator[Tally]:
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
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--players", type=int, help="only this player count")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    print(f"compiled: {mire.compiled}", flush=True)
    with ProcessPoolExecutor(arguments.workers) as pool:
        for game in games():
            for players in range(game.fewest, game.most + 1):
                if arguments.game in (None, game.name) and arguments.players in (None, players):
                    start = time.perf_counter()
                    jobs = [
                        pool.submit(soak, game.name, players, first, min(CHUNK, arguments.games - first))
                        for first in range(0, arguments.games, CHUNK)
                    ]
                    tally = Tally()
                    for result in finished(pool, jobs):
                        tally.add(result)
                    seconds = time.perf_counter() - start
                    print(
                        f"{game.name} for {players}: {arguments.games:,} games, {tally.decisions:,} decisions, "
                        f"no failure, {seconds:.0f} s, slowest move {tally.slowest * 1000:.1f} ms",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
