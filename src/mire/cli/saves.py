"""Games in files: the record of a finished one; of one to go on with the record, and who sits where."""

import json
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from mire.bots import make_bot
from mire.bots.own import is_own
from mire.cli.seating import HUMAN
from mire.core.errors import BadRecord, BadSetup, MireError, OtherVersion
from mire.core.game import JSON
from mire.core.records import names_in
from mire.core.table import Table, replay_as_far

SAVE_KEYS: Final = {"record", "seats"}


class Played:
    """A game read from a file, with every position it went through and, if it was saved or told, who sits where.

    One that other rules began is there as far as its moves can still be made.
    """

    def __init__(self, record: JSON, seats: object = None) -> None:
        table, fault = replay_as_far(record)
        if fault is not None and not isinstance(fault, OtherVersion):
            raise fault
        self.other: Final = fault
        self.positions: Final = list(table.steps())  # before the first move and after each
        self.moves: Final = len(record["moves"])
        self.seats: Final = None if seats is None else _check_seats(seats, self.positions[0].players)
        self.names: Final = names_in(record)


def read_game(file: str) -> Played:
    """The game in a file; BadRecord says what is wrong with it."""
    played = read_any_version(file)
    if played.other is not None:
        raise BadRecord(f"{file}: {played.other}")
    return played


def read_any_version(file: str) -> Played:
    """The game in a file, also one that other rules began; BadRecord says what else is wrong with it."""
    data = read_json(file)
    try:
        if not isinstance(data, dict):
            raise BadRecord("a record is a JSON object")
        if set(data) == SAVE_KEYS and isinstance(data["record"], dict):
            return Played(data["record"], data["seats"])
        return Played(data)
    except MireError as error:
        raise BadRecord(f"{file}: {error}") from None


def read_json(file: str) -> Any:
    """What a file, or for - the standard input, says."""
    try:
        return json.loads(sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not a text file") from None
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{file} is not JSON: {error}") from None


def save(file: str, table: Table, seats: Sequence[str]) -> None:
    """Write a game to a file: beside it first, so that a save that fails leaves an older one whole."""
    check_target(file)
    record = table.record()
    if not table.over:
        record = json.dumps({"record": json.loads(record), "seats": list(seats)}, ensure_ascii=False)
    target = Path(file).resolve()
    beside = target.with_name(f".mire-{secrets.token_hex(8)}")
    try:
        beside.write_text(record + "\n", encoding="utf-8")
        beside.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, file) from None
    finally:
        beside.unlink(missing_ok=True)


def check_target(file: str) -> None:
    """BadSetup if a game can't be saved there, or would take the place of something else."""
    path = Path(file)
    if not path.absolute().parent.is_dir():
        raise BadSetup(f"there is no folder {path.parent} to save the game in")
    if path.exists() and not _holds_game(path):
        raise BadSetup(f"{file} is there already and holds no game of Mire; save to another file")


def _holds_game(path: Path) -> bool:
    try:
        return path.is_file() and bool(read_game(str(path.resolve())).positions)
    except MireError:
        return False


def _check_seats(seats: object, players: int) -> list[str]:
    if not isinstance(seats, list) or len(seats) != players or not all(isinstance(kind, str) for kind in seats):
        raise BadRecord(f"'seats' must say who sits at each of the {players} seats")
    for kind in seats:
        if kind != HUMAN and not is_own(kind):
            make_bot(kind)  # only to see whether there is one
    return seats
