"""All handlers, by the number of their kind."""

from typing import Any, Final

from mire.core.errors import BadRecord
from mire.core.game import JSON
from mire.core.sayings import Saying
from mire.core.state import Step
from mire.games.farmers.handlers.acting import ActingHandler, FencingHandler, HousingHandler
from mire.games.farmers.handlers.cards import AskedHandler, OccurringHandler
from mire.games.farmers.handlers.handler import Handler
from mire.games.farmers.handlers.harvest import BreedingHandler, FeedingHandler, HeatingHandler
from mire.games.farmers.handlers.rounds import (
    ChangingHandler,
    DecidingHandler,
    DraftingHandler,
    OpeningHandler,
    PreparingHandler,
    ReturningHandler,
)
from mire.games.farmers.handlers.turns import (
    AgainHandler,
    ClearingHandler,
    CuttingHandler,
    FellingHandler,
    GettingHandler,
    SoloCardHandler,
    TurnHandler,
)
from mire.games.farmers.position import Position
from mire.games.farmers.step_data import StepData

HANDLERS: Final[list[Handler[Any]]] = [
    TurnHandler(),
    ActingHandler(),
    FencingHandler(),
    HousingHandler(),
    GettingHandler(),
    CuttingHandler(),
    FellingHandler(),
    ClearingHandler(),
    SoloCardHandler(),
    AgainHandler(),
    FeedingHandler(),
    HeatingHandler(),
    AskedHandler(),
    DraftingHandler(),
    ChangingHandler(),
    PreparingHandler(),
    BreedingHandler(),
    DecidingHandler(),
    OccurringHandler(),
    OpeningHandler(),
    ReturningHandler(),
]
BY_NAME: Final = {handler.kind.name: handler for handler in HANDLERS}


def prompt(state: Position) -> Saying:
    """What is asked now."""
    if not state.pending:
        return Saying("farmers-over", {})
    step = state.pending[-1]
    return HANDLERS[step.kind.number].prompt(state, step)


def step_to_json(state: Position, step: Step) -> JSON:
    """A step for a view."""
    return {"ask": step.kind.name, **HANDLERS[step.kind.number].to_json(state, step)}


def step_from_json(data: StepData) -> Step:
    """The step in such data."""
    if data.ask not in BY_NAME:
        raise BadRecord(f"state: nothing pending is called '{data.ask[:40]}'; there are: {', '.join(BY_NAME)}")
    return BY_NAME[data.ask].from_json(data)
