"""What the page and the server say to each other; the other half is web/src/net/types.ts. All of it is checked."""

from typing import Annotated, Any, Literal

import msgspec

from mire.analysis.course import Course
from mire.analysis.hint import Basis, Choice
from mire.core.points import Points
from mire.server.log import StandIn

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(max_length=60)]
BotName = Annotated[str, msgspec.Meta(max_length=40)]


Kind = Literal["human", "open", "bot"]
Reason = Literal["stale", "illegal", "forbidden", "unreadable", "busy"]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something the page asks for."""

    id: Id


class Play(Command, frozen=True, tag="play"):
    """Make a move, in answer to the table at this ply."""

    ply: Ply
    seat: Seat
    move: Notation


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last step of the turn."""

    ply: Ply
    seat: Seat


class Look(Command, frozen=True, tag="look"):
    """See the table with a seat's eyes, or with a spectator's."""

    seat: Seat | None


class AskPreview(Command, frozen=True, tag="preview"):
    """See what a move would lead to."""

    ply: Ply
    seat: Seat
    move: Notation


class AskHint(Command, frozen=True, tag="hint"):
    """Ask a bot what it would do."""

    ply: Ply
    seat: Seat


class Rename(Command, frozen=True, tag="rename"):
    """Go by another name."""

    seat: Seat
    name: Name


class Agree(Command, frozen=True, tag="agree"):
    """Agree that a bot plays for somebody who is away, or lets the others wait for long."""

    seat: Seat
    to: Seat


class Stay(Command, frozen=True, tag="stay"):
    """Say that one is still here."""

    seat: Seat


class Return(Command, frozen=True, tag="return"):
    """Play on instead of the bot."""

    seat: Seat


AnyCommand = Play | Undo | Look | AskPreview | AskHint | Rename | Agree | Stay | Return


class Saying(msgspec.Struct, frozen=True):
    """A line of the log: a text and the values in it, of which move (`n`; -1 is before the first) and of whom."""

    id: str
    values: dict[str, str | int]
    n: int
    seat: int | None


Lines = list[msgspec.Raw]  # sayings, as they are sent


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    kind: Kind
    name: str
    bot: str | None
    away: bool
    here: bool
    agreed: list[int]
    awaited: list[int]  # who is asked and has not agreed
    agree_in: float | None  # seconds until the others may agree to a stand-in; None: not to be foreseen
    by_bot: list[list[int]]  # for each time that a bot stood in, the moves that it made


class Why(msgspec.Struct, frozen=True):
    """A reason to be said in any language."""

    id: str
    values: dict[str, str | int]


class TableInfo(msgspec.Struct, frozen=True):
    """A table from outside."""

    id: str
    game: str
    players: int
    hides: bool
    solo_target: int | None
    options: dict[str, Any]  # true in place of data that the table brings itself
    seats: list[SeatInfo]
    yours: list[int]
    seat: int | None
    over: bool
    public: bool
    brought: bool
    stand_in: StandIn
    created: str
    rematch: str | None
    totals: list[Points]
    aside: Why | None  # why it can't be played on, and can be looked at only as far as it can be read
    goes: str | None = None  # when it is forgotten, if nobody opens it before


class Frame(msgspec.Struct, frozen=True):
    """The table after one move, with what is told of it."""

    n: int
    seat: int | None
    move: str | None
    lines: Lines
    view: dict[str, Any]


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server tells."""


class State(Event, frozen=True, tag="state"):
    """Everything a pair of eyes may see, with the whole log."""

    ply: int
    look: int | None
    undo: int
    n: int
    lines: Lines
    view: dict[str, Any]
    table: TableInfo


class Frames(Event, frozen=True, tag="frames"):
    """What happened since, move by move."""

    ply: int
    look: int | None
    undo: int
    frames: list[Frame]


class TableChanged(Event, frozen=True, tag="table"):
    """Who sits where has changed."""

    ply: int
    table: TableInfo


class Current(Event, frozen=True, tag="current"):
    """The page knows everything already."""

    ply: int


class Done(Event, frozen=True, tag="done"):
    """A command was carried out, and is on disk."""

    id: str
    ply: int


class Refused(Event, frozen=True, tag="refused"):
    """A command was not carried out; nothing has changed. The message is in English."""

    id: str
    reason: Reason
    message: str
    ply: int
    why: Why | None = None


class PreviewBody(msgspec.Struct, frozen=True):
    """What a move would lead to."""

    move: str
    lines: Lines
    view: dict[str, Any] | None
    gain: Points
    ends: bool


class Preview(Event, frozen=True, tag="preview"):
    """The answer to AskPreview."""

    id: str
    preview: PreviewBody


class Hint(Event, frozen=True, tag="hint"):
    """The answer to AskHint: the best move, the best few with what can be expected of each, and what that rests on."""

    id: str
    move: str
    best: list[Choice]
    basis: Basis


class Analysis(msgspec.Struct, frozen=True):
    """A finished game looked into: its course as far as it is known, and how many steps it will have."""

    total: int
    course: Course


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotName | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up: by game and options, or from a record."""

    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=10)] = []
    game: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    options: dict[str, Any] = {}
    public: bool = False
    stand_in: StandIn = StandIn()
    record: str | dict[str, Any] | None = None  # its text, or what that says


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Follow an invitation."""

    token: Annotated[str, msgspec.Meta(max_length=100)]
    nonce: Annotated[str, msgspec.Meta(min_length=16, max_length=100)]  # the same when it is asked again
    name: Name = ""


encode = msgspec.json.Encoder().encode
decode_command = msgspec.json.Decoder(AnyCommand).decode
decode_new_table = msgspec.json.Decoder(NewTable).decode
decode_sit = msgspec.json.Decoder(Sit).decode
