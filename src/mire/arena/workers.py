"""Where games are played: here, in processes of this machine, or on a Ray cluster. What comes of them is the same."""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from mire.arena.matches import Contest, Played, play
from mire.arena.schedule import Match, Matches
from mire.core.errors import BadSetup, MireError

T = TypeVar("T")
Games = Generator[Played, None, None]
Crew = Callable[[Contest, Matches], Games]

AHEAD: Final = 4  # batches under way or waiting per worker, so that a long one keeps nobody idle
BATCHES: Final = 50  # per worker, so that all are busy nearly to the end, and somebody who watches sees it go on
LARGEST_BATCH: Final = 20  # games, of which sending the smallest takes as long as playing them


def cores() -> int:
    """How many processes can work at once on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(contest: Contest, matches: Matches) -> Games:
    """Play one game after the other."""
    for match in matches:
        yield play(contest, match)


def play_in_processes(contest: Contest, matches: Matches, *, workers: int) -> Games:
    """Play so many games at once."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    pool = ProcessPoolExecutor(workers, context, initializer=_work_until, initargs=(theirs,))

    def submit(batch: Sequence[Match]) -> Future[list[Played]]:
        with _holding_interrupts():  # this may start a process, which must not hear of them either
            return pool.submit(play_all, contest, batch)

    try:
        yield from _in_order(submit, Future.result, _batches(matches, workers), workers * AHEAD)
    except BrokenProcessPool:
        raise MireError("a process that played has ended: a bot ended it, or there was no memory left") from None
    finally:
        ours.close()
        pool.shutdown(cancel_futures=True)


def play_on_ray(contest: Contest, matches: Matches, *, workers: int | None = None) -> Games:
    """Play on a cluster, so many games at once or as many as it has cores."""
    with ray_cluster() as ray:
        count = workers or int(ray.cluster_resources().get("CPU", 1))
        submit = partial(ray.remote(play_all).remote, ray.put(contest))
        try:
            yield from _in_order(submit, ray.get, _batches(matches, count), workers or count * AHEAD)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise MireError(f"the Ray cluster failed: {error}") from None


def play_all(contest: Contest, matches: Sequence[Match]) -> list[Played]:
    """What a worker does with a batch."""
    return [play(contest, match) for match in matches]


@contextmanager
def ray_cluster() -> Iterator[Any]:
    """Ray, connected to the cluster that it finds, or else to one that it starts on this machine."""
    ray = import_ray()
    if ray.is_initialized():
        yield ray
        return
    ray.init(log_to_driver=False, logging_level="ERROR", include_dashboard=False)
    try:
        yield ray
    finally:
        ray.shutdown()


def import_ray() -> Any:
    """Ray, if it is there."""
    try:
        import ray
    except ImportError:
        raise BadSetup("--ray needs Ray: pip install 'mire[ray]'") from None
    return ray


def _batches(matches: Matches, workers: int) -> Iterator[Sequence[Match]]:
    """The games in parts to be sent to workers."""
    size = min(max(len(matches) // (workers * BATCHES), 1), LARGEST_BATCH)
    games = iter(matches)
    while batch := list(islice(games, size)):
        yield batch


def _in_order(
    submit: Callable[[Sequence[Match]], T],
    fetch: Callable[[T], Sequence[Played]],
    batches: Iterable[Sequence[Match]],
    ahead: int,
) -> Games:
    """Games in the order of the matches, however they come in, with a bounded number of batches under way."""
    waiting: deque[T] = deque()
    for batch in batches:
        if len(waiting) == ahead:
            yield from fetch(waiting.popleft())
        waiting.append(submit(batch))
    while waiting:
        yield from fetch(waiting.popleft())


@contextmanager
def _holding_interrupts() -> Iterator[None]:
    """Let Ctrl-C wait for a moment, where that can be."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work_until(ended: Connection) -> None:
    """What a process does first: see to it that it ends, in the middle of a game too, when its arena does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us hears of it, and ends us

    def watch() -> None:
        with suppress(EOFError, OSError):
            ended.recv()  # nothing ever comes but the end
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
