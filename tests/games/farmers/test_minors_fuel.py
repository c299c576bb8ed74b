"""Minor improvements that provide goods, the later ones: what saves and brings fuel, M082, M084 to M091, M093."""

from typing import Any

import pytest

from mire.games.farmers.box.grid import bit
from mire.games.farmers.box.improvements import number
from mire.games.farmers.model.farmyard import FOREST
from mire.games.farmers.rules.harvest import fuel_due
from mire.games.farmers.rules.scoring import scores
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_minors import bonus, own, play, playable, round_begins
from tests.games.farmers.rules_worlds import (
    EMPTY,
    MEADOW,
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
    tops,
    wares,
    world,
)

ROOMS_5 = ("R....", "RR...", "RR...")
CRAFTS = "joinery pottery basketmakers_workshop"


# M082 Firewood


def test_firewood_gives_a_fuel() -> None:
    assert wares(play(world(hand="firewood", cards="well", wood=1), "firewood")) == "1 fuel"


def test_a_wood_burnt_for_the_house_saves_a_fuel() -> None:
    state = harvest(world(in_round=4, cards="firewood", food=4, fuel=1, wood=1))
    assert offered(state) == "burn, heat 0, heat 1"
    do(state, "burn")
    assert offered(state, "heat") == "0, 1"
    do(state, "heat 1")
    assert (own(state).bed, wares(state)) == (0, "1 fuel")


def test_without_a_wood_burnt_firewood_saves_nothing() -> None:
    state = do(harvest(world(in_round=4, cards="firewood", food=4, fuel=2, wood=1)), "heat 2")
    assert wares(state) == "1 wood"


def test_firewood_saves_one_fuel_in_a_harvest_however_much_is_burnt() -> None:
    state = harvest(world(in_round=4, cards="firewood", farm=ROOMS_5, food=4, wood=9))
    do(state, "burn", "burn", "burn", "burn")
    assert (offered(state, "heat"), can(state, "burn")) == ("0, 1, 2, 3, 4", False)


def test_wood_burnt_before_does_not_count() -> None:
    state = world(in_round=4, cards="firewood", food=4, fuel=0, wood=2)
    do(state, "burn")
    harvest(state)
    assert (asked(state), offered(state)) == ("heat", "burn, heat 0, heat 1")


def test_firewood_comes_before_the_limit_of_the_tiled_oven() -> None:
    state = harvest(world(in_round=4, cards="firewood tiled_oven", farm=ROOMS_5, food=4, fuel=1, wood=1))
    assert not can(state, "burn")
    state = harvest(world(in_round=4, cards="firewood tiled_oven", house="clay", food=4, fuel=0, wood=1))
    do(state, "burn")
    assert (own(state).bed, wares(state)) == (0, "1 fuel")


def test_firewood_does_not_heat_the_peat_hut() -> None:
    state = harvest(world(in_round=4, cards="firewood peat_hut", house="stone", food=4, fuel=1, wood=1))
    assert offered(state) == "heat 0, heat 1"


# M084 Bog Pony


def test_a_horse_that_lies_down_gives_two_fuel_once() -> None:
    state = world(cards="well bog_pony", pastures=MEADOW, horse=2)
    do(state, "use bog_pony")
    assert (has(state, "fuel"), has(state, "horse"), own(state).lying) == (2, 2, 1)
    do(state, "use bog_pony")
    assert (has(state, "fuel"), can(state, "use bog_pony")) == (4, False)


def test_half_points_for_horses_that_lie_are_not_rounded() -> None:
    state = do(world(cards="well bog_pony", pastures=MEADOW, horse=2), "use bog_pony")
    assert scores(state)[0].categories["horses"] == 1.5
    assert scores(do(state, "use bog_pony"))[0].categories["horses"] == 1
    assert scores(do(world(cards="bog_pony", horse=1), "use bog_pony"))[0].categories["horses"] == 0.5
    assert scores(world(cards="bog_pony"))[0].categories["horses"] == -1


