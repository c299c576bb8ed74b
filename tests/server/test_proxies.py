"""Behind a proxy and without one: whose address is counted, by which names the server is reached, what travels how."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from mire.server import log
from mire.server.http.app import LOOKS_A_READ
from tests.patience import PATIENCE
from tests.server.client import ME, OPEN, Browser, bot
from tests.server.proxies import NoProxy, proxy
from tests.server.servers import Server, running
from tests.server.worlds import play_turn, record, two_at_a_table

TABLE = {"game": "moorland", "seats": [ME, bot()]}
LIMIT = 5


def set_up(http: httpx.Client, **headers: str) -> int:
    """The status when somebody who may be invented sets a table up."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    return http.post("/api/tables", json=TABLE, headers=given).status_code


def invented(number: int) -> str:
    return f"203.0.{number // 250}.{number % 250 + 1}"


def caller(address: str, base: str) -> httpx.Client:
    """Somebody at another address of this machine."""
    transport = httpx.HTTPTransport(local_address=address, verify=False)
    return httpx.Client(base_url=base, transport=transport, trust_env=False, timeout=PATIENCE)


# Without a proxy


def test_three_hundred_invented_addresses_are_one(tmp_path: Path) -> None:
    began = time.monotonic()
    with running(Server(tmp_path / "data", "--keep-days", "90")) as server, caller("127.0.0.1", server.address) as http:
        made = [set_up(http, x_forwarded_for=invented(n), forwarded=f"for={invented(n)}") for n in range(300)]
    may_be = 60 + (time.monotonic() - began)  # a minute's at once, and one a second from then on
    assert 60 <= made.count(201) <= may_be
    assert made.count(201) + made.count(429) == 300


def test_nobody_is_believed_that_it_is_https(browser: Browser) -> None:
    answer = browser.http.post("/api/tables", json=TABLE, headers={"x-forwarded-proto": "https"})
    assert "secure" not in answer.headers["set-cookie"].lower()


def test_a_proxy_that_is_not_named_is_not_believed(tmp_path: Path) -> None:
    flags = "--proxy", "10.1.2.3", "--proxy", "192.168.0.0/16", "--tables-per-minute", str(LIMIT)
    with running(Server(tmp_path / "data", *flags)) as server, caller("127.0.0.1", server.address) as http:
        assert [set_up(http, x_forwarded_for=invented(n)) for n in range(LIMIT + 1)] == [201] * LIMIT + [429]


def test_of_several_proxies_the_first_address_that_is_none_of_them_counts(tmp_path: Path) -> None:
    flags = "--proxy", "127.0.0.1", "--proxy", "10.0.0.0/8", "--tables-per-minute", str(LIMIT)
    with running(Server(tmp_path / "data", *flags)) as server, caller("127.0.0.1", server.address) as http:
        chains = [f"{invented(n)}, 198.51.100.7, 10.0.{n}.1" for n in range(LIMIT + 1)]
        assert [set_up(http, x_forwarded_for=chain) for chain in chains] == [201] * LIMIT + [429]
        assert set_up(http, x_forwarded_for="198.51.100.8, 10.0.0.1") == 201


def test_with_ipv6_a_household_is_one_address(tmp_path: Path) -> None:
    flags = "--proxy", "127.0.0.1", "--tables-per-minute", str(LIMIT)
    with running(Server(tmp_path / "data", *flags)) as server, caller("127.0.0.1", server.address) as http:
        one, other = [[f"2001:db8:0:{net}::{n:x}" for n in range(LIMIT + 1)] for net in (1, 2)]
        assert [set_up(http, x_forwarded_for=address) for address in one] == [201] * LIMIT + [429]
        assert set_up(http, x_forwarded_for=other[0]) == 201
        mapped = [set_up(http, x_forwarded_for=f"::ffff:198.51.100.{n}") for n in range(LIMIT + 1)]
        assert mapped == [201] * (LIMIT + 1)


