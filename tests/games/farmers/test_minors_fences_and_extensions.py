"""Farm planners with fences, and farmyard extensions: M038, M039, M050 and M051."""

import pytest

from mire.games.farmers.box.grid import bit, ones
from mire.games.farmers.model.farmyard import FOREST
from mire.games.farmers.rules.scoring import scores
from tests.games.farmers.rules_minors import drawn, names, play
from tests.games.farmers.rules_worlds import asked, do, idle, offered, wares, world

# Nature Reserve


def test_the_nature_reserve_fences_a_forest_or_moor_beside_a_pasture() -> None:
    state = world(hand="nature_reserve", farm=("FM..F", "R..MM", "R...."), pastures=["A4"], food=1)
    play(state, "nature_reserve")
    assert offered(state) == "at A5, at B4"
    do(state, "at A5")
    farm = state.players[0].farm
    assert farm.reserve == bit("A5")
    assert farm.fences == 7  # three more
    assert drawn(state) == ("FM.PF", "R..MM", "R....")
    assert wares(state) == ""


def test_the_reserve_becomes_a_pasture_when_its_last_tile_is_gone() -> None:
    farm = ("....M", "R....", "R....")
    state = world(6, hand="nature_reserve", cards="arid_field", farm=farm, pastures=["A4"], food=1)
    do(idle(play(state, "nature_reserve", "at A5")), "special cut_peat")
    assert state.players[0].farm.capacities() == [2, 2]
    assert wares(state) == "1 food 4 fuel"  # the goods of the Arid Field too, as the space is used


def test_under_a_forest_a_moor_keeps_the_reserve() -> None:
    state = world(6, farm=("....M", "R....", "R...."), pastures=["A4"], cards="nature_reserve")
    farm = state.players[0].farm
    farm.put_tile(FOREST, bit("A5"))
    farm.fence_reserve(bit("A5"))
    do(state, "special fell_trees")
    assert farm.reserve == bit("A5")
    do(idle(state), "special cut_peat")
    assert (farm.reserve, len(farm.pastures)) == (0, 2)


def test_slash_and_burn_in_the_reserve_leaves_a_field_inside_the_fences() -> None:
    state = world(hand="nature_reserve", farm=("....F", "R....", "R...."), pastures=["A4"], food=1)
    do(idle(play(state, "nature_reserve", "at A5")), "special slash_and_burn")
    assert drawn(state) == ("...Px", "R....", "R....")
    farm = state.players[0].farm
    assert (farm.fences, len(farm.pastures)) == (7, 1)


def test_a_reserve_is_no_pasture() -> None:
    farm = ("....F", "R....", "R....")
    state = world(hand="nature_reserve", farm=farm, pastures=["A4"], food=1, wood=4, sheep=3, in_round=4)
    idle(play(state, "nature_reserve", "at A5"))
    assert scores(state)[0].categories["pastures"] == 1
    assert not state.players[0].farm.places_for_stable() & bit("A5")
    assert bit("B5") not in state.players[0].farm.pastures_to_fence(4)  # beside the reserve only
    assert asked(do(state, "place sheep_market")) == "house"


def test_fences_of_the_reserve_are_fences_for_a_pasture_beside_it() -> None:
    state = world(hand="nature_reserve", farm=("....F", "R....", "R...."), pastures=["A4"], food=1, wood=4, in_round=4)
    do(idle(play(state, "nature_reserve", "at A5")), "place fencing", "fence B4", "fence B5", "enclose")
    assert wares(state) == ""  # four more: one to the left, one to the right, two below


def test_with_the_home_wood_an_animal_lives_in_the_forest_of_the_reserve() -> None:
    farm = ("....F", "R....", "R....")
    state = world(hand="nature_reserve", cards="home_wood", farm=farm, pastures=["A4"], food=1, boar=3, in_round=9)
    idle(play(state, "nature_reserve", "at A5"))
    assert asked(do(state, "place pig_market")) == "turn"


@pytest.mark.parametrize(
    ("farm", "pasture"),
    [
        (("F....", "R....", "R...."), "A4"),  # no forest beside it
        ((".....", "R..M.", "R...."), "A2 A3 A4 A5 B5 C5"),  # one fence is left, two are missing
    ],
)
def test_without_a_space_or_enough_fences_there_is_no_reserve(farm: tuple[str, str, str], pasture: str) -> None:
    state = play(world(hand="nature_reserve", farm=farm, pastures=[pasture], food=1), "nature_reserve")
    assert state.players[0].farm.reserve == 0
    assert state.seat == 1


