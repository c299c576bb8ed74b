"""B: place plant markers by the growth symbol of a section."""

import pytest

from tests.games.moorland.worlds import (
    JSON,
    LETTERS,
    PLANTS,
    asked,
    legal,
    moor,
    owned,
    placements,
    plants,
    play,
    refusal,
    surplus,
)

# The growth symbols of our white sides.
DOTS = {"A": 2, "B": 1, "C": 3, "E": 2, "F": 2, "G": 3, "I": 1, "J": 2, "K": 3, "L": 1}
SPECIAL = "DH"
BLACK_DOTS = {"A": 1, "B": 2, "C": 3, "D": 3, "E": 1, "F": 2, "G": 2, "I": 2, "K": 1, "L": 3}
BLACK_SPECIAL = "HJ"


@pytest.mark.parametrize(("letter", "dots"), DOTS.items())
def test_dots_tell_exactly_how_many_markers_grow(letter: str, dots: int) -> None:
    table = play(moor(ask="grow", plant_card="rushes peat_moss"), f"grow {letter} rushes")
    assert plants(table, letter) == {"rushes": dots}


@pytest.mark.parametrize("letter", SPECIAL)
@pytest.mark.parametrize("plant", PLANTS)
def test_the_special_symbol_grows_one_marker_of_any_type(letter: str, plant: str) -> None:
    table = play(moor(ask="grow", plant_card="rushes peat_moss"), f"grow {letter} {plant}")
    assert plants(table, letter) == {plant: 1}


@pytest.mark.parametrize(("letter", "dots"), [*BLACK_DOTS.items(), *[(letter, 1) for letter in BLACK_SPECIAL]])
def test_the_black_side_has_symbols_of_its_own(letter: str, dots: int) -> None:
    black = placements((0, 0), (2, 0), (0, 2), (2, 2), sides="bbbb")
    table = play(moor(ask="grow", plant_card="rushes peat_moss", layout=black), f"grow {letter} rushes")
    assert plants(table, letter) == {"rushes": dots}


def test_only_plants_of_the_current_plant_card_grow_on_dots() -> None:
    table = moor(ask="grow", plant_card="cotton_grass peat_moss")
    on_dots = {move for move in legal(table, "grow") if move.split()[1] in DOTS}
    assert on_dots == {f"grow {letter} {plant}" for letter in DOTS for plant in ("cotton_grass", "peat_moss")}


def test_a_plant_card_with_all_four_lets_everything_grow_everywhere() -> None:
    table = moor(ask="grow", plant_card=" ".join(PLANTS))
    assert set(legal(table, "grow")) == {f"grow {letter} {plant}" for letter in LETTERS for plant in PLANTS}


def test_growing_is_optional() -> None:
    table = play(moor(ask="grow"), "skip")
    assert asked(table) == "play"
    assert all(not plants(table, letter) for letter in LETTERS)


def test_plants_grow_on_one_section_only() -> None:
    table = play(moor(ask="grow"), "grow F heather")
    assert asked(table) == "play"
    assert "grows" in refusal(table, "grow F heather")


def test_nothing_grows_on_a_covered_section() -> None:
    table = moor(ask="grow", F="36 up")
    assert not [move for move in legal(table) if move.startswith("grow F")]
    assert "F is covered" in refusal(table, "grow F heather")


@pytest.mark.parametrize(("there", "surplus_after"), [(3, 0), (4, 1), (5, 2), (6, 3)])
def test_what_does_not_fit_is_surplus_and_fewer_may_not_be_taken(there: int, surplus_after: int) -> None:
    table = play(moor(ask="grow", C=f"{there} rushes"), "grow C heather")
    assert sum(plants(table, "C").values()) == 6
    assert surplus(table).get("heather", 0) == surplus_after


def test_growing_on_a_full_section_is_legal_and_makes_surplus_only() -> None:
    table = play(moor(ask="grow", H="6 heather"), "grow H rushes")
    assert plants(table, "H") == {"heather": 6}
    assert surplus(table) == {"rushes": 1}


def test_surplus_of_one_type_adds_up() -> None:
    table = play(moor(ask="grow", C="6 heather", surplus="2 heather, 1 rushes"), "grow C heather")
    assert surplus(table) == {"heather": 5, "rushes": 1}


def test_the_supply_is_unlimited() -> None:
    full: JSON = dict.fromkeys("ABEFGHIJKL", "6 heather")
    table = play(moor(ask="grow", **full, C="3 heather"), "grow C heather")  # more than the 22 in the box
    assert sum(plants(table, letter).get("heather", 0) for letter in LETTERS) == 66


def test_growth_comes_after_taking_a_card_and_before_playing() -> None:
    table = moor(ask="take", F="2 heather")
    assert asked(table) == "take"
    assert not legal(table, "grow")
    assert not legal(table, "play")
    table.play(table.moves()[0])
    assert asked(table) == "grow"
    assert not legal(table, "take")
    assert not legal(table, "play")
    play(table, "skip")
    assert asked(table) == "play"
    assert not legal(table, "grow")


def test_the_root_sections_have_no_growth() -> None:
    assert owned(moor(ask="grow"))["roots"] == [None] * 4
    assert {move.split()[1] for move in legal(moor(ask="grow"), "grow")} == set(LETTERS)
