"""Points providers: M062 to M074."""

from typing import ClassVar, Final

from mire.core.moves import Move
from mire.core.sayings import Values
from mire.games.farmers.box.goods import CATTLE, HORSE, SHEEP, cost
from mire.games.farmers.box.grid import NAMES, ones
from mire.games.farmers.box.improvements import number
from mire.games.farmers.box.majors import (
    CLAY_OVEN,
    CRAFTS,
    HEATING_OVEN,
    MAJORS,
    STONE_OVEN,
    TILED_OVEN,
    VILLAGE_CHURCH,
)
from mire.games.farmers.box.special_cards import CUT_PEAT
from mire.games.farmers.cards import needs
from mire.games.farmers.cards.card import PLAYED_IN, Effect, Minor, card_of
from mire.games.farmers.cards.effects import (
    Gain,
    LayTile,
    Purchase,
    Question,
    Trade,
    places,
    use_or_not,
    wares,
)
from mire.games.farmers.cards.estimates import SELDOM, Each, some
from mire.games.farmers.cards.memory import SPACE
from mire.games.farmers.cards.moments import COOKED, EMPTIED, HOME, LAST_HEATED, PERSON_ACTED, PLAYED, SCORING
from mire.games.farmers.cards.needs import (
    FOOD_THERE,
    FUEL_THERE,
    HAND,
    HORSES,
    HOUSE,
    IMPROVEMENTS,
    MOORS,
    UNUSED,
    at_least,
    at_most,
)
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import CLAY_HOUSE, FOREST, STONE_HOUSE
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked
from mire.games.farmers.rules import actions, exchanges, land, notation

OVENS: Final = (CLAY_OVEN, STONE_OVEN, HEATING_OVEN, TILED_OVEN, number("oven_installation"))
RIDERS: Final = 3  # horses for the Leather Saddle
PRIZE: Final = 3  # animals of each kind at most


class MoveUp(Question):
    """A major improvement changes places with the one above it."""

    def __init__(self, major: int) -> None:
        super().__init__(PLAYED)
        self.major: Final = major

    def moves(self, state: Position, step: Asked) -> list[Move]:
        stack = state.stacks[MAJORS[self.major].stack]
        return use_or_not(step) if self.major in stack[:-1] else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.USE:
            stack = MAJORS[self.major].stack
            others = [card for card in state.stacks[stack] if card != self.major]
            state.restack(stack, [*others, self.major])


class BuildAfterwards(Effect):
    """A major improvement can be built after any action of a person, from the next round on."""

    asks: ClassVar = "build"
    estimate: ClassVar = Each(actions=1, times=1)

    def __init__(self, major: int) -> None:
        super().__init__(PERSON_ACTED)
        self.major: Final = major

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        if state.players[seat].on_card(card_of(code)) < state.round:
            state.pending.append(Asked(code))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        stack = state.stacks[MAJORS[self.major].stack]
        if not stack or stack[-1] != self.major:
            return []
        found = actions.ways_to_have(state, self.major, self.price_of(state.player, self.major))
        return [*found, notation.DONE_MOVE] if found else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb in actions.BUILDING:
            actions.build_for(state, move, self.price_of(state.player, self.major))
        elif move.verb is not notation.DONE:
            state.pending.append(step)
            exchanges.carry_out(state, move)


class NoteRound(Effect):
    """The round in which a card was played is written on it."""

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.players[seat].put_on_card(card_of(code), state.round)


class OwnedPoints(Effect):
    """A point for each of some cards that the player owns."""

    def __init__(self, *cards: int) -> None:
        super().__init__(SCORING)
        self.cards: Final = list(cards)

    def worth(self, state: Position, seat: int) -> int:
        return sum([card in state.players[seat].cards for card in self.cards])


class Tombstone(Question):
    """A free space may be blocked for a point."""

    asks: ClassVar = "block"
    estimate: ClassVar = Each(points=1)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        return places(state.player.farm.free, optional=True)

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.AT:
            land.block(state, 1 << move.a)
            state.player.bonus += 1


class FireBrigade(Effect):
    """Points for two to five forests."""

    estimate: ClassVar = Each(points=1, per=needs.FORESTS, most=4)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        player.bonus += max(min(ones(player.farm.forests), 5) - 1, 0)


class LandParcel(Effect):
    """Points by the number of unused spaces."""

    def worth(self, state: Position, seat: int) -> int:
        unused = ones(state.players[seat].farm.unused)
        return [0, 2, -1, -3][min(unused, 3)]


class LeatherSaddle(Effect):
    """A point for each cattle cooked while there are three horses."""

    estimate: ClassVar = Each(points=1, chance=SELDOM)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        player.bonus += what == CATTLE and player.animals[HORSE] >= RIDERS


