"""All that cards and goods can be exchanged for at any time, whether it helps or not, and what that opens up."""

import random
from collections.abc import Callable, Iterable

from mire.core.moves import Move
from mire.games.farmers.box import improvements
from mire.games.farmers.box.goods import FIRST_ANIMAL, FUEL, GRAIN, HORSE, VEGETABLE, WOOD
from mire.games.farmers.box.majors import TRADES, kitchen_of
from mire.games.farmers.cards.moments import ANY_TIME
from mire.games.farmers.model.position import NOTHING_TRADED
from mire.games.farmers.rules import anytime_uses, notation
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import asked

Exchanges = Callable[[FarmersState], list[tuple[Move, FarmersState]]]

VERBS = [
    notation.COOK,
    notation.EAT,
    notation.BURN,
    notation.TRADE,
    notation.LIGHT,
    notation.USE,
    notation.CONVERT,
    notation.SWAP,
]
STALLS = ["furniture_stall", "ceramics_stall", "basket_stall"]
KITCHENS = ["fireplace_2", "cooking_hearth_4", "cookhouse_4", "horse_slaughterhouse_2", "horse_butchery"]
COUNTED = ["hardware_store", "cooperative_store", "winter_storehouse"]
AT_ANY_TIME = [*STALLS, *KITCHENS, *COUNTED, "peat_boat", "bog_pony", "oak_bark", "farmhands_quarters"]


def holdings(state: FarmersState) -> tuple[object, ...]:
    """All that exchanges change."""
    player = state.player
    return (
        tuple(player.goods),
        tuple(player.animals),
        tuple(sorted(player.unlit)),
        tuple(sorted(player.lies_on.items())),
        player.lying,
        player.farm.moors,
        tuple(player.crafted),
    )


def after(state: FarmersState, move: Move) -> FarmersState:
    other = state.copy()
    assert isinstance(other, FarmersState)
    other.carry_out(move)
    return other


def by_all_rules(state: FarmersState) -> list[tuple[Move, FarmersState]]:
    """Each exchange with what comes of it; goods may even be traded back."""
    player = state.player
    moves = [notation.EAT.move(good) for good in (GRAIN, VEGETABLE) if player.goods[good]]
    moves += [notation.BURN_MOVE] if player.goods[WOOD] else []
    moves += [notation.COOK.move(VEGETABLE)] if player.goods[VEGETABLE] and player.rates[0] > 1 else []
    for kind, number in enumerate(player.animals):
        moves += [notation.COOK.move(FIRST_ANIMAL + kind)] if number and player.rates[1 + kind] else []
    moves += [notation.LIGHT.move(card) for card in player.unlit if player.goods[FUEL]]
    for card in player.cards:
        moves += [notation.TRADE.move(paid, got) for paid, got in TRADES.get(card, []) if player.goods[paid]]
    moves += [move for move in anytime_uses.offered(state, ANY_TIME) if is_plain(move)]
    found = [(move, after(state, move)) for move in moves]
    for _, other in found:
        other.traded = NOTHING_TRADED
    return found


def as_offered(state: FarmersState) -> list[tuple[Move, FarmersState]]:
    return [(move, after(state, move)) for move in state.moves() if move.verb in VERBS and is_plain(move)]


def is_plain(move: Move) -> bool:
    """Whether an exchange brings no animal, for which there may be no room, and throws nothing away."""
    return move.verb is not notation.THROW and not (move.verb is notation.CONVERT and move.b >= FIRST_ANIMAL)


def reached(state: FarmersState, exchanges: Exchanges, most: int = 3000) -> list[FarmersState] | None:
    """All positions of the same decision after any number of exchanges; None if they are too many."""
    found: dict[tuple[object, ...], FarmersState] = {}
    fresh = [state]
    while fresh:
        now = fresh.pop()
        if asked(now) == asked(state) and holdings(now) + tuple(now.traded) not in found:
            found[holdings(now) + tuple(now.traded)] = now
            fresh += [other for _, other in exchanges(now)]
            if len(found) > most:
                return None
    return list(found.values())


def opened(states: Iterable[FarmersState], *, buying: str = "") -> set[str]:
    """What else can be done in any of some positions; a card's own use is no exchange where it is what is paid for."""
    return {
        str(move)
        for state in states
        for move in state.moves()
        if move.verb not in VERBS or str(move) == f"use {buying}"
    }


def endow(state: FarmersState, chance: random.Random) -> None:
    """A few goods, animals and counters."""
    player = state.player
    player.goods[:] = [chance.choice([0, 0, 1, 2, 3]) for _ in player.goods]
    player.animals[chance.randrange(HORSE)] += chance.choice([0, 0, 1, 2])
    player.animals[HORSE] += chance.choice([0, 0, 1])
    if not player.have_room():
        player.animals[:] = [0, 0, 0, 1]
    for card in COUNTED:
        number = improvements.number(card)
        if number in player.cards:
            player.put_on_card(number, chance.choice([0, 1, 2]))


def some_of(names: list[str], chance: random.Random, most: int) -> list[str]:
    return sorted({chance.choice(names) for _ in range(chance.randint(1, most))})


def unlit_of(cards: Iterable[str], chance: random.Random) -> str:
    """Those of some kitchens that are not in use."""
    return " ".join(card for card in cards if kitchen_of(improvements.number(card)).cooks and chance.random() < 0.5)
