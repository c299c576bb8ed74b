"""The way to what can't be paid yet leads over everything that is possible at any time, in whatever order it takes."""

from typing import Any

import pytest

from mire.games.farmers.box import board, improvements
from mire.games.farmers.model.steps import Acting
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import (
    MOORS,
    asked,
    can,
    cards,
    do,
    harvest,
    has,
    offered,
    people_gone,
    player_with,
    wares,
    world,
)

EATEN = ["convert peat_boat vegetable", "eat vegetable"]
STABLES = ("...ss", "R....", "R....")
OVEN_IS_BUILT = [player_with(cards="stone_oven")]


def with_counters(state: FarmersState, **counters: int) -> FarmersState:
    """So many lie on cards of the first player."""
    state.players[0].lies_on = {improvements.number(card): number for card, number in counters.items()}
    return state


def house_work(cards: str, **have: Any) -> FarmersState:
    """What the Hay Wagon allows: rooms or a renovation of a stone house."""
    state = world(cards=cards, house="stone", **have)
    state.pending = [Acting(board.HOUSE_WORK, optional=True, one_of=True)]
    state.go_on()
    return state


# The Peat Boat: fuel becomes a vegetable, which is eaten


def test_a_vegetable_of_the_boat_pays_for_the_solo_card() -> None:
    state = do(world(1, cards="peat_boat", farm=MOORS, fuel=3), "special cut_peat", "cut A1")
    assert do(state, *EATEN, *EATEN, "keep").kept


@pytest.mark.parametrize(
    ("players", "have", "moves", "bought"),
    [
        (2, {"cards": "drag_horses peat_boat", "horse": 1}, ["place forest"], "use drag_horses"),
        (2, {"cards": "plowhorse_market peat_boat"}, ["place farmland"], "use plowhorse_market"),
        (5, {"cards": "peat_boat"}, ["place animal_market"], "get cattle"),
        (6, {"cards": "peat_boat", "food": 1}, ["place farm_supplies", "buy grain"], "plow A2"),
    ],
)
def test_a_vegetable_of_the_boat_pays_for_what_costs_a_food(
    players: int, have: dict[str, Any], moves: list[str], bought: str
) -> None:
    state = do(world(players, fuel=3, **have), *moves)
    assert not can(state, bought)
    assert can(do(state, *EATEN), bought)


def test_a_vegetable_of_the_boat_pays_for_a_point_of_the_administration() -> None:
    owned = "administration well pottery peat_boat"
    state = harvest(world(in_round=14, cards=owned, house="stone", people=1, food=2, fuel=3))
    do(state, "feed", *EATEN, "use administration")
    assert state.players[0].bonus == 1


def test_a_sheep_of_the_boat_is_cooked_where_that_is_all_there_is() -> None:
    state = do(world(5, cards="peat_boat fireplace_2", fuel=2), "place animal_market")
    do(state, "convert peat_boat sheep", "cook sheep", "get cattle")
    assert wares(state) == "1 food 1 cattle"


# The way to the fuel that the boat takes


@pytest.mark.parametrize(
    ("owned", "have", "exchanges"),
    [
        ("ceramics_stall", {"clay": 2, "reed": 2, "stone": 3, "fuel": 2}, ["trade clay wood", "burn"] * 2),
        (
            "basket_stall",
            {"wood": 2, "clay": 2, "reed": 3, "stone": 3, "fuel": 1},
            ["burn", "burn", "trade reed wood", "burn"],
        ),
        ("bog_pony", {"reed": 2, "stone": 3, "fuel": 2, "horse": 1}, ["use bog_pony"]),
        ("winter_storehouse", {"wood": 2, "reed": 2, "stone": 3}, ["use winter_storehouse", "burn", "burn"]),
    ],
)
def test_fuel_for_the_boat_may_come_from_trades_and_cards(
    owned: str, have: dict[str, Any], exchanges: list[str]
) -> None:
    state = with_counters(house_work(f"{owned} peat_boat", **have))
    if owned == "winter_storehouse":
        state = with_counters(world(cards=f"{owned} peat_boat", house="stone", **have), winter_storehouse=1)
        state.pending = [Acting(board.HOUSE_WORK, optional=True, one_of=True)]
        state.go_on()
    do(state, *exchanges, "convert peat_boat stone", "room B2")
    assert has(state, "stone") == 0


