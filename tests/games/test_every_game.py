"""Every game, player count and variant goes through the suite."""

import pytest

from tests.games.moorland import cases as moorland
from tests.suite import Case, play_checked

CASES = [case for players in (2, 3, 4) for case in moorland.cases(players)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_game_by_chance_holds_every_promise(case: Case) -> None:
    play_checked(case, seed=hash_of(case.name), thorough_every=40)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_games_by_chance_hold_every_promise(players: int) -> None:
    first = moorland.cases(players)[0]
    for seed in range(5):
        play_checked(first, seed, thorough_every=25)


def hash_of(name: str) -> int:
    """A seed that is the same in every run."""
    return int.from_bytes(name.encode()) % 10**6
