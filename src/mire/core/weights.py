"""The numbers that an evaluation believes in, by their names, so that they can be told and tuned."""

Beliefs = dict[str, float]


def beliefs(weights: object) -> Beliefs:
    """All numbers of a game's weights."""
    named = {name: getattr(weights, name) for name in dir(weights) if not name.startswith("_")}
    return {name: value for name, value in named.items() if isinstance(value, float)}


def believe(weights: object, values: Beliefs) -> None:
    """Change some of them."""
    for name, value in values.items():
        setattr(weights, name, value)
