"""What a search for better weights has shown."""

from dataclasses import asdict, dataclass

from mire.arena.stats.estimates import Estimate, Rate
from mire.core.game import JSON
from mire.core.weights import Beliefs


@dataclass(frozen=True)
class Generation:
    """How far the search has come. Leads are points more than the old weights on the deals of this generation."""

    number: int
    mean: float  # lead of all that it tried
    best: float  # lead of the best, who may have been lucky
    weights: Beliefs  # the middle around which it searches on


@dataclass(frozen=True)
class Check:
    """The new weights against the old ones on deals that the search has not seen."""

    deals: int
    games: int
    win_rate: Rate  # of who plays by the new weights, alone against old ones; in solo games, to have more than by them
    old_win_rate: Rate  # of each who plays by the old weights
    points: Estimate
    old_points: Estimate
    gain: Estimate  # points more than the old weights, deal by deal

    @property
    def is_clear(self) -> bool:
        """Whether the new weights are better beyond doubt: the whole interval of the gain is above 0."""
        return self.gain.margin is not None and self.gain.mean > self.gain.margin


@dataclass(frozen=True)
class Found:
    """New weights. How long it took differs from run to run; the rest does not, unless a bot thinks by the clock."""

    game: str
    players: int
    options: JSON
    seed: int
    old: Beliefs  # only those that were tried
    new: Beliefs
    check: Check | None  # None if it was stopped before
    games: int
    seconds: float
    compiled: bool

    def to_json(self) -> JSON:
        """The same as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Tuned(Found):
    """Weights that were found by play."""

    deals: int  # that each generation plays
    population: int  # how many weights a generation tries
    planned: int  # generations
    generations: list[Generation]


@dataclass(frozen=True)
class Fit:
    """How much of the results estimates tell, as a share of their variance, after so many steps."""

    number: int
    learnt_from: float
    held_back: float  # in games that only tell whether a step is made
    weights: Beliefs


@dataclass(frozen=True)
class Fitted(Found):
    """Weights that were fitted to results."""

    bot: str
    slips: float
    lessons: int  # games that were looked at
    positions: int
    fits: list[Fit]
