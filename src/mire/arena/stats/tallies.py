"""Games added up as they come in, so that a million of them need no more room than one.

The games of a deal are no independent samples: the same cards are in all of them. So points are averaged over each deal
first, and it is the deals that standard errors are reckoned from.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import fmean
from typing import Final

from mire.arena.play.matches import Played, Time
from mire.arena.stats.estimates import Spread, wilson
from mire.arena.stats.ratings import Ratings, places
from mire.arena.stats.results import Pair, Standing
from mire.core.points import Points


class Tally:
    """One bot's games."""

    def __init__(self, categories: Iterable[str]) -> None:
        self.games = 0
        self.wins = 0
        self.shared = 0
        self.share = 0.0  # of all victories
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.total: Final = Spread()
        self.categories: Final = {category: Spread() for category in categories}
        self.dealt: Final[list[Mapping[str, Points]]] = []  # its points in the games of the deal that is played now

    def add_game(self, share: float) -> None:
        """Count a game with its share of the victory."""
        self.games += 1
        self.wins += share == 1
        self.shared += 0 < share < 1
        self.share += share

    def add_seat(self, points: Mapping[str, Points], time: Time) -> None:
        """Count what it did at a seat."""
        self.dealt.append(points)
        self.decisions += time.decisions
        self.seconds += time.seconds
        self.longest = max(self.longest, time.longest)

    def mean_total(self) -> float | None:
        """Its mean points on the deal that is played now, if it was in."""
        return fmean(sum(points.values()) for points in self.dealt) if self.dealt else None

    def close_deal(self) -> None:
        """Count the deal."""
        mean = self.mean_total()
        if mean is None:
            return
        self.total.add(mean)
        for category, spread in self.categories.items():
            spread.add(fmean(points[category] for points in self.dealt))
        self.dealt.clear()


class Duel:
    """Two bots beside each other."""

    def __init__(self) -> None:
        self.games = 0
        self.ahead = 0.0
        self.points: Final = Spread()


class Tallies:
    """All games of all bots."""

    def __init__(self, bots: Sequence[str], categories: Sequence[str]) -> None:
        self.games = 0
        self.deals = 0
        self._bots: Final = bots
        self._tallies: Final = [Tally(categories) for _ in bots]
        self._duels: Final = {pair: Duel() for pair in combinations(range(len(bots)), 2)}
        self._ratings: Final = Ratings(len(bots))
        self._seed: int | None = None

    @property
    def decisions(self) -> int:
        """How many were made in all."""
        return sum(tally.decisions for tally in self._tallies)

    @property
    def seconds(self) -> float:
        """How long they took in all."""
        return sum(tally.seconds for tally in self._tallies)

    def add(self, played: Played) -> None:
        """Count a game; those of a deal come one after the other."""
        if played.match.seed != self._seed:
            self.close_deal()
            self._seed = played.match.seed
            self.deals += 1
        self.games += 1
        won = [played.match.seats[seat] for seat in played.winners]
        for bot in set(played.match.seats):
            self._tallies[bot].add_game(won.count(bot) / len(won) if won else 0.0)
        for bot, points, time in zip(played.match.seats, played.points, played.times, strict=True):
            self._tallies[bot].add_seat(points, time)
        self._compare(_places_by_bot(played))

    def close_deal(self) -> None:
        """Count what was played on the last deal, all of it or not."""
        for (one, other), duel in self._duels.items():
            mine, theirs = self._tallies[one].mean_total(), self._tallies[other].mean_total()
            if mine is not None and theirs is not None:
                duel.points.add(mine - theirs)
        for tally in self._tallies:
            tally.close_deal()

    def standings(self) -> list[Standing]:
        """Every bot that has played."""
        return [self._standing(bot) for bot, tally in enumerate(self._tallies) if tally.games]

    def pairs(self) -> list[Pair]:
        """Every two bots that can be compared, both ways round."""
        compared = [self._pair(one, other) for one, other in self._duels]
        return [way for pair in compared if pair for way in (pair, _turned(pair))]

    def _compare(self, by_bot: Mapping[int, Sequence[int]]) -> None:
        self._ratings.add({bot: fmean(own) for bot, own in by_bot.items()})
        for one, other in combinations(sorted(by_bot), 2):
            duel = self._duels[one, other]
            duel.games += 1
            duel.ahead += _share_ahead(by_bot[one], by_bot[other])

    def _standing(self, bot: int) -> Standing:
        tally = self._tallies[bot]
        met = any(duel.games for pair, duel in self._duels.items() if bot in pair)
        return Standing(
            bot=self._bots[bot],
            games=tally.games,
            wins=tally.wins,
            shared=tally.shared,
            win_rate=wilson(tally.share, tally.games),
            rating=self._ratings.of(bot) if met else None,
            total=tally.total.estimate(),
            categories={category: spread.estimate() for category, spread in tally.categories.items()},
            decisions=tally.decisions,
            decisions_per_second=tally.decisions / tally.seconds,
            mean_seconds=tally.seconds / tally.decisions,
            max_seconds=tally.longest,
        )

    def _pair(self, one: int, other: int) -> Pair | None:
        duel = self._duels[one, other]
        if not duel.points.count:
            return None
        ahead = wilson(duel.ahead, duel.games) if duel.games else None
        return Pair(self._bots[one], self._bots[other], duel.games, ahead, duel.points.estimate())


def _places_by_bot(played: Played) -> dict[int, list[int]]:
    by_bot = defaultdict(list)
    totals = [sum(points.values()) for points in played.points]
    for bot, place in zip(played.match.seats, places(totals, played.winners), strict=True):
        by_bot[bot].append(place)
    return by_bot


def _share_ahead(mine: Sequence[int], theirs: Sequence[int]) -> float:
    """How often these places are before the others, alike for half."""
    return fmean((ours < other) + (ours == other) / 2 for ours in mine for other in theirs)


def _turned(pair: Pair) -> Pair:
    return Pair(pair.against, pair.bot, pair.games, pair.ahead and pair.ahead.of_failures(), -pair.points)
