"""Ratings by openskill: the strength of each bot as a normal distribution, from who finished before whom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from mire.core.points import Points


@dataclass(frozen=True)
class Rating:
    """The strength of a bot and its uncertainty; by `ordinal` it is very likely to be stronger than that."""

    mu: float
    sigma: float
    ordinal: float


class Ratings:
    """The ratings of all bots, game by game."""

    def __init__(self, bots: int) -> None:
        self._model: Final = PlackettLuce()
        self._ratings: Final = [self._model.rating() for _ in range(bots)]

    def add(self, places: Mapping[int, float]) -> None:
        """Count a game in which the bots came to these places, on average if one had several seats."""
        if len(places) < 2:
            return
        rated = self._model.rate([[self._ratings[bot]] for bot in places], ranks=list(places.values()))
        for bot, (rating,) in zip(places, rated, strict=True):
            self._ratings[bot] = rating

    def of(self, bot: int) -> Rating:
        """The rating of a bot."""
        rating = self._ratings[bot]
        return Rating(rating.mu, rating.sigma, rating.ordinal())


def places(totals: Sequence[Points], winners: Sequence[int]) -> list[int]:
    """The place of each seat from 1: winners before the others, then by points; who is alike shares a place."""
    results = [(seat in winners, total) for seat, total in enumerate(totals)]
    return [1 + sum(other > result for other in results) for result in results]
