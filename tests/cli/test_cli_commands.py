"""Games, options, simulate, bench and what is refused."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mire
from mire.cli.bench import measure
from tests.cli.conftest import Mire

COMMANDS = [
    "games",
    "options",
    "cards",
    "play",
    "simulate",
    "arena",
    "tune",
    "fit",
    "calibrate",
    "replay",
    "score",
    "bench",
    "backup",
    "restore",
]
LONG_NUMBER = "9" * 5000


def test_help_lists_the_commands_and_how_the_page_is_served(mire_cli: Mire) -> None:
    result = mire_cli("--help")
    assert result.code == 0
    assert all(command in result.out for command in COMMANDS)
    assert "Step through a game that was played." in result.out
    assert all(flag in result.out for flag in ("--data", "--host", "--port", "--database", "--no-browser"))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(mire_cli: Mire, command: str) -> None:
    result = mire_cli(f"{command} --help")
    assert result.code == 0
    assert f"Try: mire {command}" in result.out


def test_the_version_is_told(mire_cli: Mire) -> None:
    assert mire_cli("--version").out.strip() == mire.__version__


def test_games_say_for_how_many_they_are_and_what_is_reconstructed(mire_cli: Mire) -> None:
    result = mire_cli("games")
    assert "2 to 4 players, 45 minutes" in result.out
    assert "Reconstructed: " in result.out
    assert mire_cli("games --json").json[0]["players"] == {"fewest": 2, "most": 4}


def test_games_and_options_are_listed_in_german_too(mire_cli: Mire) -> None:
    assert "2 bis 4 Spieler, 45 Minuten. Wähle Karten" in mire_cli("games --language de").out
    assert "Rekonstruiert: " in mire_cli("games --language de").out
    assert "rekonstruiert" in mire_cli("games --language de --json").json[0]["reconstructed"]
    assert "Vorgabe" in mire_cli("options moorland --language de").out
    assert "Oder ein Buchstabe" in mire_cli("options moorland --language de --json").json[1]["about"]


def test_options_come_with_default_choices_and_meaning(mire_cli: Mire) -> None:
    result = mire_cli("options moorland")
    assert "--layout" in result.out
    assert "zigzag: A row" in result.out
    listed = {option["name"]: option for option in mire_cli("options moorland --json").json}
    assert listed["sides"]["default"] == "white"
    assert "mixed" in listed["sides"]["choices"]
    assert listed["components"]["about"]


def test_who_begins_is_an_option_of_every_game(mire_cli: Mire) -> None:
    for game in ("moorland", "dartmoor", "farmers"):
        first = mire_cli(f"options {game} --json").json[-1]
        assert (first["name"], first["choices"]) == ("first", ["lot"])
        assert "Oder ein Platz" in mire_cli(f"options {game} --language de --json").json[-1]["about"]
        assert "--first" in mire_cli(f"options {game}").out


def test_a_simulation_can_be_begun_by_any_seat(mire_cli: Mire) -> None:
    asked = "simulate moorland --players 3 --games 3 --bots greedy,random --seed 5 --json"
    usual, named, other = [mire_cli(f"{asked} {more}").json for more in ("", "--first 1", "--first 3")]
    assert usual["mean_scores"] == named["mean_scores"] != other["mean_scores"]
    assert ("first" in usual["options"], other["options"]["first"]) == (False, 2)


def test_a_simulation_tells_points_wins_and_speed(mire_cli: Mire) -> None:
    result = mire_cli("simulate moorland --players 3 --games 8 --bots random --seed 5 --layout row --json").json
    assert set(result) == {
        *("game", "players", "games", "decisions", "seconds", "decisions_per_second", "mean_scores", "wins"),
        *("compiled", "bots", "shared", "seed", "options", "solo_target"),
    }
    assert result["bots"] == ["random", "random", "random"]
    assert result["options"] == {"layout": "row", "sides": "white", "components": None}
    assert result["compiled"] == mire.compiled
    for means in result["mean_scores"]:
        assert means["total"] == pytest.approx(sum(means["categories"].values()))
    won_by_somebody = sum(result["wins"]) + sum(result["shared"]) / 2
    assert won_by_somebody == pytest.approx(8, abs=1)


def test_a_simulation_repeats_with_its_seed(mire_cli: Mire) -> None:
    once, again, other = (
        mire_cli(f"simulate moorland --games 3 --seed {seed} --json").json["mean_scores"] for seed in (4, 4, 5)
    )
    assert once == again != other


def test_a_simulation_deals_every_game_from_a_seed_of_its_own(mire_cli: Mire) -> None:
    first, second, both = (
        mire_cli(f"simulate moorland --bots greedy --seed {seed} --games {games} --json").json
        for seed, games in ((1, 1), (2, 1), (1, 2))
    )
    assert first["decisions"] + second["decisions"] == both["decisions"]
    assert points(first) + points(second) == pytest.approx(points(both))
    assert points(first) != points(second)


def test_a_simulation_credits_wins_to_the_bot_that_won_them_wherever_it_sat(mire_cli: Mire) -> None:
    assert mire_cli("simulate moorland --games 4 --bots greedy,random --json").json["wins"] == [4, 0]
    assert mire_cli("simulate moorland --games 4 --bots random,greedy --json").json["wins"] == [0, 4]


def points(simulated: dict[str, Any]) -> float:
    """All points that were made in all games."""
    return float(simulated["games"] * sum(mean["total"] for mean in simulated["mean_scores"]))


def test_everybody_moves_up_a_seat_from_game_to_game(mire_cli: Mire, monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[list[str]] = []

    def play_out(_: mire.Table, bots: list[object]) -> int:
        seated.append([type(bot).__name__ for bot in bots])
        return 1

    monkeypatch.setattr("mire.cli.simulate.play_out", play_out)
    mire_cli("simulate moorland --players 3 --games 3 --bots greedy,random,random --json")
    assert [bots.index("GreedyBot") for bots in seated] == [0, 1, 2]


def test_a_simulation_is_shown_as_a_table(mire_cli: Mire) -> None:
    result = mire_cli("simulate moorland --games 2")
    assert "Longest waterway" in result.out
    assert "Won together" in result.out
    assert result.err == ""  # no bar where nobody watches


def test_the_bench_measures_games_and_single_steps(mire_cli: Mire) -> None:
    assert "scored games a second" in mire_cli("bench --seconds 0.05").out
    (result,) = mire_cli("bench --game moorland --players 3 --seconds 0.05 --json").json
    assert (result["game"], result["players"], result["compiled"]) == ("moorland", 3, mire.compiled)
    assert all(result[f"{step}_microseconds"] > 0 for step in ("copy", "moves", "scores"))


def test_the_bench_takes_options_of_a_game(mire_cli: Mire) -> None:
    (result,) = mire_cli("bench --game farmers --players 2 --level 2 --seconds 0.05 --json").json
    assert result["options"] == {"level": "2"}
    assert "farmers, 1 player, level 2" in mire_cli("bench --game farmers --level 2 --seconds 0.05").out


def test_the_bench_can_be_called_from_python() -> None:
    measured = measure("moorland", 2, 0.05)
    assert measured["games_per_second"] == pytest.approx(measured["games"] / measured["seconds"])
    assert measured["decisions_per_second"] > measured["decisions"] / measured["seconds"]


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("play chess", "there is no game 'chess'; the games are: moorland"),
        ("play", "say which game to play: moorland"),
        ("play moorland --players 7", "moorland is for 2 to 4 players, not 7"),
        ("play moorland --players two", "--players takes a whole number, not 'two'"),
        ("play moorland --player 3", "no option of moorland; its options are: --layout, --sides, --components"),
        ("play moorland --layout spiral", "there is no layout 'spiral'"),
        ("play moorland --layout", "--layout requires an argument"),
        ("play moorland --bots genius", "there is no bot 'genius'; the bots are: random, easy, greedy, normal, hard"),
        ("play moorland --bots random,random", "2 bots are named, but there is room for 1"),
        ("play moorland --humans 3", "seats from 1 to 2"),
        (f"play moorland --humans {LONG_NUMBER}", "seats from 1 to 2"),
        (f"play moorland --players {LONG_NUMBER}", "--players takes a whole number, not '999"),
        ("play moorland --language fr", "the languages are: en, de"),
        ("play moorland --save nowhere/game.json", "there is no folder nowhere"),
        ("play --resume missing.json", "missing.json: No such file or directory"),
        ("simulate moorland --players 1", "moorland is for 2 to 4 players, not 1"),
        ("simulate moorland --games 0", "--games takes a number from 1 to 1,000,000,000, not 0"),
        (f"simulate moorland --games {10**20}", "--games takes a number from 1 to 1,000,000,000"),
        ("simulate moorland --bots genius", "there is no bot 'genius'"),
        ("simulate moorland --speed 3", "--speed is no flag here"),
        ("simulate moorland --components missing.toml", "missing.toml"),
        ("games --language fr", "the languages are: en, de"),
        ("options moorland --language fr", "the languages are: en, de"),
        ("options chess", "there is no game 'chess'"),
        ("options moorland please", "there is no use for 'please' here"),
        ("replay missing.json", "missing.json: No such file or directory"),
        ("replay .", ".: Is a directory"),
        ("score chess", "there is no game 'chess'"),
        ("bench --game chess", "there is no game 'chess'"),
        ("bench --seconds 0", "--seconds takes a number above 0"),
        ("bench --level 2", "--level is an option of a game: say which with --game"),
        ("bench --game moorland --level 2", "--level is no flag here and no option of moorland"),
        ("games --colour", "Unknown option"),
        ("dance", "there is no use for 'dance' here"),
    ],
)
def test_bad_input_is_refused_in_one_line(mire_cli: Mire, command: str, complaint: str) -> None:
    result = mire_cli(command)
    assert result.code == 2
    assert complaint in result.err
    assert result.err.startswith("mire: ")
    assert result.err.count("\n") == 1
    assert len(result.err) < 300


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("", "is not JSON"),
        ("[" * 100_000, "is not JSON"),
        ("\xff", "is not a text file"),
        ("[]", "a record is a JSON object"),
        ('"text"', "a record is a JSON object"),
        ("{}", "this is not a record of Mire"),
        ('{"record": {}, "seats": []}', "this is not a record of Mire"),
    ],
)
def test_a_broken_file_is_refused_in_one_line(mire_cli: Mire, tmp_path: Path, written: str, complaint: str) -> None:
    (tmp_path / "broken.json").write_text(written, encoding="latin-1")
    for command in ("replay broken.json", "play --resume broken.json"):
        result = mire_cli(command)
        assert result.code == 2
        assert "broken.json" in result.err
        assert complaint in result.err
        assert result.err.count("\n") == 1


def test_a_record_with_an_illegal_move_is_refused_with_its_place(mire_cli: Mire, tmp_path: Path) -> None:
    record = json.loads(mire.new("moorland", seed=1).record())
    (tmp_path / "game.json").write_text(json.dumps({**record, "moves": ["end"]}))
    assert "game.json: move 1 of the record: 'end' is not possible now" in mire_cli("replay game.json").err


def test_a_save_with_a_strange_guest_is_refused(mire_cli: Mire, tmp_path: Path) -> None:
    record = json.loads(mire.new("moorland", seed=1).record())
    for seats, complaint in (
        (["human"], "each of the 2 seats"),
        ([["greedy"], "human"], "each of the 2 seats"),
        (["human", "genius"], "there is no bot 'genius'"),
    ):
        (tmp_path / "game.json").write_text(json.dumps({"record": record, "seats": seats}))
        assert complaint in mire_cli("play --resume game.json").err


def test_output_that_has_no_sign_for_a_letter_shows_a_question_mark(tmp_path: Path) -> None:
    script = "import sys; from mire.cli import main; sys.exit(main())"
    run = subprocess.run(
        [sys.executable, "-c", script, "play", "moorland", "--language", "de"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "Dein Zug (? f?r Hilfe):" in run.stdout


def test_the_installed_command_passes_its_exit_code_on() -> None:
    script = "import sys; from mire.cli import main; sys.exit(main())"
    run = subprocess.run([sys.executable, "-c", script, "play", "chess"], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert run.stdout == ""


def test_a_complaint_that_nobody_can_read_is_no_output() -> None:
    script = f"exec {sys.executable} -c 'import sys; from mire.cli import main; sys.exit(main())' play chess 2>&-"
    done = subprocess.run(script, shell=True, stdout=subprocess.PIPE, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
