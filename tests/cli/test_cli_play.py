"""The terminal game, played by somebody who types."""

import errno
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import mire
from mire.cli import main
from tests.cli.conftest import Mire

FIRST_MOVES = "1\n" * 600  # more than a game has


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of files for which there is no room; empty until a test adds one."""
    names: list[str] = []
    replace = Path.replace

    def fail(here: Path, there: Path) -> Path:
        if there.name in names:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(here))
        return replace(here, there)

    monkeypatch.setattr(Path, "replace", fail)
    return names


def test_a_whole_game_against_a_bot_ends_with_the_score_pad(mire_cli: Mire, tmp_path: Path) -> None:
    result = mire_cli("play moorland --seed 7 --bots random --save game.json", typed=FIRST_MOVES)
    assert result.code == 0
    assert "Player 2 (random) takes card" in result.out
    assert "Longest waterway" in result.out
    assert "Total" in result.out
    assert "mire replay game.json" in result.out
    table = mire.replay((tmp_path / "game.json").read_text())
    assert table.over
    for score in table.scores():
        assert str(score.total) in result.out.split("Total")[-1]


def test_the_seed_is_never_shown_during_a_game(mire_cli: Mire) -> None:
    seed = "918273645546372819"
    result = mire_cli(f"play moorland --seed {seed} --bots random", typed="1\n?\nh\nm\nb\ns\n" + "1\n" * 30)
    assert seed not in result.out


def test_a_move_can_be_typed_as_it_is_written_in_any_case(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --seed 7 --bots random", typed="1\nGROW  f  RUSHES\nend\nq\n")
    assert "Player 1 grows 2 rushes on F." in result.out
    assert "Player 2 (random) takes card" in result.out


def test_what_comes_of_a_move_is_told_and_a_growth_says_how_much_it_brings(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --seed 7 --humans 1,2", typed="1\nskip\nend\n2\nskip\nend\n")
    assert "Grow 3 cotton grass on C" in result.out
    assert "Nobody took card" in result.out
    assert "\nRound 2: the plant card shows" in result.out


def test_a_move_that_is_not_possible_is_explained_and_asked_again(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --seed 7 --bots random", typed="end\nfly away\n99\n0\n\n1\n")
    assert "'end' is not possible now" in result.out
    assert "'fly away' can't be read: a move begins with take" in result.out
    assert result.out.count("The moves are numbered 1 to 3.") == 2
    assert "Type the number of a move, or ? for help." in result.out
    assert "Player 1 takes card" in result.out


def test_steps_are_taken_back_one_by_one_to_the_beginning_of_the_turn(mire_cli: Mire, tmp_path: Path) -> None:
    typed = "1\nskip\nu\nundo\nu\n2\ns\n"
    result = mire_cli("play moorland --seed 7 --bots random --save game.json", typed=typed)
    assert result.out.count("Taken back.") == 2
    assert "There is nothing to take back in this turn." in result.out
    assert saved_moves(tmp_path / "game.json") == [str(mire.new("moorland", seed=7).moves()[1])]


def test_a_turn_that_is_over_is_not_taken_back(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --seed 7 --bots random", typed="1\nskip\nend\nu\n")
    assert "Taken back." not in result.out
    assert "There is nothing to take back in this turn." in result.out


def test_a_hint_is_the_best_few_moves_with_what_to_expect_and_plays_nothing(mire_cli: Mire, tmp_path: Path) -> None:
    result = mire_cli("play moorland --seed 7 --bots random --save game.json", typed="h\n1\nq\n")
    rows = result.out.split("Hint: ")[1].splitlines()[1:4]
    hints = [re.fullmatch(r" +(\d)  .+?  (take \d+) +\d+\.\d points  \d+ % to win", row.rstrip()) for row in rows]
    moves = [str(move) for move in mire.new("moorland", seed=7).moves()]
    assert sorted((hint[1], hint[2]) for hint in hints if hint) == [(str(n), move) for n, move in enumerate(moves, 1)]
    assert len(saved_moves(tmp_path / "game.json")) == 1


def test_a_hint_is_in_the_order_of_its_numbers_and_says_what_they_rest_on(mire_cli: Mire) -> None:
    shown = mire_cli("play moorland --seed 7 --bots random", typed="h\n1\nh\nend\nh\n").out.split("Hint: ")[1:]
    assert shown
    for hint in shown:
        numbers = re.findall(r"(\d+\.\d) points +(\d+) % to win", hint.split("Your move")[0])
        order = [(int(percent), float(points)) for points, percent in numbers]
        assert order == sorted(order, reverse=True)
        assert "when all play on as the bot greedy does" in hint


def test_a_hint_says_its_numbers_in_german_too(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --seed 7 --bots random --language de", typed="h\n")
    assert re.search(r"take \d+ +\d+,\d Punkte  \d+ % Siegchance", result.out)


def test_a_hint_for_who_plays_alone_tells_points_only(mire_cli: Mire) -> None:
    result = mire_cli("play farmers --seed 7", typed="h\n")
    rows = result.out.split("Hint: ")[1].splitlines()[1:3]
    hints = [re.fullmatch(r" +\d+  .+?  (\w+ \w+) +\d+\.\d points", row.rstrip()) for row in rows]
    moves = [str(move) for move in mire.new("farmers", seed=7).moves()]
    assert [hint[1] in moves for hint in hints if hint] == [True, True]
    assert "% to win" not in result.out


def test_help_shows_how_moves_are_written(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --first 1", typed="?\n")
    assert "grow SECTION PLANT" in result.out
    assert "save and leave" in result.out


def test_the_points_so_far_are_shown_on_demand(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --seed 7 --bots random", typed="p\nq\n")
    assert "Longest waterway" in result.out
    totals = [str(score.total) for score in mire.new("moorland", seed=7).scores()]
    assert re.findall(r"\d+", result.out.split("Total")[1].splitlines()[0]) == totals


def test_the_whole_table_is_shown_when_a_turn_begins_and_in_short_after(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --seed 7 --bots random", typed="1\nu\n1\nskip\nend\n")
    shown = result.out.split("Your move")
    assert ["Player 2, " in screen for screen in shown] == [True, False, False, False, False, True, False]
    assert ["Player 1 (you)" in screen for screen in shown] == [True] * 6 + [False]
    asked_for = mire_cli("play moorland --seed 7 --bots random", typed="1\nb\n").out.split("Your move")
    assert "Player 2, " not in asked_for[1]
    assert "Player 2, " in asked_for[2]


def test_everybody_at_one_keyboard_is_shown_the_whole_table_first(mire_cli: Mire) -> None:
    shown = mire_cli("play moorland --seed 7 --humans 1,2", typed="1\nskip\nend\n").out.split("Your move")
    assert "Player 2, " in shown[0]
    assert "Player 1, " in shown[3]


def test_board_and_moves_are_shown_again_on_demand(mire_cli: Mire) -> None:
    plain, board, moves = (mire_cli("play moorland --seed 7", typed=typed).out for typed in ("", "b\n", "m\n"))
    heading, choice = "Water markers  ", "1  Take card"
    assert (plain.count(heading), plain.count(choice)) == (1, 1)
    assert (board.count(heading), board.count(choice)) == (2, 1)
    assert (moves.count(heading), moves.count(choice)) == (1, 2)


def test_quitting_saves_and_resuming_goes_on_with_the_same_people_and_bots(mire_cli: Mire, tmp_path: Path) -> None:
    left = mire_cli(
        "play moorland --players 3 --seed 7 --humans 2 --bots random,greedy --save game.json", typed="1\nq\n"
    )
    assert "mire play --resume game.json" in left.out
    moves = saved_moves(tmp_path / "game.json")
    resumed = mire_cli("play --resume game.json", typed="u\nu\n")
    assert "Player 2: Choose a section" in resumed.out
    assert "Taken back." in resumed.out  # the turn can still be taken back
    assert "There is nothing to take back in this turn." in resumed.out
    assert saved_moves(tmp_path / "game.json") == moves[:-1]
    assert json.loads((tmp_path / "game.json").read_text())["seats"] == ["random", "human", "greedy"]


def test_a_game_saved_half_way_is_played_to_the_end(mire_cli: Mire, tmp_path: Path) -> None:
    mire_cli("play moorland --seed 7 --bots random --save game.json", typed="1\n" * 40)
    before = saved_moves(tmp_path / "game.json")
    result = mire_cli("play moorland --resume game.json", typed=FIRST_MOVES)
    assert "Total" in result.out
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["moves"][: len(before)] == before
    assert mire.replay(record).over


def test_a_plain_record_is_resumed_too(mire_cli: Mire, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(mire.new("moorland", seed=7).record())
    assert "Player 1: " in mire_cli("play --resume game.json").out
    assert "Player 2 (random) takes card" in mire_cli("play --resume game.json --humans 0 --bots random").out


def test_a_resumed_game_keeps_its_set_up(mire_cli: Mire, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(mire.new("moorland", seed=7).record())
    assert "leave out --players, --layout" in mire_cli("play --resume game.json --players 3 --layout row").err
    assert "there is no game 'chess'" in mire_cli("play chess --resume game.json").err


def test_saving_where_it_is_not_possible_is_said_and_the_game_goes_on(mire_cli: Mire) -> None:
    long = "x" * 300
    result = mire_cli("play moorland --first 1 --bots random", typed=f"s nowhere/game.json\ns {long}\ns .\n1\nq\n")
    assert "there is no folder nowhere to save the game in" in result.out
    assert f"\n{long}: File name too long\n" in result.out
    assert ". is there already and holds no game of Mire" in result.out
    assert "Player 1 takes card" in result.out
    assert result.code == 0


def test_a_file_that_holds_no_game_is_never_written_over(mire_cli: Mire, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Greta")
    refused = mire_cli("play moorland --first 1 --save letter.txt", typed="1\nq\n")
    assert refused.code == 2
    assert "letter.txt is there already and holds no game of Mire" in refused.err
    assert "letter.txt is there already" in mire_cli("play moorland --first 1", typed="1\ns letter.txt\n").out
    assert "/dev/full is there already" in mire_cli("play moorland --first 1 --save /dev/full").err
    assert (tmp_path / "letter.txt").read_text() == "Dear Greta"


def test_a_save_that_fails_leaves_the_older_one_whole(mire_cli: Mire, tmp_path: Path, full_disk: list[str]) -> None:
    mire_cli("play moorland --first 1 --bots random --save game.json", typed="1\nq\n")
    before = (tmp_path / "game.json").read_text()
    full_disk.append("game.json")
    result = mire_cli("play --resume game.json", typed="skip\ns\n")
    assert "\ngame.json: No space left on device\n" in result.out
    assert (tmp_path / "game.json").read_text() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_whoever_quits_stays_at_the_table_until_the_game_is_saved(
    mire_cli: Mire, tmp_path: Path, full_disk: list[str]
) -> None:
    full_disk.append("game.json")
    result = mire_cli("play moorland --first 1 --bots random --save game.json", typed="1\nq\nskip\ns other.json\nq\n")
    assert result.code == 0
    assert "The game is not saved: game.json: No space left on device\nSave it to another file" in result.out
    assert len(saved_moves(tmp_path / "other.json")) == 2


def test_a_closed_input_with_no_place_to_save_is_an_error(mire_cli: Mire, full_disk: list[str]) -> None:
    full_disk.append("game.json")
    result = mire_cli("play moorland --first 1 --bots random --save game.json", typed="1\n")
    assert result.code == 2
    assert result.err == "mire: The game is not saved: game.json: No space left on device\n"


def test_a_game_that_is_over_is_saved_elsewhere_if_need_be(
    mire_cli: Mire, tmp_path: Path, full_disk: list[str]
) -> None:
    full_disk.append("game.json")
    watch = "play moorland --humans 0 --bots random --save game.json"
    result = mire_cli(watch, typed="\nother.json\n")
    assert result.code == 0
    assert result.out.count("The game is not saved: game.json: No space left on device") == 2
    assert "mire replay other.json" in result.out
    assert mire.replay((tmp_path / "other.json").read_text()).over
    assert mire_cli(watch).code == 2


def test_a_game_is_kept_when_nobody_reads_any_more(
    mire_cli: Mire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["1"])

    def unread(*_: object) -> str:
        for answer in answers:
            return answer
        raise SystemExit(1)

    monkeypatch.setattr("mire.cli.terminal.ask", unread)
    with pytest.raises(SystemExit):
        mire_cli("play moorland --first 1 --save game.json")
    assert len(saved_moves(tmp_path / "game.json")) == 1


def test_leaving_after_a_save_tells_once_more_where_the_game_is(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --first 1 --bots random", "--save", "my game.json", typed="1\ns\nq\n")
    where = "The game is saved in my game.json. To go on later: mire play --resume 'my game.json'"
    assert result.out.count(where) == 2
    assert "Goodbye." not in result.out


def test_a_command_is_named_as_it_was_called_unless_the_shell_finds_it(
    mire_cli: Mire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [".venv/bin/mire"])
    monkeypatch.setenv("PATH", str(tmp_path))
    leave = "play moorland --bots random --save game.json"
    assert "later: .venv/bin/mire play --resume game.json" in mire_cli(leave, typed="1\nq\n").out
    (tmp_path / "mire").touch(mode=0o755)
    assert "later: mire play --resume game.json" in mire_cli(leave, typed="1\nq\n").out


def test_a_closed_input_saves_what_was_played(mire_cli: Mire, tmp_path: Path) -> None:
    result = mire_cli("play moorland --first 1 --bots random", typed="1\n")
    (file,) = tmp_path.iterdir()
    assert result.code == 0
    assert f"mire play --resume {file.name}" in result.out
    assert len(saved_moves(file)) == 1


def test_nothing_played_leaves_no_file(mire_cli: Mire, tmp_path: Path) -> None:
    assert "Goodbye." in mire_cli("play moorland --first 1", typed="q\n").out
    assert not list(tmp_path.iterdir())


def test_an_interrupt_ends_quietly_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["1"])

    def interrupted(*_: object) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("mire.cli.terminal.ask", interrupted)
    assert main(["play", "moorland", "--first", "1", "--save", "game.json"]) == 130
    assert capsys.readouterr().err == ""
    assert len(saved_moves(tmp_path / "game.json")) == 1


def test_a_terminal_that_goes_away_loses_nothing(tmp_path: Path) -> None:
    script = "import sys; from mire.cli import main; sys.exit(main())"
    command = [
        sys.executable,
        "-c",
        script,
        "play",
        "moorland",
        "--first",
        "1",
        "--bots",
        "random",
        "--save",
        "game.json",
    ]
    with subprocess.Popen(
        command, cwd=tmp_path, env={**os.environ, "COLUMNS": "120"}, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write(b"1\n")
        game.stdin.flush()
        while b"Choose a section" not in game.stdout.readline():
            pass
        game.send_signal(signal.SIGHUP)
        game.stdout.read()
    assert game.returncode == 129
    assert len(saved_moves(tmp_path / "game.json")) == 1


def test_after_a_game_hang_ups_mean_what_they_meant_before(mire_cli: Mire) -> None:
    before = signal.getsignal(signal.SIGHUP)
    mire_cli("play moorland --first 1", typed="1\nq\n")
    assert signal.getsignal(signal.SIGHUP) is before


def test_several_people_play_at_one_keyboard(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --seed 7 --humans 1,2", typed="1\nskip\nend\n" * 2)
    assert "Player 1: Round 1 of 12" in result.out
    assert "Player 2: Round 1 of 12" in result.out


def test_bots_alone_can_be_watched(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --seed 7 --humans 0 --bots random --players 4")
    assert "Player 4 (random) takes card" in result.out
    assert "Total" in result.out


def test_the_same_seed_gives_the_same_game_bots_included(mire_cli: Mire) -> None:
    once, again, other = (
        mire_cli(f"play moorland --seed {seed} --humans 0 --bots random --save game.json").out for seed in (4, 4, 5)
    )
    assert once == again != other


def test_bots_differ_from_game_to_game_without_a_seed(mire_cli: Mire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda _: 4)  # the same cards
    watch = "play moorland --humans 0 --bots random --save game.json"
    assert mire_cli(watch).out != mire_cli(watch).out


def test_a_shared_victory_is_said(mire_cli: Mire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mire.core.game.Game.winners", lambda *_: [0, 1])
    result = mire_cli("play moorland --first 1 --humans 0 --bots random")
    assert "Player 1 (random), Player 2 (random) share the victory." in result.out


def test_options_of_the_game_are_flags(mire_cli: Mire, tmp_path: Path) -> None:
    mire_cli("play moorland --first 1 --layout row --sides=black --save game.json", typed="1\nq\n")
    options = json.loads((tmp_path / "game.json").read_text())["record"]["options"]
    assert (options["layout"], options["sides"]) == ("row", "black")


def test_the_lot_says_who_begins_and_everybody_is_told(mire_cli: Mire, tmp_path: Path) -> None:
    begun = set()
    for seed in range(8):
        told = mire_cli(f"play dartmoor --players 3 --seed {seed} --humans 0 --bots random --save {seed}.json").out
        record = json.loads((tmp_path / f"{seed}.json").read_text())
        begins = mire.replay(record).first
        assert record["options"]["first"] == "lot"
        assert told.startswith(f"Player {begins + 1} (random) begins.\n")
        begun.add(begins)
    assert begun == {0, 1, 2}


def test_who_begins_can_be_named(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --first 2 --bots random --save game.json", typed="1\nq\n")
    assert result.out.index("Player 2 (random) begins.") < result.out.index("Player 2 (random) takes card")
    assert "Player 1: " in result.out
    assert "begins." not in mire_cli("play --resume game.json", typed="q\n").out
    assert "Spieler 1 beginnt." in mire_cli("play moorland --first 1 --language de", typed="q\n").out


@pytest.mark.parametrize("first", ["0", "3", "-1", "me", "1.0", "LOT"])
def test_nobody_begins_who_does_not_play(mire_cli: Mire, first: str) -> None:
    for command in ("play", "simulate", "arena"):
        result = mire_cli(f"{command} moorland --first={first}")
        assert (result.code, result.out) == (2, "")
        assert f"--first takes a seat from 1 to 2, or lot; not '{first}'" in result.err


def test_who_plays_alone_begins(mire_cli: Mire) -> None:
    assert "a solo player begins" in mire_cli("play farmers --first 1").err
    assert "begins" not in mire_cli("play farmers", typed="q\n").out


def test_the_game_speaks_german(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --seed 7 --bots random --language de", typed="1\nskip\nend\nq\n")
    assert "Spieler 2 (random) nimmt Karte" in result.out
    assert "takes card" not in result.out


def test_what_can_be_typed_is_german_too(mire_cli: Mire) -> None:
    typed = "?\nh\n99\nend\nfly\n\nu\n1\nu\np\ns\nq\n"
    result = mire_cli("play moorland --seed 7 --bots random --save game.json --language de", typed=typed)
    for german in (
        "Dein Zug (? für Hilfe): ",
        "speichern und gehen",
        "Tipp: ",
        "Die Züge sind von 1 bis 3 nummeriert.",
        "Tippe die Nummer eines Zuges, oder ? für Hilfe.",
        "„end“ ist jetzt nicht möglich: Zuerst musst du eine Karte aus der Auslage nehmen.",
        "„fly“ ist nicht zu lesen: Ein Zug beginnt mit take",
        "In diesem Zug gibt es nichts zurückzunehmen.",
        "Zurückgenommen.",
        "Das Spiel ist in game.json gespeichert. Weiterspielen mit: mire play --resume game.json",
    ):
        assert german in result.out
    for english in ("Your move", "save and leave", "Hint", "numbered", "Taken", "Saved", "Type"):
        assert english not in result.out


def test_the_board_is_german_too(mire_cli: Mire) -> None:
    result = mire_cli("play moorland --seed 7 --bots random --language de", typed="1\nq\n")
    assert "Runde 1 von 12 · Pilz: Spieler 1" in result.out
    assert "▸ Spieler 1 (du), " in result.out
    assert "Round 1 of 12" not in result.out
    assert "Player" not in result.out


def saved_moves(file: Path) -> list[str]:
    """The moves in a game that is not over."""
    moves: list[str] = json.loads(file.read_text())["record"]["moves"]
    return moves
