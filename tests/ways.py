"""The games as tests for all of them set them up: each as it usually is, and where options hide more, so too."""

from typing import Any

import mire
from mire.core.registry import games

LEVEL_2 = "farmers-level-2"
WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    **{game.name: (game.name, {}) for game in games()},
    LEVEL_2: ("farmers", {"level": "2"}),
}


def new(way: str, players: int, seed: int, **more: Any) -> mire.Table:
    """A table that is set up in one of these ways."""
    game, options = WAYS[way]
    return mire.new(game, players, seed, **options, **more)


def asked_for(way: str) -> dict[str, Any]:
    """What a server is asked for then."""
    game, options = WAYS[way]
    return {"game": game, "options": options}
