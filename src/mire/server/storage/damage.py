"""Damage in a file of SQLite: whose it is. What one page holds must not cost the tables on all others."""

import sqlite3
from typing import Any, Final

PRIMARY: Final = 0xFF  # the part of an error code that says what kind it is
OF_ALL: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
    }
)
OF_A_PLACE: Final = frozenset(
    {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS}
)  # what the disk says of a place that it can't read any more
ENDS: Final = [
    [f"SELECT {key} FROM {rows} ORDER BY {key} {end} LIMIT 1" for end in ("ASC", "DESC")]  # noqa: S608 - ours alone
    for rows, key in (("tables", "id"), ("entries", "table_id"))
]


class Torn(sqlite3.DatabaseError):
    """Damage was met on the way, and some was read before it."""

    def __init__(self, read: Any, error: sqlite3.DatabaseError) -> None:
        super().__init__(str(error))
        self.read: Final = read
        self.error: Final = error
        self.sqlite_errorcode = _code_of(error)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether a file is not what SQLite has written."""
    return kind_of(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_of_all(error: sqlite3.Error) -> bool:
    """Whether nobody can write or read now."""
    return kind_of(error) in OF_ALL


def is_of_one(connection: sqlite3.Connection, error: sqlite3.Error) -> bool:
    """Whether a page is damaged and the rest of the file is not: then each kind of row is still found at one end."""
    if kind_of(error) != sqlite3.SQLITE_CORRUPT and _code_of(error) not in OF_A_PLACE:
        return False
    return all(any(_is_readable(connection, end) for end in ends) for ends in ENDS)


def kind_of(error: sqlite3.Error) -> int:
    """What kind of error it is; Python's own have none."""
    return _code_of(error) & PRIMARY


def _code_of(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)


def _is_readable(connection: sqlite3.Connection, query: str) -> bool:
    try:
        connection.execute(query).fetchone()
    except sqlite3.DatabaseError:
        return False
    return True
