"""The games there are, by name. Games register themselves; nobody else names one.

A game, its verbs and its moves exist once in a process, so pickles and copies of them only say which they are.
"""

import copyreg
from collections.abc import Callable
from typing import Final

from mire.core.checks import shown
from mire.core.errors import BadSetup
from mire.core.game import Game
from mire.core.moves import Move, Verb, parse

_GAMES: Final[dict[str, Game]] = {}
_HOMES: Final[dict[Verb, str]] = {}


def register(game: Game) -> None:
    """Make a game known under its name."""
    _GAMES[game.name] = game
    _HOMES.update(dict.fromkeys(game.verbs, game.name))
    copyreg.pickle(type(game), _reduce_game)


def games() -> list[Game]:
    """All games, in the order they were registered."""
    return list(_GAMES.values())


def game_named(name: object) -> Game:
    """The game of that name; BadSetup lists the names there are."""
    game = _GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise BadSetup(f"there is no game {shown(name)}; the games are: {', '.join(_GAMES)}")
    return game


def move_of(game: str, notation: str) -> Move:
    """The move that a notation stands for in the game of that name."""
    return parse(game_named(game).verbs, notation)


def verb_of(game: str, word: str) -> Verb:
    """The verb of that word in the game of that name."""
    (found,) = [verb for verb in game_named(game).verbs if verb.word == word]
    return found


def _reduce_game(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    return game_named, (game.name,)


def _reduce_move(move: Move) -> tuple[Callable[[str, str], Move], tuple[str, str]]:
    return move_of, (_HOMES[move.verb], str(move))


def _reduce_verb(verb: Verb) -> tuple[Callable[[str, str], Verb], tuple[str, str]]:
    return verb_of, (_HOMES[verb], verb.word)


copyreg.pickle(Move, _reduce_move)
copyreg.pickle(Verb, _reduce_verb)
