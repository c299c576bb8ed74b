"""How long tests wait for what must happen: no longer than it takes, so the limit is there for a busy machine."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0  # seconds
SAMPLE: Final = 0.2


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


def slowness() -> float:
    """How many times as long as alone work takes just now, as other programs want the machine, too."""
    began, worked = time.perf_counter(), time.process_time()
    while time.process_time() - worked < SAMPLE:
        pass
    return max(1.0, (time.perf_counter() - began) / SAMPLE)
