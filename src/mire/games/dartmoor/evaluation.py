"""How good a position is for a player: the points in the forest and what the hand promises.

Judged by what the seat may know: the forests, the own hand, how many cards others hold.
"""

from typing import Final

from mire.games.dartmoor.rules import DartmoorState
from mire.games.dartmoor.scoring import score


class Weights:
    """What the estimate believes, in points."""

    def __init__(self) -> None:
        self.hand_card = 1.2  # for a card in the hand


WEIGHTS: Final = Weights()


def evaluate(state: DartmoorState, seat: int) -> float:
    """The points a seat can expect at the end."""
    return float(score(state, seat).total) + WEIGHTS.hand_card * float(len(state.players[seat].hand))
