"""Forest Shuffle: Dartmoor (Kosch, Lookout Games): 2 to 5 players."""

from mire.games.dartmoor.game import DARTMOOR

__all__ = ["DARTMOOR"]
