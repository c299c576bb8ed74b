"""A socket that holds little, whatever its page sends and however little that reads."""

import socket
from asyncio import BaseTransport, Transport
from typing import Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_UNSENT: Final = 16_384  # bytes that we keep beside what the system keeps; then the page's turn is to read
MOST_ON_THE_WAY: Final = 65_536  # bytes that the system keeps each way
MOST_UNHEARD: Final = 256  # messages that came at once
PIECE: Final = 4_096  # bytes that are read at once
FAREWELL_SECONDS: Final = 10  # to read the last messages


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's socket with bounds."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody connects."""
        super().connection_made(transport)
        cast(Transport, transport).set_write_buffer_limits(MOST_UNSENT)
        if (system := transport.get_extra_info("socket")) is not None:
            for way in (socket.SO_SNDBUF, socket.SO_RCVBUF):
                system.setsockopt(socket.SOL_SOCKET, way, MOST_ON_THE_WAY)

    def data_received(self, data: bytes) -> None:
        """Read what came, up to a number of messages; a page that sends more before we come to read is cut off."""
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.queue.qsize() > MOST_UNHEARD:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        """Answer those who read; answers to others would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """A page that has not answered for so long does not read the rest either."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """The page's time at the table; afterwards it has a little to read the rest."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)
