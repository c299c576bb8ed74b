"""Play is as it was, or the golden games were written anew on purpose (`make golden`)."""

import pytest

from tests.golden import FOLDER, GAMES, transcript


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_played_as_before(name: str) -> None:
    assert transcript(name) == (FOLDER / f"{name}.txt").read_text("utf-8")
