"""Draws a farm: its spaces with what stands and lives on them, the fences between them, and what lies before it."""

from typing import Final

from mire.core.game import JSON, Say
from mire.core.palette import BERRY, HERE, INK, PEAT, SUN, WIDEST
from mire.games.farmers.box.goods import ANIMALS, GOODS
from mire.games.farmers.terminal.lines import (
    COLOURS,
    FENCE,
    FENCES,
    NO_SPACE,
    NOTHING,
    Line,
    beside,
    flowing,
    padded,
    width_of,
)

ROWS: Final = "YZABCDE"  # of farmyards with extensions
CELL: Final = 9  # columns of a space
FARM_VERBS: Final = {"room", "stable", "plow", "sow", "fence", "cut", "fell", "clear", "hut", "at", "throw"}
LABEL: Final = 14
RESERVE: Final = -1  # a fenced forest or moor, as if it were a pasture
NARROW: Final = 24  # columns, with less nothing fits beside a farm

Place = tuple[int, int]  # row and column
OUTSIDE: Final[list[Line]] = [[(NO_SPACE * CELL, PEAT)]] * 2  # beside an extension


def farm(player: JSON, marked: set[str], say: Say) -> list[Line]:
    """A farmyard as a grid."""
    yard = player["farm"]
    spaces = {_place(name): name for name in yard["board"]}
    rows = range(min([row for row, _ in spaces]), max([row for row, _ in spaces]) + 1)
    columns = range(min([column for _, column in spaces]), max([column for _, column in spaces]) + 1)
    cells = {place: _cell(name, yard, say) for place, name in spaces.items()}
    pastures = {_place(name): number for number, pasture in enumerate(yard["pastures"]) for name in pasture["spaces"]}
    if yard.get("reserve"):
        pastures[_place(yard["reserve"])] = RESERVE
    lines: list[Line] = [[("  ", ""), *[(f" {column:^{CELL}}", PEAT) for column in columns]]]
    for row in rows:
        lines.append([("  ", ""), *_border(row, columns, pastures)])
        for height in range(2):
            line: Line = [(f"{ROWS[row] if height == 0 else ' '} ", PEAT)]
            for column in columns:
                mark = HERE if height == 0 and spaces.get((row, column)) in marked else " "
                inside = cells.get((row, column), OUTSIDE)[height]
                line += [_upright(row, column, pastures), *_within(mark, inside)]
            lines.append([*line, _upright(row, columns.stop, pastures)])
    return [*lines, [("  ", ""), *_border(rows.stop, columns, pastures)]]


def _place(name: str) -> Place:
    return ROWS.index(name[0]), int(name[1:])


def _within(mark: str, inside: Line) -> Line:
    """The inside of a space; long words need the column of the mark."""
    return padded(inside if width_of(inside) == CELL else [(mark, f"bold {SUN}"), *inside], CELL)


def _is_fence(one: Place, other: Place, pastures: dict[Place, int]) -> bool:
    """Whether a fence stands between two spaces."""
    return pastures.get(one) != pastures.get(other)


def _upright(row: int, column: int, pastures: dict[Place, int]) -> tuple[str, str]:
    """What is at the left of a space."""
    return (FENCES[5], FENCE) if _is_fence((row, column - 1), (row, column), pastures) else (" ", "")


def _border(row: int, columns: range, pastures: dict[Place, int]) -> Line:
    """The line above a row of spaces."""
    line: Line = []
    for column in [*columns, columns.stop]:
        north = _is_fence((row - 1, column - 1), (row - 1, column), pastures)
        east = _is_fence((row - 1, column), (row, column), pastures)
        south = _is_fence((row, column - 1), (row, column), pastures)
        west = _is_fence((row - 1, column - 1), (row, column - 1), pastures)
        corner = FENCES[north + 2 * east + 4 * south + 8 * west]
        line.append((corner, FENCE if corner != NOTHING else PEAT))
        if column != columns.stop:
            line.append((FENCES[10] * CELL, FENCE) if east else (" " * CELL, ""))
    return line


