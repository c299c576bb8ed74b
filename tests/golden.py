"""Golden games: transcripts of whole games with every prompt, so that a change of play is seen in review.

`make golden` writes them anew.
"""

import random
import sys
from pathlib import Path
from typing import Any

import mire

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, dict[str, Any]] = {
    "moorland-2-grid-white": {"game": "moorland", "players": 2, "seed": 2023},
    "moorland-3-ring-mixed": {"game": "moorland", "players": 3, "seed": 60, "layout": "ring", "sides": "mixed"},
    "moorland-4-corners-black": {"game": "moorland", "players": 4, "seed": 14, "layout": "corners", "sides": "black"},
    "dartmoor-2": {"game": "dartmoor", "players": 2, "seed": 2025},
    "dartmoor-3": {"game": "dartmoor", "players": 3, "seed": 180},
    "dartmoor-5": {"game": "dartmoor", "players": 5, "seed": 66},
    "farmers-1": {"game": "farmers", "players": 1, "seed": 65},
    "farmers-3-tokens": {"game": "farmers", "players": 3, "seed": 14, "fuel_tokens": "on"},
    "farmers-6": {"game": "farmers", "players": 6, "seed": 24},
    "farmers-1-level-2": {"game": "farmers", "players": 1, "seed": 5, "level": "2", "hands": "draft_8"},
    "farmers-2-level-2-mulligan": {"game": "farmers", "players": 2, "seed": 15, "level": "2", "hands": "mulligan"},
    "farmers-4-level-2-tokens": {"game": "farmers", "players": 4, "seed": 29, "level": "2", "fuel_tokens": "on"},
}


def transcript(name: str) -> str:
    """One line per decision: whose, what is asked, of how many moves which one; then the scores."""
    setup = GAMES[name]
    table = mire.new(**setup)
    chance = random.Random(setup["seed"])
    lines = [name]
    while not table.over:
        moves = table.moves()
        move = chance.choice(moves)
        lines.append(f"seat {table.seat}: {table.prompt}: {len(moves)} moves: {move}")
        table.play(move)
    for seat, score in enumerate(table.scores()):
        rows = ", ".join(f"{category} {points}" for category, points in score.categories.items())
        lines.append(f"seat {seat}: {rows}, total {score.total}")
    lines.append(f"winners: {table.winners}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all transcripts."""
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.golden --write")
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(transcript(name), "utf-8")


if __name__ == "__main__":
    main()
