"""Estimates are calibrated by how games ended, and what is told then comes true on fresh deals."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random

import pytest

import mire
from mire.arena.calibration.calibrating import (
    GLANCES,
    LEAST_ODDS,
    LEAST_SLOPE,
    Followed,
    Glance,
    calibrated,
    follow_game,
)
from mire.arena.calibration.checks import CHANCE_OFF, ENOUGH, ENOUGH_GAMES, Said, checked, hear, hear_hints
from mire.arena.play.matches import Contest, contest_at
from mire.core.calibration import Calibration, Calibrations, Knot, Line, shares
from mire.core.registry import game_named, games
from tests.ways import WAYS, new

FRESH = 2_000_001  # no calibration was made from these deals
DEALS = 16
GUARDED, GUARD = 3_000_001, 40  # the same for chances
ERRORS = 3.5  # standard errors that chance may be off
WAYS_TO_PLAY = [(way, 2) for way in WAYS] + [("farmers", 1)]

Ends = Callable[[float, float], float]


def contest(way: str, players: int) -> Contest:
    return contest_at(new(way, players, 0), ["greedy"])


def made_up(
    ends: Ends, players: int = 2, games: int = 200, odds: float = 0.2, ahead: Sequence[float] = (), looks: int = 1
) -> list[Followed]:
    """Games in which a seat ends with so many points, by the progress and the estimate; and wins by such odds."""
    chance = Random(5)
    made: list[Followed] = []
    for _ in range(games):
        progress, estimates = chance.random(), [chance.gauss(30, 5) for _ in range(players)]
        points = [ends(progress, estimate) + chance.gauss(0, 1) for estimate in estimates]
        logits = [odds * estimate + more for estimate, more in zip(estimates, ahead or [0.0] * players, strict=True)]
        winner = chance.choices(range(players), shares(logits))[0]
        won = [float(seat == winner) for seat in range(players)]
        made.append(Followed(0, points, won, [Glance(progress, chance.randrange(players), estimates)] * looks))
    return made


def test_lines_are_found_by_which_games_end() -> None:
    found = calibrated(made_up(lambda progress, estimate: 40 * (1 - progress) + progress * estimate, games=2000))
    for progress in (0.1, 0.5, 0.9):
        knot = found.at(progress)
        assert knot.points.slope == pytest.approx(max(progress, LEAST_SLOPE), abs=0.1)
        assert knot.points.at(30, 0, 0) == pytest.approx(40 - 10 * progress, abs=0.5)
        assert knot.logits.slope == pytest.approx(0.2, abs=0.05)


def test_the_advantage_of_every_place_is_found() -> None:
    ahead = [0.0, 2.0, 1.0]
    found = calibrated(made_up(lambda _, estimate: estimate, 3, 300, ahead=ahead, looks=GLANCES)).at(0.5).logits.places
    assert found[1] - found[2] > 0.5 < found[2] - found[0]


def test_luck_of_a_place_in_few_games_is_not_believed() -> None:
    lucky = [game._replace(points=[30.0] * 2, shares=[1.0, 0.0]) for game in made_up(lambda *_: 30.0, games=20)]
    assert all(abs(worth) < 0.2 for knot in calibrated(lucky).knots for worth in knot.logits.places)


def test_what_is_thought_of_who_decides_is_told_apart() -> None:
    def ends(game: Followed) -> list[float]:
        return [points - 5 * (seat == game.glances[0].seat) for seat, points in enumerate(game.points)]

    games = made_up(lambda _, estimate: estimate, games=2000)
    line = calibrated([game._replace(points=ends(game)) for game in games]).at(0.5).points
    assert line.waits[1] - line.waits[0] == pytest.approx(5, abs=0.3)


def test_estimates_that_tell_the_wrong_way_round_still_keep_their_order() -> None:
    found = calibrated(made_up(lambda _, estimate: -estimate, odds=-0.2))
    assert all(knot.points.slope == LEAST_SLOPE and knot.logits.slope == LEAST_ODDS for knot in found.knots)
    assert found.at(0.5).points.at(30, 0, 0) == pytest.approx(-30, abs=2)  # the mean is as it was


def test_who_plays_alone_has_points_alone() -> None:
    found = calibrated(made_up(lambda _, estimate: 2 * estimate, 1, 2000))
    assert found.at(0.5).points.slope == pytest.approx(2, abs=0.1)
    assert {knot.logits for knot in found.knots} == {Line(0.0, [0.0], [0.0])}


def test_a_game_is_looked_at_by_what_its_seats_may_know() -> None:
    game = follow_game(contest("dartmoor", 2), 3)
    assert len(game.glances) == GLANCES
    assert sum(game.shares) == 1.0
    progress = [glance.progress for glance in game.glances]
    assert progress == sorted(progress)
    assert game == follow_game(contest("dartmoor", 2), 3)


# Whether it comes true


def off(said: list[list[Said]]) -> tuple[float, float, float]:
    """How far points are off in the mean of some games, how much chance that is, and the mean of what came."""
    each = [sum(sum(one.points) - sum(one.came) for one in game) / sum(len(one.came) for one in game) for game in said]
    mean = sum(each) / len(each)
    error = sqrt(sum((one - mean) ** 2 for one in each) / (len(each) - 1) / len(each))
    came = [points for game in said for one in game for points in one.came]
    return mean, error, sum(came) / len(came)


def part(said: list[list[Said]], low: float, high: float) -> list[list[Said]]:
    parts = [[one for one in game if low <= one.progress < high] for game in said]
    return [game for game in parts if game]


def comes_true(way: str, players: int) -> bool:
    """Whether on fresh deals, in each third of the game, points are as near as allowed but for chance."""
    said = [hear(contest(way, players), FRESH + deal) for deal in range(DEALS)]
    for third in range(3):
        mean, error, came = off(part(said, third / 3, (third + 1) / 3))
        if abs(mean) > 0.1 * came + ERRORS * error:
            return False
    return True


@pytest.mark.parametrize(("way", "players"), WAYS_TO_PLAY)
def test_what_is_told_comes_true_on_fresh_deals(way: str, players: int) -> None:
    assert comes_true(way, players)


@pytest.mark.bulk
@pytest.mark.skipif(not mire.compiled, reason="interpreted, so many games take minutes")
@pytest.mark.parametrize(("game", "kind"), [(game.name, kind) for game in games() for kind in game.kinds])
def test_chances_come_true_on_fresh_deals_of_every_kind_of_game(game: str, kind: str) -> None:
    """Of who decides and of each place, so that a calibration is noticed that was left behind by a change of play."""
    table = mire.new(game, 3, 0, **game_named(game).kinds[kind])
    said = [hear(contest_at(table, ["greedy"]), GUARDED + deal) for deal in range(GUARD)]
    for place in range(-1, 3):
        each = [mean_off(one, place) for one in said]
        mean = sum(each) / len(each)
        error = sqrt(sum((off - mean) ** 2 for off in each) / (len(each) - 1) / len(each))
        assert abs(mean) <= CHANCE_OFF + ERRORS * error


def mean_off(said: list[Said], place: int) -> float:
    """How far chances of who decides (-1), or of a place in turn order, are off in a game."""
    seats = [one.seat if place < 0 else (one.first + place) % len(one.chances) for one in said]
    return sum(one.chances[seat] - one.won[seat] for one, seat in zip(said, seats, strict=True)) / len(said)


@pytest.mark.parametrize(("way", "players"), [("moorland", 2), ("dartmoor", 2), ("farmers", 1)])
def test_what_the_game_itself_believes_does_not(way: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new(way, players, 0)
    monkeypatch.setattr(table.game, "calibrations", Calibrations("tests"))
    assert table.calibration is None
    assert not comes_true(way, players)


def test_nor_does_a_wrong_calibration(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new("farmers", 2, 0).game
    wrong = Calibrations("tests")
    wrong._found = {
        ("level 1", 2): Calibration(
            [Knot(at, Line(0.1, [60.0] * 2, [0.0] * 2), Line(0.1, [0.0] * 2, [0.0] * 2)) for at in (0.0, 1.0)]
        )
    }
    monkeypatch.setattr(game, "calibrations", wrong)
    assert not comes_true("farmers", 2)


def test_hints_come_true_as_far_as_chance_allows() -> None:
    said = [hear_hints(contest("moorland", 2), 3, FRESH + deal) for deal in range(DEALS)]
    mean, error, came = off(said)
    assert abs(mean) <= 0.1 * came + ERRORS * error


def said(progress: float, chance: float, won: float, points: float = 30.0, game: int = 0) -> Said:
    return Said(game, progress, 0, 0, [points, points], [chance, 1 - chance], [30.0, 30.0], [won, 1 - won])


def test_tenths_tell_what_was_said_and_what_came() -> None:
    (tenth,) = checked([said(0.31, 0.75, 1.0), said(0.39, 0.25, 0.0)])
    assert (tenth.number, tenth.positions, tenth.said, tenth.came, tenth.chance, tenth.won) == (4, 2, 30, 30, 0.5, 0.5)
    assert tenth.holds
    assert [part.number for part in checked([said(0.0, 1, 1), said(1.0, 1, 1)])] == [1, 10]


def test_a_tenth_holds_unless_many_positions_are_far_off() -> None:
    right = [said(0.5, 0.5, place % 2) for place in range(ENOUGH)]
    assert checked(right)[0].holds
    assert checked(right)[0].chance_off == 0.0
    assert not checked([one._replace(points=[34.0, 34.0]) for one in right])[0].holds
    assert checked([one._replace(points=[34.0, 34.0]) for one in right[1:]])[0].holds  # too few to tell
    assert not checked([said(0.5, 0.6, place % 2) for place in range(ENOUGH)])[0].holds


def test_chances_that_are_right_in_the_mean_alone_do_not_hold() -> None:
    half = ENOUGH_GAMES // 2
    extreme = [said(0.5, 0.9 if game < half else 0.1, game % 2, game=game) for game in range(2 * half)]
    (tenth,) = checked(extreme)
    assert tenth.chance == pytest.approx(0.5)
    assert tenth.chance_off == pytest.approx(0.4)
    assert not tenth.holds
    assert checked([one._replace(game=one.game // 2) for one in extreme])[0].holds  # too few games to tell


def test_a_place_that_is_told_wrongly_does_not_hold_whatever_the_mean_is() -> None:
    right = [
        Said(0, 0.5, place % 3, place % 3, [30.0] * 3, [1 / 3] * 3, [30.0] * 3, [1 / 3] * 3) for place in range(ENOUGH)
    ]
    assert checked(right)[0].holds
    chances = [one._replace(chances=in_places(one, [0.25, 0.5, 0.25])) for one in right]
    points = [one._replace(points=in_places(one, [26.0, 34.0, 30.0])) for one in right]
    assert checked(chances)[0].chance_off == pytest.approx(0.5 - 1 / 3)
    assert checked(points)[0].points_off == pytest.approx(4 / 30)
    assert not checked(chances)[0].holds
    assert not checked(points)[0].holds


def in_places(said: Said, values: list[float]) -> list[float]:
    """Values by place in turn order, as seats have them."""
    return [values[(seat - said.first) % len(values)] for seat in range(len(values))]


def test_a_game_that_was_never_looked_at_is_told_by_its_own_estimate() -> None:
    assert Calibrations("tests").of("usual", 2) is None
    assert mire.new("moorland", seed=1).calibration is not None
