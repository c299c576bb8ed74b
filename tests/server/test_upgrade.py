"""A database that an earlier Mire wrote: today's opens it, keeps every entry, and plays on."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from mire.core.registry import game_named
from mire.server.storage.postgres import VERSION
from tests.server.client import JSON, ME, Browser
from tests.server.old_databases import TABLES, rows_of_old, write_old, write_old_postgres
from tests.server.postgres import Postgres
from tests.server.servers import Server, running
from tests.server.shelf import shelf

IN_PLAY = [table for table in TABLES if table["what"].endswith("in play")]
FINISHED = [table for table in TABLES if table["over"]]
KEPT = "SELECT table_id, ply, entry FROM entries ORDER BY table_id, ply"


def played_on(tables: list[JSON]) -> list[JSON]:
    """Those whose games have the rules of then; the others are kept, and that is all."""
    return [table for table in tables if game_named(table["what"].split()[0].split("-")[0]).plays(1)]


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a database of version 1, for who only looks."""
    yield from serve_old(tmp_path_factory.mktemp("upgraded"))


@pytest.fixture(scope="module")
def played_at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another one, for who plays."""
    yield from serve_old(tmp_path_factory.mktemp("played-at"))


def serve_old(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    write_old(server.file)
    with running(server):
        yield server


def who_sat_there(server: Server, table: JSON) -> Browser:
    """The browser with the cookies of then."""
    browser = Browser(server.address)
    for name, token in table["cookies"].items():
        browser.http.cookies.set(name, token, domain="127.0.0.1", path=f"/api/tables/{table['id']}")
    return browser


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table["what"])
def test_whoever_asks_for_a_table_of_then_changes_nothing_of_it(upgraded: Server, table: JSON) -> None:
    setup, entries = upgraded.stored(table["id"])
    assert len(entries) == table["entries"]
    with who_sat_there(upgraded, table) as browser:
        assert browser.get(f"/api/tables/{table['id']}").status_code < 500
    assert upgraded.stored(table["id"]) == (setup, entries)


@pytest.mark.parametrize("table", played_on(TABLES), ids=lambda table: table["what"])
def test_a_table_of_then_is_as_it_was(upgraded: Server, table: JSON) -> None:
    with who_sat_there(upgraded, table) as browser:
        info = browser.info(table["id"])
    assert (info["over"], info["totals"]) == (table["over"], table["totals"])
    assert info["yours"] == [int(name.removeprefix("seat-")) for name in sorted(table["cookies"])]


@pytest.mark.parametrize("table", played_on(IN_PLAY), ids=lambda table: table["what"])
def test_a_table_of_then_is_played_on(played_at: Server, table: JSON) -> None:
    before = played_at.stored(table["id"])
    with who_sat_there(played_at, table) as browser:
        page = browser.enter(table["id"], look=browser.info(table["id"])["seat"])
        page.play()
    setup, entries = played_at.stored(table["id"])
    assert (setup, entries[:-1]) == before


@pytest.mark.parametrize("table", played_on(FINISHED), ids=lambda table: table["what"])
def test_a_finished_game_of_then_is_watched_again(upgraded: Server, table: JSON) -> None:
    with who_sat_there(upgraded, table) as browser:
        frames = browser.get(f"/api/tables/{table['id']}/replay?look=open").json()["frames"]
        assert len(frames) == table["entries"] + 1
        assert browser.get(f"/api/tables/{table['id']}/record").status_code == 200


def test_new_tables_are_set_up_beside_those_of_then(played_at: Server) -> None:
    with Browser(played_at.address) as browser:
        browser.enter(browser.set_up(ME, ME), look=0).play()


def test_nothing_that_was_written_then_is_changed_by_opening_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "old")
    write_old(server.file)
    with sqlite3.connect(server.file) as database:
        before = database.execute(KEPT).fetchall()
    database.close()
    with running(server):
        pass
    with sqlite3.connect(server.file) as database:
        assert database.execute(KEPT).fetchall() == before
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


def test_a_postgresql_database_of_then_is_brought_up_to_date_once(database_server: Postgres) -> None:
    place = database_server.database()
    write_old_postgres(place)
    with shelf(place) as one, shelf(place) as other:
        for table, setup, _ in rows_of_old("tables"):
            entries = [entry for of, _, entry, _ in rows_of_old("entries") if of == table]
            assert one.load(table) == other.load(table) == (setup, entries)
            assert one.goes(table) is None
        assert [("key", one.secret())] == rows_of_old("secrets")
        one.append(TABLES[0]["id"], TABLES[0]["entries"], b"the next entry")
        other.create("new")
    with psycopg.connect(place) as database:
        assert database.execute("SELECT version FROM mire_version").fetchall() == [(VERSION,)]
