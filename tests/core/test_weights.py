"""The weights of every game are numbers with names, in one file, and the evaluation believes what they say."""

import re
from pathlib import Path
from typing import ClassVar

import pytest

import mire
from mire.core.game import Game
from mire.core.registry import games
from mire.core.weights import beliefs, believe, limits

SOURCES = Path(__file__).parents[2] / "src"
EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


class Made:
    """Weights of no game."""

    CHANCES: ClassVar = ["chance"]

    def __init__(self) -> None:
        self.chance = 0.5
        self.gain = 3.0
        self.loss = -2.0
        self.nothing = 0.0


@EVERY_GAME
def test_every_weight_has_a_line_in_the_file_of_its_game(game: Game) -> None:
    text = (SOURCES / "mire" / "games" / game.name / "weights.py").read_text("utf-8")
    lines = re.findall(r"(?m)^        self\.(\w+) = (-?[\d.]+)(?:  # \S.*)?$", text)
    assert {name: float(number) for name, number in lines} == beliefs(game.weights())


@EVERY_GAME
def test_an_evaluation_believes_its_weights(game: Game) -> None:
    table = mire.new(game.name, players=2, seed=4)
    while table.ply < 30:
        table.play(table.moves()[-1])
    old = beliefs(game.weights())
    before = table.evaluate(0)
    try:
        believe(game.weights(), {name: value / 2 for name, value in old.items()})
        assert beliefs(game.weights()) == {name: value / 2 for name, value in old.items()}
        assert table.evaluate(0) != before
    finally:
        believe(game.weights(), old)
    assert table.evaluate(0) == before


@EVERY_GAME
def test_every_weight_is_within_its_limits(game: Game) -> None:
    for name, value in beliefs(game.weights()).items():
        low, high = limits(game.weights(), name)
        assert low < value < high or value == high == 1


def test_a_weight_keeps_its_sign_and_a_chance_is_at_most_1() -> None:
    weights = Made()
    assert limits(weights, "chance") == (0.05, 1)
    assert limits(weights, "gain") == pytest.approx((0.3, float("inf")))
    assert limits(weights, "loss") == (float("-inf"), -0.2)
    assert limits(weights, "nothing") == (float("-inf"), float("inf"))


@EVERY_GAME
def test_every_chance_is_a_weight(game: Game) -> None:
    assert set(getattr(game.weights(), "CHANCES", ())) <= set(beliefs(game.weights()))
