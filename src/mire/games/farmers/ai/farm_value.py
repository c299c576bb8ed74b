"""What a farm is worth and will become: points, people, animals, land, food and fuel, plans."""

from typing import Final

from mire.games.farmers.ai.card_values import CardValues
from mire.games.farmers.ai.food_forecast import SICK_AT_THE_END, FoodForecast
from mire.games.farmers.ai.goods_values import GoodsValues
from mire.games.farmers.ai.weights import Weights, weights_of
from mire.games.farmers.box.board import ROUNDS, STAGES
from mire.games.farmers.box.goods import GRAIN, HORSE, VEGETABLE
from mire.games.farmers.box.grid import largest_part, ones
from mire.games.farmers.model.farmyard import ON_FIELD
from mire.games.farmers.model.player import MOST_PEOPLE, Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import BREEDING, FEEDING, HEATING, PREPARING, OfSeat
from mire.games.farmers.rules import scoring
from mire.games.farmers.rules.harvest import PARENTS

GROWN: Final = {crop: number - 1 for crop, number in ON_FIELD.items()}  # what a seed becomes besides itself
KIND_TABLES: Final = [scoring.SHEEPS, scoring.BOARS, scoring.CATTLES]


class FarmValue:
    """One look at a player's farm."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state: Final = state
        self.weights: Final[Weights] = weights_of(state)
        self.seat: Final = seat
        self.player: Final[Player] = state.players[seat]
        self.harvesting: Final = state.pending[0].kind is PREPARING
        self.feeds = False
        self.heats = False
        self.breeds = False
        if self.harvesting:
            self._look_at_harvest()
        # When nobody else has people to place, the next round is as good as begun: to wait does not put it off
        self.next_begins: Final = state.round < ROUNDS and (self.harvesting or self._others_have_placed())
        self.rounds: Final = ROUNDS - state.round - int(self.next_begins)
        self.harvests: Final = sum([last > state.round for last in STAGES]) + (
            0 if self.harvesting else int(state.round in STAGES)
        )
        player = self.player
        placeable = 0 if self.harvesting else player.home + player.bed
        self.waiting: Final = placeable + (player.people if self.next_begins else 0)
        self.actions: Final = float(max(0, self.waiting - player.bed + player.people * self.rounds))
        self.far: Final = min(1.0, self.actions / self.weights.long)
        placed = -1 if self.harvesting else player.home
        self.forecast: Final[FoodForecast] = FoodForecast(
            state, player, placed=placed, due_now=self.feeds, heat_now=self.heats
        )
        self.plans: Final[GoodsValues] = GoodsValues(
            state, player, self.forecast, self.actions, self.harvests, ROUNDS - self.rounds
        )

    def _look_at_harvest(self) -> None:
        """What of a harvest is still to come for this player."""
        for step in self.state.pending:
            if isinstance(step, OfSeat) and step.seat == self.seat:
                if step.kind is FEEDING:
                    self.feeds = self.heats = True
                elif step.kind is HEATING:
                    self.heats = True
                elif step.kind is BREEDING:
                    self.breeds = True

    def _others_have_placed(self) -> bool:
        """Whether nobody else has people left for this round."""
        for seat, player in enumerate(self.state.players):
            if seat != self.seat and (player.home or player.bed):
                return False
        return True

    def value(self) -> float:
        """All of it."""
        value = self._people() + self._crops() + self._animals() + self._land() + self._cards()
        value -= self.forecast.cost
        value += self.plans.value(self._sowing())
        value += float(scoring.PER_BEGGING_MARKER * self.player.begging + self.player.bonus)
        if self.state.board.level > 1:
            value += CardValues(self.state, self.seat, self.forecast, self.plans, self.rounds, self.far).value()
        return value

    def _people(self) -> float:
        """Points, and actions to come; room for more people."""
        player = self.player
        value = float(scoring.PER_PERSON * player.people) + self.weights.action * float(player.people * self.rounds)
        value += self.weights.turn * float(self.waiting)
        over = self.harvesting and not self.next_begins
        illness = SICK_AT_THE_END if over else self.weights.action - self.forecast.food_price
        value -= illness * float(player.bed)
        vacancies = min(player.rooms, MOST_PEOPLE) - player.people
        if vacancies > 0:
            value += self.plans.vacancy(self.weights.rounds_to_fill) * float(vacancies)
        if self.state.first == self.seat:
            value += self.weights.first * min(1.0, float(self.rounds))
        return value

    def _table(self, number: float, thresholds: list[int]) -> float:
        """The points for a number, and a part of the next by the way that is made to it."""
        return table(number, thresholds, self.weights.hope * self.far)

    def _crops(self) -> float:
        player = self.player
        farm = player.farm
        grain = player.goods[GRAIN] + farm.crops(GRAIN)
        vegetables = player.goods[VEGETABLE] + farm.crops(VEGETABLE)
        value = self._table(float(grain), scoring.GRAINS) + self._table(float(vegetables), scoring.VEGETABLES)
        return value + self._table(float(ones(farm.fields)), scoring.FIELDS)

    def _sowing(self) -> float:
        """What all seeds bring that there are empty fields for: points, and food that is lacking."""
        player = self.player
        farm = player.farm
        fields = ones(farm.empty_fields)
        more_vegetables = GROWN[VEGETABLE] * min(fields, player.goods[VEGETABLE])
        more_grain = GROWN[GRAIN] * min(max(0, fields - player.goods[VEGETABLE]), player.goods[GRAIN])
        if not more_vegetables and not more_grain:
            return 0.0
        grain = player.goods[GRAIN] + farm.crops(GRAIN)
        vegetables = player.goods[VEGETABLE] + farm.crops(VEGETABLE)
        value = self._more(grain, more_grain, scoring.GRAINS)
        value += self._more(vegetables, more_vegetables, scoring.VEGETABLES)
        food = min(float(more_grain + more_vegetables * player.rates[0]), self.forecast.lacking)
        return value + (self.forecast.food_price - self.weights.spare) * food

    def _more(self, number: int, more: int, thresholds: list[int]) -> float:
        """What more of something adds to the points of a table."""
        return self._table(float(number + more), thresholds) - self._table(float(number), thresholds)

    def _animals(self) -> float:
        """Points for the animals with their young, and room for more."""
        player = self.player
        farm = player.farm
        capacities = farm.capacities()
        singles = farm.single_places()
        if player.listeners:
            places = player.places()
            singles = places.for_any + places.but_sheep + places.for_horses
        room = sum(capacities) + singles
        kinds = 0
        parents = 0
        total = 0
        for number in player.animals:
            total += number
            if number:
                kinds += 1
            if number >= PARENTS:
                parents += 1
        free = max(0, room - total)
        young = 0.0
        breedings = self.harvests + int(self.breeds)
        if parents:
            young = self.weights.breeding * float(min(free, parents * breedings)) / float(parents)
        value = 0.0
        for kind in range(HORSE + 1):
            number = player.animals[kind]
            expected = float(number) + (young if number >= PARENTS else 0.0)
            if kind == HORSE:
                value += expected if number else float(scoring.NONE)
            else:
                value += self._table(expected, KIND_TABLES[kind])
        value += self._table(float(len(capacities)), scoring.PASTURES) + float(ones(farm.stables & farm.fenced))
        value += self.weights.stall * min(float(free), self.weights.stalls) * self.far
        homes = min(4, len(capacities) + singles) - kinds
        return value + self.weights.home_for_kind * float(max(0, homes)) * self.far

    def _land(self) -> float:
        """The house; unused spaces as room for pastures, and as a waste if too many for the actions to come."""
        farm = self.player.farm
        unused = float(ones(farm.unused))
        wasted = max(0.0, unused - self.weights.land_for_action * self.actions)
        value = float(scoring.PER_ROOM[farm.house] * farm.room_count)
        return value - wasted + self.weights.meadow * float(largest_part(farm.unused)) * self.far

    def _cards(self) -> float:
        value = 0.0
        for card in self.player.cards:
            value += float(scoring.printed_points(card)) + self.plans.effect(card)
        return value


def table(number: float, thresholds: list[int], hope: float) -> float:
    """The points of a table, where a number counts in part on its way to the next threshold."""
    points = 0.0
    before = 0.0
    for threshold in thresholds:
        limit = float(threshold)
        if number < limit:
            jump = 1.0 if points else 2.0
            return (points or float(scoring.NONE)) + hope * jump * (number - before) / (limit - before)
        points += 1.0
        before = limit
    return points
