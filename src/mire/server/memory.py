"""Short pauses: the garbage collector looks through what is new, not through every table each time."""

import asyncio
import gc
from typing import Final

SET_ASIDE_SECONDS: Final = 2
SEARCHES: Final = 1800  # of what is new, until everything is looked through once more: an hour


async def keep_pauses_short() -> None:
    """Set aside what lasts, as a search of thousands of tables halts the server for a second."""
    while True:
        for _ in range(SEARCHES):
            await asyncio.sleep(SET_ASIDE_SECONDS)
            gc.collect(1)
            gc.freeze()
        gc.unfreeze()
        gc.collect()
