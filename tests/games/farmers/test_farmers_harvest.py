"""The harvest: fields, feeding with all that becomes food, heating and illness, breeding."""

from typing import Any

import pytest

from mire.games.farmers.rules.harvest import fuel_due
from tests.games.farmers.rules_worlds import (
    asked,
    can,
    do,
    farmyard,
    harvest,
    has,
    offered,
    player_with,
    wares,
    world,
)

ROOMS = {
    2: (".....", "R....", "R...."),
    3: ("R....", "R....", "R...."),
    4: ("R....", "RR...", "R...."),
    5: ("R....", "RR...", "RR..."),
}


def fed(**more: Any) -> Any:
    """The harvest of round 4 with food for two people."""
    return harvest(world(in_round=4, food=4, **more))


# Fields


def test_a_crop_is_taken_from_every_field() -> None:
    state = fed(farm=("ggv..", "R....", "R...."), fuel=2)
    assert (has(state, "grain"), has(state, "vegetable")) == (2, 1)
    farm = state.players[0].farm
    assert sorted(field.left for field in farm.sown.values()) == [1, 2, 2]


def test_crops_of_this_harvest_can_be_eaten() -> None:
    state = harvest(world(in_round=4, food=3, farm=("g....", "R....", "R....")))
    assert wares(do(state, "eat grain")) == ""
    assert state.players[0].begging == 0


def test_a_field_that_is_harvested_empty_stays_a_field() -> None:
    state = world(in_round=4, food=4, farm=("v....", "R....", "R...."))
    farm = state.players[0].farm
    farm.harvest()
    harvest(state)
    assert (farm.sown, farm.empty_fields, has(state, "vegetable")) == ({}, farm.fields, 1)


# Feeding


@pytest.mark.parametrize(
    ("people", "newborns", "food"), [(2, 0, 4), (3, 0, 6), (3, 1, 5), (4, 2, 6), (5, 0, 10), (5, 1, 9)]
)
def test_an_adult_eats_two_food_and_a_newborn_one(people: int, newborns: int, food: int) -> None:
    state = world(in_round=4, people=people, food=20)
    state.players[0].newborns = newborns
    assert has(harvest(state), "food") == 20 - food


@pytest.mark.parametrize(("food", "markers"), [(4, 0), (3, 1), (1, 3), (0, 4)])
def test_a_begging_marker_for_every_missing_food(food: int, markers: int) -> None:
    state = harvest(world(in_round=4, food=food))
    assert (state.players[0].begging, has(state, "food")) == (markers, 0)


def test_food_must_be_spent_but_nothing_is_turned_into_food_against_ones_will() -> None:
    state = harvest(world(in_round=4, food=3, grain=2, vegetable=1, sheep=1, cards="fireplace_2"))
    assert (asked(state), offered(state)) == ("feed", "cook sheep, cook vegetable, eat grain, feed")
    do(state, "feed")
    assert (state.players[0].begging, wares(state)) == (1, "2 grain 1 vegetable 1 sheep")


def test_who_has_enough_food_and_nothing_to_exchange_is_not_asked() -> None:
    assert asked(fed()) == "turn"


def test_who_has_enough_food_is_asked_about_animals_and_crafts_only() -> None:
    state = fed(grain=2, sheep=1, wood=1, cards="fireplace_2 joinery")
    assert offered(state) == "cook sheep, craft joinery, feed"


def test_people_in_the_infirmary_or_on_other_spaces_are_all_fed() -> None:
    state = world(in_round=4, people=2, bed=1, food=3, others=[player_with(food=9, people=2)])
    do(state, "place forest", "place fishing", "place infirmary", "place clay_pit")
    assert (asked(state), has(state, "food")) == ("heat", 0)


@pytest.mark.parametrize(
    ("card", "ware", "food"), [("joinery", "wood", 2), ("pottery", "clay", 2), ("basketmakers_workshop", "reed", 3)]
)
def test_a_craft_building_turns_one_good_into_food_once_in_a_harvest(card: str, ware: str, food: int) -> None:
    goods: dict[str, Any] = {ware: 5}
    state = do(harvest(world(in_round=4, cards=card, grain=1, **goods)), f"craft {card}")
    assert (has(state, ware), has(state, "food")) == (4, food)
    assert not can(state, f"craft {card}")


def test_a_craft_building_can_be_used_again_in_the_next_harvest() -> None:
    state = do(harvest(world(in_round=13, cards="pottery", clay=2, food=1)), "craft pottery")
    assert state.round == 14
    assert can(harvest(state), "craft pottery")


def test_all_craft_buildings_are_used_in_one_harvest_if_one_likes() -> None:
    state = harvest(world(in_round=4, cards="joinery pottery basketmakers_workshop", wood=1, clay=1, reed=1, fuel=9))
    do(state, "craft joinery", "craft pottery", "craft basketmakers_workshop", "heat 2")
    assert wares(state) == "3 food 7 fuel"


def test_traded_goods_can_be_crafted() -> None:
    state = harvest(world(in_round=4, cards="pottery furniture_stall", wood=1, fuel=9))
    do(state, "trade wood clay", "craft pottery")
    assert state.players[0].begging == 2


