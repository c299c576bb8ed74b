"""Draws a moor for the terminal."""

from mire.core.game import JSON


def draw(view: JSON, components: JSON) -> str:
    """What a seat sees."""
    return f"{view['board']} {len(components)}"
