"""The spaces of a farmyard as bits of one number, with room around the board for extensions.

rows Y Z A B C D E from top to bottom, columns -1 to 7 from left to right; the board is A1 to C5
"""

from typing import Final

ROWS: Final = 7
COLUMNS: Final = 9
SPACES: Final = ROWS * COLUMNS
TOP: Final = 2  # where the board begins
LEFT: Final = 2
BOARD_ROWS: Final = 3
BOARD_COLUMNS: Final = 5

NAMES: Final = [f"{'YZABCDE'[row]}{column - 1}" for row in range(ROWS) for column in range(COLUMNS)]
BOARD: Final = sum(
    [1 << COLUMNS * (TOP + row) + LEFT + column for row in range(BOARD_ROWS) for column in range(BOARD_COLUMNS)]
)
NOT_FIRST_COLUMN: Final = sum([1 << space for space in range(SPACES) if space % COLUMNS])
NOT_LAST_COLUMN: Final = sum([1 << space for space in range(SPACES) if space % COLUMNS != COLUMNS - 1])
ALL: Final = (1 << SPACES) - 1


def bit(name: str) -> int:
    """The space of a name, as a set."""
    return 1 << NAMES.index(name)


def spaces_of(spaces: int) -> list[int]:
    """The numbers of the spaces in a set."""
    return [space for space in range(SPACES) if spaces >> space & 1]


def names_of(spaces: int) -> list[str]:
    """The names of the spaces in a set."""
    return [NAMES[space] for space in spaces_of(spaces)]


def singles(spaces: int) -> list[int]:
    """The spaces of a set, each as a set of its own."""
    single: list[int] = []
    while spaces:
        single.append(spaces & -spaces)
        spaces &= spaces - 1
    return single


def number_of(space: int) -> int:
    """The number of the space in a set of one."""
    return space.bit_length() - 1


def ones(spaces: int) -> int:
    """How many spaces there are in a set."""
    number = 0
    while spaces:
        spaces &= spaces - 1
        number += 1
    return number


def around(spaces: int) -> int:
    """The spaces orthogonally adjacent to any of a set; the set itself may be among them."""
    across = (spaces & NOT_LAST_COLUMN) << 1 | (spaces & NOT_FIRST_COLUMN) >> 1
    return (across | spaces << COLUMNS | spaces >> COLUMNS) & ALL


def part_around(space: int, spaces: int) -> int:
    """The part of a set that is connected with one space of it."""
    part = space
    while True:
        more = (part | around(part)) & spaces
        if more == part:
            return part
        part = more


def largest_part(spaces: int) -> int:
    """How many spaces of a set are connected."""
    most = 0
    for part in parts(spaces):
        most = max(most, ones(part))
    return most


def parts(spaces: int) -> list[int]:
    """A set divided into connected parts."""
    found: list[int] = []
    while spaces:
        part = part_around(spaces & -spaces, spaces)
        found.append(part)
        spaces &= ~part
    return found
