"""What estimates are worth: how games ended in which positions were judged so, by how far those games had gone."""

import tomllib
from collections.abc import Sequence
from importlib import resources
from math import exp
from typing import Any, Final

FILE: Final = "calibration.toml"


Numbers = tuple[float, ...]
LineParts = tuple[float, Numbers, Numbers]
KnotParts = tuple[float, LineParts, LineParts]


class Foretold:
    """What every seat can expect: points at the end, and its share of the victory; who shares it has a part."""

    def __init__(self, points: list[float], chances: list[float]) -> None:
        self.points: Final = points
        self.chances: Final = chances

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Foretold) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((tuple(self.points), tuple(self.chances)))

    def __reduce__(self) -> tuple[type["Foretold"], tuple[list[float], list[float]]]:
        return Foretold, self._parts()

    def __repr__(self) -> str:
        return f"Foretold({self.points}, {self.chances})"

    def _parts(self) -> tuple[list[float], list[float]]:
        return self.points, self.chances


class Line:
    """A line from estimates to points at the end, or to logits of winning.

    Seats are told apart by their place in turn order, who begins first, and by how soon they decide, who does it now
    first: an estimate is another thing before a move than after it.
    """

    def __init__(self, slope: float, places: Sequence[float], waits: Sequence[float]) -> None:
        self.slope: Final = slope  # for each point of the estimate
        self.places: Final[Numbers] = tuple(places)  # where the estimate is 0
        self.waits: Final[Numbers] = tuple(waits)  # beyond that

    def at(self, estimate: float, place: int, wait: int) -> float:
        """What an estimate is worth."""
        return self.slope * estimate + self.places[place] + self.waits[wait]

    def towards(self, other: "Line", way: float) -> "Line":
        """A line between two, so far from this one to the other."""
        return Line(
            self.slope + way * (other.slope - self.slope),
            _between(self.places, other.places, way),
            _between(self.waits, other.waits, way),
        )

    def numbers(self) -> LineParts:
        """As it is written down."""
        return self.slope, self.places, self.waits

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())

    def __reduce__(self) -> tuple[type["Line"], LineParts]:
        return Line, self.numbers()

    def __repr__(self) -> str:
        return f"Line{self.numbers()}"


class Knot:
    """What an estimate says at one time of the game; between two of them everything changes evenly."""

    def __init__(self, progress: float, points: Line, logits: Line) -> None:
        self.progress: Final = progress
        self.points: Final = points  # at the end
        self.logits: Final = logits  # of winning

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knot) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[type["Knot"], tuple[float, Line, Line]]:
        return Knot, self._parts()

    def __repr__(self) -> str:
        return f"Knot{self._parts()}"

    def numbers(self) -> KnotParts:
        """As it is written down."""
        return self.progress, self.points.numbers(), self.logits.numbers()

    def _parts(self) -> tuple[float, Line, Line]:
        return self.progress, self.points, self.logits


class Calibration:
    """A way from estimates to what came of them: a line to points and one to the odds of winning, bent at the knots."""

    def __init__(self, knots: Sequence[Knot]) -> None:
        self.knots: Final = list(knots)

    def foretell(self, progress: float, estimates: Sequence[float], first: int, deciding: int) -> Foretold:
        """What seats with these estimates came to, by the seat that began and the one that decides."""
        knot = self.at(progress)
        players = len(estimates)
        points: list[float] = []
        logits: list[float] = []
        for seat, estimate in enumerate(estimates):
            place, wait = (seat - first) % players, (seat - deciding) % players
            points.append(knot.points.at(estimate, place, wait))
            logits.append(knot.logits.at(estimate, place, wait))
        return Foretold(points, shares(logits))

    def at(self, progress: float) -> Knot:
        """The knot at this time, or one between its neighbours."""
        after = 1
        while after < len(self.knots) - 1 and self.knots[after].progress < progress:
            after += 1
        left, right = self.knots[after - 1], self.knots[after]
        way = (progress - left.progress) / (right.progress - left.progress)
        return Knot(progress, left.points.towards(right.points, way), left.logits.towards(right.logits, way))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Calibration) and self.knots == other.knots

    def __hash__(self) -> int:
        return hash(tuple(self.knots))

    def __reduce__(self) -> tuple[type["Calibration"], tuple[list[Knot]]]:
        return Calibration, (self.knots,)

    def __repr__(self) -> str:
        return f"Calibration({self.knots})"


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
        knots = [Knot(float(progress), _line(points), _line(logits)) for progress, points, logits in entry["knots"]]
        found[entry["kind"], entry["players"]] = Calibration(knots)
    return found


def shares(logits: Sequence[float]) -> list[float]:
    """Of the victory: together one."""
    most = max(logits)
    odds = [exp(own - most) for own in logits]
    return [own / sum(odds) for own in odds]


def _between(left: Numbers, right: Numbers, way: float) -> list[float]:
    return [value + way * (right[place] - value) for place, value in enumerate(left)]


def _line(parts: Sequence[Any]) -> Line:
    slope, places, waits = parts
    return Line(float(slope), [float(number) for number in places], [float(number) for number in waits])
