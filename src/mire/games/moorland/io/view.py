"""What can be seen of a position. In Moorland that is all but the order of the two decks."""

from typing import Final

from mire.core.game import JSON
from mire.core.state import NOBODY
from mire.games.moorland.box.components import LETTERS, PLANS, PLANTS, count, letters_of
from mire.games.moorland.handlers import HANDLERS
from mire.games.moorland.model.layouts import describe
from mire.games.moorland.model.moor import EMPTY, FACES, Moor
from mire.games.moorland.model.position import Position

FACE_NAMES: Final = ["up", "turned", "down"]


def view(state: Position) -> JSON:
    """All that anybody may know of a position."""
    return {
        "round": state.round,
        "mushroom": state.mushroom,
        "seat": None if state.seat == NOBODY else state.seat,
        "turn": state.turn,
        "structure": describe(state.structure.placements),
        "plant_card": _plant_card(state, state.round - 1),
        "plant_discard": [_plant_card(state, place) for place in range(state.round - 1)],
        "display": state.display.copy(),
        "discard": state.discard.copy(),
        "deck": len(state.deck) - state.dealt,
        "water": letters_of(state.water),
        "covered": letters_of(state.covered),
        "stock": _plants([count(state.stock, plant) for plant in range(4)]),
        "pending": [HANDLERS[step.kind.number].to_json(step) for step in state.pending],
        "moors": [_moor(moor) for moor in state.moors],
    }


def dump(state: Position) -> JSON:
    """A whole position: the view and, apart, the cards to come. The last two plant cards stay in the box."""
    to_come = [_plant_card(state, place) for place in range(state.round, len(state.plant_deck))]
    return {**view(state), "hidden": {"deck": state.deck[state.dealt :], "plant_deck": to_come}}


def _moor(moor: Moor) -> JSON:
    return {
        "sections": {letter: _section(moor, section) for section, letter in enumerate(LETTERS)},
        "roots": [_root(moor, plan) for plan in range(PLANS)],
        "stored": moor.stored.copy(),
        "water": moor.water,
        "surplus": _plants([moor.surplus_of(plant) for plant in range(4)]),
    }


def _root(moor: Moor, plan: int) -> str | None:
    plant = moor.plant_on_root(plan)
    return None if plant == EMPTY else PLANTS[plant]


def _section(moor: Moor, section: int) -> JSON:
    laid = moor.laid[section]
    if laid:
        return {"card": laid // FACES, "face": FACE_NAMES[laid % FACES]}
    return {"plants": _plants([count(moor.plants[section], plant) for plant in range(4)])}


def _plants(counts: list[int]) -> JSON:
    return {name: many for name, many in zip(PLANTS, counts, strict=True) if many}


def _plant_card(state: Position, place: int) -> list[str]:
    return [PLANTS[plant] for plant in state.components.plant_cards[state.plant_deck[place]]]
