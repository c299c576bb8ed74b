"""The games. Each is a package that knows the core and nothing else."""

from mire.core.registry import register
from mire.games.dartmoor import DARTMOOR
from mire.games.farmers import FARMERS
from mire.games.moorland import MOORLAND


def register_all() -> None:
    """Make every game known to the core."""
    register(MOORLAND)
    register(DARTMOOR)
    register(FARMERS)
