"""What a bot does wrong, told in one line that names it."""

from collections.abc import Sequence
from pathlib import Path
from traceback import extract_tb

from mire.core.errors import IllegalMove, MireError
from mire.core.sayings import in_english
from mire.core.table import Table


class BotFault(MireError):
    """A bot that failed at its decision, or chose what is not legal."""


def blame(error: Exception, names: Sequence[str], table: Table, seed: int | None = None) -> BotFault:
    """The fault of whoever had to decide at a table; its seed is told unless it is secret."""
    seat = table.seat
    assert seat is not None
    game = "" if seed is None else f" of the game with seed {seed}"
    reason = in_one_line(error, names[seat])
    return BotFault(f"{names[seat]} failed at move {table.ply + 1}{game}, at seat {seat + 1}: {reason}")


def in_one_line(error: Exception, bot: str) -> str:
    """An error, and of a user's own bot the last line of its file that led to it."""
    file = str(Path(bot.rpartition(":")[0]).resolve())
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == file]
    where = f" (line {lines[-1]})" if lines else ""
    reason = in_english(error.why) if isinstance(error, IllegalMove) and error.why else str(error)
    return f"{type(error).__name__}: {reason}{where}"
