"""The course of a table: its set-up and the log, folded. Pure: it knows neither disk nor sockets.

A person's turn is tentative until the game says that it can't be taken back any more (`Table.turn` grows), or a bot
stands in. Until then only the seat itself sees it; the others see the table as it was when the turn began.
"""

import hashlib
import hmac
from typing import Final

from mire.core.errors import BadRecord
from mire.core.table import Table, replay_as_far
from mire.server.log import AnyEntry, CameBack, Followed, Played, Renamed, Sat, Setup, StoodIn, TookBack
from mire.server.refusals import Forbidden, NameTaken
from mire.server.tables import aside
from mire.server.tables.aside import Aside

MOST_TIMES: Final = 100  # that somebody at a seat may take another name, or a bot may stand in there


class Person:
    """Who sits at a seat: a person, somebody invited, or a bot."""

    def __init__(self, name: str, bot: str | None, token: str | None) -> None:
        self.name = name
        self.token = token  # the hash of what this person's browser holds; None if nobody has sat down
        self.bot = bot  # the bot that plays now
        self.is_bot: Final = bot is not None  # a bot from the beginning
        self.names = 0  # that this person has gone by since sitting down
        self.by_bot: Final[list[list[int]]] = []  # for each time that one stood in, the numbers of its moves

    def holds(self, token: str) -> bool:
        """Whether a browser's token is the one of this seat."""
        return self.token is not None and hmac.compare_digest(self.token, hash_token(token))


class Course:
    """A table and who sits at it, after all that is in its log."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        table, fault = replay_as_far(setup.record)
        if len(setup.seats) != table.players:
            raise BadRecord(f"{len(setup.seats)} seats for {table.players} players")
        table.keep_log()
        self.table: Table = table
        self.aside: Aside | None = None if fault is None else aside.by_record(fault)
        self.left = 0  # entries on disk that are not among these
        self.seats: Final = [Person(seat.name, seat.bot, seat.token) for seat in setup.seats]
        self.ply = 0
        self.rematch: str | None = None
        self.turn: list[Table] = []  # the positions this turn can be taken back to
        self._moved = 0  # the ply after which the table stands as the seat that decides sees it
        self._firm = 0  # the same for all others
        self._answers: Final[dict[tuple[int, str], int]] = {}

    @property
    def firm(self) -> Table:
        """The table as everybody may see it."""
        return self.turn[0] if self.turn else self.table

    def seen_by(self, seat: int | None) -> Table:
        """The table as a seat, or a spectator, sees it: with the turn being made if it is its own."""
        return self.table if seat is not None and seat == self.table.seat else self.firm

    def ply_for(self, look: int | None) -> int:
        """The version of the table that some eyes see, which commands answer; unseen steps do not change it."""
        return self._moved if look is not None and look == self.table.seat else self._firm

    def answer(self, seat: int, command: str) -> int | None:
        """The ply that a command led to, if it was carried out already."""
        return self._answers.get((seat, command)) if command else None

    def after(self, entry: Played | TookBack) -> Table:
        """The table that a move or taking back would lead to; IllegalMove or Forbidden say why not."""
        if isinstance(entry, TookBack):
            if not self.can_undo(entry.seat):
                raise Forbidden("nothing-to-take-back")
            return self.turn[-1]
        if self.table.over:
            raise Forbidden("game-over")
        if self.table.seat != entry.seat:
            raise Forbidden("not-your-decision")
        after = self.table.copy()
        after.play(entry.move)
        return after

    def can_undo(self, seat: int | None) -> int:
        """How many steps a seat can take back."""
        return len(self.turn) if seat is not None and seat == self.table.seat else 0

    def check(self, entry: AnyEntry) -> None:
        """Forbidden if what is asked can't be, for the people at the table."""
        person = self.seats[entry.seat]
        if isinstance(entry, Sat) and (person.is_bot or person.token is not None):
            raise Forbidden("seat-taken")
        if isinstance(entry, StoodIn) and person.bot is not None:
            raise Forbidden("stand-in-for-whom")
        if isinstance(entry, CameBack) and (person.is_bot or person.bot is None):
            raise Forbidden("no-stand-in")
        if isinstance(entry, StoodIn) and self.table.over:
            raise Forbidden("game-over")
        if isinstance(entry, StoodIn) and len(person.by_bot) >= MOST_TIMES:
            raise Forbidden("too-often")
        if isinstance(entry, Renamed) and person.names >= MOST_TIMES:
            raise Forbidden("too-often")
        if isinstance(entry, (Sat, Renamed)):
            self._check_name(entry.seat, entry.name)

    def may_have_stand_in(self, seat: int) -> bool:
        """Whether a bot may stand in at a seat, if the others agree."""
        return self.seats[seat].bot is None and not self.table.over and len(self.seats[seat].by_bot) < MOST_TIMES

    def _check_name(self, seat: int, name: str) -> None:
        others = [person for other, person in enumerate(self.seats) if other != seat]
        if name != self.seats[seat].name and any(same_name(name, other.name) for other in others):
            raise NameTaken("name-taken", name=name)

    def append(self, entry: AnyEntry, after: Table | None = None) -> None:
        """The next entry of the log has happened; `after` is what `after(entry)` gave, if it is known."""
        person = self.seats[entry.seat]
        match entry:
            case Played():
                after = after or self.after(entry)  # if it can't be, nothing has changed
                if person.bot is not None and not person.is_bot:
                    person.by_bot[-1].append(self.table.ply)
                self._play(after, tentative=person.bot is None)
            case TookBack():
                self.table = self.turn.pop()
            case Sat():
                person.name, person.token, person.bot = entry.name, entry.token, None
            case Renamed():
                person.name = entry.name
                person.names += 1
            case StoodIn():
                person.bot = entry.bot
                person.by_bot.append([])
                self._settle_turn(entry.seat)
            case CameBack():
                person.bot = None
            case Followed():
                self.rematch = self.rematch or entry.table  # the first to ask sets it up
        self.ply += 1
        if isinstance(entry, (Played, TookBack)) or (isinstance(entry, StoodIn) and entry.seat == self.table.seat):
            self._moved = self.ply
            if not self.turn and not isinstance(entry, TookBack):
                self._firm = self.ply
        if entry.command:
            self._answers[entry.seat, entry.command] = self.ply_for(entry.seat)

    def _play(self, after: Table, *, tentative: bool) -> None:
        before = self.table
        self.table = after
        if tentative and not after.over and after.turn == before.turn and after.seat == before.seat:
            self.turn.append(before)
        else:
            self.turn.clear()

    def _settle_turn(self, seat: int) -> None:
        """What a person had begun stays as it is when a bot goes on."""
        if self.table.seat == seat:
            self.turn.clear()


def same_name(one: str, other: str) -> bool:
    """Whether two people could not be told apart by these names. People without one are called by their seats."""
    return bool(one) and one.casefold() == other.casefold()


def hash_token(token: str) -> str:
    """What is kept of a token, so that the database lets nobody sit down."""
    return hashlib.sha256(token.encode()).hexdigest()
