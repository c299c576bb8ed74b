"""Who begins, where two or more play: a seat that is named, or one drawn by lot. If nothing is said, the first seat."""

from collections.abc import Mapping
from typing import Final

from mire.core.checks import is_whole, shown
from mire.core.errors import BadSetup
from mire.core.seeds import Stream

FIRST: Final = "first"  # the option
LOT: Final = "lot"


def check_first(chosen: object, players: int) -> int | str:
    """A seat or the lot, if it is one of them."""
    if players == 1:
        raise BadSetup(f"a solo player begins: '{FIRST}' is for two and more")
    if isinstance(chosen, str) and chosen == LOT:
        return LOT
    if not is_whole(chosen) or not 0 <= chosen < players:
        raise BadSetup(f"'{FIRST}' is a seat from 0 to {players - 1}, or '{LOT}'; not {shown(chosen)}")
    return chosen


def turn_order(first: int, players: int) -> list[int]:
    """All seats, from the one that begins."""
    return [(first + place) % players for place in range(players)]


def seat_that_begins(options: Mapping[str, object], players: int, seed: int) -> int:
    """The seat that settled options name, or that the lot falls on."""
    chosen = options.get(FIRST, 0)
    if is_whole(chosen):
        return chosen
    return Stream(seed, FIRST).below(players)
