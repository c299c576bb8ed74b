"""How good a position is for a player: the points on the table and those within reach.

Judged by open information only: the own moor and storage, the others' striders, the rounds left.
"""

from typing import Final

from mypy_extensions import i64

from mire.games.moorland.components import (
    ALL_PLANTS,
    GROUND_SECTIONS,
    INTERRUPTS,
    NO_ANIMAL,
    ROUNDS,
    SPACES,
    MoorCard,
    count,
    total,
)
from mire.games.moorland.moor import Moor
from mire.games.moorland.rules import GROW, MoorlandState
from mire.games.moorland.scoring import BIODIVERSITY, PAIR, biodiversity_points, pair_points, species, strider_points
from mire.games.moorland.waterways import ones


class Weights:
    """What the estimate believes, in points."""

    def __init__(self) -> None:
        self.open_waterway = 0.34  # for a section of the longest chain that could still be built
        self.strider = 0.42  # for a strider beyond the places it wins now
        self.animal = 0.15  # for an animal of a stored card, beyond what it brings now
        self.growth = 0.6  # a stored card keeps this much of its worth for each growth it waits for
        self.readiness = 1.0  # of a stored card's worth, while it could be played at once
        self.junction = 0.45  # for each side beyond two that a stored card joins
        self.island = -0.6  # for a stored card that interrupts the waterway
        self.crowded = -0.5  # for each stored card beyond one that waits
        self.hopeless = -0.6  # for a stored card that can only be played face down
        self.first_plant = 0.25  # for the first plant of a kind on a section
        self.second_plant = 0.2  # for the second
        self.more_plants = 0.05  # for each beyond
        self.appetite = 1.8  # plants that each card still to be played uses up
        self.glut = -0.7  # for each plant beyond, and beyond the free root spaces


WEIGHTS: Final = Weights()
NEVER: Final = 9  # more growths than a card can wait for


def evaluate(state: MoorlandState, seat: int) -> float:
    """The points a seat can expect at the end."""
    moor = state.moors[seat]
    water: i64 = moor.water
    if state.seat == seat:
        water += ones(state.covered & state.water)
    value = float(moor.rooted + water - sum(moor.surplus))
    value += float(biodiversity_points(moor.animals) + pair_points(moor.animals))
    value += _striders(state, seat) + _waterways(moor)
    return value + _stored_cards(state, moor, _growable(state, seat)) + _ground(moor)


def _growable(state: MoorlandState, seat: int) -> i64:
    """The plants that a seat can still grow in this turn."""
    if state.seat == seat and len(state.pending) > 1 and state.pending[1].ask is GROW:
        return state.components.plant_sets[state.plant_deck[state.round - 1]]
    return 0


def _striders(state: MoorlandState, seat: int) -> float:
    """The places as they stand, and a little for each strider, as places change."""
    striders = [moor.striders for moor in state.moors]
    rounds_left = ROUNDS - state.round
    return float(strider_points(striders)[seat]) + WEIGHTS.strider * float(striders[seat] * rounds_left) / float(ROUNDS)


def _waterways(moor: Moor) -> float:
    """From the longest chain there could be to the longest there is, as the moor fills."""
    covered = GROUND_SECTIONS - ones(moor.waterways.ground)
    filled = float(covered) / float(GROUND_SECTIONS)
    now = float(moor.waterways.longest_chain())
    return now + WEIGHTS.open_waterway * (1.0 - filled) * (float(moor.waterways.longest_possible()) - now)


def _stored_cards(state: MoorlandState, moor: Moor, growable: i64) -> float:
    """What the cards below the storage board promise: their worth, less for each growth they wait for.

    One of them may count on the growth still to come in this turn. Two that wait leave no room for the next card.
    """
    value = 0.0
    helped = 0.0
    waiting = 0
    taken: i64 = 0
    for card in moor.stored:
        face = state.components.cards[card]
        worth = _worth(face, moor.animals) * WEIGHTS.readiness
        best = WEIGHTS.hopeless
        grown = best
        ready = False
        place: i64 = 0
        for section in range(GROUND_SECTIONS):
            if not moor.laid[section] and not taken >> section & 1:
                dots = state.structure.growth[section]
                waits = _growths_missing(moor.plants[section], face.needs, dots)
                if waits > ROUNDS - state.round + 1:
                    waits = NEVER
                promise = _discounted(worth, waits)
                if promise > best:
                    best = promise
                    place = 1 << section
                    ready = waits == 0
                if growable and 0 < waits < NEVER:
                    shown = growable if dots else ALL_PLANTS
                    if _is_missing(moor.plants[section], face.needs, shown):
                        grown = max(grown, _discounted(worth, waits - 1))
        value += best
        helped = max(helped, grown - best)
        taken |= place
        if not ready:
            waiting += 1
    if waiting > 1:
        value += WEIGHTS.crowded * float(waiting - 1)
    return value + helped


def _discounted(worth: float, waits: i64) -> float:
    """The worth of a card that waits for so many growths."""
    if waits == NEVER:
        return WEIGHTS.hopeless
    while waits > 0:
        worth *= WEIGHTS.growth
        waits -= 1
    return worth


def _is_missing(plants: i64, needs: i64, shown: i64) -> bool:
    """Whether one of the plants shown is missing for a card."""
    plant: i64 = 0
    while plant < 4:
        if shown >> plant & 1 and count(needs, plant) > count(plants, plant):
            return True
        plant += 1
    return False


def _worth(face: MoorCard, animals: list[int]) -> float:
    """What a card brings when it is played face up."""
    worth = float(face.rooted) + WEIGHTS.strider * float(face.striders)
    if face.animal != NO_ANIMAL:
        worth += WEIGHTS.animal
        if animals[face.animal] == 0:
            known = species(animals)
            worth += float(BIODIVERSITY[known + 1] - BIODIVERSITY[known])
        elif animals[face.animal] % 2:
            worth += float(PAIR)
    if face.waterway & INTERRUPTS:
        return worth + WEIGHTS.island
    return worth + WEIGHTS.junction * float(ones(face.waterway) - 2)


def _growths_missing(plants: i64, needs: i64, dots: i64) -> i64:
    """How often a section must grow until it holds the plants a card needs; NEVER if it has no room for them."""
    each: i64 = dots if dots > 0 else 1
    growths: i64 = 0
    room: i64 = SPACES - total(plants)
    plant: i64 = 0
    while plant < 4:
        missing: i64 = count(needs, plant) - count(plants, plant)
        if missing > 0:
            growths += (missing + each - 1) // each
            room -= missing
        plant += 1
    return growths if room >= 0 else NEVER


def _ground(moor: Moor) -> float:
    """Plants on the ground feed cards to come, best in some variety; more than those can use will be surplus."""
    value = 0.0
    plants: i64 = 0
    for section in range(GROUND_SECTIONS):
        here: i64 = moor.plants[section]
        if here:
            plants += total(here)
            plant: i64 = 0
            while plant < 4:
                many = count(here, plant)
                if many:
                    value += WEIGHTS.first_plant
                if many > 1:
                    value += WEIGHTS.second_plant + WEIGHTS.more_plants * float(many - 2)
                plant += 1
    free_roots = ones(moor.open >> GROUND_SECTIONS)
    glut = float(plants - free_roots) - WEIGHTS.appetite * float(ones(moor.waterways.ground))
    return value + (WEIGHTS.glut * glut if glut > 0.0 else 0.0)
