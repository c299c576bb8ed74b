"""The cards and boards of a game, for who looks through them without a table."""

from pathlib import Path

import pytest

import mire
from mire.core.registry import games
from tests.server.client import ME, Browser, bot

NAMES = [game.name for game in games()]


@pytest.mark.parametrize("game", NAMES)
def test_every_game_shows_its_box_as_a_table_plays_with_it(browser: Browser, game: str) -> None:
    answer = browser.get(f"/api/games/{game}/components")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    table = browser.set_up(ME, bot(), game=game)
    assert answer.json() == browser.get(f"/api/tables/{table}/components").json()


def test_a_box_is_as_the_options_say(browser: Browser) -> None:
    with_hands = browser.get("/api/games/farmers/components?level=2").json()
    assert with_hands == mire.new("farmers", players=2, level="2").components()
    assert with_hands["minors"]
    assert not browser.get("/api/games/farmers/components?level=1").json()["minors"]


@pytest.mark.parametrize("asked", ["chess", "farmers?level=9", "farmers?colour=red", "%00"])
def test_no_box_is_shown_that_there_is_not(browser: Browser, asked: str) -> None:
    game, _, query = asked.partition("?")
    answer = browser.get(f"/api/games/{game}/components?{query}")
    assert answer.status_code == 400
    assert list(answer.json()) == ["error"]


def test_a_box_is_never_read_from_a_file_that_a_stranger_names(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "secret.toml").write_text('password = "moor"')
    answer = browser.http.get("/api/games/moorland/components", params={"components": str(tmp_path / "secret.toml")})
    assert answer.status_code == 400
    assert "must be given as data" in answer.json()["error"]