def test_horses_that_lie_do_not_breed() -> None:
    state = world(in_round=4, cards="bog_pony", pastures=MEADOW, horse=2, food=4, fuel=0)
    do(state, "use bog_pony")
    do(harvest(state), "feed", "heat 2")
    assert has(state, "horse") == 2


def test_two_that_stand_breed_beside_one_that_lies() -> None:
    state = do(world(in_round=4, cards="bog_pony", pastures=MEADOW, horse=3, food=4), "use bog_pony")
    do(harvest(state), "feed", "heat 2")
    assert (has(state, "horse"), own(state).lying) == (4, 1)


def test_of_horses_that_are_cooked_or_go_one_that_lies_is_first() -> None:
    state = do(world(cards="cookhouse_4 bog_pony", pastures=MEADOW, horse=2), "use bog_pony", "cook horse")
    assert (has(state, "horse"), own(state).lying, has(state, "food")) == (1, 0, 2)
    assert can(state, "use bog_pony")


def test_a_horse_that_lies_still_needs_its_place() -> None:
    state = do(world(cards="bog_pony", horse=1, food=1), "use bog_pony", "special horse_market")
    assert (asked(state), offered(state)) == ("house", "release horse")


def test_a_horse_that_lies_counts_as_a_horse() -> None:
    state = do(world(cards="bog_pony drag_horses", horse=1, food=1), "use bog_pony", "place forest")
    assert has(do(state, "use drag_horses"), "wood") == 4
    state = do(world(hand="pot_roast_recipe", cards="bog_pony", pastures=MEADOW, horse=2), "use bog_pony")
    assert playable(state, "pot_roast_recipe")


def test_lying_horses_count_for_the_stock_breeding_prize() -> None:
    pastures = ["A1", "A2", "A3", "A4"]
    animals: dict[str, Any] = {"sheep": 2, "boar": 2, "cattle": 2, "horse": 2}
    state = world(4, cards="bog_pony stock_breeding_prize", pastures=pastures, **animals)
    do(state, "use bog_pony")
    assert bonus(state) == 6


def test_horses_may_lie_down_for_the_house_and_right_before_scoring() -> None:
    state = harvest(world(in_round=14, cards="bog_pony peat_charcoal_kiln", pastures=MEADOW, horse=2, food=4))
    do(state, "feed")
    assert can(state, "use bog_pony")
    do(state, "heat 0")
    assert (asked(state), offered(state), has(state, "horse")) == ("act", "done, use bog_pony", 3)
    do(state, "use bog_pony", "use bog_pony", "done")
    assert (asked(state), has(state, "fuel"), own(state).lying) == ("over", 4, 2)


# M085 Oven Installation


def test_with_the_oven_installation_the_house_takes_no_fuel() -> None:
    state = world(hand="oven_installation", cards="heating_oven", farm=ROOMS_5)
    do(state, "place major_improvement", "upgrade oven_installation heating_oven")
    assert (cards(state), fuel_due(own(state)), wares(state)) == ("oven_installation", 0, "")
    assert scores(state)[0].categories["cards"] == -1


def test_it_takes_a_heating_oven() -> None:
    state = world(hand="oven_installation", cards="tiled_oven clay_oven")
    assert not can(state, "place major_improvement")


def test_the_heating_oven_can_be_built_again() -> None:
    state = world(hand="oven_installation", cards="heating_oven clay_oven", clay=1, stone=1)
    do(state, "place major_improvement", "upgrade oven_installation heating_oven")
    assert "heating_oven" in tops(state)
    state = round_begins(idle(state), 3)
    do(state, "place major_improvement", "build heating_oven")
    assert (cards(state), wares(state)) == ("clay_oven oven_installation heating_oven", "2 fuel")


def test_it_counts_as_a_major_improvement_once() -> None:
    player = player_with(cards="oven_installation coal_seam")
    assert (player.majors, len(player.cards)) == (1, 2)


