"""How good a position is for a player. A decision half made is judged by the best that can become of it."""

from typing import Final

from mire.core.moves import Move
from mire.core.state import NOBODY, Step
from mire.games.farmers import board, notation, scoring
from mire.games.farmers.actions import ACTING, FENCING, HOUSING
from mire.games.farmers.goods import WOOD
from mire.games.farmers.grid import ones
from mire.games.farmers.outlook import Outlook, table
from mire.games.farmers.pastures import fence_count, with_pasture
from mire.games.farmers.player import Player
from mire.games.farmers.rules import CLEARING, CUTTING, FELLING, GETTING, FarmersState
from mire.games.farmers.weights import WEIGHTS

HALF_MADE: Final = [ACTING, FENCING, HOUSING, GETTING, CUTTING, FELLING, CLEARING]


def evaluate(state: FarmersState, seat: int) -> float:
    """The points a seat can expect at the end."""
    if state.seat == NOBODY:
        return float(scoring.score(state.players[seat]).total)
    if state.seat == seat and state.pending[-1].ask in HALF_MADE:
        state = settled(state, seat)
        if state.seat == NOBODY:
            return float(scoring.score(state.players[seat]).total)
    return Outlook(state, seat).value()


def settled(state: FarmersState, seat: int) -> FarmersState:
    """A position in which what was begun is done as well as it seems."""
    while state.seat == seat and state.pending[-1].ask in HALF_MADE:
        state = _best_after(state, seat)
    return state


def _best_after(state: FarmersState, seat: int) -> FarmersState:
    """The best position after one more step."""
    best: FarmersState | None = None
    most = 0.0
    for after in _afters(state):
        value = judged(after, seat)
        if best is None or value > most:
            best, most = after, value
    assert best is not None
    return best


def judged(state: FarmersState, seat: int) -> float:
    """A position as it is, whatever is half made in it."""
    if state.seat == NOBODY:
        return float(scoring.score(state.players[seat]).total)
    return Outlook(state, seat).value()


def _afters(state: FarmersState) -> list[FarmersState]:
    """The positions after each move of a decision half made; of all pastures only the best is fenced in."""
    step = state.pending[-1]
    fencing = step.ask is FENCING
    afters: list[FarmersState] = []
    if fencing or (step.ask is ACTING and step.a & board.FENCES):
        after = _fenced(state, step, fencing=fencing)
        if after is not None:
            afters.append(after)
    if not fencing:
        for move in state.moves():
            if move.verb is not notation.FENCE:
                afters.append(_after(state, move))
    return afters


def _after(state: FarmersState, move: Move) -> FarmersState:
    after = state.copy()
    assert isinstance(after, FarmersState)
    after.play(move)
    return after


def _fenced(state: FarmersState, step: Step, *, fencing: bool) -> FarmersState | None:
    player = state.player
    pasture = best_pasture(player, step.a if fencing else 0, late=state.round >= 12)
    if not pasture:
        return None
    after = state.copy()
    assert isinstance(after, FarmersState)
    after.pending.pop()
    if not fencing:
        after.pending.append(Step(ACTING, board.FENCES, board.FENCES))
    after.pending.append(Step(FENCING, pasture))
    after.play(notation.ENCLOSE_MOVE)
    return after


def best_pasture(player: Player, within: int, *, late: bool) -> int:
    """The spaces that are best fenced in with the wood there is."""
    farm = player.farm
    standing = fence_count(farm.pastures)
    best = 0
    most = 0.0
    for shape in farm.pastures_to_fence(player.goods[WOOD], within):
        pastures = with_pasture(farm.pastures, shape)
        room = 0
        for pasture in pastures:
            room += 2 * ones(pasture) << ones(pasture & farm.stables)
        new = ones(shape & ~farm.fenced)
        value = table(float(len(pastures)), scoring.PASTURES, 0.0) + (1.0 if late else 0.6) * float(new)
        value += 2.0 * WEIGHTS.stall * float(room) + WEIGHTS.home_for_kind * float(min(4, len(pastures)))
        value += float(ones(shape & farm.stables & ~farm.fenced))
        value -= (0.0 if late else 0.3) * float(fence_count(pastures) - standing)
        value += 10.0
        if value > most:
            best, most = shape, value
    return best
