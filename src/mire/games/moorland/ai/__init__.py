"""What a position is worth to bots."""
