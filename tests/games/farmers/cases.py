"""The ways to set up Farmers of the Moor that go through the suite for every game."""

from mire.games.farmers.rules.dealing import WAYS
from tests.games.farmers.oracle import recount
from tests.suite import Case


def cases(players: int, first: int = 0) -> list[Case]:  # noqa: ARG001 - the same ways for all seeds
    """Level I without and with fuel tokens, level II also with hands that came about in each way."""
    ways = [{}, {"fuel_tokens": "on"}, *[{"level": "2", "hands": hands} for hands in WAYS]]
    ways += [{"level": "2", "hands": hands, "fuel_tokens": "on"} for hands in WAYS]
    return [Case(_name(players, options), "farmers", players, recount, options) for options in ways]


def _name(players: int, options: dict[str, str]) -> str:
    told = {"level": "level-", "hands": "", "fuel_tokens": "tokens-"}
    return "-".join([f"farmers-{players}", *[f"{told[name]}{value}" for name, value in options.items()]])
