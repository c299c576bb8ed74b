"""A table that can't be read to its end, or that other rules began, is set aside alone: kept, shown, not played on."""

import json
import sqlite3
from collections.abc import Iterator

import pytest

from mire.core.game import DATA, RULES
from mire.core.registry import game_named
from mire.server import log
from mire.server.tables.reading import fold
from tests.server.client import JSON, ME, OPEN, Browser, bot
from tests.server.damage import damage_page_with
from tests.server.postgres import Postgres
from tests.server.servers import Server, running
from tests.server.shelf import shelf
from tests.server.worlds import played, record

NOBODY_READS = b'{"what":"dance","seat":0}'


class Kept:
    """A server on a file that can be stopped, changed and started again, and somebody's browser at it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.browser = Browser(server.address)

    def change(self, table: str, **setup: object) -> None:
        """Change the set-up of a table behind the server's back, and start it again."""
        self.server.stop()
        with sqlite3.connect(self.server.file) as connection:
            (kept,) = connection.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
            changed = json.dumps({**json.loads(kept), **setup}).encode()
            connection.execute("UPDATE tables SET setup = ? WHERE id = ?", (changed, table))
        connection.close()
        self.server.start()

    def write(self, table: str, entry: bytes) -> None:
        """Write the next entry of a table, as another server would."""
        with shelf(f"sqlite:///{self.server.file}") as opened:
            stored = opened.load(table)
            assert stored is not None
            opened.append(table, len(stored[1]), entry)

    @property
    def set_aside(self) -> int:
        return int(self.browser.get("/health").json()["set_aside"])

    @property
    def log_lines(self) -> list[str]:
        return [line for line in self.server.complaints.splitlines() if "is set aside" in line]


@pytest.fixture
def kept(own_server: Server) -> Iterator[Kept]:
    kept = Kept(own_server)
    yield kept
    kept.browser.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Server]]:
    """Where tables are kept, and a server that follows what others write there."""
    folder = tmp_path_factory.mktemp("shared")
    if request.param == "sqlite":
        place = f"sqlite:///{folder / 'tables.sqlite'}"
    else:
        database_server: Postgres = request.getfixturevalue("database_server")
        place = database_server.database()
    with running(Server(folder / "one", database=place)) as server:
        yield place, server


def test_an_entry_that_nobody_can_read_ends_nothing_but_its_own_table(shared: tuple[str, Server]) -> None:
    place, server = shared
    with Browser(server.address) as browser, shelf(place) as other:
        bad, good = browser.enter(browser.set_up(ME, ME), look=0), browser.enter(browser.set_up(ME, ME), look=0)
        for page in (bad, good):
            page.play()
        other.append(bad.table, 1, NOBODY_READS)
        bad.wait_for(lambda: bad.info["aside"] is not None)
        assert bad.info["aside"] == {"id": "server-aside-entry", "values": {"move": 1}}
        stored = other.load(good.table)
        assert stored is not None
        move = fold(*stored).table.moves()[0]
        other.append(good.table, 1, log.encode(log.Played(seat=0, move=str(move))))
        good.reach(2)
        good.play()
        assert good.info["aside"] is None


def test_a_table_that_is_set_aside_takes_nothing_more(kept: Kept) -> None:
    table = kept.browser.set_up(ME, OPEN)
    page = kept.browser.enter(table, look=0)
    page.play()
    invitation = kept.browser.invitation(table, 1)
    kept.write(table, NOBODY_READS)
    page.wait_for(lambda: page.info["aside"] is not None)
    before = kept.server.stored(table)
    moves = page.view["moves"]
    commands: list[JSON] = [
        {"do": "play", "seat": 0, "move": moves[0]},
        {"do": "preview", "seat": 0, "move": moves[0]},
        {"do": "undo", "seat": 0},
        {"do": "hint", "seat": 0},
        {"do": "rename", "seat": 0, "name": "Moss"},
        {"do": "agree", "seat": 0, "to": 1},
        {"do": "return", "seat": 0},
    ]
    for command in commands:
        answer = page.ask(**command)
        assert (answer["type"], answer["reason"]) == ("refused", "forbidden")
        assert answer["why"]["id"] == "server-set-aside"
    late = kept.browser.sit(table, invitation, name="Fern")
    assert (late.status_code, late.json()["error"]) == (
        409,
        "this table is set aside: it can be looked at, but not played on",
    )
    assert kept.server.stored(table) == before


