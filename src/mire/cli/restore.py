"""`mire restore`: the tables of a backup, put in place again."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mire.cli.backup import reading_back, sqlite_file, tell_unreadable
from mire.cli.serve import Data, Database

Backup = Annotated[str, Parameter(help="A file that `mire backup` has written.")]


def restore(file: Backup, /, *, data: Data = None, database: Database = None) -> None:
    """Put the tables of a backup in place, while no server has them open. What was there is kept beside them.

    Try: `mire restore moor.sqlite`
    """
    from mire.server.backups import restore

    place = sqlite_file(data, database, "pg_restore")
    with reading_back() as watch:
        unreadable, kept = restore(Path(file).expanduser(), place, watch)
    print(f"{place} has the tables of {file}")
    if kept is not None:
        print(f"what was there is kept in {kept}")
    tell_unreadable(unreadable)
