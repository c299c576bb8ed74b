"""Goods providers: M019 to M025, M075 to M082, M084 to M091, M093."""

from typing import ClassVar, Final

from mire.core.moves import Move
from mire.core.sayings import Values
from mire.games.farmers.box import board
from mire.games.farmers.box.goods import (
    CLAY,
    FOOD,
    FUEL,
    GOODS,
    GRAIN,
    HORSE,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    cost,
    of_ware,
)
from mire.games.farmers.box.grid import COLUMNS, ones
from mire.games.farmers.box.majors import CRAFTS, HEATING_OVEN
from mire.games.farmers.box.special_cards import CUT_PEAT
from mire.games.farmers.cards import needs
from mire.games.farmers.cards.card import COUNTERS, Effect, Minor, card_of
from mire.games.farmers.cards.effects import (
    A_CATTLE,
    A_HORSE,
    A_SHEEP,
    FISHING,
    AtSpaces,
    Counters,
    Gain,
    Question,
    Schedule,
    deliver,
    take_counter,
    wares,
)
from mire.games.farmers.cards.estimates import HALF, ONE_OF_THREE, Each, Scale, some
from mire.games.farmers.cards.moments import (
    ANY_TIME,
    FIELD_PHASE,
    GREW,
    HANDED,
    HARVEST,
    PLAYED,
    SPECIAL,
    USED_SPACE,
    WHILE_FEEDING,
)
from mire.games.farmers.cards.needs import FIELD_PASTURE_OR_STABLE, IMPROVEMENTS, SHEEP_ONLY, at_least, at_most
from mire.games.farmers.model import perks
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import HOUSING_STEP, Asked
from mire.games.farmers.rules import land, notation
from mire.games.farmers.rules.costs import BOAT

INVENTORY: Final = [REED, GRAIN, A_CATTLE, STONE, VEGETABLE, A_HORSE]
EXPEDITION_HORSES: Final = [2, 4, 5, 6]
SLEDS: Final = {2: 3, 4: 4, 7: 5, 10: 6}  # fuel by the rounds until it comes
BY_PONY: Final = 2  # fuel
STORED: Final = 2  # what the Winter Storehouse fills up to


class LawnTurf(Effect):
    """Fuel for three to seven unused spaces."""

    estimate: ClassVar = Each(some(fuel=1), per=needs.UNUSED, most=5)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        unused = ones(player.farm.unused)
        player.goods[FUEL] += unused - 2 if 3 <= unused <= 7 else 0


class PeatPellets(Effect):
    """A fuel for each moor."""

    estimate: ClassVar = Each(some(fuel=1), per=needs.MOORS)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.players[seat].goods[FUEL] += ones(state.players[seat].farm.moors)


class PeatCuttingExpedition(AtSpaces):
    """Two fuel and a point for each moor given up; fuel for horses."""

    asks: ClassVar = "remove"
    estimate: ClassVar = Each(some(fuel=2, moor=-1), points=1, per=needs.MOORS)

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        player = state.players[seat]
        player.goods[FUEL] += sum([player.animals[HORSE] >= horses for horses in EXPEDITION_HORSES])
        super().come(state, seat, code, number)

    def spaces(self, player: Player) -> int:
        return player.farm.moors

    def do_at(self, state: Position, space: int) -> None:
        land.take_tile(state, space)
        state.player.goods[FUEL] += 2
        state.player.bonus += 1


class EcologicalNiche(Effect):
    """Food and fuel for what nobody else has, or has as much of."""

    estimate: ClassVar = Each(some(food=1, fuel=1))

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        others = [other for other in state.players if other is not player]
        kinds = [
            kind
            for kind, animals in enumerate(player.animals)
            if animals and not any([other.animals[kind] for other in others])
        ]
        player.goods[FOOD] += 2 if kinds else 0
        for crop in (GRAIN, VEGETABLE):
            alone = player.farm.crops(crop) and not any([other.farm.crops(crop) for other in others])
            player.goods[FOOD] += 1 if alone else 0
        player.goods[FUEL] += _has_most(ones(player.farm.forests), [ones(other.farm.forests) for other in others])
        player.goods[FUEL] += _has_most(ones(player.farm.moors), [ones(other.farm.moors) for other in others])


def _has_most(own: int, others: list[int]) -> int:
    return 1 if own and all([own > other for other in others]) else 0


class EdgeOfTheForest(Effect):
    """Food for edges between forest and field, fuel for those between forest and moor."""

    estimate: ClassVar = Each(some(food=1, fuel=1), per=needs.FORESTS, most=2)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        farm = player.farm
        player.goods[FOOD] += edges(farm.forests, farm.fields)
        player.goods[FUEL] += edges(farm.forests, farm.moors)


