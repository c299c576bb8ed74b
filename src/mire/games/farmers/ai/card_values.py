"""What minor improvements promise: those in play from now on, and those in hand when they are played."""

from typing import Final

from mire.games.farmers.ai.food_forecast import FoodForecast
from mire.games.farmers.ai.goods_values import GoodsValues
from mire.games.farmers.ai.weights import Weights, weights_of
from mire.games.farmers.box.board import INFIRMARY, ROUNDS, STAGES
from mire.games.farmers.box.goods import FIRST_ANIMAL, FOOD, FUEL, WOOD
from mire.games.farmers.box.grid import ones
from mire.games.farmers.box.improvements import FIRST_MINOR
from mire.games.farmers.box.majors import KITCHENS, MAJORS
from mire.games.farmers.box.special_cards import CUT_PEAT, FELL_TREES, PEAT, SLASH_AND_BURN, TREES
from mire.games.farmers.cards.card import MINORS, Effect, Minor
from mire.games.farmers.cards.effects import At, Counters
from mire.games.farmers.cards.estimates import NOT_COUNTED, NOTHING, Each, Scale
from mire.games.farmers.cards.moments import (
    AFTER_SPACE,
    AFTER_SPECIAL,
    ANY_TIME,
    BEFORE_SPECIAL,
    COOKED,
    DELIVERED,
    EMPTIED,
    FIELD_PHASE,
    GREW,
    HANDED,
    HARVEST,
    HEALED,
    HOME,
    LAST_HEATED,
    LAST_TURN,
    MADE_FIELD,
    PERSON_ACTED,
    PLAYED,
    SCORING,
    SPECIAL,
    TOOK_GOODS,
    USED_SPACE,
    WHILE_FEEDING,
)
from mire.games.farmers.cards.needs import IMPROVEMENTS, ROUND, Need, count
from mire.games.farmers.model.player import MOST_PEOPLE, Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import CHANGING, OfSeat
from mire.games.farmers.rules import hand, scoring

NEVER: Final = 99  # so many are missing that they will not come


