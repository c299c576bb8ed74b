"""The points: every visible card for itself, some families together, and the cave."""

from typing import Final

from mire.core.game import Score
from mire.games.dartmoor.box.components import Components, Family, Species
from mire.games.dartmoor.box.vocabulary import AT_LEAST, AT_MOOR, FIXED, IF, MOST, PER, TIERS, Condition, Term
from mire.games.dartmoor.model.forest import Host
from mire.games.dartmoor.model.position import Position
from mire.games.dartmoor.rules.counting import Tally, tally

CATEGORIES: Final = ["trees", "shrubs", "moors", "top", "bottom", "sides", "cave"]
CATEGORY_OF: Final = {
    "tree": "trees",
    "shrub": "shrubs",
    "moor": "moors",
    "top": "top",
    "bottom": "bottom",
    "side": "sides",
}


class Points:
    """The points of cards, by the counts of all forests."""

    def __init__(self, components: Components, tallies: list[Tally], seat: int) -> None:
        self.components: Final = components
        self.tallies: Final = tallies
        self.tally: Final[Tally] = tallies[seat]

    def of(self, species: Species, tree: int, at_moor: bool, full: bool) -> int:
        """The points of one card, given whether it sits at a moor, and whether its tree or shrub is full."""
        return sum([self._term(term, tree, at_moor, full) for term in species.points])

    def of_family(self, family: Family) -> int:
        """Cards that score together: all copies of a species, or the best split into sets of different species.

        Set number i holds every species owned at least i times: no split into sets is worth more.
        """
        owned = [self.tally.species[species] for species in family.species]
        if not family.in_sets:
            return _from_table(family.table, sum(owned))
        sets = range(1, max(owned) + 1)
        return sum([_from_table(family.table, sum([cards >= number for cards in owned])) for number in sets])

    def _term(self, term: Term, tree: int, at_moor: bool, full: bool) -> int:
        kind = term.kind
        if kind == FIXED:
            return term.value
        if kind == PER:
            assert term.count is not None
            return term.value * self.tally.count(term.count, tree)
        if kind == IF:
            assert term.condition is not None
            return term.value if self._holds(term.condition, at_moor, full) else term.otherwise
        if kind == TIERS:
            assert term.count is not None
            return _from_table(term.table, self.tally.count(term.count, tree))
        return 0  # the family scores together

    def _holds(self, condition: Condition, at_moor: bool, full: bool) -> bool:
        kind = condition.kind
        if kind == AT_LEAST:
            return self.tally.count(condition.count) >= condition.at_least
        if kind == MOST:
            here = self.tally.count(condition.count)
            return all([here >= other.count(condition.count) for other in self.tallies])
        if kind == AT_MOOR:
            return at_moor
        return full


class Scoring(Points):
    """The points of the forest of a seat."""

    def __init__(self, position: Position, seat: int, tallies: list[Tally]) -> None:
        super().__init__(position.components, tallies, seat)
        self.player: Final = position.players[seat]

    def of_host(self, host: Host) -> int:
        """The points of a tree, shrub or moor itself."""
        return self.of(host.species, host.tree, host.is_moor, host.full)

    def of_card(self, host: Host, slot: int, place: int) -> int:
        """The points of one card at a host; what a Blanket Bog doubles counts twice."""
        face = host.slots[slot][place]
        points = self.of(face.species, face.tree, host.is_moor, host.full)
        doubled = host.below(slot) and host.species.doubles & face.species.symbols
        return 2 * points if doubled else points

    def of_cave(self) -> int:
        """A point for each card in the cave, and what the cave itself is worth."""
        return len(self.player.stored) + self.components.caves[self.player.cave].points


def scores(position: Position) -> list[Score]:
    """The points of every seat if the game ended now."""
    tallies = tally_all(position)
    return [_score(Scoring(position, seat, tallies)) for seat in range(len(position.players))]


def score(position: Position, seat: int) -> Score:
    """The points of one seat by category."""
    return _score(Scoring(position, seat, tally_all(position)))


def tally_all(position: Position) -> list[Tally]:
    """Count every forest."""
    return [tally(player, len(position.components.species)) for player in position.players]


def _score(scoring: Scoring) -> Score:
    points = dict.fromkeys(CATEGORIES, 0)
    for host in scoring.player.forest.hosts:
        points[CATEGORY_OF[host.species.position]] += scoring.of_host(host)
        for slot, faces in enumerate(host.slots):
            for place, face in enumerate(faces):
                points[CATEGORY_OF[face.species.position]] += scoring.of_card(host, slot, place)
    for family in scoring.components.families:
        points[CATEGORY_OF[family.position]] += scoring.of_family(family)
    points["cave"] = scoring.of_cave()
    return Score(points)


def _from_table(table: list[tuple[int, int]], number: int) -> int:
    """The points of the highest threshold that is reached."""
    for threshold, points in table:
        if number >= threshold:
            return points
    return 0
