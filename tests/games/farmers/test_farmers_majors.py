"""The 24 major improvements: stacks, prices, upgrades, cooking, baking, and what each one does."""

from typing import Any

import pytest

from mire.games.farmers.box.grid import ones
from mire.games.farmers.box.majors import IDS, STACKS
from mire.games.farmers.rules.scoring import score
from tests.games.farmers.rules_worlds import (
    asked,
    can,
    cards,
    dealt,
    do,
    harvest,
    has,
    offered,
    people_gone,
    player_with,
    tops,
    wares,
    world,
)

PRICES = {  # and points
    "fireplace_2": ("2 clay", 1),
    "fireplace_3": ("3 clay", 1),
    "cooking_hearth_4": ("4 clay", 1),
    "cooking_hearth_5": ("5 clay", 1),
    "well": ("1 wood 3 stone", 4),
    "clay_oven": ("3 clay 1 stone", 2),
    "stone_oven": ("1 clay 3 stone", 3),
    "joinery": ("2 wood 2 stone", 2),
    "pottery": ("2 clay 2 stone", 2),
    "basketmakers_workshop": ("2 reed 2 stone", 2),
    "peat_charcoal_kiln": ("1 stone", 1),
    "foresters_lodge": ("1 wood 2 clay", 1),
    "horse_slaughterhouse_2": ("1 clay 1 stone", 2),
    "horse_slaughterhouse_3": ("1 clay 1 stone", 2),
    "cookhouse_4": ("6 clay", 2),
    "cookhouse_5": ("6 clay", 2),
    "village_church": ("2 wood 4 stone", 4),
    "heating_oven": ("1 clay 1 stone", 1),
    "tiled_oven": ("2 clay 1 stone", 1),
    "furniture_stall": ("1 wood 1 stone", 2),
    "ceramics_stall": ("1 clay 1 stone", 2),
    "basket_stall": ("1 reed 1 stone", 2),
    "museum_of_the_moors": ("1 clay 1 reed 1 stone", 3),
    "riding_stables": ("2 wood 1 clay 1 reed", 3),
}
WITH_MUSEUM = {
    "well": "1 wood 2 stone",
    "joinery": "1 wood 2 stone",
    "pottery": "1 clay 2 stone",
    "basketmakers_workshop": "1 reed 2 stone",
    "clay_oven": "2 clay 1 stone",
    "stone_oven": "1 clay 2 stone",
    "foresters_lodge": "1 wood 1 clay",
}
BELOW = {
    "fireplace_2": "horse_slaughterhouse_2",
    "fireplace_3": "horse_slaughterhouse_3",
    "cooking_hearth_4": "cookhouse_4",
    "cooking_hearth_5": "cookhouse_5",
    "well": "village_church",
    "clay_oven": "heating_oven",
    "stone_oven": "tiled_oven",
    "joinery": "furniture_stall",
    "pottery": "ceramics_stall",
    "basketmakers_workshop": "basket_stall",
    "peat_charcoal_kiln": "museum_of_the_moors",
    "foresters_lodge": "riding_stables",
}
ABOVE = {below: above for above, below in BELOW.items()}


def goods(text: str) -> dict[str, Any]:
    """`1 wood 3 stone` as numbers by ware."""
    words = text.split()
    return {ware: int(number) for number, ware in zip(words[::2], words[1::2], strict=True)}


def open_to(card: str, **more: Any) -> Any:
    """A world in which a card lies open, as another player has the one that lay on it."""
    return world(others=[player_with(cards=ABOVE.get(card, ""))], **more)


# The supply


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_there_are_twelve_stacks_of_two_for_every_number_of_players(players: int) -> None:
    state = dealt(players)
    assert len(state.stacks) == STACKS == 12
    assert {IDS[top]: IDS[below] for below, top in state.stacks} == BELOW


@pytest.mark.parametrize("card", PRICES)
def test_its_price_and_its_points(card: str) -> None:
    price, points = PRICES[card]
    state = do(open_to(card, **goods(price)), "place major_improvement", f"build {card}")
    assert {"grain", "food", "fuel"} >= set(goods(wares(state)))
    assert card in cards(state)
    assert score(state.players[0]).categories["cards"] == points
    for ware, number in goods(price).items():
        less = open_to(card, **goods(price) | {ware: number - 1})
        assert not can(less, "place major_improvement") or not can(do(less, "place major_improvement"), f"build {card}")


