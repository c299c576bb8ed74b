"""What every place to keep tables promises, SQLite and PostgreSQL alike."""

import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

import psycopg
import pytest

from mire.core.errors import BadSetup
from mire.server.storage import UNREADABLE, Change, Clash, Damaged, Gone, StorageDown
from mire.server.storage.postgres import CONNECTIONS
from mire.server.storage.sqlite_presence import SqlitePresence
from tests.patience import PATIENCE
from tests.server.damage import damage_page_with
from tests.server.postgres import Postgres
from tests.server.servers import PROGRAM
from tests.server.shelf import Shelf, shelf

TABLES = [f"table {number:02}" for number in range(100)]


@pytest.fixture
def kept(place: str) -> Iterator[Shelf]:
    """A place that keeps one table, 'moor'."""
    with shelf(place) as opened:
        opened.create("moor")
        yield opened


def test_a_new_table_has_its_set_up_and_no_entries(kept: Shelf) -> None:
    kept.create("heath", b"\x00any bytes\xff")
    assert kept.load("heath") == (b"\x00any bytes\xff", [])


def test_a_table_that_was_never_kept_is_not_there(kept: Shelf) -> None:
    assert kept.load("heath") is None


def test_a_table_is_kept_once(kept: Shelf) -> None:
    with pytest.raises(Clash):
        kept.create("moor", b"another")
    assert kept.load("moor") == (b"set-up", [])


def test_entries_come_back_in_their_order(kept: Shelf) -> None:
    entries = [f"entry {ply}".encode() for ply in range(25)]
    for ply, entry in enumerate(entries):
        kept.append("moor", ply, entry)
    assert kept.load("moor") == (b"set-up", entries)


def test_entries_come_back_in_the_order_of_their_numbers_however_they_were_written(kept: Shelf) -> None:
    kept.at_once(*[lambda storage, ply=ply: storage.append("moor", ply, b"%d" % ply) for ply in (2, 0, 3, 1)])
    assert kept.load("moor") == (b"set-up", [b"0", b"1", b"2", b"3"])


def test_tables_have_entries_of_their_own(kept: Shelf) -> None:
    kept.create("heath")
    kept.append("moor", 0, b"of the moor")
    kept.append("heath", 0, b"of the heath")
    assert kept.load("moor") == (b"set-up", [b"of the moor"])
    assert kept.load("heath") == (b"set-up", [b"of the heath"])


def test_a_number_is_taken_once(kept: Shelf) -> None:
    kept.append("moor", 0, b"first")
    with pytest.raises(Clash):
        kept.append("moor", 0, b"second")
    assert kept.load("moor") == (b"set-up", [b"first"])


def test_of_entries_written_together_those_that_clash_fail_alone(kept: Shelf) -> None:
    numbers = [0, 1, 1, 2, 0, 3, 4, 4, 5]
    outcomes = kept.at_once(*[lambda storage, n=n: storage.append("moor", n, b"%d" % n) for n in numbers])
    assert [outcome for outcome in outcomes if outcome is None] == [None] * 6
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [Clash] * 3
    assert kept.load("moor") == (b"set-up", [b"0", b"1", b"2", b"3", b"4", b"5"])


def test_what_can_not_be_done_fails_alone(kept: Shelf) -> None:
    odd, good = kept.at_once(lambda s: s.load("half a character \ud800"), lambda s: s.append("moor", 0, b"first"))
    assert isinstance(odd, Exception)
    assert good is None
    assert kept.load("moor") == (b"set-up", [b"first"])


def test_nothing_is_written_to_a_table_that_is_not_there(kept: Shelf) -> None:
    with pytest.raises(Gone):
        kept.append("heath", 0, b"entry")
    assert kept.load("heath") is None


def test_everything_is_there_again_after_reopening(place: str) -> None:
    with shelf(place) as first:
        first.create("moor")
        first.append("moor", 0, b"entry")
    with shelf(place) as second:
        assert second.load("moor") == (b"set-up", [b"entry"])


def test_two_servers_see_what_the_other_wrote_and_one_gets_the_number(place: str) -> None:
    with shelf(place) as one, shelf(place) as other:
        one.create("moor")
        one.append("moor", 0, b"one")
        with pytest.raises(Clash):
            other.append("moor", 0, b"other")
        other.append("moor", 1, b"other")
        assert one.load("moor") == other.load("moor") == (b"set-up", [b"one", b"other"])


def test_the_secret_stays_the_same(place: str) -> None:
    with shelf(place) as first, shelf(place) as second:
        secret = first.secret()
        assert len(secret) == 32
        assert first.secret() == second.secret() == secret
    with shelf(place) as later:
        assert later.secret() == secret


