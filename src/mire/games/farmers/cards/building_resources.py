"""Building resource providers, M113 to M128."""

from typing import ClassVar, Final

from mire.core.moves import Move
from mire.games.farmers.box.goods import (
    BUILDING_RESOURCES,
    CLAY,
    FUEL,
    GOODS,
    HORSE,
    REED,
    SHEEP,
    STONE,
    WOOD,
    Cost,
    cost,
)
from mire.games.farmers.box.grid import ones
from mire.games.farmers.box.majors import MUSEUM
from mire.games.farmers.box.special_cards import CUT_PEAT, FELL_TREES, HIRING_FAIR
from mire.games.farmers.cards import needs
from mire.games.farmers.cards.card import COUNTERS, Effect, Minor, card_of
from mire.games.farmers.cards.effects import (
    DAY_LABORER,
    FISHING,
    At,
    Choose,
    Counters,
    Gain,
    Purchase,
    receive,
    take_counter,
    wares,
)
from mire.games.farmers.cards.estimates import HALF, ONE_OF_THREE, SELDOM, Each, some
from mire.games.farmers.cards.moments import ANY_TIME, COOKED, FIELD_PHASE, PLAYED, SPECIAL, TOOK_GOODS, USED_SPACE
from mire.games.farmers.cards.needs import HOUSE, IMPROVEMENTS, ROOMS, at_least, at_most
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import CLAY_HOUSE
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked
from mire.games.farmers.rules import notation
from mire.games.farmers.rules.means import A_FUEL


class RiversideWoods(At):
    """A wood for each forest, three at most."""

    estimate: ClassVar = Each(some(wood=1), per=needs.FORESTS, most=3)

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        player = state.players[seat]
        player.goods[WOOD] += min(ones(player.farm.forests), 3)


class OakBark(Effect):
    """A wood for each animal cooked, but not for sheep."""

    estimate: ClassVar = Each(some(wood=1), chance=HALF)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        if what != SHEEP:
            state.players[seat].goods[WOOD] += 1

    def at_most(self, player: Player, card: int) -> int:
        return sum(player.animals) - player.animals[SHEEP]


class DragHorses(Purchase):
    """With a horse, a food buys wood where three or more were taken."""

    estimate: ClassVar = Each(some(wood=2, food=-1), chance=SELDOM)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        if what == WOOD and number >= 3 and state.players[seat].animals[HORSE]:
            state.pending.append(Asked(code, 1 if number == 3 else 2))

    def buy(self, state: Position, step: Asked) -> None:
        state.player.goods[WOOD] += step.memory


class TimberMill(Purchase):
    """A wood, or two for a fuel, which is not burnt of wood: after felling, or where four or more wood were taken."""

    estimate: ClassVar = Each(some(wood=1), chance=SELDOM, what=(FELL_TREES,))

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        if (self.instant == SPECIAL and what == FELL_TREES) or (
            self.instant == TOOK_GOODS and what == WOOD and number >= 4
        ):
            state.players[seat].goods[WOOD] += 1
            state.pending.append(Asked(code))

    def price(self, player: Player) -> Cost:
        return A_FUEL if player.goods[FUEL] else cost(fuel=1, wood=player.goods[WOOD])

    def buy(self, state: Position, step: Asked) -> None:
        state.player.goods[WOOD] += 1


class Loam(At):
    """A clay if exactly one person is still to be placed."""

    estimate: ClassVar = Each(some(clay=1), chance=ONE_OF_THREE)

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        player = state.players[seat]
        player.goods[CLAY] += player.home + player.bed == 1


class StoneQuarry(Effect):
    """Five stones lie on the card, three with three players."""

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.players[seat].put_on_card(card_of(code), 3 if len(state.players) == 3 else 5)


class QuarryStone(At):
    """One of the stones on the card."""

    estimate: ClassVar = Each(some(stone=1))

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        player = state.players[seat]
        left = player.on_card(card_of(code))
        if left:
            player.put_on_card(card_of(code), left - 1)
            player.goods[STONE] += 1


class HardwareStore(Effect):
    """One of every building resource of which there is none, for a usage counter."""

    estimate: ClassVar = Each(some(wood=0.5, clay=0.5, reed=0.5, stone=0.5))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        card = card_of(step.effect)
        lacks = [good for good in BUILDING_RESOURCES if not state.player.goods[good]]
        return [notation.USES[card]] if lacks and state.player.on_card(card) else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        take_counter(state.player, card_of(step.effect))
        for good in BUILDING_RESOURCES:
            state.player.goods[good] = max(state.player.goods[good], 1)

    def at_most(self, player: Player, card: int) -> int:
        return player.on_card(card)


