"""What cards bring, as a player would reckon it beforehand."""

from typing import Final

from mire.games.farmers.box.goods import DELIVERIES, check_names

ALWAYS: Final = 99
NOT_COUNTED: Final = -1


def some(**amounts: float) -> list[float]:
    """How much of each ware and tile."""
    check_names(amounts, DELIVERIES)
    return [amounts.get(name, 0.0) for name in DELIVERIES]


class Each:
    """Wares and tiles, points, actions saved, children, room for animals; perhaps for each of something on the farm."""

    def __init__(
        self,
        wares: list[float] | None = None,
        *,
        points: float = 0.0,
        actions: float = 0.0,
        children: int = 0,
        stalls: int = 0,
        per: int = NOT_COUNTED,
        most: int = ALWAYS,
        chance: float = 1.0,
        times: int = ALWAYS,
        what: tuple[int, ...] = (),
        each_harvest: bool = False,
    ) -> None:
        self.points: Final = points
        self.actions: Final = actions
        self.children: Final = children
        self.stalls: Final = stalls
        self.per: Final = per  # what is counted, in the language of prerequisites
        self.most: Final = most  # that are counted
        self.chance: Final = chance  # that it comes about when it could
        self.times: Final = times  # how often in a game at most
        self.what: Final = list(what)  # the special actions it is about, if the effect does not tell
        self.each_harvest: Final = each_harvest
        self.wares: Final = wares or some()


NOTHING: Final = Each()
HALF: Final = 0.5  # as often as not
SELDOM: Final = 0.2  # where much must lie on a space, or several things must come together
ONE_OF_THREE: Final = 1 / 3
ONE_OF_NINE: Final = 1 / 9  # of the start cards, for each that is low enough


class Scale:
    """What things are worth to a player at a time of the game."""

    def __init__(self, prices: list[float], plan: float, step: float, round_number: int, rounds: float) -> None:
        self.prices: Final = prices  # of wares and tiles
        self.plan: Final = plan  # the chance that what can be done is part of a plan,
        self.step: Final = step  # and what a step of one is worth
        self.round: Final = round_number
        self.rounds: Final = rounds  # that have not begun

    def worth(self, wares: list[int]) -> float:
        """So much of each ware."""
        return sum([float(amount) * self.prices[ware] for ware, amount in enumerate(wares) if amount])
