"""What estimates are worth: greedy plays with itself, and what came is held against what was thought on the way."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from mire.arena.play.matches import Contest, first_table
from mire.arena.play.schedule import bot_seed
from mire.arena.tuning.fitting import import_numpy
from mire.bots.own import load_bot
from mire.core.calibration import Calibration, Knot, Line
from mire.core.seats import Seat
from mire.core.table import Table

BOT: Final = "greedy"
GLANCES: Final = 25  # positions of a game that are looked at
TIMES: Final = [place / 12 for place in range(13)]  # of the knots, so many that they see who begins each round
LEAST_SLOPE: Final = 0.05  # so that what is estimated higher is told higher
LEAST_ODDS: Final = 0.001
HOLD: Final = 1e-6  # keeps what no position tells at nothing
DOUBT: Final = 3.0  # keeps odds finite that few games tell
LUCK: Final = 30.0  # keeps places near nothing that win most of some hundred games by luck
MOST_STEPS: Final = 50
NEAR: Final = 1e-9
DIGITS: Final = 4  # that are written down


class Glance(NamedTuple):
    """A decision on the way, and how it is estimated for all seats from what its own may know."""

    progress: float
    seat: int
    estimates: list[float]


class Followed(NamedTuple):
    """A game, what came of it for every seat, and what was thought on the way."""

    first: int
    points: list[float]
    shares: list[float]  # of the victory
    glances: list[Glance]


def follow_game(contest: Contest, seed: int) -> Followed:
    """Let greedy play a game with itself, and look at some of its decisions."""
    end, positions = sampled(contest, GLANCES, seed)
    came = end.outcome()
    return Followed(end.first, came.points, came.chances, [_glance(position, seed) for position in positions])


def sampled(contest: Contest, number: int, seed: int) -> tuple[Table, list[Table]]:
    """The end of a game that greedy plays with itself, and so many positions on the way."""
    table = first_table(contest).rematch(seed)
    positions = play_on(table, seed)
    chosen = Random(seed).sample(positions, min(number, len(positions)))  # noqa: S311 - repeatable chance, no secrets
    return table, sorted(chosen, key=lambda position: position.ply)


def seen(position: Table, seed: int) -> Table:
    """A position as it may be for all that the seat knows which has to decide."""
    return position.redeal(position.seat, Random(f"{seed} {position.ply}"))  # noqa: S311 - repeatable chance, no secrets


def estimates_at(table: Table) -> list[float]:
    """What the game thinks of all seats."""
    return [table.evaluate(seat) for seat in range(table.players)]


def play_on(table: Table, seed: int) -> list[Table]:
    """Let greedy play to the end; the positions on the way with something to choose and nothing half done."""
    bots = [load_bot(BOT, bot_seed(seed, seat)) for seat in range(table.players)]
    seats = [Seat(table, seat) for seat in range(table.players)]
    positions: list[Table] = []
    while not table.over:
        seat = table.seat
        assert seat is not None
        if len(table.moves()) > 1 and table.settled:
            positions.append(table.copy())
        table.play(bots[seat].choose(seats[seat]))
    return positions


def calibrated(games: Sequence[Followed]) -> Calibration:
    """The lines that tell best how these games ended, all of them with as many players."""
    numpy = import_numpy()
    lines = zip(map(_rounded, TIMES), _points_lines(numpy, games), _odds_lines(numpy, games), strict=True)
    return Calibration([Knot(*knot) for knot in lines])


def _glance(position: Table, seed: int) -> Glance:
    seat = position.seat
    assert seat is not None
    return Glance(position.progress, seat, estimates_at(seen(position, seed)))


def _points_lines(numpy: Any, games: Sequence[Followed]) -> list[Line]:
    """Least squares, with no slope below the least."""
    matrix = _sights(numpy, games).reshape(-1, _width(games))
    ends = numpy.concatenate([game.points for game in games for _ in game.glances])
    gram, target = matrix.T @ matrix + HOLD * numpy.eye(matrix.shape[1]), matrix.T @ ends
    found = numpy.zeros(matrix.shape[1])
    slopes = numpy.arange(len(found)) < len(TIMES)
    free = numpy.ones(len(found), dtype=bool)
    while True:
        found[free] = numpy.linalg.solve(gram[free][:, free], target[free] - gram[free][:, ~free] @ found[~free])
        low = free & slopes & (found < LEAST_SLOPE)
        if not low.any():
            return _lines(found, _players(games))
        found[low] = LEAST_SLOPE
        free &= ~low


def _odds_lines(numpy: Any, games: Sequence[Followed]) -> list[Line]:
    """The likeliest odds of winning (a conditional logit, by Newton's method), none below the least."""
    found, players = numpy.zeros(_width(games)), _players(games)
    if players == 1:
        return _lines(found, 1)
    sights = _sights(numpy, games)
    won = numpy.array([game.shares for game in games for _ in game.glances])
    odds = numpy.arange(len(found)) < len(TIMES)
    doubt = numpy.diag(numpy.repeat([DOUBT, *[LUCK] * players, *[DOUBT] * players], len(TIMES)))
    free = numpy.ones(len(found), dtype=bool)
    for _ in range(MOST_STEPS):
        told = _shares(numpy, sights @ found)
        mean = numpy.einsum("ns,nsk->nk", told, sights)
        gradient = (won - told).reshape(-1) @ sights.reshape(-1, len(found)) - doubt @ found
        weighed = (told[:, :, None] * sights).reshape(-1, len(found))
        curve = weighed.T @ sights.reshape(-1, len(found)) - mean.T @ mean + doubt
        step = numpy.zeros(len(found))
        step[free] = numpy.linalg.solve(curve[free][:, free], gradient[free])
        found = found + step
        low = free & odds & (found < LEAST_ODDS)
        found[low] = LEAST_ODDS
        free &= ~low
        if abs(step).max() < NEAR and not low.any():
            break
    return _lines(found, _players(games))


def _sights(numpy: Any, games: Sequence[Followed]) -> Any:
    """What is seen of each seat at each position: its estimate, place in turn order, and how soon it decides.

    Each of these at every knot, as much as it counts then.
    """
    players = _players(games)
    seats, one = numpy.arange(players), numpy.eye(players)
    sights = []
    for game in games:
        for glance in game.glances:
            hats = numpy.array([numpy.interp(glance.progress, TIMES, row) for row in numpy.eye(len(TIMES))])
            places, waits = one[(seats - game.first) % players], one[(seats - glance.seat) % players]
            seen = numpy.column_stack([glance.estimates, places, waits])
            sights.append(numpy.einsum("sk,h->skh", seen, hats).reshape(players, -1))
    return numpy.array(sights)


def _players(games: Sequence[Followed]) -> int:
    return len(games[0].points)


def _width(games: Sequence[Followed]) -> int:
    """How many numbers are sought: at every knot the slope, what each place is worth, and each wait."""
    return len(TIMES) * (1 + 2 * _players(games))


def _lines(found: Any, players: int) -> list[Line]:
    """The lines at all knots."""
    columns = found.reshape(-1, len(TIMES)).T
    return [
        Line(_rounded(slope), [*map(_rounded, rest[:players])], [*map(_rounded, rest[players:])])
        for slope, *rest in columns
    ]


def _shares(numpy: Any, logits: Any) -> Any:
    odds = numpy.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def _rounded(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")
