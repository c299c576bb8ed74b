"""Farm planners that change forests, moors and fields: M015 to M017, M040 to M047, M049."""

import pytest

from mire.games.farmers.box.grid import bit
from mire.games.farmers.game import FARMERS
from tests.games.farmers.rules_minors import drawn, play, round_begins, waiting
from tests.games.farmers.rules_worlds import asked, can, do, hand, harvest, has, idle, offered, wares, world

THREE = "fireplace_2 well clay_oven"
NO_SPACE = ("FFFFF", "RMMMM", "Rxxxx")


# Peat Burn-off


def test_peat_burn_off_gives_a_fuel_and_a_moor_may_become_a_field() -> None:
    state = play(world(hand="peat_burn_off", farm=(".....", "R.M..", "R...."), fuel=20), "peat_burn_off", "at B3")
    assert wares(state) == "21 fuel"
    assert drawn(state) == (".....", "R.x..", "R....")
    assert hand(state, 1) == "peat_burn_off"


def test_peat_burn_off_is_passed_on_when_no_moor_is_beside_a_field() -> None:
    state = play(world(hand="peat_burn_off", farm=(".....", "R.M..", "R...x")), "peat_burn_off")
    assert wares(state) == "1 fuel"
    assert state.seat == 1
    assert hand(state, 1) == "peat_burn_off"


def test_peat_burn_off_only_swaps_a_moor_beside_a_field() -> None:
    state = play(world(hand="peat_burn_off", farm=("M...M", "R....", "R...M")), "peat_burn_off")
    assert offered(state, "at") == "A1, A5, C5"
    state = play(world(hand="peat_burn_off", farm=("Mx..M", "R....", "R...M")), "peat_burn_off")
    assert offered(state) == "at A1, done"


def test_the_moor_may_be_left_as_it_is() -> None:
    state = play(world(hand="peat_burn_off", farm=("M....", "R....", "R....")), "peat_burn_off", "done")
    assert wares(state) == "1 fuel"
    assert drawn(state) == ("M....", "R....", "R....")


def test_a_swap_is_no_special_action() -> None:
    all_ears = "peat_charcoal_kiln forest_swamp cattle_collar"
    state = world(hand="peat_burn_off", cards=all_ears, farm=("M....", "R....", "R...."), cattle=1)
    play(state, "peat_burn_off", "at A1")
    assert wares(state) == "1 fuel 1 cattle"
    assert waiting(state) == ""
    assert state.seat == 1


# Clear Felling


def test_clear_felling_turns_up_to_two_forests_over() -> None:
    state = play(world(hand="clear_felling", farm=("FFF..", "R....", "R...."), wood=20), "clear_felling")
    assert wares(state) == "22 wood"
    assert offered(state) == "at A1, at A2, at A3, done"
    do(state, "at A1")
    assert offered(state) == "at A2, at A3, done"
    do(state, "at A3")
    assert drawn(state) == ("MFM..", "R....", "R....")
    assert state.seat == 1


def test_clear_felling_may_turn_over_one_forest_or_none() -> None:
    state = play(world(hand="clear_felling", farm=("FFF..", "R....", "R....")), "clear_felling", "at A1", "done")
    assert drawn(state) == ("MFF..", "R....", "R....")
    state = play(world(hand="clear_felling", farm=("FFF..", "R....", "R....")), "clear_felling", "done")
    assert drawn(state) == ("FFF..", "R....", "R....")
    assert wares(state) == "2 wood"


def test_a_forest_on_another_tile_is_not_turned_over() -> None:
    state = world(6, hand="bog_forest clear_felling", cards=THREE, farm=("MF...", "R....", "R...."), food=1, fuel=1)
    idle(play(state, "bog_forest", "at A1"))
    assert drawn(state) == ("FF...", "R....", "R....")
    do(state, "special black_market", "play clear_felling")
    assert offered(state) == "at A2, done"


