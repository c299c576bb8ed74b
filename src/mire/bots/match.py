"""Bots at a table, playing to the end."""

from collections.abc import Sequence

from mire.bots.bot import Bot
from mire.core.seats import Seat
from mire.core.table import Table


def play_out(table: Table, bots: Sequence[Bot]) -> int:
    """Play a table to its end, bot by seat; the number of decisions made."""
    seats = [Seat(table, number) for number in range(table.players)]
    decisions = 0
    while not table.over:
        number = table.seat
        assert number is not None
        table.play(bots[number].choose(seats[number]))
        decisions += 1
    return decisions
