"""Minor improvements that provide goods: the terms of all of them, and what M019 to M025 and M075 to M081 do."""

from typing import Any

import pytest

from mire.games.farmers.box.goods import WARES
from mire.games.farmers.box.grid import bit, ones
from mire.games.farmers.box.improvements import number
from mire.games.farmers.model.farmyard import FOREST
from mire.games.farmers.model.player import Delivery
from mire.games.farmers.rules.scoring import scores
from tests.games.farmers.rules_minors import bonus, own, play, playable, round_begins, waiting
from tests.games.farmers.rules_worlds import (
    FORESTS,
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
    spaces,
    wares,
    world,
)

MIXED_3 = "fireplace_2 well coal_seam"  # major or minor ones
MIXED_4 = "fireplace_2 well coal_seam taps"
FIELD = ("x....", "R....", "R....")

# M019 Lawn Turf


def unused_farm(unused: int) -> tuple[str, str, str]:
    """A farm with so many unused spaces, and moors elsewhere."""
    row = "." * unused + "M" * (13 - unused)
    return row[:5], "R" + row[5:9], "R" + row[9:]


@pytest.mark.parametrize(("unused", "fuel"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 0), (13, 0), (0, 0)])
def test_lawn_turf_gives_fuel_for_three_to_seven_unused_spaces(unused: int, fuel: int) -> None:
    state = play(world(hand="lawn_turf", cards=MIXED_4, farm=unused_farm(unused)), "lawn_turf")
    assert has(state, "fuel") == fuel


# M020 Peat Pellets


def test_peat_pellets_give_a_fuel_for_each_moor_that_can_be_seen() -> None:
    state = world(hand="peat_pellets", cards="well", farm=("MMMM.", "R....", "R...."), fuel=20)
    own(state).farm.put_tile(FOREST, bit("A4"))
    play(state, "peat_pellets")
    assert (has(state, "fuel"), ones(own(state).farm.moors)) == (23, 3)


def test_peat_pellets_give_nothing_without_moors() -> None:
    state = play(world(hand="peat_pellets", cards="well", farm=FORESTS), "peat_pellets")
    assert has(state, "fuel") == 0


# M021 Peat-Cutting Expedition


def test_on_the_expedition_moors_become_fuel_and_points_and_horses_bring_fuel() -> None:
    state = world(hand="peat_cutting_expedition", farm=("MM...", "R....", "R...."), pastures=MEADOW, horse=5, food=4)
    play(state, "peat_cutting_expedition", "at A1", "at A2")
    assert (has(state, "food"), has(state, "fuel"), own(state).bonus) == (0, 7, 2)
    assert own(state).farm.moors == 0
    assert own(state).farm.unused & spaces("A1 A2") == spaces("A1 A2")
    assert (cards(state), hand(state, 1), bonus(state)) == ("", "peat_cutting_expedition", 2)


@pytest.mark.parametrize(("horses", "fuel"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (6, 4), (7, 4)])
def test_the_expedition_brings_fuel_for_horses_without_any_moor(horses: int, fuel: int) -> None:
    state = world(hand="peat_cutting_expedition", farm=MOORS, pastures=MEADOW, horse=horses, food=4)
    play(state, "peat_cutting_expedition", "done")
    assert (has(state, "fuel"), own(state).bonus, ones(own(state).farm.moors)) == (fuel, 0, 3)


def test_the_expedition_is_no_cut_peat() -> None:
    owned = "peat_charcoal_kiln drying_field moor_birch_trees arid_field"
    state = world(hand="peat_cutting_expedition", cards=owned, farm=MOORS, food=4)
    play(state, "peat_cutting_expedition", "at A1", "done")
    assert (has(state, "fuel"), has(state, "wood"), waiting(state), own(state).farm.left) == (2, 0, "", {})


# M022 Ecological Niche


def test_the_niche_pays_for_what_nobody_else_has() -> None:
    other = player_with(boar=1, farm=("F....", "R....", "R...."))
    state = world(hand="ecological_niche", farm=("FFMgv", "R....", "R...."), sheep=1, others=[other])
    play(state, "ecological_niche")
    assert wares(state) == "4 food 2 fuel 1 sheep"


def test_the_niche_pays_nothing_for_what_another_has_too() -> None:
    other = player_with(sheep=1, farm=("FFg..", "R....", "R...."))
    state = world(hand="ecological_niche", farm=("FFMgv", "R....", "R...."), sheep=1, others=[other])
    play(state, "ecological_niche")
    assert wares(state) == "1 food 1 fuel 1 sheep"


def test_the_niche_pays_two_food_for_any_number_of_kinds() -> None:
    state = world(3, hand="ecological_niche", pastures=MEADOW, sheep=1, horse=2)
    assert has(play(state, "ecological_niche"), "food") == 2