def test_craft_buildings_can_be_used_until_the_house_is_heated() -> None:
    state = harvest(world(in_round=4, cards="pottery joinery", wood=1, clay=1, food=4, fuel=2))
    do(state, "feed")
    assert offered(state) == "craft joinery, craft pottery, heat 0, heat 1, heat 2"
    do(state, "craft pottery")
    assert offered(state) == "craft joinery, heat 0, heat 1, heat 2"
    do(state, "heat 2")
    assert (wares(state), asked(state)) == ("1 wood 2 food", "turn")


def test_what_a_craft_building_takes_can_be_traded_for_while_the_house_is_heated() -> None:
    state = harvest(world(in_round=4, cards="pottery furniture_stall", wood=1, food=4, fuel=2))
    do(state, "feed", "trade wood clay", "craft pottery", "heat 2")
    assert wares(state) == "2 food"


def test_where_no_fuel_is_due_there_is_still_time_for_the_craft_buildings() -> None:
    state = do(harvest(world(in_round=4, cards="pottery", house="stone", clay=1, food=4)), "feed")
    assert offered(state) == "craft pottery, heat 0"


def test_players_feed_and_heat_in_turn_order_from_the_starting_player_then_all_breed() -> None:
    hungry: dict[str, Any] = {"grain": 1, "fuel": 1, "sheep": 2, "boar": 1, "pastures": ["A5"]}
    state = harvest(world(3, in_round=4, first=1, others=[player_with(**hungry), player_with(**hungry)], **hungry))
    seen = []
    while asked(state) != "turn":
        seen.append((state.seat, asked(state)))
        do(state, {"feed": "feed", "heat": "heat 1", "house": "release boar"}[asked(state)])
    expected = [(seat, ask) for seat in (1, 2, 0) for ask in ("feed", "heat")]
    assert seen == expected + [(seat, "house") for seat in (1, 2, 0)]


# Heating


@pytest.mark.parametrize(
    ("house", "rooms", "owned", "fuel"),
    [
        ("wood", 2, "", 2),
        ("wood", 3, "", 3),
        ("wood", 5, "", 5),
        ("clay", 2, "", 1),
        ("clay", 3, "", 2),
        ("clay", 5, "", 4),
        ("stone", 2, "", 0),
        ("stone", 3, "", 1),
        ("stone", 5, "", 3),
        ("wood", 2, "heating_oven", 1),
        ("clay", 2, "heating_oven", 0),
        ("stone", 2, "heating_oven", 0),
        ("stone", 3, "heating_oven", 0),
        ("stone", 4, "heating_oven", 1),
        ("wood", 5, "tiled_oven", 1),
        ("clay", 2, "tiled_oven", 1),
        ("stone", 2, "tiled_oven", 0),
        ("stone", 3, "tiled_oven", 1),
        ("wood", 2, "heating_oven tiled_oven", 1),
        ("clay", 2, "heating_oven tiled_oven", 0),
        ("wood", 5, "heating_oven tiled_oven", 1),
        ("wood", 3, "clay_oven stone_oven fireplace_2", 3),
    ],
)
def test_the_heating_cost(house: str, rooms: int, owned: str, fuel: int) -> None:
    assert fuel_due(player_with(farm=ROOMS[rooms], house=house, cards=owned)) == fuel
    state = fed(farm=ROOMS[rooms], house=house, cards=owned, fuel=9)
    if fuel:
        assert offered(state) == ", ".join(f"heat {number}" for number in range(fuel + 1))
        do(state, f"heat {fuel}")
    assert (has(state, "fuel"), state.players[0].bed, asked(state)) == (9 - fuel, 0, "turn")


