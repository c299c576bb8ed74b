"""What is asked of the player whose decision it is."""

from mire.core.sayings import Saying
from mire.core.state import Step
from mire.games.farmers import board, harvest, naming_cards, notation, specials, steps
from mire.games.farmers.actions import can_do
from mire.games.farmers.cards.card import card_of
from mire.games.farmers.deck import HAND
from mire.games.farmers.goods import FIRST_ANIMAL, FOOD, FUEL, WOOD
from mire.games.farmers.grid import ones
from mire.games.farmers.naming import fences_for, peat, trees
from mire.games.farmers.player import Player
from mire.games.farmers.questions import USE, asked
from mire.games.farmers.rules import FarmersState
from mire.games.farmers.wording import NONE, Values, action_names, amounts, of_ware, special_names


def prompt(state: FarmersState) -> Saying:
    """What is asked now, with what it is about."""
    if not state.pending:
        return Saying("farmers-over", {})
    step = state.pending[-1]
    if step.ask is steps.ASKED:
        return _card_asks(state, step)
    guest = "-guest" if step.ask is steps.HOUSING and _can_lodge(state) else ""
    return Saying(f"farmers-{step.ask.name}{guest}", _values(state, step))


def _card_asks(state: FarmersState, step: Step) -> Saying:
    """The question of a card; what it offers is said as the move that takes it."""
    values = asked(state, step)
    if values["question"] == USE:
        values |= naming_cards.facts(state, notation.USES[card_of(step.a)])
    return Saying(f"farmers-ask-{values['question']}", values)


def _values(state: FarmersState, step: Step) -> Values:
    ask, player = step.ask, state.player
    if ask is steps.TURN:
        return {"round": state.round, "home": player.home, "bed": player.bed, "special": _may_take_special(state)}
    if ask is steps.ACTING:
        able = sum([action for action in board.ACTIONS if step.a & action and _may_be_done(state, action)])
        done = "yes" if notation.DONE_MOVE in state.moves() else "no"
        return {"actions": action_names(able), "done": done}
    if ask is steps.FENCING:
        return {"spaces": ones(step.a), "fences": fences_for(player.farm, step.a), "wood": player.goods[WOOD]}
    if ask is steps.HOUSING:
        return {"animals": _herd(player), "breeding": "yes" if step.a else "no", "cooks": _cooks(player)}
    if ask is steps.GETTING:
        return {"space": board.IDS[step.a]}
    if ask is steps.CUTTING:
        return {"what": of_ware(FUEL, peat(player))}
    if ask is steps.FELLING:
        return {"what": of_ware(WOOD, trees(player))}
    if ask is steps.SOLO_CARD or ask is steps.AGAIN:
        following = special_names(state.pile[-1], state.board.level) if state.pile else NONE
        return {"card": special_names(state.cards[0], state.board.level), "next": following}
    if ask is steps.FEEDING:
        due, food = harvest.food_due(state, player), player.goods[FOOD]
        return {"due": due, "food": food, "missing": max(due - food, 0)}
    if ask is steps.HEATING:
        due, fuel = harvest.fuel_due_now(state), player.goods[FUEL]
        return {"due": due, "fuel": fuel, "missing": max(due - fuel, 0)}
    if ask is steps.DRAFTING:
        return {"hand": len(state.deck.hands[step.a]) + 1, "all": HAND, "pack": len(state.deck.pack_in_hand(step.a))}
    if ask is steps.CHANGING:
        return {"aside": len(state.deck.aside[step.a])}
    return {}


# Others read prompts too: what can be done with a hand is not told by what is asked, only that there is one.


def _may_be_done(state: FarmersState, action: int) -> bool:
    """Whether an action can be carried out, for all that everybody knows."""
    by_hand = len(state.player.hand) > 0 and action & board.IMPROVE != 0
    return by_hand or can_do(state, action)


def _may_take_special(state: FarmersState) -> str:
    """Whether a special action can be taken now, for all that everybody knows."""
    player = state.player
    by_hand = len(player.hand) > 0 and player.home > 0 and specials.can_pay_for_work(state)
    return "yes" if by_hand or any([move.verb is notation.SPECIAL for move in state.moves()]) else "no"


def _can_lodge(state: FarmersState) -> bool:
    """Whether an animal without room can be a guest elsewhere."""
    return any([move.verb is notation.LODGE for move in state.moves()])


def _herd(player: Player) -> str:
    return amounts([0] * FIRST_ANIMAL + player.animals)


def _cooks(player: Player) -> str:
    """Whether any animal there is can be cooked."""
    cooked = [kind for kind, number in enumerate(player.animals) if number and player.rates[1 + kind]]
    return "yes" if cooked else "no"
