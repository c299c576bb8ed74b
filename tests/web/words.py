"""The words of the page by the ids of its texts, so that the tests do not depend on how things are put."""

from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

ROOT = Path(__file__).parents[2]


class Words:
    """All that the page can say in a language: `words("wins", winner="Greta")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Any] = {"NAMES": self._names}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.ids: list[str] = []
        for file in [path for part in ("src/mire", "web/src") for path in (ROOT / part).rglob(f"*{language}.ftl")]:
            resource = FluentResource(file.read_text("utf-8"))
            self._bundle.add_resource(resource)
            self.ids += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message) and entry.value]

    def __call__(self, text: str, **values: str | float) -> str:
        """A text with its values."""
        said, errors = self._say(text, values)
        assert not errors, f"the text {text} can't be said: {errors[0]}"
        return said

    @cached_property
    def plain(self) -> set[str]:
        """All texts that always read the same."""
        said = [self._say(text, {}) for text in self.ids]
        return {text for text, errors in said if not errors}

    def _names(self, prefix: str, words: str, by: str = ", ") -> str:
        """NAMES in a text: what the texts of several words say, with a number behind some: `wood clay:2`."""
        return by.join([self._name(f"{prefix}-{name}", number) for name, _, number in _parts(words)])

    def _name(self, text: str, number: str) -> str:
        return self(text, number=int(number)) if number else self(text)

    def _say(self, text: str, values: dict[str, str | float]) -> tuple[str, list[Exception]]:
        pattern = self._bundle.get_message(text).value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, values)
        return str(said), errors


def _parts(words: str) -> list[tuple[str, str, str]]:
    return [word.partition(":") for word in words.split()]


words_in = cache(Words)
