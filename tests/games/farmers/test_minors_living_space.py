"""Farm planners for people and animals, rooms and stables: M032 to M037."""

from typing import Any

import pytest

from mire.games.farmers.box.goods import BOAR, SHEEP
from mire.games.farmers.box.grid import bit
from mire.games.farmers.model.farmyard import FOREST
from mire.games.farmers.rules.harvest import fuel_due
from mire.games.farmers.rules.scoring import scores
from tests.games.farmers.rules_minors import drawn, play
from tests.games.farmers.rules_worlds import (
    asked,
    can,
    cards,
    do,
    harvest,
    has,
    idle,
    offered,
    player_with,
    wares,
    world,
)

ROOMS_3 = ("R....", "R....", "R....")
FULL = ("FFFFF", "RFFFF", "RFFFF")  # no room for anything


# Peat Hut


@pytest.mark.parametrize(
    ("have", "fuel"),
    [
        ({}, 3),
        ({"farm": ROOMS_3}, 4),
        ({"farm": ROOMS_3, "house": "clay"}, 3),
        ({"farm": ROOMS_3, "house": "stone"}, 2),
        ({"farm": ROOMS_3, "house": "stone", "cards": "oven_installation"}, 1),
        ({"cards": "heating_oven"}, 2),
        ({"farm": ROOMS_3, "cards": "tiled_oven"}, 2),
        ({"house": "stone", "cards": "tiled_oven heating_oven"}, 1),
    ],
)
def test_the_peat_hut_takes_a_fuel_more_than_the_house_whatever_saves_there(have: dict[str, Any], fuel: int) -> None:
    assert fuel_due(player_with(**have | {"cards": have.get("cards", "") + " peat_hut"})) == fuel


def test_who_does_not_heat_the_peat_hut_has_a_sick_person() -> None:
    state = harvest(world(cards="peat_hut", in_round=4, food=4, fuel=3))
    do(state, "heat 2")
    assert state.players[0].bed == 1


def test_the_peat_hut_has_room_for_one_more_person() -> None:
    assert not can(world(in_round=7), "place basic_wish_for_children")
    state = do(world(cards="peat_hut", in_round=7), "place basic_wish_for_children")
    assert state.players[0].people == 3
    assert not can(world(cards="peat_hut", in_round=7, people=3), "place basic_wish_for_children")


def test_the_peat_hut_is_no_room() -> None:
    assert scores(world(cards="peat_hut", house="clay"))[0].categories["rooms"] == 2


def test_instead_of_a_renovation_the_peat_hut_becomes_a_wood_room() -> None:
    state = world(cards="peat_hut", in_round=7, clay=2, people=3)
    do(state, "place house_redevelopment")
    assert offered(state, "hut") == "A1, B2, C2"
    do(state, "hut A1")
    assert cards(state) == ""
    assert drawn(state) == ROOMS_3
    assert wares(state) == "2 clay"
    do(state, "build fireplace_2")  # the rest of the space goes on
    assert cards(state) == "fireplace_2"


def test_the_room_for_the_peat_hut_is_neither_a_renovation_nor_built() -> None:
    state = world(cards="peat_hut building_plan", in_round=14, wood=4)
    do(state, "place farm_redevelopment", "hut A1")
    assert state.players[0].farm.house == 0
    do(state, "fence A5", "enclose")
    assert state.seat == 1


def test_who_can_pay_chooses_between_renovation_and_the_room() -> None:
    state = do(world(cards="peat_hut", in_round=7, clay=2, reed=1), "place house_redevelopment")
    assert offered(state) == "hut A1, hut B2, hut C2, renovate"


@pytest.mark.parametrize("have", [{"house": "clay"}, {"farm": FULL}])
def test_the_peat_hut_stays_in_a_better_house_or_where_no_room_has_a_place(have: dict[str, Any]) -> None:
    assert not can(world(cards="peat_hut", in_round=7, **have), "place house_redevelopment")


# Night Pasture


def test_three_animals_of_any_kinds_live_on_the_night_pasture() -> None:
    state = world(cards="night_pasture", farm=FULL, sheep=1, boar=1, cattle=1, in_round=4)
    do(state, "place sheep_market")
    assert has(state, "sheep") == 2
    state = world(cards="night_pasture", farm=FULL, sheep=2, boar=1, cattle=1, in_round=4)
    assert asked(do(state, "place sheep_market")) == "house"


