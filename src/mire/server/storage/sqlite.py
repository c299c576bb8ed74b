"""Tables in one SQLite file. One thread writes; what waits meanwhile is committed together."""

import asyncio
import contextlib
import logging
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from mire.core.errors import BadSetup
from mire.server.storage import (
    CANT_WRITE,
    UNREADABLE,
    Change,
    Clash,
    Clock,
    Damaged,
    Gone,
    StorageDown,
    damage,
    files,
    in_order,
)
from mire.server.storage.ageing import DAY, Calendar, Day, Kept, advance, check_clock, end_of_day
from mire.server.storage.sqlite_presence import SqlitePresence, data_version

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]
Row = tuple[str, int, bytes, float]  # table, ply, entry and when it was written

logger: Final = logging.getLogger("mire.server")

MOST_AT_ONCE: Final = 256
GLANCE_SECONDS: Final = 0.5
FIRST: Final = """
CREATE TABLE tables (id TEXT PRIMARY KEY, setup BLOB NOT NULL, created REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    entry BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, ply)
) WITHOUT ROWID;
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""
AGEING: Final = """
ALTER TABLE tables ADD COLUMN visited REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN goes REAL;
CREATE TABLE calendar (latest REAL NOT NULL, waited REAL NOT NULL);
INSERT INTO calendar VALUES (0, 0);
"""
DISPLACED: Final = """
CREATE TABLE displaced (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    entry BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, ply)
) WITHOUT ROWID;
"""  # entries whose place can't be reached, as a page beside it is damaged and a full one can't be divided
VERSIONS: Final = [FIRST, AGEING, DISPLACED]  # what each version of the database adds to the one before
VERSION: Final = len(VERSIONS)
AGES: Final = """
SELECT id, max(created, ifnull((SELECT at FROM entries WHERE table_id = id ORDER BY ply DESC LIMIT 1), 0),
    ifnull((SELECT at FROM displaced WHERE table_id = id ORDER BY ply DESC LIMIT 1), 0)), visited, goes
