"""Pastures and fences. A pasture is a set of spaces; its fences are the edges around it, shared with its neighbours."""

from typing import Final

from mire.games.farmers.box.grid import COLUMNS, around, ones, parts, singles

FENCES: Final = 15  # of a player


class Fences:
    """A set of fences: those at the left of spaces and those above them."""

    def __init__(self, left: int, above: int) -> None:
        self.left: Final = left
        self.above: Final = above

    def missing_for(self, shape: "Shape") -> int:
        """How many more fences it takes to enclose a shape."""
        return ones(shape.left & ~self.left) + ones(shape.above & ~self.above)


class Shape:
    """A connected set of spaces and the fences around it."""

    def __init__(self, spaces: int) -> None:
        self.spaces: Final = spaces
        self.left: Final = spaces ^ spaces << 1
        self.above: Final = spaces ^ spaces << COLUMNS
        self.around: Final = around(spaces)


_SHAPES: Final[dict[int, list[Shape]]] = {}  # by farmyard, made when first needed


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


def can_be_fenced(
    board: int, pastures: list[int], free: int, fences: int, within: int = 0, reserve: int = 0
) -> list[int]:
    """The pastures that can be fenced in with so many more fences, and have some spaces `within` them.

    Further pastures are adjacent to those there are; a pasture can be divided; all fences together are 15. Those
    around a nature reserve stand as well.
    """
    return _fenceable(board, pastures, free, fences, within, reserve, just_one=False)


def is_any_fenceable(board: int, pastures: list[int], free: int, fences: int, reserve: int = 0) -> bool:
    """Whether any pasture can be fenced in with so many more fences."""
    return len(_fenceable(board, pastures, free, fences, 0, reserve, just_one=True)) > 0


def _fenceable(
    board: int, pastures: list[int], free: int, fences: int, within: int, reserve: int, *, just_one: bool
) -> list[int]:
    found: list[int] = []
    standing = fences_of([*pastures, reserve] if reserve else pastures)
    most = min(fences, FENCES - ones(standing.left) - ones(standing.above))
    if most <= 0:
        return found
    fenced = 0
    for pasture in pastures:
        fenced |= pasture
    usable = free | fenced
    for shape in shapes_on(board):
        spaces = shape.spaces
        if spaces & ~usable or within & ~spaces:
            continue
        if spaces & fenced:
            if not _divides(pastures, spaces):
                continue
        elif fenced and not shape.around & fenced:
            continue
        if 0 < standing.missing_for(shape) <= most:
            found.append(spaces)
            if just_one:
                break
    return found


def _divides(pastures: list[int], spaces: int) -> bool:
    """Whether spaces are a part of a pasture, smaller than it."""
    for pasture in pastures:
        if spaces & pasture:
            return spaces & ~pasture == 0 and spaces != pasture
    return False


def shapes_on(board: int) -> list[Shape]:
    """All connected sets of spaces of a farmyard that 15 fences can enclose, the smallest first."""
    shapes = _SHAPES.get(board)
    if shapes is None:
        shapes = [Shape(spaces) for spaces in _connected(board)]
        _SHAPES[board] = shapes
    return shapes


def _connected(board: int) -> list[int]:
    """Every shape grows from a smaller one that takes no more fences than it does."""
    found = singles(board)
    known = set(found)
    for shape in found:
        for space in singles(around(shape) & board & ~shape):
            larger = shape | space
            if larger not in known:
                known.add(larger)
                if ones(larger ^ larger << 1) + ones(larger ^ larger << COLUMNS) <= FENCES:
                    found.append(larger)
    return found
