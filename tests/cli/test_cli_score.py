"""The score pad of a game played with the box."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Mire

ANIMALS = ("beetle", "bird", "snake", "dragonfly", "butterfly", "frog")


def pad(**numbers: Any) -> dict[str, Any]:
    """A player's numbers; what is not given is 0."""
    fields = ("rooted", *ANIMALS, "striders", "waterway", "water", "surplus")
    return {**dict.fromkeys(fields, 0), **numbers}


def lines(*typed: str) -> str:
    """What is typed, line by line."""
    return "".join(f"{line}\n" for line in typed)


ANN = pad(name="Ann", rooted=10, beetle=4, frog=1, striders=3, waterway=11, water=2, surplus=3)
BEN = pad(rooted=8, striders=1, waterway=9)
ANNS_TOTAL = 10 + 2 + 4 + 7 + 11 + 2 - 3


def test_a_pad_in_a_file_is_added_up(mire_cli: Mire, tmp_path: Path) -> None:
    (tmp_path / "pad.json").write_text(json.dumps([ANN, BEN]))
    result = mire_cli("score moorland --file pad.json --json").json
    assert result["players"][0]["total"] == ANNS_TOTAL
    assert result["players"][0]["categories"]["surplus"] == -3
    assert [player["name"] for player in result["players"]] == ["Ann", "Player 2"]
    assert result["winners"] == ["Ann"]
    shown = mire_cli("score moorland --file pad.json").out
    assert "Ann wins." in shown
    assert str(ANNS_TOTAL) in shown


def test_a_pad_comes_through_a_pipe(mire_cli: Mire) -> None:
    shared = mire_cli("score moorland --file -", typed=json.dumps([BEN, {**BEN, "name": "[Ben]"}])).out
    assert "Player 1, [Ben] share the victory." in shared


def test_a_pad_is_filled_in_by_answering_questions(mire_cli: Mire) -> None:
    numbers = [str(ANN[field]) for field in pad()]
    zeros = ["0"] * len(numbers)
    typed = "\n".join(["5", "two", "2", "Ann", "", "61", "many", *numbers, *zeros])
    result = mire_cli("score moorland", typed=typed)
    assert result.out.count("Please type a number from 2 to 4.") == 2
    assert result.out.count("Please type a number from 0 to 60.") == 2
    assert "Ann wins." in result.out
    assert str(ANNS_TOTAL) in result.out


def test_the_questions_are_in_the_words_of_the_pad(mire_cli: Mire) -> None:
    result = mire_cli("score moorland", typed="2\n\n\n" + "0\n" * 2 * len(pad()))
    assert "How many players (2 to 4)? 2\nName of player 1? " in result.out
    assert "  Plants rooted in the moor (0 to 60)? 0\n  Beetles (0 to 8)? " in result.out


def test_the_pad_speaks_german(mire_cli: Mire) -> None:
    result = mire_cli("score moorland --language de", typed="9\n2\nAnn\n\n1\n" + "0\n" * 2 * len(pad()))
    assert "Wie viele spielen mit (2 bis 4)? 9\n  Bitte eine Zahl von 2 bis 4 eingeben." in result.out
    assert "Name von Spieler 1? " in result.out
    assert "  Im Moor verwurzelte Pflanzen (0 bis 60)? 1\n  Käfer (0 bis 8)? " in result.out
    assert "Spieler 2" in result.out
    assert "Ann gewinnt." in result.out


def test_a_pad_in_a_language_that_is_not_offered_is_refused(mire_cli: Mire) -> None:
    assert "there is no language 'fr'; the languages are: en, de" in mire_cli("score moorland --language fr").err


def test_questions_stay_out_of_the_json(mire_cli: Mire) -> None:
    result = mire_cli("score moorland --json", typed="2\n\n\n" + "0\n" * 2 * len(pad()))
    assert result.json["winners"] == ["Player 1", "Player 2"]
    assert "How many players" in result.err


def test_a_pad_left_half_way_is_said(mire_cli: Mire) -> None:
    result = mire_cli("score moorland", typed="2\nAnn\n")
    assert result.code == 2
    assert result.err == "mire: the score pad was left before it was filled in\n"


