"""What the server refuses, in any language: the texts are `server-<name>`."""

from typing import Final

from mire.core.errors import MireError
from mire.core.sayings import Saying, in_english


class Refusal(MireError):
    """Something that is not done; nothing has changed."""

    def __init__(self, name: str, /, **values: str | int) -> None:
        self.why: Final = Saying(f"server-{name}", values)
        super().__init__(in_english(self.why))


class Forbidden(Refusal):
    """Something that is not this seat's to do, or not now."""


class NoTable(Refusal):
    """There is no table with this id, or not any more."""


class Unreadable(Refusal):
    """A table of which nothing can be shown."""


class WhoSits(Refusal):
    """Not every seat of the game is spoken for; a record that is not over needs people to play on."""


class NameTaken(Refusal):
    """Two people at one table would have the same name."""


class BadFile(Refusal):
    """A file or record that somebody brought can't be used; `detail` says why, to whoever wrote it."""

    def __init__(self, name: str, /, detail: str) -> None:
        super().__init__(name)
        self.detail: Final = detail


class Foreign(Refusal):
    """A request that another site's page made."""


class UnknownHost(Refusal):
    """A request for a server of another name."""


class TooMuch(Refusal):
    """More than the limits allow in this time."""


class TooLong(Refusal):
    """More than the limits allow at once."""


class TooSlow(Refusal):
    """A request that does not come to its end."""
