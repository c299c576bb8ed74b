"""The rules of Moorland: twelve rounds of reveal, action and clean-up, one decision at a time."""

from mire.core.game import Setup
from mire.core.moves import Move
from mire.core.seeds import Stream
from mire.core.state import NOBODY
from mire.games.moorland.box.components import Components
from mire.games.moorland.explain.deeds import Doing
from mire.games.moorland.handlers import HANDLERS
from mire.games.moorland.model.layouts import place_plans
from mire.games.moorland.model.moor import empty_moor
from mire.games.moorland.model.position import Position
from mire.games.moorland.model.structure import Structure
from mire.games.moorland.rules.rounds import reveal


class MoorlandState(Position):
    """The position, with the rules."""

    def copy(self) -> "MoorlandState":
        """A position of its own; what does not change in this turn is shared."""
        moors = self.moors.copy()
        if self.seat != NOBODY:
            moors[self.seat] = moors[self.seat].copy()
        other = MoorlandState(self.components, self.structure, moors, self.deck, self.plant_deck)
        other.dealt = self.dealt
        other.display = self.display.copy()
        other.discard = self.discard
        other.round = self.round
        other.mushroom = self.mushroom
        other.water = self.water
        other.covered = self.covered
        other.stock = self.stock
        other.seat = self.seat
        other.turn = self.turn
        other.pending = self.pending.copy()
        return other

    def moves(self) -> list[Move]:
        """The legal moves of the decision at hand."""
        if self.seat == NOBODY:
            return []
        step = self.pending[-1]
        return HANDLERS[step.kind.number].moves(self, step)

    def play(self, move: Move) -> None:
        """Carry out a legal move."""
        step = self.pending[-1]
        if self.events is None:
            HANDLERS[step.kind.number].answer(self, step, move)
        else:
            deed = Doing(self, move)
            HANDLERS[step.kind.number].answer(self, step, move)
            deed.note(self)


def deal(components: Components, setup: Setup) -> MoorlandState:
    """Set up the table and reveal the first round."""
    options = setup.options
    layout = Stream(setup.seed, "layout")
    structure = Structure(components, place_plans(components, options["layout"], options["sides"], layout))
    deck = cards_in_play(components, setup.players)
    Stream(setup.seed, "moor deck").shuffle(deck)
    plant_deck = list(range(len(components.plant_cards)))
    Stream(setup.seed, "plant deck").shuffle(plant_deck)
    moors = [empty_moor(structure) for _ in range(setup.players)]
    state = MoorlandState(components, structure, moors, deck, plant_deck)
    state.mushroom = setup.first
    reveal(state)
    return state


def cards_in_play(components: Components, players: int) -> list[int]:
    """The numbers of the moor cards for this many players."""
    cards = components.cards
    return [number for number in range(1, len(cards)) if players == 4 or not cards[number].four_players]
