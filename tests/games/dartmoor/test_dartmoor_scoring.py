"""The points: what is counted and what is not, every threshold, sets, doubling, majorities, the cave."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from mire.core.errors import BadSetup
from mire.games.dartmoor.box.components import Components, Family
from mire.games.dartmoor.box.loading import BOX, build
from mire.games.dartmoor.rules.counting import Tally
from mire.games.dartmoor.rules.scoring import CATEGORIES, Points, score, tally_all
from tests.games.dartmoor.worlds import COMPONENTS, points, world

SETS = [0, 0, 5, 10, 15, 30]  # by number of species in a set of dragonflies
DRAGONFLIES = next(family for family in COMPONENTS.families if family.name == "dragonfly")


# Thresholds


@pytest.mark.parametrize(
    ("species", "forest", "each"),
    [
        ("curlew", "curlew, 4 keeled_skimmer", 3),
        ("curlew", "curlew, 4 keeled_skimmer, gnat", 10),
        ("common_lizard", "common_lizard, 2 adder", 5),
        ("common_lizard", "common_lizard, adder, moor_frog", 15),
        ("greater_butterfly_orchid", "greater_butterfly_orchid, 2 heather, royal_fern, blueberry", 3),
        ("greater_butterfly_orchid", "greater_butterfly_orchid, heather, royal_fern, blueberry, meadowsweet", 15),
        ("moor_frog", "4 universal_moor, moor_frog", 0),
        ("moor_frog", "4 universal_moor, rivulet, moor_frog", 8),
        ("brandts_bat", "brandts_bat, serotine_bat", 0),
        ("brandts_bat", "brandts_bat, serotine_bat, alcathoe_bat", 5),
        ("meadow_pipit", "meadow_pipit", 1),
        ("meadow_pipit", "meadow_pipit, barn_owl", 3),
        ("meadow_pipit", "meadow_pipit, barn_owl, buzzard", 3),
        ("meadow_pipit", "meadow_pipit, barn_owl, buzzard, nuthatch", 6),
        ("meadow_pipit", "meadow_pipit, barn_owl, buzzard, nuthatch, treecreeper", 6),
        ("meadow_pipit", "meadow_pipit, barn_owl, buzzard, nuthatch, treecreeper, capercaillie", 10),
        ("warty_newt", "", 0),
        ("warty_newt", "warty_newt", 5),
        ("warty_newt", "2 warty_newt", 15),
        ("dragonfly", "", 0),
        ("dragonfly", "4 keeled_skimmer", 0),
        ("dragonfly", "keeled_skimmer, emerald_damselfly", 5),
        ("dragonfly", "keeled_skimmer, emerald_damselfly, small_red_damselfly, southern_damselfly", 15),
        ("nuthatch", "ash, nuthatch", 0),
        ("crab_apple", "crab_apple", 0),
    ],
)
def test_points_by_what_is_reached(species: str, forest: str, each: int) -> None:
    assert points(world(*filter(None, [forest])), species) == [each]


def test_all_five_dragonflies_are_a_set_of_30() -> None:
    names = [COMPONENTS.species[number].id for number in DRAGONFLIES.species]
    assert points(world(", ".join(names)), "dragonfly") == [30]


def test_a_nuthatch_looks_at_its_own_tree_or_shrub() -> None:
    full = "elderberry: top barn_owl, bottom heather, left nuthatch, right field_vole"
    assert points(world(full, "ash: left nuthatch"), "nuthatch") == [10, 0]


def test_a_slot_with_several_cards_is_one_slot_to_be_filled() -> None:
    three = "crab_apple: top barn_owl cuckoo, bottom heather, left field_vole"
    assert points(world(three), "crab_apple") == [0]
    assert points(world(three + ", right shrew"), "crab_apple") == [8]


# Counting


def test_only_the_visible_half_counts() -> None:
    state = world("rhos_pasture, roe_deer/ash", "crab_apple: left dartmoor_badger/black_alder")  # it hides an Ash Sheep
    assert [points(state, name) for name in ("rhos_pasture", "roe_deer")] == [[2], [3]]


def test_species_are_counted_by_name_not_by_card() -> None:
    assert points(world("3 blueberry, 3 meadow_pipit"), "blueberry") == [2, 2, 2]


def test_ash_counts_a_plant_with_a_black_alder_symbol_twice() -> None:
    assert points(world("ash, heather/black_alder"), "ash") == [2]
    assert points(world("ash, heather/moor_birch"), "ash") == [1]


@pytest.mark.parametrize(
    "face", ["black_alder", "elderberry/black_alder", "fountainhead/black_alder", "curlew/black_alder"]
)
def test_tree_symbols_count_on_trees_shrubs_moors_and_halves(face: str) -> None:
    assert points(world(f"ash, {face}"), "ash") == [1]


def test_a_roe_deer_counts_itself_and_only_its_own_symbol() -> None:
    state = world("roe_deer/ash, roe_deer/crab_apple, 2 ash")
    assert sorted(points(state, "roe_deer")) == [3, 9]


def test_dragonflies_are_insects_and_mice_are_pawed() -> None:
    assert points(world("heather, keeled_skimmer"), "heather") == [1]
    assert points(world("warrens, field_vole, shrew, wood_mouse"), "warrens") == [6]


def test_beaver_otter_badger_and_rabbits_are_pawed() -> None:
    assert points(world("warrens, beaver, otter, dartmoor_badger, dartmoor_black_rabbit"), "warrens") == [8]


def test_ponies_sheep_and_roe_deer_are_cloven_hoofed() -> None:
    assert points(world("rhos_pasture, dartmoor_pony, dartmoor_sheep, roe_deer"), "rhos_pasture") == [6]


def test_snakes_lizard_frog_and_newt_are_amphibians() -> None:
    assert points(world("otter, adder, grass_snake, common_lizard, moor_frog, warty_newt"), "otter") == [15]


def test_bottom_slots_of_trees_shrubs_and_moors_all_count_for_the_beetle() -> None:
    forest = [
        "ash: bottom blue_ground_beetle, left shrew, top barn_owl",
        "rivulet: bottom 2 heather",
        "elderberry: bottom adder",
    ]
    assert points(world(*forest), "blue_ground_beetle") == [4]


def test_cards_in_hand_and_of_others_count_nothing() -> None:
    state = world("barn_owl", hand="2 brandts_bat", others=[["2 brandts_bat"]])
    assert points(state, "barn_owl") == [0]


# The most moors


@pytest.mark.parametrize(("own", "other", "godwit", "pony"), [(2, 1, 10, 15), (2, 2, 10, 15), (1, 2, 0, 5)])
def test_ties_are_enough_for_the_most_moors(own: int, other: int, godwit: int, pony: int) -> None:
    forest = f"{own} universal_moor, black_tailed_godwit, dartmoor_pony"
    state = world(forest, others=[[f"{other - 1} rivulet, universal_moor"]])
    assert (points(state, "black_tailed_godwit"), points(state, "dartmoor_pony")) == ([godwit], [pony])


def test_if_nobody_has_a_moor_all_have_the_most() -> None:
    assert points(world("dartmoor_pony"), "dartmoor_pony") == [15]


def test_every_other_forest_is_looked_at() -> None:
    others = [["universal_moor"], ["2 universal_moor"]]
    assert points(world("universal_moor, dartmoor_pony", players=3, others=others), "dartmoor_pony") == [5]


# Blanket Bog


@pytest.mark.parametrize(
    ("plant", "more", "doubled"),
    [
        ("adders_tongue", "ash", 6),
        ("meadowsweet", "ash", 10),
        ("bog_asphodel", "2 universal_moor", 6),
        ("heather", "keeled_skimmer", 2),
        ("water_soldiers", "keeled_skimmer", 4),
        ("royal_fern", "ash", 4),
        ("blueberry", "2 barn_owl", 4),
    ],
)
def test_a_blanket_bog_doubles_any_plant_below_it(plant: str, more: str, doubled: int) -> None:
    assert points(world(f"blanket_bog: bottom {plant}", more), plant) == [doubled]


def test_a_blanket_bog_doubles_nothing_else() -> None:
    state = world("blanket_bog: top grey_heron, bottom otter grass_snake", "adders_tongue")
    assert [points(state, name) for name in ("grey_heron", "grass_snake", "otter")] == [[8], [5], [3]]
    assert points(state, "adders_tongue") == [3]


def test_two_plants_below_are_doubled_each() -> None:
    assert points(world("blanket_bog: bottom adders_tongue adders_tongue"), "adders_tongue") == [6, 6]


# The cave


def test_a_card_in_the_cave_is_a_point_and_a_beaver_scores_them_again() -> None:
    state = world("ash, beaver", stored="7 any")
    assert score(state, 0).categories["cave"] == 7
    assert points(state, "beaver") == [7]


def test_cave_4_is_worth_5_points_more() -> None:
    assert score(world(cave=4, stored="2 any"), 0).categories["cave"] == 7
    assert score(world(cave=3, stored="2 any"), 0).categories["cave"] == 2


# Sets of dragonflies, against all ways of making sets


def by_all_splits(owned: tuple[int, ...]) -> int:
    """The best of all splits into sets of different species."""
    return max((SETS[len(chosen)] + by_all_splits(left) for chosen, left in _first_sets(owned)), default=0)


def _first_sets(owned: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    there = [species for species, cards in enumerate(owned) if cards]
    if there:  # every card belongs to a set, so the first species there is in the first set
        for size in range(len(there)):
            for others in combinations(there[1:], size):
                chosen = (there[0], *others)
                yield chosen, tuple(cards - (species in chosen) for species, cards in enumerate(owned))


@pytest.mark.chance
def test_no_split_into_sets_is_worth_more_than_the_greedy_one() -> None:
    for owned in product(range(4), repeat=5):
        if list(owned) == sorted(owned):
            assert in_sets(DRAGONFLIES, owned) == by_all_splits(owned), owned


def in_sets(family: Family, owned: tuple[int, ...]) -> int:
    tally = Tally(len(COMPONENTS.species))
    for number, cards in zip(family.species, owned, strict=True):
        tally.species[number] = cards
    return Points(COMPONENTS, [tally], 0).of_family(family)


# Categories


def test_every_card_scores_in_the_category_of_its_place() -> None:
    state = world(
        "black_alder: top wheatear, bottom adders_tongue, left treecreeper", "wet_woodland, common_hazel", stored="any"
    )
    expected = {"trees": 5, "shrubs": 0, "moors": 2, "top": 0, "bottom": 3, "sides": 5, "cave": 1}
    assert score(state, 0).categories == expected
    assert list(expected) == CATEGORIES
    assert score(state, 0).total == 16


# A file of one's own


def with_species(name: str, **changes: object) -> Components:
    """Our components with something else printed on a species."""
    data = BOX.data(None)
    next(entry for entry in data["species"] if entry["id"] == name).update(changes)
    return build(data)


def test_a_card_with_two_of_the_symbols_that_are_counted_counts_once() -> None:
    heather = with_species("heather", points=[{"value": 1, "per": {"symbols": ["dragonfly", "insect"]}}])
    state = world("heather, 2 keeled_skimmer, gnat")
    tally = tally_all(state)[0]
    term = next(species for species in heather.species if species.id == "heather").points[0]
    assert term.count is not None
    assert tally.count(term.count) == 3


@pytest.mark.parametrize(
    ("name", "changes", "fault"),
    [
        ("buzzard", {"effect": {"do": "draw", "per": {"tree": "own"}}}, "own tree symbol"),
        ("curlew", {"points": [{"value": 1, "if": {"count": {"tree": "own"}, "at_least": 2}}]}, "own tree symbol"),
        ("tor", {"permanent": {"each": {"symbols": ["bird", "bat"]}, "do": "draw"}}, "only one type symbol"),
        ("buzzard", {"effect": {"do": "draw", "per": {"symbols": []}}}, "no symbol is named"),
        ("buzzard", {"effect": {"do": "draw", "per": {"species": ""}}}, "there is no species"),
    ],
)
def test_what_has_no_meaning_is_refused(name: str, changes: dict[str, object], fault: str) -> None:
    with pytest.raises(BadSetup, match=fault):
        with_species(name, **changes)
