"""What estimates are worth: told between knots, for every kind of game, and by what anybody can know."""

import copy
import pickle
import random
from collections.abc import Callable

import pytest

import mire
from mire.core.calibration import Calibration, Foretold, Knot, Line, read_calibrations, shares
from mire.core.game import Game
from mire.core.registry import games
from tests.ways import WAYS, new

NONE = [0.0, 0.0]
FLAT = Calibration([Knot(at, Line(0.0, [10.0], [0.0]), Line(0.0, [0.0], [0.0])) for at in (0.0, 1.0)])
RISING = Calibration(
    [
        Knot(0.0, Line(0.0, [22.0, 18.0], NONE), Line(0.0, [1.0, -1.0], NONE)),
        Knot(0.5, Line(0.5, [11.0, 9.0], [0.0, 4.0]), Line(0.1, [0.5, -0.5], [0.0, 2.0])),
        Knot(1.0, Line(1.0, NONE, NONE), Line(0.5, NONE, NONE)),
    ]
)
COUNTS = [
    (game, kind, players) for game in games() for kind in game.kinds for players in range(game.fewest, game.most + 1)
]


def test_at_a_knot_points_lie_on_its_line() -> None:
    assert RISING.foretell(0.5, [30.0, 20.0], first=0, deciding=0).points == [11 + 15, 9 + 10 + 4]
    assert RISING.foretell(1.0, [30.0, 20.0], first=0, deciding=0).points == [30.0, 20.0]


def test_between_knots_everything_changes_evenly() -> None:
    knot = RISING.at(0.25)
    assert knot.points == Line(0.25, [16.5, 13.5], [0.0, 2.0])
    assert knot.logits == Line(0.05, [0.75, -0.75], [0.0, 1.0])
    before, after = (RISING.at(progress).points.places for progress in (0.5 - 1e-9, 0.5 + 1e-9))
    assert before == pytest.approx(after)


def test_every_place_in_turn_order_is_told_apart() -> None:
    places, worth = [1.0, 5.0, 3.0], [0.0, 2.0, 1.0]
    uneven = Calibration([Knot(at, Line(1.0, places, [0.0] * 3), Line(0.1, worth, [0.0] * 3)) for at in (0.0, 1.0)])
    for first in range(3):
        told = uneven.foretell(0.3, [20.0] * 3, first, deciding=0)
        for place, points in enumerate(places):
            assert told.points[(first + place) % 3] == 20 + points
        assert max(told.chances) == told.chances[(first + 1) % 3]


def test_who_decides_is_told_apart_from_who_has_done_so() -> None:
    told = [RISING.foretell(0.5, [20.0, 20.0], first=0, deciding=deciding) for deciding in (0, 1)]
    assert [each.points for each in told] == [[21.0, 23.0], [25.0, 19.0]]
    assert told[1].chances[0] > told[0].chances[0]


def test_chances_are_shares_of_the_victory() -> None:
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert shares([1.0, 0.0])[0] == pytest.approx(0.731, abs=0.001)
    assert sum(shares([900.0, 30.0, -5.0])) == pytest.approx(1.0)
    assert FLAT.foretell(0.3, [9.0], first=0, deciding=0).chances == [1.0]


def test_whoever_is_estimated_higher_is_told_more() -> None:
    for progress in (0.2, 0.6, 0.95):
        low, high = (RISING.foretell(progress, [own, 20.0], first=1, deciding=0) for own in (19.0, 19.5))
        assert high.points[0] > low.points[0]
        assert high.chances[0] > low.chances[0]


def test_a_calibration_is_read_as_it_is_written() -> None:
    read = read_calibrations(
        '[[calibration]]\nkind = "usual"\nplayers = 2\nknots = ['
        "[0.0, [0, [22, 18], [0, 0]], [0, [1, -1], [0, 0]]],"
        "[0.5, [0.5, [11, 9], [0, 4]], [0.1, [0.5, -0.5], [0, 2]]],"
        "[1.0, [1, [0, 0], [0, 0]], [0.5, [0, 0], [0, 0]]]]"
    )
    assert read == {("usual", 2): RISING}


@pytest.mark.parametrize("again", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy, copy.copy])
@pytest.mark.parametrize("thing", [RISING, RISING.at(0.3), RISING.at(0.3).points, Foretold([30.0, 20.0], [0.7, 0.3])])
def test_what_is_foretold_and_by_what_is_the_same_again(again: Callable[[object], object], thing: object) -> None:
    twin = again(thing)
    assert twin == thing
    assert hash(twin) == hash(thing)
    assert repr(twin) == repr(thing)


def test_what_tells_otherwise_is_not_equal() -> None:
    assert RISING != FLAT
    assert RISING.at(0.3) != RISING.at(0.4)
    assert RISING.at(0.3).points != RISING.at(0.3).logits
    assert Foretold([30.0], [1.0]) != Foretold([31.0], [1.0])


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("moorland", {"layout": "row"}),
        ("moorland", {"sides": "wwbb"}),
        ("farmers", {"fuel_tokens": "on"}),
        ("farmers", {"level": "2", "hands": "mulligan"}),
    ],
)
def test_games_that_nobody_has_measured_are_told_by_the_games_own_estimate(game: str, options: dict[str, str]) -> None:
    table = mire.new(game, 2, 1, **options)
    assert table.calibration is None
    assert table.foretell([20.0, 21.0]).points == [20.0, 21.0]


def test_black_sides_have_a_calibration_of_their_own() -> None:
    sides = [mire.new("moorland", 2, 1, sides=sides).calibration for sides in ("white", "black", "mixed")]
    assert None not in sides
    assert len(set(sides)) == 3


@pytest.mark.parametrize(("game", "kind", "players"), COUNTS)
def test_every_kind_of_game_is_calibrated_from_its_beginning_to_its_end(game: Game, kind: str, players: int) -> None:
    table = mire.new(game.name, players, 1, **game.kinds[kind])
    calibration = table.calibration
    assert calibration is not None
    assert [calibration.knots[place].progress for place in (0, -1)] == [0.0, 1.0]
    for knot in calibration.knots:
        assert knot.points.slope > 0
        assert knot.logits.slope > 0 or players == 1
        for line in (knot.points, knot.logits):
            assert len(line.places) == len(line.waits) == players


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
