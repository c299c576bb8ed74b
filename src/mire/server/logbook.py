"""What was told at a table, kept as it is sent, so that whoever comes or takes back need not wait for a replay."""

from collections.abc import Collection, Sequence

from mire.core.table import Table
from mire.server import door, messages


class LogBook:
    """For each pair of eyes what it was told of every move."""

    def __init__(self) -> None:
        self._told: dict[int | None, list[messages.Lines]] = {}

    def read(self, table: Table, look: int | None) -> messages.Lines:
        """The whole log up to a position."""
        told = self._told.get(look)
        if told is None or len(told) < table.ply:
            told = self._told[look] = door.whole_log(table, look)
        return [line for lines in [door.told_before(table), *told[: table.ply]] for line in lines]

    def write(self, frames: Sequence[messages.Frame], look: int | None) -> None:
        """Add what was just told, if this pair of eyes has a log."""
        told = self._told.get(look)
        for frame in frames:
            if told is not None and len(told) == frame.n - 1:
                told.append(frame.lines)

    def take_back(self, ply: int) -> None:
        """Moves from this one on have not been made."""
        for told in self._told.values():
            del told[ply:]

    def forget(self, looks: Collection[int | None]) -> None:
        """Keep nothing but for these eyes."""
        self._told = {look: told for look, told in self._told.items() if look in looks}
