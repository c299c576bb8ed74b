"""Spaces, fences and pastures of a farmyard."""

import pytest

from mire.games.farmers.box.grid import BOARD, around, bit, ones, parts
from mire.games.farmers.model.pastures import FENCES, can_be_fenced, fence_count, shapes_on, with_pasture

HOUSE = bit("B1") | bit("C1")
FREE = BOARD & ~HOUSE


def spaces(names: str) -> int:
    return sum(bit(name) for name in names.split())


def test_a_board_has_fifteen_spaces_with_room_around_them() -> None:
    assert ones(BOARD) == 15
    assert around(bit("B3")) == spaces("A3 C3 B2 B4")
    assert around(bit("A1")) == spaces("Z1 B1 A0 A2")


def test_spaces_fall_into_connected_parts() -> None:
    assert sorted(parts(spaces("A1 A2 B2 C4 C5 A5"))) == sorted([spaces("A1 A2 B2"), spaces("C4 C5"), bit("A5")])


@pytest.mark.parametrize(("pastures", "fences"), [(["A3"], 4), (["A3 A4"], 6), (["A3", "A4"], 7), (["A3 A4 B3 B4"], 8)])
def test_pastures_share_the_fences_between_them(pastures: list[str], fences: int) -> None:
    assert fence_count([spaces(pasture) for pasture in pastures]) == fences


def test_the_first_pasture_may_lie_anywhere() -> None:
    assert sorted(can_be_fenced(BOARD, [], FREE, 4)) == sorted(bit(name) for name in NAMES_OF_FREE)


def test_a_further_pasture_is_adjacent_and_needs_only_the_fences_that_are_missing() -> None:
    found = can_be_fenced(BOARD, [bit("B3")], FREE & ~bit("B3"), 3)
    assert sorted(found) == sorted([bit("A3"), bit("C3"), bit("B2"), bit("B4")])


def test_a_pasture_can_be_divided_by_fences_inside_it() -> None:
    whole = spaces("A3 A4")
    assert set(can_be_fenced(BOARD, [whole], FREE & ~whole, 1)) == {bit("A3"), bit("A4")}
    assert sorted(with_pasture([whole], bit("A3"))) == sorted([bit("A3"), bit("A4")])


def test_what_is_left_of_a_divided_pasture_may_be_two_pastures() -> None:
    assert sorted(with_pasture([spaces("A2 A3 A4")], bit("A3"))) == sorted([bit("A2"), bit("A3"), bit("A4")])


def test_there_are_fifteen_fences_and_no_more() -> None:
    standing = [spaces("A2 A3 A4 A5 B5")]
    assert fence_count(standing) == 12
    assert all(fence_count(with_pasture(standing, new)) <= FENCES for new in can_be_fenced(BOARD, standing, FREE, 15))
    assert can_be_fenced(BOARD, standing, FREE & ~standing[0], 0) == []


def test_every_connected_shape_that_fifteen_fences_enclose_can_be_a_pasture() -> None:
    shapes = [shape.spaces for shape in shapes_on(BOARD)]
    assert len(shapes) == len(set(shapes))
    assert all(len(parts(shape)) == 1 and fence_count([shape]) <= FENCES for shape in shapes)
    assert spaces("A1 A2 A3 A4 A5 B1") in shapes  # six spaces in an L need 14 fences


NAMES_OF_FREE = ["A1", "A2", "A3", "A4", "A5", "B2", "B3", "B4", "B5", "C2", "C3", "C4", "C5"]
