"""How good a position is for a player. A decision half made is judged by the best that can become of it."""

from typing import Final

from mire.core.moves import Move
from mire.core.state import NOBODY
from mire.games.farmers.ai.farm_value import FarmValue
from mire.games.farmers.box import board
from mire.games.farmers.box.board import ROUNDS
from mire.games.farmers.box.goods import WOOD
from mire.games.farmers.box.grid import SPACES, largest_part, ones
from mire.games.farmers.model.farmyard import Farmyard
from mire.games.farmers.model.pastures import Shape, fences_of
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import (
    ACTING,
    CARD_CHOICE,
    CLEARING,
    CUTTING,
    FELLING,
    FENCING,
    GETTING,
    HOUSING,
    PREPARING,
    Acting,
    Fencing,
)
from mire.games.farmers.rules import notation, scoring

HALF_MADE: Final = [ACTING, CARD_CHOICE, FENCING, HOUSING, GETTING, CUTTING, FELLING, CLEARING]
SURE: Final = 1.0  # points ahead that win three games of four at the end, and so many more at the beginning:
UNSURE: Final = 18.0  # fitted to 120 games of greedy bots at level I and 60 at level II


def evaluate(state: Position, seat: int) -> float:
    """The points a seat can expect at the end."""
    while state.seat == seat and state.pending[-1].kind in HALF_MADE:
        state = _best_after(state, seat)
    return _judged(state, seat)


def lead_for_75_percent(state: Position) -> float:
    """How far ahead a seat must be to win three games of four from here."""
    return SURE + UNSURE * float(ROUNDS + 1 - state.round) / float(ROUNDS + 1)


def progress(state: Position) -> float:
    """The rounds that are over, and in this one the people who are placed."""
    if not state.round:
        return 0.0  # hands are still being drafted
    if state.pending[0].kind is PREPARING:  # harvest time
        return float(state.round) / float(ROUNDS)
    people = sum([player.people + player.helpers for player in state.players])
    waiting = sum([player.home + player.bed for player in state.players])
    return (float(state.round) - float(waiting) / float(people)) / float(ROUNDS)


def _best_after(state: Position, seat: int) -> Position:
    """The best position after one more step."""
    best: Position | None = None
    most = 0.0
    for after in _afters(state):
        value = _judged(after, seat)
        if best is None or value > most:
            best, most = after, value
    assert best is not None
    return best


def _judged(state: Position, seat: int) -> float:
    """A position as it is, whatever is half made in it."""
    if state.seat == NOBODY:
        return float(scoring.scores(state)[seat].total)
    return FarmValue(state, seat).value()


def _afters(state: Position) -> list[Position]:
    """The positions after each move of a decision half made."""
    step = state.pending[-1]
    if isinstance(step, Fencing):
        return _fenced(state, step.spaces)
    afters: list[Position] = []
    kinds: list[int] = []
    for move in state.moves():
        if move.verb in (notation.SOW, notation.PLOW, notation.STABLE):
            kind = _kind(state.player.farm, move)
            if kind in kinds:
                continue
            kinds.append(kind)
        if move.verb is not notation.FENCE:
            afters.append(_after(state, move))
    if isinstance(step, Acting) and step.actions & board.FENCES:
        afters += _fenced(state, 0)
    return afters


def _kind(farm: Farmyard, move: Move) -> int:
    """A number for all moves that are judged alike: a place counts by what it is in and by what it leaves."""
    if move.verb is notation.SOW:
        return -1 - move.b
    space = 1 << move.a
    pasture = 0
    for fenced in farm.pastures:
        if fenced & space:
            pasture = fenced
    for_room = int(farm.places_for_room() & ~space != 0)
    kind = (pasture * SPACES + largest_part(farm.unused & ~space)) * 2 + for_room
    return kind * 2 + int(move.verb is notation.STABLE)


def _after(state: Position, move: Move) -> Position:
    after = state.copy()
    assert isinstance(after, Position)
    after.play(move)
    return after


def _fenced(state: Position, within: int) -> list[Position]:
    """The positions after fencing in a pasture: of those with room for as many animals only the cheapest."""
    afters: list[Position] = []
    for pasture in _cheapest_pastures(state.player, within):
        after = state.copy()
        assert isinstance(after, Position)
        after.pending.pop()
        if not within:
            after.pending.append(Acting(board.FENCES, board.FENCES))
        after.pending.append(Fencing(pasture))
        after.play(notation.ENCLOSE_MOVE)
        afters.append(after)
    return afters


def _cheapest_pastures(player: Player, within: int) -> list[int]:
    farm = player.farm
    fences = fences_of(farm.pastures)
    cheapest: dict[int, int] = {}
    prices: dict[int, int] = {}
    for pasture in farm.pastures_to_fence(player.goods[WOOD], within):
        room = ones(pasture) << ones(pasture & farm.stables)
        if pasture & farm.fenced:
            room = -room  # a part of a pasture
        price = fences.missing_for(Shape(pasture))
        if room not in prices or price < prices[room]:
            cheapest[room] = pasture
            prices[room] = price
    return list(cheapest.values())