# What else is counted


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server that lets one address read little."""
    with running(Server(tmp_path / "data", "--reads-per-minute", str(LIMIT))) as server:
        yield server


@pytest.mark.parametrize("path", ["replay?look=open", "record", "analysis"])
def test_one_address_reads_only_so_much_of_finished_games(strict: Server, path: str) -> None:
    with Browser(strict.address) as browser:
        table = browser.import_record(record())
        answers = [browser.get(f"/api/tables/{table}/{path}") for _ in range(LIMIT + 1)]
        assert [answer.status_code for answer in answers] == [200] * LIMIT + [429]
        assert answers[-1].json() == {"error": "too many requests from your address; wait a minute"}
        assert browser.info(table)["id"] == table  # it is in memory


@pytest.mark.parametrize(
    "path",
    [
        "/metrics",
        "/api/games",
        "/api/tables",
        "/api/games/moorland/components",
        "/api/tables/{}",
        "/api/tables/{}/components",
    ],
)
def test_one_address_looks_only_so_often_at_what_costs_little(strict: Server, path: str) -> None:
    with Browser(strict.address) as browser:
        path = path.format(browser.set_up(ME, ME))
        answers = [browser.get(path).status_code for _ in range(LOOKS_A_READ * LIMIT + 10)]
        assert answers[: LOOKS_A_READ * LIMIT] == [200] * LOOKS_A_READ * LIMIT
        assert 429 in answers
        assert browser.get("/health").status_code == 200


@pytest.mark.parametrize("path", ["record", "analysis"])
def test_a_finished_game_that_is_read_from_disk_counts_once(strict: Server, path: str) -> None:
    with Browser(strict.address) as browser:
        tables = [browser.import_record(record()) for _ in range(LIMIT)]
        strict.restart()
        assert [browser.get(f"/api/tables/{table}/{path}").status_code for table in tables] == [200] * LIMIT


def test_who_follows_an_analysis_leaves_the_others_of_a_club_their_reading(strict: Server) -> None:
    with Browser(strict.address) as browser:
        watched, other = browser.import_record(record()), browser.import_record(record(seed=6))
        while browser.get(f"/api/tables/{watched}/analysis").status_code == 200:
            pass
        assert browser.get(f"/api/tables/{other}/analysis").status_code == 200
        assert [browser.get(f"/api/tables/{other}/record").status_code for _ in range(LIMIT)] == [200] * LIMIT


def test_one_address_has_only_so_many_tables_read_from_disk(strict: Server) -> None:
    with Browser(strict.address) as browser:
        tables = [browser.set_up(ME, ME) for _ in range(LIMIT + 1)]
        strict.restart()
        statuses = [browser.get(f"/api/tables/{table}").status_code for table in tables]
        assert statuses == [200] * LIMIT + [429]
        with pytest.raises(Exception, match="too many requests from your address"):
            browser.enter(tables[-1])
        for _ in range(3 * LIMIT):
            assert browser.info(tables[0])["id"] == tables[0]
        browser.enter(tables[0], look=0).play()


def test_a_club_behind_one_address_is_served(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data", "--keep-days", "90")) as server, Browser(server.address) as browser:
        tables = [browser.set_up(ME, ME) for _ in range(50)]
        server.restart()
        for _ in range(10):
            assert {browser.get(f"/api/tables/{table}").status_code for table in tables} == {200}


# Names


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with names of its own."""
    flags = "--allowed-host", "Moor.example", "--allowed-host", "heath.example"
    with running(Server(tmp_path_factory.mktemp("named"), *flags)) as server:
        yield server


OWN = ["moor.example", "MOOR.example:8410", "heath.example.", "localhost", "localhost:1", "127.0.0.1:99", "[::1]:8410"]
OTHERS = [
    "elsewhere.example",
    "moor.example.elsewhere.example",
    "xmoor.example",
    "moor.example@elsewhere.example",
    "",
    "1",
]


