"""Games seen again."""

import json
from pathlib import Path

import pytest

import mire
from mire.bots import make_bot
from mire.bots.match import play_out
from mire.core.game import RULES
from tests.cli.conftest import Mire


@pytest.fixture
def record(tmp_path: Path) -> mire.Table:
    """A finished game, its record in game.json."""
    table = mire.new("moorland", seed=7)
    play_out(table, [make_bot("random", 1), make_bot("random", 2)])
    (tmp_path / "game.json").write_text(table.record())
    return table


def test_a_record_is_printed_with_every_move_what_came_of_it_and_the_points(mire_cli: Mire, record: mire.Table) -> None:
    result = mire_cli("replay game.json")
    assert result.out.startswith("   0  Player 1 begins.\n   1  Player 1 takes card ")
    assert "\n      Round 12: the plant card shows " in result.out
    assert "and takes water marker" in result.out
    assert str(record.scores()[0].total) in result.out.split("Total")[-1]
    assert "wins." in result.out or "share the victory." in result.out


def test_a_record_as_json_has_moves_scores_and_winners(mire_cli: Mire, record: mire.Table) -> None:
    result = mire_cli("replay game.json --json").json
    assert result["over"] is True
    assert result["first"] == 0
    assert result["moves"][0]["seat"] == 0
    assert result["moves"][0]["move"].startswith("take ")
    assert result["moves"][0]["text"].startswith("Player 1 takes card ")
    assert " Round 2: " in next(move["text"] for move in result["moves"] if "Nobody took" in move["text"])
    assert [score["total"] for score in result["scores"]] == [score.total for score in record.scores()]
    assert result["winners"] == record.winners


@pytest.mark.usefixtures("record")
def test_a_record_is_shown_up_to_a_move(mire_cli: Mire) -> None:
    result = mire_cli("replay game.json --to 3 --json").json
    assert [move["ply"] for move in result["moves"]] == [1, 2, 3]
    assert result["over"] is False
    assert result["winners"] == []
    assert "Points so far" in mire_cli("replay game.json --to 3").out


@pytest.mark.usefixtures("record")
def test_a_move_or_seat_that_is_not_there_is_refused(mire_cli: Mire) -> None:
    assert "--to goes from 0 to" in mire_cli("replay game.json --to 9999").err
    assert "--seat goes from 1 to 2, not 3" in mire_cli("replay game.json --seat 3").err


def test_a_record_comes_through_a_pipe(mire_cli: Mire, record: mire.Table) -> None:
    assert "Total" in mire_cli("replay -", typed=record.record()).out


@pytest.mark.usefixtures("record")
def test_a_reader_at_a_terminal_goes_forth_back_to_a_move_and_to_the_end(mire_cli: Mire) -> None:
    last = len(mire_cli("replay game.json --json").json["moves"])
    result = mire_cli("replay game.json --seat 2", typed="\n\nb\n40\nwhat\ne\nq\n", terminal=True)
    shown = [line.split("]")[0].strip("[") for line in result.out.splitlines() if line.startswith("[")]
    assert shown == [f"{ply}/{last}" for ply in (0, 1, 2, 1, 40, 40, last)]
    assert "'what' leads nowhere. Type Enter, t, b, e, q or the number of a move." in result.out
    assert result.out.count("40. ") == 1  # what can't be read does not scroll the table away
    assert "Player 2 (you)" in result.out
    assert result.out.count("Total") == 1


def test_a_reader_goes_from_turn_to_turn(mire_cli: Mire, record: mire.Table) -> None:
    moves = json.loads(record.record())["moves"]
    ends = [ply for ply, move in enumerate(moves, 1) if move == "end"]
    result = mire_cli("replay game.json", typed="t\n" * len(ends), terminal=True)
    shown = [line.split("/")[0].strip("[") for line in result.out.splitlines() if line.startswith("[")]
    assert shown == [str(ply) for ply in [0, *ends]]
    assert ends[-1] == len(moves)


