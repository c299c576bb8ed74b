"""Lines of words with colours, wrapped and set side by side, and the colours that farms are drawn with."""

from typing import Final

from mire.core.palette import BERRY, HEATHER, MOSS, PEAT, SUN, WATER

BETWEEN: Final = 2  # blanks between the pieces of a line

# A colour never tells more than the word or sign in it.
COLOURS: Final = {
    "room": BERRY,
    "field": SUN,
    "forest": MOSS,
    "moor": PEAT,
    "stable": HEATHER,
    "pasture": WATER,
    "blocked": BERRY,
}
FENCE: Final = f"bold {WATER}"
FENCES: Final = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by the sides they reach: north 1, east 2, south 4, west 8
PERSON: Final = "●"
NOTHING: Final = "·"
NO_SPACE: Final = "░"  # where a farm with extensions has no space

Part = tuple[str, str]  # a text with its style
Line = list[Part]


def width_of(line: Line) -> int:
    """How many columns a line takes."""
    return sum([len(text) for text, _ in line])


def markup(line: Line) -> str:
    """A line as console markup."""
    return "".join([f"[{style}]{text}[/]" if style and text.strip() else text for text, style in line]).rstrip()


def padded(line: Line, width: int) -> Line:
    """A line filled up with blanks."""
    return [*line, (" " * (width - width_of(line)), "")]


def words_of(line: Line) -> list[Line]:
    """A line broken into words."""
    return [[(word, style)] for text, style in line for word in text.split()]


def flowing(pieces: list[Line], width: int, *, head: Line, indent: int) -> list[Line]:
    """Pieces beside each other as they fit: the first behind a head, the next lines indented."""
    lines = [padded(head, max(indent, width_of(head)))]
    fresh = True
    for piece in pieces:
        gap = 0 if fresh else BETWEEN
        fresh = False
        for part in [piece] if width_of(piece) <= width - indent else words_of(piece):
            used = width_of(lines[-1])
            if used + gap + width_of(part) > width and used > indent:
                lines.append([(" " * indent, "")])
                gap = 0
            lines[-1] += [(" " * gap, ""), *part]
            gap = 1  # between the words of a long piece
    return lines


def beside(left: list[Line], right: list[Line], width: int) -> list[Line]:
    """Two blocks of lines, the second from a column on."""
    rows = max(len(left), len(right))
    left = left + [[]] * (rows - len(left))
    right = right + [[]] * (rows - len(right))
    return [[*padded(one, width), *other] for one, other in zip(left, right, strict=True)]
