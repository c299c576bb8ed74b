"""Minor improvements for animals (M030, M031, M129 to M131) and for crops (M110 to M112)."""

from typing import Any

import pytest

from mire.games.farmers.box.board import IDS
from mire.games.farmers.box.goods import FOOD, GRAIN, VEGETABLE
from mire.games.farmers.box.grid import bit
from mire.games.farmers.rules.scoring import scores
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_minors import played, waiting
from tests.games.farmers.rules_worlds import (
    FORESTS,
    MOORS,
    asked,
    can,
    cards,
    do,
    hand,
    harvest,
    has,
    idle,
    offered,
    people_gone,
    player_with,
    wares,
    world,
)

STABLE = ("s....", "R....", "R....")
PASTURES = ["A4 A5", "B4 B5", "C4 C5"]


# M030 Farm Animal Market


def test_two_sheep_may_become_a_cattle_and_a_horse() -> None:
    state = played("farm_animal_market", "use farm_animal_market", food=1, sheep=3, pastures=PASTURES)
    assert wares(state) == "1 sheep 1 cattle 1 horse"
    assert cards(state) == ""
    assert hand(state, 1) == "farm_animal_market"


def test_the_market_of_farm_animals_may_be_left_and_wants_two_sheep() -> None:
    assert wares(played("farm_animal_market", "done", food=1, sheep=2, pastures=PASTURES)) == "2 sheep"
    state = played("farm_animal_market", food=1, sheep=1)
    assert wares(state) == "1 sheep"
    assert hand(state, 1) == "farm_animal_market"
    assert state.seat == 1


def test_new_farm_animals_without_room_are_cooked_or_released() -> None:
    state = world(hand="farm_animal_market", cards="fireplace_2", food=1, sheep=4, pastures=["A5 B5"])
    do(state, "place major_improvement", "play farm_animal_market", "use farm_animal_market")
    assert offered(state) == "cook cattle, cook sheep, release cattle, release horse, release sheep"
    do(state, "cook cattle")
    assert wares(state) == "3 food 2 sheep 1 horse"


# M031 Livestock Market


def test_three_animals_become_the_next_kind_at_the_same_moment() -> None:
    state = played(
        "livestock_market", "raise sheep", "raise boar", "raise cattle", sheep=2, boar=1, cattle=2, pastures=PASTURES
    )
    assert wares(state) == "1 sheep 1 boar 2 cattle 1 horse"
    assert hand(state, 1) == "livestock_market"


def test_no_animal_is_raised_twice() -> None:
    state = played("livestock_market", "raise sheep", sheep=5, pastures=PASTURES)
    assert offered(state) == "done, raise sheep"
    do(state, "raise sheep", "raise sheep")
    assert wares(state) == "2 sheep 3 boar"
    state = played("livestock_market", "raise sheep", "raise boar", sheep=4, boar=1, pastures=PASTURES)
    assert offered(state) == "done, raise sheep"


def test_fewer_animals_may_be_raised_or_none() -> None:
    assert wares(played("livestock_market", "done", sheep=5, pastures=PASTURES)) == "5 sheep"
    state = played("livestock_market", "raise sheep", "done", sheep=5, pastures=PASTURES)
    assert wares(state) == "4 sheep 1 boar"


def test_horses_are_not_raised() -> None:
    state = played("livestock_market", horse=5, pastures=PASTURES)
    assert state.seat == 1
    assert wares(state) == "5 horse"


def test_no_more_animals_are_raised_than_can_be_kept_even_by_who_could_cook_them() -> None:
    state = played("livestock_market", cards="fireplace_2", sheep=5, pastures=["A5 B5"])
    assert offered(state) == "done, raise sheep"
    do(state, "raise sheep")  # a boar has room in the house, two have not
    assert (wares(state), state.seat) == ("4 sheep 1 boar", 1)


def test_where_nothing_that_is_raised_can_be_kept_the_market_does_not_ask() -> None:
    assert played("livestock_market", sheep=4, horse=1, pastures=["A5 B5"]).seat == 1


def test_animals_may_be_raised_that_have_room_only_together() -> None:
    state = played("livestock_market", "raise sheep", sheep=4, boar=1, pastures=["A5 B5"])
    assert offered(state) == "raise sheep", "with 3 sheep and 2 boar one has no room"
    do(state, "raise sheep")
    assert offered(state) == "raise sheep"
    assert wares(do(state, "raise sheep")) == "1 sheep 4 boar"


