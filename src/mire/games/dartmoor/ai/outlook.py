"""What a forest will be worth: its points with the chances of those that wait, and what one more card brings."""

from typing import Final

from mire.games.dartmoor.ai.weights import WEIGHTS
from mire.games.dartmoor.box.components import BOTTOM as BOTTOM_SIDE
from mire.games.dartmoor.box.components import MOOR_BOTTOM, MOOR_TOP, Components, Face, Species
from mire.games.dartmoor.box.vocabulary import (
    AT_LEAST,
    AT_MOOR,
    BOTTOM,
    CAVE,
    DIFFERENT,
    FIXED,
    IF,
    MOST,
    OWN_TREE,
    PER,
    SPECIES,
    SYMBOL,
    SYMBOLS,
    TIERS,
    TREE_SYMBOL,
    TREES,
    Count,
    Term,
)
from mire.games.dartmoor.model.forest import Host
from mire.games.dartmoor.model.position import Player, Position
from mire.games.dartmoor.rules.counting import Tally, count_hosts

NO_FACE: Final = -1
SLOTS_TO_FILL: Final = 3  # of a tree that a card in the hand wants to be full


class Horizon:
    """How many plays are left, and what that makes of chances."""

    def __init__(self, plays: float) -> None:
        self.plays: Final = plays
        time = min(1.0, plays / WEIGHTS.last_plays)
        self.hope: Final = WEIGHTS.hope * time
        self.fill: Final = WEIGHTS.fill * time
        self.doubt: Final = (1.0 - WEIGHTS.majority) * time

    def is_like(self, other: "Horizon") -> bool:
        """Whether it makes no difference which of the two it is."""
        return self.hope == other.hope and self.fill == other.fill and self.doubt == other.doubt


class Sight:
    """All that an outlook depends on: the forests and caves of all players, and a card that one is about to place."""

    def __init__(self, state: Position, player: Player, face: int, place: int) -> None:
        self.components: Final[Components] = state.components
        self.seat: Final = state.players.index(player)
        self.accepts: Final = player.forest.accepts
        self.face: Final = face  # or NO_FACE
        self.place: Final = place
        self.forests: Final = [other.forest.hosts.copy() for other in state.players]
        self.stored: Final = [len(other.stored) for other in state.players]

    def is_of(self, state: Position, player: Player, face: int, place: int) -> bool:
        """Whether nothing of it has changed at a table."""
        if self.components is not state.components or self.face != face or self.place != place:
            return False
        if len(self.stored) != len(state.players) or state.players[self.seat] is not player:
            return False
        for seat, other in enumerate(state.players):
            if self.stored[seat] != len(other.stored) or not _same(self.forests[seat], other.forest.hosts):
                return False
        return True

    def others(self) -> list[Tally]:
        """What the others have."""
        species = len(self.components.species)
        seats = [seat for seat in range(len(self.forests)) if seat != self.seat]
        return [count_hosts(self.forests[seat], self.stored[seat], species) for seat in seats]


