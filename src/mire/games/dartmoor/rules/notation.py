"""How moves are written: `play LR07-left`, `at 2`, `pay ash`, `draw`, `take TB12`, `place TB30-bottom`, `skip`."""

from typing import Final

from mire.core.moves import Move, Verb, Words
from mire.games.dartmoor.box.components import CARD_IDS, CARDS_IN_BOX, CAVES, FACE_IDS

CARD: Final = Words("card", CARD_IDS)
FACE: Final = Words("face", FACE_IDS)
HOST: Final = Words("host", [str(number) for number in range(1, CARDS_IN_BOX + 1)])
CAVE: Final = Words("cave", ["", *[str(number) for number in range(1, CAVES + 1)]])

CHOOSE: Final = Verb("cave", CAVE)  # before the first turn
DRAW: Final = Verb("draw")  # from the stack
TAKE: Final = Verb("take", CARD)  # from the clearing
PLAY: Final = Verb("play", FACE)
AT: Final = Verb("at", HOST)  # the tree, shrub or moor where it goes, counted as they were placed
PAY: Final = Verb("pay", CARD)
PLACE: Final = Verb("place", FACE)  # free of charge
LAY: Final = Verb("moor", CARD)  # face down, as a universal moor
STORE: Final = Verb("store", CARD)  # from the clearing into the cave
DISCARD: Final = Verb("discard", CARD)  # from the hand into the clearing
SKIP: Final = Verb("skip")

VERBS: Final = [CHOOSE, DRAW, TAKE, PLAY, AT, PAY, PLACE, LAY, STORE, DISCARD, SKIP]

# All moves, ready to be offered.
DRAW_MOVE: Final = DRAW.move()
SKIP_MOVE: Final = SKIP.move()
CHOICES: Final[list[Move]] = [CHOOSE.move(cave) for cave in range(len(CAVE.words))]
TAKES: Final[list[Move]] = [TAKE.move(card) for card in range(len(CARD_IDS))]
PAYS: Final[list[Move]] = [PAY.move(card) for card in range(len(CARD_IDS))]
LAYS: Final[list[Move]] = [LAY.move(card) for card in range(len(CARD_IDS))]
STORES: Final[list[Move]] = [STORE.move(card) for card in range(len(CARD_IDS))]
DISCARDS: Final[list[Move]] = [DISCARD.move(card) for card in range(len(CARD_IDS))]
PLAYS: Final[list[Move]] = [PLAY.move(face) for face in range(len(FACE_IDS))]
PLACES: Final[list[Move]] = [PLACE.move(face) for face in range(len(FACE_IDS))]
ATS: Final[list[Move]] = [AT.move(host) for host in range(CARDS_IN_BOX)]
