"""Rounds and turns: a new display, one player after the other, the clean-up."""

from typing import Final

from mire.core.sayings import Values
from mire.core.state import NOBODY
from mire.games.moorland.box.components import ALL_PLANTS, PLANTS, ROUNDS
from mire.games.moorland.model.events import MoorlandEvent
from mire.games.moorland.model.moor import Moor
from mire.games.moorland.model.position import Position
from mire.games.moorland.model.steps import GROW_STEP, PLAY_STEP, TAKE_STEP
from mire.games.moorland.model.waterways import ones

DISPLAY: Final = {2: 3, 3: 4, 4: 5}  # moor cards revealed a round, by players


def reveal(state: Position) -> None:
    """Begin a round: the next plant card and a new display."""
    state.round += 1
    cards = DISPLAY[len(state.moors)]
    state.display = state.deck[state.dealt : state.dealt + cards]
    state.dealt += cards
    if state.events is not None:
        state.events.append(MoorlandEvent("round", _revealed(state)))
    _begin_turn(state, state.mushroom)


def _revealed(state: Position) -> Values:
    """What there is to say of a new round."""
    shown = state.components.plant_sets[state.plant_deck[state.round - 1]]
    plants = [name for plant, name in enumerate(PLANTS) if shown >> plant & 1]
    return {
        "round": state.round,
        "shown": "all" if shown == ALL_PLANTS else "-".join(plants),
        "cards": ", ".join([str(card) for card in state.display]),
    }


def end_turn(state: Position, moor: Moor) -> None:
    """The player wins water markers for letters covered first; then it is the next one's turn, or the round ends."""
    won = state.covered & state.water
    state.water &= ~won
    moor.water += ones(won)
    following = (state.seat + 1) % len(state.moors)
    if following != state.mushroom:
        _begin_turn(state, following)
    else:
        _clean_up(state)


def _begin_turn(state: Position, seat: int) -> None:
    state.seat = seat
    state.moors[seat] = state.moors[seat].copy()  # so far shared with the positions before
    state.turn += 1
    state.covered = 0
    state.pending = [PLAY_STEP, GROW_STEP, TAKE_STEP]


def _clean_up(state: Position) -> None:
    if state.events is not None:
        state.events += [MoorlandEvent("discard", {"card": card}) for card in state.display]
    state.discard = state.discard + state.display
    state.display = []
    if state.round == ROUNDS:
        state.seat = NOBODY
        state.turn += 1
        state.covered = 0
        state.pending = []
        return
    state.mushroom = (state.mushroom + 1) % len(state.moors)
    reveal(state)
