"""What is in a game's box: data that comes with the game, or a file of a player's own that replaces it."""

import copy
import tomllib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Final, Generic, TypeVar

from mire.core.checks import shown
from mire.core.errors import BadSetup
from mire.core.game import JSON

T = TypeVar("T")


class Box(Generic[T]):
    """The components of a game, built from the data file in its package or from another such file."""

    def __init__(self, package: str, build: Callable[[JSON], T]) -> None:
        self._package: Final = package
        self._build: Final = build  # BadSetup names the entry at fault
        self._own_data: JSON | None = None
        self._own: T | None = None
        self._last: tuple[JSON, T] | None = None  # tables of one set-up share its data

    def settle(self, value: object) -> JSON | None:
        """The value of an option as data: None for our own components, a file's contents, or such contents, checked."""
        if value is None:
            return None
        if isinstance(value, dict):
            data: JSON = copy.deepcopy(value)
        elif isinstance(value, (str, Path)):
            data = _read(Path(value))
        else:
            raise BadSetup(f"components must be a file or its contents, not {shown(value)}")
        self.components(data)
        return data

    def components(self, data: JSON | None) -> T:
        """The components behind a settled option."""
        if data is None:
            if self._own is None:
                self._own = self._build(self._our_data())
            return self._own
        if self._last is None or self._last[0] is not data:
            self._last = (data, self._build(data))
        return self._last[1]

    def data(self, data: JSON | None) -> JSON:
        """The contents of the file in use, to be kept by whoever asked."""
        return copy.deepcopy(self._our_data() if data is None else data)

    def _our_data(self) -> JSON:
        if self._own_data is None:
            text = resources.files(self._package).joinpath("components.toml").read_text("utf-8")
            self._own_data = tomllib.loads(text)
        return self._own_data


def fault(where: str, complaint: str) -> BadSetup:
    """What is wrong with an entry of a components file."""
    return BadSetup(f"components: {where}: {complaint}")


def _read(path: Path) -> JSON:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSetup(f"components file {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadSetup(f"components file {path} is not TOML: {error}") from None
