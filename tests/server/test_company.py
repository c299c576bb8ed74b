"""Whom the others wait for at a table, and where they agree that a bot stands in: by a clock that the tests set."""

import pytest

import mire
from mire.server import log
from mire.server.log import CameBack, FirstSeat, Played, Setup, StandIn, StoodIn
from mire.server.refusals import Forbidden
from mire.server.tables.attendance import Attendance
from mire.server.tables.company import Company
from mire.server.tables.course import MOST_TIMES, Course, hash_token
from tests.server.test_presence import Clock


class Nowhere:
    """A place to keep tables that nobody else shares."""


class Table:
    """A table for three, and the company at it."""

    def __init__(self, *pages: list[int], bots: tuple[int, ...] = (), **rules: int | None) -> None:
        seats = [
            FirstSeat(bot="random") if seat in bots else FirstSeat(token=hash_token(str(seat))) for seat in range(3)
        ]
        record = log.decode_record(mire.new("moorland", 3, 1).record())
        self.course = Course(
            Setup(record=record, seats=seats, public=False, created=0.0, stand_in=StandIn(bot="normal", **rules))
        )
        self.clock = Clock()
        self.attendance = Attendance(Nowhere(), self.clock)  # type: ignore[arg-type]
        self.company = Company("moor", self.attendance)
        self.company.attend(pages)

    def agree(self, seat: int, away: int) -> None:
        self.company.agree(self.course, {seat}, away)

    def refusal(self, seat: int, away: int) -> str:
        with pytest.raises(Forbidden) as refusal:
            self.agree(seat, away)
        return refusal.value.why.id.removeprefix("server-")

    def agree_in(self, seat: int) -> float | None:
        return self.company.attending(self.course)[seat].agree_in

    def play_turn(self) -> int:
        """Play on until another is to decide; how many moves that were."""
        before, seat = self.course.table.ply, self.course.table.seat
        assert seat is not None
        while self.course.table.seat == seat:
            self.course.append(Played(seat=seat, move=str(self.course.table.moves()[0])))
            self.company.begin_to_wait()
        return self.course.table.ply - before

    @property
    def agreed_on(self) -> StoodIn | None:
        return self.company.agreed_on(self.course)


def test_without_a_word_the_grace_is_a_minute_offline_and_ten_on_the_own_turn() -> None:
    assert StandIn() == StandIn(bot="greedy", offline=60, idle=600)


def test_a_set_up_from_before_there_was_a_grace_has_the_usual_one() -> None:
    written = b'{"record":{},"seats":[],"public":false,"created":0.0,"brought":false}'
    assert log.decode_setup(written).stand_in == StandIn()


def test_nobody_may_agree_before_the_grace_is_over_and_nothing_happens_by_itself_then() -> None:
    table = Table([0], [1])
    assert table.agree_in(2) == 60
    table.clock.wait(59)
    assert table.agree_in(2) == 1
    assert table.refusal(0, 2) == "stand-in-later"
    table.clock.wait(1)
    assert table.agree_in(2) == 0
    table.clock.wait(1e6)
    assert table.agreed_on is None


def test_when_all_agree_the_bot_of_the_table_stands_in() -> None:
    table = Table([0], [1])
    table.clock.wait(60)
    table.agree(0, 2)
    assert table.agreed_on is None
    asked = table.company.attending(table.course)[2]
    assert (asked.agreed, asked.awaited) == ({0}, {1})
    table.agree(1, 2)
    assert table.agreed_on == StoodIn(seat=2, bot="normal")


def test_who_did_not_agree_and_leaves_is_not_asked() -> None:
    table = Table([0], [1])
    table.clock.wait(60)
    table.agree(0, 2)
    table.company.attend([[0]])
    assert table.agreed_on == StoodIn(seat=2, bot="normal")


def test_who_has_come_back_is_not_replaced_though_all_had_agreed_before() -> None:
    table = Table([0], [1])
    table.clock.wait(60)
    table.agree(0, 2)
    table.company.attend([[0], [1], [2]])
    table.company.attend([[0], [1]])
    assert table.refusal(1, 2) == "stand-in-later"
    table.clock.wait(60)
    table.agree(1, 2)
    assert table.agreed_on is None


