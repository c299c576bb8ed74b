"""Points may be halves; whole ones stay whole numbers."""

import json

import pytest

from mire.core.game import Score
from mire.core.points import spelled


@pytest.mark.parametrize(("points", "shown"), [(0, "0"), (4, "4"), (-4, "-4"), (4.5, "4½"), (0.5, "½"), (-0.5, "-½")])
def test_how_points_are_spelled(points: float, shown: str) -> None:
    assert spelled(points) == shown


def test_halves_that_make_a_whole_are_a_whole_number_also_in_json() -> None:
    score = Score({"horses": 1.5, "fields": 2.5, "rooms": 3.0})
    assert json.dumps([score.total, score.categories]) == '[7, {"horses": 1.5, "fields": 2.5, "rooms": 3}]'
    assert json.dumps(Score({"horses": 1.5, "fields": 2}).total) == "3.5"
