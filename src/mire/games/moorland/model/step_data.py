"""A pending step as it is read from a position."""

from typing import Literal

import msgspec

from mire.games.moorland.box.loading import Plant

Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]


class StepData(msgspec.Struct, forbid_unknown_fields=True):
    """Something still to be done in this turn; the last of the list comes first."""

    ask: Literal["take", "grow", "play", "surplus", "drift", "to"]
    section: Letter | None = None
    plant: Plant | None = None
