"""`mire backup`: the tables, copied while they are played at."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from mire.cli.output import open_progress
from mire.cli.serve import Data, Database, database_at
from mire.core.errors import BadSetup

MOST_NAMED: Final = 10

Backup = Annotated[str, Parameter(help="The file to write; it must not be there yet.")]


def backup(file: Backup, /, *, data: Data = None, database: Database = None) -> None:
    """Copy all tables to a file, while a server may run, and read them back from it.

    The copy is as secret as the tables: hidden hands are in it, and the key of all invitations.

    Try: `mire backup moor.sqlite`
    """
    from mire.server.backups import back_up

    with reading_back() as watch:
        unreadable = back_up(sqlite_file(data, database, "pg_dump"), Path(file).expanduser(), watch)
    print(f"{file} has all tables as they are now")
    tell_unreadable(unreadable)


def sqlite_file(data: str | None, database: str | None, instead: str) -> Path:
    """The file with the tables; BadSetup if they are elsewhere."""
    from mire.server.storage import SQLITE

    address = database_at(data, database)
    if not address.startswith(SQLITE):
        raise BadSetup(f"this is for SQLite; PostgreSQL brings {instead} for it, see docs/server.md")
    return Path(address.removeprefix(SQLITE)).resolve()  # what a link leads to is what is copied and replaced


@contextmanager
def reading_back() -> Iterator[Callable[[int, int], None]]:
    """A bar that grows with the tables that have been read back."""
    with open_progress() as progress:
        bar = progress.add_task("Reading the tables back", total=None)
        yield lambda done, total: progress.update(bar, completed=done, total=total)


def tell_unreadable(tables: list[str]) -> None:
    """Name the tables that are kept but can't be played at."""
    if tables:
        named = ", ".join(tables[:MOST_NAMED]) + (" ..." if len(tables) > MOST_NAMED else "")
        print(f"{len(tables)} of them can't be read back by this Mire, and are kept as they are: {named}")
