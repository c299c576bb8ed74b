"""Data broken on purpose: one value changed, or some at random."""

import json
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

JSON = dict[str, Any]
Place = tuple[str | int, ...]


def edit(*path: str | int, to: object) -> Callable[[JSON], None]:
    """Put another value at a place in the data."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change


def break_at_random(whole: JSON, places: list[Place], scraps: st.SearchStrategy[Any], draw: st.DataObject) -> JSON:
    """A copy in which some of the places hold scraps, or nothing any more."""
    data: JSON = json.loads(json.dumps(whole))
    for _ in range(draw.draw(st.integers(1, 3))):
        path = draw.draw(st.sampled_from(places))
        target: Any = data
        try:
            for step in path[:-1]:
                target = target[step]
            if draw.draw(st.booleans()):
                target[path[-1]] = draw.draw(scraps)
            else:
                del target[path[-1]]
        except (LookupError, TypeError):  # an earlier change took the place away
            continue
    return data
