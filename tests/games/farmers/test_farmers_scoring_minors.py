"""The scoring with minor improvements: printed points, Bog Body, Garden Path, lying horses, the Grain Distillery."""

import random
from typing import Any

import pytest

from mire.games.farmers.box.goods import CLAY, FUEL, GRAIN, REED, WOOD
from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.cards.minors import ALL
from mire.games.farmers.model.player import Player
from mire.games.farmers.rules.scoring import scores
from tests.games.farmers.rules_worlds import player_with, world


def points(category: str, **have: Any) -> float:
    """What seat 0 with such things has in a category."""
    return scores(world(**have))[0].categories[category]


# Cards


def test_major_and_minor_improvements_are_worth_what_is_printed_on_them() -> None:
    assert points("cards", cards="well bog_body church") == 4 + 1 + 5


def test_a_card_may_be_worth_less_than_nothing() -> None:
    assert points("cards", cards="oven_installation") == -1


def test_cards_in_hand_are_worth_nothing() -> None:
    assert points("cards", hand="bog_body fish_smoke_house") == 0


def test_every_minor_improvement_can_be_scored() -> None:
    cards = " ".join(minor.name for minor in ALL if not minor.passing)
    for score in scores(world(cards=cards)):
        assert score.total == sum(score.categories.values())


# Bog Body


def bonuses(players: int, *cards: str) -> list[float]:
    """The bonus points of players with such cards."""
    state = world(players, cards=cards[0], others=[player_with(cards=owned) for owned in cards[1:]])
    return [score.categories["bonus"] for score in scores(state)]


def test_with_bog_body_each_museum_is_worth_a_point_to_its_owner_whoever_that_is() -> None:
    assert bonuses(3, "bog_body", "museum_of_the_moors", "living_history_museum") == [0, 1, 1]
    assert bonuses(2, "bog_body museum_of_the_moors", "") == [1, 0]
    assert bonuses(2, "museum_of_the_moors", "bog_body") == [1, 0]


def test_who_has_both_museums_gets_two_points_from_bog_body() -> None:
    assert bonuses(2, "bog_body", "museum_of_the_moors living_history_museum") == [0, 2]


def test_without_bog_body_in_play_museums_are_worth_no_bonus() -> None:
    assert bonuses(2, "oven_damper", "museum_of_the_moors living_history_museum") == [0, 0]
    state = world(hand="bog_body", cards="museum_of_the_moors")
    assert scores(state)[0].categories["bonus"] == 0


# The Garden Path marker


def test_who_has_the_marker_of_the_garden_path_loses_a_point() -> None:
    state = world(3, level=2)
    state.garden_path = 1
    assert [score.categories["bonus"] for score in scores(state)] == [0, -1, 0]


# Horses that lie down


@pytest.mark.parametrize(
    ("horses", "lying", "worth"), [(2, 1, 1.5), (2, 2, 1), (1, 1, 0.5), (3, 0, 3), (5, 3, 3.5), (0, 0, -1)]
)
def test_a_horse_that_lies_down_is_worth_half_a_point(horses: int, lying: int, worth: float) -> None:
    state = world(cards="bog_pony", horse=horses, pastures=["A4 A5 B4 B5"])
    state.players[0].lying = lying
    score = scores(state)[0]
    assert score.categories["horses"] == worth
    assert isinstance(score.categories["horses"], int) == (lying % 2 == 0)
    standing = scores(world(cards="bog_pony", horse=horses, pastures=["A4 A5 B4 B5"]))[0].total
    assert standing - score.total == lying / 2


# The Grain Distillery


THREE_OF_GRAIN = ("ggg..", "R....", "R....")  # nine grain, as many as count


def distilled(**have: Any) -> tuple[float, float]:
    """The points in the categories of grain and bonus with a Grain Distillery."""
    cards = have.pop("cards", "")
    score = scores(world(cards=f"grain_distillery {cards}", **have))[0].categories
    return score["grain"], score["bonus"]


def test_a_grain_and_a_fuel_are_a_point_any_number_of_times() -> None:
    assert distilled(grain=12, fuel=4) == (4, 4)
    assert distilled(grain=12) == (4, 0)
    assert distilled(fuel=4) == (-1, 0)


def test_grain_that_is_distilled_does_not_count_as_grain() -> None:
    assert distilled(grain=3, fuel=2) == (1, 2)
    assert distilled(grain=9, fuel=1) == (4, 1)
    assert distilled(grain=10, fuel=10) == (1, 9)


