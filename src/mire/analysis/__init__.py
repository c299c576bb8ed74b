"""What a search makes of a decision, or of a whole game: hints, and where a game was decided."""
