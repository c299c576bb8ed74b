"""Records: a game as one JSON object: what it was set up with and the moves, nothing else."""

import json
from typing import Final

from mire.core.checks import is_whole
from mire.core.errors import BadRecord
from mire.core.game import JSON

VERSION: Final = 1
RECORD_KEYS: Final = ["mire", "game", "players", "seed", "options", "moves"]
TABLE_KEYS: Final = [*RECORD_KEYS, "state"]


def write(data: JSON) -> str:
    """JSON text of a record or a table, with the version of the format in front."""
    return json.dumps({"mire": VERSION, **data}, ensure_ascii=False)


def read(source: object, keys: list[str], what: str, other: str) -> JSON:
    """The object in a JSON text, with exactly these keys, well typed; BadRecord says what is wrong."""
    data = _object(source, what)
    if "mire" not in data:
        raise BadRecord(f"this is not {what} of Mire: it has no 'mire' with the version of the format")
    version = data["mire"]
    if not is_whole(version) or version < 1:
        raise BadRecord(f"'mire' must be the version of the format, a number from 1 to {VERSION}")
    if version > VERSION:
        raise BadRecord(f"this is version {version} of the format; this Mire reads up to version {VERSION}")
    if set(data) == set(TABLE_KEYS if keys == RECORD_KEYS else RECORD_KEYS):
        raise BadRecord(f"this is not {what}; read it with {other}")
    for key in keys:
        if key not in data:
            raise BadRecord(f"{what} needs '{key}'; it has {', '.join(map(repr, data))}")
    for key in data:
        if key not in keys:
            raise BadRecord(f"'{key}' does not belong in {what}; it has {', '.join(keys)}")
    _check(isinstance(data["options"], dict), "'options' must be an object")
    moves = data["moves"]
    _check(isinstance(moves, list) and all(isinstance(move, str) for move in moves), "'moves' must be texts")
    return data


def _object(source: object, what: str) -> JSON:
    try:
        if isinstance(source, (str, bytes)):
            source = json.loads(source)
        # Plain data through and through: no other objects, no half characters.
        json.dumps(source, ensure_ascii=False, allow_nan=False).encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRecord(f"{what} must be JSON: {error}") from None
    if not isinstance(source, dict):
        raise BadRecord(f"{what} must be a JSON object, not {type(source).__name__}")
    return source


def _check(holds: bool, complaint: str) -> None:
    if not holds:
        raise BadRecord(complaint)