@pytest.mark.parametrize("card", PRICES)
def test_with_the_museum_some_cost_one_of_a_certain_good_less(card: str) -> None:
    if card == "museum_of_the_moors":
        return
    price = goods(WITH_MUSEUM.get(card, PRICES[card][0]))
    others = [player_with(cards=ABOVE.get(card, "")), player_with(cards="peat_charcoal_kiln")]
    if card == "peat_charcoal_kiln":
        others = []
    state = world(3, others=others, cards="museum_of_the_moors", **price)
    do(state, "place major_improvement", f"build {card}")
    assert {"food", "fuel"} >= set(goods(wares(state)))
    for ware in price:
        less = world(3, others=others, cards="museum_of_the_moors", **price | {ware: price[ware] - 1})
        assert not can(less, "place major_improvement") or not can(do(less, "place major_improvement"), f"build {card}")


def test_another_players_museum_saves_nothing() -> None:
    state = world(others=[player_with(cards="museum_of_the_moors peat_charcoal_kiln")], wood=1, stone=2)
    assert not can(state, "place major_improvement")


@pytest.mark.parametrize("card", BELOW)
def test_a_covered_card_can_be_built_by_everybody_when_the_upper_one_is_gone(card: str) -> None:
    rich: dict[str, Any] = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}
    state = world(others=[player_with(**rich)], **rich)
    assert not can(do(state, "place major_improvement"), f"build {BELOW[card]}")
    do(state, f"build {card}")
    if asked(state) == "act":
        do(state, "done")
    assert BELOW[card] in tops(state)
    assert card not in tops(state)


# Upgrades


@pytest.mark.parametrize("new", ["cooking_hearth_4", "cooking_hearth_5"])
@pytest.mark.parametrize("old", ["fireplace_2", "fireplace_3"])
def test_a_fireplace_is_returned_for_a_cooking_hearth_onto_its_own_stack(old: str, new: str) -> None:
    state = do(world(cards=old), "place major_improvement")
    assert offered(state, "build") == ""
    do(state, f"upgrade {new} {old}")
    assert (cards(state), old in tops(state), ABOVE[BELOW[new]] in tops(state)) == (new, True, False)
    assert len(state.stacks[IDS.index(old)]) == 2  # the horse slaughterhouse is covered again


@pytest.mark.parametrize("new", ["cookhouse_4", "cookhouse_5"])
@pytest.mark.parametrize("old", ["fireplace_2", "fireplace_3", "cooking_hearth_4", "cooking_hearth_5"])
def test_a_fireplace_or_cooking_hearth_is_returned_for_a_cookhouse(old: str, new: str) -> None:
    taken = ABOVE[new]
    state = world(cards=old, others=[] if taken == old else [player_with(cards=taken)])
    do(state, "place major_improvement", f"upgrade {new} {old}")
    assert (cards(state), old in tops(state)) == (new, True)


def test_a_cooking_hearth_returned_for_the_cookhouse_below_it_lies_there_alone() -> None:
    state = do(world(cards="cooking_hearth_4"), "place major_improvement", "upgrade cookhouse_4 cooking_hearth_4")
    assert [IDS[card] for card in state.stacks[IDS.index("cooking_hearth_4")]] == ["cooking_hearth_4"]


@pytest.mark.parametrize("old", ["horse_slaughterhouse_2", "clay_oven", "cookhouse_4"])
def test_nothing_else_can_be_returned(old: str) -> None:
    state = world(cards=f"{old} {ABOVE.get(old, '')}", others=[player_with(cards="cooking_hearth_5")])
    moves = offered(do(state, "place major_improvement"), "upgrade") if can(state, "place major_improvement") else ""
    assert old not in moves


def test_a_cooking_hearth_is_not_returned_for_the_other_one() -> None:
    state = do(world(cards="cooking_hearth_4"), "place major_improvement")
    assert offered(state) == "upgrade cookhouse_4 cooking_hearth_4"


def test_an_upgrade_may_be_paid_for_instead() -> None:
    state = do(world(cards="fireplace_2", clay=5), "place major_improvement")
    assert "cooking_hearth_5" in offered(state, "build")
    assert cards(do(state, "build cooking_hearth_5")) == "fireplace_2 cooking_hearth_5"


