"""A storage used step by step, so that tests of it read as stories."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from mire.server.storage import Change, Clock, Storage, open_storage
from mire.server.tables.expiry import forget_old
from tests.patience import PATIENCE

T = TypeVar("T")


class Shelf:
    """An open storage."""

    def __init__(self, place: str, clock: Clock | None = None) -> None:
        self._runner = asyncio.Runner()
        try:
            self._storage: Storage = self._runner.run(open_storage(place, clock))
        except BaseException:
            self._runner.close()
            raise

    def create(self, table: str, setup: bytes = b"set-up") -> None:
        self.do(lambda storage: storage.create(table, setup))

    def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        return self.do(lambda storage: storage.load(table))

    def append(self, table: str, ply: int, entry: bytes) -> None:
        self.do(lambda storage: storage.append(table, ply, entry))

    def visit(self, table: str) -> None:
        self.do(lambda storage: storage.visit(table))

    def goes(self, table: str) -> float | None:
        return self.do(lambda storage: storage.goes(table))

    def forget_old(self, keep_days: int) -> list[str]:
        return self.do(lambda storage: forget_old(storage, keep_days))

    def secret(self) -> bytes:
        return self.do(lambda storage: storage.secret())

    def changed(self, patience: float = PATIENCE) -> Change:
        return self.do(lambda storage: storage.changed(), patience)

    def tell(self, **told: bytes) -> None:
        self.do(lambda storage: storage.tell(told))

    def hear(self, *tables: str) -> dict[str, list[bytes]]:
        """What others tell, without how long ago that was."""
        heard = self.do(lambda storage: storage.hear(tables))
        return {table: sorted(what for what, _ in told) for table, told in heard.items()}

    def ages(self, table: str) -> list[float]:
        """How many seconds ago others told something."""
        return [ago for _, ago in self.do(lambda storage: storage.hear([table]))[table]]

    def beat(self) -> frozenset[str]:
        return self.do(lambda storage: storage.beat())

    def do(self, work: Callable[[Storage], Awaitable[T]], patience: float = PATIENCE) -> T:
        """Have one thing done."""
        return self._runner.run(self._bounded(work, patience))

    def at_once(self, *works: Callable[[Storage], Awaitable[Any]]) -> list[Any]:
        """Have things done at the same time: what comes of each, be it an error."""

        return self.do(lambda storage: asyncio.gather(*[work(storage) for work in works], return_exceptions=True))

    def close(self) -> None:
        self.do(lambda storage: storage.close())
        self._runner.close()

    async def _bounded(self, work: Callable[[Storage], Awaitable[T]], patience: float) -> T:
        async with asyncio.timeout(patience):
            return await work(self._storage)


@contextmanager
def shelf(place: str, clock: Clock | None = None) -> Iterator[Shelf]:
    """A storage while it is needed."""
    opened = Shelf(place, clock)
    try:
        yield opened
    finally:
        opened.close()
