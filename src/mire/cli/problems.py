"""What went wrong, as people read it."""

import sys
from typing import Final

from mire.core.errors import MireError

BAD_INPUT: Final = 2  # the exit code of what could not be done


def explain(error: MireError | OSError) -> str:
    """One line: what, and of which file."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def complain(words: str) -> None:
    """Say what is wrong in one line, where it is no output for others to read."""
    if sys.stderr is not None:  # or print would take the output instead
        print("mire:", " ".join(words.split()), file=sys.stderr)
