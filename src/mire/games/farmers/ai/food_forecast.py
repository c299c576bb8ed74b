"""Food and fuel to come: what the harvests of a player will take, what is there for them, and what is still lacking."""

from typing import Final

from mire.games.farmers.ai.weights import Weights, weights_of
from mire.games.farmers.box.board import STAGES
from mire.games.farmers.box.goods import FOOD, FUEL, GRAIN, HORSE, VEGETABLE, WOOD
from mire.games.farmers.box.majors import RIDING_STABLES, kitchen_of
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.rules import harvest
from mire.games.farmers.rules.harvest import PARENTS, PER_ADULT, PER_ADULT_ALONE
from mire.games.farmers.rules.major_effects import RIDERS
from mire.games.farmers.rules.scoring import PER_BEGGING_MARKER, PER_PERSON, PER_SICK_PERSON

BEGGING: Final = float(-PER_BEGGING_MARKER)
SICK_AT_THE_END: Final = float(PER_PERSON - PER_SICK_PERSON)


class FoodForecast:
    """What a player has to eat and to burn, followed through the harvests to come."""

    def __init__(self, state: Position, player: Player, *, placed: int, due_now: bool, heat_now: bool) -> None:
        self.player: Final = player
        self.weights: Final[Weights] = weights_of(state)
        self.round: Final = state.round
        self.adult: Final = PER_ADULT_ALONE if state.is_solo else PER_ADULT
        self.cooking = 0  # of improvements that cook and bake, also those that are not yet in use
        self.baking = 0
        for card in player.cards:
            self.cooking = max(self.cooking, cooked_by(card))
            self.baking = max(self.baking, kitchen_of(card).bakes)
        self.yields: Final = food_with(self.cooking, self.baking, self.weights)
        self.food_price: Final = self.weights.action / self.yields
        self.heating: Final = harvest.fuel_due(player)
        self.food = player.goods[FOOD]
        self.spare = self._spare_food()
        self.fuel = player.goods[FUEL]
        self.wood = player.goods[WOOD]
        self.lacking = 0.0  # food that must still be earned
        self.cost = 0.0
        self._follow(state, placed, due_now=due_now, heat_now=heat_now)

    def _follow(self, state: Position, placed: int, *, due_now: bool, heat_now: bool) -> None:
        """Through all harvests that are not over for this player."""
        player = self.player
        people = player.people
        harvesting = placed < 0
        if due_now:
            self._eat(harvest.food_due(state, player), 0)
        if heat_now:
            self._burn(self.heating, 0, last=state.round == STAGES[-1])
        before = state.round
        actions = max(placed, 0)
        young = sum([player.rates[1 + kind] for kind, number in enumerate(player.animals) if number >= PARENTS])
        gathered = 0
        for last in STAGES:
            if last < state.round or (last == state.round and harvesting):
                continue
            actions += people * (last - before)
            self._receive(before, last)
            self.spare += self._gathered(gathered)
            gathered += 1
            due = self.adult * people
            if last == state.round:
                due -= (self.adult - harvest.PER_NEWBORN) * player.newborns
            self._eat(due, actions)
            self._burn(self.heating, actions, last=last == STAGES[-1])
            self.spare += young
            before = last
            actions = 0

    def _spare_food(self) -> int:
        """What animals and crops would make."""
        player = self.player
        food = player.goods[GRAIN] + player.goods[VEGETABLE] * player.rates[0]
        for kind, number in enumerate(player.animals):
            food += number * player.rates[1 + kind]
        return food

    def _gathered(self, harvests: int) -> int:
        """What fields give after so many harvests before."""
        food = 0
        for field in self.player.farm.sown.values():
            if field.left > harvests:
                food += self.player.rates[0] if field.crop == VEGETABLE else 1
        return food

    def _receive(self, before: int, last: int) -> None:
        """What waits on the spaces of some rounds."""
        riding = self.player.animals[HORSE] >= RIDERS
        for delivery in self.player.deliveries:
            comes = riding or delivery.card != RIDING_STABLES
            if comes and before < delivery.round <= last:
                self.food += delivery.ware == FOOD
                self.fuel += delivery.ware == FUEL

    def _eat(self, due: int, actions: int) -> None:
        """A harvest takes food, then what is spare; the rest must be earned with so many actions before."""
        eaten = min(due, self.food)
        self.food -= eaten
        due -= eaten
        if not due:
            return
        spared = min(due, self.spare)
        self.spare -= spared
        self.cost += self.weights.spare * float(spared)
        lacking = float(due - spared)
        if lacking > 0.0:
            self.lacking += lacking
            pressure = min(1.0, lacking / (self.yields * float(actions))) if actions else 1.0
            self.cost += lacking * (self.food_price + (BEGGING - self.food_price) * pressure * pressure)

    def _burn(self, due: int, actions: int, *, last: bool) -> None:
        """A harvest takes fuel, then wood; who is not warm falls ill."""
        burnt = min(due, self.fuel)
        self.fuel -= burnt
        due -= burnt
        if not due:
            return
        burnt = min(due, self.wood)
        self.wood -= burnt
        self.cost += self.weights.fuel * float(burnt)
        lacking = float(due - burnt)
        illness = SICK_AT_THE_END if last else self.weights.action - self.food_price
        self.cost += lacking * (self.weights.fuel + max(0.0, illness - self.weights.fuel) / float(1 + actions))


def cooked_by(card: int) -> int:
    """The food that an improvement makes of a sheep, a boar and a cattle together."""
    rates = kitchen_of(card).cooks
    return rates[1] + rates[2] + rates[3] if rates else 0


def food_with(cooking: int, baking: int, weights: Weights) -> float:
    """What an action earns with so much food for three animals, and for a grain."""
    return weights.food_for_action + weights.cooking * float(cooking) / 3.0 + weights.baking * float(baking)
