"""Backups: taken while people play, read back before they count, and put in place without losing what was there."""

import os
import random
import shlex
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

from mire.core.errors import BadSetup
from mire.server import backups
from tests.cli.conftest import Mire
from tests.cli.conftest import mire_cli as mire_cli
from tests.patience import PATIENCE
from tests.server.client import ME, Browser
from tests.server.old_databases import write_old
from tests.server.postgres import Postgres
from tests.server.servers import PROGRAM, Server, reading, running
from tests.server.shelf import shelf
from tests.server.worlds import play_on

ROOT = Path(__file__).parents[2]


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


def mire(*words: object) -> Said:
    """A command in a process of its own, beside the server."""
    outcome = subprocess.run(
        [sys.executable, "-c", PROGRAM, *map(str, words)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    return Said(outcome.returncode, outcome.stdout, outcome.stderr)


def back_up(server: Server, file: Path) -> None:
    said = mire("backup", file, "--data", server.folder)
    assert said == Said(0, f"{file} has all tables as they are now\n", "")


@pytest.fixture
def at_home(own_server: Server) -> Iterator[Browser]:
    """The browser of somebody with a server of their own."""
    with Browser(own_server.address) as browser:
        yield browser


def test_a_backup_has_every_table_as_it_is_and_is_the_owners_alone(
    own_server: Server, at_home: Browser, tmp_path: Path
) -> None:
    page = at_home.enter(at_home.set_up(ME, ME), look=0)
    play_on([page, at_home.enter(page.table, look=1)], random.Random(1), 20)
    back_up(own_server, tmp_path / "moor.sqlite")
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["moor.sqlite"]
    assert stat.S_IMODE((tmp_path / "moor.sqlite").stat().st_mode) == 0o600
    with shelf(f"sqlite:///{tmp_path / 'moor.sqlite'}") as copy:
        assert copy.load(page.table) == own_server.stored(page.table)
        assert copy.secret() == own_server.secret()


def test_backups_taken_in_the_midst_of_play_are_each_a_moment_of_it(
    own_server: Server, at_home: Browser, tmp_path: Path
) -> None:
    table = at_home.set_up(ME, ME)
    pages = [at_home.enter(table, look=seat) for seat in (0, 1)]
    with ThreadPoolExecutor(1) as aside:
        taken = aside.submit(take_backups, own_server, [tmp_path / f"{number}.sqlite" for number in range(3)])
        chance = random.Random(2)
        while not taken.done() and pages[0].view["seat"] is not None:
            play_on(pages, chance, 1)
        taken.result()
    _, entries = own_server.stored(table)
    for number in range(3):
        with shelf(f"sqlite:///{tmp_path / f'{number}.sqlite'}") as copy:
            stored = copy.load(table)
        assert stored is not None
        assert stored[1] == entries[: len(stored[1])]


def take_backups(server: Server, files: list[Path]) -> None:
    for file in files:
        back_up(server, file)


def test_what_a_killed_server_left_in_its_log_is_in_the_backup(
    own_server: Server, at_home: Browser, tmp_path: Path
) -> None:
    page = at_home.enter(at_home.set_up(ME, ME), look=0)
    page.play()
    own_server.kill()
    assert (own_server.folder / "tables.sqlite-wal").stat().st_size > 0
    back_up(own_server, tmp_path / "moor.sqlite")
    with reading(tmp_path / "moor.sqlite") as copy:
        assert copy.execute("SELECT count(*) FROM entries").fetchone() == (1,)


def test_a_backup_takes_no_other_files_place(own_server: Server, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary")
    said = mire("backup", tmp_path / "diary", "--data", own_server.folder)
    assert (said.code, said.out) == (2, "")
    assert "is there already, and a backup takes no other file's place" in said.err
    assert (tmp_path / "diary").read_text() == "dear diary"


def test_neither_does_it_take_the_place_of_one_that_comes_meanwhile(
    own_server: Server, at_home: Browser, tmp_path: Path
) -> None:
    at_home.set_up(ME, ME)
    diary = tmp_path / "diary"

    def write(*_: int) -> None:
        diary.write_text("dear diary")

    with pytest.raises(BadSetup, match="takes no other file's place"):
        backups.back_up(own_server.file, diary, write)
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["diary"]
    assert diary.read_text() == "dear diary"


def test_what_was_there_before_a_restore_is_kept_for_its_owner_alone_however_often(
    own_server: Server, at_home: Browser, tmp_path: Path
) -> None:
    at_home.set_up(ME, ME)
    back_up(own_server, tmp_path / "moor.sqlite")
    own_server.stop()
    kept = []
    for _ in range(3):
        own_server.file.chmod(0o644)
        kept.append(backups.restore(tmp_path / "moor.sqlite", own_server.file, lambda *_: None)[1])
    assert len(set(kept)) == 3
    assert {stat.S_IMODE(file.stat().st_mode) for file in own_server.folder.glob("tables.sqlite*")} == {0o600}


def test_a_table_that_can_not_be_read_back_is_kept_and_named(
    own_server: Server, at_home: Browser, tmp_path: Path
) -> None:
    good, bad = at_home.set_up(ME, ME), at_home.set_up(ME, ME)
    own_server.stop()
    with shelf(f"sqlite:///{own_server.file}") as opened:
        opened.append(bad, 0, b"no entry of ours")
    said = mire("backup", tmp_path / "moor.sqlite", "--data", own_server.folder)
    assert said.code == 0
    assert f"1 of them can't be read back by this Mire, and are kept as they are: {bad}\n" in said.out
    with shelf(f"sqlite:///{tmp_path / 'moor.sqlite'}") as copy:
        assert copy.load(bad) == own_server.stored(bad)
        assert copy.load(good) == own_server.stored(good)


def test_of_a_damaged_database_there_is_no_backup(own_server: Server, at_home: Browser, tmp_path: Path) -> None:
    for _ in range(20):
        at_home.set_up(ME, ME)
    own_server.stop()
    damage(own_server.file)
    said = mire("backup", tmp_path / "moor.sqlite", "--data", own_server.folder)
    assert said.code == 2
    assert f"{own_server.file} is damaged: " in said.err
    assert not [file for file in tmp_path.iterdir() if file.is_file()]


def damage(file: Path) -> None:
    """Write over a page in the middle, as a failing disk does."""
    with file.open("r+b") as raw:
        raw.seek(4096 * 2)
        raw.write(b"\xff" * 4096)


# Restoring


def test_a_restored_table_is_played_on_by_those_who_sat_there(
    own_server: Server, at_home: Browser, tmp_path: Path
) -> None:
    page = at_home.enter(at_home.set_up(ME, ME), look=0)
    page.play()
    before = own_server.stored(page.table)
    back_up(own_server, tmp_path / "moor.sqlite")
    page.play()
    late = at_home.set_up(ME, ME)
    own_server.stop()
    said = mire("restore", tmp_path / "moor.sqlite", "--data", own_server.folder)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(
        f"{own_server.file} has the tables of {tmp_path / 'moor.sqlite'}\nwhat was there is kept"
    )
    own_server.start()
    assert own_server.stored(page.table) == before
    assert stat.S_IMODE(own_server.file.stat().st_mode) == 0o600
    at_home.enter(page.table, look=0).play()
    assert at_home.get(f"/api/tables/{late}").status_code == 404
    (kept,) = own_server.folder.glob("tables.sqlite.until-*")
    with reading(kept) as old:
        assert old.execute("SELECT id FROM tables WHERE id = ?", (late,)).fetchall() == [(late,)]


def test_nothing_is_restored_while_a_server_has_the_tables_open(
    own_server: Server, at_home: Browser, tmp_path: Path
) -> None:
    table = at_home.set_up(ME, ME)
    back_up(own_server, tmp_path / "moor.sqlite")
    said = mire("restore", tmp_path / "moor.sqlite", "--data", own_server.folder)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"mire: a server has {own_server.file} open; stop it, restore, and start it again\n"
    at_home.enter(table, look=0).play()
    assert own_server.course(table).ply == 1
    assert not list(own_server.folder.glob("*.until-*"))


def test_tables_are_restored_where_there_are_none(own_server: Server, at_home: Browser, tmp_path: Path) -> None:
    table = at_home.set_up(ME, ME)
    back_up(own_server, tmp_path / "moor.sqlite")
    said = mire("restore", tmp_path / "moor.sqlite", "--data", tmp_path / "another" / "folder")
    assert (said.code, "kept" in said.out) == (0, False)
    elsewhere = Server(tmp_path / "another" / "folder")
    assert stat.S_IMODE(elsewhere.folder.stat().st_mode) == 0o700
    with running(elsewhere):
        at_home.move_to(elsewhere.address).enter(table, look=0).play()


def test_tables_that_a_link_leads_to_are_replaced_where_they_are(mire_cli: Mire, tmp_path: Path) -> None:
    (tmp_path / "large-disk").mkdir()
    write_old(tmp_path / "large-disk" / "moor.sqlite")
    (tmp_path / "tables.sqlite").symlink_to(tmp_path / "large-disk" / "moor.sqlite")
    assert mire_cli("backup copy.sqlite --data .").code == 0
    assert mire_cli("restore copy.sqlite --data .").code == 0
    assert (tmp_path / "tables.sqlite").is_symlink()
    assert len(list((tmp_path / "large-disk").glob("moor.sqlite.until-*"))) == 1


def test_a_damaged_database_and_its_log_are_kept_aside(own_server: Server, at_home: Browser, tmp_path: Path) -> None:
    page = at_home.enter(at_home.set_up(ME, ME), look=0)
    back_up(own_server, tmp_path / "moor.sqlite")
    page.play()
    own_server.kill()
    own_server.file.write_bytes(b"what a failing disk left " * 1000)
    assert mire("restore", tmp_path / "moor.sqlite", "--data", own_server.folder).code == 0
    assert len(list(own_server.folder.glob("tables.sqlite.until-*"))) == 3
    own_server.start()
    assert own_server.course(page.table).ply == 0  # what the old log still had is not played into the backup


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ("nothing", "there is no file"),
        ("a diary", "file is not a database"),
        ("an empty file", "holds no tables that this Mire knows (version 0"),
        ("of a newer Mire", "holds no tables that this Mire knows (version 99"),
        ("half of it", "malformed"),
    ],
)
def test_what_is_no_backup_changes_nothing(mire_cli: Mire, tmp_path: Path, wrong: str, complaint: str) -> None:
    place, backup = tmp_path / "tables.sqlite", tmp_path / "moor.sqlite"
    write_old(place)
    assert mire_cli("backup moor.sqlite --data .").code == 0
    before = place.read_bytes()
    spoil(backup, wrong)
    said = mire_cli("restore moor.sqlite --data .")
    assert said.code == 2
    assert complaint in said.err
    assert said.err.count("\n") == 1
    assert place.read_bytes() == before
    assert {file.name for file in tmp_path.iterdir()} <= {"tables.sqlite", "moor.sqlite"}


def spoil(backup: Path, how: str) -> None:
    if how == "of a newer Mire":
        with sqlite3.connect(backup) as database:
            database.execute("PRAGMA user_version = 99")
        database.close()
        return
    whole = backup.read_bytes()
    backup.unlink()
    if how != "nothing":
        left = {"a diary": b"dear diary " * 100, "an empty file": b"", "half of it": whole[: len(whole) // 2]}
        backup.write_bytes(left[how])


@pytest.mark.parametrize(("command", "instead"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_postgresql_has_its_own_tools_for_this(mire_cli: Mire, command: str, instead: str) -> None:
    said = mire_cli(f"{command} moor.sqlite --database postgresql://127.0.0.1:1/mire")
    assert said.code == 2
    assert f"PostgreSQL brings {instead} for it" in said.err


def test_what_the_docs_say_of_postgresql_brings_every_table_back(database_server: Postgres, tmp_path: Path) -> None:
    dump, bring_back = [
        line.strip().replace("mire.dump", str(tmp_path / "mire.dump"))
        for line in (ROOT / "docs" / "server.md").read_text("utf-8").splitlines()
        if line.startswith("    pg_")
    ]
    place = database_server.database()
    with shelf(place) as opened:
        opened.create("moor")
        opened.append("moor", 0, b"entry")
        secret = opened.secret()
    run(dump.replace("postgresql://mire@db/mire", place))
    with shelf(place) as opened:
        opened.append("moor", 1, b"later")
    run(bring_back.replace("postgresql://mire@db/mire", place))
    with shelf(place) as opened:
        assert opened.load("moor") == (b"set-up", [b"entry"])
        assert opened.secret() == secret


def run(command: str) -> None:
    outcome = subprocess.run(shlex.split(command), capture_output=True, text=True, timeout=PATIENCE)
    assert outcome.returncode == 0, outcome.stderr
