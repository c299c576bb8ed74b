"""Mire: moor games by their full rules. `mire.new("moorland", players=2)` opens a table."""

import multiprocessing as _processes
import sys as _sys
from contextlib import suppress as _suppress
from typing import Any

from mire import games as _games
from mire.bots import Bot
from mire.bots.match import play_out
from mire.core import seeds as _seeds
from mire.core import table as _table
from mire.core.errors import BadRecord, BadSetup, IllegalMove, MireError
from mire.core.game import Option, Score
from mire.core.moves import Move
from mire.core.registry import game_named
from mire.core.registry import games as _all_games
from mire.core.sayings import Saying, speak_english_with
from mire.core.seats import Seat
from mire.core.table import Table

__version__ = "0.1.0"

compiled = not (_seeds.__file__ or "").endswith(".py")
"""Whether the engine runs as compiled code."""


def new(game: str, players: int | None = None, seed: int | None = None, **options: Any) -> Table:
    """A new table. Without a player count it is the game's smallest, without a seed nobody can foresee it."""
    return _table.new(game, players, seed, options)


def replay(record: str | bytes | dict[str, Any]) -> Table:
    """The table at the end of a record, which `table.record()` gave."""
    return _table.replay(record)


def from_json(source: str | bytes | dict[str, Any]) -> Table:
    """The table that `table.to_json()` gave; with `seed` null and no moves, any position set up by hand."""
    return _table.from_json(source)


def game_names() -> list[str]:
    """The games there are, as `new` takes them."""
    return [game.name for game in _all_games()]


def options(game: str) -> list[Option]:
    """The options a table of this game can be set up with."""
    return game_named(game).all_options()


def _say_in_english(saying: Saying) -> str:
    from mire import texts  # only now: not everybody who plays is ever refused something

    return texts.say(saying)


_SLOW = (
    "mire: the engine runs uncompiled, many times slower; `make compile` or `MIRE_COMPILE=1 pip install .` compiles it"
)


def _tell_who_waits() -> None:
    """Whoever sits at a terminal may wonder what takes so long; processes that work for others stay silent."""
    if compiled or _processes.parent_process() is not None:
        return
    with _suppress(AttributeError, OSError, ValueError):  # there is no error output, or it was closed
        if _sys.stderr.isatty():
            print(_SLOW, file=_sys.stderr)


_games.register_all()
speak_english_with(_say_in_english)
_tell_who_waits()

__all__ = [
    "BadRecord",
    "BadSetup",
    "Bot",
    "IllegalMove",
    "MireError",
    "Move",
    "Option",
    "Saying",
    "Score",
    "Seat",
    "Table",
    "compiled",
    "from_json",
    "game_names",
    "new",
    "options",
    "play_out",
    "replay",
]
