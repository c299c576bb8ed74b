"""Tuning at the command line."""

import sys
from pathlib import Path

import pytest

from mire.arena.play.matches import Contest
from mire.arena.play.trials import Outcome, Trial
from mire.arena.tuning.weight_files import read_weights
from mire.core.registry import game_named
from mire.core.weights import Beliefs, beliefs
from tests.cli.conftest import Mire

OLD = beliefs(game_named("dartmoor").weights(2))
SHORT = "tune dartmoor --weights hope,slot --generations 3 --deals 2 --check 4 --workers 1"


@pytest.fixture(autouse=True)
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials in which more hope is better."""

    def pretend(_: Contest, old: Beliefs, trial: Trial) -> Outcome:
        return Outcome(100 * trial.values["hope"] + trial.seed % 3, 100 * old["hope"], 0.75)

    monkeypatch.setattr("mire.arena.tuning.tuning.try_out", pretend)


def test_a_search_is_shown_generation_by_generation_with_what_it_found(mire_cli: Mire) -> None:
    result = mire_cli(SHORT)
    assert result.code == 0
    for words in (
        "Generation 3: ",
        "8 games on 4 fresh deals",
        "Win rate (95 %)",
        "hope",
        "clearly better",
        "3 generations",
    ):
        assert words in result.out
    assert result.err == ""


def test_a_search_is_told_as_json(mire_cli: Mire) -> None:
    result = mire_cli(f"{SHORT} --json --seed 9").json
    assert (result["game"], result["players"], result["seed"], result["deals"]) == ("dartmoor", 2, 9, 2)
    assert result["old"] == {name: OLD[name] for name in ("hope", "slot")}
    assert result["new"]["hope"] > OLD["hope"]
    assert [generation["number"] for generation in result["generations"]] == [1, 2, 3]
    assert result["check"]["gain"]["mean"] > 0
    assert result["games"] == 2 * (3 * result["population"] * 2 + 4)


def test_a_report_is_written_with_the_command_that_gives_it_again(mire_cli: Mire, tmp_path: Path) -> None:
    assert mire_cli(f"{SHORT} --seed 2 --out found/here").code == 0
    page = (tmp_path / "found/here/tuning.html").read_text("utf-8")
    flags = "--players 2 --generations 3 --deals 2 --seed 2 --check 4 --weights hope,slot"
    assert f"<code>mire tune dartmoor {flags}</code>" in page
    assert (tmp_path / "found/here/gains.svg").read_text("utf-8").startswith("<svg")


def test_better_weights_are_written_into_the_sources(mire_cli: Mire, checkout: Path) -> None:
    result = mire_cli(f"{SHORT} --write --json")
    assert result.code == 0
    assert read_weights(checkout.read_text("utf-8"), "Weights") == {**OLD, **result.json["new"]}
    assert beliefs(game_named("dartmoor").weights(2)) == OLD


def test_weights_that_are_not_better_are_not_written(
    mire_cli: Mire, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mire.arena.tuning.tuning.try_out", lambda *asked: Outcome(asked[-1].seed % 2, 0.5, 0.5))
    before = checkout.read_text("utf-8")
    result = mire_cli(f"{SHORT} --write")
    assert result.code == 2
    assert "not clearly better" in result.out
    assert result.err == "mire: weights.py stays as it is: the gain is not clearly above 0\n"
    assert checkout.read_text("utf-8") == before


def test_a_search_that_is_interrupted_tells_what_it_found(
    mire_cli: Mire, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(_: Contest, __: Beliefs, trial: Trial) -> Outcome:
        if trial.seed == 5:
            raise KeyboardInterrupt
        return Outcome(1.0, 0.0, 1.0)

    monkeypatch.setattr("mire.arena.tuning.tuning.try_out", stop)
    before = checkout.read_text("utf-8")
    result = mire_cli(f"{SHORT} --write")
    assert result.code == 130
    assert "Stopped before the new weights were measured" in result.out
    assert "2 of 3 generations" in result.out
    assert checkout.read_text("utf-8") == before


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("tune chess", "there is no game 'chess'"),
        ("tune dartmoor --players 9", "dartmoor is for 2 to 5 players, not 9"),
        ("tune dartmoor --generations 0", "--generations takes a number from 1, not 0"),
        ("tune dartmoor --deals 0", "--deals takes a number from 1, not 0"),
        ("tune dartmoor --check 1", "--check takes a number from 2, not 1"),
        ("tune dartmoor --workers 0", "--workers takes a number from 1, not 0"),
        ("tune dartmoor --weights luck,hope", "dartmoor has no weight 'luck'"),
        ("tune dartmoor --weights hope", "name two or more"),
        ("tune dartmoor --level 2", "--level is no flag here"),
        ("tune dartmoor --write", "run it in the folder of a checkout of Mire"),
        ("tune dartmoor --out taken", "taken is a file"),
    ],
)
def test_bad_input_is_refused_in_one_line_before_any_game(
    mire_cli: Mire, tmp_path: Path, command: str, complaint: str
) -> None:
    (tmp_path / "taken").touch()
    result = mire_cli(command)
    assert (result.code, result.out) == (2, "")
    assert complaint in result.err
    assert result.err.count("\n") == 1


def test_without_the_library_it_is_told_what_to_install(mire_cli: Mire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    assert mire_cli("tune dartmoor").err == "mire: tuning needs cmaes: pip install 'mire[tuning]'\n"
