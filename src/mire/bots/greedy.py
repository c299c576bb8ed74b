"""One decision ahead: the move after which the game's own evaluation is best."""

from mire.bots.bot import Bot
from mire.core.moves import Move
from mire.core.seats import Seat
from mire.core.table import Table


class GreedyBot(Bot):
    """Tries every move on a redealt copy.

    A move that opens smaller decisions is judged when those are made too, unless the game can judge it half way.
    """

    def choose(self, seat: Seat) -> Move:
        """The move that looks best."""
        return self._best(seat.redeal(self.rng), seat.number)[0]

    def _best(self, table: Table, seat: int) -> tuple[Move, float]:
        moves = table.moves()
        best = moves[0]
        most = float("-inf")
        for move in moves:
            value = self._value(table, move, seat)
            if value > most:
                best = move
                most = value
        return best, most

    def _value(self, table: Table, move: Move, seat: int) -> float:
        after = table.copy()
        after.play(move)
        while not table.game.judges_half_way and after.depth > table.depth and after.seat == seat:
            after.play(self._best(after, seat)[0])
        return after.evaluate(seat)