class CardValues:
    """What cards are worth to a player, beside what is counted already: goods there, food and fuel on their way."""

    def __init__(
        self, state: Position, seat: int, forecast: FoodForecast, plans: GoodsValues, rounds: int, far: float
    ) -> None:
        self.state: Final = state
        self.weights: Final[Weights] = weights_of(state)
        self.seat: Final = seat
        self.player: Final[Player] = state.players[seat]
        self.forecast: Final = forecast
        self.plans: Final = plans
        self.actions: Final = plans.actions
        self.harvests: Final = float(plans.harvests)
        self.rounds: Final = float(rounds)  # that have not begun
        self.far: Final = far
        self.prices: Final = self._prices()
        self.scale: Final = Scale(self.prices, self.weights.plan, self.weights.step, state.round, self.rounds)

    def _prices(self) -> list[float]:
        """What one more of each ware is worth at such a time of the game; of a tile, what it is used for.

        It does not depend on what the player has: cards in hand shall not speak against goods that they would bring.
        """
        built = self.weights.plan * self.weights.step * min(1.0, self.actions / self.weights.few)
        prices = [built / rate for rate in self.plans.rates]
        prices += [_by_table(scoring.GRAINS), _by_table(scoring.VEGETABLES)]
        prices += [self.weights.food, self.weights.fuel] if self.harvests > 0.0 else [0.0, 0.0]
        prices += [_by_table(scoring.SHEEPS), _by_table(scoring.BOARS), _by_table(scoring.CATTLES), 1.0]
        return [*prices, float(TREES) * prices[WOOD], float(PEAT) * prices[FUEL], _by_table(scoring.FIELDS)]

    def value(self) -> float:
        """All of it."""
        return self._in_play() + self._on_the_way() + self._in_hand()

    # Cards in play

    def _in_play(self) -> float:
        value = 0.0
        for card in self.player.cards:
            if card >= FIRST_MINOR:
                minor = MINORS[card]
                for effect in minor.effects:
                    if effect.instant != PLAYED:
                        value += self._promise(minor, effect, in_play=True)
        points = float(scoring.points_from_cards(self.state, self.seat))
        value += points if points > 0.0 else points * (1.0 - self.far)
        return value - float(self.player.lying) / 2.0

    def _on_the_way(self) -> float:
        """What waits on the spaces of rounds to come and on those of the farm; the forecast counts food and fuel."""
        value = 0.0
        for delivery in self.player.deliveries:
            if delivery.ware not in (FOOD, FUEL) and delivery.round > self.state.round:
                value += self.prices[delivery.ware]
        for wares in self.player.farm.left.values():
            for ware in wares:
                value += self.weights.plan * self.prices[ware]
        return value

    # Cards in hand

    def _in_hand(self) -> float:
        """The best cards of the hand, each with a smaller chance to be played."""
        gains = [self.card(card) for card in self.player.hand]
        step = self.state.pending[-1]
        if isinstance(step, OfSeat) and step.kind is CHANGING and step.seat == self.seat:
            mean = self._mean()
            gains += [mean for _ in self.state.deck.aside[self.seat]]
        gains.sort(reverse=True)
        value = 0.0
        weight = self.weights.card * self.far
        for gain in gains:
            value += weight * gain
            weight *= self.weights.next_card
        return value

    def _mean(self) -> float:
        """What a card is worth that comes for another: as much as any that the player has not seen."""
        seen = self.player.hand + self.state.deck.aside[self.seat]
        gains = [self.card(card) for card in MINORS if card not in seen]
        return sum(gains) / float(len(gains))

    def card(self, card: int) -> float:
        """What it would bring to play a card from the hand, less its price and the way there."""
        minor = MINORS[card]
        chance = self._chance(minor)
        if chance <= 0.0:
            return 0.0
        gain = float(minor.points)
        for effect in minor.effects:
            gain += self._promise(minor, effect, in_play=False)
        gain += self._each(minor.estimate) * (self.harvests if minor.estimate.each_harvest else 1.0)
        if card in KITCHENS:
            gain += self.plans.better_food(card)
        if minor.upgrades:
            old = [MAJORS[old].points for old in minor.upgrades if old in self.player.cards]
            gain -= float(min(old) if old else MAJORS[minor.upgrades[0]].points)
        for good, amount in enumerate(minor.price.goods):
            if amount:
                gain -= float(amount) * self.prices[good]
        if minor.animal >= 0:
            gain -= self.prices[FIRST_ANIMAL + minor.animal]
        return chance * max(0.0, gain - self.weights.playing)

    def _chance(self, minor: Minor) -> float:
        """The chance that what a card needs will be there in time."""
        missing = 1 if minor.upgrades and not hand.returnable(self.player, minor) else 0
        for need in minor.needs:
            missing += self._missing(need)
        if float(missing + 1) > self.actions:
            return 0.0
        chance = 1.0
        for need in minor.needs:
            if need.of == ROUND and need.least > self.state.round:  # it comes late
                chance = float(ROUNDS - need.least) / float(ROUNDS - self.state.round)
        for _ in range(missing):
            chance *= self.weights.need
        return chance

    def _missing(self, need: Need) -> int:
        """How much is missing, or too much; rounds come by themselves, and what is built or over is not taken back."""
        number = count(need.of, self.player, self.state.round, harvest=self.state.round in STAGES)
        if number < need.least:
            return 0 if need.of == ROUND and need.least <= ROUNDS else need.least - number
        if number > need.most:
            return NEVER if need.of in (ROUND, IMPROVEMENTS) else number - need.most
        return 0

    # What an effect brings, and how often

    def _promise(self, minor: Minor, effect: Effect, *, in_play: bool) -> float:
        """What one of the effects of a card brings in the time that is left."""
        if effect.instant == SCORING:
            return 0.0 if in_play else max(0.0, float(effect.worth(self.state, self.seat)))
        each = effect.estimate
        value = self._each(each) if each is not NOTHING else effect.value(self.scale)
        if value <= 0.0:
            return 0.0
        what = effect.what if isinstance(effect, At) else each.what
        times = min(self._times(effect.instant, what), float(each.times))
        if effect.instant == ANY_TIME:
            times = min(times, self._counters(minor, in_play=in_play))
        return value * times if effect.instant == PLAYED else self.weights.kept * value * times

    def _each(self, each: Each) -> float:
        """What an effect brings at a time."""
        value = each.points + each.actions * self.weights.step + float(each.stalls) * self.weights.stall * self.far
        if each.children and self.player.people < MOST_PEOPLE:
            value += self.plans.vacancy(self.weights.rounds_to_build)
        for ware, amount in enumerate(each.wares):
            if amount != 0.0:
                value += amount * self.prices[ware]
        if each.per != NOT_COUNTED:
            harvest = self.state.round in STAGES
            value *= float(min(count(each.per, self.player, self.state.round, harvest=harvest), each.most))
        return value * each.chance

    def _counters(self, minor: Minor, *, in_play: bool) -> float:
        """How often a card can be used that loses a counter each time."""
        for effect in minor.effects:
            if isinstance(effect, Counters):
                return float(self.player.on_card(minor.number) if in_play else effect.number)
        return self.harvests

    def _times(self, instant: int, what: list[int]) -> float:
        """How often an instant can still be expected."""
        if instant in (PLAYED, LAST_HEATED, PERSON_ACTED):
            return 1.0
        if instant in (HARVEST, FIELD_PHASE, WHILE_FEEDING, COOKED):
            return self.harvests
        if instant in (HOME, LAST_TURN, ANY_TIME):
            return self.rounds
        if instant in (USED_SPACE, AFTER_SPACE):
            return min(self.rounds, self._uses(what))
        if instant == TOOK_GOODS:
            return self.weights.gathering * self.actions
        if instant in (SPECIAL, BEFORE_SPECIAL, AFTER_SPECIAL, EMPTIED, MADE_FIELD):
            return self._specials(what)
        if instant == GREW:
            return min(float(MOST_PEOPLE - self.player.people), self.weights.births * self.rounds)
        if instant == HEALED:
            return float(self.player.bed)
        if instant == HANDED:
            return 0.0 if self.state.is_solo else self.weights.handed * self.rounds
        return 0.0 if instant == DELIVERED else self.weights.births * self.rounds

    def _uses(self, spaces: list[int]) -> float:
        """How often people will go to some spaces: a share of all actions, more if it is rewarded."""
        if spaces == [INFIRMARY]:
            return float(self.player.bed)
        in_play = len(self.state.board.spaces)
        return self.weights.rewarded * self.actions * float(len(spaces) or in_play) / float(in_play)

    def _specials(self, what: list[int]) -> float:
        """How often some special actions will be taken; there must be land for those that are about land."""
        farm = self.player.farm
        each = self.weights.special * self.rounds
        if not what:
            return each
        value = 0.0
        for action in what:
            if action == CUT_PEAT:
                value += min(each, float(ones(farm.moors)))
            elif action in (FELL_TREES, SLASH_AND_BURN):
                value += min(each, float(ones(farm.forests)))
            else:
                value += each
        return value


def _by_table(thresholds: list[int]) -> float:
    """What one more brings on the average on the way from none to the most points."""
    return float(len(thresholds) - scoring.NONE) / float(thresholds[-1])
