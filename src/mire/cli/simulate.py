"""`mire simulate`: many games between bots, and what came of them."""

import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

import mire
from mire import texts
from mire.arena.play.schedule import rotated
from mire.bots import Bot
from mire.bots.faults import blame
from mire.bots.match import play_out
from mire.bots.own import aside, load_bot
from mire.cli.flags import GameName, GameOptions, Players, check_games, count_players, read_options
from mire.cli.output import AsJson, only_results, open_console, open_progress, print_json
from mire.cli.seating import BOT_SEED_BITS, fill_with_bots
from mire.core.checks import counted
from mire.core.game import JSON, Game, Score
from mire.core.points import Points
from mire.core.registry import game_named
from mire.core.seeds import check_seed

Games = Annotated[int, Parameter(help="How many games.")]
Bots = Annotated[str, Parameter(help="Who plays, such as random,my.py:MyBot; fewer than players repeat in order.")]
Seed = Annotated[int, Parameter(help="The first table's seed; the next tables have the numbers after it.")]


@only_results()
def simulate(
    game: GameName,
    /,
    *,
    players: Players = None,
    games: Games = 100,
    bots: Bots = "random",
    seed: Seed = 1,
    as_json: AsJson = False,
    **options: GameOptions,
) -> None:
    """Let bots play many games against each other.

    From game to game everybody moves up one seat, so that each bot sits everywhere. The same seed gives the same games.

    Try: `mire simulate moorland --players 4 --games 2000 --bots random,greedy --seed 1 --json`
    """
    chosen = game_named(game)
    count = count_players(chosen, players)
    given = read_options(chosen, options, count)
    result = run(chosen, count, check_games(games), fill_with_bots(bots, count), seed, given)
    if as_json:
        print_json(result)
    else:
        _show(chosen, result)


class Tally:
    """What one bot of the list has gained in all games."""

    def __init__(self, categories: Sequence[str]) -> None:
        self.points: dict[str, Points] = dict.fromkeys(categories, 0)
        self.wins = 0
        self.shared = 0

    def add(self, score: Score) -> None:
        """Count the points of a game."""
        for category, points in score.categories.items():
            self.points[category] += points

    def means(self, bot: str, games: int) -> JSON:
        """The mean scores."""
        categories = {category: points / games for category, points in self.points.items()}
        return {"bot": bot, "total": sum(self.points.values()) / games, "categories": categories}


def run(game: Game, players: int, games: int, names: list[str], seed: int, options: Mapping[str, object]) -> JSON:
    """Play the games and sum them up."""
    chance = Random(seed)  # noqa: S311 - repeatable
    bots = [load_bot(name, chance.getrandbits(BOT_SEED_BITS)) for name in names]
    tallies = [Tally(game.categories) for _ in names]
    check_seed(seed + games - 1)
    first = mire.new(game.name, players, seed, **options)
    decisions = 0
    start = time.perf_counter()
    with open_progress() as progress:
        for shift in progress.track(range(games), description="Games"):
            table = first.rematch(seed + shift)
            decisions += _play(table, rotated(bots, shift), rotated(names, shift), seed + shift)
            _count(table, rotated(tallies, shift))
    seconds = time.perf_counter() - start
    return {
        "game": game.name,
        "players": players,
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "mean_scores": [tally.means(name, games) for name, tally in zip(names, tallies, strict=True)],
        "wins": [tally.wins for tally in tallies],
        "shared": [tally.shared for tally in tallies],
        "solo_target": first.solo_target,
        "compiled": mire.compiled,
        "bots": names,
        "seed": seed,
        "options": game.with_defaults(options),
    }


def _play(table: mire.Table, bots: Sequence[Bot], names: Sequence[str], seed: int) -> int:
    """Play a game to its end; the number of decisions."""
    try:
        with aside():
            return play_out(table, bots)
    except Exception as error:
        raise blame(error, names, table, seed) from error


def _count(table: mire.Table, tallies: Sequence[Tally]) -> None:
    """Add a finished game to the tallies of its seats."""
    scores = table.scores()
    for tally, score in zip(tallies, scores, strict=True):
        tally.add(score)
    winners = table.winners
    for seat in winners:
        if len(winners) == 1:
            tallies[seat].wins += 1
        else:
            tallies[seat].shared += 1


def _show(game: Game, result: JSON) -> None:
    console = open_console()
    console.print(_means_table(game, result))
    how = "compiled" if result["compiled"] else "interpreted"
    console.print(
        f"{result['games']:,} games, {result['decisions']:,} decisions in {result['seconds']:.1f} s: "
        f"{result['decisions_per_second']:,.0f} decisions a second, {how}"
    )


def _means_table(game: Game, result: JSON) -> Grid:
    grid = Grid(
        title=f"{game.title}, {counted(result['players'], 'player')}, means of {counted(result['games'], 'game')}"
    )
    grid.add_column("")
    for bot in result["bots"]:
        grid.add_column(Text(bot), justify="right")
    for category in game.categories:
        name = Text(texts.name_category(game, category))
        grid.add_row(name, *[f"{means['categories'][category]:.2f}" for means in result["mean_scores"]])
    grid.add_section()
    grid.add_row(texts.text("total"), *[f"{means['total']:.2f}" for means in result["mean_scores"]], style="bold")
    grid.add_row("Won alone", *[f"{wins:,}" for wins in result["wins"]])
    grid.add_row("Won together", *[f"{shared:,}" for shared in result["shared"]])
    return grid
