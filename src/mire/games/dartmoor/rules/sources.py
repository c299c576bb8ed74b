"""What a player's own cards ask for, and which of them may have asked for a decision, as the step does not say."""

from typing import Final

from mire.core.state import Kind
from mire.games.dartmoor.box.vocabulary import DISCARD, LAY_MOOR, STORE, TAKE, Action
from mire.games.dartmoor.model.position import Position
from mire.games.dartmoor.model.steps import DISCARDING, LAYING, STORING, TAKING, TURN, Counted

DEEDS: Final[dict[Kind, int]] = {TAKING: TAKE, STORING: STORE, LAYING: LAY_MOOR, DISCARDING: DISCARD}


def sources(state: Position) -> list[Action]:
    """What the cards in the player's forest ask for, and before the first turn the cave."""
    player = state.player
    species = {host.species for host in player.forest.hosts}
    species |= {face.species for host in player.forest.hosts for slot in host.slots for face in slot}
    actions = [action for one in species for action in (one.effect, one.bonus) if action is not None]
    if state.pending[0].kind is TURN:
        actions += state.components.caves[player.cave].actions
    return actions


def granting(state: Position, step: Counted) -> list[Action]:
    """What may have asked for a decision about so many cards."""
    return [action for action in sources(state) if action.do == DEEDS[step.kind] and _is_enough(action, step.cards)]


def granted_by(state: Position, step: Counted) -> str:
    """The card that allows it, if only one of the player's does."""
    cards = {action.card for action in granting(state, step)}
    return card_or_cave(cards.pop()) if len(cards) == 1 else "none"


def card_or_cave(card: str) -> str:
    """The card an action belongs to; caves have no names."""
    return "cave" if card.startswith("cave-") else card


def _is_enough(action: Action, cards: int) -> bool:
    return action.per is not None or action.amount >= cards > 0
