"""Every worked example of the rule book, by the heading under which it stands."""

import pytest

from mire.games.dartmoor.rules.scoring import score
from tests.games.dartmoor.worlds import asked, can, dealt, do, forest, names, offered, points, world

# The forest of the scoring example. The book names the cards and their points; the Common Hazel and the universal moor
# follow from them, and so do two rabbits in one slot. The Roe Deer finds its Moor Birch symbol on five cards.
SCORED = [
    (
        "crab_apple: top buzzard/ash, bottom blue_ground_beetle/goat_willow, left dartmoor_badger/black_alder, "
        "right dartmoor_black_rabbit/ash dartmoor_black_rabbit/goat_willow"
    ),
    "moor_birch: left common_pheasant/sessile_oak, right wood_mouse/black_alder, bottom beaver/moor_birch",
    "common_hazel/goat_willow: left roe_deer/moor_birch, right shrew/black_alder, bottom heather/moor_birch",
    (
        "valley_mire/ash: bottom water_soldiers/sessile_oak, top wheatear/moor_birch emerald_damselfly/ash "
        "keeled_skimmer/black_alder small_red_damselfly/crab_apple southern_damselfly/goat_willow"
    ),
    "wet_woodland/black_alder: bottom bog_asphodel/black_alder",
    "universal_moor",
]


def test_the_caves_number_3_draws_three_cards_and_discards_three_of_nine_into_the_clearing() -> None:
    state = next(state for seed in range(99) if 3 in (state := dealt(2, seed)).caves)
    do(state, "cave 3")
    assert (asked(state), len(state.players[1].hand)) == ("discard", 9)
    chosen = names(state.players[1].hand)[:3]
    do(state, *[f"discard {card}" for card in chosen])
    assert (len(state.players[1].hand), names(state.clearing)) == (6, chosen)


def test_trees_a_black_alder_is_paid_with_two_cards_and_the_top_card_of_the_stack_joins_them_in_the_clearing() -> None:
    state = world(hand="black_alder TB08 LR16", stack="TB09")
    do(state, "play black_alder", "pay TB08", "pay LR16")
    assert forest(state) == ["black_alder"]
    assert names(state.clearing) == ["LR16", "TB08", "TB09"]


def test_animals_and_plants_a_buzzard_is_added_by_sliding_its_bottom_half_under_the_goat_willow() -> None:
    state = do(world("goat_willow", hand="TB53 2 ash"), "play buzzard", "at 1", "pay ash", "pay ash")
    assert forest(state) == ["goat_willow: top buzzard"]
    assert points(state, "royal_fern") == []  # the bottom half is of no more use


def test_effects_with_a_tor_you_draw_the_top_card_of_the_stack_whenever_you_play_a_bird() -> None:
    state = world("tor, ash", hand="barn_owl treecreeper/ash 4 ash", stack="TB08 LR16 LR17")
    do(state, "play barn_owl", "at 1", "pay ash", "pay ash")
    assert "TB08" in names(state.players[0].hand)


def test_bonuses_a_common_lizard_paid_with_a_nuthatch_and_a_crab_apple_earns_its_bonus() -> None:
    state = world("ash", hand="common_lizard/crab_apple nuthatch/crab_apple crab_apple goat_willow")
    do(state, "play common_lizard", "at 1", "pay nuthatch", "pay crab_apple")
    assert asked(state) == "take"
    assert offered(state, "take") == ["LR17", "crab_apple"]


def test_bonuses_paid_with_a_goat_willow_instead_of_the_crab_apple_it_does_not() -> None:
    state = world("ash", hand="common_lizard/crab_apple nuthatch/crab_apple crab_apple goat_willow", clearing="any")
    do(state, "play common_lizard", "at 1", "pay nuthatch", "pay goat_willow")
    assert (asked(state), state.seat) == ("turn", 1)


def test_the_hand_limit_with_nine_cards_one_is_drawn_and_with_ten_none() -> None:
    assert do(world("ash", hand="9 any"), "draw").seat == 1
    assert not can(world("ash", hand="10 any"), "draw")


@pytest.mark.parametrize(
    ("name", "each"),
    [
        ("dragonfly", [15]),
        ("wheatear", [5]),
        ("buzzard", [4]),
        ("beaver", [10]),
        ("heather", [5]),
        ("blue_ground_beetle", [5]),
        ("water_soldiers", [8]),
        ("bog_asphodel", [3]),
        ("common_pheasant", [3]),
        ("wood_mouse", [2]),
        ("shrew", [1]),
        ("roe_deer", [15]),
        ("dartmoor_black_rabbit", [2, 2]),
        ("dartmoor_badger", [12]),
        ("valley_mire", [10]),
        ("wet_woodland", [6]),
        ("crab_apple", [8]),
        ("moor_birch", [1]),
        ("common_hazel", [0]),
        ("universal_moor", [0]),
    ],
)
def test_scoring_example_card_by_card(name: str, each: list[int]) -> None:
    assert points(world(*SCORED, stored="10 any"), name) == each


def test_scoring_example_is_127_points() -> None:
    found = score(world(*SCORED, stored="10 any"), 0)
    assert found.categories == {
        "trees": 9,
        "shrubs": 0,
        "moors": 16,
        "top": 24,
        "bottom": 31,
        "sides": 37,
        "cave": 10,
    }
    assert found.total == 127
