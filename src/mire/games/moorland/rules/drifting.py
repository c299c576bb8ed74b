"""What becomes of the plants of a section when a card is laid on it."""

from mypy_extensions import i64

from mire.games.moorland.box.components import count, one
from mire.games.moorland.model.moor import Moor
from mire.games.moorland.model.position import Position
from mire.games.moorland.model.steps import Drifting
from mire.games.moorland.rules.water import can_spend_water


def shed(state: Position, moor: Moor, plant: i64) -> None:
    """A marker becomes surplus: the price of the card back, or because spaces do not suffice."""
    state.stock -= one(plant)
    moor.spill(plant, 1)


def settle_drift(state: Position, moor: Moor) -> None:
    """End the drift when no marker is left, or when none can go anywhere and no water marker can make room."""
    if state.stock:
        step = state.pending[-1]
        assert isinstance(step, Drifting)
        if moor.open & step.reach or can_spend_water(moor):
            return
        for plant in range(4):
            moor.spill(plant, count(state.stock, plant))
        state.stock = 0
    state.pending.pop()
