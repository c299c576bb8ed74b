"""Finished games looked into, decision by decision, while others play: kept for who asks again, up to a number."""

import asyncio
import logging
import secrets
from typing import Final, Protocol

from mire.analysis.course import Step, make_course, usual_budget
from mire.core.table import Table
from mire.server import messages

logger: Final = logging.getLogger("mire.server")

MOST_COURSES: Final = 100  # in memory, each some hundred kilobytes
SEED_BITS: Final = 64


class Judges(Protocol):
    """Where decisions are judged, see Thinkers."""

    async def decisions(self, record: str) -> list[int]:
        """Where there was something to decide."""

    async def judge(self, record: str, ply: int, playouts: int, seed: int) -> Step:
        """What a decision was worth."""


class Analyses:
    """The courses of finished games by table. Only one decision is judged at a time, so that bots wait for no more."""

    def __init__(self, judges: Judges, most: int = MOST_COURSES) -> None:
        self._judges: Final = judges
        self._most: Final = most
        self._turn: Final = asyncio.Lock()  # games that are looked into at once take turns
        self._found: Final[dict[str, _Analysis]] = {}  # who was asked for last comes last

    async def course(self, table_id: str, table: Table) -> messages.Analysis:
        """The course of a game that is over, as far as it is known; the first to ask has it begun."""
        assert table.over
        analysis = self._found.pop(table_id, None)
        if analysis is None or analysis.failed:
            analysis = _Analysis(table, self._judges, self._turn)
        self._found[table_id] = analysis
        while len(self._found) > self._most:
            self._found.pop(next(iter(self._found))).stop()
        return await analysis.course()

    async def close(self) -> None:
        """The server ends."""
        work = [analysis.stop() for analysis in self._found.values()]
        await asyncio.gather(*work, return_exceptions=True)


class _Analysis:
    """One game being looked into."""

    def __init__(self, table: Table, judges: Judges, turn: asyncio.Lock) -> None:
        self._table: Final = table
        self._judges: Final = judges
        self._turn: Final = turn
        self._steps: Final[list[Step]] = []
        self._total = 0
        self._counted: Final = asyncio.Event()
        self._work: Final = asyncio.create_task(self._look_into())
        self._work.add_done_callback(self._finish)

    @property
    def failed(self) -> bool:
        """Whether it came to an end without having come to its end."""
        return self._work.done() and (self._work.cancelled() or self._work.exception() is not None)

    def stop(self) -> "asyncio.Task[None]":
        """Leave off."""
        self._work.cancel()
        return self._work

    async def course(self) -> messages.Analysis:
        """As far as it is known, as soon as it is known how much there is."""
        await self._counted.wait()
        return messages.Analysis(total=self._total, course=make_course(self._table, self._steps))

    async def _look_into(self) -> None:
        table = self._table
        record, playouts = table.record(), usual_budget(table.game, table.players).playouts
        seed = secrets.randbits(SEED_BITS)
        async with self._turn:
            plies = await self._judges.decisions(record)
        self._total = len(plies)
        self._counted.set()
        for ply in plies:
            async with self._turn:
                self._steps.append(await self._judges.judge(record, ply, playouts, seed))

    def _finish(self, work: "asyncio.Task[None]") -> None:
        self._counted.set()  # nobody waits for what does not come
        if not work.cancelled() and (error := work.exception()) is not None:
            logger.error("a game could not be looked into", exc_info=error)
