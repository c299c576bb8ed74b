"""Pastures and fences. A pasture is a set of spaces; its fences are the edges around it, shared with its neighbours."""

from typing import Final

from mire.games.farmers.grid import COLUMNS, around, ones, parts

FENCES: Final = 15  # of a player

_SHAPES: Final[dict[int, list[int]]] = {}  # by farmyard, made when first needed


class Fences:
    """A set of fences: those at the left of spaces and those above them."""

    def __init__(self, left: int, above: int) -> None:
        self.left: Final = left
        self.above: Final = above


def fences_of(pastures: list[int]) -> Fences:
    """The fences around all of some pastures."""
    left = 0
    above = 0
    for pasture in pastures:
        left |= pasture ^ pasture << 1
        above |= pasture ^ pasture << COLUMNS
    return Fences(left, above)


def fence_count(pastures: list[int]) -> int:
    """How many fences stand around some pastures."""
    fences = fences_of(pastures)
    return ones(fences.left) + ones(fences.above)


def with_pasture(pastures: list[int], new: int) -> list[int]:
    """The pastures after fencing in some spaces: free ones, or a part of a pasture, which is divided then."""
    after = [new]
    for pasture in pastures:
        if pasture & new:
            after += parts(pasture & ~new)
        else:
            after.append(pasture)
    return after


def can_be_fenced(board: int, pastures: list[int], free: int, fences: int) -> list[int]:
    """The pastures that can be fenced in with so many more fences.

    Further pastures are adjacent to those there are; a pasture can be divided; all fences together are 15.
    """
    standing = fence_count(pastures)
    fences = min(fences, FENCES - standing)
    fenced = 0
    for pasture in pastures:
        fenced |= pasture
    found = []
    for shape in shapes_on(board):
        if shape & ~free == 0:
            if fenced and not around(shape) & fenced:
                continue
        elif not _divides(pastures, shape):
            continue
        if 0 < fence_count(with_pasture(pastures, shape)) - standing <= fences:
            found.append(shape)
    return found


def _divides(pastures: list[int], shape: int) -> bool:
    """Whether a shape is a part of a pasture, smaller than it."""
    for pasture in pastures:
        if shape & pasture:
            return shape & ~pasture == 0 and shape != pasture
    return False


def shapes_on(board: int) -> list[int]:
    """All connected sets of spaces of a farmyard that 15 fences can enclose."""
    shapes = _SHAPES.get(board)
    if shapes is None:
        shapes = _SHAPES[board] = [shape for shape in _connected(board) if fence_count([shape]) <= FENCES]
    return shapes


def _connected(board: int) -> list[int]:
    found = parts_of_one(board)
    known = set(found)
    for shape in found:
        for space in parts_of_one(around(shape) & board & ~shape):
            if shape | space not in known:
                known.add(shape | space)
                found.append(shape | space)
    return found


def parts_of_one(spaces: int) -> list[int]:
    """The spaces of a set, each as a set of its own."""
    single: list[int] = []
    while spaces:
        single.append(spaces & -spaces)
        spaces &= spaces - 1
    return single
