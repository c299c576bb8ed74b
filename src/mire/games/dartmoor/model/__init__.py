"""What a position is made of."""
