"""Processes that have everything imported already: forked from one that has, since importing takes most of a start.

What is run in them begins with the same imports as in a process of its own, and nothing else has happened in it.
"""

import contextlib
import gc
import importlib
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from typing import IO, Final

from tests.patience import PATIENCE

NURSE: Final = "import sys; from tests.server.nursery import rear; rear(int(sys.argv[1]))"
LONGEST: Final = 100_000
IMPORTED: Final = [
    "mire.cli.serve",
    "mire.server.serve",
    "mire.server.storage.postgres",
    "mire.server.storage.sqlite",
    "uvloop",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
]


class Child:
    """A process from the nursery, used like one of subprocess."""

    def __init__(self, pid: int, end: int, stdin: IO[str], stdout: IO[str]) -> None:
        self.pid: Final = pid
        self.stdin: Final = stdin
        self.stdout: Final = stdout
        self._end: Final = end

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    def wait(self, patience: float) -> int:
        """With which code it ends; negative if by a signal."""
        ready, _, _ = select.select([self._end], [], [], patience)
        assert ready, f"the process {self.pid} does not end"
        code = int(os.read(self._end, 10))
        for end in (self.stdin, self.stdout):
            end.close()
        os.close(self._end)
        return code


class Nursery:
    """A process that forks, for as long as we run."""

    def __init__(self) -> None:
        self._lock: Final = threading.Lock()
        self._control, theirs = socket.socketpair()
        path = os.pathsep.join(filter(None, sys.path))
        with theirs:
            self._process: Final = subprocess.Popen(
                [sys.executable, "-c", NURSE, str(theirs.fileno())],
                env={**os.environ, "PYTHONPATH": path},
                pass_fds=[theirs.fileno()],
            )

    def close(self) -> None:
        """It ends when nobody asks it for anything any more."""
        self._control.close()
        self._process.wait(PATIENCE)

    def start(self, program: str, arguments: Sequence[str], errors: IO[str]) -> Child:
        """A process that runs a program; it reads from us, we read what it says, and its errors go to a file."""
        theirs_in, ours_in = os.pipe()
        ours_out, theirs_out = os.pipe()
        ours_end, theirs_end = os.pipe()
        asked = json.dumps({"program": program, "arguments": list(arguments)}).encode()
        with self._lock:
            socket.send_fds(self._control, [asked], [theirs_in, theirs_out, errors.fileno(), theirs_end])
            self._control.settimeout(PATIENCE)
            pid = int(self._control.recv(20))
        for fd in (theirs_in, theirs_out, theirs_end):
            os.close(fd)
        return Child(pid, ours_end, os.fdopen(ours_in, "w"), os.fdopen(ours_out))


def rear(control: int) -> None:
    """What the nursery does: fork whenever it is asked to, and tell how each child ended."""
    _make_clock()
    for name in IMPORTED:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    _read_data()
    gc.collect()
    gc.freeze()  # so that children share what is there
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    children: dict[int, int] = {}
    asking = socket.socket(fileno=control)
    waking, woken = socket.socketpair()
    woken.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(woken.fileno())
    while True:
        ready, _, _ = select.select([asking, waking], [], [])
        if waking in ready:
            waking.recv(1000)
            _tell_ends(children)
        if asking in ready:
            asked, fds, _, _ = socket.recv_fds(asking, LONGEST, 4)
            if not asked:
                return None
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                for ours in (asking, waking, woken):
                    ours.close()
                for end in [*children.values(), fds[3]]:
                    os.close(end)
                return _live(fds[:3], **json.loads(asked))
            children[pid] = fds[3]
            for fd in fds[:3]:
                os.close(fd)
            asking.sendall(str(pid).encode())


def _live(fds: list[int], program: str, arguments: list[str]) -> None:
    """What a child does. How the program ends goes up through all of us, as if it had been alone."""
    for number, fd in enumerate(fds):
        os.dup2(fd, number)
        os.close(fd)
    sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w"), os.fdopen(2, "w", buffering=1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    random.seed()
    sys.argv[1:] = arguments
    exec(program, {"__name__": "__main__"})


def _tell_ends(children: dict[int, int]) -> None:
    while children:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            return
        end = children.pop(pid)
        with contextlib.suppress(BrokenPipeError):
            os.write(end, str(os.waitstatus_to_exitcode(status)).encode())
        os.close(end)


def _make_clock() -> None:
    """A clock that a program can set ahead, made before anybody keeps the true one."""
    true = time.time
    time.ahead = 0.0  # type: ignore[attr-defined]
    time.time = lambda: true() + time.ahead  # type: ignore[attr-defined]


def _read_data() -> None:
    """The games' boxes and all texts."""
    import mire
    from mire import texts
    from mire.core.registry import games

    for game in games():
        mire.new(game.name, game.most, seed=1)
    for language in texts.LANGUAGES:
        texts.text("total", language)
