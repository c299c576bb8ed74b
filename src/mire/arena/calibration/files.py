"""The file with a game's calibrations, as it is written and found in a checkout of the sources."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from mire.core.calibration import FILE, Calibration
from mire.core.errors import BadSetup
from mire.core.game import JSON, Game

ABOUT: Final = """\
# What estimates are worth: how games ended in which greedy played with itself, by what it thought on the way.
# `mire calibrate {game} --write` writes this file; docs/analysis.md says more.
#
# Each knot is a time of the game, from 0 to 1, and two lines, to points at the end and to logits of winning; between
# two knots everything changes evenly. A line says what a point of the estimate is worth, then each place in turn order,
# then each seat by how soon it decides, who does it now first.
"""


class Found(NamedTuple):
    """A calibration, and what it was made from."""

    kind: str
    players: int
    games: int
    seed: int  # of the first game
    calibration: Calibration

    def to_json(self) -> JSON:
        """The same as plain data."""
        return {**self._asdict(), "calibration": [knot.numbers() for knot in self.calibration.knots]}


def find_file(game: Game, root: Path) -> Path:
    """Where it belongs in a checkout; BadSetup if it can't be written there."""
    folder = Path("src", *game.calibrations.package.split("."))
    if not (root / "pyproject.toml").is_file() or not (root / folder).is_dir():
        raise BadSetup(f"--write changes {folder / FILE}: run it in the folder of a checkout of Mire")
    if not os.access(root / folder, os.W_OK):
        raise BadSetup(f"{folder / FILE} can't be written to")
    return root / folder / FILE


def written(game: Game, found: Sequence[Found]) -> str:
    """The text of the file."""
    return "\n".join([ABOUT.format(game=game.name), *map(_entry, found)])


def _entry(found: Found) -> str:
    return "\n".join(
        [
            "[[calibration]]",
            f"kind = {json.dumps(found.kind)}",
            f"players = {found.players}",
            f"games = {found.games}",
            f"seed = {found.seed}",
            "knots = [",
            *[f"    {json.dumps(knot.numbers())}," for knot in found.calibration.knots],
            "]",
            "",
        ]
    )
