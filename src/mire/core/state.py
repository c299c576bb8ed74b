"""The position in a game: plain data, with everything half done on a stack of pending steps."""

from abc import ABC, abstractmethod
from typing import Final

from mire.core.moves import Move
from mire.core.seeds import Stream

NOBODY: Final = -1  # no seat: the game is over, or who looks on is a spectator
EVERYBODY: Final = -2  # all seats together: everything laid open, when the game has ended


class Kind:
    """A kind of pending step: a decision, or something that happens by itself."""

    def __init__(self, number: int, name: str) -> None:
        self.number: Final = number  # its place in the game's list of handlers
        self.name: Final = name  # the id of its prompt, and its name in positions


class Step:
    """One thing still to be done. Immutable, so copies of a state share it; a kind that needs more has a subclass."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind


class Event:
    """Something that happened while a move was carried out. What it takes to tell it is in each game's own."""


class State(ABC):
    """What lies on the table. The decision to make is the top (the last) of `pending`."""

    seat: int  # whose decision it is; NOBODY when the game is over
    turn: int  # grows when what was done can't be taken back: another turn began or something hidden came up
    pending: list[Step]
    events: list[Event] | None  # where the rules note what happens, for the log; None if nobody will ask

    @abstractmethod
    def moves(self) -> list[Move]:
        """All legal moves, each once; empty only when the game is over."""

    @abstractmethod
    def play(self, move: Move) -> None:
        """Carry out a move known to be legal."""

    @abstractmethod
    def copy(self) -> "State":
        """A state of its own that shares nothing that can change."""

    @abstractmethod
    def redeal(self, seat: int, stream: Stream) -> None:
        """Deal anew all that the seat can't know: what comes out follows from its view and the stream alone."""
