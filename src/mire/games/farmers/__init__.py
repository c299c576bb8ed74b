"""Agricola with Farmers of the Moor (Uwe Rosenberg, Lookout Games): 1 to 6 players."""

from mire.games.farmers.game import FARMERS

__all__ = ["FARMERS"]
