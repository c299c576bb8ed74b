"""Replays of finished games, made once and kept as long as there is room for them."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from mire.core.table import Table
from mire.server.bots.scheduler import Asker

MOST_BYTES: Final = 16_000_000  # in memory; a long game has some ten thousand


class Makers(Protocol):
    """Where replays are made, see Thinkers."""

    async def replay(
        self, table: Table, look: int | None, *, at: str, asker: Asker, keep: Callable[[bytes], None]
    ) -> bytes:
        """A finished game for some eyes, as compressed JSON; `keep` gets it too."""


class Replays:
    """The replays that were asked for last, by table and eyes."""

    def __init__(self, makers: Makers, most: int = MOST_BYTES) -> None:
        self._makers: Final = makers
        self._most: Final = most
        self._made: Final[OrderedDict[tuple[str, int | None], bytes]] = OrderedDict()
        self._bytes = 0

    async def replay(self, table_id: str, table: Table, look: int | None, asker: Asker) -> bytes:
        """A finished game for some eyes; all who ask at the same time get the same."""
        assert table.over
        key = (table_id, look)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        return await self._makers.replay(table, look, at=table_id, asker=asker, keep=partial(self._keep, key))

    def _keep(self, key: tuple[str, int | None], replay: bytes) -> None:
        if len(replay) > self._most:
            return
        self._made[key] = replay
        self._bytes += len(replay)
        while self._bytes > self._most:
            self._bytes -= len(self._made.popitem(last=False)[1])