@pytest.mark.usefixtures("record")
def test_a_game_is_seen_again_in_german(mire_cli: Mire) -> None:
    result = mire_cli("replay game.json --seat 2 --language de", typed="what\n3\nq\n", terminal=True)
    assert "Spieler 2 (du)" in result.out
    assert "Enter: nächster Zug" in result.out
    assert "„what“ führt nirgendwohin." in result.out
    assert "Player" not in result.out
    assert "Punkte bisher" in mire_cli("replay game.json --to 3 --language de").out


@pytest.mark.usefixtures("record")
def test_enter_at_the_end_leaves(mire_cli: Mire) -> None:
    assert mire_cli("replay game.json", typed="e\n\n1\n", terminal=True).out.count("Total") == 1


def test_a_saved_game_is_replayed_with_its_bots(mire_cli: Mire) -> None:
    mire_cli("play moorland --first 1 --bots random --save game.json", typed="1\nskip\nend\nq\n")
    assert "Player 2 (random) takes card" in mire_cli("replay game.json").out


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch, record: mire.Table) -> int:
    """The rules have changed since the game in game.json was played; the version that they have now."""
    game = record.game
    monkeypatch.setattr(game, "changes", [*game.changes, RULES])
    return game.version


def say(record: mire.Table, ours: int) -> str:
    return f"by version {record.version} of its rules, which have changed since; this Mire plays version {ours}. "


def test_a_game_of_an_older_version_is_shown_with_a_word_on_it(
    mire_cli: Mire, record: mire.Table, newer_rules: int
) -> None:
    result = mire_cli("replay game.json --json")
    assert (result.code, len(result.json["moves"])) == (0, record.ply)
    assert result.err.startswith("mire: game.json: this game was begun " + say(record, newer_rules))
    assert result.err.endswith("All its moves can still be made, but may lead elsewhere than they did\n")


def test_a_game_that_leaves_the_rules_of_today_is_shown_so_far(
    mire_cli: Mire, record: mire.Table, newer_rules: int, tmp_path: Path
) -> None:
    data = json.loads(record.record())
    data["moves"][12] = "grow Z nothing"
    text = json.dumps(data)
    (tmp_path / "game.json").write_text(text)
    result = mire_cli("replay game.json --json")
    assert result.code == 2
    assert [move["move"] for move in result.json["moves"]] == data["moves"][:12]
    left = f"It leaves these rules after 12 of {record.ply} moves, and is shown so far\n"
    assert result.err == f"mire: game.json: this game was begun {say(record, newer_rules)}{left}"
    printed = mire_cli("replay game.json")
    assert (printed.code, printed.err) == (2, result.err)
    assert "\n  12  " in printed.out
    assert "\n  13  " not in printed.out
    stepped = mire_cli("replay game.json", typed="e\nq\n", terminal=True)
    assert (stepped.code, stepped.err) == (2, result.err)
    assert "[12/12]" in stepped.out
    assert "--to goes from 0 to 12, the number of moves to be seen" in mire_cli("replay game.json --to 13").err
    assert (tmp_path / "game.json").read_text() == text


def test_a_save_of_an_older_version_is_shown_but_neither_gone_on_with_nor_analysed(
    mire_cli: Mire, record: mire.Table, newer_rules: int, tmp_path: Path
) -> None:
    data = {**json.loads(record.record()), "moves": json.loads(record.record())["moves"][:9]}
    (tmp_path / "game.json").write_text(json.dumps({"record": data, "seats": ["human", "random"]}))
    shown = mire_cli("replay game.json")
    assert (shown.code, "Player 2 (random) takes card" in shown.out) == (0, True)
    for command in ("play --resume game.json", "analyse game.json"):
        refused = mire_cli(command)
        assert (refused.code, refused.out) == (2, "")
        assert say(record, newer_rules)[:-2] in refused.err


def test_a_game_of_today_that_breaks_the_rules_is_refused(mire_cli: Mire, record: mire.Table, tmp_path: Path) -> None:
    data = json.loads(record.record())
    data["moves"][12] = "grow Z nothing"
    (tmp_path / "game.json").write_text(json.dumps(data))
    result = mire_cli("replay game.json")
    assert (result.code, result.out) == (2, "")
    assert "move 13" in result.err