def test_one_of_many_others_is_enough_to_be_told_from() -> None:
    others = [player_with(), player_with(farm=("FFF..", "R....", "R...."))]
    state = world(3, hand="ecological_niche", farm=FORESTS, others=others)
    assert has(play(state, "ecological_niche"), "fuel") == 0


def test_crops_in_the_supply_are_not_planted() -> None:
    state = play(world(hand="ecological_niche", grain=1, vegetable=1), "ecological_niche")
    assert wares(state) == "1 grain 1 vegetable"


def test_crops_of_no_till_farming_are_planted() -> None:
    state = world(hand="ecological_niche")
    own(state).farm.sow(bit("A1"), 4)
    assert wares(play(state, "ecological_niche")) == "1 food"


def test_alone_the_niche_pays_for_whatever_there_is() -> None:
    state = world(1, hand="ecological_niche", farm=("FM.g.", "R....", "R...."), boar=1)
    assert wares(play(state, "ecological_niche")) == "3 food 2 fuel 1 boar"
    assert wares(play(world(1, hand="ecological_niche"), "ecological_niche")) == ""


# M023 Edge of the Forest


@pytest.mark.parametrize(
    ("farm", "goods"),
    [
        (("..F..", "R.x..", "R...."), "1 food"),
        (("..F..", "R.M..", "R...."), "1 fuel"),
        ((".xFx.", "R.M..", "R...."), "2 food 1 fuel"),
        (("..F..", "R..x.", "R...."), ""),
        (("xF...", "RMF..", "R.g.."), "2 food 2 fuel"),
        ((".MFFM", "R.xvF", "R..M."), "3 food 3 fuel"),
    ],
)
def test_the_edges_of_forests_are_counted(farm: tuple[str, str, str], goods: str) -> None:
    state = play(world(hand="edge_of_the_forest", cards=MIXED_3, farm=farm), "edge_of_the_forest")
    assert wares(state) == goods


def test_a_covered_moor_has_no_edge() -> None:
    state = world(hand="edge_of_the_forest", cards=MIXED_3, farm=("FM...", "R....", "R...."))
    own(state).farm.put_tile(FOREST, bit("A2"))
    assert wares(play(state, "edge_of_the_forest")) == ""


# M024 Basic Supplies


def test_basic_supplies_fill_up_to_one_of_each_after_paying() -> None:
    state = play(world(hand="basic_supplies", wood=1, food=2, clay=3), "basic_supplies")
    assert wares(state) == "1 wood 3 clay 1 reed 1 stone 1 grain 2 food 1 fuel"


def test_goods_can_be_used_up_before_basic_supplies_are_played() -> None:
    state = world(hand="basic_supplies", wood=2, grain=1, food=9, fuel=9)
    do(state, "burn", "eat grain")
    assert wares(play(state, "basic_supplies")) == "1 wood 1 clay 1 reed 1 stone 1 grain 10 food 10 fuel"


# M025 Household Inventory


@pytest.mark.parametrize(
    ("unused", "goods"),
    [
        (4, ""),
        (5, "1 reed"),
        (6, "1 reed 1 grain"),
        (7, "1 reed 1 grain 1 cattle"),
        (8, "1 reed 1 stone 1 grain 1 cattle"),
        (9, "1 reed 1 stone 1 grain 1 vegetable 1 cattle"),
        (10, "1 reed 1 stone 1 grain 1 vegetable 1 cattle 1 horse"),
        (11, ""),
    ],
)
def test_the_inventory_lists_goods_by_the_number_of_unused_spaces(unused: int, goods: str) -> None:
    row = "." * unused + "M" * (12 - unused) + "s"
    farm = (row[:5], "R" + row[5:9], "R" + row[9:])
    state = play(world(hand="household_inventory", farm=farm, food=1), "household_inventory")
    assert wares(state) == goods


@pytest.mark.parametrize("have", [{"farm": FIELD}, {"pastures": ["A1"]}, {"farm": ("s....", "R....", "R....")}])
def test_the_inventory_needs_a_field_a_pasture_or_a_stable(have: dict[str, Any]) -> None:
    assert playable(world(hand="household_inventory", food=1, **have), "household_inventory")


def test_animals_of_the_inventory_need_room() -> None:
    state = world(hand="household_inventory", farm=("xMMMM", "RM...", "R...."), sheep=1, food=1)
    play(state, "household_inventory")
    assert (asked(state), offered(state)) == ("house", "release cattle, release sheep")
    assert wares(do(state, "release sheep")) == "1 reed 1 grain 1 cattle"


