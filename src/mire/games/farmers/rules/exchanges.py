"""What can be exchanged at any time, offered when it can matter: on one's own turn, in payments and in the harvest."""

from typing import Final

from mire.core.moves import Move
from mire.games.farmers.box.goods import ANIMALS, CLAY, FIRST_ANIMAL, FOOD, FUEL, GRAIN, VEGETABLE, WOOD
from mire.games.farmers.box.improvements import number
from mire.games.farmers.box.majors import CRAFTS, JOINERY, POTTERY, TRADES, VILLAGE_CHURCH, can_trade, craft_of
from mire.games.farmers.box.special_cards import BLACK_MARKET, CARDS, DISPLAY, ILLICIT_WORK
from mire.games.farmers.cards import needs
from mire.games.farmers.cards.card import MINORS, cards_giving, happen
from mire.games.farmers.cards.moments import ANY_TIME, COOKED, WHILE_FEEDING
from mire.games.farmers.model import perks
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.rules import anytime_uses, costs, notation

ANY_GOOD: Final = -1
BASIC_SUPPLIES: Final = number("basic_supplies")  # in hand, it can make it useful to burn the last wood
FOR_EFFECTS: Final = 1  # food and fuel that cards in play ask for in the course of a turn


def on_turn(state: Position) -> list[Move]:
    """Before a person is placed or a special action taken: as much as anything could cost, the rest can wait."""
    player = state.player
    goods = player.goods
    moves: list[Move] = []
    if goods[FOOD] < food_for_a_turn(state) or BASIC_SUPPLIES in player.hand:
        moves += for_food(player)
    elif (state.board.corral is not None and state.is_free(state.board.corral)) or COOKED in player.listeners:
        moves += cook_animals(player)  # what the Corral gives depends on the kinds that are left
    if goods[WOOD] and (goods[FUEL] < fuel_for_a_turn(state) or is_restocked(player)):
        moves.append(notation.BURN_MOVE)
    moves += trades(state, ANY_GOOD)
    moves += lighting(player)
    if player.listeners:
        moves += anytime_uses.offered(state, ANY_TIME)
    return moves


def food_for_a_turn(state: Position) -> int:
    """The most food that a special action or a space takes now."""
    most = 0
    for space in state.board.takes_food:
        if state.is_free(space):
            most = max(most, space.food)
    for place, card in enumerate(state.cards):
        if not state.face_down[place] and state.users[place] != state.seat:
            used = state.users[place] != DISPLAY
            for action in CARDS[card].actions:
                most = max(most, costs.special(card, action, used=used).goods[FOOD])
    if state.player.hand or state.player.listeners:
        most += max(most_for_cards(state.player, FOOD, needs.FOOD_THERE), FOR_EFFECTS)
    return most


def fuel_for_a_turn(state: Position) -> int:
    """The most fuel that an improvement, a special action or a card takes now."""
    player = state.player
    most = 1 if player.unlit or has_work(state, ILLICIT_WORK) else 0
    if player.hand:
        black_market = 1 if has_work(state, BLACK_MARKET) else 0
        most = max(most, most_for_cards(player, FUEL, needs.FUEL_THERE) + black_market)
    if player.listeners:
        most = max(most + FOR_EFFECTS, fuel_for_boat(player))
    return most


def fuel_for_boat(player: Player) -> int:
    """What a boat takes at most for one thing."""
    return player.perk(perks.BOAT)


def is_restocked(player: Player) -> bool:
    """Whether a card gives a new wood to who has burnt the last one."""
    return BASIC_SUPPLIES in player.hand or anytime_uses.can_add(player, WOOD)


def most_for_cards(player: Player, good: int, need: int) -> int:
    """The most of a good that a card in hand costs or needs."""
    most = 0
    for card in player.hand:
        most = max(most, MINORS[card].price.goods[good])
        for needed in MINORS[card].needs:
            if needed.of == need:
                most = max(most, needed.least)
    return most


