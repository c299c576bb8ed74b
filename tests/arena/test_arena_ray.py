"""The same games on a Ray cluster, here one that is started on this machine."""

from collections.abc import Iterator

import pytest

from mire.arena.arena import Arena
from mire.arena.play.workers import play_on_ray, ray_cluster
from mire.bots.faults import BotFault
from mire.core.registry import games
from tests.arena.test_arena import results_of, without_time
from tests.own_bots import own

pytest.importorskip("ray")

GAME = games()[0].name


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One for all tests, as it takes seconds to start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        with ray_cluster():
            yield


def test_a_cluster_gives_the_same_results() -> None:
    here, there = (Arena(GAME, ["random", own("First"), own("Last")], players=2, games=12) for _ in range(2))
    assert without_time(results_of(there, play_on_ray).to_json()) == without_time(results_of(here).to_json())


def test_a_bot_that_fails_on_a_cluster_is_named() -> None:
    arena = Arena(GAME, ["random", own("Failing")], players=2, games=2, seed=11)
    with pytest.raises(BotFault, match=r"^\S*Failing failed at move \d+ of the game with seed 11, at seat 2: KeyError"):
        arena.play(play_on_ray)
