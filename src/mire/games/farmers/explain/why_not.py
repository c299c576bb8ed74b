"""Why a move is not possible, in the words of the rule book."""

from typing import Final

from mire.core.moves import Move, Verb
from mire.core.sayings import Saying, Values
from mire.core.state import NOBODY, Kind
from mire.games.farmers.box import board, special_cards
from mire.games.farmers.box.board import STAGES, ActionSpace
from mire.games.farmers.box.goods import FIRST_ANIMAL, FUEL, GOODS, GRAIN, VEGETABLE, WARES, WOOD, Cost, amounts
from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.box.majors import CRAFTS, MAJORS, TRADES, VILLAGE_CHURCH, craft_of
from mire.games.farmers.box.special_cards import DISPLAY
from mire.games.farmers.explain import why_not_cards
from mire.games.farmers.explain.missing_requirements import lacking_for, missing
from mire.games.farmers.explain.move_text import ON_FARM, place_of
from mire.games.farmers.explain.text_values import action_names
from mire.games.farmers.explain.why_not_farm import why_not_fence, why_not_on_farm
from mire.games.farmers.model import steps
from mire.games.farmers.model.player import MOST_PEOPLE
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import (
    ACTING,
    CARD_CHOICE,
    FENCING,
    HOUSING,
    Acting,
    Asked,
    Fencing,
    Getting,
    Housing,
)
from mire.games.farmers.rules import actions, costs, harvest, notation, spaces
from mire.games.farmers.rules.actions import can_do_any

# Where exchanges and the uses of cards may be offered
MOMENTS: Final = [steps.TURN, ACTING, HOUSING, steps.FEEDING, steps.HEATING, steps.AGAIN, CARD_CHOICE]

WHEN: Final[dict[Verb, list[Kind]]] = {
    notation.PLACE: [steps.TURN],
    notation.SPECIAL: [steps.TURN, CARD_CHOICE],
    notation.GET: [steps.GETTING, CARD_CHOICE],
    notation.ROOM: [ACTING],
    notation.STABLE: [ACTING],
    notation.PLOW: [ACTING],
    notation.SOW: [ACTING, CARD_CHOICE],
    notation.FENCE: [ACTING, FENCING],
    notation.ENCLOSE: [FENCING],
    notation.BAKE: [ACTING],
    notation.BUY: [ACTING],
    notation.RENOVATE: [ACTING],
    notation.BUILD: [ACTING, CARD_CHOICE],
    notation.BUILD_WITH_FUEL: [ACTING, CARD_CHOICE],
    notation.HUT_ROOM: [ACTING],
    notation.UPGRADE: [ACTING],
    notation.PLAY: [ACTING],
    notation.CUT: [steps.CUTTING],
    notation.FELL: [steps.FELLING],
    notation.CLEAR: [steps.CLEARING],
    notation.COOK: MOMENTS,
    notation.EAT: MOMENTS,
    notation.BURN: MOMENTS,
    notation.TRADE: MOMENTS,
    notation.CRAFT: [steps.FEEDING, steps.HEATING],
    notation.DONATE: [steps.HEATING],
    notation.LIGHT: MOMENTS,
    notation.RELEASE: [HOUSING],
    notation.FEED: [steps.FEEDING],
    notation.HEAT: [steps.HEATING],
    notation.KEEP: [steps.SOLO_CARD, steps.AGAIN],
    notation.BURY: [steps.SOLO_CARD],
    notation.DISCARD: [steps.AGAIN],
    notation.DONE: [ACTING, CARD_CHOICE, steps.CHANGING],
    notation.REST: [steps.TURN],
    notation.LODGE: [HOUSING],
    notation.USE: MOMENTS,
    notation.AT: [CARD_CHOICE],
    notation.CONVERT: MOMENTS,
    notation.SWAP: MOMENTS,
    notation.IDLE: [steps.FEEDING, steps.HEATING],
    notation.THROW: MOMENTS,
    notation.RAISE: [CARD_CHOICE],
    notation.WAIT: [CARD_CHOICE],
    notation.TAKE: [steps.DRAFTING],
    notation.CHANGE: [steps.CHANGING],
}


def why_not(state: Position, move: Move) -> Saying:
    """The first rule that stands against a move that is not legal."""
    step = state.pending[-1]
    verb = move.verb
    if isinstance(step, Asked):
        return why_not_cards.why_not_answer(state, step, move)
    if step.kind not in WHEN[verb]:
        return Saying(f"farmers-first-{step.kind.name}", {})
    if verb in why_not_cards.VERBS:
        return why_not_cards.why_not_with_card(state, move)
    if verb is notation.PLACE:
        return _why_not_place(state, move.a)
    if verb is notation.SPECIAL:
        return _why_not_special(state, move.a)
    if isinstance(step, Getting) and verb is notation.GET:
        return _why_not_get(state, step, move.a)
    if isinstance(step, Acting):
        return _why_not_act(state, step, move)
    if isinstance(step, Fencing):
        return why_not_fence(state.player, step.spaces, move)
    if verb in ON_FARM:
        return why_not_on_farm(state.player, move)
    if verb is notation.KEEP:
        return _too_expensive(costs.SECOND_USE, missing(state.player, costs.SECOND_USE))
    if verb is notation.HEAT:
        due = harvest.fuel_due_now(state)
        return Saying("farmers-not-fuel", {"due": due, "fuel": state.player.goods[FUEL]})
    return _why_not_exchange(state, move)


