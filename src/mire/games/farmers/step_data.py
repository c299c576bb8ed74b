"""What is pending as data, and what the questions of cards remember."""

from typing import Annotated, Any, Final

import msgspec

from mire.core.errors import BadRecord
from mire.core.game import JSON
from mire.games.farmers import board, special
from mire.games.farmers.cards.card import EFFECT_BITS, EFFECTS, card_of
from mire.games.farmers.cards.livestock import TAKEN_BITS, taken_of
from mire.games.farmers.cards.timing import DELIVERED
from mire.games.farmers.goods import ANIMALS, DELIVERIES
from mire.games.farmers.grid import NAMES, names_of
from mire.games.farmers.improvements import IDS
from mire.games.farmers.improvements import number as card_named
from mire.games.farmers.steps import Asked

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]

# What the question of a card remembers, if it is not a number
SPACES: Final = [card_named(name) for name in ("thicket", "farm_extension", "moor_enclosures")]
SPACE: Final = [card_named(name) for name in ("moor_archaeology", "natures_fertilizer")]
ARRIVED: Final = [
    card_named(name) for name in ("forest_swamp", "swamp", "tree_nursery", "surveyors_map", "cattle_stall")
]
TOOL_SHED: Final = card_named("tool_shed")
CATTLE_STALL: Final = card_named("cattle_stall")
LIVESTOCK_MARKET: Final = card_named("livestock_market")


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
    action: str = special.ACTIONS[0]
    ware: str = DELIVERIES[0]
    animals: list[str] = []
    wood: Any = None  # follows from the rest


def memory_to_json(step: Asked) -> JSON:
    """What a question remembers."""
    card = card_of(step.effect)
    if card in SPACES:
        return {"spaces": names_of(step.memory)}
    if card in SPACE:
        return {"spaces": [NAMES[step.memory]]}
    if card in ARRIVED and EFFECTS[step.effect].instant == DELIVERED:
        return {"ware": DELIVERIES[step.memory]}
    if card == TOOL_SHED:
        return {"action": special.ACTIONS[step.memory]}
    if card == CATTLE_STALL:
        return {"animals": [name for kind, name in enumerate(ANIMALS) if step.memory >> kind & 1]}
    if card == LIVESTOCK_MARKET:
        return {"animals": [name for kind, name in enumerate(ANIMALS) for _ in range(taken_of(step.memory, kind))]}
    return {"number": step.memory}


def read_effect(data: StepData) -> int:
    """The code of the effect that asks."""
    code = read_names([data.card], IDS, "pending")[0] << EFFECT_BITS | data.effect
    if code not in EFFECTS or data.effect >= 1 << EFFECT_BITS:
        raise BadRecord(f"state: pending: {data.card} has no effect {data.effect}")
    return code


def memory_from_json(data: StepData, code: int) -> int:
    """The same."""
    card = card_of(code)
    if card in SPACES:
        return read_spaces(data.spaces, "pending")
    if card in SPACE:
        if len(data.spaces) != 1:
            raise BadRecord(f"state: pending: {data.card} is about one of the 'spaces'")
        return read_names(data.spaces, NAMES, "pending")[0]
    if card in ARRIVED and EFFECTS[code].instant == DELIVERED:
        return read_names([data.ware], DELIVERIES, "pending")[0]
    if card == TOOL_SHED:
        return read_names([data.action], special.ACTIONS, "pending")[0]
    if card in (CATTLE_STALL, LIVESTOCK_MARKET):
        kinds = read_names(data.animals, ANIMALS, "pending")
        bits = TAKEN_BITS if card == LIVESTOCK_MARKET else 1
        if any([kinds.count(kind) >= 1 << bits for kind in kinds]):
            raise BadRecord(f"state: pending: {data.card} has too many animals of a kind")
        return sum([1 << bits * kind for kind in kinds])
    return data.number


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
