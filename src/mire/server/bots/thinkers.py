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
from typing import Any, Final, TypeVar

import mire
from mire.analysis.course import Step, decisions
from mire.analysis.hint import HINT_SECONDS, Hint, hint
from mire.analysis.workers import judge_apart
from mire.bots import answers_at_once, make_bot
from mire.bots.search import Budget
from mire.core.seats import Seat
from mire.core.table import Table
from mire.server.bots.scheduler import Asker, Kind, Lane, Request, Scheduler
from mire.server.tables import seat_messages

T = TypeVar("T")

SEED_BITS: Final = 64
MOST_SECONDS: Final = 0.25  # for a decision of a finished game: others wait, and not every engine is compiled
NICE: Final = {Lane.QUICK: 0, Lane.LONG: 10}  # how much the processes of a lane give way to others


class Thinkers:
    """A few processes with bots in them, started when the first has to think."""

    def __init__(self, quick: int, long: int) -> None:
        self._pools: Final = {Lane.QUICK: _Pool(quick, NICE[Lane.QUICK]), Lane.LONG: _Pool(long, NICE[Lane.LONG])}
        self._scheduler: Final = Scheduler(self._run, {Lane.QUICK: quick, Lane.LONG: long})

    async def choose(self, bot: str, table: Table, seat: int, *, at: str, ply: int, asker: Asker) -> str:
        """The move that a bot would make at a seat, in its notation."""
        return await self._scheduler.ask(
            Request(
                kind=Kind.BOT,
                lane=Lane.QUICK if answers_at_once(bot) else Lane.LONG,
                asker=asker,
                table=at,
                key=("choose", at, ply, bot),
                prepare=lambda: partial(think, bot, _redealt(table, seat), seat, secrets.randbits(SEED_BITS)),
                bounded=False,
            )
        )

    async def hint(self, table: Table, seat: int, *, at: str, ply: int, asker: Asker) -> Hint:
        """The best few moves at a seat, with what it can expect of each."""
        return await self._scheduler.ask(
            Request(
                kind=Kind.HINT,
                lane=Lane.LONG,
                asker=asker,
                table=at,
                key=("hint", at, ply, seat),
                prepare=lambda: partial(advise, _redealt(table, seat), seat, secrets.randbits(SEED_BITS)),
            )
        )

    async def replay(
        self, table: Table, look: int | None, *, at: str, asker: Asker, keep: Callable[[bytes], None]
    ) -> bytes:
        """A finished game move by move, which takes too long to be made while others wait."""

        def prepare() -> Callable[[], bytes]:
            return partial(seat_messages.replay, table.record(), look)

        return await self._look_back(("replay", at, look), prepare, at, asker, keep=keep)

    async def decisions(self, record: str, *, at: str, asker: Asker) -> list[int]:
        """Where there was something to decide in a finished game."""
        return await self._look_back(("decisions", at), lambda: partial(decisions, record), at, asker)

    async def judge(self, record: str, ply: int, playouts: int, seed: int, *, at: str, asker: Asker) -> Step:
        """What one decision of a finished game was worth, from what its seat could know."""
        work = partial(judge_apart, record, ply, playouts, MOST_SECONDS, seed)
        return await self._look_back(("judge", at, ply), lambda: work, at, asker, bounded=False)

    def overtake(self, table: str) -> None:
        """The position at a table has passed: nobody needs to know what to do in it."""
        self._scheduler.overtake(table)

    async def close(self) -> None:
        """End the processes when they have finished their thoughts: left to themselves, they would complain."""
        self._scheduler.close()
        await asyncio.gather(*(pool.close() for pool in self._pools.values()))

    async def _look_back(
        self,
        key: tuple[object, ...],
        prepare: Callable[[], Callable[[], T]],
        at: str,
        asker: Asker,
        *,
        keep: Callable[[T], None] | None = None,
        bounded: bool = True,
    ) -> T:
        return await self._scheduler.ask(
            Request(
                kind=Kind.LOOKING_BACK,
                lane=Lane.LONG,
                asker=asker,
                table=at,
                key=key,
                prepare=prepare,
                keep=keep,
                bounded=bounded,
            )
        )

    async def _run(self, lane: Lane, work: Callable[[], Any]) -> Any:
        return await self._pools[lane].run(work)


class _Pool:
    """The processes of one lane."""

    def __init__(self, processes: int, nice: int) -> None:
        self._processes: Final = processes
        self._nice: Final = nice
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[], Any]) -> Any:
        pool = self._open()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:
            if self._pool is pool:  # the first to notice opens a new one
                self._pool = None
            return await loop.run_in_executor(self._open(), work)

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, get_context("spawn"), initializer=_begin, initargs=(self._nice,)
            )
        return self._pool


def think(bot: str, position: str, seat: int, seed: int) -> str:
    """What a thinking process does: the bot's move in a position."""
    return str(make_bot(bot, seed).choose(Seat(mire.from_json(position), seat)))


def advise(position: str, seat: int, seed: int) -> Hint:
    """A hint in a position."""
    return hint(Seat(mire.from_json(position), seat), Budget(seconds=HINT_SECONDS), seed)


def _redealt(table: Table, seat: int) -> str:
    return Seat(table, seat).redeal(SystemRandom()).to_json()


def _begin(nice: int) -> None:
    """A thinking process gives way to others, and ends when its server does, however that happens."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