def edges(some: int, others: int) -> int:
    """How many edges lie between spaces of two sets. No row of the grid is full, so nothing wraps around."""
    return (
        ones(some << 1 & others)
        + ones(some & others << 1)
        + ones(some << COLUMNS & others)
        + ones(some & others << COLUMNS)
    )


class BasicSupplies(Effect):
    """At least one each of most goods."""

    estimate: ClassVar = Each(some(fuel=1, food=1, wood=1, clay=1, reed=1, stone=1, grain=1), chance=HALF)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        goods = state.players[seat].goods
        for good in (FUEL, FOOD, WOOD, CLAY, REED, STONE, GRAIN):
            goods[good] = max(goods[good], 1)


class HouseholdInventory(Effect):
    """The first goods of a list, by the number of unused spaces."""

    estimate: ClassVar = Each(some(reed=1, grain=1, cattle=1, stone=1))

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        unused = ones(player.farm.unused)
        if 5 <= unused <= 10:
            for ware in INVENTORY[: unused - 4]:
                player.gain(ware)
            state.pending.append(HOUSING_STEP)


class Barge(Effect):
    """Fuel and food by turns for all rounds to come."""

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        for later in range(1, board.ROUNDS - state.round + 1):
            deliver(state, seat, code, state.round + later, FUEL if later % 2 else FOOD)

    def value(self, scale: Scale) -> float:
        return scale.rounds * (scale.prices[FOOD] + scale.prices[FUEL]) / 2.0


class PeatSled(Question):
    """The longer one waits, the more fuel."""

    asks: ClassVar = "wait"
    estimate: ClassVar = Each(some(fuel=4))
    is_quiet: ClassVar = True

    def moves(self, state: Position, step: Asked) -> list[Move]:
        return [notation.WAITS[later] for later in SLEDS if state.round + later <= board.ROUNDS]

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        for _ in range(SLEDS[move.a]):
            deliver(state, state.seat, step.effect, state.round + move.a, FUEL)

    def tell(self, state: Position, step: Asked, move: Move) -> Values:
        return {"what": of_ware(FUEL, SLEDS[move.a]), "round": state.round + move.a}


class PeatBoat(Effect):
    """Fuel for building resources in pairs, a sheep or a vegetable."""

    estimate: ClassVar = Each(some(reed=2, fuel=-4), chance=HALF)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        fuel = state.player.goods[FUEL]
        return [notation.CONVERT.move(card_of(step.effect), ware) for ware, (paid, _) in BOAT.items() if fuel >= paid]

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        paid, got = BOAT[move.b]
        state.player.goods[FUEL] -= paid
        state.player.gain(move.b, got)
        if move.b == A_SHEEP:
            state.pending.append(HOUSING_STEP)

    def at_most(self, player: Player, card: int) -> int:
        return 0  # it makes nothing of nothing: see rules/sources.py


class BogPony(Effect):
    """A horse that lies down gives two fuel."""

    def moves(self, state: Position, step: Asked) -> list[Move]:
        player = state.player
        return [notation.USES[card_of(step.effect)]] if player.animals[HORSE] > player.lying else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        state.player.lying += 1
        state.player.goods[FUEL] += BY_PONY

    def at_most(self, player: Player, card: int) -> int:
        return (player.animals[HORSE] - player.lying) * BY_PONY


