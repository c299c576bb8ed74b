"""A person on an action space: where one can be placed, and what comes of it."""

from mire.core.moves import Move
from mire.core.state import Step
from mire.games.farmers import notation
from mire.games.farmers.actions import can_do
from mire.games.farmers.board import (
    CORRAL,
    INFIRMARY,
    MEETING_PLACE,
    NO_GROWTH,
    WITH_ROOM,
    ActionSpace,
    Offer,
)
from mire.games.farmers.goods import FIRST_ANIMAL, FOOD, HORSE
from mire.games.farmers.player import MOST_PEOPLE, Player
from mire.games.farmers.position import Position
from mire.games.farmers.steps import ACTING, GETTING, HOUSING_STEP, OPTIONAL


def placements(state: Position) -> list[Move]:
    """Every space where something can be carried out; sick people go to the Infirmary only."""
    if not state.player.home:
        return [notation.PLACES[INFIRMARY]]
    return [notation.PLACES[space.number] for space in state.spaces if can_place(state, space)]


def can_place(state: Position, space: ActionSpace) -> bool:
    """Whether a healthy person can carry out at least a part of a space."""
    if not state.is_free(space) or space.from_round > state.round:
        return False
    if space.adds >= 0:
        return state.stock[space.number] > 0 or space.number == MEETING_PLACE
    if space.gets:
        return True
    if space.does:
        for action in space.actions:  # noqa: SIM110
            if can_do(state, action):
                return True
        return False
    player = state.player
    if space.growth != NO_GROWTH:
        return player.rooms_are_left if space.growth == WITH_ROOM else player.people < MOST_PEOPLE
    return len(space.chooses) > 0 or (space.number == CORRAL and missing_kind(player) >= 0)


def place(state: Position, space: ActionSpace) -> None:
    """Put a person on a space and carry it out, or ask what is to be decided for that."""
    player = state.player
    _leave_home(state, space)
    if space.number == MEETING_PLACE:
        state.first = state.seat
    if space.then:
        state.pending.append(Step(ACTING, space.then, OPTIONAL))
    if space.does:
        state.pending.append(Step(ACTING, space.does))
    for choice in range(len(space.chooses) - 1, -1, -1):
        state.pending.append(Step(GETTING, space.number, choice))
    if space.growth != NO_GROWTH:
        player.people += 1
        player.newborns += 1
    for ware in space.gets:
        player.gain(ware)
    if space.adds >= 0:
        player.gain(space.adds, state.stock[space.number])
        state.stock[space.number] = 0
    if space.adds >= FIRST_ANIMAL:
        state.pending.append(HOUSING_STEP)
    elif space.number == CORRAL:
        player.animals[missing_kind(player)] += 1
        state.pending.append(HOUSING_STEP)


def _leave_home(state: Position, space: ActionSpace) -> None:
    """A person leaves the house; who is sick goes to the Infirmary first."""
    player = state.player
    if space.number == INFIRMARY:
        player.in_infirmary += 1
        if player.bed:
            player.bed -= 1
            return
    else:
        state.occupants[space.number] = state.seat
    player.home -= 1


def get(state: Position, ware: int) -> None:
    """One of several wares that a space offers."""
    step = state.pending.pop()
    player = state.player
    player.goods[FOOD] += offer_of(state.board.spaces[step.a].chooses[step.b], ware).food
    player.gain(ware)
    if ware >= FIRST_ANIMAL:
        state.pending.append(HOUSING_STEP)


def missing_kind(player: Player) -> int:
    """The first kind of sheep, boar and cattle that a player has none of, or -1."""
    for kind in range(HORSE):
        if not player.animals[kind]:
            return kind
    return -1


def offer_of(offers: list[Offer], ware: int) -> Offer:
    """The offer of a ware."""
    return next(offer for offer in offers if offer.ware == ware)
