"""A user's own bot loads from its file and class, and what is wrong with it is told in one line."""

from pathlib import Path

import pytest

import mire
from mire.bots import make_bot
from mire.bots.faults import blame
from mire.bots.match import play_out
from mire.bots.own import is_own, load_bot
from mire.core.registry import games
from tests.own_bots import FILE, own

GAME = games()[0].name


def test_a_bot_is_loaded_from_its_file() -> None:
    table = mire.new(GAME, 2, seed=1)
    play_out(table, [load_bot(own("First"), 1), load_bot("random", 2)])
    assert table.over


def test_a_bot_gets_its_seed() -> None:
    once, again, other = (load_bot(own("Last"), seed).rng.random() for seed in (1, 1, 2))
    assert once == again != other


def test_a_file_is_run_once(tmp_path: Path) -> None:
    file = bot_file(tmp_path)
    assert type(load_bot(f"{file}:Mine", 1)) is type(load_bot(f"{file}:Mine", 2))


def test_a_bot_may_import_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "lies_beside_the_bot.py").write_text("KNOWN = 1\n")
    load_bot(f"{bot_file(tmp_path, 'import lies_beside_the_bot')}:Mine")


def test_two_files_of_one_name_are_two_bots(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        bot_file(tmp_path / folder)
    one, two = (load_bot(f"{tmp_path / folder / 'mine.py'}:Mine") for folder in ("one", "two"))
    assert type(one) is not type(two)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("missing.py:Mine", "there is no file missing.py"),
        (str(FILE), "needs the name of a class behind it"),
        (own("Absent"), "has no class Absent; its bots are: First, Last, Failing"),
        (own("Guest"), "Guest in .* is no bot: it must be a subclass of mire.bots.Bot"),
        (own("NOT_A_CLASS"), "is no bot"),
        (own("Needy"), "Needy can't be made from a seed: TypeError: .* 'level'"),
        (own("Undecided"), "Undecided in .* has no method choose"),
    ],
)
def test_what_can_not_be_loaded_is_told(name: str, complaint: str) -> None:
    with pytest.raises(mire.BadSetup, match=complaint):
        load_bot(name)


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("x = (", r"mine.py can't be run: SyntaxError: .*mine.py, line 1"),
        ("\nimport no_such_thing", r"mine.py can't be run: ModuleNotFoundError: .* \(line 2\)"),
    ],
)
def test_a_file_that_can_not_be_run_is_told_with_the_line(tmp_path: Path, code: str, complaint: str) -> None:
    file = bot_file(tmp_path, code)
    for _ in range(2):  # what failed is not taken for loaded
        with pytest.raises(mire.BadSetup, match=complaint):
            load_bot(f"{file}:Mine")


@pytest.mark.parametrize("name", [own("First"), "first.py", "/etc/first.py:First"])
def test_a_file_is_never_run_where_only_names_are_taken(name: str) -> None:
    assert is_own(name)
    with pytest.raises(mire.BadSetup, match="there is no bot"):
        make_bot(name)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Failing", r"Failing failed at move 2 of the game with seed 7, at seat 1: KeyError: 'nothing' \(line \d+\)"),
        ("Stubborn", "Stubborn failed at move 2 of the game with seed 7, at seat 1: IllegalMove: '.*' is not possible"),
        ("Silent", "Silent failed at move 1 of the game with seed 7, at seat 1: "),
    ],
)
def test_who_fails_is_named_with_seed_move_and_seat(name: str, complaint: str) -> None:
    table = mire.new(GAME, 2, seed=7)
    names = [own(name), "random"]
    try:
        play_out(table, [load_bot(bot) for bot in names])
    except Exception as error:  # noqa: BLE001 - whatever it is
        fault = blame(error, names, table, 7)
    with pytest.raises(mire.MireError, match=complaint):
        raise fault


def bot_file(folder: Path, code: str = "") -> Path:
    """A file with a bot, and some code before it."""
    file = folder / "mine.py"
    file.write_text(f"{code}\nfrom tests.own_bots import First\nclass Mine(First):\n    pass\n")
    return file
