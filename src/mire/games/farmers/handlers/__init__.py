"""Each kind of pending step, with all there is to know of it."""

from typing import Any, Final

from mire.core.errors import BadRecord
from mire.core.game import JSON
from mire.core.sayings import Saying
from mire.core.state import Step
from mire.games.farmers.handlers.acting import Act, Fence, House
from mire.games.farmers.handlers.cards import Ask, Occur
from mire.games.farmers.handlers.handler import Handler
from mire.games.farmers.handlers.harvest import Breed, Feed, Heat
from mire.games.farmers.handlers.rounds import (
    Change,
    Decide,
    Draft,
    Open,
    Prepare,
    Return,
)
from mire.games.farmers.handlers.turns import (
    Clear,
    Cut,
    Fell,
    Get,
    SoloCard,
    Turn,
    UseAgain,
)
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.step_data import StepData
from mire.games.farmers.model.steps import (
    ACTING,
    AGAIN,
    BREEDING,
    CARD_CHOICE,
    CHANGING,
    CLEARING,
    CUTTING,
    DECIDING,
    DRAFTING,
    FEEDING,
    FELLING,
    FENCING,
    GETTING,
    HEATING,
    HOUSING,
    OCCURRING,
    OPENING,
    PREPARING,
    RETURNING,
    SOLO_CARD,
    TURN,
)

HANDLERS: Final[list[Handler[Any]]] = [  # in the order of their numbers
    Turn(TURN),
    Act(ACTING),
    Fence(FENCING),
    House(HOUSING),
    Get(GETTING),
    Cut(CUTTING),
    Fell(FELLING),
    Clear(CLEARING),
    SoloCard(SOLO_CARD),
    UseAgain(AGAIN),
    Feed(FEEDING),
    Heat(HEATING),
    Ask(CARD_CHOICE),
    Draft(DRAFTING),
    Change(CHANGING),
    Prepare(PREPARING),
    Breed(BREEDING),
    Decide(DECIDING),
    Occur(OCCURRING),
    Open(OPENING),
    Return(RETURNING),
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
