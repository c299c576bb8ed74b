"""How good a position is for a player: the points on the table and those within reach.

Judged by open information only: the own moor and storage, the others' striders, the rounds left.
"""

from typing import Final

from mypy_extensions import i64

from mire.games.moorland.components import (
    ANIMALS,
    GROUND_SECTIONS,
    INTERRUPTS,
    ROUNDS,
    MoorCard,
    count,
    total,
)
from mire.games.moorland.moor import Moor
from mire.games.moorland.rules import MoorlandState
from mire.games.moorland.scoring import biodiversity_points, pair_points, strider_points
from mire.games.moorland.waterways import ones


class Weights:
    """What the estimate believes, in points."""

    def __init__(self) -> None:
        self.open_waterway = 0.5  # for a section of the longest chain that could still be built
        self.strider = 0.35  # for a strider beyond the places it wins now
        self.growth = 0.75  # a card is worth this much less for each growth it waits for
        self.readiness = 0.9  # of a stored card's worth, while it could be played at once
        self.junction = 0.4  # for each side beyond two that a stored card joins
        self.island = -1.0  # for a stored card that interrupts the waterway
        self.hopeless = -0.6  # for a stored card that can only be played face down
        self.plant = 0.2  # for a plant on the ground that cards to come can use ...
        self.appetite = 2.5  # ... which is so many for each card still to be played
        self.glut = -0.7  # and for each beyond


WEIGHTS: Final = Weights()


def evaluate(state: MoorlandState, seat: int) -> float:
    """The points a seat can expect at the end."""
    moor = state.moors[seat]
    faces = moor.faces_up(state.components)
    animals = [0] * len(ANIMALS)
    rooted: i64 = 0
    for face in faces:
        rooted += face.rooted
        if face.animal >= 0:
            animals[face.animal] += 1
    rooted += 4 - ones(moor.open >> GROUND_SECTIONS)
    water: i64 = moor.water
    if state.seat == seat:
        water += ones(state.covered & state.water)
    value: float = float(rooted + water - sum(moor.surplus) + biodiversity_points(animals) + pair_points(animals))
    value += _striders(state, seat) + _waterways(moor)
    return value + _stored_cards(state, moor, animals) + _ground(moor)


def _striders(state: MoorlandState, seat: int) -> float:
    """The places as they stand, and a little for each strider, as places change."""
    striders = [sum([face.striders for face in moor.faces_up(state.components)]) for moor in state.moors]
    rounds_left = ROUNDS - state.round
    return float(strider_points(striders)[seat]) + WEIGHTS.strider * float(striders[seat] * rounds_left) / float(ROUNDS)


def _waterways(moor: Moor) -> float:
    """From the longest chain there could be to the longest there is, as the moor fills."""
    covered = GROUND_SECTIONS - ones(moor.waterways.ground)
    filled = float(covered) / float(GROUND_SECTIONS)
    now = float(moor.waterways.longest_chain())
    return now + WEIGHTS.open_waterway * (1.0 - filled) * (float(moor.waterways.longest_possible()) - now)


def _stored_cards(state: MoorlandState, moor: Moor, animals: list[int]) -> float:
    """What the cards below the storage board promise: their worth, less for each growth they wait for."""
    value = 0.0
    taken: i64 = 0
    for card in moor.stored:
        face = state.components.cards[card]
        best = WEIGHTS.hopeless
        place: i64 = 0
        worth = _worth(face, animals)
        for section in range(GROUND_SECTIONS):
            if not moor.laid[section] and not taken >> section & 1:
                waits = _growths_missing(moor.plants[section], face.needs, state.structure.growth[section])
                promise = worth * WEIGHTS.readiness
                while waits:
                    promise *= WEIGHTS.growth
                    waits -= 1
                if promise > best:
                    best = promise
                    place = 1 << section
        value += best
        taken |= place
    return value


def _worth(face: MoorCard, animals: list[int]) -> float:
    """What a card brings when it is played face up."""
    worth = float(face.rooted) + WEIGHTS.strider * float(face.striders)
    if face.animal >= 0:
        before = biodiversity_points(animals) + pair_points(animals)
        animals[face.animal] += 1
        worth += float(biodiversity_points(animals) + pair_points(animals) - before)
        animals[face.animal] -= 1
    if face.waterway & INTERRUPTS:
        return worth + WEIGHTS.island
    return worth + WEIGHTS.junction * float(ones(face.waterway) - 2)


def _growths_missing(plants: i64, needs: i64, dots: i64) -> i64:
    """How often a section must grow until it holds the plants a card needs."""
    each: i64 = dots if dots > 0 else 1
    growths: i64 = 0
    plant: i64 = 0
    while plant < 4:
        missing: i64 = count(needs, plant) - count(plants, plant)
        if missing > 0:
            growths += (missing + each - 1) // each
        plant += 1
    return growths


def _ground(moor: Moor) -> float:
    """Plants on the ground feed cards to come, but more than those can use will end as surplus."""
    plants: i64 = 0
    for section in range(GROUND_SECTIONS):
        plants += total(moor.plants[section])
    cards_left = float(ones(moor.waterways.ground))
    useful = min(float(plants), WEIGHTS.appetite * cards_left)
    return WEIGHTS.plant * useful + WEIGHTS.glut * (float(plants) - useful)
