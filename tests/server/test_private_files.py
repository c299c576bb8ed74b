"""Tables are nobody else's business: the files they are in, and the folder we make for them."""

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.client import ME, Browser
from tests.server.servers import Server, running
from tests.server.shelf import shelf

WATCHED = """
import json, sys
from mire.server.storage import sqlite
done = []
told = "open", "os.chmod", "sqlite3.connect"
sys.addaudithook(lambda what, about: done.append((what, about)) if what in told else None)
sqlite._connect(sys.argv[1]).close()
steps = [(what, about[-1]) for what, about in done if str(about[0]) == sys.argv[1]]
print(json.dumps(steps, default=str))
"""


@pytest.fixture(params=[0o022, 0o002, 0o000, 0o077], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    """What people take from the modes of new files, from nothing to all that others may do."""
    before = os.umask(request.param)
    yield
    os.umask(before)


def mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


@contextmanager
def tables_in(file: Path) -> Iterator[None]:
    """A file with a table, open and written to."""
    with shelf(f"sqlite:///{file}") as opened:
        opened.create("moor")
        yield


@pytest.mark.usefixtures("umask")
def test_only_the_owner_reads_the_database_and_what_is_beside_it(tmp_path: Path) -> None:
    with tables_in(tmp_path / "moor" / "tables.sqlite"):
        modes = {file.name: mode(file) for file in (tmp_path / "moor").iterdir()}
        assert set(modes) >= {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"}
        assert set(modes.values()) == {"0o600"}


@pytest.mark.usefixtures("umask")
def test_only_the_owner_enters_the_folders_that_are_made(tmp_path: Path) -> None:
    with tables_in(tmp_path / "not" / "yet" / "tables.sqlite"):
        assert [mode(tmp_path / "not"), mode(tmp_path / "not" / "yet")] == ["0o700", "0o700"]


def test_there_is_no_moment_at_which_others_could_open_it(tmp_path: Path) -> None:
    outcome = subprocess.run(
        [sys.executable, "-c", WATCHED, str(tmp_path / "tables.sqlite")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=True,
    )
    (created, flags), (opened, _) = json.loads(outcome.stdout)  # in this order, and no mode is changed later
    assert (created, opened) == ("open", "sqlite3.connect")
    assert flags & os.O_CREAT
    assert flags & os.O_EXCL


def test_a_folder_that_is_there_stays_as_it_is_and_who_may_look_into_it_is_said(tmp_path: Path) -> None:
    server = Server(tmp_path / "open")
    server.folder.chmod(0o755)
    with running(server), Browser(server.address) as browser:
        browser.set_up(ME, ME)
        assert mode(server.folder) == "0o755"
        assert mode(server.file) == "0o600"
    assert server.complaints.splitlines() == [
        f"others on this machine may look into {server.folder}; 'chmod 700' keeps them out"
    ]


def test_of_a_folder_that_nobody_else_enters_nothing_is_said(own_server: Server) -> None:
    assert own_server.complaints == ""


def test_a_database_that_others_could_read_is_closed_to_them_with_what_is_beside_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with running(server), Browser(server.address) as browser:
        table = browser.set_up(ME, ME)
        server.kill()
        files = sorted(server.folder.glob("tables.sqlite*"))
        assert len(files) >= 3
        for file in files:
            file.chmod(0o644)
        server.start()
        assert {mode(file) for file in server.folder.glob("tables.sqlite*")} == {"0o600"}
        assert browser.info(table)["id"] == table


def test_a_file_that_is_no_database_keeps_its_mode(tmp_path: Path) -> None:
    diary = tmp_path / "tables.sqlite"
    diary.write_text("a diary, not a database " * 100)
    diary.chmod(0o644)
    with pytest.raises(Exception, match="can't be opened"), tables_in(diary):
        pass
    assert mode(diary) == "0o644"
