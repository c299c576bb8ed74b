"""Draws one moor: sections in their places, waterways as lines that run on across the borders of sections."""

from typing import Final

from mire.core.game import JSON, Say
from mire.core.palette import HERE, INK, MOSS, PEAT, SUN, WATER
from mire.games.moorland.box.components import EAST, NORTH, SOUTH, SPACES, WEST, turned
from mire.games.moorland.terminal.canvas import (
    ANY_GROWTH,
    BORDERS,
    CARD_BACK,
    DOT,
    FREE_ROOT,
    FREE_SPACE,
    PLANT_COLOURS,
    PLANT_SIGNS,
    STRIDER,
    WATER_MARKER,
    WATERWAYS,
    Canvas,
)

ROOT_SECTION: Final = "R"
BACK: Final = "NESW"  # the waterway on the back of a card
# What a border shows where water meets it, by the side the water comes from; from both sides it flows through.
SHORES: Final = {NORTH: "╨", EAST: "╞", SOUTH: "╥", WEST: "╡", NORTH | SOUTH: "║", EAST | WEST: "═"}
MOST_STRIDERS: Final = 4  # drawn one by one


class Size:
    """How large a section is drawn, without its border."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.middle: Final = (width - 1) // 2  # the column and the row that waterways run in
        self.centre: Final = (height - 1) // 2


SMALL: Final = Size(8, 3)


class Water:
    """A waterway as it lies: the sides it reaches, and whether it joins them."""

    def __init__(self, text: str, turn: bool = False) -> None:
        sides = sum([1 << "NESW".index(side) for side in text if side != "|"])
        self.sides: Final = turned(sides) if turn else sides
        self.joins: Final = "|" not in text


class Section:
    """A section in its place."""

    def __init__(self, name: str, x: int, y: int, data: JSON, water: Water | None) -> None:
        self.name: Final = name  # the letter, or R1 to R4 for a root section
        self.x: Final = x
        self.y: Final = y
        self.data: Final = data  # what lies there
        self.water: Final = water  # None on uncovered ground


def draw_moor(board: JSON, moor: JSON, components: JSON, size: Size, targets: set[str], say: Say) -> Canvas:
    """A whole moor. Targets are the places the plant at hand can go to."""
    sections = _sections(board["structure"], moor, components)
    columns, rows = extent(board)
    canvas = Canvas(columns * (size.width + 1) + 1, rows * (size.height + 1) + 1)
    _draw_borders(canvas, sections, size)
    for section in sections:
        inside = Canvas(size.width, size.height)
        if section.water:
            draw_waterway(inside, 0, size, section.water)
        if "root" in section.data:
            _draw_root(inside, section)
        elif "card" in section.data:
            _draw_card(inside, section, size, say)
        else:
            _draw_ground(inside, section, water=section.name in board["water"])
        if section.name in targets:
            _mark(inside, section.name)
        canvas.paste(inside, section.x * (size.width + 1) + 1, section.y * (size.height + 1) + 1)
    _draw_shores(canvas, sections, size)
    return canvas


def extent(board: JSON) -> tuple[int, int]:
    """How many columns and rows of sections the structure takes."""
    xs = [placement["x"] for placement in board["structure"]]
    ys = [placement["y"] for placement in board["structure"]]
    return max(xs) - min(xs) + 2, max(ys) - min(ys) + 2


def card_numbered(components: JSON, number: int) -> JSON:
    """The face of a card."""
    return next(card for card in components["moor_cards"] if card["number"] == number)


def draw_waterway(canvas: Canvas, x: int, size: Size, water: Water) -> None:
    """Double lines from the sides to the middle; short ones that do not meet if the waterway is interrupted."""
    middle, centre = size.middle, size.centre
    # Lines that do not meet keep one more place off the middle where there is room.
    across = middle if water.joins else max(1, middle - 1)
    down = centre if water.joins else max(1, centre - 1)
    right = size.width - 1 - middle - (middle - across)
    if water.joins:
        canvas.put(x + middle, centre, WATERWAYS[water.sides], WATER)
    if water.sides & WEST:
        canvas.put(x, centre, across * "═", WATER)
    if water.sides & EAST:
        canvas.put(x + size.width - right, centre, right * "═", WATER)
    for step in range(down):
        if water.sides & NORTH:
            canvas.put(x + middle, step, "║", WATER)
        if water.sides & SOUTH:
            canvas.put(x + middle, size.height - 1 - step, "║", WATER)


def _sections(structure: list[JSON], moor: JSON, components: JSON) -> list[Section]:
    left = min([placement["x"] for placement in structure])
    top = min([placement["y"] for placement in structure])
    plans = {plan["plan"]: plan for plan in components["moor_plans"]}
    sections: list[Section] = []
    for placement in structure:
        side = plans[placement["plan"]][placement["side"]]
        names = [*side["grid"][0], *side["grid"][1]]
        turn = placement["turn"] == 180
        for corner, name in enumerate(reversed(names) if turn else names):
            x = placement["x"] - left + corner % 2
            y = placement["y"] - top + corner // 2
            if name == ROOT_SECTION:
                data = {"root": moor["roots"][placement["plan"] - 1]}
                water = Water(side["root_waterway"], turn)
                sections.append(Section(f"R{placement['plan']}", x, y, data, water))
            else:
                sections.append(_ground_section(name, x, y, side["growth"][name], moor, components))
    return sections


def _ground_section(letter: str, x: int, y: int, growth: int | str, moor: JSON, components: JSON) -> Section:
    data: JSON = moor["sections"][letter]
    if "card" not in data:
        return Section(letter, x, y, {**data, "growth": growth}, None)
    if data["face"] == "down":
        return Section(letter, x, y, data, Water(BACK))
    card = card_numbered(components, data["card"])
    return Section(letter, x, y, {**card, **data}, Water(card["waterway"], data["face"] == "turned"))


def _draw_borders(canvas: Canvas, sections: list[Section], size: Size) -> None:
    """Thin lines around every section, joined where they meet."""
    corners: dict[tuple[int, int], int] = {}
    for section in sections:
        left, top = section.x * (size.width + 1), section.y * (size.height + 1)
        right, bottom = left + size.width + 1, top + size.height + 1
        for y in range(top + 1, bottom):
            canvas.put(left, y, "│", PEAT)
            canvas.put(right, y, "│", PEAT)
        canvas.put(left + 1, top, size.width * "─", PEAT)
        canvas.put(left + 1, bottom, size.width * "─", PEAT)
        for x, y, sides in (
            (left, top, EAST | SOUTH),
            (right, top, SOUTH | WEST),
            (left, bottom, NORTH | EAST),
            (right, bottom, NORTH | WEST),
        ):
            corners[x, y] = corners.get((x, y), 0) | sides
    for (x, y), sides in corners.items():
        canvas.put(x, y, BORDERS[sides], PEAT)


def _draw_shores(canvas: Canvas, sections: list[Section], size: Size) -> None:
    """Where waterways touch a border: flowing through if they meet, ending there if not."""
    shores: dict[tuple[int, int], int] = {}
    for section in sections:
        if section.water:
            left, top = section.x * (size.width + 1), section.y * (size.height + 1)
            middle, centre = left + 1 + size.middle, top + 1 + size.centre
            # The water on the north side comes to that border from the south, and so on.
            for side, x, y, origin in (
                (NORTH, middle, top, SOUTH),
                (EAST, left + size.width + 1, centre, WEST),
                (SOUTH, middle, top + size.height + 1, NORTH),
                (WEST, left, centre, EAST),
            ):
                if section.water.sides & side:
                    shores[x, y] = shores.get((x, y), 0) | origin
    for (x, y), origins in shores.items():
        canvas.put(x, y, SHORES[origins], WATER)


def _draw_root(inside: Canvas, section: Section) -> None:
    inside.put(0, 0, section.name, PEAT)
    plant = section.data["root"]
    x = inside.width - 3
    inside.put(x, 0, "( )", MOSS)
    if plant is None:
        inside.put(x + 1, 0, FREE_ROOT, MOSS)
    else:
        inside.put(x + 1, 0, PLANT_SIGNS[plant], PLANT_COLOURS[plant])


def _draw_card(inside: Canvas, section: Section, size: Size, say: Say) -> None:
    data = section.data
    inside.put(0, 0, section.name, PEAT)
    inside.put(2 if size.middle > 3 else 1, 0, str(data["card"]), INK)
    below = size.centre + 1
    if data["face"] == "down":
        for y in range(below, size.height):
            inside.put(0, y, size.middle * CARD_BACK, PEAT)
        return
    rooted = [plant.split()[0] for plant in data["plants"] if plant.endswith(" roots")]
    for place, plant in enumerate(rooted):
        inside.put(size.width - len(rooted) + place, 0, PLANT_SIGNS[plant], PLANT_COLOURS[plant])
    if "animal" in data:
        for row, letters in enumerate(_animal(data["animal"], size.middle, size.height - below, say)):
            inside.put(0, below + row, letters, INK)
    striders = strider_signs(data.get("striders", 0))
    inside.put(size.width - len(striders), size.height - 1, striders, WATER)


def strider_signs(striders: int) -> str:
    """Striders as signs, counted if there are many."""
    return striders * STRIDER if striders <= MOST_STRIDERS else f"{striders}{STRIDER}"


def _animal(animal: str, width: int, height: int, say: Say) -> list[str]:
    """An animal's name in as many rows as it takes, or its code where there is no room."""
    rows = say("moorland-board-animal", animal=animal).split()
    if len(rows) <= height and max([len(row) for row in rows]) <= width:
        return rows
    return [say("moorland-board-code", animal=animal)]


def _draw_ground(inside: Canvas, section: Section, water: bool) -> None:
    x = inside.put(0, 0, section.name, INK)
    if water:
        inside.put(x, 0, WATER_MARKER, WATER)
    growth = section.data["growth"]
    symbol = ANY_GROWTH if growth == "any" else growth * DOT
    inside.put(inside.width - len(symbol), 0, symbol, SUN)
    markers = [plant for plant, many in section.data["plants"].items() for _ in range(many)]
    left, top = (inside.width - SPACES + 1) // 2, inside.height // 2
    for space in range(SPACES):
        x, y = left + space % 3 * 2, top + space // 3
        if space < len(markers):
            inside.put(x, y, PLANT_SIGNS[markers[space]], PLANT_COLOURS[markers[space]])
        else:
            inside.put(x, y, FREE_SPACE, PEAT)


def _mark(inside: Canvas, name: str) -> None:
    """Show that the plant at hand can go here."""
    inside.put(0, 0, name, f"bold {SUN}")
    inside.put(2, 0, HERE, f"bold {SUN}")
