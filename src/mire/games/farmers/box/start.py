"""The nine start cards: where forests and moors lie at first."""

from typing import Final

from mire.games.farmers.box.grid import BOARD_COLUMNS, bit


class StartCard:
    """Where five forests and three moors lie, drawn with the house at the left: F forest, M moor, R room."""

    def __init__(self, *rows: str) -> None:
        self.forests: Final = _spaces(rows, "F")
        self.moors: Final = _spaces(rows, "M")


def _spaces(rows: tuple[str, ...], letter: str) -> int:
    names = [f"{'ABC'[row]}{column + 1}" for row in range(len(rows)) for column in range(BOARD_COLUMNS)]
    return sum([bit(name) for name, shown in zip(names, "".join(rows), strict=True) if shown == letter])


START_CARDS: Final = [
    StartCard("MM.F.", "RMFF.", "R..FF"),
    StartCard(".FFF.", "RMM..", "RM.FF"),
    StartCard("..FFF", "R.M.F", "RMM.F"),
    StartCard(".F.MM", "RF.FM", "RF.F."),
    StartCard("...FF", "RMMMF", "R..FF"),
    StartCard("FFMMF", "R..MF", "R...F"),
    StartCard(".FM..", "RFM.F", "R.MFF"),
    StartCard("....F", "RFMMF", "RFFM."),
    StartCard("FFM..", "RFMM.", "RFF.."),
]
