"""All minor improvements; who imports this has them all."""

from typing import Final

from mire.games.farmers.cards import (
    action_boosters,
    building_resources,
    crops,
    farm_planners,
    food,
    goods_providers,
    livestock,
    points,
)
from mire.games.farmers.cards.card import Minor

CATEGORIES: Final[dict[str, list[Minor]]] = {  # as they are printed on the cards
    "farm_planner": farm_planners.CARDS,
    "actions_booster": action_boosters.CARDS,
    "points_provider": points.CARDS,
    "goods_provider": goods_providers.CARDS,
    "food_provider": food.CARDS,
    "crop_provider": crops.CARDS,
    "building_resource_provider": building_resources.CARDS,
    "livestock_provider": livestock.CARDS,
}
ALL: Final[list[Minor]] = sorted(
    [minor for cards in CATEGORIES.values() for minor in cards], key=lambda minor: minor.number
)
