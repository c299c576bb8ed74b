"""`mire` without a command: where it listens, where it keeps its tables, and what it refuses."""

import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mire.cli.serve import _has_screen
from mire.server.settings import Settings
from tests.cli.conftest import Mire
from tests.patience import PATIENCE

PROGRAM = "import sys; sys.path[:0] = {path!r}; from mire.cli import main; raise SystemExit(main())"


@contextmanager
def served(*flags: str, home: Path) -> Iterator[str]:
    """A server while it runs; its address."""
    command = [sys.executable, "-c", PROGRAM.format(path=sys.path), "--no-browser", *flags]
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            assert line.startswith("Mire is at http://127.0.0.1:"), line
            yield line.split()[3]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def health(address: str) -> bytes:
    with urllib.request.urlopen(f"{address}health", timeout=PATIENCE) as answer:
        text: bytes = answer.read()
    return text


def test_tables_are_kept_in_the_users_data_folder(tmp_path: Path) -> None:
    with served("--port", "0", home=tmp_path) as address:
        assert b"ok" in health(address)
    assert list(tmp_path.rglob("mire/tables.sqlite"))


def test_tables_can_be_kept_in_any_folder_or_database_file(tmp_path: Path) -> None:
    with served("--port", "0", "--data", str(tmp_path / "here"), home=tmp_path) as address:
        health(address)
    with served("--port", "0", "--database", f"sqlite:///{tmp_path}/there.sqlite", home=tmp_path) as address:
        health(address)
    assert (tmp_path / "here" / "tables.sqlite").is_file()
    assert (tmp_path / "there.sqlite").is_file()


def test_a_port_that_was_asked_for_and_is_taken_is_refused(mire_cli: Mire) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = mire_cli(f"--no-browser --data . --port {taken.getsockname()[1]}")
    assert result.code == 2
    assert "can't listen on 127.0.0.1" in result.err


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        ("--data . --database sqlite:///x", "give one of them"),
        ("--database mysql://localhost/x --port 0", "sqlite:///FILE and postgresql://"),
        ("--database postgresql://127.0.0.1:1/x --port 0", "PostgreSQL database can't be opened"),
        ("--database sqlite:////dev/null/x --port 0", "can't be opened"),
        ("--port 70000", "port 70000"),
        ("--keep-days 0", "at least 1"),
        ("--reads-per-minute 0", "at least 1"),
        ("--proxy proxy.example", "takes an address such as 127.0.0.1 or a network such as 10.0.0.0/8"),
        ("--proxy *", "takes an address"),
        ("--proxy 10.0.0.1/8", "takes an address"),
        ("--allowed-host https://moor.example", "takes a name such as moor.example"),
        ("--allowed-host moor.example:80", "takes a name such as moor.example"),
        ("--port x", "takes a whole number"),
        ("--nonsense", "Unknown option"),
    ],
)
def test_what_can_t_be_is_refused_in_one_line(mire_cli: Mire, flags: str, complaint: str) -> None:
    result = mire_cli(f"--no-browser {flags}")
    assert result.code == 2
    assert complaint in result.err
    assert result.err.count("\n") == 1


def settings_of(mire_cli: Mire, monkeypatch: pytest.MonkeyPatch, flags: str) -> Settings:
    """How a server would be run with these flags."""
    given: list[Settings] = []

    def serve(settings: Settings, listener: socket.socket, _: object) -> None:
        listener.close()
        given.append(settings)

    monkeypatch.setattr("mire.server.serve.serve", serve)
    assert mire_cli(f"--no-browser --port 0 {flags}").code == 0
    return given[0]


def test_a_server_is_known_by_the_name_it_listens_at_and_by_those_that_are_allowed(
    mire_cli: Mire, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = "--host localhost --allowed-host moor.example --allowed-host heath.example"
    assert set(settings_of(mire_cli, monkeypatch, flags).hosts) == {"localhost", "moor.example", "heath.example"}


def test_nobody_is_believed_about_others_unless_named(mire_cli: Mire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert settings_of(mire_cli, monkeypatch, "").proxies == ()
    named = settings_of(mire_cli, monkeypatch, "--proxy 127.0.0.1 --proxy 10.0.0.0/8 --proxy ::1")
    assert named.proxies == ("127.0.0.1", "10.0.0.0/8", "::1")


def test_a_browser_opens_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not _has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert _has_screen()