def test_the_forest_with_the_forest_hut_is_not_turned_over() -> None:
    state = world(hand="forest_hut clear_felling", farm=("FF...", "R....", "R...."), wood=2, fuel=1)
    idle(play(state, "forest_hut", "at A1"))
    do(state, "special black_market", "play clear_felling")
    assert offered(state) == "at A2, done"


def test_an_animal_in_the_home_wood_is_moved_away_before_the_forest_is_turned_over() -> None:
    state = world(hand="clear_felling", cards=f"{THREE} home_wood", farm=("FF...", "R....", "R...."), cattle=2)
    play(state, "clear_felling", "at A1", "done")
    assert has(state, "cattle") == 2  # one in the house, one in the other forest
    state = world(hand="clear_felling", cards=f"{THREE} home_wood", farm=("FF...", "R....", "R...."), cattle=3)
    play(state, "clear_felling", "at A1", "done")
    assert asked(state) == "house"
    assert has(do(state, "cook cattle"), "food") == 3


# Reforestation


def test_reforestation_lays_a_forest_on_an_unused_space() -> None:
    state = world(hand="reforestation", cards=THREE, farm=("FFFFF", "RMMM.", "Rxs.."), pastures=["C5"])
    play(state, "reforestation")
    assert offered(state) == "at B5, at C4"
    assert drawn(do(state, "at B5")) == ("FFFFF", "RMMMF", "Rxs.P")


def test_without_an_unused_space_reforestation_is_passed_on() -> None:
    state = play(world(hand="reforestation", cards=THREE, farm=NO_SPACE), "reforestation")
    assert drawn(state) == NO_SPACE
    assert hand(state, 1) == "reforestation"


# Moor Fire


def test_the_last_moor_may_become_a_field_at_any_time() -> None:
    state = world(cards="moor_fire", farm=(".....", "R.M..", "R...."))
    do(state, "use moor_fire")
    assert drawn(state) == (".....", "R.x..", "R....")
    assert wares(state) == ""
    assert state.seat == 0
    assert not can(state, "use moor_fire")


@pytest.mark.parametrize(
    "farm", [("MM...", "R....", "R...."), (".....", "R....", "R...."), ("M....", "R....", "R...x")]
)
def test_moor_fire_needs_exactly_one_moor_and_it_beside_a_field(farm: tuple[str, str, str]) -> None:
    assert not can(world(cards="moor_fire", farm=farm), "use moor_fire")


def test_moor_fire_between_plowing_and_sowing() -> None:
    state = world(cards="moor_fire", farm=("M.x..", "R....", "R...."), grain=1, in_round=14)
    assert not can(state, "use moor_fire")
    do(state, "place cultivation", "plow A2", "use moor_fire", "sow A1 grain")
    assert drawn(state) == ("gxx..", "R....", "R....")


def test_moor_fire_right_before_scoring() -> None:
    state = harvest(world(cards="moor_fire", farm=("M....", "R....", "R...."), in_round=14, food=4))
    assert asked(state) == "act"
    assert drawn(do(state, "use moor_fire")) == ("x....", "R....", "R....")
    assert asked(state) == "over"


def test_moor_fire_again_with_a_new_moor() -> None:
    state = world(cards="moor_fire swamp", farm=("M....", "R....", "R...."))
    do(state, "use moor_fire")
    state.players[0].farm.moors |= bit("A2")
    assert can(state, "use moor_fire")


# Cattle Collar


def test_with_the_cattle_collar_another_field_is_plowed_after_farmland() -> None:
    state = do(world(cards="cattle_collar", cattle=1), "place farmland", "plow A3")
    assert asked(state) == "act"
    assert offered(state, "plow") == "A2, A4, B3"
    assert drawn(do(state, "plow A4")) == ("..xx.", "R....", "R....")
    assert state.seat == 1


def test_the_cattle_collar_comes_after_all_of_cultivation() -> None:
    state = world(cards="cattle_collar", cattle=1, grain=1, in_round=14)
    do(state, "place cultivation", "plow A3", "sow A3 grain")
    assert drawn(do(state, "plow A4")) == ("..gx.", "R....", "R....")
    assert state.seat == 1


