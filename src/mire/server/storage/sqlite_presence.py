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
from mire.server.storage.damage import is_damage

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


class _Damaged(sqlite3.DatabaseError):
    """What SQLite finds when it is asked to look through all of a file."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


class SqlitePresence:
    """What the servers on one file tell each other."""

    def __init__(self, file: Path, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._file: Final = file
        self._connection = connection
        self._thread: Final = thread
        self._me: Final = secrets.token_hex(8)
        self._mine: Final[dict[str, bytes]] = {}  # what we have told
        self._closed = False
        self._seen = -1
        self._told: tuple[int, float | None] = (0, None)

    @classmethod
    async def open(cls, tables: str) -> "SqlitePresence":
        """What is told beside this file of tables."""
        thread, place = ThreadPoolExecutor(1, "mire-presence"), Path(tables).resolve()
        file = place.with_name(place.name + SUFFIX)
        connection = await asyncio.get_running_loop().run_in_executor(thread, _connect_or_keep_quiet, file)
        return cls(file, connection, thread)

    async def tell(self, told: Mapping[str, bytes]) -> None:
        """Put what is told where the other servers find it."""
        await self._do(lambda connection: self._tell(connection, told))

    async def hear(self, tables: Collection[str]) -> dict[str, list[tuple[bytes, float]]]:
        """What others told, with its age."""
        return await self._do(lambda connection: self._hear(connection, tables))

    async def beat(self) -> frozenset[str]:
        """Those with a young entry live; what the others have told is forgotten with them."""
        return await self._do(self._beat)

    async def changed(self) -> bool:
        """Whether others told something since this was last asked; that they live is no news."""
        return await self._do(self._has_changed)

    async def close(self) -> None:
        """Leave."""
        with contextlib.suppress(StorageDown):
            await self._do(self._leave)
        self._thread.shutdown()
        self._connection.close()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StorageDown("the database is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, work)
        except sqlite3.Error as error:
            logger.warning("who is at the tables can't be told: %s", error)
            raise StorageDown(CANT_WRITE) from None

    def _carry_out(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something; if the file is damaged, with a new one, where we tell all that we have told."""
        try:
            return work(self._connection)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
        self._connection.close()
        self._connection = _connect_or_keep_quiet(self._file)
        self._seen = -1
        self._tell(self._connection, dict(self._mine))
        return work(self._connection)

    def _tell(self, connection: sqlite3.Connection, told: Mapping[str, bytes]) -> None:
        now = _now()
        for table, what in told.items():
            self._mine.pop(table, None)
            if what:
                self._mine[table] = what
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
        connection.execute("DELETE FROM servers WHERE id = ?", (self._me,))

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


def _connect_or_keep_quiet(file: Path) -> sqlite3.Connection:
    """The file, or if there can't be one, a place where nobody hears us: tables can be played without."""
    try:
        return _connect(file)
    except (OSError, sqlite3.Error) as error:
        logger.warning("other servers are not told who is at the tables, as %s can't be used: %s", file, error)
        return _prepare(sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False))


def _connect(file: Path) -> sqlite3.Connection:
    """The file; one that is damaged is made anew, as nothing in it lasts."""
    try:
        return _open(file)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
    logger.warning("the file %s, which tells other servers who is at the tables, was damaged and is made anew", file)
    for part in files.with_beside(file):
        part.unlink(missing_ok=True)
    return _open(file)


def _open(file: Path) -> sqlite3.Connection:
    with contextlib.suppress(FileExistsError):
        files.make_file(file)
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        _prepare(connection)
    except BaseException:
        connection.close()
        raise
    files.close_to_others(file)
    return connection


def _prepare(connection: sqlite3.Connection) -> sqlite3.Connection:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise _Damaged(verdict)
    connection.executescript(SCHEMA)
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
