"""What is said of a game: moves in words, why not, the log."""
