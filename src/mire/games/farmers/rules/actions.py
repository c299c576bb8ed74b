"""The actions that spaces and cards are made of: plow, sow, bake, build, fence, renovate, improve."""

from typing import Final

from mire.core.moves import Move
from mire.games.farmers.box import board
from mire.games.farmers.box.goods import FIRST_ANIMAL, FOOD, FUEL, GRAIN, VEGETABLE, WOOD, Cost, is_enough, packed
from mire.games.farmers.box.grid import around, number_of, singles
from mire.games.farmers.box.improvements import FIRST_MINOR
from mire.games.farmers.box.majors import MAJORS, Kitchen, kitchen_of
from mire.games.farmers.cards.card import EFFECTS, cards_giving, index_listeners
from mire.games.farmers.cards.moments import ANY_TIME, BUILT_ROOMS
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import STONE_HOUSE, WOOD_HOUSE
from mire.games.farmers.model.player import NOWHERE, Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import HOUSING_STEP, Acting, Asked, Fencing, Occurring
from mire.games.farmers.rules import costs, hand, land, major_effects, notation
from mire.games.farmers.rules.costs import can_pay
from mire.games.farmers.rules.exchanges import lighting
from mire.games.farmers.rules.means import A_FUEL, ways_to

_REPEATED: Final = board.SOW | board.ROOMS | board.STABLES | board.FENCES
BUILDING: Final = [notation.BUILD, notation.BUILD_WITH_FUEL]
BY_VERB: Final = {
    notation.PLOW: board.PLOW | board.PLOW_FOR_FOOD,
    notation.SOW: board.SOW,
    notation.BAKE: board.BAKE,
    notation.ROOM: board.ROOMS,
    notation.STABLE: board.STABLES | board.STABLE,
    notation.FENCE: board.FENCES,
    notation.RENOVATE: board.RENOVATE,
    notation.HUT_ROOM: board.RENOVATE,
    notation.BUILD: board.MAJOR,
    notation.BUILD_WITH_FUEL: board.MAJOR,
    notation.UPGRADE: board.IMPROVE,
    notation.PLAY: board.MINOR,
    notation.BUY: board.BUY_GRAIN,
}


def can_do_any(state: Position, actions: int) -> bool:
    """Whether the player can carry out one of several actions."""
    for action in board.ACTIONS:  # noqa: SIM110
        if actions & action and can_do(state, action):
            return True
    return False


def can_do(state: Position, action: int) -> bool:
    """Whether the player can carry out an action now."""
    player = state.player
    farm = player.farm
    goods = player.goods
    if action == board.PLOW:
        return farm.places_for_field() != 0
    if action == board.SOW:
        return (goods[GRAIN] > 0 or goods[VEGETABLE] > 0) and farm.sowable != 0
    if action == board.BAKE:
        return goods[GRAIN] > 0 and most_baked(player) > 0
    if action == board.ROOMS:
        return can_pay(player, costs.room(player)) and farm.places_for_room() != 0
    if action == board.STABLES:
        return can_pay(player, costs.STABLE) and farm.places_for_stable() != 0
    if action == board.STABLE:
        return can_pay(player, costs.SIDE_JOB_STABLE) and farm.places_for_stable() != 0
    if action == board.FENCES:
        return farm.can_fence(goods[WOOD])
    if action == board.RENOVATE:
        return can_renovate(player) or places_in_place_of_hut(player) != 0
    if action == board.MAJOR:
        return can_build_major(state)
    if action == board.MINOR:
        return hand.can_play_any(state, upgrades=False)
    if action == board.BUY_GRAIN:
        return goods[FOOD] > 0
    return goods[FOOD] > 0 and farm.places_for_field() != 0


def moves(state: Position, step: Acting) -> list[Move]:
    """All ways to begin or go on with the open actions."""
    found: list[Move] = []
    for action in board.ACTIONS:
        if step.actions & action and can_do(state, action):
            found += _ways_to(state, action)
    if step.actions & board.MAJOR and not step.actions & board.MINOR and state.player.hand:
        found += hand.play_moves(state, upgrades=True)
    if may_stop(step):
        found.append(notation.DONE_MOVE)
    return found


def may_stop(step: Acting) -> bool:
    """Whether something has been done, or nothing need be."""
    return step.begun != 0 or step.optional


def _ways_to(state: Position, action: int) -> list[Move]:
    """All first steps of an action that can be carried out."""
    player = state.player
    farm = player.farm
    if action in (board.PLOW, board.PLOW_FOR_FOOD):
        return at(notation.PLOWS, farm.places_for_field())
    if action == board.SOW:
        crops = [crop for crop in (GRAIN, VEGETABLE) if player.goods[crop]]
        return [notation.SOW.move(number_of(space), crop) for space in singles(farm.sowable) for crop in crops]
    if action == board.BAKE:
        most = min(player.goods[GRAIN], most_baked(player), len(notation.BAKES) - 1)
        return [notation.BAKES[number] for number in range(1, most + 1)]
    if action == board.ROOMS:
        return at(notation.ROOM_MOVES, farm.places_for_room())
    if action in (board.STABLES, board.STABLE):
        return at(notation.STABLE_MOVES, farm.places_for_stable())
    if action == board.FENCES:
        return fence_moves(player, 0)
    if action == board.RENOVATE:
        found = at(notation.HUT_ROOMS, places_in_place_of_hut(player))
        return [notation.RENOVATE_MOVE, *found] if can_renovate(player) else found
    if action == board.MAJOR:
        return major_moves(state)
    if action == board.MINOR:
        return hand.play_moves(state, upgrades=False)
    return [notation.BUY.move(GRAIN)]


