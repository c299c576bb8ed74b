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

ALL: Final[list[Minor]] = sorted(
    [
        *farm_planners.CARDS,
        *action_boosters.CARDS,
        *points.CARDS,
        *goods_providers.CARDS,
        *food.CARDS,
        *crops.CARDS,
        *building_resources.CARDS,
        *livestock.CARDS,
    ],
    key=lambda minor: minor.number,
)
