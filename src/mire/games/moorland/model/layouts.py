"""Layouts: where the four plans may lie, which way round and which side up."""

import json
from collections.abc import Sequence
from itertools import permutations, product
from pathlib import Path
from typing import Final

from mire.core.checks import is_whole, shown
from mire.core.errors import BadSetup
from mire.core.game import JSON
from mire.core.seeds import Stream
from mire.games.moorland.box.components import GROUND_SECTIONS, PLANS, Components
from mire.games.moorland.model.structure import Placement

# The upper left section of each plan.
SHAPES: Final = {
    "grid": [(0, 0), (2, 0), (0, 2), (2, 2)],
    "corners": [(0, 0), (2, 0), (0, 2), (2, 2)],
    "row": [(0, 0), (2, 0), (4, 0), (6, 0)],
    "column": [(0, 0), (0, 2), (0, 4), (0, 6)],
    "stairs": [(0, 0), (2, 1), (4, 2), (6, 3)],
    "zigzag": [(0, 0), (2, 1), (4, 0), (6, 1)],
    "cross": [(0, 1), (2, 0), (2, 2), (4, 1)],
    "ring": [(1, 0), (3, 1), (2, 3), (0, 2)],
    "tee": [(0, 0), (2, 0), (4, 0), (2, 2)],
}
OUTER_CORNERS: Final = [0, 1, 2, 3]  # of each shape in turn, the corner of the plan that lies outside
FARTHEST: Final = 100  # sections from the origin, far more than four plans can reach
SIDES: Final = ["white", "black", "mixed"]


def settle_layout(value: object) -> object:
    """A named layout, or four checked placements as data (also given as JSON text or a JSON file)."""
    if isinstance(value, str) and value not in SHAPES:
        value = _read(value)
    if isinstance(value, list):
        return settle_placements(value)
    if not isinstance(value, str):
        raise BadSetup(f"layout must be one of {', '.join(SHAPES)}, or four placements, not {shown(value)}")
    return value


def settle_sides(value: object) -> str:
    """white, black, mixed (by chance), or one letter w or b for each of the plans 1 to 4."""
    if isinstance(value, str) and (value in SIDES or (len(value) == PLANS and set(value) <= {"w", "b"})):
        return value
    choices = "white, black, mixed or a letter w or b for each plan such as wwbb"
    raise BadSetup(f"sides must be {choices}, not {shown(value)}")


def check_corners(components: Components, sides: str) -> None:
    """BadSetup if these sides can't have all their roots in the outer corners."""
    if not _corner_layouts(components, sides):
        raise BadSetup(f"with sides {sides} the roots can't all lie in the outer corners; try sides=mixed")


def place_plans(components: Components, layout: object, sides: str, stream: Stream) -> list[Placement]:
    """The placements of a settled layout; what it leaves open comes from the stream."""
    if isinstance(layout, list):
        return [
            placed(entry) if "side" in entry else placed({**entry, "side": _side(entry["plan"] - 1, sides, stream)})
            for entry in layout
        ]
    assert isinstance(layout, str)
    if layout == "corners":
        layouts = _corner_layouts(components, sides)
        return layouts[stream.below(len(layouts))]
    plans = list(range(PLANS))
    stream.shuffle(plans)
    return [
        Placement(plan, x, y, stream.below(2) == 1, _black(plan, sides, stream))
        for plan, (x, y) in zip(plans, SHAPES[layout], strict=True)
    ]


def describe(placements: list[Placement]) -> list[JSON]:
    """Placements as data, in the form that the layout option takes."""
    return [
        {
            "plan": placement.plan + 1,
            "x": placement.x,
            "y": placement.y,
            "turn": 180 if placement.turned else 0,
            "side": "black" if placement.black else "white",
        }
        for placement in placements
    ]


def placed(entry: JSON) -> Placement:
    """The placement in settled data that names its side."""
    return Placement(entry["plan"] - 1, entry["x"], entry["y"], entry["turn"] == 180, entry["side"] == "black")


def _side(plan: int, sides: str, stream: Stream) -> str:
    return "black" if _black(plan, sides, stream) else "white"


def _black(plan: int, sides: str, stream: Stream) -> bool:
    """Whether a plan lies black side up, by chance if sides are mixed."""
    return stream.below(2) == 1 if sides == "mixed" else _is_black(plan, sides)


def _is_black(plan: int, sides: str) -> bool:
    return sides == "black" or (sides != "white" and sides[plan] == "b")


