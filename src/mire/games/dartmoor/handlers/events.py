"""What effects do by themselves."""

# The methods are explained in handler.py; not every kind needs all that they are given.

from mire.core.game import JSON
from mire.core.state import Step
from mire.games.dartmoor import effects
from mire.games.dartmoor.handler import Event
from mire.games.dartmoor.position import Position
from mire.games.dartmoor.step_data import StepData
from mire.games.dartmoor.steps import Counted, OfAction


class DrawCards(Event):
    """Cards of the stack come into the hand."""

    def advance(self, state: Position, step: Step) -> bool:
        assert isinstance(step, Counted)
        state.pending.pop()
        state.draw(step.cards)
        return True

    def to_json(self, state: Position, step: Step) -> JSON:
        assert isinstance(step, Counted)
        return {"ask": self.kind.name, "cards": step.cards}

    def from_json(self, data: StepData) -> Step:
        return Counted(self.kind, data.cards)


class Reveal(Event):
    """Cards of the stack come into the cave, at once: nobody ever sees this step."""

    def advance(self, state: Position, step: Step) -> bool:
        assert isinstance(step, Counted)
        state.pending.pop()
        state.reveal_into_cave(step.cards)
        return True


class Act(Event):
    """An effect, a bonus or a cave begins to do what it does."""

    def advance(self, state: Position, step: Step) -> bool:
        assert isinstance(step, OfAction)
        state.pending.pop()
        effects.perform(state, state.components.actions[step.action])
        return True

    def to_json(self, state: Position, step: Step) -> JSON:
        assert isinstance(step, OfAction)
        return {"ask": self.kind.name, "action": step.action, "card": state.components.actions[step.action].card}

    def from_json(self, data: StepData) -> Step:
        return OfAction(self.kind, data.action)
