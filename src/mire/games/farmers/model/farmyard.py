"""A player's farmyard: rooms, fields with their crops, pastures, stables, forests and moors."""

from typing import Final

from mire.games.farmers.box.goods import GRAIN, VEGETABLE
from mire.games.farmers.box.grid import BOARD, around, bit, ones
from mire.games.farmers.model.housing import Places, have_room, have_room_in
from mire.games.farmers.model.pastures import FENCES, can_be_fenced, fence_count, is_any_fenceable, with_pasture

WOOD_HOUSE: Final = 0
CLAY_HOUSE: Final = 1
STONE_HOUSE: Final = 2
HOUSES: Final = ["wood", "clay", "stone"]
FIRST_ROOMS: Final = bit("B1") | bit("C1")
STABLES: Final = 4  # of a player
ON_FIELD: Final = {GRAIN: 3, VEGETABLE: 2}  # after sowing one
PER_SPACE: Final = 2  # animals in a pasture, before stables double them
AROUND_A_SPACE: Final = 4  # fences

# Tiles that are laid on spaces and taken away
NO_TILE: Final = -1
FOREST: Final = 0
MOOR: Final = 1
FIELD: Final = 2


class Field:
    """A crop on a field. Never changed, only replaced, so that copies share it."""

    def __init__(self, crop: int, left: int) -> None:
        self.crop: Final = crop
        self.left: Final = left


