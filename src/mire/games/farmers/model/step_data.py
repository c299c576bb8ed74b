"""What is pending as data."""

from typing import Annotated, Any

import msgspec

from mire.core.errors import BadRecord
from mire.games.farmers.box import board, special_cards
from mire.games.farmers.box.goods import DELIVERIES
from mire.games.farmers.box.grid import NAMES

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]


class StepData(msgspec.Struct, forbid_unknown_fields=True):
    """Something still to be done; the last of the list comes first."""

    ask: str
    actions: list[str] = []
    begun: str | bool | None = None
    optional: bool = False
    one_of: bool = False
    spaces: list[str] = []
    breeding: bool = False
    guest: bool = False
    space: str = board.IDS[0]
    choice: Count = 0
    seat: Count = 0
    burnt: bool = False
    instant: str = ""
    card: str = ""
    effect: Count = 0
    number: Count = 0
    action: str = special_cards.ACTIONS[0]
    ware: str = DELIVERIES[0]
    animals: list[str] = []
    wood: Any = None  # follows from the rest


def read_spaces(names: list[str], where: str) -> int:
    """Spaces of a farmyard as a set."""
    numbers = read_names(names, NAMES, where)
    if len(set(numbers)) != len(numbers):
        raise BadRecord(f"state: {where}: a space is named twice")
    return sum([1 << number for number in numbers])


def read_names(names: list[str], words: list[str], where: str) -> list[int]:
    """The numbers of things with names."""
    for name in names:
        if name not in words:
            raise BadRecord(f"state: {where}: there is no '{name[:40]}'")
    return [words.index(name) for name in names]
