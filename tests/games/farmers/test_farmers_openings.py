"""Exchanges inside an action: offered where they lead to something that can't be done yet, and nowhere else."""

from typing import Any

import pytest

from tests.games.farmers.rules_minors import play
from tests.games.farmers.rules_worlds import asked, can, cards, do, has, offered, player_with, wares, world

STONE_OVEN_IS_BUILT = [player_with(cards="stone_oven")]


# Building


def test_clay_is_traded_for_another_stable() -> None:
    state = do(world(cards="ceramics_stall", wood=2, clay=4), "place farm_expansion", "stable A5")
    assert (asked(state), offered(state)) == ("act", "done, trade clay wood")
    do(state, "trade clay wood", "trade clay wood")
    assert offered(state, "trade") == "", "a stable can be built now"
    do(state, "stable A4", "trade clay wood", "trade clay wood", "stable A3")
    assert (wares(state), state.seat) == ("", 1)


def test_an_action_ends_by_itself_where_no_exchange_leads_on() -> None:
    state = do(world(cards="ceramics_stall", wood=2, clay=1), "place farm_expansion", "stable A5")
    assert (wares(state), state.seat) == ("1 clay", 1)


def test_a_room_may_be_traded_for_while_stables_can_still_be_built() -> None:
    state = world(cards="ceramics_stall", wood=7, clay=3, reed=4)
    do(state, "place farm_expansion", "room B2")
    assert can(state, "stable A5")
    assert offered(state, "trade") == "clay wood"
    do(state, "trade clay wood", "trade clay wood", "trade clay wood", "room C2")
    assert wares(state) == ""


def test_who_has_begun_an_exchange_may_still_end_the_action() -> None:
    state = do(world(cards="ceramics_stall", wood=2, clay=2), "place farm_expansion", "stable A5", "trade clay wood")
    assert do(state, "done").seat == 1


@pytest.mark.parametrize(("clay", "goes_on"), [(2, False), (3, True)])
def test_wood_for_further_fences_is_traded_for_if_it_will_be_enough(clay: int, goes_on: bool) -> None:
    state = do(world(cards="ceramics_stall", in_round=4, wood=4, clay=clay), "place fencing", "fence A5", "enclose")
    assert (offered(state) == "done, trade clay wood") is goes_on


def test_after_a_renovation_reed_becomes_what_an_improvement_lacks() -> None:
    state = world(cards="basket_stall", in_round=7, clay=2, reed=2)
    do(state, "place house_redevelopment", "renovate")
    assert offered(state) == "done, trade reed stone", "for the Peat Charcoal Kiln"
    do(state, "trade reed stone", "build peat_charcoal_kiln")
    assert cards(state) == "basket_stall peat_charcoal_kiln"


# Baking, food


@pytest.mark.parametrize(
    ("have", "exchanges"),
    [
        ({"fuel": 1}, []),
        ({"wood": 1}, ["burn"]),
        ({"reed": 1}, ["trade reed wood", "burn"]),
    ],
)
def test_a_fireplace_is_taken_into_use_to_bake_more_with_the_new_oven(
    have: dict[str, Any], exchanges: list[str]
) -> None:
    owned = "fireplace_2 basket_stall"
    state = world(tokens=True, cards=owned, unlit="fireplace_2", clay=3, stone=1, grain=2, **have)
    do(state, "place major_improvement", "build clay_oven")
    assert offered(state, "bake") == "1"
    do(state, *exchanges, "light fireplace_2", "bake 2")
    assert wares(state) == "7 food"


def test_with_no_more_grain_than_the_oven_takes_no_fireplace_is_taken_into_use() -> None:
    state = world(tokens=True, cards="fireplace_2", unlit="fireplace_2", clay=3, stone=1, grain=1, fuel=1)
    do(state, "place major_improvement", "build clay_oven")
    assert offered(state) == "bake 1, done"


def test_grain_is_eaten_to_buy_cattle_at_the_animal_market() -> None:
    state = do(world(5, grain=1), "place animal_market")
    assert offered(state) == "eat grain, get boar, get sheep"
    do(state, "eat grain", "get cattle")
    assert wares(state) == "1 cattle"


def test_at_the_animal_market_nothing_is_eaten_by_who_can_pay_or_has_nothing() -> None:
    assert offered(do(world(5, grain=1, food=1), "place animal_market")) == "get boar, get cattle, get sheep"
    assert offered(do(world(5, wood=1), "place animal_market")) == "get boar, get sheep"


def test_a_vegetable_is_eaten_to_plow_at_farm_supplies_but_no_grain() -> None:
    state = do(world(6, food=1, grain=1, vegetable=1), "place farm_supplies", "buy grain")
    assert offered(state) == "done, eat vegetable"
    do(state, "eat vegetable", "plow B3")
    assert wares(state) == "2 grain"


