"""What improvements do, one function for each instant at which they do it."""

from typing import Final

from mire.games.farmers.box.board import BAKE, ROUNDS
from mire.games.farmers.box.goods import FOOD, FUEL, HORSE
from mire.games.farmers.box.grid import ones
from mire.games.farmers.box.majors import (
    CLAY_OVEN,
    HEATING_OVEN,
    KILN,
    LODGE,
    RIDING_STABLES,
    STONE_OVEN,
    TILED_OVEN,
    VILLAGE_CHURCH,
    WELL,
)
from mire.games.farmers.box.special_cards import PEAT, TREES
from mire.games.farmers.cards.card import cards_giving
from mire.games.farmers.model import perks
from mire.games.farmers.model.player import Delivery, Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Acting

WELL_ROUNDS: Final = 5
CHURCH_FOOD: Final = 2
OVEN_FUEL: Final = 2
RIDERS: Final = 2  # horses for the food of the Riding Stables
SAVED_BY_OVEN: Final = 1
MOST_WITH_TILED_OVEN: Final = 1


def when_built(state: Position, card: int) -> None:
    """A card has come into play."""
    player = state.player
    if card in (CLAY_OVEN, STONE_OVEN):
        state.pending.append(Acting(BAKE, optional=True))
    elif card == WELL:
        _deliver(player, card, range(state.round + 1, min(state.round + WELL_ROUNDS, ROUNDS) + 1))
    elif card == RIDING_STABLES:
        _deliver(player, card, range(state.round + 1, ROUNDS + 1))
    elif card == VILLAGE_CHURCH:
        player.goods[FOOD] += CHURCH_FOOD
    elif card == HEATING_OVEN:
        player.goods[FUEL] += OVEN_FUEL


def _deliver(player: Player, card: int, rounds: range) -> None:
    """Put a food on the space of each of some rounds."""
    player.deliveries += [Delivery(number, FOOD, card) for number in rounds]


def is_lost(player: Player, delivery: Delivery) -> bool:
    """Whether what waited for this round does not come: the food of the Riding Stables without two horses."""
    return delivery.card == RIDING_STABLES and player.animals[HORSE] < RIDERS


def when_peat_is_cut(player: Player) -> int:
    """The fuel for a moor."""
    return PEAT + _by_horse(player, KILN)


def when_trees_are_felled(player: Player) -> int:
    """The wood for a forest."""
    return TREES + _by_horse(player, LODGE)


def _by_horse(player: Player, card: int) -> int:
    """What the Kiln and the Lodge add to a special action: 1, or 2 with a horse."""
    if card not in player.cards:
        return 0
    return 2 if player.animals[HORSE] else 1


def when_heated(player: Player, due: int, *, burnt: bool) -> int:
    """The fuel that is due in the end, of what the house takes; what saves fuel comes before what limits it."""
    if HEATING_OVEN in player.cards:
        due -= SAVED_BY_OVEN
    if player.listeners:
        due -= sum([player.on_card(card) for card in cards_giving(player, perks.SAVES_FUEL)])
        if burnt:
            due -= player.perk(perks.SAVES_BY_BURNING)
        if player.perk(perks.NO_FUEL):
            due = 0
    if TILED_OVEN in player.cards:
        due = min(due, MOST_WITH_TILED_OVEN)
    return max(due, 0) + player.perk(perks.MORE_FUEL)


def when_scored(player: Player) -> int:
    """Points besides the printed ones: the Forester's Lodge counts the forests that are left."""
    return ones(player.farm.forests) if LODGE in player.cards else 0
