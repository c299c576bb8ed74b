"""All tables of a server. They are loaded when somebody comes and let go when nobody is there."""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import combinations
from typing import Any, Final
from weakref import WeakValueDictionary

import mire
from mire.bots import BOTS
from mire.core import records
from mire.core.errors import BadRecord, BadSetup, OtherVersion
from mire.core.seeds import SEED_BITS
from mire.core.table import Table, new_from_data
from mire.server import log, messages
from mire.server.bots.analyses import Analyses
from mire.server.bots.scheduler import Asker
from mire.server.bots.thinkers import Thinkers
from mire.server.log import FirstSeat, Followed, Sat, StandIn
from mire.server.metrics import TABLES
from mire.server.refusals import BadFile, Forbidden, NameTaken, NoTable, Refusal, Unreadable, WhoSits
from mire.server.settings import Settings
from mire.server.storage import CANT_WRITE, Damaged, Storage, StorageDown, open_storage
from mire.server.tables import aside, seat_messages
from mire.server.tables.aside import Asides
from mire.server.tables.attendance import Attendance
from mire.server.tables.course import Course, hash_token, same_name
from mire.server.tables.expiry import forget_old
from mire.server.tables.live import LiveTable, clean_name
from mire.server.tables.reading import fold
from mire.server.tables.replays import Replays

logger: Final = logging.getLogger("mire.server")

SWEEP_SECONDS: Final = 60
BEAT_SECONDS: Final = 1
EXPIRY_SECONDS: Final = 3600
PAUSE_SECONDS: Final = 1
PLACES_TO_TRY: Final = 5
ID_BYTES: Final = 9
ID: Final = re.compile(r"[\w-]{12}", re.ASCII)  # nine bytes, written so that they fit into an address
TOKEN_BYTES: Final = 24
SIGNATURE: Final = 40


