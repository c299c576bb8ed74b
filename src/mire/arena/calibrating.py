"""What estimates are worth: greedy plays with itself, and what came is held against what was thought on the way."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from mire.arena.fitting import import_numpy
from mire.arena.matches import Contest, first_table
from mire.arena.schedule import bot_seed
from mire.bots.own import load_bot
from mire.core.calibration import Calibration, Knot, precedence
from mire.core.seats import Seat
from mire.core.table import Table

BOT: Final = "greedy"
GLANCES: Final = 25  # positions of a game that are looked at
TIMES: Final = [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]  # of the knots
LEAST_SLOPE: Final = 0.05  # so that what is estimated higher is told higher
LEAST_ODDS: Final = 0.001
HOLD: Final = 1e-6  # keeps what no position tells at nothing
DOUBT: Final = 0.1  # keeps odds finite that few games tell
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
    """The lines that tell best how these games ended."""
    numpy = import_numpy()
    offset, slope, lean = _points_lines(numpy, games)
    odds, start = _odds_lines(numpy, [game for game in games if len(game.points) > 1])
    return Calibration([Knot(*map(_rounded, row)) for row in zip(TIMES, offset, slope, lean, odds, start, strict=True)])


def _glance(position: Table, seed: int) -> Glance:
    seat = position.seat
    assert seat is not None
    return Glance(position.progress, seat, estimates_at(seen(position, seed)))


def _points_lines(numpy: Any, games: Sequence[Followed]) -> Any:
    """Least squares, with no slope below the least: offset, slope and lean at every knot."""
    rows, ends = [], []
    for game in games:
        places = _places(game)
        for glance in game.glances:
            hats = _hats(numpy, glance.progress)
            for estimate, place in zip(glance.estimates, places, strict=True):
                rows.append(numpy.concatenate([hats, hats * estimate, hats * place]))
            ends += game.points
    matrix = numpy.array(rows)
    slopes = numpy.repeat([False, True, False], len(TIMES))
    gram, target = matrix.T @ matrix + HOLD * numpy.eye(len(slopes)), matrix.T @ numpy.array(ends)
    found = numpy.zeros(len(slopes))
    free = numpy.ones(len(slopes), dtype=bool)
    while True:
        found[free] = numpy.linalg.solve(gram[free][:, free], target[free] - gram[free][:, ~free] @ found[~free])
        low = free & slopes & (found < LEAST_SLOPE)
        if not low.any():
            return found.reshape(3, len(TIMES))
        found[low] = LEAST_SLOPE
        free &= ~low


def _odds_lines(numpy: Any, games: Sequence[Followed]) -> Any:
    """The likeliest odds of winning (a conditional logit, by Newton's method), none below the least."""
    found = numpy.zeros(2 * len(TIMES))
    if not games:
        return found.reshape(2, len(TIMES))
    looks = list(_looks(numpy, games))
    odds = numpy.repeat([True, False], len(TIMES))
    free = numpy.ones(len(found), dtype=bool)
    for _ in range(MOST_STEPS):
        gradient, curve = -DOUBT * found, DOUBT * numpy.eye(len(found))
        for sights, won in looks:
            told = _shares(numpy, sights @ found)
            mean = numpy.einsum("ns,nsk->nk", told, sights)
            gradient = gradient + numpy.einsum("ns,nsk->k", won - told, sights)
            curve = curve + numpy.einsum("ns,nsk,nsl->kl", told, sights, sights, optimize=True) - mean.T @ mean
        step = numpy.zeros(len(found))
        step[free] = numpy.linalg.solve(curve[free][:, free], gradient[free])
        found = found + step
        low = free & odds & (found < LEAST_ODDS)
        found[low] = LEAST_ODDS
        free &= ~low
        if abs(step).max() < NEAR and not low.any():
            break
    return found.reshape(2, len(TIMES))


def _looks(numpy: Any, games: Sequence[Followed]) -> Iterable[tuple[Any, Any]]:
    """For every number of players: what is seen of each seat at each position, and its share of the victory."""
    for players in sorted({len(game.points) for game in games}):
        sights, won = [], []
        for game in games:
            if len(game.points) == players:
                for glance in game.glances:
                    hats = _hats(numpy, glance.progress)
                    seen = zip(glance.estimates, _places(game), strict=True)
                    sights.append([numpy.concatenate([hats * estimate, hats * place]) for estimate, place in seen])
                    won.append(game.shares)
        yield numpy.array(sights), numpy.array(won)


def _hats(numpy: Any, progress: float) -> Any:
    """How much every knot counts at this time."""
    return numpy.array([numpy.interp(progress, TIMES, row) for row in numpy.eye(len(TIMES))])


def _places(game: Followed) -> list[float]:
    players = len(game.points)
    return [precedence((seat - game.first) % players, players) for seat in range(players)]


def _shares(numpy: Any, logits: Any) -> Any:
    odds = numpy.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def _rounded(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")