# M075 Fuel Storage, M076 Flatboat, M078 Barge


@pytest.mark.parametrize(
    ("card", "in_round", "comes"),
    [
        ("fuel_storage", 1, "2 wood, 4 fuel, 6 wood, 8 fuel, 10 wood, 12 fuel"),
        ("fuel_storage", 10, "11 wood, 13 fuel"),
        ("fuel_storage", 14, ""),
        ("flatboat", 1, "2 fuel, 3 horse, 4 fuel, 5 horse, 6 fuel, 7 horse, 8 fuel"),
        ("flatboat", 7, "8 fuel, 9 horse, 10 fuel, 11 horse, 12 fuel, 13 horse, 14 fuel"),
        ("flatboat", 12, "13 fuel, 14 horse"),
        ("barge", 10, "11 fuel, 12 food, 13 fuel, 14 food"),
        ("barge", 14, ""),
    ],
)
def test_goods_are_put_on_the_spaces_of_rounds_to_come(card: str, in_round: int, comes: str) -> None:
    state = world(hand=card, cards="well fireplace_2", wood=4, clay=1, reed=1, in_round=in_round)
    assert waiting(play(state, card)) == comes


def test_the_barge_brings_something_in_every_round() -> None:
    state = play(world(hand="barge", cards="well coal_seam", wood=3), "barge")
    comes = waiting(state).split(", ")
    assert (len(comes), comes[0], comes[-1]) == (13, "2 fuel", "14 fuel")


def test_goods_come_when_their_round_begins_and_only_then() -> None:
    state = play(world(hand="fuel_storage", clay=1, reed=1), "fuel_storage")
    assert wares(people_gone(state)) == "1 wood"
    assert (state.round, wares(people_gone(state))) == (2, "1 wood")
    assert (state.round, wares(people_gone(state))) == (3, "1 wood 1 fuel")


def test_goods_come_to_who_is_not_the_starting_player_too() -> None:
    state = idle(world(in_round=2, first=1, hand="fuel_storage", clay=1, reed=1))
    play(state, "fuel_storage")
    people_gone(state)
    assert (state.first, state.seat, wares(state), wares(state, 1)) == (1, 1, "1 wood", "")


def test_a_horse_that_arrives_needs_room_before_the_first_turn() -> None:
    state = play(world(hand="flatboat", wood=4, in_round=1, sheep=1, first=1), "flatboat")
    people_gone(state)
    assert wares(state) == "1 fuel 1 sheep"
    people_gone(state)
    assert (state.round, state.seat, asked(state)) == (3, 0, "house")
    do(state, "release sheep")
    assert (wares(state), state.seat, asked(state)) == ("1 fuel 1 horse", 1, "turn")


def test_a_horse_that_arrives_may_be_cooked() -> None:
    state = people_gone(play(world(hand="flatboat", cards="cookhouse_4", wood=4, in_round=2, sheep=1), "flatboat"))
    assert (asked(people_gone(state)), state.round) == ("house", 4)
    assert wares(do(state, "cook horse")) == "2 food 1 fuel 1 sheep"


def test_animals_that_arrive_for_several_players_are_housed_in_turn_order() -> None:
    state = world(cards="flatboat", sheep=1, first=1, in_round=2, others=[player_with(sheep=1)])
    for player in state.players:
        player.deliveries.append(Delivery(3, WARES.index("horse"), number("flatboat")))
    people_gone(state)
    assert (state.seat, asked(state)) == (1, "house")
    do(state, "release sheep")
    assert (state.seat, asked(state)) == (0, "house")
    do(state, "release horse")
    assert (state.seat, asked(state), wares(state), wares(state, 1)) == (1, "turn", "1 sheep", "1 horse")


# M077 Drying Field


def test_peat_on_the_drying_field_brings_two_fuel_three_rounds_later() -> None:
    state = do(world(cards="drying_field", farm=MOORS, in_round=8), "special cut_peat", "cut A1")
    assert (has(state, "fuel"), waiting(state)) == (3, "11 fuel, 11 fuel")
    assert has(round_begins(state, 11), "fuel") == 5


def test_there_is_no_space_of_a_round_after_the_last() -> None:
    state = do(world(cards="drying_field", farm=MOORS, in_round=12), "special cut_peat", "cut A1")
    assert (has(state, "fuel"), waiting(state)) == (3, "")


def test_the_drying_field_is_not_for_trees() -> None:
    state = do(world(cards="drying_field", farm=FORESTS), "special fell_trees", "fell A1")
    assert waiting(state) == ""


# M079 Peat Sled


