"""What there is to know of each kind of pending step."""

from abc import ABC, abstractmethod
from typing import Final

from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import Kind, Step
from mire.games.dartmoor.position import Position
from mire.games.dartmoor.sources import granted_by
from mire.games.dartmoor.step_data import StepData
from mire.games.dartmoor.steps import Counted


class Handler(ABC):
    """One kind of step: what can be done, what comes of it, how it is asked, written and read."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind

    @abstractmethod
    def moves(self, state: Position, step: Step) -> list[Move]:
        """The legal moves."""

    @abstractmethod
    def answer(self, state: Position, step: Step, move: Move) -> None:
        """Carry out a legal move."""

    def advance(self, state: Position, step: Step) -> bool:  # noqa: ARG002 - most decisions wait for the player
        """Let happen what happens by itself; if nothing does, there is something to decide."""
        return False

    def prompt(self, state: Position, step: Step) -> Saying:  # noqa: ARG002
        """What is asked, with what it is about. Everybody may hear it, so nothing in it is hidden."""
        return Saying(f"dartmoor-{self.kind.name}", {})

    def to_json(self, state: Position, step: Step) -> JSON:  # noqa: ARG002
        """The step as everybody may see it."""
        return {"ask": self.kind.name}

    def from_json(self, data: StepData) -> Step:  # noqa: ARG002
        """The step that was written so; whether it can be pending is checked elsewhere."""
        return Step(self.kind)


class Event(Handler):
    """What happens by itself as soon as it is on top."""

    def moves(self, state: Position, step: Step) -> list[Move]:  # noqa: ARG002
        """There is nothing to decide."""
        return []

    def answer(self, state: Position, step: Step, move: Move) -> None:
        """Never asked for."""
        raise NotImplementedError

    @abstractmethod
    def advance(self, state: Position, step: Step) -> bool:
        """Let it happen."""


class Offer(Handler):
    """What an effect asks for; where nothing can be had, nothing happens."""

    @abstractmethod
    def can_be_had(self, state: Position, step: Step) -> bool:
        """Whether there is anything to decide about."""

    def advance(self, state: Position, step: Step) -> bool:
        """Nothing to decide about is passed over."""
        if self.can_be_had(state, step):
            return False
        state.pending.pop()
        return True


class CountedOffer(Offer):
    """An offer of so many cards, one after the other."""

    def prompt(self, state: Position, step: Step) -> Saying:
        """How many are left, and who grants them."""
        assert isinstance(step, Counted)
        return Saying(f"dartmoor-{self.kind.name}", {"cards": step.cards, "by": granted_by(state, step)})

    def to_json(self, state: Position, step: Step) -> JSON:  # noqa: ARG002
        """How many are left."""
        assert isinstance(step, Counted)
        return {"ask": self.kind.name, "cards": step.cards}

    def from_json(self, data: StepData) -> Step:
        """As many as are told."""
        return Counted(self.kind, data.cards)


def one_done(state: Position, step: Step) -> None:
    """One of the cards is done; the step stays for those that are left."""
    assert isinstance(step, Counted)
    state.pending.pop()
    if step.cards > 1:
        state.pending.append(step.after_one())
