"""The rules of Moorland: twelve rounds of reveal, action and clean-up, one decision at a time."""

from typing import Final

from mypy_extensions import i64

from mire.core.game import Setup
from mire.core.moves import Move
from mire.core.seeds import Stream
from mire.core.state import NOBODY, Ask, State, Step
from mire.games.moorland import notation
from mire.games.moorland.components import (
    ALL_PLANTS,
    ANY_PLANT,
    GROUND_SECTIONS,
    KEEPS,
    ROUNDS,
    SECTIONS,
    Components,
    contains,
    count,
    first_plant,
    one,
    total,
)
from mire.games.moorland.layouts import place_plans
from mire.games.moorland.moor import FACE_DOWN, FACE_UP, FACES, TURNED, Moor, empty_moor
from mire.games.moorland.structure import Structure
from mire.games.moorland.waterways import ones

DISPLAY: Final = {2: 3, 3: 4, 4: 5}  # moor cards revealed a round, by players
ALL_LETTERS: Final = (1 << GROUND_SECTIONS) - 1

# The decisions of a turn.
TAKE: Final = Ask("take")  # A
GROW: Final = Ask("grow")  # B
PLAY: Final = Ask("play")  # C
SURPLUS: Final = Ask("surplus")  # which marker the card back costs
DRIFT: Final = Ask("drift")  # where the next marker goes; a: the section it leaves, b: the sections it can reach
TO: Final = Ask("to")  # where a water marker moves a plant; a: the section it leaves, b: the plant

TAKE_STEP: Final = Step(TAKE)
GROW_STEP: Final = Step(GROW)
PLAY_STEP: Final = Step(PLAY)
SURPLUS_STEP: Final = Step(SURPLUS)


