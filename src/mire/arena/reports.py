"""A report of an arena: one HTML file that needs nothing else."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Final

import mire
from mire.arena.charts import chart_points, chart_strength, check_charts
from mire.arena.results import Results
from mire.arena.sheets import Sheet, sheets, summary
from mire.core.checks import counted
from mire.core.errors import BadSetup
from mire.core.game import Game

TEMPLATE: Final = Path(__file__).with_name("report.html")


def check_report(file: Path) -> None:
    """BadSetup if no report could be written there, before anything is played for it."""
    check_charts()
    if file.is_dir():
        raise BadSetup(f"{file} is a folder; a report is written to a file")
    if not file.absolute().parent.is_dir():
        raise BadSetup(f"there is no folder {file.parent} to write a report to")


def write_report(file: Path, game: Game, results: Results, command: str) -> None:
    """Write the results as a page, with the command that gives them again."""
    file.write_text(make_report(game, results, command), encoding="utf-8")


def make_report(game: Game, results: Results, command: str) -> str:
    """The page."""
    standings, *others = sheets(game, results)
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        title=escape(f"{game.title}, {counted(results.players, 'player')}"),
        bots=escape(", ".join(standing.bot for standing in results.standings)),
        summary=escape(summary(results)),
        strength=chart_strength(results),
        points=chart_points(game, results),
        standings=_table(standings),
        others="\n".join(_table(sheet) for sheet in others),
        command=escape(command),
        version=mire.__version__,
    )


def _table(sheet: Sheet) -> str:
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    rows = "\n".join(_row(row) for row in sheet.rows)
    return f"<table>\n<caption>{escape(sheet.title)}</caption>\n<tr><td></td>{heads}</tr>\n{rows}\n</table>"


def _row(row: Sequence[str]) -> str:
    head, *cells = (escape(cell) for cell in row)
    return f'<tr><th scope="row">{head}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
