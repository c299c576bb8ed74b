"""The hands before the first round, and what a round is made of by itself."""

from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import Values
from mire.core.state import NOBODY, Step
from mire.games.farmers.box.board import ROUNDS
from mire.games.farmers.handlers.handler import Handler
from mire.games.farmers.model.deck import HAND
from mire.games.farmers.model.events import OVER, FarmersEvent
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.step_data import StepData
from mire.games.farmers.model.steps import OfSeat
from mire.games.farmers.rules import dealing, notation, rounds


class SeatHandler(Handler[OfSeat]):
    """Something of one player."""

    def to_json(self, state: Position, step: OfSeat) -> JSON:
        return {"seat": step.seat}

    def from_json(self, data: StepData) -> Step:
        return OfSeat(self.kind, data.seat)


class HandHandler(SeatHandler):
    """A decision before the first round."""

    def advance(self, state: Position, step: OfSeat) -> bool:
        """It is the player's turn; what there is only one way to do is done."""
        if state.seat != step.seat:
            state.pass_to(step.seat)
            return True
        return super().advance(state, step)


class Draft(HandHandler):
    """A card of a pack for the hand."""

    def moves(self, state: Position, step: OfSeat) -> list[Move]:
        return dealing.draft_moves(state, step.seat)

    def answer(self, state: Position, step: OfSeat, move: Move) -> None:
        dealing.take(state, step.seat, move.a)

    def values(self, state: Position, step: OfSeat) -> Values:
        deck = state.deck
        return {"hand": len(deck.hands[step.seat]) + 1, "all": HAND, "pack": len(deck.pack_in_hand(step.seat))}


class Change(HandHandler):
    """Cards of the first hand for others."""

    def moves(self, state: Position, step: OfSeat) -> list[Move]:
        return dealing.change_moves(state)

    def answer(self, state: Position, step: OfSeat, move: Move) -> None:
        if move.verb is notation.CHANGE:
            dealing.set_aside(state, step.seat, move.a)
        else:
            dealing.draw_others(state, step.seat)

    def values(self, state: Position, step: OfSeat) -> Values:
        return {"aside": len(state.deck.aside[step.seat])}


# What happens by itself


class Prepare(Handler[Step]):
    """The next round, or the end."""

    def advance(self, state: Position, step: Step) -> bool:
        """After the last round the game is over."""
        state.pending.pop()
        if state.round == ROUNDS:
            state.seat = NOBODY
            state.note(FarmersEvent(OVER))
            return False
        rounds.prepare(state)
        return True


class Decide(SeatHandler):
    """What lies below is for another player."""

    def advance(self, state: Position, step: OfSeat) -> bool:
        """Who decides now."""
        state.pending.pop()
        state.come_to(step.seat)
        return True


class Open(Handler[Step]):
    """The first turn of a round, when all that was asked at its beginning is decided."""

    def advance(self, state: Position, step: Step) -> bool:
        """It can begin."""
        state.pending.pop()
        rounds.open_round(state)
        return True


class Return(Handler[Step]):
    """Everybody returns home, when all that was asked at the end of a round is decided."""

    def advance(self, state: Position, step: Step) -> bool:
        """They do."""
        rounds.return_home(state)
        return True
