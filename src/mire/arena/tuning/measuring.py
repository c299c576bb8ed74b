"""What new weights gain on fresh deals: played from every seat against the old ones."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from statistics import fmean

from mire.arena.play.matches import Contest
from mire.arena.play.trials import Outcome, Trial
from mire.arena.stats.estimates import Rate, Spread, wilson
from mire.arena.tuning.tuned import Check
from mire.core.weights import Beliefs


def trials_of(contest: Contest, values: Beliefs, seeds: Iterable[int]) -> list[Trial]:
    """Deal by deal, from every seat."""
    return [Trial(values, seed, place) for seed in seeds for place in range(contest.players)]


def games_of(contest: Contest, deals: int, tried: int = 1) -> int:
    """New weights sit at each seat in turn; who plays alone plays by all the new ones, and once by the old."""
    return deals * (tried + 1 if contest.players == 1 else tried * contest.players)


def measured(contest: Contest, deals: int, outcomes: Sequence[Outcome]) -> Check:
    """What came of all trials on so many deals."""
    share = wilson(sum(outcome.share for outcome in outcomes), len(outcomes))
    points, old_points, gain = Spread(), Spread(), Spread()
    for deal in parts(outcomes, contest.players):
        points.add(fmean(outcome.points for outcome in deal))
        old_points.add(fmean(outcome.others for outcome in deal))
        gain.add(fmean(outcome.lead for outcome in deal))
    return Check(
        deals=deals,
        games=games_of(contest, deals),
        win_rate=share,
        old_win_rate=_each_of_others(share, contest.players),
        points=points.estimate(),
        old_points=old_points.estimate(),
        gain=gain.estimate(),
    )


def parts(outcomes: Sequence[Outcome], size: int) -> Iterator[list[Outcome]]:
    """So many at a time."""
    rest = iter(outcomes)
    while part := list(islice(rest, size)):
        yield part


def _each_of_others(share: Rate, players: int) -> Rate:
    """The rest of the victories, divided among all others."""
    rest, others = share.of_failures(), max(players - 1, 1)
    return Rate(rest.rate / others, rest.low / others, rest.high / others)