@pytest.mark.parametrize(("paid", "sick"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_for_every_fuel_that_is_not_paid_a_person_falls_ill(paid: int, sick: int) -> None:
    state = do(harvest(world(in_round=4, farm=ROOMS[3], people=4, food=8, fuel=9)), f"heat {paid}")
    assert (state.players[0].bed, state.players[0].home, has(state, "fuel")) == (sick, 4 - sick, 9 - paid)
    assert state.players[0].begging == 0


def test_no_more_people_fall_ill_than_there_are() -> None:
    state = fed(farm=ROOMS[4])
    assert (state.players[0].bed, state.players[0].home, asked(state)) == (2, 0, "turn")


def test_nobody_falls_ill_in_an_empty_room_that_is_heated_and_even_empty_rooms_are() -> None:
    state = fed(farm=ROOMS[3], fuel=2)
    assert do(state, "heat 2").players[0].bed == 1


def test_wood_is_burnt_while_heating() -> None:
    state = fed(wood=3)
    assert offered(state) == "burn, heat 0"
    do(state, "burn")
    assert offered(state) == "burn, heat 0, heat 1"
    assert (wares(do(state, "burn", "heat 2")), state.players[0].bed) == ("1 wood", 0)


def test_no_more_wood_is_burnt_than_heating_takes() -> None:
    assert offered(fed(wood=9, fuel=2)) == "heat 0, heat 1, heat 2"


def test_traded_wood_is_burnt_too() -> None:
    state = do(
        fed(reed=2, cards="basket_stall"), "trade reed wood", "feed", "burn", "trade reed wood", "burn", "heat 2"
    )
    assert (wares(state), state.players[0].bed) == ("", 0)


def test_newborns_are_people_who_may_fall_ill() -> None:
    state = world(in_round=4, food=9, people=3)
    state.players[0].newborns = 2
    harvest(state)
    assert (state.players[0].bed, state.players[0].home) == (2, 1)
    state = world(in_round=4, food=9, people=1)
    state.players[0].newborns = 1
    assert harvest(state).players[0].bed == 1


def test_who_is_ill_starts_the_next_round_in_bed() -> None:
    state = fed()
    assert (state.round, offered(state)) == (5, "place infirmary")


def test_who_was_ill_may_fall_ill_again() -> None:
    state = world(in_round=7, people=2, bed=2, food=9, others=[player_with(food=9)])
    do(state, "place infirmary", "place fishing", "place infirmary", "place forest")
    while asked(state) != "turn":
        do(state, "feed" if asked(state) == "feed" else "heat 0")
    assert state.players[0].bed == 2


# The Village Church


def test_the_church_takes_a_fuel_for_a_point_once_in_a_harvest() -> None:
    state = fed(cards="village_church", fuel=9)
    assert offered(state) == "donate, heat 0, heat 1, heat 2"
    do(state, "donate")
    assert offered(state) == "heat 0, heat 1, heat 2"
    assert (state.players[0].bonus, has(do(state, "heat 2"), "fuel")) == (1, 6)


def test_also_with_burnt_wood_and_instead_of_heating() -> None:
    state = do(fed(cards="village_church", wood=1), "burn", "donate")
    assert (state.players[0].bonus, state.players[0].bed) == (1, 2)


def test_also_when_nothing_is_to_be_heated() -> None:
    state = do(fed(cards="village_church", wood=1, house="stone"), "burn", "donate")
    assert (state.players[0].bonus, state.players[0].bed) == (1, 0)


def test_the_church_may_stay_without_fuel() -> None:
    assert do(fed(cards="village_church", fuel=2), "heat 2").players[0].bonus == 0


def test_the_church_can_be_used_again_in_the_next_harvest() -> None:
    state = do(harvest(world(in_round=13, food=20, cards="village_church", fuel=9, house="stone")), "donate")
    assert state.round == 14
    assert do(harvest(state), "donate").players[0].bonus == 2


# Breeding


@pytest.mark.parametrize("ware", ["sheep", "boar", "cattle", "horse"])
@pytest.mark.parametrize(("number", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (7, 8)])
def test_two_animals_of_a_kind_have_one_young(ware: str, number: int, after: int) -> None:
    animals: dict[str, Any] = {ware: number}
    assert has(fed(pastures=["A2 A3 A4 A5"], house="stone", **animals), ware) == after


def test_all_kinds_breed_at_once() -> None:
    kinds: dict[str, Any] = {"sheep": 2, "boar": 2, "cattle": 2, "horse": 2}
    state = fed(farm=("...ss", "R..ss", "R...."), pastures=["A4", "A5", "B4", "B5"], house="stone", **kinds)
    assert wares(state) == "3 sheep 3 boar 3 cattle 3 horse"


def test_a_young_one_without_room_is_not_kept() -> None:
    state = fed(pastures=["A5"], sheep=3, house="stone")
    assert has(do(state, "release sheep"), "sheep") == 3


def test_the_owner_chooses_which_animals_stay() -> None:
    state = fed(pastures=["A5", "A4"], sheep=2, cattle=2, house="stone", cards="cookhouse_4")
    do(state, "feed")
    assert (asked(state), offered(state)) == ("house", "release cattle, release sheep")  # nothing is cooked now
    assert wares(do(state, "release sheep")) == "2 sheep 3 cattle"


def test_an_animal_may_be_released_for_the_young_of_another_kind() -> None:
    state = do(fed(pastures=["A5"], sheep=2, boar=1, house="stone"), "release boar")
    assert wares(state) == "3 sheep"


def test_animals_are_cooked_before_to_make_room() -> None:
    state = fed(pastures=["A5"], sheep=2, boar=1, house="stone", cards="fireplace_2")
    do(state, "cook boar", "feed")
    assert wares(state) == "2 food 3 sheep"


def test_a_kind_of_which_only_one_is_left_does_not_breed() -> None:
    state = do(fed(pastures=["A5"], sheep=2, house="stone", cards="fireplace_2"), "cook sheep", "feed")
    assert wares(state) == "2 food 1 sheep"


def test_nothing_is_taken_into_use_while_animals_breed() -> None:
    state = world(in_round=4, tokens=True, cards="fireplace_2", unlit="fireplace_2", fuel=9, food=4, house="stone")
    state.players[0].animals[:2] = [2, 1]
    state.players[0].farm.fence(farmyard(ROOMS[2], ["A5"]).fenced)
    do(harvest(state), "feed")
    assert (asked(state), offered(state)) == ("house", "release boar, release sheep")
