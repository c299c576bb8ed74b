"""What lasts: tables over restarts, pages over lost connections, and not everything for ever."""

import contextlib
import random
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import slowness, wait_for
from tests.server.client import ME, OPEN, Browser, Page, bot
from tests.server.servers import Server, running
from tests.server.worlds import play_turn, record


@pytest.fixture
def at_home(own_server: Server) -> Iterator[Browser]:
    """The browser of somebody whose server may be killed."""
    with Browser(own_server.address) as browser:
        yield browser


# Reconnecting


def test_a_page_that_knows_the_newest_moment_needs_nothing(browser: Browser) -> None:
    page = browser.enter(browser.set_up(ME, ME), look=0)
    page.play()
    again = browser.enter(page.table, look=0, ply=page.ply)
    assert again.first == {"type": "current", "ply": page.ply}
    assert again.hear()["type"] == "table"


@pytest.mark.parametrize("ply", [0, 2, 99, "-1", "nonsense", "9" * 5000])
def test_a_page_that_knows_another_moment_gets_everything(browser: Browser, ply: int | str) -> None:
    page = browser.enter(browser.set_up(ME, ME), look=0)
    page.play()
    again = browser.enter(page.table, look=0, ply=ply)
    assert again.first["type"] == "state"
    assert (again.view, again.lines, again.ply) == (page.view, page.lines, page.ply)


def test_a_page_that_lost_its_connection_misses_nothing(browser: Browser, friend: Browser) -> None:
    table = browser.set_up(ME, OPEN)
    friend.sit(table, browser.invitation(table, 1))
    mine, theirs = browser.enter(table, look=0), friend.enter(table, look=1)
    chance = random.Random(4)
    for _ in range(5):
        play_turn(mine, chance)
        mine.close()
        theirs.wait_for(lambda: theirs.view["seat"] == 1)
        play_turn(theirs, chance)
        mine = browser.enter(table, look=0, ply=mine.ply)
        assert mine.lines == theirs.lines
        assert mine.view["board"] == theirs.view["board"]


@pytest.mark.parametrize("look", ["1", "7", "-1", "x", "9" * 5000, "٠"])
def test_a_page_looks_through_no_seat_that_it_does_not_hold(browser: Browser, look: str) -> None:
    page = browser.enter(browser.set_up(ME, bot()), look=look)
    assert page.first["look"] is None


# Restarts


def test_a_table_is_the_same_after_a_crash(own_server: Server, at_home: Browser) -> None:
    page = at_home.enter(at_home.set_up({**ME, "name": "Moss"}, ME), look=0)
    play_turn(page)
    page.ask("look", seat=1)
    play_turn(page)
    page.ask("look", seat=0)
    own_server.restart()
    again = at_home.enter(page.table, look=0)
    assert (again.view, again.lines, again.ply, again.undo) == (page.view, page.lines, page.ply, page.undo)
    assert again.info["seats"][0]["name"] == "Moss"
    assert again.info["yours"] == [0, 1]


def test_a_turn_goes_on_after_a_crash_and_can_still_be_taken_back(own_server: Server, at_home: Browser) -> None:
    page = at_home.enter(at_home.set_up(ME, ME), look=0)
    start = page.view
    page.play()
    page.play()
    own_server.restart()
    with Browser(own_server.address) as watcher:
        assert watcher.enter(page.table).view["board"] == start["board"]
    again = at_home.enter(page.table, look=0)
    assert (again.view, again.undo) == (page.view, 2)
    again.do("undo")
    again.do("undo")
    assert again.view == start


@pytest.mark.parametrize("end", [Server.kill, Server.stop])
def test_a_command_repeated_after_a_restart_gets_the_stored_answer(
    own_server: Server, at_home: Browser, end: Callable[[Server], None]
) -> None:
    page = at_home.enter(at_home.set_up(ME, ME), look=0)
    command = {"seat": 0, "move": page.view["moves"][0], "id": "unanswered", "ply": 0}
    first = page.ask("play", **command)
    end(own_server)
    own_server.start()
    again = at_home.enter(page.table, look=0)
    assert again.ask("play", **command) == first
    assert own_server.course(page.table).ply == 1


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_stopped_leaves_everything_in_order(
    own_server: Server, at_home: Browser, how: signal.Signals
) -> None:
    page = at_home.enter(at_home.set_up(bot(), bot("greedy")))
    page.wait_for(lambda: page.ply > 5)
    own_server.stop(how)
    assert own_server.code == 0
    assert own_server.complaints == ""
    left = {file.name for file in own_server.folder.glob("*.sqlite*")}
    assert left == {"tables.sqlite", "tables.sqlite-presence"}


def test_an_invitation_outlives_a_restart(own_server: Server, at_home: Browser) -> None:
    table = at_home.set_up(ME, OPEN)
    invitation = at_home.invitation(table, 1)
    own_server.restart()
    with Browser(own_server.address) as friend:
        assert friend.sit(table, invitation).json() == {"seat": 1}


def test_bots_play_on_after_a_restart(own_server: Server, at_home: Browser) -> None:
    page = at_home.enter(at_home.set_up(bot(), bot(), bot()))
    page.wait_for(lambda: page.ply > 20)
    own_server.restart()
    again = at_home.enter(page.table)
    assert again.ply >= page.ply
    again.wait_until_over()
    course = own_server.course(page.table)
    assert course.table.over
    assert course.ply == course.table.ply