def test_one_that_was_raised_may_be_a_guest() -> None:
    host = player_with(cards="night_pasture")
    state = played("livestock_market", sheep=5, pastures=["A5 B5"], others=[host])
    do(state, "raise sheep", "raise sheep", "done")
    assert (asked(state), offered(state, "lodge")) == ("house", "boar, sheep")
    assert wares(do(state, "lodge boar")) == "3 sheep 2 boar"


# M129 Plowhorse Market


@pytest.mark.parametrize(("space", "in_round"), [("farmland", 1), ("cultivation", 13)])
def test_where_one_plows_a_horse_may_be_bought(space: str, in_round: int) -> None:
    state = do(world(cards="plowhorse_market", food=2, in_round=in_round), f"place {space}", "use plowhorse_market")
    assert wares(state) == "1 food 1 horse"
    assert do(state, "plow A1").players[0].farm.fields == bit("A1")


def test_no_horse_is_bought_without_food_or_wish_or_elsewhere() -> None:
    state = do(world(cards="plowhorse_market", food=1), "place farmland", "done", "plow A1")
    assert wares(state) == "1 food"
    state = do(world(cards="plowhorse_market"), "place farmland", "plow A1")
    assert wares(state) == ""
    assert do(world(cards="plowhorse_market", food=1), "place day_laborer").seat == 1


def test_a_grain_can_be_eaten_for_a_plowhorse() -> None:
    state = do(world(cards="plowhorse_market", grain=1), "eat grain", "place farmland", "use plowhorse_market")
    assert wares(state) == "1 horse"


def test_a_plowhorse_without_room_runs_away_or_takes_the_place_of_another_animal() -> None:
    state = do(world(cards="plowhorse_market", food=1, sheep=1), "place farmland", "use plowhorse_market")
    assert offered(state) == "release horse, release sheep"
    assert wares(do(state, "release sheep")) == "1 horse"


# M130 Nosebag


def test_with_grain_seeds_comes_a_horse() -> None:
    state = do(world(cards="nosebag"), "place grain_seeds")
    assert wares(state) == "1 grain 1 horse"
    assert state.seat == 1


def test_no_horse_comes_with_other_seeds() -> None:
    assert wares(do(world(cards="nosebag", in_round=8), "place vegetable_seeds")) == "1 vegetable"


def test_a_horse_of_the_nosebag_needs_room() -> None:
    state = do(world(cards="nosebag cookhouse_4", sheep=1), "place grain_seeds")
    assert offered(state) == "cook horse, cook sheep, release horse, release sheep"


# M131 Cattle Stall


def test_four_kinds_wait_in_an_order_of_choice() -> None:
    state = played("cattle_stall", "get cattle", "get sheep", "get horse", "get boar", wood=2, clay=2)
    assert waiting(state) == "3 cattle, 5 sheep, 7 horse, 9 boar"


def test_rounds_that_do_not_exist_are_left_out() -> None:
    state = world(hand="cattle_stall", wood=2, clay=2, in_round=11)
    do(state, "place major_improvement", "play cattle_stall")
    assert offered(state) == "get boar, get cattle, get horse, get sheep"
    do(state, "get horse")
    assert waiting(state) == "13 horse"
    assert state.seat == 1
    assert waiting(played("cattle_stall", "get boar", wood=2, clay=2, in_round=12)) == "14 boar"
    assert waiting(played("cattle_stall", wood=2, clay=2, in_round=13)) == ""


def stall_in_round_3(**have: Any) -> FarmersState:
    """A sheep is to be had when round 3 begins."""
    state = played("cattle_stall", "get sheep", "get boar", "get cattle", "get horse", wood=2, clay=2, **have)
    return people_gone(people_gone(state))


def test_an_animal_of_the_stall_can_be_bought_when_its_round_begins() -> None:
    state = stall_in_round_3(food=2)
    assert (state.round, state.seat) == (3, 0)
    assert offered(state) == "done, use cattle_stall"
    do(state, "use cattle_stall")
    assert wares(state) == "1 food 1 sheep"
    assert waiting(state) == "5 boar, 7 cattle, 9 horse"
    assert asked(state) == "turn"


