"""Lines of words with colours, wrapped where a terminal ends, and the signs and colours that forests are drawn with."""

from typing import Final

from mire.core.palette import BERRY, INK, MOSS, PEAT, SUN, WATER, WIDEST

BETWEEN: Final = 2  # blanks between the pieces of a line

# Signs that common fonts have, one column wide; a colour never tells more than its sign.
SIDE_SIGNS: Final = {"top": "↑", "bottom": "↓", "left": "←", "right": "→"}
FREE_SLOT: Final = "·"
GUESS: Final = "?"
TREE_COLOURS: Final = {
    "crab_apple": BERRY,
    "ash": WATER,
    "sessile_oak": SUN,
    "black_alder": PEAT,
    "moor_birch": INK,
    "goat_willow": MOSS,
}

Part = tuple[str, str]  # a text with its style


class Piece:
    """What stays together on a line, if it can."""

    def __init__(self, *parts: Part) -> None:
        self.parts: Final[list[Part]] = [part for part in parts if part[0]]
        self.width: Final = sum([len(text) for text, _ in self.parts])

    def words(self) -> "list[Piece]":
        """It broken into words, for when it is longer than a line."""
        return [Piece((word, style)) for text, style in self.parts for word in text.split()]


def line(*parts: Part) -> str:
    """A line that is not wrapped."""
    return _markup(Piece(*parts)).rstrip()


def flowing(head: Piece, pieces: list[Piece], indent: int) -> list[str]:
    """Lines with pieces beside each other: the first behind a head, the others indented."""
    lines = [_markup(head) + " " * (indent - head.width)]
    used = max(head.width, indent)
    fresh = True
    for piece in pieces:
        gap = 0 if fresh else BETWEEN
        for part in [piece] if piece.width <= WIDEST - indent else piece.words():
            if used + gap + part.width > WIDEST and used > indent:
                lines.append(" " * indent)
                used, gap = indent, 0
            lines[-1] += " " * gap + _markup(part)
            used += gap + part.width
            gap = 1  # between the words of a long piece
        fresh = False
    return [text.rstrip() for text in lines]


def _markup(piece: Piece) -> str:
    return "".join([f"[{style}]{text}[/]" if style else text for text, style in piece.parts])
