"""Numbers of players that share a calibration, where it tells how their games end no worse than their own would."""

from collections.abc import Mapping, Sequence
from math import log
from typing import Final

from mire.arena.calibrating import Followed, calibrated
from mire.arena.calibration_checks import said_of
from mire.core.calibration import Calibration

APART: Final = 2  # players: alone and for two it is a game of its own
HALVES: Final = 2
LEAST_CHANCE: Final = 1e-9

Games = Mapping[int, Sequence[Followed]]  # by the number of players


def pooled(games: Games) -> list[tuple[list[int], Calibration]]:
    """Calibrations for all numbers of players, and which of them share one."""
    groups: list[list[int]] = []
    for players in sorted(games):
        if groups and groups[-1][0] > APART and agree({number: games[number] for number in [*groups[-1], players]}):
            groups[-1].append(players)
        else:
            groups.append([players])
    return [(group, calibrated(_together([games[number] for number in group]))) for group in groups]


def agree(games: Games) -> bool:
    """Whether half of the games of any number is told as well by the other halves of all as by its own other half."""
    for played in games.values():
        own, common = [0.0, 0.0], [0.0, 0.0]
        for half in range(HALVES):
            seen = _together([others[half::HALVES] for others in games.values()])
            unseen = played[1 - half :: HALVES]
            own = _sum(own, _errors(unseen, calibrated(played[half::HALVES])))
            common = _sum(common, _errors(unseen, calibrated(seen)))
        if any(theirs > ours for ours, theirs in zip(own, common, strict=True)):
            return False
    return True


def _errors(games: Sequence[Followed], calibration: Calibration) -> list[float]:
    """The squares of how far points are off, and how much of a surprise the winners are, in sum."""
    squares, surprise = 0.0, 0.0
    for said in said_of(games, calibration):
        squares += sum((told - came) ** 2 for told, came in zip(said.points, said.came, strict=True))
        chances = zip(said.chances, said.won, strict=True)
        surprise -= sum(won * log(max(chance, LEAST_CHANCE)) for chance, won in chances)
    return [squares, surprise]


def _together(games: Sequence[Sequence[Followed]]) -> list[Followed]:
    return [game for played in games for game in played]


def _sum(some: Sequence[float], more: Sequence[float]) -> list[float]:
    return [one + other for one, other in zip(some, more, strict=True)]
