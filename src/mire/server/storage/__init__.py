"""Where tables are kept. An entry is acknowledged only after `append` returned: then it is on disk.

It is also where the servers that share it tell each other who is at the tables. That is not kept: what a server tells
counts for as long as it lives.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, Literal, NamedTuple, Protocol

from mire.core.errors import BadSetup, MireError
from mire.server.storage.ageing import Day

Clock = Callable[[], float]  # seconds since 1970

SQLITE: Final = "sqlite:///"
LIVES_SECONDS: Final = 6  # a server that was not heard of for so long is dead
UNREADABLE: Final = b""  # stands for an entry that can't be read, and all after it
CANT_WRITE: Final = "the tables can't be written or read at the moment; try again"  # the log has the reason


class Clash(MireError):
    """Somebody else has written the entry with this number: load the table again."""


class Gone(MireError):
    """The table is not there any more."""


class StorageDown(MireError):
    """Nothing can be written or read at the moment."""


class Change(NamedTuple):
    """What another server has changed, entries or who is there, and at which table; None if it may be any."""

    what: Literal["entries", "presence"]
    table: str | None = None


class Damaged(MireError):
    """What is kept of this table can't be read or written any more; other tables can."""


def in_order(rows: Iterable[tuple[int, bytes]]) -> list[bytes]:
    """The entries of a table up to the first that is missing; for that one stands UNREADABLE."""
    entries: list[bytes] = []
    for ply, entry in rows:
        if ply != len(entries):
            return [*entries, UNREADABLE]
        entries.append(entry)
    return entries


class Storage(Protocol):
    """A place for tables: a set-up each, and their entries numbered from 0."""

    async def create(self, table: str, setup: bytes) -> None:
        """Keep a new table."""

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        """The set-up and all entries of a table, if there is one.

        If not all can be read, UNREADABLE comes last; if not even the set-up can, Damaged is raised.
        """

    async def append(self, table: str, ply: int, entry: bytes) -> None:
        """Keep the next entry; Clash if there is one with this number, Gone if there is no such table.

        Damaged if the place where it belongs is.
        """

    async def visit(self, table: str) -> None:
        """Somebody has opened a table: it is not old any more, and stays."""

    async def goes(self, table: str) -> float | None:
        """When a table is forgotten, if it is marked for that: in seconds since 1970."""

    async def day_over(self, keep: float) -> Day | None:
        """What there is to do, if a day is over since this last said so to any server; `keep` is in seconds."""

    async def mark(self, table: str) -> None:
        """Tell that a table goes in a day, unless somebody opens it or something happens at it."""

    async def forget(self, table: str) -> bool:
        """Forget a table if it is still marked; whether it was."""

    async def secret(self) -> bytes:
        """A key that this place keeps for itself, made on first use."""

    async def changed(self) -> Change:
        """Wait until another server has changed something."""

    async def tell(self, told: Mapping[str, bytes]) -> None:
        """Tell the other servers who is at some tables here, nothing if nobody is any more."""

    async def hear(self, tables: Collection[str]) -> dict[str, list[tuple[bytes, float]]]:
        """What the other servers that live tell of tables, each with how many seconds ago it was told."""

    async def beat(self) -> frozenset[str]:
        """Tell the other servers that this one lives; which of them do."""

    async def close(self) -> None:
        """Finish what is being written and leave."""


async def open_storage(url: str, clock: Clock | None = None) -> Storage:
    """The storage at an address: sqlite:///path, or postgresql://user@host/database; by its own clock, or another."""
    scheme = url.partition("://")[0]
    if url.startswith(SQLITE):
        from mire.server.storage.sqlite import SqliteStorage

        return await SqliteStorage.open(url.removeprefix(SQLITE), clock)
    if scheme in ("postgresql", "postgres"):
        try:
            from mire.server.storage.postgres import PostgresStorage
        except ImportError:
            raise BadSetup("PostgreSQL needs the extra 'postgres': pip install mire[postgres]") from None
        return await PostgresStorage.open(url, clock)
    raise BadSetup(f"'{url}' is no database that is known here; there are sqlite:///FILE and postgresql://...")


__all__ = [
    "CANT_WRITE",
    "LIVES_SECONDS",
    "SQLITE",
    "UNREADABLE",
    "Change",
    "Clash",
    "Clock",
    "Damaged",
    "Gone",
    "Storage",
    "StorageDown",
    "in_order",
    "open_storage",
]
