"""What an arena has shown: the standing of every bot, and of every two of them."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from mire.arena.stats.estimates import Estimate, Rate
from mire.arena.stats.ratings import Rating
from mire.core.game import JSON


@dataclass(frozen=True)
class Standing:
    """What one bot has done, with all the seats that it had in a game taken together."""

    bot: str
    games: int
    wins: int  # shared with nobody
    shared: int
    win_rate: Rate  # its share of the victories: one shared by two is half a win for each
    rating: Rating | None  # None where nobody meets anybody
    total: Estimate
    categories: Mapping[str, Estimate]
    decisions: int
    decisions_per_second: float
    mean_seconds: float
    max_seconds: float


@dataclass(frozen=True)
class Pair:
    """How a bot did beside another one: in games that both were in, and on the deals that both have played."""

    bot: str
    against: str
    games: int
    ahead: Rate | None  # how often it finished before the other; alike is half. None if they never met
    points: Estimate  # more than the other, deal by deal


@dataclass(frozen=True)
class Results:
    """All of it. What has to do with time and the machine differs from run to run, the rest does not."""

    game: str
    players: int
    options: JSON
    seed: int
    planned: int
    games: int
    deals: int
    line_ups: int
    solo_target: int | None
    decisions: int
    seconds: float
    compiled: bool
    standings: list[Standing]  # in the order in which the bots were named
    pairs: list[Pair]

    def to_json(self) -> JSON:
        """The same as plain data."""
        return asdict(self)

    def ranked(self) -> list[Standing]:
        """The best first: by its share of wins, then by its points."""
        return sorted(self.standings, key=lambda standing: (-standing.win_rate.rate, -standing.total.mean))
