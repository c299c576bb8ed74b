"""What is asked of the player whose decision it is."""

from mire.core.sayings import Saying
from mire.core.state import Step
from mire.games.farmers import board, harvest, notation, steps
from mire.games.farmers.actions import can_do
from mire.games.farmers.goods import FIRST_ANIMAL, FOOD, FUEL, WOOD
from mire.games.farmers.grid import ones
from mire.games.farmers.naming import NONE, Values, action_names, amounts, of_ware, peat, special_names, trees
from mire.games.farmers.pastures import Shape, fences_of
from mire.games.farmers.player import Player
from mire.games.farmers.rules import FarmersState


def prompt(state: FarmersState) -> Saying:
    """What is asked now, with what it is about."""
    if not state.pending:
        return Saying("farmers-over", {})
    step = state.pending[-1]
    return Saying(f"farmers-{step.ask.name}", _values(state, step))


def _values(state: FarmersState, step: Step) -> Values:
    ask, player = step.ask, state.player
    if ask is steps.TURN:
        return {"round": state.round, "home": player.home, "bed": player.bed, "special": _can_take_special(state)}
    if ask is steps.ACTING:
        able = sum([action for action in board.ACTIONS if step.a & action and can_do(state, action)])
        return {"actions": action_names(able), "done": "yes" if step.b else "no"}
    if ask is steps.FENCING:
        fences = fences_of(player.farm.pastures).missing_for(Shape(step.a))
        return {"spaces": ones(step.a), "fences": fences, "wood": player.goods[WOOD]}
    if ask is steps.HOUSING:
        return {"animals": _herd(player), "breeding": "yes" if step.a else "no", "cooks": _cooks(player)}
    if ask is steps.GETTING:
        return {"space": board.IDS[step.a]}
    if ask is steps.CUTTING:
        return {"what": of_ware(FUEL, peat(player))}
    if ask is steps.FELLING:
        return {"what": of_ware(WOOD, trees(player))}
    if ask is steps.SOLO_CARD or ask is steps.AGAIN:
        return {"card": special_names(state.cards[0]), "next": special_names(state.pile[-1]) if state.pile else NONE}
    if ask is steps.FEEDING:
        due, food = harvest.food_due(state, player), player.goods[FOOD]
        return {"due": due, "food": food, "missing": max(due - food, 0)}
    if ask is steps.HEATING:
        due, fuel = harvest.fuel_due(player), player.goods[FUEL]
        return {"due": due, "fuel": fuel, "missing": max(due - fuel, 0)}
    return {}


def _can_take_special(state: FarmersState) -> str:
    """Whether a special action can be taken now."""
    return "yes" if any([move.verb is notation.SPECIAL for move in state.moves()]) else "no"


def _herd(player: Player) -> str:
    return amounts([0] * FIRST_ANIMAL + player.animals)


def _cooks(player: Player) -> str:
    """Whether any animal there is can be cooked."""
    cooked = [kind for kind, number in enumerate(player.animals) if number and player.rates[1 + kind]]
    return "yes" if cooked else "no"
