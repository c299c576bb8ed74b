"""A page without a browser: sets up tables, sits down, sends commands over a real socket and keeps all it was told."""

import json
import secrets
import socket
import ssl
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from http.cookiejar import CookieJar
from typing import Any, NamedTuple, Self

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.patience import PATIENCE

JSON = dict[str, Any]

AT_ONCE, PER_SECOND = 80, 28  # commands, a little less than the server takes from one page
ME: JSON = {"kind": "me"}
OPEN: JSON = {"kind": "open"}
ANSWERS_A_PLY = ("play", "undo", "preview", "hint")


def bot(name: str = "random") -> JSON:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


class Heard(NamedTuple):
    """Something that a browser was told: the answer to a request such as `GET /health`, or an event at a `Page`."""

    source: "str | Page"
    text: str
    headers: str = ""


class Browser:
    """What one person's browser keeps: cookies by table, and every answer and message it ever got."""

    def __init__(self, address: str, jar: CookieJar | None = None) -> None:
        self.address = address
        self.jar = CookieJar() if jar is None else jar
        self.http = httpx.Client(
            base_url=address,
            headers={"origin": address},
            timeout=PATIENCE,
            cookies=self.jar,
            verify=False,  # there is nothing to verify, and reading certificates takes long
            trust_env=False,
        )
        self.heard: list[Heard] = []
        self.nonce = secrets.token_hex(16)  # by which a repeated request is known
        self.pages: list[Page] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all pages."""
        for page in self.pages:
            page.close()
        self.http.close()

    def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        return self._hear(self.http.get(path))

    def post(self, path: str, body: Mapping[str, Any] | None = None) -> httpx.Response:
        """Ask for something to be done."""
        return self._hear(self.http.post(path, json=dict(body or {})))

    def set_up(self, *seats: JSON, game: str = "moorland", **more: Any) -> str:
        """A new table."""
        answer = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def import_record(self, record: JSON | str, *seats: JSON, **more: Any) -> str:
        """A new table that goes on from a record."""
        answer = self.post("/api/tables", {"record": record, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def invitation(self, table: str, seat: int) -> str:
        """What lets a friend sit down at an open seat."""
        return str(self.get(f"/api/tables/{table}/invitations").json()[str(seat)])

    def sit(self, table: str, invitation: str, name: str = "") -> httpx.Response:
        """Follow an invitation."""
        return self.post(f"/api/tables/{table}/sit", {"token": invitation, "nonce": self.nonce, "name": name})

    def info(self, table: str) -> JSON:
        """A table from outside."""
        answer: JSON = self.get(f"/api/tables/{table}").json()
        return answer

    def enter(
        self,
        table: str,
        look: int | str | None = None,
        ply: int | str | None = None,
        sock: socket.socket | None = None,
    ) -> "Page":
        """Open the page of a table."""
        self.pages.append(page := Page(self, table, look, ply, sock))
        return page

    def upgrade(self, table: str, seat: int = 0) -> bytes:
        """The request for a table's socket, for who wants to write to it byte by byte."""
        lines = [
            f"GET /api/tables/{table}/live?look={seat} HTTP/1.1",
            f"Host: {self.address.removeprefix('http://')}",
            f"Origin: {self.address}",
            f"Cookie: {self.cookie(table)}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        return "\r\n".join([*lines, "", ""]).encode()

    def cookie(self, table: str) -> str:
        """The cookies a browser would send to a table's addresses."""
        jar = [cookie for cookie in self.jar if cookie.path == f"/api/tables/{table}"]
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar)

    def tokens(self) -> list[str]:
        """All it holds of seats at any table."""
        return [cookie.value for cookie in self.jar if cookie.value is not None]

    def move_to(self, address: str) -> "Browser":
        """The same person, with the same cookies, at another server of the same house."""
        return Browser(address, self.jar)

    def _hear(self, answer: httpx.Response) -> httpx.Response:
        headers = [f"{name}: {value}" for name, value in answer.headers.items() if name != "set-cookie"]
        asked = f"{answer.request.method} {answer.request.url.raw_path.decode()}"
        self.heard.append(Heard(asked, answer.text, "\n".join(headers)))
        return answer