def test_everybody_else_may_keep_one_animal_there() -> None:
    owner = player_with(cards="night_pasture", farm=FULL, sheep=4)  # its own places are full
    state = world(3, farm=FULL, sheep=1, in_round=9, others=[owner])
    do(state, "place sheep_market")
    assert offered(state) == "lodge sheep, release sheep"
    do(state, "lodge sheep")
    assert has(state, "sheep") == 2
    do(idle(state), "place pig_market")
    assert offered(state) == "lodge boar, lodge sheep, release boar, release sheep"


def test_the_owner_is_no_guest() -> None:
    state = world(cards="night_pasture", farm=FULL, sheep=4, in_round=4)
    assert offered(do(state, "place sheep_market")) == "release sheep"


def test_a_guest_breeds_for_the_owner_and_not_for_its_own_player() -> None:
    owner = player_with(cards="night_pasture", sheep=1)
    state = world(farm=FULL, sheep=1, in_round=4, others=[owner])
    do(state, "place sheep_market", "lodge sheep")
    harvest(state)
    assert (has(state, "sheep", 0), has(state, "sheep", 1)) == (2, 2)


def test_an_animal_comes_home_to_breed_when_there_is_room() -> None:
    owner = player_with(cards="night_pasture", sheep=1)
    state = world(farm=FULL, sheep=1, in_round=4, others=[owner])
    do(state, "place sheep_market", "lodge sheep")
    farm = state.players[0].farm
    farm.take_tile(bit("C5"))
    farm.fence(bit("C5"))
    harvest(state)
    assert (has(state, "sheep", 0), has(state, "sheep", 1)) == (3, 1)


@pytest.mark.parametrize("first", [0, 1])
def test_the_owner_breeds_last_and_with_the_young_of_guests(first: int) -> None:
    owner = player_with(cards="night_pasture", farm=FULL, boar=1)
    state = world(
        farm=("FFFFF", "RFFFF", "RFFFP".replace("P", ".")),
        pastures=["C5"],
        boar=2,
        sheep=1,
        in_round=4,
        first=first,
        others=[owner],
    )
    harvest(state)
    assert (state.seat, asked(state)) == (0, "house")
    do(state, "lodge boar")
    assert (has(state, "boar", 0), has(state, "boar", 1)) == (3, 2)


def test_the_owner_needs_room_for_the_young_one() -> None:
    owner = player_with(cards="night_pasture", farm=FULL, sheep=1, boar=1, cattle=1, horse=1)
    state = world(farm=FULL, sheep=1, in_round=4, others=[owner])
    do(state, "place sheep_market", "lodge sheep")
    harvest(state)
    assert (state.seat, asked(state)) == (1, "house")
    assert offered(state, "release") == "boar, cattle, horse, sheep"


def test_a_guest_may_be_another_animal_when_room_is_lacking_again() -> None:
    owner = player_with(cards="night_pasture")
    state = world(farm=("FFFFF", "RFFFF", "RFFF."), pastures=["C5"], sheep=2, boar=1, in_round=14, others=[owner])
    state.players[0].lodger = SHEEP  # as there was no room at home for a time
    do(state, "place cattle_market")
    assert asked(state) == "house"
    do(state, "lodge boar")
    assert wares(state) == "2 sheep 1 boar 1 cattle"
    assert state.players[0].lodger == BOAR
    assert state.seat == 1


def test_a_guest_belongs_to_its_player() -> None:
    owner = player_with(cards="night_pasture")
    state = world(farm=FULL, cards="fireplace_2", sheep=1, in_round=14, others=[owner])
    do(state, "place sheep_market", "lodge sheep")
    assert [score.categories["sheep"] for score in scores(state)] == [1, -1]
    do(harvest(state), "cook sheep", "cook sheep")
    assert state.players[0].lodger == -1


# Home Wood


def test_an_animal_lives_in_each_forest_but_no_sheep() -> None:
    state = world(cards="home_wood", farm=("FF...", "R....", "R...."), boar=1, horse=1, in_round=14)
    do(state, "place cattle_market")
    assert wares(state) == "1 boar 1 cattle 1 horse"
    state = world(cards="home_wood", farm=("FF...", "R....", "R...."), sheep=1, in_round=14)
    assert asked(do(state, "place sheep_market")) == "house"


def test_a_forest_on_a_forest_has_one_place() -> None:
    state = world(cards="home_wood", farm=("F....", "R....", "R...."), boar=2, in_round=14)
    state.players[0].farm.put_tile(FOREST, bit("A1"))
    assert asked(do(state, "place pig_market")) == "house"