def test_both_cookhouses_and_both_slaughterhouses_may_be_owned() -> None:
    both = player_with(cards="cookhouse_4 cookhouse_5 horse_slaughterhouse_2 horse_slaughterhouse_3")
    assert score(both).categories["cards"] == 8


# Cooking


@pytest.mark.parametrize(
    ("owned", "rates"),
    [
        ("", (1, 0, 0, 0, 0)),
        ("fireplace_2", (2, 2, 2, 3, 0)),
        ("fireplace_3", (2, 2, 2, 3, 0)),
        ("cooking_hearth_4", (3, 2, 3, 4, 0)),
        ("cooking_hearth_5", (3, 2, 3, 4, 0)),
        ("horse_slaughterhouse_2", (1, 1, 1, 2, 2)),
        ("horse_slaughterhouse_3", (1, 1, 1, 2, 2)),
        ("cookhouse_4", (3, 2, 3, 4, 2)),
        ("cookhouse_5", (3, 2, 3, 4, 2)),
        ("horse_slaughterhouse_2 fireplace_3", (2, 2, 2, 3, 2)),
        ("fireplace_2 cooking_hearth_4", (3, 2, 3, 4, 0)),
        ("clay_oven stone_oven heating_oven tiled_oven", (1, 0, 0, 0, 0)),
    ],
)
def test_what_vegetables_and_animals_become(owned: str, rates: tuple[int, ...]) -> None:
    for ware, rate in zip(["vegetable", "sheep", "boar", "cattle", "horse"], rates, strict=True):
        two: dict[str, Any] = {ware: 2}
        state = harvest(world(in_round=4, cards=owned, pastures=["A2"], **two))
        verb = "eat" if rate == 1 and ware == "vegetable" else "cook"
        if rate:
            assert has(do(state, f"{verb} {ware}"), "food") == rate
        else:
            assert ware not in offered(state, "cook")


def test_grain_is_never_cooked() -> None:
    state = harvest(world(in_round=4, cards="cookhouse_4 fireplace_2", grain=2))
    assert offered(state) == "eat grain, feed"
    assert has(do(state, "eat grain"), "food") == 1


def test_animals_are_cooked_on_the_turn_when_food_is_due_for_something() -> None:
    state = do(world(cards="fireplace_2", sheep=1), "cook sheep", "special horse_market")
    assert wares(state) == "1 food 1 horse"


# Baking


@pytest.mark.parametrize(
    ("owned", "grain", "food"),
    [
        ("fireplace_2", 3, [2, 4, 6]),
        ("cooking_hearth_5", 3, [3, 6, 9]),
        ("cookhouse_4", 3, [3, 6, 9]),
        ("clay_oven", 3, [5]),
        ("stone_oven", 3, [4, 8]),
        ("clay_oven stone_oven", 4, [5, 9, 13]),
        ("clay_oven stone_oven fireplace_2", 5, [5, 9, 13, 15, 17]),
        ("fireplace_2 cooking_hearth_4", 2, [3, 6]),
        ("horse_slaughterhouse_2 heating_oven tiled_oven", 3, []),
    ],
)
def test_what_a_bake_bread_action_yields(owned: str, grain: int, food: list[int]) -> None:
    start = world(in_round=2, cards=owned, grain=grain)
    assert can(start, "place grain_utilization") is (food != [])
    if food:
        assert len(offered(do(start, "place grain_utilization"), "bake").split(", ")) == len(food)
    for number, yielded in enumerate(food, 1):
        state = do(world(in_round=2, cards=owned, grain=grain), "place grain_utilization", f"bake {number}")
        assert (has(state, "food"), has(state, "grain")) == (yielded, grain - number)


@pytest.mark.parametrize(("card", "food"), [("clay_oven", 5), ("stone_oven", 4)])
def test_who_builds_an_oven_may_bake_at_once(card: str, food: int) -> None:
    state = do(world(clay=3, stone=3, grain=1), "place major_improvement", f"build {card}")
    assert offered(state) == "bake 1, done"
    assert has(do(state, "bake 1"), "food") == food


def test_or_keep_the_grain_and_without_grain_nothing_is_asked() -> None:
    state = do(world(clay=3, stone=3, grain=1), "place major_improvement", "build clay_oven", "done")
    assert (state.seat, has(state, "grain")) == (1, 1)
    assert do(world(clay=3, stone=3), "place major_improvement", "build clay_oven").seat == 1