def test_the_cattle_collar_after_slash_and_burn() -> None:
    state = world(cards="cattle_collar", cattle=1, farm=("F..F.", "R....", "R...."))
    do(state, "special slash_and_burn", "clear A1", "plow A2")
    assert drawn(state) == ("xx.F.", "R....", "R....")


def test_the_cattle_collar_may_be_left() -> None:
    state = do(world(cards="cattle_collar", cattle=1), "place farmland", "plow A3", "done")
    assert drawn(state) == ("..x..", "R....", "R....")


def test_the_cattle_collar_needs_cattle_and_says_nothing_about_other_special_actions() -> None:
    assert do(world(cards="cattle_collar", boar=1), "place farmland", "plow A3").seat == 1
    state = world(cards="cattle_collar", cattle=1, farm=("FF...", "R....", "R...."))
    assert do(state, "special fell_trees", "fell A1").seat == 1


# Deep Plow


def test_deep_plow_may_bring_a_moor() -> None:
    state = world(hand="deep_plow", cards="fireplace_2 well", farm=("FFFFF", "RMMM.", "Rxxx."), wood=3)
    play(state, "deep_plow")
    assert offered(state) == "at B5, at C5, done"
    assert drawn(do(state, "at B5")) == ("FFFFF", "RMMMM", "Rxxx.")


def test_deep_plow_after_farmland_beside_the_field_just_plowed() -> None:
    state = do(world(cards="deep_plow", farm=("..x..", "R..M.", "R....")), "place farmland", "plow A4")
    assert offered(state) == "at B4, done"
    assert drawn(do(state, "at B4")) == ("..xx.", "R..x.", "R....")
    assert state.seat == 1


def test_deep_plow_before_sowing_and_then_not_again() -> None:
    state = world(cards="deep_plow", farm=("..MM.", "R....", "R...."), grain=1, in_round=14)
    do(state, "place cultivation", "at A3", "sow A3 grain", "plow B3")
    assert state.seat == 1
    assert drawn(state) == ("..gM.", "R.x..", "R....")


def test_deep_plow_is_once_in_each_use() -> None:
    state = world(cards="deep_plow", farm=("..MMM", "R....", "R...."), in_round=14)
    do(state, "place farmland", "at A3", "plow B3")
    assert drawn(state) == ("..xMM", "R.x..", "R....")
    assert state.seat == 1
    do(idle(state), "place cultivation", "done", "plow B4", "at A4")
    assert drawn(state) == ("..xxM", "R.xx.", "R....")
    assert state.seat == 1


def test_nothing_lies_on_deep_plow_when_it_was_used() -> None:
    state = world(cards="deep_plow", farm=("..MM.", "R....", "R...."), in_round=14)
    do(state, "place cultivation", "at A3")
    assert FARMERS.view(state, 0)["players"][0]["lies_on"] == {}


def test_deep_plow_comes_before_what_follows_all_of_the_space() -> None:
    state = world(cards="deep_plow cattle_collar", farm=("..x..", "R..M.", "R...."), cattle=1)
    do(state, "place farmland", "plow A4", "at B4", "plow B5")
    assert drawn(state) == ("..xx.", "R..xx", "R....")
    assert state.seat == 1


def test_deep_plow_may_make_room_for_the_plow() -> None:
    closed_in = ("xM...", "R....", "R....")
    assert not can(world(farm=closed_in), "place farmland")
    state = do(world(cards="deep_plow", farm=closed_in), "place farmland")
    assert (offered(state), FARMERS.prompt(state).values["optional"]) == ("at A2", "no")
    do(state, "at A2", "plow A3")
    assert drawn(state) == ("xxx..", "R....", "R....")
    assert state.seat == 1


def test_then_only_a_moor_is_swapped_that_makes_room() -> None:
    state = do(world(cards="deep_plow", farm=(".MxMF", "R.FF.", "R....")), "place farmland")
    assert offered(state) == "at A2"


