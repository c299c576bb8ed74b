"""What the house does beside its tables goes on, whatever goes wrong with it, and no table is there twice."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from mire.server.log import Renamed
from mire.server.metrics import TABLES
from mire.server.storage import StorageDown
from mire.server.tables import table_registry as module
from mire.server.tables.table_registry import TableRegistry
from tests.server.houses import Gated, a_page, a_table, another_server, in_a_house, settle, until

OF_A_NEWER_VERSION = b'{"pages":[[1]],"weather":"fog"}'


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in ("BEAT_SECONDS", "PAUSE_SECONDS"):
        monkeypatch.setattr(module, pause, 0.02)


def test_what_another_server_tells_and_nobody_understands_is_skipped_with_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        tables = [await a_table(registry) for _ in range(2)]
        pages = [a_page(table) for table in tables]
        async with another_server(tmp_path) as other, another_server(tmp_path) as third:
            await other.tell({table.id: OF_A_NEWER_VERSION for table in tables})
            await third.tell({table.id: b'{"pages":[[1]],"left":{},"signs":{},"agreed":[]}' for table in tables})
            await until(lambda: all(table.info(set()).seats[1].here for table in tables))
            registry._let_go(tables[0].id)
            assert (await registry.table(tables[0].id)).info(set()).seats[1].here
        await until(lambda: not tables[1].info(set()).seats[1].here)
        assert pages

    with caplog.at_level(logging.WARNING, "mire.server"):
        in_a_house(tmp_path, story)
    assert [record.getMessage()[:35] for record in caplog.records] == ["another server tells who is at the "]


@pytest.mark.parametrize("error", [StorageDown("not now"), ValueError("never seen before")])
def test_a_table_can_be_opened_though_nobody_can_be_heard_and_they_are_heard_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        table_id = (await a_table(registry)).id
        registry._let_go(table_id)
        async with another_server(tmp_path) as other:
            await other.tell({table_id: b'{"pages":[[1]],"left":{},"signs":{},"agreed":[]}'})

            async def fail(_: object) -> None:
                raise error

            with monkeypatch.context() as patch:
                patch.setattr(registry.storage, "hear", fail)
                table = await registry.table(table_id)
                assert not table.info(set()).seats[1].here
            await until(lambda: table.info(set()).seats[1].here)

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("work", ["beat", "tell", "changed", "day_over"])
def test_no_error_ends_what_the_house_does_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: str
) -> None:
    monkeypatch.setattr(module, "EXPIRY_SECONDS", 0.02)

    async def story(registry: TableRegistry, _: Gated) -> None:
        calls = 0

        async def fail(*_: object) -> None:
            nonlocal calls
            calls += 1
            raise ValueError("never seen before")

        monkeypatch.setattr(registry.storage, work, fail)
        a_page(await a_table(registry))
        await until(lambda: calls > 2)

    in_a_house(tmp_path, story)


def test_what_goes_wrong_at_one_table_harms_no_other_and_not_the_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        bad, good = await a_table(registry), await a_table(registry)
        glances: list[object] = []
        monkeypatch.setattr(bad._company, "waited_for", lambda _: 1 / 0)
        monkeypatch.setattr(good._company, "waited_for", glances.append)
        await until(lambda: len(glances) > 2)

    in_a_house(tmp_path, story)


# No table is there twice


def test_when_one_of_three_who_ask_at_once_fails_the_others_get_one_and_the_same_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        table_id, load, loads = (await a_table(registry)).id, registry.storage.load, 0
        registry._let_go(table_id)

        async def fail_once(table: str) -> tuple[bytes, list[bytes]] | None:
            nonlocal loads
            loads += 1
            fails = loads == 1
            await settle()
            if fails:
                raise StorageDown("not now")
            return await load(table)

        monkeypatch.setattr(registry.storage, "load", fail_once)
        first, second = (asyncio.create_task(registry.table(table_id)) for _ in range(2))
        with pytest.raises(StorageDown):
            await first
        third = await registry.table(table_id)
        assert third is await second
        assert loads == 2

    in_a_house(tmp_path, story)


def test_a_table_is_not_let_go_between_being_found_and_being_entered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        table_id, visit = (await a_table(registry)).id, registry.storage.visit

        async def visit_slowly(table: str) -> None:
            for _times in range(3):
                await registry._sweep()
            await visit(table)

        monkeypatch.setattr(registry.storage, "visit", visit_slowly)
        async with registry.open_table(table_id) as found:
            page = a_page(found)
        assert registry._live[table_id] is found
        found.leave(page)
        for _times in range(2):
            await registry._sweep()
        assert not registry.is_live(table_id)

    in_a_house(tmp_path, story)


def test_a_table_at_which_something_is_being_written_is_not_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        table, append = await a_table(registry), registry.storage.append

        async def append_slowly(*what: Any) -> None:
            for _times in range(3):
                await registry._sweep()
            await append(*what)

        monkeypatch.setattr(registry.storage, "append", append_slowly)
        await table.add(lambda: Renamed(seat=0, name="Moss"))
        assert await registry.table(table.id) is table

    in_a_house(tmp_path, story)


def test_a_table_that_is_loaded_again_is_given_its_time_anew(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        table_id = (await a_table(registry)).id
        for _times in range(2):
            await registry._sweep()
        await registry.table(table_id)
        await registry._sweep()
        assert registry.is_live(table_id)

    in_a_house(tmp_path, story)


def test_of_a_forgotten_table_nothing_is_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(registry: TableRegistry, _: Gated) -> None:
        tables = [await a_table(registry) for _times in range(2)]
        page = a_page(tables[0])

        async def forget(*_: object) -> list[str]:
            return [tables[0].id, "elsewhere"]

        monkeypatch.setattr(module, "forget_old", forget)
        await registry._expire()
        assert list(registry._live) == list(registry._attendance._live) == [tables[1].id]
        assert TABLES._value.get() == 1
        assert page.dismissed.is_set()

    in_a_house(tmp_path, story)
