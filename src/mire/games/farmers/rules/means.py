"""The way to a price that can't be paid yet: exchanges that are possible at any time and bring what is lacking."""

from collections.abc import Sequence
from typing import Final

from mire.core.moves import Move
from mire.games.farmers.box.goods import (
    ANIMALS,
    CLAY,
    FIRST_ANIMAL,
    FOOD,
    FUEL,
    GOODS,
    HORSE,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Cost,
    cost,
)
from mire.games.farmers.box.improvements import FIRST_MINOR
from mire.games.farmers.cards.card import EFFECTS, MINORS
from mire.games.farmers.cards.moments import ANY_TIME
from mire.games.farmers.model import perks
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked
from mire.games.farmers.rules import exchanges, notation, sources
from mire.games.farmers.rules.costs import BOAT, can_pay

A_FUEL: Final = cost(fuel=1)
NONE_KEPT: Final = [0] * len(ANIMALS)

# All on which exchanges depend, but what was traded, which only makes them fewer
Holdings = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int]


def ways_to(state: Position, price: Cost, kept: list[int] = NONE_KEPT, known: Sequence[Move] = ()) -> list[Move]:
    """The next exchanges on the ways to a price, but those already known; none if it is there, or can't be reached.

    So many animals of each kind are kept: they are not cooked for it.
    """
    if can_pay(state.player, price) or not sources.are_enough(state.player, price, kept):
        return []
    search = Search(price, kept)
    return [way.move for way in search.ways(state) if way.move not in known and search.leads_there(way.after)]


def is_within_reach(state: Position, price: Cost) -> bool:
    """Whether a price can be paid, at once or after exchanges."""
    return Search(price, NONE_KEPT).leads_there(state)


class Way:
    """An exchange, and what there is after it."""

    def __init__(self, state: Position, move: Move) -> None:
        self.move: Final = move
        self.after: Final = state.aside()
        exchanges.carry_out(self.after, move)


class Outlook:
    """Whether a way leads to the price from what a player holds, with so much traded: less of that is never worse."""

    def __init__(self, leads: bool, wood: int, clay: int) -> None:
        self.leads: Final = leads
        self.wood: Final = wood
        self.clay: Final = clay