FROM tables
"""
ENTRIES: Final = """
SELECT ply, entry FROM entries WHERE table_id = ?1
UNION ALL SELECT ply, entry FROM displaced WHERE table_id = ?1
ORDER BY ply
"""
APPEND: Final = """
INSERT INTO entries SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM displaced WHERE table_id = ?1 AND ply = ?2)
"""
STAYS: Final = "UPDATE tables SET goes = NULL WHERE id = ? AND goes IS NOT NULL"


class SqliteStorage:
    """Tables in a file."""

    def __init__(self, connection: sqlite3.Connection, presence: SqlitePresence, clock: Clock) -> None:
        self._loop: Final = asyncio.get_running_loop()
        self._jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self._connection: Final = connection
        self._seen = data_version(connection)
        self._clock: Final = clock
        calendar = _calendar(connection)
        check_clock(calendar, clock())
        self._latest = calendar.latest
        self._presence: Final = presence
        self.tell: Final = presence.tell
        self.hear: Final = presence.hear
        self.beat: Final = presence.beat
        self._thread: Final = threading.Thread(target=self._work, name="mire-sqlite", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, path: str, clock: Clock | None = None) -> "SqliteStorage":
        """The storage in a file, which is made if it is not there; times are by the machine's clock or a given one."""
        try:
            return cls(await asyncio.to_thread(_connect, path), await SqlitePresence.open(path), clock or time.time)
        except (OSError, sqlite3.Error) as error:
            raise BadSetup(f"the database {path} can't be opened: {error}") from None

    async def create(self, table: str, setup: bytes) -> None:
        """Keep a new table."""
        row = table, setup, self._now()
        await self._do(lambda c: c.execute("INSERT INTO tables (id, setup, created) VALUES (?, ?, ?)", row))

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        """The set-up and all entries."""
        return await self._do(lambda connection: load(connection, table))

    async def append(self, table: str, ply: int, entry: bytes) -> None:
        """Keep the next entry: where it belongs, or if that can't be reached, elsewhere."""
        row = table, ply, entry, self._now()
        try:
            await self._do(lambda connection: _append(connection, row))
        except Damaged:
            await self._do(lambda connection: _displace(connection, row))

    async def visit(self, table: str) -> None:
        """Somebody has opened a table."""
        now = self._now()
        await self._do(
            lambda connection: connection.execute(
                "UPDATE tables SET visited = ?2, goes = NULL WHERE id = ?1 AND (goes IS NOT NULL OR visited < ?2 - ?3)",
                (table, now, DAY),
            )
        )

    async def goes(self, table: str) -> float | None:
        """When a table is forgotten."""
        rows = await self._do(lambda c: c.execute("SELECT goes FROM tables WHERE id = ?", (table,)).fetchall())
        return rows[0][0] if rows else None

    async def day_over(self, keep: float) -> Day | None:
        """What there is to do, once a day."""
        now = self._now()
        day, latest = await self._do(lambda connection: _day_over(connection, now, keep))
        self._latest = max(self._latest, latest)
        return day

    async def mark(self, table: str) -> None:
        """Tell that a table goes in a day."""
        row = table, self._now(), DAY
        await self._do(lambda c: c.execute("UPDATE tables SET goes = ?2 + ?3 WHERE id = ?1 AND visited < ?2 - ?3", row))

    async def forget(self, table: str) -> bool:
        """Forget a table that is still marked."""
        forgotten = "DELETE FROM tables WHERE id = ? AND goes IS NOT NULL"
        return bool(await self._do(lambda connection: connection.execute(forgotten, (table,)).rowcount))

    async def secret(self) -> bytes:
        """The key of this file."""
        return await self._do(_secret)

    async def changed(self) -> Change:
        """Wait until another server has written to one of the files; they do not say to which table."""
        while True:
            with contextlib.suppress(StorageDown):  # then who is there is not known, but what happens is
                if await self._presence.changed():
                    return Change("presence")
            if (version := await self._do(data_version)) != self._seen:
                self._seen = version
                return Change("entries")
            await asyncio.sleep(GLANCE_SECONDS)

    async def close(self) -> None:
        """Write what waits and close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await self._presence.close()

    def _now(self) -> float:
        """What the clock says, but nothing before what it or, an hour ago, the calendar has seen."""
        self._latest = max(self._latest, self._clock())
        return self._latest

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if not self._thread.is_alive():
            raise StorageDown("the database is closed")
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, done))
        return await done

    def _work(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    self._jobs.put(None)  # the end comes after this batch
                    break
                batch.append(job)
            outcomes = self._carry_out([work for work, _ in batch])
            futures = [future for _, future in batch]
            self._loop.call_soon_threadsafe(_settle, futures, outcomes)
        self._connection.close()

    def _carry_out(self, batch: list[Work]) -> list[Any]:
        """Everything in one transaction: on disk when this returns. What fails, fails alone."""
        outcomes: list[Any] = [None] * len(batch)
        waiting = list(range(len(batch)))
        try:
            while waiting:
                self._connection.execute("BEGIN IMMEDIATE")
                failed = self._attempt_all(batch, waiting, outcomes)
                if failed is None:
                    self._connection.execute("COMMIT")
                    return outcomes
                self._roll_back()  # damage spoils a whole transaction: the others are done again without who met it
                outcomes[failed] = self._blame(outcomes[failed])
                waiting.remove(failed)
        except Exception:  # whatever it is, the thread goes on and nobody waits in vain
            logger.exception("the database can't be written")
            self._roll_back()
            return [StorageDown(CANT_WRITE)] * len(batch)
        return outcomes

    def _attempt_all(self, batch: list[Work], numbers: list[int], outcomes: list[Any]) -> int | None:
        """Do these works of a batch, up to the first that meets damage: which one that is."""
        for number in numbers:
            outcomes[number] = self._attempt(batch[number])
            if isinstance(outcomes[number], sqlite3.DatabaseError):
                return number
        return None

    def _attempt(self, work: Work) -> Any:
        self._connection.execute("SAVEPOINT attempt")
        try:
            outcome = work(self._connection)
        except sqlite3.IntegrityError as error:
            self._connection.execute("ROLLBACK TO attempt")
            missing = error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
            outcome = Gone("there is no such table") if missing else Clash("another entry has this number already")
        except (ValueError, OverflowError) as error:  # no text or number that SQLite can hold
            outcome = StorageDown(f"this can't be kept: {error}")
        except sqlite3.DatabaseError as error:
            if damage.is_of_all(error):
                raise
            return error
        self._connection.execute("RELEASE attempt")
        return outcome

    def _blame(self, error: sqlite3.DatabaseError) -> Any:
        """What comes of a work that met damage."""
        if damage.is_of_one(self._connection, error):
            return error.read if isinstance(error, damage.Torn) else Damaged("what is kept of this table is damaged")
        logger.error("the database can't be used: %s", error)
        return StorageDown(CANT_WRITE)

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("ROLLBACK")


def _settle(futures: list["asyncio.Future[Any]"], outcomes: list[Any]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.cancelled():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def _connect(path: str) -> sqlite3.Connection:
    file = Path(path).resolve()
    files.make_folder(file.parent)
    with contextlib.suppress(FileExistsError):
        files.make_file(file)
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("BEGIN IMMEDIATE")
    try:
        _bring_up_to_date(connection)
    except BadSetup as error:
        connection.close()
        raise BadSetup(f"{path} {error}") from None
    connection.execute("COMMIT")
    files.close_to_others(file)
    return connection


def _bring_up_to_date(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise BadSetup(f"was written by a newer Mire (version {version} of the database; this one knows {VERSION})")
    for number, added in enumerate(VERSIONS[version:], version + 1):
        for statement in added.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")


def read_as_today(connection: sqlite3.Connection) -> None:
    """Let `load` read a database of an older version, which stays as it is."""
    if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'displaced'").fetchone():
        connection.execute("CREATE TEMPORARY TABLE displaced AS SELECT * FROM entries WHERE false")


def load(connection: sqlite3.Connection, table: str) -> tuple[bytes, list[bytes]] | None:
    """The set-up and all entries of a table, if there is one."""
    found = connection.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    entries: list[tuple[int, bytes]] = []
    try:
        for row in connection.execute(ENTRIES, (table,)):
            entries.append(row)  # noqa: PERF402 - those before the damage stay
    except sqlite3.DatabaseError as error:
        raise damage.Torn((found[0], [*in_order(entries), UNREADABLE]), error) from None
    return found[0], in_order(entries)


def _append(connection: sqlite3.Connection, row: Row) -> Clash | None:
    written = connection.execute(APPEND, row).rowcount
    connection.execute(STAYS, row[:1])
    return None if written else Clash("another entry has this number already")


def _displace(connection: sqlite3.Connection, row: Row) -> Clash | None:
    """The same elsewhere, if all else of the table can be read."""
    try:
        stored = load(connection, row[0])
    except damage.Torn as torn:
        raise torn.error from None
    if stored is not None and len(stored[1]) != row[1]:
        return Clash("another entry has this number already")
    connection.execute("INSERT INTO displaced VALUES (?, ?, ?, ?)", row)
    connection.execute(STAYS, row[:1])
    return None


def _calendar(connection: sqlite3.Connection) -> Calendar:
    return Calendar(*connection.execute("SELECT latest, waited FROM calendar").fetchone())


def _day_over(connection: sqlite3.Connection, now: float, keep: float) -> tuple[Day | None, float]:
    """What there is to do, and the latest time that any server has seen."""
    calendar = advance(_calendar(connection), now)
    day = None
    if calendar.waited >= DAY:
        calendar, day = end_of_day(calendar, [Kept(*row) for row in connection.execute(AGES)], keep)
    connection.execute("UPDATE calendar SET latest = ?, waited = ?", calendar)
    return day, calendar.latest


def begin_day_anew(connection: sqlite3.Connection) -> None:
    """No table of a backup goes before it was told again."""
    with connection:
        _bring_up_to_date(connection)
        connection.execute("UPDATE tables SET goes = NULL")
        connection.execute("UPDATE calendar SET waited = 0")


def _secret(connection: sqlite3.Connection) -> bytes:
    connection.execute("INSERT OR IGNORE INTO secrets VALUES ('key', ?)", (secrets.token_bytes(32),))
    value: bytes = connection.execute("SELECT value FROM secrets WHERE name = 'key'").fetchone()[0]
    return value
