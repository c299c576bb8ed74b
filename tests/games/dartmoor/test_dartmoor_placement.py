"""Where cards go: slots, what shares one, what is placed free of charge, and what permanent effects make of it."""

import pytest

from mire.games.dartmoor.box.components import CARD_IDS
from mire.games.dartmoor.io import view
from tests.games.dartmoor.worlds import can, do, forest, names, offered, points, world

FULL = "top keeled_skimmer, bottom heather, left dartmoor_badger, right field_vole"


# Slots


def test_a_half_needs_an_empty_slot_of_its_own_side() -> None:
    assert offered(world("ash: left field_vole", hand="LR16"), "play") == []
    assert offered(world("ash: right field_vole", hand="LR16"), "play") == ["field_vole"]


def test_without_a_tree_shrub_or_moor_no_half_can_be_played() -> None:
    assert offered(world(hand="TB08 LR16 3 any"), "play") == []


def test_a_moor_has_two_top_and_two_bottom_slots_and_none_at_the_sides() -> None:
    assert offered(world("rivulet: top barn_owl, bottom adder", hand="TB08 LR43"), "play") == [
        "heather",
        "keeled_skimmer",
    ]
    assert offered(world("rivulet: top 2 barn_owl, bottom adder", hand="TB08"), "play") == ["heather"]
    assert offered(world("universal_moor: top barn_owl, bottom 2 adder", hand="TB08"), "play") == ["keeled_skimmer"]


def test_hosts_that_are_alike_are_offered_once() -> None:
    state = do(world("2 ash, black_alder, 2 universal_moor, ash", hand="TB08"), "play heather")
    assert offered(state, "at") == ["1", "3", "4"]


def test_hosts_with_different_cards_around_are_not_alike() -> None:
    state = do(world("ash: top barn_owl", "ash: top buzzard", "ash", hand="TB08"), "play heather")
    assert offered(state, "at") == ["1", "2", "3"]


# Badger and rabbits


def test_rabbits_join_all_side_slots_of_a_full_tree_with_a_badger_in_any_number() -> None:
    state = world(f"ash: {FULL}", hand="LR01 LR02 LR07 LR09")
    assert offered(state, "play") == ["dartmoor_black_rabbit"]
    do(
        state,
        "play LR01-left",
        "at 1",
        "place LR02-left",
        "at 1",
        "place LR07-right",
        "at 1",
        "place LR09-right",
        "at 1",
    )
    left, right = "left dartmoor_badger", "right field_vole"
    rabbits = " dartmoor_black_rabbit dartmoor_black_rabbit"
    assert forest(state) == [f"ash: top keeled_skimmer, bottom heather, {left}{rabbits}, {right}{rabbits}"]


def test_a_slot_with_a_rabbit_takes_only_rabbits_even_with_a_badger() -> None:
    state = world("ash: left dartmoor_black_rabbit, right dartmoor_badger", hand="LR16 LR08 LR02")
    assert offered(state, "play") == ["dartmoor_black_rabbit"]


def test_without_a_badger_each_rabbit_needs_an_empty_slot() -> None:
    state = world("ash: left dartmoor_black_rabbit, right field_vole", hand="LR02 LR07 any")
    assert not can(state, "play dartmoor_black_rabbit")


def test_a_badger_opens_the_slots_of_its_own_tree_only() -> None:
    state = world(f"ash: {FULL}", "black_alder: left field_vole", hand="LR02 any")
    assert offered(do(state, "play dartmoor_black_rabbit"), "at") == ["1"]


def test_a_badger_opens_a_slot_that_a_rabbit_had_before_for_more_of_them() -> None:
    state = world("ash: left dartmoor_black_rabbit, right dartmoor_badger", hand="LR02")
    assert can(state, "play dartmoor_black_rabbit")


def test_the_badger_itself_needs_an_empty_slot() -> None:
    assert not can(world("ash: right dartmoor_black_rabbit", hand="LR04 any"), "play dartmoor_badger")


# Water Soldiers and dragonflies