def _corner_layouts(components: Components, sides: str) -> list[list[Placement]]:
    """All grids with these sides whose root sections lie in the four outer corners."""
    layouts: list[list[Placement]] = []
    for plans in permutations(range(PLANS)):
        fitting: list[list[Placement]] = []
        for (x, y), corner, plan in zip(SHAPES["corners"], OUTER_CORNERS, plans, strict=True):
            fitting.append([])
            for black in (False, True) if sides == "mixed" else (_is_black(plan, sides),):
                side = (components.black if black else components.white)[plan]
                root = side.sections.index(GROUND_SECTIONS + plan)
                if root in (corner, 3 - corner):
                    fitting[-1].append(Placement(plan, x, y, root != corner, black))
        layouts += [list(layout) for layout in product(*fitting)]
    return layouts


def _read(text: str) -> object:
    try:
        source = text if text.lstrip().startswith("[") else Path(text).read_text("utf-8")
    except (OSError, ValueError):
        raise BadSetup(
            f"there is no layout {text[:100]!r}: it must be one of {', '.join(SHAPES)}, four placements as JSON, "
            "or a file with them"
        ) from None
    try:
        return json.loads(source)
    except (ValueError, RecursionError) as error:
        raise BadSetup(f"layout is not JSON: {error}") from None


def settle_placements(entries: Sequence[object]) -> list[JSON]:
    """Four placements as data, checked: on one grid, not overlapping, hanging together."""
    settled = [_settle_placement(entry) for entry in entries]
    if sorted(entry["plan"] for entry in settled) != list(range(1, PLANS + 1)):
        raise BadSetup("layout: place each of the plans 1, 2, 3 and 4 once")
    covered: dict[tuple[int, int], int] = {}
    for entry in settled:
        for place in _cells(entry):
            other = covered.setdefault(place, entry["plan"])
            if other != entry["plan"]:
                raise BadSetup(f"layout: plans {other} and {entry['plan']} overlap at x={place[0]}, y={place[1]}")
    _check_connected(settled, covered)
    return settled


def _settle_placement(entry: object) -> JSON:
    example = '{"plan": 1, "x": 0, "y": 0, "turn": 0, "side": "white"}'
    if not isinstance(entry, dict) or not {"plan", "x", "y"} <= set(entry) <= {"plan", "x", "y", "turn", "side"}:
        raise BadSetup(f"layout: a placement looks like {example} (turn and side may be left out), not {shown(entry)}")
    if not is_whole(entry["plan"]) or not 1 <= entry["plan"] <= PLANS:
        raise BadSetup(f"layout: plan must be 1, 2, 3 or 4, not {shown(entry['plan'])}")
    where = f"layout: plan {entry['plan']}"
    for axis in ("x", "y"):
        if not is_whole(entry[axis]) or abs(entry[axis]) > FARTHEST:
            raise BadSetup(f"{where}: {axis} must be a whole number of sections, so that full edges touch")
    turn = entry.get("turn", 0)
    if not is_whole(turn) or turn not in (0, 180):
        raise BadSetup(f"{where}: turn must be 0 or 180, so that the long edges stay parallel, not {shown(turn)}")
    side = entry.get("side", "white")
    if side not in ("white", "black"):
        raise BadSetup(f"{where}: side must be white or black, not {shown(side)}")
    return {"turn": 0, **entry}


def _cells(entry: JSON) -> list[tuple[int, int]]:
    return [(entry["x"] + corner % 2, entry["y"] + corner // 2) for corner in range(4)]


def _check_connected(entries: list[JSON], covered: dict[tuple[int, int], int]) -> None:
    touching: dict[int, set[int]] = {entry["plan"]: set() for entry in entries}
    for (x, y), plan in covered.items():
        for neighbour in ((x + 1, y), (x, y + 1)):
            other = covered.get(neighbour, plan)
            if other != plan:
                touching[plan].add(other)
                touching[other].add(plan)
    for plan, others in touching.items():
        if not others:
            raise BadSetup(f"layout: plan {plan} touches no other plan along a full section edge")
    together = {1}
    while grown := set().union(*(touching[plan] for plan in together)) - together:
        together |= grown
    if len(together) != PLANS:
        apart = sorted(set(touching) - together)
        raise BadSetup(f"layout: plans {', '.join(map(str, apart))} are apart; all four must hang together")
