"""The scoring: every threshold of the table, and the best that goods bring, held against trying everything."""

import random
from typing import Any

import pytest

from mire.core.game import Score
from mire.games.farmers.box.goods import CLAY, FUEL, REED, STONE, WOOD
from mire.games.farmers.box.majors import IDS
from mire.games.farmers.model.player import Player
from mire.games.farmers.rules.scoring import CATEGORIES, goods_points, score, scores
from tests.games.farmers.rules_worlds import EMPTY, dealt, do, harvest, player_with, world

# -1, 1, 2, 3 and 4 points for at least so many
TABLE = {
    "fields": [0, 2, 3, 4, 5],
    "pastures": [0, 1, 2, 3, 4],
    "grain": [0, 1, 4, 6, 8],
    "vegetables": [0, 1, 2, 3, 4],
    "sheep": [0, 1, 4, 6, 8],
    "boar": [0, 1, 3, 5, 7],
    "cattle": [0, 1, 2, 4, 6],
}


def points(category: str, **more: Any) -> int | float:
    """What a player with such things has in a category."""
    return score(player_with(**more)).categories[category]


def expected(category: str, number: int) -> int:
    reached = sum(number >= least for least in TABLE[category][1:])
    return reached or -1


def test_the_categories_of_the_score_pad() -> None:
    assert list(score(dealt(2).players[0]).categories) == CATEGORIES
    assert len(CATEGORIES) == 15


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize(("category", "ware"), [("grain", "grain"), ("vegetables", "vegetable")])
def test_crops_in_the_supply(category: str, ware: str, number: int) -> None:
    crops: dict[str, Any] = {ware: number}
    assert points(category, **crops) == expected(category, number)


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("kind", ["sheep", "boar", "cattle"])
def test_animals(kind: str, number: int) -> None:
    animals: dict[str, Any] = {kind: number}
    assert points(kind, **animals) == expected(kind, number)


@pytest.mark.parametrize("number", range(10))
def test_a_point_for_every_horse_and_one_less_for_none(number: int) -> None:
    assert points("horses", horse=number) == (number or -1)


@pytest.mark.parametrize("number", range(7))
def test_fields(number: int) -> None:
    row = ("x" * number + ".....")[:5]
    rows = (row, "Rx..." if number > 5 else "R....", "R....")
    assert points("fields", farm=rows) == expected("fields", number)


@pytest.mark.parametrize("number", range(6))
def test_pastures_count_whatever_their_size(number: int) -> None:
    pastures = ["A5 A4", "B5", "B4", "C5", "C4"][:number]
    assert points("pastures", pastures=pastures) == expected("pastures", number)


def test_crops_on_fields_count_too() -> None:
    assert points("grain", farm=("ggg..", "R....", "R....")) == 4
    assert points("grain", farm=("g....", "R....", "R...."), grain=1) == 2
    assert points("vegetables", farm=("v....", "R....", "R...."), vegetable=1) == 3


@pytest.mark.parametrize(
    ("rows", "pastures", "unused"),
    [
        (EMPTY, [], 13),
        (("FFFMM", "R....", "R...."), [], 8),
        (("xgvsM", "R....", "R...."), [], 8),
        (EMPTY, ["A4 A5 B4 B5"], 9),
        (("RRs..", "Rxxxx", "RFFFF"), ["A4 A5"], 0),
    ],
)
def test_a_point_is_lost_for_every_unused_space(rows: tuple[str, ...], pastures: list[str], unused: int) -> None:
    assert points("unused", farm=rows, pastures=pastures) == -unused


@pytest.mark.parametrize("fenced", range(5))
def test_a_point_for_every_fenced_stable(fenced: int) -> None:
    rows = ("ssss.", "R....", "R....")
    assert points("stables", farm=rows, pastures=[f"A{number + 1}" for number in range(fenced)]) == fenced


@pytest.mark.parametrize(("house", "each"), [("wood", 0), ("clay", 1), ("stone", 2)])
@pytest.mark.parametrize("rooms", [2, 3, 4])
def test_rooms(house: str, each: int, rooms: int) -> None:
    rows = ("R...." if rooms > 2 else ".....", "RR..." if rooms > 3 else "R....", "R....")
    assert points("rooms", farm=rows, house=house) == each * rooms


@pytest.mark.parametrize(("people", "bed", "worth"), [(2, 0, 6), (5, 0, 15), (2, 2, 2), (5, 1, 13), (5, 5, 5)])
def test_three_points_for_a_person_and_one_for_a_person_in_bed(people: int, bed: int, worth: int) -> None:
    assert points("people", people=people, bed=bed) == worth


def test_a_newborn_of_the_last_round_counts_like_everybody() -> None:
    state = do(world(in_round=14), "place urgent_wish_for_children")
    assert score(state.players[0]).categories["people"] == 9


def test_people_who_fell_ill_in_the_last_harvest_are_in_bed() -> None:
    state = harvest(world(in_round=14, food=4))
    assert [score(player).categories["people"] for player in state.players] == [2, 2]


def test_three_points_are_lost_for_every_begging_marker() -> None:
    state = harvest(world(in_round=14, food=1))
    assert [score(player).categories["begging"] for player in state.players] == [-9, -12]


def test_fuel_and_food_and_materials_are_worth_nothing_by_themselves() -> None:
    rich, poor = player_with(fuel=9, food=9, wood=9, clay=9, reed=9, stone=9), player_with()
    assert score(rich).total == score(poor).total


