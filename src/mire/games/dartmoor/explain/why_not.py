"""Why a move is not possible, in the words of the rule book."""

from typing import Final

from mire.core.moves import Move, Verb
from mire.core.sayings import Saying
from mire.core.state import Kind
from mire.games.dartmoor.box.components import BESIDE_BIRD, LEFT, MOOR_BOTTOM, MOOR_TOP, RIGHT, SIDES, Face
from mire.games.dartmoor.box.naming import kinds_of, species_on, trees_on
from mire.games.dartmoor.model import steps
from mire.games.dartmoor.model.position import HAND_LIMIT, Position
from mire.games.dartmoor.rules import notation
from mire.games.dartmoor.rules.effects import fits, matches

WHEN: Final[dict[Verb, list[Kind]]] = {
    notation.CHOOSE: [steps.CHOOSING],
    notation.DRAW: [steps.TURN, steps.DRAWING],
    notation.TAKE: [steps.TURN, steps.DRAWING, steps.TAKING],
    notation.PLAY: [steps.TURN],
    notation.AT: [steps.PUTTING],
    notation.PAY: [steps.PAYING],
    notation.PLACE: [steps.PLACING],
    notation.LAY: [steps.LAYING],
    notation.STORE: [steps.STORING],
    notation.DISCARD: [steps.DISCARDING],
    notation.SKIP: [steps.TAKING, steps.PLACING, steps.LAYING],
}


def why_not(state: Position, move: Move) -> Saying:
    """The first rule that stands against a move that is not legal."""
    step = state.pending[-1]
    if step.kind not in WHEN[move.verb]:
        return Saying(f"dartmoor-first-{step.kind.name}", {})
    verb = move.verb
    if verb is notation.CHOOSE:
        return Saying("dartmoor-not-offered", {"cave": move.a})
    if verb is notation.DRAW or (verb is notation.TAKE and len(state.player.hand) >= HAND_LIMIT):
        return Saying("dartmoor-not-drawn", {"limit": HAND_LIMIT})
    if verb is notation.TAKE or verb is notation.STORE:
        return _not_in_clearing(state, move.a)
    if verb is notation.AT:
        assert isinstance(step, steps.Putting)
        return _why_not_at(state, state.components.faces[step.face], move.a)
    if verb is notation.PLAY:
        return _why_not_play(state, state.components.faces[move.a])
    if verb is notation.PLACE:
        return _why_not_place(state, state.components.faces[move.a])
    return _not_in_hand(state, move.a)


def _why_not_play(state: Position, face: Face) -> Saying:
    hand = state.player.hand
    if face.card not in hand:
        return _not_in_hand(state, face.card)
    if not fits(state.player, face):
        return _no_place(face)
    values: dict[str, str | int] = {"species": face.species.id, "cost": face.species.cost, "cards": len(hand) - 1}
    return Saying("dartmoor-not-affordable", values)


def _why_not_place(state: Position, face: Face) -> Saying:
    step = state.pending[-1]
    assert isinstance(step, steps.OfAction)
    action = state.components.actions[step.action]
    if action.from_clearing and face.card not in state.clearing:
        return _not_in_clearing(state, face.card)
    if not action.from_clearing and face.card not in state.player.hand:
        return _not_in_hand(state, face.card)
    if not matches(face.species, action.of):
        values = {"species": face.species.id, "what": kinds_of(state.components, action.of)}
        return Saying("dartmoor-not-the-kind", values)
    return _no_place(face)


def _no_place(face: Face) -> Saying:
    """Why there is no place for a card in the whole forest."""
    if face.niche == BESIDE_BIRD:
        return Saying("dartmoor-not-beside-bird", {"species": face.species.id})
    if face.niche in (MOOR_TOP, MOOR_BOTTOM):
        return Saying("dartmoor-not-at-any-moor", {"species": face.species.id, "side": SIDES[face.side]})
    return Saying("dartmoor-not-anywhere", {"species": face.species.id, "side": SIDES[face.side]})


def _why_not_at(state: Position, face: Face, place: int) -> Saying:
    """Why a card can't go to one tree, shrub or moor."""
    hosts = state.player.forest.hosts
    if place >= len(hosts):
        return Saying("dartmoor-not-a-host", {"host": place + 1, "hosts": len(hosts)})
    host = hosts[place]
    values: dict[str, str | int] = {"species": face.species.id, "host": place + 1, "at": host.species.id}
    if host.accepts & face.niche:
        alike = [other for other in state.player.forest.places(face) if host.is_twin_of(hosts[other])]
        return Saying("dartmoor-not-another", {**values, "other": alike[0] + 1})
    if face.niche == BESIDE_BIRD:
        return Saying("dartmoor-not-beside-bird-there", values)
    if face.niche in (MOOR_TOP, MOOR_BOTTOM) and not host.is_moor:
        return Saying("dartmoor-not-at-moor", values)
    if host.is_moor and face.side in (LEFT, RIGHT):
        return Saying("dartmoor-not-beside-moor", values)
    return Saying("dartmoor-not-free", {**values, "side": SIDES[face.side]})


def _not_in_hand(state: Position, card: int) -> Saying:
    return Saying("dartmoor-not-in-hand", _named(state, card))


def _not_in_clearing(state: Position, card: int) -> Saying:
    return Saying("dartmoor-not-in-clearing", _named(state, card))


def _named(state: Position, card: int) -> dict[str, str]:
    return {"species": species_on(state.components, card), "trees": trees_on(state.components, card)}