def test_every_place_has_a_secret_of_its_own(kept: Shelf, tmp_path: Path) -> None:
    with shelf(f"sqlite:///{tmp_path / 'other.sqlite'}") as other:
        assert other.secret() != kept.secret()


def test_what_a_newer_mire_wrote_is_refused(place: str) -> None:
    with shelf(place) as opened:
        opened.create("moor")
    _make_newer(place)
    known = 3 if place.startswith("sqlite:///") else 2
    with pytest.raises(BadSetup, match=rf"was written by a newer Mire \(version 99 .* this one knows {known}\)"):
        Shelf(place)


def _make_newer(place: str) -> None:
    if place.startswith("sqlite:///"):
        connection = sqlite3.connect(place.removeprefix("sqlite:///"))
        connection.execute("PRAGMA user_version = 99")
        connection.close()
    else:
        with psycopg.connect(place, autocommit=True) as database:
            database.execute("UPDATE mire_version SET version = 99")


def test_the_folder_of_a_new_file_is_made(tmp_path: Path) -> None:
    with shelf(f"sqlite:///{tmp_path / 'not' / 'yet' / 'tables.sqlite'}") as opened:
        opened.create("moor")
    assert (tmp_path / "not" / "yet" / "tables.sqlite").is_file()


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    broken = tmp_path / "tables.sqlite"
    broken.write_bytes(b"a diary, not a database " * 100)
    with pytest.raises(BadSetup, match=r"tables\.sqlite can't be opened: file is not a database"):
        Shelf(f"sqlite:///{broken}")
    assert broken.read_bytes() == b"a diary, not a database " * 100


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="can't be opened"):
        Shelf(f"sqlite:///{tmp_path}")


def test_a_database_that_does_not_answer_is_refused() -> None:
    with pytest.raises(BadSetup, match="the PostgreSQL database can't be opened: "):
        Shelf("postgresql://nobody@127.0.0.1:1/nothing?connect_timeout=2")


@pytest.mark.parametrize("url", ["mysql://somewhere", "tables.sqlite", "", "sqlite:/one-slash"])
def test_an_unknown_kind_of_database_is_refused(url: str) -> None:
    with pytest.raises(BadSetup, match=r"is no database that is known here; there are sqlite:///FILE and postgresql"):
        Shelf(url)


@pytest.fixture
def damaged(tmp_path: Path) -> Iterator[Shelf]:
    """A file with 100 tables of 10 entries each, in which a page with entries of table 50 is damaged."""
    file = tmp_path / "tables.sqlite"
    with shelf(f"sqlite:///{file}") as opened:
        for table in TABLES:
            opened.create(table)
        for table in TABLES:
            opened.at_once(
                *[lambda s, t=table, n=ply: s.append(t, n, f"entry {n} of {t} ".encode() * 3) for ply in range(10)]
            )
    damage_page_with(file, b"entry 5 of table 50 ")
    with shelf(f"sqlite:///{file}") as opened:
        yield opened


def test_a_damaged_page_costs_the_tables_on_it_alone(damaged: Shelf) -> None:
    whole = [table for table in TABLES if UNREADABLE not in _entries(damaged, table)]
    assert len(TABLES) - len(whole) < 10
    assert all(len(_entries(damaged, table)) == 10 for table in whole)
    assert "table 50" not in whole


def test_of_a_table_on_a_damaged_page_all_is_read_that_stands_before_it(damaged: Shelf) -> None:
    *entries, last = _entries(damaged, "table 50")
    assert last == UNREADABLE
    assert entries == [f"entry {ply} of table 50 ".encode() * 3 for ply in range(len(entries))]
    assert len(entries) < 6


def test_what_is_written_elsewhere_in_the_same_moment_is_kept(damaged: Shelf) -> None:
    whole = [table for table in TABLES if UNREADABLE not in _entries(damaged, table)]
    for ply in range(10, 30):  # pages fill up, and one beside a damaged one can't be divided
        outcomes = damaged.at_once(*[lambda s, t=table, n=ply: s.append(t, n, b"more" * 20) for table in whole])
        assert outcomes == [None] * len(whole)
    assert all(_entries(damaged, table)[10:] == [b"more" * 20] * 20 for table in whole)
    with pytest.raises(Damaged):
        damaged.append("table 50", 10, b"more")


def test_an_entry_that_was_kept_elsewhere_has_its_number_to_itself(damaged: Shelf) -> None:
    whole = [table for table in TABLES if UNREADABLE not in _entries(damaged, table)]
    for table in whole:
        for ply in range(10, 30):
            damaged.append(table, ply, b"more" * 20)
    for table in whole:
        for ply in range(10, 30):
            with pytest.raises(Clash):
                damaged.append(table, ply, b"another")


