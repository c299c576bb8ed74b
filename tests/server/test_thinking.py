"""Thinking is rationed: floods are refused, equal questions share an answer, and nothing is done for who has gone."""

import asyncio
import json
from pathlib import Path
from typing import Any

from starlette.requests import Request

from mire.server.bots.scheduler import MOST_OF_ONE, Asker
from mire.server.log import StoodIn
from mire.server.messages import Play, Return, Undo
from mire.server.tables.replays import Replays
from mire.server.tables.table_registry import TableRegistry
from mire.server.tables.waiting import while_there
from tests.patience import PATIENCE
from tests.server.client import JSON
from tests.server.houses import (
    ANN,
    Gated,
    a_finished_game,
    a_page,
    a_table,
    ask,
    client,
    in_a_house,
    settle,
    told,
    until,
)
from tests.server.worlds import played

OVER = played("moorland", lambda _: False)


def test_a_flood_of_questions_for_hints_is_refused_and_the_first_are_answered(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        table = await a_table(registry)
        page = a_page(table)
        await ask(table, page, 200)
        refusals = await told(page)
        assert len(refusals) == 200 - MOST_OF_ONE
        assert {refusal["reason"] for refusal in refusals} == {"busy"}
        assert {refusal["why"]["id"] for refusal in refusals} == {"server-asked-too-much"}
        thinkers.gate.set()
        await until(lambda: not thinkers.waiting)
        hints = await told(page)
        assert len(hints) == MOST_OF_ONE
        assert len({json.dumps(hint["best"]) for hint in hints}) == 1
        assert thinkers.begun == ["advise"]

    in_a_house(tmp_path, story)


def test_who_asks_the_same_once_more_gets_the_same_advice(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        thinkers.gate.set()
        table = await a_table(registry)
        mine, again = a_page(table), a_page(table)
        advice = []
        for page in (mine, again):
            await ask(table, page)
            await until(lambda: not thinkers.waiting)
            advice += [hint["best"] for hint in await told(page)]
        assert advice[0] == advice[1]
        assert thinkers.begun == ["advise"]
        await table.handle(mine, Play("play", 0, 0, advice[0][0]["move"]))
        await ask(table, mine)
        await until(lambda: not thinkers.waiting)
        assert thinkers.begun == ["advise", "advise"]

    in_a_house(tmp_path, story)


def test_a_page_that_is_gone_waits_for_nothing(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        busy, table = await a_table(registry), await a_table(registry)
        await ask(busy, a_page(busy))
        page = a_page(table)
        await ask(table, page, 5)
        assert thinkers.waiting == 2
        table.leave(page)
        await settle()
        assert thinkers.waiting == 1
        assert not table.busy

    in_a_house(tmp_path, story)


def test_a_hint_for_a_moment_that_has_passed_meanwhile_is_refused_and_not_thought_about(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        busy, table = await a_table(registry), await a_table(registry)
        await ask(busy, a_page(busy))
        page = a_page(table)
        for step in (lambda: Play("step", 0, 0, str(table.course.table.moves()[0])), lambda: Undo("undo", 1, 0)):
            await ask(table, page)
            assert thinkers.waiting == 2
            await table.handle(page, step())
            answers = {answer["type"]: answer for answer in await told(page)}
            assert answers["refused"]["reason"] == "stale"
            assert "done" in answers
            assert thinkers.waiting == 1
        assert thinkers.begun == ["advise"]

    in_a_house(tmp_path, story)


def test_who_comes_back_need_not_wait_for_the_bot(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        table = await a_table(registry)
        await table.add(lambda: StoodIn(seat=0, bot="hard"))
        page = a_page(table)
        await settle()
        assert thinkers.begun == ["think"]
        await table.handle(page, Return("back", 0))
        await settle()
        assert thinkers.waiting == 0
        await table.handle(page, Play("play", table.course.ply_for(0), 0, str(table.course.table.moves()[0])))
        assert [answer["type"] for answer in await told(page)] == ["done", "done"]

    in_a_house(tmp_path, story)


def test_a_bot_that_answers_at_once_does_not_wait_for_one_that_searches(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        for bot in ("hard", "normal", "greedy", "easy", "random"):
            table = await a_table(registry, bot, bot)
            a_page(table)
        await settle()
        assert len(thinkers.begun) == 2  # one that searches and one that does not
        assert thinkers.waiting == 5

    in_a_house(tmp_path, story)


# By HTTP


def test_a_flood_of_replays_is_refused_and_the_replay_is_made_once(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        table = await a_finished_game(registry)
        path = f"/api/tables/{table.id}/replay?look=open"
        async with client(registry, **{"accept-language": "de"}) as flood, client(registry, "2.2.2.2") as other:
            asked = [asyncio.create_task(flood.get(path)) for _ in range(100)]
            elsewhere = asyncio.create_task(other.get(path))
            await until(lambda: sum(task.done() for task in asked) == 100 - MOST_OF_ONE)
            refused = [task.result() for task in asked if task.done()]
            assert {answer.status_code for answer in refused} == {429}
            assert {answer.headers["retry-after"] for answer in refused} == {"3"}
            assert "zu viel auf einmal" in refused[0].json()["error"]
            thinkers.gate.set()
            answers = await asyncio.gather(*(task for task in asked if not task.done()), elsewhere)
            again = await flood.get(path)
        assert {answer.status_code for answer in (*answers, again)} == {200}
        assert len({answer.content for answer in (*answers, again)}) == 1
        assert thinkers.begun == ["replay"]

    in_a_house(tmp_path, story)


def test_who_may_not_wait_for_more_is_not_analysed_for_either(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        tables = [await a_finished_game(registry, seed) for seed in (5, 6)]
        async with client(registry) as flood:
            replays = [asyncio.create_task(flood.get(f"/api/tables/{tables[0].id}/replay")) for _ in range(MOST_OF_ONE)]
            await settle()
            answer = await flood.get(f"/api/tables/{tables[1].id}/analysis")
            assert answer.status_code == 429
            thinkers.gate.set()
            await asyncio.gather(*replays)
            answer = await flood.get(f"/api/tables/{tables[1].id}/analysis")
            assert answer.status_code == 200
            assert answer.json()["total"] > 0

    in_a_house(tmp_path, story)


def test_who_hangs_up_waits_for_nothing() -> None:
    async def story() -> None:
        begun, left = asyncio.Event(), asyncio.Event()

        async def work() -> str:
            begun.set()
            try:
                await asyncio.sleep(60)
            finally:
                left.set()
            return "done"

        async def receive() -> JSON:
            await begun.wait()
            return {"type": "http.disconnect"}

        assert await while_there(Request({"type": "http"}, receive), work()) is None
        await asyncio.wait_for(left.wait(), PATIENCE)

    asyncio.run(story())


# What is kept of replays


class Makers:
    """Makes replays of some length at once, and counts them."""

    def __init__(self) -> None:
        self.made: list[tuple[str, int | None]] = []

    async def replay(self, table: Any, look: int | None, *, at: str, asker: Asker, keep: Any) -> bytes:
        assert table.over
        assert asker == ANN
        self.made.append((at, look))
        keep(bytes(10))
        return bytes(10)


def test_replays_are_kept_up_to_a_number_of_bytes_those_asked_for_last() -> None:
    makers = Makers()

    async def story() -> None:
        replays = Replays(makers, most=25)
        for table, look in [("a", None), ("b", None), ("a", None), ("a", 0), ("a", None), ("b", None)]:
            assert await replays.replay(table, OVER, look, ANN) == bytes(10)
        assert replays._bytes == 20

    asyncio.run(story())
    assert makers.made == [("a", None), ("b", None), ("a", 0), ("b", None)]


def test_a_replay_that_is_too_large_to_be_kept_is_made_each_time() -> None:
    makers = Makers()

    async def story() -> None:
        replays = Replays(makers, most=9)
        for _ in range(2):
            assert await replays.replay("a", OVER, None, ANN) == bytes(10)

    asyncio.run(story())
    assert len(makers.made) == 2
