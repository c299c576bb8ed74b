"""A house without a server around it: tables and pages by direct call, and thinkers that wait for a gate to open."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from mire.server.bots import thinkers
from mire.server.bots.scheduler import Asker, Lane
from mire.server.bots.thinkers import Thinkers
from mire.server.http.app import make_app
from mire.server.messages import AskHint, NewSeat, NewTable
from mire.server.settings import Settings
from mire.server.storage import Storage, open_storage
from mire.server.tables.guests import Guest
from mire.server.tables.live import LiveTable
from mire.server.tables.table_registry import TableRegistry
from tests.patience import PATIENCE
from tests.server.client import JSON
from tests.server.worlds import record

ANN, BEN = Asker("1.1.1.1", "ann"), Asker("2.2.2.2", "ben")


class Gated(Thinkers):
    """Thinks here, when the gate is open, and remembers what it began."""

    def __init__(self, quick: int, long: int) -> None:
        super().__init__(quick, long)
        self.gate = asyncio.Event()
        self.begun: list[str] = []

    async def _run(self, _: Lane, work: Any) -> Any:
        self.begun.append(work.func.__name__)
        await self.gate.wait()
        return work()

    @property
    def waiting(self) -> int:
        """How much is waiting, or being thought about."""
        return len(self._scheduler._jobs)


def in_a_house(tmp_path: Path, story: Callable[[TableRegistry, Gated], Coroutine[Any, Any, None]]) -> None:
    """What happens in a house of its own, whose tables are in a file of this folder."""

    async def tell() -> None:
        async with TableRegistry.open(Settings(database=place(tmp_path), thinkers=1)) as registry:
            assert isinstance(registry._thinkers, Gated)
            await story(registry, registry._thinkers)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mire.server.tables.table_registry.Thinkers", Gated)
        patch.setattr(thinkers, "HINT_SECONDS", 0.01)
        asyncio.run(tell())


def place(folder: Path) -> str:
    """Where such a house keeps its tables."""
    return f"sqlite:///{folder / 'tables.sqlite'}"


@asynccontextmanager
async def another_server(folder: Path) -> AsyncIterator[Storage]:
    """The storage of another server on the same file."""
    other = await open_storage(place(folder))
    try:
        await other.beat()
        yield other
    finally:
        await other.close()


async def a_table(registry: TableRegistry, *bots: str) -> LiveTable:
    """A table for these bots, or else for two people."""
    seats = [NewSeat("bot", bot=bot) for bot in bots] or [NewSeat("me"), NewSeat("me")]
    table_id, _ = await registry.set_up(NewTable(seats, game="moorland"))
    return await registry.table(table_id)


async def a_finished_game(registry: TableRegistry, seed: int = 5) -> LiveTable:
    table_id, _ = await registry.set_up(NewTable(record=record(seed=seed)))
    return await registry.table(table_id)


def a_page(table: LiveTable, seat: int = 0, asker: Asker = ANN) -> Guest:
    guest = Guest({seat}, seat, asker)
    table.enter(guest, None)
    return guest


async def told(guest: Guest) -> list[JSON]:
    """The answers a page has got since it last looked; the shows of the table go unseen."""
    await settle()
    messages = [await guest.outbox.next() for _ in range(len(guest.outbox._waiting))]
    return [answer for message in messages if message and "id" in (answer := json.loads(message))]


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0.001)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.001)


async def ask(table: LiveTable, guest: Guest, number: int = 1) -> None:
    seat = table.course.table.seat
    assert seat is not None
    for count in range(number):
        await table.handle(guest, AskHint(f"hint {count}", table.course.ply_for(seat), seat))
        await asyncio.sleep(0)


def client(registry: TableRegistry, address: str = "1.1.1.1", **headers: str) -> httpx.AsyncClient:
    """Somebody who asks by HTTP."""
    transport = httpx.ASGITransport(make_app(registry), client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers)