def test_deep_plow_may_bring_the_field_that_is_sown() -> None:
    full = ("gMFFF", "RFFFF", "RFFFF")
    state = world(cards="deep_plow", farm=full, grain=1, in_round=14)
    assert not can(state, "place farmland")
    do(state, "place cultivation")
    assert offered(state) == "at A2"
    do(state, "at A2", "sow A2 grain")
    assert drawn(state) == ("ggFFF", "RFFFF", "RFFFF")


def test_a_swap_alone_is_no_reason_to_use_a_space() -> None:
    full = ("gMFFF", "RFFFF", "RFFFF")
    assert not can(world(cards="deep_plow", farm=full, in_round=14), "place cultivation")
    assert not can(world(cards="deep_plow", farm=("xFM..", "R....", "R....")), "place farmland")


def test_deep_plow_may_be_left() -> None:
    state = do(world(cards="deep_plow", farm=("M....", "R....", "R....")), "place farmland", "done", "plow A2", "done")
    assert drawn(state) == ("Mx...", "R....", "R....")


# Wild Fields


def test_wild_fields_lie_beside_no_field() -> None:
    state = world(hand="wild_fields", farm=("..xx.", "R....", "R...."), food=2)
    play(state, "wild_fields")
    assert offered(state, "at") == "A1, B2, B5, C2, C3, C4, C5"
    do(state, "at C3")
    assert offered(state, "at") == "A1, B2, B5, C5"
    assert drawn(do(state, "at C5")) == ("..xx.", "R....", "R.x.x")
    assert state.seat == 1


def test_after_wild_fields_a_field_lies_beside_a_field_again() -> None:
    state = play(world(hand="wild_fields", farm=("..xx.", "R....", "R...."), food=2), "wild_fields", "at C3", "done")
    do(idle(state), "place farmland")
    assert offered(state, "plow") == "A2, A5, B3, B4, C2, C4"


def test_wild_fields_are_not_plowed_nor_swapped_and_keep_to_unused_spaces() -> None:
    ears = "natures_fertilizer cattle_collar"
    farm = ("xxF..", "R.M..", "Rs...")
    state = world(hand="wild_fields", cards=ears, farm=farm, pastures=["A5"], food=2, grain=1, cattle=1)
    play(state, "wild_fields")
    assert offered(state, "at") == "A4, B4, B5, C3, C4, C5"
    do(state, "at C5", "done")
    assert state.seat == 1
    assert has(state, "grain") == 1


# Tiles that wait for a round


@pytest.mark.parametrize(
    ("card", "tiles"),
    [
        ("swamp", "12 moor"),
        ("tree_nursery", "12 forest, 13 forest"),
        ("surveyors_map", "11 field, 12 moor, 13 forest"),
    ],
)
def test_tiles_wait_for_rounds(card: str, tiles: str) -> None:
    assert waiting(play(world(hand=card, wood=1, food=2, in_round=2), card)) == tiles


def test_no_tile_waits_for_a_round_that_has_begun() -> None:
    assert waiting(play(world(hand="tree_nursery", wood=1, in_round=12), "tree_nursery")) == "13 forest"
    assert waiting(play(world(hand="tree_nursery", wood=1, in_round=13), "tree_nursery")) == ""


def test_a_tile_may_be_laid_on_an_unused_space_when_its_round_begins() -> None:
    state = play(world(hand="tree_nursery", farm=("FFFFF", "RMMM.", "Rxs.."), wood=1), "tree_nursery")
    round_begins(state, 12)
    assert state.seat == 0
    assert offered(state) == "at B5, at C4, at C5, done"
    do(state, "at B5")
    assert waiting(state) == "13 forest"
    round_begins(state, 13)
    assert offered(state) == "at C4, at C5, done"
    assert drawn(do(state, "done")) == ("FFFFF", "RMMMF", "Rxs..")
    assert waiting(state) == ""


def test_tiles_are_laid_in_turn_order_before_the_first_turn() -> None:
    state = play(world(3, hand="swamp"), "swamp")
    state.players[2].deliveries = state.players[0].deliveries.copy()
    state.first = 1
    round_begins(state, 12)
    assert (state.seat, asked(state)) == (2, "asked")
    do(state, "at A1")
    assert (state.seat, asked(state)) == (0, "asked")
    do(state, "at C5")
    assert (state.seat, asked(state)) == (1, "turn")
    assert drawn(state) == (".....", "R....", "R...M")
    assert drawn(state, 2) == ("M....", "R....", "R....")


