"""Better weights, found by play or fitted to games."""