class Outlook:
    """A forest with so many plays left, counted: it is known what one more card of a kind brings."""

    def __init__(self, sight: Sight, hosts: list[Host], horizon: Horizon) -> None:
        components = sight.components
        self.components: Final[Components] = components
        self.sight: Final = sight
        self.hosts: Final = hosts  # the forest, with a card that is about to be placed
        self.tally: Final[Tally] = count_hosts(hosts, sight.stored[sight.seat], len(components.species))
        self.others: list[Tally] | None = None  # counted when somebody asks who has most
        self.horizon: Final = horizon
        self.hope: Final = horizon.hope
        self.fill: Final = horizon.fill
        self.doubt: Final = horizon.doubt
        # What one more brings, apart from its own points
        self.by_symbol: Final = [0.0] * len(SYMBOLS)
        self.by_new_species: Final = [0.0] * len(SYMBOLS)
        self.by_tree: Final = [0.0] * len(TREES)
        self.by_species: Final = [0.0] * len(components.species)
        self.by_bottom = 0.0
        self.by_cave = 1.0
        self.points: Final = self._count()

    # The cards in the forest

    def _count(self) -> float:
        """The points to be expected of all cards."""
        value = 0.0
        for host in self.hosts:
            value += self._card(host.species, host.tree, host, 1.0)
            doubles = host.species.doubles
            for slot, faces in enumerate(host.slots):
                for face in faces:
                    doubled = doubles & face.species.symbols and host.below(slot)
                    value += self._card(face.species, face.tree, host, 2.0 if doubled else 1.0)
        for family in self.components.families:
            owned = [self.tally.species[species] for species in family.species]
            if family.in_sets:
                value += self._sets(family.table, owned, family.species)
            else:
                value += self._copies(family.table, owned[0], family.species[0])
        return value

    def _card(self, species: Species, tree: int, host: Host, times: float) -> float:
        value = 0.0
        for term in species.points:
            kind = term.kind
            if kind == FIXED:
                value += float(term.value)
            elif kind == PER:
                assert term.count is not None
                value += float(term.value * self.tally.count(term.count, tree))
                self._one_more(term.count, tree, times * float(term.value))
            elif kind == TIERS:
                assert term.count is not None
                owned = self.tally.count(term.count, tree)
                now = self._steps(term.table, owned)
                value += now
                self._one_more(term.count, tree, times * (self._steps(term.table, owned + 1) - now))
            elif kind == IF:
                value += self._if(term, host, times)
        return times * value

    def _if(self, term: Term, host: Host, times: float) -> float:
        """What scores under a condition, by the chance that it will hold."""
        condition = term.condition
        assert condition is not None
        kind = condition.kind
        more = float(term.value - term.otherwise)
        if kind == AT_MOOR:
            return float(term.value if host.is_moor else term.otherwise)
        if kind in (AT_LEAST, MOST):
            owned = self.tally.count(condition.count)
            chance = self._chance(term, owned)
            self._one_more(condition.count, 0, times * more * (self._chance(term, owned + 1) - chance))
            return float(term.otherwise) + more * chance
        empty = 0
        for slot in host.slots:
            if not slot:
                empty += 1
        return float(term.otherwise) + more * _power(self.fill, empty)

    def _chance(self, term: Term, owned: int) -> float:
        """That a condition on a number will hold at the end."""
        condition = term.condition
        assert condition is not None
        if condition.kind == AT_LEAST:
            return _power(self.hope, condition.at_least - owned)
        if self.others is None:
            self.others = self.sight.others()
        ahead = owned
        for other in self.others:
            ahead = min(ahead, owned - other.count(condition.count))
        if ahead < 0:
            return self.doubt * _power(self.hope, -ahead - 1)
        return 1.0 - _power(self.doubt, ahead + 1)

    def _steps(self, table: list[tuple[int, int]], owned: int) -> float:
        """The points of the step that is reached, and the chance of the next."""
        above, threshold_above = 0, 0
        for threshold, points in table:
            if owned >= threshold:
                more = float(above - points) * _power(self.hope, threshold_above - owned) if threshold_above else 0.0
                return float(points) + more
            above, threshold_above = points, threshold
        return float(above) * _power(self.hope, threshold_above - owned) if owned else 0.0

    def _copies(self, table: list[tuple[int, int]], owned: int, species: int) -> float:
        now = self._steps(table, owned)
        self.by_species[species] += self._steps(table, owned + 1) - now
        return now

    def _sets(self, table: list[tuple[int, int]], owned: list[int], species: list[int]) -> float:
        """Sets of different species; one more card belongs to the first set that lacks its species."""
        value = 0.0
        steps: list[float] = []  # what one more species brings, set by set
        for number in range(1, max(owned) + 2):
            size = 0
            for cards in owned:
                if cards >= number:
                    size += 1
            now = self._steps(table, size)
            value += now
            steps.append(self._steps(table, size + 1) - now)
        for place, cards in enumerate(owned):
            self.by_species[species[place]] += steps[cards]
        return value

    def _one_more(self, what: Count, tree: int, points: float) -> None:
        """Remember what one more of something brings."""
        of = what.of
        if of == SYMBOL:
            for symbol in range(len(SYMBOLS)):
                if what.number >> symbol & 1:
                    self.by_symbol[symbol] += points
        elif of == DIFFERENT:
            self.by_new_species[what.number] += points
        elif of == TREE_SYMBOL:
            self.by_tree[what.number] += points
        elif of == OWN_TREE:
            self.by_tree[tree] += points
        elif of == SPECIES:
            self.by_species[what.number] += points
        elif of == BOTTOM:
            self.by_bottom += points
        elif of == CAVE:
            self.by_cave += points

    # A card that is not in the forest yet

    def gain(self, face: Face) -> float:
        """What a card brings when it is placed: its own points, and those of the cards that count it."""
        species = face.species
        gain = self.by_species[species.number] + self.by_tree[face.tree]
        is_new = not self.tally.species[species.number]
        for symbol in species.symbol_list:
            gain += self.by_symbol[symbol]
            if is_new:
                gain += self.by_new_species[symbol]
        if face.side == BOTTOM_SIDE:
            gain += self.by_bottom
        for term in species.points:
            gain += self._own(term, face)
        return gain

    def _own(self, term: Term, face: Face) -> float:
        """Points of a card itself, which counts with the others."""
        kind = term.kind
        if kind == FIXED:
            return float(term.value)
        if kind == PER:
            assert term.count is not None
            return float(term.value * self._with(term.count, face))
        if kind == TIERS:
            assert term.count is not None
            return self._steps(term.table, self._with(term.count, face))
        if kind != IF:
            return 0.0  # the family scores together
        condition = term.condition
        assert condition is not None
        if condition.kind in (AT_LEAST, MOST):
            chance = self._chance(term, self._with(condition.count, face))
        elif condition.kind == AT_MOOR:
            chance = 1.0 if self.sight.accepts & (MOOR_TOP | MOOR_BOTTOM) else WEIGHTS.no_moor_yet
        else:
            chance = _power(self.fill, SLOTS_TO_FILL)
        return float(term.otherwise) + float(term.value - term.otherwise) * chance

    def _with(self, what: Count, face: Face) -> int:
        """How many there will be with a card."""
        here = self.tally.count(what, face.tree)
        of, species = what.of, face.species
        if of == SYMBOL:
            return here + (1 if species.symbols & what.number else 0)
        if of == DIFFERENT:
            return here + (0 if self.tally.species[species.number] else species.symbols >> what.number & 1)
        if of == TREE_SYMBOL:
            return here + (1 if face.tree == what.number else 0)
        if of == OWN_TREE:
            return here + 1
        if of == SPECIES:
            return here + (1 if species.number == what.number else 0)
        if of == BOTTOM:
            return here + (1 if face.side == BOTTOM_SIDE else 0)
        return here


def _same(one: list[Host], other: list[Host]) -> bool:
    """Whether forests are the same. Hosts are never changed, only replaced."""
    if len(one) != len(other):
        return False
    for place in range(len(one)):  # noqa: SIM110
        if one[place] is not other[place]:
            return False
    return True


def _power(chance: float, times: int) -> float:
    """The chance that something happens so many times; what need not happen is certain."""
    value = 1.0
    for _ in range(times):
        value *= chance
    return value