def test_the_peat_hut_still_takes_its_fuel() -> None:
    assert fuel_due(player_with(cards="oven_installation peat_hut", farm=ROOMS_5)) == 1


# M032 Peat Hut and all that saves fuel


@pytest.mark.parametrize(
    ("owned", "house", "rooms", "fuel"),
    [
        ("peat_hut", "wood", 2, 3),
        ("peat_hut", "stone", 3, 2),
        ("peat_hut", "stone", 2, 1),
        ("peat_hut heating_oven", "stone", 2, 1),
        ("peat_hut heating_oven", "wood", 3, 3),
        ("peat_hut tiled_oven", "wood", 5, 2),
        ("peat_hut tiled_oven oven_installation", "wood", 5, 1),
        ("oven_installation heating_oven", "wood", 5, 0),
        ("firewood heating_oven", "wood", 5, 4),
    ],
)
def test_what_saves_fuel_is_for_the_house(owned: str, house: str, rooms: int, fuel: int) -> None:
    farm = {2: EMPTY, 3: ("R....", "R....", "R...."), 5: ROOMS_5}[rooms]
    assert fuel_due(player_with(cards=owned, house=house, farm=farm)) == fuel


def test_who_does_not_heat_the_hut_has_a_sick_person() -> None:
    state = do(harvest(world(in_round=4, cards="peat_hut", house="stone", food=4, fuel=1)), "heat 0")
    assert own(state).bed == 1


# M086 Spinning Mill


@pytest.mark.parametrize(("sheep", "fuel"), [(0, 5), (1, 5), (2, 4), (3, 4), (4, 3), (5, 3), (8, 1)])
def test_half_of_the_sheep_save_fuel(sheep: int, fuel: int) -> None:
    state = world(
        in_round=4, cards="spinning_mill", farm=ROOMS_5, pastures=["A4 A5 B4 B5"], sheep=sheep, food=4, fuel=9
    )
    assert offered(harvest(state), "heat").split(", ")[-1] == str(fuel)


def test_sheep_cooked_while_feeding_save_fuel_all_the_same() -> None:
    state = world(in_round=4, cards="spinning_mill fireplace_2", pastures=MEADOW, sheep=2, fuel=1)
    do(harvest(state), "cook sheep", "cook sheep")
    assert (asked(state), offered(state, "heat")) == ("heat", "0, 1")
    assert own(do(state, "heat 1")).bed == 0


def test_sheep_of_another_time_than_the_field_phase_save_nothing() -> None:
    state = world(in_round=4, cards="spinning_mill", pastures=MEADOW, sheep=2, food=4, fuel=1)
    do(harvest(state), "heat 1")
    assert (has(state, "sheep"), fuel_due(own(state))) == (3, 2)


def test_the_cost_of_heating_does_not_fall_below_nothing() -> None:
    state = world(in_round=4, cards="spinning_mill heating_oven", pastures=MEADOW, sheep=8, food=4, fuel=2)
    assert (asked(harvest(state)), has(state, "fuel")) == ("turn", 2)


def test_the_mill_comes_before_the_limit_of_the_tiled_oven() -> None:
    owned = "spinning_mill tiled_oven"
    state = world(in_round=4, cards=owned, farm=ROOMS_5, pastures=MEADOW, sheep=6, food=4, fuel=2)
    assert offered(harvest(state), "heat") == "0, 1"


def test_a_sheep_on_anothers_night_pasture_counts() -> None:
    state = world(
        in_round=4, cards="spinning_mill", sheep=1, food=4, fuel=2, others=[player_with(cards="night_pasture")]
    )
    do(state, "place sheep_market", "lodge sheep")
    assert offered(harvest(state), "heat") == "0, 1"


# M087 Peat Barge, M088 Peat Iron


