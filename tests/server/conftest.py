"""What the tests of the server share: servers that run, and databases to keep tables in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Browser, Page
from tests.server.fixtures import own_server as own_server
from tests.server.fixtures import server as server
from tests.server.postgres import NoPostgres, Postgres, postgres
from tests.server.servers import Server


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    """A person's browser."""
    with Browser(server.address) as browser:
        yield browser


@pytest.fixture
def friend(server: Server) -> Iterator[Browser]:
    """The browser of another person."""
    with Browser(server.address) as browser:
        yield browser


@pytest.fixture
def watcher(server: Server) -> Iterator[Browser]:
    """The browser of somebody who sits nowhere."""
    with Browser(server.address) as browser:
        yield browser


@pytest.fixture
def theirs(mine: Page, friend: Browser) -> Page:
    """The page of the other player at the table of `mine`, which a file of tests sets up; up to date."""
    (page,) = [page for page in friend.pages if page.table == mine.table]
    page.catch_up()
    return page


@pytest.fixture
def watching(mine: Page, theirs: Page, watcher: Browser) -> Page:
    """The page of somebody who looks on."""
    page = watcher.enter(mine.table)
    theirs.catch_up()
    return page


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    """A PostgreSQL server, where there is one."""
    try:
        with postgres() as running:
            yield running
    except NoPostgres as reason:
        pytest.skip(f"not tested with PostgreSQL: {reason}")


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new place to keep tables in."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    database_server: Postgres = request.getfixturevalue("database_server")
    return database_server.database()
