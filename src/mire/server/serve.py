"""Run the server until it is stopped."""

import socket
from collections.abc import Callable

import uvicorn

from mire.core.errors import BadSetup
from mire.server.app import make_app
from mire.server.guard import MOST_MESSAGE_BYTES
from mire.server.settings import Settings

PING_SECONDS = 20


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve on; BadSetup if the address can't be had."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=4096)
    except (OSError, OverflowError) as error:
        raise BadSetup(f"can't listen on {host} port {port}: {error}") from None


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket; `ready` is called when the first page can be asked for."""
    config = uvicorn.Config(
        make_app(settings),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=4 * MOST_MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    server = _Server(config, ready)
    server.run(sockets=[listener])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
