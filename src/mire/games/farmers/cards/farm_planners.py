"""Farm planners: M015 to M017, M032 to M047, M049 to M051."""

from typing import ClassVar, Final

from mire.core.moves import Move
from mire.core.sayings import NONE, Values
from mire.games.farmers.box import board
from mire.games.farmers.box.goods import CATTLE, GRAIN, VEGETABLE, cost
from mire.games.farmers.box.grid import COLUMNS, NAMES, around, number_of, ones, singles
from mire.games.farmers.box.special_cards import SLASH_AND_BURN
from mire.games.farmers.cards import needs
from mire.games.farmers.cards.card import Effect, Minor, card_of
from mire.games.farmers.cards.effects import (
    A_FIELD,
    A_FOREST,
    A_MOOR,
    CULTIVATION,
    FARMLAND,
    ArrivingTile,
    AtSpaces,
    Gain,
    LayTile,
    May,
    Question,
    deliver,
    do_afterwards,
    places,
    wares,
)
from mire.games.farmers.cards.estimates import HALF, SELDOM, Each, Scale, some
from mire.games.farmers.cards.memory import SPACES
from mire.games.farmers.cards.moments import AFTER_SPACE, AFTER_SPECIAL, ANY_TIME, BUILT_ROOMS, PLAYED, USED_SPACE
from mire.games.farmers.cards.needs import FORESTS, HOUSE, IMPROVEMENTS, MOORS, PASTURES, ROUND, at_least, at_most
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import CLAY_HOUSE, FIELD, FOREST, MOOR, Farmyard
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import HOUSING_STEP, Acting, Asked
from mire.games.farmers.rules import actions, land, notation

DOUBLED: Final = 2  # forests at most


class SwapMoor(Question):
    """A moor may become a field."""

    asks: ClassVar = "swap"
    estimate: ClassVar = Each(some(field=1, moor=-1))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        farm = state.player.farm
        return places(farm.beside_fields(farm.moors), optional=True)

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.AT:
            land.make_field(state, 1 << move.a)

    def about(self, state: Position, step: Asked) -> Values:
        return {"optional": "yes" if notation.DONE_MOVE in state.moves() else "no"}


class TilesFor(Effect):
    """Tiles wait for certain rounds."""

    def __init__(self, *rounds: tuple[int, int]) -> None:
        super().__init__(PLAYED)
        self.rounds: Final = list(rounds)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        for round_number, tile in self.rounds:
            deliver(state, seat, code, round_number, tile)

    def value(self, scale: Scale) -> float:
        return sum([scale.prices[tile] for arrives, tile in self.rounds if arrives > scale.round])


class ClearFelling(AtSpaces):
    """Forests that lie alone are turned over and are moors."""

    asks: ClassVar = "turn-over"
    estimate: ClassVar = Each(some(moor=2, forest=-2))

    def spaces(self, player: Player) -> int:
        return player.farm.lone_forests & ~player.hut

    def do_at(self, state: Position, space: int) -> None:
        farm = state.player.farm
        farm.forests &= ~space
        farm.moors |= space
        state.pending.append(HOUSING_STEP)  # with the Home Wood it may have been the place of an animal


class BuildingPlan(AtSpaces):
    """After two rooms or more in one action, stables."""

    asks: ClassVar = "stable"
    estimate: ClassVar = Each(some(wood=4), stalls=2, chance=SELDOM)

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        if number >= 2:
            super().come(state, seat, code, number)

    def spaces(self, player: Player) -> int:
        return player.farm.places_for_stable()

    def do_at(self, state: Position, space: int) -> None:
        actions.build_stable(state, space)


class NatureReserve(Question):
    """A forest or moor beside a pasture is fenced in."""

    asks: ClassVar = "reserve"
    estimate: ClassVar = Each(points=1)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        farm = state.player.farm
        beside = (farm.forests | farm.moors) & around(farm.fenced)
        return places(to_enclose(farm, beside), optional=False)

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        state.player.farm.fence_reserve(1 << move.a)


def to_enclose(farm: Farmyard, spaces: int) -> int:
    """Those spaces around which there are fences enough."""
    return sum([space for space in singles(spaces) if farm.fences_around(space) <= farm.fences_left])


class SpecialPasture(Question):
    """A space that is beside no pasture becomes one."""

    asks: ClassVar = "pasture"
    estimate: ClassVar = Each(some(wood=2), points=1, stalls=2)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        farm = state.player.farm
        return places(to_enclose(farm, farm.fence_free & ~around(farm.fenced)), optional=False)

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        land.use(state, 1 << move.a)
        state.player.farm.fence(1 << move.a)


