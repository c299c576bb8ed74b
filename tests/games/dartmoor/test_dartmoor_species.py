"""Every species: what is printed on it, where it goes, what it costs, and its worked example of the appendix."""

from typing import NamedTuple

import pytest

from mire.games.dartmoor.box.vocabulary import SYMBOLS
from tests.games.dartmoor.worlds import COMPONENTS, asked, can, do, offered, points, world


class Fact(NamedTuple):
    """What is printed on a species; `only`: where alone it may be placed."""

    name: str
    position: str
    copies: int
    cost: int
    symbols: str
    only: str


FACTS = [
    Fact("ash", "tree", 6, 2, "tree", ""),
    Fact("black_alder", "tree", 6, 2, "tree", ""),
    Fact("crab_apple", "tree", 6, 1, "tree", ""),
    Fact("goat_willow", "tree", 6, 1, "tree", ""),
    Fact("moor_birch", "tree", 6, 0, "tree", ""),
    Fact("sessile_oak", "tree", 6, 1, "tree", ""),
    Fact("common_hazel", "shrub", 4, 2, "shrub", ""),
    Fact("elderberry", "shrub", 4, 2, "shrub", ""),
    Fact("blanket_bog", "moor", 3, 2, "moor", ""),
    Fact("fountainhead", "moor", 3, 2, "moor", ""),
    Fact("lowland_heath", "moor", 3, 2, "moor", ""),
    Fact("rhos_pasture", "moor", 3, 2, "moor", ""),
    Fact("rivulet", "moor", 3, 2, "moor", ""),
    Fact("tor", "moor", 3, 2, "moor", ""),
    Fact("valley_mire", "moor", 3, 2, "moor", ""),
    Fact("warrens", "moor", 3, 2, "moor", ""),
    Fact("wet_woodland", "moor", 3, 2, "moor", ""),
    Fact("barn_owl", "top", 4, 2, "bird", ""),
    Fact("beautiful_demoiselle", "top", 4, 0, "dragonfly insect", ""),
    Fact("emerald_damselfly", "top", 4, 0, "dragonfly insect", ""),
    Fact("keeled_skimmer", "top", 4, 0, "dragonfly insect", ""),
    Fact("small_red_damselfly", "top", 4, 0, "dragonfly insect", ""),
    Fact("southern_damselfly", "top", 4, 0, "dragonfly insect", ""),
    Fact("black_tailed_godwit", "top", 4, 1, "bird", "moor"),
    Fact("buzzard", "top", 4, 2, "bird", ""),
    Fact("common_moorhen", "top", 4, 1, "bird", "moor"),
    Fact("cuckoo", "top", 4, 1, "bird", "bird"),
    Fact("curlew", "top", 4, 1, "bird", "moor"),
    Fact("grey_heron", "top", 4, 1, "bird", "moor"),
    Fact("meadow_pipit", "top", 4, 1, "bird", ""),
    Fact("wheatear", "top", 4, 1, "bird", ""),
    Fact("adder", "bottom", 3, 1, "amphibian", ""),
    Fact("adders_tongue", "bottom", 4, 0, "plant", ""),
    Fact("beaver", "bottom", 3, 2, "pawed", ""),
    Fact("blue_ground_beetle", "bottom", 4, 1, "insect", ""),
    Fact("blueberry", "bottom", 4, 1, "plant", ""),
    Fact("bog_asphodel", "bottom", 3, 1, "plant", "moor"),
    Fact("common_lizard", "bottom", 3, 2, "amphibian", ""),
    Fact("grass_snake", "bottom", 3, 1, "amphibian", "moor"),
    Fact("greater_butterfly_orchid", "bottom", 3, 1, "plant", ""),
    Fact("heather", "bottom", 4, 0, "plant", ""),
    Fact("meadowsweet", "bottom", 4, 1, "plant", ""),
    Fact("moor_frog", "bottom", 3, 1, "amphibian", "moor"),
    Fact("otter", "bottom", 4, 2, "pawed", ""),
    Fact("royal_fern", "bottom", 4, 1, "plant", ""),
    Fact("warty_newt", "bottom", 3, 1, "amphibian", "moor"),
    Fact("water_soldiers", "bottom", 4, 0, "plant", ""),
    Fact("alcathoe_bat", "side", 4, 1, "bat", ""),
    Fact("brandts_bat", "side", 4, 1, "bat", ""),
    Fact("common_noctule", "side", 4, 1, "bat", ""),
    Fact("daubentons_bat", "side", 4, 1, "bat", ""),
    Fact("serotine_bat", "side", 4, 1, "bat", ""),
    Fact("capercaillie", "side", 4, 1, "bird", ""),
    Fact("common_pheasant", "side", 4, 1, "bird", ""),
    Fact("dartmoor_badger", "side", 5, 1, "pawed", ""),
    Fact("dartmoor_black_rabbit", "side", 11, 0, "pawed", ""),
    Fact("dartmoor_pony", "side", 4, 2, "cloven_hoofed", ""),
    Fact("dartmoor_sheep", "side", 6, 2, "cloven_hoofed", ""),
    Fact("field_vole", "side", 8, 0, "mouse pawed", ""),
    Fact("gnat", "side", 2, 0, "insect", ""),
    Fact("lake_fly", "side", 3, 0, "insect", ""),
    Fact("nuthatch", "side", 4, 2, "bird", ""),
    Fact("roe_deer", "side", 5, 2, "cloven_hoofed", ""),
    Fact("shrew", "side", 5, 0, "mouse pawed", ""),
    Fact("treecreeper", "side", 4, 2, "bird", ""),
    Fact("wood_mouse", "side", 5, 1, "mouse pawed", ""),
]
NAMES = [fact.name for fact in FACTS]
# A tree with a bird on top, a bare tree, a shrub, a moor and a universal moor: the hosts 1 to 5.
HOSTS = ["ash: top barn_owl", "ash", "common_hazel", "rivulet", "universal_moor"]
PLACES = {
    ("top", ""): "2345",
    ("top", "moor"): "45",
    ("top", "bird"): "1",
    ("bottom", ""): "12345",
    ("bottom", "moor"): "45",
    ("side", ""): "123",
}
BATS = ["alcathoe_bat", "brandts_bat", "common_noctule", "daubentons_bat", "serotine_bat"]
DRAGONFLIES = [
    "beautiful_demoiselle",
    "emerald_damselfly",
    "keeled_skimmer",
    "small_red_damselfly",
    "southern_damselfly",
]
FULL_CRAB_APPLE = "crab_apple: top meadow_pipit, bottom heather, left field_vole, right field_vole"
FULL_HOST = "ash: top meadow_pipit, bottom heather, left nuthatch, right field_vole"

