"""How often every minor improvement of Farmers of the Moor is played: 20,000 games by chance for every player count.

    python -m tests.cards [--games 20000] [--players N] [--workers 2]

Hands come about in all ways, without and with fuel tokens. A card that nobody has played for some player count is named
and fails the run.
"""

import argparse
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import mire
from mire.core.registry import game_named
from mire.games.farmers import improvements, notation
from mire.games.farmers.dealing import WAYS

CHUNK = 250


def played(players: int, first: int, count: int) -> Counter[int]:
    """The cards that are played in some games."""
    cards: Counter[int] = Counter()
    for seed in range(first, first + count):
        hands = WAYS[seed % len(WAYS)]
        tokens = "on" if seed // len(WAYS) % 2 else "off"
        cards.update(played_in(mire.new("farmers", players, seed, level="2", hands=hands, fuel_tokens=tokens), seed))
    return cards


def played_in(table: mire.Table, seed: int) -> list[int]:
    """The cards that are played in one game by chance."""
    chance = random.Random(seed)
    cards = []
    while not table.over:
        moves = table.moves()
        move = moves[int(chance.random() * len(moves))]
        if move.verb in (notation.PLAY, notation.UPGRADE) and move.a >= improvements.FIRST_MINOR:
            cards.append(move.a)
        table.play(move)
    return cards


def report(counts: dict[int, Counter[int]]) -> str:
    """A line for each card, with a column for each player count."""
    lines = [f"{'played with so many players':34}" + "".join(f"{players:>9}" for players in counts)]
    for card in improvements.DECK:
        figures = "".join(f"{cards[card]:>9,}" for cards in counts.values())
        lines.append(f"{improvements.printed(card)} {improvements.IDS[card]:29}{figures}")
    return "\n".join(lines)


def never(counts: dict[int, Counter[int]]) -> list[str]:
    """The cards that were not played, with the player count."""
    return [
        f"{improvements.IDS[card]} for {players}"
        for players, cards in counts.items()
        for card in improvements.DECK
        if not cards[card]
    ]


def main() -> None:
    """Count for all player counts, or the one asked for."""
    parser = argparse.ArgumentParser(description="Count how often every minor improvement is played by chance.")
    parser.add_argument("--games", type=int, default=20_000, help="for each player count")
    parser.add_argument("--players", type=int, help="only this player count")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    print(f"compiled: {mire.compiled}", flush=True)
    game = game_named("farmers")
    counts: dict[int, Counter[int]] = {}
    with ProcessPoolExecutor(arguments.workers) as pool:
        for players in range(game.fewest, game.most + 1):
            if arguments.players in (None, players):
                start = time.perf_counter()
                starts = range(0, arguments.games, CHUNK)
                jobs = [pool.submit(played, players, at, min(CHUNK, arguments.games - at)) for at in starts]
                counts[players] = sum([job.result() for job in jobs], Counter())
                seconds = time.perf_counter() - start
                print(f"for {players}: {counts[players].total():,} cards played, {seconds:.0f} s", flush=True)
    print(report(counts))
    if missing := never(counts):
        sys.exit(f"never played: {', '.join(missing)}")


if __name__ == "__main__":
    main()
