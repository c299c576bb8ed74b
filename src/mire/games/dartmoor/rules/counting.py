"""Counts what is in a forest: the visible cards by symbol, species and tree symbol."""

from typing import Final

from mire.games.dartmoor.box.components import Species
from mire.games.dartmoor.box.vocabulary import (
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
from mire.games.dartmoor.model.forest import Host
from mire.games.dartmoor.model.position import Player


class Tally:
    """All counts of one forest."""

    def __init__(self, species: int) -> None:
        self.species: Final = [0] * species  # cards by number of their species
        self.sets: Final = [0] * species  # the symbols of the species that are there
        self.symbols: Final = [0] * len(SYMBOLS)  # cards with a type symbol
        self.different: Final = [0] * len(SYMBOLS)  # species with it
        self.trees: Final = [0] * len(TREES)
        self.bottom = 0
        self.cave = 0

    def add(self, species: Species, tree: int, cards: int = 1) -> None:
        """So many more visible cards."""
        is_new = not self.species[species.number]
        self.species[species.number] += cards
        self.sets[species.number] = species.symbols
        for symbol in species.symbol_list:
            self.symbols[symbol] += cards
            if is_new:
                self.different[symbol] += 1
        if tree != NO_TREE:
            self.trees[tree] += cards

    def count(self, what: Count, own_tree: int = NO_TREE) -> int:
        """How many there are of something; a card that counts its own tree symbol says which."""
        of = what.of
        if of == SYMBOL:
            return self._with_symbols(what.number)
        if of == DIFFERENT:
            return self.different[what.number]
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

    def _with_symbols(self, symbols: int) -> int:
        """The cards with one symbol, or with any of several: those that have two of them once."""
        if not symbols & (symbols - 1):
            return self.symbols[symbols.bit_length() - 1]
        return sum([cards for cards, those in zip(self.species, self.sets, strict=True) if those & symbols])


def tally(player: Player, species: int) -> Tally:
    """Count a player's forest, where there are so many species."""
    return count_hosts(player.forest.hosts, len(player.stored), species)


def count_hosts(hosts: list[Host], stored: int, species: int) -> Tally:
    """Count any forest with so many cards in the cave."""
    counts = Tally(species)
    for host in hosts:
        _add_host(counts, host)
    counts.cave = stored
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
