"""What is in the box: plants, animals, moor cards, plant cards and moor plans, as the rules use them."""

from typing import Final

from mypy_extensions import i64

PLANTS: Final = ["cotton_grass", "rushes", "peat_moss", "heather"]
ANIMALS: Final = ["beetle", "bird", "snake", "dragonfly", "butterfly", "frog"]
ALL_PLANTS: Final = 15  # as a set, a bit for each plant
LETTERS: Final = "ABCDEFGHIJKL"
NO_ANIMAL: Final = -1
PLANS: Final = 4

GROUND_SECTIONS: Final = 12
SECTIONS: Final = 16  # ground sections 0 to 11 are A to L, 12 to 15 the root sections of plans 1 to 4
SPACES: Final = 6  # on a ground section
ROUNDS: Final = 12
WATER_MARKERS: Final = 12  # one for each letter
KEEPS: Final = 2  # cards that may stay below the storage board

# A waterway is the set of sides it reaches; one that interrupts joins none of them.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
ALL_SIDES: Final = 15
INTERRUPTS: Final = 16
CARD_BACK: Final = ALL_SIDES

# Plants on one place are counted in one number, four bits a plant, so that sets of plants add, subtract
# and compare in one operation. GUARD marks the top bit of each count.
PLANT_BITS: Final = 4
GUARD: Final = 0x8888


def one(plant: i64) -> i64:
    """A single marker of a plant."""
    return 1 << PLANT_BITS * plant


def letters_of(letters: int) -> list[str]:
    """The letters in a set of ground sections."""
    return [letter for section, letter in enumerate(LETTERS) if letters >> section & 1]


def count(plants: i64, plant: i64) -> i64:
    """How many of one plant there are."""
    return plants >> PLANT_BITS * plant & 15


def total(plants: i64) -> i64:
    """How many markers there are."""
    return (plants & 15) + (plants >> 4 & 15) + (plants >> 8 & 15) + (plants >> 12)


def first_plant(plants: i64) -> i64:
    """The first plant in the order of the box that is among these."""
    return 0 if plants & 0xF else 1 if plants & 0xF0 else 2 if plants & 0xF00 else 3


def one_kind(plants: i64) -> bool:
    """Whether all these markers are of the same plant."""
    return plants == count(plants, first_plant(plants)) * one(first_plant(plants))


def contains(plants: i64, needed: i64) -> bool:
    """Whether at least the needed plants are there."""
    return ((plants | GUARD) - needed) & GUARD == GUARD


def turned(waterway: int) -> int:
    """A waterway turned by 180 degrees."""
    return (waterway << 2 | (waterway & ALL_SIDES) >> 2) & ALL_SIDES | waterway & INTERRUPTS


class MoorCard:
    """The face of a moor card."""

    def __init__(
        self,
        waterway: int,
        animal: int,
        striders: int,
        four_players: bool,
        roots: int,
        withers: int,
        drifts: int,
    ) -> None:
        self.waterway: Final = waterway
        self.turned: Final = turned(waterway)
        self.animal: Final = animal  # or NO_ANIMAL
        self.striders: Final = striders
        self.four_players: Final = four_players
        self.roots: Final = roots  # the plants that take root, wither and drift
        self.withers: Final = withers
        self.needs: Final = roots + withers + drifts
        self.rooted: Final = total(roots)


class PlanSide:
    """One side of a moor plan: its four sections row by row, the waterway of its root section, its growth symbols."""

    def __init__(self, sections: list[int], root_waterway: int, growth: list[int]) -> None:
        self.sections: Final = sections
        self.root_waterway: Final = root_waterway
        self.growth: Final = growth  # per section the dots; ANY_PLANT for the special symbol and for the root


ANY_PLANT: Final = 0


class Components:
    """All that a table plays with."""

    def __init__(
        self,
        cards: list[MoorCard],
        plant_cards: list[list[int]],
        white: list[PlanSide],
        black: list[PlanSide],
    ) -> None:
        self.cards: Final = cards  # by number, so the first is a blank
        self.plant_cards: Final = plant_cards  # the plants on each
        self.plant_sets: Final = [sum([1 << plant for plant in plants]) for plants in plant_cards]
        self.white: Final = white
        self.black: Final = black
