"""What tests of farms share."""

from collections.abc import Iterator

import pytest

from mire.core.weights import beliefs, set_weights
from mire.games.farmers.ai.weights import FEW, WEIGHTS


@pytest.fixture
def weights_by_hand() -> Iterator[None]:
    """Weights that a reader can follow, also for few players: what tuning finds may change any day."""
    tuned = beliefs(FEW)
    set_weights(FEW, beliefs(WEIGHTS))
    yield
    set_weights(FEW, tuned)
