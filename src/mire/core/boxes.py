"""What is in a game's box: data that comes with the game, or a file of a player's own that replaces it."""

import copy
import re
import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from mire.core.checks import shown
from mire.core.errors import BadSetup
from mire.core.game import JSON

T = TypeVar("T")

TODAY: Final = 1 << 60  # later than any version
OLDER: Final = re.compile(r"components-(\d+)\.toml")


class Box(Generic[T]):
    """The components of a game, built from the data file in its package or from another such file.

    `components.toml` has them as they are today. Where they have changed, `components-N.toml` has what was otherwise up
    to version N of the game; `kinds` tells which key names the entries of a list (see entries.py).
    """

    def __init__(self, package: str, build: Callable[[JSON], T], kinds: Mapping[str, tuple[str, str]]) -> None:
        self._package: Final = package
        self._build: Final = build  # BadSetup names the entry at fault
        self._kinds: Final = kinds
        self._our_data: Final[dict[int, JSON]] = {}  # by the last version that had them so
        self._ours: Final[dict[int, T]] = {}
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

    def components(self, data: JSON | None, version: int = TODAY) -> T:
        """The components behind a settled option: those of a file, or our own as a version of the game had them."""
        if data is None:
            last = self._last_alike(version)
            if last not in self._ours:
                self._ours[last] = self._build(self._our_data[last])
            return self._ours[last]
        if self._last is None or self._last[0] is not data:
            self._last = (data, self._build(data))
        return self._last[1]

    def data(self, data: JSON | None, version: int = TODAY) -> JSON:
        """The contents of the file in use, to be kept by whoever asked."""
        return copy.deepcopy(self._our_data[self._last_alike(version)] if data is None else data)

    def _last_alike(self, version: int) -> int:
        """The last version whose components are those of this one."""
        if not self._our_data:
            self._read_ours()
        return min([last for last in self._our_data if last >= version], default=TODAY)

    def _read_ours(self) -> None:
        files = {file.name: file for file in resources.files(self._package).iterdir()}
        data = tomllib.loads(files["components.toml"].read_text("utf-8"))
        self._our_data[TODAY] = data
        older = {int(found[1]): files[name] for name in files if (found := OLDER.fullmatch(name))}
        for last in sorted(older, reverse=True):
            data = as_it_was(data, tomllib.loads(older[last].read_text("utf-8")), self._kinds)
            self._our_data[last] = data


def as_it_was(now: Any, then: Any, kinds: Mapping[str, tuple[str, str]], path: str = "") -> Any:
    """Data of today with what was otherwise put in; the entries of a list are told apart by the key that names them."""
    if isinstance(now, dict) and isinstance(then, dict):
        changed = {
            key: as_it_was(now.get(key), value, kinds, f"{path}.{key}".lstrip(".")) for key, value in then.items()
        }
        return {**now, **changed}
    label = kinds[path][1] if path in kinds else ""
    if label and isinstance(now, list):
        others = {entry[label]: entry for entry in then}
        return [as_it_was(entry, others.get(entry[label], {}), kinds) for entry in now]
    return then


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
