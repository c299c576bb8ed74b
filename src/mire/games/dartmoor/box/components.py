"""What is in the box: the species, the cards with their faces, the caves."""

from typing import Final

from mire.games.dartmoor.box.vocabulary import GROUP, SETS, SYMBOLS, TREES, Action, Term

SHRUBS: Final = ["common_hazel", "elderberry"]
MOORS: Final = [
    "blanket_bog",
    "fountainhead",
    "lowland_heath",
    "rhos_pasture",
    "rivulet",
    "tor",
    "valley_mire",
    "warrens",
    "wet_woodland",
]
# The animals and plants on the halves of split cards, by their position
DWELLERS: Final = {
    "top": [
        "barn_owl",
        "beautiful_demoiselle",
        "emerald_damselfly",
        "keeled_skimmer",
        "small_red_damselfly",
        "southern_damselfly",
        "black_tailed_godwit",
        "buzzard",
        "common_moorhen",
        "cuckoo",
        "curlew",
        "grey_heron",
        "meadow_pipit",
        "wheatear",
    ],
    "bottom": [
        "adder",
        "adders_tongue",
        "beaver",
        "blue_ground_beetle",
        "blueberry",
        "bog_asphodel",
        "common_lizard",
        "grass_snake",
        "greater_butterfly_orchid",
        "heather",
        "meadowsweet",
        "moor_frog",
        "otter",
        "royal_fern",
        "warty_newt",
        "water_soldiers",
    ],
    "side": [
        "alcathoe_bat",
        "brandts_bat",
        "common_noctule",
        "daubentons_bat",
        "serotine_bat",
        "capercaillie",
        "common_pheasant",
        "dartmoor_badger",
        "dartmoor_black_rabbit",
        "dartmoor_pony",
        "dartmoor_sheep",
        "field_vole",
        "gnat",
        "lake_fly",
        "nuthatch",
        "roe_deer",
        "shrew",
        "treecreeper",
        "wood_mouse",
    ],
}
SHRUB_COPIES: Final = 4
MOOR_COPIES: Final = 3
TREE_COPIES: Final = 6
LEFT_RIGHT_CARDS: Final = 45
TOP_BOTTOM_CARDS: Final = 56
CARDS_IN_BOX: Final = 172
WINTER_CARDS: Final = 3
CAVES: Final = 5
RABBIT: Final = "dartmoor_black_rabbit"

# Cards that are always alike, the trees, are one entry with several copies.
CARD_IDS: Final = [
    *TREES,
    *[f"{shrub}-{copy}" for shrub in SHRUBS for copy in range(1, SHRUB_COPIES + 1)],
    *[f"{moor}-{copy}" for moor in MOORS for copy in range(1, MOOR_COPIES + 1)],
    *[f"LR{number:02}" for number in range(1, LEFT_RIGHT_CARDS + 1)],
    *[f"TB{number:02}" for number in range(1, TOP_BOTTOM_CARDS + 1)],
]
FIRST_LEFT_RIGHT: Final = CARD_IDS.index("LR01")
FIRST_TOP_BOTTOM: Final = CARD_IDS.index("TB01")
WINTER: Final = len(CARD_IDS)  # in the stack; no card of the deck
NO_CARD: Final = -1

# The sides of a tree or shrub, and of a split card. A moor has two top and two bottom slots instead.
TOP: Final = 0
BOTTOM: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
WHOLE: Final = 4  # a tree, shrub or moor is a face of its own
SIDES: Final = ["top", "bottom", "left", "right"]

FACE_IDS: Final = [
    *CARD_IDS[:FIRST_LEFT_RIGHT],
    *[f"{card}-{side}" for card in CARD_IDS[FIRST_LEFT_RIGHT:FIRST_TOP_BOTTOM] for side in ("left", "right")],
    *[f"{card}-{side}" for card in CARD_IDS[FIRST_TOP_BOTTOM:] for side in ("top", "bottom")],
]

# What a face needs of the tree, shrub or moor it goes to. A host tells what it accepts as a set of these.
FREE_TOP: Final = 1
FREE_BOTTOM: Final = 2
FREE_LEFT: Final = 4
FREE_RIGHT: Final = 8
MOOR_TOP: Final = 16
MOOR_BOTTOM: Final = 32
BESIDE_BIRD: Final = 64  # the Cuckoo
DRAGONFLY_TOP: Final = 128  # free, or shared by Water Soldiers
RABBIT_LEFT: Final = 256  # free, or shared by a Badger
RABBIT_RIGHT: Final = 512
NEEDS_NO_HOST: Final = 1024  # a tree, shrub or moor


