"""What effects let a player decide."""

# The methods are explained in handler.py; not every kind needs all that they are given.

from bisect import insort

from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import Step
from mire.games.dartmoor.box.naming import kinds_of
from mire.games.dartmoor.handlers.handler import CountedOffer, Offer, one_done
from mire.games.dartmoor.model.position import HAND_LIMIT, Position
from mire.games.dartmoor.model.step_data import StepData
from mire.games.dartmoor.model.steps import (
    DRAWS,
    FREE,
    FREE_WITH_EFFECT,
    NO_HOST,
    Counted,
    Discarding,
    OfAction,
    Putting,
)
from mire.games.dartmoor.rules import notation
from mire.games.dartmoor.rules.effects import distinct, is_repeated, placeable
from mire.games.dartmoor.rules.playing import place
from mire.games.dartmoor.rules.sources import card_or_cave


class Take(CountedOffer[Counted]):
    """Cards of the clearing come into the hand, if the player likes."""

    def can_be_had(self, state: Position, step: Counted) -> bool:
        return step.cards > 0 and bool(state.clearing) and len(state.player.hand) < HAND_LIMIT

    def moves(self, state: Position, step: Counted) -> list[Move]:
        return [*[notation.TAKES[card] for card in distinct(state.clearing)], notation.SKIP_MOVE]

    def answer(self, state: Position, step: Counted, move: Move) -> None:
        if move.verb is notation.SKIP:
            state.pending.pop()
            return
        one_done(state, step)
        state.clearing.remove(move.a)
        state.player.gain_openly(move.a, state.components)


class Store(CountedOffer[Counted]):
    """Cards of the clearing come into the cave."""

    def can_be_had(self, state: Position, step: Counted) -> bool:
        return step.cards > 0 and bool(state.clearing)

    def moves(self, state: Position, step: Counted) -> list[Move]:
        return [notation.STORES[card] for card in distinct(state.clearing)]

    def answer(self, state: Position, step: Counted, move: Move) -> None:
        one_done(state, step)
        state.clearing.remove(move.a)
        state.player.stored.append(move.a)


class Place(Offer[OfAction]):
    """A card, or any number one after the other, is placed free of charge, if the player likes."""

    def can_be_had(self, state: Position, step: OfAction) -> bool:
        return bool(placeable(state, state.components.actions[step.action]))

    def moves(self, state: Position, step: OfAction) -> list[Move]:
        action = state.components.actions[step.action]
        return [*[notation.PLACES[face.number] for face in placeable(state, action)], notation.SKIP_MOVE]

    def answer(self, state: Position, step: OfAction, move: Move) -> None:
        if move.verb is notation.SKIP:
            state.pending.pop()
            return
        action = state.components.actions[step.action]
        face = state.components.faces[move.a]
        if not is_repeated(action):
            state.pending.pop()
        if action.from_clearing:
            state.clearing.remove(face.card)
        else:
            state.player.lose(face.card)
        if not face.is_host:
            state.pending.append(Putting(face.number, FREE_WITH_EFFECT if action.with_effect else FREE))
        else:
            place(state, face, NO_HOST, effect=action.with_effect, bonus=False)

    def prompt(self, state: Position, step: OfAction) -> Saying:
        action = state.components.actions[step.action]
        values = {
            "by": card_or_cave(action.card),
            "what": kinds_of(state.components, action.of),
            "source": "clearing" if action.from_clearing else "hand",
            "number": "any" if is_repeated(action) else "one",
            "effect": "yes" if action.with_effect else "no",
        }
        return Saying("dartmoor-place", values)

    def to_json(self, state: Position, step: OfAction) -> JSON:
        return {"ask": self.kind.name, "action": step.action, "card": state.components.actions[step.action].card}

    def from_json(self, data: StepData) -> Step:
        return OfAction(self.kind, data.action)


class Lay(CountedOffer[Counted]):
    """Hand cards are laid face down as universal moors, if the player likes: nobody else knows which cards they are."""

    def can_be_had(self, state: Position, step: Counted) -> bool:
        return step.cards > 0 and bool(state.player.hand)

    def moves(self, state: Position, step: Counted) -> list[Move]:
        return [*[notation.LAYS[card] for card in distinct(state.player.hand)], notation.SKIP_MOVE]

    def answer(self, state: Position, step: Counted, move: Move) -> None:
        if move.verb is notation.SKIP:
            state.pending.pop()
            return
        one_done(state, step)
        player = state.player
        player.hand.remove(move.a)
        draws = player.forest.lay(move.a, state.components.universal)
        if draws:
            state.pending.append(Counted(DRAWS, draws))


class Discard(CountedOffer[Discarding]):
    """Hand cards go to the clearing."""

    def can_be_had(self, state: Position, step: Discarding) -> bool:
        return step.cards > 0 and bool(state.player.hand)

    def moves(self, state: Position, step: Discarding) -> list[Move]:
        return [notation.DISCARDS[card] for card in distinct(state.player.hand)]

    def answer(self, state: Position, step: Discarding, move: Move) -> None:
        one_done(state, step)
        state.player.lose(move.a)
        insort(state.clearing, move.a)

    def prompt(self, state: Position, step: Discarding) -> Saying:
        return Saying("dartmoor-discard", {"cards": step.cards, "special_case": "yes" if step.special_case else "no"})

    def to_json(self, state: Position, step: Discarding) -> JSON:
        return {"ask": self.kind.name, "cards": step.cards, "special_case": step.special_case}

    def from_json(self, data: StepData) -> Step:
        return Discarding(data.cards, data.special_case)
