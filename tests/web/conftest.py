"""What the tests of the page share: a server, a browser, and people who open pages in it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.fixtures import own_server as own_server
from tests.server.fixtures import server as server
from tests.web.browsers import chromium, open_player
from tests.web.players import Player

OpenPage = Callable[..., Player]  # `open_page(width=360, locale="de")`, see open_player


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser that all pages of these tests are open in."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def open_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Pages with cookies of their own; that none of them had anything to complain about is checked at the end."""
    players: list[Player] = []

    def open_one(at: str = "", **more: Any) -> Player:
        players.append(player := open_player(browser, at or request.getfixturevalue("server").address, **more))
        return player

    yield open_one
    complaints = [player.complaints for player in players]
    for player in players:
        player.close()
    assert not any(complaints), complaints
