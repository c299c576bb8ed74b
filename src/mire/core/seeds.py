"""All chance of a table: one labelled stream of numbers per purpose, derived from the table's seed.

A stream is SHAKE-256 over seed and label. It is the same on every machine and, unlike the generators of
`random`, tells nobody who sees part of it what comes next: the seed of a live table stays secret.
"""

import hashlib
import struct
from collections.abc import Callable
from typing import Final, TypeVar

from mire.core.checks import is_whole, shown
from mire.core.errors import BadSetup

T = TypeVar("T")
SEED_BITS: Final = 128
WORDS_PER_BLOCK: Final = 64
BLOCK: Final = f"<{WORDS_PER_BLOCK}I"


def check_seed(seed: object) -> int:
    """The seed, if it can be one."""
    if not is_whole(seed):
        raise BadSetup(f"a seed is a whole number, not {shown(seed)}")
    if seed.bit_length() > SEED_BITS:
        raise BadSetup(f"a seed has at most {SEED_BITS} bits")
    return seed


class Stream:
    """The random numbers for one purpose ("moor deck", "layout") of one table."""

    def __init__(self, seed: int, label: str) -> None:
        self._name = f"{seed}/{label}"
        self._block = 0
        self._words: tuple[int, ...] = ()
        self._used = 0

    def __reduce__(self) -> "tuple[Callable[..., Stream], tuple[str, int, tuple[int, ...], int]]":
        return _go_on, (self._name, self._block, self._words, self._used)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, for limits so far below 2 ** 32 that the bias can't be noticed."""
        if self._used == len(self._words):
            digest = hashlib.shake_256(f"{self._name}/{self._block}".encode()).digest(4 * WORDS_PER_BLOCK)
            self._words = struct.unpack(BLOCK, digest)
            self._block += 1
            self._used = 0
        word = self._words[self._used]
        self._used += 1
        return word % limit

    def shuffle(self, items: list[T]) -> None:
        """Put the items in random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def _go_on(name: str, block: int, words: tuple[int, ...], used: int) -> Stream:
    """A stream that was kept, where it had come to."""
    stream = Stream(0, "")
    stream._name, stream._block, stream._words, stream._used = name, block, words, used
    return stream