class TableRegistry:
    """The tables, and the place where they are kept."""

    def __init__(self, settings: Settings, storage: Storage, key: bytes) -> None:
        self.settings: Final = settings
        self.storage: Final = storage
        self._key: Final = key
        self.asides: Final = Asides()
        self._live: Final[dict[str, LiveTable]] = {}
        self._attendance: Final = Attendance(storage)
        self._loading: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self._rematches: Final = asyncio.Lock()
        self._quiet: set[str] = set()  # the tables at which nobody was when we last looked
        self._others: frozenset[str] | None = None  # the other servers of which we have heard all; None: of none
        self._thinkers: Final = Thinkers(settings.quick_thinkers, settings.thinkers)
        self._analyses: Final = Analyses(self._thinkers)
        self._replays: Final = Replays(self._thinkers)

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator["TableRegistry"]:
        """All tables, while the server runs."""
        storage = await open_storage(settings.database)
        registry = cls(settings, storage, await storage.secret())
        with contextlib.suppress(StorageDown):
            await storage.beat()
        works = (
            _repeat(registry._sweep, SWEEP_SECONDS),
            _repeat(registry._expire, EXPIRY_SECONDS),
            _repeat(registry._beat, BEAT_SECONDS),
            _repeat(registry._follow_others),
            _repeat(registry._attendance.tell_news),
        )
        chores = [asyncio.create_task(work) for work in works]
        try:
            yield registry
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            for table in registry._live.values():
                table.close()
            await registry._analyses.close()
            await registry._thinkers.close()
            await storage.close()

    async def table(self, table_id: str) -> LiveTable:
        """The table with this id, from memory or from disk; NoTable if there is none."""
        table = self._live.get(table_id) or await self._bring(table_id)
        if table.gone:
            self._let_go(table_id)
            raise NoTable("no-table")
        return table

    def is_live(self, table_id: str) -> bool:
        """Whether a table is in memory."""
        return table_id in self._live

    @asynccontextmanager
    async def open_table(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table for somebody who comes to it: it is not forgotten now, nor let go before they are there."""
        table = await self.table(table_id)
        with table.held():
            with contextlib.suppress(StorageDown, Damaged):
                await self.storage.visit(table_id)
            yield table

    async def goes(self, live: LiveTable) -> str | None:
        """When a table is forgotten, if nobody opens it before."""
        with contextlib.suppress(StorageDown, Damaged):
            goes = await self.storage.goes(live.id)
            return None if goes is None else seat_messages.moment(goes)
        return None

    def to_watch(self) -> list[LiveTable]:
        """The tables that are being played and may be watched by everybody."""
        return [
            table
            for table in self._live.values()
            if table.course.setup.public and table.busy and not table.course.table.over and table.course.aside is None
        ]

    async def set_up(self, asked: messages.NewTable) -> tuple[str, dict[int, str]]:
        """A new table, with the tokens of the seats of whoever asked for it."""
        table = _deal(asked)
        seats, tokens = _seat(asked.seats, table)
        if asked.record is not None and not asked.seats:
            seats = _who_played(asked.record, table.players)
        if asked.stand_in.bot not in BOTS:
            raise _no_bot(asked.stand_in.bot)
        brought = asked.record is not None
        table_id = await self._keep(table, seats, public=asked.public, stand_in=asked.stand_in, brought=brought)
        return table_id, tokens

    async def play_again(self, live: LiveTable, held: Mapping[int, str]) -> tuple[str, dict[int, str]]:
        """The table that follows a finished one: set up by the first who asks, joined by the others."""
        _check_played_here(live)
        with live.held():
            async with self._rematches:
                await self._let_follow(live, held)
            assert live.course.rematch is not None
            following = await self.table(live.course.rematch)
        tokens = {}
        for seat, token in held.items():
            tokens[seat] = await self._sit(following, seat, live.course.seats[seat].name, token)
        return following.id, tokens

    async def replay(self, live: LiveTable, look: int | None, asker: Asker) -> bytes:
        """A finished game for some eyes, move by move, as compressed JSON."""
        if not live.course.table.over:
            raise Refusal("game-not-over")
        return await self._replays.replay(live.id, live.course.table, look, asker)

    async def analysis(self, live: LiveTable, asker: Asker) -> messages.Analysis:
        """What is known of a finished game so far; of one that goes on nothing is found out for anybody."""
        _check_played_here(live)
        return await self._analyses.course(live.id, live.course.table, asker)

    def invitations(self, live: LiveTable) -> dict[int, str]:
        """A token for each seat to which somebody is invited."""
        open_seats = [
            seat for seat, person in enumerate(live.course.seats) if person.token is None and not person.is_bot
        ]
        return {seat: self._invitation(live.id, seat) for seat in open_seats}

    async def follow_invitation(self, live: LiveTable, asked: messages.Sit) -> tuple[int, str]:
        """Sit down by an invitation: which seat it is, and its token."""
        for seat, person in enumerate(live.course.seats):
            if hmac.compare_digest(self._invitation(live.id, seat).encode(), asked.token.encode()):
                return seat, await self._sit(live, seat, clean_name(asked.name) or person.name, asked.nonce)
        raise Refusal("no-invitation")

    async def _let_follow(self, live: LiveTable, held: Collection[int]) -> None:
        """Set up the table that follows a finished one, if there is none yet."""
        if live.course.rematch is None:
            again = _next_game(live.course.table)
            seats = [FirstSeat(person.name, person.bot if person.is_bot else None) for person in live.course.seats]
            setup = live.course.setup
            table_id = await self._keep(again, seats, public=setup.public, stand_in=setup.stand_in)
            await live.add(lambda: Followed(seat=min(held), table=table_id))

    async def _sit(self, live: LiveTable, seat: int, name: str, nonce: str) -> str:
        """The token of a seat. Somebody who asks again, as the first answer was lost, gets the same."""
        token = self._sign(f"seat {live.id} {seat} {nonce}")
        if not live.course.seats[seat].holds(token):
            await live.add(lambda: Sat(seat=seat, name=name, token=hash_token(token)))
        return token

    async def _bring(self, table_id: str) -> LiveTable:
        """A table from disk, once for all who ask for it at the same time."""
        if not ID.fullmatch(table_id):
            raise NoTable("no-table")
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id not in self._live:
                self._admit(table_id, await self._load(table_id))
                with self._live[table_id].held():
                    await self._hear([table_id])
            return self._live[table_id]

    async def _load(self, table_id: str) -> Course:
        try:
            stored = await self.storage.load(table_id)
            course = None if stored is None else fold(*stored)
        except StorageDown:
            raise
        except Exception as error:  # noqa: BLE001 - whatever stands there
            self.asides.note(table_id, aside.unreadable(error))
            raise Unreadable("table-unreadable") from None
        if course is None:
            raise NoTable("no-table")
        self.asides.note(table_id, course.aside)
        return course

    async def _keep(
        self, table: Table, seats: list[FirstSeat], *, public: bool, stand_in: StandIn, brought: bool = False
    ) -> str:
        record = log.decode_record(table.record())
        setup = log.Setup(
            record=record, seats=seats, public=public, created=time.time(), brought=brought, stand_in=stand_in
        )
        table_id = await self._find_place(log.encode(setup))
        self._admit(table_id, Course(setup))
        return table_id

    async def _find_place(self, setup: bytes) -> str:
        """Keep a new table; where the storage is damaged at one place, at another."""
        for _ in range(PLACES_TO_TRY):
            table_id = secrets.token_urlsafe(ID_BYTES)
            with contextlib.suppress(Damaged):
                await self.storage.create(table_id, setup)
                return table_id
        raise StorageDown(CANT_WRITE)

    def _admit(self, table_id: str, course: Course) -> None:
        self._live[table_id] = LiveTable(table_id, course, self.storage, self._thinkers, self._attendance, self.asides)
        TABLES.set(len(self._live))

    def _let_go(self, table_id: str) -> None:
        del self._live[table_id]
        self._attendance.let_go(table_id)
        TABLES.set(len(self._live))

    def _invitation(self, table_id: str, seat: int) -> str:
        return self._sign(f"invitation {table_id} {seat}")

    def _sign(self, what: str) -> str:
        return hmac.new(self._key, what.encode(), hashlib.sha256).hexdigest()[:SIGNATURE]

    async def _sweep(self) -> None:
        """Let go of tables that nobody was at since the last time."""
        quiet = {table_id for table_id, table in self._live.items() if not table.busy}
        let_go = quiet & self._quiet
        for table_id in let_go:
            self._let_go(table_id)
        self._quiet = quiet - let_go

    async def _expire(self) -> None:
        """Forget old tables; those at which somebody is are none."""
        with contextlib.suppress(Damaged):
            for table in [table for table in self._live.values() if table.guests]:
                with contextlib.suppress(Damaged):
                    await self.storage.visit(table.id)
            for table_id in await forget_old(self.storage, self.settings.keep_days):
                if table_id in self._live:
                    self._live[table_id].vanish()
                    self._let_go(table_id)

    async def _follow_others(self) -> None:
        """Wait until another server changes something, and take over what it wrote to tables that are live here."""
        what, changed = await self.storage.changed()
        if what == "presence":
            await self._hear([changed] if changed else list(self._live))
            return
        for table in [self._live.get(changed)] if changed else list(self._live.values()):
            if table is not None:
                await self._take_over(table)

    async def _take_over(self, table: LiveTable) -> None:
        """What others wrote to one table; whatever is wrong with it harms no other."""
        try:
            with contextlib.suppress(NoTable):
                await table.reload()
        except StorageDown:
            raise
        except Exception:
            logger.exception("what other servers wrote to the table %s can't be taken over", table.id)

    async def _hear(self, tables: Collection[str]) -> None:
        """Take in who is at tables that are live here, by what the other servers tell: now, or else with a beat."""
        try:
            await self._attendance.hear(tables)
        except Exception as error:  # noqa: BLE001 - a table can be played without
            self._others = None
            _log_unless_down(error)
        _at_each([self._live[table_id] for table_id in tables if table_id in self._live], LiveTable.meet)

    async def _beat(self) -> None:
        """Tell the other servers that this one lives, and notice when one of them comes or goes."""
        try:
            others = await self.storage.beat()
            if others != self._others:
                self._others = others
                await self._hear(list(self._live))
        except StorageDown:
            self._attendance.tell_all()
        _at_each(list(self._live.values()), LiveTable.glance)


async def _repeat(work: Callable[[], Awaitable[None]], pause: float = 0) -> None:
    """Do something again and again, for as long as the server runs: what goes wrong once is no end of it."""
    while True:
        try:
            await work()
            await asyncio.sleep(pause)
        except Exception as error:  # noqa: BLE001 - whatever it is, the next time may go well
            _log_unless_down(error)
            await asyncio.sleep(max(pause, PAUSE_SECONDS))


def _at_each(tables: Iterable[LiveTable], do: Callable[[LiveTable], None]) -> None:
    """Whatever goes wrong at one table harms no other."""
    for table in tables:
        try:
            do(table)
        except Exception:
            logger.exception("something at the table %s was not done", table.id)


def _log_unless_down(error: Exception) -> None:
    """What is not known already: that the storage is down was said where it was noticed."""
    if not isinstance(error, StorageDown):
        logger.error("something that is done again and again was not done", exc_info=error)


def _check_played_here(live: LiveTable) -> None:
    """A finished game by our own rules."""
    if not live.course.table.over:
        raise Refusal("game-not-over")
    if live.course.aside is not None:
        raise Forbidden("set-aside")


def _deal(asked: messages.NewTable) -> Table:
    if asked.record is not None:
        if asked.game is not None or asked.options:
            raise BadSetup("a record brings its own game and options")
        try:
            return mire.replay(asked.record)
        except OtherVersion:
            raise
        except BadRecord as error:
            raise BadFile("bad-record", str(error)) from None
    try:
        options = {name: _read_option(name, value) for name, value in asked.options.items()}
        return new_from_data(asked.game, len(asked.seats), options)
    except RecursionError:
        raise BadSetup("the options are nested too deeply") from None
    except BadSetup as error:
        if any(map(_is_file, asked.options.values())):
            raise BadFile("bad-file", str(error)) from None
        raise


def _read_option(name: str, value: Any) -> Any:
    """An uploaded file comes as its text and is read here."""
    return log.decode_file(name, value["file"]) if _is_file(value) else value


def _is_file(value: Any) -> bool:
    return isinstance(value, dict) and set(value) == {"file"} and isinstance(value["file"], str)


def _seat(asked: Sequence[messages.NewSeat], table: Table) -> tuple[list[FirstSeat], dict[int, str]]:
    if len(asked) != table.players and (asked or not table.over):
        raise WhoSits("who-sits", players=table.players, seats=len(asked))
    tokens: dict[int, str] = {}
    seats: list[FirstSeat] = []
    for number, seat in enumerate(asked):
        if seat.kind == "bot":
            if seat.bot not in BOTS:
                raise _no_bot(seat.bot)
            seats.append(FirstSeat(bot=seat.bot))
        elif seat.kind == "me":
            tokens[number] = secrets.token_urlsafe(TOKEN_BYTES)
            seats.append(FirstSeat(name=clean_name(seat.name), token=hash_token(tokens[number])))
        else:
            seats.append(FirstSeat(name=clean_name(seat.name)))
    for one, other in combinations(seats, 2):
        if same_name(one.name, other.name):
            raise NameTaken("name-taken", name=other.name)
    return seats or [FirstSeat() for _ in range(table.players)], tokens


def _no_bot(name: str | None) -> BadSetup:
    return BadSetup(f"there is no bot '{name}'; the bots are: {', '.join(BOTS)}")


def _who_played(record: str | dict[str, Any], players: int) -> list[FirstSeat]:
    """The people and bots that a record of a finished game names; a bot that is not known here is nobody's."""
    names = records.names_in(record) or [""] * players
    bots = records.bots_in(record) or [None] * players
    return [FirstSeat(clean_name(name), bot if bot in BOTS else None) for name, bot in zip(names, bots, strict=True)]


def _next_game(table: Table) -> Table:
    """The same again, begun by the next seat."""
    first = (table.first + 1) % table.players if table.players > 1 else None
    return table.rematch(secrets.randbits(SEED_BITS), first)