# Species, a forest as in its worked example, and the points of all its copies.
EXAMPLES: list[tuple[str, list[str], int]] = [
    ("ash", ["2 ash, 3 black_alder, heather/black_alder, adders_tongue/black_alder, blueberry/ash"], 16),
    ("black_alder", ["2 black_alder"], 10),
    ("crab_apple", [FULL_CRAB_APPLE, FULL_CRAB_APPLE, "crab_apple"], 16),
    ("goat_willow", ["2 goat_willow, 4 universal_moor"], 8),
    ("moor_birch", ["3 moor_birch"], 3),
    ("sessile_oak", ["2 sessile_oak, 3 ash, common_hazel"], 12),
    ("common_hazel", ["common_hazel, brandts_bat"], 0),
    ("elderberry", ["elderberry, heather"], 0),
    ("blanket_bog", ["blanket_bog: bottom adders_tongue"], 0),
    ("fountainhead", ["fountainhead, tor"], 0),
    ("lowland_heath", ["2 lowland_heath, adder, grass_snake, moor_frog"], 12),
    ("rhos_pasture", ["2 rhos_pasture, 2 dartmoor_sheep, roe_deer"], 12),
    ("rivulet", ["rivulet/crab_apple, rivulet/ash, 4 goat_willow, heather/goat_willow"], 20),
    ("tor", ["tor, grey_heron"], 0),
    ("valley_mire", ["2 valley_mire, gnat, keeled_skimmer, blue_ground_beetle"], 12),
    ("warrens", ["2 warrens, beaver, otter, shrew"], 12),
    ("wet_woodland", ["2 wet_woodland, 3 universal_moor"], 20),
    ("barn_owl", ["2 barn_owl, 3 brandts_bat"], 18),
    ("buzzard", ["2 buzzard, field_vole, shrew, wood_mouse"], 12),
    ("common_moorhen", ["2 common_moorhen, 2 keeled_skimmer, emerald_damselfly"], 12),
    ("cuckoo", ["ash: top barn_owl cuckoo", "elderberry: top meadow_pipit cuckoo"], 14),
    ("curlew", ["2 curlew, 2 gnat, 2 keeled_skimmer, blue_ground_beetle"], 20),
    ("grey_heron", ["2 grey_heron"], 16),
    ("meadow_pipit", ["2 meadow_pipit, 2 barn_owl, buzzard, nuthatch"], 12),
    ("wheatear", ["rivulet: top wheatear", "universal_moor: top wheatear", "ash: top wheatear"], 10),
    ("adder", ["2 adder, moor_frog, field_vole, shrew, wood_mouse"], 12),
    ("adders_tongue", ["3 adders_tongue"], 9),
    ("blue_ground_beetle", ["2 blue_ground_beetle, 3 heather, adder, otter"], 14),
    ("blueberry", ["2 blueberry, 2 meadow_pipit, barn_owl, buzzard, nuthatch"], 16),
    ("bog_asphodel", ["2 bog_asphodel, 2 rivulet, 3 universal_moor"], 12),
    ("common_lizard", ["2 common_lizard, adder, moor_frog"], 30),
    ("grass_snake", ["2 grass_snake"], 10),
    ("greater_butterfly_orchid", ["2 greater_butterfly_orchid, heather, royal_fern, blueberry, meadowsweet"], 30),
    ("heather", ["2 heather, gnat, keeled_skimmer, blue_ground_beetle"], 6),
    (
        "meadowsweet",
        ["rivulet: bottom meadowsweet", "universal_moor: bottom meadowsweet", "ash: bottom meadowsweet"],
        10,
    ),
    ("moor_frog", ["2 rivulet, 3 universal_moor, 2 moor_frog"], 16),
    ("otter", ["2 otter, adder, grass_snake, moor_frog"], 18),
    ("royal_fern", ["2 royal_fern, heather, blueberry, meadowsweet"], 16),
    ("warty_newt", ["3 warty_newt"], 25),
    ("water_soldiers", ["2 water_soldiers, 4 keeled_skimmer, 2 emerald_damselfly"], 24),
    ("capercaillie", ["3 capercaillie, 2 heather, blueberry"], 9),
    ("common_pheasant", ["3 ash, 2 black_alder, 2 common_hazel, elderberry, 2 common_pheasant"], 16),
    ("dartmoor_badger", ["2 dartmoor_badger, beaver, otter, shrew"], 20),
    ("dartmoor_black_rabbit", ["5 dartmoor_black_rabbit"], 25),
    ("dartmoor_sheep", ["2 dartmoor_sheep, 2 roe_deer, dartmoor_pony"], 20),
    ("field_vole", ["2 field_vole, 2 shrew, 2 wood_mouse"], 12),
    ("gnat", ["2 gnat, 4 brandts_bat"], 8),
    ("lake_fly", ["2 lake_fly, 4 brandts_bat"], 8),
    ("nuthatch", [FULL_HOST, FULL_HOST, "ash: right nuthatch"], 20),
    ("roe_deer", ["roe_deer/black_alder, 2 black_alder, heather/black_alder, barn_owl/black_alder"], 15),
    ("shrew", ["3 shrew"], 3),
    ("treecreeper", ["2 treecreeper"], 10),
    ("wood_mouse", ["2 wood_mouse, 2 shrew, 2 field_vole"], 12),
]


