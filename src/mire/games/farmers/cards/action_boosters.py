"""Actions boosters: M018, M027 to M029, M048, M052 to M061, M083, M092."""

from typing import ClassVar, Final

from mire.core.moves import Move
from mire.core.sayings import Values
from mire.games.farmers.box import board
from mire.games.farmers.box.goods import BOAR, CLAY, FOOD, FUEL, GRAIN, HORSE, REED, STONE, VEGETABLE, WOOD, Cost, cost
from mire.games.farmers.box.grid import NAMES
from mire.games.farmers.box.majors import BASKETMAKERS_WORKSHOP, CRAFTS, JOINERY, MAJORS, POTTERY
from mire.games.farmers.box.special_cards import ACTIONS, CUT_PEAT, HIRING_FAIR, SLASH_AND_BURN
from mire.games.farmers.cards import needs
from mire.games.farmers.cards.card import USED, Effect, Minor, card_of
from mire.games.farmers.cards.effects import (
    A_FOREST,
    CULTIVATION,
    DAY_LABORER,
    FARMLAND,
    ArrivingTile,
    Gain,
    Leave,
    May,
    Question,
    Schedule,
    do_afterwards,
    places,
    use_or_not,
    wares,
)
from mire.games.farmers.cards.estimates import HALF, ONE_OF_THREE, SELDOM, Each, some
from mire.games.farmers.cards.memory import ACTION, SPACE
from mire.games.farmers.cards.moments import (
    AFTER_SPACE,
    AFTER_SPECIAL,
    BEFORE_SPECIAL,
    DELIVERED,
    LAST_TURN,
    MADE_FIELD,
    PLAYED,
    SPECIAL,
    TOOK_GOODS,
    USED_SPACE,
)
from mire.games.farmers.cards.needs import FORESTS, HORSES, IMPROVEMENTS, at_least
from mire.games.farmers.model import perks
from mire.games.farmers.model.events import GARDEN_PATH, FarmersEvent
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Acting, Asked, Occurring
from mire.games.farmers.rules import actions, exchanges, notation, spaces, special_actions

CRAFT_BUILDINGS: Final = [craft.major for craft in CRAFTS]
WAGONLOAD: Final = {WOOD: 3, CLAY: 3, REED: 2, STONE: 2}


class RegisterOfCraftsmen(Question):
    """A craft building at once, for a stone less."""

    asks: ClassVar = "craft"
    estimate: ClassVar = Each(some(stone=1), actions=1)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        found: list[Move] = []
        for card in CRAFT_BUILDINGS:
            stack = state.stacks[MAJORS[card].stack]
            if stack and stack[-1] == card:
                found += actions.ways_to_have(state, card, self.price_of(state.player, card))
        can_build = any([move.verb in actions.BUILDING for move in found])
        return found if can_build or not found else [*found, notation.DONE_MOVE]

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb in actions.BUILDING:
            actions.build_for(state, move, self.price_of(state.player, move.a))
        elif move.verb is not notation.DONE:
            state.pending.append(step)
            exchanges.carry_out(state, move)

    def price_of(self, player: Player, card: int) -> Cost:
        return super().price_of(player, card).less(STONE)


class GardenPath(Effect):
    """The left neighbour gets the marker that costs a point."""

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        following = (seat + 1) % len(state.players)
        if following != seat and following != state.garden_path:
            state.garden_path = following
            state.note(FarmersEvent(GARDEN_PATH, following))


class OutOnTheWallaby(Effect):
    """Goods for the craft buildings."""

    estimate: ClassVar = Each(some(wood=3, clay=3, reed=2), chance=ONE_OF_THREE)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        player.goods[WOOD] += 3 if JOINERY in player.cards else 0
        player.goods[CLAY] += 3 if POTTERY in player.cards else 0
        player.goods[REED] += 2 if BASKETMAKERS_WORKSHOP in player.cards else 0


class Tinker(Effect):
    """One of each building resource with a craft building."""

    estimate: ClassVar = Each(some(wood=1, clay=1, reed=1, stone=1))

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        if any([card in player.cards for card in CRAFT_BUILDINGS]):
            for good in (WOOD, CLAY, REED, STONE):
                player.goods[good] += 1


class WeddingCoach(Question):
    """A child without room and without a person placed for it."""

    estimate: ClassVar = Each(children=1)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        return use_or_not(step) if state.player.people_left > 0 else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.USE:
            spaces.grow(state)


class ForestHut(Question):
    """A person from the supply lives in a forest until it is gone."""

    asks: ClassVar = "hut"
    estimate: ClassVar = Each(actions=2)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        return places(state.player.farm.forests, optional=False) if state.player.people_left > 0 else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        state.player.hut = 1 << move.a


class TakeSpecial(Question):
    """A special action without a person at home; goods may be exchanged for what it costs."""

    asks: ClassVar = "special"
    estimate: ClassVar = Each(actions=1, chance=HALF)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        if not special_actions.open_cards(state):
            return []
        return [*special_actions.special_moves(state), *exchanges.on_turn(state), notation.DONE_MOVE]

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.SPECIAL:
            special_actions.take_special(state, move.a)
        elif move.verb is not notation.DONE:
            state.pending.append(step)
            exchanges.carry_out(state, move)


class ToolShed(Effect):
    """Slash and Burn and Cut Peat together, once in a round."""

    remembers: ClassVar = ACTION
    estimate: ClassVar = Each(actions=1, chance=SELDOM, what=(CUT_PEAT,))

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        if what in (CUT_PEAT, SLASH_AND_BURN) and state.players[seat].on_card(card_of(code)) < state.round:
            state.pending.append(Asked(code, what))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        return use_or_not(step) if special_actions.can_change_land(state.player, _the_other(step.memory)) else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.USE:
            state.player.put_on_card(card_of(step.effect), state.round)
            do_afterwards(state, Occurring(AFTER_SPECIAL, _the_other(step.memory)))  # when both of them are done
            special_actions.change_land(state, _the_other(step.memory))

    def about(self, state: Position, step: Asked) -> Values:
        return {"action": ACTIONS[_the_other(step.memory)]}