def test_a_long_pad_is_filled_in_group_by_group_with_names_that_may_be_shortened(mire_cli: Mire) -> None:
    trees, rest = ["ash 2, moor b", "3 crab 1 goat", ""], [""] * 8
    result = mire_cli("score dartmoor", typed=lines("2", "Ann", "", *trees, *rest, *[""] * 9))
    assert "  Crab Apple, Crab Apple (of these fully occupied), Ash, Sessile Oak" in result.out
    assert (
        "  Trees? ash 2, moor b\n    Ash: 2\n    Moor Birch: 1\n  Trees? 3 crab 1 goat\n    Crab Apple: 3\n"
        in result.out
    )
    assert "Ann wins." in result.out


def test_a_long_pad_says_what_it_does_not_understand(mire_cli: Mire) -> None:
    typed = ["2", "", "", "yew 2", "ash 7 crab 1", "", "", "", "damselfly", *[""] * 15]
    result = mire_cli("score dartmoor", typed=lines(*typed))
    assert "  Nothing is called 'yew' here.\n" in result.out
    assert "  Ash: at most 6.\n    Crab Apple: 1\n" in result.out
    assert "  'damselfly' can be: Emerald Damselfly, Small Red Damselfly, Southern Damselfly.\n" in result.out
    assert "share the victory" in result.out


def test_numbers_that_cannot_be_are_asked_for_again(mire_cli: Mire) -> None:
    pads = ["crab fully 1", *[""] * 9, *[""] * 9]
    result = mire_cli("score dartmoor", typed=lines("2", "Ann", "", *pads, "1", "crab 1", *[""] * 9))
    assert (
        "player 1: 'crab_apple-full' is 1, but 'crab_apple' only 0\nWhose numbers are to be corrected (1 to 2)? 1"
        in result.out
    )
    assert "  Crab Apple, Crab Apple (of these fully occupied) 1, Ash," in result.out
    assert "Ann wins." in result.out


def test_a_long_pad_speaks_german(mire_cli: Mire) -> None:
    typed = ["2", "Ann", "", "moorb 2", "eibe", *[""] * 18]
    result = mire_cli("score dartmoor --language de", typed=lines(*typed))
    assert "  Bäume? moorb 2\n    Moorbirke: 2\n  Bäume? eibe\n  Hier heißt nichts „eibe“.\n" in result.out
    assert "Ann gewinnt." in result.out


def test_points_of_minor_improvements_may_be_less_than_nothing(mire_cli: Mire) -> None:
    groups = [*[""] * 5, "points -6", "-2 points, bonus -1", "", ""]
    result = mire_cli("score farmers", typed=lines("1", "Ann", *groups))
    assert "  Minor improvements? points -6\n  Points on minor improvements: at least -5.\n" in result.out
    assert "    Points on minor improvements: -2\n    Bonus points from minor improvements: -1\n" in result.out
    assert "Ann misses the target of 65 points by 76." in result.out  # with -8 for what is missing


def test_a_long_pad_in_a_file_needs_only_what_there_is(mire_cli: Mire) -> None:
    result = mire_cli("score dartmoor --file - --json", typed=json.dumps([{"black_alder": 2}, {}]))
    assert [player["total"] for player in result.json["players"]] == [10, 0]


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({}, "must be a list with an object per player: name (if you like), rooted, beetle"),
        ([1, 2], "must be a list with an object per player"),
        ([ANN], "moorland is for 2 to 4 players, not 1"),
        ([ANN, {**BEN, "rooted": 61}], "player 2: 'rooted' must be 0 to 60, not 61"),
        ([ANN, {**BEN, "rooted": "8"}], "not '8'"),
        ([ANN, {"name": "Ben"}], "not None"),
        ([ANN, {**BEN, "luck": 3}], "'luck' is not on the pad"),
    ],
)
def test_a_bad_pad_is_refused_in_one_line(mire_cli: Mire, data: object, complaint: str) -> None:
    result = mire_cli("score moorland --file -", typed=json.dumps(data))
    assert result.code == 2
    assert complaint in result.err
    assert result.err.count("\n") == 1
