"""The arena and a user's own bots at the command line."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mire.arena.play.matches import Contest
from mire.arena.play.schedule import Matches
from mire.arena.play.workers import Games, play_here
from tests.cli.conftest import Mire
from tests.own_bots import FILE, own

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
LAST = own("Last")
TALKING = """
import atexit, os, subprocess, sys, threading, time
from mire import Bot

def go_on():
    while True:
        print("I think on")
        time.sleep(0.001)

class Talker(Bot):
    def __init__(self, seed=0):
        super().__init__(seed)
        self.told = False
        print("I am made")

    def choose(self, seat):
        print("I choose")
        if not self.told:
            self.told = True
            print("I say it plainly", file=sys.__stdout__, flush=True)
            os.write(1, b"I write it down\\n")
            os.system("echo I have it said")
            subprocess.run([sys.executable, "-c", "print('I have it printed')"])
        return seat.moves()[0]

print("I am loaded")
atexit.register(print, "I am done")
atexit.register(os.write, 1, b"I have written\\n")
threading.Thread(target=go_on, daemon=True).start()
"""
SAID = [
    *("I am loaded", "I am made", "I choose", "I am done", "I have written", "I think on"),
    *("I say it plainly", "I write it down", "I have it said", "I have it printed"),
]


@pytest.fixture
def own_bots(tmp_path: Path) -> None:
    """The bots as a file of the folder that commands are run in."""
    (tmp_path / "own.py").write_text(FILE.read_text())


def test_an_arena_is_shown_as_tables(mire_cli: Mire) -> None:
    result = mire_cli(f"arena moorland --bots random,{LAST} --games 4 --workers 1 --layout row")
    assert result.code == 0
    for words in ("Standings", "Win rate (95 %)", "Finished ahead of", "Longest waterway", "Thinking"):
        assert words in result.out
    assert "4 games: 1 line-up on 2 deals, each in all rotations" in result.out
    assert result.err == ""  # no bar where nobody watches


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("farmers", "Agricola: Farmers of the Moor for 1 player, the fewest; --players takes another number"),
        ("farmers --players 2", "Agricola: Farmers of the Moor for 2 players"),
        ("moorland", "Moorland for 2 players, the fewest; --players takes another number"),
    ],
)
def test_an_arena_says_for_how_many_it_is_played(mire_cli: Mire, asked: str, said: str) -> None:
    result = mire_cli(f"arena {asked} --bots random --games 1 --workers 1")
    assert result.out.splitlines()[0] == said


@pytest.mark.parametrize("command", ["arena moorland --workers 1", "arena moorland --workers 2", "simulate moorland"])
def test_what_bots_print_stays_out_of_the_results(tmp_path: Path, command: str) -> None:
    (tmp_path / "talking.py").write_text(TALKING)
    result = run_apart(tmp_path, f"{command} --bots talking.py:Talker,random --games 4 --json")
    assert json.loads(result.stdout)["games"] == 4
    assert [words for words in SAID if words not in result.stderr] == []


def test_results_are_told_without_an_error_output(tmp_path: Path) -> None:
    (tmp_path / "talking.py").write_text(TALKING)
    command = "simulate moorland --bots talking.py:Talker,random --games 1 --json"
    script = f"exec {sys.executable} -c 'from mire.cli import main; main()' {command} 2>&-"
    told = subprocess.run(script, shell=True, cwd=tmp_path, env=ENVIRONMENT, stdout=subprocess.PIPE, check=True)
    assert json.loads(told.stdout)["games"] == 1


def test_who_stops_reading_the_results_hears_no_complaint(tmp_path: Path) -> None:
    script = f"{sys.executable} -c 'from mire.cli import main; main()' simulate moorland --games 1 --json | true"
    told = subprocess.run(script, shell=True, cwd=tmp_path, env=ENVIRONMENT, capture_output=True, check=True)
    assert told.stderr == b""


def test_an_arena_is_told_as_json(mire_cli: Mire) -> None:
    result = mire_cli(f"arena farmers --bots random,{LAST} --games 3 --workers 1 --level 2 --seed 8 --json").json
    assert (result["game"], result["players"], result["games"], result["seed"]) == ("farmers", 1, 4, 8)
    assert result["options"]["level"] == "2"
    assert result["solo_target"] == 70
    random, last = result["standings"]
    assert (random["bot"], last["bot"]) == ("random", LAST)
    assert set(random) == {
        *("bot", "games", "wins", "shared", "win_rate", "rating", "total", "categories"),
        *("decisions", "decisions_per_second", "mean_seconds", "max_seconds"),
    }
    assert [(pair["bot"], pair["against"]) for pair in result["pairs"]] == [("random", LAST), (LAST, "random")]


def test_an_arena_that_keeps_its_games_goes_on_after_them(mire_cli: Mire, tmp_path: Path) -> None:
    asked = f"arena moorland --bots random,{LAST} --workers 1 --keep games.jsonl"
    assert mire_cli(f"{asked} --games 2").code == 0
    before = (tmp_path / "games.jsonl").read_text()
    assert mire_cli(f"{asked} --games 4 --json").json["games"] == 4
    assert (tmp_path / "games.jsonl").read_text().startswith(before)
    refused = mire_cli(f"{asked} --games 4 --seed 7")
    assert (refused.code, refused.out) == (2, "")
    assert "games.jsonl keeps games of another arena: game 1 was dealt from seed 1" in refused.err


@pytest.mark.parametrize("where", [".", "nowhere/games.jsonl"])
def test_games_that_can_not_be_kept_are_not_played(mire_cli: Mire, where: str) -> None:
    result = mire_cli(f"arena moorland --games 2 --workers 1 --keep {where}")
    assert (result.code, result.out, len(result.err.splitlines())) == (2, "", 1)
    assert where in result.err


@pytest.mark.usefixtures("own_bots")
def test_a_report_is_written_with_the_command_that_gives_it_again(mire_cli: Mire, tmp_path: Path) -> None:
    asked = "arena moorland --bots random,own.py:Last --players 3 --games 6 --seed 1 --layout row --first 2"
    assert mire_cli(f"{asked} --workers 1 --report report.html").code == 0
    page = (tmp_path / "report.html").read_text()
    assert f"<code>mire {asked}</code>" in page
    assert page.count("<svg") == 2


def test_an_arena_that_is_interrupted_shows_what_was_played(
    mire_cli: Mire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crew(contest: Contest, matches: Matches) -> Games:
        yield from play_here(contest, list(matches)[:3])
        raise KeyboardInterrupt

    monkeypatch.setattr("mire.cli.arena.play_here", crew)
    command = f"arena moorland --bots random,{LAST} --games 50 --workers 1 --report report.html"
    result = mire_cli(command)
    assert result.code == 130
    assert "3 of 50 games: 1 line-up on 2 deals" in result.out
    assert "3 of 50 games" in (tmp_path / "report.html").read_text()
    as_json = mire_cli(f"{command} --json").json
    assert (as_json["games"], as_json["planned"]) == (3, 50)


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("command", ["arena moorland --workers 1", "simulate moorland"])
def test_a_bot_that_fails_is_named_with_seed_and_move_in_one_line(mire_cli: Mire, command: str) -> None:
    result = mire_cli(f"{command} --bots random,own.py:Failing --games 4 --seed 6")
    assert result.code == 2
    fault = r"own\.py:Failing failed at move \d+ of the game with seed 6, at seat 2: KeyError: 'nothing' \(line \d+\)"
    assert re.fullmatch(rf"mire: {fault}\n", result.err)


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("arena chess", "there is no game 'chess'"),
        ("arena moorland --bots genius", "there is no bot 'genius'"),
        ("arena moorland --bots ,", "no bot is named"),
        ("arena moorland --bots random,random", "random is named more than once"),
        ("arena moorland --bots missing.py:Mine", "there is no file missing.py"),
        ("arena moorland --players 9", "moorland is for 2 to 4 players, not 9"),
        ("arena moorland --games 0", "--games takes a number from 1 to 1,000,000,000, not 0"),
        ("arena moorland --workers 0", "--workers takes a number from 1, not 0"),
        ("arena moorland --speed 3", "--speed is no flag here"),
        ("arena moorland --report nowhere/report.html", "there is no folder nowhere"),
        ("arena moorland --report .", ". is a folder"),
        ("simulate moorland --bots missing.py:Mine", "there is no file missing.py"),
        ("play moorland --bots missing.py:Mine", "there is no file missing.py"),
    ],
)
def test_bad_input_is_refused_in_one_line_before_any_game(mire_cli: Mire, command: str, complaint: str) -> None:
    result = mire_cli(command)
    assert (result.code, result.out) == (2, "")
    assert complaint in result.err
    assert result.err.count("\n") == 1


def test_without_ray_it_is_told_what_to_install(mire_cli: Mire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert mire_cli("arena moorland --ray").err == "mire: --ray needs Ray: pip install 'mire[ray]'\n"


@pytest.mark.usefixtures("own_bots")
def test_own_bots_take_part_in_simulations(mire_cli: Mire) -> None:
    result = mire_cli("simulate moorland --bots own.py:First,own.py:Last --games 2 --json").json
    assert result["bots"] == ["own.py:First", "own.py:Last"]


@pytest.mark.usefixtures("own_bots")
def test_one_can_play_against_ones_own_bot(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --bots own.py:First --seed 7 --save game.json", typed="1\n" * 8)
    assert result.code == 0
    assert "Player 2 (own.py:First) takes card" in result.out


@pytest.mark.usefixtures("own_bots")
def test_a_game_with_ones_own_bot_goes_on_when_it_is_named_again(mire_cli: Mire, tmp_path: Path) -> None:
    mire_cli("play moorland --bots own.py:First --seed 7 --save game.json", typed="1\n" * 8)
    assert json.loads((tmp_path / "game.json").read_text())["seats"] == ["human", "own.py:First"]
    refused = mire_cli("play --resume game.json", typed="q\n")
    assert "game.json was played with own.py:First; to let that run again, name it with --bots" in refused.err
    assert mire_cli("play --resume game.json --bots own.py:First", typed="1\n" * 400).code == 0


@pytest.mark.usefixtures("own_bots")
def test_a_game_is_kept_when_a_bot_fails_in_it(mire_cli: Mire, tmp_path: Path) -> None:
    result = mire_cli("play moorland --bots own.py:Failing --seed 918273645 --save game.json", typed="1\n" * 50)
    assert result.code == 2
    assert re.search(r"own\.py:Failing failed at move \d+, at seat 2: KeyError", result.err)
    assert "918273645" not in result.out + result.err
    assert (tmp_path / "game.json").exists()


def run_apart(folder: Path, command: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, with all that it and its workers write."""
    return subprocess.run(
        [sys.executable, "-c", "from mire.cli import main; main()", *command.split()],
        cwd=folder,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=True,
    )
