"""What minor improvements cost, need and are worth, and which of them are passed on."""

import pytest

from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.cards.card import MINORS
from mire.games.farmers.rules.scoring import score
from tests.games.farmers.rules_minors import Terms, check_end, check_needs, check_price, playable
from tests.games.farmers.rules_worlds import MEADOW, player_with, world

TWO = "fireplace_2 well"
THREE = "fireplace_2 well clay_oven"
MINOR_THREE = "fireplace_2 well coal_seam"  # major or minor ones
MINOR_FOUR = "fireplace_2 well coal_seam taps"
FIELDS_2 = (".....", "R....", "R..xx")
FIELDS_1 = (".....", "R....", "R...x")
FORESTS_4 = ("FFFF.", "R....", "R....")
FORESTS_3 = ("FFF..", "R....", "R....")
MOORS_2 = ("MM...", "R....", "R....")
MOORS_1 = ("M....", "R....", "R....")
ROOMS_3 = ("R....", "R....", "R....")
UNUSED_0 = ("FFFFF", "RMMMM", "RxxxF")
UNUSED_1 = ("FFFFF", "RMMMM", "Rxxx.")
IN_PASTURE = {"pastures": MEADOW}

TERMS = {
    # Farm planners and actions boosters
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
    # Points providers
    "hearth_brush": Terms(reed=1),
    "pastoral_letter": Terms(met={"cards": TWO}, unmet={"cards": "well oven_damper"}),
    "family_burial_plot": Terms(1, met={"house": "stone"}, unmet={"house": "clay"}, stone=1),
    "fire_brigade": Terms(met={"food": 4, "fuel": 4}, unmet={"food": 3, "fuel": 4}, clay=1, stone=1),
    "land_parcel": Terms(met={"cards": TWO}, unmet={"cards": MINOR_THREE}),
    "chamber_of_commerce": Terms(1, clay=2, stone=1),
    "leather_saddle": Terms(1, met={"horse": 2, **IN_PASTURE}, unmet={"horse": 1}, food=1),
    "moor_archaeology": Terms(1, met={"house": "clay"}, unmet={"house": "wood"}),
    "bog_body": Terms(1, met={"farm": MOORS_1}, unmet={"farm": FORESTS_3}),
    "oven_damper": Terms(1, stone=2),
    "stock_breeding_prize": Terms(met={"farm": UNUSED_0}, unmet={"farm": UNUSED_1}, sheep=1),
    "administration": Terms(wood=1, clay=2),
    # Goods providers
    "lawn_turf": Terms(passing=True, met={"cards": MINOR_FOUR}, unmet={"cards": MINOR_THREE}),
    "peat_pellets": Terms(passing=True, met={"cards": "well"}, unmet={"cards": "coal_seam"}),
    "peat_cutting_expedition": Terms(passing=True, food=4),
    "ecological_niche": Terms(passing=True),
    "edge_of_the_forest": Terms(passing=True, met={"cards": MINOR_THREE}, unmet={"cards": "well coal_seam"}),
    "basic_supplies": Terms(passing=True, wood=1),
    "household_inventory": Terms(passing=True, met={"farm": FIELDS_1}, unmet={"farm": FORESTS_3}, food=1),
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
    # Food providers
    "chimney_hood": Terms(passing=True, clay=1),
    "peat_bath": Terms(1, wood=1, clay=1),
    "fallow_fields": Terms(),
    "fallow_land": Terms(met={"cards": "well bog_body"}, unmet={"cards": "well"}),
    "village_hall": Terms(1, wood=2, clay=2),
    "fish_smoke_house": Terms(2, wood=1, clay=2),
    "healing_clay": Terms(1, clay=1),
    "pheromones": Terms(met={"cards": "well bog_body"}, unmet={"cards": MINOR_THREE}),
    "butchers_block": Terms(1, met={"in_round": 3}, unmet={"in_round": 4}, wood=1),
    "savings_deposit": Terms(1, food=2),
    "forest_kindergarten": Terms(1, met={"farm": FORESTS_3}, unmet={"farm": FORESTS_4}, wood=1, stone=2),
    "wild_harvest": Terms(),
    "pot_roast_recipe": Terms(met={"horse": 2, **IN_PASTURE}, unmet={"horse": 1}),
    "grain_distillery": Terms(1, stone=2, sheep=1),
    "malthouse": Terms(1, clay=2),
    # Crop providers
    "farm_cart": Terms(met={"horse": 2, **IN_PASTURE}, unmet={"horse": 1}, wood=3),
    "no_till_farming": Terms(met={"farm": FIELDS_2}, unmet={"farm": FIELDS_1}),
    "peat_ash_fertilizer": Terms(food=1),
    # Building resource providers
    "riverside_woods": Terms(met={"cards": THREE}, unmet={"cards": "fireplace_2 well coal_seam"}),
    "oak_bark": Terms(met={"cards": TWO}, unmet={"cards": "well coal_seam"}, food=1),
    "moor_birch_trees": Terms(1, met={"farm": ROOMS_3}, unmet={"cards": "peat_hut"}, food=2),
    "drag_horses": Terms(),
    "timber_mill": Terms(3, clay=3, stone=2),
    "alder_swamp": Terms(1, met={"cards": "well coal_seam"}, unmet={"cards": "well"}, food=2),
    "river_clay": Terms(met={"cards": "well"}, unmet={"cards": "coal_seam"}),
    "loam": Terms(met={"cards": "coal_seam"}, unmet={"cards": ""}),
    "willow_bank": Terms(met={"cards": "well"}, unmet={"cards": "coal_seam"}),
    "stone_quarry": Terms(1, food=3),
    "stone_wagon": Terms(wood=2),
    "hardware_store": Terms(met={"cards": "well coal_seam"}, unmet={"cards": "well"}, clay=2, reed=1),
    "cooperative_store": Terms(1, wood=2, clay=1),
    "wheelbarrow": Terms(met={"cards": "well"}, unmet={"cards": "coal_seam"}, wood=2),
    "workbench": Terms(met={"cards": f"{THREE} coal_seam"}, unmet={"cards": f"{THREE} coal_seam taps"}, wood=2),
    # Livestock providers
    "farm_animal_market": Terms(passing=True, food=1),
    "livestock_market": Terms(passing=True, met={"sheep": 5, **IN_PASTURE}, unmet={"sheep": 4, **IN_PASTURE}),
    "plowhorse_market": Terms(1, met={"cards": "well"}, unmet={"cards": "bog_body"}, clay=1),
    "nosebag": Terms(met={"cards": "open_grill"}, unmet={"cards": "bog_body"}, food=1),
    "cattle_stall": Terms(1, wood=2, clay=2),
}


