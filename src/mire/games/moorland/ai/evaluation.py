"""How good a position is for a player: the points on the table and those within reach.

Judged by open information only: the own moor and storage, the others' striders, the rounds left.
"""

from typing import Final

from mypy_extensions import i64

from mire.games.moorland.ai.weights import WEIGHTS
from mire.games.moorland.box.components import (
    ALL_PLANTS,
    ANY_PLANT,
    GROUND_SECTIONS,
    INTERRUPTS,
    KEEPS,
    NO_ANIMAL,
    ROUNDS,
    SPACES,
    MoorCard,
    count,
    total,
)
from mire.games.moorland.model.moor import Moor
from mire.games.moorland.model.position import Position
from mire.games.moorland.model.steps import GROW
from mire.games.moorland.model.waterways import ones
from mire.games.moorland.rules.scoring import (
    BIODIVERSITY,
    PAIR,
    biodiversity_points,
    pair_points,
    points_for_striders,
    species,
)

NEVER: Final = 9  # more growths than a card can wait for
SURE: Final = 3.0  # points ahead that win three games of four at the end, and so many more at the beginning:
UNSURE: Final = 10.0  # fitted to 120 games of greedy bots


def evaluate(state: Position, seat: int) -> float:
    """The points a seat can expect at the end."""
    moor = state.moors[seat]
    value = float(biodiversity_points(moor.animals) + pair_points(moor.animals))
    if state.seat == seat:
        value += float(ones(state.covered & state.water))
    return value + _striders(state, seat) + _waterways(moor) + evaluate_plants(state, seat)


def evaluate_plants(state: Position, seat: int) -> float:
    """The part of it that changes while plants drift, by themselves or for a water marker."""
    moor = state.moors[seat]
    value = float(moor.rooted + moor.water - moor.surplus_total()) + _still_to_win(state, moor)
    return value + _stored_cards(state, moor, _growable(state, seat)) + _ground(moor)


def lead_for_75_percent(state: Position) -> float:
    """How far ahead a seat must be to win three games of four from here."""
    return SURE + UNSURE * float(ROUNDS - state.round + 1) / float(ROUNDS)


def progress(state: Position) -> float:
    """The turns that are over, of all there are."""
    players = len(state.moors)
    turns = (state.round - 1) * players + (state.seat - state.mushroom) % players
    return float(turns) / float(ROUNDS * players)


def _still_to_win(state: Position, moor: Moor) -> float:
    """Free root spaces and water markers in the middle will come by themselves, while there is time."""
    uncovered: i64 = 0
    for section in range(GROUND_SECTIONS):
        if not moor.laid[section]:
            uncovered |= 1 << section
    roots = WEIGHTS.free_root * float(ones(moor.open >> GROUND_SECTIONS))
    water = WEIGHTS.water_to_win * float(ones(uncovered & state.water))
    return min(1.0, float(ROUNDS - state.round) / WEIGHTS.last_rounds) * (roots + water)


def _growable(state: Position, seat: int) -> i64:
    """The plants that a seat can still grow in this turn."""
    if state.seat == seat and len(state.pending) > 1 and state.pending[1].kind is GROW:
        return state.components.plant_sets[state.plant_deck[state.round - 1]]
    return 0


def _striders(state: Position, seat: int) -> float:
    """The places as they stand, and a little for each strider, as places change."""
    striders = [moor.striders for moor in state.moors]
    rounds_left = ROUNDS - state.round
    beyond = WEIGHTS.strider * float(striders[seat] * rounds_left) / float(ROUNDS)
    return float(points_for_striders(striders[seat], striders)) + beyond


def _waterways(moor: Moor) -> float:
    """From the longest chain there could be to the longest there is, as the moor fills."""
    covered = GROUND_SECTIONS - ones(moor.waterways.ground)
    filled = float(covered) / float(GROUND_SECTIONS)
    now = float(moor.waterways.longest_chain())
    possible = WEIGHTS.open_waterway * float(moor.waterways.longest_possible())
    return now + (1.0 - filled) * WEIGHTS.foresight * (possible - now)


def _stored_cards(state: Position, moor: Moor, growable: i64) -> float:
    """What the cards below the storage board promise. One of them may count on the growth to come in this turn."""
    worths: list[float] = []
    waits: list[int] = []  # growths until a card can be played
    grown_waits: list[int] = []  # the same if the growth of this turn is for it
    taken: i64 = 0
    for card in moor.stored:
        face = state.components.cards[card]
        fewest: i64 = NEVER
        fewest_grown: i64 = NEVER
        best: i64 = 0
        for section in range(GROUND_SECTIONS):
            if not moor.laid[section] and not taken >> section & 1:
                dots: i64 = state.structure.growth[section]
                missing: i64 = _growths_missing(moor.plants[section], face.needs, dots)
                if missing < fewest:
                    fewest = missing
                    best = 1 << section
                if 0 < missing <= fewest_grown and growable:
                    shown = ALL_PLANTS if dots == ANY_PLANT else growable
                    if _is_missing(moor.plants[section], face.needs, shown):
                        fewest_grown = missing - 1
        taken |= best
        worths.append(_worth(face, moor.animals))
        waits.append(fewest)
        grown_waits.append(fewest_grown)
    value = _promised(state, worths, waits)
    for place in range(len(waits)):
        if grown_waits[place] < waits[place]:
            helped = waits.copy()
            helped[place] = grown_waits[place]
            value = max(value, _promised(state, worths, helped))
    return value


def _promised(state: Position, worths: list[float], waits: list[int]) -> float:
    """The worth of cards that wait for so many growths. If too many wait, the least of them must go face down."""
    value = 0.0
    least = 100.0
    ready = False
    for place, worth in enumerate(worths):
        chance = 1.0 if waits[place] <= ROUNDS - state.round + 1 else 0.0
        for _ in range(waits[place]):
            chance *= WEIGHTS.growth
        promise = WEIGHTS.readiness * chance * worth + (1.0 - chance) * WEIGHTS.hopeless
        value += promise
        least = min(least, promise)
        if waits[place] == 0:
            ready = True
    if not ready:
        if len(worths) > KEEPS:
            return value - least + WEIGHTS.hopeless
        if len(worths) == KEEPS:
            return value + WEIGHTS.crowded
    return value


def _is_missing(plants: i64, needs: i64, shown: i64) -> bool:
    """Whether one of the plants shown is missing for a card."""
    return any([shown >> plant & 1 and count(needs, plant) > count(plants, plant) for plant in range(4)])


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
    for plant in range(4):
        missing: i64 = count(needs, plant) - count(plants, plant)
        if missing > 0:
            growths += (missing + each - 1) // each
            room -= missing
    return growths if room >= 0 else NEVER


def _ground(moor: Moor) -> float:
    """Plants on the ground feed cards to come, best in some variety; more than those can use will be surplus."""
    value = 0.0
    plants: i64 = 0
    for section in range(GROUND_SECTIONS):
        here: i64 = moor.plants[section]
        if here:
            plants += total(here)
            for plant in range(4):
                many = count(here, plant)
                if many:
                    value += WEIGHTS.first_plant
                if many > 1:
                    value += WEIGHTS.second_plant + WEIGHTS.more_plants * float(many - 2)
    free_roots = ones(moor.open >> GROUND_SECTIONS)
    glut = float(plants - free_roots) - WEIGHTS.appetite * float(ones(moor.waterways.ground))
    return value + (WEIGHTS.glut * glut if glut > 0.0 else 0.0)
