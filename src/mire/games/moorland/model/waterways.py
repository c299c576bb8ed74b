"""The network of waterways: where plants can drift to, and the longest chain of sections."""

from typing import Final

from mypy_extensions import i64

from mire.games.moorland.box.components import CARD_BACK
from mire.games.moorland.model.structure import Channels, Structure


class Waterways(Channels):
    """The water in one moor, and the ground it can run to."""

    ground: i64  # uncovered ground sections

    def __init__(self, structure: Structure) -> None:
        self.structure: Final = structure
        self.ground = structure.ground
        self._flow_like(structure.channels)
        self._chain = -1  # known once asked for, until the next card is laid
        self._possible = -1  # the same

    def copy(self) -> "Waterways":
        """The same waterways, to be changed apart."""
        other = Waterways(self.structure)
        other.ground = self.ground
        other._flow_like(self)
        other._chain = self._chain
        other._possible = self._possible
        return other

    def cover(self, bit: i64, waterway: int) -> None:
        """A card with this waterway now lies on a ground section."""
        self.ground &= ~bit
        self.dig(bit, waterway)
        self._chain = -1
        self._possible = -1

    def reach(self, section: i64) -> i64:
        """The places that plants on a covered section can drift to, a bit each: uncovered ground and root sections.

        Water must touch the common edge from both sides, but ground needs none of its own and is an end.
        An interrupting section is left in all directions by plants that start there, and is an end for others.
        """
        row: i64 = self.structure.row
        seen: i64 = self.structure.bits[section]
        edge: i64 = seen
        while edge:
            found: i64 = (edge & self.east) << 1 & (self.ground | self.west)
            found |= (edge & self.west) >> 1 & (self.ground | self.east)
            found |= (edge & self.south) << row & (self.ground | self.north)
            found |= (edge & self.north) >> row & (self.ground | self.south)
            edge = found & ~seen
            seen |= edge
            edge &= self.through
        return self.structure.places_of(seen & (self.ground | self.structure.roots))

    def longest_chain(self) -> int:
        """How many sections the longest chain connects, none counted twice."""
        if self._chain < 0:
            self._chain = Chain(self).longest()
        return self._chain

    def longest_possible(self) -> int:
        """At most this long the chain can get, if all uncovered ground becomes crossings."""
        if self._possible < 0:
            flooded = Waterways(self.structure)
            flooded._flow_like(self)
            flooded.dig(self.ground, CARD_BACK)
            self._possible = Chain(flooded).bound()
        return self._possible

    def _flow_like(self, other: Channels) -> None:
        self.north = other.north
        self.east = other.east
        self.south = other.south
        self.west = other.west
        self.through = other.through


