"""What went wrong, as people read it."""

from mire.core.errors import MireError


def explain(error: MireError | OSError) -> str:
    """One line: what, and of which file."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)
