"""What goods can become: rooms, a better house, fences, improvements, crops; less the actions that it still takes."""

from typing import Final

from mire.games.farmers.ai.food_forecast import FoodForecast, cooked_by, food_with
from mire.games.farmers.ai.weights import Weights, weights_of
from mire.games.farmers.box.board import ROUNDS, STAGES
from mire.games.farmers.box.goods import CLAY, HORSE, REED, STONE, WOOD, Cost, cost
from mire.games.farmers.box.grid import around, ones
from mire.games.farmers.box.majors import (
    HEATING_OVEN,
    JOINERY,
    KILN,
    KILN_THRESHOLDS,
    KITCHENS,
    LODGE,
    MAJORS,
    RIDING_STABLES,
    TILED_OVEN,
    TRADES,
    VILLAGE_CHURCH,
    WELL,
    craft_of,
    kitchen_of,
)
from mire.games.farmers.model.farmyard import STONE_HOUSE
from mire.games.farmers.model.player import MOST_PEOPLE, Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.rules import costs
from mire.games.farmers.rules.major_effects import CHURCH_FOOD, MOST_WITH_TILED_OVEN, OVEN_FUEL, RIDERS, WELL_ROUNDS
from mire.games.farmers.rules.scoring import PER_PERSON, PER_ROOM

RESOURCES: Final = [WOOD, CLAY, REED, STONE]
PLANS_AT_ONCE: Final = 3
FENCES_OF_SPACE: Final = 4.0
FREE: Final = cost()


