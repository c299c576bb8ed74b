"""A forest: trees, shrubs and moors with the cards around them."""

from typing import Final

from mire.games.dartmoor.box.components import (
    BESIDE_BIRD,
    BOTTOM,
    DRAGONFLY_TOP,
    FREE_BOTTOM,
    FREE_LEFT,
    FREE_RIGHT,
    FREE_TOP,
    LEFT,
    MOOR_BOTTOM,
    MOOR_TOP,
    RABBIT_LEFT,
    RABBIT_RIGHT,
    RIGHT,
    TOP,
    Face,
    Species,
)
from mire.games.dartmoor.box.vocabulary import BIRD, DRAGONFLY, MOOR, NO_TREE, SYMBOLS

SLOTS: Final = 4
MOOR_TOPS: Final = (0, 1)
MOOR_BOTTOMS: Final = (2, 3)
BARE: Final[list[list[Face]]] = [[], [], [], []]


class Host:
    """A tree, shrub or moor with what sits around it. Never changed, only replaced, so that copies share it.

    The slots of a tree or shrub are top, bottom, left and right; those of a moor two at the top, two at the bottom.
    """

    def __init__(self, card: int, species: Species, tree: int, slots: list[list[Face]]) -> None:
        self.card: Final = card
        self.species: Final = species
        self.tree: Final = tree
        self.slots: Final = slots
        self.is_moor: Final = species.shows(MOOR)
        self.accepts: Final = _accepts_at_moor(slots) if self.is_moor else _accepts(slots)

    @property
    def full(self) -> bool:
        """Whether each of its four slots holds a card."""
        return all([bool(slot) for slot in self.slots])

    def below(self, slot: int) -> bool:
        """Whether a slot is at the bottom."""
        return slot >= MOOR_BOTTOMS[0] if self.is_moor else slot == BOTTOM

    def adding(self, face: Face) -> "Host":
        """The same with one more card, which it accepts."""
        slots = self.slots.copy()
        slot = self.slot_for(face)
        slots[slot] = [*slots[slot], face]
        return Host(self.card, self.species, self.tree, slots)

    def slot_for(self, face: Face) -> int:
        """The slot where a card goes: with its like if they share one, else a free one of its side."""
        if not self.is_moor:
            return face.side
        slots = MOOR_TOPS if face.side == TOP else MOOR_BOTTOMS
        if face.niche == DRAGONFLY_TOP and _share_dragonflies(self.slots):
            for slot in slots:
                if self.slots[slot] and _only_dragonflies(self.slots[slot]):
                    return slot
        return slots[1] if self.slots[slots[0]] else slots[0]

    def is_twin_of(self, other: "Host") -> bool:
        """Whether it makes no difference at which of the two a card is placed."""
        return self.species is other.species and self.tree == other.tree and self.slots == other.slots

    def with_card(self, card: int) -> "Host":
        """The same universal moor made of another card."""
        return Host(card, self.species, self.tree, self.slots)


