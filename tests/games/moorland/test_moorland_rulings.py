"""Every ruling names the tests that hold it, and they exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
RULINGS = (ROOT / "docs/rulings/moorland.md").read_text("utf-8")
QUESTIONS = re.findall(r"^\*\*(.+?)\*\*\n(.+?)(?=\n\n|\Z)", RULINGS, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize(("question", "ruling"), QUESTIONS)
def test_a_ruling_names_tests_that_exist(question: str, ruling: str) -> None:
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", ruling)
    assert named, question
    for file, test in named:
        path = ROOT / (file if file.startswith("tests/") else f"tests/games/moorland/{file}")
        assert f"def {test}(" in path.read_text("utf-8")


def test_all_rulings_are_read() -> None:
    assert len(QUESTIONS) == RULINGS.count("\n**") > 25
