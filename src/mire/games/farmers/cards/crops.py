"""Crop providers: M110 to M112."""

from typing import ClassVar, Final

from mire.core.moves import Move
from mire.games.farmers.box.goods import CLAY, GRAIN, REED, STONE, WOOD, cost
from mire.games.farmers.box.grid import number_of, singles
from mire.games.farmers.box.special_cards import CUT_PEAT
from mire.games.farmers.cards import needs
from mire.games.farmers.cards.card import Effect, Minor
from mire.games.farmers.cards.effects import Question, use_or_not
from mire.games.farmers.cards.estimates import HALF, SELDOM, Each, some
from mire.games.farmers.cards.moments import ANY_TIME, BEFORE_SPECIAL, PLAYED, TOOK_GOODS
from mire.games.farmers.cards.needs import HORSES, at_least
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import Field
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked
from mire.games.farmers.rules import notation

CARTLOAD: Final = {WOOD: 5, CLAY: 4, REED: 3, STONE: 2}


class FarmCart(Effect):
    """A grain where much of a building resource was taken."""

    estimate: ClassVar = Each(some(grain=1), chance=SELDOM)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.players[seat].goods[GRAIN] += what in CARTLOAD and number >= CARTLOAD[what]


class NoTillFarming(Effect):
    """Up to two unused spaces can be sown; they stay unused."""

    estimate: ClassVar = Each(some(grain=2))

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        player.farm.most_planted = player.perk(perks.PLANTED)


class ThrowAway(Effect):
    """The crops on unused spaces can be thrown away."""

    verb: ClassVar = notation.THROW

    def moves(self, state: Position, step: Asked) -> list[Move]:
        return [notation.THROWS[number_of(space)] for space in singles(state.player.farm.planted)]

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        state.player.farm.clear_crops(1 << move.a)


class PeatAshFertilizer(Question):
    """One more crop on everything that is sown."""

    estimate: ClassVar = Each(some(grain=1), per=needs.FIELDS, chance=HALF)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        return use_or_not(step) if state.player.farm.sown else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.USE:
            sown = state.player.farm.sown
            for space, field in list(sown.items()):
                sown[space] = Field(field.crop, field.left + 1)


CARDS: Final[list[Minor]] = [
    Minor("farm_cart", cost(wood=3), FarmCart(TOOK_GOODS), needs=(at_least(2, HORSES),)),
    Minor(
        "no_till_farming",
        cost(),
        NoTillFarming(PLAYED),
        ThrowAway(ANY_TIME),
        needs=(at_least(2, needs.FIELDS),),
        gives={perks.PLANTED: 2},
    ),
    Minor("peat_ash_fertilizer", cost(food=1), PeatAshFertilizer(BEFORE_SPECIAL, CUT_PEAT), gives={perks.GROWS: 1}),
]
