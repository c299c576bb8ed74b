"""The table: games, states, moves, seats, views, records, seeds."""