def test_a_farm_at_the_start_scores_minus_seven_points() -> None:
    # -7 for what is missing, -1 for no horse, -5 unused spaces, 6 for two people
    assert [found.total for found in scores(dealt(2))] == [-7, -7]


# Bonus points


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize(
    ("card", "ware", "thresholds"),
    [
        ("joinery", "wood", [3, 5, 7]),
        ("pottery", "clay", [3, 5, 7]),
        ("basketmakers_workshop", "reed", [2, 4, 5]),
        ("peat_charcoal_kiln", "fuel", [3, 5]),
        ("peat_charcoal_kiln", "wood", [3, 5]),
    ],
)
def test_goods_for_craft_buildings_and_the_kiln(card: str, ware: str, thresholds: list[int], number: int) -> None:
    goods: dict[str, Any] = {ware: number}
    assert points("bonus", cards=card, **goods) == sum(number >= least for least in thresholds)
    assert points("bonus", **goods) == 0


@pytest.mark.parametrize("forests", range(6))
def test_a_point_for_every_forest_with_the_lodge(forests: int) -> None:
    rows = (("F" * forests + ".....")[:5], "R...M", "R...M")
    assert points("bonus", farm=rows, cards="foresters_lodge") == forests
    assert points("bonus", farm=rows) == 0


def test_the_points_of_the_church_are_bonus_points() -> None:
    state = do(harvest(world(in_round=14, food=4, cards="village_church", fuel=1)), "donate")
    assert score(state.players[0]).categories["bonus"] == 1


def test_wood_is_not_used_twice() -> None:
    assert points("bonus", cards="joinery peat_charcoal_kiln", wood=8) == 3
    assert points("bonus", cards="joinery peat_charcoal_kiln", wood=12) == 5


STALLS = ["furniture_stall", "ceramics_stall", "basket_stall"]
SCORING_CARDS = ["joinery", "pottery", "basketmakers_workshop", "peat_charcoal_kiln"]
TRADES = {
    "furniture_stall": [(WOOD, CLAY)],
    "ceramics_stall": [(CLAY, WOOD)],
    "basket_stall": [(REED, WOOD), (REED, CLAY), (REED, STONE)],
}
PAYS = {
    "joinery": (WOOD, [3, 5, 7]),
    "pottery": (CLAY, [3, 5, 7]),
    "basketmakers_workshop": (REED, [2, 4, 5]),
    "peat_charcoal_kiln": (FUEL, [3, 5]),
}


def tried_out(player: Player) -> int:
    """The most points over everything that trades and burning can make of the goods."""
    owned = [IDS[card] for card in player.cards]
    exchanges = [(WOOD, FUEL)] + [trade for stall in STALLS if stall in owned for trade in TRADES[stall]]
    start = tuple(player.goods)
    reached, fresh = {start}, [start]
    while fresh:
        goods = fresh.pop()
        for paid, got in exchanges:
            if goods[paid]:
                after = list(goods)
                after[paid] -= 1
                after[got] += 1
                if tuple(after) not in reached:
                    reached.add(tuple(after))
                    fresh.append(tuple(after))
    return max(sum(_points(owned, card, goods) for card in SCORING_CARDS) for goods in reached)


def _points(owned: list[str], card: str, goods: tuple[int, ...]) -> int:
    good, thresholds = PAYS[card]
    return sum(goods[good] >= least for least in thresholds) if card in owned else 0


@pytest.mark.chance
def test_trades_and_burnt_wood_are_done_in_the_best_way() -> None:
    chance = random.Random(3)
    for _ in range(400):
        owned = [card for card in SCORING_CARDS + STALLS if chance.random() < 0.6]
        player = player_with(cards=" ".join(owned))
        for good in (WOOD, CLAY, REED, FUEL):
            player.goods[good] = chance.randrange(9)
        assert goods_points(player) == tried_out(player), (owned, player.goods)


def test_the_best_exchanges_are_only_counted_not_made() -> None:
    player = player_with(cards="joinery ceramics_stall", clay=7)
    assert score(player).categories["bonus"] == 3
    assert player.goods[CLAY] == 7


# Who wins


def test_the_total_is_the_sum_of_all_categories() -> None:
    found = score(player_with(farm=("RFFxx", "R..gv", "R...."), house="clay", sheep=4, horse=2, people=4, cards="well"))
    assert found.total == sum(found.categories.values())
    assert isinstance(found, Score)


def test_a_farm_scored_by_hand() -> None:
    player = player_with(
        farm=("Rxgv.", "RRxss", "RR..."),
        pastures=["B4 B5", "A5", "C5"],
        house="stone",
        people=5,
        bed=1,
        cards="cooking_hearth_4 well joinery",
        grain=3,
        sheep=4,
        boar=1,
        cattle=2,
        horse=3,
        wood=5,
    )
    player.begging = 1
    assert score(player).categories == {
        "fields": 3,
        "pastures": 3,
        "grain": 3,
        "vegetables": 2,
        "sheep": 2,
        "boar": 1,
        "cattle": 2,
        "horses": 3,
        "unused": -2,
        "stables": 2,
        "rooms": 10,
        "people": 13,
        "cards": 7,
        "bonus": 2,
        "begging": -3,
    }
