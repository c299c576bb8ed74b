"""What is built on a farm: rooms, renovation, stables, fences, fields; and spaces of two parts."""

from typing import Any

import pytest

from mire.games.farmers.box.grid import bit, names_of, ones
from tests.games.farmers.rules_worlds import (
    asked,
    can,
    cards,
    do,
    has,
    offered,
    tops,
    wares,
    world,
)

FIELD = ("..x..", "R....", "R....")


# Rooms and renovation


@pytest.mark.parametrize(("house", "material"), [("wood", "wood"), ("clay", "clay"), ("stone", "stone")])
def test_a_room_costs_five_of_the_material_of_the_house_and_two_reed(house: str, material: str) -> None:
    enough: dict[str, Any] = {"house": house, material: 5, "reed": 2}
    state = do(world(**enough), "place farm_expansion", "room A1")
    assert wares(state) == ""
    assert state.players[0].farm.room_count == 3
    for less in (enough | {material: 4}, enough | {"reed": 1}):
        state = world(**less)
        assert not can(state, "place farm_expansion") or offered(do(state, "place farm_expansion"), "room") == ""


def test_rooms_stand_beside_rooms_those_just_built_too() -> None:
    state = do(world(wood=15, reed=6), "place farm_expansion")
    assert offered(state, "room") == "A1, B2, C2"
    do(state, "room B2")
    assert offered(state, "room") == "A1, A2, B3, C2"
    assert names_of(do(state, "room B3", "room B4").players[0].farm.rooms) == ["B1", "B2", "B3", "B4", "C1"]


def test_no_room_stands_on_a_tile_a_stable_or_in_a_pasture() -> None:
    state = do(world(wood=5, reed=2, farm=("F....", "Rs...", "R...."), pastures=["B3"]), "place farm_expansion")
    assert offered(state, "room") == "C2"
    state = world(wood=5, reed=2, farm=("M....", "Rx...", "Rs..."))
    assert offered(do(state, "place farm_expansion"), "room") == ""
    state = world(clay=5, reed=2, house="clay", farm=("F....", "Rx...", "R...."), pastures=["C2"])
    assert not can(state, "place farm_expansion")


@pytest.mark.parametrize(
    ("house", "rows", "price", "better"),
    [
        ("wood", (".....", "R....", "R...."), {"clay": 2, "reed": 1}, 1),
        ("wood", ("R....", "RR...", "R...."), {"clay": 4, "reed": 1}, 1),
        ("clay", (".....", "R....", "R...."), {"stone": 2, "reed": 1}, 2),
        ("clay", ("R....", "R....", "R...."), {"stone": 3, "reed": 1}, 2),
    ],
)
def test_renovation_takes_one_of_the_next_material_for_a_room_and_a_reed(
    house: str, rows: tuple[str, ...], price: dict[str, Any], better: int
) -> None:
    state = do(world(in_round=14, house=house, farm=rows, **price), "place house_redevelopment", "renovate")
    assert (wares(state), state.players[0].farm.house) == ("", better)
    for ware in price:
        less = price | {ware: price[ware] - 1}
        assert not can(world(in_round=14, house=house, farm=rows, **less), "place house_redevelopment")


def test_the_house_is_renovated_once_in_an_action() -> None:
    state = world(in_round=14, clay=2, stone=2, reed=2)
    do(state, "place house_redevelopment", "renovate")
    assert not can(state, "renovate")


def test_after_house_redevelopment_a_major_improvement_may_be_built() -> None:
    state = do(world(in_round=14, clay=4, reed=1), "place house_redevelopment", "renovate")
    assert offered(state) == "build fireplace_2, done"
    assert do(state, "build fireplace_2").seat == 1


def test_or_not() -> None:
    state = do(world(in_round=14, clay=4, reed=1), "place house_redevelopment", "renovate", "done")
    assert (cards(state), state.seat) == ("", 1)


def test_no_major_improvement_without_renovation() -> None:
    assert offered(do(world(in_round=14, clay=4, reed=1), "place house_redevelopment")) == "renovate"
    assert not can(world(in_round=14, clay=1, stone=9, reed=1), "place house_redevelopment")


def test_after_farm_redevelopment_fences_may_be_built_and_not_before() -> None:
    state = do(world(in_round=14, clay=2, reed=1, wood=4), "place farm_redevelopment")
    assert offered(state) == "renovate"
    do(state, "renovate")
    assert {"done", "fence A1"} <= set(offered(state).split(", "))
    do(state, "fence A1")  # the wood is enough for this one
    assert offered(state) == "enclose"
    do(state, "enclose")
    assert (wares(state), len(state.players[0].farm.pastures), state.seat) == ("", 1, 1)


# Stables


def test_stables_cost_two_wood_at_the_farm_expansion_any_number_of_them() -> None:
    state = do(world(wood=9), "place farm_expansion", *[f"stable {name}" for name in ("A1", "B3", "C5", "A5")])
    assert (wares(state), ones(state.players[0].farm.stables), state.seat) == ("1 wood", 4, 1)


