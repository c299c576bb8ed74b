"""Every game, player count and variant goes through the suite."""

import pytest

from tests.games.dartmoor import cases as dartmoor
from tests.games.farmers import cases as farmers
from tests.games.moorland import cases as moorland
from tests.suite import Case, play_checked

FIRST = [moorland.cases(players)[0] for players in (2, 3, 4)] + [dartmoor.cases(players)[0] for players in (2, 3, 4, 5)]
FIRST += [case for players in (1, 2, 3, 4, 5, 6) for case in farmers.cases(players)[:3:2]]  # each level
CASES = [case for players in (2, 3, 4) for case in moorland.cases(players)]
CASES += [case for players in (2, 3, 4, 5) for case in dartmoor.cases(players)]
CASES += [case for players in (1, 2, 3, 4, 5, 6) for case in farmers.cases(players)]
CASES += [case.begun_by(first) for case in FIRST if case.players > 1 for first in (case.players - 1, "lot")]
SLICE = 4  # one case of so many, and every first one, is played on both engines; all on the compiled one
ENOUGH_FOR_BOTH = [case for place, case in enumerate(CASES) if place % SLICE == 0 or case in FIRST]
MARKED = [pytest.param(case, marks=[] if case in ENOUGH_FOR_BOTH else pytest.mark.bulk, id=case.name) for case in CASES]


@pytest.mark.chance
@pytest.mark.parametrize("case", MARKED)
def test_a_game_by_chance_holds_every_promise(case: Case) -> None:
    play_checked(case, seed=hash_of(case.name), thorough_every=40)


@pytest.mark.chance
@pytest.mark.bulk
@pytest.mark.parametrize("case", FIRST, ids=lambda case: case.name)
def test_more_games_by_chance_hold_every_promise(case: Case) -> None:
    for seed in range(5):
        play_checked(case, seed, thorough_every=25)


def hash_of(name: str) -> int:
    """A seed that is the same in every run."""
    return int.from_bytes(name.encode()) % 10**6
