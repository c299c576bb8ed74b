"""Means, rates and their intervals are those of the textbooks."""

import statistics

import pytest

from mire.arena.stats.estimates import Spread, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 20, 0.0, 0.161), (20, 20, 0.839, 1.0), (100, 200, 0.431, 0.569), (1, 1, 0.207, 1.0)],
)
def test_a_rate_has_wilsons_interval(successes: int, trials: int, low: float, high: float) -> None:
    rate = wilson(successes, trials)
    assert rate.rate == successes / trials
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=0.0006)


@pytest.mark.parametrize("trials", [1, 3, 40, 63, 1000])
def test_an_interval_holds_its_rate_also_at_the_ends(trials: int) -> None:
    for successes in (0, 1 / 3, trials / 2, trials):
        rate = wilson(successes, trials)
        assert 0 <= rate.low <= rate.rate <= rate.high <= 1


def test_the_failures_are_the_rest() -> None:
    assert wilson(3, 12).of_failures().rate == wilson(9, 12).rate
    assert wilson(3, 12).of_failures().low == pytest.approx(wilson(9, 12).low)


def test_a_mean_has_its_standard_error() -> None:
    values = [3.0, -1.5, 4.0, 4.0, 10.0]
    spread = Spread()
    for value in values:
        spread.add(value)
    estimate = spread.estimate()
    assert estimate.mean == pytest.approx(statistics.mean(values))
    assert estimate.error == pytest.approx(statistics.stdev(values) / len(values) ** 0.5)
    assert estimate.margin == pytest.approx(1.96 * (estimate.error or 0), rel=0.001)


def test_one_value_has_no_error() -> None:
    spread = Spread()
    spread.add(4.0)
    assert (spread.estimate().mean, spread.estimate().error, spread.estimate().margin) == (4.0, None, None)
