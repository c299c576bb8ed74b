"""The numbers that an evaluation believes in, by their names, so that they can be told and tuned."""

from collections.abc import Sequence
from typing import Final

from mire.core.errors import BadSetup

Beliefs = dict[str, float]

LEAST: Final = 0.1  # of a weight is kept: it never changes its sign, and can be divided by


def beliefs(weights: object) -> Beliefs:
    """All numbers of a game's weights, by name in the order of the alphabet."""
    named = {name: getattr(weights, name) for name in dir(weights) if not name.startswith("_")}
    return {name: value for name, value in named.items() if isinstance(value, float)}


def set_weights(weights: object, values: Beliefs) -> None:
    """Change some of them."""
    for name, value in values.items():
        setattr(weights, name, value)


def limits(weights: object, name: str) -> tuple[float, float]:
    """Between what values a weight makes sense: on its side of 0, and at most 1 if it is one of the `CHANCES`."""
    value = beliefs(weights)[name]
    if value < 0.0:
        return float("-inf"), LEAST * value
    chances: list[str] = getattr(weights, "CHANCES", [])
    return LEAST * value if value else float("-inf"), 1.0 if name in chances else float("inf")


def check_names(game: str, there: Beliefs, names: Sequence[str]) -> list[str]:
    """Different names of a game's weights, in the order of the alphabet; all of them if none is named."""
    for name in names:
        if name not in there:
            raise BadSetup(f"{game} has no weight '{name}'; its weights are: {', '.join(there)}")
    return sorted(set(names or there))


def rounded(value: float) -> float:
    """A weight with as many digits as anybody wants to read: two, or three from 1."""
    return float(f"{value:.2g}" if abs(value) < 1 else f"{value:.3g}")
