"""What cards offer beside other moves: at any time, or in the feeding phase."""

from typing import Final

from mire.core.moves import Move
from mire.games.farmers.cards.card import EFFECTS, card_in_use, card_of, effect_at
from mire.games.farmers.cards.moments import ANY_TIME, WHILE_FEEDING
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked
from mire.games.farmers.rules import notation

VERBS: Final = [notation.USE, notation.CONVERT, notation.SWAP, notation.IDLE, notation.THROW]


def offered(state: Position, instant: int) -> list[Move]:
    """The uses of the player's cards now."""
    found: list[Move] = []
    for code in state.player.listeners.get(instant, []):
        found += EFFECTS[code].moves(state, Asked(code))
    return found


def bringing_goods(state: Position) -> list[Move]:
    """The uses of the player's cards at any time that bring goods of any kind."""
    found: list[Move] = []
    for code in state.player.listeners.get(ANY_TIME, []):
        if EFFECTS[code].brings:
            found += EFFECTS[code].moves(state, Asked(code))
    return found


def can_add(player: Player, good: int) -> bool:
    """Whether a use at any time could add to a good."""
    for code in player.listeners.get(ANY_TIME, []):
        if good in EFFECTS[code].brings and EFFECTS[code].at_most(player, card_of(code)):
            return True
    return False


def take_up(state: Position, move: Move) -> None:
    """Make use of a card."""
    card = card_in_use(move)
    code = effect_at(card, ANY_TIME)
    if code < 0:
        code = effect_at(card, WHILE_FEEDING)
    EFFECTS[code].answer(state, Asked(code), move)
