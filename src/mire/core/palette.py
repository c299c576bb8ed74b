"""How boards are drawn in a terminal: its width, and the colours of the moor, to be read on any ground."""

from typing import Final

WIDEST: Final = 80  # columns, so that every terminal shows a whole line
PEAT: Final = "#8c7564"
MOSS: Final = "#5b8a3c"
WATER: Final = "#2f8aa3"
SUN: Final = "#b9791a"
BERRY: Final = "#cc5a52"
HEATHER: Final = "#a566c4"
INK: Final = "bold"  # the terminal's own colour
HERE: Final = "▸"  # whose decision it is, and where something can go
