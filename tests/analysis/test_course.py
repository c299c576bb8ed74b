"""The course of a game: what each decision was worth, and where the game turned."""

import json
from functools import cache
from random import Random

import msgspec
import pytest

import mire
from mire.analysis.course import Course, Lost, Step, decisions, follow, judge, make_course, turning_points
from mire.analysis.workers import judge_in_processes
from mire.bots.search import Budget
from mire.core.seats import Seat
from mire.core.table import replay_steps
from tests.analysis.conftest import played
from tests.ways import WAYS

BUDGET = Budget(8)


@cache
def course_of(way: str, players: int = 2, moves: int = 10_000) -> Course:
    table = played(way, players, moves)
    return make_course(table, list(follow(table.record(), BUDGET, 1)))


def step(ply: int, chance: float, lost: float = 0.0, seat: int = 0) -> Step:
    """A decision of one of two seats with this chance to win, of which it gave something away."""
    chances = [chance, 1 - chance] if seat == 0 else [1 - chance, chance]
    return Step(ply, ply, seat, "end", [30.0, 30.0], chances, [], Lost(0.0, lost), "greedy")


def alone(ply: int, points: float, lost: float = 0.0) -> Step:
    return Step(ply, ply, 0, "end", [points], None, [], Lost(lost, None), "greedy")


def told(*steps: Step) -> list[tuple[str, int, int, float, float]]:
    return [(point.kind, point.ply, point.seat, point.was, point.to) for point in turning_points(steps)]


@pytest.mark.parametrize(
    ("way", "players"),
    [
        ("moorland", 3),
        ("dartmoor", 2),
        pytest.param("farmers", 1, marks=pytest.mark.bulk),  # who plays alone plans whole games
        ("farmers-level-2", 2),
    ],
)
def test_every_decision_between_moves_is_judged(way: str, players: int) -> None:
    course = course_of(way, players, 30)
    positions = list(replay_steps(played(way, players, 30).record()))
    assert [judged.ply for judged in course.steps] == [table.ply for table in positions[:-1] if len(table.moves()) > 1]
    for judged in course.steps:
        before, after = positions[judged.ply : judged.ply + 2]
        assert (judged.seat, judged.turn, judged.move) == (before.seat, before.turn, str(after.last))
        assert len(judged.points) == players
        assert {choice.move for choice in judged.best} <= {str(move) for move in before.moves()}


@pytest.mark.parametrize("way", ["moorland", "dartmoor", "farmers"])
def test_what_is_given_away_is_told_against_the_best(way: str) -> None:
    for judged in course_of(way, 2, 30).steps:
        assert judged.chances is not None
        assert judged.best[0].chance == judged.chances[judged.seat]
        assert judged.lost.chance is not None
        assert judged.lost.chance >= 0 <= judged.lost.points
        if judged.move == judged.best[0].move:
            assert judged.lost == Lost(0.0, 0.0)
        elif judged.move in [choice.move for choice in judged.best]:
            (chance,) = [choice.chance for choice in judged.best if choice.move == judged.move]
            assert chance is not None
            assert judged.lost.chance == max(0, round(judged.chances[judged.seat] - chance, 2))


@pytest.mark.parametrize(("way", "players"), [("moorland", 3), ("dartmoor", 2), ("farmers", 1), ("farmers-level-2", 2)])
def test_the_moves_of_a_decision_are_in_the_order_of_their_numbers(way: str, players: int) -> None:
    for judged in course_of(way, players, 30).steps:
        shown = [(choice.chance or 0.0, choice.points) for choice in judged.best]
        assert shown == sorted(shown, reverse=True)
        made = next((choice for choice in judged.best if choice.move == judged.move), None)
        assert made is not None or judged.best[-1].hopes >= judged.best[0].hopes - judged.given_away


def test_who_plays_alone_can_expect_points_only() -> None:
    for judged in course_of("farmers", 1, 30).steps:
        assert judged.chances is None
        assert judged.lost.chance is None
        assert all(choice.chance is None for choice in judged.best)


