"""What the house does beside its tables goes on, whatever goes wrong with it, and no table is there twice."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mire.server import house as module
from mire.server.house import House
from mire.server.storage import Storage, StorageDown, open_storage
from tests.server.houses import Gated, a_page, a_table, in_a_house, place, until

OF_A_NEWER_VERSION = b'{"pages":[[1]],"weather":"fog"}'


@asynccontextmanager
async def another_server(folder: Path) -> AsyncIterator[Storage]:
    """The storage of another server on the same file."""
    other = await open_storage(place(folder))
    try:
        await other.beat()
        yield other
    finally:
        await other.close()


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in ("BEAT_SECONDS", "PAUSE_SECONDS"):
        monkeypatch.setattr(module, pause, 0.02)


def test_what_another_server_tells_and_nobody_understands_is_skipped_with_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House, _: Gated) -> None:
        tables = [await a_table(house) for _ in range(2)]
        pages = [a_page(table) for table in tables]
        async with another_server(tmp_path) as other, another_server(tmp_path) as third:
            await other.tell({table.id: OF_A_NEWER_VERSION for table in tables})
            await third.tell({table.id: b'{"pages":[[1]],"left":{},"signs":{},"agreed":[]}' for table in tables})
            await until(lambda: all(table.info(set()).seats[1].here for table in tables))
            house._let_go(tables[0].id)
            assert (await house.table(tables[0].id)).info(set()).seats[1].here
        await until(lambda: not tables[1].info(set()).seats[1].here)
        assert pages

    with caplog.at_level(logging.WARNING, "mire.server"):
        in_a_house(tmp_path, story)
    assert [record.getMessage()[:35] for record in caplog.records] == ["another server tells who is at the "]


@pytest.mark.parametrize("error", [StorageDown("not now"), ValueError("never seen before")])
def test_a_table_can_be_opened_though_nobody_can_be_heard_and_they_are_heard_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def story(house: House, _: Gated) -> None:
        table_id = (await a_table(house)).id
        house._let_go(table_id)
        async with another_server(tmp_path) as other:
            await other.tell({table_id: b'{"pages":[[1]],"left":{},"signs":{},"agreed":[]}'})

            async def fail(_: object) -> None:
                raise error

            with monkeypatch.context() as patch:
                patch.setattr(house.storage, "hear", fail)
                table = await house.table(table_id)
                assert not table.info(set()).seats[1].here
            await until(lambda: table.info(set()).seats[1].here)

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("work", ["beat", "tell", "changed", "day_over"])
def test_no_error_ends_what_the_house_does_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: str
) -> None:
    monkeypatch.setattr(module, "EXPIRY_SECONDS", 0.02)

    async def story(house: House, _: Gated) -> None:
        calls = 0

        async def fail(*_: object) -> None:
            nonlocal calls
            calls += 1
            raise ValueError("never seen before")

        monkeypatch.setattr(house.storage, work, fail)
        a_page(await a_table(house))
        await until(lambda: calls > 2)

    in_a_house(tmp_path, story)


def test_what_goes_wrong_at_one_table_harms_no_other_and_not_the_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House, _: Gated) -> None:
        bad, good = await a_table(house), await a_table(house)
        glances: list[object] = []
        monkeypatch.setattr(bad._company, "waited_for", lambda _: 1 / 0)
        monkeypatch.setattr(good._company, "waited_for", glances.append)
        await until(lambda: len(glances) > 2)

    in_a_house(tmp_path, story)