# A person on an action space


def _why_not_place(state: Position, number: int) -> Saying:
    values: Values = {"space": board.IDS[number], "players": len(state.players)}
    space = state.board.spaces.get(number)
    if space is None:
        return Saying("farmers-not-in-play", values)
    if space.stage and number not in state.order[: state.round]:
        first = max(STAGES[space.stage - 2] + 1 if space.stage > 1 else 1, state.round + 1)
        last = STAGES[space.stage - 1]
        return Saying("farmers-not-revealed", {**values, "first": first, "last": last, "rounds": last - first + 1})
    if not state.player.home:
        return Saying("farmers-not-healthy", {})
    occupant = state.occupants[number]
    if occupant == state.seat:
        return Saying("farmers-not-again", values)
    if occupant != NOBODY:
        return Saying("farmers-not-free", {**values, "number": occupant + 1})
    if not state.is_free(space):
        return Saying("farmers-not-linked", {**values, "other": board.IDS[space.linked]})
    if space.from_round > state.round:
        return Saying("farmers-not-before", {**values, "round": space.from_round})
    return _why_nothing_there(state, space, values)


def _why_nothing_there(state: Position, space: ActionSpace, values: Values) -> Saying:
    """Why a free space has nothing that can be carried out."""
    player = state.player
    if space.does:
        return _lacking(state, space.early if space.early and state.round < board.EARLY else space.does)
    if space.growth == board.WITH_ROOM and player.people_left > 0:
        return Saying("farmers-not-roomy", {"people": player.people, "rooms": player.rooms})
    if space.growth != board.NO_GROWTH:
        return Saying("farmers-not-more-people", {"people": MOST_PEOPLE})
    if space.adds >= 0:
        return Saying("farmers-not-stocked", values)
    return Saying("farmers-not-missing-kind" if space.number == board.CORRAL else "farmers-not-taught", values)


def _lacking(state: Position, wanted: int) -> Saying:
    return Saying("farmers-not-able", {"why": " ".join(lacking_for(state, wanted))})


def _why_not_get(state: Position, step: Getting, ware: int) -> Saying:
    offered = [offer.ware for offer in spaces.offers(state, step)]
    values: Values = {"ware": WARES[ware], "space": board.IDS[step.space]}
    return Saying("farmers-not-paid-for" if ware in offered else "farmers-not-offered", values)


# Special actions


def _why_not_special(state: Position, action: int) -> Saying:
    player = state.player
    values: Values = {"action": special_cards.ACTIONS[action]}
    if action == special_cards.BLACK_MARKET and state.board.level == 1:
        return Saying("farmers-not-minor", values)
    place = place_of(state, action)
    if place < 0:
        return Saying("farmers-not-laid-out", values)
    if not player.home:
        return Saying("farmers-not-at-home", {})
    user = state.users[place]
    if state.face_down[place]:
        return Saying("farmers-not-face-up", values)
    if user == state.seat:
        return Saying("farmers-not-own-card", values)
    price = costs.special(state.cards[place], action, used=user != DISPLAY)
    lacking = missing(player, price)
    if any(lacking):
        return _too_expensive(price, lacking)
    if action == special_cards.CUT_PEAT:
        return Saying("farmers-not-a-moor-left", {})
    if action in (special_cards.ILLICIT_WORK, special_cards.BLACK_MARKET):
        return _lacking(state, board.MAJOR if action == special_cards.ILLICIT_WORK else board.MINOR)
    if not player.farm.forests:
        return Saying("farmers-not-a-forest-left", {})
    return Saying("farmers-not-beside-field" if player.farm.lone_forests else "farmers-not-alone", {})


def _too_expensive(price: Cost, lacking: list[int]) -> Saying:
    return Saying("farmers-not-affordable", {"price": amounts(price.goods), "missing": amounts(lacking)})


# Actions