@pytest.mark.parametrize("fact", FACTS, ids=NAMES)
def test_a_species_has_its_position_copies_cost_and_symbols(fact: Fact) -> None:
    species = next(one for one in COMPONENTS.species if one.id == fact.name)
    in_deck = [face for card in COMPONENTS.deck for face in COMPONENTS.cards[card].faces if face.species is species]
    assert (species.position, len(in_deck), species.cost) == (fact.position, fact.copies, fact.cost)
    assert {SYMBOLS[symbol] for symbol in species.symbol_list} == set(fact.symbols.split())


def test_there_are_66_species_and_the_back_of_the_cards() -> None:
    assert [species.id for species in COMPONENTS.species] == [*NAMES, "universal_moor"]
    assert len(NAMES) == 66


@pytest.mark.parametrize("fact", FACTS, ids=NAMES)
def test_a_species_goes_where_it_may_and_nowhere_else(fact: Fact) -> None:
    state = do(world(*HOSTS, hand=f"{fact.name} 4 goat_willow"), f"play {fact.name}")
    if fact.position in ("tree", "shrub", "moor"):
        assert asked(state) == ("pay" if fact.cost else "turn")
    else:
        assert "".join(offered(state, "at")) == PLACES[fact.position, fact.only]


@pytest.mark.parametrize("fact", FACTS, ids=NAMES)
def test_a_species_is_paid_with_as_many_other_cards_as_it_costs(fact: Fact) -> None:
    if fact.cost:
        assert not can(world(*HOSTS, hand=f"{fact.name} {fact.cost - 1} any"), f"play {fact.name}")
    state = do(world(*HOSTS, hand=f"{fact.name} {fact.cost} any"), f"play {fact.name}")
    if asked(state) == "at":
        do(state, f"at {offered(state, 'at')[0]}")
    for left in range(fact.cost, 0, -1):
        assert (asked(state), len(state.players[0].hand)) == ("pay", left)
        do(state, f"pay {offered(state, 'pay')[0]}")
    assert asked(state) != "pay"


