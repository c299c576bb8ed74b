"""Counts what is in a forest: the visible cards by symbol, species and tree symbol."""

from typing import Final

from mire.games.dartmoor.components import Species
from mire.games.dartmoor.forest import Host
from mire.games.dartmoor.position import Player
from mire.games.dartmoor.vocabulary import (
    BOTTOM,
    CAVE,
    DIFFERENT,
    NO_TREE,
    OWN_TREE,
    SPECIES,
    SYMBOL,
    SYMBOLS,
    TREE_SYMBOL,
    TREES,
    Count,
)


class Tally:
    """All counts of one forest."""

    def __init__(self, species: int) -> None:
        self.species: Final = [0] * species  # cards by number of their species
        self.sets: Final = [0] * species  # the symbols of the species that are there
        self.trees: Final = [0] * len(TREES)
        self.bottom = 0
        self.cave = 0

    def add(self, species: Species, tree: int) -> None:
        """One more visible card."""
        self.species[species.number] += 1
        self.sets[species.number] = species.symbols
        if tree != NO_TREE:
            self.trees[tree] += 1

    def count(self, what: Count, own_tree: int = NO_TREE) -> int:
        """How many there are of something; a card that counts its own tree symbol says which."""
        of = what.of
        if of == SYMBOL:
            return sum([cards for cards, symbols in zip(self.species, self.sets, strict=True) if symbols & what.number])
        if of == DIFFERENT:
            return sum([symbols >> what.number & 1 for symbols in self.sets])
        if of == TREE_SYMBOL:
            return self.trees[what.number]
        if of == OWN_TREE:
            return self.trees[own_tree]
        if of == SPECIES:
            return self.species[what.number]
        if of == BOTTOM:
            return self.bottom
        assert of == CAVE
        return self.cave


def tally(player: Player, species: int) -> Tally:
    """Count a player's forest, where there are so many species."""
    counts = Tally(species)
    for host in player.forest.hosts:
        _add_host(counts, host)
    counts.cave = len(player.stored)
    return counts


def symbol(name: str) -> Count:
    """The cards with one type symbol."""
    return Count(SYMBOL, 1 << SYMBOLS.index(name))


def _add_host(counts: Tally, host: Host) -> None:
    counts.add(host.species, host.tree)
    for slot, faces in enumerate(host.slots):
        for face in faces:
            counts.add(face.species, face.tree)
        if host.below(slot):
            counts.bottom += len(faces)
