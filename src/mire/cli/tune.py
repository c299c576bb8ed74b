"""`mire tune`: better weights for a game's evaluation, by self-play."""

import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mire.arena.trials import Outcome, Trial
from mire.arena.tuned import Tuned
from mire.arena.tuning import Crew, Tuning
from mire.arena.tuning_reports import check_folder, tuning_sheets, tuning_summary, verdict, write_tuning
from mire.arena.weight_files import find_weights, rewritten
from mire.arena.workers import cores, open_processes
from mire.cli.flags import GameName, GameOptions, Players, changed_options, check_count, read_options
from mire.cli.grids import show_sheets
from mire.cli.output import AsJson, open_console, open_progress, print_json
from mire.cli.program import NAME
from mire.core.errors import MireError
from mire.core.registry import game_named

Generations = Annotated[int, Parameter(help="How often weights are tried and the better ones followed.")]
Deals = Annotated[int, Parameter(help="Deals in a generation; all that it tries play them, from all seats.")]
Check = Annotated[int, Parameter(help="Fresh deals on which the gain is measured in the end.")]
Workers = Annotated[int | None, Parameter(help="How many games at once; without it as many as there are cores.")]
Seed = Annotated[int, Parameter(help="The first deal's seed; the next deals have the numbers after it.")]
Weights = Annotated[str | None, Parameter(help="Which weights, such as hope,slot; without it all.")]
Out = Annotated[Path | None, Parameter(help="A folder to write a report with a chart to.")]
Write = Annotated[
    bool, Parameter(negative=(), show_default=False, help="Put the new weights into the sources, if they are better.")
]


def tune(
    game: GameName,
    /,
    *,
    players: Players = None,
    generations: Generations = 20,
    deals: Deals = 20,
    check: Check = 200,
    workers: Workers = None,
    seed: Seed = 1,
    weights: Weights = None,
    out: Out = None,
    write: Write = False,
    as_json: AsJson = False,
    **options: GameOptions,
) -> None:
    """Find better weights for what bots think of a position, and measure what they gain.

    Greedy bots play by new weights against the old ones; CMA-ES says what to try next. What comes of it does not depend
    on the number of workers. Ctrl-C ends it with what was found so far.

    Try: `mire tune dartmoor --players 2 --generations 30 --check 300 --out tuning --write`
    """
    chosen = game_named(game)
    check_count("--generations", generations)
    check_count("--check", check, 2)
    names = [] if weights is None else [name.strip() for name in weights.split(",")]
    tuning = Tuning(chosen.name, players, check_count("--deals", deals), seed, names, read_options(chosen, options))
    count = check_count("--workers", cores() if workers is None else workers)
    if out:
        check_folder(out)
    file = find_weights(tuning.weights, Path.cwd()) if write else None
    try:
        _run(tuning, generations, check, count, quiet=as_json)
    finally:
        tuned = tuning.results(generations)
        if tuned.generations:
            _hand_out(tuning, tuned, as_json, out)
    if file:
        _write(file, tuned, type(tuning.weights).__name__)


def _run(tuning: Tuning, generations: int, check: int, workers: int, *, quiet: bool) -> None:
    console = open_console()
    trials = tuning.contest.players * (generations * tuning.population * tuning.deals + check)
    with open_progress() as progress, _open_crew(workers) as crew:
        bar = progress.add_task("Trials", total=trials)

        def watched(work: Callable[[Trial], Outcome], jobs: Sequence[Trial]) -> Iterator[Outcome]:
            for outcome in crew(work, jobs):
                progress.advance(bar)
                yield outcome

        for _ in range(generations):
            made = tuning.generation(watched)
            if not quiet:
                console.print(
                    f"Generation {made.number}: {made.mean:+.2f} points on average, the best {made.best:+.2f}"
                )
        tuning.check(check, watched)


@contextmanager
def _open_crew(workers: int) -> Iterator[Crew]:
    if workers == 1:
        yield map
        return
    with open_processes(workers) as processes:
        yield processes.each


def _hand_out(tuning: Tuning, tuned: Tuned, as_json: bool, out: Path | None) -> None:
    """What was found, on whatever way the search came to an end."""
    if out:
        write_tuning(out, tuning.game, tuned, _command(tuning, tuned))
    if as_json:
        print_json(tuned.to_json())
        return
    console = open_console()
    show_sheets(console, tuning_sheets(tuned))
    console.print(verdict(tuned), tuning_summary(tuned), sep="\n", soft_wrap=True)


def _command(tuning: Tuning, tuned: Tuned) -> str:
    """How to have the same search again."""
    flags: dict[str, object] = {
        "--players": tuned.players,
        "--generations": tuned.planned,
        "--deals": tuned.deals,
        "--seed": tuned.seed,
    }
    if tuned.check:
        flags["--check"] = tuned.check.deals
    if len(tuned.new) < len(tuning.old):
        flags["--weights"] = ",".join(tuned.new)
    flags |= changed_options(tuning.game, tuned.options)
    return shlex.join([NAME, "tune", tuned.game, *[str(word) for flag in flags.items() for word in flag]])


def _write(file: Path, tuned: Tuned, kind: str) -> None:
    if tuned.check is None or not tuned.check.is_clear:
        raise MireError(f"{file.name} stays as it is: the gain is not clearly above 0")
    file.write_text(rewritten(file.read_text("utf-8"), kind, tuned.new), "utf-8")
