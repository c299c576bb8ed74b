"""`mire play`: a game in the terminal, against bots or hot-seat."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from random import Random, SystemRandom
from typing import Annotated

from cyclopts import Parameter

import mire
from mire.bots.own import is_own
from mire.cli.flags import GameName, GameOptions, Players, count_players, read_options
from mire.cli.language import Language, check_language
from mire.cli.output import open_console
from mire.cli.saves import Played, check_target, read_game
from mire.cli.seating import seat_all
from mire.cli.terminal import TerminalGame
from mire.core.errors import BadSetup
from mire.core.first import FIRST, LOT
from mire.core.registry import game_named, games

Seed = Annotated[int | None, Parameter(help="A number that fixes all chance, to play the same cards again.")]
Humans = Annotated[str | None, Parameter(help="The seats of people, such as 1,2; 0 to watch bots. [default: 1]")]
Bots = Annotated[
    str | None, Parameter(help="Who sits at the other seats, in order; your own as my.py:MyBot. [default: greedy]")
]
Save = Annotated[str | None, Parameter(help="The file to save to; without it one named after game and time.")]
Resume = Annotated[str | None, Parameter(help="Go on with the game saved in this file.")]


def play(
    game: GameName | None = None,
    /,
    *,
    players: Players = None,
    seed: Seed = None,
    humans: Humans = None,
    bots: Bots = None,
    save: Save = None,
    resume: Resume = None,
    language: Language = "en",
    **options: GameOptions,
) -> None:
    """Play a game in the terminal, against bots or hot-seat.

    Type the number of a move or the move itself; ? shows what else can be done: undo, hint, points, save, quit.

    Try: `mire play moorland --players 3 --bots greedy,random`,
    `mire play moorland --humans 1,2 --layout row`,
    `mire play --resume moorland.json`
    """
    check_language(language)
    if resume is None:
        positions = [_open_table(game, players, seed, options)]
        seats = None
    else:
        _check_nothing_else(resume, {"players": players, "seed": seed, **options})
        played = read_game(resume)
        _check_game(resume, played, game)
        positions = played.positions
        seats = played.seats
        if seats and bots is None:
            _check_none_own(resume, seats)
    table = positions[-1]
    if seats is None or humans is not None or bots is not None:
        seats = seat_all(table.players, humans or "1", bots or "greedy")
    file = save or resume or f"{table.game.name}-{datetime.now():%Y%m%d-%H%M%S}.json"
    check_target(file)
    chance = SystemRandom() if seed is None else Random(seed)  # noqa: S311 - repeatable, bots included
    TerminalGame(positions, seats, file, chance, language, open_console()).run()


def _open_table(game: str | None, players: int | None, seed: int | None, flags: Mapping[str, str]) -> mire.Table:
    if game is None:
        raise BadSetup(f"say which game to play: {', '.join(game.name for game in games())}")
    chosen = game_named(game)
    count = count_players(chosen, players)
    drawn = {FIRST: LOT} if count > 1 else {}
    return mire.new(game, count, seed, **{**drawn, **read_options(chosen, flags, count)})


def _check_nothing_else(file: str, flags: Mapping[str, object]) -> None:
    given = [f"--{name}" for name, value in flags.items() if value is not None]
    if given:
        raise BadSetup(f"{file} is gone on with as it was set up; leave out {', '.join(given)}")


def _check_none_own(file: str, seats: Sequence[str]) -> None:
    """A file from somewhere must not say by itself which code is run."""
    for kind in seats:
        if is_own(kind):
            raise BadSetup(f"{file} was played with {kind}; to let that run again, name it with --bots")


def _check_game(file: str, played: Played, game: str | None) -> None:
    saved = played.positions[0].game.name
    if game is not None and game_named(game).name != saved:
        raise BadSetup(f"{file} holds a game of {saved}, not of {game}")
