"""The position in a game: plain data, with everything half done on a stack of pending steps."""

from abc import ABC, abstractmethod
from typing import Final

from mire.core.moves import Move
from mire.core.seeds import Stream

NOBODY: Final = -1  # no seat: the game is over, or who looks on is a spectator
EVERYBODY: Final = -2  # all seats together: everything laid open, when the game has ended


class Ask:
    """A kind of decision; its name is the id of its prompt."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


class Step:
    """One thing still to be done, with the numbers it needs. Immutable, so copies of a state share it."""

    def __init__(self, ask: Ask, a: int = 0, b: int = 0) -> None:
        self.ask: Final = ask
        self.a: Final = a
        self.b: Final = b


class State(ABC):
    """What lies on the table. The decision to make is the top (the last) of `pending`."""

    seat: int  # whose decision it is; NOBODY when the game is over
    turn: int  # grows when what was done can't be taken back: another turn began or something hidden came up
    pending: list[Step]

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
