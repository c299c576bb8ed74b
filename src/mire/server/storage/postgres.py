"""Tables in PostgreSQL, so that several servers can serve any of them."""

import contextlib
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any, Final, Literal

import psycopg
from psycopg import AsyncConnection, errors
from psycopg_pool import AsyncConnectionPool

from mire.core.errors import BadSetup
from mire.server.storage import (
    CANT_WRITE,
    LIVES_SECONDS,
    Change,
    Clash,
    Clock,
    Damaged,
    Gone,
    StorageDown,
    in_order,
)
from mire.server.storage.ageing import DAY, Calendar, Day, Kept, advance, check_clock, end_of_day

logger: Final = logging.getLogger("mire.server")

CHANNELS: Final[dict[str, Literal["entries", "presence"]]] = {"mire_tables": "entries", "mire_presence": "presence"}
CONNECTIONS: Final = 8
FIRST: Final = """
CREATE TABLE mire_tables (id text PRIMARY KEY, setup bytea NOT NULL, created double precision NOT NULL);
CREATE TABLE mire_entries (
    table_id text NOT NULL REFERENCES mire_tables (id) ON DELETE CASCADE,
    ply integer NOT NULL,
    entry bytea NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (table_id, ply)
);
CREATE TABLE mire_secrets (name text PRIMARY KEY, value bytea NOT NULL);
"""
AGEING: Final = """
ALTER TABLE mire_tables ADD COLUMN visited double precision NOT NULL DEFAULT 0, ADD COLUMN goes double precision;
CREATE TABLE mire_calendar (latest double precision NOT NULL, waited double precision NOT NULL);
INSERT INTO mire_calendar VALUES (0, 0);
"""
PRESENCE: Final = """
CREATE UNLOGGED TABLE mire_servers (id text PRIMARY KEY, beat timestamptz NOT NULL);
CREATE UNLOGGED TABLE mire_presence (
    table_id text NOT NULL,
    server text NOT NULL REFERENCES mire_servers (id) ON DELETE CASCADE,
    told bytea NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (table_id, server)
);
"""
VERSIONS: Final = [FIRST, AGEING + PRESENCE]  # what each version of the database adds to the one before
VERSION: Final = len(VERSIONS)
NOW: Final = "greatest(%(latest)s::float8, coalesce(%(clock)s::float8, extract(epoch FROM clock_timestamp())::float8))"
AGES: Final = """
SELECT id, greatest(created, (SELECT at FROM mire_entries WHERE table_id = id ORDER BY ply DESC LIMIT 1)),
    visited, goes
FROM mire_tables
"""
CREATE: Final = f"INSERT INTO mire_tables (id, setup, created) VALUES (%(table)s, %(setup)s, {NOW})"  # noqa: S608 - ours alone
VISIT: Final = f"""
UPDATE mire_tables SET visited = {NOW}, goes = NULL
WHERE id = %(table)s AND (goes IS NOT NULL OR visited < {NOW} - %(day)s)
"""  # noqa: S608
MARK: Final = f"""
UPDATE mire_tables SET goes = {NOW} + %(day)s WHERE id = %(table)s AND visited < {NOW} - %(day)s
"""  # noqa: S608
APPEND: Final = f"""
WITH stays AS (UPDATE mire_tables SET goes = NULL WHERE id = %(table)s AND goes IS NOT NULL)
INSERT INTO mire_entries VALUES (%(table)s, %(ply)s, %(entry)s, {NOW})
"""  # noqa: S608

BEAT: Final = (
    "INSERT INTO mire_servers VALUES (%s, clock_timestamp()) ON CONFLICT (id) DO UPDATE SET beat = clock_timestamp()"
)
LIVES: Final = timedelta(seconds=LIVES_SECONDS)

Connection = AsyncConnection[tuple[Any, ...]]
Pool = AsyncConnectionPool[Connection]


