"""Mire: moor games by their full rules. `mire.new("moorland", players=2)` opens a table."""

from mire import games as _games
from mire.core import seeds as _seeds
from mire.core.errors import BadRecord, BadSetup, IllegalMove, MireError
from mire.core.game import Option, Prompt, Score
from mire.core.moves import Move
from mire.core.registry import game_named
from mire.core.table import Table, from_json, new, replay

__version__ = "0.1.0"

compiled = not (_seeds.__file__ or "").endswith(".py")
"""Whether the engine runs as compiled code."""


def options(game: str) -> list[Option]:
    """The options a table of this game can be set up with."""
    return list(game_named(game).options)


_games.register_all()

__all__ = [
    "BadRecord",
    "BadSetup",
    "IllegalMove",
    "MireError",
    "Move",
    "Option",
    "Prompt",
    "Score",
    "Table",
    "compiled",
    "from_json",
    "new",
    "options",
    "replay",
]
