"""Charts as SVG, to stand in a page by themselves."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from mire import texts
from mire.arena.stats.estimates import Estimate
from mire.arena.stats.results import Results, Standing
from mire.arena.tuning.tuned import Tuned
from mire.core.errors import BadSetup
from mire.core.game import Game

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK: Final = "#2b2a26"
LINE: Final = "#8a8271"
HUES: Final = ["#2c6e7f", "#b9791a", "#7d4b93", "#4f6f3a", "#a33b3b", "#55606b"]
WIDTH: Final = 9.0  # inches, of which a page makes what room it has
ROW: Final = 0.42
BAR: Final = 0.14
MARGINS: Final = 1.2
GAINS: Final = 2.6
LEGEND_COLUMNS: Final = 3
LONGEST_NAME: Final = 28
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",  # words stay words
    "svg.hashsalt": "mire",  # the same results give the same chart
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": LINE,
    "xtick.color": INK,
    "ytick.color": INK,
}
NO_METADATA: Final = dict.fromkeys(["Creator", "Date", "Format", "Type"])


def check_charts() -> None:
    """BadSetup if there is nothing to draw with."""
    try:
        import matplotlib  # noqa: F401 - only to see whether it is there
    except ImportError:
        raise BadSetup("a report needs matplotlib: pip install 'mire[reports]'") from None


def chart_strength(results: Results) -> str:
    """Win rates with their intervals and, where bots have met, ratings with two standard deviations."""
    ranked = results.ranked()[::-1]  # the first is drawn at the bottom
    rated = all(standing.rating for standing in ranked)
    with _figure(ROW * len(ranked)) as figure:
        panels = figure.subplots(1, 2 if rated else 1, sharey=True, squeeze=False)[0]
        _draw_win_rates(panels[0], ranked, min(len(ranked), results.players))
        if rated:
            _draw_ratings(panels[1], ranked)
        return _svg(figure)


def chart_points(game: Game, results: Results) -> str:
    """Mean points by category, a bar for each bot, with 95 % intervals."""
    ranked = results.ranked()
    with _figure(BAR * len(game.categories) * (len(ranked) + 1)) as figure:
        axes = figure.subplots()
        for place, standing in enumerate(ranked):
            _draw_points(axes, game, standing, place, len(ranked))
        names = [texts.name_category(game, category) for category in game.categories]
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.axvline(0, color=LINE, linewidth=1)
        axes.set_xlabel("Mean points, 95 % interval")
        figure.legend(frameon=False, loc="outside upper left", ncols=LEGEND_COLUMNS)
        _clear(axes)
        return _svg(figure)


def chart_gains(tuned: Tuned) -> str:
    """Points ahead of the old weights, generation by generation, and what was measured in the end."""
    numbers = [generation.number for generation in tuned.generations]
    with _figure(GAINS) as figure:
        axes = figure.subplots()
        axes.axhline(0, color=LINE, linewidth=1)
        best, mean = ([getattr(made, kind) for made in tuned.generations] for kind in ("best", "mean"))
        axes.plot(numbers, best, "o", color=HUES[1], markersize=4, label="Best of a generation")
        axes.plot(numbers, mean, "-o", color=HUES[0], markersize=4, label="Mean of a generation")
        if tuned.check:
            _draw_gain(axes, tuned.check.gain)
        axes.set_xlabel("Generation")
        axes.set_ylabel("Points more than the old weights")
        axes.locator_params(axis="x", integer=True)
        figure.legend(frameon=False, loc="outside upper left", ncols=LEGEND_COLUMNS)
        _clear(axes)
        return _svg(figure)


@contextmanager
def _figure(height: float) -> "Iterator[Figure]":
    """Something to draw on, so high between its margins, in our style."""
    from matplotlib import rc_context  # only now: it takes its time, and not everybody wants a report
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        yield Figure(figsize=(WIDTH, MARGINS + height), layout="constrained")


def _draw_points(axes: "Axes", game: Game, standing: Standing, place: int, bots: int) -> None:
    """The bars of one bot, beside those of the others in every category."""
    estimates = [standing.categories[category] for category in game.categories]
    thickness = 1 / (bots + 1)
    axes.barh(
        [row + (place - (bots - 1) / 2) * thickness for row in range(len(estimates))],
        [estimate.mean for estimate in estimates],
        height=thickness,
        xerr=[estimate.margin or 0 for estimate in estimates],
        color=HUES[place % len(HUES)],
        ecolor=INK,
        error_kw={"linewidth": 1},
        label=_short(standing.bot),
    )


def _draw_gain(axes: "Axes", gain: Estimate) -> None:
    """The gain on fresh deals, with its interval."""
    margin = gain.margin or 0.0
    axes.axhspan(gain.mean - margin, gain.mean + margin, color=HUES[3], alpha=0.2, linewidth=0)
    axes.axhline(gain.mean, color=HUES[3], linestyle="--", linewidth=1, label="On fresh deals, 95 % interval")


def _draw_win_rates(axes: "Axes", ranked: Sequence[Standing], shares: int) -> None:
    rates = [standing.win_rate for standing in ranked]
    axes.barh(
        [_short(standing.bot) for standing in ranked],
        [100 * share.rate for share in rates],
        xerr=[
            [100 * (share.rate - share.low) for share in rates],
            [100 * (share.high - share.rate) for share in rates],
        ],
        height=0.6,
        color=HUES[0],
        ecolor=INK,
        capsize=3,
    )
    if shares > 1:
        axes.axvline(100 / shares, color=HUES[4], linestyle="--", linewidth=1)
    axes.set_xlim(0, 100)
    axes.set_xlabel("Win rate in %, 95 % interval")
    _clear(axes)


def _draw_ratings(axes: "Axes", ranked: Sequence[Standing]) -> None:
    for row, standing in enumerate(ranked):
        if standing.rating:
            axes.errorbar(
                standing.rating.mu, row, xerr=2 * standing.rating.sigma, fmt="o", color=HUES[2], ecolor=INK, capsize=3
            )
    axes.set_xlabel("Rating μ ± 2σ")
    _clear(axes)


def _clear(axes: "Axes") -> None:
    axes.spines[["top", "right"]].set_visible(False)
    axes.patch.set_visible(False)


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"…{name[1 - LONGEST_NAME :]}"


def _svg(figure: "Figure") -> str:
    """The drawing alone, without the head of a file."""
    drawn = StringIO()
    figure.savefig(drawn, format="svg", transparent=True, metadata=NO_METADATA)
    return drawn.getvalue()[drawn.getvalue().index("<svg") :]
