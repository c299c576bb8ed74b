"""The score pad of a game played with the box: what somebody counts in a forest, and the points it makes."""

from collections.abc import Mapping, Sequence
from typing import Final

from mire.core.errors import BadSetup
from mire.core.game import PadField, Score
from mire.core.pads import pad_fault, read_row
from mire.games.dartmoor.box.components import (
    CARDS_IN_BOX,
    MOOR_COPIES,
    MOORS,
    RABBIT,
    SHRUB_COPIES,
    SHRUBS,
    TREE_COPIES,
    Components,
    Species,
)
from mire.games.dartmoor.box.loading import BOX
from mire.games.dartmoor.box.vocabulary import NO_TREE, TREES
from mire.games.dartmoor.rules.counting import Tally
from mire.games.dartmoor.rules.scoring import CATEGORIES, CATEGORY_OF, Points

# Copies in the box, in the order in which somebody may count them
DRAGONFLIES: Final = {
    "beautiful_demoiselle": 4,
    "emerald_damselfly": 4,
    "keeled_skimmer": 4,
    "small_red_damselfly": 4,
    "southern_damselfly": 4,
}
TOPS: Final = {
    "barn_owl": 4,
    "black_tailed_godwit": 4,
    "buzzard": 4,
    "common_moorhen": 4,
    "cuckoo": 4,
    "curlew": 4,
    "grey_heron": 4,
    "meadow_pipit": 4,
    "wheatear": 4,
    **DRAGONFLIES,
}
PLANTS: Final = {
    "adders_tongue": 4,
    "blueberry": 4,
    "bog_asphodel": 3,
    "greater_butterfly_orchid": 3,
    "heather": 4,
    "meadowsweet": 4,
    "royal_fern": 4,
    "water_soldiers": 4,
}
BOTTOMS: Final = {
    **PLANTS,
    "adder": 3,
    "common_lizard": 3,
    "grass_snake": 3,
    "moor_frog": 3,
    "warty_newt": 3,
    "beaver": 3,
    "otter": 4,
    "blue_ground_beetle": 4,
}
SIDES: Final = {
    "capercaillie": 4,
    "common_pheasant": 4,
    "nuthatch": 4,
    "treecreeper": 4,
    "alcathoe_bat": 4,
    "brandts_bat": 4,
    "common_noctule": 4,
    "daubentons_bat": 4,
    "serotine_bat": 4,
    "dartmoor_badger": 5,
    "dartmoor_black_rabbit": 11,
    "field_vole": 8,
    "shrew": 5,
    "wood_mouse": 5,
    "dartmoor_pony": 4,
    "dartmoor_sheep": 6,
    "gnat": 2,
    "lake_fly": 3,
}
ROE_DEER: Final = "roe_deer"  # counted by tree symbol; no two have the same
DEER_TREES: Final = ["ash", "black_alder", "crab_apple", "moor_birch", "sessile_oak"]
UNIVERSAL: Final = "universal_moor"
UNIVERSAL_MOORS: Final = 22  # cards and caves that lay one
BOG: Final = "blanket_bog"
BELOW_A_BOG: Final = 2
CAVE: Final = "cave"
WORTHY_CAVE: Final = 4  # the cave card that has points

# Cards that score only in some places, counted again if they are there: fully occupied, or at a moor
FAVOURED: Final = {
    "crab_apple": "crab_apple-full",
    "nuthatch": "nuthatch-full",
    "wheatear": "wheatear-moor",
    "meadowsweet": "meadowsweet-moor",
}
BELOW: Final = {plant: f"bog-{plant}" for plant in PLANTS}
BELOW_AT_MOOR: Final = (BELOW["meadowsweet"], FAVOURED["meadowsweet"])  # who is below a bog is at a moor
SYMBOLS: Final = [f"symbols-{tree}" for tree in TREES]
WORTHY: Final = f"cave-{WORTHY_CAVE}"

# Cards that count a tree symbol
COUNTED_SYMBOLS: Final = {
    "ash": "black_alder",
    "rivulet": "goat_willow",
    **{f"{ROE_DEER}-{tree}": tree for tree in DEER_TREES},
}


def _fields(group: str, copies: Mapping[str, int]) -> list[PadField]:
    fields: list[PadField] = []
    for name, most in copies.items():
        fields.append(PadField(name, most, group))
        if name in FAVOURED:
            fields.append(PadField(FAVOURED[name], most, group))
    return fields


