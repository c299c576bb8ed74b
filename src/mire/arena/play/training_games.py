"""Games to learn from: a bot plays with itself, and slips now and then, so that there is something to compare."""

from typing import Final, NamedTuple

from mire.arena.play.matches import Contest, first_table
from mire.arena.play.schedule import BOT_SEEDS, bot_seed
from mire.bots import Bot
from mire.bots.match import play_out
from mire.bots.own import aside, load_bot
from mire.core.moves import Move
from mire.core.seats import Seat
from mire.core.seeds import Stream
from mire.core.table import Table, replay_steps

LOOK_GOOD: Final = 6  # moves: a slip takes any of them


class Lesson(NamedTuple):
    """One game: its record, and what came of it."""

    record: str
    points: list[float]


class Slipping(Bot):
    """Plays as another bot does, but now and then takes any of the moves that look good."""

    def __init__(self, name: str, seed: int, slips: float) -> None:
        super().__init__(Stream(seed, "slips").below(BOT_SEEDS))
        self.name: Final = name
        self.slips: Final = slips
        self.bot = load_bot(name, seed)

    def choose(self, seat: Seat) -> Move:
        """Mostly what the other bot takes."""
        if len(seat.moves()) == 1 or self.rng.random() >= self.slips:
            return self.bot.choose(seat)
        self.bot = load_bot(self.name, self.rng.randrange(BOT_SEEDS))  # what it planned does not come about
        table = seat.redeal(self.rng)
        moves = sorted(table.moves(), key=table.promise, reverse=True)
        return self.rng.choice(moves[:LOOK_GOOD])


def play_lesson(contest: Contest, slips: float, seed: int) -> Lesson:
    """A game of the contest's one bot, which slips in this share of its decisions."""
    table = first_table(contest).rematch(seed)
    (bot,) = contest.bots
    with aside():
        play_out(table, [Slipping(bot, bot_seed(seed, seat), slips) for seat in range(table.players)])
    return Lesson(table.record(), [score.total for score in table.scores()])


def positions_of(lesson: Lesson) -> list[Table]:
    """Its positions in which somebody's turn has begun and nothing is half done."""
    found: list[Table] = []
    before: Table | None = None
    for table in replay_steps(lesson.record):
        begins = before is None or (table.turn, table.seat) != (before.turn, before.seat)
        if begins and not table.over and table.settled:
            found.append(table)
        before = table
    return found
