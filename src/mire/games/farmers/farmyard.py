"""A player's farmyard: rooms, fields with their crops, pastures, stables, forests and moors."""

from typing import Final

from mire.games.farmers.goods import GRAIN, VEGETABLE
from mire.games.farmers.grid import BOARD, around, bit, ones
from mire.games.farmers.housing import have_room
from mire.games.farmers.pastures import FENCES, can_be_fenced, fence_count, is_any_fenceable, with_pasture

WOOD_HOUSE: Final = 0
CLAY_HOUSE: Final = 1
STONE_HOUSE: Final = 2
FIRST_ROOMS: Final = bit("B1") | bit("C1")
STABLES: Final = 4  # of a player
ON_FIELD: Final = {GRAIN: 3, VEGETABLE: 2}  # after sowing one
AROUND_A_SPACE: Final = 4  # fences
PER_SPACE: Final = 2  # animals in a pasture


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
        self.forests = forests
        self.moors = moors
        self.stables = 0
        self.pastures: list[int] = []  # each a set of spaces; never changed in place
        self.fenced = 0  # all spaces of pastures
        self.fences = 0  # that stand

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
        return other

    @property
    def unused(self) -> int:
        """Spaces that hold nothing and lie in no pasture."""
        return self.board & ~(self.rooms | self.fields | self.forests | self.moors | self.stables | self.fenced)

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

    def places_for_room(self) -> int:
        """Unused spaces beside the house."""
        return self.unused & around(self.rooms)

    def places_for_field(self) -> int:
        """Unused spaces beside a field, or any for the first one."""
        return self.beside_fields(self.unused)

    def beside_fields(self, spaces: int) -> int:
        """Those spaces that may become the next field."""
        return spaces & around(self.fields) if self.fields else spaces

    def places_for_stable(self) -> int:
        """Unused spaces and those of pastures, without a stable."""
        if ones(self.stables) == STABLES:
            return 0
        return (self.unused | self.fenced) & ~self.stables

    def pastures_to_fence(self, fences: int, within: int = 0) -> list[int]:
        """What can be fenced in with so many more fences: spaces without a tile, or a part of a pasture."""
        return can_be_fenced(self.board, self.pastures, self._fence_free, fences, within)

    def can_fence(self, fences: int) -> bool:
        """Whether so many more fences enclose anything."""
        free = self._fence_free
        most = min(fences, self.fences_left)
        if most >= AROUND_A_SPACE and free & (around(self.fenced) if self.fenced else free):
            return True
        return self.fenced != 0 and is_any_fenceable(self.board, self.pastures, free, most)

    @property
    def _fence_free(self) -> int:
        """Spaces outside of pastures that may become a part of one."""
        return self.unused | self.stables & ~self.fenced

    @property
    def fences_left(self) -> int:
        """Fences that do not stand yet."""
        return FENCES - self.fences

    def fence(self, pasture: int) -> int:
        """Fence in some spaces: the number of fences that it takes."""
        before = self.fences
        self.pastures = with_pasture(self.pastures, pasture)
        self.fenced |= pasture
        self.fences = fence_count(self.pastures)
        return self.fences - before

    def sow(self, field: int, crop: int) -> None:
        """Sow a crop on an empty field."""
        self.sown[field] = Field(crop, ON_FIELD[crop])

    def harvest(self) -> list[int]:
        """Take a crop from every field: which ones."""
        crops = []
        for space, field in list(self.sown.items()):
            crops.append(field.crop)
            if field.left == 1:
                del self.sown[space]
            else:
                self.sown[space] = Field(field.crop, field.left - 1)
        return crops

    def crops(self, crop: int) -> int:
        """How many of a crop stand on the fields."""
        return sum([field.left for field in self.sown.values() if field.crop == crop])

    def capacities(self) -> list[int]:
        """How many animals each pasture holds: two for a space, doubled by each stable in it."""
        return [PER_SPACE * ones(pasture) << ones(pasture & self.stables) for pasture in self.pastures]

    def have_room(self, animals: list[int]) -> bool:
        """Whether so many animals of each kind can be kept: in pastures, stables outside and one in the house."""
        return have_room(animals, self.capacities(), ones(self.stables & ~self.fenced) + 1)
