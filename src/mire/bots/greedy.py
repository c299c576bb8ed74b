"""One decision ahead: the move after which the game's own evaluation is best."""

from typing import ClassVar

from mire.bots.bot import Bot
from mire.core.moves import Move
from mire.core.seats import Seat


class GreedyBot(Bot):
    """Tries every move on a redealt copy."""

    at_once: ClassVar[bool] = True

    def choose(self, seat: Seat) -> Move:
        """The move that looks best."""
        return seat.redeal(self.rng).advise()
