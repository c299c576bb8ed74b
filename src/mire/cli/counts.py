"""Reads what somebody counted, written with names that may be shortened: `ash 2 heather 3`, `2 ash, heather`."""

import re
from collections.abc import Mapping, Sequence

from mire.core.errors import MireError


class Unclear(MireError):
    """Something written can't be told from the names there are: none fits, or several."""

    def __init__(self, written: str, fitting: Sequence[str]) -> None:
        super().__init__(f"'{written}' fits {' and '.join(fitting) or 'no name'}")
        self.written = written
        self.fitting = fitting


def read_counts(written: str, *namings: Mapping[str, str]) -> dict[str, int]:
    """The numbers by field; a name is looked for in one naming (field to name) after the other."""
    return {_find(name, namings): number for name, number in _pairs(written)}


def read_number(written: str) -> int | None:
    """A whole number, also one below 0; of a very long one the beginning, which is too much of anything."""
    return int(written[:9]) if written.removeprefix("-").isdecimal() else None


def _pairs(written: str) -> list[tuple[str, int]]:
    """Names with their numbers; the number stands behind its name, or always before it, and may be left out for 1."""
    pairs: list[tuple[str, int]] = []
    for part in written.split(","):
        words = part.split()
        if words and read_number(words[0]) is not None:
            words = _number_last(words)
        name: list[str] = []
        for word in words:
            number = read_number(word)
            if number is not None and name:
                pairs.append((" ".join(name), number))
                name = []
            else:
                name.append(word)
        if name:
            pairs.append((" ".join(name), 1))
    return pairs


def _number_last(words: list[str]) -> list[str]:
    """`2 ash 3 heather` as `ash 2 heather 3`."""
    turned: list[str] = []
    number = ""
    for word in [*words, ""]:
        if read_number(word) is not None or not word:
            turned += [number] if number else []
            number = word
        else:
            turned.append(word)
    return turned


def _find(written: str, namings: Sequence[Mapping[str, str]]) -> str:
    """The field that is meant: by its whole name, by its beginning, or by the beginnings of some of its words."""
    wanted = _plain(written)
    for naming in namings:
        for fits in (_is_whole, _is_beginning, _has_words):
            found = [
                field for field, name in naming.items() if fits(wanted, _plain(name)) or fits(wanted, _plain(field))
            ]
            if found:
                return _shortest(written, found, naming)
    raise Unclear(written, [])


def _shortest(written: str, found: list[str], naming: Mapping[str, str]) -> str:
    """Of several that fit, the one that all others begin with."""
    first = min(found, key=lambda field: len(naming[field]))
    if all(naming[field].startswith(naming[first]) for field in found):
        return first
    raise Unclear(written, [naming[field] for field in found])


def _plain(name: str) -> str:
    return " ".join(re.sub(r"['’.()]", "", name).replace("_", " ").replace("-", " ").casefold().split())


def _is_whole(wanted: str, name: str) -> bool:
    return wanted == name


def _is_beginning(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def _has_words(wanted: str, name: str) -> bool:
    words = iter(name.split())
    return all(any(word.startswith(part) for word in words) for part in wanted.split())