@pytest.mark.parametrize("action", ["special fell_trees", "special slash_and_burn"])
def test_who_lived_in_a_forest_that_is_gone_needs_another_place(action: str) -> None:
    state = do(world(cards="home_wood fireplace_2", farm=("F....", "R....", "R...."), cattle=2), action)
    assert asked(state) == "house"
    assert offered(state) == "cook cattle, release cattle"
    assert do(state, "cook cattle").seat == 1


def test_a_doubled_forest_keeps_its_place_when_one_tile_is_felled() -> None:
    state = world(cards="home_wood", farm=("F....", "R....", "R...."), cattle=2)
    state.players[0].farm.put_tile(FOREST, bit("A1"))
    assert do(state, "special fell_trees").seat == 1
    assert has(state, "cattle") == 2


# Horse Trough


def test_two_horses_drink_on_an_unused_space_beside_the_house() -> None:
    state = world(cards="horse_trough", horse=3, food=1)
    do(state, "special horse_market")
    assert asked(state) == "house"
    assert asked(do(world(cards="horse_trough", horse=2, food=1), "special horse_market")) == "turn"
    state = world(cards="horse_trough", sheep=1, in_round=4)
    assert asked(do(state, "place sheep_market")) == "house"


def test_without_an_unused_space_beside_the_house_there_is_no_trough() -> None:
    state = world(cards="horse_trough", farm=("F....", "RF...", "RM..."), horse=1, food=1)
    assert asked(do(state, "special horse_market")) == "house"


def test_the_trough_moves_on_when_its_space_is_used() -> None:
    state = world(cards="horse_trough", farm=("F....", "R....", "RM..."), horse=3, in_round=4)
    assert asked(do(state, "place farmland", "plow B2")) == "house"
    assert do(state, "release horse", "release horse").seat == 1
    state = world(cards="horse_trough", farm=("F....", "R....", "R...."), horse=3, in_round=4)
    assert do(state, "place farmland", "plow B2").seat == 1


def test_a_stable_takes_the_space_of_the_trough_and_has_room_for_one_horse() -> None:
    state = world(cards="horse_trough", farm=("F....", "R....", "RM..."), horse=3, wood=2)
    assert asked(do(state, "place farm_expansion", "stable B2")) == "house"
    assert do(state, "release horse").seat == 1


def test_a_pasture_takes_the_space_of_the_trough_and_has_room_for_two() -> None:
    state = world(cards="horse_trough", farm=("F....", "R....", "RM..."), horse=3, wood=4, in_round=4)
    assert do(state, "place fencing", "fence B2", "enclose").seat == 1
    assert has(state, "horse") == 3


def test_a_tile_on_the_space_of_the_trough() -> None:
    state = world(hand="swamp", cards="horse_trough", farm=("F....", "R....", "RM..."), horse=3)
    play(state, "swamp")
    state.enter_round(11)
    harvest(state)
    while asked(state) != "asked":
        do(state, str(state.moves()[0]))
    assert asked(do(state, "at B2")) == "house"


def test_the_space_of_the_trough_is_unused() -> None:
    assert scores(world(cards="horse_trough", horse=3))[0].categories["unused"] == -13


# Peat Moss


def test_with_peat_moss_a_wood_room_costs_three_wood_and_a_reed() -> None:
    state = world(cards="peat_moss", wood=6, reed=2)
    do(state, "place farm_expansion", "room A1", "room B2")
    assert wares(state) == ""


def test_peat_moss_says_nothing_about_clay_rooms() -> None:
    state = world(cards="peat_moss", house="clay", wood=1, clay=5, reed=2)
    do(state, "place farm_expansion", "room A1")
    assert wares(state) == "1 wood"


# Building Plan


def test_after_two_rooms_up_to_two_stables_are_free() -> None:
    state = world(cards="building_plan", wood=10, reed=4)
    do(state, "place farm_expansion", "room A1", "room B2")
    assert asked(state) == "asked"
    do(state, "at A2", "at C2")
    assert state.seat == 1
    assert drawn(state) == ("Rs...", "RR...", "Rs...")


def test_the_free_stables_may_be_left_and_there_are_four_in_all() -> None:
    state = world(cards="building_plan", wood=10, reed=4, farm=(".....", "R....", "R..ss"))
    do(state, "place farm_expansion", "room A1", "room B2", "done")
    assert drawn(state) == ("R....", "RR...", "R..ss")
    state = world(cards="building_plan", wood=10, reed=4, farm=(".....", "R....", "R.sss"))
    assert do(state, "place farm_expansion", "room A1", "room B2", "at C2").seat == 1


def test_one_room_brings_no_stable() -> None:
    assert do(world(cards="building_plan", wood=5, reed=2), "place farm_expansion", "room A1").seat == 1
