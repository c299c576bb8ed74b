"""How moves are written: `take 17`, `grow F heather`, `play 17 F turned`, `drift heather R2`, `end`."""

from typing import Final

from mire.core.moves import Move, Verb, Words
from mire.games.moorland.box.components import ALL_PLANTS, GROUND_SECTIONS, LETTERS, PLANTS, SECTIONS
from mire.games.moorland.model.moor import FACES

CARD: Final = Words("card", ["", *[str(number) for number in range(1, 61)]])
SECTION: Final = Words("section", LETTERS)
PLACE: Final = Words("place", [*LETTERS, "R1", "R2", "R3", "R4"])
PLANT: Final = Words("plant", PLANTS)
FACE: Final = Words("face", ["up", "turned", "down"])

TAKE: Final = Verb("take", CARD)  # a card of the display
GROW: Final = Verb("grow", SECTION, PLANT)
SKIP: Final = Verb("skip")  # grow nothing
PLAY: Final = Verb("play", CARD, SECTION, FACE)
SURPLUS: Final = Verb("surplus", PLANT)  # this marker becomes surplus
DRIFT: Final = Verb("drift", PLANT, PLACE)
WATER: Final = Verb("water", SECTION, PLANT)  # spend a water marker to move this plant ...
TO: Final = Verb("to", SECTION)  # ... to this section
END: Final = Verb("end")  # the turn

VERBS: Final = [TAKE, GROW, SKIP, PLAY, SURPLUS, DRIFT, WATER, TO, END]

# All moves, ready to be offered.
SKIP_MOVE: Final = SKIP.move()
END_MOVE: Final = END.move()
TAKES: Final[list[Move]] = [TAKE.move(card) for card in range(len(CARD.words))]
GROWTHS: Final[list[list[Move]]] = [  # by section and set of plants
    [GROW.move(section, plant) for plant in range(4) if plants >> plant & 1]
    for section in range(GROUND_SECTIONS)
    for plants in range(ALL_PLANTS + 1)
]
PLAYS: Final[list[Move]] = [
    PLAY.move(card, section, face)
    for card in range(len(CARD.words))
    for section in range(GROUND_SECTIONS)
    for face in range(FACES)
]
SURPLUSES: Final[list[Move]] = [SURPLUS.move(plant) for plant in range(4)]
DRIFTS: Final[list[Move]] = [DRIFT.move(plant, place) for plant in range(4) for place in range(SECTIONS)]
WATERS: Final[list[Move]] = [WATER.move(section, plant) for section in range(GROUND_SECTIONS) for plant in range(4)]
TOS: Final[list[Move]] = [TO.move(section) for section in range(GROUND_SECTIONS)]