def test_fishing_with_the_peat_barge_brings_two_fuel() -> None:
    assert wares(do(world(cards="peat_barge"), "place fishing")) == "1 food 2 fuel"
    assert wares(do(world(cards="peat_barge"), "place reed_bank")) == "1 reed"


def test_the_fishing_of_others_brings_nothing() -> None:
    state = do(world(others=[player_with(cards="peat_barge")], level=2), "place fishing")
    assert (wares(state), wares(state, 1)) == ("1 food", "")


@pytest.mark.parametrize(
    ("farm", "fuel"), [(MOORS, 1), (("MM...", "R....", "R...."), 1), (("M....", "R....", "R...."), 0)]
)
def test_the_peat_iron_gives_a_fuel_with_two_moors_when_a_harvest_begins(farm: tuple[str, str, str], fuel: int) -> None:
    state = harvest(world(in_round=4, cards="peat_iron", house="stone", farm=farm, food=4))
    assert has(state, "fuel") == fuel


def test_a_covered_moor_is_not_for_the_peat_iron() -> None:
    state = world(in_round=4, cards="peat_iron", house="stone", farm=("MM...", "R....", "R...."), food=4)
    own(state).farm.put_tile(FOREST, bit("A1"))
    assert has(harvest(state), "fuel") == 0


def test_there_is_no_fuel_from_the_peat_iron_without_a_harvest() -> None:
    assert has(people_gone(world(in_round=5, cards="peat_iron", farm=MOORS)), "fuel") == 0


# M089 Birthing House


def test_a_birth_brings_a_fuel_a_food_and_a_point() -> None:
    state = world(in_round=7, cards="birthing_house", farm=("R....", "R....", "R...."))
    do(state, "place basic_wish_for_children")
    assert (wares(state), own(state).bonus, own(state).people) == ("1 food 1 fuel", 1, 3)


def test_a_birth_without_room_does_so_too() -> None:
    state = do(world(in_round=14, cards="birthing_house"), "place urgent_wish_for_children")
    assert (wares(state), bonus(state)) == ("1 food 1 fuel", 1)


def test_a_birth_by_wedding_coach_does_so_too() -> None:
    state = world(hand="wedding_coach", cards="birthing_house", pastures=MEADOW, horse=4, wood=2, food=1)
    play(state, "wedding_coach", "use wedding_coach")
    assert (has(state, "food"), has(state, "fuel"), own(state).bonus) == (1, 1, 1)


def test_what_a_birth_brings_can_pay_for_the_minor_improvement_of_the_same_space() -> None:
    state = world(in_round=7, hand="oak_bark", cards="birthing_house well pottery", farm=("R....", "R....", "R...."))
    do(state, "place basic_wish_for_children", "play oak_bark")
    assert wares(state) == "2 wood 1 fuel"


def test_births_of_others_bring_nothing() -> None:
    state = world(in_round=14, level=2, others=[player_with(cards="birthing_house")])
    do(state, "place urgent_wish_for_children")
    assert (wares(state, 1), state.players[1].bonus) == ("", 0)


# M090 Winter Storehouse


def test_the_storehouse_has_three_counters() -> None:
    state = play(world(hand="winter_storehouse", wood=1, clay=2), "winter_storehouse")
    assert own(state).on_card(number("winter_storehouse")) == 3


def stored(counters: int = 3, **have: Any) -> FarmersState:
    """With the Winter Storehouse and so many counters on it."""
    state = world(cards="winter_storehouse", **have)
    own(state).put_on_card(number("winter_storehouse"), counters)
    return state


@pytest.mark.parametrize(
    ("have", "then"),
    [
        ({}, "2 food 2 fuel"),
        ({"food": 1, "fuel": 3}, "2 food 3 fuel"),
        ({"food": 5, "fuel": 1}, "5 food 2 fuel"),
    ],
)
def test_a_counter_fills_up_food_and_fuel_to_two(have: dict[str, int], then: str) -> None:
    state = do(stored(**have), "use winter_storehouse")
    assert (wares(state), own(state).on_card(number("winter_storehouse"))) == (then, 2)


