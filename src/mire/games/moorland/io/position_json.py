"""Reads positions back from their data and checks that cards, plants and markers are where they can be."""

from collections import Counter
from typing import Annotated, Literal

import msgspec

from mire.core.entries import read_position
from mire.core.errors import BadRecord, BadSetup
from mire.core.game import JSON, Setup
from mire.core.state import NOBODY
from mire.games.moorland.box.components import (
    GROUND_SECTIONS,
    LETTERS,
    PLANS,
    PLANTS,
    ROUNDS,
    SPACES,
    Components,
    count,
    one,
    total,
)
from mire.games.moorland.box.loading import Plant
from mire.games.moorland.handlers import HANDLERS
from mire.games.moorland.io.view import FACE_NAMES
from mire.games.moorland.model.layouts import placed, settle_placements
from mire.games.moorland.model.moor import FACES, UNCOVERED, Moor, empty_moor
from mire.games.moorland.model.position import Position
from mire.games.moorland.model.step_data import Letter, StepData
from mire.games.moorland.model.steps import Moving
from mire.games.moorland.model.structure import Structure
from mire.games.moorland.rules.rounds import DISPLAY
from mire.games.moorland.rules.water import water_targets
from mire.games.moorland.state import MoorlandState, cards_in_play

Face = Literal["up", "turned", "down"]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Plants = dict[Plant, Count]
READERS = {handler.kind.name: handler for handler in HANDLERS}


class Section(msgspec.Struct, forbid_unknown_fields=True):
    """A ground section: the plants on it, or the card that covers it."""

    plants: Plants = {}
    card: int | None = None
    face: Face | None = None


class MoorData(msgspec.Struct, forbid_unknown_fields=True):
    """A player's moor and storage board."""

    sections: dict[Letter, Section]
    roots: list[Plant | None]  # on the root spaces of plans 1 to 4
    stored: list[int]
    water: Count
    surplus: Plants


