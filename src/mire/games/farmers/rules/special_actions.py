"""Special actions, taken without a person, and the solo game's card."""

from mire.core.moves import Move
from mire.games.farmers.box import special_cards
from mire.games.farmers.box.board import MAJOR, MINOR
from mire.games.farmers.box.goods import FOOD, FUEL, HORSE, WOOD, Cost, is_enough, packed
from mire.games.farmers.box.special_cards import CARDS, DISPLAY, LAST_LAND_ACTION, WORK
from mire.games.farmers.cards.card import fire
from mire.games.farmers.cards.moments import AFTER_SPECIAL, BEFORE_SPECIAL, EMPTIED, SPECIAL
from mire.games.farmers.model.events import TURNED_OVER, FarmersEvent
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import (
    AGAIN_STEP,
    CLEARING_STEP,
    CUTTING_STEP,
    FELLING_STEP,
    HOUSING_STEP,
    Acting,
    Occurring,
)
from mire.games.farmers.rules import costs, land, major_effects, notation
from mire.games.farmers.rules.actions import can_do


def open_cards(state: Position) -> list[int]:
    """The places of the cards that this player may take."""
    places: list[int] = []
    for place in range(len(state.cards)):
        if not state.face_down[place] and state.users[place] != state.seat:
            places.append(place)
    return places


def special_moves(state: Position) -> list[Move]:
    """What the cards offer that this player may take."""
    purse = packed(state.player.goods)
    found: list[Move] = []
    for place in open_cards(state):
        card = state.cards[place]
        used = state.users[place] != DISPLAY
        for action in CARDS[card].actions:
            price = costs.special(card, action, used=used)
            if is_enough(purse, price) and can_carry_out(state, action, price):
                found.append(notation.SPECIALS[action])
    return found


def can_pay_for_work(state: Position) -> bool:
    """Whether the player may take and can pay for a special action with which cards are built or played."""
    for place in open_cards(state):
        card = state.cards[place]
        for action in CARDS[card].actions:
            used = state.users[place] != DISPLAY
            if action in WORK and costs.can_pay(state.player, costs.special(card, action, used=used)):
                return True
    return False


def can_carry_out(state: Position, action: int, price: Cost) -> bool:
    """Whether a special action has any effect once its price is paid."""
    if action <= LAST_LAND_ACTION:
        return can_change_land(state.player, action)
    if action == special_cards.BLACK_MARKET:
        return len(state.player.hand) > 0 and can_do_after_paying(state, MINOR, price)
    return action != special_cards.ILLICIT_WORK or can_do_after_paying(state, MAJOR, price)


def can_do_after_paying(state: Position, action: int, price: Cost) -> bool:
    """Whether enough is left for an action; only cards take food or fuel for it, as the special actions do."""
    player = state.player
    if not player.hand and not player.listeners:
        return can_do(state, action)
    goods = player.goods.copy()
    player.pay(price)
    can = can_do(state, action)
    player.goods[:] = goods
    return can


def can_change_land(player: Player, action: int) -> bool:
    """Whether there is peat to cut, or a forest to fell or to burn."""
    farm = player.farm
    if action == special_cards.CUT_PEAT:
        return farm.moors != 0
    if action == special_cards.FELL_TREES:
        return farm.forests != 0
    return farm.beside_fields(farm.lone_forests) != 0


def take_special(state: Position, action: int) -> None:
    """Take the card with a special action, and carry it out."""
    player = state.player
    place = 0
    while action not in CARDS[state.cards[place]].actions:
        place += 1
    card = state.cards[place]
    used = state.users[place] != DISPLAY
    state.pay(costs.special(card, action, used=used))
    state.face_down[place] = used
    state.users[place] = state.seat
    if state.is_solo:
        state.pending.append(AGAIN_STEP)
    if player.listeners:
        state.pending.append(Occurring(AFTER_SPECIAL, action))
    if action <= LAST_LAND_ACTION:
        change_land(state, action)
        return
    if action == special_cards.HORSE_MARKET:
        player.animals[HORSE] += 1
        state.pending.append(HOUSING_STEP)
    elif action == special_cards.HIRING_FAIR:
        player.goods[FOOD] += CARDS[card].hire
    else:
        state.pending.append(Acting(MINOR if action == special_cards.BLACK_MARKET else MAJOR))
    if player.listeners:
        fire(state, state.seat, SPECIAL, action)


def change_land(state: Position, action: int) -> None:
    """Ask where to cut peat, fell trees, or slash and burn."""
    if action == special_cards.CUT_PEAT:
        state.pending.append(CUTTING_STEP)
    elif action == special_cards.FELL_TREES:
        state.pending.append(FELLING_STEP)
    else:
        state.pending.append(CLEARING_STEP)
    if state.player.listeners:
        fire(state, state.seat, BEFORE_SPECIAL, action)


def change_space(state: Position, move: Move) -> None:
    """Cut peat, fell trees, or slash and burn."""
    state.pending.pop()
    player = state.player
    space = 1 << move.a
    action = special_cards.SLASH_AND_BURN
    if move.verb is notation.CLEAR:
        land.make_field(state, space)
    elif move.verb is notation.CUT:
        action = special_cards.CUT_PEAT
        player.goods[FUEL] += major_effects.when_peat_is_cut(player)
    else:
        action = special_cards.FELL_TREES
        player.goods[WOOD] += major_effects.when_trees_are_felled(player)
    emptied = action != special_cards.SLASH_AND_BURN and land.take_tile(state, space)
    if player.listeners:
        state.pending.append(HOUSING_STEP)  # a forest may have been the place of an animal
        fire(state, state.seat, SPECIAL, action, move.a)
        if emptied:
            fire(state, state.seat, EMPTIED, action, move.a)


# The solo game's card


def choose_solo_card(state: Position, *, keep: bool) -> None:
    """The card of the last round stays, or goes under the pile."""
    state.pending.pop()
    if not keep:
        state.pile.insert(0, state.take_away())
        state.buried += 1
        turn_over(state)


def turn_over(state: Position) -> None:
    """The next card of the pile; when there is none, the last one that was used."""
    if state.pile:
        state.seal_undo()
        state.lay_out(state.pile.pop())
        state.buried = min(state.buried, len(state.pile))
    else:
        state.lay_out(state.discarded.pop())
    state.note(FarmersEvent(TURNED_OVER, card=state.cards[0], number=state.board.level))


def use_again(state: Position, *, keep: bool) -> None:
    """The card that was used is kept for food, or discarded."""
    state.pending.pop()
    if keep:
        state.pay(costs.SECOND_USE)
        state.kept = True
        state.users[0] = DISPLAY
    else:
        state.discarded.append(state.take_away())
