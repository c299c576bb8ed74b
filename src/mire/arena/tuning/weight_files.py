"""The file with a game's weights, and how new numbers are written into it."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mire.arena.tuning.tuned import Found
from mire.core.errors import BadSetup, MireError
from mire.core.weights import Beliefs, beliefs

LINE: Final = re.compile(r"(?m)^( +self\.(\w+) = )(-?\d[\d.e-]*)(?= |$)")


def find_weights(weights: object, root: Path) -> Path:
    """The file in a checkout of the sources; BadSetup if new numbers can't be written there."""
    module = type(weights).__module__
    file = root / "src" / Path(*module.split(".")).with_suffix(".py")
    if not (root / "pyproject.toml").is_file() or not file.is_file():
        raise BadSetup(f"--write changes {file.relative_to(root)}: run it in the folder of a checkout of Mire")
    if not os.access(file, os.W_OK):
        raise BadSetup(f"{file.relative_to(root)} can't be written to")
    if read_weights(file.read_text("utf-8"), type(weights).__name__) != beliefs(weights):
        raise BadSetup(f"{file.relative_to(root)} has other weights than are in use: `make compile` puts them in use")
    return file


def read_weights(text: str, kind: str) -> Beliefs:
    """The numbers of a class in such a file."""
    _, own, _ = _parts(text, kind)
    return {found[2]: float(found[3]) for found in LINE.finditer(own)}


def rewritten(text: str, kind: str, new: Mapping[str, float]) -> str:
    """The same file with some other numbers in a class; all words stay."""

    def renew(found: re.Match[str]) -> str:
        return f"{found[1]}{new[found[2]]!r}" if found[2] in new else found[0]

    before, own, after = _parts(text, kind)
    return before + LINE.sub(renew, own) + after


def write_weights(file: Path, kind: str, found: Found) -> None:
    """Put new weights into the sources, if they are better beyond doubt."""
    if found.check is None or not found.check.is_clear:
        raise MireError(f"{file.name} stays as it is: the gain is not clearly above 0")
    file.write_text(rewritten(file.read_text("utf-8"), kind, found.new), "utf-8")


def _parts(text: str, kind: str) -> tuple[str, str, str]:
    """What stands before a class, the class itself and the rest."""
    start = re.search(rf"(?m)^class {kind}\b", text)
    assert start is not None
    end = re.compile(r"(?m)^\w").search(text, start.end())
    until = end.start() if end else len(text)
    return text[: start.start()], text[start.start() : until], text[until:]
