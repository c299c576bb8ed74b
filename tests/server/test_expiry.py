"""Old tables are forgotten: a few a day, told a day before, whatever the clock says. SQLite and PostgreSQL alike."""

import logging
import random
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

import mire
from mire.server import log
from mire.server.tables import expiry
from tests.patience import PATIENCE, wait_for
from tests.server.client import ME, Browser, Page, bot
from tests.server.postgres import Postgres
from tests.server.servers import Server, running
from tests.server.shelf import Shelf, shelf
from tests.server.worlds import play_on

HOUR, DAY = 3600.0, 86400.0
TODAY = 1_800_000_000.0
KEEP = 90
RECORD = log.decode_record(mire.new("moorland", players=2, seed=1).record())
SETUP = log.encode(log.Setup(record=RECORD, seats=[log.FirstSeat(), log.FirstSeat()], public=False, created=TODAY))


class Clock:
    """A clock that can be set."""

    def __init__(self) -> None:
        self.now = TODAY

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock for storages, which need not pause between tables."""
    monkeypatch.setattr(expiry, "PAUSE_SECONDS", 0)
    return Clock()


@pytest.fixture
def old(place: str, clock: Clock) -> Iterator[Shelf]:
    """A hundred tables that were set up a year ago, one each minute, and a score of new ones."""
    with shelf(place, clock) as opened:
        clock.now = TODAY - 365 * DAY
        for number in range(100):
            clock.now += 60
            opened.create(f"old {number:02}", SETUP)
        clock.now = TODAY
        for number in range(20):
            opened.create(f"new {number:02}", SETUP)
        yield opened


def pass_days(opened: Shelf, clock: Clock, days: float, *others: Shelf) -> list[str]:
    """Which tables go in some days, when every server looks every two hours."""
    gone: list[str] = []
    for _ in range(round(days * 12)):
        clock.now += 2 * HOUR
        for one in (opened, *others):
            gone += one.forget_old(KEEP)
    return gone


def there(opened: Shelf) -> list[str]:
    """The old tables that are there."""
    return [name for name in names() if opened.load(name) is not None]


def marked(opened: Shelf) -> list[str]:
    return [name for name in names() if opened.goes(name) is not None]


def names() -> list[str]:
    return [f"old {number:02}" for number in range(100)]


def test_two_of_a_hundred_go_in_a_day_the_oldest_first_each_marked_a_day_before(old: Shelf, clock: Clock) -> None:
    assert (pass_days(old, clock, 1), marked(old)) == ([], ["old 00", "old 01"])
    assert old.goes("old 00") == clock.now + DAY
    assert (pass_days(old, clock, 11 / 12), there(old)) == ([], names())
    assert (pass_days(old, clock, 1 / 12), marked(old)) == (["old 00", "old 01"], ["old 02", "old 03"])
    assert pass_days(old, clock, 8) == names()[2:18]
    assert there(old) == names()[18:]


def test_of_a_few_one_goes_in_a_day(place: str, clock: Clock) -> None:
    with shelf(place, clock) as opened:
        for name in names()[:5]:
            opened.create(name, SETUP)
        clock.now += 100 * DAY
        opened.create("new", SETUP)
        assert [pass_days(opened, clock, 1) for _ in range(8)] == [[], *([name] for name in names()[:5]), [], []]


def test_the_clock_alone_makes_nothing_old(place: str, clock: Clock) -> None:
    with shelf(place, clock) as opened:
        for name in names():
            opened.create(name, SETUP)
        clock.now += 1000 * DAY
        assert pass_days(opened, clock, 10) == []
        assert there(opened) == names()


def test_a_clock_that_is_set_far_ahead_and_back_again_lets_nothing_go_faster(place: str, clock: Clock) -> None:
    with shelf(place, clock) as opened:
        for name in names():
            opened.create(name, SETUP)
        clock.now = TODAY + 100 * DAY
        assert opened.forget_old(KEEP) == []
        opened.create("from afar", SETUP)  # now all others look old
        assert opened.forget_old(KEEP) == []
        assert pass_days(opened, clock, 1) == []
        clock.now = TODAY + DAY
        assert pass_days(opened, clock, 20) == []
        assert there(opened) == names()


def test_neither_do_fifty_restarts_with_a_clock_that_goes_to_and_fro(old: Shelf, place: str, clock: Clock) -> None:
    assert pass_days(old, clock, 1) == []
    for restart in range(50):
        clock.now = TODAY + (100 * DAY if restart % 2 else 0) + restart * 60
        with shelf(place, clock) as again:
            assert again.forget_old(KEEP) == []
    assert there(old) == names()


def test_a_clock_that_goes_on_from_far_ahead_lets_a_few_go_a_day(old: Shelf, clock: Clock) -> None:
    clock.now = TODAY + 100 * DAY
    assert [pass_days(old, clock, 1) for _ in range(3)] == [[], names()[:2], names()[2:4]]


def test_a_clock_that_is_behind_lets_nothing_go_and_nothing_written_then_is_older(
    old: Shelf, place: str, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    assert old.forget_old(KEEP) == []
    clock.now = 0  # as a board without a battery has it
    with shelf(place, clock) as opened:
        opened.create("in the year nought", SETUP)
        assert pass_days(opened, clock, 30) == []
    assert [record.getMessage() for record in caplog.records] == [
        "the clock is 20833 days behind what the tables have seen; till it is not, none is forgotten"
    ]
    clock.now = TODAY + HOUR
    with shelf(place, clock) as opened:
        assert "in the year nought" not in pass_days(opened, clock, 20)
        assert opened.goes("in the year nought") is None


def test_entries_from_the_future_are_waited_for(place: str, clock: Clock) -> None:
    with shelf(place, clock) as opened:
        for name in names():
            opened.create(name, SETUP)
        clock.now = TODAY + 200 * DAY
        opened.create("from afar", SETUP)
    clock.now = TODAY
    with shelf(place, clock) as opened:  # it never looked at the clock while that was wrong
        assert pass_days(opened, clock, 20) == []
        assert marked(opened) == []


@pytest.mark.usefixtures("old")
def test_a_day_is_remembered_over_restarts(place: str, clock: Clock) -> None:
    gone: list[str] = []
    for _ in range(24):
        with shelf(place, clock) as again:
            gone += pass_days(again, clock, 1 / 12)
    assert gone == names()[:2]


def test_time_in_which_no_server_ran_tells_nobody_and_so_does_not_count(old: Shelf, clock: Clock) -> None:
    pass_days(old, clock, 1)
    clock.now += 30 * DAY
    assert old.forget_old(KEEP) == []
    assert marked(old) == names()[:2]


def test_of_two_servers_one_lets_tables_go(old: Shelf, place: str, clock: Clock) -> None:
    with shelf(place, clock) as other:
        assert [pass_days(old, clock, 1, other) for _ in range(3)] == [[], names()[:2], names()[2:4]]


def test_where_another_server_is_far_ahead_what_happens_here_is_new_all_the_same(place: str, clock: Clock) -> None:
    ahead = Clock()
    ahead.now += 100 * DAY
    with shelf(place, clock) as opened, shelf(place, ahead) as other:
        for name in names()[:3]:
            opened.create(name, SETUP)
        other.create("from afar", SETUP)
        gone: list[str] = []
        for day in range(7):
            for _ in range(12):
                ahead.now += 2 * HOUR
                gone += other.forget_old(KEEP) + pass_days(opened, clock, 1 / 12)
            if day == 0:
                opened.append("old 00", 0, log.encode(log.Renamed(seat=0, name="Moss")))
                opened.visit("old 01")
                opened.create("old 03", SETUP)
        assert gone == ["old 02"]


def test_with_postgresql_times_are_by_its_own_clock(database_server: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    place, today = database_server.database(), time.time()
    monkeypatch.setattr(time, "time", lambda: today + 100 * DAY)
    with shelf(place) as opened, psycopg.connect(place) as connection:
        opened.create("moor", SETUP)
        opened.append("moor", 0, b"entry")
        opened.visit("moor")
        opened.do(lambda storage: storage.mark("moor"))
        assert opened.forget_old(KEEP) == []
        for asked in (
            "SELECT created FROM mire_tables",
            "SELECT visited FROM mire_tables",
            "SELECT at FROM mire_entries",
            "SELECT latest FROM mire_calendar",
        ):
            ((moment,),) = connection.execute(asked.encode()).fetchall()
            assert moment == pytest.approx(today, abs=PATIENCE)


def test_a_visit_takes_the_mark_off_and_keeps_a_table_for_as_long_as_play_does(old: Shelf, clock: Clock) -> None:
    pass_days(old, clock, 1)
    old.visit("old 00")
    assert marked(old) == ["old 01"]
    assert pass_days(old, clock, 5) == names()[1:10]  # the place of the one that stays is not filled on that day
    assert old.load("old 00") is not None
    assert old.goes("old 00") is None


def test_what_happens_at_a_table_takes_the_mark_off(old: Shelf, clock: Clock) -> None:
    pass_days(old, clock, 1)
    old.append("old 01", 0, log.encode(log.Renamed(seat=0, name="Moss")))
    assert marked(old) == ["old 00"]
    assert pass_days(old, clock, 1) == ["old 00"]


def test_a_visit_in_the_last_moment_is_in_time(old: Shelf, clock: Clock) -> None:
    pass_days(old, clock, 1)
    old.visit("old 00")
    assert old.do(lambda storage: storage.forget("old 00")) is False
    assert old.do(lambda storage: storage.forget("old 01")) is True
    assert (old.load("old 00"), old.load("old 01")) == ((SETUP, []), None)


def test_nothing_is_left_of_a_forgotten_table(place: str, clock: Clock) -> None:
    with shelf(place, clock) as opened:
        opened.create("moor", SETUP)
        opened.append("moor", 0, log.encode(log.Renamed(seat=0, name="Moss")))
        clock.now += 100 * DAY
        opened.create("heath", SETUP)
        assert pass_days(opened, clock, 2) == ["moor"]
        assert opened.load("moor") is None
        opened.create("moor", b"anew")
        assert opened.load("moor") == (b"anew", [])


@pytest.mark.parametrize("damage", ["no set-up", "no entry", "a move that can't be"])
def test_a_table_that_can_not_be_read_back_never_goes_and_holds_up_no_other(
    old: Shelf, place: str, clock: Clock, damage: str
) -> None:
    entry = {"no entry": b"moss", "a move that can't be": log.encode(log.Played(seat=0, move="dance"))}.get(damage)
    with shelf(place, lambda: TODAY - 366 * DAY) as before:
        before.create("damaged", b"moss" if damage == "no set-up" else SETUP)
        if entry is not None:
            before.append("damaged", 0, entry)
    stored = old.load("damaged")
    assert pass_days(old, clock, 10) == names()[:17]
    assert old.load("damaged") == stored
    assert old.goes("damaged") is None


def test_the_log_says_which_tables_went(old: Shelf, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "mire.server"):
        pass_days(old, clock, 2)
    assert [record.getMessage() for record in caplog.records] == [
        "forgotten, as nothing had happened there for 90 days: old 00, old 01"
    ]


# Seen from the page


def test_a_server_that_starts_with_its_clock_a_hundred_days_ahead_forgets_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with running(server), Browser(server.address) as browser:
        tables = [browser.set_up(ME, ME) for _ in range(5)]
        for days_ahead in (100, 0, 100):
            server.stop()
            server.days_ahead = days_ahead
            server.start()
            browser.set_up(ME, ME)
            assert [browser.info(table)["id"] for table in tables] == tables
            assert [browser.info(table)["goes"] for table in tables] == [None] * 5


def test_a_table_that_is_to_go_says_when_and_stays_when_somebody_comes(own_server: Server) -> None:
    with Browser(own_server.address) as browser:
        table = browser.set_up(ME, ME)
        own_server.mark(table, goes=TODAY)
        assert browser.info(table)["goes"] == "2027-01-15T08:00:00+00:00"
        assert browser.info(table)["goes"] is not None  # to look at one's tables is no visit
        assert browser.enter(table, look=0).info["goes"] is None
        assert browser.info(table)["goes"] is None


def test_a_finished_game_stays_when_somebody_sees_it_again(own_server: Server) -> None:
    with Browser(own_server.address) as browser:
        page = browser.enter(browser.set_up(bot(), bot()))
        page.wait_until_over()
        own_server.mark(page.table, goes=TODAY)
        assert browser.info(page.table)["goes"] is not None
        assert browser.get(f"/api/tables/{page.table}/replay?look=open").status_code == 200
        assert browser.info(page.table)["goes"] is None


def test_a_server_forgets_what_is_due_and_keeps_where_somebody_is(own_server: Server) -> None:
    with Browser(own_server.address) as browser:
        due, visited = browser.set_up(ME, ME), browser.set_up(ME, ME)
        page: Page = browser.enter(browser.set_up(ME, ME), look=0)
        play_on([page, browser.enter(page.table, look=1)], random.Random(1), 3)
        own_server.stop()
        for table in (due, visited):
            own_server.mark(table, goes=TODAY)
            own_server.change("UPDATE tables SET created = created - ? WHERE id = ?", 100 * DAY, table)
        own_server.change("UPDATE tables SET visited = created + ? WHERE id = ?", 100 * DAY, visited)
        own_server.change("UPDATE calendar SET waited = 90000")
        own_server.start()
        wait_for(lambda: browser.get(f"/api/tables/{due}").status_code == 404)
        assert browser.info(visited)["id"] == visited
        assert browser.info(page.table)["id"] == page.table
        assert f"forgotten, as nothing had happened there for 90 days: {due}\n" in own_server.complaints
