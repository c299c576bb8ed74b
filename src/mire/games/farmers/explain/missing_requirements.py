"""What stands against an action of a space or card, as ids of texts: `room-wood-2-reed:3`, `no-seed`, `no-oven`."""

from mire.games.farmers.box import board
from mire.games.farmers.box.goods import CLAY, FOOD, GOODS, GRAIN, REED, STONE, VEGETABLE, WOOD, Cost
from mire.games.farmers.box.grid import ones
from mire.games.farmers.model.farmyard import STABLES, STONE_HOUSE
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.rules import costs
from mire.games.farmers.rules.actions import can_build_major, most_baked


def lacking_for(state: Position, actions: int) -> list[str]:
    """Everything that stands against some actions, none of which can be carried out."""
    found: list[str] = []
    for action in board.ACTIONS:
        if actions & action:
            found += [reason for reason in _lacking(state, action) if reason not in found]
    return found


def _lacking(state: Position, action: int) -> list[str]:
    player = state.player
    farm = player.farm
    goods = player.goods
    found: list[str] = []
    if action in (board.BUY_GRAIN, board.PLOW_FOR_FOOD) and not goods[FOOD]:
        found.append("no-food")
    if action in (board.PLOW, board.PLOW_FOR_FOOD) and not farm.places_for_field():
        found.append("no-field-place")
    if action == board.SOW:
        if not goods[GRAIN] and not goods[VEGETABLE]:
            found.append("no-seed")
        if not farm.sowable:
            found.append("no-empty-field")
    if action == board.BAKE:
        if not goods[GRAIN]:
            found.append("no-grain")
        if not most_baked(player):
            found.append("no-oven")
    if action == board.ROOMS:
        found += _missing(player, "room", costs.room(player))
        if not farm.places_for_room():
            found.append("no-room-place")
    if action in (board.STABLES, board.STABLE):
        found += _missing(player, "stable", costs.STABLE if action == board.STABLES else costs.SIDE_JOB_STABLE)
        if not farm.places_for_stable():
            found.append("no-stable" if ones(farm.stables) == STABLES else "no-stable-place")
    if action == board.FENCES and not farm.can_fence(goods[WOOD]):
        found.append(_lacking_for_fences(player))
    if action == board.RENOVATE:
        found += (
            ["stone-house"] if farm.house == STONE_HOUSE else _missing(player, "renovation", costs.renovation(player))
        )
    if action == board.MAJOR and not can_build_major(state):
        found.append("no-major")
    if action == board.MINOR:
        found.append("no-minor")
    return found


def _lacking_for_fences(player: Player) -> str:
    """No wood or too little, no fence left, or no space where a pasture could be."""
    left = player.farm.fences_left
    if not left:
        return "no-fence"
    return f"no-pasture:{player.goods[WOOD]}" if player.farm.can_fence(left) else "no-pasture-place"


def _missing(player: Player, what: str, price: Cost) -> list[str]:
    """A material and reed that there is too little of, in one word: `room-wood-2-reed:3` for 3 wood and 2 reed."""
    lacking = missing(player, price)
    reed = lacking[REED]
    for good in (WOOD, CLAY, STONE):
        if lacking[good]:
            return [
                f"{what}-{GOODS[good]}-{reed}-reed:{lacking[good]}" if reed else f"{what}-{GOODS[good]}:{lacking[good]}"
            ]
    return [f"{what}-reed:{reed}"] if reed else []


def missing(player: Player, price: Cost) -> list[int]:
    """How much of each good a player lacks for a price."""
    return [max(amount - player.goods[good], 0) for good, amount in enumerate(price.goods)]
