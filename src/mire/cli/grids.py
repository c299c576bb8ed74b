"""Tables of the arena in the terminal."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from mire.arena.reports.sheets import Sheet


def show_sheets(console: Console, sheets: Iterable[Sheet]) -> None:
    """Each table under its title."""
    for sheet in sheets:
        console.print(Text(sheet.title, style="bold"), _grid(sheet), sep="\n")


def _grid(sheet: Sheet) -> Grid:
    grid = Grid()
    grid.add_column("")
    for column in sheet.columns:
        grid.add_column(Text(column), justify="right")
    for row in sheet.rows:
        grid.add_row(*[Text(cell) for cell in row])
    return grid
