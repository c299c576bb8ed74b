"""Means and rates, and how far they can be trusted."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error, which one value alone does not have."""

    mean: float
    error: float | None

    @property
    def margin(self) -> float | None:
        """How far the ends of the 95 % confidence interval are from the mean."""
        return None if self.error is None else Z * self.error

    def __neg__(self) -> "Estimate":
        return Estimate(-self.mean, self.error)


@dataclass(frozen=True)
class Rate:
    """A share of successes with its 95 % confidence interval."""

    rate: float
    low: float
    high: float

    def of_failures(self) -> "Rate":
        """The share of the others."""
        return Rate(1 - self.rate, 1 - self.high, 1 - self.low)


class Spread:
    """Values as they come: their mean and how they differ, without keeping them (Welford)."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0  # summed squares of the distances from the mean

    def add(self, value: float) -> None:
        """One value more."""
        self.count += 1
        before = value - self.mean
        self.mean += before / self.count
        self._squares += before * (value - self.mean)

    def estimate(self) -> Estimate:
        """The mean of all there could be, as far as these tell."""
        if self.count < 2:
            return Estimate(self.mean, None)
        return Estimate(self.mean, sqrt(self._squares / (self.count - 1) / self.count))


def wilson(successes: float, trials: int) -> Rate:
    """The rate behind so many successes, parts of which may be shared, by Wilson's score interval."""
    rate = successes / trials
    weight = Z * Z / trials
    middle = (rate + weight / 2) / (1 + weight)
    margin = Z / (1 + weight) * sqrt(rate * (1 - rate) / trials + weight / (4 * trials))
    # Where all or nothing succeeded, rounding must not push the end of the interval past the rate.
    return Rate(rate, min(max(middle - margin, 0.0), rate), max(min(middle + margin, 1.0), rate))
