"""What a kind of pending step does: its moves, its answers, what happens by itself, its prompt and its JSON."""

from typing import Final, Generic, TypeVar

from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import Saying, Values
from mire.core.state import Kind, Step
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.step_data import StepData
from mire.games.farmers.rules import exchanges

S = TypeVar("S", bound=Step)


class Handler(Generic[S]):
    """Handles a kind of step: as is said here, where a subclass does not say otherwise."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind

    def moves(self, state: Position, step: S) -> list[Move]:
        """The legal moves when it is to be decided."""
        return []

    def answer(self, state: Position, step: S, move: Move) -> None:
        """Carry out one of them: what is no answer of its own is an exchange, or a use of a card."""
        exchanges.carry_out(state, move)

    def advance(self, state: Position, step: S) -> bool:
        """Do what happens by itself, such as what there is only one way to do; False when it is to be decided."""
        moves = self.moves(state, step)
        if len(moves) > 1:
            return False
        state.carry_out(moves[0])
        return True

    def prompt(self, state: Position, step: S) -> Saying:
        """What is asked, with what it is about."""
        return Saying(f"farmers-{self.kind.name}", self.values(state, step))

    def values(self, state: Position, step: S) -> Values:
        """What it is about. Others read it too: it must not tell what can be done with a hand."""
        return {}

    def to_json(self, state: Position, step: S) -> JSON:
        """What a view tells of it besides its name."""
        return {}

    def from_json(self, data: StepData) -> Step:
        """The step in such data."""
        return Step(self.kind)
