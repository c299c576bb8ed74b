"""The games. Each is a package that knows the core and nothing else."""

from mire.core.registry import register
from mire.games.farmers import FARMERS


def register_all() -> None:
    """Make every game known to the core."""
    register(FARMERS)
