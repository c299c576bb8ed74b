"""Water markers: spent in any part of a turn, each moves a plant to another section."""

from mypy_extensions import i64

from mire.core.moves import Move
from mire.games.moorland.box.components import count
from mire.games.moorland.model.moor import Moor
from mire.games.moorland.model.position import ALL_LETTERS, Position
from mire.games.moorland.model.steps import Moving
from mire.games.moorland.rules import notation


def add_water_moves(moor: Moor, moves: list[Move]) -> None:
    """The moves that spend a water marker, behind the others."""
    spacious: i64 = moor.open & ALL_LETTERS
    if not spacious:
        return
    for section, plants in enumerate(moor.plants):
        if plants and spacious != 1 << section:
            for plant in range(4):
                if count(plants, plant):
                    moves.append(notation.WATERS[4 * section + plant])


def can_spend_water(moor: Moor) -> bool:
    """Whether there is a water marker, and a plant that it can move."""
    if not moor.water:
        return False
    moves: list[Move] = []
    add_water_moves(moor, moves)
    return bool(moves)


def spend_water(state: Position, moor: Moor, move: Move) -> None:
    """The marker goes; where the plant goes is the next decision."""
    moor.water -= 1
    state.pending.append(Moving(move.a, move.b))


def water_targets(moor: Moor, source: i64) -> i64:
    """The ground sections that a water marker can move a plant to from another one, a bit each."""
    return moor.open & ALL_LETTERS & ~(1 << source)
