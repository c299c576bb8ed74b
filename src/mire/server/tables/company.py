"""The company at a live table: who is there, whom the others wait for, and where they agree that a bot stands in."""

import asyncio
import math
from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from mire.server.log import StandIn, StoodIn
from mire.server.refusals import Forbidden
from mire.server.tables.attendance import Attendance
from mire.server.tables.course import Course

WARNING_SECONDS: Final = 60  # before a bot may stand in for somebody who is here
SIGN_SECONDS: Final = 5  # the other servers hear of signs of life as often as this


class Attending(NamedTuple):
    """Whether somebody is at a seat, who agrees to a stand-in or is still asked, and in how many seconds they may."""

    here: bool
    agreed: set[int]
    awaited: set[int]
    agree_in: float | None  # None if that can't be foreseen


class Company:
    """The people at one table, in all servers of the same tables."""

    def __init__(self, table_id: str, attendance: Attendance) -> None:
        self._table_id: Final = table_id
        self._attendance: Final = attendance
        self._presence: Final = attendance.take_up(table_id)
        self._sign_untold = False

    def attend(self, pages: Iterable[Collection[int]]) -> None:
        """These are the pages at this server now."""
        self._presence.attend(pages)
        self.tell()

    def sign(self, seats: Collection[int], *, seen: bool = False) -> None:
        """Somebody does something; the other servers hear of that, if they do not see it by themselves."""
        self._presence.sign(seats)
        if not seen and self._presence.shared and not self._sign_untold:
            self._sign_untold = True
            asyncio.get_running_loop().call_later(SIGN_SECONDS, self.tell)

    def tell(self) -> None:
        """The other servers should know how it is now."""
        self._sign_untold = False
        self._attendance.tell([self._table_id])

    def begin_to_wait(self) -> None:
        """There is something new to decide, and from now on the table waits for that."""
        self._presence.begin_to_wait()

    def attending(self, course: Course) -> list[Attending]:
        """How it is at each seat."""
        return [self._attending(course, seat) for seat in range(len(course.seats))]

    def waited_for(self, course: Course) -> int | None:
        """The seat that is to decide, if the others may soon agree to a stand-in."""
        seat = course.table.seat
        return None if seat is None or self._attending(course, seat).agree_in is None else seat

    def agree(self, course: Course, seats: Collection[int], away: int) -> None:
        """Somebody who holds these seats agrees to a stand-in; Forbidden says why that can't be."""
        if away >= len(course.seats):
            raise Forbidden("no-seat")
        course.check(_stand_in(course, away))
        due = None if away in seats else self._due(course, away)
        if due is None:
            raise Forbidden("player-is-here" if away in self._presence.here else "nobody-stands-in")
        if due > 0:
            raise Forbidden("stand-in-later", seconds=math.ceil(due))
        self._presence.agree(seats, away)
        self.tell()

    def agreed_on(self, course: Course) -> StoodIn | None:
        """The stand-in to which all agree who are here."""
        for seat in range(len(course.seats)):
            due = self._due(course, seat)
            if due is not None and due <= 0 and self._presence.voters(seat) <= self._presence.agreed(seat, due):
                return _stand_in(course, seat)
        return None

    def _attending(self, course: Course, seat: int) -> Attending:
        due = self._due(course, seat)
        here = seat in self._presence.here
        known = due is not None and (not here or due <= _warning(course.setup.stand_in))
        agree_in = max(0.0, math.ceil(due * 10) / 10) if due is not None and known else None
        agreed = self._presence.agreed(seat, due)
        awaited = set() if due is None else self._presence.voters(seat) - agreed
        return Attending(here, agreed, awaited, agree_in)

    def _due(self, course: Course, seat: int) -> float | None:
        """In how many seconds a bot may stand in for a seat, if that can be at all."""
        if not course.may_have_stand_in(seat):
            return None
        return self._presence.due(seat, course.setup.stand_in, on_turn=course.table.seat == seat)


def _warning(rules: StandIn) -> float:
    """How many seconds before their time slow thinkers are warned; a short grace is no reason to warn at once."""
    return min(WARNING_SECONDS, (rules.idle or 0) / 2)


def _stand_in(course: Course, seat: int) -> StoodIn:
    return StoodIn(seat=seat, bot=course.setup.stand_in.bot)