def _why_not_act(state: Position, step: Acting, move: Move) -> Saying:
    player = state.player
    verb = move.verb
    if verb is notation.DONE:
        return Saying("farmers-not-done", {"actions": action_names(step.actions)})
    if not step.actions or verb not in actions.BY_VERB:
        return Saying("farmers-first-act", {})
    wanted = step.actions & actions.BY_VERB[verb]
    if not wanted:
        return Saying("farmers-not-open", {"actions": action_names(step.actions)})
    if why_not_cards.is_minor(move):
        return why_not_cards.why_not_play(state, move)
    if verb in (notation.BUILD, notation.BUILD_WITH_FUEL, notation.UPGRADE):
        return _why_not_major(state, move)
    if verb is notation.HUT_ROOM:
        return why_not_cards.why_not_hut(state, move)
    if not can_do_any(state, wanted):
        return _lacking(state, wanted)
    if verb is notation.BAKE:
        most = min(actions.most_baked(player), player.goods[GRAIN])
        return Saying("farmers-not-baked", {"grain": player.goods[GRAIN], "most": most})
    if verb is notation.BUY:
        return Saying("farmers-not-sold", {"good": GOODS[move.a]})
    if verb is notation.FENCE:
        return why_not_fence(player, 0, move)
    return why_not_on_farm(player, move)


def _why_not_major(state: Position, move: Move) -> Saying:
    values: Values = {"major": IDS[move.a]}
    player = state.player
    stack = state.stacks[MAJORS[move.a].stack]
    if move.a in player.cards:
        return Saying("farmers-not-twice", values)
    if move.a not in stack:
        return Saying("farmers-not-in-supply", values)
    if stack[-1] != move.a:
        return Saying("farmers-not-on-top", {**values, "top": IDS[stack[-1]]})
    if move.verb is notation.BUILD:
        price = costs.major(player, move.a)
        return _too_expensive(price, missing(player, price))
    if move.verb is notation.BUILD_WITH_FUEL:
        return why_not_cards.why_not_with_fuel(state, move)
    old: Values = {"card": IDS[move.a], "old": IDS[move.b]}
    return Saying("farmers-not-yours" if move.b in MAJORS[move.a].upgrades else "farmers-not-an-upgrade", old)


# Exchanges, and what is let go


def _why_not_exchange(state: Position, move: Move) -> Saying:
    player = state.player
    verb = move.verb
    step = state.pending[-1]
    if isinstance(step, Housing) and step.breeding and verb is not notation.RELEASE:
        return Saying("farmers-not-while-breeding", {})
    if verb is notation.LIGHT and (move.a not in player.unlit or not player.goods[FUEL]):
        values = {"card": IDS[move.a]}
        return Saying("farmers-not-fuel-to-light" if move.a in player.unlit else "farmers-not-unlit", values)
    if verb is notation.CRAFT:
        return _why_not_craft(state, move.a)
    if verb is notation.DONATE:
        used = VILLAGE_CHURCH in player.crafted
        if used or VILLAGE_CHURCH not in player.cards:
            return Saying("farmers-not-this-harvest" if used else "farmers-not-owned", {"major": IDS[VILLAGE_CHURCH]})
        return Saying("farmers-not-there", {"ware": GOODS[FUEL]})
    if verb is notation.TRADE:
        return _why_not_trade(state, move)
    if verb is notation.LIGHT:
        return Saying("farmers-not-needed", {})
    ware = WOOD if verb is notation.BURN else move.a
    number = player.goods[ware] if ware < FIRST_ANIMAL else player.animals[ware - FIRST_ANIMAL]
    if verb is notation.RELEASE and ware < FIRST_ANIMAL:
        return Saying("farmers-not-an-animal", {"ware": WARES[ware]})
    if not number:
        return Saying("farmers-not-there", {"ware": WARES[ware]})
    if verb is notation.EAT and (ware not in (GRAIN, VEGETABLE) or player.rates[0] > 1):
        return Saying("farmers-not-eaten" if ware != VEGETABLE else "farmers-not-raw", {"ware": WARES[ware]})
    if verb is notation.COOK and not _is_cooked(state, ware):
        return Saying("farmers-not-cooked", {"ware": WARES[ware]})
    return Saying("farmers-not-needed", {})


def _is_cooked(state: Position, ware: int) -> bool:
    """Whether the improvements in use make a ware into food; a raw vegetable is eaten."""
    rates = state.player.rates
    if ware < FIRST_ANIMAL:
        return ware == VEGETABLE and rates[0] > 1
    return rates[1 + ware - FIRST_ANIMAL] > 0


def _why_not_craft(state: Position, card: int) -> Saying:
    player = state.player
    values: Values = {"major": IDS[card]}
    if card not in [craft.major for craft in CRAFTS]:
        return Saying("farmers-not-a-craft", values)
    if card not in player.cards:
        return Saying("farmers-not-owned", values)
    if card in player.crafted:
        return Saying("farmers-not-this-harvest", values)
    return Saying("farmers-not-there", {"ware": GOODS[craft_of(card).good]})


def _why_not_trade(state: Position, move: Move) -> Saying:
    player = state.player
    values: Values = {"good": GOODS[move.a], "for": GOODS[move.b]}
    if (move.a, move.b) not in [trade for card in player.cards for trade in TRADES.get(card, [])]:
        return Saying("farmers-not-traded", values)
    if not player.goods[move.a]:
        return Saying("farmers-not-there", {"ware": GOODS[move.a]})
    return Saying("farmers-not-traded-on" if not state.tradable(move.a) else "farmers-not-needed", values)
