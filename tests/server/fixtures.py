"""Servers for whoever tests against one: without a browser, or with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not harm it."""
    with running(Server(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server to stop, to kill and to start again."""
    with running(Server(tmp_path / "own")) as server:
        yield server
