"""`mire score`: the score pad for a game played with the box."""

from collections.abc import Mapping
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from mire.cli.flags import GameName
from mire.cli.output import AsJson, ask, open_console, print_json
from mire.cli.saves import read_json
from mire.cli.tables import score_data, score_pad, verdict
from mire.core.errors import BadSetup
from mire.core.game import Game, Score
from mire.core.registry import game_named

File = Annotated[
    str | None,
    Parameter(
        allow_leading_hyphen=True,
        help="A JSON list with an object of the pad's numbers per player; - for the standard input.",
    ),
]
Pads = list[dict[str, int]]


def score(game: GameName, /, *, file: File = None, as_json: AsJson = False) -> None:
    """Fill in the score pad of a game played with the box.

    Asks for each number, or reads them from a file.

    Try: `mire score moorland`, `mire score moorland --file evening.json --json`
    """
    chosen = game_named(game)
    names, entries = _ask_all(chosen, open_console(stderr=as_json)) if file is None else _read(chosen, file)
    scores = chosen.fill_pad(entries)
    if as_json:
        _print_json(chosen, names, scores)
        return
    console = open_console()
    console.print()
    console.print(score_pad(chosen, names, scores))
    console.print(verdict(chosen, names, scores), style="bold", markup=False)


def _print_json(game: Game, names: list[str], scores: list[Score]) -> None:
    players = [{"name": name, **score_data(score)} for name, score in zip(names, scores, strict=True)]
    print_json({"game": game.name, "players": players, "winners": [names[seat] for seat in game.winners(scores)]})


def _read(game: Game, file: str) -> tuple[list[str], Pads]:
    """Names and numbers from a file."""
    data = read_json(file)
    if not isinstance(data, list) or not all(isinstance(entry, dict) for entry in data):
        fields = ", ".join(field.name for field in game.pad)
        raise BadSetup(f"{file} must be a list with an object per player: name (if you like), {fields}")
    game.check_players(len(data))
    names = [_read_name(entry, place) for place, entry in enumerate(data, 1)]
    return names, [{field: number for field, number in entry.items() if field != "name"} for entry in data]


def _read_name(entry: Mapping[str, Any], place: int) -> str:
    return str(entry.get("name") or f"Player {place}")


def _ask_all(game: Game, console: Console) -> tuple[list[str], Pads]:
    """Names and numbers from whoever sits at the keyboard."""
    try:
        players = _ask_number(console, f"How many players ({game.fewest} to {game.most})? ", game.fewest, game.most)
        names = [ask(console, f"Name of player {n}? ") or f"Player {n}" for n in range(1, players + 1)]
        return names, [_ask_pad(game, console, name) for name in names]
    except EOFError:
        console.print()
        raise BadSetup("the score pad was left before it was filled in") from None


def _ask_pad(game: Game, console: Console, name: str) -> dict[str, int]:
    console.print(f"\n{name}", style="bold", markup=False)
    return {
        field.name: _ask_number(console, f"  {field.about} (0 to {field.most})? ", 0, field.most) for field in game.pad
    }


def _ask_number(console: Console, question: str, least: int, most: int) -> int:
    while True:
        answer = ask(console, question)
        if answer.isdecimal() and len(answer) <= len(str(most)) and least <= int(answer) <= most:
            return int(answer)
        console.print(f"  Please type a number from {least} to {most}.", style="yellow")
