"""What is to be said in any language. The words are none of the core's business, but errors need them in English."""

from collections.abc import Callable, Mapping
from typing import Final

Values = dict[str, str | int]
Parts = tuple[str, Values, int | None]

NONE: Final = "none"  # a value, where there is nothing to say


class Saying:
    """The id of a text, the values in it, and the player it speaks of, if any.

    Whoever says it adds the name of that player to the values, as `player`.
    """

    def __init__(self, id: str, values: Mapping[str, str | int], seat: int | None = None) -> None:  # noqa: A002
        self.id: Final = id
        self.values: Final = dict(values)
        self.seat: Final = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Saying) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.values.items()), self.seat))

    def __reduce__(self) -> tuple[type["Saying"], Parts]:
        return Saying, self._parts()

    def _parts(self) -> Parts:
        return self.id, self.values, self.seat

    def __str__(self) -> str:
        return " ".join([self.id, *(f"{name}={value}" for name, value in self.values.items())])


class LogEntry(Saying):
    """What was said of a move."""

    def __init__(self, ply: int, saying: Saying) -> None:
        super().__init__(saying.id, saying.values, saying.seat)
        self.ply: Final = ply  # how many moves were made before it


_speaker: Callable[[Saying], str] = str


def speak_english_with(speaker: Callable[[Saying], str]) -> None:
    """Have errors said in English by somebody who knows the words."""
    global _speaker
    _speaker = speaker


def in_english(saying: Saying) -> str:
    """A saying as errors print it."""
    return _speaker(saying)
