"""Where tables are kept. An entry is acknowledged only after `append` returned: then it is on disk."""

from typing import Final, Protocol

from mire.core.errors import BadSetup, MireError

SQLITE: Final = "sqlite:///"
CANT_WRITE: Final = "the tables can't be written or read at the moment; try again"  # the log has the reason


class Clash(MireError):
    """Somebody else has written the entry with this number: load the table again."""


class Gone(MireError):
    """The table is not there any more."""


class StorageDown(MireError):
    """Nothing can be written or read at the moment."""


class Storage(Protocol):
    """A place for tables: a set-up each, and their entries numbered from 0."""

    async def create(self, table: str, setup: bytes) -> None:
        """Keep a new table."""

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        """The set-up and all entries of a table, if there is one."""

    async def append(self, table: str, ply: int, entry: bytes) -> None:
        """Keep the next entry; Clash if there is one with this number, Gone if there is no such table."""

    async def expire(self, before: float) -> int:
        """Forget the tables at which nothing happened since then; how many they were."""

    async def secret(self) -> bytes:
        """A key that this place keeps for itself, made on first use."""

    async def changed(self) -> str | None:
        """Wait until another server has changed a table; which one it is, None if it may be any."""

    async def close(self) -> None:
        """Finish what is being written and leave."""


async def open_storage(url: str) -> Storage:
    """The storage at an address: sqlite:///path, or postgresql://user@host/database."""
    scheme = url.partition("://")[0]
    if url.startswith(SQLITE):
        from mire.server.storage.sqlite import SqliteStorage

        return await SqliteStorage.open(url.removeprefix(SQLITE))
    if scheme in ("postgresql", "postgres"):
        try:
            from mire.server.storage.postgres import PostgresStorage
        except ImportError:
            raise BadSetup("PostgreSQL needs the extra 'postgres': pip install mire[postgres]") from None
        return await PostgresStorage.open(url)
    raise BadSetup(f"'{url}' is no database that is known here; there are sqlite:///FILE and postgresql://...")


__all__ = ["CANT_WRITE", "SQLITE", "Clash", "Gone", "Storage", "StorageDown", "open_storage"]