# Cards


def test_grain_is_eaten_for_a_minor_improvement_after_a_birth() -> None:
    state = world(hand="household_inventory", in_round=5, farm=("x....", "RR...", "R...."), grain=1)
    do(state, "place basic_wish_for_children")
    assert offered(state) == "done, eat grain"
    assert can(do(state, "eat grain"), "play household_inventory")


def test_animals_are_not_cooked_that_the_card_in_hand_needs() -> None:
    state = world(hand="leather_saddle", cards="cookhouse_4", in_round=5, farm=("s....", "RR...", "R...."), horse=2)
    state.players[1].home = 0
    do(state, "place basic_wish_for_children")
    assert offered(state) == "done"


def test_grain_is_eaten_for_a_horse_with_the_plowhorse_market() -> None:
    state = do(world(cards="plowhorse_market", grain=1), "place farmland")
    assert offered(state) == "done, eat grain"
    assert wares(do(state, "eat grain", "use plowhorse_market")) == "1 horse"


def test_clay_is_traded_for_wood_that_the_smoke_house_burns() -> None:
    state = do(world(cards="fish_smoke_house ceramics_stall", clay=1), "place fishing")
    assert offered(state) == "done, trade clay wood"
    assert wares(do(state, "trade clay wood", "use fish_smoke_house")) == "4 food"


@pytest.mark.parametrize(
    ("owned", "have", "exchanges"),
    [
        ("furniture_stall", {"wood": 1, "clay": 1, "stone": 1}, ["trade wood clay"]),
        ("basket_stall", {"reed": 3}, ["trade reed clay", "trade reed clay", "trade reed stone"]),
        ("hardware_store", {"clay": 2}, ["use hardware_store"]),
        ("cooperative_store", {"wood": 1, "clay": 1, "stone": 1}, ["swap wood clay"]),
        ("peat_boat", {"fuel": 4, "clay": 2}, ["convert peat_boat stone"]),
        ("peat_boat", {"fuel": 2, "wood": 2, "clay": 2}, ["burn", "burn", "convert peat_boat stone"]),
    ],
)
def test_trades_and_cards_pay_for_the_tiled_oven_of_the_hearth_brush(
    owned: str, have: dict[str, Any], exchanges: list[str]
) -> None:
    state = world(cards=f"hearth_brush {owned}", others=STONE_OVEN_IS_BUILT, **have)
    state.players[0].lies_on = dict.fromkeys(state.players[0].cards, 1) | {state.players[0].cards[0]: 0}
    do(state, "place day_laborer")
    assert not can(state, "build tiled_oven")
    do(state, *exchanges, "build tiled_oven")
    assert "tiled_oven" in cards(state)


def test_where_they_can_not_the_hearth_brush_does_not_ask() -> None:
    state = world(cards="hearth_brush furniture_stall", wood=1, stone=1, others=STONE_OVEN_IS_BUILT)
    assert do(state, "place day_laborer").seat == 1


def test_after_an_exchange_the_oven_need_not_be_built() -> None:
    state = world(cards="hearth_brush furniture_stall", wood=2, stone=1, others=STONE_OVEN_IS_BUILT)
    do(state, "place day_laborer", "trade wood clay")
    assert offered(state) == "done, trade wood clay"
    assert cards(do(state, "done")) == "hearth_brush furniture_stall"


def test_trades_pay_for_the_village_church_of_the_pastoral_letter() -> None:
    state = world(cards="pastoral_letter well basket_stall", wood=1, stone=3, reed=2)
    do(state, "place day_laborer", "trade reed wood", "trade reed stone", "build village_church")
    assert "village_church" in cards(state)


def test_trades_pay_for_a_craft_building_with_the_register_of_craftsmen() -> None:
    have: dict[str, Any] = {"clay": 1, "wood": 1, "stone": 1}
    state = play(
        world(hand="register_of_craftsmen", cards="furniture_stall fireplace_2", **have), "register_of_craftsmen"
    )
    assert offered(state) == "done, trade wood clay"
    do(state, "trade wood clay", "build pottery")
    assert wares(state) == ""


def test_the_moor_fire_makes_a_field_that_can_be_sown_at_once() -> None:
    state = world(cards="moor_fire", in_round=4, grain=2, farm=("xM...", "R....", "R...."))
    do(state, "place grain_utilization", "sow A1 grain")
    assert offered(state) == "done, use moor_fire"
    do(state, "use moor_fire", "sow A2 grain")
    assert has(state, "grain") == 0
