"""What is told of a move: who makes it, and all that comes of it by itself until the next decision."""

from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import NOBODY
from mire.games.farmers import board, costs, harvest, instants, notation, steps
from mire.games.farmers.board import STAGES
from mire.games.farmers.goods import HORSE
from mire.games.farmers.majors import RIDING_STABLES
from mire.games.farmers.naming import NONE, Values, amounts, facts, special_names
from mire.games.farmers.player import Player
from mire.games.farmers.rules import FarmersState

# A part of what is told when it is done: a space of a new pasture, and that an action is finished
QUIET = [notation.FENCE, notation.DONE]

# What is not worth a word: a turn that is to be had, an action that can't be gone on with, animals that have room
SILENT = [steps.TURN, steps.ACTING, steps.HOUSING]


def tell(before: FarmersState, move: Move) -> list[Saying]:
    """The move, then what happens by itself: what is only one way to do, the harvest, the next round."""
    state = _copy(before)
    told = _deed(state, move)
    if move.verb is notation.BURY:
        told += _card_turned_over(state.pile[-1])
    state.carry_out(move)
    goes_on = True
    while goes_on:
        earlier = None if _is_silent(state) else _copy(state)
        goes_on = state.advance()
        if goes_on and earlier is not None:
            told += _happened(earlier, state)
    if state.seat == NOBODY:
        told.append(Saying("farmers-tell-over", {}))
    return told


def _copy(state: FarmersState) -> FarmersState:
    copy = state.copy()
    assert isinstance(copy, FarmersState)
    return copy


def _is_silent(state: FarmersState) -> bool:
    """Whether what happens next is not worth a word."""
    if state.pending:
        return state.pending[-1].ask in SILENT
    return any([player.home or player.bed for player in state.players])  # who is next, of those with people to place


def _deed(state: FarmersState, move: Move) -> list[Saying]:
    """Who does what."""
    if move.verb in QUIET:
        return []
    values = facts(state, move)
    if move.verb is notation.BUILD:
        values |= _brought(state, move.a)
    return [Saying(f"farmers-tell-{move.verb.word}", values, state.seat)]


def _brought(before: FarmersState, card: int) -> Values:
    """What a new improvement brings: goods at once, food in rounds to come, or nothing until it is in use."""
    state = _copy(before)
    state.carry_out(notation.BUILDS[card])
    owner, player = before.player, state.player
    price = costs.major(owner, card)
    gained = [now - then + paid for now, then, paid in zip(player.goods, owner.goods, price.goods, strict=True)]
    rounds = len(player.deliveries) - len(owner.deliveries)
    brings = NONE
    if card in player.unlit:
        brings = "unlit"
    elif rounds:
        brings = "riders" if card == RIDING_STABLES else "rounds"
    elif any(gained):
        brings = "goods"
    return {"brings": brings, "what": amounts(gained), "rounds": rounds}


def _happened(before: FarmersState, after: FarmersState) -> list[Saying]:
    """One thing that happened by itself."""
    if not before.pending:
        return _gathered(before, after) if after.pending[-1].ask is steps.FEEDING else []
    step = before.pending[-1]
    ask = step.ask
    if ask is steps.FEEDING:
        return _deed(before, notation.FEED_MOVE) if step.b else []
    if ask is steps.HEATING:
        return _deed(before, notation.HEATS[0]) if harvest.fuel_due(before.player) else []
    if ask is steps.BREEDING:
        return _gained("farmers-tell-born", before, after, step.a)
    if ask is steps.AGAIN:
        return _deed(before, notation.DISCARD_MOVE)
    if ask is steps.PREPARING:
        return _prepared(before, after)
    return _deed(before, before.moves()[0])


def _gathered(before: FarmersState, after: FarmersState) -> list[Saying]:
    """The field phase."""
    told = [Saying("farmers-tell-harvest", {"harvest": 1 + STAGES.index(before.round)})]
    for seat in after.seats_in_order():
        told += _gained("farmers-tell-gathered", before, after, seat)
    return told


def _prepared(before: FarmersState, after: FarmersState) -> list[Saying]:
    """A new round: the card that comes up, and what was waiting for the players."""
    told = [Saying("farmers-tell-round", {"round": after.round, "space": board.IDS[after.order[after.round - 1]]})]
    for seat in after.seats_in_order():
        told += _gained("farmers-tell-received", before, after, seat)
        if _misses_horses(before.players[seat], after.round):
            told.append(Saying("farmers-tell-without-horses", {}, seat))
    if after.is_solo and not before.cards:
        told += _card_turned_over(after.cards[0])
    return told


def _misses_horses(player: Player, round_number: int) -> bool:
    """Whether the food of the Riding Stables for a round is lost."""
    waits = any([wait.card == RIDING_STABLES and wait.round == round_number for wait in player.deliveries])
    return waits and player.animals[HORSE] < instants.RIDERS


def _card_turned_over(card: int) -> list[Saying]:
    """The solo game's new card."""
    return [Saying("farmers-tell-card", {"card": special_names(card)})]


def _gained(text: str, before: FarmersState, after: FarmersState, seat: int) -> list[Saying]:
    """What a player has more of, if anything."""
    had, has = _wares(before.players[seat]), _wares(after.players[seat])
    what = amounts([now - then for now, then in zip(has, had, strict=True)])
    return [] if what == NONE else [Saying(text, {"what": what}, seat)]


def _wares(player: Player) -> list[int]:
    return player.goods + player.animals