class PostgresStorage:
    """Tables in a database."""

    def __init__(self, url: str, pool: Pool, clock: Clock | None, latest: float) -> None:
        self._url: Final = url
        self._pool: Final = pool
        self._clock: Final = clock
        self._latest = latest
        self._listener: Connection | None = None
        self._heard: Final[deque[Change]] = deque()  # what others have changed
        self._me: Final = secrets.token_hex(8)

    @classmethod
    async def open(cls, url: str, clock: Clock | None = None) -> "PostgresStorage":
        """The storage in the database at this address; its tables are made if they are not there.

        Times are by the clock of the database, which all servers share, unless another is given.
        """
        try:
            async with await AsyncConnection.connect(url) as connection:
                # Two servers that start together must not make the tables both.
                await connection.execute("SELECT pg_advisory_xact_lock(hashtext('mire'))")
                await _bring_up_to_date(connection)
                calendar = await _calendar(connection)
                now = await _now(connection, {"latest": 0, "clock": clock and clock()})
        except psycopg.Error as error:
            raise BadSetup(f"the PostgreSQL database can't be opened: {str(error).strip()}") from None
        pool: Pool = AsyncConnectionPool(url, min_size=1, max_size=CONNECTIONS, open=False)
        await pool.open()
        check_clock(calendar, now)
        return cls(url, pool, clock, calendar.latest)

    async def create(self, table: str, setup: bytes) -> None:
        """Keep a new table."""
        async with self._connection() as connection:
            await connection.execute(CREATE, {"table": table, "setup": setup, **self._now()})

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        """The set-up and all entries."""
        async with self._connection() as connection:
            cursor = await connection.execute("SELECT setup FROM mire_tables WHERE id = %s", (table,))
            found = await cursor.fetchone()
            if found is None:
                return None
            cursor = await connection.execute(
                "SELECT ply, entry FROM mire_entries WHERE table_id = %s ORDER BY ply", (table,)
            )
            return found[0], in_order(await cursor.fetchall())

    async def append(self, table: str, ply: int, entry: bytes) -> None:
        """Keep the next entry and tell the other servers."""
        async with self._connection() as connection:
            await connection.execute(APPEND, {"table": table, "ply": ply, "entry": entry, **self._now()})
            await connection.execute("SELECT pg_notify(%s, %s)", ("mire_tables", f"{self._me} {table}"))

    async def visit(self, table: str) -> None:
        """Somebody has opened a table."""
        async with self._connection() as connection:
            await connection.execute(VISIT, {"table": table, "day": DAY, **self._now()})

    async def goes(self, table: str) -> float | None:
        """When a table is forgotten."""
        async with self._connection() as connection:
            cursor = await connection.execute("SELECT goes FROM mire_tables WHERE id = %s", (table,))
            found = await cursor.fetchone()
            return None if found is None else found[0]

    async def day_over(self, keep: float) -> Day | None:
        """What there is to do, once a day, by one of the servers."""
        async with self._connection() as connection:
            calendar = advance(await _calendar(connection), await _now(connection, self._now()))
            day = None
            if calendar.waited >= DAY:
                tables = [Kept(*row) async for row in await connection.execute(AGES)]
                calendar, day = end_of_day(calendar, tables, keep)
            await connection.execute("UPDATE mire_calendar SET latest = %s, waited = %s", calendar)
            self._latest = max(self._latest, calendar.latest)
            return day

    async def mark(self, table: str) -> None:
        """Tell that a table goes in a day."""
        async with self._connection() as connection:
            await connection.execute(MARK, {"table": table, "day": DAY, **self._now()})

    async def forget(self, table: str) -> bool:
        """Forget a table that is still marked."""
        async with self._connection() as connection:
            cursor = await connection.execute("DELETE FROM mire_tables WHERE id = %s AND goes IS NOT NULL", (table,))
            return bool(cursor.rowcount)

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

    async def changed(self) -> Change:
        """The next that another server changed; anything, when we have only begun to listen."""
        try:
            if self._listener is None:
                self._listener = await AsyncConnection.connect(self._url, autocommit=True)
                for channel, what in CHANNELS.items():
                    await self._listener.execute(f"LISTEN {channel}")
                    self._heard.append(Change(what))
            while not self._heard:
                # To its end: several may come at once, and those not taken would be lost.
                async for change in self._listener.notifies(stop_after=1):
                    server, _, table = change.payload.partition(" ")
                    if server != self._me:
                        self._heard.append(Change(CHANNELS[change.channel], table))
            return self._heard.popleft()
        except psycopg.Error as error:
            self._listener = None
            logger.warning("the database can't be listened to: %s", error)
            raise StorageDown(CANT_WRITE) from None

    async def tell(self, told: Mapping[str, bytes]) -> None:
        """Put what is told where the other servers find it, and let them know."""
        async with self._connection() as connection, connection.cursor() as cursor:
            await cursor.execute(BEAT, (self._me,))
            if gone := [table for table, what in told.items() if not what]:
                await cursor.execute(
                    "DELETE FROM mire_presence WHERE server = %s AND table_id = ANY(%s)", (self._me, gone)
                )
            await cursor.executemany(
                "INSERT INTO mire_presence VALUES (%s, %s, %s, clock_timestamp())"
                " ON CONFLICT (table_id, server) DO UPDATE SET told = excluded.told, at = excluded.at",
                [(table, self._me, what) for table, what in told.items() if what],
            )
            await cursor.executemany(
                "SELECT pg_notify(%s, %s)", [("mire_presence", f"{self._me} {table}") for table in told]
            )

    async def hear(self, tables: Collection[str]) -> dict[str, list[tuple[bytes, float]]]:
        """What others told, with its age by the clock of the database."""
        heard: dict[str, list[tuple[bytes, float]]] = {table: [] for table in tables}
        async with self._connection() as connection:
            cursor = await connection.execute(
                "SELECT table_id, told, extract(epoch FROM clock_timestamp() - at)::float8"
                " FROM mire_presence JOIN mire_servers ON server = id"
                " WHERE table_id = ANY(%s) AND server <> %s AND clock_timestamp() - beat < %s",
                (list(heard), self._me, LIVES),
            )
            for table, told, ago in await cursor.fetchall():
                heard[table].append((told, ago))
        return heard

    async def beat(self) -> frozenset[str]:
        """Those with a young entry live; what the others have told is forgotten with them."""
        async with self._connection() as connection:
            await connection.execute(BEAT, (self._me,))
            await connection.execute("DELETE FROM mire_servers WHERE beat < clock_timestamp() - interval '1 day'")
            cursor = await connection.execute(
                "SELECT id FROM mire_servers WHERE id <> %s AND clock_timestamp() - beat < %s", (self._me, LIVES)
            )
            return frozenset(server for (server,) in await cursor.fetchall())

    async def close(self) -> None:
        """Leave the database."""
        with contextlib.suppress(StorageDown):
            async with self._connection() as connection:
                await connection.execute("DELETE FROM mire_servers WHERE id = %s", (self._me,))
        if self._listener is not None:
            await self._listener.close()
        await self._pool.close()

    def _now(self) -> dict[str, float | None]:
        """What NOW is made of: the clock, but nothing before what we or, an hour ago, the calendar have seen."""
        clock = self._clock and self._clock()
        self._latest = max(self._latest, clock or 0)
        return {"latest": self._latest, "clock": clock}

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
        except (errors.DataCorrupted, errors.IndexCorrupted):
            raise Damaged("what is kept of this table is damaged") from None
        except psycopg.Error as error:
            logger.warning("the database can't be used: %s", error)
            raise StorageDown(CANT_WRITE) from None


async def _bring_up_to_date(connection: Connection) -> None:
    await connection.execute("CREATE TABLE IF NOT EXISTS mire_version (version integer NOT NULL)")
    found = await (await connection.execute("SELECT version FROM mire_version")).fetchone()
    version = 0 if found is None else found[0]
    if version > VERSION:
        raise BadSetup(
            f"the PostgreSQL database was written by a newer Mire"
            f" (version {version} of the database; this one knows {VERSION})"
        )
    for added in VERSIONS[version:]:
        await connection.execute(added)
    if version < VERSION:
        await connection.execute("DELETE FROM mire_version")
        await connection.execute("INSERT INTO mire_version VALUES (%s)", (VERSION,))


async def _calendar(connection: Connection) -> Calendar:
    """The calendar, for nobody else to change before we have."""
    found = await (await connection.execute("SELECT latest, waited FROM mire_calendar FOR UPDATE")).fetchone()
    assert found is not None
    return Calendar(*found)


async def _now(connection: Connection, seen: dict[str, float | None]) -> float:
    found = await (await connection.execute(f"SELECT {NOW}", seen)).fetchone()
    assert found is not None
    now: float = found[0]
    return now