def test_a_bot_that_stands_in_outlives_a_restart(own_server: Server, at_home: Browser) -> None:
    stand_in = {"bot": "random", "offline": 0}
    page = at_home.enter(at_home.set_up(ME, OPEN, OPEN, stand_in=stand_in), look=0)
    page.do("agree", to=1)
    page.catch_up()
    own_server.restart()
    again = at_home.enter(page.table, look=0)
    assert [seat["bot"] for seat in again.info["seats"]] == [None, "random", None]


# Forgotten tables


def test_who_is_at_a_table_that_is_forgotten_is_sent_away(own_server: Server, at_home: Browser) -> None:
    page = at_home.enter(at_home.set_up(ME, ME), look=0)
    _forget(own_server, page.table)
    page.send("play", seat=0, move=page.view["moves"][0])
    with pytest.raises(ConnectionClosed) as end:
        page.wait_until_over()
    assert end.value.rcvd is not None
    assert (end.value.rcvd.code, end.value.rcvd.reason) == (4404, "there is no such table")
    assert at_home.get(f"/api/tables/{page.table}").status_code == 404


def _forget(server: Server, table: str) -> None:
    server.change("DELETE FROM entries WHERE table_id = ?", table)
    server.change("DELETE FROM tables WHERE id = ?", table)


# Slow pages


def test_a_page_that_does_not_listen_harms_nobody_and_hears_at_last_how_the_table_stands(
    own_server: Server, at_home: Browser
) -> None:
    table = at_home.import_record(record(moves=148), ME, ME)  # so that there is much to say of it
    seat = own_server.course(table).table.seat
    assert seat is not None
    with socket.socket() as narrow:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        late = at_home.enter(table, look=seat, sock=narrow)
        slowest = max(_waver(at_home.enter(table, look=seat), 40) for _ in range(5))
        assert slowest < 5 * slowness()
        late.reach(own_server.course(table).ply)
        assert late.view == at_home.enter(table, look=seat).view
        assert late.lines == at_home.enter(table, look=seat).lines
        told = sum(len(heard.text) for heard in at_home.heard if heard.source is late)
        assert told < 1_000_000  # not the four million bytes of four hundred steps


def test_a_page_that_asks_and_asks_and_does_not_listen_is_not_heard(at_home: Browser) -> None:
    table = at_home.import_record(record(moves=148), ME, ME)
    with deaf(at_home, table) as connection:
        for number in range(250):
            connection.sendall(masked(f'{{"do":"look","id":"{number}","seat":null}}'))
        wait_for(lambda: heard(at_home, "look") > 0)
        assert settled(lambda: heard(at_home, "look")) < 80  # what the network holds, and a few more
        at_home.enter(table, look=0).play()


def settled(count: Callable[[], int]) -> int:
    """A number that grows, once it does not any more."""
    before, now = -1, count()
    while now > before:
        time.sleep(0.5 * slowness())
        before, now = now, count()
    return now


def heard(browser: Browser, do: str) -> int:
    """How many commands of a kind the server says it has heard."""
    name = f'mire_commands_total{{do="{do}"}} '
    lines = browser.get("/metrics").text.splitlines()
    return next((int(float(line.split()[1])) for line in lines if line.startswith(name)), 0)


def test_an_address_has_only_so_many_pages_open(tmp_path: Path) -> None:
    server = Server(tmp_path, "--sockets-per-address", "3")
    with running(server), Browser(server.address) as browser:
        tables = [browser.set_up(ME, ME) for _ in range(4)]
        pages = [browser.enter(table) for table in tables[:3]]
        with pytest.raises(ConnectionClosed) as refusal:
            browser.enter(tables[3])
        assert refusal.value.rcvd is not None
        assert (refusal.value.rcvd.code, refusal.value.rcvd.reason) == (4429, "too many pages are open at your address")
        pages[0].close()
        wait_for(lambda: sockets(browser) == 2)
        assert browser.enter(tables[3]).view


def masked(text: str) -> bytes:
    """A short message as browsers frame it."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def _waver(page: Page, times: int) -> float:
    """Play and take back, which has much told to all pages of the seat: the longest that one of these commands took."""
    took = []
    for _ in range(times):
        for do, values in (("play", {"move": page.view["moves"][0]}), ("undo", {})):
            began = time.monotonic()
            page.do(do, **values)
            took.append(time.monotonic() - began)
    page.close()
    return max(took)


@contextlib.contextmanager
def deaf(browser: Browser, table: str, seat: int = 0) -> Iterator[socket.socket]:
    """A page with a seat that never reads what it is told."""
    host, port = browser.address.removeprefix("http://").split(":")
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect((host, int(port)))
        connection.sendall(browser.upgrade(table, seat))
        assert connection.recv(12) == b"HTTP/1.1 101"
        yield connection


def sockets(browser: Browser) -> int:
    """How many pages the server says are connected."""
    lines = browser.get("/metrics").text.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("mire_sockets "))


def test_a_table_takes_so_many_pages_and_no_more(at_home: Browser) -> None:
    table = at_home.set_up(ME, ME)
    with contextlib.ExitStack() as crowd:
        for _ in range(100):
            crowd.enter_context(deaf(at_home, table))
        wait_for(lambda: sockets(at_home) == 100)
        with pytest.raises(ConnectionClosed) as refusal:
            at_home.enter(table)
        assert refusal.value.rcvd is not None
        assert (refusal.value.rcvd.code, refusal.value.rcvd.reason) == (4429, "too many pages are at this table")
    wait_for(lambda: sockets(at_home) == 0)
    assert at_home.enter(table).view