class Farmyard:
    """What stands and grows on the spaces of a farm; sets of spaces are bits of a number."""

    def __init__(self, forests: int, moors: int) -> None:
        self.board = BOARD  # all spaces, with extensions
        self.rooms = FIRST_ROOMS
        self.house = WOOD_HOUSE
        self.fields = 0
        self.sown: dict[int, Field] = {}  # by space, as a set of one
        self.forests = forests  # that can be seen
        self.moors = moors
        self.stables = 0
        self.pastures: list[int] = []  # each a set of spaces; never changed in place
        self.fenced = 0  # all spaces of pastures
        self.fences = 0  # that stand, or mark a space
        self.posts = 0  # spaces that one of them marks, among those that are blocked
        self.blocked = 0  # spaces that nothing can be done with any more
        self.reserve = 0  # a fenced forest or moor, which becomes a pasture when nothing lies on it
        self.planted = 0  # unused spaces with crops
        self.most_planted = 0  # how many there may be
        self.covered: dict[int, list[int]] = {}  # tiles under others by space, the highest last; never changed in place
        self.left: dict[int, list[int]] = {}  # wares that lie on spaces; never changed in place

    def copy(self) -> "Farmyard":
        """A farmyard of its own."""
        other = Farmyard(self.forests, self.moors)
        other.board = self.board
        other.rooms = self.rooms
        other.house = self.house
        other.fields = self.fields
        other.sown = self.sown.copy()
        other.stables = self.stables
        other.pastures = self.pastures
        other.fenced = self.fenced
        other.fences = self.fences
        other.posts = self.posts
        other.blocked = self.blocked
        other.reserve = self.reserve
        other.planted = self.planted
        other.most_planted = self.most_planted
        other.covered = self.covered
        other.left = self.left
        return other

    @property
    def unused(self) -> int:
        """Spaces that hold nothing and lie in no pasture; crops alone do not make a space used."""
        tiles = self.rooms | self.fields | self.forests | self.moors
        return self.board & ~(tiles | self.stables | self.fenced | self.blocked)

    @property
    def free(self) -> int:
        """Unused spaces without crops, where something can be built or laid."""
        return self.unused & ~self.planted

    @property
    def room_count(self) -> int:
        """How many rooms the house has."""
        return ones(self.rooms)

    @property
    def empty_fields(self) -> int:
        """Fields without crops."""
        empty = self.fields
        for space in self.sown:
            empty &= ~space
        return empty

    @property
    def sowable(self) -> int:
        """Empty fields, and unused spaces if a card allows it."""
        if self.most_planted > ones(self.planted):
            return self.empty_fields | self.free
        return self.empty_fields

    def places_for_room(self) -> int:
        """Free spaces beside the house."""
        return self.free & around(self.rooms)

    def places_for_field(self) -> int:
        """Free spaces beside a field, or any for the first one."""
        return self.beside_fields(self.free)

    def beside_fields(self, spaces: int) -> int:
        """Those spaces that may become the next field."""
        return spaces & around(self.fields) if self.fields else spaces

    def places_for_stable(self) -> int:
        """Free spaces and those of pastures, without a stable."""
        if ones(self.stables) == STABLES:
            return 0
        return (self.free | self.fenced) & ~self.stables

    # Fences

    def pastures_to_fence(self, fences: int, within: int = 0) -> list[int]:
        """What can be fenced in with so many more fences: spaces without a tile, or a part of a pasture."""
        most = min(fences, self.fences_left)
        return can_be_fenced(self.board, self.pastures, self.fence_free, most, within, self.reserve)

    def can_fence(self, fences: int) -> bool:
        """Whether so many more fences enclose anything."""
        free = self.fence_free
        most = min(fences, self.fences_left)
        if most >= AROUND_A_SPACE and free & (around(self.fenced) if self.fenced else free):
            return True
        return self.fenced != 0 and is_any_fenceable(self.board, self.pastures, free, most, self.reserve)

    @property
    def fence_free(self) -> int:
        """Spaces outside of pastures that may become a part of one."""
        return self.free | self.stables & ~self.fenced

    @property
    def fences_left(self) -> int:
        """Fences that do not stand yet."""
        return FENCES - self.fences

    def fence(self, pasture: int) -> int:
        """Fence in some spaces: the number of fences that it takes."""
        self.pastures = with_pasture(self.pastures, pasture)
        self.fenced |= pasture
        return self._count_fences()

    def fence_reserve(self, space: int) -> int:
        """Fence in a forest or a moor: the number of fences that it takes."""
        self.reserve = space
        return self._count_fences()

    def fences_around(self, space: int) -> int:
        """The fences that are missing around a single space."""
        return fence_count([*self._fenced_in(), space]) - (self.fences - ones(self.posts))

    def _count_fences(self) -> int:
        before = self.fences
        self.fences = fence_count(self._fenced_in()) + ones(self.posts)
        return self.fences - before

    def _fenced_in(self) -> list[int]:
        return [*self.pastures, self.reserve] if self.reserve else self.pastures

    def put_post(self, space: int) -> None:
        """A fence marks a space, which is blocked."""
        self.posts |= space
        self.fences += 1
        self.blocked |= space

    # Forests, moors and fields on one another

    def put_tile(self, tile: int, space: int) -> None:
        """Lay a forest, a moor or a field onto a space; what lies there is covered."""
        under = FOREST if self.forests & space else MOOR if self.moors & space else NO_TILE
        if under != NO_TILE:
            self.covered = {**self.covered, space: [*self.covered.get(space, []), under]}
            self._remove(space)
        self._show(tile, space)

    def take_tile(self, space: int) -> bool:
        """Take away the forest or moor that can be seen on a space: whether nothing is left there."""
        self._remove(space)
        tiles = self.covered.get(space, [])
        if tiles:
            self.covered = {under: lying for under, lying in self.covered.items() if under != space}
            if len(tiles) > 1:
                self.covered = {**self.covered, space: tiles[:-1]}
            self._show(tiles[-1], space)
            return False
        if space == self.reserve:
            self.reserve = 0
            self.pastures = [*self.pastures, space]
            self.fenced |= space
        return True

    def make_field(self, space: int) -> None:
        """A forest or a moor becomes a field."""
        self._remove(space)
        self.fields |= space

    def _remove(self, space: int) -> None:
        self.forests &= ~space
        self.moors &= ~space

    def _show(self, tile: int, space: int) -> None:
        if tile == FOREST:
            self.forests |= space
        elif tile == MOOR:
            self.moors |= space
        else:
            self.fields |= space

    @property
    def lone_forests(self) -> int:
        """Forests with nothing under them."""
        lone = self.forests
        for space in self.covered:
            lone &= ~space
        return lone

    # Wares that lie on spaces

    def leave(self, space: int, wares: list[int]) -> None:
        """Wares lie on a space from now on."""
        self.left = {**self.left, space: self.left.get(space, []) + wares}

    def pick_up(self, spaces: int) -> dict[int, list[int]]:
        """Take the wares that lie on some spaces."""
        found = {space: wares for space, wares in self.left.items() if space & spaces}
        if found:
            self.left = {space: wares for space, wares in self.left.items() if not space & spaces}
        return found

    @property
    def with_wares(self) -> int:
        """Spaces on which wares lie."""
        return sum(self.left)

    # Crops

    def sow(self, space: int, crop: int) -> None:
        """Sow a crop on an empty field or an unused space."""
        self.sown[space] = Field(crop, ON_FIELD[crop])
        self.planted |= space & ~self.fields

    def clear_crops(self, space: int) -> None:
        """Throw away the crops on an unused space."""
        del self.sown[space]
        self.planted &= ~space

    def harvest(self) -> list[int]:
        """Take a crop from every field: which ones."""
        crops = []
        for space, field in list(self.sown.items()):
            crops.append(field.crop)
            if field.left == 1:
                del self.sown[space]
                self.planted &= ~space
            else:
                self.sown[space] = Field(field.crop, field.left - 1)
        return crops

    def crops(self, crop: int) -> int:
        """How many of a crop stand on the farm."""
        return sum([field.left for field in self.sown.values() if field.crop == crop])

    # Animals

    def capacities(self) -> list[int]:
        """How many animals each pasture holds: two for a space, doubled by each stable in it."""
        return [PER_SPACE * ones(pasture) << ones(pasture & self.stables) for pasture in self.pastures]

    def single_places(self) -> int:
        """Places for one animal of any kind: stables outside of pastures, and the house."""
        return ones(self.stables & ~self.fenced) + 1

    def have_room(self, animals: list[int], places: Places | None = None) -> bool:
        """Whether so many animals of each kind can be kept in pastures and single places."""
        if places is None:
            return have_room(animals, self.capacities(), self.single_places())
        return have_room_in(animals, self.capacities(), places)
