"""What goods can become: rooms, a better house, fences, improvements; each less the actions that it still takes."""

from typing import Final

from mire.games.farmers import costs, harvest
from mire.games.farmers.farmyard import STONE_HOUSE
from mire.games.farmers.goods import CLAY, REED, STONE, WOOD, Cost, cost
from mire.games.farmers.grid import around, ones
from mire.games.farmers.larder import Larder, food_with
from mire.games.farmers.majors import (
    BASKET_STALL,
    CERAMICS_STALL,
    FURNITURE_STALL,
    HEATING_OVEN,
    JOINERY,
    KILN,
    LODGE,
    MAJORS,
    RIDING_STABLES,
    TILED_OVEN,
    VILLAGE_CHURCH,
    WELL,
    craft_of,
)
from mire.games.farmers.player import MOST_PEOPLE, Player
from mire.games.farmers.position import Position
from mire.games.farmers.scoring import PER_PERSON
from mire.games.farmers.weights import WEIGHTS

RESOURCES: Final = [WOOD, CLAY, REED, STONE]
WELL_FOOD: Final = 5
CHILDREN_FROM: Final = 6  # the round in which the first child may be expected


class Plans:
    """What a player can still build, with so many actions and harvests to come."""

    def __init__(self, state: Position, player: Player, larder: Larder, actions: float, harvests: int) -> None:
        self.state: Final = state
        self.player: Final = player
        self.larder: Final = larder
        self.actions: Final = actions
        self.harvests: Final = harvests
        self.goods: Final = player.goods.copy()
        self.rates: Final = [WEIGHTS.wood, WEIGHTS.clay, WEIGHTS.reed, WEIGHTS.stone]
        self.gains: Final[list[float]] = []
        self.costs: Final[list[Cost]] = []

    def value(self) -> float:
        """The best plans one after another, each with the goods that those before it leave."""
        self._collect()
        value = 0.0
        weight = WEIGHTS.plan
        for _ in range(3):
            best = 0.0
            chosen = -1
            for number, gain in enumerate(self.gains):
                net = self._net(gain, self.costs[number])
                if net > best:
                    best, chosen = net, number
            if chosen < 0:
                break
            value += weight * best
            weight *= WEIGHTS.second_plan
            price = self.costs[chosen]
            for good in RESOURCES:
                self.goods[good] -= min(self.goods[good], price[good])
            self.gains[chosen] = 0.0
        left = 0
        for good in RESOURCES:
            left += self.goods[good]
        return value + WEIGHTS.left_over * float(left) * min(1.0, self.actions / 5.0)

    def _net(self, gain: float, price: Cost) -> float:
        """What a plan brings less the actions that it takes: to fetch what is missing, and to build."""
        if gain <= 0.0:
            return 0.0
        steps = 1.0
        goods = self.goods
        for good in RESOURCES:
            if price[good] > goods[good]:
                steps += float(price[good] - goods[good]) / self.rates[good]
        if steps > self.actions:
            return 0.0
        return gain - WEIGHTS.step * steps

    def _add(self, gain: float, price: Cost) -> None:
        if gain > 0.0:
            self.gains.append(gain)
            self.costs.append(price)

    def _collect(self) -> None:
        player = self.player
        farm = player.farm
        if farm.room_count < MOST_PEOPLE and self._room_has_place():
            self._add(self.room(), costs.room(player))
        if farm.house < STONE_HOUSE:
            self._add(self.renovation(), costs.renovation(player))
        fences = min(float(farm.fences_left), WEIGHTS.fences, 1.0 + 3.0 * float(ones(farm.unused)))
        if fences >= 3.0:
            self._add(WEIGHTS.fence * fences, cost(wood=int(fences)))
        for stack in self.state.stacks:
            if stack:
                card = stack[-1]
                self._add(self.major(card), costs.major(player, card))

    def _room_has_place(self) -> bool:
        farm = self.player.farm
        return (farm.unused | farm.forests | farm.moors) & around(farm.rooms) != 0

    def room(self) -> float:
        """A room will be filled; its walls may have points."""
        value = float(self.player.farm.house)
        if self.player.people <= self.player.farm.room_count:
            value += WEIGHTS.vacancy * self.child(2)
        return value

    def child(self, delay: int) -> float:
        """Another person some rounds from now: points and actions, less food."""
        born = max(self.state.round + delay, CHILDREN_FROM)
        rounds = 14 - born
        if rounds < 0:
            return 0.0
        harvests = min(self.harvests, sum([last > born for last in (4, 7, 9, 11, 13, 14)]))
        eaten = self.larder.food_price * float(self.larder.adult * harvests)
        return max(0.0, float(PER_PERSON) + WEIGHTS.action * float(rounds) - eaten)

    def renovation(self) -> float:
        """A point for each room, and fuel saved."""
        saved = WEIGHTS.fuel * float(self.harvests) if harvest.fuel_due(self.player) else 0.0
        return float(self.player.farm.room_count) + saved

    def major(self, card: int) -> float:
        """The points of an improvement, and what it does."""
        major = MAJORS[card]
        value = float(major.points) + self.effect(card)
        if major.cooks or major.bakes:
            value += self._food(card)
        if card == WELL:
            value += self.larder.food_price * float(min(WELL_FOOD, 14 - self.state.round))
        elif card == TILED_OVEN:
            value += WEIGHTS.fuel * float(self.harvests * max(0, harvest.fuel_due(self.player) - 1))
        elif card == HEATING_OVEN:
            value += WEIGHTS.fuel * float(self.harvests + 2)
        elif card == LODGE:
            value += 0.5 * float(ones(self.player.farm.forests))
        return value

    def effect(self, card: int) -> float:
        """What an improvement does from harvest to harvest or at the end, beside food and fuel that are counted."""
        if JOINERY <= card < KILN:
            return float(self.harvests) * (self.larder.food_price * float(craft_of(card).food) - 0.3) + WEIGHTS.craft
        if card == VILLAGE_CHURCH:
            return float(self.harvests) * (1.0 - WEIGHTS.fuel)
        if card == KILN:
            return WEIGHTS.fuel * float(ones(self.player.farm.moors)) + 0.5 * WEIGHTS.craft
        if card in (FURNITURE_STALL, CERAMICS_STALL, BASKET_STALL):
            return WEIGHTS.stall_card
        if card == RIDING_STABLES:
            return 0.5
        return 0.0

    def _food(self, card: int) -> float:
        """An action will earn more food with an improvement that cooks or bakes better than those there are."""
        rates = self.player.rates
        major = MAJORS[card]
        cooking = rates[1] + rates[2] + rates[3]
        if major.cooks:
            cooking = max(cooking, major.cooks[1] + major.cooks[2] + major.cooks[3])
        baking = major.bakes
        for owned in self.player.cards:
            baking = max(baking, MAJORS[owned].bakes)
        better = food_with(cooking, baking)
        return self.larder.lacking * (self.larder.food_price - WEIGHTS.action / better)
