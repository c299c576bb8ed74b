"""Names for what is said of cards: ids of their species, which texts turn into words."""

from mire.games.dartmoor.box.components import Components
from mire.games.dartmoor.box.vocabulary import SYMBOL, SYMBOLS, TREES, Count


def species_on(components: Components, card: int) -> str:
    """The species on a card, both of a split one."""
    return " ".join([face.species.id for face in components.cards[card].faces])


def trees_on(components: Components, card: int) -> str:
    """The tree symbols on a card; a tree shows its own."""
    trees = " ".join([TREES[face.tree] for face in components.cards[card].faces])
    return "own" if trees == species_on(components, card) else trees


def kinds_of(components: Components, what: Count | None) -> str:
    """What an action is about: `symbol-tree symbol-shrub` or `species-dartmoor_black_rabbit`."""
    assert what is not None
    if what.of == SYMBOL:
        return " ".join([f"symbol-{name}" for symbol, name in enumerate(SYMBOLS) if what.number >> symbol & 1])
    return f"species-{components.species[what.number].id}"
