"""Moves as a numbered list to choose from."""

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from mire import texts
from mire.analysis.hint import Basis, Choice
from mire.core.moves import Move
from mire.core.table import Table

FEW: Final = 9


def by_verb(moves: Sequence[Move]) -> list[Move]:
    """The moves with those of a kind together, in the order the kinds come."""
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.verb.word, []).append(move)
    return [move for kind in kinds.values() for move in kind]


def show_moves(console: Console, table: Table, moves: Sequence[Move], language: str) -> None:
    """Number moves sorted by verb: a few line by line with their notation, many in columns, a block for each verb."""
    if len(moves) <= FEW:
        console.print(_list(table, moves, language))
        return
    for verb in dict.fromkeys(move.verb for move in moves):
        block = [
            Text(f"{number:3}  {texts.name_move(table, move, language)}")
            for number, move in enumerate(moves, 1)
            if move.verb is verb
        ]
        console.print(Columns(block, padding=(0, 2), column_first=True, equal=True))


def basis(rests: Basis, players: int, language: str) -> str:
    """What points and chances rest on."""
    alone = "-alone" if players == 1 and rests == "greedy" else ""
    return texts.text(f"basis-{rests}{alone}", language, bot="greedy")


def show_hint(console: Console, table: Table, moves: Sequence[Move], best: Sequence[Choice], language: str) -> None:
    """The best few of numbered moves, with what can be expected of each."""
    numbers = {str(move): number for number, move in enumerate(moves, 1)}
    grid = Grid.grid(padding=(0, 2))
    for choice in best:
        number = numbers[choice.move]
        name = texts.name_move(table, moves[number - 1], language)
        expected = [texts.text("expected-points", language, points=choice.points)]
        if choice.chance is not None:
            expected.append(texts.text("expected-chance", language, percent=round(100 * choice.chance)))
        grid.add_row(f"{number:3}", Text(name), Text(choice.move, style="dim"), *map(Text, expected))
    console.print(grid)


def _list(table: Table, moves: Sequence[Move], language: str) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for number, move in enumerate(moves, 1):
        name = texts.name_move(table, move, language)
        grid.add_row(f"{number:3}", Text(name), Text(str(move), style="dim"))
    return grid
