"""Minor improvements that provide building resources: M113 to M128."""

from typing import Any

import pytest

from mire.games.farmers.box.board import IDS as SPACES
from mire.games.farmers.box.grid import bit
from mire.games.farmers.box.improvements import number
from mire.games.farmers.model.farmyard import FOREST
from mire.games.farmers.rules.scoring import scores
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_minors import play, round_begins
from tests.games.farmers.rules_worlds import (
    FORESTS,
    MEADOW,
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

ROOMS_3 = ("R....", "R....", "R....")
TWO = "fireplace_2 well"
THREE = "fireplace_2 well joinery"


def lying(state: FarmersState, space: str, goods: int) -> FarmersState:
    """So many goods lie on an accumulation space."""
    state.stock[SPACES.index(space)] = goods
    return state


# M113 Living History Museum


def museum(**have: Any) -> FarmersState:
    """With the Living History Museum, and the cards on top of the stacks gone that it is not about."""
    gone = "well clay_oven stone_oven joinery pottery basketmakers_workshop foresters_lodge peat_charcoal_kiln"
    owner = player_with(cards=f"{gone} cooking_hearth_4 fireplace_2")
    return world(cards="living_history_museum", others=[owner], **have)


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("village_church", {"wood": 2, "stone": 3}),
        ("heating_oven", {"stone": 1}),
        ("tiled_oven", {"clay": 2}),
        ("riding_stables", {"wood": 1, "clay": 1, "reed": 1}),
        ("furniture_stall", {"stone": 1}),
        ("basket_stall", {"stone": 1}),
        ("ceramics_stall", {"stone": 1}),
    ],
)
def test_the_living_museum_saves_a_resource(card: str, price: dict[str, Any]) -> None:
    state = do(museum(**price), "place major_improvement", f"build {card}")
    assert set(wares(state).split()) <= {"2", "food", "fuel"}  # what some of them give at once
    for ware in price:
        less = museum(**price | {ware: price[ware] - 1})
        assert not (can(less, "place major_improvement") and can(do(less, "place major_improvement"), f"build {card}"))


def test_for_others_the_living_museum_saves_nothing() -> None:
    state = do(museum(clay=2, reed=1, stone=1), "place major_improvement")
    assert not can(state, "build cookhouse_4")
    assert wares(do(state, "build museum_of_the_moors")) == "1 clay"


def test_it_takes_the_museum_of_the_moors_and_a_clay_house() -> None:
    have: dict[str, Any] = {"hand": "living_history_museum", "cards": "peat_charcoal_kiln museum_of_the_moors"}
    assert not can(world(house="wood", **have), "place major_improvement")
    for house in ("clay", "stone"):
        state = world(house=house, **have)
        do(state, "place major_improvement", "upgrade living_history_museum museum_of_the_moors")
        assert (cards(state), "museum_of_the_moors" in tops(state)) == (
            "peat_charcoal_kiln living_history_museum",
            True,
        )
        assert scores(state)[0].categories["cards"] == 1 + 4
    assert not can(world(house="clay", hand="living_history_museum", cards="well"), "place major_improvement")


def test_the_old_discounts_are_lost_with_the_old_museum() -> None:
    state = world(cards="living_history_museum", wood=1, stone=2)
    assert not can(do(state, "place major_improvement"), "build well")


def test_with_a_museum_built_again_both_save() -> None:
    owned = "living_history_museum museum_of_the_moors clay_oven"
    state = world(2, cards=owned, wood=1, stone=3)
    do(state, "place major_improvement", "build well")
    assert wares(state) == "1 stone"
    state = world(2, cards=owned, stone=1)
    assert offered(do(state, "place major_improvement")) == "build heating_oven, build peat_charcoal_kiln"


# M114 Riverside Woods, M120 River Clay


