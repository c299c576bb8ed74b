"""The log as it was once made: a move is played again, also without each card, and what differs is told."""

from mire.core.moves import Move
from mire.core.sayings import NONE, Saying, Values
from mire.core.state import EVERYBODY, NOBODY
from mire.games.farmers.box import board
from mire.games.farmers.box.board import STAGES
from mire.games.farmers.box.goods import HORSE, amounts
from mire.games.farmers.box.improvements import FIRST_MINOR, IDS
from mire.games.farmers.box.majors import RIDING_STABLES
from mire.games.farmers.cards.card import EFFECTS, MINORS
from mire.games.farmers.cards.livestock import CattleStall
from mire.games.farmers.cards.moments import HOME
from mire.games.farmers.explain.move_text import facts
from mire.games.farmers.explain.move_text_cards import price_to_build
from mire.games.farmers.explain.text_values import special_names
from mire.games.farmers.model import steps
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked, Feeding, OfSeat
from mire.games.farmers.rules import harvest, major_effects, notation
from tests.games.farmers.oracle_telling_cards import Brought, brought, came_about, draws, lost, wares_of

HIDDEN = "hidden"  # a card that only its owner may know
LIES = "farmers-tell-lies"  # told with the card where its owner has chosen the space

# A part of what is told when it is done: a space of a new pasture, that an action is finished, when a card will deliver
QUIET = [notation.FENCE, notation.DONE, notation.WAIT]

# What is not worth a word: a turn that is to be had, an action that can't be gone on with, animals that have room, a
# card that has nothing to ask, unless something is lost by that, who decides next
SILENT = [steps.TURN, steps.ACTING, steps.HOUSING, steps.CARD_CHOICE, steps.DECIDING, steps.OPENING]


def tell(before: Position, move: Move, seat: int) -> list[Saying]:
    """The move, then what happens by itself: what is only one way to do, the harvest, the next round.

    Which card somebody takes or sets aside before the first round is told to nobody else.
    """
    state = before.copy()
    state.carry_out(move)
    told = _deed(before, move, seat)
    if move.verb is notation.BURY:
        told += _card_turned_over(before, before.pile[-1])
    gains = brought(before, state, move)
    told += _of_a_played_card(before, state, move, gains) + [gain.told() for gain in gains]
    told += [saying for saying in came_about(before, state) if move.verb is not notation.AT or saying.id != LIES]
    goes_on = True
    while goes_on:
        earlier = None if _is_silent(state) else state.copy()
        goes_on = state.advance()
        if goes_on and earlier is not None:
            told += _happened(earlier, state, seat)
    if state.seat == NOBODY:
        told.append(Saying("farmers-tell-over", {}))
    return told


def _is_silent(state: Position) -> bool:
    """Whether what happens next is not worth a word."""
    if state.pending:
        step = state.pending[-1]
        return step.kind in SILENT and not lost(state, step)
    return any([player.home or player.bed for player in state.players])  # who is next, of those with people to place


# A move


def _deed(state: Position, move: Move, seat: int) -> list[Saying]:
    """Who does what."""
    verb = move.verb
    step = state.pending[-1]
    if step.kind is steps.CHANGING and verb is notation.DONE:
        return [Saying("farmers-tell-changed", {"aside": len(state.deck.aside[state.seat])}, state.seat)]
    if verb in QUIET or (
        verb is notation.GET and isinstance(step, Asked) and isinstance(EFFECTS[step.effect], CattleStall)
    ):
        return lost(state, step)
    values = facts(state, move)
    if verb in (notation.TAKE, notation.CHANGE) and seat not in (state.seat, EVERYBODY):
        values = {"card": HIDDEN}
    elif verb is notation.PLACE:  # what can be done there may depend on a hand
        values = {"space": values["space"], "at_once": values["at_once"]}
    elif verb is notation.BUILD or verb is notation.BUILD_WITH_FUEL:
        values |= _built(state, move)
    elif verb is notation.PLAY:
        values["brings"] = _gained_by_playing(state, move)
    elif verb is notation.UPGRADE:
        values["removes"] = "yes" if move.a >= FIRST_MINOR and MINORS[move.a].removes else "no"
    return [Saying(f"farmers-tell-{verb.word}", values, state.seat)]


def _built(before: Position, move: Move) -> Values:
    """What a new improvement brings: goods at once, food in rounds to come, or nothing until it is in use."""
    state = before.copy()
    state.carry_out(move)
    owner, player = before.player, state.player
    price = price_to_build(before, move)
    gained = [now - then + paid for now, then, paid in zip(player.goods, owner.goods, price.goods, strict=True)]
    rounds = len(player.deliveries) - len(owner.deliveries)
    brings = NONE
    if move.a in player.unlit:
        brings = "unlit"
    elif rounds:
        brings = "riders" if move.a == RIDING_STABLES else "rounds"
    elif any(gained):
        brings = "goods"
    return {"brings": brings, "what": amounts(gained), "rounds": rounds}


