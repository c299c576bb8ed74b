"""Actions boosters for people and what they build: M018, M027 to M029, M052, M053, M061, M083 and M092."""

from typing import Any

import pytest

from mire.games.farmers.box.board import IDS
from mire.games.farmers.box.grid import bit
from mire.games.farmers.model.farmyard import FOREST
from mire.games.farmers.rules.scoring import scores
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_minors import drawn, play, round_begins
from tests.games.farmers.rules_worlds import (
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

TWO = "fireplace_2 well"
FORESTS = ("FF...", "R....", "R....")
STABLES = ("s....", "Rs...", "Rs...")  # with the house, room for four animals


# Register of Craftsmen


@pytest.mark.parametrize(
    ("building", "goods"),
    [("joinery", {"wood": 2}), ("pottery", {"clay": 2}), ("basketmakers_workshop", {"reed": 2})],
)
def test_a_craft_building_costs_a_stone_less(building: str, goods: dict[str, Any]) -> None:
    state = world(hand="register_of_craftsmen", cards=TWO, stone=1, **goods)
    play(state, "register_of_craftsmen")
    assert offered(state) == f"build {building}"
    do(state, f"build {building}")
    assert cards(state) == f"{TWO} {building}"
    assert wares(state) == ""
    assert hand(state, 1) == "register_of_craftsmen"


def test_the_museum_makes_them_cheaper_still() -> None:
    state = world(hand="register_of_craftsmen", cards="well museum_of_the_moors", stone=1, wood=1)
    assert cards(play(state, "register_of_craftsmen", "build joinery")).endswith("joinery")


def test_the_register_is_passed_on_by_who_can_not_build() -> None:
    state = play(world(hand="register_of_craftsmen", cards=TWO, stone=1, wood=1), "register_of_craftsmen")
    assert (state.seat, hand(state, 1)) == (1, "register_of_craftsmen")


def test_a_building_that_is_covered_or_gone_is_not_built() -> None:
    owner = player_with(cards="joinery")
    state = world(hand="register_of_craftsmen", cards=TWO, stone=1, wood=2, others=[owner])
    assert play(state, "register_of_craftsmen").seat == 1


# Garden Path


def test_garden_path_gives_wood_and_takes_a_point_from_the_left_neighbour() -> None:
    state = world(3, hand="garden_path", farm=FORESTS, clay=1, in_round=4)
    before = [score.total for score in scores(state)]
    play(state, "garden_path")
    assert wares(state) == "3 wood"
    assert [score.total - old for score, old in zip(scores(state), before, strict=True)] == [0, -1, 0]


def test_the_one_marker_goes_on_to_the_next_neighbour() -> None:
    neighbour = player_with(farm=FORESTS, clay=1, fuel=1)
    state = play(world(3, hand="garden_path", farm=FORESTS, clay=1, others=[neighbour]), "garden_path")
    do(state, "special black_market", "play garden_path")
    assert state.garden_path == 2
    assert wares(state, 1) == "3 wood"


def test_alone_garden_path_gives_only_wood() -> None:
    state = world(1, hand="garden_path", farm=FORESTS, clay=1)
    before = scores(state)[0].total
    play(state, "garden_path")
    assert wares(state) == "3 wood"
    assert scores(state)[0].total == before


# Out on the Wallaby and Tinker


@pytest.mark.parametrize(
    ("owned", "gained"),
    [
        ("joinery basketmakers_workshop", "3 wood 2 reed"),
        ("pottery", "3 clay"),
        ("joinery pottery basketmakers_workshop", "3 wood 3 clay 2 reed"),
        ("furniture_stall ceramics_stall basket_stall", ""),  # trade buildings are no craft buildings
        ("", ""),
    ],
)
def test_what_craft_buildings_bring_on_the_wallaby(owned: str, gained: str) -> None:
    assert wares(play(world(hand="out_on_the_wallaby", cards=owned), "out_on_the_wallaby")) == gained


@pytest.mark.parametrize(
    ("owned", "gained"),
    [
        ("well clay_oven pottery", "1 wood 1 clay 1 reed 1 stone"),
        ("well clay_oven stone_oven", ""),
        ("well clay_oven basket_stall", ""),
    ],
)
def test_the_tinker_wants_a_craft_building(owned: str, gained: str) -> None:
    assert wares(play(world(hand="tinker", cards=owned, food=1), "tinker")) == gained


# Wedding Coach


def coach(**have: Any) -> FarmersState:
    return world(hand="wedding_coach", farm=STABLES, horse=4, wood=2, food=1, **have)


def test_the_wedding_coach_brings_a_child_without_room_and_without_a_person_for_it() -> None:
    state = play(coach(cards="birthing_house"), "wedding_coach", "use wedding_coach")
    player = state.players[0]
    assert (player.people, player.newborns, player.home) == (3, 1, 1)
    assert wares(state) == "1 food 1 fuel 4 horse"  # it is family growth for the Birthing House
    assert people_gone(state).players[0].home == 3


def test_the_wedding_coach_may_stay_empty() -> None:
    assert play(coach(), "wedding_coach", "done").players[0].people == 2


def test_five_people_are_all_there_are() -> None:
    state = play(coach(people=5), "wedding_coach")
    assert (state.seat, state.players[0].people) == (1, 5)


# Forest Hut


def hut(farm: tuple[str, str, str] = FORESTS, **have: Any) -> FarmersState:
    """A turn of who has a person in the forest A1 and one at home."""
    return idle(play(world(hand="forest_hut", farm=farm, wood=2, **have), "forest_hut", "at A1"))


def test_a_person_from_the_supply_lives_in_a_forest_and_is_no_family() -> None:
    state = play(world(hand="forest_hut", farm=FORESTS, wood=2, in_round=4, food=4, fuel=2), "forest_hut")
    assert offered(state) == "at A1, at A2"  # nobody may be left out
    do(state, "at A2")
    player = state.players[0]
    assert (player.people, player.home, player.people_left) == (2, 1, 2)
    assert scores(state)[0].categories["people"] == 6
    do(harvest(state), "heat 2")
    assert wares(state) == ""  # two people eat


def test_who_lives_in_a_forest_is_not_there_for_family_growth() -> None:
    rooms = ("RF...", "RR...", "RR...")
    state = idle(play(world(hand="forest_hut", farm=rooms, people=4, wood=2, in_round=7), "forest_hut", "at A2"))
    assert not can(state, "place basic_wish_for_children")
    assert can(world(farm=rooms, people=4, in_round=7), "place basic_wish_for_children")


@pytest.mark.parametrize("moves", [("special fell_trees", "fell A1"), ("special slash_and_burn", "clear A1")])
def test_when_the_forest_is_gone_one_more_person_is_placed_in_this_round(moves: tuple[str, str]) -> None:
    state = do(hut(), *moves)
    assert state.players[0].home == 2
    do(idle(state), "place day_laborer")
    do(idle(state), "place grain_seeds")
    assert has(state, "food") == 2
    assert has(state, "grain") == 1
    assert state.players[0].home == 2  # the next round, with the family only
    assert state.players[0].people_left == 3
    assert state.round == 2


def test_another_forest_brings_nobody() -> None:
    assert do(hut(), "special fell_trees", "fell A2").players[0].home == 1


def test_who_came_from_the_forest_may_rest() -> None:
    state = do(hut(), "special fell_trees", "fell A1")
    assert not can(idle(state), "rest")  # the family comes first
    do(state, "place day_laborer")
    assert can(idle(state), "rest")
    do(state, "rest")
    assert state.round == 2
    assert scores(state)[0].categories["people"] == 6


def test_the_sick_go_to_the_infirmary_even_if_who_came_from_the_forest_rests() -> None:
    state = do(hut(people=3, bed=1), "special fell_trees", "fell A1")
    do(idle(state), "place day_laborer")
    do(idle(state), "rest")
    assert offered(idle(state)) == "place infirmary"


def test_the_person_stands_on_the_uppermost_tile() -> None:
    state = world(hand="forest_hut", farm=("F....", "R....", "R...."), wood=2)
    state.players[0].farm.put_tile(FOREST, bit("A1"))
    do(idle(play(state, "forest_hut", "at A1")), "special fell_trees")
    assert drawn(state) == ("F....", "R....", "R....")
    assert (state.players[0].home, state.players[0].hut) == (2, 0)


@pytest.mark.parametrize("have", [{"people": 5, "farm": FORESTS}, {"farm": ("MM...", "R....", "R....")}])
def test_without_a_person_or_a_forest_the_hut_stays_empty(have: dict[str, Any]) -> None:
    state = play(world(hand="forest_hut", wood=2, **have), "forest_hut")
    assert (state.seat, state.players[0].hut) == (1, 0)


# Hay Wagon


@pytest.mark.parametrize(("space", "enough"), [("forest", 3), ("clay_pit", 3), ("reed_bank", 2), ("western_quarry", 2)])
def test_the_hay_wagon_after_much_of_a_building_resource(space: str, enough: int) -> None:
    for number, comes in ((enough - 1, False), (enough, True), (enough + 1, True)):
        state = world(cards="hay_wagon", clay=2, reed=1, in_round=7)
        state.stock[IDS.index(space)] = number
        do(state, f"place {space}")
        assert asked(state) == ("act" if comes else "turn")
        if comes:
            assert offered(state) == "done, renovate"


def test_the_hay_wagon_renovates_or_builds_rooms() -> None:
    state = do(world(cards="hay_wagon", wood=7, clay=2, reed=5), "place forest")
    assert offered(state) == "done, renovate, room A1, room B2, room C2"
    do(state, "room A1", "room B2")
    assert state.seat == 1  # no renovation besides
    assert state.players[0].farm.room_count == 4
    state = do(world(cards="hay_wagon", wood=7, clay=2, reed=5), "place forest", "renovate")
    assert (state.seat, state.players[0].farm.house) == (1, 1)


def test_the_hay_wagon_may_pass_by() -> None:
    assert wares(do(world(cards="hay_wagon", clay=2, reed=1), "place forest", "done")) == "3 wood 2 clay 1 reed"


def test_what_cards_add_is_not_on_the_hay_wagon() -> None:
    state = world(cards="hay_wagon wheelbarrow", clay=2, reed=1)
    state.stock[IDS.index("forest")] = 2
    do(state, "place forest")
    assert asked(state) != "act"


def test_with_the_hay_wagon_the_peat_hut_becomes_a_room() -> None:
    state = do(world(cards="hay_wagon peat_hut"), "place forest", "hut A1")
    assert cards(state) == "hay_wagon"


# Coal Seam


def test_the_coal_seam_gives_a_fuel_at_once() -> None:
    assert wares(play(world(hand="coal_seam", wood=1, clay=1), "coal_seam")) == "1 fuel"


def test_the_coal_seam_gives_a_fuel_at_the_hiring_fair_and_to_day_laborers() -> None:
    state = do(world(cards="coal_seam"), "special hiring_fair")
    assert wares(state) == "1 food 1 fuel"
    assert wares(do(idle(state), "place day_laborer")) == "3 food 2 fuel"


def test_the_coal_seam_gives_nothing_elsewhere() -> None:
    assert wares(do(world(cards="coal_seam"), "place fishing")) == "1 food"
    assert wares(do(world(cards="coal_seam", food=1), "special horse_market")) == "1 horse"


# Arid Field


MOOR_BESIDE = (".....", "RM...", "R....")


def test_on_the_arid_field_a_fuel_and_a_food_lie_until_the_space_is_used() -> None:
    state = do(world(cards="arid_field", farm=MOOR_BESIDE), "special cut_peat")
    assert wares(state) == "3 fuel"
    assert drawn(state) == (".....", "R....", "R....")
    state = people_gone(state)
    assert wares(state) == "3 fuel"  # as long as the space is unused


@pytest.mark.parametrize(
    "moves",
    [
        ("place farm_expansion", "room B2"),
        ("place farm_expansion", "stable B2", "done"),
        ("place farmland", "plow B2"),
        ("place fencing", "fence B2", "enclose", "done"),
    ],
)
def test_any_use_of_the_space_takes_them(moves: tuple[str, ...]) -> None:
    state = world(cards="arid_field", farm=MOOR_BESIDE, wood=9, reed=2, in_round=4)
    do(state, "special cut_peat")
    do(idle(state), *moves)
    assert (has(state, "fuel"), has(state, "food")) == (4, 1)
    assert state.players[0].farm.left == {}


def test_a_new_tile_takes_them() -> None:
    state = world(hand="swamp", cards="arid_field", farm=MOOR_BESIDE)
    play(state, "swamp")
    do(idle(state), "special cut_peat")
    state.players[0].goods[:] = [0] * len(state.players[0].goods)
    do(round_begins(state, 12), "at B2")
    assert wares(state) == "1 food 1 fuel"


def test_nothing_lies_where_a_tile_is_left_or_trees_were_felled() -> None:
    state = do(world(cards="arid_field", farm=FORESTS), "special fell_trees", "fell A1")
    assert state.players[0].farm.left == {}
    state = world(cards="arid_field", farm=MOOR_BESIDE)
    state.players[0].farm.covered = {bit("B2"): [FOREST]}
    do(state, "special cut_peat")
    assert state.players[0].farm.left == {}