def _cell(name: str, yard: JSON, say: Say) -> list[Line]:
    """What is on a space: a tile or a stable, and below it what grows or lives there."""
    if name in yard["rooms"]:
        return [_tile("room", say), [(say(f"farmers-ware-{yard['house']}"), PEAT)]]
    if name in yard["sown"]:
        crop = yard["sown"][name]
        field = _tile("field", say) if name in yard["fields"] else []
        return [field, _few(crop["crop"], crop["left"], say)]
    if name in yard.get("blocked", []):
        return [_tile("blocked", say), []]
    for tile in ("field", "forest", "moor"):
        if name in yard[f"{tile}s"]:
            below = [len(yard["covered"][name])] if name in yard.get("covered", {}) else []
            return [_tile(tile, say), [(say("farmers-board-covers", tiles=number), PEAT) for number in below]]
    lines: list[Line] = [_tile("stable", say) if name in yard["stables"] else [], []]
    for pasture in yard["pastures"]:
        if name in pasture["spaces"]:
            lines[0] = lines[0] or _tile("pasture", say)
            if name == pasture["spaces"][0] and pasture["animals"]:
                lines[1] = _few(pasture["kind"], pasture["animals"], say)
    return lines


def _tile(tile: str, say: Say) -> Line:
    return [(say("farmers-board-tile", tile=tile), COLOURS[tile])]


def _few(ware: str, number: int, say: Say) -> Line:
    """So many, in a short word."""
    return [(f"{number} ", INK), (say("farmers-board-short", ware=ware, number=number), "")]


# What lies beside and below the farmyard


def belongings(player: JSON, marked: set[str], harvest: int | None, say: Say) -> list[Line]:
    """A farmyard with goods, animals and people at its side, or below it if it has grown too wide."""
    yard = farm(player, marked, say)
    width = width_of(yard[0]) + 2
    if WIDEST - width < NARROW:
        return [*yard, *_beside(player, harvest, WIDEST, say)]
    return beside(yard, _beside(player, harvest, WIDEST - width, say), width)


def _beside(player: JSON, harvest: int | None, width: int, say: Say) -> list[Line]:
    goods = _amounts({good: player["goods"][good] for good in GOODS}, say)
    animals = _amounts({kind: player["animals"][kind] for kind in ANIMALS}, say)
    lines = flowing(goods or [[(NOTHING, PEAT)]], width, head=[], indent=0)
    lines += flowing(animals, width, head=[], indent=0) if animals else []
    lines += [[], *flowing(_people(player, say), width, head=[], indent=0)]
    if harvest is not None:
        lines += [[], *_forecast(player, harvest, width, say)]
    return lines


def _amounts(numbers: dict[str, int], say: Say) -> list[Line]:
    return [[(say(f"farmers-amount-{ware}", number=number), "")] for ware, number in numbers.items() if number]


def _people(player: JSON, say: Say) -> list[Line]:
    pieces: list[Line] = [[(say("farmers-board-people", people=player["people"], home=player["home"]), "")]]
    if player["newborns"]:
        pieces.append([(say("farmers-board-newborns", people=player["newborns"]), "")])
    if player["bed"]:
        pieces.append([(say("farmers-board-bed", people=player["bed"]), BERRY)])
    if player["begging"]:
        pieces.append([(say("farmers-board-begging", markers=player["begging"]), BERRY)])
    if player["bonus"]:
        pieces.append([(say("farmers-board-bonus", points=player["bonus"]), SUN)])
    if player.get("helpers"):
        pieces.append([(say("farmers-board-helpers", people=player["helpers"]), "")])
    if player.get("lying"):
        pieces.append([(say("farmers-board-lying", horses=player["lying"]), PEAT)])
    if player.get("lodger"):
        pieces.append([(say("farmers-board-lodger", kind=player["lodger"]), PEAT)])
    return [*pieces, [(say("farmers-board-fences", fences=player["farm"]["fences_left"]), PEAT)]]


def _forecast(player: JSON, harvest: int, width: int, say: Say) -> list[Line]:
    """What the next harvest takes, what of it is not there yet, and what will be born."""
    pieces: list[Line] = []
    for ware, due in player["due"].items():
        lacking = due - player["goods"][ware]
        missing = f" {say('farmers-board-lacking', number=lacking)}" if lacking > 0 else ""
        pieces.append([(say(f"farmers-amount-{ware}", number=due), ""), (missing, BERRY)])
    lines = flowing(pieces, width, head=[(f"{say('farmers-board-harvest', round=harvest)} ", PEAT)], indent=2)
    parents = [kind for kind in ANIMALS if player["animals"][kind] >= 2]
    if parents:
        lines += flowing([[(say("farmers-board-young", kinds=" ".join(parents)), PEAT)]], width, head=[], indent=2)
    return lines
