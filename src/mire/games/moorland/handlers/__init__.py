"""Each kind of pending step, with all there is to know of it."""

from typing import Any, Final

from mypy_extensions import i64

from mire.core.errors import BadRecord
from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import Step
from mire.games.moorland.box.components import (
    ALL_PLANTS,
    ANY_PLANT,
    GROUND_SECTIONS,
    LETTERS,
    PLANTS,
    SECTIONS,
    contains,
    count,
    first_plant,
    one,
    one_kind,
    total,
)
from mire.games.moorland.handlers.handler import Handler, round_values
from mire.games.moorland.model.moor import FACE_DOWN, FACE_UP, FACES, TURNED, Moor
from mire.games.moorland.model.position import Position
from mire.games.moorland.model.step_data import StepData
from mire.games.moorland.model.steps import DRIFT, GROW, PLAY, SURPLUS, SURPLUS_STEP, TAKE, TO, Drifting, Moving
from mire.games.moorland.rules import notation
from mire.games.moorland.rules.drifting import settle_drift, shed
from mire.games.moorland.rules.rounds import end_turn
from mire.games.moorland.rules.water import add_water_moves, spend_water, water_targets


class Take(Handler[Step]):
    """A: a card of the display goes below the storage board."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        moor = state.moors[state.seat]
        moves = [notation.TAKES[card] for card in state.display]
        if moor.water:
            add_water_moves(moor, moves)
        return moves

    def answer(self, state: Position, step: Step, move: Move) -> None:
        moor = state.moors[state.seat]
        if move.verb is notation.WATER:
            spend_water(state, moor, move)
            return
        state.pending.pop()
        state.display.remove(move.a)
        moor.stored.append(move.a)


class Grow(Handler[Step]):
    """B: a section grows one of the plants on the plant card, or any plant where the moor shows that."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        moor = state.moors[state.seat]
        shown = state.components.plant_sets[state.plant_deck[state.round - 1]]
        growth = state.structure.growth
        moves = [notation.SKIP_MOVE]
        for section, laid in enumerate(moor.laid):
            if not laid:
                plants = ALL_PLANTS if growth[section] == ANY_PLANT else shown
                moves += notation.GROWTHS[(ALL_PLANTS + 1) * section + plants]
        if moor.water:
            add_water_moves(moor, moves)
        return moves

    def answer(self, state: Position, step: Step, move: Move) -> None:
        moor = state.moors[state.seat]
        if move.verb is notation.WATER:
            spend_water(state, moor, move)
            return
        state.pending.pop()
        if move.verb is notation.GROW:
            moor.add(move.a, move.b, state.structure.grown_on(move.a))


class Play(Handler[Step]):
    """C: cards are laid on sections, as many as the player likes."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        moor = state.moors[state.seat]
        stored, cards = moor.stored, state.components.cards
        must = state.must_play(moor)
        moves = [] if must else [notation.END_MOVE]
        has_plants = False
        for section, plants in enumerate(moor.plants):
            if not plants:
                continue
            has_plants = True
            for card in stored:
                first: i64 = (card * GROUND_SECTIONS + section) * FACES
                face = cards[card]
                if contains(plants, face.needs):
                    moves.append(notation.PLAYS[first + FACE_UP])
                    if face.turned != face.waterway:
                        moves.append(notation.PLAYS[first + TURNED])
                moves.append(notation.PLAYS[first + FACE_DOWN])
        if must and not has_plants:
            # Special case: a card must be played, but no ground section holds a plant.
            for section, laid in enumerate(moor.laid):
                if not laid:
                    for card in stored:
                        moves.append(notation.PLAYS[(card * GROUND_SECTIONS + section) * FACES + FACE_DOWN])
        if moor.water:
            add_water_moves(moor, moves)
        return moves

    def answer(self, state: Position, step: Step, move: Move) -> None:
        moor = state.moors[state.seat]
        verb = move.verb
        if verb is notation.PLAY:
            self._lay(state, moor, move.a, move.b, move.c)
        elif verb is notation.END:
            end_turn(state, moor)
        else:
            spend_water(state, moor, move)

    def _lay(self, state: Position, moor: Moor, card: int, section: int, face: int) -> None:
        stock = moor.lay(section, card, face, state.components)
        state.covered |= 1 << section
        if face != FACE_DOWN:
            symbols = state.components.cards[card]
            state.stock = stock - symbols.roots - symbols.withers
            state.pending.append(Drifting(section, moor.waterways.reach(section)))
        elif stock:
            state.stock = stock
            state.pending.append(Drifting(section, moor.waterways.reach(section)))
            if not one_kind(stock):
                state.pending.append(SURPLUS_STEP)
                return
            shed(state, moor, first_plant(stock))
        else:
            # The special case costs a marker of any type from the supply; the type matters to nothing.
            moor.spill(0, 1)
            return
        settle_drift(state, moor)

    def prompt(self, state: Position, step: Step) -> Saying:
        moor = state.moors[state.seat]
        if state.must_play(moor):
            return Saying("moorland-must-play", {**round_values(state), "cards": len(moor.stored)})
        return super().prompt(state, step)


class Surplus(Handler[Step]):
    """A card laid face down costs one of the plants of its section, before the others drift."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        return [notation.SURPLUSES[plant] for plant in range(4) if count(state.stock, plant)]

    def answer(self, state: Position, step: Step, move: Move) -> None:
        moor = state.moors[state.seat]
        state.pending.pop()
        shed(state, moor, move.a)
        settle_drift(state, moor)


