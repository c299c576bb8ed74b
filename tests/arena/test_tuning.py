"""Weights are tuned by play: better ones are found, the same from the same seed, and the old ones come back."""

import sys
from collections.abc import Callable, Sequence
from functools import partial

import pytest

import mire
from mire.arena.play.matches import Contest
from mire.arena.play.trials import Outcome, Trial, try_out
from mire.arena.play.workers import open_processes
from mire.arena.reports.tuning_reports import make_tuning_report, verdict
from mire.arena.tuning.tuning import Crew, Tuning
from mire.bots import Bot
from mire.bots.match import play_out
from mire.core.registry import game_named
from mire.core.seats import Seat
from mire.core.weights import Beliefs, beliefs, limits, rounded

GAME = "dartmoor"  # whose games are the fastest
WEIGHTS = game_named(GAME).weights(2)
OLD = beliefs(WEIGHTS)
SPOILED = {"spare_card": 30.0}  # who believes this never plays a card that costs anything
NAMES = ["hope", "slot"]


def tuning(seed: int = 1, names: Sequence[str] = NAMES, game: str = GAME, players: int = 2, deals: int = 3) -> Tuning:
    return Tuning(game, players, deals=deals, seed=seed, names=names)


def pretending(lead: Callable[[Beliefs], float]) -> Crew:
    """Plays nothing: how far weights lead is a matter of what they are."""

    def crew(_: object, trials: Sequence[Trial]) -> list[Outcome]:
        return [Outcome(lead(trial.values) + trial.seed % 2, 0.0, 1.0) for trial in trials]

    return crew


def near(values: Beliefs) -> float:
    """Best where hope is 0.8 and slot 0.1."""
    return -100 * ((values["hope"] - 0.8) ** 2 + (values["slot"] - 0.1) ** 2)


def test_better_weights_are_found() -> None:
    search = tuning()
    for _ in range(25):
        search.generation(pretending(near))
    assert search.found() == pytest.approx({"hope": 0.8, "slot": 0.1}, abs=0.05)


def test_weights_stay_within_their_limits() -> None:
    search = tuning(names=["hope", "pace"])
    tried: list[Beliefs] = []

    def greedily(values: Beliefs) -> float:
        tried.append(values)
        return values["hope"] - values["pace"]

    for _ in range(30):
        search.generation(pretending(greedily))
    for name in ("hope", "pace"):
        low, high = limits(WEIGHTS, name)
        assert all(low <= values[name] <= high for values in tried)
    assert search.found()["hope"] > 0.9


def test_only_the_weights_that_are_named_move() -> None:
    seen: list[Beliefs] = []
    tuning().generation(pretending(lambda values: seen.append(values) or 0.0))  # type: ignore[func-returns-value]
    assert {name for values in seen for name in OLD if values[name] != OLD[name]} == set(NAMES)


def test_all_that_a_generation_tries_plays_the_same_deals_and_the_next_plays_others() -> None:
    played: list[list[tuple[int, int]]] = []

    def crew(_: object, trials: Sequence[Trial]) -> list[Outcome]:
        tried = [trial.values for trial in trials]
        different = [values for place, values in enumerate(tried) if values not in tried[:place]]
        played.extend([(t.seed, t.place) for t in trials if t.values == values] for values in different)
        return [Outcome(0.0, 0.0, 0.5) for _ in trials]

    search = tuning(seed=10)
    search.generation(crew)
    assert played == [[(10, 0), (10, 1), (11, 0), (11, 1), (12, 0), (12, 1)]] * search.population
    played.clear()
    search.generation(crew)
    search.check(2, crew)
    assert {seed for deals in played for seed, _ in deals} == {13, 14, 15, 16, 17}


def test_the_gain_is_measured_deal_by_deal() -> None:
    leads = iter([1.0, 3.0, 4.0, 6.0])
    check = tuning().check(2, lambda _, trials: [Outcome(50.0 + next(leads), 50.0, 1.0) for _ in trials])
    assert (check.gain.mean, check.points.mean, check.old_points.mean) == (3.5, 53.5, 50.0)
    assert check.gain.error == pytest.approx(1.5)
    assert (check.deals, check.games, check.win_rate.rate, check.old_win_rate.rate) == (2, 4, 1, 0)
    assert check.is_clear


@pytest.mark.parametrize("leads", [[-5.0, -4.0], [-1.0, 2.0]])
def test_a_loss_or_a_doubtful_gain_is_not_clear(leads: list[float]) -> None:
    crew = pretending(lambda _: 0.0)
    check = tuning().check(
        2,
        lambda work, trials: [
            Outcome(leads[trial.seed - 1], 0.0, 0.5) for trial, _ in zip(trials, crew(work, trials), strict=True)
        ],
    )
    assert not check.is_clear