class CooperativeStore(Effect):
    """A building resource for wood, clay or reed, for a usage counter."""

    estimate: ClassVar = Each(some(reed=1, wood=-1))
    verb: ClassVar = notation.SWAP

    def moves(self, state: Position, step: Asked) -> list[Move]:
        if not state.player.on_card(card_of(step.effect)):
            return []
        given = [good for good in BUILDING_RESOURCES if state.player.goods[good]]
        return [notation.SWAP.move(give, get) for give in given for get in (WOOD, CLAY, REED) if get != give]

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        take_counter(state.player, card_of(step.effect))
        state.spend(move.a)
        state.player.goods[move.b] += 1

    def at_most(self, player: Player, card: int) -> int:
        return 0  # it makes nothing of nothing: see rules/sources.py


class Wheelbarrow(Effect):
    """A fuel where four or more of a building resource were taken."""

    estimate: ClassVar = Each(some(fuel=1), chance=SELDOM)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.players[seat].goods[FUEL] += what in BUILDING_RESOURCES and number >= 4


class Workbench(Effect):
    """Building resources in the last two harvests."""

    estimate: ClassVar = Each(some(wood=3, clay=2, reed=1), chance=HALF, times=2)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        if state.round >= 13:
            receive(state, state.players[seat], wares(wood=3, clay=2, reed=1))


CARDS: Final[list[Minor]] = [
    Minor(
        "living_history_museum",
        cost(),
        points=4,
        needs=(at_least(CLAY_HOUSE, HOUSE),),
        upgrades=(MUSEUM,),
        estimate=Each(some(clay=1, stone=1)),
        gives={perks.LIVING_MUSEUM: 1, perks.MUSEUM: 1},
    ),
    Minor("riverside_woods", cost(), RiversideWoods(USED_SPACE, FISHING), needs=(at_least(3, needs.MAJORS),)),
    Minor(
        "oak_bark",
        cost(food=1),
        Gain(PLAYED, gets=wares(wood=2)),
        OakBark(COOKED, (WOOD,)),
        needs=(at_least(2, needs.MAJORS),),
    ),
    Minor(
        "moor_birch_trees",
        cost(food=2),
        Gain(SPECIAL, CUT_PEAT, gets=wares(wood=2)),
        points=1,
        needs=(at_least(3, ROOMS),),
    ),
    Minor("drag_horses", cost(), DragHorses(TOOK_GOODS)),
    Minor("timber_mill", cost(clay=3, stone=2), TimberMill(SPECIAL), TimberMill(TOOK_GOODS), points=3),
    Minor(
        "alder_swamp",
        cost(food=2),
        Choose(SPECIAL, FELL_TREES, of=(WOOD, REED)),
        points=1,
        needs=(at_least(2, IMPROVEMENTS),),
    ),
    Minor("river_clay", cost(), Gain(USED_SPACE, FISHING, gets=wares(clay=2)), needs=(at_least(1, needs.MAJORS),)),
    Minor("loam", cost(), Loam(SPECIAL, HIRING_FAIR), needs=(at_least(1, IMPROVEMENTS),)),
    Minor("willow_bank", cost(), Gain(SPECIAL, FELL_TREES, gets=wares(reed=1)), needs=(at_least(1, needs.MAJORS),)),
    Minor(
        "stone_quarry",
        cost(food=3),
        StoneQuarry(PLAYED),
        QuarryStone(SPECIAL, HIRING_FAIR),
        points=1,
        lies=GOODS[STONE],
    ),
    Minor("stone_wagon", cost(wood=2), Gain(USED_SPACE, DAY_LABORER, gets=wares(stone=1))),
    Minor(
        "hardware_store",
        cost(clay=2, reed=1),
        Counters(3),
        HardwareStore(ANY_TIME, (WOOD, CLAY, REED, STONE)),
        needs=(at_least(2, IMPROVEMENTS),),
        lies=COUNTERS,
    ),
    Minor(
        "cooperative_store",
        cost(wood=2, clay=1),
        Counters(4),
        CooperativeStore(ANY_TIME, (WOOD, CLAY, REED)),
        points=1,
        lies=COUNTERS,
        gives={perks.SWAPS: 1},
    ),
    Minor(
        "wheelbarrow",
        cost(wood=2),
        Wheelbarrow(TOOK_GOODS),
        Choose(SPECIAL, CUT_PEAT, of=(WOOD, CLAY, REED, STONE)),
        needs=(at_least(1, needs.MAJORS),),
    ),
    Minor("workbench", cost(wood=2), Workbench(FIELD_PHASE), needs=(at_most(4, IMPROVEMENTS),)),
]
