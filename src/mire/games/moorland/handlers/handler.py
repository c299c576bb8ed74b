"""What there is to know of each kind of pending step."""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import Saying, Values
from mire.core.state import Kind, Step
from mire.games.moorland.box.components import ROUNDS
from mire.games.moorland.model.position import Position
from mire.games.moorland.model.step_data import StepData

S = TypeVar("S", bound=Step)


class Handler(ABC, Generic[S]):
    """One kind of step: what can be done, what comes of it, how it is asked, written and read."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind

    @abstractmethod
    def moves(self, state: Position, step: S) -> list[Move]:
        """The legal moves, at least one."""

    @abstractmethod
    def answer(self, state: Position, step: S, move: Move) -> None:
        """Carry out a legal move."""

    def prompt(self, state: Position, step: S) -> Saying:
        """What is asked, with what it is about."""
        return Saying(f"moorland-{self.kind.name}", round_values(state))

    def to_json(self, step: S) -> JSON:
        """The step as everybody may see it."""
        return {"ask": self.kind.name}

    def from_json(self, state: Position, data: StepData) -> Step:
        """The step that was written so, in a position that is complete but for its steps."""
        return Step(self.kind)


def round_values(state: Position) -> Values:
    """What every prompt tells."""
    return {"round": state.round, "rounds": ROUNDS}
