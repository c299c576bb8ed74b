"""The hands before the first round: drafted from packs, or dealt, with the possibility to change cards once."""

from typing import Final

from mire.core.moves import Move
from mire.core.seeds import Stream
from mire.games.farmers.cards import minors
from mire.games.farmers.model.deck import EXPERT_PACK, HAND, Deck
from mire.games.farmers.model.position import START_CARDS, Position
from mire.games.farmers.model.steps import CHANGING, DRAFTING, OfSeat
from mire.games.farmers.rules import notation

DRAFT: Final = "draft"
EXPERT_DRAFT: Final = "draft_8"
MULLIGAN: Final = "mulligan"
DEAL: Final = "deal"
WAYS: Final = [DRAFT, EXPERT_DRAFT, MULLIGAN, DEAL]
DRAWS: Final = 12  # start cards drawn at most: two cards draw one in each of six harvests


def deal_hands(state: Position, seed: int, way: str) -> None:
    """Shuffle the minor improvements, deal packs or hands, and note what is to be decided."""
    cards = [minor.number for minor in minors.ALL]
    Stream(seed, "minor improvements").shuffle(cards)
    draws = Stream(seed, "drawn start cards")
    state.draws = [1 + draws.below(START_CARDS) for _ in range(DRAWS)]
    seats = range(len(state.players))
    none: list[list[int]] = [[] for _ in seats]
    size = EXPERT_PACK if way == EXPERT_DRAFT else HAND
    dealt = [sorted(cards[size * seat : size * seat + size]) for seat in seats]
    undealt = cards[size * len(seats) :]
    order = state.seats_in_order()
    order.reverse()  # the last step comes first
    if is_drafted(way, len(seats)):
        state.deck = Deck(none, dealt, none, undealt, {})
        state.pending += [OfSeat(DRAFTING, seat) for _ in range(HAND) for seat in order]
        return
    state.deck = Deck(dealt, [], none, undealt, {})
    for seat in seats:
        state.players[seat].hand = dealt[seat]
    if way == MULLIGAN:
        state.pending += [OfSeat(CHANGING, seat) for seat in order]


def is_drafted(way: str, players: int) -> bool:
    """Whether cards are taken from packs; alone, there is nobody to hand a pack of seven to."""
    return way == EXPERT_DRAFT or (way == DRAFT and players > 1)


def draft_moves(state: Position, seat: int) -> list[Move]:
    """The cards of the pack at hand."""
    return [notation.TAKES[card] for card in state.deck.pack_in_hand(seat)]


def take(state: Position, seat: int, card: int) -> None:
    """A card of the pack is taken into the hand."""
    state.pending.pop()
    state.deck = state.deck.take(seat, card)
    _learn_hand(state, seat)


def change_moves(state: Position) -> list[Move]:
    """The cards of the first hand, each of which can be changed, and to be done."""
    return [*[notation.CHANGES[card] for card in state.player.hand], notation.DONE_MOVE]


def set_aside(state: Position, seat: int, card: int) -> None:
    """A card is to be changed for another."""
    state.deck = state.deck.set_aside(seat, card)
    _learn_hand(state, seat)


def draw_others(state: Position, seat: int) -> None:
    """The cards set aside are changed for others."""
    state.pending.pop()
    state.deck = state.deck.draw(seat)
    state.seal_undo()
    _learn_hand(state, seat)


def _learn_hand(state: Position, seat: int) -> None:
    state.players[seat].hand = sorted(state.deck.hands[seat])
