"""Games are played as their versions say, so that none goes on by other rules than it was begun with."""

import pytest

from mire.core.game import Game
from mire.core.registry import games
from tests.versions import complaint

VERSIONS = [(game, version) for game in games() for version in range(1, game.version + 1) if game.plays(version)]


@pytest.mark.parametrize(("game", "version"), VERSIONS, ids=lambda one: one.name if isinstance(one, Game) else str(one))
def test_a_version_is_what_it_was(game: Game, version: int) -> None:
    assert complaint(game, version) == ""
