"""`mire calibrate`: what a game's estimates are worth, in points at the end and chances to win."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Final, Protocol

from cyclopts import Parameter

import mire
from mire.arena.calibrating import BOT, follow_game
from mire.arena.calibration_checks import CHANCE_OFF, ENOUGH, POINTS_OFF, Tenth, checked, hear, hear_hints
from mire.arena.calibration_files import Found, find_file, written
from mire.arena.matches import Contest, contest_at
from mire.arena.pooling import APART, pooled
from mire.arena.sheets import NOTHING, Sheet
from mire.arena.workers import Done, cores, open_crew
from mire.cli.flags import GameName, check_count
from mire.cli.grids import show_sheets
from mire.cli.output import AsJson, open_console, open_progress, print_json
from mire.cli.tune import Workers
from mire.core.errors import BadSetup
from mire.core.game import Game
from mire.core.registry import game_named
from mire.core.seeds import check_seed

FRESH: Final = 1_000_001  # far from the deals that calibrations are made from
LINES: Final = ["points at 0", "a point", "who begins", "odds of a point", "of who begins"]
TENTHS: Final = ["positions", "points said", "came", "off", "chance said", "won", "most off", "holds"]

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


class Follow(Protocol):
    """Has games played, and tells how far it is."""

    def __call__(self, work: Callable[[int], Done], seeds: Sequence[int], /) -> list[Done]:
        """What comes of all seeds, in their order."""
        ...


@dataclass(frozen=True)
class Checked:
    """What is in use for a kind of game with so many players, tenth by tenth."""

    kind: str
    players: int
    games: int
    seed: int
    tenths: list[Tenth]

    @property
    def holds(self) -> bool:
        """Whether what is said comes true in every tenth of the game."""
        return all(tenth.holds for tenth in self.tenths)


def calibrate(
    game: GameName,
    /,
    *,
    games: Games = 1000,
    others: Others = 300,
    players: Players = None,
    check: Check = False,
    hints: Hints = 0,
    workers: Workers = None,
    seed: Seed = None,
    write: Write = False,
    as_json: AsJson = False,
) -> None:
    """Find out what a game's estimates are worth: the points and the chance to win that games came to.

    Greedy plays with itself. By how far a game has gone, lines are fitted from what it thinks of a position to how the
    game ended; hints and analyses tell what those lines say. A check compares that with what comes on fresh deals.

    Try: `mire calibrate dartmoor --write`, `mire calibrate dartmoor --check`
    """
    chosen = game_named(game)
    if not check and (hints or players is not None):
        raise BadSetup("--hints and --players are for a --check")
    if check and write:
        raise BadSetup("a --check writes nothing: leave out --write or --check")
    check_count("--games", games)
    check_count("--others", others)
    check_count("--hints", hints, 0)
    counts = range(chosen.fewest, chosen.most + 1) if players is None else [chosen.check_players(players)]
    numbers = {count: games if count <= APART else others for count in counts}
    first = check_seed(seed if seed is not None else FRESH if check else 1)
    check_seed(first + max(numbers.values()) - 1)
    count = check_count("--workers", cores() if workers is None else workers)
    file = find_file(chosen, Path.cwd()) if write else None
    with open_progress() as progress, open_crew(count) as crew:
        bar = progress.add_task("Games", total=len(chosen.kinds) * sum(numbers.values()))

        def follow(work: Callable[[int], Done], seeds: Sequence[int]) -> list[Done]:
            done: list[Done] = []
            for each in crew(work, seeds):
                progress.advance(bar)
                done.append(each)
            return done

        if check:
            _tell_checked(_check(chosen, numbers, hints, first, follow), as_json)
            return
        found = _find(chosen, numbers, first, follow)
    if file:
        file.write_text(written(chosen, found), "utf-8")
    _tell_found(found, as_json)


def _find(game: Game, numbers: Mapping[int, int], seed: int, follow: Follow) -> list[Found]:
    found: list[Found] = []
    for kind in game.kinds:
        played = {
            players: follow(partial(follow_game, _contest(game, kind, players)), range(seed, seed + games))
            for players, games in numbers.items()
        }
        for together, calibration in pooled(played):
            found.append(Found(kind, together, sum(numbers[count] for count in together), seed, calibration))
    return found


def _check(game: Game, numbers: Mapping[int, int], hints: int, seed: int, follow: Follow) -> list[Checked]:
    results: list[Checked] = []
    for kind in game.kinds:
        for players, games in numbers.items():
            contest = _contest(game, kind, players)
            work = partial(hear_hints, contest, hints) if hints else partial(hear, contest)
            said = [each for played in follow(work, range(seed, seed + games)) for each in played]
            results.append(Checked(kind, players, games, seed, checked(said)))
    return results


def _contest(game: Game, kind: str, players: int) -> Contest:
    return contest_at(mire.new(game.name, players, 0, **game.kinds[kind]), [BOT])


def _tell_found(found: Sequence[Found], as_json: bool) -> None:
    if as_json:
        print_json([each.to_json() for each in found])
    else:
        show_sheets(open_console(), [_lines(each) for each in found])


def _lines(found: Found) -> Sheet:
    title = f"{found.kind}, players {_listed(found.players)}: {found.games} games from seed {found.seed}"
    rows = [[f"{number:g}" for number in knot.numbers()] for knot in found.calibration.knots]
    return Sheet(title, LINES, rows)


def _tell_checked(results: Sequence[Checked], as_json: bool) -> None:
    if as_json:
        print_json([{**asdict(each), "holds": each.holds} for each in results])
        return
    console = open_console()
    show_sheets(console, [_tenths(each) for each in results])
    wrong = [each for each in results if not each.holds]
    allowed = f"points within {POINTS_OFF:.0%} and chances within {CHANCE_OFF:.0%}, where there are {ENOUGH} positions"
    verdict = f"not for {'; '.join(f'{each.kind}, {each.players}' for each in wrong)}" if wrong else "everywhere"
    console.print(f"It holds {verdict}: {allowed}.", soft_wrap=True)


def _tenths(result: Checked) -> Sheet:
    title = f"{result.kind}, players {result.players}: {result.games} games from seed {result.seed}"
    return Sheet(title, TENTHS, [_row(tenth) for tenth in result.tenths])


def _row(tenth: Tenth) -> list[str]:
    points = [str(tenth.number), str(tenth.positions), f"{tenth.said:.1f}", f"{tenth.came:.1f}", f"{tenth.off:+.1%}"]
    chances = [NOTHING if value is None else f"{value:.1%}" for value in (tenth.chance, tenth.won, tenth.widest)]
    return [*points, *chances, "yes" if tenth.holds else "no"]


def _listed(players: Sequence[int]) -> str:
    return ", ".join(map(str, players))