def _the_other(action: int) -> int:
    return SLASH_AND_BURN if action == CUT_PEAT else CUT_PEAT


class PeatCuttingRights(Question):
    """Instead of the fuel that waited, peat is cut with the card that offers it."""

    asks: ClassVar = "rights"

    def moves(self, state: Position, step: Asked) -> list[Move]:
        found = [move for move in special_actions.special_moves(state) if move.a == CUT_PEAT]
        return [*found, notation.DONE_MOVE] if found else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.SPECIAL:
            special_actions.take_special(state, CUT_PEAT)

    def awaits(self, ware: int) -> bool:
        return ware == FUEL

    def lost(self, step: Asked) -> int:
        return FUEL


class NaturesFertilizer(Effect):
    """The new field may be sown."""

    asks: ClassVar = "sow"
    remembers: ClassVar = SPACE
    estimate: ClassVar = Each(actions=1, chance=HALF)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.pending.append(Asked(code, number))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        crops = [crop for crop in (GRAIN, VEGETABLE) if state.player.goods[crop]]
        found = [notation.SOW.move(step.memory, crop) for crop in crops]
        return [*found, notation.DONE_MOVE] if found else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.SOW:
            actions.sow(state, 1 << move.a, move.b)

    def about(self, state: Position, step: Asked) -> Values:
        return {"at": NAMES[step.memory]}

    def may_ask(self, player: Player, step: Asked) -> bool:
        return player.farm.empty_fields >> step.memory & 1 != 0


class SowingMachine(May):
    """With two horses."""

    estimate: ClassVar = Each(actions=1, chance=SELDOM)

    def is_granted(self, player: Player) -> bool:
        return player.animals[HORSE] >= 2


class HayWagon(Effect):
    """Rooms or a renovation where much of a building resource was taken."""

    estimate: ClassVar = Each(actions=1, chance=SELDOM)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        if what in WAGONLOAD and number >= WAGONLOAD[what]:
            do_afterwards(state, Acting(board.HOUSE_WORK, optional=True, one_of=True))


CARDS: Final[list[Minor]] = [
    Minor(
        "register_of_craftsmen", cost(), RegisterOfCraftsmen(PLAYED), needs=(at_least(2, needs.MAJORS),), passing=True
    ),
    Minor(
        "garden_path",
        cost(clay=1),
        Gain(PLAYED, gets=wares(wood=3)),
        GardenPath(PLAYED),
        needs=(at_least(1, FORESTS),),
        passing=True,
    ),
    Minor("out_on_the_wallaby", cost(), OutOnTheWallaby(PLAYED), passing=True),
    Minor("tinker", cost(food=1), Tinker(PLAYED), needs=(at_least(3, needs.MAJORS),), passing=True),
    Minor(
        "forest_swamp",
        cost(),
        Schedule(SPECIAL, CUT_PEAT, later=((4, A_FOREST),)),
        ArrivingTile(),
        needs=(at_least(2, needs.MAJORS),),
    ),
    Minor(
        "wedding_coach",
        cost(wood=2, food=1),
        WeddingCoach(PLAYED),
        needs=(at_least(4, HORSES),),
        gives={perks.EARLY_CHILDREN: 1},
    ),
    Minor("forest_hut", cost(wood=2), ForestHut(PLAYED), points=1, gives={perks.FOREST_DWELLERS: 1}),
    Minor("agricultural_implement", cost(wood=1), TakeSpecial(AFTER_SPACE, FARMLAND, CULTIVATION)),
    Minor(
        "tool_shed",
        cost(wood=1, clay=1),
        ToolShed(SPECIAL),
        ToolShed(BEFORE_SPECIAL),
        points=1,
        needs=(at_least(2, IMPROVEMENTS),),
        lies=USED,
    ),
    Minor(
        "peat_cutting_rights",
        cost(),
        Schedule(PLAYED, later=((4, FUEL), (7, FUEL))),
        PeatCuttingRights(DELIVERED),
        needs=(at_least(1, HORSES),),
    ),
    Minor("taps", cost(), TakeSpecial(LAST_TURN), needs=(at_least(2, IMPROVEMENTS),), lies=USED),
    Minor("peat_fertilizer", cost(), May(AFTER_SPECIAL, CUT_PEAT, does=board.SOW), needs=(at_least(2, needs.FIELDS),)),
    Minor(
        "natures_fertilizer",
        cost(food=2),
        NaturesFertilizer(MADE_FIELD),
        needs=(at_least(1, needs.MAJORS),),
        animal=BOAR,
    ),
    Minor("sowing_machine", cost(wood=3), SowingMachine(AFTER_SPECIAL, does=board.SOW), needs=(at_least(1, HORSES),)),
    Minor("hay_wagon", cost(wood=2), HayWagon(TOOK_GOODS), points=1, needs=(at_least(2, HORSES),)),
    Minor(
        "coal_seam",
        cost(wood=1, clay=1),
        Gain(PLAYED, gets=wares(fuel=1)),
        Gain(SPECIAL, HIRING_FAIR, gets=wares(fuel=1)),
        Gain(USED_SPACE, DAY_LABORER, gets=wares(fuel=1)),
        points=1,
    ),
    Minor(
        "arid_field",
        cost(),
        Leave(CUT_PEAT, goods=(FUEL, FOOD)),
        needs=(at_least(3, IMPROVEMENTS),),
        gives={perks.LEAVES: 1},
    ),
]
