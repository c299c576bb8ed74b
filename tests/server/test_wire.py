"""A socket holds little, whatever its page sends and however little that reads."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from mire.server.http import wire
from mire.server.http.wire import MOST_UNHEARD, Wire

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING = b"\x89\x80\x00\x00\x00\x00"
TEXT = b"\x81\x82\x00\x00\x00\x00{}"


class Line(asyncio.Transport):
    """The transport of somebody who reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.aborted = 0
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.limits = high, low

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closed or self.aborted > 0

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted += 1


async def listen(scope: Any, receive: Any, send: Any) -> None:
    """Takes the socket, hears nothing and leaves when it is told to."""
    await receive()
    await send({"type": "websocket.accept"})
    await scope["state"]["leave"].wait()


def with_a_socket(story: Callable[[Wire, Line, asyncio.Event], Any]) -> None:
    async def tell() -> None:
        leave = asyncio.Event()
        config = uvicorn.Config(listen, lifespan="off", log_level="critical")
        config.load()
        socket, line = Wire(config, ServerState(), {"leave": leave}), Line()
        socket.connection_made(line)
        socket.data_received(HANDSHAKE)
        await asyncio.sleep(0.01)
        assert line.written.startswith(b"HTTP/1.1 101")
        line.written = b""
        await story(socket, line, leave)
        leave.set()
        await asyncio.gather(*socket.tasks)
        socket.connection_lost(None)

    asyncio.run(tell())


def test_pings_are_answered_only_to_who_reads() -> None:
    async def story(socket: Wire, line: Line, _: asyncio.Event) -> None:
        socket.data_received(PING * 3)
        assert line.written == b"\x8a\x00" * 3
        socket.pause_writing()
        socket.data_received(PING * 10_000)
        assert line.written == b"\x8a\x00" * 3
        socket.resume_writing()
        socket.data_received(PING)
        assert line.written == b"\x8a\x00" * 4

    with_a_socket(story)


def test_who_sends_more_at_once_than_can_be_heard_is_cut_off() -> None:
    async def story(socket: Wire, line: Line, _: asyncio.Event) -> None:
        socket.data_received(TEXT * MOST_UNHEARD)
        assert line.aborted == 0
        socket.data_received(TEXT * 100_000)
        assert line.aborted == 1
        assert socket.queue.qsize() < 4 * MOST_UNHEARD

    with_a_socket(story)


def test_a_long_message_comes_in_one_piece() -> None:
    async def story(socket: Wire, line: Line, _: asyncio.Event) -> None:
        text = "x" * 20_000
        socket.data_received(b"\x81\xfe" + len(text).to_bytes(2) + bytes(4) + text.encode())
        assert not line.is_closing()
        assert (await socket.queue.get())["text"] == text  # type: ignore[typeddict-item]

    with_a_socket(story)


def test_who_does_not_answer_is_cut_off_at_once() -> None:
    async def story(socket: Wire, line: Line, _: asyncio.Event) -> None:
        socket.keepalive_timeout()
        assert line.aborted == 1

    with_a_socket(story)


def test_who_was_sent_away_and_does_not_read_that_is_cut_off_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "FAREWELL_SECONDS", 0)

    async def story(socket: Wire, line: Line, leave: asyncio.Event) -> None:
        leave.set()
        await asyncio.gather(*socket.tasks)
        assert line.closed
        await asyncio.sleep(0.01)
        assert line.aborted == 1

    with_a_socket(story)


def test_who_has_hung_up_is_forgotten_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "FAREWELL_SECONDS", 0)

    async def story(socket: Wire, line: Line, leave: asyncio.Event) -> None:
        socket.connections.add(cast(Any, socket))
        socket.connection_lost(None)
        leave.set()
        await asyncio.gather(*socket.tasks)
        await asyncio.sleep(0.01)
        assert line.aborted == 0
        socket.connections.add(cast(Any, socket))

    with_a_socket(story)


def test_little_is_kept_for_who_reads_slowly() -> None:
    async def story(_: Wire, line: Line, __: asyncio.Event) -> None:
        assert line.limits == (wire.MOST_UNSENT, None)

    with_a_socket(story)
