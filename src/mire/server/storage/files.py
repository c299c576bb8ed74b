"""Files that are their owner's alone: tables hold hands, seeds and the key of every invitation."""

import contextlib
import logging
import os
import sys
from pathlib import Path
from typing import Final

logger: Final = logging.getLogger("mire.server")

OWNERS: Final = 0o600
OTHERS: Final = 0o077  # what anybody else may do
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a database


def make_folder(folder: Path) -> None:
    """A folder that only its owner enters. One that is there already stays as it is; who may look into it is said."""
    if folder.is_dir():
        if _open_to_others(folder):
            logger.warning("others on this machine may look into %s; 'chmod 700' keeps them out", folder)
        return
    for missing in [*reversed(folder.parents), folder]:
        if not missing.is_dir():
            missing.mkdir(mode=0o700)


def make_file(file: Path) -> None:
    """An empty file that only its owner reads, from its first moment. FileExistsError if there is one."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNERS))


def with_beside(database: Path) -> list[Path]:
    """The files a database consists of, as far as they are there."""
    files = [database, *(database.with_name(database.name + ending) for ending in BESIDE)]
    return [file for file in files if file.is_file()]


def close_to_others(database: Path) -> None:
    """Make a database its owner's alone that was not."""
    for file in with_beside(database):
        with contextlib.suppress(FileNotFoundError):  # what is beside it comes and goes
            if _open_to_others(file):
                _close(file)


def _close(file: Path) -> None:
    try:
        file.chmod(OWNERS)
    except PermissionError:
        logger.warning("others on this machine may read %s, and only its owner can change that", file)


def _open_to_others(path: Path) -> bool:
    return sys.platform != "win32" and bool(path.stat().st_mode & OTHERS)
