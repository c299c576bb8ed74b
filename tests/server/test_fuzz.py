"""Bad input of every kind, by socket and HTTP: a clear refusal, the table as it was, and the server goes on."""

import contextlib
import json
import os
import socket
import string
import struct
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

import mire
from mire.core.registry import games
from tests.patience import PATIENCE
from tests.server.client import JSON, ME, OPEN, Browser, Page
from tests.server.servers import Server
from tests.server.worlds import record, steps_to_try, turn_of, two_at_a_table
from tests.ways import WAYS

GAMES = games()
NAMES = list(WAYS)
FILES = [(game.name, option.name) for game in GAMES for option in game.options if option.file]

some = settings(
    max_examples=300 // len(GAMES),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],  # the machine may be busy
)


@contextlib.contextmanager
def unharmed(server: Server, table: str) -> Iterator[None]:
    """Whatever happens meanwhile: the table stays as it is, the server is up and has not stumbled."""
    before, said = server.stored(table), len(server.complaints)
    yield
    assert server.stored(table) == before
    assert server.ask("GET", "/health")[0] == 200
    assert "Traceback" not in server.complaints[said:], server.complaints[said:]


@pytest.fixture
def page(browser: Browser, friend: Browser) -> Page:
    """The page of somebody whose decision it is, after a step that can be taken back."""
    page = two_at_a_table(browser, friend)[0]
    page.play()
    page.catch_up()
    return page


# Messages that are none

GOOD: JSON = {"do": "play", "id": "x", "ply": 2, "seat": 0, "move": "skip"}


def with_(**values: Any) -> str:
    return json.dumps(GOOD | values)


UNREADABLE = [
    "",
    " ",
    "{",
    "}",
    "null",
    "true",
    "0",
    "[]",
    "{}",
    '"play"',
    "play",
    "\x00",
    "NaN",
    "\ufeff{}",
    "[" * 8000,
    '{"do":' * 1000,
    '{"do":"play"}',
    '{"do":"play","id":"x"}',
    json.dumps(GOOD)[:-1],
    json.dumps(GOOD) * 2,
    json.dumps([GOOD]),
    with_(do="fly"),
    with_(do="Play"),
    with_(do=None),
    with_(do=1),
    with_(do=["play"]),
    with_(extra=1),
    with_(id=""),
    with_(id="x" * 41),
    with_(id=1),
    with_(id=None),
    with_(id={}),
    with_(ply=-1),
    with_(ply=1.5),
    with_(ply="2"),
    with_(ply=None),
    with_(ply=True),
    with_(ply=10**7),
    with_(ply=10**400),
    with_(ply=1e308),
    with_(ply=float("nan")),
    with_(ply=float("inf")),
    with_(ply=[2]),
    with_(seat=-1),
    with_(seat=10),
    with_(seat="0"),
    with_(seat=None),
    with_(seat=2**63),
    with_(move=1),
    with_(move=None),
    with_(move=["skip"]),
    with_(move={"skip": 1}),
    with_(move="x" * 201),
    with_(move="x" * 8200),
    with_(move="").replace('""', f'"{"ß" * 8200}"'),
    '{"do":"play","id":"x","ply":2,"seat":0,"move":"\\ud800"}',
    '{"do":"play","id":"\\udfff","ply":2,"seat":0,"move":"skip"}',
    '{"do":"play","id":"x","ply":2,"seat":0,"move":"\\x"}',
    '{"do":"play","id":"x","ply":02,"seat":0,"move":"skip"}',
    '{"do":"play","id":"x","ply":2,"seat":0,"move":"skip",}',
    "{'do':'play','id':'x','ply':2,'seat':0,'move':'skip'}",
    '{"do":"rename","id":"x","seat":0,"name":"' + "x" * 61 + '"}',
    '{"do":"agree","id":"x","seat":0,"to":-1}',
    '{"do":"agree","id":"x","seat":0,"to":1,"bot":"hard"}',
    '{"do":"look","id":"x"}',
    '{"do":"look","id":"x","seat":"all"}',
]


