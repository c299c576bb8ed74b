"""What a page is still to be told: in order, within bounds, and never something older than what it was shown."""

import asyncio

import pytest

from mire.server.tables.guests import MOST_ANSWERS, MOST_BYTES, MOST_NEWS, Outbox

ALL = None  # everything is to be shown
LARGE = b"x" * (MOST_BYTES // 2)


def waiting(outbox: Outbox) -> list[bytes | None]:
    """All that is still to be told."""

    async def read() -> list[bytes | None]:
        told = []
        while outbox._waiting:
            told.append(await outbox.next())
        return told

    return asyncio.run(read())


def test_answers_and_news_come_in_their_order() -> None:
    outbox = Outbox()
    outbox.show(b"news 1")
    outbox.answer(b"answer")
    outbox.show(b"news 2")
    assert waiting(outbox) == [b"news 1", b"answer", b"news 2"]


def test_everything_takes_the_place_of_all_news_before_it_and_of_itself() -> None:
    outbox = Outbox()
    outbox.show(b"news")
    outbox.show_all()
    outbox.answer(b"answer")
    outbox.show_all()
    assert waiting(outbox) == [b"answer", ALL]


def test_news_that_everything_will_tell_are_not_told_twice() -> None:
    outbox = Outbox()
    outbox.show_all()
    outbox.show(b"news")
    outbox.answer(b"answer")
    assert waiting(outbox) == [ALL, b"answer"]
    outbox.show(b"later")
    assert waiting(outbox) == [b"later"]


def test_news_that_take_too_much_room_give_way_to_everything() -> None:
    outbox = Outbox()
    outbox.answer(b"answer")
    for _ in range(5):
        outbox.show(LARGE)
    assert waiting(outbox) == [b"answer", ALL]


def test_news_without_number_give_way_too() -> None:
    outbox = Outbox()
    for _ in range(MOST_NEWS + 1):
        outbox.show(b"news")
    assert waiting(outbox) == [ALL]


def test_one_message_always_fits() -> None:
    outbox = Outbox()
    outbox.show(LARGE * 3)
    assert waiting(outbox) == [LARGE * 3]


def test_answers_are_told_with_everything_however_much_news_there_is() -> None:
    outbox = Outbox()
    outbox.show(LARGE)
    outbox.show(LARGE)
    outbox.answer(b"answer")
    outbox.show(LARGE)
    assert waiting(outbox) == [b"answer", ALL]


@pytest.mark.parametrize(("answer", "most"), [(b"small", MOST_ANSWERS), (LARGE, 2)])
def test_there_is_no_room_until_some_answers_are_read(answer: bytes, most: int) -> None:
    outbox = Outbox()
    for _ in range(most):
        assert has_room(outbox)
        outbox.answer(answer)
    assert not has_room(outbox)
    waiting(outbox)
    assert has_room(outbox)


def test_news_take_no_room_from_answers() -> None:
    outbox = Outbox()
    for _ in range(5):
        outbox.show(LARGE * 3)
        assert has_room(outbox)


def has_room(outbox: Outbox) -> bool:
    return outbox._room.is_set()
