"""Who is at the tables of servers that share an SQLite file: a small file beside it, which nobody waits to be on disk.

It is apart from the tables so that what changes every second does not look like a change of theirs.
"""

import asyncio
import contextlib
import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from mire.server.storage import CANT_WRITE, LIVES_SECONDS, StorageDown, files

T = TypeVar("T")

logger: Final = logging.getLogger("mire.server")

SUFFIX: Final = "-presence"
FORGET_SECONDS: Final = 86_400
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS servers (id TEXT PRIMARY KEY, beat REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS presence (
    table_id TEXT NOT NULL,
    server TEXT NOT NULL REFERENCES servers (id) ON DELETE CASCADE,
    told BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, server)
) WITHOUT ROWID;
"""
BEAT: Final = "INSERT INTO servers VALUES (?, ?) ON CONFLICT DO UPDATE SET beat = excluded.beat"


class SqlitePresence:
    """What the servers on one file tell each other."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._connection: Final = connection
        self._thread: Final = thread
        self._me: Final = secrets.token_hex(8)
        self._closed = False
        self._seen = -1
        self._told: tuple[int, float | None] = (0, None)

    @classmethod
    async def open(cls, tables: str) -> "SqlitePresence":
        """What is told beside this file of tables."""
        thread = ThreadPoolExecutor(1, "mire-presence")
        connection = await asyncio.get_running_loop().run_in_executor(thread, _connect, Path(tables).resolve())
        return cls(connection, thread)

    async def tell(self, told: Mapping[str, bytes]) -> None:
        """Put what is told where the other servers find it."""
        await self._do(lambda connection: self._tell(connection, told))

    async def hear(self, tables: Collection[str]) -> dict[str, list[tuple[bytes, float]]]:
        """What others told, with its age."""
        return await self._do(lambda connection: self._hear(connection, tables))

    async def beat(self) -> frozenset[str]:
        """Who has a young entry lives; what the others have told is forgotten with them."""
        return await self._do(self._beat)

    async def changed(self) -> bool:
        """Whether others told something since this was last asked; that they live is no news."""
        return await self._do(self._has_changed)

    async def close(self) -> None:
        """Leave."""
        with contextlib.suppress(StorageDown):
            await self._do(self._leave)
        self._thread.shutdown()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StorageDown("the database is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._connection)
        except sqlite3.Error as error:
            logger.warning("who is at the tables can't be told: %s", error)
            raise StorageDown(CANT_WRITE) from None

    def _tell(self, connection: sqlite3.Connection, told: Mapping[str, bytes]) -> None:
        now = _now()
        with _transaction(connection):
            connection.execute(BEAT, (self._me, now))
            connection.executemany(
                "DELETE FROM presence WHERE table_id = ? AND server = ?",
                [(table, self._me) for table, what in told.items() if not what],
            )
            connection.executemany(
                "INSERT INTO presence VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO UPDATE SET told = excluded.told, at = excluded.at",
                [(table, self._me, what, now) for table, what in told.items() if what],
            )

    def _hear(self, connection: sqlite3.Connection, tables: Collection[str]) -> dict[str, list[tuple[bytes, float]]]:
        now = _now()
        asked = (
            "SELECT told, ? - at FROM presence JOIN servers ON server = id"
            " WHERE table_id = ? AND server <> ? AND beat BETWEEN ? AND ?"
        )
        return {
            table: connection.execute(asked, (now, table, self._me, now - LIVES_SECONDS, now)).fetchall()
            for table in tables
        }

    def _beat(self, connection: sqlite3.Connection) -> frozenset[str]:
        now = _now()
        with _transaction(connection):
            connection.execute(BEAT, (self._me, now))
            connection.execute("DELETE FROM servers WHERE beat NOT BETWEEN ? AND ?", (now - FORGET_SECONDS, now))
            alive = connection.execute(
                "SELECT id FROM servers WHERE id <> ? AND beat BETWEEN ? AND ?", (self._me, now - LIVES_SECONDS, now)
            )
            return frozenset(server for (server,) in alive)

    def _leave(self, connection: sqlite3.Connection) -> None:
        self._closed = True
        try:
            connection.execute("DELETE FROM servers WHERE id = ?", (self._me,))
        finally:
            connection.close()

    def _has_changed(self, connection: sqlite3.Connection) -> bool:
        version = data_version(connection)
        if version == self._seen:
            return False
        self._seen = version
        before = self._told
        told = "SELECT count(*), max(at) FROM presence WHERE server <> ?"
        self._told = connection.execute(told, (self._me,)).fetchone()
        return self._told != before


def _now() -> float:
    """The steady clock of the machine, which all servers on a file share; it begins anew when the machine does."""
    return time.monotonic()


def data_version(connection: sqlite3.Connection) -> int:
    """A number that changes when somebody else has written."""
    (version,) = connection.execute("PRAGMA data_version").fetchone()
    return int(version)


def _connect(tables: Path) -> sqlite3.Connection:
    file = tables.with_name(tables.name + SUFFIX)
    with contextlib.suppress(FileExistsError):
        files.make_file(file)
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.executescript(SCHEMA)
    files.close_to_others(file)
    return connection


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