class GoodsValues:
    """What a player can still build, with so many actions and harvests to come."""

    def __init__(
        self, state: Position, player: Player, forecast: FoodForecast, actions: float, harvests: int, at_hand: int
    ) -> None:
        self.state: Final = state
        self.weights: Final[Weights] = weights_of(state)
        self.player: Final = player
        self.forecast: Final = forecast
        self.actions: Final = actions
        self.rounds: Final = ROUNDS - state.round
        self.harvests: Final = harvests
        self.at_hand: Final = at_hand  # the round in which the next actions are
        self.time = actions  # that no plan takes yet
        self.goods: Final = player.goods.copy()
        self.rates: Final = [self.weights.wood, self.weights.clay, self.weights.reed, self.weights.stone]
        self.gains: Final[list[float]] = []
        self.costs: Final[list[Cost]] = []

    def value(self, sowing: float) -> float:
        """The best plans one after another, each with the goods and actions that those before it leave."""
        self._collect()
        self._add(sowing, FREE)
        value = 0.0
        weight = self.weights.plan
        for _ in range(PLANS_AT_ONCE):
            best = 0.0
            chosen = -1
            for number, gain in enumerate(self.gains):
                if gain - self.weights.step > best:  # it takes an action at least
                    net = self._net(gain, self.costs[number])
                    if net > best:
                        best, chosen = net, number
            if chosen < 0:
                break
            value += weight * best
            weight *= self.weights.second_plan
            price = self.costs[chosen]
            self.time -= self._steps(price)
            for good in RESOURCES:
                self.goods[good] -= min(self.goods[good], price.goods[good])
            self.gains[chosen] = 0.0
        left = 0
        for good in RESOURCES:
            left += self.goods[good]
        return value + self.weights.left_over * float(left) * min(1.0, self.actions / self.weights.few)

    def _net(self, gain: float, price: Cost) -> float:
        """What a plan brings less the actions that it takes; nothing if there is no time for it."""
        steps = self._steps(price)
        return gain - self.weights.step * steps if steps <= self.time else 0.0

    def _steps(self, price: Cost) -> float:
        """The actions that a plan takes: to fetch what is missing, and to build."""
        steps = 1.0
        for good in RESOURCES:
            missing = price.goods[good] - self.goods[good]
            if missing > 0:
                steps += float(missing) / self.rates[good]
        return steps

    def _add(self, gain: float, price: Cost) -> None:
        if gain > 0.0:
            self.gains.append(gain)
            self.costs.append(price)

    def _collect(self) -> None:
        player = self.player
        farm = player.farm
        if farm.room_count < MOST_PEOPLE:
            self._add(self.room(), costs.room(player))
        if farm.house < STONE_HOUSE:
            self._add(self.renovation(), costs.renovation(player))
        fences = min(float(farm.fences_left), self.weights.fences, FENCES_OF_SPACE * float(ones(farm.unused)))
        self._add(self.weights.fence * fences, costs.FENCES[int(fences)])
        for stack in self.state.stacks:
            if stack:
                card = stack[-1]
                self._add(self.major(card), costs.major(player, card))

    # What it brings to build something

    def room(self) -> float:
        """A room will be filled, and its walls may have points; its place may have to be cleared first."""
        farm = self.player.farm
        value = float(PER_ROOM[farm.house])
        if self.player.people <= farm.room_count:
            value += self.vacancy(self.weights.rounds_to_build)
        if farm.places_for_room():
            return value
        return value - self.weights.step if (farm.forests | farm.moors) & around(farm.rooms) else 0.0

    def vacancy(self, rounds: float) -> float:
        """A room for a child that may come in some rounds: points and actions, less food."""
        born = max(float(self.at_hand) + rounds, self.weights.children_from)
        left = float(ROUNDS) - born
        if left < 0.0:
            return 0.0
        eaten = self.forecast.food_price * float(self.forecast.adult * sum([float(last) > born for last in STAGES]))
        return self.weights.vacancy * max(0.0, float(PER_PERSON) + self.weights.action * left - eaten)

    def renovation(self) -> float:
        """A point for each room, and fuel saved."""
        saved = self.weights.fuel * float(self.harvests) if self.forecast.heating else 0.0
        return float(self.player.farm.room_count) + saved

    def major(self, card: int) -> float:
        """The points of an improvement, what it does, and what it changes for food and fuel."""
        major = MAJORS[card]
        value = float(major.points) + self.effect(card)
        if card in KITCHENS:
            value += self.better_food(card)
        elif card == WELL:
            value += self.forecast.food_price * float(min(WELL_ROUNDS, self.rounds))
        elif card == VILLAGE_CHURCH:
            value += self.forecast.food_price * float(CHURCH_FOOD)
        elif card == TILED_OVEN:
            saved = max(0, self.forecast.heating - MOST_WITH_TILED_OVEN)
            value += self.weights.fuel * float(self.harvests * saved)
        elif card == HEATING_OVEN:
            value += self.weights.fuel * float(OVEN_FUEL + self.harvests * min(1, self.forecast.heating))
        elif card == RIDING_STABLES and self.player.animals[HORSE] >= RIDERS:
            value += self.forecast.food_price * float(self.rounds)
        return value

    def effect(self, card: int) -> float:
        """What an improvement does from harvest to harvest and at the end, beside food and fuel that are counted."""
        if JOINERY <= card < KILN:
            craft = craft_of(card)
            used = self.forecast.food_price * float(craft.food) - self.weights.step / self.rates[craft.good]
            return float(self.harvests) * used + self._bonus(self._left(craft.good), craft.thresholds)
        if card == KILN:
            peat = self.weights.fuel * float(ones(self.player.farm.moors))
            return peat + self._bonus(self.forecast.fuel + self.forecast.wood, KILN_THRESHOLDS)
        if card == VILLAGE_CHURCH:
            return float(self.harvests) * (1.0 - self.weights.fuel)
        if card == LODGE:
            kept = 1.0 - (1.0 - self.weights.forest) * min(1.0, float(self.rounds))
            return kept * float(ones(self.player.farm.forests))
        return self.weights.trade * min(1.0, float(self.rounds)) if card in TRADES else 0.0

    def _left(self, good: int) -> int:
        """Goods that heating leaves."""
        return self.forecast.wood if good == WOOD else self.player.goods[good]

    def _bonus(self, number: int, thresholds: list[int]) -> float:
        """Points at the end for goods: in the last round those that are there."""
        if self.rounds:
            return self.weights.bonus
        return float(sum([number >= threshold for threshold in thresholds]))

    def better_food(self, card: int) -> float:
        """An action will earn more food with an improvement that cooks or bakes better than those there are."""
        cooking = max(cooked_by(card), self.forecast.cooking)
        baking = max(kitchen_of(card).bakes, self.forecast.baking)
        food_price = self.weights.action / food_with(cooking, baking, self.weights)
        return self.forecast.lacking * (self.forecast.food_price - food_price)
