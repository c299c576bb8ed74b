"""Weights are fitted to how games end: estimates tell more by them, and the old ones come back."""

import sys
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

import mire
from mire.arena.play.matches import Contest, contest_at
from mire.arena.play.training_games import LOOK_GOOD, Slipping, play_lesson, positions_of
from mire.arena.play.trials import Outcome, Trial
from mire.arena.play.workers import open_processes
from mire.arena.tuning.fitting import EVERY, HELD_BACK, Fitting
from mire.bots import make_bot
from mire.core.errors import BadSetup
from mire.core.registry import game_named
from mire.core.seats import Seat
from mire.core.weights import beliefs, set_weights

GAME = "dartmoor"
WEIGHTS = game_named(GAME).weights(2)
OLD = beliefs(WEIGHTS)
NAMES = ["extra_turn", "hope"]


def fitting(names: Sequence[str] = NAMES, seed: int = 1, game: str = GAME, players: int = 2) -> Fitting:
    return Fitting(game, players, bot="random", seed=seed, names=names)


def contest(bot: str = "random", players: int = 2, game: str = GAME) -> Contest:
    return contest_at(mire.new(game, players, 0), [bot])


def taught(by: dict[str, float], games: int = 20) -> Fitting:
    """Somebody who has seen positions from which games end exactly as these weights say."""
    learner = fitting()
    learner.play(games)
    try:
        set_weights(WEIGHTS, {**OLD, **by})
        told = [seen._replace(points=[seen.table.evaluate(seat) for seat in range(2)]) for seen in learner.positions]
    finally:
        set_weights(WEIGHTS, OLD)
    learner.positions[:] = told
    return learner


def test_weights_move_towards_those_by_which_games_end() -> None:
    learner = taught({"extra_turn": 2 * OLD["extra_turn"]})
    assert learner.step()
    assert learner.step()
    assert learner.found()["extra_turn"] > 1.1 * OLD["extra_turn"]
    first, *_, last = learner.fits
    assert last.held_back > first.held_back
    assert last.learnt_from > first.learnt_from


def test_weights_by_which_games_end_stay_nearly_as_they_are() -> None:
    learner = taught({})
    learner.step()
    for name in NAMES:
        assert learner.found()[name] == pytest.approx(OLD[name], rel=0.2)


def test_a_step_that_tells_no_more_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = taught({})
    monkeypatch.setattr(learner, "_steps", lambda *_: [0.4, -0.4])
    assert not learner.step()
    assert learner.found() == {name: OLD[name] for name in NAMES}
    assert len(learner.fits) == 1


def test_nothing_is_learnt_from_games_that_are_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[list[float]] = []
    find_steps = Fitting._steps

    def find_and_note(*seen: Any) -> list[float]:
        steps.append(find_steps(*seen))
        return steps[-1]

    monkeypatch.setattr(Fitting, "_steps", find_and_note)
    learner, other = (taught({"extra_turn": 2 * OLD["extra_turn"]}) for _ in range(2))
    other.positions[:] = [
        seen if seen.game % HELD_BACK else seen._replace(points=seen.points[::-1]) for seen in other.positions
    ]
    assert learner.step()
    assert not other.step()  # they say the contrary of all others, and only they are asked whether it holds
    assert steps[0] == steps[1]


def test_games_are_looked_at_from_the_same_turns_whether_they_are_held_back_or_not() -> None:
    learner = fitting(game="moorland", names=())  # where all games have as many turns
    learner.play(EVERY * HELD_BACK)
    turns: dict[bool, set[int]] = {True: set(), False: set()}
    for seen in learner.positions:
        turns[seen.game % HELD_BACK == 0].add(seen.table.turn)
    assert turns[True] == turns[False]
    assert len(turns[True]) > 20


def test_weights_stay_within_their_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = taught({"hope": 1.0})
    monkeypatch.setattr(learner, "_steps", lambda *_: [0.0, 5.0])
    learner.step()
    assert learner.found() == {"extra_turn": OLD["extra_turn"], "hope": 1.0}


