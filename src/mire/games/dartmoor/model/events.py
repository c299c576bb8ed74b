"""What the rules note while they play, for the log."""

from typing import Final

from mire.core.state import NOBODY, Event

DID: Final = 0  # a player makes a move
BONUS: Final = 1  # species; number: whether it is earned
REVEALED: Final = 2  # a card of the stack, into the clearing
LAST_CAVE: Final = 3  # number: the one that was left for a player
DREW: Final = 4  # a card of the stack, into the hand
STORED: Final = 5  # a card of the clearing, into the cave
STORED_UNSEEN: Final = 6  # a card of the stack, into the cave
EXTRA_TURN: Final = 7
WINTER: Final = 8  # number: which
EMPTIED: Final = 9  # the clearing; number: of so many cards
HAND_SHOWN: Final = 10
OVER: Final = 11

NO_SPECIES: Final = ""


class DartmoorEvent(Event):
    """Something that happened to a player or to the whole table."""

    def __init__(
        self, kind: int, seat: int = NOBODY, *, card: int = -1, species: str = NO_SPECIES, number: int = 0
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card
        self.species: Final = species  # on the card
        self.number: Final = number


class Deed(DartmoorEvent):
    """Somebody makes a move."""

    def __init__(self, seat: int, verb: str, values: dict[str, str | int], order: list[int]) -> None:
        super().__init__(DID, seat)
        self.verb: Final = verb
        self.values: Final = values
        self.order: Final = order  # the seats, as it is told what they have from it
