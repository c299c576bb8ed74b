"""One game of new weights against old ones, each player by beliefs of its own and all by the same bot."""

from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean
from typing import Final, NamedTuple

from mire.arena.play.matches import Contest, first_table
from mire.arena.play.schedule import bot_seed
from mire.bots import Bot
from mire.bots.match import play_out
from mire.bots.own import aside, load_bot
from mire.core.moves import Move
from mire.core.points import Points
from mire.core.seats import Seat
from mire.core.table import Table
from mire.core.weights import Beliefs, set_weights


class Trial(NamedTuple):
    """Weights at a seat, all others by the old ones; alone they are compared with the old ones on the same deal."""

    values: Beliefs
    seed: int
    place: int


class Outcome(NamedTuple):
    """What came of it."""

    points: float
    others: float  # mean points by the old weights
    share: float  # of the victory

    @property
    def lead(self) -> float:
        """Points more than by the old weights."""
        return self.points - self.others


class Believer(Bot):
    """Plays by beliefs of its own, which it puts in place before every decision."""

    def __init__(self, name: str, seed: int, weights: object, values: Beliefs) -> None:
        super().__init__()
        self.bot: Final = load_bot(name, seed)
        self.weights: Final = weights
        self.values: Final = values

    def choose(self, seat: Seat) -> Move:
        """What it believes is best."""
        set_weights(self.weights, self.values)
        return self.bot.choose(seat)


def try_out(contest: Contest, old: Beliefs, trial: Trial) -> Outcome:
    """Play a trial; afterwards the old weights are back, whatever happens."""
    weights = first_table(contest).game.weights(contest.players)
    try:
        return _alone(contest, old, trial) if contest.players == 1 else _among_others(contest, old, trial)
    finally:
        set_weights(weights, old)


def _alone(contest: Contest, old: Beliefs, trial: Trial) -> Outcome:
    new = _play(contest, [trial.values], trial.seed).scores()[0].total
    before = _alone_before(contest, tuple(old.items()), trial.seed)
    return Outcome(float(new), float(before), (new > before) + (new == before) / 2)


@lru_cache(maxsize=1000)  # all that a generation tries is compared with the same games
def _alone_before(contest: Contest, old: tuple[tuple[str, float], ...], seed: int) -> Points:
    return _play(contest, [dict(old)], seed).scores()[0].total


def _among_others(contest: Contest, old: Beliefs, trial: Trial) -> Outcome:
    beliefs = [trial.values if seat == trial.place else old for seat in range(contest.players)]
    table = _play(contest, beliefs, trial.seed)
    points = [float(score.total) for score in table.scores()]
    mine = points.pop(trial.place)
    return Outcome(mine, fmean(points), table.winners.count(trial.place) / len(table.winners))


def _play(contest: Contest, beliefs: Sequence[Beliefs], seed: int) -> Table:
    table = first_table(contest).rematch(seed)
    weights = table.game.weights(contest.players)
    (bot,) = contest.bots
    with aside():
        play_out(table, [Believer(bot, bot_seed(seed, seat), weights, values) for seat, values in enumerate(beliefs)])
    return table
