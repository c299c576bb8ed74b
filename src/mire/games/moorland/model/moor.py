"""One player's moor and storage board."""

from typing import Final

from mypy_extensions import i64

from mire.games.moorland.box.components import (
    ANIMALS,
    CARD_BACK,
    GROUND_SECTIONS,
    NO_ANIMAL,
    PLANT_BITS,
    SECTIONS,
    SPACES,
    Components,
    count,
    one,
    total,
)
from mire.games.moorland.model.structure import Structure
from mire.games.moorland.model.waterways import Waterways

# How a card lies.
FACE_UP: Final = 0
TURNED: Final = 1
FACE_DOWN: Final = 2
FACES: Final = 3
UNCOVERED: Final = 0  # in `laid`, where card and face are one number

EMPTY: Final = -1  # a root space without a plant

SURPLUS_BITS: Final = 12  # for the surplus of one plant
MOST_SURPLUS: Final = (1 << SURPLUS_BITS) - 1


class Moor:
    """What one player has: the moor with its plants, cards and root spaces, and what lies at the storage board."""

    open: i64  # the places where a plant can still go, a bit each: sections with a free space, free root spaces
    rooted: i64  # plants on take-root symbols and root spaces
    striders: i64  # on the faces that can be seen
    roots: i64  # the plants on the root spaces, see plant_on_root
    surplus: i64  # by plant, see surplus_of

    def __init__(
        self,
        waterways: Waterways,
        plants: list[int],
        laid: list[int],
        stored: list[int],
        animals: list[int],
    ) -> None:
        self.waterways: Final = waterways
        self.plants: Final = plants  # on each ground section
        self.laid: Final = laid  # on each ground section, FACES * card + face; UNCOVERED if none
        self.stored: Final = stored  # cards below the storage board
        self.animals: Final = animals  # by species, on the faces that can be seen
        self.water = 0
        self.open = (1 << SECTIONS) - 1
        self.rooted = 0
        self.striders = 0
        self.roots = 0
        self.surplus = 0

    def copy(self) -> "Moor":
        """The same moor, to be changed apart."""
        other = Moor(
            self.waterways.copy(),
            self.plants.copy(),
            self.laid.copy(),
            self.stored.copy(),
            self.animals.copy(),
        )
        other.water = self.water
        other.open = self.open
        other.rooted = self.rooted
        other.striders = self.striders
        other.roots = self.roots
        other.surplus = self.surplus
        return other

    def free(self, place: i64) -> i64:
        """How many markers still fit on a place."""
        if not self.open >> place & 1:
            return 0
        return SPACES - total(self.plants[place]) if place < GROUND_SECTIONS else 1

    def add(self, section: i64, plant: i64, markers: i64) -> None:
        """Put markers on a ground section; what does not fit is surplus."""
        free = self.free(section)
        fitting = markers if markers < free else free
        self.plants[section] += fitting * one(plant)
        self.spill(plant, markers - fitting)
        if total(self.plants[section]) == SPACES:
            self.open &= ~(1 << section)

    def root(self, plan: i64, plant: i64) -> None:
        """Put a marker on the root space of a plan, where it stays."""
        self.roots += (plant + 1) << PLANT_BITS * plan
        self.rooted += 1
        self.open &= ~(1 << GROUND_SECTIONS + plan)

    def plant_on_root(self, plan: i64) -> i64:
        """The plant on the root space of a plan, or EMPTY."""
        return count(self.roots, plan) - 1

    def spill(self, plant: i64, markers: i64) -> None:
        """Put markers into the surplus."""
        self.surplus += markers << SURPLUS_BITS * plant

    def surplus_of(self, plant: i64) -> i64:
        """How many markers of a plant are in the surplus."""
        return self.surplus >> SURPLUS_BITS * plant & MOST_SURPLUS

    def surplus_total(self) -> i64:
        """How many markers are in the surplus."""
        return self.surplus_of(0) + self.surplus_of(1) + self.surplus_of(2) + self.surplus_of(3)

    def remove(self, section: i64, plant: i64) -> None:
        """Take a marker off a ground section."""
        self.plants[section] -= one(plant)
        self.open |= 1 << section

    def lay(self, section: i64, card: int, face: int, components: Components) -> int:
        """Lay a card on a ground section and give back the plants that were there."""
        stock = self.plants[section]
        self.plants[section] = 0
        self.laid[section] = FACES * card + face
        self.open &= ~(1 << section)
        self.stored.remove(card)
        waterway = CARD_BACK
        if face != FACE_DOWN:
            shown = components.cards[card]
            waterway = shown.turned if face == TURNED else shown.waterway
            self.rooted += shown.rooted
            self.striders += shown.striders
            if shown.animal != NO_ANIMAL:
                self.animals[shown.animal] += 1
        self.waterways.cover(self.waterways.structure.bits[section], waterway)
        return stock


def empty_moor(structure: Structure) -> Moor:
    """A moor as it is at the start."""
    return Moor(
        Waterways(structure),
        [0] * GROUND_SECTIONS,
        [UNCOVERED] * GROUND_SECTIONS,
        [],
        [0] * len(ANIMALS),
    )
