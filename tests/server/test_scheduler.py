"""Who thinks next: kinds in their order, askers in turn, nobody's questions without end, nothing done for nobody."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from mire.server.bots.scheduler import (
    MOST_AT_TABLE,
    MOST_OF_ADDRESS,
    MOST_OF_ONE,
    PATIENCE,
    Asker,
    Kind,
    Lane,
    Overtaken,
    Request,
    Scheduler,
)
from mire.server.refusals import TooMuch

ANN, BEN, CLUB = Asker("1.1.1.1", "ann"), Asker("2.2.2.2", "ben"), "3.3.3.3"


class Desk:
    """A scheduler whose workers do their work when they are told to."""

    def __init__(self, quick: int = 1, long: int = 1) -> None:
        self.scheduler = Scheduler(self._run, {Lane.QUICK: quick, Lane.LONG: long})
        self.begun: list[str] = []
        self.asked: list[asyncio.Task[str]] = []
        self._at_work: dict[str, asyncio.Future[str]] = {}

    async def ask(
        self,
        what: str,
        asker: Asker = ANN,
        kind: Kind = Kind.HINT,
        lane: Lane = Lane.LONG,
        table: str = "",
        **more: Any,
    ) -> "asyncio.Task[str]":
        """Ask for something, and let it come as far as it can. Without a name each has a table of its own."""
        request = Request(kind, lane, asker, table or what, what, lambda: lambda: what, **more)
        self.asked.append(asyncio.create_task(self.scheduler.ask(request)))
        await settle()
        return self.asked[-1]

    async def finish(self, what: str | None = None, error: Exception | None = None) -> None:
        """What was begun last, or what is named, is done."""
        done = self._at_work.pop(what or self.begun[-1])
        if error is None:
            done.set_result("done")
        else:
            done.set_exception(error)
        await settle()

    async def finish_all(self) -> None:
        while self._at_work:
            await self.finish(next(iter(self._at_work)))

    async def _run(self, _: Lane, work: Callable[[], str]) -> str:
        what = work()
        self.begun.append(what)
        self._at_work[what] = asyncio.get_running_loop().create_future()
        return f"{what} {await self._at_work[what]}"


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def at_a_desk(story: Callable[[Desk], Coroutine[Any, Any, None]], **workers: int) -> None:
    async def tell() -> None:
        desk = Desk(**workers)
        await story(desk)
        await desk.finish_all()
        desk.scheduler.close()
        await asyncio.gather(*desk.asked, return_exceptions=True)
        assert not desk.scheduler._jobs
        assert not desk.scheduler._at_table
        assert not desk.scheduler._of_one._there
        assert not desk.scheduler._of_address._there

    asyncio.run(tell())


def test_each_gets_the_answer_to_what_it_asked() -> None:
    async def story(desk: Desk) -> None:
        asked = [await desk.ask(what) for what in ("a", "b", "c")]
        await desk.finish_all()
        assert [task.result() for task in asked] == ["a done", "b done", "c done"]

    at_a_desk(story)


def test_bots_go_before_hints_and_these_before_what_looks_back() -> None:
    async def story(desk: Desk) -> None:
        await desk.ask("first")
        await desk.ask("replay", kind=Kind.LOOKING_BACK)
        await desk.ask("hint", kind=Kind.HINT)
        await desk.ask("bot", kind=Kind.BOT)
        await desk.finish_all()
        assert desk.begun == ["first", "bot", "hint", "replay"]

    at_a_desk(story)


def test_who_waits_while_too_many_bots_go_first_comes_next() -> None:
    async def story(desk: Desk) -> None:
        await desk.ask("hint 0")
        await desk.ask("hint 1")
        for number in range(2 * PATIENCE):
            await desk.ask(f"bot {number}", kind=Kind.BOT, bounded=False)
        await desk.finish_all()
        assert desk.begun.index("hint 1") == 1 + PATIENCE

    at_a_desk(story)


def test_askers_take_turns_however_much_one_asks() -> None:
    async def story(desk: Desk) -> None:
        await desk.ask("busy", BEN)
        for number in range(4):
            await desk.ask(f"ann {number}", ANN)
        for number in range(2):
            await desk.ask(f"ben {number}", BEN)
        await desk.finish_all()
        assert desk.begun == ["busy", "ann 0", "ben 0", "ann 1", "ben 1", "ann 2", "ann 3"]

    at_a_desk(story)


def test_addresses_take_turns_and_so_do_those_behind_one() -> None:
    async def story(desk: Desk) -> None:
        await desk.ask("busy")
        for member in ("x", "y", "z"):
            for number in range(2):
                await desk.ask(f"{member} {number}", Asker(CLUB, member))
        for number in range(3):
            await desk.ask(f"ben {number}", BEN)
        await desk.finish_all()
        assert desk.begun[1:] == ["x 0", "ben 0", "y 0", "ben 1", "z 0", "ben 2", "x 1", "y 1", "z 1"]

    at_a_desk(story)


def test_what_takes_long_is_not_in_the_way_of_what_is_done_at_once() -> None:
    async def story(desk: Desk) -> None:
        for number in range(5):
            await desk.ask(f"long {number}", kind=Kind.BOT, bounded=False)
        quick = await desk.ask("quick", BEN, Kind.BOT, Lane.QUICK, bounded=False)
        await desk.finish("quick")
        assert quick.result() == "quick done"
        assert desk.begun == ["long 0", "quick"]

    at_a_desk(story)


def test_a_lane_does_as_much_at_once_as_it_has_workers() -> None:
    async def story(desk: Desk) -> None:
        for number in range(5):
            await desk.ask(str(number))
        assert desk.begun == ["0", "1", "2"]
        await desk.finish("1")
        assert desk.begun == ["0", "1", "2", "3"]

    at_a_desk(story, long=3)


def test_equal_requests_are_worked_at_once() -> None:
    async def story(desk: Desk) -> None:
        await desk.ask("busy")
        waiting = [await desk.ask("same", asker) for asker in (ANN, BEN, ANN)]
        await desk.finish("busy")
        waiting.append(await desk.ask("same", BEN))  # joins what has begun
        await desk.finish("same")
        assert [task.result() for task in waiting] == ["same done"] * 4
        assert desk.begun == ["busy", "same"]
        await desk.ask("same")  # begins anew
        assert desk.begun == ["busy", "same", "same"]

    at_a_desk(story)


def test_what_several_ask_for_is_done_when_the_first_of_them_has_a_turn() -> None:
    async def story(desk: Desk) -> None:
        await desk.ask("busy")
        for what in ("a", "b", "same"):
            await desk.ask(what, ANN)
        await desk.ask("same", BEN)
        await desk.finish_all()
        assert desk.begun == ["busy", "a", "same", "b"]

    at_a_desk(story)


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    async def story(desk: Desk) -> None:
        await desk.ask("busy")
        gone = await desk.ask("gone")
        await desk.ask("there")
        gone.cancel()
        await settle()
        await desk.finish_all()
        assert desk.begun == ["busy", "there"]

    at_a_desk(story)


def test_what_another_still_waits_for_is_done() -> None:
    async def story(desk: Desk) -> None:
        await desk.ask("busy")
        gone, there = await desk.ask("same", ANN), await desk.ask("same", BEN)
        again = await desk.ask("same", ANN)
        gone.cancel()
        await settle()
        again.cancel()
        await settle()
        await desk.finish_all()
        assert there.result() == "same done"

    at_a_desk(story)


def test_an_answer_that_comes_after_all_have_gone_can_still_be_kept() -> None:
    kept: list[str] = []

    async def story(desk: Desk) -> None:
        gone = await desk.ask("replay", keep=kept.append)
        gone.cancel()
        await desk.finish("replay")

    at_a_desk(story)
    assert kept == ["replay done"]


def test_who_waits_for_much_is_refused_more_until_an_answer_comes() -> None:
    async def story(desk: Desk) -> None:
        for number in range(MOST_OF_ONE):
            await desk.ask(str(number))
        with pytest.raises(TooMuch):
            await (await desk.ask("one more"))
        with pytest.raises(TooMuch):
            await (await desk.ask("0"))  # what is known already counts too
        other = await desk.ask("other", BEN)
        await desk.finish("0")
        await desk.ask("one more")
        await desk.finish_all()
        assert other.result() == "other done"
        assert "one more" in desk.begun

    at_a_desk(story)


def test_who_leaves_makes_room_for_others() -> None:
    async def story(desk: Desk) -> None:
        waiting = [await desk.ask(str(number)) for number in range(MOST_OF_ONE)]
        waiting[3].cancel()
        await settle()
        late = await desk.ask("late")
        await desk.finish_all()
        assert late.result() == "late done"

    at_a_desk(story)


def test_an_address_has_a_bound_too() -> None:
    async def story(desk: Desk) -> None:
        for number in range(MOST_OF_ADDRESS):
            await desk.ask(str(number), Asker(CLUB, str(number)))
        with pytest.raises(TooMuch):
            await (await desk.ask("one more", Asker(CLUB, "new")))
        await desk.ask("elsewhere", BEN)

    at_a_desk(story)


def test_what_many_behind_an_address_ask_alike_counts_once() -> None:
    async def story(desk: Desk) -> None:
        for table in range(MOST_OF_ONE):
            for _ in range(MOST_OF_ONE):
                await desk.ask(f"hint {table}", Asker(CLUB, f"flood {table}"))
        mate = await desk.ask("mine", Asker(CLUB, "mate"))
        for number in range(MOST_OF_ADDRESS - MOST_OF_ONE - 1):
            await desk.ask(str(number), Asker(CLUB, str(number)))
        with pytest.raises(TooMuch):
            await (await desk.ask("one more", Asker(CLUB, "new")))
        same = await desk.ask("mine", Asker(CLUB, "new"))
        mate.cancel()
        await settle()
        with pytest.raises(TooMuch):
            await (await desk.ask("one more", Asker(CLUB, "new")))
        await desk.finish_all()
        assert same.result() == "mine done"

    at_a_desk(story)


def test_at_a_table_so_many_different_things_are_waited_for() -> None:
    async def story(desk: Desk) -> None:
        for number in range(MOST_AT_TABLE):
            await desk.ask(str(number), Asker(str(number)), table="t")
        with pytest.raises(TooMuch):
            await (await desk.ask("one more", BEN, table="t"))
        same = await desk.ask("3", BEN, table="t")
        await desk.ask("bot", BEN, Kind.BOT, table="t", bounded=False)
        await desk.finish_all()
        assert same.result() == "3 done"
        assert desk.begun[1] == "bot"

    at_a_desk(story)


def test_what_the_house_asks_for_itself_is_never_refused() -> None:
    async def story(desk: Desk) -> None:
        for number in range(3 * MOST_OF_ADDRESS):
            await desk.ask(str(number), bounded=False, table="t")
        await desk.finish_all()
        assert len(desk.begun) == 3 * MOST_OF_ADDRESS

    at_a_desk(story)


def test_what_a_passed_position_asks_for_is_dropped_and_whoever_waits_hears_of_it() -> None:
    async def story(desk: Desk) -> None:
        working = await desk.ask("working", table="t")
        waiting = await desk.ask("waiting", table="t")
        bot = await desk.ask("bot", kind=Kind.BOT, table="t", bounded=False)
        replay = await desk.ask("replay", kind=Kind.LOOKING_BACK, table="t")
        other = await desk.ask("other", BEN, table="u")
        desk.scheduler.overtake("t")
        for task in (working, waiting, bot):
            with pytest.raises(Overtaken):
                await task
        await desk.finish_all()
        assert desk.begun == ["working", "other", "replay"]
        assert [task.result() for task in (replay, other)] == ["replay done", "other done"]

    at_a_desk(story)


def test_after_a_position_has_passed_the_same_can_be_asked_anew() -> None:
    async def story(desk: Desk) -> None:
        await desk.ask("same", table="t")
        desk.scheduler.overtake("t")
        again = await desk.ask("same", table="t")
        await desk.finish("same")
        await desk.finish_all()
        assert again.result() == "same done"
        assert desk.begun == ["same", "same"]

    at_a_desk(story)


def test_what_fails_fails_for_who_asked_and_for_nobody_else() -> None:
    async def story(desk: Desk) -> None:
        failing, other = await desk.ask("fails"), await desk.ask("other")
        await desk.finish("fails", ValueError("no"))
        with pytest.raises(ValueError, match="no"):
            await failing
        await desk.finish_all()
        assert other.result() == "other done"

    at_a_desk(story)


def test_what_is_to_be_done_is_made_only_when_somebody_is_free_to_do_it() -> None:
    prepared: list[str] = []

    async def story(desk: Desk) -> None:
        await desk.ask("busy")

        def prepare() -> Callable[[], str]:
            prepared.append("made")
            return lambda: "made"

        request = Request(Kind.HINT, Lane.LONG, ANN, "t", "made", prepare)
        desk.asked.append(asyncio.create_task(desk.scheduler.ask(request)))
        await settle()
        assert prepared == []
        await desk.finish("busy")
        assert prepared == ["made"]

    at_a_desk(story)


def test_a_scheduler_that_is_closed_lets_nobody_wait() -> None:
    async def story(desk: Desk) -> None:
        working, waiting = await desk.ask("working"), await desk.ask("waiting")
        desk.scheduler.close()
        await settle()
        assert working.cancelled()
        assert waiting.cancelled()
        desk._at_work.clear()

    at_a_desk(story)
