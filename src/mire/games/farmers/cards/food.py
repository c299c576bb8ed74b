"""Food providers: M026, M094 to M109."""

from typing import ClassVar, Final

from mire.core.moves import Move
from mire.core.sayings import Values
from mire.games.farmers.box import board
from mire.games.farmers.box.goods import CLAY, FIRST_ANIMAL, FOOD, GRAIN, HORSE, SHEEP, cost
from mire.games.farmers.box.grid import ones
from mire.games.farmers.box.majors import FIREPLACES, SLAUGHTERHOUSES
from mire.games.farmers.box.special_cards import CUT_PEAT, FELL_TREES
from mire.games.farmers.cards import needs
from mire.games.farmers.cards.card import Effect, Minor, card_of, index_listeners
from mire.games.farmers.cards.effects import (
    FISHING,
    At,
    AtSpaces,
    Gain,
    Leave,
    Trade,
    deliver,
    has_fuel,
    use_up_fuel,
    wares,
)
from mire.games.farmers.cards.estimates import HALF, ONE_OF_NINE, ONE_OF_THREE, Each, some
from mire.games.farmers.cards.moments import (
    ANY_TIME,
    GREW,
    HARVEST,
    HEALED,
    HOME,
    PLAYED,
    SPECIAL,
    USED_SPACE,
    WHILE_FEEDING,
)
from mire.games.farmers.cards.needs import FORESTS, HORSES, IMPROVEMENTS, NO_HARVEST, at_least, at_most
from mire.games.farmers.model import perks
from mire.games.farmers.model.events import DRAWN, FarmersEvent
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import DECIDING, Asked, OfSeat
from mire.games.farmers.rules import actions, exchanges, hand, notation

BLOCK_RATES: Final = [1, 2, 3, 2]  # food for each kind of animal
DEPOSIT: Final = 6  # food
DISTILLED: Final = 5  # food


class ChimneyHood(Effect):
    """What the best oven or hearth gives for a grain."""

    estimate: ClassVar = Each(some(food=2), per=needs.MAJORS, most=1)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        player.goods[FOOD] += max([oven.bakes for oven in actions.ovens_in_use(player)], default=0)


class PeatBath(At):
    """A food in each of the next rounds, as many as there are moors."""

    estimate: ClassVar = Each(some(food=1), per=needs.MOORS)

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        for later in range(1, ones(state.players[seat].farm.moors) + 1):
            deliver(state, seat, code, state.round + later, FOOD)


class FallowFields(AtSpaces):
    """Two food on empty fields; they are taken when the field is sown."""

    asks: ClassVar = "fallow"
    estimate: ClassVar = Each(some(food=2), per=needs.FIELDS, most=3)

    def spaces(self, player: Player) -> int:
        return player.farm.empty_fields & ~player.farm.with_wares

    def do_at(self, state: Position, space: int) -> None:
        state.player.farm.leave(space, [FOOD, FOOD])


class VillageHall(Effect):
    """Two food if no special action card lies in front of the player."""

    estimate: ClassVar = Each(some(food=2), chance=ONE_OF_THREE)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        if seat not in state.users:
            state.players[seat].goods[FOOD] += 2


class Pheromones(Effect):
    """A food for the player, and two for everybody with a stable or a pasture."""

    estimate: ClassVar = Each(some(food=2))

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.players[seat].goods[FOOD] += 1
        for player in state.players:
            if player.farm.stables or player.farm.pastures:
                player.goods[FOOD] += 2


class ButchersBlock(Effect):
    """The player may and everybody else must turn an animal into food."""

    asks: ClassVar = "slaughter"
    asks_others: ClassVar = True
    estimate: ClassVar = Each(some(food=1), per=needs.ALL_ANIMALS, most=1)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        state.pending.append(OfSeat(DECIDING, seat))
        for place in range(len(state.players) - 1, 0, -1):
            other = (seat + place) % len(state.players)
            if any(state.players[other].animals):
                state.pending += [Asked(code, 1), OfSeat(DECIDING, other)]
        state.pending.append(Asked(code))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        kinds = [kind for kind, animals in enumerate(state.player.animals) if animals]
        found = [notation.COOKS[FIRST_ANIMAL + kind] for kind in kinds]
        if found and not step.memory:
            found.append(notation.DONE_MOVE)
        return found

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        if move.verb is notation.COOK:
            exchanges.cook(state, move.a - FIRST_ANIMAL, BLOCK_RATES[move.a - FIRST_ANIMAL])

    def about(self, state: Position, step: Asked) -> Values:
        return {"must": "yes" if step.memory else "no"}

    def food_for(self, kind: int) -> int:
        return BLOCK_RATES[kind]


class SavingsDeposit(Effect):
    """A start card is drawn; one that is not above the clay in supply pays out, and the card moves on."""

    estimate: ClassVar = Each(some(food=6), chance=ONE_OF_THREE, times=3)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        if draw_start_card(state, seat, card_of(code)) <= player.goods[CLAY]:
            player.goods[FOOD] += DEPOSIT
            player.cards.remove(card_of(code))
            index_listeners(player)
            hand.pass_on(state, seat, card_of(code))


