"""What a player at a seat has: the legal moves, the view, and redealt copies to think with. Never the table."""

from typing import Final

from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.table import Rng, Table


class Seat:
    """A seat at a table, as a bot gets it."""

    def __init__(self, table: Table, number: int) -> None:
        self._table: Final = table
        self.number: Final = number

    def __reduce__(self) -> tuple[type["Seat"], tuple[Table, int]]:
        return Seat, (self._table, self.number)

    @property
    def players(self) -> int:
        """How many are at the table."""
        return self._table.players

    @property
    def turn(self) -> int:
        """Which turn of the game it is."""
        return self._table.turn

    def moves(self) -> list[Move]:
        """The legal moves, if the decision is this seat's."""
        return self._table.moves() if self._table.seat == self.number else []

    def view(self) -> JSON:
        """All that this seat may know."""
        return self._table.view(self.number)

    def redeal(self, rng: Rng) -> Table:
        """A table as it may be for all that this seat knows, to try moves on."""
        return self._table.redeal(self.number, rng)
