"""`mire arena`: bots against each other on the same deals, and how sure one can be of what comes of it."""

import shlex
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mire.arena.arena import Arena
from mire.arena.play.checkpoint import play_and_keep
from mire.arena.play.workers import Crew, cores, import_ray, play_here, play_in_processes, play_on_ray
from mire.arena.reports.pages import check_report, write_report
from mire.arena.reports.sheets import sheets, summary
from mire.arena.stats.results import Results
from mire.cli.flags import (
    GameName,
    GameOptions,
    Players,
    changed_options,
    check_count,
    check_games,
    count_players,
    read_options,
)
from mire.cli.grids import show_sheets
from mire.cli.output import AsJson, only_results, open_console, open_progress, print_json
from mire.cli.program import NAME
from mire.cli.seating import read_bots
from mire.core.checks import counted
from mire.core.game import Game
from mire.core.registry import game_named

Bots = Annotated[str, Parameter(help="Who plays; your own bots as my.py:MyBot.")]
Games = Annotated[int, Parameter(help="How many games at least: each deal is played from all seats.")]
Seed = Annotated[int, Parameter(help="The first deal's seed; the next deals have the numbers after it.")]
Workers = Annotated[int | None, Parameter(help="How many games at once; without it as many as there are cores.")]
OnRay = Annotated[bool, Parameter(name="--ray", negative=(), show_default=False, help="Play on a Ray cluster.")]
Keep = Annotated[Path | None, Parameter(help="A file to keep all games in; with one that is there, go on after them.")]
Report = Annotated[Path | None, Parameter(help="An HTML file to write a report with charts to.")]


@only_results()
def arena(
    game: GameName,
    /,
    *,
    bots: Bots = "greedy,random",
    players: Players = None,
    games: Games = 100,
    workers: Workers = None,
    seed: Seed = 1,
    as_json: AsJson = False,
    keep: Keep = None,
    report: Report = None,
    on_ray: OnRay = False,
    **options: GameOptions,
) -> None:
    """Find out which bots are better, and by how much.

    All choices of bots for the seats play the same deals, each in every rotation. What comes of it does not depend on
    the number of workers. Ctrl-C ends it with the results so far; with --keep it can be gone on with.

    Try: `mire arena moorland --bots greedy,random,my.py:MyBot --players 3 --games 600 --report arena.html`
    """
    chosen = game_named(game)
    names = read_bots(bots)
    given = read_options(chosen, options, count_players(chosen, players))
    event = Arena(chosen.name, names, players, check_games(games), seed, given)
    crew = _choose_crew(event, workers, on_ray)
    if keep:
        crew = partial(play_and_keep, crew=crew, file=keep)
    if report:
        check_report(report)
    fewest = "" if players else ", the fewest; --players takes another number"
    try:
        with open_progress() as progress:
            event.play(crew, partial(progress.track, total=len(event.schedule), description=_heading(event)))
    finally:
        if event.games:
            _hand_out(event, _heading(event) + fewest, as_json, report)


def _heading(event: Arena) -> str:
    """What is played."""
    return f"{event.game.title} for {counted(event.contest.players, 'player')}"


def _choose_crew(event: Arena, workers: int | None, on_ray: bool) -> Crew:
    if workers is not None:
        check_count("--workers", workers)
    if on_ray:
        import_ray()
        return partial(play_on_ray, workers=workers)
    count = min(workers or cores(), len(event.schedule))
    return play_here if count == 1 else partial(play_in_processes, workers=count)


def _hand_out(event: Arena, heading: str, as_json: bool, report: Path | None) -> None:
    """The results, on whatever way the games came to an end."""
    results = event.results()
    if report:
        write_report(report, event.game, results, _command(event, results))
    if as_json:
        print_json(results.to_json())
    else:
        _show(event.game, heading, results)


def _command(event: Arena, results: Results) -> str:
    """How to have the same games again."""
    bots = ",".join(event.contest.bots)
    flags = {"--bots": bots, "--players": results.players, "--games": results.planned, "--seed": results.seed}
    flags |= changed_options(event.game, results.options)
    return shlex.join([NAME, "arena", event.game.name, *[str(word) for flag in flags.items() for word in flag]])


def _show(game: Game, heading: str, results: Results) -> None:
    console = open_console()
    console.print(heading, soft_wrap=True)
    show_sheets(console, sheets(game, results))
    console.print(summary(results), soft_wrap=True)
