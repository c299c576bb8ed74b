"""Moorland (Steffen Bogen, Deep Print Games): 2 to 4 players."""

from mire.games.moorland.game import MOORLAND

__all__ = ["MOORLAND"]
