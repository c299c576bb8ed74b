"""`mire analyse`: what could be expected at each decision of a game, what was given away, and where the game turned."""

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from mire import texts
from mire.analysis.course import Step, decisions, judge, make_course, usual_budget
from mire.analysis.workers import judge_in_processes
from mire.arena.play.workers import cores
from mire.arena.reports.pages import check_report
from mire.bots.search import Budget
from mire.cli.language import Language, check_language
from mire.cli.output import AsJson, open_console, open_progress, print_json
from mire.cli.replay import File, names_of
from mire.cli.saves import read_game
from mire.cli.turning import Account, Entry
from mire.core.checks import shown
from mire.core.errors import BadSetup
from mire.core.seeds import check_seed
from mire.core.table import Table

MOST_PLAYOUTS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0

Playouts = Annotated[
    int | None, Parameter(help="Playouts for each decision; without it as many as a tenth of a second is enough for.")
]
Seconds = Annotated[float | None, Parameter(help="Seconds for each decision, instead of playouts.")]
Workers = Annotated[int | None, Parameter(help="How many decisions at once; without it as many as there are cores.")]
Seed = Annotated[int, Parameter(help="A number that fixes all chance; with the same playouts the same comes of it.")]
Report = Annotated[Path | None, Parameter(help="An HTML file to write a report with a chart to.")]


def analyse(
    file: File,
    /,
    *,
    playouts: Playouts = None,
    seconds: Seconds = None,
    workers: Workers = None,
    seed: Seed = 1,
    report: Report = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Find out where a game was decided: what gave chances away, and what luck or the others changed.

    Every decision is judged from what its player could know. Ctrl-C ends it with what is known so far. In JSON seats
    and moves count from 0, as in Python.

    Try: `mire analyse moorland.json`, `mire analyse moorland.json --playouts 2000 --report moorland.html`
    """
    check_language(language)
    check_seed(seed)
    played = read_game(file)
    end = played.positions[-1]
    budget = _read_budget(playouts, seconds, end)
    if workers is not None and workers < 1:
        raise BadSetup(f"--workers takes a number from 1, not {shown(workers)}")
    if report:
        check_report(report)
    plies = decisions(end.record())
    steps: list[Step] = []
    try:
        with open_progress() as progress:
            judged = _judge_all(end.record(), plies, budget, seed, workers or cores())
            steps.extend(progress.track(judged, total=len(plies), description="Decisions"))  # one by one
    finally:
        if steps or not plies:
            account = Account(played, names_of(played, language), make_course(end, steps), language)
            _hand_out(account, _summary(len(steps), len(plies), budget, language), as_json, report)


def _read_budget(playouts: int | None, seconds: float | None, end: Table) -> Budget:
    if playouts is not None and seconds is not None:
        raise BadSetup("a decision has --playouts or --seconds, not both")
    if playouts is not None:
        if not 1 <= playouts <= MOST_PLAYOUTS:
            raise BadSetup(f"--playouts takes a number from 1 to {MOST_PLAYOUTS:,}, not {shown(playouts)}")
        return Budget(playouts)
    if seconds is not None:
        if not (math.isfinite(seconds) and 0 < seconds <= MOST_SECONDS):
            raise BadSetup(f"--seconds takes a time above 0 and up to {MOST_SECONDS:.0f}, not {shown(seconds)}")
        return Budget(seconds=seconds)
    return usual_budget(end.game, end.players)


def _judge_all(record: str, plies: Sequence[int], budget: Budget, seed: int, workers: int) -> Iterator[Step]:
    count = min(workers, len(plies))
    if count > 1:
        return judge_in_processes(record, plies, budget, seed, workers=count)
    return (judge(record, ply, budget, seed) for ply in plies)


def _summary(done: int, planned: int, budget: Budget, language: str) -> str:
    if budget.playouts:
        each = texts.text("analyse-playouts", language, playouts=budget.playouts)
    else:
        each = texts.text("analyse-seconds", language, seconds=budget.seconds)
    return texts.text("analyse-summary", language, done=done, all=planned, budget=each)


def _hand_out(account: Account, summary: str, as_json: bool, report: Path | None) -> None:
    """What was found out, on whatever way it came to an end."""
    if report:
        from mire.cli.turning_report import write_report  # only now: not everybody wants one

        write_report(report, account, summary)
    if as_json:
        print_json(msgspec.to_builtins(account.course))
    else:
        _show(open_console(), account, summary)


def _show(console: Console, account: Account, summary: str) -> None:
    for heading, entries in account.sections():
        console.print(Text(heading, style="bold"))
        for entry in entries:
            _show_entry(console, entry)
        console.print()
    for sentence in [*account.outcome(), account.about(), summary]:
        console.print(Text(sentence), soft_wrap=True)


def _show_entry(console: Console, entry: Entry) -> None:
    console.print(Text(entry.sentence), soft_wrap=True)
    for place, told in enumerate(entry.told):
        number = f"{entry.point.ply + 1:4}" if not place else "    "
        console.print(Text(f"{number}  {told}", style="dim"), soft_wrap=True)