FIELDS: Final = [
    *_fields("trees", dict.fromkeys(TREES, TREE_COPIES)),
    *_fields("shrubs", dict.fromkeys(SHRUBS, SHRUB_COPIES)),
    *_fields("moors", {**dict.fromkeys(MOORS, MOOR_COPIES), UNIVERSAL: UNIVERSAL_MOORS}),
    *_fields("top", TOPS),
    *_fields("bottom", BOTTOMS),
    *_fields("sides", {**SIDES, **{f"{ROE_DEER}-{tree}": 1 for tree in DEER_TREES}}),
    *_fields("bog", {BELOW[plant]: min(copies, BELOW_A_BOG * MOOR_COPIES) for plant, copies in PLANTS.items()}),
    *_fields("symbols", dict.fromkeys(SYMBOLS, CARDS_IN_BOX // 2)),
    *_fields("cave", {CAVE: CARDS_IN_BOX // 2, WORTHY: 1}),
]


def fill(entries: Sequence[Mapping[str, object]]) -> list[Score]:
    """Everybody's points from what was counted; what is missing is 0. BadSetup says what can't be."""
    rows = [read_row(FIELDS, entry, player) for player, entry in enumerate(entries, 1)]
    for player, row in enumerate(rows, 1):
        _check_forest(row, player)
    _check_box(rows)
    components = BOX.components(None)
    tallies = [_tally(components, row) for row in rows]
    return [_score(Points(components, tallies, seat), row) for seat, row in enumerate(rows)]


def _check_forest(row: dict[str, int], player: int) -> None:
    """What is counted again is there, there is room for it, and the tree symbols that cards count were counted."""
    for part, whole in [*[(part, whole) for whole, part in [*FAVOURED.items(), *BELOW.items()]], BELOW_AT_MOOR]:
        if row[part] > row[whole]:
            raise pad_fault(player, f"'{part}' is {row[part]}, but '{whole}' only {row[whole]}")
    below = sum([row[name] for name in BELOW.values()])
    if below > BELOW_A_BOG * row[BOG]:
        raise pad_fault(
            player, f"'{BOG}' is {row[BOG]}, so at most {BELOW_A_BOG * row[BOG]} plants are below, not {below}"
        )
    for name, there, room in _occupied(row):
        if there > room:
            raise pad_fault(player, f"there are {there} cards {name}, but the forest has room for {room}")
    for name, tree in COUNTED_SYMBOLS.items():
        known = row[tree] + (row[f"{ROE_DEER}-{tree}"] if tree in DEER_TREES else 0)
        if row[name] and row[f"symbols-{tree}"] < known:
            raise pad_fault(player, f"'{name}' counts 'symbols-{tree}': they must be {known} or more")


def _occupied(row: dict[str, int]) -> list[tuple[str, int, int]]:
    """Per side the cards that need a slot of their own, and the slots; who may share one is not counted."""
    upright = sum([row[name] for name in [*TREES, *SHRUBS]])
    moors = sum([row[name] for name in [*MOORS, UNIVERSAL]])
    tops = sum([row[name] for name in TOPS]) - row["cuckoo"]
    if row["water_soldiers"]:
        tops -= sum([row[name] for name in DRAGONFLIES])
    sides = sum([row[name] for name in SIDES]) + sum([row[f"{ROE_DEER}-{tree}"] for tree in DEER_TREES])
    if row["dartmoor_badger"]:
        sides -= row[RABBIT]
    bottoms = sum([row[name] for name in BOTTOMS])
    slots = upright + 2 * moors
    return [("at the top", tops, slots), ("at the bottom", bottoms, slots), ("at the sides", sides, 2 * upright)]


def _check_box(rows: list[dict[str, int]]) -> None:
    for field in FIELDS:
        if sum([row[field.name] for row in rows]) > field.most:
            raise BadSetup(f"all players together can have at most {field.most} for '{field.name}'")


def _tally(components: Components, row: dict[str, int]) -> Tally:
    """The counts of a forest; tree symbols are counted apart from the cards."""
    counts = Tally(len(components.species))
    for species in components.species:
        copies = _copies(species, row)
        if copies:
            counts.add(species, NO_TREE, copies)
    for tree, name in enumerate(SYMBOLS):
        counts.trees[tree] = row[name]
    counts.bottom = sum([row[name] for name in BOTTOMS])
    counts.cave = row[CAVE]
    return counts


def _copies(species: Species, row: dict[str, int]) -> int:
    if species.id == ROE_DEER:
        return sum([row[f"{ROE_DEER}-{tree}"] for tree in DEER_TREES])
    return row[species.id]


def _score(points: Points, row: dict[str, int]) -> Score:
    score = dict.fromkeys(CATEGORIES, 0)
    for species in points.components.species:
        score[CATEGORY_OF[species.position]] += _points(points, species, row)
    for family in points.components.families:
        score[CATEGORY_OF[family.position]] += points.of_family(family)
    score["cave"] = row[CAVE] + row[WORTHY] * points.components.caves[WORTHY_CAVE].points
    return Score(score)


def _points(points: Points, species: Species, row: dict[str, int]) -> int:
    """All cards of a species; those where their condition holds, and those below a Blanket Bog, by themselves."""
    if species.id == ROE_DEER:
        deer = [TREES.index(tree) for tree in DEER_TREES if row[f"{ROE_DEER}-{tree}"]]
        return sum([points.of(species, tree, False, False) for tree in deer])
    copies = row[species.id]
    favoured = row[FAVOURED[species.id]] if species.id in FAVOURED else 0
    doubled = row[BELOW[species.id]] if species.id in BELOW else 0
    at_its_best = points.of(species, NO_TREE, True, True)
    elsewhere = points.of(species, NO_TREE, False, False)
    return favoured * at_its_best + (copies - favoured) * elsewhere + doubled * at_its_best