class Species:
    """What is printed on every card of a species."""

    def __init__(
        self,
        id: str,  # noqa: A002
        number: int,
        position: str,
        cost: int,
        symbols: int,
        effect: Action | None,
        bonus: Action | None,
        draws_on: int,
        shares_dragonflies: bool,
        shares_rabbits: bool,
        doubles: int,
        needs_bird: bool,
        points: list[Term],
    ) -> None:
        self.id: Final = id
        self.number: Final = number
        self.position: Final = position
        self.cost: Final = cost
        self.symbols: Final = symbols  # a set, a bit each
        self.symbol_list: Final = [symbol for symbol in range(len(SYMBOLS)) if symbols >> symbol & 1]
        self.effect: Final = effect
        self.bonus: Final = bonus
        self.draws_on: Final = draws_on  # permanent: the symbols whose placement draws a card
        self.shares_dragonflies: Final = shares_dragonflies
        self.shares_rabbits: Final = shares_rabbits
        self.doubles: Final = doubles  # the symbols that score twice below it
        self.needs_bird: Final = needs_bird
        self.points: Final = points

    def shows(self, symbol: int) -> bool:
        """Whether it has a type symbol."""
        return self.symbols >> symbol & 1 == 1


class Face:
    """A whole tree, shrub or moor, or one half of a split card."""

    def __init__(self, number: int, card: int, side: int, species: Species, tree: int, niche: int) -> None:
        self.number: Final = number
        self.card: Final = card
        self.side: Final = side
        self.species: Final = species
        self.tree: Final = tree
        self.niche: Final = niche  # what it needs of its host
        self.is_host: Final = niche == NEEDS_NO_HOST


class Card:
    """A card: its faces and the tree symbols on any of them."""

    def __init__(self, faces: list[Face]) -> None:
        self.faces: Final = faces
        self.trees: Final = sum([1 << tree for tree in {face.tree for face in faces}])

    def shows_tree(self, tree: int) -> bool:
        """Whether one of its halves shows a tree symbol."""
        return self.trees >> tree & 1 == 1


class Cave:
    """A cave: what it does before the first turn and what it is worth at the end."""

    def __init__(self, actions: list[Action], points: int) -> None:
        self.actions: Final = actions
        self.points: Final = points


class Family:
    """Cards that score together: all copies of a species, or sets of different species."""

    def __init__(self, name: str, species: list[Species], in_sets: bool, table: list[tuple[int, int]]) -> None:
        self.name: Final = name
        self.species: Final = [one.number for one in species]
        self.position: Final = species[0].position
        self.in_sets: Final = in_sets
        self.table: Final = table


class Components:
    """All that a table plays with."""

    def __init__(
        self,
        species: list[Species],
        faces: list[Face],
        cards: list[Card],
        deck: list[int],
        caves: list[Cave],
        actions: list[Action],
    ) -> None:
        self.species: Final = species  # the last is the universal moor
        self.universal: Final = species[-1]
        self.families: Final = _families(species)
        self.faces: Final = faces
        self.cards: Final = cards
        self.deck: Final = deck  # the 172 cards; cards that are alike have the same number
        self.caves: Final = caves  # by number, so the first is a blank
        self.actions: Final = actions


def _families(species: list[Species]) -> list[Family]:
    families: dict[str, Family] = {}
    for one in species:
        for term in one.points:
            if term.kind == GROUP:
                families[one.id] = Family(one.id, [one], False, term.table)
            elif term.kind == SETS:
                assert term.count is not None
                symbols = term.count.number
                name = "-".join([name for symbol, name in enumerate(SYMBOLS) if symbols >> symbol & 1])
                members = [other for other in species if other.symbols & symbols]
                families.setdefault(name, Family(name, members, True, term.table))
    return list(families.values())


def universal_moor(number: int, moor: int) -> Species:
    """The back of every card: a moor and nothing else."""
    return Species("universal_moor", number, "moor", 0, 1 << moor, None, None, 0, False, False, 0, False, [])
