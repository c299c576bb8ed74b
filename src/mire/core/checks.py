"""Small questions to values that came from outside and may be anything."""

from typing import Final, TypeGuard

LONGEST: Final = 80  # characters of a wrong value in a message


def is_whole(value: object) -> TypeGuard[int]:
    """Whether this is a whole number, which True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """A wrong value in a message, however large it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # such as a whole number of thousands of digits
        return f"this {type(value).__name__}"
    return shortened(text)


def shortened(text: str) -> str:
    """What somebody wrote, as far as it belongs in a message."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def counted(number: int, noun: str) -> str:
    """So many of something: `1 player`, `2 players`."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
