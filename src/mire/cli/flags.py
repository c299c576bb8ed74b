"""Flags that several commands have, and a game's options as flags: `--layout row` for the option layout."""

from collections.abc import Mapping
from typing import Annotated, Final

from cyclopts import Parameter

from mire.cli.output import read_number
from mire.core.checks import is_whole, shown
from mire.core.errors import BadSetup
from mire.core.first import FIRST, LOT
from mire.core.game import WHO_BEGINS, Game, Option

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


def count_players(game: Game, players: int | None) -> int:
    """How many play."""
    return game.check_players(game.fewest if players is None else players)


def flag_of(option: Option) -> str:
    """How an option is given on the command line."""
    return f"--{option.name.replace('_', '-')}"


def read_options(game: Game, flags: Mapping[str, str], players: int | None = None) -> dict[str, object]:
    """The options given as flags, for who plays among them who begins; BadSetup lists those there are."""
    options = game.options if players is None else game.all_options()
    names = {flag_of(option): option.name for option in options}
    for flag in flags:
        if f"--{flag}" not in names:
            raise BadSetup(
                f"--{flag} is no flag here and no option of {game.name}; its options are: {', '.join(names)}"
            )
    given: dict[str, object] = {names[f"--{flag}"]: value for flag, value in flags.items()}
    if FIRST in given:
        given[FIRST] = _read_first(flags[FIRST], players or 1)
    return given


def _read_first(word: str, players: int) -> int | str:
    """The lot, or a seat: people count them from 1."""
    number = read_number(word)
    if word == LOT or (number is not None and 1 <= number <= players):
        return LOT if number is None else number - 1
    raise BadSetup(f"--{FIRST} takes a seat from 1 to {players}, or {LOT}; not {shown(word)}")


def changed_options(game: Game, options: Mapping[str, object]) -> dict[str, object]:
    """The flags of all options that are not as usual."""
    changed = [option for option in game.options if options[option.name] != option.default]
    flags = {flag_of(option): options[option.name] for option in changed}
    first = options.get(FIRST)
    return flags if first is None else {**flags, flag_of(WHO_BEGINS): first + 1 if is_whole(first) else first}