def test_the_surveyors_field_lies_beside_a_field() -> None:
    state = play(world(hand="surveyors_map", farm=("x....", "R....", "R...."), food=2), "surveyors_map")
    assert offered(round_begins(state, 11)) == "at A2, done"
    state = play(world(hand="surveyors_map", farm=("FF...", "R....", "R...."), food=2), "surveyors_map")
    assert offered(round_begins(state, 11), "at") == "A3, A4, A5, B2, B3, B4, B5, C2, C3, C4, C5"


def test_the_surveyors_field_is_no_swap() -> None:
    state = play(world(hand="surveyors_map", cards="natures_fertilizer", food=2, grain=1), "surveyors_map")
    do(round_begins(state, 11), "at A5")
    assert has(state, "grain") == 1
    assert asked(state) == "turn"


# Forests on other tiles


def test_thicket_doubles_up_to_two_forests() -> None:
    state = play(world(hand="thicket", farm=("FFFF.", "R....", "R....")), "thicket", "at A1")
    assert offered(state) == "at A2, at A3, at A4, done"
    do(state, "at A2")
    assert state.seat == 1
    assert drawn(state) == ("FFFF.", "R....", "R....")


def test_a_doubled_forest_is_felled_twice_and_burnt_only_when_one_tile_is_left() -> None:
    state = world(6, hand="thicket", farm=("FFFF.", "R....", "R...."))
    do(idle(play(state, "thicket", "at A1", "at A2")), "special slash_and_burn")
    assert offered(state) == "clear A3, clear A4"
    state = world(6, hand="thicket", farm=("FFFF.", "R....", "R...."))
    do(idle(play(state, "thicket", "at A1", "done")), "special fell_trees", "fell A1")
    assert wares(state) == "2 wood"
    assert drawn(state) == ("FFFF.", "R....", "R....")
    assert offered(do(idle(state), "special slash_and_burn")) == "clear A1, clear A2, clear A3, clear A4"


def test_thicket_may_be_played_for_nothing() -> None:
    state = play(world(hand="thicket", farm=("FFFF.", "R....", "R....")), "thicket", "done")
    assert state.players[0].farm.covered == {}


def test_a_forest_on_a_moor_may_be_doubled_too() -> None:
    state = world(2, hand="bog_forest thicket", cards=THREE, farm=("MFFF.", "R....", "R...."), food=1, fuel=1)
    idle(play(state, "bog_forest", "at A1"))
    do(state, "special black_market", "play thicket", "at A1", "done")
    farm = state.players[0].farm
    assert not farm.take_tile(bit("A1"))
    assert farm.forests & bit("A1")
    assert not farm.take_tile(bit("A1"))
    assert farm.moors & bit("A1")
    assert farm.take_tile(bit("A1"))


def test_bog_forest_hides_moors_until_the_trees_are_felled() -> None:
    state = world(6, hand="bog_forest", cards=THREE, farm=("MM...", "R...M", "R...M"), food=1)
    play(state, "bog_forest", "at A1", "done")
    assert drawn(state) == ("FM...", "R...M", "R...M")
    assert not can(idle(state), "special slash_and_burn")
    do(state, "special fell_trees")
    assert wares(state) == "2 wood"
    assert drawn(state) == ("MM...", "R...M", "R...M")
    assert offered(do(idle(state), "special cut_peat")) == "cut A1, cut A2, cut B5, cut C5"


def test_bog_forest_may_cover_all_moors_and_a_covered_one_gives_no_peat() -> None:
    state = world(hand="bog_forest", cards=THREE, farm=("MM...", "R....", "R...."), food=1)
    play(state, "bog_forest", "at A1", "at A2")
    assert not can(idle(state), "special cut_peat")
    assert state.players[0].farm.moors == 0