class MoorlandState(State):
    """All that lies on the table."""

    stock: i64

    def __init__(
        self,
        components: Components,
        structure: Structure,
        moors: list[Moor],
        deck: list[int],
        plant_deck: list[int],
    ) -> None:
        self.components: Final = components
        self.structure: Final = structure
        self.moors: Final = moors  # only that of `seat` is ever changed; copies share the others
        self.deck = deck  # moor cards in the order they come; never changed, only read on from `dealt`
        self.dealt = 0
        self.plant_deck = plant_deck  # all 14 plant cards; the current one is number `round`, the last two stay unseen
        self.display: list[int] = []
        self.discard: list[int] = []
        self.round = 0  # 1 to 12
        self.mushroom = 0  # the seat that begins
        self.water = ALL_LETTERS  # letters whose water marker still lies in the middle, a bit each
        self.covered = 0  # letters covered in this turn
        self.stock = 0  # plants taken off the section of the card being played
        self.seat = NOBODY
        self.turn = 0
        self.pending = []

    def copy(self) -> "MoorlandState":
        """A state of its own; what does not change in this turn is shared."""
        moors = self.moors.copy()
        if self.seat != NOBODY:
            moors[self.seat] = moors[self.seat].copy()
        other = MoorlandState(self.components, self.structure, moors, self.deck, self.plant_deck)
        other.dealt = self.dealt
        other.display = self.display.copy()
        other.discard = self.discard
        other.round = self.round
        other.mushroom = self.mushroom
        other.water = self.water
        other.covered = self.covered
        other.stock = self.stock
        other.seat = self.seat
        other.turn = self.turn
        other.pending = self.pending.copy()
        return other

    def redeal(self, seat: int, stream: Stream) -> None:  # noqa: ARG002 - no seat knows more than another
        """Shuffle what nobody has seen: the rest of the moor deck, the plant cards to come with the two in the box."""
        unseen = sorted(self.deck[self.dealt :])  # in an order that tells nothing of the true one
        stream.shuffle(unseen)
        self.deck = self.deck[: self.dealt] + unseen
        unseen = sorted(self.plant_deck[self.round :], key=self.components.plant_sets.__getitem__)
        stream.shuffle(unseen)
        self.plant_deck = self.plant_deck[: self.round] + unseen

    def moves(self) -> list[Move]:
        """The legal moves of the decision at hand."""
        if self.seat == NOBODY:
            return []
        moor = self.moors[self.seat]
        step = self.pending[-1]
        ask = step.ask
        if ask is TO:
            return [notation.TOS[section] for section in range(GROUND_SECTIONS) if can_move_to(moor, step.a, section)]
        if ask is SURPLUS:
            return [notation.SURPLUSES[plant] for plant in range(4) if count(self.stock, plant)]
        if ask is DRIFT:
            moves = self._drifts(moor, step.b)
        elif ask is PLAY:
            moves = self._plays(moor)
        elif ask is GROW:
            moves = self._growths(moor)
        else:
            moves = [notation.TAKES[card] for card in self.display]
        if moor.water:
            self._add_water_moves(moor, moves)
        return moves

    def play(self, move: Move) -> None:
        """Carry out a legal move."""
        moor = self.moors[self.seat]
        verb = move.verb
        if verb is notation.DRIFT:
            self._drift(moor, move.a, move.b)
        elif verb is notation.PLAY:
            self._play_card(moor, move.a, move.b, move.c)
        elif verb is notation.GROW:
            self.pending.pop()
            moor.add(move.a, move.b, self.structure.grown_on(move.a))
        elif verb is notation.TAKE:
            self.pending.pop()
            self.display.remove(move.a)
            moor.stored.append(move.a)
        elif verb is notation.END:
            self._end_turn(moor)
        elif verb is notation.SKIP:
            self.pending.pop()
        elif verb is notation.SURPLUS:
            self._to_surplus(moor, move.a)
        elif verb is notation.WATER:
            moor.water -= 1
            self.pending.append(Step(TO, move.a, move.b))
        else:
            self._move_by_water(moor, move.a)

    def must_play(self, moor: Moor) -> bool:
        """Whether a card has to be played: two may be kept, in the last round none."""
        return len(moor.stored) > (KEEPS if self.round < ROUNDS else 0)

    # B: grow

    def _growths(self, moor: Moor) -> list[Move]:
        shown = self.components.plant_sets[self.plant_deck[self.round - 1]]
        moves = [notation.SKIP_MOVE]
        for section in range(GROUND_SECTIONS):
            if not moor.laid[section]:
                plants = ALL_PLANTS if self.structure.growth[section] == ANY_PLANT else shown
                moves += notation.GROWTHS[(ALL_PLANTS + 1) * section + plants]
        return moves

    # C: play cards

    def _plays(self, moor: Moor) -> list[Move]:
        must = self.must_play(moor)
        moves = [] if must else [notation.END_MOVE]
        has_plants = False
        for section in range(GROUND_SECTIONS):
            plants: i64 = moor.plants[section]
            if not plants:
                continue
            has_plants = True
            for card in moor.stored:
                first = (card * GROUND_SECTIONS + section) * FACES
                face = self.components.cards[card]
                if contains(plants, face.needs):
                    moves.append(notation.PLAYS[first + FACE_UP])
                    if face.turned != face.waterway:
                        moves.append(notation.PLAYS[first + TURNED])
                moves.append(notation.PLAYS[first + FACE_DOWN])
        if must and not has_plants:
            # Special case: a card must be played, but no ground section holds a plant.
            for section in range(GROUND_SECTIONS):
                if not moor.laid[section]:
                    for card in moor.stored:
                        moves.append(notation.PLAYS[(card * GROUND_SECTIONS + section) * FACES + FACE_DOWN])
        return moves

    def _play_card(self, moor: Moor, card: int, section: int, face: int) -> None:
        stock = moor.lay(section, card, face, self.components)
        self.covered |= 1 << section
        if face != FACE_DOWN:
            symbols = self.components.cards[card]
            self.stock = stock - symbols.roots - symbols.withers
            self.pending.append(Step(DRIFT, section, moor.waterways.reach(section)))
        elif stock:
            self.stock = stock
            self.pending.append(Step(DRIFT, section, moor.waterways.reach(section)))
            if not one_kind(stock):
                self.pending.append(SURPLUS_STEP)
                return
            self._shed(moor, first_plant(stock))
        else:
            # The special case costs a marker of any type from the supply; the type matters to nothing.
            moor.spill(0, 1)
            return
        self._settle_drift(moor)

    def _shed(self, moor: Moor, plant: int) -> None:
        self.stock -= one(plant)
        moor.spill(plant, 1)

    def _to_surplus(self, moor: Moor, plant: int) -> None:
        """A marker becomes surplus: the price of the card back, or because spaces do not suffice."""
        self._shed(moor, plant)
        if self.pending[-1].ask is SURPLUS:
            self.pending.pop()
        self._settle_drift(moor)

    # Drifting

    def _drifts(self, moor: Moor, reach: i64) -> list[Move]:
        """Where the next marker can go. Markers go by plant in the order of the box, as their order matters nowhere."""
        plant = first_plant(self.stock)
        spaces: i64 = 0
        moves: list[Move] = []
        targets: i64 = reach & moor.open
        for place in range(SECTIONS):
            if targets >> place & 1:
                spaces += moor.free(place)
                moves.append(notation.DRIFTS[SECTIONS * plant + place])
        if spaces < total(self.stock):
            moves.append(notation.SURPLUSES[plant])
        return moves

    def _drift(self, moor: Moor, plant: int, place: int) -> None:
        self.stock -= one(plant)
        if place < GROUND_SECTIONS:
            moor.add(place, plant, 1)
        else:
            moor.root(place - GROUND_SECTIONS, plant)
        self._settle_drift(moor)

    def _settle_drift(self, moor: Moor) -> None:
        """End the drift when no marker is left, or when none can go anywhere and no water marker can make room."""
        if self.stock:
            if moor.open & self.pending[-1].b or self._can_spend_water(moor):
                return
            for plant in range(4):
                moor.spill(plant, count(self.stock, plant))
            self.stock = 0
        self.pending.pop()

    # Water markers

    def _add_water_moves(self, moor: Moor, moves: list[Move]) -> None:
        spacious: i64 = moor.open & ALL_LETTERS
        if not spacious:
            return
        for section in range(GROUND_SECTIONS):
            plants: i64 = moor.plants[section]
            if plants and spacious != 1 << section:
                for plant in range(4):
                    if count(plants, plant):
                        moves.append(notation.WATERS[4 * section + plant])

    def _can_spend_water(self, moor: Moor) -> bool:
        if not moor.water:
            return False
        moves: list[Move] = []
        self._add_water_moves(moor, moves)
        return bool(moves)

    def _move_by_water(self, moor: Moor, section: int) -> None:
        step = self.pending.pop()
        moor.remove(step.a, step.b)
        moor.add(section, step.b, 1)
        if self.pending[-1].ask is DRIFT:
            self._settle_drift(moor)

    # Rounds and turns

    def _end_turn(self, moor: Moor) -> None:
        won = self.covered & self.water
        self.water &= ~won
        moor.water += ones(won)
        following = (self.seat + 1) % len(self.moors)
        if following != self.mushroom:
            self._begin_turn(following)
        else:
            self._clean_up()

    def _begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.moors[seat] = self.moors[seat].copy()  # so far shared with the positions before
        self.turn += 1
        self.covered = 0
        self.pending = [PLAY_STEP, GROW_STEP, TAKE_STEP]

    def _clean_up(self) -> None:
        self.discard = self.discard + self.display
        self.display = []
        if self.round == ROUNDS:
            self.seat = NOBODY
            self.turn += 1
            self.covered = 0
            self.pending = []
            return
        self.mushroom = (self.mushroom + 1) % len(self.moors)
        self.reveal()

    def reveal(self) -> None:
        """Begin a round: the next plant card and a new display."""
        self.round += 1
        cards = DISPLAY[len(self.moors)]
        self.display = self.deck[self.dealt : self.dealt + cards]
        self.dealt += cards
        self._begin_turn(self.mushroom)


def can_move_to(moor: Moor, source: int, section: int) -> bool:
    """Whether a water marker can move a plant from one ground section to another."""
    return section != source and moor.open >> section & 1 == 1


def deal(components: Components, setup: Setup) -> MoorlandState:
    """Set up the table and reveal the first round."""
    options = setup.options
    layout = Stream(setup.seed, "layout")
    structure = Structure(components, place_plans(components, options["layout"], options["sides"], layout))
    deck = cards_in_play(components, setup.players)
    Stream(setup.seed, "moor deck").shuffle(deck)
    plant_deck = list(range(len(components.plant_cards)))
    Stream(setup.seed, "plant deck").shuffle(plant_deck)
    moors = [empty_moor(structure) for _ in range(setup.players)]
    state = MoorlandState(components, structure, moors, deck, plant_deck)
    state.mushroom = setup.first
    state.reveal()
    return state


def cards_in_play(components: Components, players: int) -> list[int]:
    """The numbers of the moor cards for this many players."""
    cards = components.cards
    return [number for number in range(1, len(cards)) if players == 4 or not cards[number].four_players]


def one_kind(plants: i64) -> bool:
    """Whether all these markers are of the same plant."""
    return plants == count(plants, first_plant(plants)) * one(first_plant(plants))
