"""Names for what is said of moves with cards: building and playing them, their uses, and the answers they ask for."""

from typing import Final

from mire.core.moves import Move
from mire.core.sayings import NONE, Values
from mire.games.farmers.box.goods import FIRST_ANIMAL, FUEL, Cost, amounts, of_ware
from mire.games.farmers.box.grid import NAMES, number_of
from mire.games.farmers.box.improvements import FIRST_MINOR, IDS
from mire.games.farmers.box.majors import MAJORS
from mire.games.farmers.cards.card import EFFECTS, MINORS, asked, card_in_use, card_of
from mire.games.farmers.cards.moments import IN_PLAY
from mire.games.farmers.explain.text_values import price_of
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked
from mire.games.farmers.rules import costs, notation

VERBS: Final = [
    notation.BUILD,
    notation.BUILD_WITH_FUEL,
    notation.UPGRADE,
    notation.HUT_ROOM,
    notation.PLAY,
    notation.TAKE,
    notation.CHANGE,
    notation.USE,
    notation.CONVERT,
    notation.SWAP,
    notation.IDLE,
    notation.AT,
    notation.THROW,
    notation.RAISE,
    notation.WAIT,
    notation.LODGE,
    notation.DONE,
]


def facts(state: Position, move: Move) -> Values:
    """What there is to know about a move with a card, before it is made."""
    verb = move.verb
    if verb is notation.BUILD or verb is notation.BUILD_WITH_FUEL:
        price = amounts(price_to_build(state, move).goods)
        return {"major": IDS[move.a], "price": price, "points": MAJORS[move.a].points}
    if verb is notation.UPGRADE:
        # There are two of some of these, told apart by what is printed on them.
        return {**move.values(), "price": printed_price(move.a), "old_price": printed_price(move.b)}
    if verb in (notation.PLAY, notation.TAKE, notation.CHANGE):
        return _in_hand(move.a)
    if verb in (notation.USE, notation.CONVERT, notation.SWAP, notation.IDLE):
        return {**move.values(), **_used(state, move)}
    if verb is notation.AT:
        return {**asked(state, question(state)), "at": NAMES[move.a]}
    if verb is notation.HUT_ROOM:
        return {"at": NAMES[move.a]}
    if verb is notation.THROW:
        field = state.player.farm.sown[1 << move.a]
        return {"at": NAMES[move.a], "what": of_ware(field.crop, field.left)}
    if verb is notation.RAISE:
        return {"paid": of_ware(move.a), "got": of_ware(move.a + 1)}
    if verb is notation.WAIT:
        step = question(state)
        return EFFECTS[step.effect].tell(state, step, move)
    if verb is notation.LODGE:
        return {"what": of_ware(move.a)}
    return {"left_alone": "yes" if _is_left_alone(state) else "no"}


def price_to_build(state: Position, move: Move) -> Cost:
    """What a major improvement costs now, if need be by the card that asks for it; a fuel may be for a good."""
    step = state.pending[-1]
    if isinstance(step, Asked):
        price = EFFECTS[step.effect].price_of(state.player, move.a)
    else:
        price = costs.major(state.player, move.a)
    return price.instead(move.b, FUEL) if move.verb is notation.BUILD_WITH_FUEL else price


def printed_price(card: int) -> str:
    """What an improvement costs as it is printed."""
    return amounts(MAJORS[card].price.goods) if card < FIRST_MINOR else price_of(MINORS[card])


def _in_hand(card: int) -> Values:
    minor = MINORS[card]
    values: Values = {"card": minor.name, "price": price_of(minor), "points": minor.points}
    return {**values, "passing": "yes" if minor.passing else "no"}


def _is_left_alone(state: Position) -> bool:
    """Whether to finish means not to take what a card offers."""
    step = state.pending[-1]
    return isinstance(step, Asked) and not EFFECTS[step.effect].goes_on


# Uses


def without_listeners(state: Position) -> Position:
    """The same position, in which no card does anything by itself."""
    copy = state.copy()
    for player in copy.players:
        player.listeners = {IN_PLAY: player.listeners[IN_PLAY]} if player.listeners else {}
    return copy


def _used(state: Position, move: Move) -> Values:
    """What the use of a card takes and brings, and what it is about besides."""
    after = without_listeners(state)
    after.carry_out(move)
    then, now = state.player, after.players[state.seat]
    changes = [b - a for a, b in zip(then.goods + then.animals, now.goods + now.animals, strict=True)]
    values: Values = {
        "card": IDS[card_in_use(move)],
        "paid": amounts([max(-change, 0) for change in changes]),
        "got": amounts([max(change, 0) for change in changes], now.bonus - then.bonus),
        "action": NONE,
        "at": NONE,
    }
    step = state.pending[-1]
    if isinstance(step, Asked) and card_of(step.effect) == card_in_use(move):
        return {**values, **EFFECTS[step.effect].about(state, step)}
    if move.verb is notation.USE and then.farm.moors != now.farm.moors:
        values["at"] = NAMES[number_of(then.farm.moors)]  # of the Moor Fire
    return values


# Answers


def question(state: Position) -> Asked:
    """What a card asks now."""
    step = state.pending[-1]
    assert isinstance(step, Asked)
    return step


def chosen(state: Position, ware: int) -> Values:
    """One of several wares that a card lets choose; some of them wait for a round."""
    step = question(state)
    return {"what": of_ware(ware), "price": NONE, "round": asked(state, step).get("round", 0)}


def slaughtered(state: Position, ware: int) -> int:
    """The food that a card gives for an animal for which it asks, or none."""
    step = state.pending[-1]
    if ware < FIRST_ANIMAL or not isinstance(step, Asked):
        return 0
    return EFFECTS[step.effect].food_for(ware - FIRST_ANIMAL)
