"""`import mire`: what comes with it, and a word to who waits at a terminal."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import mire

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
IN_A_WORKER = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

def work():
    import mire
    return mire.compiled

if __name__ == "__main__":
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        pool.submit(work).result()
"""

GONE = """
import sys

class Gone:
    \"\"\"A terminal that was closed.\"\"\"

    def isatty(self):
        return True

    def write(self, text):
        raise OSError
"""


@pytest.mark.skipif(mire.compiled, reason="the engine is compiled")
def test_who_plays_with_the_engine_uncompiled_is_told_so_once_at_a_terminal() -> None:
    (line,) = read_at_a_terminal("-c", "import mire; from mire.cli import main; main(['games'])").splitlines()
    assert line.startswith("mire: the engine runs uncompiled, many times slower; `make compile`")


@pytest.mark.skipif(not mire.compiled, reason="the engine is not compiled")
def test_of_a_compiled_engine_nothing_is_said() -> None:
    assert read_at_a_terminal("-c", "import mire") == ""


def test_nothing_is_said_into_a_pipe() -> None:
    done = subprocess.run([sys.executable, "-c", "import mire"], env=ENVIRONMENT, capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")


@pytest.mark.parametrize(
    "output",
    [
        "sys.stderr = None",
        "sys.stderr.close()",
        "sys.stderr = object()",
        "sys.stderr = Gone()",
    ],
)
def test_an_error_output_that_cant_be_written_to_is_no_fault(output: str) -> None:
    script = f"{GONE}\n{output}\nimport mire\nprint(mire.compiled)\nsys.stderr = None"
    done = subprocess.run([sys.executable, "-c", script], env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert done.stdout == f"{mire.compiled}\n"


@pytest.mark.skipif(os.name != "posix", reason="as shells of POSIX close it")
def test_nobody_need_have_an_error_output() -> None:
    command = f"exec {sys.executable} -c 'import mire; print(mire.compiled)' 2>&-"
    done = subprocess.run(command, shell=True, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout == f"{mire.compiled}\n"


def test_workers_say_nothing(tmp_path: Path) -> None:
    script = tmp_path / "working.py"
    script.write_text(IN_A_WORKER)
    assert read_at_a_terminal(str(script)) == ""


def test_a_bot_and_a_game_need_nothing_but_mire() -> None:
    class First(mire.Bot):
        def choose(self, seat: mire.Seat) -> mire.Move:
            return seat.moves()[0]

    for name in mire.game_names():
        table = mire.new(name, players=2, seed=1)
        assert mire.play_out(table, [First(), First()]) == table.ply
        assert table.over


def read_at_a_terminal(*arguments: str) -> str:
    """What Python writes to its error output, which is a terminal."""
    ours, theirs = os.openpty()
    with os.fdopen(ours, "rb", buffering=0) as screen:
        command = [sys.executable, *arguments]
        process = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=theirs)
        os.close(theirs)
        read = b""
        with suppress(OSError):  # how the end of a terminal is told
            while part := screen.read(1024):
                read += part
    assert process.wait() == 0
    return read.decode()
