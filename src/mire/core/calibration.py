"""What estimates are worth: how games ended in which positions were judged so, by how far those games had gone."""

import tomllib
from collections.abc import Sequence
from importlib import resources
from math import exp
from typing import Any, Final

FILE: Final = "calibration.toml"


class Foretold:
    """What every seat can expect: points at the end, and its share of the victory; who shares it has a part."""

    def __init__(self, points: list[float], chances: list[float]) -> None:
        self.points: Final = points
        self.chances: Final = chances


class Knot:
    """What an estimate says at one time of the game; between two of them everything changes evenly."""

    def __init__(self, progress: float, offset: float, slope: float, lean: float, odds: float, start: float) -> None:
        self.progress: Final = progress
        self.offset: Final = offset  # points at the end where the estimate is 0,
        self.slope: Final = slope  # for each point of the estimate,
        self.lean: Final = lean  # and of who begins beyond those of who comes last
        self.odds: Final = odds  # logits of winning for each point of the estimate,
        self.start: Final = start  # and of who begins beyond those of who comes last

    def numbers(self) -> list[float]:
        """As they are written down."""
        return [self.progress, self.offset, self.slope, self.lean, self.odds, self.start]


class Calibration:
    """A way from estimates to what came of them: a line to points and one to the odds of winning, bent at the knots."""

    def __init__(self, knots: Sequence[Knot]) -> None:
        self.knots: Final = list(knots)

    def foretell(self, progress: float, estimates: Sequence[float], first: int) -> Foretold:
        """What seats with these estimates came to; `first` is the seat that began."""
        knot = self.at(progress)
        players = len(estimates)
        points: list[float] = []
        logits: list[float] = []
        for seat, estimate in enumerate(estimates):
            place = precedence((seat - first) % players, players)
            points.append(knot.offset + knot.slope * estimate + knot.lean * place)
            logits.append(knot.odds * estimate + knot.start * place)
        return Foretold(points, shares(logits))

    def at(self, progress: float) -> Knot:
        """The knot at this time, or one between its neighbours."""
        after = 1
        while after < len(self.knots) - 1 and self.knots[after].progress < progress:
            after += 1
        left, right = self.knots[after - 1], self.knots[after]
        way = (progress - left.progress) / (right.progress - left.progress)
        return Knot(
            progress,
            left.offset + way * (right.offset - left.offset),
            left.slope + way * (right.slope - left.slope),
            left.lean + way * (right.lean - left.lean),
            left.odds + way * (right.odds - left.odds),
            left.start + way * (right.start - left.start),
        )


class Calibrations:
    """Those of a game, from the file in its package; nobody needs them to play."""

    def __init__(self, package: str) -> None:
        self.package: Final = package
        self._found: dict[tuple[str, int], Calibration] | None = None

    def of(self, kind: str, players: int) -> Calibration | None:
        """That of a kind of game for so many players, if there is one."""
        if self._found is None:
            self._found = self._read()
        return self._found.get((kind, players))

    def _read(self) -> dict[tuple[str, int], Calibration]:
        file = resources.files(self.package).joinpath(FILE)
        if not file.is_file():
            return {}
        return read_calibrations(file.read_text("utf-8"))


def read_calibrations(text: str) -> dict[tuple[str, int], Calibration]:
    """What is written in such a file."""
    found: dict[tuple[str, int], Calibration] = {}
    entries: list[dict[str, Any]] = tomllib.loads(text)["calibration"]
    for entry in entries:
        calibration = Calibration([Knot(*[float(number) for number in row]) for row in entry["knots"]])
        for players in entry["players"]:
            found[entry["kind"], players] = calibration
    return found


def precedence(place: int, players: int) -> float:
    """From half of one for who begins to half of one below nothing for who comes last; nothing for who is alone."""
    return 0.5 - float(place) / float(players - 1) if players > 1 else 0.0


def shares(logits: Sequence[float]) -> list[float]:
    """Of the victory: together one."""
    most = max(logits)
    odds = [exp(own - most) for own in logits]
    return [own / sum(odds) for own in odds]
