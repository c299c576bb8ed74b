"""What can be pending: the decisions of a turn. Those that need more than their kind have a class of their own."""

from typing import Final

from mypy_extensions import i64

from mire.core.state import Kind, Step

TAKE: Final = Kind(0, "take")  # A
GROW: Final = Kind(1, "grow")  # B
PLAY: Final = Kind(2, "play")  # C
SURPLUS: Final = Kind(3, "surplus")  # which marker the card back costs
DRIFT: Final = Kind(4, "drift")  # where the next marker goes
TO: Final = Kind(5, "to")  # where a water marker moves a plant

TAKE_STEP: Final = Step(TAKE)
GROW_STEP: Final = Step(GROW)
PLAY_STEP: Final = Step(PLAY)
SURPLUS_STEP: Final = Step(SURPLUS)


class Drifting(Step):
    """Plants drift from a section just covered."""

    def __init__(self, section: i64, reach: i64) -> None:
        super().__init__(DRIFT)
        self.section: Final = section
        self.reach: Final = reach  # the places that the waterways lead to, a bit each


class Moving(Step):
    """A water marker moves a plant off a section."""

    def __init__(self, section: i64, plant: i64) -> None:
        super().__init__(TO)
        self.section: Final = section
        self.plant: Final = plant
