"""Databases as earlier Mires wrote them."""

import json
import sqlite3
from pathlib import Path

from tests.server.client import JSON

OLD = Path(__file__).parent / "old"
TABLES: list[JSON] = json.loads((OLD / "version-1.json").read_text())  # who sat there, and how far they were


def write_old(file: Path) -> None:
    """A SQLite file of version 1."""
    with sqlite3.connect(file) as database:
        database.executescript((OLD / "version-1.sql").read_text())
    database.close()
