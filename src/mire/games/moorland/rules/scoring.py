"""The seven categories of the scoring pad."""

from collections.abc import Sequence
from typing import Final

from mire.core.game import Score
from mire.games.moorland.model.position import Position

CATEGORIES: Final = ["rooted", "biodiversity", "pairs", "striders", "waterway", "water", "surplus"]

BIODIVERSITY: Final = [0, 1, 2, 3, 5, 8, 12]  # points by number of species
PAIR: Final = 2
STRIDER_PLACES: Final = [7, 3, 1]


def scores(state: Position) -> list[Score]:
    """Every player's points as they stand."""
    striders = strider_points([moor.striders for moor in state.moors])
    return [
        score(
            moor.rooted,
            moor.animals,
            striders[seat],
            moor.waterways.longest_chain(),
            moor.water,
            moor.surplus_total(),
        )
        for seat, moor in enumerate(state.moors)
    ]


def score(rooted: int, animals: list[int], striders: int, chain: int, water: int, surplus: int) -> Score:
    """One player's pad: counts, and the points already given for striders."""
    return Score(
        {
            "rooted": rooted,
            "biodiversity": biodiversity_points(animals),
            "pairs": pair_points(animals),
            "striders": striders,
            "waterway": chain,
            "water": water,
            "surplus": -surplus,
        }
    )


def species(animals: list[int]) -> int:
    """How many different species there are."""
    different = 0
    for animal in animals:
        if animal:
            different += 1
    return different


def biodiversity_points(animals: list[int]) -> int:
    """Points for the number of different species."""
    return BIODIVERSITY[species(animals)]


def pair_points(animals: list[int]) -> int:
    """Points for every two animals of the same species."""
    pairs = 0
    for animal in animals:
        pairs += animal // 2
    return PAIR * pairs


def strider_points(striders: Sequence[int]) -> list[int]:
    """Points for most striders, for every player."""
    return [points_for_striders(own, striders) for own in striders]


def points_for_striders(own: int, striders: Sequence[int]) -> int:
    """Points for so many of all striders. Ties share the places they take, rounded down; without any there are none."""
    if not own:
        return 0
    place = 0
    tied = 0
    for other in striders:
        if other > own:
            place += 1
        elif other == own:
            tied += 1
    places = 2 if len(striders) == 2 else len(STRIDER_PLACES)
    return sum(STRIDER_PLACES[place : min(place + tied, places)]) // tied
