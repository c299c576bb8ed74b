"""All improvements by number: the 24 majors, then the 117 minors M015 to M131."""

from typing import Final

from mire.games.farmers import majors

MINORS: Final = [
    "peat_burn_off",
    "clear_felling",
    "reforestation",
    "register_of_craftsmen",
    "lawn_turf",
    "peat_pellets",
    "peat_cutting_expedition",
    "ecological_niche",
    "edge_of_the_forest",
    "basic_supplies",
    "household_inventory",
    "chimney_hood",
    "garden_path",
    "out_on_the_wallaby",
    "tinker",
    "farm_animal_market",
    "livestock_market",
    "peat_hut",
    "night_pasture",
    "home_wood",
    "horse_trough",
    "peat_moss",
    "building_plan",
    "nature_reserve",
    "special_pasture",
    "moor_fire",
    "cattle_collar",
    "deep_plow",
    "wild_fields",
    "swamp",
    "tree_nursery",
    "thicket",
    "bog_forest",
    "forest_swamp",
    "surveyors_map",
    "farm_extension",
    "moor_enclosures",
    "wedding_coach",
    "forest_hut",
    "agricultural_implement",
    "tool_shed",
    "peat_cutting_rights",
    "taps",
    "peat_fertilizer",
    "natures_fertilizer",
    "sowing_machine",
    "hay_wagon",
    "hearth_brush",
    "pastoral_letter",
    "family_burial_plot",
    "fire_brigade",
    "land_parcel",
    "chamber_of_commerce",
    "church",
    "leather_saddle",
    "moor_archaeology",
    "bog_body",
    "oven_damper",
    "stock_breeding_prize",
    "administration",
    "fuel_storage",
    "flatboat",
    "drying_field",
    "barge",
    "peat_sled",
    "advance_payment",
    "peat_boat",
    "firewood",
    "coal_seam",
    "bog_pony",
    "oven_installation",
    "spinning_mill",
    "peat_barge",
    "peat_iron",
    "birthing_house",
    "winter_storehouse",
    "routine_work",
    "arid_field",
    "farmhands_quarters",
    "peat_bath",
    "fallow_fields",
    "fallow_land",
    "village_hall",
    "fish_smoke_house",
    "healing_clay",
    "pheromones",
    "butchers_block",
    "savings_deposit",
    "forest_kindergarten",
    "wild_harvest",
    "open_grill",
    "horse_butchery",
    "pot_roast_recipe",
    "grain_distillery",
    "malthouse",
    "farm_cart",
    "no_till_farming",
    "peat_ash_fertilizer",
    "living_history_museum",
    "riverside_woods",
    "oak_bark",
    "moor_birch_trees",
    "drag_horses",
    "timber_mill",
    "alder_swamp",
    "river_clay",
    "loam",
    "willow_bank",
    "stone_quarry",
    "stone_wagon",
    "hardware_store",
    "cooperative_store",
    "wheelbarrow",
    "workbench",
    "plowhorse_market",
    "nosebag",
    "cattle_stall",
]
IDS: Final[list[str]] = majors.IDS + MINORS
FIRST_MINOR: Final = len(majors.IDS)
FIRST_PRINTED: Final = 15  # the first of the minors is M015
DECK: Final = list(range(FIRST_MINOR, len(IDS)))


def number(name: str) -> int:
    """The number of an improvement."""
    return IDS.index(name)


def printed(card: int) -> str:
    """How a minor improvement is numbered in the box."""
    return f"M{card - FIRST_MINOR + FIRST_PRINTED:03}"


# Minor improvements that the rules know by name
BASIC_SUPPLIES: Final = number("basic_supplies")
PEAT_HUT: Final = number("peat_hut")
PEAT_MOSS: Final = number("peat_moss")
NIGHT_PASTURE: Final = number("night_pasture")
HOME_WOOD: Final = number("home_wood")
HORSE_TROUGH: Final = number("horse_trough")
CHURCH: Final = number("church")
BOG_BODY: Final = number("bog_body")
PEAT_BOAT: Final = number("peat_boat")
FIREWOOD: Final = number("firewood")
BOG_PONY: Final = number("bog_pony")
OVEN_INSTALLATION: Final = number("oven_installation")
SPINNING_MILL: Final = number("spinning_mill")
WINTER_STOREHOUSE: Final = number("winter_storehouse")
ROUTINE_WORK: Final = number("routine_work")
FARMHANDS_QUARTERS: Final = number("farmhands_quarters")
OPEN_GRILL: Final = number("open_grill")
HORSE_BUTCHERY: Final = number("horse_butchery")
POT_ROAST_RECIPE: Final = number("pot_roast_recipe")
GRAIN_DISTILLERY: Final = number("grain_distillery")
NO_TILL_FARMING: Final = number("no_till_farming")
LIVING_HISTORY_MUSEUM: Final = number("living_history_museum")
OAK_BARK: Final = number("oak_bark")
HARDWARE_STORE: Final = number("hardware_store")
COOPERATIVE_STORE: Final = number("cooperative_store")

UPGRADES: Final = [CHURCH, OVEN_INSTALLATION, OPEN_GRILL, HORSE_BUTCHERY, LIVING_HISTORY_MUSEUM]  # majors as well


def is_major(card: int) -> bool:
    """Whether an improvement counts as a major one."""
    return card < FIRST_MINOR or card in UPGRADES
