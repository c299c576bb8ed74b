"""Moves: small immutable values that print and parse as their notation, such as `grow F heather`.

A game declares its verbs once, each with the words its arguments can be. Every move of a verb exists once,
so moves are compared by identity.
"""

from collections.abc import Sequence
from typing import Final

from mire.core.checks import shortened
from mire.core.errors import illegal
from mire.core.sayings import Saying


class Words:
    """The closed list of words for one kind of argument: the sections, the plants, the cards."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name: Final = name
        self.words: Final = list(words)
        self.numbers: Final = {word.lower(): number for number, word in enumerate(words) if word}

    def number(self, word: str) -> int:
        """The number behind a word, in capitals or not; IllegalMove lists the words there are."""
        number = self.numbers.get(word.lower(), -1)
        if number < 0:
            words = abridged([word for word in self.words if word], 16)
            raise illegal(Saying("move-word", {"word": shortened(word), "words": words}))
        return number


class Verb:
    """One kind of move: its word and what kinds of words follow it."""

    def __init__(self, word: str, *slots: Words) -> None:
        self.word: Final = word
        self.slots: Final = list(slots)
        self._moves: Final[dict[tuple[int, ...], Move]] = {}

    def move(self, *numbers: int) -> "Move":
        """The one move of this verb with these arguments."""
        move = self._moves.get(numbers)
        if move is None:
            move = self._moves[numbers] = Move(self, numbers)
        return move

    def usage(self) -> str:
        """How a move of this verb is written: `grow SECTION PLANT`."""
        return " ".join([self.word, *(slot.name.upper() for slot in self.slots)])


class Move:
    """One thing a player can decide; made by its verb, never directly."""

    def __init__(self, verb: Verb, numbers: tuple[int, ...]) -> None:
        self.verb: Final = verb
        self.numbers: Final = numbers
        self.a: Final = numbers[0] if numbers else -1
        self.b: Final = numbers[1] if len(numbers) > 1 else -1
        self.c: Final = numbers[2] if len(numbers) > 2 else -1

    def words(self) -> list[str]:
        """The arguments as words, in the order of the notation."""
        return [slot.words[number] for slot, number in zip(self.verb.slots, self.numbers, strict=True)]

    def values(self) -> dict[str, str]:
        """The arguments by the names of their slots, as texts take them."""
        return {slot.name: word for slot, word in zip(self.verb.slots, self.words(), strict=True)}

    def __str__(self) -> str:
        return " ".join([self.verb.word, *self.words()])

    def __repr__(self) -> str:
        return f"<{self}>"


def parse(verbs: Sequence[Verb], notation: str) -> Move:
    """The move that a notation stands for; IllegalMove says how moves are written."""
    words = notation.split()
    for verb in verbs:
        if words and verb.word == words[0].lower():
            if len(words) != len(verb.slots) + 1:
                raise illegal(Saying("move-usage", {"move": shortened(notation), "usage": verb.usage()}))
            return verb.move(*[slot.number(word) for slot, word in zip(verb.slots, words[1:], strict=True)])
    begin = abridged([verb.word for verb in verbs])
    raise illegal(Saying("move-verb", {"move": shortened(notation), "verbs": begin}))


def abridged(words: Sequence[str], most: int = 12) -> str:
    """Words as a list for people, shortened when there are many."""
    shown = ", ".join(words[:most])
    return f"{shown} and {len(words) - most} more" if len(words) > most else shown