class MoorFire(Effect):
    """The last moor may become a field."""

    estimate: ClassVar = Each(some(field=1, moor=-1), actions=1, chance=HALF, times=1)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        farm = state.player.farm
        last = ones(farm.moors) == 1 and farm.beside_fields(farm.moors) != 0
        return [notation.USES[card_of(step.effect)]] if last else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        land.make_field(state, state.player.farm.moors)


class CattleCollar(May):
    """With cattle."""

    estimate: ClassVar = Each(some(field=1), chance=HALF)

    def is_granted(self, player: Player) -> bool:
        return player.animals[CATTLE] > 0


class DeepPlow(SwapMoor):
    """Once in each use of a space: who can't or does not do it before the rest of it is asked after that."""

    estimate: ClassVar = Each(some(field=1, moor=-1))

    def opens(self, state: Position, space: int) -> bool:
        return space in self.what and opening_moors(state.player, state.board.spaces[space].does) != 0

    def moves(self, state: Position, step: Asked) -> list[Move]:
        # It remembers that it is after the rest; before, something must be possible there
        acting = [below for below in state.pending if isinstance(below, Acting) and not step.memory]
        if acting and not actions.can_do_any(state, acting[-1].actions):
            return places(opening_moors(state.player, acting[-1].actions), optional=False)
        return super().moves(state, step)

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        before = Asked(code)
        if self.moves(state, before):
            state.pending.append(before)
        else:
            do_afterwards(state, Asked(code, 1))

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        super().answer(state, step, move)
        if move.verb is notation.DONE and not step.memory:
            do_afterwards(state, Asked(step.effect, 1))


def opening_moors(player: Player, does: int) -> int:
    """The moors after whose swap something can be sown or plowed."""
    farm = player.farm
    moors = farm.beside_fields(farm.moors)
    if does & board.SOW and (player.goods[GRAIN] or player.goods[VEGETABLE]):
        return moors
    return sum([moor for moor in singles(moors) if around(moor) & farm.free])


class WildFields(AtSpaces):
    """Fields beside no field."""

    asks: ClassVar = "field"
    estimate: ClassVar = Each(some(field=2))

    def spaces(self, player: Player) -> int:
        return player.farm.free & ~around(player.farm.fields)

    def do_at(self, state: Position, space: int) -> None:
        land.lay(state, FIELD, space)


class Thicket(Question):
    """A second forest on up to two forests."""

    asks: ClassVar = "double"
    goes_on: ClassVar = True
    remembers: ClassVar = SPACES  # those that have been doubled
    estimate: ClassVar = Each(some(forest=2))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        chosen = step.memory
        return places(state.player.farm.forests & ~chosen, optional=True) if ones(chosen) < DOUBLED else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.AT:
            state.player.farm.put_tile(FOREST, 1 << move.a)
            state.pending.append(Asked(step.effect, step.memory | 1 << move.a))

    def left(self, step: Asked) -> int:
        return DOUBLED - ones(step.memory)


class BogForest(AtSpaces):
    """Forests on moors."""

    asks: ClassVar = "cover"
    estimate: ClassVar = Each(some(forest=1), per=needs.MOORS)

    def spaces(self, player: Player) -> int:
        return player.farm.moors

    def do_at(self, state: Position, space: int) -> None:
        state.player.farm.put_tile(FOREST, space)


class Extension(Question):
    """Two spaces along one side of the farm, each beside an old one."""

    asks: ClassVar = "extension"
    remembers: ClassVar = SPACES  # the first of the two, when it has been said

    def __init__(self, *, with_moors: bool) -> None:
        super().__init__(PLAYED)
        self.with_moors: Final = with_moors

    def moves(self, state: Position, step: Asked) -> list[Move]:
        strips = strips_along(state.player.farm.board)
        reached = 0
        for strip in strips:
            if step.memory & strip == step.memory:
                reached |= strip & ~step.memory
        return places(reached, optional=False)

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        spaces = step.memory | 1 << move.a
        if not step.memory:
            state.pending.append(Asked(step.effect, spaces))
            return
        farm = state.player.farm
        farm.board |= spaces
        if self.with_moors:
            farm.moors |= spaces

    def about(self, state: Position, step: Asked) -> Values:
        return {"first": NAMES[number_of(step.memory)] if step.memory else NONE}


def strips_along(farm: int) -> list[int]:
    """Pairs of spaces that lie with their long side against a farm."""
    found: list[int] = []
    for along, across in ((1, COLUMNS), (COLUMNS, 1)):
        for space in singles(around(farm) & ~farm):
            strip = space | space << along
            is_flush = strip & farm << across == strip or strip & farm >> across == strip
            if is_flush and strip & farm == 0:
                found.append(strip)
    return found


