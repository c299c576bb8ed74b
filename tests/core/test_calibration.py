"""What estimates are worth: told between knots, for every kind of game, and by what anybody can know."""

import random

import pytest

import mire
from mire.core.calibration import Calibration, Knot, precedence, read_calibrations, shares
from mire.core.game import Game
from mire.core.registry import games
from tests.ways import WAYS, new

FLAT = Calibration([Knot(0.0, 10.0, 0.0, 0.0, 0.0, 0.0), Knot(1.0, 10.0, 0.0, 0.0, 0.0, 0.0)])
RISING = Calibration(
    [
        Knot(0.0, 20.0, 0.0, 4.0, 0.0, 2.0),
        Knot(0.5, 10.0, 0.5, 2.0, 0.1, 1.0),
        Knot(1.0, 0.0, 1.0, 0.0, 0.5, 0.0),
    ]
)
COUNTS = [
    (game, kind, players) for game in games() for kind in game.kinds for players in range(game.fewest, game.most + 1)
]


def test_at_a_knot_points_lie_on_its_line() -> None:
    assert RISING.foretell(0.5, [30.0, 20.0], first=0).points == [10 + 15 + 1, 10 + 10 - 1]
    assert RISING.foretell(1.0, [30.0, 20.0], first=0).points == [30.0, 20.0]


def test_between_knots_everything_changes_evenly() -> None:
    knot = RISING.at(0.25)
    assert knot.numbers() == pytest.approx([0.25, 15.0, 0.25, 3.0, 0.05, 1.5])
    assert RISING.at(0.5 - 1e-9).numbers() == pytest.approx(RISING.at(0.5 + 1e-9).numbers())


def test_who_begins_is_told_apart_from_who_comes_last() -> None:
    for first in range(3):
        told = RISING.foretell(0.0, [5.0, 5.0, 5.0], first)
        assert told.points[first] == 22.0
        assert told.points[(first + 2) % 3] == 18.0
        assert max(told.chances) == told.chances[first]
    assert [precedence(place, 2) for place in range(2)] == [0.5, -0.5]
    assert precedence(0, 1) == 0.0


def test_chances_are_shares_of_the_victory() -> None:
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert shares([1.0, 0.0])[0] == pytest.approx(0.731, abs=0.001)
    assert sum(shares([900.0, 30.0, -5.0])) == pytest.approx(1.0)
    assert FLAT.foretell(0.3, [9.0], first=0).chances == [1.0]


def test_whoever_is_estimated_higher_is_told_more() -> None:
    for progress in (0.2, 0.6, 0.95):
        low, high = (RISING.foretell(progress, [own, 20.0], first=1) for own in (19.0, 19.5))
        assert high.points[0] > low.points[0]
        assert high.chances[0] > low.chances[0]


def test_a_calibration_is_read_for_all_numbers_of_players_that_share_it() -> None:
    read = read_calibrations(
        '[[calibration]]\nkind = "usual"\nplayers = [3, 4]\nknots = [[0.0, 1, 2, 3, 4, 5], [1.0, 6, 7, 8, 9, 10]]'
    )
    assert list(read) == [("usual", 3), ("usual", 4)]
    assert read["usual", 4].at(1.0).numbers() == [1.0, 6.0, 7.0, 8.0, 9.0, 10.0]


@pytest.mark.parametrize(("game", "kind", "players"), COUNTS)
def test_every_kind_of_game_is_calibrated_from_its_beginning_to_its_end(game: Game, kind: str, players: int) -> None:
    table = mire.new(game.name, players, 1, **game.kinds[kind])
    calibration = table.calibration
    assert calibration is not None
    assert [calibration.knots[place].progress for place in (0, -1)] == [0.0, 1.0]
    for knot in calibration.knots:
        assert knot.slope > 0
        assert knot.odds > 0 or players == 1


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [2, 3])
def test_progress_goes_from_nothing_to_the_end_and_never_back(way: str, players: int) -> None:
    table = new(way, players, 4)
    chance = random.Random(4)
    assert table.progress == 0.0
    while not table.over:
        before = table.progress
        table.play(chance.choice(table.moves()))
        assert before <= table.progress <= 1.0
    assert table.progress == 1.0


@pytest.mark.parametrize("way", WAYS)
def test_progress_is_known_to_every_seat(way: str) -> None:
    table = new(way, 2, 4)
    chance = random.Random(4)
    for _ in range(30):
        table.play(chance.choice(table.moves()))
        for seat in range(2):
            assert table.redeal(seat, chance).progress == table.progress


def test_at_the_end_the_points_are_told_and_who_has_won() -> None:
    table = new("moorland", 2, 4)
    chance = random.Random(4)
    while not table.over:
        table.play(chance.choice(table.moves()))
    told = table.foretell([99.0, 0.0])
    assert told.points == [score.total for score in table.scores()]
    assert [seat for seat, chance in enumerate(told.chances) if chance] == table.winners
    assert sum(told.chances) == 1.0


def test_with_a_file_of_somebodys_own_the_games_own_estimate_is_told() -> None:
    usual = mire.new("moorland", 2, 1)
    own = mire.new("moorland", 2, 1, components=usual.components())
    assert usual.calibration is not None
    assert own.calibration is None
    assert own.foretell([20.0, 20.0]).points == [20.0, 20.0]
    assert own.foretell([20.0, 20.0]).chances == [0.5, 0.5]
    assert own.foretell([25.0, 20.0]).chances[0] > 0.5
