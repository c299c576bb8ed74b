"""Games looked into: where they were decided."""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import mire
from mire.analysis.course import Lost, Step
from mire.analysis.hint import Basis, Choice
from mire.bots.search import Budget
from mire.core import records
from mire.core.table import replay_steps
from tests.analysis.conftest import played
from tests.cli.conftest import Mire

QUICKLY = "--playouts 8 --workers 1"
ALL = "36 of 36 decisions looked into, 8 playouts each."
SLIP, SWING = 20, 30  # plies


def write(file: Path, table: mire.Table) -> None:
    file.write_text(table.record())


@pytest.fixture
def game(tmp_path: Path) -> mire.Table:
    """The beginning of a game played by chance, its record in game.json."""
    table = played("moorland", 2, 40)
    write(tmp_path / "game.json", table)
    return table


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions are judged without a search: one slip, and one swing."""

    def judge_all(record: str, plies: Sequence[int], *_: object) -> Iterator[Step]:
        positions = list(replay_steps(record))
        for ply in plies:
            before, after = positions[ply : ply + 2]
            yield invented(before, str(after.last))

    monkeypatch.setattr("mire.cli.analyse._judge_all", judge_all)


def invented(table: mire.Table, played: str) -> Step:
    """A decision at which all was even until a slip, and better for its seat since the swing."""
    assert table.seat is not None
    hopes = 0.62 if table.ply >= SWING else 0.38 if table.ply > SLIP else 0.5
    alone, slipped = table.players == 1, table.ply == SLIP
    points, chances = [31.4] * table.players, None if alone else [hopes] * table.players
    lost = Lost(2.5 if slipped else 0.0, None if alone else 0.12 if slipped else 0.0)
    better = next(str(move) for move in table.moves() if (str(move) != played) == slipped)
    best = [Choice(better, 31.4, None if alone else hopes)]
    basis: Basis = "plan" if alone and table.ply >= SWING else "greedy"
    return Step(table.ply, table.turn, table.seat, played, points, chances, best, lost, basis)


@pytest.mark.usefixtures("judged")
def test_what_was_given_away_is_told_in_words_with_what_was_better(mire_cli: Mire, game: mire.Table) -> None:
    result = mire_cli(f"analyse game.json {QUICKLY}")
    assert result.code == 0
    before = list(replay_steps(game.record()))[SLIP]
    assert before.seat is not None
    better = next(str(move) for move in before.moves() if str(move) != json.loads(game.record())["moves"][SLIP])
    start = f"Turn {before.turn}, Player {before.seat + 1}: `{json.loads(game.record())['moves'][SLIP]}` gave away 12 %"
    assert f"Given away\n{start} to win; `{better}` (" in result.out
    assert ALL in result.out
    assert result.out.count("Points and chances when all play on as the bot greedy does.") == 1
    assert "The game is not over; this is as far as it goes." in result.out
    assert result.err == ""  # no bar where nobody watches


@pytest.mark.usefixtures("judged", "game")
def test_a_slip_is_told_as_the_replay_tells_the_move(mire_cli: Mire) -> None:
    (told,) = re.findall(rf"^ +{SLIP + 1}  Player .+$", mire_cli(f"analyse game.json {QUICKLY}").out, re.M)
    assert told in mire_cli("replay game.json").out.splitlines()


@pytest.mark.usefixtures("judged", "game")
def test_what_luck_or_the_others_changed_is_told(mire_cli: Mire) -> None:
    swing = r"Changed by luck or by the others\nTurn \d+, Player \d: the chance to win went from 38 % to 62 %\.\n"
    assert re.search(swing, mire_cli(f"analyse game.json {QUICKLY}").out)


def test_a_finished_game_is_told_with_who_wins(mire_cli: Mire, tmp_path: Path) -> None:
    write(tmp_path / "game.json", played("farmers", 2))
    result = mire_cli("analyse game.json --seconds 0.001 --workers 1")
    assert "not over" not in result.out
    assert "wins." in result.out or "share the victory." in result.out
    assert "decisions looked into, 0.001 s each." in result.out


@pytest.mark.usefixtures("game")
def test_the_same_seed_gives_the_same_json_whatever_the_number_of_workers(mire_cli: Mire) -> None:
    one = mire_cli(f"analyse game.json {QUICKLY} --seed 4 --json").json
    two = mire_cli("analyse game.json --playouts 8 --workers 2 --seed 4 --json").json
    assert one == two
    assert (one["game"], one["players"], one["winners"]) == ("moorland", 2, [])
    assert {point["kind"] for point in one["turning"]} <= {"slip", "swing"}


@pytest.mark.parametrize(("way", "players"), [("dartmoor", 3), ("farmers", 1), ("farmers-level-2", 2)])
def test_every_game_is_looked_into(mire_cli: Mire, tmp_path: Path, way: str, players: int) -> None:
    write(tmp_path / "game.json", played(way, players, 16))
    result = mire_cli(f"analyse game.json {QUICKLY} --report report.html")
    assert (result.code, result.err) == (0, "")
    assert "<svg" in (tmp_path / "report.html").read_text()


@pytest.mark.usefixtures("judged")
def test_who_plays_alone_reads_of_points(mire_cli: Mire, tmp_path: Path) -> None:
    write(tmp_path / "game.json", played("farmers", 1, 40))
    result = mire_cli(f"analyse game.json {QUICKLY} --report report.html").out
    assert re.search(r"Player 1: `[^`]+` gave away 2\.5 points; ", result)
    assert "% to win" not in result
    assert "was better. Points when the bot greedy plays on." in result
    assert "Not all numbers rest on the same, so each says on what" in result
    assert "Points to expect at the end" in (tmp_path / "report.html").read_text()


def test_a_saved_game_and_one_from_the_page_are_looked_into_with_their_names(mire_cli: Mire, tmp_path: Path) -> None:
    mire_cli("play moorland --bots random --seed 7 --save saved.json", typed="1\nskip\nend\nq\n")
    saved = mire_cli(f"analyse saved.json {QUICKLY} --report saved.html")
    assert saved.code == 0
    assert "Player 2 (random)" in (tmp_path / "saved.html").read_text()
    table = played("moorland", 2, 10)
    (tmp_path / "page.json").write_text(records.with_names(table.record(), ["Ada <b>", "Bo"]))
    assert mire_cli(f"analyse page.json {QUICKLY} --report page.html").code == 0
    assert "Ada &lt;b&gt;: " in (tmp_path / "page.html").read_text()


def test_a_record_comes_through_a_pipe(mire_cli: Mire) -> None:
    assert "decisions looked into" in mire_cli(f"analyse - {QUICKLY}", typed=played("moorland", 2, 5).record()).out


def test_a_game_without_a_move_has_nothing_to_tell(mire_cli: Mire, tmp_path: Path) -> None:
    write(tmp_path / "game.json", played("moorland", 2, 0))
    result = mire_cli("analyse game.json --report report.html")
    assert "Nothing was given away that matters much" in result.out
    assert "0 of 0 decisions looked into" in result.out


@pytest.mark.usefixtures("judged", "game")
def test_a_report_has_a_chart_and_the_turning_points_and_needs_nothing_from_elsewhere(
    mire_cli: Mire, tmp_path: Path
) -> None:
    mire_cli(f"analyse game.json {QUICKLY} --report report.html")
    page = (tmp_path / "report.html").read_text()
    assert page.count("<svg") == 1
    for words in ("Moorland: how it went", "Chance to win in %", "Given away", "<code>", "Player 2", ALL):
        assert words in page
    addresses = set(re.findall(r"https?://[^\s\"'<>]+", page))
    assert {address for address in addresses if not address.startswith("http://www.w3.org/")} == set()
    mire_cli(f"analyse game.json {QUICKLY} --report again.html")
    assert (tmp_path / "again.html").read_text() == page


@pytest.mark.usefixtures("judged", "game")
def test_it_is_told_in_german(mire_cli: Mire, tmp_path: Path) -> None:
    result = mire_cli(f"analyse game.json {QUICKLY} --language de --report report.html").out
    assert re.search(r"Zug \d+, Spieler \d: `[^`]+` hat 12 % Siegchance verschenkt", result)
    assert "Das Spiel ist nicht zu Ende" in result
    page = (tmp_path / "report.html").read_text()
    assert "Siegchance in %" in page
    assert "Player" not in result + page


@pytest.mark.usefixtures("game")
def test_an_analysis_that_is_interrupted_tells_what_it_knows(mire_cli: Mire, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(record: str, plies: Sequence[int], budget: Budget, *_: object) -> Iterator[Step]:
        positions = list(replay_steps(record))
        for ply in plies[: budget.playouts // 2]:
            yield invented(positions[ply], str(positions[ply + 1].last))
        raise KeyboardInterrupt

    monkeypatch.setattr("mire.cli.analyse._judge_all", interrupted)
    result = mire_cli(f"analyse game.json {QUICKLY}")
    assert result.code == 130
    assert "4 of 36 decisions looked into" in result.out


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("analyse missing.json", "missing.json: No such file"),
        ("analyse broken.json", "broken.json is not JSON"),
        ("analyse list.json", "list.json: a record is a JSON object"),
        ("analyse wrong.json", "wrong.json: move 1 of the record: "),
        ("analyse game.json --playouts 0", "--playouts takes a number from 1 to 1,000,000, not 0"),
        ("analyse game.json --playouts many", "--playouts takes a whole number, not 'many'"),
        ("analyse game.json --seconds 0", "--seconds takes a time above 0 and up to 3600, not 0.0"),
        ("analyse game.json --seconds nan", "--seconds takes a time above 0"),
        ("analyse game.json --playouts 8 --seconds 1", "a decision has --playouts or --seconds, not both"),
        ("analyse game.json --workers 0", "--workers takes a number from 1, not 0"),
        (f"analyse game.json --seed {1 << 200}", "a seed has at most 128 bits"),
        ("analyse game.json --language fr", "there is no language 'fr'"),
        ("analyse game.json --report nowhere/report.html", "there is no folder nowhere"),
        ("analyse game.json --report .", ". is a folder"),
    ],
)
def test_bad_input_is_refused_in_one_line_before_any_search(
    mire_cli: Mire, tmp_path: Path, game: mire.Table, command: str, complaint: str
) -> None:
    (tmp_path / "broken.json").write_text("{")
    (tmp_path / "list.json").write_text("[]")
    (tmp_path / "wrong.json").write_text(json.dumps({**json.loads(game.record()), "moves": ["dance"]}))
    result = mire_cli(command)
    assert (result.code, result.out) == (2, "")
    assert complaint in result.err
    assert result.err.count("\n") == 1


@pytest.mark.usefixtures("game")
def test_without_anything_to_draw_with_it_is_told_what_to_install(
    mire_cli: Mire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "a report needs matplotlib" in mire_cli("analyse game.json --report report.html").err
