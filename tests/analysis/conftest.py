"""Games to look into, played by chance."""

import random

import mire
from tests.ways import new


def played(way: str, players: int, moves: int = 10_000, seed: int = 5) -> mire.Table:
    """A game played by chance, to its end or so far."""
    table = new(way, players, seed)
    chance = random.Random(seed)
    while not table.over and table.ply < moves:
        table.play(chance.choice(table.moves()))
    return table
