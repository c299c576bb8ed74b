"""What lies in front of players, read back from its data."""

from typing import Any, Literal

import msgspec

from mire.core.errors import BadRecord
from mire.games.farmers.box.goods import ANIMALS, DELIVERIES, GOODS, TILES, WARES
from mire.games.farmers.box.grid import BOARD, ones
from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.cards.card import index_listeners
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import HOUSES, Farmyard, Field
from mire.games.farmers.model.pastures import fence_count
from mire.games.farmers.model.player import Delivery, Player
from mire.games.farmers.model.step_data import Count, read_names, read_spaces

Told = Any  # follows from the rest; if it is there, it must be what follows


class CropData(msgspec.Struct, forbid_unknown_fields=True):
    """A crop on a field."""

    crop: Literal["grain", "vegetable"]
    left: Count


class PastureData(msgspec.Struct, forbid_unknown_fields=True):
    """A pasture; who lives there is told, not read."""

    spaces: list[str]
    room: Told = None
    kind: Told = None
    animals: Told = None


class FarmData(msgspec.Struct, forbid_unknown_fields=True):
    """A farmyard."""

    house: Literal["wood", "clay", "stone"]
    rooms: list[str]
    fields: list[str]
    sown: dict[str, CropData]
    forests: list[str]
    moors: list[str]
    stables: list[str]
    pastures: list[PastureData]
    board: list[str] | None = None
    fences_left: Told = None
    blocked: list[str] = []
    posts: list[str] = []
    reserve: str | None = None
    planted: list[str] = []
    covered: dict[str, list[str]] = {}
    left: dict[str, list[str]] = {}
    unused: Told = None
    singles: Told = None


class DeliveryData(msgspec.Struct, forbid_unknown_fields=True):
    """A ware or tile that waits for a round."""

    round: Count
    ware: str
    card: str


class CardsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that only some may see; of a hand also those that everybody knows."""

    cards: list[str] = []
    number: Told = None
    known: Told = None


class PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in front of a player."""

    goods: dict[str, Count]
    animals: dict[str, Count]
    farm: FarmData
    people: Count
    newborns: Count
    home: Count
    bed: Count
    in_infirmary: Count
    cards: list[str]
    unlit: list[str]
    crafted: list[str]
    deliveries: list[DeliveryData]
    begging: Count
    bonus: Count
    rates: Told = None
    prices: Told = None
    due: Told = None
    hand: CardsData = CardsData()
    pack: Told = None
    aside: Told = None
    lies_on: dict[str, Count] = {}
    used_in: dict[str, Count] = {}
    lying: Count = 0
    lodger: str | None = None
    hut: str | None = None
    helpers: Count = 0


def read_player(data: PlayerData, where: str) -> Player:
    """A player and the farm."""
    for kinds, given in ((GOODS, data.goods), (ANIMALS, data.animals)):
        if sorted(given) != sorted(kinds):
            raise BadRecord(f"state: {where}: there must be a number for each of {', '.join(kinds)}")
    goods = [data.goods[good] for good in GOODS]
    player = Player(goods, [data.animals[animal] for animal in ANIMALS], _read_farm(data.farm, where))
    player.people = data.people
    player.newborns = data.newborns
    player.home = data.home
    player.bed = data.bed
    player.in_infirmary = data.in_infirmary
    player.cards = read_names(data.cards, IDS, f"{where}, cards")
    player.unlit = read_names(data.unlit, IDS, f"{where}, unlit")
    player.crafted = read_names(data.crafted, IDS, f"{where}, crafted")
    player.deliveries = [
        Delivery(
            wait.round,
            read_names([wait.ware], DELIVERIES, f"{where}, deliveries")[0],
            read_names([wait.card], IDS, f"{where}, deliveries")[0],
        )
        for wait in data.deliveries
    ]
    player.begging = data.begging
    player.bonus = data.bonus
    player.hand = read_names(data.hand.cards, IDS, f"{where}, hand")
    for card, number in [*data.lies_on.items(), *data.used_in.items()]:
        player.put_on_card(read_names([card], IDS, f"{where}, lies_on")[0], number)
    player.lying = data.lying
    if data.lodger is not None:
        player.lodger = read_names([data.lodger], ANIMALS, f"{where}, lodger")[0]
    player.hut = _read_space(data.hut, f"{where}, hut")
    player.helpers = data.helpers
    index_listeners(player)
    player.farm.most_planted = player.perk(perks.PLANTED)
    return player


def _read_farm(data: FarmData, where: str) -> Farmyard:
    farm = Farmyard(read_spaces(data.forests, f"{where}, forests"), read_spaces(data.moors, f"{where}, moors"))
    farm.board = BOARD if data.board is None else read_spaces(data.board, f"{where}, board")
    farm.house = HOUSES.index(data.house)
    farm.rooms = read_spaces(data.rooms, f"{where}, rooms")
    farm.fields = read_spaces(data.fields, f"{where}, fields")
    for name, crop in data.sown.items():
        farm.sown[read_spaces([name], f"{where}, sown")] = Field(GOODS.index(crop.crop), crop.left)
    farm.stables = read_spaces(data.stables, f"{where}, stables")
    farm.pastures = [read_spaces(pasture.spaces, f"{where}, pastures") for pasture in data.pastures]
    for pasture in farm.pastures:
        farm.fenced |= pasture
    farm.posts = read_spaces(data.posts, f"{where}, posts")
    farm.blocked = read_spaces(data.blocked, f"{where}, blocked")
    farm.reserve = _read_space(data.reserve, f"{where}, reserve")
    farm.fences = fence_count([*farm.pastures, farm.reserve] if farm.reserve else farm.pastures) + ones(farm.posts)
    farm.planted = read_spaces(data.planted, f"{where}, planted")
    farm.covered = {
        read_spaces([space], f"{where}, covered"): read_names(tiles, TILES, f"{where}, covered")
        for space, tiles in data.covered.items()
    }
    farm.left = {
        read_spaces([space], f"{where}, left"): read_names(wares, WARES, f"{where}, left")
        for space, wares in data.left.items()
    }
    return farm


def _read_space(name: str | None, where: str) -> int:
    return 0 if name is None else read_spaces([name], where)