class Forest:
    """The trees, shrubs and moors of a player."""

    def __init__(self, hosts: list[Host], accepts: int, reacts_to: int, reactions: list[int]) -> None:
        self.hosts: Final = hosts
        self.accepts = accepts  # what at least one of them accepts
        self.reacts_to = reacts_to  # the symbols that permanent effects wait for
        self.reactions = reactions  # per symbol the cards drawn when one is placed; never changed in place

    def copy(self) -> "Forest":
        """A forest of its own."""
        return Forest(self.hosts.copy(), self.accepts, self.reacts_to, self.reactions)

    def places(self, face: Face) -> list[int]:
        """The hosts where a card can go, those that are alike once."""
        places: list[int] = []
        for place, host in enumerate(self.hosts):
            if host.accepts & face.niche and not self._has_twin(host, places):
                places.append(place)
        return places

    def grow(self, card: int, species: Species, tree: int) -> int:
        """Place a tree, shrub or moor: the number of cards that permanent effects draw for it."""
        draws = self.draws_for(species)
        host = Host(card, species, tree, BARE)
        self.hosts.append(host)
        self.accepts |= host.accepts
        self._add_reactions(species)
        return draws

    def lay(self, card: int, universal: Species) -> int:
        """Place a card face down, as a universal moor."""
        return self.grow(card, universal, NO_TREE)

    def add(self, place: int, face: Face) -> int:
        """Place half a card at a host: the number of cards that permanent effects draw for it."""
        draws = self.draws_for(face.species)
        self.replace(place, self.hosts[place].adding(face))
        self._add_reactions(face.species)
        return draws

    def replace(self, place: int, host: Host) -> None:
        """Put a changed host in place of another."""
        self.hosts[place] = host
        accepts = 0
        for other in self.hosts:
            accepts |= other.accepts
        self.accepts = accepts

    def draws_for(self, species: Species) -> int:
        """What permanent effects in play draw when this species is placed."""
        if not species.symbols & self.reacts_to:
            return 0
        return sum([draws for symbol, draws in enumerate(self.reactions) if species.shows(symbol)])

    def _has_twin(self, host: Host, places: list[int]) -> bool:
        for place in places:  # noqa: SIM110
            if host.is_twin_of(self.hosts[place]):
                return True
        return False

    def _add_reactions(self, species: Species) -> None:
        if species.draws_on:
            self.reacts_to |= species.draws_on
            self.reactions = [draws + (species.draws_on >> symbol & 1) for symbol, draws in enumerate(self.reactions)]


def empty_forest() -> Forest:
    """A forest before the first card."""
    return Forest([], 0, 0, [0] * len(SYMBOLS))


def _accepts(slots: list[list[Face]]) -> int:
    """What a tree or shrub accepts."""
    accepts = 0
    if not slots[TOP]:
        accepts |= FREE_TOP | DRAGONFLY_TOP
    elif _takes_cuckoo(slots[TOP]):
        accepts |= BESIDE_BIRD
    elif _only_dragonflies(slots[TOP]) and _share_dragonflies(slots):
        accepts |= DRAGONFLY_TOP
    if not slots[BOTTOM]:
        accepts |= FREE_BOTTOM
    rabbits = _share_rabbits(slots)
    if not slots[LEFT]:
        accepts |= FREE_LEFT | RABBIT_LEFT
    elif rabbits:
        accepts |= RABBIT_LEFT
    if not slots[RIGHT]:
        accepts |= FREE_RIGHT | RABBIT_RIGHT
    elif rabbits:
        accepts |= RABBIT_RIGHT
    return accepts


def _accepts_at_moor(slots: list[list[Face]]) -> int:
    """What a moor accepts: nothing at its sides."""
    accepts = 0
    if not slots[0] or not slots[1]:
        accepts |= FREE_TOP | MOOR_TOP | DRAGONFLY_TOP
    elif (_only_dragonflies(slots[0]) or _only_dragonflies(slots[1])) and _share_dragonflies(slots):
        accepts |= DRAGONFLY_TOP
    if not slots[2] or not slots[3]:
        accepts |= FREE_BOTTOM | MOOR_BOTTOM
    return accepts


def _takes_cuckoo(top: list[Face]) -> bool:
    """Whether another bird is there, and no Cuckoo yet."""
    birds = False
    for face in top:
        if face.species.needs_bird:
            return False
        birds |= face.species.shows(BIRD)
    return birds


def _only_dragonflies(top: list[Face]) -> bool:
    for face in top:  # noqa: SIM110
        if not face.species.shows(DRAGONFLY):
            return False
    return True


def _share_dragonflies(slots: list[list[Face]]) -> bool:
    for slot in slots:
        for face in slot:
            if face.species.shares_dragonflies:
                return True
    return False


def _share_rabbits(slots: list[list[Face]]) -> bool:
    for slot in slots:
        for face in slot:
            if face.species.shares_rabbits:
                return True
    return False
