"""Each minor improvement is somewhere, once, and hands are what was drafted or dealt, less what was played."""

from typing import Final

from mire.core.errors import BadRecord
from mire.games.farmers.box.improvements import DECK, FIRST_MINOR
from mire.games.farmers.model.deck import EXPERT_PACK, HAND
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import START_CARDS, Position
from mire.games.farmers.model.steps import CHANGING, DRAFTING, PREPARING, OfSeat
from mire.games.farmers.rules.dealing import DRAWS, EXPERT_DRAFT, MULLIGAN, is_drafted

DRAWN_IN_A_HARVEST: Final = 2  # start cards at most


def check_hands(state: Position, harvests: int) -> None:
    """Cards, hands, and what is decided before the first round; after so many harvests."""
    _check_deck(state)
    for seat, player in enumerate(state.players):
        _check_hand(state, seat, player)
    _check_shown(state)
    _check_before_first_round(state)
    draws = state.drawn + state.draws
    most = DRAWN_IN_A_HARVEST * harvests
    if len(draws) != DRAWS or len(state.drawn) > most or not all([1 <= card <= START_CARDS for card in draws]):
        raise BadRecord(f"state: 'drawn' are up to {most} numbers of start cards, with hidden 'draws' {DRAWS}")


def check_way(state: Position, way: str) -> None:
    """The hands come about in the way that was chosen."""
    deck = state.deck
    if bool(deck.packs) != is_drafted(way, len(state.players)):
        raise BadRecord(f"state: hidden: there are 'packs' in a draft only, and hands are '{way}'")
    size = EXPERT_PACK if way == EXPERT_DRAFT else HAND
    for pack, cards in enumerate(deck.packs):
        if deck.taken_from(pack) + len(cards) != size:
            raise BadRecord(f"state: hidden: each of the 'packs' had {size} cards, with those taken from it")
    if way != MULLIGAN and (any(deck.aside) or (state.pending[-1:] and state.pending[-1].kind is CHANGING)):
        raise BadRecord(f"state: cards are set 'aside' for others with hands '{MULLIGAN}' only")


def _check_deck(state: Position) -> None:
    deck = state.deck
    seats = len(state.players)
    if len(deck.hands) != seats or len(deck.aside) != seats or len(deck.packs) not in (0, seats):
        raise BadRecord(f"state: hidden: 'hands' and 'aside' have {seats} entries, 'packs' as many or none")
    rows = [*deck.hands, *deck.packs, *deck.aside, deck.undealt]
    if sorted([card for row in rows for card in row]) != DECK:
        raise BadRecord(
            f"state: hidden: each of {len(DECK)} minor improvements is in 'hands', 'packs', 'aside' or 'undealt', once"
        )


def _check_hand(state: Position, seat: int, player: Player) -> None:
    """What was taken and not yet played is in hand still; all others in hand were played before, and passed on."""
    shown = state.deck.shown
    first = [card for card in state.deck.hands[seat] if card not in shown]
    if sorted([card for card in player.hand if card not in shown]) != sorted(first):
        raise BadRecord(f"state: player {seat + 1}: the 'hand' is what was taken and not played, and cards passed on")


def _check_shown(state: Position) -> None:
    """Cards that have been played lie before a player, are in a hand again, or have left the game."""
    shown = state.deck.shown
    played = [card for card in state.removed if card >= FIRST_MINOR]
    for player in state.players:
        played += [card for card in player.cards if card >= FIRST_MINOR]
        played += [card for card in player.hand if card in shown]
    if sorted(played) != sorted(shown):
        raise BadRecord("state: 'shown' are the minor improvements in play, passed on or removed, each in one place")
    if not all([card in state.deck.hands[seat] for card, seat in shown.items()]):
        raise BadRecord("state: 'shown' tells who of the players had a card in the first hand")
    if len(set(state.fresh)) != len(state.fresh) or not all([card in shown for card in state.fresh]):
        raise BadRecord("state: 'fresh' are cards that have been played, each once")


def _check_before_first_round(state: Position) -> None:
    """Everybody takes a card in turn until all have seven, or may change some of them once."""
    deck = state.deck
    seats = range(len(state.players))
    order = state.seats_in_order()
    taken = [len(hand) for hand in deck.hands]
    changing = state.pending[-1:] and state.pending[-1].kind is CHANGING
    if changing and state.seat >= 0:
        taken[state.seat] += len(deck.aside[state.seat])
    if state.round:
        fits = taken == [HAND for _ in seats] and not any([step.kind in (DRAFTING, CHANGING) for step in state.pending])
    elif changing:
        left = [OfSeat(CHANGING, seat) for seat in reversed(order)][: len(state.pending) - 1]
        later = order[order.index(state.seat) + 1 :] if state.seat in order else order
        fits = taken == [HAND for _ in seats] and not any([deck.aside[seat] for seat in later]) and _are(state, left)
    else:
        picks = [OfSeat(DRAFTING, seat) for _ in range(HAND) for seat in reversed(order)]
        left = picks[: len(picks) - sum(taken)]
        turns = [len([step for step in left if step.seat == seat]) for seat in seats]
        fits = all([taken[seat] + turns[seat] == HAND for seat in seats]) and len(deck.packs) > 0 and _are(state, left)
    if not fits:
        raise BadRecord(f"state: before the first round everybody takes {HAND} cards, or may change some, in turn")


def _are(state: Position, left: list[OfSeat]) -> bool:
    """Whether these are the decisions before the first round."""
    above = [(step.kind, step.seat) for step in state.pending[1:] if isinstance(step, OfSeat)]
    fits = state.pending[0].kind is PREPARING and len(above) == len(state.pending) - 1
    return fits and len(left) > 0 and above == [(step.kind, step.seat) for step in left] and state.seat == left[-1].seat