class SpinningMill(Effect):
    """Half of the sheep of the field phase save fuel."""

    estimate: ClassVar = Each(some(fuel=1))

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.players[seat].put_on_card(card_of(code), state.players[seat].animals[SHEEP] // 2)


class PeatIron(Effect):
    """A fuel with two moors or more."""

    estimate: ClassVar = Each(some(fuel=1))

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        player.goods[FUEL] += ones(player.farm.moors) >= 2


class WinterStorehouse(Effect):
    """Food and fuel up to two, for a usage counter."""

    estimate: ClassVar = Each(some(food=1.5, fuel=1.5))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        player = state.player
        lacks = player.goods[FOOD] < STORED or player.goods[FUEL] < STORED
        return [notation.USES[card_of(step.effect)]] if lacks and player.on_card(card_of(step.effect)) else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        player = state.player
        take_counter(player, card_of(step.effect))
        for good in (FOOD, FUEL):
            player.goods[good] = max(player.goods[good], STORED)

    def at_most(self, player: Player, card: int) -> int:
        return player.on_card(card) * STORED


class RoutineWork(Effect):
    """A craft building that is left unused in a harvest gives a fuel or a food."""

    estimate: ClassVar = Each(some(food=1), per=needs.MAJORS, most=3, chance=ONE_OF_THREE)
    verb: ClassVar = notation.IDLE

    def moves(self, state: Position, step: Asked) -> list[Move]:
        player = state.player
        idle = [craft.major for craft in CRAFTS if craft.major in player.cards and craft.major not in player.crafted]
        return [notation.IDLE.move(major, good) for major in idle for good in (FUEL, FOOD)]

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        state.player.crafted.append(move.a)
        state.player.goods[move.b] += 1


CARDS: Final[list[Minor]] = [
    Minor("lawn_turf", cost(), LawnTurf(PLAYED), needs=(at_least(4, IMPROVEMENTS),), passing=True),
    Minor("peat_pellets", cost(), PeatPellets(PLAYED), needs=(at_least(1, needs.MAJORS),), passing=True),
    Minor("peat_cutting_expedition", cost(food=4), PeatCuttingExpedition(PLAYED), passing=True),
    Minor("ecological_niche", cost(), EcologicalNiche(PLAYED), passing=True),
    Minor("edge_of_the_forest", cost(), EdgeOfTheForest(PLAYED), needs=(at_least(3, IMPROVEMENTS),), passing=True),
    Minor("basic_supplies", cost(wood=1), BasicSupplies(PLAYED), passing=True),
    Minor(
        "household_inventory",
        cost(food=1),
        HouseholdInventory(PLAYED),
        needs=(at_least(1, FIELD_PASTURE_OR_STABLE),),
        passing=True,
    ),
    Minor(
        "fuel_storage",
        cost(clay=1, reed=1),
        Schedule(PLAYED, later=((1, WOOD), (3, FUEL), (5, WOOD), (7, FUEL), (9, WOOD), (11, FUEL))),
        points=1,
    ),
    Minor(
        "flatboat",
        cost(wood=4),
        Schedule(
            PLAYED,
            later=((1, FUEL), (2, A_HORSE), (3, FUEL), (4, A_HORSE), (5, FUEL), (6, A_HORSE), (7, FUEL)),
        ),
    ),
    Minor("drying_field", cost(food=2), Schedule(SPECIAL, CUT_PEAT, later=((3, FUEL), (3, FUEL))), points=1),
    Minor("barge", cost(wood=3), Barge(PLAYED), points=1, needs=(at_least(2, IMPROVEMENTS),)),
    Minor("peat_sled", cost(wood=1), PeatSled(PLAYED)),
    Minor(
        "advance_payment",
        cost(),
        Gain(PLAYED, gets=wares(fuel=1, food=1, wood=1, clay=1, reed=1, stone=1, sheep=1, grain=1)),
        points=-4,
    ),
    Minor(
        "peat_boat",
        cost(wood=3, reed=2),
        PeatBoat(ANY_TIME, (WOOD, CLAY, REED, STONE, VEGETABLE, FOOD)),
        points=3,
        gives={perks.BOAT: max([paid for paid, _ in BOAT.values()])},
    ),
    Minor(
        "firewood",
        cost(wood=1),
        Gain(PLAYED, gets=wares(fuel=1)),
        needs=(at_least(1, needs.MAJORS),),
        estimate=Each(some(fuel=1), each_harvest=True),
        gives={perks.SAVES_BY_BURNING: 1},
    ),
    Minor(
        "bog_pony", cost(), BogPony(ANY_TIME, (FUEL,)), needs=(at_least(1, needs.MAJORS),), gives={perks.HORSES_LIE: 1}
    ),
    Minor("oven_installation", cost(), points=-1, upgrades=(HEATING_OVEN,), gives={perks.NO_FUEL: 1}),
    Minor(
        "spinning_mill",
        cost(wood=2, clay=2),
        SpinningMill(FIELD_PHASE),
        points=2,
        needs=(at_least(1, SHEEP_ONLY),),
        lies=GOODS[FUEL],
        gives={perks.SAVES_FUEL: 1},
    ),
    Minor("peat_barge", cost(wood=2), Gain(USED_SPACE, FISHING, gets=wares(fuel=2)), points=1),
    Minor("peat_iron", cost(wood=1), PeatIron(HARVEST)),
    Minor("birthing_house", cost(clay=2, stone=1), Gain(GREW, gets=wares(fuel=1, food=1), points=1), points=2),
    Minor(
        "winter_storehouse",
        cost(wood=1, clay=2),
        Counters(3),
        WinterStorehouse(ANY_TIME, (FOOD, FUEL)),
        points=1,
        lies=COUNTERS,
    ),
    Minor("routine_work", cost(food=1), RoutineWork(WHILE_FEEDING), needs=(at_most(0, IMPROVEMENTS),)),
    Minor("farmhands_quarters", cost(wood=1, reed=1), Gain(HANDED, gets=wares(food=1)), gives={perks.FUEL_FOR_GOOD: 1}),
]
