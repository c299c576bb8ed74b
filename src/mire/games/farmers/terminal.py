"""Draws for the terminal what a seat sees: the action board, the farms and what lies before everybody."""

from mire.core.game import JSON, Say


def draw(view: JSON, components: JSON, say: Say, *, whole: bool) -> str:  # noqa: ARG001
    """The table as console markup, at most 80 columns wide, with its words from `say`; in short without the others."""
    board = view["board"]
    lines = [f"{space['id']} {space['stock']}" for space in board["spaces"]]
    for seat, player in enumerate(board["players"]):
        if whole or seat == view["you"]:
            lines.append(say("player", number=seat + 1))
            lines += [f"{good} {number}" for good, number in player["goods"].items() if number]
    return "\n".join(lines)