@pytest.mark.parametrize("host", ["ash", "common_hazel"])
def test_under_water_soldiers_dragonflies_of_any_species_share_the_top_slot(host: str) -> None:
    state = do(world(f"{host}: bottom water_soldiers", hand="TB08"), "play keeled_skimmer", "at 1")
    assert forest(state) == [f"{host}: top keeled_skimmer, bottom water_soldiers"]
    joined = world(f"{host}: bottom water_soldiers, top keeled_skimmer emerald_damselfly", hand="TB08 TB12 any")
    assert can(joined, "play keeled_skimmer")
    assert not can(joined, "play curlew")


def test_without_water_soldiers_each_dragonfly_needs_an_empty_slot() -> None:
    assert not can(world("ash: top keeled_skimmer", hand="TB03"), "play emerald_damselfly")


def test_a_top_slot_held_by_another_card_is_not_opened_for_dragonflies() -> None:
    for top in ("barn_owl", "barn_owl cuckoo"):
        assert not can(world(f"ash: bottom water_soldiers, top {top}", hand="TB03"), "play emerald_damselfly")


def test_a_slot_with_dragonflies_takes_no_bird_and_no_cuckoo() -> None:
    state = world("ash: bottom water_soldiers, top keeled_skimmer", hand="barn_owl cuckoo 2 ash")
    assert not can(state, "play barn_owl")
    assert not can(state, "play cuckoo")


def test_at_a_moor_dragonflies_share_one_top_slot_and_the_other_holds_one_other_card() -> None:
    state = world("rivulet: bottom water_soldiers, top keeled_skimmer emerald_damselfly", hand="barn_owl TB04 2 ash")
    assert forest(state) == ["rivulet: top keeled_skimmer emerald_damselfly, bottom water_soldiers"]
    do(state, "play barn_owl", "at 1", "pay ash", "pay ash", "draw", "draw")
    assert forest(state) == ["rivulet: top keeled_skimmer emerald_damselfly, top barn_owl, bottom water_soldiers"]
    do(state, "play small_red_damselfly", "at 1")
    top = "top keeled_skimmer emerald_damselfly small_red_damselfly, top barn_owl"
    assert forest(state) == [f"rivulet: {top}, bottom water_soldiers"]


def test_at_a_moor_with_two_other_cards_on_top_there_is_no_place_for_a_dragonfly() -> None:
    assert not can(world("rivulet: bottom water_soldiers, top 2 barn_owl", hand="TB04"), "play small_red_damselfly")


def test_two_dragonflies_in_both_top_slots_before_the_soldiers_leave_one_slot_to_share_and_none_for_a_bird() -> None:
    state = world("rivulet: top keeled_skimmer emerald_damselfly, bottom water_soldiers", hand="barn_owl TB04 2 ash")
    assert forest(state) == ["rivulet: top keeled_skimmer, top emerald_damselfly, bottom water_soldiers"]
    assert not can(state, "play barn_owl")
    do(state, "play small_red_damselfly", "at 1")
    top = "top keeled_skimmer small_red_damselfly, top emerald_damselfly"
    assert forest(state) == [f"rivulet: {top}, bottom water_soldiers"]


def test_a_dragonfly_placed_before_the_soldiers_is_joined_by_others_after() -> None:
    assert can(world("ash: top keeled_skimmer, bottom water_soldiers", hand="TB03"), "play emerald_damselfly")


# Cuckoo


def test_a_cuckoo_shares_the_top_slot_of_a_tree_or_shrub_with_another_bird() -> None:
    state = world("ash: top barn_owl", "elderberry: top buzzard", "ash", "rivulet: top barn_owl", hand="cuckoo ash")
    assert offered(do(state, "play cuckoo"), "at") == ["1", "2"]
    do(state, "at 2", "pay ash")
    assert forest(state)[1] == "elderberry: top buzzard cuckoo"


def test_there_is_one_cuckoo_per_tree_or_shrub() -> None:
    state = world("ash: top barn_owl cuckoo", hand="cuckoo ash")
    assert not can(state, "play cuckoo")
    assert can(world("ash: top barn_owl cuckoo", "ash: top buzzard", hand="cuckoo ash"), "play cuckoo")


def test_a_bird_at_the_side_calls_no_cuckoo() -> None:
    assert not can(world("ash: left nuthatch", hand="cuckoo ash"), "play cuckoo")


def test_a_second_bird_still_needs_an_empty_slot() -> None:
    assert not can(world("ash: top barn_owl cuckoo", hand="buzzard 2 ash"), "play buzzard")


