"""Each kind of pending step, with all there is to know of it."""

from typing import Any, Final

from mire.games.dartmoor.handlers.by_itself import Act, DrawCards, Reveal
from mire.games.dartmoor.handlers.caves import Choose, EnterCave
from mire.games.dartmoor.handlers.handler import Handler
from mire.games.dartmoor.handlers.offers import Discard, Lay, Place, Store, Take
from mire.games.dartmoor.handlers.turns import Draw, EndTurn, Pay, Put, Turn
from mire.games.dartmoor.model.steps import (
    ACTING,
    CHOOSING,
    DISCARDING,
    DRAWING,
    DRAWS,
    END,
    IN_CAVE,
    LAYING,
    PAYING,
    PLACING,
    PUTTING,
    REVEALS,
    STORING,
    TAKING,
    TURN,
)

HANDLERS: Final[list[Handler[Any]]] = [  # in the order of their numbers
    Choose(CHOOSING),
    Turn(TURN),
    Draw(DRAWING),
    Put(PUTTING),
    Pay(PAYING),
    Take(TAKING),
    Store(STORING),
    Place(PLACING),
    Lay(LAYING),
    Discard(DISCARDING),
    EnterCave(IN_CAVE),
    EndTurn(END),
    DrawCards(DRAWS),
    Reveal(REVEALS),
    Act(ACTING),
]
