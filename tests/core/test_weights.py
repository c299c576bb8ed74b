"""The weights of every game are numbers with names, in one file, and the evaluation believes what they say."""

import re
from pathlib import Path
from typing import ClassVar

import pytest

import mire
from mire.core.game import Game
from mire.core.registry import games
from mire.core.weights import beliefs, limits, set_weights

SOURCES = Path(__file__).parents[2] / "src"
EVERY_WEIGHTS = pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in games() for players in (1, 2, 4) if players >= game.fewest],
    ids=lambda value: str(value.name if isinstance(value, Game) else value),
)


class Made:
    """Weights of no game."""

    CHANCES: ClassVar = ["chance"]

    def __init__(self) -> None:
        self.chance = 0.5
        self.gain = 3.0
        self.loss = -2.0
        self.nothing = 0.0


@EVERY_WEIGHTS
def test_every_weight_has_a_line_in_the_file_of_its_game(game: Game, players: int) -> None:
    weights = game.weights(players)
    text = (SOURCES / "mire" / "games" / game.name / "ai" / "weights.py").read_text("utf-8")
    own = text.partition(f"class {type(weights).__name__}")[2].partition("\n\n\n")[0]
    lines = re.findall(r"(?m)^        self\.(\w+) = (-?[\d.]+)(?:  # \S.*)?$", own)
    assert {name: float(number) for name, number in lines} == beliefs(weights)


@EVERY_WEIGHTS
def test_an_evaluation_believes_its_weights(game: Game, players: int) -> None:
    weights = game.weights(players)
    table = mire.new(game.name, players=players, seed=4)
    while table.ply < 30:
        table.play(table.moves()[-1])
    old = beliefs(weights)
    before = table.evaluate(0)
    try:
        set_weights(weights, {name: value / 2 for name, value in old.items()})
        assert beliefs(weights) == {name: value / 2 for name, value in old.items()}
        assert table.evaluate(0) != before
    finally:
        set_weights(weights, old)
    assert table.evaluate(0) == before


@EVERY_WEIGHTS
def test_every_weight_is_within_its_limits(game: Game, players: int) -> None:
    weights = game.weights(players)
    for name, value in beliefs(weights).items():
        low, high = limits(weights, name)
        assert low < value < high or value == high == 1


def test_a_weight_keeps_its_sign_and_a_chance_is_at_most_1() -> None:
    weights = Made()
    assert limits(weights, "chance") == (0.05, 1)
    assert limits(weights, "gain") == pytest.approx((0.3, float("inf")))
    assert limits(weights, "loss") == (float("-inf"), -0.2)
    assert limits(weights, "nothing") == (float("-inf"), float("inf"))


@EVERY_WEIGHTS
def test_every_chance_is_a_weight(game: Game, players: int) -> None:
    weights = game.weights(players)
    assert set(getattr(weights, "CHANCES", ())) <= set(beliefs(weights))
