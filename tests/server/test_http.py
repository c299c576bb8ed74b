"""What is asked by HTTP: headers, cookies, origins, limits, the page's files, and errors in sentences."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from mire.server.http import app
from mire.server.tables.table_registry import TableRegistry
from tests.patience import PATIENCE, wait_for
from tests.server.client import JSON, ME, OPEN, Browser, bot
from tests.server.houses import Gated, client, in_a_house
from tests.server.servers import Server, reading, running

TABLE = {"game": "moorland", "seats": [ME, bot()]}
SAFE = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def tables(server: Server) -> int:
    """How many tables are kept."""
    with reading(server.file) as connection:
        (number,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    assert isinstance(number, int)
    return number


def sentence(answer: httpx.Response) -> str:
    """What an error says to people."""
    assert answer.headers["content-type"] == "application/json"
    (said,) = answer.json().values()
    assert list(answer.json()) == ["error"]
    assert len(said.split()) > 3
    return str(said)


# Headers


@pytest.mark.parametrize(
    "path", ["/", "/health", "/metrics", "/api/games", "/api/tables", "/api/none", "/api/tables/none", "/assets/none"]
)
def test_every_answer_tells_browsers_to_be_careful(browser: Browser, path: str) -> None:
    headers = browser.get(path).headers
    assert {name: headers.get(name) for name in SAFE} == SAFE
    policy = dict(directive.split(" ", 1) for directive in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == policy["form-action"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "server" not in headers


def test_refusals_tell_browsers_to_be_careful_too(browser: Browser) -> None:
    foreign = browser.http.post("/api/tables", json=TABLE, headers={"origin": "http://elsewhere.example"})
    assert foreign.status_code == 403
    assert {name: foreign.headers.get(name) for name in SAFE} == SAFE


def test_nothing_of_a_table_stays_in_a_cache(browser: Browser) -> None:
    table = browser.set_up(ME, bot())
    for path in ("", "/components", "/invitations", "/record"):
        assert browser.get(f"/api/tables/{table}{path}").headers["cache-control"] == "no-store"


def test_long_answers_are_compressed(browser: Browser) -> None:
    assert browser.get("/api/games").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in browser.get("/health").headers


# Cookies


def test_the_token_of_a_seat_is_a_cookie_for_this_table_and_no_script(browser: Browser) -> None:
    answer = browser.post("/api/tables", {"game": "moorland", "seats": [ME, bot(), ME, OPEN]})
    cookies = [_read_cookie(line) for line in answer.headers.get_list("set-cookie")]
    assert [name for name, _, _ in cookies] == ["seat-0", "seat-2"]
    for _, token, traits in cookies:
        assert len(token) >= 32
        assert traits["path"] == f"/api/tables/{answer.json()['id']}"
        assert traits["samesite"].lower() == "strict"
        assert "httponly" in traits
        assert "domain" not in traits
        assert "secure" not in traits  # over plain HTTP browsers would not send it back
        assert int(traits["max-age"]) > 86400 * 365
    assert cookies[0][1] != cookies[1][1]
    assert not any(token in answer.text for _, token, _ in cookies)


def _read_cookie(line: str) -> tuple[str, str, dict[str, str]]:
    first, *rest = (part.strip().partition("=") for part in line.split(";"))
    return first[0], first[2], {name.lower(): value for name, _, value in rest}


def test_an_invitation_gives_the_same_kind_of_cookie(browser: Browser, friend: Browser) -> None:
    table = browser.set_up(ME, OPEN)
    (line,) = friend.sit(table, browser.invitation(table, 1)).headers.get_list("set-cookie")
    name, _, traits = _read_cookie(line)
    assert name == "seat-1"
    assert traits["path"] == f"/api/tables/{table}"
    assert {"httponly", "samesite"} <= set(traits)


@pytest.mark.parametrize("token", ["", "x", "é", "0" * 64, "null", '"', "x" * 3000])
def test_a_made_up_token_holds_no_seat(browser: Browser, watcher: Browser, token: str) -> None:
    table = browser.set_up(ME, ME)
    answer = watcher.http.get(f"/api/tables/{table}", headers={b"cookie": f"seat-0={token}".encode()})
    assert answer.json()["yours"] == []


def test_a_token_holds_one_seat_of_one_table(browser: Browser, watcher: Browser) -> None:
    table, other = browser.set_up(ME, ME), browser.set_up(ME, ME)
    token = browser.cookie(table).partition("seat-0=")[2].partition(";")[0]
    for path, cookie, yours in [
        (table, f"seat-0={token}", [0]),
        (table, f"seat-1={token}", []),
        (other, f"seat-0={token}", []),
        (table, f"seat-9={token}; seat-0x={token}; seat--1={token}", []),
    ]:
        assert watcher.http.get(f"/api/tables/{path}", headers={"cookie": cookie}).json()["yours"] == yours


def test_what_is_kept_of_a_token_lets_nobody_sit_down(browser: Browser, watcher: Browser, server: Server) -> None:
    table = browser.set_up(ME, ME)
    kept = server.course(table).seats[0].token
    assert kept is not None
    assert kept not in browser.tokens()
    assert watcher.http.get(f"/api/tables/{table}", headers={"cookie": f"seat-0={kept}"}).json()["yours"] == []


# Origins

FOREIGN = [
    "http://elsewhere.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://localhost.elsewhere.example",
    "null",
    "",
    "http://[",
    "http://[::1",
    "nonsense",
    "http://127.0.0.1:99999999",
]


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{table}/sit", "/api/tables/{table}/rematch"])
def test_another_sites_page_can_ask_for_nothing(browser: Browser, server: Server, path: str, origin: str) -> None:
    table = browser.set_up(ME, OPEN)
    kept = tables(server), server.stored(table)
    body = {"token": browser.invitation(table, 1), "nonce": browser.nonce} if "sit" in path else TABLE
    answer = browser.http.post(path.format(table=table), json=body, headers={"origin": origin})
    assert answer.status_code == 403
    assert sentence(answer) == "this request does not come from this server's own page"
    assert (tables(server), server.stored(table)) == kept


def test_a_program_without_an_origin_may_set_up_a_table(server: Server) -> None:
    with httpx.Client(base_url=server.address) as program:
        assert program.post("/api/tables", json=TABLE).status_code == 201


@pytest.mark.parametrize("origin", [None, *FOREIGN])
def test_another_sites_page_gets_no_socket(browser: Browser, origin: str | None) -> None:
    table = browser.set_up(ME, bot())
    address = browser.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    given = None if origin is None else Origin(origin)
    with connect(address, origin=given, additional_headers={"cookie": browser.cookie(table)}) as socket:
        with pytest.raises(ConnectionClosed) as refusal:
            socket.recv(timeout=PATIENCE)
        assert refusal.value.rcvd is not None
        assert refusal.value.rcvd.code == 4403
        assert "does not come from" in refusal.value.rcvd.reason


# What a request may be


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "text/json", ""])
def test_a_request_must_say_that_it_is_json(browser: Browser, server: Server, kind: str | None) -> None:
    kept = tables(server)
    headers = {} if kind is None else {"content-type": kind}
    answer = browser.http.post("/api/tables", content=json.dumps(TABLE), headers=headers)
    assert (answer.status_code, sentence(answer)) == (400, "the request must be JSON")
    assert tables(server) == kept


def test_json_may_say_how_it_is_written(browser: Browser) -> None:
    headers = {"content-type": "application/json; charset=utf-8"}
    assert browser.http.post("/api/tables", content=json.dumps(TABLE), headers=headers).status_code == 201


def test_a_request_that_is_too_long_is_refused(browser: Browser, server: Server) -> None:
    kept = tables(server)
    long = {**TABLE, "options": {"layout": "x" * 1_000_000}}
    answer = browser.post("/api/tables", long)
    assert (answer.status_code, sentence(answer)) == (413, "a request has at most 1000000 bytes")
    assert tables(server) == kept


def test_a_long_request_in_pieces_is_refused_too(browser: Browser) -> None:
    pieces = (b" " * 10_000 for _ in range(150))
    answer = browser.http.post("/api/tables", content=pieces, headers={"content-type": "application/json"})
    assert answer.status_code == 413


def test_a_request_that_does_not_come_to_its_end_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "BODY_SECONDS", 0.1)

    async def unending() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.Event().wait()

    async def story(registry: TableRegistry, _: Gated) -> None:
        async with client(registry, **{"content-type": "application/json"}) as slow:
            answer = await slow.post("/api/tables", content=unending())
        assert (answer.status_code, answer.headers["connection"]) == (408, "close")
        assert sentence(answer).startswith("a request must be here within")

    in_a_house(tmp_path, story)


def test_an_address_has_few_unfinished_requests_and_who_hangs_up_in_one_leaves_nothing_behind(
    own_server: Server,
) -> None:
    with Browser(own_server.address) as browser, ExitStack() as unfinished:
        for _ in range(app.MOST_BODIES):
            unfinished.enter_context(begin_to_post(own_server, b"x" * 1000))
        wait_for(lambda: browser.post("/api/tables", TABLE).status_code == 429)
        unfinished.close()
        wait_for(lambda: browser.post("/api/tables", TABLE).status_code == 201)
        assert own_server.complaints == ""


@pytest.mark.parametrize("path", ["/api/tables", "/api/none", "/api/tables/none/rematch", "/health"])
def test_after_a_refusal_the_rest_of_a_request_is_not_waited_for(server: Server, path: str) -> None:
    with begin_to_post(server, b"x" * 100, path, "text/plain") as connection:
        answer = b""
        while piece := connection.recv(10_000):
            answer += piece
        assert answer.startswith(b"HTTP/1.1 4")
        assert b"\r\nconnection: close\r\n" in answer.lower()


def test_a_request_without_end_is_not_read_for_long(server: Server) -> None:
    with begin_to_post(server, b"x" * 1000, length=10**12) as connection, suppress(ConnectionError):
        for _ in range(100):
            connection.sendall(b"x" * app.FAR_TOO_LONG)
        pytest.fail("it was all read")


def begin_to_post(
    server: Server, body: bytes, path: str = "/api/tables", kind: str = "application/json", length: int = 900_000
) -> socket.socket:
    """A request of which most is still to come."""
    host, port = server.address.removeprefix("http://").split(":")
    head = [f"POST {path} HTTP/1.1", f"Host: {host}", f"Content-Type: {kind}", f"Content-Length: {length}"]
    connection = socket.create_connection((host, int(port)), timeout=PATIENCE)
    connection.sendall("\r\n".join([*head, "", ""]).encode() + body)
    return connection


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"game": "chess", "seats": [ME, ME]}, "there is no game 'chess'; the games are: moorland"),
        ({"seats": [ME, ME]}, "there is no game None"),
        ({"game": "moorland", "seats": []}, "moorland is for 2 to 4 players, not 0"),
        ({"game": "moorland", "seats": [ME]}, "moorland is for 2 to 4 players, not 1"),
        ({"game": "moorland", "seats": [ME] * 5}, "moorland is for 2 to 4 players, not 5"),
        (
            {"game": "moorland", "seats": [ME, {"kind": "bot"}]},
            "there is no bot 'None'; the bots are: random, easy, greedy, normal, hard",
        ),
        (
            {"game": "moorland", "seats": [ME, bot("chess")]},
            "there is no bot 'chess'; the bots are: random, easy, greedy, normal, hard",
        ),
        ({"game": "moorland", "seats": [ME, ME], "options": {"no": 1}}, "moorland has no option 'no'"),
        ({"game": "moorland", "seats": [ME, ME], "options": {"sides": "blue"}}, "blue"),
        ({"game": "moorland", "seats": [ME, ME], "options": {"first": 2}}, "'first' is a seat from 0 to 1, or 'lot'"),
        ({"game": "farmers", "seats": [ME], "options": {"first": "lot"}}, "a solo player begins"),
        ({"game": "moorland", "seats": [ME, ME], "seed": 7}, "unknown field `seed`"),
        ({"game": "moorland", "seats": [{"kind": "king"}, ME]}, "Invalid enum value 'king'"),
        ({"game": "moorland", "seats": [ME] * 11}, "Expected `array` of length <= 10"),
        ({"game": "moorland", "seats": [{**ME, "name": "x" * 61}, ME]}, "length <= 60"),
        ({"game": "moorland", "seats": [ME, ME], "public": 1}, "Expected `bool`"),
    ],
)
def test_a_table_that_can_not_be_is_refused_in_a_sentence(
    browser: Browser, server: Server, body: JSON, says: str
) -> None:
    kept = tables(server)
    answer = browser.post("/api/tables", body)
    assert answer.status_code == 400
    assert says in sentence(answer)
    assert tables(server) == kept


def test_a_file_that_is_refused_is_refused_in_the_words_of_who_brought_it(browser: Browser) -> None:
    body = {**TABLE, "options": {"components": {"file": "moss = ["}}}
    for language, says in (("en", "can't be played with"), ("de", "lässt sich nicht spielen")):
        answer = browser.http.post("/api/tables", json=body, headers={"accept-language": language})
        assert answer.status_code == 400
        assert says in answer.json()["error"]
        assert "neither JSON nor TOML" in answer.json()["detail"]  # for who wrote it


def test_a_table_with_cards_of_its_own_says_so_without_laying_them_out(browser: Browser) -> None:
    box = browser.get(f"/api/tables/{browser.set_up(ME, ME)}/components").json()
    table = browser.set_up(ME, ME, options={"components": box})
    told = {"layout": "grid", "sides": "white", "components": True}
    assert browser.info(table)["options"] == told
    assert browser.enter(table, look=0).info["options"] == told
    assert browser.get(f"/api/tables/{table}/components").json() == box


def test_nobody_chooses_the_seed(browser: Browser, server: Server) -> None:
    for more in ({"seed": 7}, {"options": {"seed": 7}}):
        assert browser.post("/api/tables", {**TABLE, **more}).status_code == 400
    seeds = {server.course(browser.set_up(ME, ME)).setup.record["seed"] for _ in range(20)}
    assert len(seeds) == 20
    assert max(seeds).bit_length() > 120


def test_one_address_sets_up_only_so_many_tables(tmp_path: Path) -> None:
    server = Server(tmp_path, "--tables-per-minute", "4")
    with running(server), Browser(server.address) as browser:
        table = browser.set_up(ME, OPEN)
        for _ in range(3):
            browser.set_up(ME, bot())
        for answer in (
            browser.post("/api/tables", TABLE),
            browser.sit(table, "x"),
            browser.post(f"/api/tables/{table}/rematch"),
        ):
            assert (answer.status_code, sentence(answer)) == (429, "too many requests from your address; wait a minute")
        assert tables(server) == 4
        assert browser.enter(table, look=0).view["moves"]


# Addresses


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/", 404),
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 405),
        ("GET", "/api/tables/none", 404),
        ("GET", "/api/tables/none/components", 404),
        ("GET", "/api/tables/none/invitations", 404),
        ("GET", "/api/tables/none/record", 404),
        ("GET", "/api/tables/none/replay", 404),
        ("GET", "/api/tables/none/live", 404),
        ("GET", "/api/tables/a%00b", 404),
        ("GET", "/api/tables/" + "x" * 5000, 404),
        ("GET", "/api/tables/%ff%fe", 404),
        ("GET", "/api/tables/../../etc/passwd", 404),
        ("POST", "/api/tables/none/rematch", 404),
        ("PUT", "/api/tables", 405),
        ("DELETE", "/api/tables", 405),
        ("DELETE", "/api/tables/none", 405),
        ("PATCH", "/api/tables/none/sit", 405),
        ("GET", "/api/tables/none/sit", 404),
        ("POST", "/health", 405),
        ("POST", "/", 405),
        ("BREW", "/api/games", 405),
        ("GET", "/assets/none.js", 404),
        ("GET", "/assets/", 404),
        ("GET", "/assets/%00", 404),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(server: Server, method: str, path: str, status: int) -> None:
    found, headers, body = server.ask(method, path)
    assert found == status, body
    assert headers["content-type"] == "application/json"
    assert len(json.loads(body)["error"].split()) > 3


def test_a_socket_to_a_table_that_is_not_there_is_closed_with_a_reason(browser: Browser) -> None:
    with pytest.raises(ConnectionClosed) as refusal:
        browser.enter("none")
    assert refusal.value.rcvd is not None
    assert refusal.value.rcvd.code == 4404
    assert refusal.value.rcvd.reason.startswith("there is no such table")


# The page


@pytest.fixture(scope="module")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a small page, and a diary beside it that is nobody's business."""
    folder = tmp_path_factory.mktemp("page-server")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Mire</title>")
    (page / "icon.svg").write_text("<svg/>")
    (page / "assets" / "app-1234.js").write_text("export {}")
    (folder / "diary.txt").write_text("dear diary")
    (page / "link.txt").symlink_to(folder / "diary.txt")
    (page / "assets" / "link.txt").symlink_to(folder / "diary.txt")
    with running(Server(folder / "data", page=page)) as server:
        yield server


