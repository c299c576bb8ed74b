"""What cards ask: the name of the question, and what the card remembers of the answers so far."""

from typing import Final

from mire.core.sayings import Values
from mire.games.farmers import notation
from mire.games.farmers.cards.action_boosters import (
    ForestHut,
    NaturesFertilizer,
    PeatCuttingRights,
    RegisterOfCraftsmen,
    TakeSpecial,
)
from mire.games.farmers.cards.card import EFFECTS, Effect, card_of
from mire.games.farmers.cards.effects import ArrivingTile, AtSpaces, Choose, LayTile
from mire.games.farmers.cards.farm_planners import (
    DOUBLED,
    BogForest,
    BuildingPlan,
    ClearFelling,
    Extension,
    NatureReserve,
    SpecialPasture,
    SwapMoor,
    Thicket,
    WildFields,
)
from mire.games.farmers.cards.food import ButchersBlock, FallowFields
from mire.games.farmers.cards.goods_providers import PeatCuttingExpedition, PeatSled
from mire.games.farmers.cards.livestock import BRED_UP, STALL_ROUNDS, CattleStall, LivestockMarket, taken_of
from mire.games.farmers.cards.points import BuildAfterwards, Tombstone
from mire.games.farmers.goods import ANIMALS, DELIVERIES, FIRST_TILE
from mire.games.farmers.grid import NAMES, ones
from mire.games.farmers.improvements import IDS
from mire.games.farmers.position import Position
from mire.games.farmers.steps import Asked

# By what a card does; all others offer something that is taken or left
QUESTIONS: Final[dict[type[Effect], str]] = {
    SwapMoor: "swap",
    ClearFelling: "turn-over",
    BuildingPlan: "stable",
    NatureReserve: "reserve",
    SpecialPasture: "pasture",
    WildFields: "field",
    Thicket: "double",
    BogForest: "cover",
    Extension: "extension",
    LayTile: "lay",
    ArrivingTile: "arrived",
    Tombstone: "block",
    PeatCuttingExpedition: "remove",
    FallowFields: "fallow",
    ForestHut: "hut",
    RegisterOfCraftsmen: "craft",
    BuildAfterwards: "build",
    TakeSpecial: "special",
    PeatCuttingRights: "rights",
    NaturesFertilizer: "sow",
    PeatSled: "wait",
    ButchersBlock: "slaughter",
    LivestockMarket: "raise",
    CattleStall: "order",
    Choose: "get",
}
ASKED_AGAIN: Final = ["turn-over", "stable", "field", "double", "cover", "remove", "fallow", "raise"]
USE: Final = "use"
PAY: Final = "pay"  # what a card takes is not there yet, but can be had


def question_of(state: Position, step: Asked) -> str:
    """The name of what is asked."""
    for kind, question in QUESTIONS.items():
        if isinstance(EFFECTS[step.effect], kind):
            return question
    return USE if notation.USES[card_of(step.effect)] in state.moves() else PAY


def asked(state: Position, step: Asked) -> Values:
    """What a question is about: the card, the tile or space, and how many answers are left."""
    effect = EFFECTS[step.effect]
    values: Values = {
        "card": IDS[card_of(step.effect)],
        "question": question_of(state, step),
        "left": _left(effect, step),
    }
    if isinstance(effect, LayTile):
        values["tile"] = DELIVERIES[FIRST_TILE + effect.tile]
        values["optional"] = "yes" if effect.optional else "no"
    elif isinstance(effect, SwapMoor):
        values["optional"] = "yes" if notation.DONE_MOVE in state.moves() else "no"
    elif isinstance(effect, ArrivingTile):
        values["tile"] = DELIVERIES[step.memory]
    elif isinstance(effect, NaturesFertilizer):
        values["at"] = NAMES[step.memory]
    elif isinstance(effect, Extension):
        values["first"] = NAMES[step.memory.bit_length() - 1] if step.memory else "none"
    elif isinstance(effect, ButchersBlock):
        values["must"] = "yes" if step.memory else "no"
    elif isinstance(effect, CattleStall):
        values["round"] = state.round + STALL_ROUNDS[min(ones(step.memory), len(STALL_ROUNDS) - 1)]
    return values


def _left(effect: Effect, step: Asked) -> int:
    """How many times the card can be used at once, this time included."""
    if isinstance(effect, AtSpaces) and effect.times:
        return effect.times - step.memory
    if isinstance(effect, Thicket):
        return DOUBLED - ones(step.memory)
    if isinstance(effect, LivestockMarket):
        return BRED_UP - sum([taken_of(step.memory, kind) for kind in range(len(ANIMALS) - 1)])
    return 1