def test_a_file_that_is_damaged_everywhere_is_not_the_fault_of_a_table(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with shelf(f"sqlite:///{file}") as opened:
        for table in TABLES[:3]:
            opened.create(table)
            opened.append(table, 0, b"the only page of entries")
    damage_page_with(file, b"the only page of entries")
    with shelf(f"sqlite:///{file}") as opened:
        outcomes = opened.at_once(*[lambda s, t=table: s.append(t, 1, b"more") for table in TABLES[:3]])
        assert [type(outcome) for outcome in outcomes] == [StorageDown] * 3
        with pytest.raises(StorageDown):
            opened.load(TABLES[0])


def test_an_entry_that_is_missing_is_not_passed_over(kept: Shelf) -> None:
    for ply in (0, 1, 3, 4):
        kept.append("moor", ply, b"%d" % ply)
    assert kept.load("moor") == (b"set-up", [b"0", b"1", UNREADABLE])


def _entries(opened: Shelf, table: str) -> list[bytes]:
    stored = opened.load(table)
    assert stored is not None
    return stored[1]


def test_a_closed_file_says_so(tmp_path: Path) -> None:
    opened = Shelf(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    opened.do(lambda storage: storage.close())
    with pytest.raises(StorageDown, match="the database is closed"):
        opened.load("moor")
    opened.close()


def test_a_server_says_in_one_line_that_its_database_can_not_be_opened(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("a diary, not a database " * 100)
    command = [sys.executable, "-c", PROGRAM, "--no-browser", "--port", "0", "--data", str(tmp_path)]
    outcome = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert outcome.returncode == 2
    assert outcome.stdout == ""
    assert outcome.stderr.splitlines() == [
        f"mire: the database {tmp_path / 'tables.sqlite'} can't be opened: file is not a database"
    ]


def test_postgresql_tells_of_what_others_write_and_not_of_ones_own(database_server: Postgres) -> None:
    place = database_server.database()
    with shelf(place) as one, shelf(place) as other:
        for table in ("moor", "heath", "bog"):
            one.create(table)
        # From now on it listens; before, anything may have changed.
        assert [one.changed(), one.changed()] == [Change("entries"), Change("presence")]
        one.append("heath", 0, b"its own")
        other.append("moor", 0, b"another's")
        other.append("bog", 0, b"another's")
        assert [one.changed(), one.changed()] == [Change("entries", "moor"), Change("entries", "bog")]


def test_a_file_tells_that_others_wrote_and_not_of_ones_own(tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with shelf(place) as one, shelf(place) as other, ThreadPoolExecutor(1) as aside:
        one.create("moor")
        with pytest.raises(TimeoutError):
            one.changed(patience=1)
        waiting = aside.submit(one.changed)
        other.append("moor", 0, b"another's")
        assert waiting.result() == Change("entries")
        other.append("moor", 1, b"another's, while nobody waited")
        assert one.changed() == Change("entries")


def test_a_lost_connection_to_postgresql_is_said_and_made_again(database_server: Postgres) -> None:
    place = database_server.database()
    with shelf(place) as opened:
        opened.create("moor")
        assert [opened.changed(), opened.changed()] == [Change("entries"), Change("presence")]
        database_server.execute(
            place,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid()",
        )
        with pytest.raises(StorageDown):
            opened.changed()
        assert [opened.changed(), opened.changed()] == [Change("entries"), Change("presence")]
        _append_soon(opened, "moor", 0, b"entry")
        assert opened.load("moor") == (b"set-up", [b"entry"])


# Who is there


def test_servers_tell_each_other_who_is_at_their_tables(place: str) -> None:
    with shelf(place) as one, shelf(place) as other:
        one.tell(moor=b"ann", heath=b"ben")
        other.tell(moor=b"cleo")
        assert one.hear("moor", "heath", "bog") == {"moor": [b"cleo"], "heath": [], "bog": []}
        assert other.hear("moor", "heath") == {"moor": [b"ann"], "heath": [b"ben"]}


def test_what_is_told_last_counts_and_nothing_when_nobody_is_there_any_more(place: str) -> None:
    with shelf(place) as one, shelf(place) as other:
        one.tell(moor=b"ann")
        one.tell(moor=b"ann and ben")
        assert other.hear("moor") == {"moor": [b"ann and ben"]}
        one.tell(moor=b"")
        assert other.hear("moor") == {"moor": []}


def test_it_is_known_how_long_ago_something_was_told(place: str) -> None:
    with shelf(place) as one, shelf(place) as other:
        one.tell(moor=b"ann")
        time.sleep(0.3)
        (ago,) = other.ages("moor")
        assert ago >= 0.3
        one.tell(moor=b"ann")
        (anew,) = other.ages("moor")
        assert anew < ago + 60


def test_a_server_that_beats_lives_and_one_that_leaves_does_not(place: str) -> None:
    with shelf(place) as one:
        assert one.beat() == frozenset()
        with shelf(place) as other:
            other.beat()
            other.tell(moor=b"ann")
            assert len(one.beat()) == 1
        assert one.beat() == frozenset()
        assert one.hear("moor") == {"moor": []}


def test_nothing_is_heard_of_a_server_that_beats_no_more_until_it_does(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mire.server.storage.sqlite_presence.LIVES_SECONDS", 0)
    monkeypatch.setattr("mire.server.storage.postgres.LIVES", timedelta(0))
    with shelf(place) as one, shelf(place) as other:
        other.tell(moor=b"ann")
        assert one.beat() == frozenset()
        assert one.hear("moor") == {"moor": []}
        monkeypatch.undo()
        other.beat()
        assert len(one.beat()) == 1
        assert one.hear("moor") == {"moor": [b"ann"]}


def test_who_listens_is_told_that_others_come_and_go_and_nothing_of_beats(place: str) -> None:
    in_file = place.startswith("sqlite")
    with shelf(place) as one, shelf(place) as other:
        if not in_file:  # who begins to listen is told that anything may have changed
            assert [one.changed(), one.changed()] == [Change("entries"), Change("presence")]
        one.tell(moor=b"its own")
        other.beat()
        with pytest.raises(TimeoutError):
            one.changed(patience=1)
        other.tell(moor=b"ann")
        assert one.changed() == Change("presence", None if in_file else "moor")
        other.tell(moor=b"")
        assert one.changed() == Change("presence", None if in_file else "moor")


def _append_soon(opened: Shelf, table: str, ply: int, entry: bytes) -> None:
    for _ in range(CONNECTIONS):
        try:
            return opened.append(table, ply, entry)
        except StorageDown:
            pass  # one of the connections that were open
    return opened.append(table, ply, entry)


@pytest.mark.parametrize(
    ("code", "raises"),
    [
        (sqlite3.SQLITE_IOERR_READ, Damaged),
        (sqlite3.SQLITE_IOERR_WRITE, StorageDown),
        (sqlite3.SQLITE_IOERR_FSYNC, StorageDown),
    ],
)
def test_what_the_disk_can_not_read_is_the_damage_of_one_table_and_what_it_can_not_write_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, raises: type[Exception]
) -> None:
    def fail(*_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = code
        raise error

    with shelf(f"sqlite:///{tmp_path / 'tables.sqlite'}") as opened:
        opened.create("moor")
        opened.append("moor", 0, b"entry")
        with monkeypatch.context() as patch:
            patch.setattr("mire.server.storage.sqlite.load", fail)
            with pytest.raises(raises):
                opened.load("moor")
        assert opened.load("moor") == (b"set-up", [b"entry"])


# The file that tells who is there


@pytest.mark.parametrize("garbage", [b"\xa5" * 8192, b"", b"a diary"])
def test_damage_to_the_file_of_who_is_there_is_mended_by_a_new_one(tmp_path: Path, garbage: bytes) -> None:
    place, presence = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "tables.sqlite-presence"
    with shelf(place) as opened:
        opened.create("moor")
    presence.write_bytes(garbage)
    with shelf(place) as one, shelf(place) as other:
        one.tell(moor=b"ann")
        assert other.hear("moor") == {"moor": [b"ann"]}
        assert one.load("moor") == (b"set-up", [])


def test_damage_to_it_while_servers_run_is_mended_and_nothing_that_was_told_is_lost(tmp_path: Path) -> None:
    place, presence = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "tables.sqlite-presence"
    with shelf(place) as one, shelf(place) as other:
        one.tell(moor=b"ann", heath=b"ben")
        one.tell(heath=b"")
        with sqlite3.connect(presence) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        presence.write_bytes(presence.read_bytes()[:4096] + b"\xa5" * (presence.stat().st_size - 4096))
        for _ in range(2):
            one.beat()
            other.beat()
        assert other.hear("moor", "heath") == {"moor": [b"ann"], "heath": []}


def test_a_server_that_can_not_tell_who_is_there_keeps_its_tables_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "tables.sqlite-presence").mkdir()
    place = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with shelf(place) as one, shelf(place) as other:
        other.create("moor")
        one.tell(moor=b"ann")
        one.beat()
        one.append("moor", 0, b"entry")
        assert other.changed() == Change("entries")
    assert "other servers are not told who is at the tables" in caplog.text


def test_what_happens_at_tables_is_heard_though_who_is_there_can_not_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with shelf(place) as one, shelf(place) as other:

        async def fail(_: object) -> bool:
            raise StorageDown("not now")

        monkeypatch.setattr(SqlitePresence, "changed", fail)
        one.create("moor")
        assert other.changed() == Change("entries")