def test_other_bakers_help_when_an_oven_is_built() -> None:
    state = do(world(clay=3, stone=1, grain=3, cards="fireplace_2"), "place major_improvement", "build clay_oven")
    assert has(do(state, "bake 3"), "food") == 9


@pytest.mark.parametrize("card", ["heating_oven", "tiled_oven", "fireplace_2", "cooking_hearth_4"])
def test_no_bread_is_baked_when_something_else_is_built(card: str) -> None:
    state = open_to(card, grain=1, cards="" if card.startswith("f") else "fireplace_3", **goods(PRICES[card][0]))
    assert do(state, "place major_improvement", f"build {card}").seat == 1


# Goods at once and in rounds to come


def test_the_village_church_gives_two_food_at_once() -> None:
    state = do(open_to("village_church", wood=2, stone=4), "place major_improvement", "build village_church")
    assert wares(state) == "2 food"


def test_the_heating_oven_gives_two_fuel_at_once() -> None:
    state = do(open_to("heating_oven", clay=1, stone=1), "place major_improvement", "build heating_oven")
    assert wares(state) == "2 fuel"


@pytest.mark.parametrize(("in_round", "rounds"), [(2, [3, 4, 5, 6, 7]), (11, [12, 13, 14]), (14, [])])
def test_the_well_puts_a_food_on_each_of_the_next_five_rounds(in_round: int, rounds: list[int]) -> None:
    state = do(world(in_round=in_round, wood=1, stone=3), "place major_improvement", "build well")
    assert [delivery.round for delivery in state.players[0].deliveries] == rounds


def test_the_food_of_the_well_comes_at_the_start_of_a_round() -> None:
    state = do(world(in_round=1, wood=1, stone=3), "place major_improvement", "build well")
    assert has(state, "food") == 0
    assert has(people_gone(state), "food") == 1
    assert has(people_gone(state), "food") == 2


def test_the_riding_stables_put_a_food_on_every_round_to_come() -> None:
    state = open_to("riding_stables", in_round=2, wood=2, clay=1, reed=1)
    do(state, "place major_improvement", "build riding_stables")
    assert [delivery.round for delivery in state.players[0].deliveries] == list(range(3, 15))


def test_it_comes_only_to_who_has_two_horses_then() -> None:
    state = open_to("riding_stables", in_round=1, wood=2, clay=1, reed=1, horse=1, pastures=["C4 C5"])
    do(state, "place major_improvement", "build riding_stables")
    assert has(people_gone(state), "food") == 0
    state.players[0].animals[3] = 2
    assert has(people_gone(state), "food") == 1  # a round that was missed does not matter
    state.players[0].animals[3] = 5
    assert has(people_gone(state), "food") == 2


# Trade buildings


@pytest.mark.parametrize(
    ("card", "trades"),
    [
        ("furniture_stall", "wood clay"),
        ("ceramics_stall", "clay wood"),
        ("basket_stall", "reed clay, reed stone, reed wood"),
        ("joinery pottery basketmakers_workshop", ""),
    ],
)
def test_what_a_stall_trades(card: str, trades: str) -> None:
    assert offered(world(cards=card, wood=1, clay=1, reed=1, stone=1), "trade") == trades


def test_a_trade_is_one_for_one_any_number_of_times() -> None:
    state = do(world(cards="furniture_stall", wood=3), "trade wood clay", "trade wood clay")
    assert wares(state) == "1 wood 2 clay"


def test_traded_goods_pay_for_something_on_the_same_turn() -> None:
    state = do(world(cards="furniture_stall", wood=2), "trade wood clay", "trade wood clay")
    assert cards(do(state, "place major_improvement", "build fireplace_2")) == "furniture_stall fireplace_2"


def test_a_good_received_by_trade_is_not_traded_back_in_the_same_turn() -> None:
    state = do(world(cards="furniture_stall ceramics_stall", wood=1), "trade wood clay")
    assert offered(state, "trade") == ""
    do(state, "place fishing", "place forest")
    assert offered(state, "trade") == "clay wood"


