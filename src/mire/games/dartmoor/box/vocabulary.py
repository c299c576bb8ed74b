"""The small language of the cards: what is counted, when something holds, what is done, what scores."""

from typing import Final

SYMBOLS: Final = [
    "tree",
    "shrub",
    "moor",
    "bird",
    "bat",
    "insect",
    "dragonfly",
    "plant",
    "amphibian",
    "pawed",
    "mouse",
    "cloven_hoofed",
]
TREES: Final = ["crab_apple", "ash", "sessile_oak", "black_alder", "moor_birch", "goat_willow"]  # the tree symbols
NO_TREE: Final = -1  # a card back shows none

TREE: Final = SYMBOLS.index("tree")
MOOR: Final = SYMBOLS.index("moor")
BIRD: Final = SYMBOLS.index("bird")
DRAGONFLY: Final = SYMBOLS.index("dragonfly")

# What is counted (WHAT in the data)
SYMBOL: Final = 0  # cards with one of some type symbols
DIFFERENT: Final = 1  # species with a type symbol
TREE_SYMBOL: Final = 2  # cards with a tree symbol
OWN_TREE: Final = 3  # cards with the tree symbol of the card that counts
SPECIES: Final = 4  # cards of a species
BOTTOM: Final = 5  # cards in bottom slots
CAVE: Final = 6  # cards in the cave


class Count:
    """Something to count in a forest; the number means a set of symbols, a symbol, a tree or a species."""

    def __init__(self, of: int, number: int = 0) -> None:
        self.of: Final = of
        self.number: Final = number


# When something holds (WHEN in the data)
AT_LEAST: Final = 0
MOST: Final = 1  # no other forest has more
AT_MOOR: Final = 2  # the card sits at a moor
SELF_FULL: Final = 3  # each of its four slots holds a card
HOST_FULL: Final = 4  # the same for the tree or shrub it sits at


class Condition:
    """What must hold for something to happen or to score."""

    def __init__(self, kind: int, count: Count, at_least: int = 0) -> None:
        self.kind: Final = kind
        self.count: Final = count
        self.at_least: Final = at_least


# What is done by an effect, a bonus or a cave
DRAW: Final = 0  # from the stack into the hand
TAKE: Final = 1  # from the clearing into the hand
REVEAL: Final = 2  # from the stack into the cave
STORE: Final = 3  # from the clearing into the cave
PLACE: Final = 4  # into the forest, free of charge
LAY_MOOR: Final = 5  # a hand card, face down
EXTRA_TURN: Final = 6
DISCARD: Final = 7  # from the hand into the clearing

ANY_NUMBER: Final = -1
ALL: Final = -2


class Action:
    """Something to do, with its number among all actions of the box, and the card that asks for it."""

    def __init__(
        self,
        number: int,
        card: str,
        do: int,
        amount: int,
        per: Count | None,
        of: Count | None,
        condition: Condition | None,
        from_clearing: bool,
        with_effect: bool,
    ) -> None:
        self.number: Final = number
        self.card: Final = card  # the species or cave it belongs to
        self.do: Final = do
        self.amount: Final = amount
        self.per: Final = per
        self.of: Final = of  # what may be placed or stored; None for anything
        self.condition: Final = condition
        self.from_clearing: Final = from_clearing
        self.with_effect: Final = with_effect


# How points are counted
FIXED: Final = 0
PER: Final = 1
IF: Final = 2
TIERS: Final = 3
SETS: Final = 4  # sets of different species of a family
GROUP: Final = 5  # all copies together


class Term:
    """One part of the points of a card."""

    def __init__(
        self,
        kind: int,
        value: int,
        otherwise: int,
        count: Count | None,
        condition: Condition | None,
        table: list[tuple[int, int]],
    ) -> None:
        self.kind: Final = kind
        self.value: Final = value
        self.otherwise: Final = otherwise
        self.count: Final = count
        self.condition: Final = condition
        self.table: Final = table  # thresholds with their points, the highest first
