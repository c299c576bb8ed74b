"""A PostgreSQL server of the tests' own, from Debian's package, reached through a socket in its folder alone."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

from tests.patience import PATIENCE

OWNER = "postgres"  # PostgreSQL does not run as root; Debian's package brings this user
HASTE = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"  # what is lost with the machine may be lost


class NoPostgres(Exception):
    """There is no PostgreSQL to be had here; it says why."""


class Postgres:
    """A running PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = count()

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"mire{next(self._numbers)}"
        self.execute("postgres", f"CREATE DATABASE {name}")
        return self._address(name)

    def execute(self, database: str, statement: str) -> None:
        """Have something done in a database, given by its name or address."""
        address = database if "://" in database else self._address(database)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(statement.encode())

    def wait_until_up(self) -> None:
        """NoPostgres if it does not come up."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.execute("postgres", "SELECT 1")
            except psycopg.OperationalError as error:
                if time.monotonic() > deadline:
                    raise NoPostgres(f"PostgreSQL does not come up: {error}") from None
                time.sleep(0.05)

    def _address(self, name: str) -> str:
        return f"postgresql://{OWNER}@/{name}?host={self._folder}"


@contextmanager
def postgres(how: str = HASTE) -> Iterator[Postgres]:
    """A PostgreSQL for as long as it is needed, run with these flags; NoPostgres if there can't be one."""
    tools = _find_tools()
    folder = Path(tempfile.mkdtemp(prefix="mire-postgres-", dir="/tmp"))
    try:
        if os.getuid() == 0:
            shutil.chown(folder, OWNER)
        data = folder / "data"
        _run(
            tools / "initdb", "--no-sync", "--auth=trust", f"--username={OWNER}", "--encoding=UTF8", f"--pgdata={data}"
        )
        with _serving(f"{tools}/postgres -D {data} -c listen_addresses= -c unix_socket_directories={folder} {how}"):
            running = Postgres(folder)
            running.wait_until_up()
            yield running
    finally:
        shutil.rmtree(folder)


@contextmanager
def _serving(command: str) -> Iterator[None]:
    """A server that runs for as long as we do, however we end: it stops when it can't read from us any more."""
    guarded = f"{command} & server=$!; read _; kill -QUIT $server; wait $server"
    process = subprocess.Popen(
        [*_as_owner(), "sh", "-c", guarded],
        cwd="/",
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdin is not None
    try:
        yield
    finally:
        process.stdin.close()
        process.wait(PATIENCE)


def _find_tools() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        raise NoPostgres("PostgreSQL is not installed; Debian has it in the package 'postgresql'")
    if os.getuid() == 0 and shutil.which("runuser") is None:
        raise NoPostgres("PostgreSQL does not run as root, and there is no 'runuser' to become somebody else")
    return found[-1].parent


def _run(tool: Path, *arguments: str) -> None:
    outcome = subprocess.run([*_as_owner(), str(tool), *arguments], cwd="/", capture_output=True, timeout=PATIENCE)
    if outcome.returncode:
        raise NoPostgres(f"{tool.name} failed: {outcome.stderr.decode(errors='replace')}")


def _as_owner() -> list[str]:
    return ["runuser", "-u", OWNER, "--"] if os.getuid() == 0 else []
