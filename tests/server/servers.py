"""Server processes for tests: real ones, that can be stopped, killed and started again on the same data."""

import atexit
import http.client
import select
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from mire.server.tables.course import Course
from mire.server.tables.reading import fold
from tests.patience import PATIENCE
from tests.server.nursery import Child, Nursery

PROGRAM = "import sys; from mire.cli import main; sys.exit(main())"
LEAVE_WITH_US = (  # it is never written to; when these tests end, however they do, so does the server
    "import os, threading; threading.Thread(target=lambda: os._exit(os.read(0, 1) != b''), daemon=True).start()"
)


@cache
def nursery() -> Nursery:
    """Where servers come from."""
    nursery = Nursery()
    atexit.register(nursery.close)
    return nursery


class Server:
    """A server of its own, with its tables in a folder or a database."""

    def __init__(
        self, folder: Path, *more: str, database: str | None = None, page: Path | None = None, days_ahead: int = 0
    ) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.folder = folder
        self.address = ""
        self.kills = 0
        self.code: int | None = None  # with which it last ended
        self._place = ["--database", database] if database else ["--data", str(folder)]
        self._more = more or (
            "--tables-per-minute",
            "100000",
            "--sockets-per-address",
            "10000",
            "--reads-per-minute",
            "100000",
        )
        self._page = page
        self.days_ahead = days_ahead  # of the true time, as its clock shows it from the next start on
        self._port = 0  # the first time any, then the same again
        self._process: Child | None = None

    def start(self) -> None:
        """Start, and wait until pages can be asked for."""
        arguments = ["--no-browser", "--port", str(self._port), *self._place, *self._more]
        with self._errors.open("a") as errors:
            self._process = nursery().start(self._program(), arguments, errors)
        self.address = self._read_address()
        self._port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As when the power fails."""
        self._end(signal.SIGKILL)
        self.kills += 1

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """As when its owner stops it."""
        self._end(how)

    def restart(self) -> None:
        """Kill it and start it again."""
        self.kill()
        self.start()

    @property
    def complaints(self) -> str:
        """All that it ever wrote to its error stream."""
        return self._errors.read_text()

    def ask(self, method: str, path: str) -> tuple[int, dict[str, str], bytes]:
        """Ask for an address letter by letter, without a browser's tidying: status, headers and body."""
        connection = http.client.HTTPConnection(self.address.removeprefix("http://"), timeout=PATIENCE)
        try:
            connection.request(method, path)
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    @property
    def file(self) -> Path:
        """The file with its tables."""
        return self.folder / "tables.sqlite"

    def stored(self, table: str) -> tuple[bytes, list[bytes]]:
        """What is on disk of a table: the set-up and the entries, in order and without a gap."""
        with reading(self.file) as connection:
            (setup,) = connection.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
            rows = connection.execute("SELECT ply, entry FROM entries WHERE table_id = ? ORDER BY ply", (table,))
            numbered = rows.fetchall()
        assert [ply for ply, _ in numbered] == list(range(len(numbered)))
        return setup, [entry for _, entry in numbered]

    def course(self, table: str) -> Course:
        """The truth about a table, from disk."""
        return fold(*self.stored(table))

    def mark(self, table: str, goes: float) -> None:
        """Have a table go, as when nothing happened there for long."""
        self.change("UPDATE tables SET goes = ? WHERE id = ?", goes, table)

    def change(self, statement: str, *values: float | str) -> None:
        """Change what is on disk behind its back."""
        connection = sqlite3.connect(self.file, timeout=PATIENCE)
        with connection:
            connection.execute(statement, values)
        connection.close()

    def secret(self) -> bytes:
        """The key that it keeps for itself."""
        with reading(self.file) as connection:
            (key,) = connection.execute("SELECT value FROM secrets WHERE name = 'key'").fetchone()
        assert isinstance(key, bytes)
        return key

    @property
    def _errors(self) -> Path:
        return self.folder / "stderr.txt"

    def _program(self) -> str:
        page = f"import pathlib, mire.server.http.app as app; app.PAGE = pathlib.Path({str(self._page)!r})"
        clock = f"import time; time.ahead = {self.days_ahead * 86400}"
        return "\n".join([LEAVE_WITH_US, clock, page if self._page else "", PROGRAM])

    def _read_address(self) -> str:
        assert self._process is not None
        ready, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        line = self._process.stdout.readline() if ready else ""
        assert line.startswith("Mire is at http://127.0.0.1:"), f"the server did not come up: {line}{self.complaints}"
        return line.split()[3].rstrip("/")

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self.code = self._process.wait(PATIENCE)
        self._process = None


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """A server while it is needed; that it never stumbled is checked at the end."""
    server.start()
    try:
        yield server
    finally:
        server.stop()
    assert "Traceback" not in server.complaints, server.complaints


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A look into a server's file beside its back."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        yield connection
    finally:
        connection.close()
