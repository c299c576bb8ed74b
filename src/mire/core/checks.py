"""Small questions to values that came from outside and may be anything."""

from typing import TypeGuard


def is_whole(value: object) -> TypeGuard[int]:
    """Whether this is a whole number, which True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """A wrong value in a message, however large it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # such as a whole number of thousands of digits
        return f"this {type(value).__name__}"
    return text if len(text) <= 80 else f"{text[:77]}..."