@pytest.mark.parametrize("message", UNREADABLE, ids=lambda message: message[:60] or "nothing")
def test_a_message_that_can_not_be_read_is_refused(server: Server, page: Page, message: str) -> None:
    with unharmed(server, page.table):
        page.socket.send(message)
        refusal = page.hear()
        assert (refusal["type"], refusal["reason"], refusal["id"]) == ("refused", "unreadable", "")
        assert len(refusal["message"]) > 15
        assert len(refusal["message"]) < 1000
        assert refusal["ply"] == page.ply
    page.do("undo")


def test_messages_that_can_not_be_read_count_like_others(server: Server, page: Page) -> None:
    with unharmed(server, page.table):
        for _ in range(200):
            page.socket.send("nonsense")
        reasons = [page.hear()["reason"] for _ in range(200)]
    assert set(reasons) == {"unreadable", "busy"}


@pytest.mark.parametrize("message", [b"", b"\x00\xff", json.dumps(GOOD).encode(), b"x" * 9000])
def test_a_message_in_bytes_is_refused(server: Server, page: Page, message: bytes) -> None:
    with unharmed(server, page.table):
        page.socket.send(message)
        assert page.hear()["reason"] == "unreadable"
    page.do("undo")


@pytest.mark.parametrize("message", ["x" * 40_000, "[" * 1_000_000, b"x" * 40_000, ["x" * 20_000] * 3])
def test_a_huge_message_ends_the_connection_and_nothing_else(
    server: Server, page: Page, browser: Browser, message: str | bytes | list[str]
) -> None:
    with unharmed(server, page.table):
        with pytest.raises(ConnectionClosed) as end:
            _send_and_wait(page, message)
        # The reason may be lost with the connection, if the server closes it before all was sent.
        assert end.value.rcvd is None or end.value.rcvd.code == 1009
    browser.enter(page.table, look=0).do("undo")


def _send_and_wait(page: Page, message: Any) -> None:
    page.socket.send(message)
    while True:
        page.hear()


@pytest.mark.parametrize("message", [b"\xff\xfe", b'{"do":"play","id":"\xc3\x28"}', b"\xed\xa0\x80", b"\xf0\x9f"])
def test_a_text_that_is_none_ends_the_connection_and_nothing_else(
    server: Server, page: Page, browser: Browser, message: bytes
) -> None:
    with unharmed(server, page.table), pytest.raises(ConnectionClosed):
        _send_text_bytes(page, message)
    browser.enter(page.table, look=0).do("undo")


def _send_text_bytes(page: Page, message: bytes) -> None:
    page.socket.send(message, text=True)
    while True:
        page.hear()


# Commands that can't be carried out

numbers = st.one_of(st.integers(), st.floats(), st.integers(0, 9), st.booleans(), st.none())
words = st.one_of(
    st.text(max_size=60), st.sampled_from(["play", "skip", "end", "take 1", "pay ash", "at 1", "me", "x" * 300])
)
anything = st.recursive(
    st.one_of(numbers, words),
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=10), inner, max_size=5)),
    max_leaves=20,
)
commands = st.fixed_dictionaries(
    {"do": st.sampled_from(["play", "undo", "preview", "hint", "look", "rename", "agree", "stay", "return", "fly"])},
    optional={
        "id": st.one_of(st.text(string.ascii_letters, min_size=1, max_size=12), anything),
        "ply": st.one_of(st.integers(-3, 9), anything),
        "seat": st.one_of(st.integers(0, 4), anything),
        "move": st.one_of(
            st.sampled_from(["dance", "take", "end end", "grow A", "play LR01", "draw 2"]), words, anything
        ),
        "name": words,
        "to": st.one_of(st.integers(0, 4), anything),
        "bot": words,
        "extra": anything,
    },
)


class Storm:
    """Pages of people who have no say at the moment, or none at all; a new one whenever one has sent much."""

    def __init__(self, server: Server, game: str) -> None:
        self.people = [Browser(server.address) for _ in range(3)]
        self.game = WAYS[game][0]
        self.table = self.people[0].import_record(turn_of(0, game), ME, OPEN)
        self.people[1].sit(self.table, self.people[0].invitation(self.table, 1))
        mine = self.people[0].enter(self.table, look=0)
        mine.play(steps_to_try(mine)[0])
        self._pages: list[Page] = []

    def page(self) -> Page:
        """One that did not send too much yet."""
        if not self._pages:
            self._pages = [self.people[2].enter(self.table)] * 40 + [self.people[1].enter(self.table, look=1)] * 40
        return self._pages.pop()

    def close(self) -> None:
        for person in self.people:
            person.close()


