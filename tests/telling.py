"""What the log says of a move in a position."""

from mire.core.game import Game
from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import Event, State


def told_of(game: Game, state: State, move: Move, seat: int) -> list[Saying]:
    """What a seat is told of a move, which is made on a copy."""
    return game.tell(events_of(state, move), seat)


def events_of(state: State, move: Move) -> list[Event]:
    """What the rules note when a move is made on a copy."""
    after = state.copy()
    after.events = events = list[Event]()
    after.play(move)
    return events
