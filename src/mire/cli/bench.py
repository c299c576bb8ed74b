"""`mire bench`: how fast the engine runs here and now."""

import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table as Grid

import mire
from mire.bots import make_bot
from mire.bots.match import play_out
from mire.bots.planning import search_at
from mire.bots.search import Budget
from mire.cli.flags import GameOptions, Players, read_options
from mire.cli.output import AsJson, open_console, open_progress, print_json
from mire.core.checks import counted
from mire.core.errors import BadSetup
from mire.core.game import JSON
from mire.core.registry import game_named, games
from mire.core.seats import Seat
from mire.core.table import Table

SAMPLES: Final = 20  # positions in the middle of a game to time a single step on
BATCH: Final = 5  # copies of each
STEPS: Final = 4  # kinds of steps timed, a search among them
SHARE_OF_STEPS: Final = 0.1  # of the time, for each kind
MICRO: Final = 1e6

GameFlag = Annotated[str | None, Parameter(name="--game", help="Which game; without it all of them.")]
Seconds = Annotated[float, Parameter(help="How long to measure each game.")]


def bench(
    *,
    game: GameFlag = None,
    players: Players = None,
    seconds: Seconds = 3.0,
    as_json: AsJson = False,
    **options: GameOptions,
) -> None:
    """Measure how fast the engine runs here.

    By random play: decisions and whole scored games a second, and the time of single steps. A search is measured in
    the middle of such games.

    Try: `mire bench --game farmers --players 2 --level 2 --seconds 5`
    """
    if game is None and options:
        raise BadSetup(f"--{next(iter(options))} is an option of a game: say which with --game")
    names = [chosen.name for chosen in games()] if game is None else [game_named(game).name]
    chosen = {} if game is None else read_options(game_named(game), options)
    with open_progress() as progress:
        measured = [measure(name, players, seconds, chosen) for name in progress.track(names, description="Games")]
    if as_json:
        print_json(measured)
    else:
        open_console().print(_results_table(measured))


def measure(
    game_name: str, players: int | None = None, seconds: float = 3.0, options: Mapping[str, object] | None = None
) -> JSON:
    """The speed of a game under random play, measured for about so many seconds."""
    if not 0 < seconds < float("inf"):
        raise BadSetup(f"--seconds takes a number above 0, not {seconds}")
    asked = dict(options or {})
    count = mire.new(game_name, players, 0, **asked).players
    step = seconds * SHARE_OF_STEPS
    middles, ends = _positions(game_name, count, asked)
    return {
        "game": game_name,
        "players": count,
        "options": asked,
        "compiled": mire.compiled,
        **_time_games(game_name, count, seconds - STEPS * step, asked),
        "copy_microseconds": _time_step(middles, Table.copy, step),
        "moves_microseconds": _time_step(middles, Table.moves, step),
        "scores_microseconds": _time_step(ends, Table.scores, step),
        "playouts_per_second": _time_search(middles, step),
    }


def _time_games(game_name: str, players: int, seconds: float, options: Mapping[str, object]) -> JSON:
    """Whole games, dealt, played by chance and scored; decisions a second count the time of playing alone."""
    bots = [make_bot("random", seat) for seat in range(players)]
    decisions = 0
    played = 0
    playing = 0.0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds or not played:
        table = mire.new(game_name, players, played, **options)
        before = time.perf_counter()
        decisions += play_out(table, bots)
        playing += time.perf_counter() - before
        table.scores()
        played += 1
    return {
        "seconds": elapsed,
        "games": played,
        "decisions": decisions,
        "games_per_second": played / elapsed,
        "decisions_per_second": decisions / playing,
    }


def _positions(game_name: str, players: int, options: Mapping[str, object]) -> tuple[list[Table], list[Table]]:
    """Tables half way through, and the same at the end."""
    middles = []
    ends = []
    bot = make_bot("random", 0)
    for seed in range(SAMPLES):
        table = mire.new(game_name, players, seed, **options)
        past = [table.copy()]
        while table.seat is not None:
            table.play(bot.choose(Seat(table, table.seat)))
            past.append(table.copy())
        middles.append(past[len(past) // 2])
        ends.append(table)
    return middles, ends


def _time_step(tables: Sequence[Table], step: Callable[[Table], object], seconds: float) -> float:
    """Microseconds of one step, its result let go: the quickest of many batches, as disturbances only slow down."""
    best = float("inf")
    stop = time.perf_counter() + seconds
    while best == float("inf") or time.perf_counter() < stop:
        batch = [table.copy() for table in tables for _ in range(BATCH)]  # a table remembers its moves, a copy does not
        before = time.perf_counter()
        for table in batch:
            step(table)
        best = min(best, time.perf_counter() - before)
    return best / (len(tables) * BATCH) * MICRO


def _time_search(tables: Sequence[Table], seconds: float) -> float:
    """Playouts a second of a search that has to choose, as the normal bot makes them, in all kinds of positions."""
    choices = [table for table in tables if len(table.moves()) > 1]
    chance = Random(1)  # noqa: S311 - repeatable
    chance.shuffle(choices)
    playouts = 0
    searching = 0.0
    for table in choices:
        assert table.seat is not None
        before = time.perf_counter()
        search = search_at(Seat(table, table.seat), chance)
        search.run(Budget(table.game.playouts(table.players)))
        searching += time.perf_counter() - before
        playouts += search.playouts
        if searching >= seconds:
            break
    return playouts / searching


def _results_table(measured: Sequence[JSON]) -> Grid:
    how = "compiled" if mire.compiled else "interpreted"
    grid = Grid(title=f"On one core, {how}")
    grid.add_column("")
    for result in measured:
        options = "".join(f", {name} {value}" for name, value in result["options"].items())
        grid.add_column(f"{result['game']}, {counted(result['players'], 'player')}{options}", justify="right")
    grid.add_row("decisions a second", *[f"{result['decisions_per_second']:,.0f}" for result in measured])
    grid.add_row("scored games a second", *[f"{result['games_per_second']:,.0f}" for result in measured])
    grid.add_row("playouts of a search a second", *[f"{result['playouts_per_second']:,.0f}" for result in measured])
    for step in ("copy", "moves", "scores"):
        grid.add_row(f"{step}(), microseconds", *[f"{result[f'{step}_microseconds']:.1f}" for result in measured])
    return grid