@pytest.fixture(scope="module", params=NAMES)
def storm(request: pytest.FixtureRequest, server: Server) -> Iterator[Storm]:
    storm = Storm(server, request.param)
    yield storm
    storm.close()


@some
@given(command=st.one_of(commands, anything))
def test_whatever_somebody_sends_who_is_not_in_turn_is_answered_and_changes_nothing(
    server: Server, storm: Storm, command: Any
) -> None:
    if isinstance(command, dict) and command.get("do") == "rename":
        command = {**command, "seat": 0}
    page = storm.page()
    page.catch_up()
    with unharmed(server, storm.table):
        page.transmit(json.dumps(command))
        event = page.hear()
        while event["type"] == "table":
            event = page.hear()
        assert event["type"] in ("refused", "state")
        if event["type"] == "state":  # it looked around
            assert page.hear()["type"] == "done"


@some
@given(move=st.one_of(words, st.text("abcdefghijklmnop R1234 \t\n", max_size=40)))
def test_no_text_is_a_move_unless_it_is_legal(server: Server, storm: Storm, move: str) -> None:
    with unharmed(server, storm.table), Browser(server.address, storm.people[0].jar) as mine:
        page = mine.enter(storm.table, look=0)
        if " ".join(move.lower().split()) not in [legal.lower() for legal in page.view["moves"]] and len(move) <= 200:
            assert page.refused("play", seat=0, move=move) == "illegal"
            assert page.refused("preview", seat=0, move=move) == "illegal"


def test_of_many_who_answer_the_same_moment_one_is_heard(server: Server, browser: Browser) -> None:
    table = browser.set_up(ME, ME)
    pages = [browser.enter(table, look=0) for _ in range(12)]
    move = pages[0].view["moves"][0]
    with ThreadPoolExecutor(len(pages)) as pool:
        answers = list(pool.map(lambda page: page.ask("play", seat=0, ply=0, move=move), pages))
    assert sorted(answer["type"] for answer in answers) == ["done"] + ["refused"] * 11
    assert {answer["reason"] for answer in answers if answer["type"] == "refused"} == {"stale"}
    assert server.course(table).ply == 1


def test_who_sends_too_much_is_told_to_slow_down(server: Server, page: Page, friend: Browser) -> None:
    with unharmed(server, page.table):
        for number in range(200):
            page.socket.send(json.dumps({"do": "undo", "id": f"{number}", "ply": 99, "seat": 0}))
        refusals = (event["reason"] for event in iter(page.hear, None) if event["type"] == "refused")
        reasons = list(islice(refusals, 200))
        assert set(reasons) == {"stale", "busy"}
        assert reasons.count("stale") >= 85
        friend.enter(page.table, look=1).catch_up()


# Connections that are none


def connection_to(server: Server) -> socket.socket:
    """A bare connection."""
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


@pytest.mark.parametrize(
    "frame",
    [
        b"\x81\x05hello",  # not masked
        b"\x83\x80\x00\x00\x00\x00",  # an unknown kind
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x81\xff" + b"\x7f" + b"\xff" * 7,  # a length beyond all measure
        b"\x89\xfe\x10\x00" + b"\x00" * 4100,  # a ping that is too long
        b"\x80\x80\x00\x00\x00\x00",  # the rest of nothing
        b"\x88\x81\x00\x00\x00\x00\x00",  # half a reason to close
        b"\x01\x80\x00\x00\x00\x00" * 2,  # beginnings without an end
        os.urandom(2000),
    ],
)
def test_frames_that_are_none_end_the_connection_and_nothing_else(
    server: Server, page: Page, browser: Browser, frame: bytes
) -> None:
    with unharmed(server, page.table), connection_to(server) as bare:
        bare.sendall(browser.upgrade(page.table))
        assert bare.recv(12) == b"HTTP/1.1 101"
        bare.sendall(frame)
        bare.shutdown(socket.SHUT_WR)
        while bare.recv(65536):
            pass


