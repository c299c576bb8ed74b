"""What the rules note while they play, for the log."""

from typing import Final

from mire.core.state import NOBODY, Event

# Kinds of events, in the order in which they are told of one step of a game
DID: Final = 0  # somebody makes a move, or it is made by itself; values: what there is to know about it
CHANGED: Final = 1  # number: cards of the first hand, for others
LOST: Final = 2  # goods: what a card brought, for which there is no place
ROUND: Final = 3  # number: which begins; space: the card that comes up
CAME_HOME: Final = 4  # card, goods, points: what it brought when everybody returned home
HARVEST: Final = 5  # number: which begins
BORN: Final = 6  # goods: the young
RECEIVED: Final = 7  # goods: what waited for the round
NO_RIDERS: Final = 8  # the food of the Riding Stables is lost
TURNED_OVER: Final = 9  # card: of the solo game's special actions; number: the level
DRAWN: Final = 10  # card; number: of the start card that was drawn for it
PLAYED_CARD: Final = 11  # card, goods, points: what it brought a player when it was played
BROUGHT: Final = 12  # card, goods, points: what it brought by itself
GATHERED: Final = 13  # goods: of the fields
LIES: Final = 14  # goods, space
PICKED_UP: Final = 15  # goods, space
WAITS: Final = 16  # card, goods; number: the round
LEFT_HUT: Final = 17
LOST_RESERVE: Final = 18  # space
HANDED: Final = 19  # card
GONE: Final = 20  # card
GARDEN_PATH: Final = 21
OVER: Final = 22
STEP: Final = 23  # what follows happens by itself, after what came before

NO_GOODS: Final[list[int]] = []


class FarmersEvent(Event):
    """Something that happened to a player or to the whole table."""

    def __init__(
        self,
        kind: int,
        seat: int = NOBODY,
        *,
        card: int = -1,
        goods: list[int] = NO_GOODS,
        points: int = 0,
        space: int = -1,
        number: int = 0,
        order: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card
        self.goods: Final = goods  # how many of each ware, or as they lie somewhere which
        self.points: Final = points
        self.space: Final = space
        self.number: Final = number
        self.order: Final = order  # among others of its kind


STEP_EVENT: Final = FarmersEvent(STEP)


class Deed(FarmersEvent):
    """Somebody makes a move."""

    def __init__(self, seat: int, verb: str, values: dict[str, str | int], *, secret: bool) -> None:
        super().__init__(DID, seat)
        self.verb: Final = verb
        self.values: Final = values
        self.secret: Final = secret  # only its owner may know the card
