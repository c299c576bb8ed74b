"""The way to set up Dartmoor that goes through the suite for every game."""

from tests.games.dartmoor.oracle import recount
from tests.suite import Case


def cases(players: int, first: int = 0) -> list[Case]:  # noqa: ARG001 - there is one way only
    """The one way to set it up."""
    return [Case(f"dartmoor-{players}", "dartmoor", players, recount)]