def test_no_card_is_forgotten() -> None:
    assert set(TERMS) == {minor.name for minor in MINORS.values() if not minor.upgrades}


@pytest.mark.parametrize("card", TERMS)
def test_a_card_costs(card: str) -> None:
    check_price(card, TERMS[card])


@pytest.mark.parametrize("card", TERMS)
def test_a_card_needs(card: str) -> None:
    check_needs(card, TERMS[card])


@pytest.mark.parametrize("card", TERMS)
def test_a_card_is_worth_points_or_is_passed_on(card: str) -> None:
    check_end(card, TERMS[card])


def test_upgrades_are_worth_points() -> None:
    upgrades = [minor.number for minor in MINORS.values() if minor.upgrades]
    points = {IDS[card]: score(player_with(cards=IDS[card])).categories["cards"] for card in upgrades}
    assert points == {
        "church": 5,
        "oven_installation": -1,
        "open_grill": 2,
        "horse_butchery": 3,
        "living_history_museum": 4,
    }


def test_moor_enclosures_may_be_played_in_a_stone_house() -> None:
    check_price("moor_enclosures", Terms(met={"house": "stone"}, stone=1))


def test_so_may_moor_archaeology() -> None:
    check_price("moor_archaeology", Terms(met={"house": "stone"}))


def test_the_fire_brigade_needs_fuel_that_is_no_wood() -> None:
    assert not playable(world(hand="fire_brigade", clay=1, stone=1, food=4, fuel=3, wood=9), "fire_brigade")


def test_an_upgrade_counts_as_a_major_improvement() -> None:
    check_price("reforestation", Terms(met={"cards": "fireplace_2 well oven_installation"}))


def test_clear_felling_may_be_played_without_forests() -> None:
    check_end("clear_felling", Terms(passing=True))