def test_others_share_what_is_left_of_the_victories() -> None:
    check = tuning(players=3).check(2, lambda _, trials: [Outcome(0.0, 0.0, 0.5) for _ in trials])
    assert (check.games, check.win_rate.rate, check.old_win_rate.rate) == (6, 0.5, 0.25)


def test_the_same_seed_gives_the_same_search() -> None:
    one, same, other = (tuning(seed) for seed in (5, 5, 6))
    for search in (one, same, other):
        for _ in range(3):
            search.generation(pretending(near))
    assert one.results(3).generations == same.results(3).generations
    assert one.found() != other.found()


def contest(game: str = GAME, players: int = 2) -> Contest:
    return tuning(game=game, names=(), players=players).contest


def test_processes_play_the_same_in_the_same_order() -> None:
    work = partial(try_out, contest(), OLD)
    trials = [Trial({**OLD, "slot": 1.0}, seed, 0) for seed in (1, 2)]
    with open_processes(2) as processes:
        assert list(processes.each(work, trials)) == list(map(work, trials))


def test_good_weights_lead_over_spoiled_ones_from_every_seat() -> None:
    spoiled = {**OLD, **SPOILED}
    for place in (0, 1):
        good = try_out(contest(), spoiled, Trial(OLD, 1, place))
        bad = try_out(contest(), OLD, Trial(spoiled, 1, place))
        assert good.lead > 50
        assert bad.lead < -50
        assert (good.share, bad.share) == (1, 0)


def test_equal_weights_lead_nowhere() -> None:
    one, other = (try_out(contest(), OLD, Trial(OLD, 3, place)) for place in (0, 1))
    assert one.lead + other.lead == 0


def test_who_plays_alone_is_compared_with_the_old_weights_on_the_same_deal() -> None:
    weights = beliefs(game_named("farmers").weights(1))
    outcome = try_out(contest("farmers", 1), weights, Trial(weights, 2, 0))
    assert (outcome.lead, outcome.share) == (0, 0.5)
    assert outcome.points > 20


def test_who_plays_alone_plays_a_deal_once_by_the_same_old_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []

    def note(table: mire.Table, bots: Sequence[Bot]) -> None:
        play_out(table, bots)
        seen.append(beliefs(table.game.weights(1))["action"])

    monkeypatch.setattr("mire.arena.play.trials.play_out", note)
    weights = beliefs(game_named("farmers").weights(1))
    first, second, other = ({**weights, "action": action} for action in (1.01, 1.02, 1.03))
    for new, old in ((first, weights), (first, other), (second, weights)):
        try_out(contest("farmers", 1), old, Trial(new, 977, 0))
    assert seen == [1.01, weights["action"], 1.01, 1.03, 1.02]
    assert beliefs(game_named("farmers").weights(1)) == weights


def test_the_old_weights_are_back_after_a_trial() -> None:
    try_out(contest(), OLD, Trial({**OLD, **SPOILED}, 1, 0))
    assert beliefs(WEIGHTS) == OLD


def test_the_old_weights_are_back_when_a_trial_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Beliefs] = []

    def fail(table: mire.Table, bots: Sequence[Bot]) -> int:
        bots[0].choose(Seat(table, 0))
        seen.append(beliefs(WEIGHTS))
        raise KeyboardInterrupt

    monkeypatch.setattr("mire.arena.play.trials.play_out", fail)
    with pytest.raises(KeyboardInterrupt):
        try_out(contest(), OLD, Trial({**OLD, **SPOILED}, 1, 0))
    assert seen == [{**OLD, **SPOILED}]
    assert beliefs(WEIGHTS) == OLD


@pytest.mark.parametrize(
    ("value", "written"),
    [(0.5234, 0.52), (0.0734, 0.073), (-0.638, -0.64), (1.5251, 1.53), (18.24, 18.2), (0.999, 1.0)],
)
def test_weights_are_rounded_to_what_can_be_read(value: float, written: float) -> None:
    assert rounded(value) == written


def test_a_report_tells_gains_weights_and_what_was_measured() -> None:
    search = tuning()
    for _ in range(2):
        search.generation(pretending(near))
    assert "Stopped before" in verdict(search.results(3))
    search.check(4, pretending(lambda _: 7.0))
    page = make_tuning_report(search.game, search.results(3), "mire tune <it>")
    for words in ("+7.50 ± 0.57 points on 4 fresh deals", "clearly better", "2 of 3 generations", "hope", "&lt;it&gt;"):
        assert words in page
    assert page.count("<svg") == 1


def test_without_the_library_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    with pytest.raises(mire.BadSetup, match=r"tuning needs cmaes: pip install 'mire\[tuning\]'"):
        tuning()


@pytest.mark.parametrize(
    ("names", "complaint"),
    [(["hope", "luck"], "has no weight 'luck'; its weights are: bonus, "), (["hope"], "two or more")],
)
def test_weights_that_can_not_be_tuned_are_told(names: list[str], complaint: str) -> None:
    with pytest.raises(mire.BadSetup, match=complaint):
        tuning(names=names)
