"""What it costs to tell a move, beside what it costs to make it.

    python -m bench.telling [--games 8] [--players 3]

Games by chance are played again on a table that keeps no log and on one that does, several times over;
of each move the best counts, as disturbances only slow down.
"""

import argparse
import random
import time
from typing import Any

import mire

TIMES = 7
WAYS: list[tuple[str, dict[str, Any]]] = [
    ("moorland", {}),
    ("dartmoor", {}),
    ("farmers", {"level": 1}),
    ("farmers", {"level": 2, "hands": "deal"}),
]


def moves_by_chance(game: str, players: int, seed: int, options: dict[str, Any]) -> list[mire.Move]:
    """A whole game."""
    table, chance = mire.new(game, players=players, seed=seed, **options), random.Random(seed)
    moves: list[mire.Move] = []
    while not table.over:
        moves.append(chance.choice(table.moves()))
        table.play(moves[-1])
    return moves


def measure(game: str, players: int, seed: int, options: dict[str, Any]) -> tuple[float, float, int]:
    """Seconds to make all moves of a game, with finding which are legal; seconds more to tell them; their number."""
    moves = moves_by_chance(game, players, seed, options)
    made: list[list[float]] = []
    told: list[list[float]] = []
    for _ in range(TIMES):
        plain, kept = [mire.new(game, players=players, seed=seed, **options) for _ in range(2)]
        kept.keep_log()
        made.append([])
        told.append([])
        for move in moves:
            begin = time.perf_counter()
            plain.play(move)
            between = time.perf_counter()
            kept.play(move)
            kept.log_entries(kept.ply - 1, 0)
            made[-1].append(between - begin)
            told[-1].append(time.perf_counter() - between)
    best_made, best_told = [sum(map(min, zip(*times, strict=True))) for times in (made, told)]
    return best_made, best_told - best_made, len(moves)


def main() -> None:
    """All games, each level of Farmers of the Moor apart."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--players", type=int, default=3)
    arguments = parser.parse_args()
    print(f"compiled: {mire.compiled}")
    for game, options in WAYS:
        results = [measure(game, arguments.players, seed, options) for seed in range(arguments.games)]
        made, told, moves = [sum(column) for column in zip(*results, strict=True)]
        name = f"{game} {options.get('level', '')}".strip()
        print(
            f"{name:12} made {made / moves * 1e6:6.2f} µs  told {told / moves * 1e6:6.2f} µs  ratio {told / made:.2f}"
        )


if __name__ == "__main__":
    main()