def test_it_can_be_looked_at_up_to_where_it_leaves_the_rules(kept: Kept) -> None:
    page = kept.browser.enter(kept.browser.set_up(ME, ME), look=0)
    for _ in range(3):
        page.play()
    kept.write(page.table, log.encode(log.Played(seat=0, move="end of the world")))
    kept.write(page.table, log.encode(log.Played(seat=0, move="take 1")))
    kept.server.restart()
    again = kept.browser.enter(page.table, look=0)
    assert again.info["aside"] == {"id": "server-aside-entry", "values": {"move": 3}}
    assert (again.view, again.lines) == (page.view, page.lines)
    assert kept.browser.info(page.table)["aside"]["id"] == "server-aside-entry"


def test_one_line_is_logged_however_often_somebody_looks(kept: Kept) -> None:
    table = kept.browser.set_up(ME, ME)
    page = kept.browser.enter(table, look=0)
    kept.write(table, NOBODY_READS)
    page.wait_for(lambda: page.info["aside"] is not None)
    for _ in range(3):
        kept.browser.info(table)
        kept.browser.enter(table).close()
    assert kept.set_aside == 1
    assert "mire_tables_set_aside 1.0" in kept.browser.get("/metrics").text
    (line,) = kept.log_lines
    assert f"the table {table} is set aside: what happened after move 0 can't be read back" in line
    assert "dance" in line


def test_a_table_of_a_newer_version_is_set_aside_and_says_so(kept: Kept) -> None:
    table = kept.browser.set_up(ME, ME)
    page = kept.browser.enter(table, look=0)
    page.play()
    setup = kept.server.course(table).setup
    kept.change(table, record={**setup.record, "version": 99})
    again = kept.browser.enter(table, look=0)
    ours = game_named("moorland").version
    assert again.info["aside"] == {"id": "version-newer", "values": {"theirs": 99, "ours": ours}}
    assert again.view == page.view
    assert again.refused("play", seat=0, move=again.view["moves"][0]) == "forbidden"


def test_a_table_of_older_rules_is_set_aside_even_if_it_would_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, entries = begun(version=1)
    assert fold(setup, entries).aside is None
    monkeypatch.setattr(game_named("dartmoor"), "changes", [RULES])
    course = fold(setup, entries)
    assert course.aside is not None
    assert (course.aside.why.id, course.aside.why.values) == ("version-older", {"theirs": 1, "ours": 2})
    assert course.table.ply == len(entries)


def test_a_table_of_older_data_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, entries = begun(version=1)
    monkeypatch.setattr(game_named("dartmoor"), "changes", [DATA])
    course = fold(setup, entries)
    assert course.aside is None
    assert course.table.version == 1


def test_where_a_record_that_was_brought_leaves_the_rules_nothing_after_it_is_read() -> None:
    brought = record(moves=10)
    brought["moves"].insert(5, "dance")
    entries = [log.encode(log.Renamed(seat=0, name="Moss"))]
    course = fold(log.encode(setup_of(brought)), entries)
    assert course.aside is not None
    assert (course.aside.why.id, course.table.ply, course.ply, course.left) == ("server-aside-record", 5, 0, 1)


