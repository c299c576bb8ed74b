"""Forest Shuffle: Dartmoor (Kosch, Lookout Games): 2 to 5 players."""