@pytest.mark.parametrize("part", [0, 1, 30, 200, -2])
def test_half_a_handshake_harms_nobody(server: Server, page: Page, browser: Browser, part: int) -> None:
    with unharmed(server, page.table), contextlib.ExitStack() as open_connections:
        for number in range(30):
            bare = open_connections.enter_context(connection_to(server))
            bare.sendall(browser.upgrade(page.table)[:part])
            if number % 2:  # gone without a word
                bare.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        page.catch_up()


def test_pages_that_vanish_harm_nobody(server: Server, page: Page, browser: Browser) -> None:
    with unharmed(server, page.table):
        for _ in range(20):
            with connection_to(server) as bare:
                bare.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                bare.sendall(browser.upgrade(page.table))
                bare.recv(100)
        page.catch_up()


@pytest.mark.parametrize(
    "request_",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nContent-Length: 20\r\n\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # somebody tries TLS
    ],
)
def test_requests_that_are_none_harm_nobody(server: Server, page: Page, request_: bytes) -> None:
    with unharmed(server, page.table), connection_to(server) as bare, contextlib.suppress(OSError):
        bare.sendall(request_)
        bare.shutdown(socket.SHUT_WR)
        answer = bare.recv(65536)
        assert answer == b"" or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200", b"HTTP/1.1 503"))


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/games", "/api/tables", "/assets/app.js", "/api/tables/x/y/live"]
)
def test_there_are_no_sockets_elsewhere(server: Server, page: Page, browser: Browser, path: str) -> None:
    with unharmed(server, page.table):
        request = browser.upgrade(page.table).replace(f"/api/tables/{page.table}/live?look=0".encode(), path.encode())
        with connection_to(server) as bare:
            bare.sendall(request)
            assert bare.recv(12) == b"HTTP/1.1 403"


# Requests that can't be

BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"0",
    b"\xff\xfe",
    b'{"game":"\xc3\x28"}',
    b"[" * 500_000,
    b'{"options":' + b'{"a":' * 100_000,
    b'{"game":"moorland","seats":[{"kind":"me","name":"\\ud800"},{"kind":"me"}]}',
    b'{"game":"moorland","seats":[{"kind":"me"},{"kind":"me"}],"options":{"sides":"\\ud800"}}',
    b'{"game":"moorland","seats":[{"kind":"me"},{"kind":"me"}],"options":{"\\udfff":1}}',
    b'{"game":"moorland","seats":[{"kind":"me"},{"kind":"me"}],"options":{"layout":NaN}}',
    b'{"game":"moorland","seats":[{"kind":"me"},{"kind":"me"}],"options":{"layout":1e999}}',
    b'{"game":"moorland","seats":[{"kind":"me"},{"kind":"me"}],"options":{"layout":' + b"9" * 5000 + b"}}",
    b'{"game":"moorland","seats":[{"kind":"me"},{"kind":"me"}],"options":[]}',
    b'{"game":"moorland","seats":{"kind":"me"}}',
    b'{"game":"moorland","seats":[null,null]}',
    b'{"game":null,"seats":[]}',
    b'{"game":"' + b"x" * 50 + b'","seats":[]}',
    b'{"record":{}}',
    b'{"record":[]}',
    b'{"record":{"mire":1e400}}',
    b'{"record":{"mire":' + b"9" * 5000 + b"}}",
]


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{table}/sit"])
@pytest.mark.parametrize("body", BODIES, ids=lambda body: body[:60].decode(errors="replace") or "nothing")
def test_a_body_that_can_not_be_is_refused(server: Server, page: Page, friend: Browser, path: str, body: bytes) -> None:
    with unharmed(server, page.table):
        headers = {"content-type": "application/json"}
        answer = friend.http.post(path.format(table=page.table), content=body, headers=headers)
        check_refusal(answer)


def check_refusal(answer: httpx.Response) -> None:
    """A clear no."""
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.headers["content-type"] == "application/json"
    assert 15 < len(answer.json()["error"]) < 2000


