"""The hands before the first round: drafted from packs, or dealt, with the possibility to change cards once."""

from typing import Final

from mire.core.moves import Move
from mire.core.seeds import Stream
from mire.core.state import Step
from mire.games.farmers import notation
from mire.games.farmers.cards import minors
from mire.games.farmers.deck import EXPERT_PACK, HAND, Deck
from mire.games.farmers.position import START_CARDS, Position
from mire.games.farmers.steps import CHANGING, DRAFTING

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
        state.pending += [Step(DRAFTING, seat) for _ in range(HAND) for seat in order]
        return
    state.deck = Deck(dealt, [], none, undealt, {})
    for seat in seats:
        state.players[seat].hand = dealt[seat]
    if way == MULLIGAN:
        state.pending += [Step(CHANGING, seat) for seat in order]


def is_drafted(way: str, players: int) -> bool:
    """Whether cards are taken from packs; alone, there is nobody to hand a pack of seven to."""
    return way == EXPERT_DRAFT or (way == DRAFT and players > 1)


def moves(state: Position, step: Step) -> list[Move]:
    """The cards of the pack at hand, or those of the first hand that can be changed."""
    if step.ask is DRAFTING:
        return [notation.TAKES[card] for card in state.deck.pack_in_hand(step.a)]
    return [*[notation.CHANGES[card] for card in state.player.hand], notation.DONE_MOVE]


def carry_out(state: Position, move: Move) -> None:
    """A card is taken, set aside, or those set aside are changed for others."""
    step = state.pending[-1]
    if step.ask is DRAFTING:
        state.pending.pop()
        state.deck = state.deck.take(step.a, move.a)
    elif move.verb is notation.CHANGE:
        state.deck = state.deck.set_aside(step.a, move.a)
    else:
        state.pending.pop()
        state.deck = state.deck.draw(step.a)
        state.come_to_light()
    state.players[step.a].hand = sorted(state.deck.hands[step.a])