def _gained_by_playing(before: Position, move: Move) -> str:
    """What a card brings at once who plays it, besides what it costs."""
    state = before.copy()
    state.carry_out(move)
    minor = MINORS[move.a]
    owner, player = before.player, state.player
    goods = [now - then + paid for now, then, paid in zip(player.goods, owner.goods, minor.price.goods, strict=True)]
    animals = [
        now - then + (kind == minor.animal)
        for kind, (now, then) in enumerate(zip(player.animals, owner.animals, strict=True))
    ]
    return amounts(goods + animals, player.bonus - owner.bonus)


def _of_a_played_card(before: Position, after: Position, move: Move, gains: list[Brought]) -> list[Saying]:
    """What a card brings others, or who builds it in place of another, when it is played."""
    told: list[Saying] = []
    if move.verb in (notation.PLAY, notation.UPGRADE):
        for seat in after.seats_in_order():
            if seat != before.seat or (move.verb is notation.UPGRADE and move.a >= FIRST_MINOR):
                told += _gained("farmers-tell-brings", before, after, seat, gains, {"card": IDS[move.a]})
    return told


# What happens by itself


def _happened(before: Position, after: Position, seat: int) -> list[Saying]:
    """One thing that happened by itself."""
    gains = brought(before, after, None)
    if not before.pending or before.pending[-1].kind is steps.RETURNING:
        return _returned(before, after, gains)
    return [
        *_of_a_step(before, after, seat, gains),
        *[gain.told() for gain in gains],
        *came_about(before, after),
    ]


def _of_a_step(before: Position, after: Position, seat: int, gains: list[Brought]) -> list[Saying]:
    step = before.pending[-1]
    kind = step.kind
    if isinstance(step, Feeding):
        return _deed(before, notation.FEED_MOVE, seat) if step.begun else []
    if kind is steps.HEATING:
        return _deed(before, notation.HEATS[0], seat) if harvest.fuel_due_now(before) else []
    if isinstance(step, OfSeat) and kind is steps.BREEDING:
        return _gained("farmers-tell-born", before, after, step.seat, gains)
    if kind is steps.CARD_CHOICE:
        return lost(before, step)
    if kind is steps.AGAIN:
        return _deed(before, notation.DISCARD_MOVE, seat)
    if kind is steps.PREPARING:
        return _prepared(before, after, gains)
    if kind is steps.OCCURRING or (isinstance(step, OfSeat) and before.seat != step.seat):
        return []
    return _deed(before, before.moves()[0], seat)


def _returned(before: Position, after: Position, gains: list[Brought]) -> list[Saying]:
    """Everybody returns home; in some rounds a harvest begins, with its field phase."""
    told = [gain.told() for gain in gains if gain.instant == HOME]
    if any([step.kind is steps.FEEDING for step in after.pending]):
        told.append(Saying("farmers-tell-harvest", {"harvest": 1 + STAGES.index(before.round)}))
        told += draws(before, after)
        told += [gain.told() for gain in gains if gain.instant != HOME]
        for seat in after.seats_in_order():
            told += _gained("farmers-tell-gathered", before, after, seat, gains)
    return told + came_about(before, after)


def _prepared(before: Position, after: Position, gains: list[Brought]) -> list[Saying]:
    """A new round: the card that comes up, and what was waiting for the players."""
    told = [Saying("farmers-tell-round", {"round": after.round, "space": board.IDS[after.order[after.round - 1]]})]
    for seat in after.seats_in_order():
        told += _gained("farmers-tell-received", before, after, seat, gains)
        if _misses_horses(before.players[seat], after.round):
            told.append(Saying("farmers-tell-without-horses", {}, seat))
    if after.is_solo and not before.cards:
        told += _card_turned_over(after, after.cards[0])
    return told


def _misses_horses(player: Player, round_number: int) -> bool:
    """Whether the food of the Riding Stables for a round is lost."""
    waits = any([wait.card == RIDING_STABLES and wait.round == round_number for wait in player.deliveries])
    return waits and player.animals[HORSE] < major_effects.RIDERS


def _card_turned_over(state: Position, card: int) -> list[Saying]:
    """The solo game's new card."""
    return [Saying("farmers-tell-card", {"card": special_names(card, state.board.level)})]


def _gained(
    text: str, before: Position, after: Position, seat: int, gains: list[Brought], values: Values | None = None
) -> list[Saying]:
    """What a player has more of, if anything, besides what cards have brought."""
    more = [now - then for now, then in zip(wares_of(after.players[seat]), wares_of(before.players[seat]), strict=True)]
    for gain in gains:
        if gain.seat == seat:
            more = [number - by_card for number, by_card in zip(more, gain.wares, strict=True)]
    what = amounts(more)
    return [] if what == NONE else [Saying(text, {**(values or {}), "what": what}, seat)]