def test_there_are_four_stables() -> None:
    state = world(wood=9, farm=("sss.s", "R....", "R...."))
    assert not can(state, "place side_job")
    assert not can(state, "place farm_expansion")


def test_a_stable_stands_on_an_empty_space_fenced_or_not() -> None:
    state = do(world(wood=2, farm=("FMx.s", "R....", "RFFFF"), pastures=["B4 B5"]), "place farm_expansion")
    assert offered(state, "stable") == "A4, B2, B3, B4, B5"


def test_the_side_job_builds_exactly_one_stable_for_a_wood_and_bakes() -> None:
    state = do(world(wood=5, grain=2, cards="fireplace_2"), "place side_job", "stable A1")
    assert offered(state) == "bake 1, bake 2, done"
    assert wares(do(state, "bake 2")) == "4 wood 4 food"


def test_the_side_job_may_bake_first() -> None:
    state = do(world(wood=1, grain=1, cards="clay_oven"), "place side_job", "bake 1")
    assert {"done", "stable A1"} <= set(offered(state).split(", "))
    assert do(state, "stable A1").seat == 1


# Rooms and/or stables


def test_from_rooms_to_stables_there_is_no_way_back() -> None:
    state = do(world(wood=20, reed=8), "place farm_expansion", "room A1", "room A2")
    assert can(state, "stable A3")
    do(state, "stable A3")
    assert offered(state, "room") == ""
    do(state, "stable A4", "done")
    assert has(state, "wood") == 6


def test_nor_from_stables_to_rooms() -> None:
    state = do(world(wood=20, reed=8), "place farm_expansion", "stable A3", "room A1")
    assert offered(state, "stable") == ""
    assert can(state, "room A2")


def test_a_part_can_be_left_out_but_not_both() -> None:
    state = do(world(wood=20, reed=8), "place farm_expansion")
    assert not can(state, "done")
    assert can(do(state, "room A1"), "done")


# Fields


def test_the_first_field_lies_anywhere_and_later_ones_beside_a_field() -> None:
    assert len(offered(do(world(), "place farmland"), "plow").split(", ")) == 13
    assert offered(do(world(farm=("..x..", "R.F..", "R....")), "place farmland"), "plow") == "A2, A4"


def test_plowing_is_not_possible_if_no_space_lies_beside_a_field() -> None:
    assert not can(world(farm=("xM...", "RF...", "R....")), "place farmland")
    assert not can(world(farm=("xs...", "RF...", "R....")), "place farmland")
    assert not can(world(farm=("x....", "R....", "R...."), pastures=["A2"]), "place farmland")


def test_a_field_lies_on_no_stable_and_in_no_pasture() -> None:
    state = do(world(farm=("s....", "R....", "RFFFF"), pastures=["B4 B5"]), "place farmland")
    assert offered(state, "plow") == "A2, A3, A4, A5, B2, B3"


def test_a_grain_sown_becomes_three_and_a_vegetable_two() -> None:
    state = world(in_round=2, farm=("xx...", "R....", "R...."), grain=1, vegetable=1)
    do(state, "place grain_utilization")
    assert offered(state) == "sow A1 grain, sow A1 vegetable, sow A2 grain, sow A2 vegetable"
    do(state, "sow A1 grain", "sow A2 vegetable")
    sown = state.players[0].farm.sown
    assert [(sown[bit(name)].crop, sown[bit(name)].left) for name in ("A1", "A2")] == [(4, 3), (5, 2)]
    assert (wares(state), state.seat) == ("", 1)


def test_any_number_of_fields_are_sown_but_none_twice() -> None:
    state = world(in_round=2, farm=("xxg..", "R....", "R...."), grain=5)
    do(state, "place grain_utilization", "sow A1 grain")
    assert offered(state) == "done, sow A2 grain"
    assert has(do(state, "sow A2 grain"), "grain") == 3


def test_sowing_may_come_before_or_after_baking_but_not_on_both_sides_of_it() -> None:
    state = world(in_round=2, farm=("xx...", "R....", "R...."), grain=5, cards="fireplace_2")
    do(state, "place grain_utilization", "sow A1 grain")
    assert can(state, "bake 4")
    do(state, "bake 2")
    assert (state.seat, has(state, "food"), has(state, "grain")) == (1, 4, 2)
    state = world(in_round=2, farm=("xx...", "R....", "R...."), grain=5, cards="fireplace_2")
    do(state, "place grain_utilization", "bake 2", "sow A1 grain", "sow A2 grain")
    assert has(state, "grain") == 1


def test_cultivation_plows_and_sows_the_new_field_too() -> None:
    state = do(world(in_round=14, grain=1), "place cultivation", "plow B3")
    assert offered(state) == "done, sow B3 grain"
    assert do(state, "sow B3 grain").seat == 1


