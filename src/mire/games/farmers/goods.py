"""Goods: what lies in a player's supply, and the animals on a farm."""

from typing import Final

GOODS: Final = ["wood", "clay", "reed", "stone", "grain", "vegetable", "food", "fuel"]
WOOD: Final = 0
CLAY: Final = 1
REED: Final = 2
STONE: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
FUEL: Final = 7

ANIMALS: Final = ["sheep", "boar", "cattle", "horse"]
SHEEP: Final = 0
BOAR: Final = 1
CATTLE: Final = 2
HORSE: Final = 3
