"""What is said of moves: one to choose, and the log, made from what the rules noted."""

from collections.abc import Sequence

from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import Event
from mire.games.moorland.model.events import MoorlandEvent
from mire.games.moorland.model.position import Position
from mire.games.moorland.rules import notation


def name_move(state: Position, move: Move) -> Saying:
    """A move to choose; a growth with the number of plants."""
    if move.verb is not notation.GROW:
        return Saying(f"moorland-move-{move.verb.word}", move.values())
    return Saying("moorland-move-grow-plants", {**move.values(), "plants": state.structure.grown_on(move.a)})


def tell(events: Sequence[Event]) -> list[Saying]:
    """The move with its consequences, and if it ends the round the clean-up and what is revealed then."""
    told: list[Saying] = []
    for event in events:
        assert isinstance(event, MoorlandEvent)
        told.append(Saying(f"moorland-tell-{event.name}", event.values, event.seat))
    return told
