"""What is asked of the player whose decision it is. Everybody may hear it, so nothing in it is hidden."""

from mire.core.sayings import Saying
from mire.core.state import Step
from mire.games.dartmoor import effects, rules
from mire.games.dartmoor.components import Face
from mire.games.dartmoor.naming import kinds_of
from mire.games.dartmoor.pending import granting
from mire.games.dartmoor.position import HAND_LIMIT
from mire.games.dartmoor.rules import DartmoorState
from mire.games.dartmoor.vocabulary import TREES

Values = dict[str, str | int]

CARDS_TO_DRAW = 2


def prompt(state: DartmoorState) -> Saying:
    """What is asked now, with what it is about."""
    if not state.pending:
        return Saying("dartmoor-over", {})
    step = state.pending[-1]
    return Saying(f"dartmoor-{step.ask.name}", _values(state, step))


def _values(state: DartmoorState, step: Step) -> Values:
    ask, components = step.ask, state.components
    if ask is rules.TURN:
        return {"cards": min(CARDS_TO_DRAW, HAND_LIMIT - len(state.player.hand))}
    if ask is rules.PUTTING:
        return {"species": components.faces[step.a].species.id}
    if ask is rules.PAYING:
        return _payment(state, components.faces[step.a])
    if ask is effects.PLACING:
        action = components.actions[step.a]
        return {
            "by": _card_named(action.card),
            "what": kinds_of(components, action.of),
            "source": "clearing" if action.from_clearing else "hand",
            "number": "any" if effects.is_repeated(action) else "one",
            "effect": "yes" if action.with_effect else "no",
        }
    if ask is effects.DISCARDING:
        return {"cards": step.a, "special_case": "yes" if step.b == effects.SPECIAL_CASE else "no"}
    if ask in rules.OFFERS:
        return {"cards": step.a, "by": _granted_by(state, step)}
    return {}


def _granted_by(state: DartmoorState, step: Step) -> str:
    """The card that allows it, if only one of the player's does."""
    cards = {action.card for action in granting(state, step)}
    return _card_named(cards.pop()) if len(cards) == 1 else "none"


def _card_named(card: str) -> str:
    return "cave" if card.startswith("cave-") else card


def _payment(state: DartmoorState, face: Face) -> Values:
    """How many cards are still to be paid, and whether the bonus can still be earned."""
    bonus = "none"
    if face.species.bonus is not None:
        bonus = "earned" if state.earns_bonus(face) else "lost"
    return {
        "cards": face.species.cost - len(state.paid),
        "species": face.species.id,
        "tree": TREES[face.tree],
        "bonus": bonus,
    }