class Hidden(msgspec.Struct, forbid_unknown_fields=True):
    """The decks in the order they come; the last two plant cards stay in the box."""

    deck: list[int]
    plant_deck: list[list[Plant]]


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position, as view.dump writes it."""

    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
    mushroom: int
    seat: int | None
    turn: Annotated[int, msgspec.Meta(ge=0)]
    structure: list[JSON]
    plant_card: list[Plant]
    plant_discard: list[list[Plant]]
    display: list[int]
    discard: list[int]
    deck: int
    water: list[Letter]
    covered: list[Letter]
    stock: Plants
    pending: list[StepData]
    moors: list[MoorData]
    hidden: Hidden


def load(components: Components, setup: Setup, data: object) -> MoorlandState:
    """The position in the data, checked."""
    position = read_position(data, PositionData)
    if len(position.moors) != setup.players:
        raise BadRecord(f"state: {setup.players} players have as many moors, not {len(position.moors)}")
    structure = _load_structure(components, position.structure)
    moors = [_load_moor(components, structure, moor, seat) for seat, moor in enumerate(position.moors)]
    seen = [*position.plant_discard, position.plant_card]
    plant_deck = _load_plant_deck(components, [*seen, *position.hidden.plant_deck])
    dealt = DISPLAY[setup.players] * position.round
    deck = [0] * dealt + position.hidden.deck
    state = MoorlandState(components, structure, moors, deck, plant_deck)
    state.dealt = dealt
    state.round = position.round
    state.display = position.display
    state.discard = position.discard
    state.mushroom = position.mushroom
    state.seat = NOBODY if position.seat is None else position.seat
    state.turn = position.turn
    state.water = _letters(position.water)
    state.covered = _letters(position.covered)
    state.stock = _pack(position.stock)
    if len(seen) != position.round or position.deck != len(position.hidden.deck):
        raise BadRecord("state: 'plant_discard' has a card per earlier round, 'deck' counts the hidden deck")
    check(state)
    state.pending = [READERS[step.ask].from_json(state, step) for step in position.pending]
    _check_pending(state)
    return state


def check(state: Position) -> None:
    """Every card is somewhere once, no section is overfull, no marker is where it can't be."""
    players = len(state.moors)
    place = [*state.deck[state.dealt :], *state.display, *state.discard]
    for moor in state.moors:
        place += moor.stored + [laid // FACES for laid in moor.laid if laid]
    expected = cards_in_play(state.components, players)
    if Counter(place) != Counter(expected):
        wrong = sorted((Counter(place) - Counter(expected)) + (Counter(expected) - Counter(place)))
        raise BadRecord(f"state: every moor card in play lies in one place; not so: {', '.join(map(str, wrong))}")
    if sorted(state.plant_deck) != list(range(len(state.components.plant_cards))):
        raise BadRecord("state: the plant cards do not match the components")
    if not 0 <= state.mushroom < players or not -1 <= state.seat < players:
        raise BadRecord(f"state: 'mushroom' and 'seat' must be seats from 0 to {players - 1}")
    covered = [sum(1 << section for section, laid in enumerate(moor.laid) if laid) for moor in state.moors]
    if state.seat != NOBODY:
        if state.covered & ~covered[state.seat]:
            raise BadRecord("state: 'covered' names sections that the player has not covered")
        covered[state.seat] &= ~state.covered
    for seat, moor in enumerate(state.moors):
        _check_moor(moor, f"state: moor {seat + 1}")
        if covered[seat] & state.water:
            raise BadRecord("state: a water marker lies on a letter that has been covered")
    if sum(moor.water for moor in state.moors) + state.water.bit_count() > GROUND_SECTIONS:
        raise BadRecord("state: there are only 12 water markers")


def _check_moor(moor: Moor, where: str) -> None:
    for section, letter in enumerate(LETTERS):
        if total(moor.plants[section]) > SPACES or (moor.laid[section] and moor.plants[section]):
            raise BadRecord(f"{where}: section {letter} can't hold these plants")


def _check_pending(state: Position) -> None:
    asks = [step.kind.name for step in state.pending]
    turn = ["play", "grow", "take"]
    base = next((turn[:length] for length in (3, 2, 1) if asks[:length] == turn[:length]), [])
    rest = asks[len(base) :]
    during_play = len(base) == 1 and rest in (["drift"], ["drift", "surplus"], ["drift", "to"])
    legal = not rest or rest == ["to"] or during_play
    if (state.seat == NOBODY) != (not asks) or (asks and not (base and legal)):
        raise BadRecord(f"state: 'pending' can't be {asks}; a turn begins as {turn}, the next decision is the last")
    if bool(state.stock) != ("drift" in asks):
        raise BadRecord("state: plants are in 'stock' while they drift, and only then")
    if state.seat == NOBODY:
        if state.round != ROUNDS or any(moor.stored for moor in state.moors):
            raise BadRecord("state: the game is over after round 12, with no cards left to play")
        return
    moor = state.moors[state.seat]
    step = state.pending[-1]
    if isinstance(step, Moving) and not _can_move(moor, step):
        raise BadRecord("state: the plant to be moved by water is not there, or has no free space to go to")
    _check_turns_to_come(state, taking="take" in asks)


def _can_move(moor: Moor, step: Moving) -> bool:
    return count(moor.plants[step.section], step.plant) > 0 and water_targets(moor, step.section) != 0


def _check_turns_to_come(state: Position, taking: bool) -> None:
    """Everybody finds a card to take in every turn to come, and has a section to cover with it."""
    players = len(state.moors)
    rounds = ROUNDS - state.round
    done = (state.seat - state.mushroom) % players + (not taking)  # turns whose card is taken in this round
    if len(state.display) < players - done:
        raise BadRecord(f"state: {players - done} players still take a card, the display has {len(state.display)}")
    if len(state.deck) - state.dealt < DISPLAY[players] * rounds:
        raise BadRecord(f"state: the deck needs {DISPLAY[players]} cards for each of the {rounds} rounds to come")
    for place in range(players):
        seat = (state.mushroom + place) % players
        moor = state.moors[seat]
        held = len(moor.stored) + sum(laid != UNCOVERED for laid in moor.laid)
        most = GROUND_SECTIONS - rounds - (place >= done)
        if held > most:
            raise BadRecord(f"state: moor {seat + 1}: at most {most} cards can be stored and laid by now, not {held}")


def _letters(letters: list[Letter]) -> int:
    return sum(1 << LETTERS.index(letter) for letter in set(letters))


def _pack(plants: Plants) -> int:
    if sum(plants.values()) > SPACES:
        raise BadRecord(f"state: 'stock' holds the plants of one section, at most {SPACES}")
    return sum(many * one(PLANTS.index(plant)) for plant, many in plants.items())


def _load_structure(components: Components, placements: list[JSON]) -> Structure:
    try:
        settled = settle_placements(placements)
    except BadSetup as error:
        raise BadRecord(f"state: {error}") from None
    if not all("side" in placement for placement in placements):
        raise BadRecord("state: every placement of 'structure' needs its side")
    return Structure(components, [placed(placement) for placement in settled])


def _load_moor(components: Components, structure: Structure, data: MoorData, seat: int) -> Moor:
    where = f"state: moor {seat + 1}"
    if len(data.sections) != GROUND_SECTIONS or len(data.roots) != PLANS:
        raise BadRecord(f"{where}: a moor has the sections A to L and four root spaces")
    moor = empty_moor(structure)
    moor.water = data.water
    for plant, many in data.surplus.items():
        moor.spill(PLANTS.index(plant), many)
    for plan, rooted in enumerate(data.roots):
        if rooted is not None:
            moor.root(plan, PLANTS.index(rooted))
    for letter, section in data.sections.items():
        number = LETTERS.index(letter)
        if section.card is None:
            if section.face is not None or sum(section.plants.values()) > SPACES:
                raise BadRecord(f"{where}: section {letter} has {SPACES} spaces and, without a card, no face")
            for plant, many in section.plants.items():
                moor.add(number, PLANTS.index(plant), many)
        elif not 1 <= section.card < len(components.cards) or section.plants:
            raise BadRecord(f"{where}: section {letter}: a card from 1 to 60 covers it, or plants lie on it")
        else:
            face = FACE_NAMES.index(section.face or "up")
            moor.stored.append(section.card)
            moor.lay(number, section.card, face, components)
    moor.stored.extend(data.stored)
    return moor


def _load_plant_deck(components: Components, cards: list[list[Plant]]) -> list[int]:
    """The numbers of the plant cards that show these plants, each card once."""
    left = list(range(len(components.plant_cards)))
    deck: list[int] = []
    for plants in cards:
        shown = sorted(PLANTS.index(plant) for plant in plants)
        match = [card for card in left if sorted(components.plant_cards[card]) == shown]
        if not match:
            raise BadRecord(f"state: there are not so many plant cards with {', '.join(plants) or 'no plants'}")
        left.remove(match[0])
        deck.append(match[0])
    return deck
