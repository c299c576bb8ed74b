"""Why a move is not possible, in the words of the rule book."""

from mire.core.moves import Move
from mire.games.moorland import notation, rules
from mire.games.moorland.components import ANY_PLANT, GROUND_SECTIONS, LETTERS, PLANTS, contains, count, first_plant
from mire.games.moorland.moor import EMPTY, FACE_DOWN, Moor
from mire.games.moorland.rules import MoorlandState

NOW = {
    "take": "first a card of the display must be taken",
    "grow": "first decide where plants grow, or skip it",
    "play": "cards are being played; a turn takes a card, then grows, then plays",
    "surplus": "first choose the marker that the card back costs",
    "drift": "first all plants of the played card must drift",
    "to": "first say where the water marker moves the plant",
}
WHEN = {
    notation.TAKE: rules.TAKE,
    notation.GROW: rules.GROW,
    notation.SKIP: rules.GROW,
    notation.PLAY: rules.PLAY,
    notation.END: rules.PLAY,
    notation.DRIFT: rules.DRIFT,
    notation.TO: rules.TO,
}


def why_not(state: MoorlandState, move: Move) -> str:
    """The first rule that stands against a move that is not legal."""
    moor = state.moors[state.seat]
    ask = state.pending[-1].ask
    if move.verb in WHEN and WHEN[move.verb] is not ask:
        return NOW[ask.name]
    if move.verb is notation.TAKE:
        return f"card {move.a} is not in the display"
    if move.verb is notation.GROW:
        return _why_not_grow(state, moor, move.a, move.b)
    if move.verb is notation.PLAY:
        return _why_not_play(state, moor, move.a, move.b, move.c)
    if move.verb is notation.END:
        return "a card must be played first: two may be kept, in the last round none"
    if move.verb is notation.DRIFT:
        return _why_not_drift(state, moor, move.a, move.b)
    if move.verb is notation.WATER:
        return _why_not_water(state, moor, move.a, move.b)
    if move.verb is notation.TO:
        return f"{LETTERS[move.a]} must be another uncovered section with a free space"
    if ask is rules.SURPLUS:
        return f"there was no {PLANTS[move.a]} on the section"
    return "a plant becomes surplus only for a card back, or when it finds no free space to drift to"


def _why_not_grow(state: MoorlandState, moor: Moor, section: int, plant: int) -> str:
    if moor.laid[section]:
        return f"{LETTERS[section]} is covered"
    assert state.structure.growth[section] != ANY_PLANT
    return f"the current plant card does not show {PLANTS[plant]} and {LETTERS[section]} has no special growth symbol"


def _why_not_play(state: MoorlandState, moor: Moor, card: int, section: int, face: int) -> str:
    if card not in moor.stored:
        return f"card {card} is not below your storage board"
    if moor.laid[section]:
        return f"{LETTERS[section]} is covered"
    if not moor.plants[section]:
        return f"{LETTERS[section]} holds no plants"
    needs = state.components.cards[card].needs
    if face != FACE_DOWN and not contains(moor.plants[section], needs):
        missing = [
            f"{count(needs, plant)} {name}"
            for plant, name in enumerate(PLANTS)
            if count(needs, plant) > count(moor.plants[section], plant)
        ]
        return f"card {card} needs {' and '.join(missing)} on {LETTERS[section]}"
    return f"card {card} looks the same turned; play it up"


def _why_not_drift(state: MoorlandState, moor: Moor, plant: int, place: int) -> str:
    first = first_plant(state.stock)
    if plant != first:
        return f"{PLANTS[first]} drifts first"
    if place < GROUND_SECTIONS and moor.laid[place]:
        return f"{LETTERS[place]} is covered"
    if not state.pending[-1].b >> place & 1:
        return f"no waterway leads from {LETTERS[state.pending[-1].a]} to {notation.PLACE.words[place]}"
    if place >= GROUND_SECTIONS:
        assert moor.plant_on_root(place - GROUND_SECTIONS) != EMPTY
        return f"the root space {notation.PLACE.words[place]} is taken"
    return f"{LETTERS[place]} has no free space"


def _why_not_water(state: MoorlandState, moor: Moor, section: int, plant: int) -> str:
    if not moor.water:
        return "you have no water marker"
    if state.pending[-1].ask in (rules.SURPLUS, rules.TO):
        return NOW[state.pending[-1].ask.name]
    if not count(moor.plants[section], plant):
        return f"there is no {PLANTS[plant]} on {LETTERS[section]}"
    return "no other section has a free space"