def at(moves_by_space: list[Move], spaces: int) -> list[Move]:
    """A move for each of some spaces."""
    return [moves_by_space[number_of(space)] for space in singles(spaces)]


def perform(state: Position, step: Acting, move: Move) -> None:
    """Carry out a move of the open actions, and note which of them are still open."""
    state.pending.pop()
    if move.verb is notation.DONE:
        return
    action = step.actions & BY_VERB[move.verb]
    if action == board.FENCES and step.begun != action:
        state.pending.append(HOUSING_STEP)  # when all fences of the action stand: animals may have lost their room
    if action == board.ROOMS and step.begun != action and state.player.listeners:
        state.pending.append(Occurring(BUILT_ROOMS, state.player.farm.room_count))
    state.pending.append(after(step, action))
    _carry_out(state, action, move)


def after(step: Acting, action: int) -> Acting:
    """The open actions once one of them has been begun: none is come back to, and some are done once only."""
    still_open = step.actions & ~(step.begun & ~action)
    if step.one_of:
        still_open &= action
    if not action & _REPEATED:
        still_open &= ~action
    return Acting(still_open, action)


def _carry_out(state: Position, action: int, move: Move) -> None:
    player = state.player
    farm = player.farm
    if move.verb is notation.RENOVATE:
        state.pay(costs.renovation(player))
        farm.house += 1
        return
    space = 1 << move.a
    if action in (board.PLOW, board.PLOW_FOR_FOOD):
        land.use(state, space)
        farm.fields |= space
        player.goods[FOOD] -= action == board.PLOW_FOR_FOOD
    elif action == board.SOW:
        sow(state, space, move.b)
    elif action == board.BAKE:
        player.goods[GRAIN] -= move.a
        player.goods[FOOD] += baked(player, move.a)
    elif action == board.ROOMS:
        state.pay(costs.room(player))
        build_room(state, space)
    elif action == board.RENOVATE:
        build_room(state, space)
        give_way(state)
    elif action in (board.STABLES, board.STABLE):
        state.pay(costs.STABLE if action == board.STABLES else costs.SIDE_JOB_STABLE)
        build_stable(state, space)
    elif action == board.FENCES:
        state.pending.append(Fencing(space))
    elif action == board.BUY_GRAIN:
        player.goods[FOOD] -= 1
        player.goods[GRAIN] += 1
    elif move.verb is notation.PLAY:
        hand.play(state, move.a)
    elif move.verb is not notation.UPGRADE:
        build_for(state, move, costs.major(player, move.a))
    elif move.a >= FIRST_MINOR:
        hand.upgrade(state, move.a, move.b)
    else:
        upgrade(state, move.a, move.b)


def sow(state: Position, space: int, crop: int) -> None:
    """Sow a crop; what lies on a field is picked up then."""
    player = state.player
    player.goods[crop] -= 1
    if space & player.farm.fields:
        land.use(state, space)
    player.farm.sow(space, crop)


def build_room(state: Position, space: int) -> None:
    """A room of the house stands."""
    land.use(state, space)
    state.player.farm.rooms |= space


def give_way(state: Position) -> None:
    """The card in whose place a room was built leaves the game."""
    player = state.player
    hut = cards_giving(player, perks.PLACE_FOR_ROOM)[0]
    state.removed = [*state.removed, hut]
    player.cards.remove(hut)
    index_listeners(player)


def build_stable(state: Position, space: int) -> None:
    """A stable stands."""
    land.use(state, space)
    state.player.farm.stables |= space


def can_renovate(player: Player) -> bool:
    """Whether the player can pay for a better house."""
    return player.farm.house < STONE_HOUSE and can_pay(player, costs.renovation(player))


def places_in_place_of_hut(player: Player) -> int:
    """Where a room can be built in place of a card, and of a renovation."""
    if player.farm.house != WOOD_HOUSE or not player.perk(perks.PLACE_FOR_ROOM):
        return 0
    return player.farm.places_for_room()


# Fences


def fence_moves(player: Player, chosen: int) -> list[Move]:
    """The spaces that can join a new pasture, and whether it is complete."""
    shapes = player.farm.pastures_to_fence(player.goods[WOOD], chosen)
    reached = 0
    for shape in shapes:
        reached |= shape
    if chosen:
        reached &= around(chosen) & ~chosen
    found = at(notation.FENCE_MOVES, reached)
    if chosen in shapes:
        found.append(notation.ENCLOSE_MOVE)
    return found


