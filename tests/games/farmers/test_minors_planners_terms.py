"""What farm planners and actions boosters cost, need and are worth, and which of them are passed on."""

import pytest

from mire.games.farmers.cards import action_boosters, farm_planners
from tests.games.farmers.rules_minors import Terms, check_end, check_needs, check_price

TWO = "fireplace_2 well"
THREE = "fireplace_2 well clay_oven"
MINOR_THREE = "fireplace_2 well coal_seam"  # major or minor ones
FIELDS_2 = (".....", "R....", "R..xx")
FIELDS_1 = (".....", "R....", "R...x")
FORESTS_4 = ("FFFF.", "R....", "R....")
FORESTS_3 = ("FFF..", "R....", "R....")
MOORS_2 = ("MM...", "R....", "R....")
MOORS_1 = ("M....", "R....", "R....")
IN_PASTURE = {"pastures": ["A4 A5 B4 B5"]}  # room for horses

TERMS = {
    "peat_burn_off": Terms(passing=True),
    "clear_felling": Terms(passing=True, met={"farm": FORESTS_3}, unmet={"farm": FORESTS_4}),
    "reforestation": Terms(passing=True, met={"cards": THREE}, unmet={"cards": MINOR_THREE}),
    "register_of_craftsmen": Terms(passing=True, met={"cards": TWO}, unmet={"cards": "well coal_seam"}),
    "garden_path": Terms(passing=True, met={"farm": ("F....", "R....", "R....")}, unmet={"farm": MOORS_1}, clay=1),
    "out_on_the_wallaby": Terms(passing=True),
    "tinker": Terms(passing=True, met={"cards": THREE}, unmet={"cards": MINOR_THREE}, food=1),
    "peat_hut": Terms(1, fuel=5, reed=2),
    "night_pasture": Terms(clay=2),
    "home_wood": Terms(met={"cards": MINOR_THREE}, unmet={"cards": TWO}),
    "horse_trough": Terms(stone=1),
    "peat_moss": Terms(met={"farm": FORESTS_3}, unmet={"farm": MOORS_1}),
    "building_plan": Terms(food=1),
    "nature_reserve": Terms(met={"pastures": ["A5"]}, unmet={"farm": FORESTS_3}, food=1),
    "special_pasture": Terms(met={"pastures": ["A5"]}, unmet={"farm": FORESTS_3}, wood=2),
    "moor_fire": Terms(met={"farm": MOORS_2}, unmet={"farm": MOORS_1}),
    "cattle_collar": Terms(1, met={"in_round": 8}, unmet={"in_round": 7}, wood=1),
    "deep_plow": Terms(2, met={"cards": "well coal_seam"}, unmet={"cards": "well"}, wood=3),
    "wild_fields": Terms(met={"farm": FIELDS_2}, unmet={"farm": FIELDS_1}, food=2),
    "swamp": Terms(met={"in_round": 4}, unmet={"in_round": 5}),
    "tree_nursery": Terms(met={"cards": ""}, unmet={"cards": "coal_seam"}, wood=1),
    "thicket": Terms(met={"farm": FORESTS_4}, unmet={"farm": FORESTS_3}),
    "bog_forest": Terms(met={"cards": MINOR_THREE}, unmet={"cards": TWO}, food=1),
    "forest_swamp": Terms(met={"cards": TWO}, unmet={"cards": "well coal_seam"}),
    "surveyors_map": Terms(met={"in_round": 2}, unmet={"in_round": 3}, food=2),
    "farm_extension": Terms(1, clay=1),
    "moor_enclosures": Terms(1, met={"house": "clay"}, unmet={"house": "wood"}, stone=1),
    "wedding_coach": Terms(met={"horse": 4, **IN_PASTURE}, unmet={"horse": 3, **IN_PASTURE}, wood=2, food=1),
    "forest_hut": Terms(1, wood=2),
    "agricultural_implement": Terms(wood=1),
    "tool_shed": Terms(1, met={"cards": "well coal_seam"}, unmet={"cards": "well"}, wood=1, clay=1),
    "peat_cutting_rights": Terms(met={"horse": 1}, unmet={"sheep": 1}),
    "taps": Terms(met={"cards": "well coal_seam"}, unmet={"cards": "well"}),
    "peat_fertilizer": Terms(met={"farm": FIELDS_2}, unmet={"farm": FIELDS_1}),
    "natures_fertilizer": Terms(met={"cards": "well"}, unmet={"cards": "coal_seam"}, food=2, boar=1),
    "sowing_machine": Terms(met={"horse": 1}, unmet={"sheep": 1}, wood=3),
    "hay_wagon": Terms(1, met={"horse": 2, **IN_PASTURE}, unmet={"horse": 1, **IN_PASTURE}, wood=2),
    "coal_seam": Terms(1, wood=1, clay=1),
    "arid_field": Terms(met={"cards": MINOR_THREE}, unmet={"cards": TWO}),
}


def test_no_card_is_forgotten() -> None:
    assert set(TERMS) == {minor.name for minor in farm_planners.CARDS + action_boosters.CARDS}


@pytest.mark.parametrize("card", TERMS)
def test_a_card_costs(card: str) -> None:
    check_price(card, TERMS[card])


@pytest.mark.parametrize("card", TERMS)
def test_a_card_needs(card: str) -> None:
    check_needs(card, TERMS[card])


@pytest.mark.parametrize("card", TERMS)
def test_a_card_is_worth_points_or_is_passed_on(card: str) -> None:
    check_end(card, TERMS[card])


def test_moor_enclosures_may_be_played_in_a_stone_house() -> None:
    check_price("moor_enclosures", Terms(met={"house": "stone"}, stone=1))


def test_an_upgrade_counts_as_a_major_improvement() -> None:
    check_price("reforestation", Terms(met={"cards": "fireplace_2 well oven_installation"}))


def test_clear_felling_may_be_played_without_forests() -> None:
    check_end("clear_felling", Terms(passing=True))
