"""Runs commands in this process, as somebody at a keyboard or a pipe would."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mire.cli import main


class Result(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Keyboard(io.StringIO):
    """A terminal to type at."""

    def isatty(self) -> bool:
        return True


Mire = Callable[..., Result]

ROOT = Path(__file__).parents[2]
DARTMOORS = Path("src/mire/games/dartmoor/ai/weights.py")


@pytest.fixture
def mire_cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Mire:
    """Run a command line such as `play moorland`, with what is typed meanwhile, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr("sys.argv", ["mire"])

    def run(command: str, *more: str, typed: str = "", terminal: bool = False) -> Result:
        monkeypatch.setattr("sys.stdin", Keyboard(typed) if terminal else io.StringIO(typed))
        code = main([*command.split(), *more])
        return Result(code, *capsys.readouterr())

    return run


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the sources of the weights; the file."""
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / DARTMOORS).parent.mkdir(parents=True)
    (tmp_path / DARTMOORS).write_text((ROOT / DARTMOORS).read_text("utf-8"), "utf-8")
    return tmp_path / DARTMOORS
