"""The turning points of a game in words, for the terminal and the report alike."""

from dataclasses import dataclass
from typing import Final

from mire import texts
from mire.analysis.course import Course, Step, Turning
from mire.cli.listing import basis
from mire.cli.saves import Played
from mire.cli.tables import verdict
from mire.core.moves import parse


@dataclass(frozen=True)
class Entry:
    """A turning point, and what was told of the move that was made there."""

    point: Turning
    sentence: str
    told: list[str]


class Account:
    """A game that was looked into, for a reader."""

    def __init__(self, played: Played, names: list[str], course: Course, language: str) -> None:
        self.end: Final = played.positions[-1]
        self.names: Final = names
        self.course: Final = course
        self.language: Final = language
        self._positions: Final = played.positions
        self._steps: Final = {step.ply: step for step in course.steps}

    @property
    def alone(self) -> bool:
        """Whether it is about points, as there is nobody to beat."""
        return self.course.players == 1

    def sections(self) -> list[tuple[str, list[Entry]]]:
        """The turning points of each kind there are, under a heading."""
        slips = [self._slip(point) for point in self.course.turning if point.kind == "slip"]
        swings = [self._swing(point) for point in self.course.turning if point.kind == "swing"]
        headed = [(self.text("analyse-slips"), slips), (self.text("analyse-swings"), swings)]
        return [(heading, entries) for heading, entries in headed if entries]

    def outcome(self) -> list[str]:
        """How it ended, if it did, and whether there was nothing to tell."""
        found = [] if self.course.turning else [self.text("analyse-nothing")]
        if not self.end.over:
            return [*found, self.text("analyse-unfinished")]
        scores = self.end.scores()
        return [*found, verdict(self.end.game, self.names, scores, self.end.solo_target, self.language)]

    def about(self) -> str:
        """What the numbers are, and what they rest on."""
        bases = [self._basis(step) for step in self.course.steps[:1]]
        return " ".join([*([self.text("analyse-mixed")] if self._mixed else bases), self.text("analyse-about")])

    def text(self, message_id: str, **values: str | int | float) -> str:
        """A text in the reader's language."""
        return texts.text(message_id, self.language, **values)

    def _slip(self, point: Turning) -> Entry:
        before, after = self._positions[point.ply : point.ply + 2]
        step = self._steps[point.ply]
        better = step.best[0].move
        sentence = self.text(
            "analyse-slip-alone" if self.alone else "analyse-slip",
            turn=step.turn,
            player=self.names[point.seat],
            move=step.move,
            lost=round(point.size, 1) if self.alone else round(100 * point.size),
            better=better,
            name=texts.name_move(before, parse(before.game.verbs, better), self.language),
        )
        told = texts.tell(after.log_entries(before.ply, point.seat), self.names, self.language)
        return Entry(point, self._with_basis(step, sentence), told)

    def _swing(self, point: Turning) -> Entry:
        step = self._steps[point.ply]
        ends = {"from": point.was, "to": point.to}
        shown = ends if self.alone else {name: round(100 * chance) for name, chance in ends.items()}
        sentence = self.text(
            "analyse-swing-alone" if self.alone else "analyse-swing",
            turn=step.turn,
            player=self.names[point.seat],
            **shown,
        )
        return Entry(point, self._with_basis(step, sentence), [])

    @property
    def _mixed(self) -> bool:
        """Whether not all numbers rest on the same."""
        return len({step.basis for step in self.course.steps}) > 1

    def _with_basis(self, step: Step, sentence: str) -> str:
        return f"{sentence} {self._basis(step)}" if self._mixed else sentence

    def _basis(self, step: Step) -> str:
        return basis(step.basis, self.course.players, self.language)