class Chain:
    """The search for the longest chain.

    It walks every chain from every end, but leaves a walk as soon as what can still be reached is too little to
    beat the best. Sections alternate between dark and light along a chain, which sharpens that estimate.
    """

    best: i64
    inner: i64

    def __init__(self, waterways: Waterways) -> None:
        water: i64 = waterways.north | waterways.east | waterways.south | waterways.west
        self.row: Final[i64] = waterways.structure.row
        self.dark: Final[i64] = waterways.structure.dark
        self.water: Final[i64] = water
        # Sections joined with their eastern and southern neighbour.
        self.eastward: Final[i64] = waterways.east & waterways.west >> 1
        self.southward: Final[i64] = waterways.south & waterways.north >> self.row
        self.inner = waterways.through & water  # interrupting sections can only be ends
        self.best = 0

    def longest(self) -> int:
        """The length of the longest chain."""
        left: i64 = self.water
        while left:
            network: i64 = self._network(left & -left)
            left &= ~network
            self._search(network)
        return self.best

    def bound(self) -> int:
        """A length that no chain exceeds, found without a search."""
        left: i64 = self.water
        most: i64 = 0
        while left:
            network: i64 = self._network(left & -left)
            left &= ~network
            most = max(most, self._most_anywhere(network))
        return most

    def _search(self, network: i64) -> None:
        """Try all chains within sections that hang together."""
        starts: i64 = network
        while starts and self._most_anywhere(network) > self.best:
            start: i64 = self._narrowest(starts, network)
            starts &= ~start
            self._walk(start, network & ~start, 1)

    def _walk(self, here: i64, free: i64, length: i64) -> None:
        """Go on from the end of a chain into free sections."""
        if length > self.best:
            self.best = length
        onward: i64 = self._beside(here) & free
        if not onward:
            return
        region: i64 = self._flood(onward, free)
        if length + self._most_after(here, region) <= self.best:
            return
        while onward:
            step: i64 = self._narrowest(onward, free)
            onward &= ~step
            if step & self.inner:
                self._walk(step, free & ~step, length + 1)
            elif length >= self.best:
                self.best = length + 1

    def _narrowest(self, choices: i64, free: i64) -> i64:
        """The choice with fewest ways on, likely part of the longest chain if it is taken first."""
        chosen: i64 = choices & -choices
        left: i64 = choices & ~chosen
        fewest: i64 = 5
        if left:
            fewest = ones(self._beside(chosen) & free)
        while left:
            bit: i64 = left & -left
            left &= ~bit
            ways: i64 = ones(self._beside(bit) & free)
            if ways < fewest:
                fewest = ways
                chosen = bit
        return chosen

    def _most_anywhere(self, network: i64) -> i64:
        """At most this long is a chain in a network: dark and light in turn, of the dead ends only two."""
        dead_ends: i64 = self._dead_ends(network, network)
        inner: i64 = network & ~dead_ends
        dark: i64 = ones(inner & self.dark)
        light: i64 = ones(inner) - dark
        return min(ones(dead_ends), 2) + (2 * dark if dark == light else 2 * min(dark, light) + 1)

    def _most_after(self, here: i64, region: i64) -> i64:
        """At most this many sections of a region can follow: dark and light in turn, of the dead ends only one."""
        dead_ends: i64 = self._dead_ends(region, region | here)
        inner: i64 = region & ~dead_ends
        dark: i64 = ones(inner & self.dark)
        light: i64 = ones(inner) - dark
        end: i64 = 1 if dead_ends else 0
        if here & self.dark:
            return end + (2 * dark + 1 if light > dark else 2 * light)
        return end + (2 * light + 1 if dark > light else 2 * dark)

    def _dead_ends(self, region: i64, area: i64) -> i64:
        """Sections of a region where a chain must end: interrupting ones, and those with one neighbour in the area."""
        east: i64 = region & self.eastward & area >> 1
        west: i64 = region & (area & self.eastward) << 1
        south: i64 = region & self.southward & area >> self.row
        north: i64 = region & (area & self.southward) << self.row
        several: i64 = east & west | south & north | (east | west) & (south | north)
        return region & ~several | region & ~self.inner

    def _beside(self, area: i64) -> i64:
        """The sections connected with some section of an area."""
        return (
            (area & self.eastward) << 1
            | area >> 1 & self.eastward
            | (area & self.southward) << self.row
            | area >> self.row & self.southward
        )

    def _flood(self, start: i64, free: i64) -> i64:
        """All free sections that a chain could reach from the start, through inner sections."""
        region: i64 = start
        edge: i64 = start & self.inner
        while edge:
            edge = self._beside(edge) & free & ~region
            region |= edge
            edge &= self.inner
        return region

    def _network(self, start: i64) -> i64:
        """All sections that hang together with one."""
        region: i64 = start
        edge: i64 = start
        while edge:
            edge = self._beside(edge) & ~region
            region |= edge
        return region


def ones(value: i64) -> i64:
    """The number of sections in a set."""
    value -= value >> 1 & 0x5555555555555555
    value = (value & 0x3333333333333333) + (value >> 2 & 0x3333333333333333)
    value = value + (value >> 4) & 0x0F0F0F0F0F0F0F0F
    value += value >> 8
    value += value >> 16
    value += value >> 32
    return value & 0x7F
