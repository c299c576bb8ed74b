"""The report of a game that was looked into: one HTML file that needs nothing else."""

import re
from html import escape
from io import StringIO
from itertools import groupby
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final

import mire
from mire.analysis.course import Turning
from mire.arena.reports.charts import HUES, INK, LINE, NO_METADATA, STYLE, WIDTH
from mire.cli.turning import Account, Entry
from mire.core.points import spelled

if TYPE_CHECKING:
    from matplotlib.axes import Axes

TEMPLATE: Final = Path(__file__).with_name("turning_report.html")
HEIGHT: Final = 4.2  # inches
MOST_TICKS: Final = 12
MARKS: Final = {"slip": "v", "swing": "o"}


def write_report(file: Path, account: Account, summary: str) -> None:
    """Write it as a page."""
    file.write_text(make_report(account, summary), encoding="utf-8")


def make_report(account: Account, summary: str) -> str:
    """The page."""
    scores = zip(account.names, account.course.totals, strict=True)
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        language=account.language,
        title=escape(account.text("analyse-title", game=account.end.game.title)),
        players=escape(", ".join(f"{name}: {spelled(total)}" for name, total in scores)),
        outcome="\n".join(f"<p>{escape(sentence)}</p>" for sentence in account.outcome()),
        summary=escape(summary),
        drawn=escape(_what_is_drawn(account)),
        chart=draw_chart(account),
        sections="\n".join(_section(account, heading, entries) for heading, entries in account.sections()),
        marks=escape(account.text("analyse-marks")),
        about=escape(account.about()),
        version=mire.__version__,
    )


def draw_chart(account: Account) -> str:
    """What every seat could expect at its own decisions, over the turns, as SVG."""
    from matplotlib import rc_context  # only now: it takes its time
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained")
        axes = figure.subplots()
        for seat, name in enumerate(account.names):
            _draw_seat(axes, account, seat, name)
        for point in account.course.turning:
            _mark(axes, account, point)
        _label(axes, account)
        if not account.alone:
            figure.legend(frameon=False, loc="outside upper left", ncols=len(account.names))
        drawn = StringIO()
        figure.savefig(drawn, format="svg", transparent=True, metadata=NO_METADATA)
    return drawn.getvalue()[drawn.getvalue().index("<svg") :]


def _draw_seat(axes: "Axes", account: Account, seat: int, name: str) -> None:
    """A line, in pieces where what it rests on changes; alone, a piece of one decision is a dot."""
    own = [step for step in account.course.steps if step.seat == seat]
    hue = HUES[seat % len(HUES)]
    axes.plot([], color=hue, linewidth=1.6, label=name)  # once in the legend
    for _, piece in groupby(own, lambda step: step.basis):
        spots = [(step.ply, _height(account, step.hopes)) for step in piece]
        axes.plot(*zip(*spots, strict=True), color=hue, linewidth=1.6, marker="." if len(spots) == 1 else "")


def _mark(axes: "Axes", account: Account, point: Turning) -> None:
    """A slip where it was made, at what was left; a swing where it was noticed."""
    axes.plot(
        point.ply,
        _height(account, point.to),
        marker=MARKS[point.kind],
        markersize=8,
        markerfacecolor=HUES[point.seat % len(HUES)] if point.kind == "slip" else "none",
        markeredgecolor=INK,
        linestyle="none",
    )


def _label(axes: "Axes", account: Account) -> None:
    first = {step.turn: step.ply for step in reversed(account.course.steps)}  # where each turn begins
    turns = sorted(first)[:: max(1, -(-len(first) // MOST_TICKS))]
    axes.set_xticks([first[turn] for turn in turns], [str(turn) for turn in turns])
    axes.set_xlabel(account.text("analyse-turn"))
    axes.set_ylabel(_what_is_drawn(account))
    if not account.alone:
        axes.set_ylim(0, 100)
        axes.axhline(100 / account.course.players, color=LINE, linestyle="--", linewidth=1)
    axes.spines[["top", "right"]].set_visible(False)
    axes.patch.set_visible(False)


def _height(account: Account, hopes: float) -> float:
    return hopes if account.alone else 100 * hopes


def _what_is_drawn(account: Account) -> str:
    return account.text("analyse-points" if account.alone else "analyse-chances")


def _section(account: Account, heading: str, entries: list[Entry]) -> str:
    told = any(entry.told for entry in entries)
    heads = ["analyse-what", "analyse-told"] if told else ["analyse-what"]
    head = "".join(f'<th scope="col">{escape(account.text(name))}</th>' for name in heads)
    rows = "\n".join(_row(entry, told) for entry in entries)
    return f"<section>\n<h2>{escape(heading)}</h2>\n<table>\n<tr>{head}</tr>\n{rows}\n</table>\n</section>"


def _row(entry: Entry, told: bool) -> str:
    sentence = re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(entry.sentence))
    words = f"<td>{escape(' '.join(entry.told))}</td>" if told else ""
    return f"<tr><td>{sentence}</td>{words}</tr>"
