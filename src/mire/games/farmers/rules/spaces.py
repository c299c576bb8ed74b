"""A person on an action space: where one can be placed, and what comes of it."""

from mire.core.moves import Move
from mire.games.farmers.box.board import (
    CORRAL,
    EARLY,
    IMPROVE,
    INFIRMARY,
    MEETING_PLACE,
    NO_GROWTH,
    WITH_ROOM,
    ActionSpace,
    Offer,
)
from mire.games.farmers.box.goods import FIRST_ANIMAL, FOOD, HORSE
from mire.games.farmers.cards.card import EFFECTS, fire
from mire.games.farmers.cards.moments import AFTER_SPACE, GREW, HEALED, PERSON_ACTED, TOOK_GOODS, USED_SPACE
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import HOUSING_STEP, Acting, Getting, Occurring
from mire.games.farmers.rules import notation
from mire.games.farmers.rules.actions import can_do


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
        if space.early and state.round < EARLY:
            return can_do(state, space.early)
        for action in space.actions:
            if can_do(state, action):
                return True
        return USED_SPACE in state.player.listeners and is_opened(state, space)
    player = state.player
    if space.growth != NO_GROWTH:
        return player.rooms_are_left if space.growth == WITH_ROOM else player.people_left > 0
    return len(space.chooses) > 0 or (space.number == CORRAL and missing_kind(player) >= 0)


def is_opened(state: Position, space: ActionSpace) -> bool:
    """Whether a card makes something possible on a space before it is used."""
    return any([EFFECTS[code].opens(state, space.number) for code in state.player.listeners[USED_SPACE]])


def place(state: Position, space: ActionSpace) -> None:
    """Put a person on a space and carry it out, or ask what is to be decided for that."""
    player = state.player
    if player.listeners:
        state.pending.append(Occurring(PERSON_ACTED))
        state.pending.append(Occurring(AFTER_SPACE, space.number))
    healed = _leave_home(state, space)
    if space.number == MEETING_PLACE:
        state.first = state.seat
    if space.then:
        state.pending.append(Acting(space.then, optional=True, one_of=space.then == IMPROVE))
    if space.does:
        does = space.early if space.early and state.round < EARLY else space.does
        state.pending.append(Acting(does, one_of=does == IMPROVE))  # never both a major and a minor one
    for choice in range(len(space.chooses) - 1, -1, -1):
        state.pending.append(Getting(space.number, choice))
    if space.growth != NO_GROWTH:
        grow(state)
    for ware in space.gets:
        player.gain(ware)
    taken = state.stock[space.number]
    if space.adds >= 0:
        player.gain(space.adds, taken)
        state.stock[space.number] = 0
    if space.adds >= FIRST_ANIMAL:
        state.pending.append(HOUSING_STEP)
    elif space.number == CORRAL:
        player.animals[missing_kind(player)] += 1
        state.pending.append(HOUSING_STEP)
    if player.listeners:
        if healed:
            fire(state, state.seat, HEALED)
        if space.adds >= 0:
            fire(state, state.seat, TOOK_GOODS, space.adds, taken)
        fire(state, state.seat, USED_SPACE, space.number)


def grow(state: Position) -> None:
    """A child is born."""
    player = state.player
    player.people += 1
    player.newborns += 1
    if player.listeners:
        fire(state, state.seat, GREW)


def _leave_home(state: Position, space: ActionSpace) -> bool:
    """A person leaves the house; who is sick goes to the Infirmary first: whether it was one of those."""
    player = state.player
    if space.number == INFIRMARY:
        player.in_infirmary += 1
        if player.bed:
            player.bed -= 1
            return True
    else:
        state.occupants[space.number] = state.seat
    player.home -= 1
    return False


def get(state: Position, step: Getting, ware: int) -> None:
    """One of several wares that a space offers."""
    state.pending.pop()
    player = state.player
    player.goods[FOOD] += offer_of(offers(state, step), ware).food
    player.gain(ware)
    if ware >= FIRST_ANIMAL:
        state.pending.append(HOUSING_STEP)


def missing_kind(player: Player) -> int:
    """The first kind of sheep, boar and cattle that a player has none of, or -1."""
    for kind in range(HORSE):
        if not player.animals[kind]:
            return kind
    return -1


def offers(state: Position, step: Getting) -> list[Offer]:
    """What a space lets choose."""
    return state.board.spaces[step.space].chooses[step.choice]


def offer_of(offers: list[Offer], ware: int) -> Offer:
    """The offer of a ware."""
    return next(offer for offer in offers if offer.ware == ware)
