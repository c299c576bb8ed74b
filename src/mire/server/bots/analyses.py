"""Finished games looked into, decision by decision, while others play: kept for those who ask again, up to a number."""

import asyncio
import logging
import secrets
from typing import Final, Protocol

from mire.analysis.course import Step, make_course, usual_budget
from mire.core.table import Table
from mire.server import messages
from mire.server.bots.scheduler import Asker
from mire.server.refusals import TooMuch

logger: Final = logging.getLogger("mire.server")

MOST_COURSES: Final = 100  # in memory, each some hundred kilobytes
INTEREST_SECONDS: Final = 15  # after the last question; a page asks every second
SEED_BITS: Final = 64


class Judges(Protocol):
    """Where decisions are judged, see Thinkers."""

    async def decisions(self, record: str, *, at: str, asker: Asker) -> list[int]:
        """Where there was something to decide."""

    async def judge(self, record: str, ply: int, playouts: int, seed: int, *, at: str, asker: Asker) -> Step:
        """What a decision was worth."""


class Analyses:
    """The courses of finished games by table; of each, one decision is judged at a time."""

    def __init__(self, judges: Judges, most: int = MOST_COURSES) -> None:
        self._judges: Final = judges
        self._most: Final = most
        self._found: Final[dict[str, _Analysis]] = {}  # who was asked for last comes last

    async def course(self, table_id: str, table: Table, asker: Asker) -> messages.Analysis:
        """The course of a game that is over, as far as it is known; the first to ask has it begun.

        TooMuch if whoever asks has to wait for too much already.
        """
        assert table.over
        analysis = self._found.pop(table_id, None)
        if analysis is None or analysis.failed:
            analysis = _Analysis(table_id, table, self._judges)
        self._found[table_id] = analysis
        while len(self._found) > self._most:
            self._found.pop(next(iter(self._found))).stop()
        return await analysis.course(asker)

    async def close(self) -> None:
        """The server ends."""
        work = [analysis.stop() for analysis in self._found.values()]
        await asyncio.gather(*work, return_exceptions=True)


class _Analysis:
    """One game being looked into, for as long as somebody goes on asking."""

    def __init__(self, table_id: str, table: Table, judges: Judges) -> None:
        self._table_id: Final = table_id
        self._table: Final = table
        self._judges: Final = judges
        self._steps: Final[list[Step]] = []
        self._total = 0
        self._asker = Asker("")  # who asked last
        self._wanted: Final = asyncio.Event()
        self._clock: asyncio.TimerHandle | None = None
        self._counted: Final = asyncio.Event()
        self._work: Final = asyncio.create_task(self._look_into())
        self._work.add_done_callback(self._finish)

    @property
    def failed(self) -> bool:
        """Whether it came to an end without having come to its end."""
        return self._work.done() and (self._work.cancelled() or self._work.exception() is not None)

    def stop(self) -> "asyncio.Task[None]":
        """Leave off."""
        self._stop_clock()
        self._work.cancel()
        return self._work

    async def course(self, asker: Asker) -> messages.Analysis:
        """As far as it is known, as soon as it is known how much there is."""
        self._go_on(asker)
        await self._counted.wait()
        if self.failed and not self._work.cancelled() and isinstance(error := self._work.exception(), TooMuch):
            raise error
        return messages.Analysis(total=self._total, course=make_course(self._table, self._steps))

    async def _look_into(self) -> None:
        table = self._table
        record, playouts = table.record(), usual_budget(table.game, table.players).playouts
        seed = secrets.randbits(SEED_BITS)
        await self._wanted.wait()
        plies = await self._judges.decisions(record, at=self._table_id, asker=self._asker)
        self._total = len(plies)
        self._counted.set()
        for ply in plies:
            await self._wanted.wait()
            step = await self._judges.judge(record, ply, playouts, seed, at=self._table_id, asker=self._asker)
            self._steps.append(step)

    def _go_on(self, asker: Asker) -> None:
        self._asker = asker
        self._stop_clock()
        if not self._work.done():
            self._wanted.set()
            self._clock = asyncio.get_running_loop().call_later(INTEREST_SECONDS, self._wanted.clear)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _finish(self, work: "asyncio.Task[None]") -> None:
        self._stop_clock()
        self._counted.set()  # nobody waits for what does not come
        if not work.cancelled() and (error := work.exception()) and not isinstance(error, TooMuch):
            logger.error("a game could not be looked into", exc_info=error)