def test_a_grain_is_kept_where_it_is_worth_more() -> None:
    assert distilled(grain=1, fuel=1) == (1, 0)  # distilled it would be a point here and two less there
    assert distilled(grain=8, fuel=1) == (4, 0)


def test_grain_on_fields_counts_but_can_not_be_distilled() -> None:
    assert distilled(farm=THREE_OF_GRAIN, fuel=5) == (4, 0)
    assert distilled(farm=THREE_OF_GRAIN, grain=2, fuel=5) == (4, 2)


def test_fuel_is_not_used_by_the_distillery_and_the_kiln_both() -> None:
    assert distilled(cards="peat_charcoal_kiln", farm=THREE_OF_GRAIN, grain=2, fuel=3) == (4, 2)
    assert distilled(cards="peat_charcoal_kiln", farm=THREE_OF_GRAIN, grain=2, fuel=5) == (4, 3)
    assert distilled(cards="peat_charcoal_kiln", farm=THREE_OF_GRAIN, grain=2, fuel=7) == (4, 4)


def test_wood_is_burnt_for_the_distillery_unless_the_joinery_makes_more_of_it() -> None:
    assert distilled(grain=12, wood=2) == (4, 2)
    assert distilled(cards="joinery", farm=THREE_OF_GRAIN, grain=3, wood=3) == (4, 3)
    assert distilled(cards="joinery", farm=THREE_OF_GRAIN, grain=1, wood=4) == (4, 2)
    assert distilled(cards="joinery", farm=THREE_OF_GRAIN, grain=1, wood=8) == (4, 4)


def test_without_the_distillery_grain_and_fuel_are_no_points() -> None:
    assert points("bonus", cards="bog_body", grain=5, fuel=5) == 0


CRAFTS = {
    "joinery": (WOOD, [3, 5, 7]),
    "pottery": (CLAY, [3, 5, 7]),
    "basketmakers_workshop": (REED, [2, 4, 5]),
    "peat_charcoal_kiln": (FUEL, [3, 5]),
}
TRADES = {
    "furniture_stall": [(WOOD, CLAY)],
    "ceramics_stall": [(CLAY, WOOD)],
    "basket_stall": [(REED, WOOD), (REED, CLAY)],
}
STEPS = [1, 4, 6, 8]  # grain for 1, 2, 3 and 4 points


def tried_out(player: Player) -> int:
    """The most points for grain and goods over everything that trading, burning and distilling can make of them."""
    owned = [IDS[card] for card in player.cards]
    exchanges = [(WOOD, FUEL)] + [trade for stall in TRADES if stall in owned for trade in TRADES[stall]]
    start = (*player.goods, 0)
    reached, fresh = {start}, [start]
    while fresh:
        goods = fresh.pop()
        afters = [_changed(goods, {paid: -1, got: 1}) for paid, got in exchanges if goods[paid]]
        if goods[FUEL] and goods[GRAIN]:
            afters.append(_changed(goods, {FUEL: -1, GRAIN: -1, len(goods) - 1: 1}))
        fresh += [after for after in afters if after not in reached]
        reached |= set(afters)
    return max(_worth(owned, goods) for goods in reached)


def _changed(goods: tuple[int, ...], by: dict[int, int]) -> tuple[int, ...]:
    return tuple(number + by.get(good, 0) for good, number in enumerate(goods))


def _worth(owned: list[str], goods: tuple[int, ...]) -> int:
    points = goods[-1] + (sum(goods[GRAIN] >= least for least in STEPS) or -1)
    for card, (good, thresholds) in CRAFTS.items():
        points += sum(goods[good] >= least for least in thresholds) if card in owned else 0
    return points


def test_what_is_distilled_burnt_traded_and_crafted_gives_most_together() -> None:
    chance = random.Random(5)
    for _ in range(150):
        owned = [card for card in [*CRAFTS, *TRADES] if chance.random() < 0.5]
        state = world(cards=" ".join(["grain_distillery", *owned]))
        for good in (WOOD, CLAY, REED, FUEL):
            state.players[0].goods[good] = chance.randrange(6)
        state.players[0].goods[GRAIN] = chance.randrange(10)
        score = scores(state)[0].categories
        assert score["grain"] + score["bonus"] == tried_out(state.players[0]), (owned, state.players[0].goods)
