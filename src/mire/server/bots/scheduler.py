"""Who thinks next. Everything that takes long is asked for here and waits for its turn, in a line that is never long.

It knows neither processes nor tables: what is to be done is a function, and others run it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from enum import Enum, IntEnum
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from mire.server.refusals import TooMuch
from mire.server.tally import Tally

T = TypeVar("T")

MOST_OF_ONE: Final = 8  # that one asker may wait for
MOST_OF_ADDRESS: Final = 64  # different things that all askers behind one address may wait for
MOST_AT_TABLE: Final = 16  # different things that may be waited for at one table
PATIENCE: Final = 4  # times that a kind lets others go first


class Kind(IntEnum):
    """What is to be thought about; the first kind goes first."""

    BOT = 0  # all at the table wait for it
    HINT = 1
    LOOKING_BACK = 2  # replays and analyses


class Lane(Enum):
    """Where it is thought about: what takes long is never in the way of what is done at once."""

    QUICK = "quick"
    LONG = "long"


class Asker(NamedTuple):
    """Whose turn it is: an address, and one of those behind it."""

    address: str
    who: str = ""  # by the cookie of a seat, or the table at which a bot decides


class Overtaken(Exception):
    """What was asked for is of no use any more."""


class Request(msgspec.Struct, Generic[T], frozen=True, eq=False):
    """Something to be thought about. Requests with the same key share one answer."""

    kind: Kind
    lane: Lane
    asker: Asker
    table: str
    key: Hashable
    prepare: Callable[[], Callable[[], T]]  # what is to be done, made when there is somebody to do it
    keep: Callable[[T], None] | None = None  # hears of the answer even if nobody waits for it any more
    bounded: bool = True  # not what the server itself asks for, one thing at a time


class _Job:
    """What is to be done for one key, and for whom."""

    def __init__(self, request: Request[Any]) -> None:
        self.request: Final = request
        self.askers: Final[dict[Asker, int]] = {}
        self.outcome: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()
        self.outcome.add_done_callback(_hear)
        self.started = False

    def is_asked_by(self, address: str) -> bool:
        """Whether somebody behind an address waits for it."""
        return any(asker.address == address for asker in self.askers)


def _hear(outcome: "asyncio.Future[Any]") -> None:
    """An error that nobody waits for any more is no news."""
    if not outcome.cancelled():
        outcome.exception()


class _Line:
    """What waits of one kind: addresses take turns, so do those behind one, and what one of them asks comes in order.

    What several ask for stands in several places and is done when the first comes up.
    """

    def __init__(self) -> None:
        self._places: Final[dict[str, dict[Asker, dict[_Job, None]]]] = {}

    def __bool__(self) -> bool:
        return bool(self._places)

    def add(self, job: _Job, asker: Asker) -> None:
        self._places.setdefault(asker.address, {}).setdefault(asker, {})[job] = None

    def remove(self, job: _Job, asker: Asker) -> None:
        askers = self._places[asker.address]
        del askers[asker][job]
        if not askers[asker]:
            del askers[asker]
        if not askers:
            del self._places[asker.address]

    def take(self) -> _Job:
        address, askers = next(iter(self._places.items()))
        asker, jobs = next(iter(askers.items()))
        self._places[address] = self._places.pop(address)
        askers[asker] = askers.pop(asker)
        return next(iter(jobs))


class _Queue:
    """What waits for one lane."""

    def __init__(self, free: int) -> None:
        self.free = free
        self._lines: Final = {kind: _Line() for kind in Kind}
        self._passed: Final = dict.fromkeys(Kind, 0)

    def line(self, job: _Job) -> _Line:
        return self._lines[job.request.kind]

    def remove(self, job: _Job) -> None:
        for asker in job.askers:
            self.line(job).remove(job, asker)

    def take(self) -> _Job | None:
        """What is to be done next: of the first kind, unless another has waited for too many of them."""
        waiting = [kind for kind in Kind if self._lines[kind]]
        if not waiting:
            return None
        kind = next((kind for kind in reversed(waiting) if self._passed[kind] >= PATIENCE), waiting[0])
        for later in waiting:
            self._passed[later] += later > kind
        self._passed[kind] = 0
        job = self._lines[kind].take()
        self.remove(job)
        return job


class Scheduler:
    """Has things done by so many workers in each lane, in a fair order."""

    def __init__(self, run: Callable[[Lane, Callable[[], Any]], Awaitable[Any]], workers: Mapping[Lane, int]) -> None:
        self._run: Final = run
        self._queues: Final = {lane: _Queue(number) for lane, number in workers.items()}
        self._jobs: Final[dict[Hashable, _Job]] = {}
        self._at_table: Final[dict[str, set[_Job]]] = {}
        self._of_one: Final = Tally(MOST_OF_ONE)
        self._of_address: Final = Tally(MOST_OF_ADDRESS)
        self._working: Final[set[asyncio.Task[None]]] = set()

    async def ask(self, request: Request[T]) -> T:
        """The answer. TooMuch if the asker or the table waits for too much already, Overtaken if it became useless."""
        if request.bounded:
            self._admit(request)
        job = self._jobs.get(request.key) or self._open(request)
        self._join(job, request)
        try:
            await asyncio.wait((job.outcome,))
            answer: T = job.outcome.result()
            return answer
        finally:
            self._leave(job, request)

    def overtake(self, table: str) -> None:
        """The position at a table has passed: what its bots and hints are asked for is of no use any more."""
        for job in list(self._at_table.get(table, ())):
            if job.request.kind != Kind.LOOKING_BACK:
                self._drop(job)
                if not job.outcome.done():
                    job.outcome.set_exception(Overtaken())

    def close(self) -> None:
        """Nothing is done any more."""
        for job in list(self._jobs.values()):
            self._drop(job)
            job.outcome.cancel()
        for task in self._working:
            task.cancel()

    def _admit(self, request: Request[T]) -> None:
        known, address = self._jobs.get(request.key), request.asker.address
        one_more = known is None or not known.is_asked_by(address)
        if self._of_one.is_full(request.asker) or (one_more and self._of_address.is_full(address)):
            raise TooMuch("asked-too-much")
        others = self._at_table.get(request.table, ())
        if known is None and sum(job.request.bounded for job in others) >= MOST_AT_TABLE:
            raise TooMuch("table-asked-too-much")

    def _open(self, request: Request[T]) -> _Job:
        job = self._jobs[request.key] = _Job(request)
        self._at_table.setdefault(request.table, set()).add(job)
        return job

    def _join(self, job: _Job, request: Request[T]) -> None:
        asker = request.asker
        if request.bounded:
            self._of_one.add(asker)
            if not job.is_asked_by(asker.address):
                self._of_address.add(asker.address)
        job.askers[asker] = job.askers.get(asker, 0) + 1
        if not job.started:
            queue = self._queues[job.request.lane]
            queue.line(job).add(job, asker)
            self._proceed(queue)

    def _leave(self, job: _Job, request: Request[T]) -> None:
        asker = request.asker
        job.askers[asker] -= 1
        if request.bounded:
            self._of_one.remove(asker)
        if job.askers[asker]:
            return
        if not job.started and not job.outcome.done():
            self._queues[job.request.lane].line(job).remove(job, asker)
        del job.askers[asker]
        if request.bounded and not job.is_asked_by(asker.address):
            self._of_address.remove(asker.address)
        if not job.askers and not job.started:
            self._forget(job)

    def _proceed(self, queue: _Queue) -> None:
        while queue.free and (job := queue.take()):
            queue.free -= 1
            job.started = True
            task = asyncio.create_task(self._work(job, queue))
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def _work(self, job: _Job, queue: _Queue) -> None:
        try:
            answer = await self._run(job.request.lane, job.request.prepare())
            if job.request.keep is not None:
                job.request.keep(answer)
            if not job.outcome.done():
                job.outcome.set_result(answer)
        except Exception as error:  # noqa: BLE001 - whoever waits hears of it
            if not job.outcome.done():
                job.outcome.set_exception(error)
        finally:
            queue.free += 1
            self._forget(job)
            self._proceed(queue)

    def _drop(self, job: _Job) -> None:
        """Out of the line, if it has not begun; what has begun comes to its end unheard."""
        if not job.started:
            self._queues[job.request.lane].remove(job)
        self._forget(job)

    def _forget(self, job: _Job) -> None:
        if self._jobs.get(job.request.key) is job:
            del self._jobs[job.request.key]
        jobs = self._at_table.get(job.request.table, set())
        jobs.discard(job)
        if not jobs:
            self._at_table.pop(job.request.table, None)
