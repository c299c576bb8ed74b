"""How good a position is."""

from mire.games.moorland.rules import MoorlandState
from mire.games.moorland.scoring import scores


def evaluate(state: MoorlandState, seat: int) -> float:
    """The points as they stand."""
    return scores(state)[seat].total
