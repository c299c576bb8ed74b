"""Before the first turn: everybody chooses a cave, then the effects of the caves are carried out."""

# The methods are explained in handler.py; not every kind needs all that they are given.

from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.state import Step
from mire.games.dartmoor.handlers.handler import ByItself, Handler
from mire.games.dartmoor.model import events
from mire.games.dartmoor.model.position import Position
from mire.games.dartmoor.model.step_data import StepData
from mire.games.dartmoor.model.steps import ACTING, OfAction, OfSeat
from mire.games.dartmoor.rules import notation


class Choose(Handler[OfSeat]):
    """A seat chooses a cave; the last one goes to who is left."""

    def moves(self, state: Position, step: OfSeat) -> list[Move]:
        return [notation.CHOICES[cave] for cave in state.caves]

    def answer(self, state: Position, step: OfSeat, move: Move) -> None:
        self._choose(state, move.a)

    def advance(self, state: Position, step: OfSeat) -> bool:
        state.pass_to(step.seat)
        if len(state.caves) > 1:
            return False
        state.note(events.LAST_CAVE, state.seat, state.caves[0])
        self._choose(state, state.caves[0])
        return True

    def _choose(self, state: Position, cave: int) -> None:
        state.pending.pop()
        state.caves.remove(cave)
        state.player.cave = cave

    def to_json(self, state: Position, step: OfSeat) -> JSON:
        return {"ask": self.kind.name, "seat": step.seat}

    def from_json(self, data: StepData) -> Step:
        return OfSeat(self.kind, data.seat)


class EnterCave(ByItself[OfSeat]):
    """The effect of a seat's cave."""

    def advance(self, state: Position, step: OfSeat) -> bool:
        state.pass_to(step.seat)
        state.pending.pop()
        for action in reversed(state.components.caves[state.player.cave].actions):
            state.pending.append(OfAction(ACTING, action.number))
        return True

    def to_json(self, state: Position, step: OfSeat) -> JSON:
        return {"ask": self.kind.name, "seat": step.seat}

    def from_json(self, data: StepData) -> Step:
        return OfSeat(self.kind, data.seat)
