"""A sheet of characters, each with its colour, and the signs and colours that Moorland is drawn with."""

from typing import Final

from mire.core.palette import BERRY, HEATHER, INK, MOSS, WATER

# Signs that common fonts have, one column wide; a colour never tells more than its sign.
PLANT_SIGNS: Final = {"cotton_grass": "♣", "rushes": "Ψ", "peat_moss": "*", "heather": "‡"}
PLANT_COLOURS: Final = {"cotton_grass": INK, "rushes": MOSS, "peat_moss": BERRY, "heather": HEATHER}
FATE_SIGNS: Final = {"roots": "↓", "withers": "×", "drifts": "→"}
FATE_COLOURS: Final = {"roots": MOSS, "withers": BERRY, "drifts": WATER}
STRIDER: Final = "ж"
WATER_MARKER: Final = "≈"
DOT: Final = "•"
ANY_GROWTH: Final = "☼"
FREE_SPACE: Final = "·"
FREE_ROOT: Final = "○"
CARD_BACK: Final = "░"

# Lines by the sides they reach: north 1, east 2, south 4, west 8.
BORDERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
WATERWAYS: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"
INTERRUPTED: Final = "╳"


class Canvas:
    """A block of characters that can be drawn on and pasted into a larger one."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self._signs: Final = [[" "] * width for _ in range(height)]
        self._styles: Final = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write from a place to the right; gives the column behind the text."""
        for offset, sign in enumerate(text):
            self._signs[y][x + offset] = sign
            self._styles[y][x + offset] = style
        return x + len(text)

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        """Lay another canvas on this one."""
        for row in range(other.height):
            self._signs[y + row][x : x + other.width] = other._signs[row]
            self._styles[y + row][x : x + other.width] = other._styles[row]

    def markup(self) -> str:
        """The lines with colours as console markup."""
        return "\n".join([_line(signs, styles) for signs, styles in zip(self._signs, self._styles, strict=True)])


def written(*parts: tuple[str, str]) -> Canvas:
    """One line of texts, each with its style."""
    line = Canvas(sum([len(text) for text, _ in parts]), 1)
    x = 0
    for text, style in parts:
        x = line.put(x, 0, text, style)
    return line


def stacked(blocks: list[Canvas]) -> Canvas:
    """Blocks one below another."""
    return _arranged([[block] for block in blocks], 0)


def flowing(blocks: list[Canvas], room: int, gap: int) -> Canvas:
    """Blocks beside each other, as many in a row as there is room for."""
    rows: list[list[Canvas]] = []
    used = room
    for block in blocks:
        if used + gap + block.width > room:
            rows.append([])
            used = -gap
        rows[-1].append(block)
        used += gap + block.width
    return _arranged(rows, gap)


def _arranged(rows: list[list[Canvas]], gap: int) -> Canvas:
    widths = [sum([block.width + gap for block in row]) - gap for row in rows]
    heights = [max([block.height for block in row]) for row in rows]
    sheet = Canvas(max(widths, default=0), sum(heights))
    y = 0
    for row, height in zip(rows, heights, strict=True):
        x = 0
        for block in row:
            sheet.paste(block, x, y)
            x += block.width + gap
        y += height
    return sheet


def _line(signs: list[str], styles: list[str]) -> str:
    """One line as markup. A blank has no colour, so it goes with what stands before it."""
    line, style = "", ""
    for sign, own in zip("".join(signs).rstrip(), styles, strict=False):
        if own != style and sign != " ":
            line += ("[/]" if style else "") + (f"[{own}]" if own else "")
            style = own
        line += sign
    return line + "[/]" if style else line