def has_work(state: Position, action: int) -> bool:
    """Whether the player may take the card with Illicit Work or the Black Market."""
    for place, card in enumerate(state.cards):
        if action in CARDS[card].actions:
            return not state.face_down[place] and state.users[place] != state.seat
    return False


def while_feeding(state: Position, due: int, heating: int) -> list[Move]:
    """In a harvest, before the people are fed; animals may be cooked to make room for young ones as well."""
    player = state.player
    moves = crafting(player) + cook_animals(player)
    if player.goods[FOOD] < due:
        moves += prepare_crops(player)
    if _can_craft(player, POTTERY):
        moves += trades(state, CLAY)
    for_fuel = player.goods[FUEL] < max(heating, fuel_for_boat(player)) or can_donate(player) or _can_distil(player)
    if for_fuel or _can_craft(player, JOINERY):
        moves += trades(state, WOOD)
        moves += lighting(player) or burning_to_light(player)
    else:
        moves += taking_into_use(state)
    if player.listeners:
        moves += anytime_uses.offered(state, WHILE_FEEDING)
        moves += anytime_uses.bringing_goods(state)
        if notation.BURN_MOVE not in moves:
            moves += burning_for_boat(player)
    return moves


def while_heating(state: Position, due: int, saved_by_wood: int) -> list[Move]:
    """In a harvest, before the house is heated; a wood that saves fuel may be burnt even if there is enough."""
    player = state.player
    moves = crafting(player) if player.cards else []
    lacking = max(due + can_donate(player) - player.goods[FUEL], saved_by_wood)
    if lacking > 0 and player.goods[WOOD]:
        moves.append(notation.BURN_MOVE)
    if can_trade(player.cards):
        if player.goods[WOOD] < max(lacking, 0) + _can_craft(player, JOINERY) + _can_distil(player):
            moves += trades(state, WOOD)
        if not player.goods[CLAY] and _can_craft(player, POTTERY):
            moves += trades(state, CLAY)
    if can_donate(player) and player.goods[FUEL]:
        moves.append(notation.DONATE_MOVE)
    if player.listeners:
        moves += anytime_uses.offered(state, WHILE_FEEDING)
        if lacking > 0 or _lacks_for_crafts(player):
            moves += anytime_uses.bringing_goods(state)
    return moves


def _lacks_for_crafts(player: Player) -> bool:
    """Whether a craft building could be used in this harvest if only its good was there."""
    return any([_can_craft(player, craft.major) and not player.goods[craft.good] for craft in CRAFTS])


def beside_actions(state: Position, actions: int) -> list[Move]:
    """What cards can be used for at any time, and wood burnt for that.

    Right before scoring, when no actions are open, animals are cooked if cards have something for that.
    """
    player = state.player
    found = anytime_uses.offered(state, ANY_TIME) + burning_for_boat(player)
    if not actions and COOKED in player.listeners:
        found += cook_animals(player)
    return found


def burning_for_boat(player: Player) -> list[Move]:
    """A wood becomes the fuel that a boat takes."""
    lacks = player.goods[WOOD] and player.goods[FUEL] < fuel_for_boat(player)
    return [notation.BURN_MOVE] if lacks else []


def for_food(player: Player) -> list[Move]:
    """Ways to turn animals and crops into food."""
    return cook_animals(player) + prepare_crops(player)


def cook_animals(player: Player) -> list[Move]:
    """Animals that the improvements in use can cook."""
    moves: list[Move] = []
    for animal in range(len(ANIMALS)):
        if player.animals[animal] and player.rates[1 + animal]:
            moves.append(notation.COOKS[FIRST_ANIMAL + animal])
    return moves


def prepare_crops(player: Player) -> list[Move]:
    """Grain is eaten as it is, vegetables too or cooked."""
    moves: list[Move] = []
    if player.goods[GRAIN]:
        moves.append(notation.EATS[GRAIN])
    if player.goods[VEGETABLE]:
        moves.append(notation.COOKS[VEGETABLE] if player.rates[0] > 1 else notation.EATS[VEGETABLE])
    return moves


