"""Data from outside turned into the shape it must have; what is wrong is named by its entry."""

import re
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from mire.core.boxes import fault
from mire.core.errors import BadRecord
from mire.core.game import JSON

T = TypeVar("T")


def read_entries(data: JSON, shape: type[T], kinds: Mapping[str, tuple[str, str]]) -> T:
    """The contents of a file, checked; `kinds` says for its lists what an entry is called and which key names it."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        complaint, _, path = str(error).partition(" - at ")
        raise fault(_entry_at(path.strip("`").removeprefix("$").removeprefix("."), data, kinds), complaint) from None
    except UnicodeEncodeError:
        raise fault("the file", "a text in it has half a character") from None


def read_position(data: object, shape: type[T]) -> T:
    """A position from outside in the shape it must have."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise BadRecord(f"state: {error}") from None
    except UnicodeEncodeError:
        raise BadRecord("state: a text in it has half a character") from None


def _entry_at(path: str, data: Any, kinds: Mapping[str, tuple[str, str]]) -> str:
    """The entry at a place in the file, by its own name where it has one."""
    step = re.match(r"([\w.]+)\[(\d+)\]\.?(.*)", path)
    if not step or step[1] not in kinds:
        return path or "the file"
    kind, label = kinds[step[1]]
    for name in step[1].split("."):
        data = data[name]
    place = int(step[2])
    entry = data[place]
    number = place + 1 if not label else f"number {place + 1} in the list"
    name = entry.get(label, number) if isinstance(entry, dict) else number
    return f"{kind} {name}" + (f", {step[3]}" if step[3] else "")