placements = st.lists(st.dictionaries(st.sampled_from(["plan", "x", "y", "turn", "side"]), anything), max_size=5)
tables = ["moor_cards", "plant_cards", "plans", "species", "deck", "caves", "file"]
boxes = st.dictionaries(st.sampled_from(tables), anything)
options = st.fixed_dictionaries(
    {},
    optional={
        "layout": st.one_of(anything, placements),
        "sides": anything,
        "components": st.one_of(anything, boxes),
        "other": anything,
    },
)


@some
@given(options=options, seats=st.one_of(st.just([ME, ME]), anything))
def test_whatever_table_is_asked_for_there_is_one_or_a_reason(
    server: Server, storm: Storm, options: JSON, seats: Any
) -> None:
    with unharmed(server, storm.table):
        body = json.dumps({"game": storm.game, "seats": seats, "options": options})
        answer = storm.people[2].http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        if answer.status_code != 201:
            check_refusal(answer)


@some
@given(data=st.data())
def test_a_box_with_one_thing_changed_is_played_with_or_refused(
    server: Server, storm: Storm, data: st.DataObject
) -> None:
    box = mire.new(storm.game, seed=1).components()
    place, key = data.draw(st.sampled_from(list(_places(box))), label="place")
    place[key] = data.draw(anything, label="instead")
    body = json.dumps({"game": storm.game, "seats": [ME, ME], "options": {"components": box}})
    with unharmed(server, storm.table):
        answer = storm.people[2].http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        if answer.status_code != 201:
            check_refusal(answer)


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Everything in plain data that could be something else."""
    for key in range(len(data)) if isinstance(data, list) else data:
        yield data, key
        if isinstance(data[key], (dict, list)):
            yield from _places(data[key])


@pytest.fixture
def trap(tmp_path: Path) -> str:
    """The name of a pipe: whoever opens it to read waits for ever."""
    os.mkfifo(tmp_path / "pipe")
    return str(tmp_path / "pipe")


ASKS: list[Callable[[str], JSON]] = [
    lambda name: {"game": "dartmoor", "seats": [ME, ME], "options": {"components": name}},
    lambda name: {"record": record(game="dartmoor") | {"options": {"components": name}}},
    lambda name: {"game": "moorland", "seats": [ME, ME], "options": {"layout": name}},
    lambda name: {"game": "moorland", "seats": [ME, ME], "options": {"components": name}},
    lambda name: {"game": "moorland", "seats": [ME, ME], "options": {"sides": name}},
    lambda name: {"record": record() | {"options": {"layout": name, "sides": "white", "components": None}}},
    lambda name: {"record": record() | {"options": {"layout": "grid", "sides": "white", "components": name}}},
    lambda name: {"record": json.dumps(record() | {"options": {"components": name}})},
    lambda name: {"record": name},
]


@pytest.mark.parametrize("ask", ASKS, ids=range(len(ASKS)))
def test_a_file_that_somebody_names_is_not_even_opened(
    server: Server, page: Page, browser: Browser, trap: str, ask: Callable[[str], JSON]
) -> None:
    with unharmed(server, page.table):
        for name in (trap, f"file://{trap}", "/etc/passwd", "../../../../etc/passwd", "/dev/zero", "~/.profile", "."):
            answer = browser.post("/api/tables", ask(name))
            check_refusal(answer)
            assert "root:" not in answer.text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "neither = JSON nor TOML",
        "day = 1979-05-27",
        "nan = nan\ninf = inf",
        "[" * 50_000,
        "a." * 50_000 + "b = 1",
        '"\\ud800"',
        "[[moor_cards]]\nnumber = 99999999999999999999",
        "[[species]]\nid = 99999999999999999999",
        "{}",
        "[]",
        "0",
        "/etc/passwd",
        "\x00",
    ],
)
@pytest.mark.parametrize(("game", "option"), [*FILES, ("moorland", "sides")])
def test_an_uploaded_file_that_can_not_be_used_is_refused(
    server: Server, page: Page, browser: Browser, game: str, option: str, text: str
) -> None:
    with unharmed(server, page.table):
        body = {"game": game, "seats": [ME, ME], "options": {option: {"file": text}}}
        check_refusal(browser.post("/api/tables", body))
