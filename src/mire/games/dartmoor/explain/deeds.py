"""Moves as they are noted for the log, before they are carried out."""

from mire.core.first import turn_order
from mire.core.moves import Move
from mire.core.sayings import Values
from mire.core.state import Step
from mire.games.dartmoor.box.naming import species_on
from mire.games.dartmoor.model.events import Deed
from mire.games.dartmoor.model.position import Position
from mire.games.dartmoor.model.steps import OfAction, OfFace
from mire.games.dartmoor.rules import notation


def deed(state: Position, step: Step, move: Move) -> Deed:
    """Who does what. What comes of it is told in reverse turn order, of the caves as long as some are to come."""
    first = state.seats_awaiting_caves()[:1] or [0]
    order = turn_order(first[0], len(state.players))
    order.reverse()
    return Deed(state.seat, move.verb.word, _facts(state, step, move), order)


def _facts(state: Position, step: Step, move: Move) -> Values:
    """What a move is about."""
    verb, number, faces = move.verb, move.a, state.components.faces
    if verb is notation.CHOOSE:
        return {"cave": number}
    if verb is notation.PLAY:
        return {"species": faces[number].species.id, "cost": faces[number].species.cost}
    if verb is notation.PLACE:
        assert isinstance(step, OfAction)
        source = "clearing" if state.components.actions[step.action].from_clearing else "hand"
        return {"species": faces[number].species.id, "source": source}
    if verb is notation.AT:
        assert isinstance(step, OfFace)
        host = state.player.forest.hosts[number]
        return {"species": faces[step.face].species.id, "host": number + 1, "at": host.species.id}
    if verb is notation.SKIP or verb is notation.DRAW:
        return {}
    return {"species": species_on(state.components, number)}
