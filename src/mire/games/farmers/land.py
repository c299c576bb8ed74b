"""What becomes of the spaces of a farm: tiles are laid and taken away, spaces are used or blocked."""

from mire.games.farmers.cards.card import occur
from mire.games.farmers.cards.timing import MADE_FIELD
from mire.games.farmers.farmyard import FIELD
from mire.games.farmers.grid import number_of
from mire.games.farmers.player import Player
from mire.games.farmers.position import Position


def use(player: Player, spaces: int) -> None:
    """Unused spaces are used from now on: the player gets what lies there."""
    if player.farm.left:
        for ware in player.farm.pick_up(spaces):
            player.gain(ware)


def lay(player: Player, tile: int, space: int) -> None:
    """A new forest, moor or field on a free space."""
    use(player, space)
    player.farm.put_tile(tile, space)


def block(player: Player, space: int) -> None:
    """Nothing can be done with a free space any more."""
    use(player, space)
    player.farm.blocked |= space


def take_tile(player: Player, space: int) -> bool:
    """Take away a forest or a moor, and who lives there joins the others: whether nothing is left on the space."""
    _leave_hut(player, space)
    return player.farm.take_tile(space)


def make_field(state: Position, space: int) -> None:
    """A forest or a moor becomes a field."""
    player = state.player
    _leave_hut(player, space)
    player.farm.make_field(space)
    if player.hears:
        occur(state, state.seat, MADE_FIELD, FIELD, number_of(space))


def _leave_hut(player: Player, space: int) -> None:
    """The person in the Forest Hut can be placed in this round, and then goes back to the supply."""
    if space == player.hut:
        player.hut = 0
        player.helpers += 1
        player.home += 1
