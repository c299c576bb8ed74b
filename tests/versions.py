"""What a version of a game is, as fingerprints: how the golden games go by it, and what its cards and boards are.

Wording is no part of it. `make golden` adds the fingerprints of a version that has none yet, and never changes others.
"""

import hashlib
import json
import random
import sys
from typing import Any

import mire
from mire.core.game import Game
from mire.core.registry import games
from tests.golden import FOLDER, GAMES

FILE = FOLDER / "versions.json"
TIMES = 10  # each of them is played


def known() -> dict[str, dict[str, dict[str, str]]]:
    """By game and version the fingerprints of its rules and of its data."""
    kept: dict[str, dict[str, dict[str, str]]] = json.loads(FILE.read_text("utf-8"))
    return kept


def fingerprints(game: Game, version: int) -> dict[str, str]:
    """Of the golden games as this version plays them now."""
    began = [begun(setup, version) for setup in GAMES.values() if setup["game"] == game.name]
    return {
        "rules": fingerprint([course(table.copy(), chance) for table in began for chance in range(TIMES)]),
        "data": fingerprint([without_page(table.components()) for table in began]),
    }


def begun(setup: dict[str, Any], version: int) -> mire.Table:
    """A golden game as this version deals it."""
    today = json.loads(mire.new(**setup).record())
    return mire.replay({**today, "version": version})


def course(table: mire.Table, seed: int) -> list[Any]:
    """Whose decision among which moves each was, and the scores; the order of the moves is no rule."""
    chance = random.Random(seed)
    course: list[Any] = []
    while not table.over:
        moves = sorted(map(str, table.moves()))
        course.append([table.seat, moves])
        table.play(chance.choice(moves))
    return [*course, [score.categories for score in table.scores()], table.winners]


def without_page(data: Any) -> Any:
    """Components without what only a page draws by."""
    if isinstance(data, dict):
        return {key: without_page(value) for key, value in data.items() if key != "page"}
    return [without_page(value) for value in data] if isinstance(data, list) else data


def fingerprint(data: object) -> str:
    """Of any data, whatever the order of its keys."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def complaint(game: Game, version: int) -> str:
    """What is to be done where a version is not what it was; empty if it is."""
    kept, now = known().get(game.name, {}).get(str(version)), fingerprints(game, version)
    if kept == now:
        return ""
    if kept is None:
        return f"{game.name} has no fingerprints of version {version} yet: `make golden` writes them"
    changed = " and ".join(what for what in kept if kept[what] != now[what])
    if version < game.version:
        return f"{game.name}: {changed} of version {version} changed, which is still played: see `Game.changes`"
    return (
        f"{game.name}: its {changed} changed. Raise the version: add RULES to `changes` in its game.py, or DATA if all"
        f" that changed is in a components.toml and components-{version}.toml keeps how that was; then `make golden`."
        f" (While nobody has played by version {version} yet, take its lines out of {FILE.name} instead.)"
    )


def main() -> None:
    """Keep the fingerprints of new versions; say what is wrong with others."""
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.versions --write")
    kept = known()
    for game in games():
        kept.setdefault(game.name, {}).setdefault(str(game.version), fingerprints(game, game.version))
    FILE.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")
    if complaints := [said for game in games() if (said := complaint(game, game.version))]:
        sys.exit("\n".join(complaints))


if __name__ == "__main__":
    main()
