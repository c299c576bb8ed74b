"""Why a card can't be taken, played or used, and what else a card asks for."""

from typing import Final

from mire.core.moves import Move
from mire.core.sayings import Saying, Values
from mire.games.farmers.box.board import STAGES
from mire.games.farmers.box.goods import FIRST_ANIMAL, FUEL, GOODS, WARES, amounts, of_ware
from mire.games.farmers.box.grid import NAMES
from mire.games.farmers.box.improvements import FIRST_MINOR, IDS
from mire.games.farmers.cards.card import EFFECTS, MINORS, Minor, card_in_use, card_of, effect_at
from mire.games.farmers.cards.effects import Counters
from mire.games.farmers.cards.moments import ANY_TIME, WHILE_FEEDING
from mire.games.farmers.cards.needs import count, is_met
from mire.games.farmers.explain.missing_requirements import missing
from mire.games.farmers.explain.text_values import needs_of, price_of, there_is
from mire.games.farmers.explain.why_not_farm import why_not_on_farm
from mire.games.farmers.model import perks
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked
from mire.games.farmers.rules import actions, costs, notation

# Moves with cards at any time, and those with hands before the first round
VERBS: Final = [
    notation.USE,
    notation.CONVERT,
    notation.SWAP,
    notation.IDLE,
    notation.THROW,
    notation.LODGE,
    notation.REST,
    notation.TAKE,
    notation.CHANGE,
]


def why_not_with_card(state: Position, move: Move) -> Saying:
    """Why a card is not used, taken or changed now."""
    verb = move.verb
    if verb is notation.TAKE or verb is notation.CHANGE:
        return Saying("farmers-not-in-pack" if verb is notation.TAKE else "farmers-not-in-hand", {"card": IDS[move.a]})
    if verb is notation.REST:
        return Saying("farmers-not-resting", {})
    if verb is notation.LODGE:
        there = move.a >= FIRST_ANIMAL and state.player.animals[move.a - FIRST_ANIMAL]
        return Saying("farmers-not-a-guest" if there else "farmers-not-there", {"ware": WARES[move.a]})
    return _why_not_use(state, move)


def _why_not_use(state: Position, move: Move) -> Saying:
    player = state.player
    card = card_in_use(move)
    values: Values = {"card": IDS[card]}
    if card not in player.cards:
        return Saying("farmers-not-in-front", values)
    code = max(effect_at(card, ANY_TIME), effect_at(card, WHILE_FEEDING))
    if code < 0:
        return Saying("farmers-not-a-use", values)
    if move.verb is notation.THROW:
        return Saying("farmers-not-sown-there", {"at": NAMES[move.a]})
    if isinstance(MINORS[card].effects[0], Counters) and not player.on_card(card):
        return Saying("farmers-not-counted", values)
    ways = EFFECTS[code].moves(state, Asked(code))
    if move in ways:
        return Saying("farmers-not-needed", {})
    other = bool(ways) and move.verb not in [way.verb for way in ways]
    return Saying("farmers-not-a-use" if other else "farmers-not-usable", values)


def why_not_answer(state: Position, step: Asked, move: Move) -> Saying:
    """What a card asks for, if not for this."""
    values: Values = {"card": IDS[card_of(step.effect)]}
    spaces = [NAMES[way.a] for way in state.moves() if way.verb is notation.AT]
    if move.verb is notation.AT and spaces:
        return Saying("farmers-not-asked", {**values, "spaces": ", ".join(spaces)})
    return Saying("farmers-first-asked", values)


# Playing and building


def why_not_play(state: Position, move: Move) -> Saying:
    """Why a minor improvement can't be played, or not by giving another card for it."""
    player = state.player
    values: Values = {"card": IDS[move.a]}
    if move.a not in player.hand:
        return Saying("farmers-not-in-hand", values)
    minor = MINORS[move.a]
    if move.verb is notation.UPGRADE:
        if move.b not in minor.upgrades:
            return Saying("farmers-not-an-upgrade", {**values, "old": IDS[move.b]})
        if move.b not in player.cards:
            return Saying("farmers-not-yours", {"old": IDS[move.b]})
    elif minor.upgrades:
        return Saying("farmers-not-played", values)
    lacking = _lacks(player, minor)
    if lacking:
        return Saying("farmers-not-affordable", {"price": price_of(minor), "missing": lacking})
    return _why_not_met(state, minor)


def _lacks(player: Player, minor: Minor) -> str:
    """What a player lacks to pay for a card."""
    lacking = missing(player, minor.price)
    words = [amounts(lacking)] if any(lacking) else []
    if minor.animal >= 0 and not player.animals[minor.animal]:
        words.append(of_ware(FIRST_ANIMAL + minor.animal))
    return " ".join(words)


def _why_not_met(state: Position, minor: Minor) -> Saying:
    """The first thing a card needs that is not so, and how it is."""
    player, harvest = state.player, state.round in STAGES
    unmet = next(need for need in minor.needs if not is_met(need, player, state.round, harvest=harvest))
    there = there_is(unmet, count(unmet.of, player, state.round, harvest=harvest))
    return Saying("farmers-not-met", {"card": minor.name, "need": needs_of([unmet]), "there": there})


def why_not_with_fuel(state: Position, move: Move) -> Saying:
    """Why a fuel can't be paid in place of a good for a major improvement that lies open."""
    player = state.player
    if not player.perk(perks.FUEL_FOR_GOOD):
        return Saying("farmers-not-with-fuel", {})
    price = costs.major(player, move.a)
    if move.b == FUEL or not price.goods[move.b]:
        return Saying("farmers-not-in-price", {"major": IDS[move.a], "good": GOODS[move.b]})
    price = price.instead(move.b, FUEL)
    return Saying("farmers-not-affordable", {"price": amounts(price.goods), "missing": amounts(missing(player, price))})


def why_not_hut(state: Position, move: Move) -> Saying:
    """Why no room can be had for the Peat Hut."""
    if not actions.places_in_place_of_hut(state.player):
        return Saying("farmers-not-hut", {})
    return why_not_on_farm(state.player, notation.ROOM_MOVES[move.a])


def is_minor(move: Move) -> bool:
    """Whether a move plays a minor improvement."""
    return move.verb is notation.PLAY or (move.verb is notation.UPGRADE and move.a >= FIRST_MINOR)
