"""The command line: `mire` serves the page; `mire play moorland`, `mire simulate moorland` and the others."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from cyclopts import App, CoercionError, CycloptsError, UnusedCliTokensError

import mire
from mire.cli.problems import BAD_INPUT, complain, explain
from mire.cli.serve import serve
from mire.core.checks import shown
from mire.core.errors import MireError

INTERRUPTED: Final = 130

COMMANDS: Final = [
    *("play", "replay", "analyse", "score", "games", "options", "cards"),
    *("simulate", "arena", "tune", "fit", "calibrate", "bench"),
    *("backup", "restore"),
]

app: Final = App(
    name="mire",
    version=mire.__version__,
    suppress_keyboard_interrupt=False,
)
app.default(serve)
for _place, _name in enumerate(COMMANDS):
    # Loaded when called, so that no command waits for what only another one needs.
    app.command(f"mire.cli.{_name}:{_name}", sort_key=_place)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is what it says, else 0 if it could be done."""
    tokens = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # what can't be read or shown is a question mark, not the end
    if tokens and tokens[0] in app.help_flags:
        _load_all()
    try:
        code = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return _refuse(_in_plain_words(error))
    except BrokenPipeError:
        return _stop_printing()
    except (MireError, OSError) as error:
        return _refuse(explain(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _load_all() -> None:
    """Load every command, so that the list of commands shows what each says about itself."""
    for name in COMMANDS:
        app[name]


def _refuse(complaint: str) -> int:
    complain(complaint)
    return BAD_INPUT


def _stop_printing() -> int:
    """Whoever read our output has gone; what is still buffered must not be complained about."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _in_plain_words(error: CycloptsError) -> str:
    if isinstance(error, CoercionError) and error.token and error.target_type in (int, float):
        number = "whole number" if error.target_type is int else "number"
        return f"{error.token.keyword or 'this'} takes a {number}, not {shown(error.token.value)}"
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return f"there is no use for '{' '.join(error.unused_tokens)}' here; --help shows what there is"
    return str(error)
