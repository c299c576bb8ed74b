"""A second opinion on the points: what every species scores, written down from its card in plain Python.

It looks at the board as everybody sees it, and at the list of cards for what is on their halves; nothing of the engine.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import mire

TREES = ["ash", "black_alder", "crab_apple", "goat_willow", "moor_birch", "sessile_oak"]
SHRUBS = ["common_hazel", "elderberry"]
MOORS = [
    *["blanket_bog", "fountainhead", "lowland_heath", "rhos_pasture", "rivulet", "tor", "valley_mire", "warrens"],
    *["wet_woodland", "universal_moor"],
]
DRAGONFLIES = [
    *["beautiful_demoiselle", "emerald_damselfly", "keeled_skimmer", "small_red_damselfly", "southern_damselfly"],
]
TOP_BIRDS = [
    *["barn_owl", "black_tailed_godwit", "buzzard", "common_moorhen", "cuckoo", "curlew", "grey_heron"],
    *["meadow_pipit", "wheatear"],
]
SIDE_BIRDS = ["capercaillie", "common_pheasant", "nuthatch", "treecreeper"]
BATS = ["alcathoe_bat", "brandts_bat", "common_noctule", "daubentons_bat", "serotine_bat"]
MICE = ["field_vole", "shrew", "wood_mouse"]
PLANTS = [
    *["adders_tongue", "blueberry", "bog_asphodel", "greater_butterfly_orchid", "heather", "meadowsweet"],
    *["royal_fern", "water_soldiers"],
]
AMPHIBIANS = ["adder", "common_lizard", "grass_snake", "moor_frog", "warty_newt"]
BOTTOMS = [*PLANTS, *AMPHIBIANS, "beaver", "blue_ground_beetle", "otter"]

KINDS: dict[str, list[str]] = {
    "tree": TREES,
    "shrub": SHRUBS,
    "moor": MOORS,
    "bird": [*TOP_BIRDS, *SIDE_BIRDS],
    "bat": BATS,
    "insect": [*DRAGONFLIES, "blue_ground_beetle", "gnat", "lake_fly"],
    "dragonfly": DRAGONFLIES,
    "plant": PLANTS,
    "amphibian": AMPHIBIANS,
    "pawed": ["beaver", "otter", "dartmoor_badger", "dartmoor_black_rabbit", *MICE],
    "mouse": MICE,
    "cloven_hoofed": ["dartmoor_pony", "dartmoor_sheep", "roe_deer"],
}


@dataclass(frozen=True)
class Seen:
    """A card as it lies in a forest."""

    species: str
    tree: str | None
    bottom: bool = False
    at: str = ""  # the species of its host
    full: bool = False  # whether its host, or it itself as a host, has a card in each slot


@dataclass(frozen=True)
class Forest:
    """All visible cards of a player, how many lie in the cave, and the most moors of another player."""

    cards: list[Seen]
    cave: int
    most_moors_elsewhere: int

    def __getitem__(self, kind: str) -> int:
        """How many cards of a kind there are."""
        return sum(card.species in KINDS[kind] for card in self.cards)

    def different(self, kind: str) -> int:
        """How many species of a kind there are."""
        return len({card.species for card in self.cards if card.species in KINDS[kind]})

    def symbols(self, tree: str | None) -> int:
        """How many cards show a tree symbol."""
        return sum(card.tree == tree for card in self.cards)

    def copies(self, species: str) -> int:
        """How many cards of a species there are."""
        return sum(card.species == species for card in self.cards)

    def has_most_moors(self) -> bool:
        """Ties are enough."""
        return self["moor"] >= self.most_moors_elsewhere


def bat(_: Seen, forest: Forest) -> int:
    return 5 if forest.different("bat") >= 3 else 0


def pipit(_: Seen, forest: Forest) -> int:
    return {0: 0, 1: 1, 2: 3, 3: 3, 4: 6, 5: 6}.get(forest.different("bird"), 10)


POINTS: dict[str, Callable[[Seen, Forest], int]] = {
    "ash": lambda _, forest: forest.symbols("black_alder") + forest["plant"],
    "black_alder": lambda *_: 5,
    "crab_apple": lambda card, _: 8 if card.full else 0,
    "goat_willow": lambda _, forest: forest["moor"],
    "moor_birch": lambda *_: 1,
    "sessile_oak": lambda _, forest: forest["tree"] + forest["shrub"],
    "common_hazel": lambda *_: 0,
    "elderberry": lambda *_: 0,
    "blanket_bog": lambda *_: 0,
    "fountainhead": lambda *_: 0,
    "lowland_heath": lambda _, forest: 2 * forest["amphibian"],
    "rhos_pasture": lambda _, forest: 2 * forest["cloven_hoofed"],
    "rivulet": lambda _, forest: 2 * forest.symbols("goat_willow"),
    "tor": lambda *_: 0,
    "valley_mire": lambda _, forest: 2 * forest["insect"],
    "warrens": lambda _, forest: 2 * forest["pawed"],
    "wet_woodland": lambda _, forest: 2 * forest["moor"],
    "universal_moor": lambda *_: 0,
    "barn_owl": lambda _, forest: 3 * forest["bat"],
    **{dragonfly: lambda *_: 0 for dragonfly in DRAGONFLIES},  # they score together
    "black_tailed_godwit": lambda _, forest: 10 if forest.has_most_moors() else 0,
    "buzzard": lambda _, forest: 2 * forest["mouse"],
    "common_moorhen": lambda _, forest: 2 * forest["dragonfly"],
    "cuckoo": lambda *_: 7,
    "curlew": lambda _, forest: 10 if forest["insect"] >= 5 else 3,
    "grey_heron": lambda *_: 8,
    "meadow_pipit": pipit,
    "wheatear": lambda card, _: 5 if card.at in MOORS else 0,
    "adder": lambda _, forest: forest["amphibian"] + forest["mouse"],
    "adders_tongue": lambda *_: 3,
    "beaver": lambda _, forest: forest.cave,
    "blue_ground_beetle": lambda _, forest: sum(card.bottom for card in forest.cards),
    "blueberry": lambda _, forest: 2 * forest.different("bird"),
    "bog_asphodel": lambda _, forest: forest["moor"],
    "common_lizard": lambda _, forest: 15 if forest.different("amphibian") >= 3 else 5,
    "grass_snake": lambda *_: 5,
    "greater_butterfly_orchid": lambda _, forest: 15 if forest.different("plant") >= 5 else 3,
    "heather": lambda _, forest: forest["insect"],
    "meadowsweet": lambda card, _: 5 if card.at in MOORS else 0,
    "moor_frog": lambda _, forest: 8 if forest["moor"] >= 5 else 0,
    "otter": lambda _, forest: 3 * forest["amphibian"],
    "royal_fern": lambda _, forest: 2 * forest.different("plant"),
    "warty_newt": lambda *_: 0,  # they score together
    "water_soldiers": lambda _, forest: 2 * forest["dragonfly"],
    **dict.fromkeys(BATS, bat),
    "capercaillie": lambda _, forest: forest["plant"],
    "common_pheasant": lambda _, forest: forest["tree"] + forest["shrub"],
    "dartmoor_badger": lambda _, forest: 2 * forest["pawed"],
    "dartmoor_black_rabbit": lambda _, forest: forest.copies("dartmoor_black_rabbit"),
    "dartmoor_pony": lambda _, forest: 15 if forest.has_most_moors() else 5,
    "dartmoor_sheep": lambda _, forest: 2 * forest["cloven_hoofed"],
    "field_vole": lambda _, forest: forest["mouse"],
    "gnat": lambda _, forest: forest["bat"],
    "lake_fly": lambda _, forest: forest["bat"],
    "nuthatch": lambda card, _: 10 if card.full else 0,
    "roe_deer": lambda card, forest: 3 * forest.symbols(card.tree),
    "shrew": lambda *_: 1,
    "treecreeper": lambda *_: 5,
    "wood_mouse": lambda _, forest: forest["mouse"],
}


def recount(table: mire.Table) -> list[dict[str, int]]:
    """The scores of every player from the board alone, the plain way."""
    players = table.view()["board"]["players"]
    lying = [cards_of(player, table.components()) for player in players]
    moors = [sum(card.species in MOORS for card in cards) for cards in lying]
    rows = []
    for seat, player in enumerate(players):
        elsewhere = max(moors[:seat] + moors[seat + 1 :])
        rows.append(score(Forest(lying[seat], len(player["stored"]), elsewhere), player["cave"]))
    return rows


def cards_of(player: Any, components: Any) -> list[Seen]:
    """The visible cards of a forest. A tree or shrub has its second slot below, a moor its last two."""
    halves = {
        f"{card['id']}-{side}": card[side]
        for card in [*components["deck"]["left_right"], *components["deck"]["top_bottom"]]
        for side in ("left", "right", "top", "bottom")
        if side in card
    }
    cards = []
    for host in player["forest"]:
        full = all(host["slots"])
        cards.append(Seen(host["species"], host["tree"], full=full))
        for number, slot in enumerate(host["slots"]):
            below = number >= 2 if host["species"] in MOORS else number == 1
            for placed in slot:
                species, tree = halves[placed["face"]]
                cards.append(Seen(species, tree, below, host["species"], full))
    return cards


def score(forest: Forest, cave: int | None) -> dict[str, int]:
    """The categories of the score pad."""
    points = dict.fromkeys(["trees", "shrubs", "moors", "top", "bottom", "sides", "cave"], 0)
    for card in forest.cards:
        doubled = card.at == "blanket_bog" and card.bottom and card.species in PLANTS
        points[category(card.species)] += POINTS[card.species](card, forest) * (2 if doubled else 1)
    points["top"] += dragonflies(forest)
    points["bottom"] += [0, 5, 15, 25][forest.copies("warty_newt")]
    points["cave"] = forest.cave + (5 if cave == 4 else 0)
    return points


def category(species: str) -> str:
    """The row of the score pad that a species belongs to."""
    rows = {"trees": TREES, "shrubs": SHRUBS, "moors": MOORS, "top": [*TOP_BIRDS, *DRAGONFLIES], "bottom": BOTTOMS}
    return next((row for row, members in rows.items() if species in members), "sides")


def dragonflies(forest: Forest) -> int:
    """The best of all ways to split the dragonflies into sets of different species."""
    counts = Counter(card.species for card in forest.cards if card.species in DRAGONFLIES)
    return best_sets(tuple(sorted(counts.values(), reverse=True)), {})


def best_sets(counts: tuple[int, ...], known: dict[tuple[int, ...], int]) -> int:
    """The most points for sets from so many cards per species; which species a set leaves out is tried."""
    counts = tuple(sorted((count for count in counts if count), reverse=True))
    if not counts:
        return 0
    if counts not in known:
        worth = [0, 0, 5, 10, 15, 30]
        options = []
        for members in range(1, 1 << len(counts)):
            left = tuple(count - (members >> place & 1) for place, count in enumerate(counts))
            options.append(worth[members.bit_count()] + best_sets(left, known))
        known[counts] = max(options)
    return known[counts]
