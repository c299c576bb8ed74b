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
from typing import Any, Final, Protocol, TypeVar

from mire.arena.play.matches import Contest, Played, play
from mire.arena.play.schedule import Matches
from mire.core.errors import BadSetup, MireError

T = TypeVar("T")
Job = TypeVar("Job")
AJob = TypeVar("AJob", covariant=True)
Done = TypeVar("Done")
Games = Generator[Played, None, None]
Crew = Callable[[Contest, Matches], Games]

AHEAD: Final = 4  # batches under way or waiting per worker, so that a long one keeps nobody idle
BATCHES: Final = 50  # per worker, so that all are busy nearly to the end, and somebody who watches sees it go on
LARGEST_BATCH: Final = 20  # games, of which sending the smallest takes as long as playing them


class Jobs(Protocol[AJob]):
    """Work to do, one after the other, and how much it is."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[AJob]: ...


def cores() -> int:
    """How many processes can work at once on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(contest: Contest, matches: Matches) -> Games:
    """Play one game after the other."""
    for match in matches:
        yield play(contest, match)


def play_in_processes(contest: Contest, matches: Matches, *, workers: int) -> Games:
    """Play so many games at once."""
    with open_processes(workers) as processes:
        yield from processes.each(partial(play, contest), matches)


def play_on_ray(contest: Contest, matches: Matches, *, workers: int | None = None) -> Games:
    """Play on a cluster, so many games at once or as many as it has cores."""
    with ray_cluster() as ray:
        count = workers or int(ray.cluster_resources().get("CPU", 1))
        submit = partial(ray.remote(do_all).remote, ray.put(partial(play, contest)))
        try:
            yield from _in_order(submit, ray.get, _batches(matches, count), workers or count * AHEAD)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise MireError(f"the Ray cluster failed: {error}") from None


def do_all(work: Callable[[Job], Done], batch: Sequence[Job]) -> list[Done]:
    """What a worker does with a batch."""
    return [work(job) for job in batch]


class Processes:
    """Workers of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, workers: int) -> None:
        self._pool: Final = pool
        self._workers: Final = workers

    def each(self, work: Callable[[Job], Done], jobs: Jobs[Job]) -> Iterator[Done]:
        """What comes of all jobs, in their order."""

        def submit(batch: Sequence[Job]) -> Future[list[Done]]:
            with _holding_interrupts():  # this may start a process, which must not hear of them either
                return self._pool.submit(do_all, work, batch)

        yield from _in_order(submit, Future.result, _batches(jobs, self._workers), self._workers * AHEAD)


@contextmanager
def open_processes(workers: int) -> Iterator[Processes]:
    """So many processes to work in, until they are not needed any more."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    pool = ProcessPoolExecutor(workers, context, initializer=_work_until, initargs=(theirs,))
    try:
        yield Processes(pool, workers)
    except BrokenProcessPool:
        raise MireError("a process that played has ended: a bot ended it, or there was no memory left") from None
    finally:
        ours.close()
        pool.shutdown(cancel_futures=True)


@contextmanager
def open_crew(workers: int) -> Iterator[Callable[[Callable[[Job], Done], Jobs[Job]], Iterable[Done]]]:
    """So many processes to work in, or just this one."""
    if workers == 1:
        yield map
        return
    with open_processes(workers) as processes:
        yield processes.each


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


def _batches(jobs: Jobs[Job], workers: int) -> Iterator[Sequence[Job]]:
    """The jobs in parts to be sent to workers."""
    size = min(max(len(jobs) // (workers * BATCHES), 1), LARGEST_BATCH)
    rest = iter(jobs)
    while batch := list(islice(rest, size)):
        yield batch


def _in_order(
    submit: Callable[[Sequence[Job]], T],
    fetch: Callable[[T], Sequence[Done]],
    batches: Iterable[Sequence[Job]],
    ahead: int,
) -> Iterator[Done]:
    """What comes of the jobs in their order, however it comes in, with a bounded number of batches under way."""
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
