"""Reports: each is one HTML file that needs nothing else."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Final

import mire
from mire.arena.reports.charts import chart_points, chart_strength, check_charts
from mire.arena.reports.sheets import Sheet, sheets, summary
from mire.arena.stats.results import Results
from mire.core.checks import counted
from mire.core.errors import BadSetup
from mire.core.game import Game

TEMPLATE: Final = Path(__file__).with_name("report.html")
NOTES: Final = (
    "A victory shared by two counts as half a win for each, by three as a third. Win rates and how often a bot "
    "finished ahead have Wilson's interval. Games on the same deal are not independent, so points are averaged over "
    "each deal before standard errors are reckoned from the deals. The dashed line is what equals would win."
)


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
    return make_page(
        kind="Arena",
        title=f"{game.title}, {counted(results.players, 'player')}",
        about=[", ".join(standing.bot for standing in results.standings), summary(results)],
        command=command,
        main=[
            heading("Strength"),
            figure("Win rates and ratings, as in the table of standings", chart_strength(results)),
            section(standings),
            heading("Points"),
            figure("Mean points by category, as in the table of mean points", chart_points(game, results)),
            section(*others),
        ],
        notes=NOTES,
    )


def make_page(*, kind: str, title: str, about: Sequence[str], command: str, main: Sequence[str], notes: str) -> str:
    """A page of parts that are HTML already; all else is text."""
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        kind=escape(kind),
        title=escape(title),
        about="\n".join(f"<p>{escape(line)}</p>" for line in about),
        command=escape(command),
        main="\n".join(main),
        notes=escape(notes),
        version=mire.__version__,
    )


def heading(words: str) -> str:
    """What the next parts are about."""
    return f"<h2>{escape(words)}</h2>"


def figure(label: str, chart: str) -> str:
    """A chart, with what it shows for those who can't see it."""
    return f'<figure role="img" aria-label="{escape(label)}">\n{chart}\n</figure>'


def section(*tables: Sheet) -> str:
    """Tables that belong together."""
    return "\n".join(["<section>", *(_table(sheet) for sheet in tables), "</section>"])


def _table(sheet: Sheet) -> str:
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    rows = "\n".join(_row(row) for row in sheet.rows)
    return f"<table>\n<caption>{escape(sheet.title)}</caption>\n<tr><td></td>{heads}</tr>\n{rows}\n</table>"


def _row(row: Sequence[str]) -> str:
    head, *cells = (escape(cell) for cell in row)
    return f'<tr><th scope="row">{head}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
