"""What is pending, step by step, as views tell it and as it is read back."""

from typing import Annotated, Any, Final

import msgspec

from mire.core.errors import BadRecord
from mire.core.game import JSON
from mire.core.state import Ask, Step
from mire.games.farmers import board, special, steps
from mire.games.farmers.cards.card import EFFECT_BITS, EFFECTS, card_of
from mire.games.farmers.cards.livestock import TAKEN_BITS, taken_of
from mire.games.farmers.cards.timing import AFTER_SPACE, AFTER_SPECIAL, BUILT_ROOMS, DELIVERED, PERSON_ACTED
from mire.games.farmers.components import ACTION_NAMES, actions_of
from mire.games.farmers.goods import ANIMALS, DELIVERIES
from mire.games.farmers.grid import NAMES, names_of
from mire.games.farmers.improvements import IDS
from mire.games.farmers.improvements import number as card_named
from mire.games.farmers.pastures import Shape, fences_of
from mire.games.farmers.rules import FarmersState
from mire.games.farmers.steps import ACTING, ASKED, FENCING, HOUSING, OCCURRING, ONE_OF, OPTIONAL

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
ACTIONS: Final = {name: action for action, name in ACTION_NAMES.items()}
ASKS: Final[dict[str, Ask]] = {
    ask.name: ask
    for ask in [
        steps.TURN,
        steps.GETTING,
        steps.CUTTING,
        steps.FELLING,
        steps.CLEARING,
        steps.SOLO_CARD,
        steps.AGAIN,
        steps.PREPARING,
        ACTING,
        FENCING,
        HOUSING,
        steps.FEEDING,
        steps.HEATING,
        steps.BREEDING,
        ASKED,
        steps.DRAFTING,
        steps.CHANGING,
        steps.DECIDING,
        OCCURRING,
        steps.OPENING,
        steps.RETURNING,
    ]
}
OF_A_SEAT: Final = [
    steps.FEEDING,
    steps.HEATING,
    steps.BREEDING,
    steps.DRAFTING,
    steps.CHANGING,
    steps.DECIDING,
]
INSTANTS: Final = {
    PERSON_ACTED: "person_acted",
    AFTER_SPACE: "after_space",
    AFTER_SPECIAL: "after_special",
    BUILT_ROOMS: "built_rooms",
}

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


def step_told(state: FarmersState, step: Step) -> JSON:
    """A step for a view."""
    ask = step.ask
    told: JSON = {"ask": ask.name}
    if ask is ACTING:
        begun = step.b & ~(OPTIONAL | ONE_OF)
        told["actions"] = actions_of(step.a)
        told["begun"] = ACTION_NAMES[begun] if begun else None
        told["optional"] = step.b & OPTIONAL != 0
        if step.b & ONE_OF:
            told["one_of"] = True
    elif ask is FENCING:
        told["spaces"] = names_of(step.a)
        told["wood"] = fences_of(state.player.farm.pastures).missing_for(Shape(step.a))
    elif ask is HOUSING:
        told["breeding"] = step.a == 1
        if step.b:
            told["guest"] = True
    elif ask is steps.GETTING:
        told["space"] = board.IDS[step.a]
        told["choice"] = step.b
    elif ask in OF_A_SEAT:
        told["seat"] = step.a
        if ask is steps.FEEDING:
            told["begun"] = step.b == 1
        elif ask is steps.HEATING and step.b:
            told["burnt"] = True
    elif ask is OCCURRING:
        told |= _occurring_told(step)
    elif ask is ASKED:
        told |= {"card": IDS[card_of(step.a)], "effect": step.a & (1 << EFFECT_BITS) - 1}
        told |= _memory_told(step)
    return told


def _occurring_told(step: Step) -> JSON:
    told: JSON = {"instant": INSTANTS[step.a]}
    if step.a == AFTER_SPACE:
        told["space"] = board.IDS[step.b]
    elif step.a == AFTER_SPECIAL:
        told["action"] = special.ACTIONS[step.b]
    elif step.a == BUILT_ROOMS:
        told["number"] = step.b
    return told


def _memory_told(step: Step) -> JSON:
    """What a question remembers."""
    card = card_of(step.a)
    if card in SPACES:
        return {"spaces": names_of(step.b)}
    if card in SPACE:
        return {"spaces": [NAMES[step.b]]}
    if card in ARRIVED and EFFECTS[step.a].instant == DELIVERED:
        return {"ware": DELIVERIES[step.b]}
    if card == TOOL_SHED:
        return {"action": special.ACTIONS[step.b]}
    if card == CATTLE_STALL:
        return {"animals": [name for kind, name in enumerate(ANIMALS) if step.b >> kind & 1]}
    if card == LIVESTOCK_MARKET:
        return {"animals": [name for kind, name in enumerate(ANIMALS) for _ in range(taken_of(step.b, kind))]}
    return {"number": step.b}


def step_read(data: StepData) -> Step:
    """The step in such data."""
    if data.ask not in ASKS:
        raise BadRecord(f"state: nothing pending is called '{data.ask[:40]}'; there are: {', '.join(ASKS)}")
    ask = ASKS[data.ask]
    if ask is ACTING:
        begun = [data.begun] if isinstance(data.begun, str) else []
        flags = (OPTIONAL if data.optional else 0) | (ONE_OF if data.one_of else 0)
        return Step(ask, _actions(data.actions), _actions(begun) | flags)
    if ask is FENCING:
        return Step(ask, read_spaces(data.spaces, "pending"))
    if ask is HOUSING:
        return Step(ask, int(data.breeding), int(data.guest))
    if ask is steps.GETTING:
        return Step(ask, read_names([data.space], board.IDS, "pending")[0], data.choice)
    if ask in OF_A_SEAT:
        begun_or_burnt = data.begun is True if ask is steps.FEEDING else data.burnt if ask is steps.HEATING else False
        return Step(ask, data.seat, int(begun_or_burnt))
    if ask is OCCURRING:
        return _occurring_read(data)
    return _asked_read(data) if ask is ASKED else Step(ask)


def _occurring_read(data: StepData) -> Step:
    names = list(INSTANTS.values())
    instant = list(INSTANTS)[read_names([data.instant], names, "pending")[0]]
    if instant == AFTER_SPACE:
        return Step(OCCURRING, instant, read_names([data.space], board.IDS, "pending")[0])
    if instant == AFTER_SPECIAL:
        return Step(OCCURRING, instant, read_names([data.action], special.ACTIONS, "pending")[0])
    return Step(OCCURRING, instant, data.number if instant == BUILT_ROOMS else 0)


def _asked_read(data: StepData) -> Step:
    card = read_names([data.card], IDS, "pending")[0]
    code = card << EFFECT_BITS | data.effect
    if code not in EFFECTS or data.effect >= 1 << EFFECT_BITS:
        raise BadRecord(f"state: pending: {data.card} has no effect {data.effect}")
    return Step(ASKED, code, _memory_read(data, code))


def _memory_read(data: StepData, code: int) -> int:
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


def _actions(names: list[str]) -> int:
    wrong = [name for name in names if name not in ACTIONS]
    if wrong or len(set(names)) != len(names):
        raise BadRecord(f"state: pending: the actions are, each once: {', '.join(ACTIONS)}")
    return sum([ACTIONS[name] for name in names])


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