def test_an_animal_that_is_not_bought_is_lost() -> None:
    state = do(stall_in_round_3(food=2), "done")
    assert wares(state) == "2 food"
    assert waiting(state) == "5 boar, 7 cattle, 9 horse"


def test_without_food_nothing_is_bought_but_crops_become_food() -> None:
    assert asked(stall_in_round_3()) == "turn"
    state = stall_in_round_3(grain=1)
    assert offered(state) == "done, eat grain"
    assert wares(do(state, "eat grain", "use cattle_stall")) == "1 sheep"


def test_an_animal_of_the_stall_needs_room() -> None:
    state = do(stall_in_round_3(food=1, boar=1), "use cattle_stall")
    assert offered(state) == "release boar, release sheep"


def test_who_is_not_the_starting_player_buys_before_the_first_turn_too() -> None:
    state = world(hand="cattle_stall", wood=2, clay=2, food=1)
    do(state, "place major_improvement", "play cattle_stall", "get horse", "get boar", "get cattle", "get sheep")
    state.first = 1
    people_gone(people_gone(state))
    assert state.seat == 0
    do(state, "use cattle_stall")
    assert state.seat == 1


# M110 Farm Cart


@pytest.mark.parametrize(
    ("space", "ware", "amount", "grain"),
    [
        ("forest", "wood", 4, 0),
        ("forest", "wood", 5, 1),
        ("clay_pit", "clay", 3, 0),
        ("clay_pit", "clay", 4, 1),
        ("reed_bank", "reed", 2, 0),
        ("reed_bank", "reed", 3, 1),
        ("western_quarry", "stone", 1, 0),
        ("western_quarry", "stone", 2, 1),
        ("fishing", "food", 9, 0),
    ],
)
def test_who_takes_much_of_a_building_resource_gets_a_grain(space: str, ware: str, amount: int, grain: int) -> None:
    state = world(cards="farm_cart", in_round=7)
    state.stock[IDS.index(space)] = amount
    do(state, f"place {space}")
    assert (has(state, ware), has(state, "grain")) == (amount, grain)


def test_extra_goods_from_cards_do_not_count_for_the_farm_cart() -> None:
    state = world(cards="farm_cart timber_mill")
    state.stock[IDS.index("forest")] = 4
    assert wares(do(state, "place forest")) == "5 wood"


def test_goods_that_do_not_pile_up_do_not_count_for_the_farm_cart() -> None:
    state = do(world(cards="farm_cart", farm=FORESTS, wood=5), "special fell_trees", "fell A1")
    assert wares(state) == "7 wood"


# M111 No-Till Farming


def no_till(**have: Any) -> FarmersState:
    """The turn after No-Till Farming was played, with two fields on the farm."""
    have.setdefault("farm", ("xx...", "R....", "R...."))
    state = played("no_till_farming", in_round=have.pop("in_round", 2), **have)
    return idle(state)


def test_two_unused_spaces_can_be_sown_and_stay_unused() -> None:
    state = do(no_till(grain=3, vegetable=1), "place grain_utilization")
    do(state, "sow B5 grain", "sow C5 vegetable")
    assert offered(state, "sow") == "A1 grain, A2 grain"
    farm = state.players[0].farm
    assert farm.unused & farm.planted == bit("B5") | bit("C5")
    assert (farm.crops(GRAIN), farm.crops(VEGETABLE)) == (3, 2)
    assert farm.fields == bit("A1") | bit("A2")


def test_who_has_no_empty_field_can_sow_unused_spaces_all_the_same() -> None:
    state = no_till(farm=("gv...", "R....", "R...."), grain=1)
    assert "A3 grain" in offered(do(state, "place grain_utilization"), "sow").split(", ")


def test_without_the_card_only_fields_are_sown() -> None:
    state = world(farm=("xx...", "R....", "R...."), grain=1, in_round=2)
    assert offered(do(state, "place grain_utilization"), "sow") == "A1 grain, A2 grain"


def test_crops_on_unused_spaces_count_as_planted_and_the_space_as_unused_and_no_field() -> None:
    state = do(no_till(grain=2), "place grain_utilization", "sow B5 grain", "sow C5 grain")
    score = scores(state)[0].categories
    assert (score["grain"], score["fields"], score["unused"]) == (3, 1, -11)


