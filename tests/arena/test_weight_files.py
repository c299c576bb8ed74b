"""New weights are written into the sources, and nothing else of the file changes."""

import os
import re
from pathlib import Path

import pytest

import mire
from mire.arena.tuning.weight_files import find_weights, read_weights, rewritten
from mire.core.game import Game
from mire.core.registry import games
from mire.core.weights import beliefs

ROOT = Path(__file__).parents[2]
WEIGHTS = games()[0].weights(2)
KIND = type(WEIGHTS).__name__


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_file_of_a_game_is_found_in_a_checkout(game: Game) -> None:
    weights = game.weights(game.fewest)
    text = find_weights(weights, ROOT).read_text("utf-8")
    assert read_weights(text, type(weights).__name__) == beliefs(weights)


def test_only_the_numbers_that_are_new_change() -> None:
    lines = [
        "class Weights:",
        "    # all 3",
        "    self.a = 0.5  # the 0.5 chance",
        "    self.b = -2.0",
        "    self.c = 3.0  # c",
        "class Others(Weights):",
        "    self.a = 7.5",
    ]
    text = "\n".join(lines)
    new = rewritten(text, "Weights", {"a": 0.25, "b": -12.5})
    assert new == text.replace("= 0.5", "= 0.25").replace("-2.0", "-12.5")
    assert read_weights(new, "Others") == {"a": 7.5}
    assert read_weights(new, "Weights") == {"a": 0.25, "b": -12.5, "c": 3.0}


def test_words_order_and_other_numbers_of_a_real_file_stay() -> None:
    text = find_weights(WEIGHTS, ROOT).read_text("utf-8")
    new = rewritten(text, KIND, {name: value * 2 for name, value in beliefs(WEIGHTS).items()})
    assert new != text
    assert [re.sub(r"= -?[\d.]+", "=", line) for line in new.splitlines()] == [
        re.sub(r"= -?[\d.]+", "=", line) for line in text.splitlines()
    ]


def test_outside_a_checkout_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(mire.BadSetup, match=r"weights\.py: run it in the folder of a checkout of Mire"):
        find_weights(WEIGHTS, tmp_path)


def test_a_file_that_is_protected_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(mire.BadSetup, match=r"weights\.py can't be written to"):
        find_weights(WEIGHTS, ROOT)


def test_a_file_with_other_weights_than_those_in_use_is_left_alone(tmp_path: Path) -> None:
    file = find_weights(WEIGHTS, ROOT)
    copy = tmp_path / file.relative_to(ROOT)
    copy.parent.mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    copy.write_text(rewritten(file.read_text("utf-8"), KIND, {next(iter(beliefs(WEIGHTS))): 77.0}))
    with pytest.raises(mire.BadSetup, match="other weights than are in use"):
        find_weights(WEIGHTS, tmp_path)
