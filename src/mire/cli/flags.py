"""Flags that several commands have, and a game's options as flags: `--layout row` for the option layout."""

from collections.abc import Mapping
from typing import Annotated, Final

from cyclopts import Parameter

from mire.core.checks import shown
from mire.core.errors import BadSetup
from mire.core.game import Game, Option

MOST_GAMES: Final = 1_000_000_000

GameName = Annotated[str, Parameter(help="The game; `mire games` lists them.")]
Players = Annotated[int | None, Parameter(help="How many play; without it the fewest the game is for.")]
GameOptions = Annotated[str, Parameter(help="Any option of the game; `mire options GAME` lists them.")]


def check_games(games: int) -> int:
    """The number of games, if so many can be played."""
    if not 1 <= games <= MOST_GAMES:
        raise BadSetup(f"--games takes a number from 1 to {MOST_GAMES:,}, not {shown(games)}")
    return games


def check_count(flag: str, number: int, least: int = 1) -> int:
    """A number of something, if there are that many."""
    if number < least:
        raise BadSetup(f"{flag} takes a number from {least}, not {shown(number)}")
    return number


def flag_of(option: Option) -> str:
    """How an option is given on the command line."""
    return f"--{option.name.replace('_', '-')}"


def read_options(game: Game, flags: Mapping[str, str]) -> dict[str, str]:
    """The options given as flags; BadSetup lists those the game has."""
    names = {flag_of(option): option.name for option in game.options}
    for flag in flags:
        if f"--{flag}" not in names:
            raise BadSetup(
                f"--{flag} is no flag here and no option of {game.name}; its options are: {', '.join(names)}"
            )
    return {names[f"--{flag}"]: value for flag, value in flags.items()}


def changed_options(game: Game, options: Mapping[str, object]) -> dict[str, object]:
    """The flags of all options that are not as usual."""
    return {flag_of(option): options[option.name] for option in game.options if options[option.name] != option.default}