def test_fuel_for_the_boat_may_come_from_the_bog_pony_for_the_hearth_brush() -> None:
    have: dict[str, Any] = {"wood": 2, "stone": 2, "reed": 1, "horse": 1}
    state = do(world(cards="hearth_brush bog_pony peat_boat", others=OVEN_IS_BUILT, **have), "place day_laborer")
    do(state, "burn", "use bog_pony", "convert peat_boat clay", "build tiled_oven")
    assert "tiled_oven" in cards(state)


def test_fuel_for_the_boat_may_come_from_the_bog_pony_for_a_stable() -> None:
    have: dict[str, Any] = {"wood": 2, "fuel": 1, "horse": 1}
    state = do(world(cards="bog_pony peat_boat", **have), "place farm_expansion", "stable A5")
    do(state, "use bog_pony", "convert peat_boat wood", "stable A4")
    assert wares(state) == "1 horse"


def test_fuel_for_the_boat_may_come_from_trades_for_a_vegetable_to_sow() -> None:
    have: dict[str, Any] = {"wood": 2, "clay": 1, "grain": 1, "farm": ("xx...", "R....", "R....")}
    state = do(world(in_round=4, cards="ceramics_stall peat_boat", **have), "place grain_utilization", "sow A1 grain")
    do(state, "burn", "burn", "trade clay wood", "burn", "convert peat_boat vegetable", "sow A2 vegetable")
    assert wares(state) == ""


# Trades and cards in any order


def test_what_is_traded_away_comes_again_from_the_hardware_store() -> None:
    have: dict[str, Any] = {"wood": 2, "stone": 1, "reed": 2}
    state = with_counters(world(cards="pastoral_letter well basket_stall hardware_store", **have), hardware_store=1)
    do(state, "place day_laborer", "trade reed stone", "trade reed stone", "use hardware_store", "trade reed stone")
    assert "village_church" in cards(do(state, "build village_church"))


def test_an_exchange_after_which_it_could_not_be_paid_any_more_is_not_offered() -> None:
    have: dict[str, Any] = {"wood": 2, "stone": 1, "reed": 2}
    state = with_counters(world(cards="pastoral_letter well basket_stall hardware_store", **have), hardware_store=1)
    do(state, "place day_laborer")
    assert offered(state) == "done, trade reed stone", "the store would bring no more than a clay"


def test_the_moor_fire_may_make_the_field_for_a_vegetable_of_the_boat() -> None:
    have: dict[str, Any] = {"farm": ("xM...", "R....", "R...."), "grain": 1, "fuel": 3}
    state = do(world(in_round=4, cards="moor_fire peat_boat", **have), "place grain_utilization", "sow A1 grain")
    do(state, "use moor_fire", "convert peat_boat vegetable", "sow A2 vegetable")
    assert wares(state) == ""


# Fuel that is not there


def test_fuel_for_the_smoke_house_may_come_from_cards() -> None:
    state = with_counters(world(cards="fish_smoke_house winter_storehouse"), winter_storehouse=1)
    assert wares(do(state, "place fishing", "use winter_storehouse", "use fish_smoke_house")) == "5 food 1 fuel"
    state = world(cards="fish_smoke_house bog_pony", horse=1)
    assert wares(do(state, "place fishing", "use bog_pony", "use fish_smoke_house")) == "4 food 1 fuel 1 horse"


def test_fuel_for_the_church_may_come_from_the_bog_pony() -> None:
    state = people_gone(world(in_round=1, cards="church bog_pony", horse=1))
    do(state, "use bog_pony", "use church")
    assert state.players[0].bonus == 1


def test_with_the_farmhands_wood_is_burnt_even_if_nothing_is_lacking() -> None:
    have: dict[str, Any] = {"wood": 1, "clay": 2, "stone": 1}
    state = do(world(cards="hearth_brush farmhands_quarters", others=OVEN_IS_BUILT, **have), "place day_laborer")
    do(state, "burn", "buildwith tiled_oven clay")
    assert wares(state) == "1 clay 2 food"


