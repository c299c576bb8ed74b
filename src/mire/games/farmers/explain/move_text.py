"""Names for what is said of moves: what each costs and brings, as values of its text."""

from typing import Final

from mire.core.moves import Move
from mire.core.sayings import NONE, Saying, Values
from mire.games.farmers.box import board, majors, special_cards
from mire.games.farmers.box.board import ActionSpace
from mire.games.farmers.box.goods import (
    FIRST_ANIMAL,
    FOOD,
    FUEL,
    GOODS,
    GRAIN,
    VEGETABLE,
    WARES,
    WOOD,
    amounts,
    of_ware,
)
from mire.games.farmers.box.grid import NAMES, ones
from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.box.majors import craft_of
from mire.games.farmers.box.special_cards import CARDS, DISPLAY
from mire.games.farmers.explain import move_text_cards
from mire.games.farmers.explain.text_values import action_names, special_names
from mire.games.farmers.model.farmyard import HOUSES, ON_FIELD, Farmyard
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import AGAIN, Acting, Fencing, Getting
from mire.games.farmers.rules import actions, costs, harvest, notation
from mire.games.farmers.rules.actions import can_do
from mire.games.farmers.rules.major_effects import when_peat_is_cut, when_trees_are_felled
from mire.games.farmers.rules.spaces import missing_kind, offer_of, offers


def name_move(state: Position, move: Move) -> Saying:
    """A move to choose, with what it costs and brings."""
    return Saying(f"farmers-choose-{move.verb.word}", facts(state, move))


def facts(state: Position, move: Move) -> Values:
    """What there is to know about a move, before it is made."""
    verb = move.verb
    player = state.player
    if verb is notation.PLACE:
        return _placement(state, state.board.spaces[move.a])
    if verb is notation.SPECIAL:
        return _special_action(state, move.a)
    if verb is notation.GET:
        return _choice(state, move.a)
    if verb is notation.FENCE or verb is notation.ENCLOSE:
        return _pasture(state, move)
    if verb is notation.FEED:
        due = harvest.food_due(state, player)
        return {"due": due, "food": min(due, player.goods[FOOD]), "missing": max(due - player.goods[FOOD], 0)}
    if verb is notation.HEAT:
        due = harvest.fuel_due_now(state)
        return {"due": due, "fuel": move.a, "ill": min(due - move.a, player.people)}
    if verb in (notation.KEEP, notation.BURY, notation.DISCARD):
        return _solo_card(state)
    if verb in ON_FARM:
        return {"at": NAMES[move.a], **_on_farm(state, move)}
    if verb in move_text_cards.VERBS:
        return move_text_cards.facts(state, move)
    return {**_with_a_card(move), **_exchange(state, move)}


# A person on an action space


def _placement(state: Position, space: ActionSpace) -> Values:
    """What a space gives, or what can be done there now."""
    values: Values = {"space": space.name, "at_once": NONE}
    values["then"] = action_names(space.then)
    if space.does:
        does = space.early if space.early and state.round < board.EARLY else space.does
        able = sum([action for action in board.ACTIONS if does & action and can_do(state, action)])
        return {**values, "kind": "does", "what": action_names(able)}
    gifts = _gifts(state, space)
    choices = ["-".join(["choice", *[WARES[offer.ware] for offer in offers]]) for offers in space.chooses]
    return {**values, "kind": "gives", "what": " ".join(gifts + choices), "at_once": " ".join(gifts) or NONE}


def _gifts(state: Position, space: ActionSpace) -> list[str]:
    """What a space gives at once, as ids of texts: `amount-wood:6`, `newborn`."""
    player = state.player
    found: list[str] = []
    if space.number == board.MEETING_PLACE:
        found.append("starting-player")
    if space.number == board.INFIRMARY and player.bed:
        found.append("from-bed")
    if space.growth != board.NO_GROWTH:
        found.append("newborn")
    wares = [0] * len(WARES)
    if space.adds >= 0:
        wares[space.adds] += state.stock[space.number]
    for ware in space.gets:
        wares[ware] += 1
    if space.number == board.CORRAL:
        wares[FIRST_ANIMAL + missing_kind(player)] += 1
    return found + [f"amount-{word}" for word in amounts(wares).split() if word != NONE]


def _choice(state: Position, ware: int) -> Values:
    """One of several wares, with the food that comes or goes with it."""
    step = state.pending[-1]
    if not isinstance(step, Getting):
        return move_text_cards.chosen(state, ware)
    food = offer_of(offers(state, step), ware).food
    what = of_ware(ware) if food <= 0 else f"{of_ware(ware)} {of_ware(FOOD, food)}"
    return {"what": what, "price": of_ware(FOOD, -food) if food < 0 else NONE, "round": 0}


# Special actions


def place_of(state: Position, action: int) -> int:
    """Where the card with a special action lies among those on the table, or -1."""
    for place, card in enumerate(state.cards):
        if action in CARDS[card].actions:
            return place
    return -1