@pytest.mark.parametrize(
    ("in_round", "waits"), [(4, "10, 2, 4, 7"), (5, "2, 4, 7"), (7, "2, 4, 7"), (8, "2, 4"), (11, "2"), (13, None)]
)
def test_the_peat_sled_waits_only_for_rounds_there_are(in_round: int, waits: str | None) -> None:
    state = play(world(hand="peat_sled", wood=1, in_round=in_round), "peat_sled")
    assert (asked(state), offered(state, "wait")) == (("asked", waits) if waits else ("turn", ""))


@pytest.mark.parametrize(("later", "fuel"), [(2, 3), (4, 4), (7, 5), (10, 6)])
def test_the_longer_the_peat_sled_waits_the_more_fuel_comes(later: int, fuel: int) -> None:
    state = play(world(hand="peat_sled", wood=1, in_round=4), "peat_sled", f"wait {later}")
    assert waiting(state) == ", ".join([f"{4 + later} fuel"] * fuel)


# M080 Advance Payment


def test_advance_payment_gives_one_of_nearly_everything() -> None:
    state = play(world(hand="advance_payment"), "advance_payment")
    assert wares(state) == "1 wood 1 clay 1 reed 1 stone 1 grain 1 food 1 fuel 1 sheep"


def test_the_sheep_in_advance_needs_room() -> None:
    state = play(world(hand="advance_payment", cards="fireplace_2", boar=1), "advance_payment")
    assert (asked(state), has(do(state, "cook sheep"), "food")) == ("house", 3)


# M081 Peat Boat


@pytest.mark.parametrize(
    ("ware", "fuel", "number"),
    [("wood", 3, 2), ("clay", 3, 2), ("reed", 4, 2), ("stone", 4, 2), ("sheep", 2, 1), ("vegetable", 3, 1)],
)
def test_the_peat_boat_takes_fuel_for_a_ware(ware: str, fuel: int, number: int) -> None:
    assert not can(world(cards="peat_boat", fuel=fuel - 1), f"convert peat_boat {ware}")
    state = do(world(cards="peat_boat", fuel=fuel), f"convert peat_boat {ware}")
    assert wares(state) == f"{number} {ware}"


def test_the_peat_boat_goes_as_often_as_one_likes() -> None:
    state = world(cards="peat_boat", fuel=10)
    do(state, "convert peat_boat clay", "convert peat_boat clay", "convert peat_boat reed")
    assert (wares(state), asked(state), state.seat) == ("4 clay 2 reed", "turn", 0)


def test_wood_is_burnt_for_the_peat_boat_between_two_actions() -> None:
    state = do(world(cards="peat_boat", wood=5, fuel=2), "place farm_expansion", "stable A1", "burn")
    assert wares(state) == "2 wood 3 fuel"
    assert can(do(state, "convert peat_boat wood"), "stable A2")


def test_there_is_no_grain_and_no_food_on_the_peat_boat() -> None:
    state = world(cards="peat_boat", fuel=9)
    ways = {f"peat_boat {ware}" for ware in ("wood", "clay", "reed", "stone", "sheep", "vegetable")}
    assert set(offered(state, "convert").split(", ")) == ways


def test_a_sheep_from_the_peat_boat_needs_room_at_once() -> None:
    state = do(world(cards="peat_boat", fuel=2, boar=1), "convert peat_boat sheep")
    assert asked(state) == "house"
    assert asked(do(state, "release boar")) == "turn"


def test_wood_may_be_burnt_for_the_peat_boat() -> None:
    state = do(world(cards="peat_boat", wood=4), "burn", "burn", "burn", "burn")
    assert not can(do(state, "convert peat_boat stone"), "burn")
    assert wares(state) == "2 stone"


def test_the_peat_boat_brings_food_while_people_are_fed() -> None:
    state = harvest(world(in_round=4, cards="peat_boat fireplace_2", wood=1, fuel=3))
    do(state, "burn", "convert peat_boat sheep", "cook sheep", "convert peat_boat sheep", "cook sheep")
    assert own(state).begging == 0


def test_the_peat_boat_goes_between_two_actions_of_a_space() -> None:
    state = do(world(cards="peat_boat", wood=9, reed=2), "place farm_expansion", "room A1")
    do(state, "burn", "burn", "burn", "burn", "convert peat_boat reed")
    assert (asked(state), wares(state)) == ("turn", "2 reed")


def test_the_peat_boat_goes_once_more_right_before_scoring() -> None:
    state = harvest(world(in_round=14, cards="peat_boat", house="stone", food=4, wood=3))
    do(state, "feed")
    assert (asked(state), scores(state)[0].categories["vegetables"]) == ("act", -1)
    do(state, "burn", "burn", "burn", "convert peat_boat vegetable")
    assert (asked(state), scores(state)[0].categories["vegetables"]) == ("over", 1)
