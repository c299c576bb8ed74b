"""What there is to know of each kind of pending step."""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import Kind, Step
from mire.games.dartmoor.model.position import Position
from mire.games.dartmoor.model.step_data import StepData
from mire.games.dartmoor.model.steps import Counted
from mire.games.dartmoor.rules.sources import granted_by

S = TypeVar("S", bound=Step)
C = TypeVar("C", bound=Counted)


class Handler(ABC, Generic[S]):
    """One kind of step: what can be done, what comes of it, how it is asked, written and read."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind

    @abstractmethod
    def moves(self, state: Position, step: S) -> list[Move]:
        """The legal moves."""

    @abstractmethod
    def answer(self, state: Position, step: S, move: Move) -> None:
        """Carry out a legal move."""

    def advance(self, state: Position, step: S) -> bool:
        """Let happen what happens by itself; if nothing does, there is something to decide."""
        return False

    def prompt(self, state: Position, step: S) -> Saying:
        """What is asked, with what it is about. Everybody may hear it, so nothing in it is hidden."""
        return Saying(f"dartmoor-{self.kind.name}", {})

    def to_json(self, state: Position, step: S) -> JSON:
        """The step as everybody may see it."""
        return {"ask": self.kind.name}

    def from_json(self, data: StepData) -> Step:
        """The step that was written so; whether it can be pending is checked elsewhere."""
        return Step(self.kind)


class ByItself(Handler[S]):
    """What happens by itself as soon as it is on top."""

    def moves(self, state: Position, step: S) -> list[Move]:
        """There is nothing to decide."""
        return []

    def answer(self, state: Position, step: S, move: Move) -> None:
        """Nobody is asked."""

    @abstractmethod
    def advance(self, state: Position, step: S) -> bool:
        """Let it happen."""


class Offer(Handler[S]):
    """What an effect asks for; where nothing can be had, nothing happens."""

    @abstractmethod
    def can_be_had(self, state: Position, step: S) -> bool:
        """Whether there is anything to decide about."""

    def advance(self, state: Position, step: S) -> bool:
        """Nothing to decide about is passed over."""
        if self.can_be_had(state, step):
            return False
        state.pending.pop()
        return True


class CountedOffer(Offer[C]):
    """An offer of so many cards, one after the other."""

    def prompt(self, state: Position, step: C) -> Saying:
        """How many are left, and who grants them."""
        return Saying(f"dartmoor-{self.kind.name}", {"cards": step.cards, "by": granted_by(state, step)})

    def to_json(self, state: Position, step: C) -> JSON:
        """How many are left."""
        return {"ask": self.kind.name, "cards": step.cards}

    def from_json(self, data: StepData) -> Step:
        """As many as are told."""
        return Counted(self.kind, data.cards)


def one_done(state: Position, step: Counted) -> None:
    """One of the cards is done; the step stays for those that are left."""
    state.pending.pop()
    if step.cards > 1:
        state.pending.append(step.after_one())
