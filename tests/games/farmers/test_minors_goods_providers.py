"""Minor improvements that provide goods: M019 to M025, M075 to M082, M084 to M091, M093."""

from typing import Any

import pytest

from mire.games.farmers.cards import goods_providers
from mire.games.farmers.farmyard import FOREST
from mire.games.farmers.goods import WARES
from mire.games.farmers.grid import bit, ones
from mire.games.farmers.harvest import fuel_due
from mire.games.farmers.improvements import number
from mire.games.farmers.player import Delivery, Player
from mire.games.farmers.rules import FarmersState
from mire.games.farmers.scoring import scores
from tests.games.farmers.rules_minors import Terms, check_end, check_needs, check_price, play, playable, round_begins
from tests.games.farmers.rules_worlds import (
    EMPTY,
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
    spaces,
    tops,
    wares,
    world,
)

MIXED_3 = "fireplace_2 well coal_seam"  # major or minor ones
MIXED_4 = "fireplace_2 well coal_seam taps"
MEADOW = ["A4 A5 B4 B5"]  # room for eight animals of a kind
FIELD = ("x....", "R....", "R....")
ROOMS_5 = ("R....", "RR...", "RR...")

TERMS = {
    "lawn_turf": Terms(passing=True, met={"cards": MIXED_4}, unmet={"cards": MIXED_3}),
    "peat_pellets": Terms(passing=True, met={"cards": "well"}, unmet={"cards": "coal_seam"}),
    "peat_cutting_expedition": Terms(passing=True, food=4),
    "ecological_niche": Terms(passing=True),
    "edge_of_the_forest": Terms(passing=True, met={"cards": MIXED_3}, unmet={"cards": "well coal_seam"}),
    "basic_supplies": Terms(passing=True, wood=1),
    "household_inventory": Terms(passing=True, met={"farm": FIELD}, unmet={"farm": FORESTS}, food=1),
    "fuel_storage": Terms(1, clay=1, reed=1),
    "flatboat": Terms(wood=4),
    "drying_field": Terms(1, food=2),
    "barge": Terms(1, met={"cards": "well coal_seam"}, unmet={"cards": "well"}, wood=3),
    "peat_sled": Terms(wood=1),
    "advance_payment": Terms(-4),
    "peat_boat": Terms(3, wood=3, reed=2),
    "firewood": Terms(met={"cards": "well"}, unmet={"cards": "coal_seam"}, wood=1),
    "bog_pony": Terms(met={"cards": "well"}, unmet={"cards": "coal_seam"}),
    "spinning_mill": Terms(2, met={"sheep": 1}, unmet={"boar": 1}, wood=2, clay=2),
    "peat_barge": Terms(1, wood=2),
    "peat_iron": Terms(wood=1),
    "birthing_house": Terms(2, clay=2, stone=1),
    "winter_storehouse": Terms(1, wood=1, clay=2),
    "routine_work": Terms(met={"cards": ""}, unmet={"cards": "coal_seam"}, food=1),
    "farmhands_quarters": Terms(wood=1, reed=1),
}


def test_no_card_is_forgotten() -> None:
    assert {*TERMS, "oven_installation"} == {minor.name for minor in goods_providers.CARDS}


@pytest.mark.parametrize("card", TERMS)
def test_a_card_costs(card: str) -> None:
    check_price(card, TERMS[card])


@pytest.mark.parametrize("card", TERMS)
def test_a_card_needs(card: str) -> None:
    check_needs(card, TERMS[card])


@pytest.mark.parametrize("card", TERMS)
def test_a_card_counts_its_points_or_is_passed_on(card: str) -> None:
    check_end(card, TERMS[card])


def own(state: FarmersState) -> Player:
    """The player whose cards are tested."""
    return state.players[0]


def waiting(state: FarmersState, seat: int = 0) -> str:
    """What waits for a player on the spaces of rounds to come."""

    return ", ".join(f"{delivery.round} {WARES[delivery.ware]}" for delivery in state.players[seat].deliveries)


def bonus(state: FarmersState) -> float:
    """The bonus points of the player."""
    return scores(state)[0].categories["bonus"]


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


CRAFTS = "joinery pottery basketmakers_workshop"


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