class WildHarvest(Effect):
    """A start card is drawn; one that is not above the number of forests gives a food."""

    estimate: ClassVar = Each(some(food=1), per=needs.FORESTS, chance=ONE_OF_NINE)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        player.goods[FOOD] += draw_start_card(state, seat, card_of(code)) <= ones(player.farm.forests)


def draw_start_card(state: Position, seat: int, card: int) -> int:
    """The number of a start card drawn from all nine for a card."""
    drawn = state.draws[-1]
    state.draws = state.draws[:-1]
    state.drawn = [*state.drawn, drawn]
    state.seal_undo()
    state.note(FarmersEvent(DRAWN, seat, card=card, number=drawn))
    return drawn


class ForestKindergarten(Effect):
    """A food for each forest."""

    estimate: ClassVar = Each(some(food=1), per=needs.FORESTS)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        player = state.players[seat]
        player.goods[FOOD] += ones(player.farm.forests)


class TwoHorses(Effect):
    """Two horses together give five food."""

    makes_room: ClassVar = True

    def moves(self, state: Position, step: Asked) -> list[Move]:
        card = card_of(step.effect)
        player = state.player
        can = player.animals[HORSE] >= 2 and card not in player.unlit
        return [notation.USES[card]] if can else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        exchanges.cook(state, HORSE, 2)
        exchanges.cook(state, HORSE, 3)

    def at_most(self, player: Player, card: int) -> int:
        return player.animals[HORSE] * 3


class GrainDistillery(Effect):
    """Once in a harvest a fuel, or a wood burnt for it, and a grain give five food; see scoring for the points."""

    estimate: ClassVar = Each(some(food=5, fuel=-1, grain=-1), chance=HALF)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        card = card_of(step.effect)
        player = state.player
        can = card not in player.crafted and has_fuel(player) and player.goods[GRAIN] > 0
        return [notation.USES[card]] if can else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        state.player.crafted.append(card_of(step.effect))
        use_up_fuel(state)
        state.player.goods[GRAIN] -= 1
        state.player.goods[FOOD] += DISTILLED


CARDS: Final[list[Minor]] = [
    Minor("chimney_hood", cost(clay=1), ChimneyHood(PLAYED), passing=True),
    Minor("peat_bath", cost(wood=1, clay=1), PeatBath(USED_SPACE, board.INFIRMARY), points=1),
    Minor("fallow_fields", cost(), FallowFields(PLAYED, times=3), gives={perks.LEAVES: 1}),
    Minor(
        "fallow_land",
        cost(),
        Leave(FELL_TREES, CUT_PEAT, goods=(FOOD,)),
        needs=(at_least(2, IMPROVEMENTS),),
        gives={perks.LEAVES: 1},
    ),
    Minor("village_hall", cost(wood=2, clay=2), VillageHall(HOME), points=1),
    Minor(
        "fish_smoke_house",
        cost(wood=1, clay=2),
        Trade(USED_SPACE, FISHING, gives=cost(fuel=1), gets=wares(food=3)),
        points=2,
    ),
    Minor("healing_clay", cost(clay=1), Gain(PLAYED, gets=wares(food=1)), Gain(HEALED, gets=wares(food=1)), points=1),
    Minor("pheromones", cost(), Pheromones(PLAYED), needs=(at_most(2, IMPROVEMENTS),)),
    Minor("butchers_block", cost(wood=1), ButchersBlock(PLAYED), points=1, needs=(at_least(1, NO_HARVEST),)),
    Minor("savings_deposit", cost(food=2), SavingsDeposit(HARVEST), points=1),
    Minor(
        "forest_kindergarten", cost(wood=1, stone=2), ForestKindergarten(GREW), points=1, needs=(at_most(3, FORESTS),)
    ),
    Minor("wild_harvest", cost(), Gain(PLAYED, gets=wares(food=1)), WildHarvest(HARVEST)),
    Minor("open_grill", cost(), points=2, upgrades=tuple(FIREPLACES), cooks=(2, 2, 3, 3, 2), bakes=2),
    Minor(
        "horse_butchery",
        cost(),
        TwoHorses(ANY_TIME, (FOOD,)),
        points=3,
        upgrades=tuple(SLAUGHTERHOUSES),
        removes=True,
        cooks=(0, 1, 2, 3, 2),
    ),
    Minor("pot_roast_recipe", cost(), needs=(at_least(2, HORSES),), gives={perks.HORSE_ROAST: 2}),
    Minor(
        "grain_distillery",
        cost(stone=2),
        GrainDistillery(WHILE_FEEDING),
        points=1,
        animal=SHEEP,
        gives={perks.DISTILS: 1},
    ),
    Minor("malthouse", cost(clay=2), Trade(SPECIAL, CUT_PEAT, gives=cost(grain=1), gets=wares(food=4)), points=1),
]