@pytest.mark.parametrize(
    ("path", "kind", "content", "kept"),
    [
        ("/", "text/html; charset=utf-8", b"<title>Mire</title>", "no-cache"),
        ("/table/abc", "text/html; charset=utf-8", b"<title>Mire</title>", "no-cache"),
        ("/icon.svg", "image/svg+xml", b"<svg/>", "no-cache"),
        ("/assets/app-1234.js", "text/javascript; charset=utf-8", b"export {}", "public, max-age=31536000, immutable"),
    ],
)
def test_the_page_and_its_files_are_served(
    page_server: Server, path: str, kind: str, content: bytes, kept: str
) -> None:
    status, headers, body = page_server.ask("GET", path)
    assert (status, headers["content-type"], headers["cache-control"], body) == (200, kind, kept, content)


@pytest.mark.parametrize("start", ["/", "/assets/", "/table/"])
@pytest.mark.parametrize(
    "path",
    [
        "../diary.txt",
        "../../diary.txt",
        "%2e%2e/diary.txt",
        "%2e%2e/%2e%2e/diary.txt",
        "..%2fdiary.txt",
        "..%2f..%2fdiary.txt",
        "..%5cdiary.txt",
        "..\\..\\diary.txt",
        "....//diary.txt",
        "%252e%252e/diary.txt",
        "./.././../diary.txt",
        "/etc/passwd",
        "%2fetc%2fpasswd",
        "..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
        "link.txt",
        "~root/.profile",
        "file:///etc/passwd",
        "%00",
        "index.html%00",
        "x" * 300,
        "x/" * 3000,
        "%ff%fe",
        "con",
    ],
)
def test_nothing_but_the_page_is_served(page_server: Server, start: str, path: str) -> None:
    status, _, body = page_server.ask("GET", start + path)
    assert (status, body) == (200, b"<title>Mire</title>") or (status == 404 and "error" in json.loads(body))


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data", page=tmp_path / "nothing")) as server, Browser(server.address) as browser:
        answer = browser.get("/")
        assert (answer.status_code, sentence(answer)) == (503, "the page is not built; 'make play' builds it")
        assert browser.get("/assets/app.js").status_code == 404
        assert browser.set_up(ME, bot())


