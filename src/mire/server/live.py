"""A table that people are at: commands come in, entries go to disk, and only then everybody is told."""

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Final

import msgspec

from mire.bots import BOTS
from mire.core.errors import IllegalMove, MireError
from mire.core.sayings import Saying
from mire.core.table import Table
from mire.server import door, log, messages
from mire.server.course import Course
from mire.server.log import Agreed, AnyEntry, CameBack, Played, Renamed, StoodIn, TookBack
from mire.server.metrics import BOT_SECONDS, ENTRIES, REFUSALS
from mire.server.refusals import Forbidden
from mire.server.storage import Clash, Storage, StorageDown
from mire.server.thinkers import Thinkers

logger: Final = logging.getLogger("mire.server")

WAITING: Final = 256  # messages a slow client may leave unread before it is sent away
HINTS_FROM: Final = "greedy"
PREVIEWS: Final = random.SystemRandom()


class Guest:
    """Somebody's page, connected: which seats it holds and through whose eyes it looks."""

    def __init__(self, holds: set[int], look: int | None) -> None:
        self.holds: Final = holds
        self.look = look
        self.outbox: Final[asyncio.Queue[bytes]] = asyncio.Queue(WAITING)
        self.slow = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message on its way; who does not read is sent away, and gets everything anew on coming back."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.slow.set()

    def tell(self, event: messages.Event) -> None:
        """Put an event on its way."""
        self.send(messages.encode(event))