class MoorArchaeology(Effect):
    """A fence may block the space where peat was cut, for a point."""

    remembers: ClassVar = SPACE
    estimate: ClassVar = Each(points=1, what=(CUT_PEAT,))

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        if what == CUT_PEAT:
            state.pending.append(Asked(code, number))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        farm = state.player.farm
        return use_or_not(step) if farm.fences_left and farm.free >> step.memory & 1 else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.USE:
            land.use(state, 1 << step.memory)
            state.player.farm.put_post(1 << step.memory)
            state.player.bonus += 1

    def may_ask(self, player: Player, step: Asked) -> bool:
        farm = player.farm
        used = farm.rooms | farm.fields | farm.forests | farm.moors | farm.blocked
        return (farm.board & ~used) >> step.memory & 1 != 0

    def about(self, state: Position, step: Asked) -> Values:
        return {"at": NAMES[step.memory]}


class StockBreedingPrize(Effect):
    """Points for each other player, by how many animals there are of every kind."""

    def worth(self, state: Position, seat: int) -> int:
        return min(min(state.players[seat].animals), PRIZE) * (len(state.players) - 1)


class Administration(Purchase):
    """In the last harvest food for points, once for each major improvement."""

    estimate: ClassVar = Each(some(food=-1), points=1, per=needs.MAJORS)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.pending.append(Asked(code, state.players[seat].majors))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        return super().moves(state, step) if step.memory else []

    def buy(self, state: Position, step: Asked) -> None:
        state.player.bonus += 1
        state.pending.append(Asked(step.effect, step.memory - 1))


CARDS: Final[list[Minor]] = [
    Minor(
        "hearth_brush",
        cost(reed=1),
        NoteRound(PLAYED),
        MoveUp(TILED_OVEN),
        BuildAfterwards(TILED_OVEN),
        OwnedPoints(TILED_OVEN),
        lies=PLAYED_IN,
    ),
    Minor(
        "pastoral_letter",
        cost(),
        NoteRound(PLAYED),
        MoveUp(VILLAGE_CHURCH),
        BuildAfterwards(VILLAGE_CHURCH),
        OwnedPoints(VILLAGE_CHURCH, number("church")),
        needs=(at_least(2, needs.MAJORS),),
        lies=PLAYED_IN,
    ),
    Minor(
        "family_burial_plot",
        cost(stone=1),
        Tombstone(PLAYED),
        points=1,
        needs=(at_least(STONE_HOUSE, HOUSE),),
        gives={perks.BLOCKS: 1},
    ),
    Minor(
        "fire_brigade",
        cost(clay=1, stone=1),
        Gain(PLAYED, gets=wares(food=2)),
        FireBrigade(PLAYED),
        needs=(at_least(4, FOOD_THERE), at_least(4, FUEL_THERE)),
    ),
    Minor("land_parcel", cost(), LayTile(FOREST), LandParcel(SCORING), needs=(at_most(2, IMPROVEMENTS),)),
    Minor(
        "chamber_of_commerce",
        cost(clay=2, stone=1),
        Gain(PLAYED, gets=wares(wood=1, reed=1)),
        OwnedPoints(*[craft.major for craft in CRAFTS]),
        points=1,
    ),
    Minor(
        "church",
        cost(),
        Gain(PLAYED, gets=wares(food=2)),
        Trade(HOME, gives=cost(fuel=1), gets=wares(), points=1),
        points=5,
        upgrades=(VILLAGE_CHURCH,),
        removes=True,
    ),
    Minor("leather_saddle", cost(food=1), LeatherSaddle(COOKED), points=1, needs=(at_least(2, HORSES),)),
    Minor(
        "moor_archaeology",
        cost(),
        MoorArchaeology(EMPTIED),
        points=1,
        needs=(at_least(CLAY_HOUSE, HOUSE),),
        gives={perks.POSTS: 1},
    ),
    Minor("bog_body", cost(), points=1, needs=(at_least(1, MOORS),), gives={perks.SCORES_MUSEUMS: 1}),
    Minor("oven_damper", cost(stone=2), Gain(PLAYED, gets=wares(fuel=3)), OwnedPoints(*OVENS), points=1),
    Minor("stock_breeding_prize", cost(), StockBreedingPrize(SCORING), needs=(at_most(0, UNUSED),), animal=SHEEP),
    Minor(
        "administration",
        cost(wood=1, clay=2),
        Gain(PLAYED, gets=wares(food=2)),
        Administration(LAST_HEATED),
        needs=(at_most(4, HAND),),
    ),
]
