"""Score pads as people fill them in: the rows of numbers, checked."""

from collections.abc import Mapping, Sequence

from mire.core.checks import is_whole, shown
from mire.core.errors import BadSetup
from mire.core.game import PadField


def read_row(
    fields: Sequence[PadField], entry: Mapping[str, object], player: int, blank: int | None = 0
) -> dict[str, int]:
    """The numbers of one player, counted from 1. What is left blank counts as given, or must not be if that is None."""
    row: dict[str, int] = {}
    for field in fields:
        number = entry.get(field.name, blank)
        if not is_whole(number) or not field.least <= number <= field.most:
            raise pad_fault(player, f"'{field.name}' must be {field.least} to {field.most}, not {shown(number)}")
        row[field.name] = number
    for name in entry:
        if name not in row:
            raise pad_fault(player, f"'{name}' is not on the pad; it has {', '.join(row)}")
    return row


def pad_fault(player: int, complaint: str) -> BadSetup:
    """Something is wrong with what a player filled in."""
    return BadSetup(f"player {player}: {complaint}")