def test_own_goods_are_traded_after_the_same_good_was_received() -> None:
    state = do(world(cards="furniture_stall ceramics_stall", wood=1, clay=1), "trade wood clay", "trade clay wood")
    assert wares(state) == "1 wood 1 clay"
    assert offered(state, "trade") == ""


# The craft buildings and the church in the harvest: see the tests of the harvest. The variant with fuel tokens:


@pytest.mark.parametrize("card", ["fireplace_2", "cooking_hearth_4", "horse_slaughterhouse_2", "cookhouse_4"])
def test_with_tokens_a_new_cooking_improvement_is_not_in_use_until_a_fuel_is_paid(card: str) -> None:
    state = open_to(card, tokens=True, fuel=1, grain=1, **goods(PRICES[card][0]))
    do(state, "place major_improvement", f"build {card}", "place infirmary")
    assert state.players[0].rates == [1, 0, 0, 0, 0]
    do(state, f"light {card}")
    assert wares(state) == "1 grain"
    assert state.players[0].rates[1] > 0


@pytest.mark.parametrize("card", ["clay_oven", "stone_oven", "heating_oven", "tiled_oven", "well", "joinery"])
def test_with_tokens_others_are_in_use_at_once(card: str) -> None:
    state = open_to(card, tokens=True, **goods(PRICES[card][0]))
    assert do(state, "place major_improvement", f"build {card}").players[0].unlit == []


def test_what_is_not_in_use_neither_cooks_nor_bakes() -> None:
    state = world(in_round=4, tokens=True, cards="fireplace_2", unlit="fireplace_2", grain=2, sheep=1)
    assert not can(state, "place grain_utilization")
    assert offered(harvest(state)) == "eat grain, feed"


def test_wood_may_be_burnt_for_it() -> None:
    state = world(in_round=2, tokens=True, cards="fireplace_2", unlit="fireplace_2", wood=1, grain=1)
    do(state, "burn", "light fireplace_2", "place grain_utilization", "bake 1")
    assert wares(state) == "2 food"


def test_it_may_be_taken_into_use_in_the_harvest() -> None:
    state = harvest(
        world(in_round=4, tokens=True, cards="fireplace_2", unlit="fireplace_2", wood=1, sheep=2, pastures=["A2"])
    )
    assert has(do(state, "burn", "light fireplace_2", "cook sheep"), "food") == 2


def test_it_may_be_taken_into_use_when_animals_need_room() -> None:
    state = world(in_round=4, tokens=True, cards="fireplace_2", unlit="fireplace_2", fuel=1, sheep=1)
    do(state, "place sheep_market")
    assert offered(state) == "light fireplace_2, release sheep"
    assert wares(do(state, "light fireplace_2", "cook sheep")) == "2 food 1 sheep"


def test_the_token_moves_to_the_upgrade() -> None:
    state = world(tokens=True, cards="fireplace_2", unlit="fireplace_2")
    do(state, "place major_improvement", "upgrade cooking_hearth_4 fireplace_2")
    assert [IDS[card] for card in state.players[0].unlit] == ["cooking_hearth_4"]
    assert state.players[0].rates == [1, 0, 0, 0, 0]


def test_the_upgrade_of_a_card_without_token_is_in_use_at_once() -> None:
    state = do(
        world(tokens=True, cards="fireplace_2"), "place major_improvement", "upgrade cooking_hearth_4 fireplace_2"
    )
    assert (state.players[0].unlit, state.players[0].rates) == ([], [3, 2, 3, 4, 0])


def test_a_returned_card_gets_a_token_when_it_is_built_anew() -> None:
    state = do(
        world(tokens=True, cards="fireplace_2"), "place major_improvement", "upgrade cooking_hearth_4 fireplace_2"
    )
    people_gone(state)
    state.players[0].goods[1] = 2
    do(state, "place major_improvement", "build fireplace_2")
    assert [IDS[card] for card in state.players[0].unlit] == ["fireplace_2"]


def test_without_the_variant_there_are_no_tokens() -> None:
    assert do(world(clay=2), "place major_improvement", "build fireplace_2").players[0].unlit == []


def test_the_lodge_leaves_the_forests_where_they_are() -> None:
    state = world(farm=("FFFF.", "R....", "R...."), cards="foresters_lodge")
    assert (score(state.players[0]).categories["bonus"], ones(state.players[0].farm.forests)) == (4, 4)
