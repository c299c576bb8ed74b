"""A turn: two cards are drawn, or one is played, put somewhere and paid for."""

# The methods are explained in handler.py; not every kind needs all that they are given.

from bisect import insort
from typing import Final

from mire.core.errors import BadRecord
from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import Step
from mire.games.dartmoor.box.card_names import face_named
from mire.games.dartmoor.box.components import FACE_IDS, Face
from mire.games.dartmoor.box.vocabulary import TREES
from mire.games.dartmoor.handlers.handler import ByItself, Handler
from mire.games.dartmoor.model import events
from mire.games.dartmoor.model.position import HAND_LIMIT, Position
from mire.games.dartmoor.model.step_data import StepData
from mire.games.dartmoor.model.steps import (
    DRAWING_STEP,
    DRAWS,
    END_STEP,
    FREE_WITH_EFFECT,
    HOW,
    NO_HOST,
    PLAYED,
    SPECIAL_CASE_CARDS,
    TURN_STEP,
    Counted,
    Discarding,
    Paying,
    Putting,
)
from mire.games.dartmoor.rules import notation
from mire.games.dartmoor.rules.effects import distinct
from mire.games.dartmoor.rules.playing import ask_payment, place, place_played, playable

CLEARING_LIMIT: Final = 10
CARDS_TO_DRAW: Final = 2


class Turn(Handler[Step]):
    """A turn begins: draw or play."""

    def advance(self, state: Position, step: Step) -> bool:
        """Special case: who can neither draw nor play shows the hand, discards two cards and draws two."""
        player = state.player
        if len(player.hand) < HAND_LIMIT or playable(state):
            return False
        state.pending = [END_STEP, Counted(DRAWS, SPECIAL_CASE_CARDS), Discarding(SPECIAL_CASE_CARDS, True)]
        player.show_hand(state.components)
        state.note(events.HAND_SHOWN, state.seat)
        return True

    def moves(self, state: Position, step: Step) -> list[Move]:
        return _draws(state) + [notation.PLAYS[face.number] for face in playable(state)]

    def answer(self, state: Position, step: Step, move: Move) -> None:
        state.pending.pop()
        state.pending.append(END_STEP)
        if move.verb is notation.PLAY:
            self._play(state, state.components.faces[move.a])
            return
        if len(state.player.hand) + 1 < HAND_LIMIT:
            state.pending.append(DRAWING_STEP)
        _draw(state, move)

    def _play(self, state: Position, face: Face) -> None:
        state.player.lose(face.card)
        if not face.is_host:
            state.pending.append(Putting(face.number, PLAYED))
        else:
            ask_payment(state, face, NO_HOST)

    def prompt(self, state: Position, step: Step) -> Saying:
        return Saying("dartmoor-turn", {"cards": min(CARDS_TO_DRAW, HAND_LIMIT - len(state.player.hand))})


class Draw(Handler[Step]):
    """The second card is drawn."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        return _draws(state)

    def answer(self, state: Position, step: Step, move: Move) -> None:
        state.pending.pop()
        _draw(state, move)


class Put(Handler[Putting]):
    """A half of a card needs a tree, shrub or moor."""

    def moves(self, state: Position, step: Putting) -> list[Move]:
        return [notation.ATS[host] for host in state.player.forest.places(state.components.faces[step.face])]

    def answer(self, state: Position, step: Putting, move: Move) -> None:
        state.pending.pop()
        face = state.components.faces[step.face]
        if step.how == PLAYED:
            ask_payment(state, face, move.a)
        else:
            place(state, face, move.a, effect=step.how == FREE_WITH_EFFECT, bonus=False)

    def prompt(self, state: Position, step: Putting) -> Saying:
        return Saying("dartmoor-at", {"species": state.components.faces[step.face].species.id})

    def to_json(self, state: Position, step: Putting) -> JSON:
        return {"ask": self.kind.name, "face": FACE_IDS[step.face], "how": HOW[step.how]}

    def from_json(self, data: StepData) -> Step:
        return Putting(_face_of(data), HOW.index(data.how))


class Pay(Handler[Paying]):
    """Hand cards go to the clearing until the card is paid for; then it is placed."""

    def moves(self, state: Position, step: Paying) -> list[Move]:
        return [notation.PAYS[card] for card in distinct(state.player.hand)]

    def answer(self, state: Position, step: Paying, move: Move) -> None:
        card = move.a
        state.player.lose(card)
        insort(state.clearing, card)
        state.paid.append(card)
        face = state.components.faces[step.face]
        if len(state.paid) == face.species.cost:
            state.pending.pop()
            bonus = state.earns_bonus(face)
            state.paid.clear()
            place_played(state, face, step.host, bonus=bonus)

    def prompt(self, state: Position, step: Paying) -> Saying:
        """How many cards are still to be paid, and whether the bonus can still be earned."""
        face = state.components.faces[step.face]
        species = face.species
        bonus = "none"
        if species.bonus is not None:
            bonus = "earned" if state.earns_bonus(face) else "lost"
        missing = species.cost - len(state.paid)
        about = {"species": species.id, "tree": TREES[face.tree], "bonus": bonus}
        return Saying("dartmoor-pay", {"cards": missing, **about})

    def to_json(self, state: Position, step: Paying) -> JSON:
        face = state.components.faces[step.face]
        return {
            "ask": self.kind.name,
            "face": FACE_IDS[step.face],
            "host": None if step.host == NO_HOST else step.host + 1,
            "cost": face.species.cost,
            "bonus": face.species.bonus is not None and state.earns_bonus(face),
        }

    def from_json(self, data: StepData) -> Step:
        return Paying(_face_of(data), NO_HOST if data.host is None else data.host - 1)


class EndTurn(ByItself[Step]):
    """A full clearing is emptied; the next one is on, or the same again."""

    def advance(self, state: Position, step: Step) -> bool:
        if len(state.clearing) >= CLEARING_LIMIT:
            state.note(events.EMPTIED, number=len(state.clearing))
            state.discard += state.clearing
            state.clearing = []
        state.pending = [TURN_STEP]
        state.turn += 1
        if state.extra_turns:
            state.extra_turns -= 1
        else:
            state.seat = (state.seat + 1) % len(state.players)
        return True


def _draws(state: Position) -> list[Move]:
    if len(state.player.hand) >= HAND_LIMIT:
        return []
    return [notation.DRAW_MOVE, *[notation.TAKES[card] for card in distinct(state.clearing)]]


def _draw(state: Position, move: Move) -> None:
    """From the stack or the clearing."""
    if move.verb is notation.DRAW:
        state.draw(1)
        return
    state.clearing.remove(move.a)
    state.player.gain_openly(move.a, state.components)


def _face_of(data: StepData) -> int:
    if data.face is None:
        raise BadRecord(f"state: the pending '{data.ask}' needs a face")
    return face_named(data.face, "state: pending")
