"""The special action cards, and the solo game's pile of them."""

from typing import Final

ACTIONS: Final = [
    "cut_peat",
    "fell_trees",
    "slash_and_burn",
    "horse_market",
    "hiring_fair",
    "black_market",
    "illicit_work",
]
CUT_PEAT: Final = 0
FELL_TREES: Final = 1
SLASH_AND_BURN: Final = 2
HORSE_MARKET: Final = 3
HIRING_FAIR: Final = 4
BLACK_MARKET: Final = 5
ILLICIT_WORK: Final = 6

LAST_LAND_ACTION: Final = SLASH_AND_BURN  # up to here they are about a forest or a moor
WORK: Final = (BLACK_MARKET, ILLICIT_WORK)  # improvements are played or built with these

SECOND_USE: Final = 2  # food for a card that another player has used, or to use the solo card again
PEAT: Final = 3  # fuel for a moor
TREES: Final = 2  # wood for a forest

DISPLAY: Final = -1  # a card that nobody has used in this round


class SpecialCard:
    """A card with some of the special actions."""

    def __init__(self, name: str, players: str, actions: tuple[int, ...], horse: int = 0, hire: int = 1) -> None:
        self.name: Final = name
        self.players: Final = players
        self.actions: Final = list(actions)
        self.horse: Final = horse  # food for a horse
        self.hire: Final = hire  # food from the Hiring Fair


CARDS: Final = [
    SpecialCard("terrain_2", "12", (FELL_TREES, SLASH_AND_BURN, CUT_PEAT)),
    SpecialCard("market_2", "12", (HORSE_MARKET, HIRING_FAIR, BLACK_MARKET, ILLICIT_WORK), horse=1),
    SpecialCard("work_3", "13", (FELL_TREES, HIRING_FAIR, BLACK_MARKET, ILLICIT_WORK), hire=2),
    SpecialCard("horse_terrain_3", "13", (HORSE_MARKET, SLASH_AND_BURN, CUT_PEAT)),
    SpecialCard("work_4", "14", (HIRING_FAIR, BLACK_MARKET, ILLICIT_WORK)),
    SpecialCard("burn_peat_45", "145", (SLASH_AND_BURN, CUT_PEAT)),
    SpecialCard("trees_horse_4", "14", (FELL_TREES, HORSE_MARKET)),
    SpecialCard("market_work_56", "156", (BLACK_MARKET, ILLICIT_WORK)),
    SpecialCard("horse_56", "156", (HORSE_MARKET,), horse=1),
    SpecialCard("trees_hire_56", "156", (FELL_TREES, HIRING_FAIR)),
    SpecialCard("peat_6", "6", (CUT_PEAT,)),
    SpecialCard("burn_6", "6", (SLASH_AND_BURN,)),
]
CARD_IDS: Final = [card.name for card in CARDS]


def cards_for(players: int) -> list[int]:
    """The numbers of the cards in a game of so many."""
    return [number for number, card in enumerate(CARDS) if str(players) in card.players]
