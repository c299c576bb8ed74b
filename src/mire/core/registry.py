"""The games there are, by name. Games register themselves; nobody else names one."""

from typing import Final

from mire.core.checks import shown
from mire.core.errors import BadSetup
from mire.core.game import Game

_GAMES: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    """Make a game known under its name."""
    _GAMES[game.name] = game


def games() -> list[Game]:
    """All games, in the order they were registered."""
    return list(_GAMES.values())


def game_named(name: object) -> Game:
    """The game of that name; BadSetup lists the names there are."""
    game = _GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise BadSetup(f"there is no game {shown(name)}; the games are: {', '.join(_GAMES)}")
    return game