CARDS: Final[list[Minor]] = [
    Minor("peat_burn_off", cost(), Gain(PLAYED, gets=wares(fuel=1)), SwapMoor(PLAYED), passing=True),
    Minor(
        "clear_felling",
        cost(),
        Gain(PLAYED, gets=wares(wood=2)),
        ClearFelling(PLAYED, times=2),
        needs=(at_most(3, FORESTS),),
        passing=True,
    ),
    Minor("reforestation", cost(), LayTile(FOREST), needs=(at_least(3, needs.MAJORS),), passing=True),
    Minor(
        "peat_hut",
        cost(fuel=5, reed=2),
        points=1,
        estimate=Each(children=1),
        gives={perks.SLEEPERS: 1, perks.MORE_FUEL: 1, perks.PLACE_FOR_ROOM: 1},
    ),
    Minor("night_pasture", cost(clay=2), estimate=Each(stalls=3), gives={perks.KEPT: 3, perks.GUESTS: 1}),
    Minor(
        "home_wood",
        cost(),
        needs=(at_least(3, IMPROVEMENTS),),
        estimate=Each(stalls=1, per=needs.FORESTS),
        gives={perks.IN_FORESTS: 1},
    ),
    Minor("horse_trough", cost(stone=1), estimate=Each(stalls=2), gives={perks.AT_THE_HOUSE: 2}),
    Minor(
        "peat_moss",
        cost(),
        needs=(at_most(0, MOORS),),
        estimate=Each(some(wood=2, reed=1)),
        gives={perks.PEAT_MOSS_ROOMS: 1},
    ),
    Minor("building_plan", cost(food=1), BuildingPlan(BUILT_ROOMS, times=2)),
    Minor(
        "nature_reserve", cost(food=1), NatureReserve(PLAYED), needs=(at_least(1, PASTURES),), gives={perks.RESERVE: 1}
    ),
    Minor(
        "special_pasture",
        cost(wood=2),
        SpecialPasture(PLAYED),
        needs=(at_least(1, PASTURES),),
        gives={perks.PASTURES_APART: 1},
    ),
    Minor("moor_fire", cost(), MoorFire(ANY_TIME), needs=(at_least(2, MOORS),)),
    Minor(
        "cattle_collar",
        cost(wood=1),
        CattleCollar(AFTER_SPACE, FARMLAND, CULTIVATION, does=board.PLOW),
        CattleCollar(AFTER_SPECIAL, SLASH_AND_BURN, does=board.PLOW),
        points=1,
        needs=(at_least(8, ROUND),),
    ),
    Minor(
        "deep_plow",
        cost(wood=3),
        LayTile(MOOR, optional=True),
        DeepPlow(USED_SPACE, FARMLAND, CULTIVATION),
        points=2,
        needs=(at_least(2, IMPROVEMENTS),),
    ),
    Minor(
        "wild_fields",
        cost(food=2),
        WildFields(PLAYED, times=2),
        needs=(at_least(2, needs.FIELDS),),
        gives={perks.FIELDS_APART: 1},
    ),
    Minor("swamp", cost(), TilesFor((12, A_MOOR)), ArrivingTile(), needs=(at_most(4, ROUND),)),
    Minor(
        "tree_nursery",
        cost(wood=1),
        TilesFor((12, A_FOREST), (13, A_FOREST)),
        ArrivingTile(),
        needs=(at_most(0, IMPROVEMENTS),),
    ),
    Minor("thicket", cost(), Thicket(PLAYED), needs=(at_least(4, FORESTS),), gives={perks.STACKS: 1}),
    Minor("bog_forest", cost(food=1), BogForest(PLAYED), needs=(at_least(3, IMPROVEMENTS),), gives={perks.STACKS: 1}),
    Minor(
        "surveyors_map",
        cost(food=2),
        TilesFor((11, A_FIELD), (12, A_MOOR), (13, A_FOREST)),
        ArrivingTile(),
        needs=(at_most(2, ROUND),),
    ),
    Minor("farm_extension", cost(clay=1), Extension(with_moors=False), points=1, gives={perks.EXTENSIONS: 1}),
    Minor(
        "moor_enclosures",
        cost(stone=1),
        Extension(with_moors=True),
        points=1,
        needs=(at_least(CLAY_HOUSE, HOUSE),),
        gives={perks.EXTENSIONS: 1},
    ),
]