# Special Pasture


def test_the_special_pasture_lies_apart() -> None:
    state = world(hand="special_pasture", farm=("...F.", "R....", "R...s"), pastures=["A3"], wood=3, in_round=4)
    play(state, "special_pasture")
    assert offered(state, "at") == "A1, A5, B2, B4, B5, C2, C3, C4, C5"
    do(state, "at C5")
    farm = state.players[0].farm
    assert wares(state) == "1 wood"
    assert farm.capacities() == [2 << 1, 2]
    assert farm.fences == 8


def test_after_the_special_pasture_a_new_one_lies_beside_any_other() -> None:
    state = world(hand="special_pasture", pastures=["A3"], wood=8, in_round=4)
    do(idle(play(state, "special_pasture", "at C5")), "place fencing")
    farm = state.players[0].farm
    assert bit("B5") in farm.pastures_to_fence(4)
    assert bit("C2") not in farm.pastures_to_fence(4)
    do(state, "fence B3", "fence B4", "fence B5", "enclose")  # the groups are joined
    assert len(farm.pastures) == 3


@pytest.mark.parametrize(
    ("farm", "pasture"),
    [
        (("FFFFF", "RFFFF", "RFFF."), "C5"),
        ((".....", "R....", "R...."), "A2 A3 A4 A5 B5 C5"),  # one fence is left
    ],
)
def test_without_a_space_or_enough_fences_there_is_no_special_pasture(farm: tuple[str, str, str], pasture: str) -> None:
    state = play(world(hand="special_pasture", farm=farm, pastures=[pasture], wood=2), "special_pasture")
    assert len(state.players[0].farm.pastures) == 1
    assert state.seat == 1


# Farmyard extensions


def test_a_farm_extension_lies_flush_along_a_side() -> None:
    state = play(world(hand="farm_extension", clay=1), "farm_extension")
    assert offered(state, "at") == ("A0, A6, B0, B6, C0, C6, D1, D2, D3, D4, D5, Z1, Z2, Z3, Z4, Z5")
    do(state, "at Z3")
    assert offered(state) == "at Z2, at Z4"
    do(state, "at Z4")
    assert ones(state.players[0].farm.board) == 17
    assert scores(state)[0].categories["unused"] == -15


@pytest.mark.parametrize("strip", ["Z3 Z4", "D3 D4", "A0 B0", "A6 B6"])
def test_the_new_spaces_are_used_like_others(strip: str) -> None:
    one, other = strip.split()
    state = play(world(hand="farm_extension", clay=1), "farm_extension", f"at {one}", f"at {other}")
    do(idle(state), "place farmland", f"plow {one}")
    assert names(state.players[0].farm.fields) == [one]
    assert other in names(state.players[0].farm.places_for_field())


def test_fences_run_around_new_spaces_too() -> None:
    state = play(world(hand="farm_extension", clay=1, in_round=4, wood=8), "farm_extension", "at A6", "at B6")
    do(idle(state), "place fencing", "fence A6", "fence A5", "enclose", "done")
    assert names(state.players[0].farm.fenced) == ["A5", "A6"]
    assert wares(state) == "2 wood"


def test_moor_enclosures_bring_two_moors() -> None:
    state = world(hand="moor_enclosures", house="clay", stone=1)
    play(state, "moor_enclosures", "at C6", "at B6")
    assert names(state.players[0].farm.moors) == ["B6", "C6"]
    assert scores(state)[0].categories["unused"] == -13
    do(idle(state), "special cut_peat", "cut B6")
    assert scores(state)[0].categories["unused"] == -14


def test_the_second_extension_may_touch_only_the_first() -> None:
    state = world(hand="farm_extension moor_enclosures", house="clay", clay=1, stone=1, fuel=1)
    idle(play(state, "farm_extension", "at Z3", "at Z4"))
    do(state, "special black_market", "play moor_enclosures")
    assert offered(state, "at") == "A0, A6, B0, B6, C0, C6, D1, D2, D3, D4, D5, Y3, Y4, Z1, Z2"
    do(state, "at Y3")
    assert offered(state) == "at Y4"
    assert names(do(state, "at Y4").players[0].farm.moors) == ["Y3", "Y4"]


def test_a_strip_on_its_end_is_no_extension() -> None:
    state = play(world(hand="farm_extension", clay=1), "farm_extension", "at Z1")
    assert offered(state) == "at Z2"