def test_a_cuckoo_and_its_host_bird_are_two_birds_to_a_tor() -> None:
    state = do(world("2 tor", "ash: top barn_owl", hand="cuckoo ash"), "play cuckoo", "at 3", "pay ash")
    assert len(state.players[0].hand) == 2


# Universal moors


def test_a_universal_moor_comes_by_effects_only_and_is_free() -> None:
    assert {move.verb.word for move in world(hand="5 any").moves()} <= {"draw", "play"}
    state = do(world(hand="2 goat_willow TB08 ash"), "play goat_willow", "pay goat_willow")
    clearing = len(state.clearing)
    do(state, "moor TB08")
    assert (forest(state), names(state.players[0].hand)) == (["goat_willow", "universal_moor"], ["ash"])
    assert len(state.clearing) == clearing


def test_a_universal_moor_shows_a_moor_and_no_tree_symbol_and_scores_nothing() -> None:
    state = world("universal_moor, rivulet/crab_apple, roe_deer/crab_apple")
    assert points(state, "universal_moor") == [0]
    assert points(state, "roe_deer") == [6]


def test_nobody_else_sees_which_card_a_universal_moor_is() -> None:
    state = do(world(hand="2 goat_willow TB08 ash"), "play goat_willow", "pay goat_willow", "moor TB08")
    assert view.view(state, 0)["players"][0]["forest"][1]["card"] == "TB08"
    assert view.view(state, 1)["players"][0]["forest"][1]["card"] is None
    assert "TB08" not in str(view.view(state, 1))


# Free placements


def test_a_free_placement_costs_nothing_and_ignores_effect_and_bonus() -> None:
    state = world("moor_birch", hand="common_hazel/ash 2 ash brandts_bat", stack="LR17")
    do(state, "play common_hazel", "pay ash", "pay ash", "place brandts_bat", "at 2")
    assert state.players[0].stored == []
    assert names(state.players[0].hand) == ["LR17"]


def test_the_hazel_draws_for_the_bat_of_its_own_bonus_and_the_elderberry_for_its_plant() -> None:
    for shrub, species in (("common_hazel/ash", "brandts_bat"), ("elderberry/black_alder", "heather/moor_birch")):
        tree = shrub.partition("/")[2]
        state = world(hand=f"{shrub} 2 {tree} {species}", stack="LR17")
        do(state, f"play {shrub}", "pay", "pay", f"place {species}", "at 1")
        assert (names(state.players[0].hand), state.seat) == (["LR17"], 1)


def test_several_copies_of_a_permanent_effect_draw_one_card_each_for_a_free_placement() -> None:
    state = world("2 tor, moor_birch", hand="blue_ground_beetle ash grey_heron")
    do(state, "play blue_ground_beetle", "at 1", "pay ash", "place grey_heron", "at 1")
    assert len(state.players[0].hand) == 2


def test_a_fountainhead_draws_for_universal_moors() -> None:
    state = world("2 fountainhead", hand="2 goat_willow TB08", stack="any LR17 LR18")
    do(state, "play goat_willow", "pay", "moor TB08")
    assert names(state.players[0].hand) == ["LR17", "LR18"]


def test_every_bat_of_a_gnat_makes_the_hazel_draw_at_once() -> None:
    state = world("common_hazel, ash", hand="gnat/ash LR09 LR03", stack="LR21 LR17")
    do(state, "play gnat", "at 1", "place LR09-left", "at 2")
    assert "LR21" in names(state.players[0].hand)
    assert can(state, "place brandts_bat")  # a bat just drawn may be placed too


def test_a_tree_placed_free_of_charge_reveals_a_card_and_has_no_effect() -> None:
    state = world("universal_moor", hand="bog_asphodel/ash 2 ash", stack="LR17 LR18")
    do(state, "play bog_asphodel", "at 1", "pay ash", "place ash")
    assert names(state.clearing) == ["LR17", "ash"]
    assert state.players[0].hand == []


def test_a_permanent_effect_placed_free_of_charge_works_from_then_on() -> None:
    state = world("universal_moor", hand="bog_asphodel/ash ash elderberry heather/moor_birch")
    do(state, "play bog_asphodel", "at 1", "pay ash", "place elderberry", "draw", "draw", "play heather", "at 2")
    assert len(state.players[0].hand) == 1


