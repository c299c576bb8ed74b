"""Calibrating at the command line."""

import json
from pathlib import Path

import pytest

from mire.arena.calibration.checks import Said
from mire.arena.play.matches import Contest
from mire.core.calibration import read_calibrations
from tests.cli.conftest import Mire

SHORT = "calibrate moorland --games 3 --others 2 --workers 1"
COUNTS = [(kind, players) for kind in ("usual", "black sides", "mixed sides") for players in (2, 3, 4)]
FILE = Path("src/mire/games/moorland/calibration.toml")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A folder that looks like a checkout; the file to be written."""
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / FILE.parent).mkdir(parents=True)
    return tmp_path / FILE


def test_a_calibration_is_shown_for_every_number_of_players(mire_cli: Mire) -> None:
    result = mire_cli(SHORT)
    assert result.code == 0
    for words in ("usual, 2 players: 3 games from seed 1", "a point", "each place", "each wait", "odds of a point"):
        assert words in result.out
    assert result.err == ""


def test_a_calibration_is_told_as_json_and_the_same_again(mire_cli: Mire) -> None:
    found = mire_cli(f"{SHORT} --json --seed 5").json
    assert [(each["kind"], each["players"]) for each in found] == COUNTS
    assert {each["seed"] for each in found} == {5}
    assert [row[0] for row in found[0]["calibration"]][::6] == [0.0, 0.5, 1.0]
    assert mire_cli(f"{SHORT} --json --seed 5").json == found
    assert mire_cli(f"{SHORT} --json --seed 6").json != found


def test_what_is_written_is_what_was_found(mire_cli: Mire, sources: Path) -> None:
    found = mire_cli(f"{SHORT} --json --write").json
    written = read_calibrations(sources.read_text("utf-8"))
    assert list(written) == COUNTS
    for each in found:
        knots = written[each["kind"], each["players"]].knots
        assert json.loads(json.dumps([knot.numbers() for knot in knots])) == each["calibration"]


def test_elsewhere_nothing_can_be_written(mire_cli: Mire) -> None:
    result = mire_cli(f"{SHORT} --write")
    assert result.code == 2
    assert "run it in the folder of a checkout" in result.err


def test_a_check_tells_tenth_by_tenth_what_was_said_and_what_came(mire_cli: Mire) -> None:
    result = mire_cli(f"{SHORT} --check --players 2")
    assert result.code == 0
    for words in (
        "usual, 2 players: 3 games from seed 1000001",
        "points said",
        "came",
        "most off",
        "Holds everywhere:",
    ):
        assert words in result.out


def test_a_check_is_told_as_json(mire_cli: Mire) -> None:
    checked, *_ = mire_cli(f"{SHORT} --check --players 2 --json").json
    assert (checked["kind"], checked["options"], checked["players"], checked["games"]) == ("usual", {}, 2, 3)
    assert checked["holds"]
    assert [tenth["number"] for tenth in checked["tenths"]] == list(range(1, 11))
    assert {"positions", "said", "came", "points_off", "chance", "won", "chance_off"} <= set(checked["tenths"][0])


def test_a_check_can_look_at_hints(mire_cli: Mire) -> None:
    checked, *_ = mire_cli("calibrate moorland --games 2 --workers 1 --check --players 2 --hints 1 --json").json
    assert sum(tenth["positions"] for tenth in checked["tenths"]) == 2


def test_a_check_says_where_it_does_not_hold(mire_cli: Mire, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(_: Contest, __: int) -> list[Said]:
        return [Said(0, 0.5, 0, 0, [60.0, 60.0], [0.5, 0.5], [30.0, 30.0], [0.5, 0.5])] * 100

    monkeypatch.setattr("mire.cli.calibrate.hear", wrong)
    result = mire_cli(f"{SHORT} --check --players 2")
    assert result.code == 1
    assert "Does not hold for usual, 2 players; black sides, 2 players; mixed sides, 2 players: points" in result.out
    assert mire_cli(f"{SHORT} --check --players 2 --json").code == 1


def test_games_with_other_options_are_checked(mire_cli: Mire) -> None:
    command = "calibrate moorland --games 2 --workers 1 --check --players 2"
    own = mire_cli(f"{command} --layout row --sides black")
    assert "not calibrated, layout row, sides black, 2 players: 2 games from seed 1000001" in own.out
    (black,) = mire_cli(f"{command} --sides black --json").json
    assert (black["kind"], black["options"]) == ("black sides", {})


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        ("--players 2", "--hints, --players and the options of the game are for a --check"),
        ("--sides black", "--hints, --players and the options of the game are for a --check"),
        ("--check --sides green", "sides must be white, black, mixed"),
        ("--check --colour red", "--colour is no flag here and no option of moorland"),
        ("--hints 2", "--hints, --players and the options of the game are for a --check"),
        ("--check --write", "a --check writes nothing"),
        ("--games 0", "--games takes a number from 1"),
        ("--check --players 9", "moorland is for 2 to 4 players, not 9"),
    ],
)
def test_what_cant_be_calibrated_is_refused(flags: str, complaint: str, mire_cli: Mire) -> None:
    result = mire_cli(f"calibrate moorland {flags}")
    assert result.code == 2
    assert complaint in result.err
