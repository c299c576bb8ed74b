"""Tables in PostgreSQL, so that several servers can serve any of them."""

import logging
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection, errors
from psycopg_pool import AsyncConnectionPool

from mire.core.errors import BadSetup
from mire.server.storage import CANT_WRITE, Clash, Gone, StorageDown

VERSION: Final = 1
logger: Final = logging.getLogger("mire.server")

CHANNEL: Final = "mire_tables"
CONNECTIONS: Final = 8
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS mire_tables (id text PRIMARY KEY, setup bytea NOT NULL, created double precision NOT NULL);
CREATE TABLE IF NOT EXISTS mire_entries (
    table_id text NOT NULL REFERENCES mire_tables (id) ON DELETE CASCADE,
    ply integer NOT NULL,
    entry bytea NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (table_id, ply)
);
CREATE TABLE IF NOT EXISTS mire_secrets (name text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE IF NOT EXISTS mire_version (version integer NOT NULL);
"""

Connection = AsyncConnection[tuple[Any, ...]]
Pool = AsyncConnectionPool[Connection]


class PostgresStorage:
    """Tables in a database."""

    def __init__(self, url: str, pool: Pool) -> None:
        self._url: Final = url
        self._pool: Final = pool
        self._listener: Connection | None = None
        self._heard: Final[deque[str]] = deque()  # tables that others have changed
        self._me: Final = secrets.token_hex(8)

    @classmethod
    async def open(cls, url: str) -> "PostgresStorage":
        """The storage in the database at this address; its tables are made if they are not there."""
        try:
            async with await AsyncConnection.connect(url) as connection:
                # Two servers that start together must not make the tables both.
                await connection.execute("SELECT pg_advisory_xact_lock(hashtext('mire'))")
                await connection.execute(SCHEMA)
                await _check_version(connection)
        except psycopg.Error as error:
            raise BadSetup(f"the PostgreSQL database can't be opened: {str(error).strip()}") from None
        pool: Pool = AsyncConnectionPool(url, min_size=1, max_size=CONNECTIONS, open=False)
        await pool.open()
        return cls(url, pool)

    async def create(self, table: str, setup: bytes) -> None:
        """Keep a new table."""
        async with self._connection() as connection:
            await connection.execute("INSERT INTO mire_tables VALUES (%s, %s, %s)", (table, setup, time.time()))

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        """The set-up and all entries."""
        async with self._connection() as connection:
            cursor = await connection.execute("SELECT setup FROM mire_tables WHERE id = %s", (table,))
            found = await cursor.fetchone()
            if found is None:
                return None
            cursor = await connection.execute(
                "SELECT entry FROM mire_entries WHERE table_id = %s ORDER BY ply", (table,)
            )
            return found[0], [entry for (entry,) in await cursor.fetchall()]

    async def append(self, table: str, ply: int, entry: bytes) -> None:
        """Keep the next entry and tell the other servers."""
        async with self._connection() as connection:
            row = (table, ply, entry, time.time())
            await connection.execute("INSERT INTO mire_entries VALUES (%s, %s, %s, %s)", row)
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self._me} {table}"))

    async def expire(self, before: float) -> int:
        """Forget tables that nobody has touched since then."""
        async with self._connection() as connection:
            cursor = await connection.execute(
                "DELETE FROM mire_tables WHERE created < %(before)s AND NOT EXISTS"
                " (SELECT 1 FROM mire_entries WHERE table_id = mire_tables.id AND at >= %(before)s)",
                {"before": before},
            )
            return cursor.rowcount

    async def secret(self) -> bytes:
        """The key of this database."""
        async with self._connection() as connection:
            fresh = secrets.token_bytes(32)
            await connection.execute("INSERT INTO mire_secrets VALUES ('key', %s) ON CONFLICT DO NOTHING", (fresh,))
            cursor = await connection.execute("SELECT value FROM mire_secrets WHERE name = 'key'")
            found = await cursor.fetchone()
            assert found is not None
            value: bytes = found[0]
            return value

    async def changed(self) -> str | None:
        """The next table that another server wrote to; any, when we have only begun to listen."""
        try:
            if self._listener is None:
                self._listener = await AsyncConnection.connect(self._url, autocommit=True)
                await self._listener.execute(f"LISTEN {CHANNEL}")
                return None
            while not self._heard:
                # To its end: several may come at once, and those not taken would be lost.
                async for change in self._listener.notifies(stop_after=1):
                    server, _, table = change.payload.partition(" ")
                    if server != self._me:
                        self._heard.append(table)
            return self._heard.popleft()
        except psycopg.Error as error:
            self._listener = None
            logger.warning("the database can't be listened to: %s", error)
            raise StorageDown(CANT_WRITE) from None

    async def close(self) -> None:
        """Leave the database."""
        if self._listener is not None:
            await self._listener.close()
        await self._pool.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection in a transaction that is on disk when the block ends."""
        try:
            async with self._pool.connection() as connection:
                yield connection
        except errors.UniqueViolation:
            raise Clash("another entry has this number already") from None
        except errors.ForeignKeyViolation:
            raise Gone("there is no such table") from None
        except psycopg.Error as error:
            logger.warning("the database can't be used: %s", error)
            raise StorageDown(CANT_WRITE) from None


async def _check_version(connection: Connection) -> None:
    cursor = await connection.execute("SELECT version FROM mire_version")
    found = await cursor.fetchone()
    if found is None:
        await connection.execute("INSERT INTO mire_version VALUES (%s)", (VERSION,))
    elif found[0] > VERSION:
        raise BadSetup(
            f"the PostgreSQL database was written by a newer Mire"
            f" (version {found[0]} of the database; this one knows {VERSION})"
        )