@pytest.mark.parametrize("host", OWN)
def test_a_server_answers_to_its_names_and_to_addresses(named: Server, host: str) -> None:
    answer = httpx.get(f"{named.address}/health", headers={"host": host}, trust_env=False, timeout=PATIENCE)
    assert answer.status_code == 200


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/tables/none", "/assets/none.js"])
@pytest.mark.parametrize("host", OTHERS)
def test_a_server_answers_to_no_other_name(named: Server, host: str, path: str) -> None:
    answer = httpx.get(f"{named.address}{path}", headers={"host": host}, trust_env=False, timeout=PATIENCE)
    assert answer.status_code == 421
    assert answer.json() == {
        "error": f"this server is not known as '{host}'; whoever runs it can allow the name with --allowed-host"
    }
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_who_reads_german_is_told_in_german(named: Server) -> None:
    headers = {"host": "elsewhere.example", "accept-language": "de"}
    said = httpx.get(named.address, headers=headers, trust_env=False, timeout=PATIENCE).json()["error"]
    assert said.startswith("dieser Server ist nicht als „elsewhere.example“ bekannt")


def test_a_page_whose_own_name_leads_here_gets_no_socket(named: Server) -> None:
    with Browser(named.address) as browser:
        table = browser.set_up(ME, ME)
    with socket_of(named, table, "moor.example") as page:
        assert '"state"' in str(page.recv(timeout=PATIENCE))
    with pytest.raises(InvalidStatus) as refusal:
        socket_of(named, table, "elsewhere.example")
    assert refusal.value.response.status_code == 403


def socket_of(server: Server, table: str, host: str) -> ClientConnection:
    """A socket that a page asks for by a name which leads to the server."""
    own = server.address.removeprefix("http://")
    named = own.replace("127.0.0.1", host)
    reached = socket.create_connection(("127.0.0.1", int(own.rpartition(":")[2])))
    try:
        return connect(f"ws://{named}/api/tables/{table}/live", sock=reached, origin=Origin(f"http://{named}"))
    except InvalidStatus:
        reached.close()
        raise


# As the docs say


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server behind a proxy, and the proxy's address."""
    folder = tmp_path_factory.mktemp(request.param)
    flags = "--proxy", "127.0.0.1", "--tables-per-minute", str(LIMIT)
    with running(Server(folder / "data", *flags)) as server:
        try:
            with proxy(request.param, server.address, folder) as address:
                yield server, address
        except NoProxy as reason:
            pytest.skip(f"not tested: {reason}")


def test_people_play_through_the_proxy(proxied: tuple[Server, str]) -> None:
    server, address = proxied
    with Browser(address) as browser, Browser(address) as friend:
        mine, theirs = two_at_a_table(browser, friend)
        made = play_turn(mine)
        theirs.wait_to_decide()
        made += play_turn(theirs)
        mine.wait_to_decide()
        assert mine.view["board"] == theirs.view["board"]
        assert log.decode_record(server.course(mine.table).table.record())["moves"] == made


def test_cookies_travel_by_https_alone(proxied: tuple[Server, str]) -> None:
    with caller("127.0.0.5", proxied[1]) as http:
        answer = http.post("/api/tables", json={"game": "moorland", "seats": [ME, OPEN]})
        assert "; Secure" in answer.headers["set-cookie"]


def test_pages_of_other_sites_are_refused_through_the_proxy_too(proxied: tuple[Server, str]) -> None:
    with caller("127.0.0.6", proxied[1]) as http:
        assert set_up(http, origin="https://elsewhere.example") == 403
        assert set_up(http, origin=proxied[1]) == 201


def test_each_clients_address_is_counted_and_an_invented_one_is_not(proxied: tuple[Server, str]) -> None:
    with caller("127.0.0.2", proxied[1]) as one, caller("127.0.0.3", proxied[1]) as other:
        made = [set_up(one, x_forwarded_for=invented(n), forwarded=f"for={invented(n)}") for n in range(2 * LIMIT)]
        assert made == [201] * LIMIT + [429] * LIMIT
        assert set_up(other) == 201
