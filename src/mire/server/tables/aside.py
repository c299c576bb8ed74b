"""Tables that are set aside: kept, and to be looked at as far as they can be read, but not played on here."""

import logging
from typing import Final

from mire.core.errors import BadRecord, OtherVersion
from mire.core.sayings import Saying, in_english
from mire.server.metrics import SET_ASIDE

logger: Final = logging.getLogger("mire.server")


class Aside:
    """Why a table is set aside: for its people, and with details for whoever looks after the server."""

    def __init__(self, why: Saying, detail: object) -> None:
        self.why: Final = why
        self.detail: Final = str(detail)


class Asides:
    """The tables known to be set aside."""

    def __init__(self) -> None:
        self._known: Final[set[str]] = set()

    def __len__(self) -> int:
        return len(self._known)

    def note(self, table_id: str, aside: Aside | None) -> None:
        """How a table stands. One that is set aside is logged once, however often somebody looks at it."""
        if aside is None:
            self._known.discard(table_id)
        elif table_id not in self._known:
            self._known.add(table_id)
            logger.warning("the table %s is set aside: %s (%s)", table_id, in_english(aside.why), aside.detail)
        SET_ASIDE.set(len(self._known))


def by_record(fault: BadRecord) -> Aside:
    """What its game was begun with can't be played, or not on."""
    return Aside(fault.why if isinstance(fault, OtherVersion) else Saying("server-aside-record", {}), fault)


def after_move(move: int, fault: object) -> Aside:
    """What happened after so many moves can't be read, or not be done here."""
    return Aside(Saying("server-aside-entry", {"move": move}), fault)


def without_bot(bot: str) -> Aside:
    """A bot plays at it that there is not."""
    return Aside(Saying("server-aside-bot", {"bot": bot}), "of another version, or taken away")


def bot_fails(bot: str, fault: object) -> Aside:
    """A bot plays at it that makes no move."""
    return Aside(Saying("server-aside-bot-fails", {"bot": bot}), repr(fault))


def damaged(fault: object) -> Aside:
    """Where it is kept, nothing can be added."""
    return Aside(Saying("server-aside-damaged", {}), fault)


def unreadable(fault: object) -> Aside:
    """Not even its set-up can be read."""
    return Aside(Saying("server-table-unreadable", {}), repr(fault))
