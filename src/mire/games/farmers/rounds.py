"""The course of a round: preparation, turns, returning home."""

from mire.core.state import NOBODY, Step
from mire.games.farmers import harvest, instants
from mire.games.farmers.board import STAGES
from mire.games.farmers.player import Player
from mire.games.farmers.position import Position
from mire.games.farmers.special import DISPLAY
from mire.games.farmers.specials import turn_over
from mire.games.farmers.steps import (
    BREEDING,
    FEEDING,
    PREPARING_STEP,
    SOLO_CARD,
    TURN_STEP,
)


def prepare(state: Position) -> None:
    """Reveal the round's card, hand out what waits for this round, and fill the accumulation spaces."""
    state.enter_round(state.round + 1)
    for player in state.players:
        player.newborns = 0
        receive(player, state.round)
    for space in state.spaces:
        state.stock[space.number] += state.board.added[space.number]
    state.seat = (state.first - 1) % len(state.players)
    if state.is_solo:
        if not state.cards:
            turn_over(state)
        elif state.pile:
            state.pass_to(0)
            state.pending.append(Step(SOLO_CARD))


def receive(player: Player, round_number: int) -> None:
    """What waits on the space of a round."""
    waiting = player.deliveries
    player.deliveries = [delivery for delivery in waiting if delivery.round > round_number]
    for delivery in waiting:
        if delivery.round == round_number:
            instants.when_delivered(player, delivery)


def next_turn(state: Position) -> None:
    """Clockwise, whoever has people left to place; after the last one everybody returns home."""
    count = len(state.players)
    for distance in range(1, count + 1):
        seat = (state.seat + distance) % count
        if state.players[seat].home or state.players[seat].bed:
            state.pass_to(seat)
            state.pending.append(TURN_STEP)
            return
    return_home(state)


def return_home(state: Position) -> None:
    """People and special action cards return; in some rounds there is a harvest."""
    state.occupants = [NOBODY] * len(state.occupants)
    for player in state.players:
        player.home = player.people
        player.in_infirmary = 0
    state.kept = False
    state.users = [DISPLAY] * len(state.users)
    state.face_down = [False] * len(state.face_down)
    state.pending = [PREPARING_STEP]
    if state.round in STAGES:
        harvest.gather(state)
        seats = state.seats_in_order()
        seats.reverse()
        state.pending += [Step(BREEDING, seat) for seat in seats]
        state.pending += [Step(FEEDING, seat) for seat in seats]
