"""The words of the page and those it shares with the terminal: each id in every language, once, and none missing."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mire.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
SCRIPTS = [file for file in sorted(PAGE.rglob("*.ts*")) if ".test." not in file.name]
FIRST, *OTHERS = LANGUAGES

CALL = re.compile(r"\bt\(\s*")
CHOSEN = re.compile(
    r"""(?:^|[?:]\s*)(?:"([^"]+)"|`([^`]+)`)"""
)  # the id itself, or one for each outcome of a condition
GAP = re.compile(r"\$\{[^}]*\}")


class Named(Visitor):
    """Collects the values that a text takes."""

    def __init__(self) -> None:
        self.values: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.values.add(node.id.name)


def files(language: str) -> list[Path]:
    """All text files in a language, such as `en.ftl` and `pad.en.ftl`."""
    return sorted(file for folder in (ROOT / "src" / "mire", PAGE) for file in folder.rglob(f"*{language}.ftl"))


def entries(file: Path) -> Iterator[tuple[str, set[str]]]:
    """The texts in a file and their attributes, each with the values it takes; what Fluent can't read fails here."""
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, (ast.Message, ast.Term)):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if entry.value:
                yield name, values_of(entry.value)
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", values_of(attribute.value)


def values_of(pattern: ast.Pattern) -> set[str]:
    named = Named()
    named.visit(pattern)
    return named.values


@cache
def texts_in(language: str) -> dict[str, set[str]]:
    return dict(entry for file in files(language) for entry in entries(file))


def asked_for(script: str) -> Iterator[str]:
    """The ids in calls of t; where a part of one is only known later, there is a gap."""
    for call in CALL.finditer(script):
        for literal, template in CHOSEN.findall(first_argument(script, call.end())):
            yield literal or GAP.sub("${}", template)


def first_argument(script: str, start: int) -> str:
    depth = 0
    for place in range(start, len(script)):
        if depth == 0 and script[place] in ",)":
            return script[start:place].strip()
        depth += (script[place] in "([{") - (script[place] in ")]}")
    return ""


def matches(wanted: str, ids: set[str]) -> bool:
    """Whether there is such an id, with anything in its gaps."""
    pattern = re.compile(".+".join(re.escape(part) for part in wanted.split("${}")))
    return any(pattern.fullmatch(name) for name in ids)


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_is_there_in_every_language(language: str) -> None:
    assert [in_language(file, language) for file in files(FIRST)] == files(language)


def in_language(file: Path, language: str) -> Path:
    return file.with_name(f"{file.name.removesuffix(f'{FIRST}.ftl')}{language}.ftl")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", files(FIRST), ids=lambda file: str(file.relative_to(ROOT)))
def test_a_file_has_the_same_texts_with_the_same_values_in_every_language(file: Path, language: str) -> None:
    assert dict(entries(in_language(file, language))) == dict(entries(file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_there_twice(language: str) -> None:
    seen: dict[str, Path] = {}
    for file in files(language):
        for name, _ in entries(file):
            assert name not in seen, f"{name} is in {seen.get(name)} and in {file}"
            seen[name] = file


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda file: str(file.relative_to(PAGE)))
def test_every_text_the_page_asks_for_is_there(script: Path) -> None:
    ids = set(texts_in(FIRST))
    assert [name for name in asked_for(script.read_text("utf-8")) if not matches(name, ids)] == []


def test_the_ids_in_a_script_are_found() -> None:
    script = (
        """t("plain"); t( "more", { a: f("x", 1) }); t(dark ? "night" : `day-${of.week}-${1}`); at("nothing"); t(id)"""
    )
    assert list(asked_for(script)) == ["plain", "more", "night", "day-${}-${}"]
    assert matches("day-${}-${}", {"day-one-two"})
    assert not matches("day-${}-${}", {"day-one"})
