"""A page without a browser: sets up tables, sits down, sends commands over a real socket and keeps all it was told."""

import json
import secrets
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0  # seconds to wait for an answer


class Browser:
    """What one person's browser keeps: cookies by table, and every answer and message it ever got."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.Client(base_url=self.address, headers={"origin": self.address}, timeout=PATIENCE)
        self.heard: list[str] = []

    def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        answer = self.http.get(path)
        self.heard.append(answer.text)
        return answer

    def post(self, path: str, body: Mapping[str, Any] | None = None) -> httpx.Response:
        """Ask for something to be done."""
        answer = self.http.post(path, json=dict(body or {}))
        self.heard.append(answer.text)
        return answer

    def set_up(self, *seats: Mapping[str, Any], game: str = "moorland", **more: Any) -> str:
        """A new table."""
        answer = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def enter(self, table: str, look: int | None = None, ply: int | None = None) -> "Page":
        """Open the page of a table."""
        return Page(self, table, look, ply)

    def cookie(self, table: str) -> str:
        """The cookies a browser would send to a table's addresses."""
        jar = [cookie for cookie in self.http.cookies.jar if cookie.path == f"/api/tables/{table}"]
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar)


class Page:
    """A page connected to a table."""

    def __init__(self, browser: Browser, table: str, look: int | None = None, ply: int | None = None) -> None:
        self.browser = browser
        self.table = table
        self.ply = -1
        self.undo = 0
        self.view: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        asked = "&".join(f"{name}={value}" for name, value in (("look", look), ("ply", ply)) if value is not None)
        address = browser.address.replace("http", "ws", 1) + f"/api/tables/{table}/live?{asked}"
        headers = {"cookie": browser.cookie(table)}
        self.socket: ClientConnection = connect(
            address, origin=browser.address, additional_headers=headers, max_size=None, open_timeout=PATIENCE
        )
        self.first = self.hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.socket.close()

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next event; TimeoutError if there is none."""
        message = self.socket.recv(timeout=patience)
        assert isinstance(message, str)
        self.browser.heard.append(message)
        event: dict[str, Any] = json.loads(message)
        self._take_in(event)
        return event

    def send(self, do: str, **values: Any) -> str:
        """Send a command that answers the table as this page knows it; its id."""
        command = {"do": do, "id": secrets.token_hex(8), **values}
        if do in ("play", "undo", "preview", "hint"):
            command = {"ply": self.ply, **command}
        self.socket.send(json.dumps(command))
        return str(command["id"])

    def ask(self, do: str, **values: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        return self.answer(self.send(do, **values))

    def answer(self, command: str) -> dict[str, Any]:
        """The answer to a command."""
        while True:
            event = self.hear()
            if event.get("id") == command:
                return event

    def play(self, move: str, seat: int | None = None) -> dict[str, Any]:
        """Make a move and wait until it is seen."""
        seat = self.view["you"] if seat is None else seat
        answer = self.ask("play", seat=seat, move=move)
        if answer["type"] == "done":
            self.wait_for(lambda: self.ply >= answer["ply"])
        return answer

    def wait_for(self, condition: Any) -> None:
        """Take in events until something holds."""
        while not condition():
            self.hear()

    def _take_in(self, event: dict[str, Any]) -> None:
        if event["type"] == "state":
            self.ply, self.undo, self.view = event["ply"], event["undo"], event["view"]
            self.info, self.lines = event["table"], event["lines"]
        elif event["type"] == "frames":
            self.ply, self.undo, self.view = event["ply"], event["undo"], event["frames"][-1]["view"]
            self.lines += [line for frame in event["frames"] for line in frame["lines"]]
        elif event["type"] == "table":
            self.info = event["table"]
        elif event["type"] == "current":
            self.ply = event["ply"]
