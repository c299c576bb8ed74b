"""A user's own bot, by its file and class: `path.py:Class`."""

import importlib.util
import sys
from contextlib import redirect_stdout
from pathlib import Path
from types import ModuleType
from typing import TextIO

from mire.bots import make_bot
from mire.bots.bot import Bot
from mire.bots.faults import in_one_line
from mire.core.errors import BadSetup


def is_own(name: str) -> bool:
    """Whether a name means a user's own bot."""
    return name.endswith(".py") or ".py:" in name


def aside() -> redirect_stdout[TextIO]:
    """While bots are at work, what they print goes where errors go: the output is for results."""
    return redirect_stdout(sys.stderr)


def load_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name, or a user's own. It runs the file, so the name must come from who may do that."""
    if not is_own(name):
        return make_bot(name, seed)
    own = _find_class(name)
    try:
        with aside():
            return own(seed)
    except Exception as error:
        raise BadSetup(f"{name} can't be made from a seed: {in_one_line(error, name)}") from error


def _find_class(name: str) -> type[Bot]:
    file, _, wanted = name.rpartition(":")
    if not file:
        raise BadSetup(f"{name} needs the name of a class behind it, as in {name}:MyBot")
    module = _load(file)
    found: object = getattr(module, wanted, None)
    if found is None:
        there = ", ".join(key for key, value in vars(module).items() if _is_bot(value)) or "none"
        raise BadSetup(f"{file} has no class {wanted}; its bots are: {there}")
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadSetup(f"{wanted} in {file} is no bot: it must be a subclass of mire.bots.Bot")
    if found.choose is Bot.choose:  # which compiled code would not notice before it is called
        raise BadSetup(f"{wanted} in {file} has no method choose")
    return found


def _is_bot(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Bot) and value is not Bot


def _load(file: str) -> ModuleType:
    """The module in a file, run once; what lies beside it can be imported from it."""
    path = Path(file).resolve()
    key = str(path)
    if key in sys.modules:
        return sys.modules[key]
    if not path.is_file():
        raise BadSetup(f"there is no file {file}")
    spec = importlib.util.spec_from_file_location(key, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    sys.modules[key] = module
    try:
        with aside():
            spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[key]
        raise BadSetup(f"{file} can't be run: {in_one_line(error, f'{file}:')}") from error
    return module
