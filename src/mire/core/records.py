"""Records: a game as one JSON object: what it was set up with and the moves, and if you like who played."""

import json
from collections.abc import Sequence
from typing import Any, Final

from mire.core.checks import is_whole
from mire.core.errors import BadRecord
from mire.core.game import JSON

VERSION: Final = 1
RECORD_KEYS: Final = ["mire", "game", "players", "seed", "options", "moves"]
TABLE_KEYS: Final = [*RECORD_KEYS, "state"]
GAME_VERSION: Final = "version"  # of the game's rules and data; it need not be there, and is not in games of the first
NAMES: Final = "names"  # what the players were called, which need not be there
BOTS: Final = "bots"  # which bot each player was, null for people; it need not be there
MAY_BE: Final = {GAME_VERSION, NAMES, BOTS}
MOST_VERSION: Final = 9999
LONGEST_NAME: Final = 24
LONGEST_BOT: Final = 40


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
    if {*data, *MAY_BE} == {*(TABLE_KEYS if keys == RECORD_KEYS else RECORD_KEYS), *MAY_BE}:
        raise BadRecord(f"this is not {what}; read it with {other}")
    for key in keys:
        if key not in data:
            raise BadRecord(f"{what} needs '{key}'; it has {', '.join(map(repr, data))}")
    for key in data:
        if key not in keys and key not in MAY_BE:
            raise BadRecord(f"'{key}' does not belong in {what}; it has {', '.join(keys)}")
    of_game = version_in(data)
    numbered = is_whole(of_game) and 1 <= of_game <= MOST_VERSION
    _check(numbered, f"'version' must be the version of the game's rules, a number from 1 to {MOST_VERSION}")
    _check(isinstance(data["options"], dict), "'options' must be an object")
    moves = data["moves"]
    _check(isinstance(moves, list) and all(isinstance(move, str) for move in moves), "'moves' must be texts")
    _check(NAMES not in data or _are_names(data[NAMES], data["players"]), "'names' must be a short text per player")
    _check(BOTS not in data or _are_bots(data[BOTS], data["players"]), "'bots' must be a short text or null per player")
    return data


def version_in(data: JSON) -> Any:
    """By which version of its game's rules and data a record was begun."""
    return data.get(GAME_VERSION, 1)


def with_names(record: str, names: list[str], bots: Sequence[str | None] = ()) -> str:
    """The same record that also tells who played, and who of them was a bot."""
    told = {**json.loads(record), NAMES: names}
    return json.dumps({**told, BOTS: list(bots)} if any(bots) else told, ensure_ascii=False)


def names_in(record: str | JSON) -> list[str]:
    """The names in a record that was read before; empty if it has none."""
    data = json.loads(record) if isinstance(record, str) else record
    names: list[str] = data.get(NAMES, [])
    return names


def bots_in(record: str | JSON) -> list[str | None]:
    """Which bots played in a record that was read before; empty if it does not say."""
    data = json.loads(record) if isinstance(record, str) else record
    bots: list[str | None] = data.get(BOTS, [])
    return bots


def _are_bots(bots: object, players: object) -> bool:
    return (
        isinstance(bots, list)
        and len(bots) == players
        and all([bot is None or (isinstance(bot, str) and len(bot) <= LONGEST_BOT) for bot in bots])
    )


def _are_names(names: object, players: object) -> bool:
    short = isinstance(names, list) and all([isinstance(name, str) and len(name) <= LONGEST_NAME for name in names])
    return short and isinstance(names, list) and len(names) == players


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
