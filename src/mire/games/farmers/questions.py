"""What cards ask: the name of the question, and what the card remembers of the answers so far."""

from typing import Final

from mire.core.state import Step
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
from mire.games.farmers.rules import FarmersState
from mire.games.farmers.wording import Values

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


def question_of(state: FarmersState, step: Step) -> str:
    """The name of what is asked."""
    for kind, question in QUESTIONS.items():
        if isinstance(EFFECTS[step.a], kind):
            return question
    return USE if notation.USES[card_of(step.a)] in state.moves() else PAY


def asked(state: FarmersState, step: Step) -> Values:
    """What a question is about: the card, the tile or space, and how many answers are left."""
    effect = EFFECTS[step.a]
    values: Values = {"card": IDS[card_of(step.a)], "question": question_of(state, step), "left": _left(effect, step)}
    if isinstance(effect, LayTile):
        values["tile"] = DELIVERIES[FIRST_TILE + effect.tile]
        values["optional"] = "yes" if effect.optional else "no"
    elif isinstance(effect, SwapMoor):
        values["optional"] = "yes" if notation.DONE_MOVE in state.moves() else "no"
    elif isinstance(effect, ArrivingTile):
        values["tile"] = DELIVERIES[step.b]
    elif isinstance(effect, NaturesFertilizer):
        values["at"] = NAMES[step.b]
    elif isinstance(effect, Extension):
        values["first"] = NAMES[step.b.bit_length() - 1] if step.b else "none"
    elif isinstance(effect, ButchersBlock):
        values["must"] = "yes" if step.b else "no"
    elif isinstance(effect, CattleStall):
        values["round"] = state.round + STALL_ROUNDS[min(ones(step.b), len(STALL_ROUNDS) - 1)]
    return values


def _left(effect: Effect, step: Step) -> int:
    """How many times the card can be used at once, this time included."""
    if isinstance(effect, AtSpaces) and effect.times:
        return effect.times - step.b
    if isinstance(effect, Thicket):
        return DOUBLED - ones(step.b)
    if isinstance(effect, LivestockMarket):
        return BRED_UP - sum([taken_of(step.b, kind) for kind in range(len(ANIMALS) - 1)])
    return 1