def test_with_the_farmhands_wood_is_burnt_also_within_an_action() -> None:
    have: dict[str, Any] = {"wood": 1, "clay": 3, "reed": 1}
    state = do(world(cards="farmhands_quarters", in_round=7, **have), "place house_redevelopment", "renovate")
    assert wares(state) == "1 wood 1 clay"
    state = world(cards="farmhands_quarters", in_round=7, clay=4, reed=1, wood=1)
    do(state, "place house_redevelopment", "renovate", "burn", "buildwith fireplace_2 clay")
    assert wares(state) == "1 clay"


def test_fuel_for_the_timber_mill_may_come_from_cards() -> None:
    state = with_counters(world(cards="timber_mill winter_storehouse", farm=("F....", "R....", "R....")))
    state = with_counters(state, winter_storehouse=1)
    do(state, "special fell_trees", "use winter_storehouse", "use timber_mill")
    assert wares(state) == "4 wood 2 food 1 fuel"


def test_no_wood_is_burnt_for_the_wood_of_the_timber_mill() -> None:
    state = do(world(cards="timber_mill", farm=("F....", "R....", "R....")), "special fell_trees")
    assert (asked(state), wares(state)) == ("turn", "3 wood")


def test_fuel_for_a_fireplace_may_come_from_cards_when_an_animal_has_no_room() -> None:
    owned = "fireplace_2 winter_storehouse"
    state = world(in_round=4, tokens=True, cards=owned, unlit="fireplace_2", sheep=1)
    do(with_counters(state, winter_storehouse=1), "place sheep_market")
    do(state, "use winter_storehouse", "light fireplace_2", "cook sheep")
    assert wares(state) == "4 food 1 fuel 1 sheep"


# Kitchens


def test_some_of_the_kitchens_are_taken_into_use_if_that_is_enough() -> None:
    kitchens = "fireplace_2 cooking_hearth_4 horse_slaughterhouse_2"
    state = world(
        tokens=True,
        in_round=5,
        cards=kitchens,
        unlit=kitchens,
        hand="peat_cutting_expedition",
        farm=("x....", "RR...", "R...."),
        fuel=2,
        vegetable=1,
        horse=1,
    )
    do(state, "place basic_wish_for_children")
    do(state, "light cooking_hearth_4")
    assert not can(state, "light fireplace_2"), "no fuel would be left to cook the horse"
    do(state, "light horse_slaughterhouse_2", "cook vegetable", "cook horse")
    assert has(state, "food") == 5
    assert can(state, "play peat_cutting_expedition")


def test_the_wood_of_oak_bark_is_sought_like_any_other() -> None:
    state = world(cards="oak_bark cookhouse_4", farm=STABLES, wood=2, cattle=1, boar=1)
    do(state, "place farm_expansion", "stable A3", "cook cattle", "cook boar", "stable A2")
    assert wares(state) == "7 food"


def test_a_kitchen_is_taken_into_use_for_the_wood_of_oak_bark() -> None:
    state = world(
        tokens=True,
        cards="oak_bark horse_butchery",
        unlit="horse_butchery",
        farm=STABLES,
        wood=2,
        fuel=1,
        horse=2,
    )
    do(state, "place farm_expansion", "stable A3", "light horse_butchery", "use horse_butchery", "stable A2")
    assert wares(state) == "5 food"


def test_sheep_are_not_cooked_for_the_wood_of_oak_bark() -> None:
    state = do(world(cards="oak_bark cookhouse_4", farm=STABLES, wood=3, sheep=2), "place farm_expansion", "stable A3")
    assert state.seat == 1


def test_animals_that_a_card_does_not_need_are_cooked_for_it() -> None:
    have: dict[str, Any] = {"farm": ("ss...", "RR...", "R...."), "horse": 3}
    state = world(hand="leather_saddle", cards="cookhouse_4", in_round=5, **have)
    do(state, "place basic_wish_for_children", "cook horse")
    assert offered(state) == "done, play leather_saddle"


# In the harvest


@pytest.mark.parametrize(
    ("owned", "have", "exchange"),
    [("ceramics_stall", {"clay": 3}, "trade clay wood"), ("basket_stall", {"reed": 3}, "trade reed wood")],
)
def test_wood_for_the_boat_is_traded_for_while_people_are_fed(owned: str, have: dict[str, Any], exchange: str) -> None:
    state = harvest(world(in_round=4, cards=f"{owned} peat_boat", house="stone", people=1, **have))
    do(state, *[exchange, "burn"] * 3, *EATEN)
    assert state.players[0].begging == 1
