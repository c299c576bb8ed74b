"""Tables read back from what is on disk, whoever wrote it."""

from collections.abc import Sequence

from mire.bots import BOTS
from mire.server import log
from mire.server.tables import aside
from mire.server.tables.aside import Aside
from mire.server.tables.course import Course


def fold(setup: bytes, entries: Sequence[bytes]) -> Course:
    """The course of a table as far as it can be read. It is set aside if that is not all, or is not played here.

    Where not even the set-up can be read, any error may come of it.
    """
    course = Course(log.decode_setup(setup))
    begun = course.table.ply == len(course.setup.record["moves"])
    for entry in entries if begun else ():
        try:
            course.append(log.decode_entry(entry))
        except Exception as error:  # noqa: BLE001 - another server wrote it, or nobody
            course.aside = course.aside or aside.after_move(course.table.ply, repr(error))
            break
    course.left = len(entries) - course.ply
    course.aside = course.aside or missing_bot(course)
    return course


def missing_bot(course: Course) -> Aside | None:
    """Why a table can't be played on here, if a bot plays at it that there is not."""
    unknown = [person.bot for person in course.seats if person.bot is not None and person.bot not in BOTS]
    return aside.without_bot(unknown[0]) if unknown else None


def reads_back(setup: bytes, entries: Sequence[bytes]) -> bool:
    """Whether all that is on disk of a table can be read, be it played on here or not."""
    course = _fold_if_any(setup, entries)
    return course is not None and course.left == 0


def is_played_here(setup: bytes, entries: Sequence[bytes]) -> bool:
    """Whether a table is not set aside."""
    course = _fold_if_any(setup, entries)
    return course is not None and course.aside is None


def _fold_if_any(setup: bytes, entries: Sequence[bytes]) -> Course | None:
    try:
        return fold(setup, entries)
    except Exception:  # noqa: BLE001 - whatever stands there
        return None
