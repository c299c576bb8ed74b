"""The log is made from what the rules note; a slow oracle finds the same by playing moves again without each card."""

import random

import pytest

from mire.core.moves import Move
from mire.core.state import NOBODY
from mire.games.farmers.game import FARMERS
from mire.games.farmers.rules import notation
from mire.games.farmers.rules.dealing import WAYS
from mire.games.farmers.state import FarmersState
from tests.games.farmers.oracle_telling import tell
from tests.games.farmers.rules_worlds import asked, dealt
from tests.telling import told_of

WITH_CARDS = [
    notation.PLAY,
    notation.UPGRADE,
    notation.USE,
    notation.CONVERT,
    notation.SWAP,
    notation.AT,
    notation.HUT_ROOM,
]


@pytest.mark.chance
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_with_cards_the_log_says_what_the_oracle_finds(players: int, way: str) -> None:
    state, chance = dealt(players, players, hands=way, tokens=players % 2 == 0), random.Random(players)
    while asked(state) != "over":
        moves = [move for move in state.moves() if move.verb in WITH_CARDS]
        _agree(state, chance.choice(moves if moves and chance.random() < 0.7 else state.moves()))


@pytest.mark.chance
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_without_cards_the_log_says_what_the_oracle_finds(players: int) -> None:
    state, chance = dealt(players, players), random.Random(players)
    while asked(state) != "over":
        _agree(state, chance.choice(state.moves()))


@pytest.mark.chance
@pytest.mark.parametrize("players", [1, 2, 3])
def test_where_bots_play_the_log_says_what_the_oracle_finds(players: int) -> None:
    state = dealt(players, players, hands="deal")
    while asked(state) != "over":
        _agree(state, FARMERS.advise(state))


def _agree(state: FarmersState, move: Move) -> None:
    """For who decides and for who looks on; then the move is made."""
    for seat in (state.seat, NOBODY):
        assert told_of(FARMERS, state, move, seat) == tell(state, move, seat), str(move)
    state.play(move)