def test_cultivation_may_sow_first_but_then_the_new_field_stays_empty() -> None:
    state = do(world(in_round=14, farm=FIELD, grain=3), "place cultivation", "sow A3 grain", "plow A4")
    assert (state.seat, has(state, "grain")) == (1, 2)


def test_cultivation_plows_one_field() -> None:
    state = do(world(in_round=14), "place cultivation", "plow A3")
    assert state.seat == 1


# Fences


def test_a_fence_costs_a_wood() -> None:
    state = do(world(in_round=4, wood=9), "place fencing", "fence A4", "fence A5", "enclose")
    assert has(state, "wood") == 3
    assert names_of(state.players[0].farm.fenced) == ["A4", "A5"]


def test_a_pasture_shares_fences_with_those_beside_it() -> None:
    state = world(in_round=4, wood=3, pastures=["A5"])
    do(state, "place fencing", "fence A4", "enclose")
    assert (has(state, "wood"), len(state.players[0].farm.pastures)) == (0, 2)


def test_several_pastures_may_be_built_in_one_action() -> None:
    state = do(world(in_round=4, wood=15), "place fencing", "fence A5", "enclose", "fence A4", "enclose", "done")
    assert (has(state, "wood"), len(state.players[0].farm.pastures), state.seat) == (8, 2, 1)


def test_a_pasture_is_complete_only_when_there_is_wood_and_room_for_it() -> None:
    state = do(world(in_round=4, wood=6), "place fencing", "fence A5")
    assert offered(state) == "enclose, fence A4, fence B5"
    assert offered(do(state, "fence A4")) == "enclose"  # more would take more wood


def test_a_further_pasture_lies_beside_the_others() -> None:
    state = do(world(in_round=4, wood=4, pastures=["B3"], farm=(".....", "R....", "R....")), "place fencing")
    assert offered(state, "fence") == "A3, B2, B4, C3"


def test_forests_moors_rooms_and_fields_are_not_fenced_in_but_stables_are() -> None:
    state = do(world(in_round=4, wood=4, farm=("FMxs.", "RFFFF", "RFFFF")), "place fencing")
    assert offered(state, "fence") == "A4, A5"


def test_a_pasture_that_forests_surround_can_not_be_extended() -> None:
    state = world(in_round=4, wood=9, farm=("...FF", "R..F.", "R...F"), pastures=["B5"])
    assert not can(state, "place fencing")


def test_a_pasture_may_be_divided() -> None:
    state = do(world(in_round=4, wood=1, pastures=["A4 A5"]), "place fencing", "fence A4", "enclose")
    assert sorted(map(names_of, state.players[0].farm.pastures)) == [["A4"], ["A5"]]
    assert has(state, "wood") == 0


def test_where_a_pasture_is_divided_animals_may_lose_their_room() -> None:
    state = world(in_round=4, wood=1, pastures=["A4 A5"], farm=("....s", "R....", "R...."), sheep=8)
    do(state, "place fencing", "fence A4", "enclose")
    assert (asked(state), offered(state)) == ("house", "release sheep")  # 4 and 2 in pastures, one in the house
    assert has(do(state, "release sheep"), "sheep") == 7


def test_where_a_stable_is_fenced_in_animals_may_lose_their_room() -> None:
    state = world(in_round=4, wood=6, farm=("...ss", "R....", "R...."), sheep=1, boar=1, cattle=1)
    do(state, "place fencing", "fence A4", "fence A5", "enclose")
    assert offered(state) == "release boar, release cattle, release sheep"


def test_all_fences_of_an_action_are_built_at_the_same_time() -> None:
    # Neither the division nor the new pasture alone leaves room for all animals, both together do.
    state = world(
        in_round=4,
        wood=9,
        farm=("...s.", "R..ss", "R...."),
        pastures=["A4 A5"],
        sheep=7,
        boar=1,
        cattle=1,
        horse=1,
    )
    do(state, "place fencing", "fence A5", "enclose", "fence B4", "fence B5", "enclose", "done")
    assert wares(state).endswith("7 sheep 1 boar 1 cattle 1 horse")


def test_there_are_fifteen_fences() -> None:
    state = world(in_round=4, wood=20, pastures=["A2 A3 A4 A5 B5"])  # twelve fences
    do(state, "place fencing", "fence B4", "enclose")
    assert can(state, "fence A4")  # one more divides
    assert state.players[0].farm.fences_left == 1
    assert "fence B3" not in offered(state)


def test_with_all_fences_built_there_is_no_fencing() -> None:
    state = world(in_round=4, wood=20, pastures=["A2 A3 A4 A5 B5", "B4", "A2"])
    assert state.players[0].farm.fences_left == 0
    assert not can(state, "place fencing")


# Major improvements on the spaces that build them


def test_the_first_card_of_the_game_builds_one_major_improvement() -> None:
    state = do(world(clay=9, stone=9), "place major_improvement", "build clay_oven")
    assert (cards(state), state.seat, tops(state)[5]) == ("clay_oven", 1, "heating_oven")
