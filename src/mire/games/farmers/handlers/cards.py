"""What cards ask, and instants that come for them when something else is done."""

from mire.core.errors import BadRecord
from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import Step
from mire.games.farmers.box import board, special_cards
from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.cards.card import EFFECT_BITS, EFFECTS, USE, asked, card_of, fire
from mire.games.farmers.cards.moments import AFTER_SPACE, AFTER_SPECIAL, BUILT_ROOMS, INSTANTS
from mire.games.farmers.explain import move_text_cards
from mire.games.farmers.explain.deeds import note_loss
from mire.games.farmers.handlers.handler import Handler
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.step_data import StepData, read_names
from mire.games.farmers.model.steps import Acting, Asked, Occurring
from mire.games.farmers.rules import notation


class Ask(Handler[Asked]):
    """A card asks its owner."""

    def moves(self, state: Position, step: Asked) -> list[Move]:
        return EFFECTS[step.effect].moves(state, step)

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        state.pending.pop()
        EFFECTS[step.effect].answer(state, step, move)

    def advance(self, state: Position, step: Asked) -> bool:
        """If there is nothing to answer, it does not ask."""
        if len(self.moves(state, step)):
            return False
        state.pending.pop()
        note_loss(state, step, state.seat)
        return True

    def prompt(self, state: Position, step: Asked) -> Saying:
        values = asked(state, step)
        if values["question"] == USE:
            values |= move_text_cards.facts(state, notation.USES[card_of(step.effect)])
        return Saying(f"farmers-ask-{values['question']}", values)

    def to_json(self, state: Position, step: Asked) -> JSON:
        effect = step.effect & (1 << EFFECT_BITS) - 1
        memory = EFFECTS[step.effect].remembers.to_json(step.memory)
        return {"card": IDS[card_of(step.effect)], "effect": effect, **memory}

    def from_json(self, data: StepData) -> Step:
        code = read_names([data.card], IDS, "pending")[0] << EFFECT_BITS | data.effect
        if code not in EFFECTS or data.effect >= 1 << EFFECT_BITS:
            raise BadRecord(f"state: pending: {data.card} has no effect {data.effect}")
        return Asked(code, EFFECTS[code].remembers.from_json(data))


class Occur(Handler[Occurring]):
    """An instant comes for the cards of who decides."""

    def advance(self, state: Position, step: Occurring) -> bool:
        """It has come; the rooms of an action are those there were not before."""
        state.pending.pop()
        following = len(state.pending)
        if step.instant == BUILT_ROOMS:
            fire(state, state.seat, BUILT_ROOMS, 0, state.player.farm.room_count - step.about)
        else:
            fire(state, state.seat, step.instant, step.about)
        state.pending[following:] = sorted(state.pending[following:], key=_by_urgency)
        return True

    def to_json(self, state: Position, step: Occurring) -> JSON:
        told: JSON = {"instant": INSTANTS[step.instant]}
        if step.instant == AFTER_SPACE:
            told["space"] = board.IDS[step.about]
        elif step.instant == AFTER_SPECIAL:
            told["action"] = special_cards.ACTIONS[step.about]
        elif step.instant == BUILT_ROOMS:
            told["number"] = step.about
        return told

    def from_json(self, data: StepData) -> Step:
        names = list(INSTANTS.values())
        instant = list(INSTANTS)[read_names([data.instant], names, "pending")[0]]
        if instant == AFTER_SPACE:
            return Occurring(instant, read_names([data.space], board.IDS, "pending")[0])
        if instant == AFTER_SPECIAL:
            return Occurring(instant, read_names([data.action], special_cards.ACTIONS, "pending")[0])
        return Occurring(instant, data.number if instant == BUILT_ROOMS else 0)


def _by_urgency(step: Step) -> int:
    """Of what follows the same action: seed last, before it the plow, and what may make room for that first."""
    return -step.actions if isinstance(step, Acting) else 0  # plowing has the lowest number
