"""How the commands print and ask: for people through Rich, for programs as JSON."""

import contextlib
import json
import os
import sys
from collections.abc import Iterator
from contextvars import ContextVar
from typing import Annotated, Final, TextIO

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - what is typed can be edited, where there is one

LONGEST_NUMBER: Final = 9  # digits

AsJson = Annotated[bool, Parameter(name="--json", negative=(), show_default=False, help="Print JSON.")]


_apart: Final[ContextVar[TextIO | None]] = ContextVar("apart", default=None)  # the output, if it is for results alone


@contextlib.contextmanager
def only_results() -> Iterator[None]:
    """The output is for what we print; what bots print, in whatever way, goes where errors go.

    For them that stays so afterwards, as they may still print when the process ends.
    """
    try:
        ours = sys.stdout.fileno()
        theirs = os.open(os.devnull, os.O_WRONLY) if sys.stderr is None else sys.stderr.fileno()
    except (AttributeError, OSError, ValueError):  # no output, or none that others could write to
        yield
        return
    sys.stdout.flush()
    with open(os.dup(ours), "w", encoding=sys.stdout.encoding, errors=sys.stdout.errors) as results:  # noqa: PTH123
        os.dup2(theirs, ours)
        before = _apart.set(results)
        try:
            yield
        finally:
            _apart.reset(before)


def open_console(*, stderr: bool = False) -> Console:
    """Where people read."""
    return Console(file=None if stderr else _apart.get(), stderr=stderr, highlight=False)


def print_json(data: object) -> None:
    """What programs read."""
    print(json.dumps(data, indent=2), file=_apart.get())


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
    # Only a prompt of its own is left alone by readline when the line is edited.
    answer = input(question) if console.is_terminal and not console.stderr else console.input(Text(question))
    if not sys.stdin.isatty():
        console.print(answer, markup=False)  # so that a written-down game reads as it would have on a terminal
    return answer.strip()


def read_number(answer: str) -> int | None:
    """The whole number that was typed, if it is one of a sensible length."""
    return int(answer) if answer.isdecimal() and len(answer) <= LONGEST_NUMBER else None
