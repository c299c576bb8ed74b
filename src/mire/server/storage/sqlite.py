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
from mire.server.storage import CANT_WRITE, Clash, Gone, StorageDown, files

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]

logger: Final = logging.getLogger("mire.server")

VERSION: Final = 1
MOST_AT_ONCE: Final = 256
GLANCE_SECONDS: Final = 0.5
SCHEMA: Final = """
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


class SqliteStorage:
    """Tables in a file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._loop: Final = asyncio.get_running_loop()
        self._jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self._connection: Final = connection
        self._seen = _data_version(connection)
        self._thread: Final = threading.Thread(target=self._work, name="mire-sqlite", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, path: str) -> "SqliteStorage":
        """The storage in a file, which is made if it is not there."""
        try:
            return cls(await asyncio.to_thread(_connect, path))
        except (OSError, sqlite3.Error) as error:
            raise BadSetup(f"the database {path} can't be opened: {error}") from None

    async def create(self, table: str, setup: bytes) -> None:
        """Keep a new table."""
        await self._do(lambda c: c.execute("INSERT INTO tables VALUES (?, ?, ?)", (table, setup, time.time())))

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        """The set-up and all entries."""
        return await self._do(lambda connection: load(connection, table))

    async def append(self, table: str, ply: int, entry: bytes) -> None:
        """Keep the next entry."""
        await self._do(lambda connection: _append(connection, table, ply, entry))

    async def expire(self, before: float) -> int:
        """Forget tables that nobody has touched since then."""
        return await self._do(lambda connection: _expire(connection, before))

    async def secret(self) -> bytes:
        """The key of this file."""
        return await self._do(_secret)

    async def changed(self) -> None:
        """Wait until another server has written to the file; it does not say to which table."""
        while (version := await self._do(_data_version)) == self._seen:
            await asyncio.sleep(GLANCE_SECONDS)
        self._seen = version

    async def close(self) -> None:
        """Write what waits and close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

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
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(work) for work in batch]
            self._connection.execute("COMMIT")
        except Exception:  # whatever it is, the thread goes on and nobody waits in vain
            logger.exception("the database can't be written")
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            return [StorageDown(CANT_WRITE)] * len(batch)
        return outcomes

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
        self._connection.execute("RELEASE attempt")
        return outcome


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
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        connection.close()
        raise BadSetup(
            f"{path} was written by a newer Mire (version {version} of the database; this one knows {VERSION})"
        )
    if version == 0:
        for statement in SCHEMA.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")
    files.close_to_others(file)
    return connection


def load(connection: sqlite3.Connection, table: str) -> tuple[bytes, list[bytes]] | None:
    """The set-up and all entries of a table, if there is one."""
    found = connection.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    entries = connection.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY ply", (table,))
    return found[0], [entry for (entry,) in entries]


def _append(connection: sqlite3.Connection, table: str, ply: int, entry: bytes) -> None:
    connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", (table, ply, entry, time.time()))


def _expire(connection: sqlite3.Connection, before: float) -> int:
    return connection.execute(
        "DELETE FROM tables WHERE created < ?1"
        " AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND at >= ?1)",
        (before,),
    ).rowcount


def _data_version(connection: sqlite3.Connection) -> int:
    """A number that changes when somebody else has written."""
    (version,) = connection.execute("PRAGMA data_version").fetchone()
    return int(version)


def _secret(connection: sqlite3.Connection) -> bytes:
    connection.execute("INSERT OR IGNORE INTO secrets VALUES ('key', ?)", (secrets.token_bytes(32),))
    value: bytes = connection.execute("SELECT value FROM secrets WHERE name = 'key'").fetchone()[0]
    return value
