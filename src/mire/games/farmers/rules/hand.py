"""Minor improvements in hand: which can be played, and playing them."""

from typing import Final

from mire.core.moves import Move
from mire.games.farmers.box.board import STAGES
from mire.games.farmers.box.goods import ANIMALS, FOOD, FUEL, HORSE, SHEEP, Cost, is_enough, packed
from mire.games.farmers.box.majors import MAJORS
from mire.games.farmers.cards.card import EFFECT_BITS, MINORS, Minor, fire, index_listeners
from mire.games.farmers.cards.moments import HANDED, PLAYED
from mire.games.farmers.cards.needs import FOOD_THERE, FUEL_THERE, HORSES, SHEEP_ONLY, is_met
from mire.games.farmers.model import events
from mire.games.farmers.model.events import GONE, PLAYED_CARD, FarmersEvent
from mire.games.farmers.model.gains import belongings, note_gains
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.rules import notation

NEEDED_GOODS: Final = {FOOD_THERE: FOOD, FUEL_THERE: FUEL}
NEEDED_ANIMALS: Final = {SHEEP_ONLY: SHEEP, HORSES: HORSE}  # where any kind will do, nothing is paid


def can_play_any(state: Position, *, upgrades: bool) -> bool:
    """Whether the player can play a card, or only one that counts as a major improvement."""
    purse = packed(state.player.goods)
    for card in state.player.hand:
        minor = MINORS[card]
        if (minor.upgrades or not upgrades) and can_play(state, minor, purse):
            return True
    return False


def can_play(state: Position, minor: Minor, purse: int) -> bool:
    """Whether a player has what a card costs and what it needs."""
    player = state.player
    if not is_enough(purse, minor.price) or (minor.animal >= 0 and not player.animals[minor.animal]):
        return False
    if minor.upgrades and not returnable(player, minor):
        return False
    return meets_needs(state, player, minor)


def meets_needs(state: Position, player: Player, minor: Minor) -> bool:
    """Whether a player has what a card needs."""
    for need in minor.needs:  # noqa: SIM110
        if not is_met(need, player, state.round, harvest=state.round in STAGES):
            return False
    return True


def lacking_goods(state: Position, *, resources: bool) -> list[Minor]:
    """The cards that could be played if only the goods were there for them: only food and fuel, or resources too."""
    player = state.player
    purse = packed(player.goods)
    found: list[Minor] = []
    for card in player.hand:
        minor = MINORS[card]
        if (resources or is_enough(purse, minor.resources)) and not can_play(state, minor, purse):
            there = minor.animal < 0 or player.animals[minor.animal] > 0
            if there and not minor.upgrades and _needs_only_goods(state, minor):
                found.append(minor)
    return found


def _needs_only_goods(state: Position, minor: Minor) -> bool:
    """Whether nothing that a card needs is missing but goods."""
    for need in minor.needs:
        if need.of not in NEEDED_GOODS and not is_met(need, state.player, state.round, harvest=state.round in STAGES):
            return False
    return True


def price_with_needs(minor: Minor) -> Cost:
    """What a card costs, and goods that it only needs."""
    goods = minor.price.goods.copy()
    for need in minor.needs:
        if need.of in NEEDED_GOODS:
            goods[NEEDED_GOODS[need.of]] = max(goods[NEEDED_GOODS[need.of]], need.least)
    return Cost(goods)


def animals_for(minor: Minor) -> list[int]:
    """How many of each kind of animal a card costs or needs."""
    animals = [0] * len(ANIMALS)
    if minor.animal >= 0:
        animals[minor.animal] = 1
    for need in minor.needs:
        if need.of in NEEDED_ANIMALS:
            kind = NEEDED_ANIMALS[need.of]
            animals[kind] = max(animals[kind], need.least)
    return animals


def returnable(player: Player, minor: Minor) -> list[int]:
    """The player's cards that can be given for one."""
    return [old for old in minor.upgrades if old in player.cards]


def play_moves(state: Position, *, upgrades: bool) -> list[Move]:
    """The cards that can be played, or only those that count as major improvements."""
    player = state.player
    purse = packed(player.goods)
    found: list[Move] = []
    for card in player.hand:
        minor = MINORS[card]
        if can_play(state, minor, purse):
            if minor.upgrades:
                found += [notation.UPGRADE.move(card, old) for old in returnable(player, minor)]
            elif not upgrades:
                found.append(notation.PLAYS[card])
    return found


def play(state: Position, card: int) -> None:
    """Pay for a card and play it."""
    player = state.player
    minor = MINORS[card]
    state.pay(minor.price)
    if minor.animal >= 0:
        player.lose(minor.animal)
    _put_down(state, minor)


def upgrade(state: Position, card: int, old: int) -> None:
    """Give one of the player's own major improvements for a card; a fuel token on it stays."""
    player = state.player
    player.cards.remove(old)
    if MINORS[card].removes:
        state.removed = [*state.removed, old]
    else:
        state.put_back(old, MAJORS[old].stack)
    if old in player.unlit:
        player.unlit.remove(old)
        player.unlit.append(card)
    if old in player.crafted:  # of a Village Church, in the last harvest
        player.crafted.remove(old)
    _put_down(state, MINORS[card])


def _put_down(state: Position, minor: Minor) -> None:
    """A card is in front of the player, or goes on to the left neighbour, and does what it does at once."""
    player = state.player
    card = minor.number
    player.hand = [other for other in player.hand if other != card]
    state.deck = state.deck.show(card, state.seat)
    if minor.passing:
        pass_on(state, state.seat, card)
    else:
        player.cards.append(card)
        index_listeners(player)
        state.fresh = [*state.fresh, card]
    before = belongings(state)
    for place in range(len(minor.effects) - 1, -1, -1):
        if minor.effects[place].instant == PLAYED:
            minor.effects[place].happen(state, state.seat, card << EFFECT_BITS | place, 0, 0)
    note_gains(state, PLAYED_CARD, before, card)


def pass_on(state: Position, seat: int, card: int) -> None:
    """A card goes to the hand of the left neighbour; alone, it leaves the game."""
    if state.is_solo:
        state.removed = [*state.removed, card]
        state.note(FarmersEvent(GONE, card=card))
        return
    neighbour = (seat + 1) % len(state.players)
    state.players[neighbour].hand = [*state.players[neighbour].hand, card]
    state.note(FarmersEvent(events.HANDED, neighbour, card=card))
    if state.players[neighbour].listeners:
        fire(state, neighbour, HANDED)
