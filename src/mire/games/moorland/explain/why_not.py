"""Why a move is not possible, in the words of the rule book."""

from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.games.moorland.box.components import ANY_PLANT, GROUND_SECTIONS, LETTERS, PLANTS, contains, count, first_plant
from mire.games.moorland.model import steps
from mire.games.moorland.model.moor import EMPTY, FACE_DOWN, Moor
from mire.games.moorland.model.position import Position
from mire.games.moorland.rules import notation

WHEN = {
    notation.TAKE: steps.TAKE,
    notation.GROW: steps.GROW,
    notation.SKIP: steps.GROW,
    notation.PLAY: steps.PLAY,
    notation.END: steps.PLAY,
    notation.DRIFT: steps.DRIFT,
    notation.TO: steps.TO,
}


def why_not(state: Position, move: Move) -> Saying:
    """The first rule that stands against a move that is not legal."""
    moor = state.moors[state.seat]
    kind = state.pending[-1].kind
    if move.verb in WHEN and WHEN[move.verb] is not kind:
        return _not_now(state)
    if move.verb is notation.TAKE:
        return Saying("moorland-not-displayed", {"card": move.a})
    if move.verb is notation.GROW:
        return _why_not_grow(state, moor, move.a, move.b)
    if move.verb is notation.PLAY:
        return _why_not_play(state, moor, move.a, move.b, move.c)
    if move.verb is notation.END:
        return Saying("moorland-not-ended", {})
    if move.verb is notation.DRIFT:
        return _why_not_drift(state, moor, move.a, move.b)
    if move.verb is notation.WATER:
        return _why_not_water(state, moor, move.a, move.b)
    if move.verb is notation.TO:
        return Saying("moorland-not-movable", {"section": LETTERS[move.a]})
    if kind is steps.SURPLUS:
        return Saying("moorland-not-payable", {"plant": PLANTS[move.a]})
    return Saying("moorland-not-surplus", {})


def _not_now(state: Position) -> Saying:
    return Saying(f"moorland-first-{state.pending[-1].kind.name}", {})


def _why_not_grow(state: Position, moor: Moor, section: int, plant: int) -> Saying:
    if moor.laid[section]:
        return _covered(section)
    assert state.structure.growth[section] != ANY_PLANT
    return Saying("moorland-not-shown", {"plant": PLANTS[plant], "section": LETTERS[section]})


def _why_not_play(state: Position, moor: Moor, card: int, section: int, face: int) -> Saying:
    if card not in moor.stored:
        return Saying("moorland-not-stored", {"card": card})
    if moor.laid[section]:
        return _covered(section)
    if not moor.plants[section]:
        return Saying("moorland-not-planted", {"section": LETTERS[section]})
    needs = state.components.cards[card].needs
    if face != FACE_DOWN and not contains(moor.plants[section], needs):
        missing = [plant for plant in range(4) if count(needs, plant) > count(moor.plants[section], plant)]
        values: dict[str, str | int] = {"plant": PLANTS[missing[0]], "plants": count(needs, missing[0])}
        return Saying("moorland-not-enough", {**values, "card": card, "section": LETTERS[section]})
    return Saying("moorland-not-turned", {"card": card})


def _why_not_drift(state: Position, moor: Moor, plant: int, place: int) -> Saying:
    first = first_plant(state.stock)
    if plant != first:
        return Saying("moorland-not-next", {"plant": PLANTS[first]})
    if place < GROUND_SECTIONS and moor.laid[place]:
        return _covered(place)
    step = state.pending[-1]
    assert isinstance(step, steps.Drifting)
    if not step.reach >> place & 1:
        values = {"section": LETTERS[step.section], "place": notation.PLACE.words[place]}
        return Saying("moorland-not-connected", values)
    if place >= GROUND_SECTIONS:
        assert moor.plant_on_root(place - GROUND_SECTIONS) != EMPTY
        return Saying("moorland-not-free-root", {"place": notation.PLACE.words[place]})
    return Saying("moorland-not-free", {"section": LETTERS[place]})


def _why_not_water(state: Position, moor: Moor, section: int, plant: int) -> Saying:
    if not moor.water:
        return Saying("moorland-not-watered", {})
    if state.pending[-1].kind in (steps.SURPLUS, steps.TO):
        return _not_now(state)
    if not count(moor.plants[section], plant):
        return Saying("moorland-not-there", {"plant": PLANTS[plant], "section": LETTERS[section]})
    return Saying("moorland-not-anywhere", {})


def _covered(section: int) -> Saying:
    return Saying("moorland-not-uncovered", {"section": LETTERS[section]})