def test_a_planted_space_is_harvested_and_then_as_it_was() -> None:
    state = do(no_till(vegetable=1, in_round=4), "place grain_utilization", "sow B5 vegetable")
    harvest(state)
    assert has(state, "vegetable") == 1
    farm = state.players[0].farm
    assert farm.planted == bit("B5")
    farm.harvest()
    assert farm.planted == 0
    assert farm.free & bit("B5")


def test_a_planted_space_is_not_beside_a_field_for_the_plow() -> None:
    state = do(no_till(grain=1), "place grain_utilization", "sow B5 grain")
    farm = state.players[0].farm
    assert not farm.places_for_field() & (bit("A5") | bit("B4") | bit("C5"))


def test_where_crops_grow_nothing_is_built_until_they_are_thrown_away() -> None:
    state = no_till(grain=1, wood=15, reed=2, in_round=4, people=3)
    idle(do(state, "place grain_utilization", "sow B2 grain"))
    farm = state.players[0].farm
    places = farm.places_for_room() | farm.places_for_stable() | farm.places_for_field() | farm.fence_free
    assert not places & bit("B2")
    assert offered(state, "throw") == "B2"
    do(state, "throw B2", "place farm_expansion", "room B2")
    assert farm.rooms & bit("B2")
    assert has(state, "grain") == 0
    assert farm.sown == {}


def test_after_a_throw_another_space_can_be_sown() -> None:
    state = do(no_till(grain=3), "place grain_utilization", "sow B5 grain", "sow C5 grain")
    assert can(state, "throw B5")
    do(state, "throw B5")
    assert "B4 grain" in offered(state, "sow").split(", ")


def test_food_on_a_space_stays_there_while_crops_grow() -> None:
    state = no_till(grain=1)
    state.players[0].farm.leave(bit("B5"), [FOOD])
    do(state, "place grain_utilization", "sow B5 grain")
    assert has(state, "food") == 0
    assert state.players[0].farm.left == {bit("B5"): [FOOD]}


def test_no_till_farming_works_while_there_are_unused_spaces_with_no_field_left_to_sow() -> None:
    state = no_till(farm=("gxFFF", "RFFFF", "RMMMM"), grain=1)
    assert offered(do(state, "place grain_utilization"), "sow") == "A2 grain"


# M112 Peat Ash Fertilizer


def test_before_peat_is_cut_every_planted_field_may_get_a_crop_more() -> None:
    state = world(cards="peat_ash_fertilizer", farm=("gvxM.", "R..M.", "R...."))
    do(state, "special cut_peat")
    assert offered(state) == "done, use peat_ash_fertilizer"
    do(state, "use peat_ash_fertilizer")
    farm = state.players[0].farm
    assert (farm.crops(GRAIN), farm.crops(VEGETABLE)) == (4, 3)
    assert farm.empty_fields == bit("A3")
    assert has(state, "fuel") == 0
    assert has(do(state, "cut A4"), "fuel") == 3


def test_the_ash_may_be_left_and_is_not_for_other_special_actions() -> None:
    state = do(
        world(cards="peat_ash_fertilizer", farm=("gvMM.", "R....", "R....")), "special cut_peat", "done", "cut A3"
    )
    assert state.players[0].farm.crops(GRAIN) == 3
    state = world(cards="peat_ash_fertilizer", farm=("gFF..", "R....", "R...."))
    assert asked(do(state, "special fell_trees")) == "fell"


def test_without_crops_the_ash_is_not_asked_for() -> None:
    assert asked(do(world(cards="peat_ash_fertilizer", farm=MOORS), "special cut_peat")) == "cut"


def test_crops_on_unused_spaces_are_fertilized_too() -> None:
    state = world(cards="no_till_farming peat_ash_fertilizer", farm=("gxMM.", "R....", "R...."))
    state.players[0].farm.sow(bit("C5"), GRAIN)
    do(state, "special cut_peat", "use peat_ash_fertilizer")
    assert [field.left for field in state.players[0].farm.sown.values()] == [4, 4]


def test_the_second_user_of_the_card_pays_before_the_ash() -> None:
    state = world(cards="peat_ash_fertilizer", farm=("gMM..", "R....", "R...."), others=[player_with(farm=FORESTS)])
    do(state, "place day_laborer", "special fell_trees", "fell A1", "special cut_peat")
    assert offered(state) == "done, use peat_ash_fertilizer"
    assert wares(state) == ""
