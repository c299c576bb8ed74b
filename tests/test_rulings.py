"""Every ruling names the tests that hold it, and they exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "docs/rulings").glob("*.md"))
QUESTION = re.compile(r"^\*\*(.+?)\*\*\n(.+?)(?=\n\n|\Z)", re.DOTALL | re.MULTILINE)
RULINGS = [(file.stem, *ruling) for file in FILES for ruling in QUESTION.findall(file.read_text("utf-8"))]


@pytest.mark.parametrize(("game", "question", "ruling"), RULINGS)
def test_a_ruling_names_tests_that_exist(game: str, question: str, ruling: str) -> None:
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", ruling)
    assert named, question
    for file, test in named:
        path = ROOT / (file if file.startswith("tests/") else f"tests/games/{game}/{file}")
        assert f"def {test}(" in path.read_text("utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_all_rulings_are_read(file: Path) -> None:
    assert len(QUESTION.findall(file.read_text("utf-8"))) == file.read_text("utf-8").count("\n**") > 25
