"""Tables at which nothing has happened for long are forgotten: a few a day, told a day before, and none unread."""

import asyncio
import contextlib
import logging
from typing import Final

from mire.server.storage import Damaged, Storage
from mire.server.storage.ageing import DAY
from mire.server.tables.reading import is_played_here

logger: Final = logging.getLogger("mire.server")

PAUSE_SECONDS: Final = 0.2  # between tables that are read back, so that nobody waits for many of them


async def forget_old(storage: Storage, keep_days: int) -> list[str]:
    """Once a day, on one of the servers: forget those that were marked a day ago, and mark the next. Which are gone."""
    day = await storage.day_over(keep_days * DAY)
    if day is None:
        return []
    gone = [table for table in day.due if await _may_go(storage, table) and await _forget(storage, table)]
    for table in day.to_mark:
        if await _may_go(storage, table):
            with contextlib.suppress(Damaged):
                await storage.mark(table)
    if gone:
        logger.warning("forgotten, as nothing had happened there for %d days: %s", keep_days, ", ".join(gone))
    return gone


async def _may_go(storage: Storage, table: str) -> bool:
    """Whether a table can be read and played on. One that is set aside is kept until a Mire comes that plays it."""
    await asyncio.sleep(PAUSE_SECONDS)
    with contextlib.suppress(Damaged):
        stored = await storage.load(table)
        if stored is not None and is_played_here(*stored):
            return True
        await storage.visit(table)
    return False


async def _forget(storage: Storage, table: str) -> bool:
    with contextlib.suppress(Damaged):
        return await storage.forget(table)
    return False
