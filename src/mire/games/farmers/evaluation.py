"""How good a position is for a player: the points that the farm makes, and what it takes to feed and heat."""

from typing import Final

from mire.core.state import NOBODY
from mire.games.farmers import harvest, scoring
from mire.games.farmers.board import STAGES
from mire.games.farmers.goods import FOOD, FUEL, GRAIN, VEGETABLE, WOOD
from mire.games.farmers.rules import FarmersState

PER_MISSING_FOOD: Final = 2.0


def evaluate(state: FarmersState, seat: int) -> float:
    """The points a seat can expect at the end."""
    player = state.players[seat]
    value = float(scoring.score(player).total)
    if state.seat == NOBODY:
        return value
    goods = player.goods
    rounds = float(min([last for last in STAGES if last >= state.round]) - state.round + 1)
    food = float(goods[FOOD] + goods[GRAIN] + goods[VEGETABLE])
    lacking = max(0.0, float(harvest.food_due(state, player)) - food) / rounds
    cold = max(0.0, float(harvest.fuel_due(player) - goods[FUEL] - goods[WOOD])) / rounds
    return value - PER_MISSING_FOOD * lacking - cold + 0.2 * float(sum(goods))
