"""The moor structure: how the four plans lie in everybody's moor, and which sections are neighbours.

Sections lie on one grid. A set of sections is a number with one bit per place of the grid, row after row with
an empty column between rows, so that the neighbours of a whole set are found by shifting it.
"""

from typing import Final

from mypy_extensions import i64

from mire.games.moorland.box.components import (
    EAST,
    GROUND_SECTIONS,
    INTERRUPTS,
    NORTH,
    SECTIONS,
    SOUTH,
    WEST,
    Components,
    turned,
)


class Placement:
    """Where a plan lies: the place of its upper left section, which way round and which side up."""

    def __init__(self, plan: int, x: int, y: int, turned: bool, black: bool) -> None:
        self.plan: Final = plan  # 0 to 3
        self.x: Final = x
        self.y: Final = y
        self.turned: Final = turned
        self.black: Final = black


class Channels:
    """Water, as sets of sections: those whose waterway reaches a side, and those that join their sides."""

    north: i64
    east: i64
    south: i64
    west: i64
    through: i64

    def __init__(self) -> None:
        self.north = self.east = self.south = self.west = self.through = 0

    def dig(self, bit: i64, waterway: int) -> None:
        """Water runs through a section now."""
        if waterway & NORTH:
            self.north |= bit
        if waterway & EAST:
            self.east |= bit
        if waterway & SOUTH:
            self.south |= bit
        if waterway & WEST:
            self.west |= bit
        if not waterway & INTERRUPTS:
            self.through |= bit


class Structure:
    """The one structure that all moors of a table share."""

    row: i64  # the shift from a section to its southern neighbour
    ground: i64  # all ground sections
    roots: i64  # all root sections
    dark: i64  # every second section, as on a chessboard

    def __init__(self, components: Components, placements: list[Placement]) -> None:
        self.placements: Final = placements
        self.growth: Final = [0] * GROUND_SECTIONS
        self.bits: Final = [0] * SECTIONS
        self.channels: Final = Channels()  # of the root sections
        left = min([placement.x for placement in placements])
        top = min([placement.y for placement in placements])
        width = max([placement.x for placement in placements]) - left + 2
        self.row = width + 1
        self.ground = self.roots = self.dark = 0
        for placement in placements:
            side = (components.black if placement.black else components.white)[placement.plan]
            for corner in range(4):
                # Turned by 180 degrees, a plan's sections come in reverse order.
                printed = 3 - corner if placement.turned else corner
                x = placement.x - left + corner % 2
                y = placement.y - top + corner // 2
                section = side.sections[printed]
                bit = 1 << y * (width + 1) + x
                self.bits[section] = bit
                if (x + y) % 2:
                    self.dark |= bit
                if section < GROUND_SECTIONS:
                    self.growth[section] = side.growth[printed]
                    self.ground |= bit
                else:
                    self.roots |= bit
                    self.channels.dig(bit, turned(side.root_waterway) if placement.turned else side.root_waterway)

    def grown_on(self, section: i64) -> i64:
        """How many plants grow on a ground section: one for each dot, one for the special symbol."""
        return self.growth[section] or 1

    def places_of(self, sections: i64) -> i64:
        """A set of sections of the grid as a set of places, one bit for each of A to L and the four roots."""
        places: i64 = 0
        for place in range(SECTIONS):
            if sections & self.bits[place]:
                places |= 1 << place
        return places
