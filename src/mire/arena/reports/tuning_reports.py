"""What tuning has found, in tables for people and as a page."""

from pathlib import Path
from typing import Final

from mire.arena.reports.charts import chart_gains, check_charts
from mire.arena.reports.pages import figure, heading, make_page, section
from mire.arena.reports.sheets import Sheet, estimate, more, rate
from mire.arena.tuning.tuned import Check, Fit, Fitted, Found, Tuned
from mire.core.checks import counted
from mire.core.errors import BadSetup
from mire.core.game import Game

PAGE: Final = "tuning.html"
CHART: Final = "gains.svg"
NOTES: Final = (
    "All weights that a generation tries play the same deals from every seat against the old weights; the next "
    "generation plays others. The best of a generation was also lucky. What counts is the gain on fresh deals: points "
    "are averaged over each deal, the interval is reckoned from the deals. Win rates have Wilson's interval."
)


def check_folder(folder: Path) -> None:
    """BadSetup if no report could be written there, before anything is played for it."""
    check_charts()
    if folder.exists() and not folder.is_dir():
        raise BadSetup(f"{folder} is a file; a report is written to a folder")


def write_tuning(folder: Path, game: Game, tuned: Tuned, command: str) -> None:
    """Write the page, with the command that gives it again, and its chart apart."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / PAGE).write_text(make_tuning_report(game, tuned, command), encoding="utf-8")
    (folder / CHART).write_text(chart_gains(tuned), encoding="utf-8")


def make_tuning_report(game: Game, tuned: Tuned, command: str) -> str:
    """The page."""
    return make_page(
        kind="Tuning",
        title=f"{game.title}, {counted(tuned.players, 'player')}",
        about=[verdict(tuned), tuning_summary(tuned)],
        command=command,
        main=[
            heading("Gain"),
            figure("Points more than the old weights, generation by generation", chart_gains(tuned)),
            *[section(sheet) for sheet in weight_sheets(tuned)],
        ],
        notes=NOTES,
    )


def weight_sheets(found: Found) -> list[Sheet]:
    """All tables there are."""
    rows = [[name, f"{old:g}", f"{found.new[name]:g}"] for name, old in found.old.items()]
    weights = Sheet("Weights", ["Old", "New"], rows)
    return [_check(found.check), weights] if found.check else [weights]


def verdict(found: Found) -> str:
    """What it has gained, in a line."""
    check = found.check
    if found.new == found.old:
        return "No better weights were found."
    if check is None:
        return "Stopped before the new weights were measured on fresh deals."
    how = "clearly better" if check.is_clear else "not clearly better"
    return f"The new weights are {how}: {more(check.gain)} points on {counted(check.deals, 'fresh deal')}."


def tuning_summary(tuned: Tuned) -> str:
    """How much was played, in a line."""
    made = len(tuned.generations)
    planned = f" of {tuned.planned:,}" if made < tuned.planned else ""
    return (
        f"{made:,}{planned} generations of {counted(tuned.population, 'candidate')}, "
        f"each on {counted(tuned.deals, 'deal')}; {_effort(tuned)}"
    )


def fitting_summary(fitted: Fitted) -> str:
    """From what was learnt, in a line."""
    return f"{fitted.positions:,} positions of {counted(fitted.lessons, 'game')} of {fitted.bot}; {_effort(fitted)}"


def fit_line(fit: Fit) -> str:
    """A step, in a line."""
    told, held_back = (f"{share:.1%}".replace("%", " %") for share in (fit.learnt_from, fit.held_back))
    what = f"Step {fit.number}" if fit.number else "The old weights"
    return f"{what}: {told} of the results are told, {held_back} of those held back"


def _effort(found: Found) -> str:
    how = "compiled" if found.compiled else "interpreted"
    return f"{found.games:,} games in {found.seconds:.1f} s, {how}"


def _check(check: Check) -> Sheet:
    columns = ["Win rate (95 %)", "Points", "Points more (95 %)"]
    new = ["New weights", rate(check.win_rate), estimate(check.points), more(check.gain)]
    old = ["Old weights", rate(check.old_win_rate), estimate(check.old_points), more(-check.gain)]
    return Sheet(f"{check.games:,} games on {counted(check.deals, 'fresh deal')}", columns, [new, old])
