"""Copies of the tables in a SQLite file: taken while a server runs, checked, and put in place again."""

import secrets
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Final
from urllib.parse import quote

from mire.core.errors import BadSetup
from mire.server.storage import files
from mire.server.storage.sqlite import VERSION, begin_day_anew, load, read_as_today
from mire.server.tables.reading import reads_back

if sys.platform != "win32":
    import fcntl

Watch = Callable[[int, int], None]  # told how many tables have been read back, of how many

FIRST_SHARED_BYTE: Final = 0x4000_0002  # see sqlite.org/fileformat.html, "the lock-byte page"
SHARED_BYTES: Final = 510


def back_up(place: Path, target: Path, watch: Watch) -> list[str]:
    """Copy the tables to a new file as they are now; the ids of those that can't be read back, there as here."""
    if target.exists():
        raise _taken(target)
    with _copied(place, target) as copy:
        unreadable = _check(copy, place, watch)
        try:
            files.make_file(target)  # somebody may have been quicker
        except FileExistsError:
            raise _taken(target) from None
        copy.replace(target)
    return unreadable


def _taken(target: Path) -> BadSetup:
    return BadSetup(f"{target} is there already, and a backup takes no other file's place; give a new name")


def restore(backup: Path, place: Path, watch: Watch) -> tuple[list[str], Path | None]:
    """Put the tables of a backup in place: the ids of those that can't be read back, and where the old are kept."""
    files.make_folder(place.parent)
    with _copied(backup, place) as copy:
        unreadable = _check(copy, backup, watch)
        with _opened(copy) as database:
            begin_day_anew(database)
        kept = _set_aside(place) if files.with_beside(place) else None
        copy.rename(place)
    return unreadable, kept


@contextmanager
def _copied(source: Path, target: Path) -> Iterator[Path]:
    """All that is in a file and the log beside it, at one moment, in a file beside the target that is to become it."""
    if not target.parent.is_dir():
        raise BadSetup(f"there is no folder {target.parent}")
    copy = target.with_name(f".mire-{secrets.token_hex(8)}")
    files.make_file(copy)
    try:
        with _opened(source) as original, closing(sqlite3.connect(copy)) as database:
            original.backup(database)
            database.execute("PRAGMA journal_mode = DELETE")
        yield copy
    finally:
        copy.unlink(missing_ok=True)


def _check(copy: Path, source: Path, watch: Watch) -> list[str]:
    """Read everything back: the ids of tables that can't be. BadSetup if the file as a whole is no good."""
    with _opened(copy) as database:
        (verdict,) = database.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise BadSetup(f"{source} is damaged: {verdict}")
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if not 1 <= version <= VERSION:
            raise BadSetup(f"{source} holds no tables that this Mire knows (version {version}; ours is {VERSION})")
        read_as_today(database)
        tables = [table for (table,) in database.execute("SELECT id FROM tables ORDER BY id")]
        unreadable = []
        for number, table in enumerate(tables, 1):
            stored = load(database, table)
            if stored is None or not reads_back(*stored):
                unreadable.append(table)
            watch(number, len(tables))
    return unreadable


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    if not file.is_file():
        raise BadSetup(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"file:{quote(str(file.resolve()))}?mode=rw", uri=True)) as database:
            yield database
    except sqlite3.Error as error:
        raise BadSetup(f"{file}: {error}") from None


def _set_aside(place: Path) -> Path:
    """Give the tables that are there another name, for their owner alone; BadSetup while a server has them open."""
    until = place.with_name(f"{place.name}.until-{time.strftime('%Y%m%d-%H%M%S')}")
    kept = next(name for name in _names_like(until) if not files.with_beside(name))
    with _nobody_elses(place):
        for file in files.with_beside(place):
            file.rename(kept.with_name(file.name.replace(place.name, kept.name, 1)))
    files.close_to_others(kept)
    return kept


def _names_like(file: Path) -> Iterator[Path]:
    """A name, and more for the case that it is taken."""
    yield file
    yield from (file.with_name(f"{file.name}-{number}") for number in count(2))


@contextmanager
def _nobody_elses(place: Path) -> Iterator[None]:
    """Whoever has a SQLite file open shares a lock on these of its bytes. Windows renames no file that is open."""
    if sys.platform == "win32" or not place.exists():
        yield
        return
    with place.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, SHARED_BYTES, FIRST_SHARED_BYTE)
        except BlockingIOError:
            raise BadSetup(f"a server has {place} open; stop it, restore, and start it again") from None
        yield
