"""So many of each, and no more."""

from collections import Counter
from collections.abc import Hashable
from typing import Final


class Tally:
    """Counts what there is of each at the moment; what there is nothing of takes no room."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._there: Final[Counter[Hashable]] = Counter()

    def is_full(self, whose: Hashable) -> bool:
        """Whether there can't be another one."""
        return self._there[whose] >= self._most

    def add(self, whose: Hashable) -> None:
        """One more."""
        self._there[whose] += 1

    def remove(self, whose: Hashable) -> None:
        """One less."""
        self._there[whose] -= 1
        if not self._there[whose]:
            del self._there[whose]
