"""What can be refused, and why: every message says what was wrong and what is allowed."""

from typing import Final

from mire.core.sayings import Saying, in_english


class MireError(ValueError):
    """Something asked for that can't be done; nothing has changed."""


class BadSetup(MireError):
    """No such game, player count or option, or an option's value does not fit."""


class IllegalMove(MireError):
    """A move that can't be read, or that the rules do not allow now; `why` says it in any language."""

    def __init__(self, message: str, why: Saying | None = None) -> None:
        super().__init__(message)
        self.why: Final = why

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, Saying | None]]:
        return IllegalMove, (str(self), self.why)


def illegal(why: Saying, more: str = "") -> IllegalMove:
    """The error for a reason, with more to read for programmers."""
    return IllegalMove(in_english(why) + more, why)


class BadRecord(MireError):
    """A record or a table's JSON that is broken, foreign or from a newer version."""


class OtherVersion(BadRecord):
    """A game that was begun by other rules than there are here; `why` says it in any language."""

    def __init__(self, theirs: int, ours: int) -> None:
        self.why: Final = Saying(
            "version-older" if theirs < ours else "version-newer", {"theirs": theirs, "ours": ours}
        )
        super().__init__(in_english(self.why))

    def __reduce__(self) -> tuple[type["OtherVersion"], tuple[int, int]]:
        return OtherVersion, (int(self.why.values["theirs"]), int(self.why.values["ours"]))
