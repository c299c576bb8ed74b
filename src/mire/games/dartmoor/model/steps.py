"""What can be pending: decisions, and what happens by itself. What needs more than its kind has a class of its own."""

from typing import Final

from mire.core.state import Kind, Step

# Decisions
CHOOSING: Final = Kind(0, "cave")  # a cave
TURN: Final = Kind(1, "turn")  # draw or play
DRAWING: Final = Kind(2, "draw")  # the second card
PUTTING: Final = Kind(3, "at")  # where a card goes
PAYING: Final = Kind(4, "pay")

# Decisions that an effect asks for, if there is anything to decide about
TAKING: Final = Kind(5, "take")  # a card of the clearing
STORING: Final = Kind(6, "store")  # a card of the clearing, into the cave
PLACING: Final = Kind(7, "place")  # a card, free of charge
LAYING: Final = Kind(8, "moor")  # a hand card, as a universal moor
DISCARDING: Final = Kind(9, "discard")  # a hand card

# What happens by itself
IN_CAVE: Final = Kind(10, "in-cave")  # the effect of a cave
END: Final = Kind(11, "end")  # of the turn
DRAWS: Final = Kind(12, "draws")
REVEALS: Final = Kind(13, "reveals")  # into the cave
ACTING: Final = Kind(14, "acting")  # an effect or bonus begins

# How a card is put
PLAYED: Final = 0
FREE: Final = 1
FREE_WITH_EFFECT: Final = 2
HOW: Final = ["played", "free", "free-with-effect"]
NO_HOST: Final = -1

SPECIAL_CASE_CARDS: Final = 2  # discarded and drawn by who can neither draw nor play

TURN_STEP: Final = Step(TURN)
DRAWING_STEP: Final = Step(DRAWING)
END_STEP: Final = Step(END)


class OfSeat(Step):
    """A seat chooses a cave, or has the effect of its own."""

    def __init__(self, kind: Kind, seat: int) -> None:
        super().__init__(kind)
        self.seat: Final = seat


class OfFace(Step):
    """A card has left the hand or the clearing and is not in the forest yet."""

    def __init__(self, kind: Kind, face: int) -> None:
        super().__init__(kind)
        self.face: Final = face  # its number


class Putting(OfFace):
    """A half of a card needs a host."""

    def __init__(self, face: int, how: int) -> None:
        super().__init__(PUTTING, face)
        self.how: Final = how


class Paying(OfFace):
    """A card is paid for, then goes to its host if it needs one."""

    def __init__(self, face: int, host: int) -> None:
        super().__init__(PAYING, face)
        self.host: Final = host


class OfAction(Step):
    """An action of an effect, bonus or cave."""

    def __init__(self, kind: Kind, action: int) -> None:
        super().__init__(kind)
        self.action: Final = action  # its number


class Counted(Step):
    """So many cards, still."""

    def __init__(self, kind: Kind, cards: int) -> None:
        super().__init__(kind)
        self.cards: Final = cards

    def after_one(self) -> "Counted":
        """The same with one card less."""
        return Counted(self.kind, self.cards - 1)


class Discarding(Counted):
    """Hand cards go to the clearing, for an effect or because nothing else can be done."""

    def __init__(self, cards: int, special_case: bool) -> None:
        super().__init__(DISCARDING, cards)
        self.special_case: Final = special_case

    def after_one(self) -> Counted:
        """The same with one card less."""
        return Discarding(self.cards - 1, self.special_case)
