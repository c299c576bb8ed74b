"""A table goes on or is set aside: it never waits for what does not come."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mire.server import log
from mire.server.log import AnyEntry, CameBack, Played, Renamed, StoodIn
from mire.server.messages import Play, Rename, Return
from mire.server.storage import StorageDown
from mire.server.tables import course, live
from mire.server.tables.live import LiveTable
from mire.server.tables.table_registry import TableRegistry
from tests.server.houses import Gated, a_page, a_table, another_server, ask, in_a_house, settle, told, until
from tests.server.test_presence import Clock


def why(table: LiveTable) -> str | None:
    """Why a table is set aside."""
    return None if table.course.aside is None else table.course.aside.why.id.removeprefix("server-aside-")


def test_where_another_server_lets_a_bot_stand_in_that_we_do_not_have_the_table_is_set_aside(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        table = await a_table(registry)
        page = a_page(table, 1)
        async with another_server(tmp_path) as other:
            await other.append(table.id, 0, log.encode(StoodIn(seat=0, bot="oracle")))
            await until(lambda: why(table) == "bot")
        assert len(registry.asides) == 1
        assert await refusal(table, page) == "server-set-aside"

    in_a_house(tmp_path, story)


def test_a_bot_that_we_do_not_have_and_that_has_left_again_is_no_reason(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        table = await a_table(registry)
        async with another_server(tmp_path) as other:
            await other.append(table.id, 0, log.encode(StoodIn(seat=0, bot="oracle")))
            await other.append(table.id, 1, log.encode(CameBack(seat=0)))
        await table.reload()
        assert (table.course.ply, why(table)) == (2, None)

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("move", [lambda: 1 / 0, lambda: "dance"])
def test_where_a_bot_fails_the_table_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, move: Callable[[], Any]
) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        async def choose(*_: Any, **__: Any) -> Any:
            return move()

        monkeypatch.setattr(thinkers, "choose", choose)
        table = await a_table(registry, "greedy", "greedy")
        a_page(table)
        await until(lambda: why(table) == "bot-fails")

    in_a_house(tmp_path, story)


def test_bots_go_on_when_their_moves_can_be_kept_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        table, append = await a_table(registry, "random", "random"), registry.storage.append

        async def fail(*_: object) -> None:
            monkeypatch.setattr(registry.storage, "append", append)
            raise StorageDown("not now")

        monkeypatch.setattr(registry.storage, "append", fail)
        thinkers.gate.set()
        a_page(table)
        await until(lambda: table.course.ply > 0)

    in_a_house(tmp_path, story)


def test_a_hint_that_can_not_be_found_is_answered_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        async def hint(*_: Any, **__: Any) -> Any:
            raise ValueError("no")

        monkeypatch.setattr(thinkers, "hint", hint)
        table = await a_table(registry)
        page = a_page(table)
        await ask(table, page)
        (answer,) = await told(page)
        assert (answer["type"], answer["reason"], answer["why"]["id"]) == ("refused", "busy", "server-no-hint")

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("first", [Renamed(seat=0, name="Moss"), StoodIn(seat=0, bot="random")])
def test_where_an_entry_was_lost_on_disk_the_table_is_set_aside(tmp_path: Path, first: AnyEntry) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        table = await a_table(registry)
        page = a_page(table)
        await table.add(lambda: first)
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            connection.execute("UPDATE entries SET ply = 1 WHERE table_id = ?", (table.id,))
        connection.close()
        thinkers.gate.set()
        if isinstance(first, Renamed):
            await refusal(table, page)
        await until(lambda: why(table) == "damaged")

    in_a_house(tmp_path, story)


def test_a_bots_move_that_can_not_be_is_not_counted_among_those_it_made(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        table = await a_table(registry)
        await table.add(lambda: StoodIn(seat=0, bot="random"))
        async with another_server(tmp_path) as other:
            await other.append(table.id, 1, log.encode(Played(seat=0, move="dance")))
        await table.reload()
        assert why(table) == "entry"
        assert table.info(set()).seats[0].by_bot == [[]]

    in_a_house(tmp_path, story)


def test_whatever_the_others_do_who_lets_them_wait_may_be_replaced_in_time(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        clock = registry._attendance._clock = Clock()  # type: ignore[misc]
        table = await a_table(registry)
        idle, other = a_page(table), a_page(table, 1)
        clock.wait(590)
        await table.handle(other, Rename("rename", 1, "Fern"))
        clock.wait(5)
        assert table.info(set()).seats[0].agree_in == 5
        await table.handle(idle, Play("play", 0, 0, str(table.course.table.moves()[0])))
        assert table.info(set()).seats[0].agree_in is None

    in_a_house(tmp_path, story)


# However much has happened


def test_a_seat_can_be_taken_back_however_much_has_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        table = await a_table(registry)
        monkeypatch.setattr(live, "MOST_ENTRIES", 0)
        page, other = a_page(table), a_page(table, 1)
        await table.add(lambda: StoodIn(seat=0, bot="greedy"))
        await table.handle(other, Rename("other", 1, "Fern"))
        assert [answer["why"]["id"] for answer in await told(other)] == ["server-too-much-happened"]
        await table.handle(page, Return("back", 0))
        assert [answer["type"] for answer in await told(page)] == ["done"]
        assert table.course.seats[0].bot is None

    in_a_house(tmp_path, story)


def test_nobody_fills_a_table_with_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        table = await a_table(registry)
        page, other = a_page(table), a_page(table, 1)
        monkeypatch.setattr(course, "MOST_TIMES", 3)
        for number in range(5):
            await table.handle(page, Rename(f"rename {number}", 0, f"Moss {number}"))
        answers = await told(page)
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
        assert answers[-1]["why"]["id"] == "server-too-often"
        await table.handle(other, Rename("rename", 1, "Fern"))
        assert [answer["type"] for answer in await told(other)] == ["done"]

    in_a_house(tmp_path, story)


# Bots without people


def test_bots_that_search_rest_while_nobody_is_there(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        tables = [await a_table(registry, "hard", "hard") for _ in range(5)]
        pages = [a_page(table) for table in tables]
        await settle()
        assert thinkers.waiting == 5
        for table, page in zip(tables, pages, strict=True):
            table.leave(page)
        await settle()
        assert thinkers.waiting == 0
        assert not any(table.busy for table in tables)
        a_page(tables[0])
        await settle()
        assert thinkers.waiting == 1

    in_a_house(tmp_path, story)


def test_a_bot_that_stands_in_rests_too_when_no_person_plays(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        table = await a_table(registry)
        page = a_page(table)
        await table.add(lambda: StoodIn(seat=0, bot="normal"))
        await table.add(lambda: StoodIn(seat=1, bot="normal"))
        await settle()
        assert thinkers.waiting == 1
        table.leave(page)
        await settle()
        assert thinkers.waiting == 0

    in_a_house(tmp_path, story)


def test_a_bot_among_people_plays_its_turn_though_they_have_left(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        table = await a_table(registry)
        page = a_page(table)
        await table.add(lambda: StoodIn(seat=0, bot="normal"))
        table.leave(page)
        await settle()
        assert (thinkers.waiting, table.busy) == (1, True)

    in_a_house(tmp_path, story)


def test_bots_that_answer_at_once_play_on_for_nobody(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, thinkers: Gated) -> None:
        table = await a_table(registry, "random", "random")
        table.leave(a_page(table))
        await settle()
        assert thinkers.waiting == 1

    in_a_house(tmp_path, story)


async def refusal(table: LiveTable, page: Any) -> str | None:
    """Why a move of the first seat is refused."""
    ply = table.course.ply_for(0)
    await table.handle(page, Play(f"play {ply}", ply, page.look, str(table.course.table.moves()[0])))
    answers = await told(page)
    return answers[-1]["why"]["id"] if answers and answers[-1].get("why") else None
