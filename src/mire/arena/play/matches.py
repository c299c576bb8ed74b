"""One game between bots, with a clock for each."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from time import perf_counter
from typing import Final, NamedTuple

import mire
from mire.arena.play.schedule import Match, bot_seed
from mire.bots import Bot
from mire.bots.faults import blame
from mire.bots.match import play_out
from mire.bots.own import aside, load_bot
from mire.core.moves import Move
from mire.core.points import Points
from mire.core.seats import Seat
from mire.core.table import Table


class Contest(NamedTuple):
    """What all games of an arena have in common; it goes to the workers with every match."""

    game: str
    players: int
    options: str  # settled, as JSON: no worker reads a file for them
    bots: tuple[str, ...]
    version: int = 1  # of the game's rules and data; games kept before there were versions are of the first


class Time(NamedTuple):
    """How long a seat has thought."""

    decisions: int
    seconds: float
    longest: float


class Played(NamedTuple):
    """What came of a match: points by category and time by seat, and the seats that won."""

    match: Match
    points: Sequence[Mapping[str, Points]]
    winners: Sequence[int]
    times: Sequence[Time]


class Clocked(Bot):
    """A bot beside a clock."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot: Final = bot
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, seat: Seat) -> Move:
        """What the bot chooses, and how long it takes."""
        start = perf_counter()
        move = self.bot.choose(seat)
        spent = perf_counter() - start
        self.decisions += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return move

    def time(self) -> Time:
        """What the clock shows."""
        return Time(self.decisions, self.seconds, self.longest)


def contest_at(table: Table, bots: Sequence[str]) -> Contest:
    """What these bots are to play at tables like this one."""
    return Contest(table.game.name, table.players, json.dumps(table.options), tuple(bots), table.game.version)


def play(contest: Contest, match: Match) -> Played:
    """Play a match; BotFault names the bot that could not, the seed and the move."""
    table = first_table(contest).rematch(match.seed)
    names = [contest.bots[bot] for bot in match.seats]
    bots = [Clocked(load_bot(name, bot_seed(match.seed, seat))) for seat, name in enumerate(names)]
    try:
        with aside():
            play_out(table, bots)
    except Exception as error:
        raise blame(error, names, table, match.seed) from error
    points = [score.categories for score in table.scores()]
    return Played(match, points, table.winners, [bot.time() for bot in bots])


@lru_cache(maxsize=1)
def first_table(contest: Contest) -> Table:
    """A table that others are dealt like, so that the options are checked once in every process."""
    return mire.new(contest.game, contest.players, 0, **json.loads(contest.options))
