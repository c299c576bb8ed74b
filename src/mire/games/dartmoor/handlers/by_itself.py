"""What effects do by themselves."""

# The methods are explained in handler.py; not every kind needs all that they are given.

from mire.core.game import JSON
from mire.core.state import Step
from mire.games.dartmoor.handlers.handler import ByItself
from mire.games.dartmoor.model.position import Position
from mire.games.dartmoor.model.step_data import StepData
from mire.games.dartmoor.model.steps import Counted, OfAction
from mire.games.dartmoor.rules import effects


class DrawCards(ByItself[Counted]):
    """Cards of the stack come into the hand."""

    def advance(self, state: Position, step: Counted) -> bool:
        state.pending.pop()
        state.draw(step.cards)
        return True

    def to_json(self, state: Position, step: Counted) -> JSON:
        return {"ask": self.kind.name, "cards": step.cards}

    def from_json(self, data: StepData) -> Step:
        return Counted(self.kind, data.cards)


class Reveal(ByItself[Counted]):
    """Cards of the stack come into the cave, at once: nobody ever sees this step."""

    def advance(self, state: Position, step: Counted) -> bool:
        state.pending.pop()
        state.reveal_into_cave(step.cards)
        return True


class Act(ByItself[OfAction]):
    """An effect, a bonus or a cave begins to do what it does."""

    def advance(self, state: Position, step: OfAction) -> bool:
        state.pending.pop()
        effects.perform(state, state.components.actions[step.action])
        return True

    def to_json(self, state: Position, step: OfAction) -> JSON:
        return {"ask": self.kind.name, "action": step.action, "card": state.components.actions[step.action].card}

    def from_json(self, data: StepData) -> Step:
        return OfAction(self.kind, data.action)
