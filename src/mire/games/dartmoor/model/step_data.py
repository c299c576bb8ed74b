"""A pending step as it is read from a position."""

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]


class StepData(msgspec.Struct, forbid_unknown_fields=True):
    """Something still to be done; the last of the list comes first."""

    ask: Literal[
        "cave",
        "turn",
        "draw",
        "at",
        "pay",
        "in-cave",
        "end",
        "take",
        "store",
        "place",
        "moor",
        "discard",
        "draws",
        "acting",
    ]
    face: str | None = None
    host: int | None = None
    how: Literal["played", "free", "free-with-effect"] = "played"
    cards: Count = 0
    special_case: bool = False
    action: Count = 0
    seat: Count = 0
    cost: Count = 0
    bonus: bool = False
    card: str | None = None
