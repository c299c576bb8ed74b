"""The ways to set up Farmers of the Moor that go through the suite for every game."""

from tests.games.farmers.oracle import recount
from tests.suite import Case


def cases(players: int, first: int = 0) -> list[Case]:  # noqa: ARG001 - the same ways for all seeds
    """Without and with fuel tokens."""
    return [
        Case(f"farmers-{players}", "farmers", players, recount),
        Case(f"farmers-{players}-tokens", "farmers", players, recount, {"fuel_tokens": "on"}),
    ]
