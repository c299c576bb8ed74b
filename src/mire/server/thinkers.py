"""Bots think in processes of their own, so that they block nothing. They never get the truth, only a redealt table.

The record of a game, with all its truth, goes there only when the game is over.
"""

import asyncio
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from random import SystemRandom
from typing import Final, TypeVar

import mire
from mire.analysis.course import Step, decisions
from mire.analysis.hint import HINT_SECONDS, Hint, hint
from mire.analysis.workers import judge_apart
from mire.bots import make_bot
from mire.bots.search import Budget
from mire.core.seats import Seat
from mire.core.table import Table
from mire.server import door

T = TypeVar("T")

SEED_BITS: Final = 64
MOST_SECONDS: Final = 0.25  # for a decision of a finished game: others wait, and not every engine is compiled


class Thinkers:
    """A few processes with bots in them, started when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self._processes: Final = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, table: Table, seat: int) -> str:
        """The move that a bot would make at a seat, in its notation."""
        position = Seat(table, seat).redeal(SystemRandom()).to_json()
        return await self._run(think, bot, position, seat, secrets.randbits(SEED_BITS))

    async def hint(self, table: Table, seat: int) -> Hint:
        """The best few moves at a seat, with what it can expect of each."""
        position = Seat(table, seat).redeal(SystemRandom()).to_json()
        return await self._run(advise, position, seat, secrets.randbits(SEED_BITS))

    async def decisions(self, record: str) -> list[int]:
        """Where there was something to decide in a finished game."""
        return await self._run(decisions, record)

    async def judge(self, record: str, ply: int, playouts: int, seed: int) -> Step:
        """What one decision of a finished game was worth, from what its seat could know."""
        return await self._run(judge_apart, record, ply, playouts, MOST_SECONDS, seed)

    async def replay(self, record: str, look: int | None) -> bytes:
        """A finished game move by move, which takes too long to be made while others wait."""
        return await self._run(door.replay, record, look)

    async def close(self) -> None:
        """End the processes when they have finished their thoughts: left to themselves, they would complain."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        pool = self._open()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, partial(work, *arguments))
        except BrokenProcessPool:
            if self._pool is pool:  # the first to notice opens a new one
                self._pool = None
            return await loop.run_in_executor(self._open(), partial(work, *arguments))

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=_leave_with_server)
        return self._pool


def think(bot: str, position: str, seat: int, seed: int) -> str:
    """What a thinking process does: the bot's move in a position."""
    return str(make_bot(bot, seed).choose(Seat(mire.from_json(position), seat)))


def advise(position: str, seat: int, seed: int) -> Hint:
    """A hint in a position."""
    return hint(Seat(mire.from_json(position), seat), Budget(seconds=HINT_SECONDS), seed)


def _leave_with_server() -> None:
    """A thinking process ends when its server does, however that happens."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
