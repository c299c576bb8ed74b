"""Files of SQLite with a page written over, as a failing disk or memory would."""

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

LEAF = 10  # the first byte of a page that holds rows and leads to no others


def damage_page_with(file: Path, *rows: bytes) -> bytes:
    """Write garbage over a page on which one of these rows stands: which row. Nobody has the file open."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    content = bytearray(file.read_bytes())
    start, row = next(_places(content, size, rows))
    content[start : start + size] = b"\xa5" * size
    file.write_bytes(content)
    return row


def _places(content: bytearray, size: int, rows: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    for row in rows:
        for start in range(0, len(content), size):
            if content[start] == LEAF and row in content[start : start + size]:
                yield start, row
