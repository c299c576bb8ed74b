"""Goods are conserved: in whole random games everything that anybody has was paid for, given or grown by the rules."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from mire.games.farmers.box.goods import FOOD, GRAIN, WOOD
from mire.games.farmers.io.view import view
from mire.games.farmers.model.farmyard import Field
from mire.games.farmers.model.player import Delivery
from mire.games.farmers.rules import notation
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_ledger import Ledger
from tests.games.farmers.rules_worlds import dealt

COUNTS = [1, 2, 3, 4, 5, 6]
ONLY_WITH_CARDS = [  # at level II
    *(notation.BUILD_WITH_FUEL, notation.HUT_ROOM, notation.PLAY, notation.REST, notation.LODGE, notation.USE),
    *(notation.AT, notation.CONVERT, notation.SWAP, notation.IDLE, notation.THROW, notation.RAISE, notation.WAIT),
    *(notation.TAKE, notation.CHANGE),
]


@cache
def verbs_of_games(players: int, tokens: bool) -> frozenset[str]:
    """Play a few games with their ledger: which verbs were entered."""
    verbs = set()
    for seed in range(4):
        state, chance = dealt(players, seed, tokens=tokens), random.Random(seed)
        if seed:
            endow(state, chance)
        ledger = Ledger(view(state))
        while state.seat >= 0:
            move = chance.choice(state.moves())
            state.play(move)
            ledger.enter(str(move), view(state))
            verbs.add(move.verb.word)
    return frozenset(verbs)


def endow(state: FarmersState, chance: random.Random) -> None:
    """Goods for all, so that much is built in a random game."""
    for player in state.players:
        for good in range(len(player.goods)):
            player.goods[good] += chance.randrange(20)


@pytest.mark.chance
@pytest.mark.parametrize("tokens", [False, True])
@pytest.mark.parametrize("players", COUNTS)
def test_every_ware_comes_from_somewhere_and_goes_somewhere(players: int, tokens: bool) -> None:
    assert verbs_of_games(players, tokens)


@pytest.mark.chance
def test_the_games_in_the_ledger_have_all_kinds_of_moves() -> None:
    entered = {verb for players in COUNTS for tokens in (False, True) for verb in verbs_of_games(players, tokens)}
    assert entered == {verb.word for verb in notation.VERBS if verb not in ONLY_WITH_CARDS}


@pytest.mark.parametrize("players", COUNTS)
def test_the_ledger_opens_with_food_only_and_what_the_first_round_brings(players: int) -> None:
    ledger = Ledger(view(dealt(players)))
    food = [0] if players == 1 else [2, 3, 3, 3, 3, 3][:players]
    assert [+book.wares for book in ledger.books] == [+Counter(food=number) for number in food]
    assert sum(ledger.stock.values()) == {1: 5, 2: 7, 3: 10, 4: 13, 5: 15, 6: 15}[players]


def wood(state: FarmersState) -> None:
    state.players[1].goods[WOOD] += 1


def sheep(state: FarmersState) -> None:
    state.players[0].animals[0] += 1


def wood_on_a_space(state: FarmersState) -> None:
    state.stock[6] += 1


def crop(state: FarmersState) -> None:
    farm = state.players[0].farm
    farm.fields |= 1
    farm.sown[1] = Field(GRAIN, 1)


def delivery(state: FarmersState) -> None:
    state.players[1].deliveries.append(Delivery(9, FOOD, 4))


@pytest.mark.parametrize("wrong", [wood, sheep, wood_on_a_space, crop, delivery])
def test_whatever_comes_out_of_nothing_is_noticed(wrong: Callable[[FarmersState], None]) -> None:
    state = dealt(2)
    ledger = Ledger(view(state))
    move = state.moves()[-1]
    state.play(move)
    wrong(state)
    with pytest.raises(AssertionError):
        ledger.enter(str(move), view(state))