@pytest.mark.parametrize(("forests", "wood"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_at_the_riverside_forests_give_wood(forests: int, wood: int) -> None:
    farm = ("F" * forests + "." * (5 - forests), "R....", "R....")
    assert has(do(world(cards="riverside_woods", farm=farm), "place fishing"), "wood") == wood


def test_a_forest_on_a_forest_is_one_space() -> None:
    state = world(cards="riverside_woods", farm=("F....", "R....", "R...."))
    state.players[0].farm.put_tile(FOREST, bit("A1"))
    assert has(do(state, "place fishing"), "wood") == 1


def test_fishing_with_river_clay_brings_two_clay() -> None:
    assert wares(do(world(cards="river_clay"), "place fishing")) == "2 clay 1 food"
    assert wares(do(world(cards="river_clay riverside_woods", farm=FORESTS), "place reed_bank")) == "1 reed"


# M115 Oak Bark


def test_oak_bark_gives_two_wood_when_it_is_played() -> None:
    assert wares(play(world(hand="oak_bark", cards=TWO, food=1), "oak_bark")) == "2 wood"


@pytest.mark.parametrize(("animal", "wood"), [("sheep", 0), ("boar", 2), ("cattle", 2), ("horse", 2)])
def test_a_wood_for_each_animal_cooked_but_not_for_sheep(animal: str, wood: int) -> None:
    herd: dict[str, Any] = {animal: 2}
    state = world(cards="oak_bark cookhouse_4", pastures=MEADOW, food=9, **herd)
    assert has(do(state, f"cook {animal}", f"cook {animal}"), "wood") == wood


def test_also_while_people_are_fed() -> None:
    state = do(harvest(world(in_round=4, cards="oak_bark fireplace_2", boar=1)), "cook boar")
    assert (has(state, "wood"), state.players[0].begging) == (1, 2)


def test_also_where_animals_have_no_room() -> None:
    state = world(in_round=14, cards="oak_bark fireplace_2", boar=1)
    do(state, "place pig_market", "cook boar")
    assert wares(state) == "1 wood 2 food 1 boar"


def test_also_on_the_butchers_block_of_another() -> None:
    other = player_with(cards="oak_bark", boar=1)
    state = play(world(hand="butchers_block", wood=1, others=[other]), "butchers_block", "cook boar")
    assert wares(state, 1) == "1 wood 2 food"


def test_two_horses_at_once_give_two_wood() -> None:
    state = do(world(cards="oak_bark horse_butchery", pastures=MEADOW, horse=2), "use horse_butchery")
    assert wares(state) == "2 wood 5 food"


def test_an_animal_cooked_after_the_bark_was_played_in_the_same_turn_counts() -> None:
    state = world(1, solo_card="market_work_56", hand="oak_bark", cards=f"{TWO} pottery", boar=1, food=1, fuel=1)
    do(state, "special black_market", "play oak_bark", "cook boar")
    assert wares(state) == "3 wood 2 food"


def test_released_animals_give_no_wood() -> None:
    state = do(world(in_round=14, cards="oak_bark", boar=1), "place pig_market", "release boar")
    assert wares(state) == "1 boar"


# M116 Moor Birch Trees, M119 Alder Swamp, M122 Willow Bank


def test_two_wood_with_the_peat_of_birch_trees() -> None:
    assert wares(do(world(cards="moor_birch_trees", farm=MOORS), "special cut_peat", "cut A1")) == "2 wood 3 fuel"
    assert wares(do(world(cards="moor_birch_trees", farm=FORESTS), "special fell_trees", "fell A1")) == "2 wood"


@pytest.mark.parametrize(("good", "then"), [("wood", "3 wood"), ("reed", "2 wood 1 reed")])
def test_trees_of_the_alder_swamp_give_a_wood_or_a_reed_more(good: str, then: str) -> None:
    state = do(world(cards="alder_swamp", farm=FORESTS), "special fell_trees", "fell A1")
    assert offered(state) == "get reed, get wood"
    assert wares(do(state, f"get {good}")) == then


def test_the_alder_swamp_is_not_for_peat() -> None:
    assert wares(do(world(cards="alder_swamp", farm=MOORS), "special cut_peat", "cut A1")) == "3 fuel"


def test_a_reed_with_the_trees_of_the_willow_bank() -> None:
    assert wares(do(world(cards="willow_bank", farm=FORESTS), "special fell_trees", "fell A1")) == "2 wood 1 reed"
    assert wares(do(world(cards="willow_bank", farm=FORESTS), "special slash_and_burn", "clear A1")) == ""


def test_a_card_that_another_has_used_brings_as_much() -> None:
    other = player_with(cards="willow_bank", farm=FORESTS, food=2)
    state = do(world(farm=FORESTS, others=[other]), "special fell_trees", "fell A1", "special fell_trees", "fell A1")
    assert wares(state, 1) == "2 wood 1 reed"


# M117 Drag Horses


@pytest.mark.parametrize(("wood", "more"), [(3, 1), (4, 2), (5, 2), (9, 2)])
def test_drag_horses_bring_more_wood_for_a_food(wood: int, more: int) -> None:
    state = lying(world(cards="drag_horses", horse=1, food=2), "forest", wood)
    do(state, "place forest")
    assert offered(state) == "done, use drag_horses"
    assert wares(do(state, "use drag_horses")) == f"{wood + more} wood 1 food 1 horse"


def test_the_offer_may_be_declined() -> None:
    state = do(world(cards="drag_horses", horse=1, food=2), "place forest", "done")
    assert (wares(state), state.seat) == ("3 wood 2 food 1 horse", 1)


@pytest.mark.parametrize(
    ("wood", "have"), [(2, {"horse": 1, "food": 1}), (4, {"food": 1}), (4, {"horse": 1}), (4, {"sheep": 1, "food": 1})]
)
def test_drag_horses_take_three_wood_a_horse_and_a_food(wood: int, have: dict[str, Any]) -> None:
    state = do(lying(world(cards="drag_horses", **have), "forest", wood), "place forest")
    assert (has(state, "wood"), asked(state), state.seat) == (wood, "turn", 1)


def test_the_food_may_be_made_at_that_moment() -> None:
    state = do(world(cards="drag_horses", horse=1, grain=1), "place forest")
    assert offered(state) == "done, eat grain"
    assert wares(do(state, "eat grain", "use drag_horses")) == "4 wood 1 horse"


def test_drag_horses_are_no_horses_and_carry_no_clay() -> None:
    state = do(lying(world(cards="drag_horses", horse=1, food=1), "clay_pit", 4), "place clay_pit")
    assert asked(state) == "turn"
    assert state.players[0].animals[3] == 1


def test_what_other_cards_add_is_not_dragged() -> None:
    owned = "drag_horses timber_mill alder_swamp"
    state = do(lying(world(cards=owned, horse=1, food=1, fuel=1), "forest", 3), "place forest")
    assert offered(state) == "done, use drag_horses"
    do(state, "use drag_horses")
    assert (wares(state), asked(state)) == ("4 wood 1 fuel 1 horse", "turn")


# M118 Timber Mill


def test_the_mill_gives_a_wood_for_felled_trees_or_two_for_a_fuel() -> None:
    state = do(world(cards="timber_mill", farm=FORESTS, fuel=1), "special fell_trees", "fell A1")
    assert offered(state) == "done, use timber_mill"
    assert wares(do(state, "use timber_mill")) == "4 wood"
    state = do(world(cards="timber_mill", farm=FORESTS, fuel=1), "special fell_trees", "fell A1", "done")
    assert wares(state) == "3 wood 1 fuel"


def test_without_fuel_the_mill_asks_nothing() -> None:
    state = do(world(cards="timber_mill", farm=FORESTS), "special fell_trees", "fell A1")
    assert (wares(state), state.seat) == ("3 wood", 1)


@pytest.mark.parametrize(("wood", "then"), [(3, 3), (4, 5), (7, 8)])
def test_the_mill_saws_where_four_wood_were_taken(wood: int, then: int) -> None:
    assert has(do(lying(world(cards="timber_mill"), "forest", wood), "place forest"), "wood") == then


def test_other_goods_and_other_special_actions_are_not_for_the_mill() -> None:
    assert wares(do(lying(world(cards="timber_mill"), "clay_pit", 5), "place clay_pit")) == "5 clay"
    assert wares(do(world(cards="timber_mill", farm=MOORS), "special cut_peat", "cut A1")) == "3 fuel"


# M121 Loam


@pytest.mark.parametrize(("people", "bed", "clay"), [(1, 0, 1), (2, 0, 0), (2, 1, 0), (3, 0, 0)])
def test_loam_gives_a_clay_if_one_person_is_still_to_be_placed(people: int, bed: int, clay: int) -> None:
    state = world(cards="loam", people=2)
    state.players[0].people = max(people, 2)
    state.players[0].home, state.players[0].bed = people - bed, bed
    assert has(do(state, "special hiring_fair"), "clay") == clay


def test_loam_is_for_the_hiring_fair_only() -> None:
    state = world(cards="loam", farm=MOORS)
    state.players[0].home = 1
    assert has(do(state, "special cut_peat", "cut A1"), "clay") == 0


# M123 Stone Quarry


@pytest.mark.parametrize(("players", "stone"), [(1, 5), (2, 5), (3, 3), (4, 5), (6, 5)])
def test_stones_lie_on_the_quarry(players: int, stone: int) -> None:
    state = play(world(players, hand="stone_quarry", food=3), "stone_quarry")
    assert (state.players[0].on_card(number("stone_quarry")), has(state, "stone")) == (stone, 0)


def test_every_hiring_fair_brings_one_of_them_until_none_is_left() -> None:
    state = world(cards="stone_quarry")
    state.players[0].put_on_card(number("stone_quarry"), 1)
    assert wares(do(state, "special hiring_fair")) == "1 stone 1 food"
    state = round_begins(idle(state), 3)
    assert wares(do(state, "special hiring_fair")) == "1 stone 2 food"


# M124 Stone Wagon


def test_day_labor_with_the_wagon_brings_a_stone() -> None:
    assert wares(do(world(cards="stone_wagon"), "place day_laborer")) == "1 stone 2 food"
    assert wares(do(world(cards="stone_wagon"), "special hiring_fair")) == "1 food"


# M125 Hardware Store


def stocked(card: str, counters: int, **have: Any) -> FarmersState:
    """With a card and so many counters on it."""
    owned = have.pop("cards", "")
    state = world(cards=f"{card} {owned}", **have)
    state.players[0].put_on_card(number(card), counters)
    return state


def test_the_hardware_store_gives_what_there_is_none_of() -> None:
    state = do(stocked("hardware_store", 3, clay=1), "use hardware_store")
    assert (wares(state), state.players[0].on_card(number("hardware_store"))) == ("1 wood 1 clay 1 reed 1 stone", 2)
    assert not can(state, "use hardware_store")


def test_its_counters_are_three_and_do_not_come_back() -> None:
    state = play(world(hand="hardware_store", cards="well coal_seam", clay=2, reed=1), "hardware_store")
    assert state.players[0].on_card(number("hardware_store")) == 3
    assert not can(stocked("hardware_store", 0), "use hardware_store")


def test_the_last_wood_may_be_burnt_before_the_store_is_used() -> None:
    state = do(stocked("hardware_store", 1, wood=1, clay=1, reed=1, stone=1, fuel=9), "burn", "use hardware_store")
    assert wares(state) == "1 wood 1 clay 1 reed 1 stone 10 fuel"


def test_the_store_is_used_between_two_rooms_but_not_while_one_is_paid() -> None:
    state = stocked("hardware_store", 3, wood=10, reed=3)
    do(state, "place farm_expansion")
    assert not can(state, "use hardware_store")
    do(state, "room A1")
    assert can(state, "use hardware_store")
    state = do(stocked("hardware_store", 1, wood=12, reed=2), "place farm_expansion", "room A1", "use hardware_store")
    assert offered(state, "stable") != ""


def test_where_the_store_can_not_help_it_is_not_asked_about() -> None:
    state = stocked("hardware_store", 3, wood=5, reed=2)
    do(state, "place farm_expansion", "room A1")
    assert (asked(state), state.seat) == ("turn", 1), "a stable takes 2 wood"
    state = do(stocked("hardware_store", 3, grain=1), "place grain_seeds")
    assert (asked(state), state.seat) == ("turn", 1)
    state = do(stocked("hardware_store", 3, clay=2), "place major_improvement", "build fireplace_2")
    assert (asked(state), state.seat) == ("turn", 1)


def test_stone_of_the_store_pays_for_what_comes_after_a_renovation() -> None:
    have: dict[str, Any] = {"clay": 2, "reed": 1, "in_round": 7}
    state = do(stocked("hardware_store", 1, **have), "place house_redevelopment", "renovate")
    assert offered(state) == "done, use hardware_store"
    do(state, "use hardware_store")
    assert offered(state) == "build peat_charcoal_kiln, done"


# M126 Cooperative Store


def test_the_cooperative_store_has_four_counters() -> None:
    state = play(world(hand="cooperative_store", wood=2, clay=1), "cooperative_store")
    assert state.players[0].on_card(number("cooperative_store")) == 4


def test_a_building_resource_is_swapped_for_a_counter() -> None:
    state = do(stocked("cooperative_store", 4, stone=1), "swap stone wood")
    assert (wares(state), state.players[0].on_card(number("cooperative_store"))) == ("1 wood", 3)


def test_stone_is_given_but_not_received_and_nothing_is_swapped_for_itself() -> None:
    state = stocked("cooperative_store", 4, wood=1, clay=1, reed=1, stone=1, grain=1, fuel=1)
    assert offered(state, "swap") == (
        "clay reed, clay wood, reed clay, reed wood, stone clay, stone reed, stone wood, wood clay, wood reed"
    )


def test_without_counters_nothing_is_swapped() -> None:
    assert offered(stocked("cooperative_store", 0, wood=1), "swap") == ""


def test_the_cooperative_store_serves_a_craft_building_in_the_harvest() -> None:
    state = harvest(stocked("cooperative_store", 1, cards="basketmakers_workshop", in_round=4, stone=1, food=1))
    do(state, "swap stone reed", "craft basketmakers_workshop")
    assert state.players[0].begging == 0


def test_wood_for_the_house_comes_from_the_cooperative_store() -> None:
    state = do(harvest(stocked("cooperative_store", 1, in_round=4, stone=1, food=4, fuel=1)), "feed")
    do(state, "swap stone wood", "burn", "heat 2")
    assert state.players[0].bed == 0


def test_swaps_right_before_scoring_serve_a_craft_building() -> None:
    state = harvest(stocked("cooperative_store", 1, cards="joinery", in_round=14, wood=2, stone=1, food=4))
    do(state, "feed", "heat 0")
    assert (asked(state), offered(state)) == (
        "act",
        "done, swap stone clay, swap stone reed, swap stone wood, swap wood clay, swap wood reed",
    )
    assert scores(state)[0].categories["bonus"] == 0
    do(state, "swap stone wood")
    assert (asked(state), scores(state)[0].categories["bonus"]) == ("over", 1)


# M127 Wheelbarrow


@pytest.mark.parametrize(
    ("space", "goods", "fuel"),
    [("forest", 4, 1), ("forest", 3, 0), ("clay_pit", 5, 1), ("reed_bank", 4, 1), ("fishing", 6, 0)],
)
def test_a_fuel_with_a_load_of_four_of_a_building_resource(space: str, goods: int, fuel: int) -> None:
    assert has(do(lying(world(cards="wheelbarrow"), space, goods), f"place {space}"), "fuel") == fuel


def test_stone_from_a_quarry_is_a_load_too() -> None:
    state = lying(world(cards="wheelbarrow", in_round=14), "western_quarry", 4)
    assert wares(do(state, "place western_quarry")) == "4 stone 1 fuel"


def test_peat_is_cut_with_a_building_resource_of_choice() -> None:
    state = do(world(cards="wheelbarrow", farm=MOORS), "special cut_peat", "cut A1")
    assert offered(state) == "get clay, get reed, get stone, get wood"
    assert wares(do(state, "get stone")) == "1 stone 3 fuel"


def test_the_wheelbarrow_is_not_for_trees_and_not_for_others() -> None:
    assert wares(do(world(cards="wheelbarrow", farm=FORESTS), "special fell_trees", "fell A1")) == "2 wood"
    state = do(lying(world(level=2, others=[player_with(cards="wheelbarrow")]), "forest", 9), "place forest")
    assert wares(state, 1) == ""


# M128 Workbench


@pytest.mark.parametrize(("in_round", "goods"), [(13, "3 wood 2 clay 1 reed"), (14, "3 wood 2 clay 1 reed"), (11, "")])
def test_the_workbench_gives_resources_in_the_last_two_harvests(in_round: int, goods: str) -> None:
    assert wares(harvest(world(in_round=in_round, cards="workbench", house="stone", food=4))) == goods


def test_they_can_be_used_for_feeding_in_the_same_harvest() -> None:
    state = harvest(world(in_round=13, cards="workbench joinery pottery", house="stone"))
    do(state, "craft joinery", "craft pottery")
    assert (state.players[0].begging, wares(state)) == (0, "2 wood 1 clay 1 reed")


def test_they_count_for_the_craft_buildings_at_the_end() -> None:
    state = do(harvest(world(in_round=14, cards="workbench joinery", house="stone", food=4)), "feed")
    assert scores(state)[0].categories["bonus"] == 1


def test_nothing_comes_without_a_harvest() -> None:
    assert wares(people_gone(world(in_round=12, cards="workbench"))) == ""
