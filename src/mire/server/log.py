"""What is kept of a table: its set-up, and an append-only log of everything that happened at it."""

import contextlib
from typing import Annotated, Any, Final

import msgspec

from mire.core.errors import BadSetup

MOST_GRACE: Final = 86_400


class FirstSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who was meant to sit at a seat when the table was set up."""

    name: str = ""
    bot: str | None = None
    token: str | None = None  # the hash of the token of whoever set the table up and sits here


class StandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot may stand in when all others agree, and after how many seconds; None is never."""

    bot: str = "greedy"
    offline: Annotated[int, msgspec.Meta(ge=0, le=MOST_GRACE)] | None = 60
    idle: Annotated[int, msgspec.Meta(ge=1, le=MOST_GRACE)] | None = 600  # on the own turn


class Setup(msgspec.Struct, frozen=True):
    """What a table starts from."""

    record: dict[str, Any]  # game, players, seed, options, and moves if it goes on from a record
    seats: list[FirstSeat]
    public: bool
    created: float
    brought: bool = False  # whether somebody brought it as a record, and so knows its seed
    stand_in: StandIn = StandIn()


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="what"):
    """One thing that happened; `command` is the id of the command that asked for it."""

    seat: int
    command: str = ""


class Played(Entry, frozen=True, tag="play"):
    """A move was made."""

    move: str


class TookBack(Entry, frozen=True, tag="undo"):
    """The last move of the turn was taken back."""


class Sat(Entry, frozen=True, tag="sit"):
    """Somebody followed the invitation to a seat."""

    name: str
    token: str


class Renamed(Entry, frozen=True, tag="name"):
    """Somebody goes by another name."""

    name: str


class StoodIn(Entry, frozen=True, tag="stand-in"):
    """A bot plays for a person from now on."""

    bot: str


class CameBack(Entry, frozen=True, tag="return"):
    """A person plays on instead of the bot."""


class Followed(Entry, frozen=True, tag="rematch"):
    """Another table was set up to play again."""

    table: str


AnyEntry = Played | TookBack | Sat | Renamed | StoodIn | CameBack | Followed

LONGEST_FILE: Final = 64_000
LONGEST_LINE: Final = 500

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_setup = msgspec.json.Decoder(Setup).decode
decode_record = msgspec.json.Decoder(dict[str, Any]).decode


def decode_file(name: str, text: str) -> Any:
    """The data in the text of an uploaded file, JSON or TOML; BadSetup if it is neither, or too much."""
    # Reading TOML takes time and memory by the square of a key's dots, so nobody may send long lines.
    if len(text) > LONGEST_FILE or max(map(len, text.splitlines()), default=0) > LONGEST_LINE:
        raise BadSetup(
            f"the file for '{name}' is too long; it has at most {LONGEST_FILE} letters, {LONGEST_LINE} a line"
        )
    for read in (msgspec.json.decode, msgspec.toml.decode):
        with contextlib.suppress(msgspec.DecodeError, ValueError, RecursionError):
            return read(text.encode())
    raise BadSetup(f"the file for '{name}' is neither JSON nor TOML")
