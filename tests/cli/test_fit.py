"""Fitting at the command line."""

from pathlib import Path

import pytest

from mire.arena.play.matches import Contest
from mire.arena.play.trials import Outcome, Trial
from mire.arena.tuning.fitting import Fitting
from mire.arena.tuning.tuned import Fit
from mire.arena.tuning.weight_files import read_weights
from mire.core.weights import Beliefs
from tests.cli.conftest import Mire

SHORT = "fit dartmoor --bot random --games 10 --steps 2 --check 2 --workers 1 --weights hope,slot"


def test_a_fit_is_shown_step_by_step_with_what_it_found(mire_cli: Mire) -> None:
    result = mire_cli(SHORT)
    assert result.code == 0
    for words in ("The old weights: ", "of the results are told", "hope", "of 10 games of random"):
        assert words in result.out
    assert result.err == ""


def test_a_fit_is_told_as_json(mire_cli: Mire) -> None:
    result = mire_cli(f"{SHORT} --json --seed 9 --slips 0.2").json
    assert (result["game"], result["seed"], result["bot"], result["slips"]) == ("dartmoor", 9, "random", 0.2)
    assert result["fits"][0]["number"] == 0
    assert set(result["new"]) == {"hope", "slot"}
    assert result["games"] == 10 + (4 if result["check"] else 0)


@pytest.fixture
def better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step is one ahead, and so are games by what it found."""

    def step(fitting: Fitting) -> bool:
        fitting.fits.append(Fit(len(fitting.fits), 0.3, 0.2, fitting.found()))
        fitting._found = {**fitting._found, "hope": 0.9}
        return True

    def pretend(_: Contest, __: Beliefs, trial: Trial) -> Outcome:
        return Outcome(50.0 + trial.seed % 2, 40.0, 1.0)

    monkeypatch.setattr(Fitting, "step", step)
    monkeypatch.setattr("mire.arena.tuning.fitting.try_out", pretend)


@pytest.mark.usefixtures("better")
def test_better_weights_are_shown_and_written_into_the_sources(mire_cli: Mire, checkout: Path) -> None:
    result = mire_cli(f"{SHORT} --write")
    assert result.code == 0
    for words in (
        "Step 1: 30.0 % of the results are told, 20.0 % of those held back",
        "clearly better",
        "2 fresh deals",
    ):
        assert words in result.out
    assert read_weights(checkout.read_text("utf-8"), "Weights")["hope"] == 0.9


@pytest.mark.usefixtures("better")
def test_a_fit_that_is_interrupted_tells_what_it_found(mire_cli: Mire, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> Outcome:
        raise KeyboardInterrupt

    monkeypatch.setattr("mire.arena.tuning.fitting.try_out", stop)
    result = mire_cli(SHORT)
    assert result.code == 130
    assert "Stopped before the new weights were measured" in result.out
    assert "0.9" in result.out


def test_when_nothing_better_is_found_that_is_told_and_nothing_written(
    mire_cli: Mire, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mire.arena.tuning.fitting._Sight.told", lambda *_, **__: 0.5)
    before = checkout.read_text("utf-8")
    result = mire_cli(f"{SHORT} --write")
    assert result.code == 2
    assert "No better weights were found." in result.out
    assert checkout.read_text("utf-8") == before


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("fit chess", "there is no game 'chess'"),
        ("fit dartmoor --bot deep_blue", "there is no bot 'deep_blue'"),
        ("fit dartmoor --bot search:1s*2", "thinks in several processes"),
        ("fit dartmoor --games 5", "--games takes a number from 10, not 5"),
        ("fit dartmoor --steps 0", "--steps takes a number from 1, not 0"),
        ("fit dartmoor --slips 2", "--slips takes a share from 0 to 1, not 2"),
        ("fit dartmoor --weights luck", "dartmoor has no weight 'luck'"),
        ("fit dartmoor --write", "run it in the folder of a checkout of Mire"),
    ],
)
def test_bad_input_is_refused_in_one_line_before_any_game(mire_cli: Mire, command: str, complaint: str) -> None:
    result = mire_cli(command)
    assert (result.code, result.out) == (2, "")
    assert complaint in result.err
    assert result.err.count("\n") == 1