# For whoever watches over the server


def test_health_is_asked_for_in_both_ways(server: Server) -> None:
    assert server.ask("GET", "/health")[::2] == (200, b'{"status":"ok","set_aside":0}')
    assert server.ask("HEAD", "/health")[::2] == (200, b"")


def counted(browser: Browser) -> dict[str, float]:
    """The numbers of /metrics, by name and labels."""
    answer = browser.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    samples = [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]
    return {sample.name + "".join(sample.labels.values()): sample.value for sample in samples}


def test_metrics_count_what_happens(own_server: Server) -> None:
    with Browser(own_server.address) as browser:
        page = browser.enter(browser.set_up(ME, ME), look=0)
        page.play()
        page.do("undo")
        page.refused("play", seat=0, move="dance")
        numbers = counted(browser)
    expected: dict[str, Any] = {
        "mire_tables_live": 1,
        "mire_sockets": 1,
        "mire_entries_total": 2,
        "mire_commands_totalplay": 2,
        "mire_commands_totalundo": 1,
        "mire_refusals_totalillegal": 1,
        "mire_command_seconds_count": 3,
    }
    assert {name: numbers.get(name) for name in expected} == expected


def test_metrics_name_no_table_and_nobody(browser: Browser) -> None:
    page = browser.enter(browser.set_up({**ME, "name": "Heather"}, ME), look=0)
    page.play()
    told = browser.get("/metrics").text
    assert page.table not in told
    assert "Heather" not in told
