"""Databases as earlier Mires wrote them."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import psycopg

from tests.server.client import JSON

OLD = Path(__file__).parent / "old"
TABLES: list[JSON] = json.loads((OLD / "version-1.json").read_text())  # who sat there, and how far they were


def write_old(file: Path) -> None:
    """A SQLite file of version 1."""
    with sqlite3.connect(file) as database:
        database.executescript((OLD / "version-1.sql").read_text())
    database.close()


def rows_of_old(kind: str) -> list[tuple[Any, ...]]:
    """What was in a table of the database: `tables`, `entries` or `secrets`."""
    database = sqlite3.connect(":memory:")
    database.executescript((OLD / "version-1.sql").read_text())
    rows = database.execute(f"SELECT * FROM {kind}").fetchall()
    database.close()
    return rows


def write_old_postgres(place: str) -> None:
    """The same in a PostgreSQL database of version 1."""
    with psycopg.connect(place) as database:
        database.execute((OLD / "version-1-postgres.sql").read_text().encode())
        for kind in ("tables", "entries", "secrets"):
            for row in rows_of_old(kind):
                values = ", ".join(["%s"] * len(row))
                database.execute(f"INSERT INTO mire_{kind} VALUES ({values})".encode(), row)
