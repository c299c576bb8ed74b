"""Who is at the tables of a server, told to the other servers of the same tables and heard from them."""

import asyncio
import logging
import time
from collections.abc import Collection, Iterable
from typing import Final

from mire.server.storage import Storage
from mire.server.tables.presence import Clock, Presence

logger: Final = logging.getLogger("mire.server")

MOST_REMEMBERED: Final = 10_000  # tables that nobody is at, with since when


class Attendance:
    """The presence at every table that is live here, and for a while after."""

    def __init__(self, storage: Storage, clock: Clock = time.monotonic) -> None:
        self._storage: Final = storage
        self._clock: Final = clock
        self._live: Final[dict[str, Presence]] = {}
        self._remembered: Final[dict[str, Presence]] = {}
        self._untold: Final[set[str]] = set()
        self._news: Final = asyncio.Event()
        self._hearing: Final = asyncio.Lock()  # so that nothing older is heard last
        self._understood = True  # all that was heard so far

    def take_up(self, table: str) -> Presence:
        """The presence at a table that is live from now on; those who left it before are not forgotten."""
        presence = self._remembered.pop(table, None) or Presence(self._clock)
        self._live[table] = presence
        return presence

    def let_go(self, table: str) -> None:
        """The table is not live any more."""
        self._remembered[table] = self._live.pop(table)
        if len(self._remembered) > MOST_REMEMBERED:
            del self._remembered[next(iter(self._remembered))]
        self.tell([table])

    def tell(self, tables: Iterable[str]) -> None:
        """Something has changed at tables; the other servers hear of it soon."""
        self._untold.update(tables)
        self._news.set()

    def tell_all(self) -> None:
        """What was told may have been lost."""
        self.tell(self._live)

    async def hear(self, tables: Collection[str]) -> None:
        """Take in what the other servers tell of tables."""
        async with self._hearing:
            for table, told in (await self._storage.hear(tables)).items():
                if table in self._live and not self._live[table].hear(told):
                    self._complain(table)

    async def tell_news(self) -> None:
        """Wait until something changes and tell the other servers; what comes meanwhile goes together the next time."""
        await self._news.wait()
        self._news.clear()
        untold = self._untold.copy()
        self._untold.clear()
        try:
            await self._storage.tell({table: self._said(table) for table in untold})
        except BaseException:
            self.tell(untold)
            raise

    def _complain(self, table: str) -> None:
        """Say once that another server can't be understood; it says the like again every second."""
        if self._understood:
            self._understood = False
            logger.warning(
                "another server tells who is at the table %s, and perhaps at others, in a way that can't be read here",
                table,
            )

    def _said(self, table: str) -> bytes:
        return self._live[table].tell() if table in self._live else b""
