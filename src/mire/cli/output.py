"""How the commands print and ask: for people through Rich, for programs as JSON."""

import json
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

AsJson = Annotated[bool, Parameter(name="--json", negative=(), show_default=False, help="Print JSON.")]


def open_console(*, stderr: bool = False) -> Console:
    """Where people read."""
    return Console(stderr=stderr, highlight=False)


def print_json(data: object) -> None:
    """What programs read."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def open_progress() -> Progress:
    """A bar on the error output for long work, if somebody watches."""
    console = open_console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def ask(console: Console, question: str) -> str:
    """One line from the player; EOFError when there are no more."""
    if sys.stdin is None:
        raise EOFError
    answer = console.input(Text(question, style="bold"))
    if not sys.stdin.isatty():
        console.print(answer, markup=False)  # so that a written-down game reads as it would have on a terminal
    return answer.strip()