def trades(state: Position, wanted: int) -> list[Move]:
    """What the trade buildings give, or only those trades that give one good.

    Wood and clay are not traded back in the same turn: that leads nowhere.
    """
    player = state.player
    moves: list[Move] = []
    for card in player.cards:
        for paid, received in TRADES.get(card, []):
            if wanted in (ANY_GOOD, received) and state.tradable(paid):
                moves.append(notation.TRADE.move(paid, received))
    return moves


def crafting(player: Player) -> list[Move]:
    """The craft buildings that can be used in this harvest."""
    moves: list[Move] = []
    for craft in CRAFTS:
        if player.goods[craft.good] and _can_craft(player, craft.major):
            moves.append(notation.CRAFT_MOVES[craft.major])
    return moves


def taking_into_use(state: Position) -> list[Move]:
    """The next step to light a new cooking improvement: with a fuel, a wood to burn, or a trade for a wood."""
    player = state.player
    if not player.unlit:
        return []
    return lighting(player) or burning_to_light(player) or trades(state, WOOD)


def burning_to_light(player: Player) -> list[Move]:
    """A wood becomes the fuel that a new cooking improvement lacks."""
    lacks = player.unlit and not player.goods[FUEL] and player.goods[WOOD]
    return [notation.BURN_MOVE] if lacks else []


def lighting(player: Player) -> list[Move]:
    """New cooking improvements that a fuel takes into use."""
    if not player.goods[FUEL]:
        return []
    return [notation.LIGHTS[card] for card in player.unlit]


def can_donate(player: Player) -> bool:
    """Whether the Village Church can be used in this harvest."""
    return _can_craft(player, VILLAGE_CHURCH)


def _can_distil(player: Player) -> bool:
    """Whether grain can be distilled in this harvest, if there is a fuel or a wood for it."""
    distilleries = cards_giving(player, perks.DISTILS)
    return player.goods[GRAIN] > 0 and any([_can_craft(player, card) for card in distilleries])


def _can_craft(player: Player, card: int) -> bool:
    return card in player.cards and card not in player.crafted


def cook(state: Position, animal: int, food: int) -> None:
    """An animal is turned into food."""
    player = state.player
    player.lose(animal)
    player.goods[FOOD] += food
    for code in player.listeners.get(COOKED, []):  # of cards just played too: cooking is no part of the action
        happen(state, state.seat, code, animal, 1)


def carry_out(state: Position, move: Move) -> None:
    """Carry out any of the moves that are offered on a turn beside persons and special actions."""
    if move.verb in anytime_uses.VERBS:
        anytime_uses.take_up(state, move)
    else:
        exchange(state, move)


def exchange(state: Position, move: Move) -> None:
    """Carry out an exchange."""
    player = state.player
    goods = player.goods
    verb = move.verb
    if verb is notation.COOK:
        if move.a == VEGETABLE:
            goods[VEGETABLE] -= 1
            goods[FOOD] += player.rates[0]
        else:
            animal = move.a - FIRST_ANIMAL
            cook(state, animal, player.rates[1 + animal])
    elif verb is notation.EAT:
        goods[move.a] -= 1
        goods[FOOD] += 1
    elif verb is notation.BURN:
        state.spend(WOOD)
        goods[FUEL] += 1
    elif verb is notation.TRADE:
        state.trade(move.a, move.b)
    elif verb is notation.CRAFT:
        craft = craft_of(move.a)
        state.spend(craft.good)
        goods[FOOD] += craft.food
        player.crafted.append(move.a)
    elif verb is notation.DONATE:
        goods[FUEL] -= 1
        player.bonus += 1
        player.crafted.append(VILLAGE_CHURCH)
    else:
        goods[FUEL] -= 1
        player.unlit.remove(move.a)
        player.refresh_rates()
