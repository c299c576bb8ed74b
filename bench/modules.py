"""How the modules hang together: what a move touches, how deep they import each other, and which of them name a card.

    PYTHONPATH=src .venv/bin/python -m bench.modules

Run it on the interpreted engine: compiled code can't be watched.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from types import FrameType
from typing import Final

import mire
from mire.games.farmers.box.improvements import MINORS

SOURCES: Final = Path(mire.__file__).parent.parent
PAGE: Final = SOURCES.parent / "web" / "src"
GAMES: Final[list[tuple[str, dict[str, int]]]] = [
    ("moorland", {}),
    ("dartmoor", {}),
    ("farmers", {"level": 1}),
    ("farmers", {"level": 2}),
]
SEEDS: Final = range(3)
PLAYERS: Final = 3


def main() -> None:
    """Tell all of it."""
    if mire.compiled:
        raise SystemExit("compiled code can't be watched: make setup, or PYTHONPATH=src")
    for game, options in GAMES:
        play, view, log = touched(game, options)
        what = " ".join([game, *map(str, options.values())])
        print(
            f"{what}: a move touches {play:g} modules, a view {view:g}, its log {log:g} more (medians of random games)"
        )
    for game in ("moorland", "dartmoor", "farmers"):
        chain = longest_chain(imports_of(game))
        print(f"{game}: imports are {len(chain)} deep: {' '.join(chain)}")
    named = modules_naming_cards()
    for card, modules in sorted(named.items(), key=lambda item: -len(item[1])):
        if len(modules) > 2:
            print(f"{card} is named in {len(modules)} modules: {' '.join(modules)}")
    print(f"{sum(len(modules) <= 2 for modules in named.values())} of {len(named)} cards are named in two modules")


# What a move touches


def touched(game: str, options: dict[str, int]) -> tuple[float, float, float]:
    """How many of the game's modules run when a move is played, a position viewed; how many more for the log."""
    plays, views, logs = [], [], []
    for seed in SEEDS:
        table, chance = mire.new(game, PLAYERS, seed, **options), Random(seed)
        while not table.over:
            move = chance.choice(table.moves())
            logged = table.copy()
            logged.keep_log()
            told = modules_running(game, partial(play_and_tell, logged, move))
            played = modules_running(game, partial(table.play, move))
            plays.append(len(played))
            logs.append(len(told - played))
            views.append(len(modules_running(game, partial(table.view, 0))))
    return median(plays), median(views), median(logs)


def play_and_tell(table: mire.Table, move: mire.Move) -> None:
    """Play a move and say what came of it."""
    ply = table.ply
    table.play(move)
    table.log_entries(ply)


def modules_running(game: str, does: Callable[[], object]) -> set[str]:
    """The modules of a game in which anything is called meanwhile."""
    folder, files = str(SOURCES / "mire" / "games" / game), set[str]()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(folder):
            files.add(frame.f_code.co_filename)

    sys.setprofile(note)
    try:
        does()
    finally:
        sys.setprofile(None)
    return files


# Imports


def imports_of(game: str) -> dict[str, set[str]]:
    """The modules of a game, and which others of it each imports."""
    folder = SOURCES / "mire" / "games" / game
    files = {name_of(file): file for file in folder.rglob("*.py")}
    return {name: set(imported(file)) & files.keys() - {name} for name, file in files.items()}


def name_of(file: Path) -> str:
    """The name by which a module is imported."""
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


def imported(file: Path) -> Iterator[str]:
    """The modules from which it imports anything."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if is_module(inner) else node.module


def is_module(name: str) -> bool:
    """Whether it is one, or a package, and not something in a module."""
    path = SOURCES / name.replace(".", "/")
    return path.with_suffix(".py").is_file() or path.is_dir()


def longest_chain(imports: dict[str, set[str]]) -> list[str]:
    """The modules each of which imports the next one, as many as there can be."""
    found: dict[str, list[str]] = {}

    def chain(module: str, above: tuple[str, ...]) -> list[str]:
        if module in above:
            raise SystemExit(f"these import each other: {' '.join([*above, module])}")
        if module not in found:
            below = [chain(other, (*above, module)) for other in imports[module]]
            found[module] = [module, *max(below, key=len, default=[])]
        return found[module]

    longest = max([chain(module, ()) for module in imports], key=len)
    return [module.rpartition(".")[2] for module in longest]


# Cards


def modules_naming_cards() -> dict[str, list[str]]:
    """The modules of the engine and of the page that name each card, texts and tests apart."""
    files = [*SOURCES.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.tsx")]
    sources = {short(file): file.read_text("utf-8") for file in files if is_about_farmers(file)}
    return {card: [name for name, source in sources.items() if names(source, card)] for card in MINORS}


def short(file: Path) -> str:
    """Where a module is, from the sources on."""
    return str(file.relative_to(PAGE if file.is_relative_to(PAGE) else SOURCES))


def is_about_farmers(file: Path) -> bool:
    """Whether it is no test, no score pad, where the Village Church is a church, and no module of another game."""
    return not {"moorland", "dartmoor"} & set(file.parts) and "test" not in file.name and file.stem != "pad"


def names(source: str, card: str) -> bool:
    """Whether a card is named, as data or as a constant."""
    return re.search(rf"""["'`]{card}["'`]|\b{card.upper()}\b|\b{card}:""", source) is not None


if __name__ == "__main__":
    main()
