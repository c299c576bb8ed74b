"""When tables are old, and how slowly they go. Pure: the storages keep the calendar, and do what comes out.

What a machine's clock says may be wrong by years, so it alone never makes a table old: a table's age is counted against
the newest entry of all, nothing goes while the clock is behind what was seen, and in a day go few, told a day before.
"""

import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

logger: Final = logging.getLogger("mire.server")

DAY: Final = 86400.0
LOOKED_AWAY: Final = 7200.0  # a stretch in which no server looked counts as no more than this
PART_A_DAY: Final = 50  # one of so many tables may go in a day, and always one


class Calendar(NamedTuple):
    """What a storage remembers of time."""

    latest: float  # that any server's clock has shown, or any entry bears
    waited: float  # seconds that have passed since the last day was over


class Kept(NamedTuple):
    """A table, as far as its age goes."""

    table: str
    happened: float  # when there was its newest entry, or it was set up
    visited: float  # when somebody last opened it
    goes: float | None  # when it goes, if it is marked


class Day(NamedTuple):
    """What there is to do when a day is over."""

    due: list[str]  # marked a day ago, and still old
    to_mark: list[str]


def advance(calendar: Calendar, now: float) -> Calendar:
    """The calendar after a look at the clock."""
    passed = min(max(0.0, now - calendar.latest), LOOKED_AWAY)
    return Calendar(max(calendar.latest, now), calendar.waited + passed)


def check_clock(calendar: Calendar, now: float) -> None:
    """Say so if the clock shows a time that is long past."""
    if calendar.latest - now > DAY:
        days = (calendar.latest - now) / DAY
        logger.warning(
            "the clock is %.0f days behind what the tables have seen; till it is not, none is forgotten", days
        )


def end_of_day(calendar: Calendar, tables: Sequence[Kept], keep: float) -> tuple[Calendar, Day]:
    """Which tables go and which are next, the oldest first; `keep` is the age in seconds that none may exceed."""
    newest = max([table.happened for table in tables], default=0.0)
    if newest - calendar.latest > LOOKED_AWAY:  # the clock is behind, and nobody knows by how much
        return Calendar(newest, 0), Day([], [])
    old = sorted((last, table) for table in tables if newest - (last := max(table.happened, table.visited)) > keep)
    most = max(1, len(tables) // PART_A_DAY)
    marked = [table.table for _, table in old if table.goes is not None]
    unmarked = [table.table for _, table in old if table.goes is None]
    waiting = len(marked[most:])
    return calendar._replace(waited=0), Day(marked[:most], unmarked[: max(0, most - waiting)])