def test_a_badger_placed_free_of_charge_shares_its_slots() -> None:
    state = world("ash: left field_vole", hand="warrens/black_alder 2 black_alder LR04 LR02")
    do(state, "play warrens", "pay black_alder", "pay black_alder", "place dartmoor_badger", "at 1", "draw", "draw")
    assert can(state, "play LR02-left")


def test_free_placements_keep_to_all_rules_of_placement() -> None:
    state = world("ash", hand="blue_ground_beetle/goat_willow grey_heron/moor_birch cuckoo/moor_birch black_alder")
    do(state, "play blue_ground_beetle", "at 1", "pay black_alder")
    assert state.seat == 1


def test_a_shrew_placed_free_of_charge_reveals_nothing() -> None:
    state = world("2 moor_birch", hand="wood_mouse/ash ash shrew/goat_willow")
    do(state, "play wood_mouse", "at 1", "pay ash", "place shrew", "at 2")
    assert (state.players[0].stored, state.seat) == ([], 1)


def test_a_lake_fly_gives_the_effect_of_a_bat_that_itself_places_a_card() -> None:
    state = world("2 ash", hand="lake_fly common_noctule", clearing="TB08")
    do(state, "play lake_fly", "at 1", "place common_noctule", "at 1", "place heather", "at 1")
    assert state.clearing == []
    assert state.seat == 1


def test_rabbits_brought_along_ask_for_no_rabbits_of_their_own() -> None:
    state = do(world("3 ash", hand="LR01 LR02 LR05"), "play LR01-left", "at 1", "place LR02-left", "at 2")
    assert [step.kind.name for step in state.pending] == ["end", "place"]


# What may be declined


@pytest.mark.parametrize(
    ("forest_", "hand", "moves"),
    [
        ("ash", "blue_ground_beetle ash barn_owl", ["play blue_ground_beetle", "at 1", "pay ash"]),
        ("ash", "2 goat_willow ash", ["play goat_willow", "pay goat_willow"]),
        ("ash", "2 crab_apple", ["play crab_apple", "pay crab_apple"]),
        ("ash", "common_noctule TB08", ["play common_noctule", "at 1", "pay TB08"]),
        ("2 ash", "gnat brandts_bat", ["play gnat", "at 1"]),
    ],
)
def test_placements_universal_moors_and_takes_may_be_declined(forest_: str, hand: str, moves: list[str]) -> None:
    state = do(world(forest_, hand=hand), *moves)
    assert can(state, "skip")
    assert do(state, "skip").seat == 1


def test_what_an_alcathoe_bat_stores_is_not_declined() -> None:
    state = do(world("ash", hand="alcathoe_bat ash", clearing="TB08"), "play alcathoe_bat", "at 1", "pay ash")
    assert not can(state, "skip")


def test_with_fewer_cards_in_the_clearing_an_alcathoe_bat_stores_what_is_there() -> None:
    state = do(world("ash", hand="alcathoe_bat ash"), "play alcathoe_bat", "at 1", "pay ash", "store ash")
    assert ([CARD_IDS[card] for card in state.players[0].stored], state.seat) == (["ash"], 1)


# Payment and colour


def test_a_payment_card_matches_by_either_half() -> None:
    for payment in ("LR17", "LR36"):  # black alder on its right half; on its left half
        state = do(world(hand=f"rhos_pasture/black_alder black_alder {payment}"), "play rhos_pasture", "pay", "pay")
        assert len(state.players[0].hand) == 1


def test_one_card_of_another_colour_costs_the_bonus() -> None:
    state = do(world(hand="rhos_pasture/black_alder black_alder ash"), "play rhos_pasture", "pay", "pay")
    assert state.players[0].hand == []


def test_only_the_half_that_is_played_tells_the_colour() -> None:
    state = do(world("ash", hand="LR36 2 moor_birch"), "play nuthatch", "at 1", "pay", "pay")  # black alder; moor birch
    assert state.seat == 1


def test_before_the_last_card_is_paid_it_shows_whether_the_bonus_will_be_earned() -> None:
    state = do(world(hand="rhos_pasture/black_alder black_alder ash"), "play rhos_pasture")
    assert view.view(state, 0)["pending"][-1]["bonus"]
    do(state, "pay ash")
    assert not view.view(state, 0)["pending"][-1]["bonus"]
