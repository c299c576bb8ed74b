"""What becomes of the spaces of a farm: tiles are laid and taken away, spaces are used or blocked."""

from mire.games.farmers.box.grid import number_of
from mire.games.farmers.cards.card import fire
from mire.games.farmers.cards.moments import MADE_FIELD
from mire.games.farmers.model.events import LEFT_HUT, LIES, LOST_RESERVE, PICKED_UP, FarmersEvent
from mire.games.farmers.model.farmyard import FIELD
from mire.games.farmers.model.position import Position


def use(state: Position, spaces: int) -> None:
    """Unused spaces are used from now on: the player gets what lies there."""
    player = state.player
    if player.farm.left:
        for space, wares in player.farm.pick_up(spaces).items():
            for ware in wares:
                player.gain(ware)
            state.note(FarmersEvent(PICKED_UP, state.seat, goods=wares, space=number_of(space)))


def leave(state: Position, space: int, wares: list[int]) -> None:
    """Goods lie on a space until it is used; where that is so already, the player gets them."""
    player = state.player
    if player.farm.unused & space:
        player.farm.leave(space, wares)
        state.note(FarmersEvent(LIES, state.seat, goods=wares, space=number_of(space)))
    else:
        for ware in wares:
            player.gain(ware)


def lay(state: Position, tile: int, space: int) -> None:
    """A new forest, moor or field on a free space."""
    use(state, space)
    state.player.farm.put_tile(tile, space)


def block(state: Position, space: int) -> None:
    """Nothing can be done with a free space any more."""
    use(state, space)
    state.player.farm.blocked |= space


def take_tile(state: Position, space: int) -> bool:
    """Take away a forest or a moor, and who lives there joins the others: whether nothing is left on the space."""
    _leave_hut(state, space)
    farm = state.player.farm
    reserve = farm.reserve
    emptied = farm.take_tile(space)
    if reserve and not farm.reserve:
        state.note(FarmersEvent(LOST_RESERVE, state.seat, space=number_of(space)))
    return emptied


def make_field(state: Position, space: int) -> None:
    """A forest or a moor becomes a field."""
    _leave_hut(state, space)
    state.player.farm.make_field(space)
    if state.player.listeners:
        fire(state, state.seat, MADE_FIELD, FIELD, number_of(space))


def _leave_hut(state: Position, space: int) -> None:
    """The person in the Forest Hut can be placed in this round, and then goes back to the supply."""
    player = state.player
    if space == player.hut:
        player.hut = 0
        player.helpers += 1
        player.home += 1
        state.note(FarmersEvent(LEFT_HUT, state.seat))