class Search:
    """The search for all ways to a price. No exchanges go round in a circle, so it comes to an end."""

    def __init__(self, price: Cost, kept: list[int]) -> None:
        self.price: Final = price
        self.kept: Final = kept
        self.known: Final[dict[Holdings, list[Outlook]]] = {}

    def leads_there(self, state: Position) -> bool:
        """Whether the price can be paid, at once or after exchanges: what leaves the least lacking is tried first."""
        if can_pay(state.player, self.price):
            return True
        there = _holdings(state.player)
        wood, clay = state.traded[WOOD], state.traded[CLAY]
        for known in self.known.get(there, []):
            if known.leads and wood <= known.wood and clay <= known.clay:
                return True
            if not known.leads and wood >= known.wood and clay >= known.clay:
                return False
        leads = False
        if sources.are_enough(state.player, self.price, self.kept):
            for way in sorted(self.ways(state), key=self._lacks):
                if self.leads_there(way.after):
                    leads = True
                    break
        self.known.setdefault(there, []).append(Outlook(leads, wood, clay))
        return leads

    def _lacks(self, way: Way) -> int:
        """How many goods are lacking after an exchange."""
        lacks = 0
        for good, amount in enumerate(way.after.player.goods):
            lacks += max(self.price.goods[good] - amount, 0)
        return lacks

    def ways(self, state: Position) -> list[Way]:
        """Exchanges for what is lacking, and for what that can be made of if there is none of it to spare."""
        player = state.player
        goods = player.goods
        lacking = sources.lacking(player, self.price)
        sought = self._in_trade(player, lacking)
        by_boat = _by_boat(player, lacking, sought) if player.perk(perks.BOAT) else 0
        for_food = lacking >> FOOD & 1 == 1
        to_light = self._to_light(player, by_boat) if for_food else []
        fuel = max(self.price.goods[FUEL], 1 if to_light else 0, _fuel_for_boat(by_boat)) - goods[FUEL]
        if fuel > goods[WOOD] - self.price.goods[WOOD]:
            sought |= self._in_trade(player, 1 << WOOD)  # to burn it
        given = sources.to_swap(player, sought, self._spare(player))
        for_bark = given >> WOOD & 1 == 1 and sources.comes_of_cooking(player, WOOD)
        if for_bark and not to_light:
            to_light = self._to_light_for_bark(player)
            fuel = max(fuel, (1 if to_light else 0) - goods[FUEL])
        if fuel > 0:
            sought |= 1 << FUEL
        found: list[Move] = []
        if for_food or for_bark:
            found += self._cooking(player, but_sheep=not for_food)
        if for_food:
            found += exchanges.prepare_crops(player)
        if goods[FUEL]:
            found += [notation.LIGHTS[card] for card in to_light]
        if fuel > 0 and goods[WOOD]:
            found.append(notation.BURN_MOVE)
        for good in (WOOD, CLAY, STONE):
            if sought >> good & 1:
                found += exchanges.trades(state, good)
        ways = [Way(state, move) for move in found]
        if ANY_TIME in player.listeners:
            ways += self._with_cards(state, sought, given, by_boat)
        return ways

    def _in_trade(self, player: Player, sought: int) -> int:
        """What is sought, and what trade buildings take for it if there is none of that to spare."""
        return sources.in_trade(player, sought, self._spare(player))

    def _spare(self, player: Player) -> int:
        """The goods of which there are more than the price takes."""
        spare = 0
        for good in range(FIRST_ANIMAL):
            if player.goods[good] > self.price.goods[good]:
                spare |= 1 << good
        return spare

    def _cooking(self, player: Player, *, but_sheep: bool) -> list[Move]:
        """Animals that are not kept are cooked."""
        found: list[Move] = []
        for kind in range(SHEEP + 1 if but_sheep else SHEEP, len(ANIMALS)):
            if player.animals[kind] > self.kept[kind] and player.rates[1 + kind]:
                found.append(notation.COOKS[FIRST_ANIMAL + kind])
        return found

    def _to_light(self, player: Player, by_boat: int) -> list[int]:
        """What would give more food, once it is in use, for something that is there or could come by boat."""
        found: list[int] = []
        for card in player.unlit:
            rates = player.rates_with([card])
            better = rates[0] > player.rates[0] and (player.goods[VEGETABLE] > 0 or by_boat >> VEGETABLE & 1 == 1)
            for kind in range(len(ANIMALS)):
                there = player.animals[kind] > self.kept[kind] or by_boat >> FIRST_ANIMAL + kind & 1 == 1
                better = better or (there and rates[1 + kind] > player.rates[1 + kind])
            if better or (_makes_room(card) and player.animals[HORSE] > self.kept[HORSE] + 1):
                found.append(card)
        return found

    def _to_light_for_bark(self, player: Player) -> list[int]:
        """What would cook an animal, once it is in use, that can't be cooked yet, where cooking gives wood."""
        kinds = [kind for kind in range(SHEEP + 1, len(ANIMALS)) if player.animals[kind] > self.kept[kind]]
        kinds = [kind for kind in kinds if not player.rates[1 + kind]]
        return [card for card in player.unlit if any([player.rates_with([card])[1 + kind] for kind in kinds])]

    def _with_cards(self, state: Position, sought: int, given: int, by_boat: int) -> list[Way]:
        """Uses of cards that bring something that is sought, and leave the animals that are kept."""
        ways: list[Way] = []
        for code in state.player.listeners[ANY_TIME]:
            if sources.brings(code, sought | given | by_boat):
                for move in EFFECTS[code].moves(state, Asked(code)):
                    if move.verb is notation.CONVERT or move.verb is notation.SWAP:
                        if (by_boat if move.verb is notation.CONVERT else sought) >> move.b & 1:
                            ways.append(Way(state, move))
                    else:
                        way = Way(state, move)
                        if self._is_of_use(state.player, way.after.player, sought | given):
                            ways.append(way)
        return ways

    def _is_of_use(self, before: Player, after: Player, sought: int) -> bool:
        for kind in range(len(ANIMALS)):
            if after.animals[kind] < min(self.kept[kind], before.animals[kind]):
                return False
        return any([sought >> good & 1 and after.goods[good] > before.goods[good] for good in range(len(GOODS))])


def _makes_room(card: int) -> bool:
    """Whether a card that is no kitchen takes animals away for food."""
    return card >= FIRST_MINOR and any([effect.makes_room for effect in MINORS[card].effects])


def _by_boat(player: Player, lacking: int, sought: int) -> int:
    """What a boat is used for, be it for food, or for wood that is swapped for reed."""
    wares = lacking
    if lacking >> FOOD & 1:
        wares |= 1 << VEGETABLE
        if player.rates_with(player.unlit)[1 + SHEEP]:
            wares |= 1 << FIRST_ANIMAL + SHEEP
    if sought >> REED & 1 and sources.can_swap(player):
        wares |= 1 << WOOD
    return sum([1 << ware for ware in BOAT if wares >> ware & 1])


def _fuel_for_boat(wares: int) -> int:
    """What it takes for one of some wares, at most."""
    return max([paid for ware, (paid, _) in BOAT.items() if wares >> ware & 1], default=0)


def _holdings(player: Player) -> Holdings:
    return (
        tuple(player.goods),
        tuple(player.animals),
        tuple(player.unlit),
        tuple(player.lies_on.values()),
        player.lying,
    )
