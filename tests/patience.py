"""How long tests wait for what must happen: no longer than it takes, so the limit is there for a busy machine."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0  # seconds


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)
