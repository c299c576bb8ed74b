"""The one door outward: all that a client gets of a table is built here, for its eyes, from what they may know."""

import gzip
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from itertools import pairwise

import msgspec

from mire import texts
from mire.core import records
from mire.core.points import plain
from mire.core.sayings import Saying
from mire.core.seats import Seat
from mire.core.state import EVERYBODY
from mire.core.table import Rng, Table, replay_as_far
from mire.server import messages
from mire.server.refusals import Refusal
from mire.server.tables.company import Attending
from mire.server.tables.course import Course, Person


def table_info(
    table_id: str,
    course: Course,
    yours: Collection[int],
    attending: Sequence[Attending],
) -> messages.TableInfo:
    """A table from outside, for a browser that holds some of its seats."""
    firm = course.firm
    return messages.TableInfo(
        id=table_id,
        game=firm.game.name,
        players=firm.players,
        hides=firm.hides,
        solo_target=firm.solo_target,
        options={name: _option_seen(value) for name, value in course.setup.record["options"].items()},
        seats=[_seat_info(person, there) for person, there in zip(course.seats, attending, strict=True)],
        yours=sorted(yours),
        seat=firm.seat,
        over=firm.over,
        public=course.setup.public,
        brought=course.setup.brought,
        stand_in=course.setup.stand_in,
        created=moment(course.setup.created),
        rematch=course.rematch,
        totals=[score.total for score in firm.scores()],
        aside=None if course.aside is None else messages.Why(course.aside.why.id, course.aside.why.values),
    )


def moment(seconds: float) -> str:
    """A moment as it is told to pages."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def state(course: Course, look: int | None, info: messages.TableInfo) -> messages.State:
    """Everything at once, with the log from the beginning."""
    table = course.seen_by(look)
    return messages.State(
        ply=course.ply_for(look),
        look=look,
        undo=course.can_undo(look),
        n=table.ply,
        lines=log(table, look),
        view=table.view(look),
        table=info,
    )


def frames(positions: Sequence[Table], look: int | None) -> list[messages.Frame]:
    """What happened from the first position on, move by move."""
    return [_frame(before, after, look) for before, after in pairwise(positions)]


def told_before(table: Table) -> messages.Lines:
    """What is told to all eyes before the first move."""
    return [_line(saying, -1) for saying in table.told_before()]


def log(table: Table, look: int | None) -> messages.Lines:
    """What is told to some eyes up to a position, from the beginning."""
    return [*told_before(table), *[_line(entry, entry.ply) for entry in table.log_entries(0, look)]]


def replay(record: str, look: int | None) -> bytes:
    """A finished game from its beginning, with a seat's eyes, a spectator's (None) or all laid open (EVERYBODY).

    As JSON, compressed. This is long work, for a process of its own.
    """
    positions = list(replay_as_far(record)[0].steps())
    start = messages.Frame(n=0, seat=None, move=None, lines=told_before(positions[0]), view=positions[0].view(look))
    return gzip.compress(messages.encode({"frames": [start, *frames(positions, look)]}), 6)


def record(course: Course, language: str) -> str:
    """The record of a finished game with who played; before the end it would tell the seed."""
    if not course.table.over:
        raise Refusal("game-not-over")
    names = [person.name or _name_of(person, seat, language) for seat, person in enumerate(course.seats)]
    bots = [person.bot if person.is_bot else None for person in course.seats]
    return records.with_names(course.table.record(), names, bots)


def _name_of(person: Person, seat: int, language: str) -> str:
    """What the page calls somebody who gave no name."""
    if person.is_bot:
        return texts.text("bot-name", language, seat=seat)
    return texts.text("player", language, number=seat + 1)


def preview(course: Course, seat: int, move: str, rng: Rng) -> messages.PreviewBody:
    """What a move would lead to, tried out on a redealt table: of what is hidden it can show nothing."""
    before = Seat(course.table, seat).redeal(rng)
    after = before.copy()
    after.keep_log()
    after.play(move)
    if after.over or after.turn != before.turn or after.seat != seat:
        return messages.PreviewBody(move=move, lines=[], view=None, gain=0, ends=True)
    gain = plain(after.scores()[seat].total - before.scores()[seat].total)
    lines = [_line(entry, course.table.ply) for entry in after.log_entries(before.ply, seat)]
    return messages.PreviewBody(move=move, lines=lines, view=after.view(seat), gain=gain, ends=False)


def _frame(before: Table, after: Table, look: int | None) -> messages.Frame:
    return messages.Frame(
        n=after.ply,
        seat=before.seat,
        move=_move_seen(after, look),
        lines=_lines(before, after, look),
        view=after.view(look),
    )


def _move_seen(after: Table, look: int | None) -> str | None:
    """The move itself, where nothing of it is hidden; what may be told of it is in the lines."""
    open_to_all = not after.hides or look == EVERYBODY
    return str(after.last) if open_to_all and after.last is not None else None


def _lines(before: Table, after: Table, look: int | None) -> messages.Lines:
    return [_line(entry, entry.ply) for entry in after.log_entries(before.ply, look)]


def _line(saying: Saying, number: int) -> msgspec.Raw:
    line = messages.Saying(id=saying.id, values=saying.values, n=number, seat=saying.seat)
    return msgspec.Raw(messages.encode(line))


def _option_seen(value: object) -> object:
    """What a table plays with is asked for by those who need it; here it is only told that it brings its own."""
    return True if isinstance(value, (dict, list)) else value


def _seat_info(person: Person, there: Attending) -> messages.SeatInfo:
    kind: messages.Kind = "bot" if person.is_bot else "open" if person.token is None else "human"
    return messages.SeatInfo(
        kind=kind,
        name=person.name,
        bot=person.bot,
        away=person.bot is not None and not person.is_bot,
        here=there.here,
        agreed=sorted(there.agreed),
        awaited=sorted(there.awaited),
        agree_in=there.agree_in,
        by_bot=person.by_bot,
    )