def test_a_full_or_an_empty_storehouse_is_of_no_use() -> None:
    assert not can(stored(food=2, fuel=2), "use winter_storehouse")
    assert not can(stored(0), "use winter_storehouse")


def test_a_heating_cost_of_three_is_not_paid_with_the_storehouse() -> None:
    state = harvest(stored(in_round=4, farm=("R....", "R....", "R...."), food=6))
    do(state, "feed", "use winter_storehouse")
    assert offered(state) == "heat 0, heat 1, heat 2"
    do(state, "heat 2")
    assert own(state).bed == 1


def test_food_is_not_paid_in_parts_with_the_storehouse_in_between() -> None:
    state = do(harvest(stored(in_round=4, house="stone")), "use winter_storehouse")
    assert (own(state).begging, wares(state)) == (2, "2 fuel")


def test_after_feeding_the_storehouse_can_be_used_for_the_house() -> None:
    state = do(harvest(stored(in_round=4, food=4)), "feed", "use winter_storehouse", "heat 2")
    assert (own(state).bed, wares(state)) == (0, "2 food")


def test_between_the_price_of_illicit_work_and_that_of_the_building_it_is_not_used() -> None:
    state = stored(food=1, fuel=1, clay=2)
    do(state, "special illicit_work")
    assert offered(state) == "build fireplace_2"


def test_alone_food_of_the_storehouse_keeps_the_special_action_card() -> None:
    state = stored(players=1, farm=MOORS)
    do(state, "special cut_peat", "cut A1")
    assert offered(state) == "discard, use winter_storehouse"
    do(state, "use winter_storehouse", "keep", "special cut_peat", "cut A2")
    assert wares(state) == "6 fuel"


def test_food_of_the_storehouse_pays_what_another_card_asks() -> None:
    state = world(cards="winter_storehouse drag_horses", horse=1, fuel=2)
    own(state).put_on_card(number("winter_storehouse"), 1)
    do(state, "place forest")
    assert offered(state) == "done, use winter_storehouse"
    assert wares(do(state, "use winter_storehouse", "use drag_horses")) == "4 wood 1 food 2 fuel 1 horse"


def test_where_no_fuel_is_lacking_the_storehouse_is_not_asked_about() -> None:
    state = harvest(stored(in_round=4, house="stone", food=4, fuel=2))
    assert asked(state) == "turn"


# M091 Routine Work


def test_every_craft_building_left_unused_gives_a_fuel_or_a_food() -> None:
    state = harvest(world(in_round=4, cards=f"routine_work {CRAFTS}", food=2))
    do(state, "idle joinery food", "idle pottery food", "idle basketmakers_workshop fuel", "heat 1")
    assert (own(state).begging, own(state).bed, wares(state)) == (0, 1, "")


def test_a_building_left_unused_is_closed_for_the_harvest() -> None:
    state = harvest(world(in_round=4, cards="routine_work joinery", wood=3, food=4))
    do(state, "idle joinery fuel")
    assert not can(state, "craft joinery")
    assert not can(state, "idle joinery food")


def test_a_building_that_was_used_gives_nothing() -> None:
    state = harvest(world(in_round=4, cards=f"routine_work {CRAFTS}", wood=3, clay=1))
    do(state, "craft joinery")
    assert offered(state, "idle") == (
        "basketmakers_workshop food, basketmakers_workshop fuel, pottery food, pottery fuel"
    )


def test_the_fuel_may_be_taken_when_the_house_is_heated() -> None:
    state = do(harvest(world(in_round=4, cards="routine_work pottery", clay=1, food=4, fuel=1)), "feed")
    do(state, "idle pottery fuel", "heat 2")
    assert (own(state).bed, wares(state)) == (0, "1 clay")


def test_other_buildings_are_no_routine() -> None:
    state = harvest(world(in_round=4, cards="routine_work furniture_stall well", food=4))
    assert offered(state, "idle") == ""