def test_a_course_is_this_json() -> None:
    course = course_of("moorland", 2)
    data = json.loads(msgspec.json.encode(course))
    assert list(data) == ["game", "players", "winners", "totals", "steps", "turning"]
    assert list(data["steps"][0]) == ["ply", "turn", "seat", "move", "points", "chances", "best", "lost", "basis"]
    assert list(data["steps"][0]["best"][0]) == ["move", "points", "chance"]
    assert list(data["steps"][0]["lost"]) == ["points", "chance"]
    assert list(data["turning"][0]) == ["kind", "ply", "seat", "from", "to"]
    end = played("moorland", 2)
    assert (data["winners"], data["totals"]) == (end.winners, [score.total for score in end.scores()])


def test_the_course_of_an_unfinished_game_has_no_winners() -> None:
    course = course_of("moorland", 2, 40)
    assert course.winners == []
    assert course.steps[-1].ply < 40


def test_the_same_seed_gives_the_same_course_whatever_was_judged_before() -> None:
    record = played("moorland", 2, 30).record()
    *_, ply = decisions(record)
    assert judge(record, ply, BUDGET, 7) == list(follow(record, BUDGET, 7))[-1]
    assert list(follow(record, BUDGET, 7)) != list(follow(record, BUDGET, 8))


def test_processes_give_the_same_course_in_the_same_order() -> None:
    record = played("moorland", 2, 20).record()
    assert list(judge_in_processes(record, decisions(record), BUDGET, 7, workers=2)) == list(follow(record, BUDGET, 7))


@pytest.mark.parametrize("way", WAYS)
def test_a_decision_is_judged_by_redealt_tables_alone(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    class Watched(Seat):
        """A seat that notes what is asked of it."""

        def redeal(self, rng: Random) -> mire.Table:  # type: ignore[override]
            looked.append("redeal")
            return super().redeal(rng)

        def __getattribute__(self, name: str) -> object:
            if name in ("moves", "view"):
                looked.append(name)
            return super().__getattribute__(name)

    if mire.compiled:
        pytest.skip("a compiled seat has no heirs")
    monkeypatch.setattr("mire.analysis.course.Seat", Watched)
    record = played(way, 2, 20).record()
    judge(record, decisions(record)[-1], BUDGET, 1)
    assert set(looked) == {"redeal"}


# Turning points


def test_slips_come_largest_first_and_small_ones_are_not_told() -> None:
    assert told(step(0, 0.5, 0.06), step(1, 0.44, 0.2), step(2, 0.24, 0.049)) == [
        ("slip", 1, 0, 0.44, 0.24),
        ("slip", 0, 0, 0.5, 0.44),
    ]


def test_of_many_slips_the_largest_six_are_told() -> None:
    steps = [step(ply, 0.9, 0.05 + ply / 100) for ply in range(9)]
    assert [point.ply for point in turning_points(steps) if point.kind == "slip"] == [8, 7, 6, 5, 4, 3]


def test_a_swing_is_what_happened_between_two_decisions_of_a_seat() -> None:
    between = step(1, 0.7, seat=1)
    assert told(step(0, 0.5), between, step(2, 0.62)) == [("swing", 2, 0, 0.5, 0.62)]
    assert told(step(0, 0.5), between, step(2, 0.38)) == [("swing", 2, 0, 0.5, 0.38)]
    assert told(step(0, 0.5), between, step(2, 0.59)) == []


def test_in_one_turn_there_are_no_swings() -> None:
    first, second = step(0, 0.5), step(1, 0.7)
    assert told(first, msgspec.structs.replace(second, turn=first.turn)) == []


def test_what_a_slip_gave_away_is_no_swing() -> None:
    assert told(step(0, 0.5, 0.2), step(2, 0.3)) == [("slip", 0, 0, 0.5, 0.3)]


def test_a_plan_that_was_found_is_no_swing_nor_is_one_that_was_given_up() -> None:
    planned = [msgspec.structs.replace(alone(ply, points), basis="plan") for ply, points in ((1, 60), (2, 66))]
    assert told(alone(0, 40), *planned, alone(3, 41)) == [("swing", 2, 0, 60, 66)]


def test_who_plays_alone_slips_and_swings_by_points() -> None:
    assert told(alone(0, 40, 1.9), alone(1, 38, 2), alone(2, 40.1)) == [
        ("slip", 1, 0, 38, 36),
        ("swing", 2, 0, 36, 40.1),
    ]


def test_a_game_without_decisions_has_no_turning_points() -> None:
    assert turning_points([]) == []
