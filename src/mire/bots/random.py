"""Any legal move, all alike."""

from typing import ClassVar

from mire.bots.bot import Bot
from mire.core.moves import Move
from mire.core.seats import Seat


class RandomBot(Bot):
    """Plays by chance."""

    at_once: ClassVar[bool] = True

    def choose(self, seat: Seat) -> Move:
        """A legal move by chance."""
        moves = seat.moves()
        chance: float = self.rng.random()
        return moves[int(chance * float(len(moves)))]
