"""The course of a round: preparation, turns, returning home."""

from mire.core.state import NOBODY
from mire.games.farmers.box.board import ROUNDS, STAGES
from mire.games.farmers.box.goods import FIRST_ANIMAL
from mire.games.farmers.box.special_cards import DISPLAY
from mire.games.farmers.cards.card import EFFECTS, card_of, effect_at, fire
from mire.games.farmers.cards.moments import ANY_TIME, COOKED, DELIVERED, FIELD_PHASE, HARVEST, HOME, LAST_TURN
from mire.games.farmers.model import events, perks
from mire.games.farmers.model.events import FarmersEvent
from mire.games.farmers.model.gains import belongings, note_gains
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import (
    BREEDING,
    DECIDING,
    HOUSING_STEP,
    OPENING_STEP,
    PREPARING_STEP,
    RETURNING_STEP,
    SOLO_CARD_STEP,
    TURN_STEP,
    Acting,
    Feeding,
    OfSeat,
)
from mire.games.farmers.rules import harvest, major_effects
from mire.games.farmers.rules.special_actions import turn_over


def prepare(state: Position) -> None:
    """Reveal the round's card, hand out what waits for this round, and fill the accumulation spaces."""
    state.enter_round(state.round + 1)
    state.seal_undo()
    state.note(FarmersEvent(events.ROUND, number=state.round, space=state.order[state.round - 1]))
    before = belongings(state)
    for space in state.spaces:
        state.stock[space.number] += state.board.added[space.number]
    for seat in reversed(state.seats_in_order()):
        state.players[seat].newborns = 0
        asked = len(state.pending)
        receive(state, seat)
        if len(state.pending) > asked:
            state.pending.append(OfSeat(DECIDING, seat))
    note_gains(state, events.RECEIVED, before)
    if state.is_solo:
        if not state.cards:
            turn_over(state)
        elif state.pile:
            state.pass_to(0)
            state.pending.append(SOLO_CARD_STEP)
    open_round(state)


def receive(state: Position, seat: int) -> None:
    """What waits on the space of this round; the card that put it there may ask about it."""
    player = state.players[seat]
    waiting = player.deliveries
    player.deliveries = [delivery for delivery in waiting if delivery.round > state.round]
    for delivery in waiting:
        if delivery.round == state.round:
            code = effect_at(delivery.card, DELIVERED)
            if code >= 0:
                EFFECTS[code].happen(state, seat, code, delivery.ware, 0)
            else:
                if major_effects.is_lost(player, delivery):
                    place = (seat - state.first) % len(state.players)
                    state.note(FarmersEvent(events.NO_RIDERS, seat, order=place))
                else:
                    player.gain(delivery.ware)
                if delivery.ware >= FIRST_ANIMAL:
                    state.pending.append(HOUSING_STEP)


def open_round(state: Position) -> None:
    """The starting player has the first turn, when all that was asked is decided."""
    if state.pending and not state.is_solo:
        state.pending.insert(0, OPENING_STEP)
    else:
        state.seat = (state.first - 1) % len(state.players)


def next_turn(state: Position) -> None:
    """Clockwise, whoever has people left to place; after the last one everybody returns home."""
    state.fresh = []
    count = len(state.players)
    for distance in range(1, count + 1):
        seat = (state.seat + distance) % count
        player = state.players[seat]
        if player.home or player.bed:
            state.pass_to(seat)
            state.pending.append(TURN_STEP)
            return
        if player.listeners and _has_last_turn(state, player):
            state.pass_to(seat)
            fire(state, seat, LAST_TURN)
            return
    everybody(state, HOME)
    if state.pending:
        state.pending.insert(0, RETURNING_STEP)
    else:
        return_home(state)


def _has_last_turn(state: Position, player: Player) -> bool:
    """Once in a round, a card may give a turn to who has placed everybody."""
    for code in player.listeners.get(LAST_TURN, []):
        if player.on_card(card_of(code)) < state.round:
            player.put_on_card(card_of(code), state.round)
            return True
    return False


def everybody(state: Position, instant: int) -> None:
    """An instant for all players, from the starting player on; whoever is asked decides in this order."""
    for seat in reversed(state.seats_in_order()):
        if state.players[seat].listeners:
            asked = len(state.pending)
            fire(state, seat, instant)
            if len(state.pending) > asked:
                state.pending.append(OfSeat(DECIDING, seat))


def return_home(state: Position) -> None:
    """People and special action cards return; in some rounds there is a harvest."""
    state.occupants = [NOBODY] * len(state.occupants)
    for player in state.players:
        player.home = player.people
        player.helpers = 0
        player.in_infirmary = 0
    state.kept = False
    state.users = [DISPLAY] * len(state.users)
    state.face_down = [False] * len(state.face_down)
    state.pending = [PREPARING_STEP]
    if state.round in STAGES:
        state.note(FarmersEvent(events.HARVEST, number=1 + STAGES.index(state.round)))
        seats = state.seats_in_order()
        seats.reverse()
        if state.round == ROUNDS:
            for seat in seats:
                listeners = state.players[seat].listeners
                if ANY_TIME in listeners or COOKED in listeners:  # also right before scoring
                    state.pending += [Acting(0, optional=True), OfSeat(DECIDING, seat)]
        state.pending += [OfSeat(BREEDING, seat) for seat in _in_order_of_breeding(state, seats)]
        state.pending += [Feeding(seat) for seat in seats]
        everybody(state, HARVEST)
        before = belongings(state)
        harvest.gather(state)
        note_gains(state, events.GATHERED, before)
        everybody(state, FIELD_PHASE)


def _in_order_of_breeding(state: Position, seats: list[int]) -> list[int]:
    """As always, the last one first; but the player with guests breeds last."""
    owners = [seat for seat in seats if state.players[seat].perk(perks.GUESTS)]
    return owners + [seat for seat in seats if seat not in owners]