def test_only_the_weights_that_are_named_move_and_the_old_ones_are_back() -> None:
    learner = taught({"extra_turn": 2 * OLD["extra_turn"]})
    assert learner.step()
    assert {name for name, value in learner._found.items() if value != OLD[name]} <= set(NAMES)
    assert beliefs(WEIGHTS) == OLD


def test_the_old_weights_are_back_when_somebody_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = taught({})

    def stop(*_: object) -> float:
        assert beliefs(WEIGHTS)["hope"] == 0.9
        raise KeyboardInterrupt

    monkeypatch.setattr(learner, "_found", {**OLD, "hope": 0.9})
    table: Any = SimpleNamespace(evaluate=stop)
    learner.positions[:] = [seen._replace(table=table) for seen in learner.positions]
    with pytest.raises(KeyboardInterrupt):
        learner.step()
    assert beliefs(WEIGHTS) == OLD


def test_who_plays_alone_is_compared_with_all_games() -> None:
    learner = fitting(names=("action", "turn"), game="farmers", players=1)
    learner.play(10)
    learner.step()
    assert 0 < learner.fits[0].learnt_from < 1
    assert {len(position.points) for position in learner.positions} == {1}


def test_positions_are_of_all_of_a_game_and_each_is_the_begin_of_a_turn() -> None:
    lesson = play_lesson(contest("greedy"), 0.0, 3)
    tables = positions_of(lesson)
    assert tables[0].ply == 0
    assert all(table.settled and not table.over for table in tables)
    assert len({(table.turn, table.seat) for table in tables}) == len(tables)
    assert mire.replay(lesson.record).over


def test_new_weights_are_measured_by_the_same_bot_on_deals_of_their_own() -> None:
    seen: list[object] = []

    def crew(work: Callable[[Trial], Outcome], jobs: Sequence[Trial]) -> list[Outcome]:
        seen.extend((trial.seed, trial.place) for trial in jobs)
        assert work.args[0].bots == ("random",)  # type: ignore[attr-defined]
        return [Outcome(3.0, 1.0, 1.0) for _ in jobs]

    learner = fitting(seed=7)
    learner.play(2)
    check = learner.check(2, crew)
    assert seen == [(9, 0), (9, 1), (10, 0), (10, 1)]
    assert check.gain.mean == 2.0
    assert learner.results().games == 2 + 4


def test_processes_play_the_same_games() -> None:
    here, there = fitting(), fitting()
    here.play(3)
    with open_processes(2) as processes:
        there.play(3, processes.each)
    assert [position.points for position in here.positions] == [position.points for position in there.positions]


def test_a_bot_that_always_slips_takes_any_of_the_moves_that_look_good() -> None:
    table = mire.new(GAME, players=2, seed=5)
    good = sorted(table.moves(), key=table.promise, reverse=True)[:LOOK_GOOD]
    taken = {Slipping("greedy", seed, 1.0).choose(Seat(table, 0)) for seed in range(60)}
    assert taken == set(good)


def test_a_bot_that_never_slips_plays_as_it_is() -> None:
    table = mire.new(GAME, players=2, seed=5)
    chosen = make_bot("search:40", 3).choose(Seat(table, 0))
    assert Slipping("search:40", 3, 0.0).choose(Seat(table, 0)) is chosen


def test_slips_are_as_frequent_as_asked() -> None:
    table = mire.new("moorland", players=2, seed=5)
    best = make_bot("greedy").choose(Seat(table, 0))
    taken = [Slipping("greedy", seed, 0.5).choose(Seat(table, 0)) for seed in range(200)]
    assert 50 < sum(move is not best for move in taken) < 120  # a slip may take the best move too


def test_a_bot_that_thinks_in_other_processes_is_refused() -> None:
    with pytest.raises(BadSetup, match="thinks in several processes"):
        Fitting(GAME, 2, bot="search:1s*2")


def test_without_the_library_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(BadSetup, match="fitting needs numpy"):
        fitting()
