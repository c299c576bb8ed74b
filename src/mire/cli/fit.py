"""`mire fit`: weights by which a game's evaluation tells how games end."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mire.arena.play.workers import Done, Job, cores, open_crew
from mire.arena.reports.tuning_reports import fit_line, fitting_summary
from mire.arena.tuning.fitting import Fitting
from mire.arena.tuning.weight_files import find_weights, write_weights
from mire.cli.flags import GameName, GameOptions, Players, check_count, count_players, read_options
from mire.cli.output import AsJson, open_console, open_progress
from mire.cli.tune import Check, Seed, Weights, Workers, Write, read_names, show_found
from mire.core.errors import BadSetup
from mire.core.registry import game_named
from mire.core.seeds import check_seed

BotName = Annotated[str, Parameter(help="Who plays them, as in `mire arena`.")]
Games = Annotated[int, Parameter(help="Games to learn from.")]
Slips = Annotated[float, Parameter(help="The share of decisions in which it takes any of the moves that look good.")]
Steps = Annotated[int, Parameter(help="How often the weights are moved towards those that tell more.")]


def fit(
    game: GameName,
    /,
    *,
    players: Players = None,
    bot: BotName = "search:100",
    games: Games = 400,
    slips: Slips = 0.05,
    steps: Steps = 3,
    check: Check = 60,
    workers: Workers = None,
    seed: Seed = 1,
    weights: Weights = None,
    write: Write = False,
    as_json: AsJson = False,
    **options: GameOptions,
) -> None:
    """Find weights by which what bots think of a position tells how games end, and measure what they gain.

    A bot plays with itself. Then the weights are moved, by least squares, so that the estimates of the seats tell more
    of how far apart they ended. In the end the bot plays by the new weights against the old ones. Ctrl-C ends it and
    tells what was found so far, once the weights were moved.

    Try: `mire fit farmers --players 2 --level 2 --games 400 --check 60 --write`
    """
    chosen = game_named(game)
    check_count("--games", games, 10)
    check_count("--steps", steps)
    check_count("--check", check, 2)
    if not 0 <= slips <= 1:
        raise BadSetup(f"--slips takes a share from 0 to 1, not {slips:g}")
    check_seed(seed + games + check - 1)
    given = read_options(chosen, options, count_players(chosen, players))
    fitting = Fitting(chosen.name, players, bot, slips, seed, read_names(weights), given)
    count = check_count("--workers", cores() if workers is None else workers)
    file = find_weights(fitting.weights, Path.cwd()) if write else None
    try:
        _run(fitting, games, steps, check, count, quiet=as_json)
    finally:
        fitted = fitting.results()
        if fitted.fits:
            show_found(fitted, fitting_summary(fitted), as_json)
    if file:
        write_weights(file, type(fitting.weights).__name__, fitted)


def _run(fitting: Fitting, games: int, steps: int, check: int, workers: int, *, quiet: bool) -> None:
    console = open_console()
    with open_progress() as progress, open_crew(workers) as crew:
        bar = progress.add_task("Games", total=games + check * fitting.contest.players)

        def watched(work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
            for done in crew(work, jobs):
                progress.advance(bar)
                yield done

        fitting.play(games, watched)
        for _ in range(steps):
            if not fitting.step():
                break
        if not quiet:
            console.print(*[fit_line(made) for made in fitting.fits], sep="\n")
        if len(fitting.fits) > 1:
            fitting.check(check, watched)
