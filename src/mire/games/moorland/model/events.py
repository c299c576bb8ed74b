"""What the rules note while they play, for the log. Everybody may know all of it."""

from typing import Final

from mire.core.sayings import Values
from mire.core.state import Event


class MoorlandEvent(Event):
    """Something that happened to a player, or to the whole table."""

    def __init__(self, name: str, values: Values, seat: int | None = None) -> None:
        self.name: Final = name
        self.values: Final = values
        self.seat: Final = seat
