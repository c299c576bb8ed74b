"""The decisions of a game judged by several processes at once, told in their order."""

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process

from mire.analysis.course import Step, judge
from mire.bots.search import Budget
from mire.core.errors import MireError


def judge_in_processes(record: str, plies: Sequence[int], budget: Budget, seed: int, *, workers: int) -> Iterator[Step]:
    """Judge so many decisions at once."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_with_parent)
    try:
        with _ignoring_interrupts():  # processes that are started now never hear of them; whoever started them does
            judged = [_submit(pool, record, ply, budget, seed) for ply in plies]
        for step in judged:
            yield step.result()
    except BrokenProcessPool:
        raise MireError("a process that judged decisions has ended; perhaps there was no memory left") from None
    finally:
        pool.shutdown(cancel_futures=True)


def judge_apart(record: str, ply: int, playouts: int, seconds: float, seed: int) -> Step:
    """What a process does: the same as `judge`, from what can be sent to it."""
    return judge(record, ply, Budget(playouts, seconds), seed)


def _submit(pool: ProcessPoolExecutor, record: str, ply: int, budget: Budget, seed: int) -> Future[Step]:
    return pool.submit(judge_apart, record, ply, budget.playouts, budget.seconds, seed)


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_with_parent() -> None:
    """A process ends when who started it does, however that happens."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
