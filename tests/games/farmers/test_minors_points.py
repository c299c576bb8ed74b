"""Minor improvements for points: M062 to M074."""

from typing import Any

import pytest

from mire.games.farmers.box.grid import bit, ones
from mire.games.farmers.model.farmyard import MOOR
from mire.games.farmers.rules.scoring import scores
from tests.games.farmers.rules_minors import bonus, played
from tests.games.farmers.rules_worlds import (
    FORESTS,
    MOORS,
    asked,
    can,
    cards,
    do,
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

FOUR_FORESTS = ("FFFF.", "R....", "R....")
ALL_USED = ("FFFFF", "RMMMM", "RxxxF")


# M062 Hearth Brush


def test_hearth_brush_may_move_the_tiled_oven_up() -> None:
    state = played("hearth_brush", "use hearth_brush", reed=1)
    assert "tiled_oven" in tops(state)
    assert "stone_oven" not in tops(state)
    assert wares(state) == ""


def test_hearth_brush_may_leave_the_tiled_oven_where_it_is() -> None:
    assert "stone_oven" in tops(played("hearth_brush", "done", reed=1))


def test_with_the_stone_oven_built_there_is_nothing_to_move_up() -> None:
    state = played("hearth_brush", reed=1, others=[player_with(cards="stone_oven")])
    assert state.seat == 1


def test_after_a_person_action_of_a_later_round_the_tiled_oven_can_be_built() -> None:
    state = world(cards="hearth_brush", clay=2, stone=1, others=[player_with(cards="stone_oven")])
    do(state, "place day_laborer")
    assert offered(state, "build") == "tiled_oven"
    do(state, "build tiled_oven")
    assert wares(state) == "2 food"
    assert cards(state) == "hearth_brush tiled_oven"
    assert state.seat == 1


def test_the_tiled_oven_need_not_be_built() -> None:
    state = world(cards="hearth_brush", clay=2, stone=1, others=[player_with(cards="stone_oven")])
    assert cards(do(state, "place day_laborer", "done")) == "hearth_brush"


def test_in_the_round_of_hearth_brush_the_tiled_oven_can_not_be_built_with_it() -> None:
    state = played("hearth_brush", "use hearth_brush", reed=1, clay=2, stone=1)
    assert state.seat == 1
    do(idle(state), "place day_laborer")
    assert state.seat == 1
    people_gone(state)
    assert state.round == 2
    do(state, "place day_laborer")
    assert can(state, "build tiled_oven")


def test_no_special_action_lets_the_tiled_oven_be_built() -> None:
    state = world(cards="hearth_brush", clay=2, stone=1, others=[player_with(cards="stone_oven")])
    assert do(state, "special hiring_fair").seat == 1


def test_a_tiled_oven_that_is_covered_or_too_dear_is_not_built() -> None:
    assert do(world(cards="hearth_brush", clay=2, stone=1), "place day_laborer").seat == 1
    state = world(cards="hearth_brush", clay=2, others=[player_with(cards="stone_oven")])
    assert do(state, "place day_laborer").seat == 1


def test_what_a_person_took_pays_for_the_tiled_oven_and_a_museum_makes_it_cheaper() -> None:
    state = world(cards="hearth_brush living_history_museum", clay=1, others=[player_with(cards="stone_oven")])
    do(state, "place clay_pit", "build tiled_oven")
    assert wares(state) == ""


def test_the_tiled_oven_is_worth_a_point_more_to_the_owner_of_hearth_brush() -> None:
    assert bonus(world(cards="hearth_brush tiled_oven")) == 1
    assert bonus(world(cards="hearth_brush")) == 0
    state = world(cards="hearth_brush", others=[player_with(cards="tiled_oven")])
    assert [bonus(state, seat) for seat in range(2)] == [0, 0]


# M063 Pastoral Letter


def test_pastoral_letter_may_move_the_village_church_up() -> None:
    state = played("pastoral_letter", "use pastoral_letter", cards="fireplace_2 clay_oven")
    assert "village_church" in tops(state)
    assert "well" not in tops(state)


def test_with_the_well_built_there_is_no_church_to_move_up() -> None:
    assert played("pastoral_letter", cards="fireplace_2 well").seat == 1


def test_after_a_person_action_the_village_church_can_be_built_and_gives_its_food() -> None:
    state = world(cards="pastoral_letter well", wood=2, stone=4)
    do(state, "place day_laborer", "build village_church")
    assert wares(state) == "4 food"
    assert cards(state) == "pastoral_letter well village_church"


def test_either_church_is_worth_a_point_more_to_the_owner_of_the_pastoral_letter() -> None:
    assert bonus(world(cards="pastoral_letter village_church")) == 1
    assert bonus(world(cards="pastoral_letter church")) == 1
    assert bonus(world(cards="pastoral_letter")) == 0
    state = world(cards="pastoral_letter", others=[player_with(cards="church")])
    assert [bonus(state, seat) for seat in range(2)] == [0, 0]


def test_a_village_church_that_has_left_the_game_is_not_moved_up() -> None:
    state = world(hand="church pastoral_letter", cards="village_church fireplace_2", fuel=1)
    do(state, "place major_improvement", "upgrade church village_church")
    do(idle(state), "special black_market", "play pastoral_letter")
    assert cards(state) == "fireplace_2 church pastoral_letter"
    assert state.seat == 1


# M064 Family Burial Plot


def test_the_tombstone_blocks_an_unused_space_for_a_point() -> None:
    state = played("family_burial_plot", "at A3", stone=1, house="stone")
    assert ones(state.players[0].farm.unused) == 12
    assert bonus(state) == 1
    do(idle(state), "place farmland")
    assert "A3" not in offered(state, "plow").split(", ")
    assert "A4" in offered(state, "plow").split(", ")


def test_a_blocked_space_takes_no_stable_no_room_and_no_fence() -> None:
    state = played("family_burial_plot", "at B2", stone=6, reed=2, wood=15, house="stone", in_round=4)
    do(idle(state))
    farm = state.players[0].farm
    assert not (farm.places_for_stable() | farm.places_for_room() | farm.fence_free) & bit("B2")
    do(state, "place fencing")
    assert "B2" not in offered(state, "fence").split(", ")


def test_the_tombstone_need_not_be_placed() -> None:
    state = played("family_burial_plot", "done", stone=1, house="stone")
    assert ones(state.players[0].farm.unused) == 13
    assert bonus(state) == 0


def test_no_tombstone_without_an_unused_space_or_where_crops_grow() -> None:
    assert played("family_burial_plot", stone=1, house="stone", farm=ALL_USED).seat == 1
    state = world(hand="family_burial_plot", stone=1, house="stone")
    farm = state.players[0].farm
    farm.most_planted = 2
    farm.sow(bit("A3"), 4)
    do(state, "place major_improvement", "play family_burial_plot")
    assert "A3" not in offered(state, "at").split(", ")


def test_food_that_lay_where_the_tombstone_stands_is_taken() -> None:
    state = world(hand="family_burial_plot", stone=1, house="stone")
    state.players[0].farm.leave(bit("A3"), [6])
    do(state, "place major_improvement", "play family_burial_plot", "at A3")
    assert wares(state) == "1 food"


# M065 Fire Brigade


@pytest.mark.parametrize(("forests", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_the_fire_brigade_has_points_for_forests_at_once(forests: int, points: int) -> None:
    rows = (("F" * forests + ".....")[:5], "RF..." if forests > 5 else "R....", "R....")
    state = played("fire_brigade", farm=rows, clay=1, stone=1, food=4, fuel=4)
    assert wares(state) == "6 food 4 fuel"
    assert bonus(state) == points


def test_for_the_fire_brigade_wood_is_burnt_and_grain_eaten_beforehand() -> None:
    state = world(hand="fire_brigade", clay=1, stone=1, food=3, fuel=3, wood=1, grain=1)
    do(state, "burn", "eat grain", "place major_improvement", "play fire_brigade")
    assert wares(state) == "6 food 4 fuel"


def test_forests_on_one_another_are_one_for_the_fire_brigade() -> None:
    state = world(hand="fire_brigade", farm=FORESTS, clay=1, stone=1, food=4, fuel=4)
    state.players[0].farm.put_tile(0, bit("A1"))
    assert bonus(do(state, "place major_improvement", "play fire_brigade")) == 2


# M066 Land Parcel


def test_land_parcel_puts_a_forest_on_an_unused_space() -> None:
    state = world(hand="land_parcel", farm=MOORS)
    do(state, "place major_improvement", "play land_parcel")
    assert offered(state, "at") == "A4, A5, B2, B3, B4, B5, C2, C3, C4, C5"
    assert not can(state, "done")
    do(state, "at B3")
    assert state.players[0].farm.forests == bit("B3")


def test_without_an_unused_space_the_forest_is_lost() -> None:
    state = played("land_parcel", farm=ALL_USED)
    assert cards(state) == "land_parcel"
    assert ones(state.players[0].farm.forests) == 6


@pytest.mark.parametrize(("unused", "points"), [(0, 0), (1, 1), (2, -3), (3, -6), (5, -8)])
def test_what_unused_spaces_cost_with_land_parcel(unused: int, points: int) -> None:
    rows = ("FFFFF"[unused:] + "....."[:unused], "RMMMM", "RxxxF")
    score = scores(world(cards="land_parcel", farm=rows))[0].categories
    assert score["unused"] + score["bonus"] == points


# M067 Chamber of Commerce


def test_the_chamber_of_commerce_gives_a_wood_and_a_reed() -> None:
    assert wares(played("chamber_of_commerce", clay=2, stone=1)) == "1 wood 1 reed"


def test_the_chamber_of_commerce_has_a_point_for_each_craft_building() -> None:
    assert bonus(world(cards="chamber_of_commerce")) == 0
    assert bonus(world(cards="chamber_of_commerce joinery")) == 1
    assert bonus(world(cards="chamber_of_commerce joinery pottery basketmakers_workshop")) == 3
    assert bonus(world(cards="chamber_of_commerce furniture_stall ceramics_stall basket_stall well")) == 0


# M068 Church


def test_the_church_replaces_the_village_church_which_leaves_the_game() -> None:
    state = world(hand="church", cards="village_church")
    do(state, "place major_improvement", "upgrade church village_church")
    assert cards(state) == "church"
    assert wares(state) == "2 food"
    assert "village_church" not in tops(state)
    assert scores(state)[0].categories["cards"] == 5


def test_without_the_village_church_there_is_no_church() -> None:
    state = world(
        hand="church", cards="fireplace_2", wood=9, clay=9, stone=9, others=[player_with(cards="village_church")]
    )
    do(state, "place major_improvement")
    assert "church" not in offered(state, "upgrade")


@pytest.mark.parametrize("work", ["black_market", "illicit_work"])
def test_an_upgrade_is_played_with_either_kind_of_special_action(work: str) -> None:
    state = world(hand="church", cards="village_church", food=1, fuel=1)
    do(state, f"special {work}", "upgrade church village_church")
    assert cards(state) == "church"


@pytest.mark.parametrize(
    ("card", "old"),
    [
        ("church", "village_church"),
        ("oven_installation", "heating_oven"),
        ("open_grill", "fireplace_2"),
        ("horse_butchery", "horse_slaughterhouse_3"),
        ("living_history_museum", "museum_of_the_moors"),
    ],
)
@pytest.mark.parametrize("work", ["black_market", "illicit_work"])
def test_all_upgrades_are_minor_and_major(card: str, old: str, work: str) -> None:
    state = world(hand=card, cards=old, food=1, fuel=1, house="clay")
    do(state, f"special {work}", f"upgrade {card} {old}")
    assert cards(state) == card
    assert state.players[0].majors == 1


def test_an_upgrade_is_played_after_a_renovation_too() -> None:
    state = world(hand="church", cards="village_church", clay=2, reed=1, in_round=7)
    do(state, "place house_redevelopment", "renovate", "upgrade church village_church")
    assert cards(state) == "church"


def test_illicit_work_plays_no_other_minor_improvement() -> None:
    state = world(hand="chamber_of_commerce", clay=2, stone=1, food=1, fuel=1)
    do(state, "special illicit_work")
    assert offered(state, "play") == ""


@pytest.mark.parametrize("in_round", [2, 4])
def test_when_people_return_home_the_church_takes_a_fuel_for_a_point(in_round: int) -> None:
    state = people_gone(world(cards="church", fuel=3, food=9, in_round=in_round))
    assert offered(state) == "done, use church"
    do(state, "use church")
    assert has(state, "fuel") == 2
    assert bonus(state) == 1
    assert not can(state, "use church")
    assert not can(state, "donate")


def test_the_church_need_not_be_used() -> None:
    state = do(people_gone(world(cards="church", fuel=3)), "done")
    assert has(state, "fuel") == 3
    assert bonus(state) == 0


def test_a_wood_is_burnt_for_the_church_if_there_is_no_fuel() -> None:
    state = do(people_gone(world(cards="church", wood=1)), "use church")
    assert wares(state) == ""
    assert bonus(state) == 1


def test_without_fuel_and_wood_the_church_does_not_ask() -> None:
    assert asked(people_gone(world(cards="church", food=3))) == "turn"


# M069 Leather Saddle


def riders(horses: int, **more: Any) -> dict[str, Any]:
    """A farm with horses and cattle."""
    return {"pastures": ["A4 A5", "B4 B5"], "horse": horses, "cattle": 2, **more}


@pytest.mark.parametrize(("horses", "points"), [(2, 0), (3, 1), (4, 1)])
def test_with_three_horses_a_cattle_cooked_is_a_point(horses: int, points: int) -> None:
    state = world(cards="leather_saddle fireplace_2", **riders(horses))
    do(state, "cook cattle")
    assert has(state, "food") == 3
    assert bonus(state) == points


def test_each_cattle_cooked_in_the_feeding_phase_is_a_point() -> None:
    state = harvest(world(cards="leather_saddle fireplace_2", in_round=4, **riders(3)))
    do(state, "cook cattle", "cook cattle")
    assert bonus(state) == 2


def test_in_the_feeding_phase_a_cattle_is_a_point_and_a_wood_with_both_cards() -> None:
    state = harvest(world(cards="leather_saddle oak_bark fireplace_2", in_round=4, **riders(3)))
    do(state, "cook cattle")
    assert has(state, "wood") == 1
    assert bonus(state) == 1


def test_other_animals_are_no_points_with_the_leather_saddle() -> None:
    state = world(cards="leather_saddle fireplace_2", sheep=1, **riders(3))
    assert bonus(do(state, "cook sheep")) == 0


def test_horses_are_counted_when_the_cattle_is_cooked() -> None:
    state = harvest(world(cards="leather_saddle cookhouse_4", in_round=4, **riders(3)))
    do(state, "cook cattle", "cook horse", "cook cattle")
    assert bonus(state) == 1


def test_horses_that_lie_down_count_for_the_leather_saddle() -> None:
    state = world(cards="leather_saddle fireplace_2 bog_pony", **riders(3))
    state.players[0].lying = 2
    assert bonus(do(state, "cook cattle")) == 1


def test_cattle_without_room_that_is_cooked_is_a_point_too() -> None:
    state = world(cards="leather_saddle fireplace_2", in_round=10, pastures=["A4 A5"], horse=3, cattle=1)
    do(state, "place cattle_market", "cook cattle")
    assert bonus(state) == 1


# M070 Moor Archaeology


def test_a_fence_may_mark_the_space_where_peat_was_cut() -> None:
    state = world(cards="moor_archaeology", house="clay", farm=MOORS, wood=1)
    do(state, "special cut_peat", "cut A1", "use moor_archaeology")
    farm = state.players[0].farm
    assert farm.blocked == bit("A1")
    assert farm.fences_left == 14
    assert wares(state) == "1 wood 3 fuel"
    assert bonus(state) == 1
    assert not farm.places_for_field() & bit("A1")


def test_the_space_need_not_be_marked() -> None:
    state = world(cards="moor_archaeology", house="clay", farm=MOORS)
    do(state, "special cut_peat", "cut A1", "done")
    assert state.players[0].farm.unused & bit("A1")
    assert bonus(state) == 0


def test_there_is_nothing_to_find_where_trees_were_felled() -> None:
    state = world(cards="moor_archaeology", house="clay", farm=FORESTS)
    assert do(state, "special fell_trees", "fell A1").seat == 1


def test_no_space_is_marked_that_still_has_a_tile_or_lies_in_a_pasture() -> None:
    state = world(cards="moor_archaeology", house="clay", farm=MOORS)
    state.players[0].farm.put_tile(MOOR, bit("A1"))
    assert do(state, "special cut_peat", "cut A1").seat == 1
    state = world(cards="moor_archaeology nature_reserve", house="clay", farm=MOORS)
    state.players[0].farm.fence_reserve(bit("A1"))
    assert do(state, "special cut_peat", "cut A1").seat == 1
    assert state.players[0].farm.pastures == [bit("A1")]


def test_who_has_no_fence_left_marks_no_space() -> None:
    state = world(cards="moor_archaeology", house="clay", farm=MOORS, pastures=["B2 B3 B4 C2 C3 C4", "B5", "C5"])
    assert state.players[0].farm.fences_left == 0
    assert do(state, "special cut_peat", "cut A1").seat == 1


def test_food_on_a_space_that_is_marked_is_taken() -> None:
    state = world(cards="moor_archaeology fallow_land", house="clay", farm=MOORS)
    do(state, "special cut_peat", "cut A1", "use moor_archaeology")
    assert wares(state) == "1 food 3 fuel"


# M072 Oven Damper


def test_the_oven_damper_gives_three_fuel() -> None:
    assert wares(played("oven_damper", stone=2)) == "3 fuel"


@pytest.mark.parametrize(
    ("ovens", "points"),
    [
        ("", 0),
        ("clay_oven", 1),
        ("stone_oven", 1),
        ("heating_oven", 1),
        ("tiled_oven", 1),
        ("oven_installation", 1),
        ("clay_oven stone_oven heating_oven tiled_oven oven_installation", 5),
        ("fireplace_2 cooking_hearth_4 cookhouse_4 peat_charcoal_kiln", 0),
    ],
)
def test_a_point_for_each_oven(ovens: str, points: int) -> None:
    assert bonus(world(cards=f"oven_damper {ovens}")) == points


# M073 Stock-Breeding Prize


def test_the_stock_breeding_prize_costs_a_sheep() -> None:
    assert wares(played("stock_breeding_prize", sheep=1, farm=ALL_USED)) == ""


def test_forests_moors_and_blocked_spaces_are_used_for_the_stock_breeding_prize() -> None:
    state = world(hand="stock_breeding_prize", sheep=1, farm=("FFFFF", "RMMMM", "RMMM."))
    assert not can(state, "place major_improvement")
    state.players[0].farm.blocked = bit("C5")
    assert can(do(state, "place major_improvement"), "play stock_breeding_prize")


@pytest.mark.parametrize(
    ("players", "animals", "points"),
    [(4, (2, 2, 2, 2), 6), (4, (1, 9, 9, 9), 3), (2, (5, 4, 4, 4), 3), (3, (0, 3, 3, 3), 0), (1, (3, 3, 3, 3), 0)],
)
def test_what_the_stock_breeding_prize_is_worth(players: int, animals: tuple[int, ...], points: int) -> None:
    state = world(players, cards="stock_breeding_prize")
    for kind, number in enumerate(animals):
        state.players[0].animals[kind] = number
    assert bonus(state) == points


# M074 Administration


def test_with_at_most_four_cards_in_hand_the_administration_can_be_played() -> None:
    four = "bog_body oven_damper church"
    state = do(world(hand=f"administration {four}", wood=1, clay=2), "place major_improvement", "play administration")
    assert wares(state) == "2 food"
    five = world(hand=f"administration {four} land_parcel", wood=1, clay=2)
    assert "administration" not in offered(do(five, "place major_improvement"), "play")


def test_in_the_last_harvest_food_becomes_points_once_for_each_major_improvement() -> None:
    state = harvest(world(in_round=14, cards="administration well clay_oven", food=16, fuel=2))
    do(state, "heat 2")
    assert offered(state) == "done, use administration"
    do(state, "use administration", "use administration")
    assert has(state, "food") == 10
    assert bonus(state) == 2
    assert asked(state) == "over"


def test_fewer_points_may_be_taken_and_upgrades_count_as_major_ones() -> None:
    state = harvest(world(in_round=14, cards="administration church", food=16, fuel=2))
    assert bonus(do(state, "done", "heat 2", "use administration")) == 1
    state = harvest(world(in_round=14, cards="administration well clay_oven", food=16, fuel=2))
    assert bonus(do(state, "heat 2", "use administration", "done")) == 1


def test_minor_improvements_do_not_help_the_administration() -> None:
    state = harvest(world(in_round=14, cards="administration oven_damper", food=16, fuel=2))
    assert asked(do(state, "heat 2")) == "over"


def test_in_other_harvests_the_administration_is_closed() -> None:
    state = harvest(world(in_round=13, cards="administration well", food=16, fuel=2))
    assert asked(do(state, "heat 2")) == "turn"


def test_crops_can_become_food_for_the_administration() -> None:
    state = harvest(world(in_round=14, cards="administration well", food=4, fuel=2, grain=1))
    assert offered(do(state, "heat 2")) == "done, eat grain"
    do(state, "eat grain", "use administration")
    assert wares(state) == ""
    assert bonus(state) == 1
