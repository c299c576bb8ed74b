"""Moves as they are noted for the log, with what comes of them. Stranded are plants that find no free space."""

from typing import Final

from mire.core.moves import Move
from mire.core.sayings import Values
from mire.core.state import Step
from mire.games.moorland.box.components import PLANTS, first_plant, letters_of, one_kind, total
from mire.games.moorland.model.events import MoorlandEvent
from mire.games.moorland.model.moor import FACE_DOWN
from mire.games.moorland.model.position import Position
from mire.games.moorland.model.steps import Moving
from mire.games.moorland.rules import notation


class Doing:
    """A move that is about to be carried out."""

    def __init__(self, state: Position, move: Move) -> None:
        moor = state.moors[state.seat]
        self.move: Final = move
        self.seat: Final = state.seat
        self.step: Final[Step] = state.pending[-1]
        self.surplus: Final = moor.surplus_total()
        self.water: Final = state.water
        self.plants: Final = moor.plants[move.b] if move.verb is notation.PLAY else 0
        self.place: Final = len(state.events) if state.events is not None else 0

    def note(self, state: Position) -> None:
        """It has been carried out: it comes before all that it has brought about."""
        verb = self.move.verb
        name = "play-down" if verb is notation.PLAY and self.move.c == FACE_DOWN else verb.word
        values = {**self.move.values(), **self._consequences(state)}
        if state.events is not None:
            state.events.insert(self.place, MoorlandEvent(name, values, self.seat))

    def _consequences(self, state: Position) -> Values:
        move, verb = self.move, self.move.verb
        surplus = state.moors[self.seat].surplus_total() - self.surplus
        if verb is notation.GROW:
            return {"plants": state.structure.grown_on(move.a), "stranded": surplus}
        if verb is notation.PLAY and move.c == FACE_DOWN:
            return _paid(self.plants, surplus)
        if verb is notation.PLAY:
            card = state.components.cards[move.a]
            return {"rooted": card.rooted, "withered": total(card.withers), "stranded": surplus}
        if verb is notation.SURPLUS:
            return {"stranded": surplus - 1}
        if verb is notation.DRIFT:
            return {"stranded": surplus}
        if isinstance(self.step, Moving):
            return {"plant": PLANTS[self.step.plant], "stranded": surplus}
        if verb is notation.END:
            won = letters_of(self.water & ~state.water)
            return {"markers": len(won), "letters": ", ".join(won)}
        return {}


def _paid(plants: int, surplus: int) -> Values:
    """The price of a card back: a plant of the section, or of the supply if it holds none. A choice is asked for."""
    if not plants:
        return {"price": "supply", "stranded": surplus - 1}
    if one_kind(plants):
        return {"price": "own", "plant": PLANTS[first_plant(plants)], "stranded": surplus - 1}
    return {"price": "asked", "stranded": surplus}
