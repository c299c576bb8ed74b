"""The results in tables for people, in the terminal and in the report alike."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mire import texts
from mire.arena.stats.estimates import Estimate, Rate
from mire.arena.stats.results import Pair, Results, Standing
from mire.core.checks import counted
from mire.core.game import Game

NOTHING: Final = "–"
SELF: Final = "·"


@dataclass(frozen=True)
class Sheet:
    """A table: what it tells, the heads of its columns, and its rows, each with a head of its own."""

    title: str
    columns: list[str]
    rows: list[list[str]]


def sheets(game: Game, results: Results) -> list[Sheet]:
    """All tables there are, the best bot first in each."""
    found = [_standings(results)]
    if any(pair.ahead for pair in results.pairs):
        found.append(_pairs(results, "Finished ahead of (95 %)", lambda pair: rate(pair.ahead)))
    if results.pairs:
        found.append(_pairs(results, "Points more than, deal by deal (95 %)", lambda pair: more(pair.points)))
    return [*found, _points(game, results), _speed(results)]


def summary(results: Results) -> str:
    """How much was played, in a line."""
    planned = f" of {results.planned:,}" if results.games < results.planned else ""
    how = "compiled" if results.compiled else "interpreted"
    line_ups, deals = counted(results.line_ups, "line-up"), counted(results.deals, "deal")
    return (
        f"{results.games:,}{planned} games: {line_ups} on {deals}, each in all rotations; "
        f"{results.decisions:,} decisions in {results.seconds:.1f} s of thinking, {how}"
    )


def _standings(results: Results) -> Sheet:
    columns = ["Games", "Won", "Shared", "Win rate (95 %)", "Rating", "Points"]
    return Sheet("Standings", columns, [_standing(standing) for standing in results.ranked()])


def _standing(standing: Standing) -> list[str]:
    rating = standing.rating
    return [
        standing.bot,
        f"{standing.games:,}",
        f"{standing.wins:,}",
        f"{standing.shared:,}",
        rate(standing.win_rate),
        f"{rating.mu:.1f} ± {rating.sigma:.1f}" if rating else NOTHING,
        estimate(standing.total),
    ]


def _pairs(results: Results, title: str, cell: Callable[[Pair], str]) -> Sheet:
    bots = [standing.bot for standing in results.ranked()]
    found = {(pair.bot, pair.against): cell(pair) for pair in results.pairs}
    rows = [[bot, *(found.get((bot, other), SELF if bot == other else NOTHING) for other in bots)] for bot in bots]
    return Sheet(title, bots, rows)


def _points(game: Game, results: Results) -> Sheet:
    ranked = results.ranked()
    rows = [
        [texts.name_category(game, category), *(estimate(standing.categories[category]) for standing in ranked)]
        for category in game.categories
    ]
    total = [texts.text("total"), *(estimate(standing.total) for standing in ranked)]
    return Sheet("Mean points ± standard error", [standing.bot for standing in ranked], [*rows, total])


def _speed(results: Results) -> Sheet:
    rows = [
        [
            standing.bot,
            f"{standing.decisions:,}",
            f"{standing.decisions_per_second:,.0f}",
            duration(standing.mean_seconds),
            duration(standing.max_seconds),
        ]
        for standing in results.ranked()
    ]
    return Sheet("Thinking", ["Decisions", "A second", "Mean", "Longest"], rows)


def rate(share: Rate | None) -> str:
    """A rate with its interval: `72.5 % (65.1-78.9)`."""
    return f"{share.rate:.1%} ({100 * share.low:.1f}-{100 * share.high:.1f})".replace("%", " %") if share else NOTHING


def estimate(value: Estimate) -> str:
    """A mean with its standard error, where it has one."""
    return f"{value.mean:.2f}" if value.error is None else f"{value.mean:.2f} ± {value.error:.2f}"


def more(value: Estimate) -> str:
    """A difference with the margin of its 95 % interval, where it has one."""
    return f"{value.mean:+.2f}" if value.margin is None else f"{value.mean:+.2f} ± {value.margin:.2f}"


def duration(seconds: float) -> str:
    """A time in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.2f} {unit}"
    return f"{seconds * 1e6:.1f} µs"