def test_a_bot_that_there_is_not_plays_nowhere(kept: Kept) -> None:
    table = kept.browser.set_up(ME, bot())
    setup = json.loads(kept.server.stored(table)[0])
    kept.change(table, seats=[setup["seats"][0], {"bot": "oracle"}])
    page = kept.browser.enter(table, look=0)
    assert page.info["aside"] == {"id": "server-aside-bot", "values": {"bot": "oracle"}}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_table_whose_set_up_can_not_be_read_is_kept_and_says_so(kept: Kept, language: str) -> None:
    table, other = kept.browser.set_up(ME, ME), kept.browser.set_up(ME, ME)
    kept.change(table, seats="nonsense")
    before = kept.server.stored(table)
    kept.browser.http.headers["accept-language"] = language
    for _ in range(3):
        answer = kept.browser.get(f"/api/tables/{table}")
        said = {"en": "this table can't be read back", "de": "dieser Tisch lässt sich nicht mehr lesen"}[language]
        assert answer.status_code == 501
        assert answer.json()["error"].startswith(said)
    kept.browser.enter(other, look=0).play()
    assert kept.set_aside == len(kept.log_lines) == 1
    assert kept.server.stored(table) == before


def test_a_damaged_page_sets_its_tables_aside_and_all_others_play_on(kept: Kept) -> None:
    tables = [kept.browser.set_up(ME, ME) for _ in range(60)]
    for table in tables:
        page = kept.browser.enter(table, look=0)
        for _ in range(2):
            page.play()
        page.close()
    kept.server.stop()
    damage_page_with(kept.server.file, *[kept.server.stored(table)[1][1] for table in tables])
    kept.server.start()
    pages = [kept.browser.enter(table, look=0) for table in tables]
    aside = [page for page in pages if page.info["aside"] is not None]
    well = [page for page in pages if page.info["aside"] is None]
    assert 0 < len(aside) < len(well)
    assert kept.set_aside == len(kept.log_lines) == len(aside)
    sent = [(page, page.send("play", seat=0, move=page.view["moves"][0])) for page in pages]
    for page, command in sent:
        answer = page.answer(command)
        assert (answer["type"], page in well) in [("done", True), ("refused", False)]
    assert kept.set_aside == len(aside)
    kept.server.restart()
    for page in well:
        again = kept.browser.enter(page.table, look=0)
        assert (again.ply, again.info["aside"]) == (3, None)
    assert kept.browser.set_up(ME, ME)


def test_a_finished_table_that_is_set_aside_can_be_seen_again_but_not_played_again(kept: Kept) -> None:
    table = kept.browser.import_record(record(), ME, ME)
    setup = kept.server.course(table).setup
    kept.change(table, record={**setup.record, "version": 99})
    assert kept.browser.get(f"/api/tables/{table}/replay?look=open").status_code == 200
    kept_record = kept.browser.get(f"/api/tables/{table}/record").json()
    assert kept_record["version"] == 99
    for answer in (
        kept.browser.get(f"/api/tables/{table}/analysis"),
        kept.browser.post(f"/api/tables/{table}/rematch"),
    ):
        assert answer.status_code == 409
        assert answer.json()["error"].startswith("this table is set aside")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "this game was begun by version 99 of its rules, which this Mire does not know yet; it plays version "),
        ("de", "dieses Spiel wurde nach Version 99 seiner Regeln begonnen, die dieses Mire noch nicht kennt; "),
    ],
)
def test_a_record_of_another_version_is_refused_with_both_named(browser: Browser, language: str, said: str) -> None:
    browser.http.headers["accept-language"] = language
    answer = browser.post("/api/tables", {"record": {**record(moves=3), "version": 99}, "seats": [ME, ME]})
    assert answer.status_code == 400
    assert answer.json()["error"].startswith(said)


def begun(version: int) -> tuple[bytes, list[bytes]]:
    """What is on disk of a table of Dartmoor at which a few moves were made."""
    table = played("dartmoor", lambda table: table.ply >= 6)
    setup = setup_of({**json.loads(table.record()), "version": version, "moves": []})
    entries = []
    for before, after in zip(list(table.steps()), list(table.steps())[1:], strict=False):
        assert before.seat is not None
        entries.append(log.encode(log.Played(seat=before.seat, move=str(after.last))))
    return log.encode(setup), entries


def setup_of(of: JSON) -> log.Setup:
    seats = [log.FirstSeat(name=f"player {seat}") for seat in range(of["players"])]
    return log.Setup(record=of, seats=seats, public=False, created=0.0)