def fence(state: Position, step: Fencing, move: Move) -> None:
    """One more space for the new pasture, or the fences around it."""
    player = state.player
    state.pending.pop()
    if move.verb is notation.FENCE:
        state.pending.append(Fencing(step.spaces | 1 << move.a))
    else:
        state.spend(WOOD, player.farm.fence(step.spaces))
        land.use(state, step.spaces)


# Baking


def ovens_in_use(player: Player) -> list[Kitchen]:
    """The improvements that bake bread."""
    return [kitchen_of(card) for card in player.cards if kitchen_of(card).bakes and card not in player.unlit]


def most_baked(player: Player) -> int:
    """How many grain all ovens and hearths in use take in one action."""
    return sum([oven.grain for oven in ovens_in_use(player)])


def baked(player: Player, grain: int) -> int:
    """The food for so many grain, each baked where it yields most."""
    food = 0
    for oven in sorted(ovens_in_use(player), key=_by_yield):
        number = min(grain, oven.grain)
        food += number * oven.bakes
        grain -= number
    return food


def _by_yield(oven: Kitchen) -> int:
    return -oven.bakes


# Major improvements


def can_build_major(state: Position) -> bool:
    """Whether the player can pay for a card on top of a stack, or return one for it."""
    player = state.player
    purse = packed(player.goods)
    for stack in state.stacks:
        if stack:
            card = stack[-1]
            if is_enough(purse, costs.major(player, card)):
                return True
            if player.cards and MAJORS[card].upgrades and returnable(player, card):
                return True
            if player.goods[FUEL] and costs.prices_with_fuel(player, costs.major(player, card)):
                return True
    return len(player.hand) > 0 and hand.can_play_any(state, upgrades=True)


def major_moves(state: Position) -> list[Move]:
    """The cards that can be built, by paying or by returning another."""
    player = state.player
    found: list[Move] = []
    for stack in state.stacks:
        if stack:
            card = stack[-1]
            found += ways_to_build(player, card, costs.major(player, card))
            found += [notation.UPGRADE.move(card, old) for old in returnable(player, card)]
    return found


def ways_to_build(player: Player, card: int, price: Cost) -> list[Move]:
    """With what a major improvement costs, or with a fuel in place of a building resource."""
    found = [notation.BUILDS[card]] if can_pay(player, price) else []
    return found + [notation.BUILD_WITH_FUEL.move(card, good) for good in costs.prices_with_fuel(player, price)]


def ways_to_have(state: Position, card: int, price: Cost) -> list[Move]:
    """A major improvement built for a price, or the exchanges that lead there."""
    found = ways_to_build(state.player, card, price)
    for other in costs.prices_of_major(state.player, price):
        found += ways_to(state, other, known=found)
    return found


def build_for(state: Position, move: Move, price: Cost) -> None:
    """Build a major improvement for a price, or with a fuel in place of one of its goods."""
    state.pay(price.instead(move.b, FUEL) if move.verb is notation.BUILD_WITH_FUEL else price)
    build(state, move.a)


def returnable(player: Player, card: int) -> list[int]:
    """The player's own cards that can be returned for one."""
    return [old for old in MAJORS[card].upgrades if old in player.cards]


def upgrade(state: Position, card: int, old: int) -> None:
    """Take the new card, then put the old one back onto its stack; a fuel token on it stays."""
    player = state.player
    player.cards.remove(old)
    was_unlit = old in player.unlit
    build(state, card)
    if was_unlit:
        player.unlit.remove(old)
    elif card in player.unlit:
        player.unlit.remove(card)
    player.refresh_rates()
    state.put_back(old, MAJORS[old].stack)


def build(state: Position, card: int) -> None:
    """A major improvement comes into play, with what it gives at once."""
    player = state.player
    stack = MAJORS[card].stack
    state.restack(stack, state.stacks[stack][:-1])
    if state.tokens and kitchen_of(card).cooks:
        player.unlit.append(card)
    player.add_card(card)
    major_effects.when_built(state, card)


# Animals


def housing_moves(state: Position, *, breeding: bool) -> list[Move]:
    """Ways to make room: release an animal, or cook it unless they breed."""
    player = state.player
    found: list[Move] = []
    for animal in range(len(player.animals)):
        if player.animals[animal]:
            if not breeding and player.rates[1 + animal]:
                found.append(notation.COOKS[FIRST_ANIMAL + animal])
            found.append(notation.RELEASES[FIRST_ANIMAL + animal])
            if player.lodger == NOWHERE and is_guest(state):
                found.append(notation.LODGES[FIRST_ANIMAL + animal])
    if not breeding:
        if player.unlit:
            found += lighting(player) or ways_to(state, A_FUEL)
        for code in player.listeners.get(ANY_TIME, []):
            if EFFECTS[code].makes_room:
                found += EFFECTS[code].moves(state, Asked(code))
    return found


def is_guest(state: Position) -> bool:
    """Whether another player has a card on which everybody may keep an animal."""
    if state.board.level == 1:
        return False
    return any([other is not state.player and other.perk(perks.GUESTS) > 0 for other in state.players])