class Page:
    """A page connected to a table."""

    def __init__(
        self,
        browser: Browser,
        table: str,
        look: int | str | None,
        ply: int | str | None,
        sock: socket.socket | None = None,
    ) -> None:
        self.browser = browser
        self.table = table
        self.ply = -1
        self.undo = 0
        self.view: JSON = {}
        self.info: JSON = {}
        self.lines: list[JSON] = []
        self.events: list[JSON] = []
        self.sent: dict[str, JSON] = {}
        self._spare, self._since = float(AT_ONCE), time.monotonic()
        self._stay = ExitStack()
        self.socket = self._stay.enter_context(connect_to(browser, table, sock, look=look, ply=ply))
        self.first = self.hear()

    def close(self) -> None:
        """Leave."""
        self._stay.close()

    def hear(self, patience: float = PATIENCE) -> JSON:
        """The next event; TimeoutError if there is none."""
        message = self.socket.recv(timeout=patience)
        assert isinstance(message, str)
        self.browser.heard.append(Heard(self, message))
        event: JSON = json.loads(message)
        self.events.append(event)
        self._take_in(event)
        return event

    def send(self, do: str, **values: Any) -> str:
        """Send a command that answers the table as this page knows it; its id."""
        command = {"do": do, "id": secrets.token_hex(8), **values}
        if do in ANSWERS_A_PLY:
            command = {"ply": self.ply, **command}
        self.sent[command["id"]] = command
        self.transmit(json.dumps(command))
        return str(command["id"])

    def transmit(self, message: str | bytes) -> None:
        """Send anything, as fast as a page may."""
        self._keep_pace()
        self.socket.send(message)

    def ask(self, do: str, **values: Any) -> JSON:
        """Send a command and wait for its answer."""
        return self.answer(self.send(do, **values))

    def answer(self, command: str) -> JSON:
        """The answer to a command."""
        while True:
            event = self.hear()
            if event.get("id") == command:
                return event

    def do(self, do: str, **values: Any) -> JSON:
        """Have a command of its own seat carried out, and wait until that is seen."""
        answer = self.ask(do, **{"seat": self.view["you"], **values})
        assert answer["type"] == "done", answer
        if do in ("play", "undo"):
            self.reach(answer["ply"])
        else:
            self.catch_up()
        return answer

    def play(self, move: str | None = None) -> JSON:
        """Make a move of its own seat, the first there is if none is named."""
        return self.do("play", move=self.view["moves"][0] if move is None else move)

    def refused(self, do: str, **values: Any) -> str:
        """The reason for which a command is refused."""
        answer = self.ask(do, **values)
        assert answer["type"] == "refused", answer
        assert answer["message"]
        return str(answer["reason"])

    def catch_up(self) -> list[JSON]:
        """What it has been told since it last listened: the server's answer to a question comes after all that."""
        heard = len(self.events)
        self.ask("look", seat=self.view["you"])
        return self.events[heard:-2]

    def wait_for(self, condition: Callable[[], bool]) -> None:
        """Take in events until something holds."""
        while not condition():
            self.hear()

    def reach(self, ply: int) -> None:
        """Take in events up to some moment."""
        self.wait_for(lambda: self.ply >= ply)

    def wait_to_decide(self) -> None:
        """Watch the others until its own seat has to decide, or the game is over."""
        self.wait_for(lambda: self.view["seat"] in (self.view["you"], None))

    def wait_until_over(self) -> None:
        """Watch the rest of the game."""
        self.wait_for(lambda: self.view["seat"] is None)

    def _keep_pace(self) -> None:
        now = time.monotonic()
        self._spare = min(AT_ONCE, self._spare + (now - self._since) * PER_SECOND) - 1
        self._since = now
        if self._spare < 0:
            time.sleep(-self._spare / PER_SECOND)

    def _take_in(self, event: JSON) -> None:
        if event["type"] == "state":
            self.ply, self.undo, self.view = event["ply"], event["undo"], event["view"]
            self.info, self.lines = event["table"], event["lines"]
        elif event["type"] == "frames":
            self.ply, self.undo, self.view = event["ply"], event["undo"], event["frames"][-1]["view"]
            self.lines += [line for frame in event["frames"] for line in frame["lines"]]
        elif event["type"] == "table":
            self.ply, self.info = event["ply"], event["table"]
        elif event["type"] == "current":
            self.ply = event["ply"]


def connect_to(
    browser: Browser, table: str, sock: socket.socket | None = None, **query: int | str | None
) -> ClientConnection:
    """The bare socket of a table."""
    if sock is not None:
        host, port = browser.address.removeprefix("http://").split(":")
        sock.connect((host, int(port)))
    asked = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
    return connect(
        browser.address.replace("http", "ws", 1) + f"/api/tables/{table}/live?{asked}",
        sock=sock,
        origin=Origin(browser.address),
        additional_headers={"cookie": browser.cookie(table)},
        max_size=None,
        open_timeout=PATIENCE,
        close_timeout=1,  # who has not listened to everything does not hear the farewell
        ssl=unverified() if browser.address.startswith("https:") else None,
        ping_interval=None,  # it would draw on the global chance, which hypothesis watches over
    )


def unverified() -> ssl.SSLContext:
    """TLS with whoever answers: there is nothing to verify."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