def _special_action(state: Position, action: int) -> Values:
    """What a special action costs and brings."""
    place = place_of(state, action)
    card = CARDS[state.cards[place]]
    price = costs.special(state.cards[place], action, used=state.users[place] != DISPLAY)
    if action == special_cards.CUT_PEAT:
        what = f"amount-{of_ware(FUEL, peat(state.player))}"
    elif action == special_cards.FELL_TREES:
        what = f"amount-{of_ware(WOOD, trees(state.player))}"
    elif action == special_cards.SLASH_AND_BURN:
        what = "field-from-forest"
    elif action == special_cards.HORSE_MARKET:
        what = "amount-horse:1"
    elif action == special_cards.HIRING_FAIR:
        what = f"amount-{of_ware(FOOD, card.hire)}"
    else:
        what = "action-major" if action == special_cards.ILLICIT_WORK else "action-minor"
    at_once = (
        what if action in (special_cards.HORSE_MARKET, special_cards.HIRING_FAIR) else NONE
    )  # not after another decision
    return {"action": special_cards.ACTIONS[action], "what": what, "at_once": at_once, "price": amounts(price.goods)}


def peat(player: Player) -> int:
    """The fuel that a moor gives."""
    return when_peat_is_cut(player)


def trees(player: Player) -> int:
    """The wood that a forest gives."""
    return when_trees_are_felled(player)


def _solo_card(state: Position) -> Values:
    """The card that lies there, the one that would follow it, and what it costs to keep it."""
    again = state.pending[-1].kind is AGAIN
    return {
        "card": special_names(state.cards[0], state.board.level),
        "next": special_names(state.pile[-1], state.board.level) if state.pile else NONE,
        "price": amounts(costs.SECOND_USE.goods) if again else NONE,
    }


# On the farm

ON_FARM: Final = [
    notation.ROOM,
    notation.STABLE,
    notation.PLOW,
    notation.SOW,
    notation.CUT,
    notation.FELL,
    notation.CLEAR,
]


def _on_farm(state: Position, move: Move) -> Values:
    """What it costs to change a space of the farm, and what that brings."""
    verb = move.verb
    player = state.player
    if verb is notation.SOW:
        return {"crop": GOODS[move.b], "left": ON_FIELD[move.b]}
    if verb is notation.CUT:
        return {"what": of_ware(FUEL, peat(player))}
    if verb is notation.FELL:
        return {"what": of_ware(WOOD, trees(player))}
    if verb is notation.CLEAR:
        return {}
    step = state.pending[-1]
    open_actions = step.actions if isinstance(step, Acting) else 0
    if verb is notation.ROOM:
        return {"price": amounts(costs.room(player).goods)}
    if verb is notation.PLOW:
        return {"price": NONE if open_actions & board.PLOW else amounts(costs.ONE_FOOD.goods)}
    price = costs.STABLE if open_actions & board.STABLES else costs.SIDE_JOB_STABLE
    return {"price": amounts(price.goods)}


def _pasture(state: Position, move: Move) -> Values:
    """The new pasture as it would be, and its fences."""
    step = state.pending[-1]
    spaces = step.spaces if isinstance(step, Fencing) else 0
    values: Values = {}
    if move.verb is notation.FENCE:
        spaces |= 1 << move.a
        values["at"] = NAMES[move.a]
    else:
        values["at"] = ", ".join([name for number, name in enumerate(NAMES) if spaces >> number & 1])
    return {
        **values,
        "spaces": ones(spaces),
        "fences": fences_for(state.player.farm, spaces),
    }


def fences_for(farm: Farmyard, spaces: int) -> int:
    """How many fences are missing around some spaces."""
    return farm.copy().fence(spaces)


# Cards, and what is exchanged


def _with_a_card(move: Move) -> Values:
    """Which improvement is taken into use, or what a craft building makes."""
    verb = move.verb
    if verb is notation.LIGHT:
        return {"card": IDS[move.a], "price": move_text_cards.printed_price(move.a)}
    if verb is notation.CRAFT:
        craft = craft_of(move.a)
        return {"major": IDS[move.a], "paid": of_ware(craft.good), "got": of_ware(FOOD, craft.food)}
    return {}


def _exchange(state: Position, move: Move) -> Values:
    """What is given for what."""
    verb = move.verb
    player = state.player
    if verb is notation.RENOVATE:
        price = costs.renovation(player)
        return {"house": HOUSES[player.farm.house + 1], "price": amounts(price.goods)}
    if verb is notation.BAKE:
        return {"paid": of_ware(GRAIN, move.a), "got": of_ware(FOOD, actions.baked(player, move.a))}
    if verb is notation.BUY:
        return {"paid": of_ware(FOOD), "got": of_ware(GRAIN)}
    if verb is notation.COOK:
        return {"paid": of_ware(move.a), "got": of_ware(FOOD, cooked(state, move.a))}
    if verb is notation.EAT:
        return {"paid": of_ware(move.a), "got": of_ware(FOOD)}
    if verb is notation.BURN:
        return {"paid": of_ware(WOOD), "got": of_ware(FUEL)}
    if verb is notation.TRADE:
        return {"paid": of_ware(move.a), "got": of_ware(move.b)}
    if verb is notation.DONATE:
        return {"paid": of_ware(FUEL)}
    if verb is notation.RELEASE:
        return {"what": of_ware(move.a)}
    return {}


def cooked(state: Position, ware: int) -> int:
    """The food that a vegetable or an animal gives; a card that asks for one has rates of its own."""
    food = move_text_cards.slaughtered(state, ware)
    return food or state.player.rates[0 if ware == VEGETABLE else majors.COOKED.index(WARES[ware])]