@pytest.mark.parametrize(("species", "forest", "total"), EXAMPLES, ids=[name for name, _, _ in EXAMPLES])
def test_a_species_scores_as_in_its_example(species: str, forest: list[str], total: int) -> None:
    assert sum(points(world(*forest), species)) == total


@pytest.mark.parametrize("first", range(5))
def test_dragonflies_of_2_2_and_1_score_10_and_5(first: int) -> None:
    twice, again, once = [(DRAGONFLIES * 2)[first + place] for place in range(3)]
    assert points(world(f"2 {twice}, 2 {again}, {once}"), "dragonfly") == [15]


@pytest.mark.parametrize("first", range(5))
def test_four_bats_of_three_species_score_5_each(first: int) -> None:
    twice, second, third = [(BATS * 2)[first + place] for place in range(3)]
    state = world(f"2 {twice}, {second}, {third}")
    assert [points(state, bat) for bat in (twice, second, third)] == [[5, 5], [5], [5]]


def test_black_tailed_godwits_with_6_moors_against_4_and_6_score_10_each() -> None:
    others = [["4 universal_moor"], ["6 universal_moor"]]
    state = world("6 universal_moor, 2 black_tailed_godwit", players=3, others=others)
    assert points(state, "black_tailed_godwit") == [10, 10]


def test_dartmoor_ponies_with_5_moors_against_5_score_15_each() -> None:
    state = world("5 universal_moor, 2 dartmoor_pony", others=[["5 universal_moor"]])
    assert points(state, "dartmoor_pony") == [15, 15]


def test_beavers_score_the_12_cards_of_the_cave_each() -> None:
    assert points(world("2 beaver", stored="12 any"), "beaver") == [12, 12]


def test_a_blanket_bog_doubles_the_adders_tongue_and_the_orchid_below_it_to_36() -> None:
    below = "blanket_bog: bottom adders_tongue greater_butterfly_orchid"
    state = world(below, "heather, royal_fern, blueberry")
    assert points(state, "adders_tongue") + points(state, "greater_butterfly_orchid") == [6, 30]


def test_every_species_with_an_example_is_here() -> None:
    families = {*DRAGONFLIES, *BATS, "black_tailed_godwit", "dartmoor_pony", "beaver"}
    assert {name for name, _, _ in EXAMPLES} | families == set(NAMES)
