"""`mire tune`: better weights for a game's evaluation, by self-play."""

import shlex
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mire.arena.play.trials import Outcome, Trial
from mire.arena.play.workers import cores, open_crew
from mire.arena.reports.tuning_reports import check_folder, tuning_summary, verdict, weight_sheets, write_tuning
from mire.arena.tuning.tuned import Found, Tuned
from mire.arena.tuning.tuning import Tuning
from mire.arena.tuning.weight_files import find_weights, write_weights
from mire.cli.flags import GameName, GameOptions, Players, changed_options, check_count, count_players, read_options
from mire.cli.grids import show_sheets
from mire.cli.output import AsJson, open_console, open_progress, print_json
from mire.cli.program import NAME
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
    given = read_options(chosen, options, count_players(chosen, players))
    tuning = Tuning(chosen.name, players, check_count("--deals", deals), seed, read_names(weights), given)
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
        write_weights(file, type(tuning.weights).__name__, tuned)


def _run(tuning: Tuning, generations: int, check: int, workers: int, *, quiet: bool) -> None:
    console = open_console()
    trials = tuning.contest.players * (generations * tuning.population * tuning.deals + check)
    with open_progress() as progress, open_crew(workers) as crew:
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


def _hand_out(tuning: Tuning, tuned: Tuned, as_json: bool, out: Path | None) -> None:
    """What was found, on whatever way the search came to an end."""
    if out:
        write_tuning(out, tuning.game, tuned, _command(tuning, tuned))
    show_found(tuned, tuning_summary(tuned), as_json)


def read_names(weights: str | None) -> list[str]:
    """The weights that are asked for, or none for all."""
    return [] if weights is None else [name.strip() for name in weights.split(",")]


def show_found(found: Found, summary: str, as_json: bool) -> None:
    """New weights and what they gain, for people or programs."""
    if as_json:
        print_json(found.to_json())
        return
    console = open_console()
    show_sheets(console, weight_sheets(found))
    console.print(verdict(found), summary, sep="\n", soft_wrap=True)


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