class LiveTable:
    """A table in memory, in step with its log on disk."""

    def __init__(self, table_id: str, course: Course, storage: Storage, thinkers: Thinkers) -> None:
        self.id: Final = table_id
        self.course = course
        self.guests: Final[set[Guest]] = set()
        self._storage: Final = storage
        self._thinkers: Final = thinkers
        self._lock: Final = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._errands: Final[set[asyncio.Task[None]]] = set()  # hints being thought about

    @property
    def busy(self) -> bool:
        """Whether somebody is at the table, or a bot is thinking."""
        return bool(self.guests) or (self._bots is not None and not self._bots.done())

    def info(self, yours: set[int]) -> messages.TableInfo:
        """The table from outside."""
        return door.table_info(self.id, self.course, yours, self._here())

    def enter(self, guest: Guest, ply: int | None) -> None:
        """A page connects; if it knows the table at this ply, it needs nothing."""
        self.guests.add(guest)
        if ply == self.course.ply:
            guest.tell(messages.Current(ply))
        else:
            self._show_all(guest)
        self._tell_seats(but=None if ply == self.course.ply else guest)
        self.wake_bots()

    def leave(self, guest: Guest) -> None:
        """A page is gone."""
        self.guests.discard(guest)
        self._tell_seats()

    def close(self) -> None:
        """Nobody is here any more."""
        if self._bots is not None:
            self._bots.cancel()

    async def handle(self, guest: Guest, command: messages.AnyCommand) -> None:
        """Carry out what a page asks for, or refuse it with a reason."""
        try:
            await self._handle(guest, command)
        except IllegalMove as error:
            self._refuse(guest, command, "illegal", str(error), error.why)
        except Forbidden as error:
            self._refuse(guest, command, "forbidden", str(error), error.why)
        except (Clash, StorageDown) as error:
            self._refuse(guest, command, "busy", str(error))

    async def reload(self) -> None:
        """Another server has written to this table: take over what it wrote."""
        async with self._lock:
            await self._reload()

    async def add(self, make: Callable[[], AnyEntry]) -> None:
        """Something happens at the table that is no command of a page; `make` sees it as it is then."""
        async with self._lock:
            try:
                await self._write(make())
            except Clash:
                await self._reload()
                await self._write(make())

    def wake_bots(self) -> None:
        """Let the bots play on if it is their decision."""
        if self._bot_to_move() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())
            self._bots.add_done_callback(_report)

    async def _handle(self, guest: Guest, command: messages.AnyCommand) -> None:
        if isinstance(command, messages.Look):
            self._look(guest, command)
            return
        seat = command.seat
        if seat not in guest.holds:
            raise Forbidden("not-your-seat")
        match command:
            case messages.AskPreview():
                if self._may_ask(guest, command):
                    body = door.preview(self.course, seat, command.move, PREVIEWS)
                    guest.tell(messages.Preview(command.id, body))
            case messages.AskHint():
                if self._may_ask(guest, command):
                    self._errands.add(errand := asyncio.create_task(self._hint(guest, command)))
                    errand.add_done_callback(self._errands.discard)
                    errand.add_done_callback(_report)
            case messages.Play():
                await self._enter(guest, command, Played(seat=seat, command=command.id, move=command.move))
            case messages.Undo():
                await self._enter(guest, command, TookBack(seat=seat, command=command.id))
            case messages.Rename():
                name = clean_name(command.name)
                await self._enter(guest, command, Renamed(seat=seat, command=command.id, name=name))
            case messages.Agree():
                await self._agree(guest, command)
            case messages.Return():
                await self._enter(guest, command, CameBack(seat=seat, command=command.id))

    def _look(self, guest: Guest, command: messages.Look) -> None:
        if command.seat is not None and command.seat not in guest.holds:
            raise Forbidden("not-your-seat")
        guest.look = command.seat
        self._show_all(guest)
        guest.tell(messages.Done(command.id, self.course.ply))

    async def _hint(self, guest: Guest, command: messages.AskHint) -> None:
        move = await self._thinkers.choose(HINTS_FROM, self.course.table, command.seat)
        if self._current(guest, command):
            guest.tell(messages.Hint(command.id, move))

    async def _agree(self, guest: Guest, command: messages.Agree) -> None:
        if command.bot not in BOTS:
            raise Forbidden("no-bot", bot=command.bot, bots=", ".join(BOTS))
        if command.to >= len(self.course.seats):
            raise Forbidden("no-seat")
        if command.to in self._here():
            raise Forbidden("player-is-here")
        await self._enter(guest, command, Agreed(seat=command.seat, command=command.id, to=command.to))
        async with self._lock:
            person = self.course.seats[command.to]
            others = self._here() - guest.holds - {command.to}
            if person.bot is None and person.agreed and others <= person.agreed:
                await self._write(StoodIn(seat=command.to, bot=command.bot))

    async def _enter(self, guest: Guest, command: messages.AnyCommand, entry: AnyEntry) -> None:
        """Write what a command asks for: once, and only in answer to the table as it is."""
        async with self._lock:
            try:
                await self._enter_once(guest, command, entry)
            except Clash:
                await self._reload()  # another server was quicker, perhaps with this very command
                await self._enter_once(guest, command, entry)

    async def _enter_once(self, guest: Guest, command: messages.AnyCommand, entry: AnyEntry) -> None:
        known = self.course.answer(entry.seat, entry.command)
        if known is not None:
            guest.tell(messages.Done(command.id, known))
        elif self._current(guest, command):
            await self._write(entry, guest)

    async def _write(self, entry: AnyEntry, asked_by: Guest | None = None) -> None:
        """To disk first, then to the table, then to everybody. The lock is held."""
        course = self.course
        after: Table | None = None
        if isinstance(entry, (Played, TookBack)):
            after = course.after(entry)
        else:
            course.check(entry)
        await self._storage.append(self.id, course.ply, log.encode(entry))
        ENTRIES.inc()
        seen = {look: course.seen_by(look) for look in {guest.look for guest in self.guests}}
        positions = [*course.turn, course.table]
        course.append(entry, after)
        if asked_by is not None:
            asked_by.tell(messages.Done(entry.command, course.ply))
        if isinstance(entry, TookBack):
            self._show_all_to(entry.seat)
        elif isinstance(entry, (Played, StoodIn)):
            self._show_what_happened([*positions, course.table], seen)
        if not isinstance(entry, (Played, TookBack)):
            self._tell_seats()
        self.wake_bots()

    def _show_what_happened(self, positions: list[Table], seen: dict[int | None, Table]) -> None:
        """Show each pair of eyes what it has not seen: the rest of the turn, if that can be seen now."""
        made: dict[int | None, bytes | None] = {}
        for guest in self.guests:
            look = guest.look
            if look not in made:
                made[look] = self._frames(positions, seen[look], look)
            message = made[look]
            if message is not None:
                guest.send(message)

    def _frames(self, positions: list[Table], last_seen: Table, look: int | None) -> bytes | None:
        now = self.course.seen_by(look)
        unseen = {table.ply: table for table in positions if last_seen.ply <= table.ply <= now.ply}
        shown = door.frames(list(unseen.values()), look)
        if not shown:
            return None
        return messages.encode(messages.Frames(self.course.ply, look, self.course.can_undo(look), shown))

    def _show_all(self, guest: Guest) -> None:
        guest.tell(door.state(self.course, guest.look, self.info(guest.holds)))

    def _show_all_to(self, seat: int) -> None:
        for guest in self.guests:
            if guest.look == seat:
                self._show_all(guest)

    def _tell_seats(self, but: Guest | None = None) -> None:
        for guest in self.guests:
            if guest is not but:
                guest.tell(messages.TableChanged(self.course.ply, self.info(guest.holds)))

    async def _reload(self) -> None:
        stored = await self._storage.load(self.id)
        if stored is None or len(stored[1]) == self.course.ply:
            return
        self.course = fold(*stored)
        for guest in self.guests:
            self._show_all(guest)
        self.wake_bots()

    def _here(self) -> set[int]:
        return {seat for guest in self.guests for seat in guest.holds}

    def _may_ask(self, guest: Guest, command: messages.AskPreview | messages.AskHint) -> bool:
        if self.course.table.seat != command.seat:
            raise Forbidden("not-your-decision")
        return self._current(guest, command)

    def _current(self, guest: Guest, command: messages.AnyCommand) -> bool:
        """Whether a command answers the table as it is now; if not, it is refused."""
        if getattr(command, "ply", self.course.ply) == self.course.ply:
            return True
        self._refuse_stale(guest, command)
        return False

    def _refuse_stale(self, guest: Guest, command: messages.AnyCommand) -> None:
        self._refuse(guest, command, "stale", "the table has moved on; this was an answer to an earlier moment")
        self._show_all(guest)

    def _refuse(
        self,
        guest: Guest,
        command: messages.AnyCommand,
        reason: messages.Reason,
        message: str,
        why: Saying | None = None,
    ) -> None:
        REFUSALS.labels(reason).inc()
        said = None if why is None else messages.Why(why.id, why.values)
        guest.tell(messages.Refused(command.id, reason, message, self.course.ply, said))

    def _bot_to_move(self) -> str | None:
        seat = self.course.table.seat
        return None if seat is None else self.course.seats[seat].bot

    async def _play_bots(self) -> None:
        while (bot := self._bot_to_move()) is not None:
            course = self.course
            ply, table = course.ply, course.table
            seat = table.seat
            assert seat is not None
            with BOT_SECONDS.time():
                move = await self._thinkers.choose(bot, table, seat)
            async with self._lock:
                if self.course is not course or course.ply != ply:
                    continue  # somebody came back, or another server was quicker
                try:
                    await self._write(Played(seat=seat, move=move))
                except Clash:
                    await self._reload()
                except StorageDown:
                    return  # the next guest wakes the bots again


def _report(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("a bot could not play on", exc_info=error)


def fold(setup: bytes, entries: list[bytes]) -> Course:
    """The course of a table from what is on disk."""
    course = Course(log.decode_setup(setup))
    for entry in entries:
        course.append(log.decode_entry(entry))
    return course


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, no invisible characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:24]


def read_command(message: str | bytes) -> messages.AnyCommand:
    """A command from outside; MireError says what can't be read."""
    try:
        command: messages.AnyCommand = messages.decode_command(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MireError(f"this can't be read: {error}") from None
    return command