def test_the_building_is_open_again_in_the_next_harvest() -> None:
    state = harvest(world(in_round=13, cards="routine_work pottery", food=9, fuel=9))
    do(state, "idle pottery food", "heat 2")
    assert can(harvest(state), "idle pottery fuel")


# M093 Farmhands' Quarters


def test_a_fuel_may_stand_in_for_one_building_resource_of_a_major_improvement() -> None:
    state = world(cards="farmhands_quarters", clay=1, fuel=1)
    do(state, "place major_improvement")
    assert offered(state) == "buildwith fireplace_2 clay, buildwith peat_charcoal_kiln stone"
    do(state, "buildwith fireplace_2 clay")
    assert (cards(state), wares(state)) == ("farmhands_quarters fireplace_2", "")


def test_only_one_resource_of_each_is_paid_so() -> None:
    state = do(world(cards="farmhands_quarters", fuel=9), "place major_improvement")
    assert offered(state) == "buildwith peat_charcoal_kiln stone"


def test_the_player_says_which_resource() -> None:
    state = do(world(cards="farmhands_quarters", wood=2, stone=2, fuel=1), "place major_improvement")
    assert offered(state, "buildwith") == "joinery stone, joinery wood, peat_charcoal_kiln stone, well stone"
    assert wares(do(state, "buildwith joinery wood")) == "1 wood"


def test_wood_may_be_burnt_for_it_beforehand() -> None:
    state = do(world(cards="farmhands_quarters", wood=1, clay=1), "burn", "place major_improvement")
    assert wares(do(state, "buildwith fireplace_2 clay")) == ""


def test_illicit_work_takes_its_own_fuel_first() -> None:
    state = world(cards="farmhands_quarters", clay=1, fuel=1, food=1)
    assert not can(state, "special illicit_work")
    state = do(world(cards="farmhands_quarters", clay=1, fuel=1, wood=1, food=1), "burn", "special illicit_work")
    assert wares(do(state, "buildwith fireplace_2 clay")) == ""


def test_fuel_is_not_for_minor_improvements_nor_for_rooms() -> None:
    state = world(cards="farmhands_quarters", hand="stone_wagon", wood=1, fuel=1)
    assert offered(do(state, "place major_improvement")) == "buildwith peat_charcoal_kiln stone"
    state = do(world(cards="farmhands_quarters", wood=4, reed=2, fuel=1), "place farm_expansion")
    assert offered(state, "room") == ""


def test_the_museum_and_the_quarters_save_together() -> None:
    state = do(world(cards="farmhands_quarters museum_of_the_moors", stone=2, fuel=1), "place major_improvement")
    do(state, "buildwith well wood")
    assert wares(state) == ""


def test_a_card_from_the_right_neighbour_brings_a_food() -> None:
    state = world(3, hand="ecological_niche", others=[player_with(cards="farmhands_quarters")])
    play(state, "ecological_niche")
    assert (hand(state, 1), wares(state, 1)) == ("ecological_niche", "1 food")


def test_a_card_for_another_brings_none() -> None:
    state = world(3, hand="ecological_niche", others=[player_with(), player_with(cards="farmhands_quarters")])
    play(state, "ecological_niche")
    assert (hand(state, 1), wares(state, 2)) == ("ecological_niche", "")


def test_the_savings_deposit_from_the_right_brings_a_food_too() -> None:
    other = player_with(cards="farmhands_quarters", house="stone", food=4)
    state = world(in_round=4, cards="savings_deposit", clay=9, food=4, house="stone", others=[other])
    harvest(state)
    assert (hand(state, 1), wares(state, 1), has(state, "food")) == ("savings_deposit", "1 food", 6)


def test_alone_no_card_is_ever_handed() -> None:
    state = play(world(1, hand="ecological_niche", cards="farmhands_quarters"), "ecological_niche")
    assert (wares(state), state.removed) == ("", [number("ecological_niche")])
