"""`mire calibrate`: what a game's estimates are worth, in points at the end and chances to win."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Final, Protocol

from cyclopts import Parameter

import mire
from mire.arena.calibration.calibrating import BOT, calibrated, follow_game
from mire.arena.calibration.checks import CHANCE_OFF, ENOUGH, POINTS_OFF, Tenth, checked, hear, hear_hints
from mire.arena.calibration.files import Found, find_file, written
from mire.arena.play.matches import Contest, contest_at
from mire.arena.play.workers import Done, cores, open_crew
from mire.arena.reports.sheets import NOTHING, Sheet
from mire.cli.flags import GameName, check_count, read_options
from mire.cli.grids import show_sheets
from mire.cli.output import AsJson, open_console, open_progress, print_json
from mire.cli.tune import Workers
from mire.core.calibration import Line
from mire.core.checks import counted
from mire.core.errors import BadSetup
from mire.core.game import JSON, Game
from mire.core.registry import game_named
from mire.core.seeds import check_seed

FRESH: Final = 1_000_001  # far from the deals that calibrations are made from
MOST_OF_GAMES: Final = 2  # players: alone and for two games are as many as --games says
DOES_NOT_HOLD: Final = 1  # exit code
LINES: Final = ["a point", "each place", "each wait", "odds of a point", "of each place", "of each wait"]
TENTHS: Final = ["positions", "points said", "came", "most off", "chance said", "won", "most off", "holds"]

Games = Annotated[int, Parameter(help="Games of each kind with two players and alone.")]
Others = Annotated[int, Parameter(help="Games of each kind with every other number of players.")]
Players = Annotated[int | None, Parameter(help="With --check: only for so many players.")]
Check = Annotated[
    bool, Parameter(negative=(), show_default=False, help="Only check what is in use, on fresh deals; write nothing.")
]
Hints = Annotated[int, Parameter(help="With --check: look at so many hints of each game, instead of estimates.")]
Seed = Annotated[
    int | None, Parameter(help="The first deal's seed; without it 1, or for a check one that is far from there.")
]
Write = Annotated[bool, Parameter(negative=(), show_default=False, help="Put what was found into the sources.")]
Options = Annotated[
    str, Parameter(help="With --check: any option of the game, to check games with it; `mire options GAME` lists them.")
]


class Follow(Protocol):
    """Has games played, and tells how far it is."""

    def __call__(self, work: Callable[[int], Done], seeds: Sequence[int], /) -> list[Done]:
        """What comes of all seeds, in their order."""
        ...


@dataclass(frozen=True)
class Checked:
    """What is said in games with these options for so many players, tenth by tenth."""

    kind: str | None  # whose calibration is in use, if there is one
    options: JSON  # besides those of the kind
    players: int
    games: int
    seed: int
    tenths: list[Tenth]

    @property
    def holds(self) -> bool:
        """Whether what is said comes true in every tenth of the game."""
        return all(tenth.holds for tenth in self.tenths)

    @property
    def name(self) -> str:
        """Which games they are."""
        options = [f"{name} {value}" for name, value in self.options.items()]
        return ", ".join([self.kind or "not calibrated", *options, counted(self.players, "player")])


def calibrate(
    game: GameName,
    /,
    *,
    games: Games = 1000,
    others: Others = 300,
    players: Players = None,
    check: Check = False,
    hints: Hints = 0,
    seed: Seed = None,
    workers: Workers = None,
    write: Write = False,
    as_json: AsJson = False,
    **options: Options,
) -> int | None:
    """Find out what a game's estimates are worth: the points and the chance to win that games came to.

    Greedy plays with itself. By how far a game has gone, lines are fitted from what it thinks of a position to how the
    game ended; hints and analyses tell what those lines say. A check compares that with what comes on fresh deals; its
    exit code is 1 where that does not hold.

    Try: `mire calibrate dartmoor --write`, `mire calibrate moorland --check --layout row --sides black`
    """
    chosen = game_named(game)
    if not check and (hints or players is not None or options):
        raise BadSetup("--hints, --players and the options of the game are for a --check")
    if check and write:
        raise BadSetup("a --check writes nothing: leave out --write or --check")
    check_count("--games", games)
    check_count("--others", others)
    check_count("--hints", hints, 0)
    given = read_options(chosen, options)
    counts = range(chosen.fewest, chosen.most + 1) if players is None else [chosen.check_players(players)]
    numbers = {count: games if count <= MOST_OF_GAMES else others for count in counts}
    first = check_seed(seed if seed is not None else FRESH if check else 1)
    check_seed(first + max(numbers.values()) - 1)
    count = check_count("--workers", cores() if workers is None else workers)
    file = find_file(chosen, Path.cwd()) if write else None
    set_ups = [given] if given else list(chosen.kinds.values())
    with open_progress() as progress, open_crew(count) as crew:
        bar = progress.add_task("Games", total=len(set_ups) * sum(numbers.values()))

        def follow(work: Callable[[int], Done], seeds: Sequence[int]) -> list[Done]:
            done: list[Done] = []
            for each in crew(work, seeds):
                progress.advance(bar)
                done.append(each)
            return done

        if check:
            results = [_check(chosen, options, numbers, hints, first, follow) for options in set_ups]
            checks = [each for result in results for each in result]
            _tell_checked(checks, as_json)
            return None if all(each.holds for each in checks) else DOES_NOT_HOLD
        found = _find(chosen, numbers, first, follow)
    if file:
        file.write_text(written(chosen, found), "utf-8")
    _tell_found(found, as_json)
    return None


def _find(game: Game, numbers: Mapping[int, int], seed: int, follow: Follow) -> list[Found]:
    found: list[Found] = []
    for kind, options in game.kinds.items():
        for players, games in numbers.items():
            played = follow(partial(follow_game, _contest(game, options, players)), range(seed, seed + games))
            found.append(Found(kind, players, games, seed, calibrated(played)))
    return found


def _check(
    game: Game, options: Mapping[str, object], numbers: Mapping[int, int], hints: int, seed: int, follow: Follow
) -> list[Checked]:
    results: list[Checked] = []
    for players, games in numbers.items():
        table = mire.new(game.name, players, 0, **options)
        contest = contest_at(table, [BOT])
        work = partial(hear_hints, contest, hints) if hints else partial(hear, contest)
        said = [each for played in follow(work, range(seed, seed + games)) for each in played]
        kind = game.kind(table.options)
        fixed = {} if kind is None else game.kinds[kind]
        others = {name: value for name, value in options.items() if name not in fixed}
        results.append(Checked(kind, others, players, games, seed, checked(said)))
    return results


def _contest(game: Game, options: Mapping[str, object], players: int) -> Contest:
    return contest_at(mire.new(game.name, players, 0, **options), [BOT])


def _tell_found(found: Sequence[Found], as_json: bool) -> None:
    if as_json:
        print_json([each.to_json() for each in found])
    else:
        show_sheets(open_console(), [_lines(each) for each in found])


def _lines(found: Found) -> Sheet:
    title = f"{found.kind}, {counted(found.players, 'player')}: {_from(found.games, found.seed)}"
    rows = [[_number(knot.progress), *_line(knot.points), *_line(knot.logits)] for knot in found.calibration.knots]
    return Sheet(title, LINES, rows)


def _line(line: Line) -> list[str]:
    return [_number(line.slope), _listed(line.places), _listed(line.waits)]


def _tell_checked(results: Sequence[Checked], as_json: bool) -> None:
    if as_json:
        print_json([{**asdict(each), "holds": each.holds} for each in results])
        return
    console = open_console()
    show_sheets(console, [_tenths(each) for each in results])
    wrong = [each.name for each in results if not each.holds]
    verdict = f"Does not hold for {'; '.join(wrong)}" if wrong else "Holds everywhere"
    allowed = f"points within {POINTS_OFF:.0%} and chances within {CHANCE_OFF:.0%}, where there are {ENOUGH} positions"
    console.print(f"{verdict}: {allowed}.", soft_wrap=True)


def _tenths(result: Checked) -> Sheet:
    return Sheet(f"{result.name}: {_from(result.games, result.seed)}", TENTHS, [_row(each) for each in result.tenths])


def _row(tenth: Tenth) -> list[str]:
    points = [
        str(tenth.number),
        str(tenth.positions),
        f"{tenth.said:.1f}",
        f"{tenth.came:.1f}",
        f"{tenth.points_off:.1%}",
    ]
    chances = [NOTHING if value is None else f"{value:.1%}" for value in (tenth.chance, tenth.won, tenth.chance_off)]
    return [*points, *chances, "yes" if tenth.holds else "no"]


def _from(games: int, seed: int) -> str:
    return f"{counted(games, 'game')} from seed {seed}"


def _listed(numbers: Sequence[float]) -> str:
    return ", ".join(map(_number, numbers))


def _number(value: float) -> str:
    return f"{value:g}"
