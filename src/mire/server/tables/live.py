"""A table that people are at: commands come in, entries go to disk, and only then everybody is told."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Coroutine, Iterator
from typing import Final

import msgspec

from mire.analysis.hint import Hint
from mire.bots import answers_at_once
from mire.core.errors import IllegalMove, MireError
from mire.core.sayings import Saying
from mire.core.table import Table
from mire.server import log, messages
from mire.server.bots.scheduler import Asker, Overtaken
from mire.server.bots.thinkers import Thinkers
from mire.server.log import AnyEntry, CameBack, Played, Renamed, StoodIn, TookBack
from mire.server.metrics import BOT_SECONDS, ENTRIES, REFUSALS
from mire.server.refusals import Forbidden, NoTable, Refusal, TooMuch
from mire.server.storage import Clash, Damaged, Gone, Storage, StorageDown
from mire.server.tables import aside, seat_messages
from mire.server.tables.aside import Aside, Asides
from mire.server.tables.attendance import Attendance
from mire.server.tables.company import Company
from mire.server.tables.course import Course
from mire.server.tables.guests import Guest
from mire.server.tables.reading import missing_bot

logger: Final = logging.getLogger("mire.server")

PREVIEWS: Final = random.SystemRandom()
MOST_ENTRIES: Final = 20_000  # in the log of a table; beyond that only moves are taken, and seats back
UNKNOWN: Final = (4404, "there is no such table")


class LiveTable:
    """A table in memory, in step with its log on disk."""

    def __init__(
        self,
        table_id: str,
        course: Course,
        storage: Storage,
        thinkers: Thinkers,
        attendance: Attendance,
        asides: Asides,
    ) -> None:
        self.id: Final = table_id
        self.course = course
        self.guests: Final[set[Guest]] = set()
        self.gone = False  # forgotten on disk, for its age
        self._storage: Final = storage
        self._thinkers: Final = thinkers
        self._asides: Final = asides
        self._lock: Final = asyncio.Lock()
        self._company: Final = Company(table_id, attendance)
        self._warned: int | None = None  # the seat of which the pages know that the others wait for it
        self._advice: dict[tuple[int, int], Hint] = {}  # by the seat and the moment, for those who ask once more
        self._bots: asyncio.Task[None] | None = None
        self._errands: Final[set[asyncio.Task[None]]] = set()
        self._holders = 0

    @property
    def busy(self) -> bool:
        """Whether somebody is at the table or about to be, or something is being done."""
        if self.guests or self._errands or self._holders or self._lock.locked():
            return True
        return self._bots is not None and not self._bots.done()

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Somebody has found the table and is about to do something with it: it is busy meanwhile."""
        self._holders += 1
        try:
            yield
        finally:
            self._holders -= 1

    def info(self, yours: set[int]) -> messages.TableInfo:
        """The table from outside."""
        return seat_messages.table_info(self.id, self.course, yours, self._company.attending(self.course))

    def everything(self, guest: Guest) -> bytes:
        """All that a page may see now."""
        return messages.encode(seat_messages.state(self.course, guest.look, self.info(guest.holds)))

    def enter(self, guest: Guest, ply: int | None) -> None:
        """A page connects; if it knows the table at this ply, it needs nothing."""
        self.guests.add(guest)
        if ply is None:  # somebody has opened it; a page that only lost its connection knows where it was
            self._company.sign(guest.holds)
        self._attend(guest)
        knows = ply == self.course.ply_for(guest.look)
        if knows:
            guest.tell(messages.Current(self.course.ply_for(guest.look)))
        else:
            guest.outbox.show_all()
        self._tell_seats(but=None if knows else guest)
        self.wake_bots()

    def leave(self, guest: Guest) -> None:
        """A page is gone."""
        self.guests.discard(guest)
        for errand in guest.errands:
            errand.cancel()
        self._attend(guest)
        if not self.guests and self._bot_due() is None:
            self._thinkers.overtake(self.id)
        self.meet()

    def meet(self) -> None:
        """Other people are at the table now, here or at another server."""
        self._tell_seats()
        if self._company.agreed_on(self.course):
            self.start(self._let_bots_stand_in())

    def glance(self) -> None:
        """See whether the others begin to wait for somebody, or wait no more, and whether a bot left off."""
        if self._company.waited_for(self.course) != self._warned:
            self._tell_seats()
        if self.guests:
            self.wake_bots()

    def vanish(self) -> None:
        """The table was forgotten on disk: send everybody away."""
        self.gone = True
        for guest in self.guests:
            guest.dismiss(UNKNOWN)

    def close(self) -> None:
        """Nobody is here any more."""
        if self._bots is not None:
            self._bots.cancel()

    def start(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        """Something to be done to its end, whoever leaves meanwhile."""
        errand = asyncio.create_task(work)
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)
        errand.add_done_callback(_report)
        return errand

    async def handle(self, guest: Guest, command: messages.AnyCommand) -> None:
        """Carry out what a page asks for, or refuse it with a reason."""
        try:
            await self._handle(guest, command)
        except IllegalMove as error:
            self.refuse(guest, command.id, "illegal", str(error), error.why)
        except TooMuch as error:
            self.refuse(guest, command.id, "busy", str(error), error.why)
        except Refusal as error:
            self.refuse(guest, command.id, "forbidden", str(error), error.why)
        except (Clash, StorageDown) as error:
            self.refuse(guest, command.id, "busy", str(error))

    async def reload(self) -> None:
        """Another server has written, perhaps to this table: take over what it wrote."""
        async with self._lock:
            await self._reload()

    async def add(self, make: Callable[[], AnyEntry]) -> None:
        """Something happens at the table that is no command of a page; `make` sees it as it is then."""
        async with self._lock:
            await self._write_surely(make)

    def wake_bots(self) -> None:
        """Let the bots play on if it is their decision."""
        if self._bot_due() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())
            self._bots.add_done_callback(_report)

    def refuse(
        self, guest: Guest, command: str, reason: messages.Reason, message: str, why: Saying | None = None
    ) -> None:
        """Tell a page that nothing was done, and why."""
        REFUSALS.labels(reason).inc()
        said = None if why is None else messages.Why(why.id, why.values)
        guest.tell(messages.Refused(command, reason, message, self.course.ply_for(guest.look), said))

    async def _handle(self, guest: Guest, command: messages.AnyCommand) -> None:
        self._company.sign(guest.holds, seen=isinstance(command, messages.Play | messages.Undo))
        if self._warned is not None:
            self.glance()
        if isinstance(command, messages.Look):
            self._look(guest, command)
            return
        seat = command.seat
        if seat not in guest.holds:
            raise Forbidden("not-your-seat")
        if self.course.aside is not None and self.course.answer(seat, command.id) is None:
            raise Forbidden("set-aside")
        match command:
            case messages.AskPreview():
                if self._may_ask(guest, command):
                    body = seat_messages.preview(self.course, seat, command.move, PREVIEWS)
                    guest.tell(messages.Preview(command.id, body))
            case messages.AskHint():
                if self._may_ask(guest, command):
                    errand = self.start(self._advise(guest, command))
                    guest.errands.add(errand)
                    errand.add_done_callback(guest.errands.discard)
            case messages.Play():
                await self._enter(guest, command, Played(seat=seat, command=command.id, move=command.move))
            case messages.Undo():
                await self._enter(guest, command, TookBack(seat=seat, command=command.id))
            case messages.Rename():
                await self._rename(guest, command)
            case messages.Agree():
                await self._agree(guest, command)
            case messages.Stay():
                self._company.tell()
                self._done(guest, command)
            case messages.Return():
                await self._enter(guest, command, CameBack(seat=seat, command=command.id))

    def _look(self, guest: Guest, command: messages.Look) -> None:
        if command.seat is not None and command.seat not in guest.holds:
            raise Forbidden("not-your-seat")
        guest.look = command.seat
        guest.outbox.show_all()
        self._done(guest, command)

    async def _advise(self, guest: Guest, command: messages.AskHint) -> None:
        hint: Hint | None = None
        try:
            while not hint and self._current(guest, command):
                with contextlib.suppress(Overtaken):
                    hint = await self._best_moves(guest, command)
        except TooMuch as error:
            self.refuse(guest, command.id, "busy", str(error), error.why)
        except Exception:
            logger.exception("no hint was found at the table %s", self.id)
            sorry = Refusal("no-hint")
            self.refuse(guest, command.id, "busy", str(sorry), sorry.why)
        if hint and self._current(guest, command):
            guest.tell(messages.Hint(command.id, hint.best[0].move, hint.best, hint.basis))

    async def _best_moves(self, guest: Guest, command: messages.AskHint) -> Hint:
        seat, ply = moment = command.seat, command.ply
        if moment not in self._advice:
            found = await self._thinkers.hint(self.course.table, seat, at=self.id, ply=ply, asker=guest.asker)
            self._advice = {moment: found}
        return self._advice[moment]

    async def _rename(self, guest: Guest, command: messages.Rename) -> None:
        name = clean_name(command.name)
        known = self.course.answer(command.seat, command.id)
        if known is None and name == self.course.seats[command.seat].name:
            self._done(guest, command)
        else:
            await self._enter(guest, command, Renamed(seat=command.seat, command=command.id, name=name))

    async def _agree(self, guest: Guest, command: messages.Agree) -> None:
        """One more agrees that a bot plays for somebody; when all others who are here do, it does."""
        self._company.agree(self.course, guest.holds, command.to)
        self._done(guest, command)
        self._tell_seats()
        await self._let_bots_stand_in()

    async def _let_bots_stand_in(self) -> None:
        """Write what all agree on, unless another server was quicker."""
        async with self._lock:
            while not self.course.aside and (stand_in := self._company.agreed_on(self.course)) is not None:
                try:
                    await self._write(stand_in)
                except Clash:
                    await self._give_way()

    async def _enter(self, guest: Guest, command: messages.AnyCommand, entry: AnyEntry) -> None:
        """Write what a command asks for: once, and only in answer to the table as it is."""
        async with self._lock:
            try:
                await self._enter_once(guest, command, entry)
            except Clash:
                await self._give_way()  # perhaps to this very command
                await self._enter_once(guest, command, entry)

    async def _enter_once(self, guest: Guest, command: messages.AnyCommand, entry: AnyEntry) -> None:
        known = self.course.answer(entry.seat, entry.command)
        if known is not None:
            guest.tell(messages.Done(command.id, known))
            return
        if self.course.ply >= MOST_ENTRIES and not isinstance(entry, Played | CameBack):
            raise Forbidden("too-much-happened")
        if isinstance(entry, (Played, TookBack)) and self.course.seats[entry.seat].bot is not None:
            raise Forbidden("bot-plays")
        if self._current(guest, command):
            await self._write(entry, guest)

    async def _write_surely(self, make: Callable[[], AnyEntry]) -> None:
        """The same for what no command asks for."""
        try:
            await self._write(make())
        except Clash:
            await self._give_way()
            await self._write(make())

    async def _write(self, entry: AnyEntry, asked_by: Guest | None = None) -> None:
        """To disk first, then to the table, then to everybody. The lock is held."""
        course = self.course
        if course.aside is not None:
            raise Forbidden("set-aside")
        after: Table | None = None
        if isinstance(entry, (Played, TookBack)):
            after = course.after(entry)
        else:
            course.check(entry)
        try:
            await self._storage.append(self.id, course.ply, log.encode(entry))
        except Gone:
            self.vanish()
            raise NoTable("no-table") from None
        except Damaged as error:
            self._set_aside(aside.damaged(error))
            raise Forbidden("set-aside") from None
        ENTRIES.inc()
        self._take_in(entry, after, asked_by)
        self.wake_bots()

    def _take_in(self, entry: AnyEntry, after: Table | None = None, asked_by: Guest | None = None) -> None:
        """What is on disk goes to the table, and then to everybody."""
        course = self.course
        seen = {look: course.seen_by(look) for look in {guest.look for guest in self.guests}}
        positions, decision = [*course.turn, course.table], self._decision()
        course.append(entry, after)
        if self._decision() != decision:
            self._company.begin_to_wait()
            self._thinkers.overtake(self.id)
        if asked_by is not None:
            asked_by.tell(messages.Done(entry.command, course.ply_for(entry.seat)))
        self._show(entry, [*positions, course.table], seen)
        if self._warned is not None:
            self.glance()

    def _show(self, entry: AnyEntry, positions: list[Table], seen: dict[int | None, Table]) -> None:
        """Show an entry to everybody who may see it."""
        if isinstance(entry, TookBack):
            for guest in self.guests:
                if guest.look == entry.seat:
                    guest.outbox.show_all()
            return
        if isinstance(entry, (Played, StoodIn)):
            frames = {look: self._frames(positions, last_seen, look) for look, last_seen in seen.items()}
            for guest in self.guests:
                if message := frames[guest.look]:
                    guest.outbox.show(message)
        if not isinstance(entry, Played):
            self._tell_seats()

    def _frames(self, positions: list[Table], last_seen: Table, look: int | None) -> bytes:
        """What some eyes have not seen: the rest of the turn, if that can be seen now. Else nothing."""
        now = self.course.seen_by(look)
        unseen = {table.ply: table for table in positions if last_seen.ply <= table.ply <= now.ply}
        frames = seat_messages.frames(list(unseen.values()), look)
        if not frames:
            return b""
        ply, undo = self.course.ply_for(look), self.course.can_undo(look)
        return messages.encode(messages.Frames(ply, look, undo, frames))

    def _tell_seats(self, but: Guest | None = None) -> None:
        self._warned = self._company.waited_for(self.course)
        same: dict[tuple[int, ...], bytes] = {}  # for all who know and hold the same, as a crowd comes and goes
        for guest in self.guests - {but}:
            ply = self.course.ply_for(guest.look)
            key = (ply, *sorted(guest.holds))
            if key not in same:
                same[key] = messages.encode(messages.TableChanged(ply, self.info(guest.holds)))
            guest.outbox.show(same[key])

    async def _reload(self) -> None:
        try:
            stored = await self._storage.load(self.id)
        except Damaged as error:
            self._set_aside(aside.damaged(error))
            return
        if stored is None:
            self.vanish()
            raise NoTable("no-table")
        for entry in stored[1][self.course.ply :]:
            if self.course.aside is None:
                self._take_over(entry)
        if self.course.aside is None and (missing := missing_bot(self.course)) is not None:
            self._set_aside(missing)
        self.wake_bots()

    async def _give_way(self) -> None:
        """Another server was quicker: take over what it wrote. If there is nothing, an entry before it was lost."""
        ply = self.course.ply
        await self._reload()
        if self.course.ply == ply and self.course.aside is None:
            self._set_aside(aside.damaged(f"entry {ply} is there, and one before it is not"))

    def _take_over(self, entry: bytes) -> None:
        """What another server has written; if it can't be read or done here, the table is set aside."""
        try:
            self._take_in(log.decode_entry(entry))
        except Exception as error:  # noqa: BLE001 - whatever stands there
            self._set_aside(aside.after_move(self.course.table.ply, repr(error)))

    def _set_aside(self, why: Aside) -> None:
        """It stays as it is here, and its people are told why."""
        self.course.aside = why
        self._asides.note(self.id, why)
        self._tell_seats()

    def _attend(self, guest: Guest) -> None:
        """A page has come or gone."""
        if guest.holds:
            self._company.attend([one.holds for one in self.guests])

    def _done(self, guest: Guest, command: messages.AnyCommand) -> None:
        guest.tell(messages.Done(command.id, self.course.ply_for(guest.look)))

    def _may_ask(self, guest: Guest, command: messages.AskPreview | messages.AskHint) -> bool:
        if self.course.table.seat != command.seat:
            raise Forbidden("not-your-decision")
        return self._current(guest, command)

    def _current(self, guest: Guest, command: messages.AnyCommand) -> bool:
        """Whether a command answers the table as its seat sees it now; if not, it is refused."""
        if not isinstance(command, messages.Play | messages.Undo | messages.AskPreview | messages.AskHint):
            return True
        if command.ply == self.course.ply_for(command.seat):
            return True
        self.refuse(guest, command.id, "stale", "the table has moved on; this was an answer to an earlier moment")
        guest.outbox.show_all()
        return False

    def _bot_to_move(self) -> str | None:
        seat = self.course.table.seat
        return None if seat is None or self.course.aside is not None else self.course.seats[seat].bot

    def _bot_due(self) -> str | None:
        """The bot that is to think now. One that searches rests while only bots play and nobody looks on."""
        bot = self._bot_to_move()
        if bot is None or self.gone:
            return None
        somebody = self.guests or any(person.bot is None for person in self.course.seats)
        return bot if somebody or answers_at_once(bot) else None

    def _decision(self) -> tuple[int | None, int, str | None]:
        """What has to be decided now, and by whom."""
        seat = self.course.table.seat
        return seat, self.course.ply_for(seat), self._bot_to_move()

    def _who_waits(self) -> Asker:
        """For whom a bot thinks: a player here, or else somebody who looks on; tables where nobody is share turns."""
        guests = sorted(self.guests, key=lambda guest: not guest.holds)
        return Asker(guests[0].asker.address if guests else "", self.id)

    async def _play_bots(self) -> None:
        while (bot := self._bot_due()) is not None:
            try:
                await self._let_bot_move(bot)
            except Overtaken:
                continue
            except (StorageDown, Refusal):
                return  # a glance or the next guest wakes the bots again
            except Exception as error:
                logger.exception("the bot '%s' makes no move", bot)
                self._set_aside(aside.bot_fails(bot, error))

    async def _let_bot_move(self, bot: str) -> None:
        """Let a bot think, and make its move if the table still waits for it then."""
        course, ply, table = self.course, self.course.ply, self.course.table
        seat = table.seat
        assert seat is not None
        with BOT_SECONDS.time():
            move = await self._thinkers.choose(bot, table, seat, at=self.id, ply=ply, asker=self._who_waits())
        async with self._lock:
            if self.course is course and course.ply == ply:  # nobody came back, and no other server was quicker
                await self._play_bot(Played(seat=seat, move=move))

    async def _play_bot(self, entry: Played) -> None:
        try:
            await self._write(entry)
        except Clash:
            await self._give_way()  # and think anew


def _report(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("something at a table was not done", exc_info=error)


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