class Drift(Handler[Drifting]):
    """Markers go one by one, by plant in the order of the box, as their order matters nowhere."""

    def moves(self, state: Position, step: Drifting) -> list[Move]:
        moor = state.moors[state.seat]
        plant = first_plant(state.stock)
        markers: i64 = total(state.stock)
        spaces: i64 = 0  # counted until they suffice
        moves: list[Move] = []
        targets: i64 = step.reach & moor.open
        for place in range(SECTIONS):
            if targets >> place & 1:
                if spaces < markers:
                    spaces += moor.free(place)
                moves.append(notation.DRIFTS[SECTIONS * plant + place])
        if spaces < markers:
            moves.append(notation.SURPLUSES[plant])
        if moor.water:
            add_water_moves(moor, moves)
        return moves

    def answer(self, state: Position, step: Drifting, move: Move) -> None:
        moor = state.moors[state.seat]
        verb = move.verb
        if verb is notation.DRIFT:
            plant, place = move.a, move.b
            state.stock -= one(plant)
            if place < GROUND_SECTIONS:
                moor.add(place, plant, 1)
            else:
                moor.root(place - GROUND_SECTIONS, plant)
        elif verb is notation.SURPLUS:
            shed(state, moor, move.a)
        else:
            spend_water(state, moor, move)
            return
        settle_drift(state, moor)

    def prompt(self, state: Position, step: Drifting) -> Saying:
        about = {"plant": PLANTS[first_plant(state.stock)], "section": LETTERS[step.section]}
        return Saying("moorland-drift", {**round_values(state), **about})

    def to_json(self, step: Drifting) -> JSON:
        return {"ask": "drift", "section": LETTERS[step.section]}

    def from_json(self, state: Position, data: StepData) -> Step:
        if data.section is None:
            raise BadRecord("state: the pending 'drift' needs a section")
        section = LETTERS.index(data.section)
        if not state.covered >> section & 1:
            raise BadRecord(f"state: plants drift from a section covered in this turn, {data.section} is not")
        return Drifting(section, state.moors[state.seat].waterways.reach(section))


class MoveByWater(Handler[Moving]):
    """A water marker was spent: the plant goes to another section."""

    def moves(self, state: Position, step: Moving) -> list[Move]:
        targets = water_targets(state.moors[state.seat], step.section)
        return [notation.TOS[section] for section in range(GROUND_SECTIONS) if targets >> section & 1]

    def answer(self, state: Position, step: Moving, move: Move) -> None:
        moor = state.moors[state.seat]
        state.pending.pop()
        moor.remove(step.section, step.plant)
        moor.add(move.a, step.plant, 1)
        if state.pending[-1].kind is DRIFT:
            settle_drift(state, moor)

    def prompt(self, state: Position, step: Moving) -> Saying:
        about = {"plant": PLANTS[step.plant], "section": LETTERS[step.section]}
        return Saying("moorland-to", {**round_values(state), **about})

    def to_json(self, step: Moving) -> JSON:
        return {"ask": "to", "section": LETTERS[step.section], "plant": PLANTS[step.plant]}

    def from_json(self, state: Position, data: StepData) -> Step:
        if data.section is None or data.plant is None:
            raise BadRecord("state: the pending 'to' needs a section and a plant")
        return Moving(LETTERS.index(data.section), PLANTS.index(data.plant))


HANDLERS: Final[list[Handler[Any]]] = [  # in the order of their numbers
    Take(TAKE),
    Grow(GROW),
    Play(PLAY),
    Surplus(SURPLUS),
    Drift(DRIFT),
    MoveByWater(TO),
]