def test_a_table_may_say_never() -> None:
    table = Table([0], [1], offline=None, idle=None)
    table.clock.wait(1e6)
    assert table.refusal(1, 2) == "nobody-stands-in"
    assert table.refusal(1, 0) == "player-is-here"
    assert [table.agree_in(seat) for seat in range(3)] == [None] * 3


def test_who_is_to_decide_and_here_is_warned_a_minute_before_the_others_may_agree() -> None:
    table = Table([0], [1], [2])
    assert table.course.table.seat == 0
    table.clock.wait(539)
    assert table.company.waited_for(table.course) is None
    table.clock.wait(2)
    assert table.company.waited_for(table.course) == 0
    assert table.agree_in(0) == 59
    assert [table.agree_in(1), table.agree_in(2)] == [None, None]


def test_a_short_grace_is_no_reason_to_warn_at_once() -> None:
    table = Table([0], [1], idle=60)
    assert table.agree_in(0) is None
    table.clock.wait(30)
    assert table.agree_in(0) == 30


def test_a_sign_of_life_makes_the_others_wait_anew() -> None:
    table = Table([0], [1])
    table.clock.wait(601)
    assert table.agree_in(0) == 0
    table.company.sign([0])
    assert table.agree_in(0) is None
    assert table.refusal(1, 0) == "stand-in-later"


def test_a_move_makes_the_table_wait_for_the_next() -> None:
    table = Table([0], [1], [2])
    table.clock.wait(590)
    table.play_turn()
    table.clock.wait(599)
    assert table.refusal(0, 1) == "stand-in-later"
    table.clock.wait(1)
    table.agree(0, 1)
    table.agree(2, 1)
    assert table.agreed_on == StoodIn(seat=1, bot="normal")


def test_who_plays_alone_with_bots_is_never_waited_for() -> None:
    table = Table([0], bots=(1, 2))
    table.clock.wait(1e6)
    assert table.company.waited_for(table.course) is None
    assert table.refusal(0, 1) == "stand-in-for-whom"


def test_all_at_one_screen_are_never_waited_for() -> None:
    table = Table([0, 1, 2])
    table.clock.wait(1e6)
    assert table.company.waited_for(table.course) is None
    assert table.refusal(0, 1) == "player-is-here"


def test_nobody_is_asked_about_a_seat_that_a_bot_plays_already() -> None:
    table = Table([0])
    table.clock.wait(60)
    table.agree(0, 2)
    table.course.append(StoodIn(seat=2, bot="normal"))
    assert (table.agree_in(2), table.agreed_on) == (None, None)
    assert table.refusal(0, 2) == "stand-in-for-whom"


def test_where_bots_have_stood_in_too_often_none_does_again() -> None:
    table = Table([0], [1])
    table.clock.wait(60)
    for _ in range(MOST_TIMES):
        assert table.agree_in(2) == 0
        table.course.append(StoodIn(seat=2, bot="normal"))
        table.course.append(CameBack(seat=2))
    assert table.agree_in(2) is None
    assert table.refusal(0, 2) == "too-often"


def test_it_is_written_down_which_moves_a_bot_made_for_somebody() -> None:
    table = Table([0], bots=(1, 2))
    course = table.course
    course.append(StoodIn(seat=0, bot="normal"))
    made = table.play_turn()
    course.append(CameBack(seat=0))
    while course.table.seat != 0:
        table.play_turn()
    table.play_turn()
    assert course.seats[0].by_bot == [list(range(made))]
    assert [course.seats[seat].by_bot for seat in (1, 2)] == [[], []]


def test_who_left_is_remembered_while_nobody_is_at_the_table() -> None:
    table = Table([0], [1])
    table.company.attend([])
    table.attendance.let_go("moor")
    table.clock.wait(100)
    again = Company("moor", table.attendance)
    again.attend([[0]])
    assert again.attending(table.course)[1].agree_in == 0
