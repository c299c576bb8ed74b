"""Run the server until it is stopped."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

import h11
import uvicorn

from mire import texts
from mire.core.errors import BadSetup
from mire.server.http.app import make_app
from mire.server.http.guard import MOST_MESSAGE_BYTES
from mire.server.http.wire import Wire
from mire.server.memory import keep_pauses_short
from mire.server.settings import Settings
from mire.server.tables.table_registry import TableRegistry

PING_SECONDS: Final = 20


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve on; BadSetup if the address can't be had."""
    if not 0 <= port <= 65535:
        raise BadSetup(f"port {port} is none; ports are 1 to 65535, and 0 for any that is free")
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=4096)
    except OSError as error:
        raise BadSetup(f"can't listen on {host} port {port}: {error}") from None


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket; `ready` is called when the first page can be asked for. BadSetup if there is no storage."""
    with listener, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, listener, ready))


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    for language in texts.LANGUAGES:
        texts.text("total", language)  # reads them all, so that the first refusal need not wait for it
    async with TableRegistry.open(settings) as registry:
        config = uvicorn.Config(
            make_app(registry),
            log_level="warning",
            lifespan="off",
            ws=Wire,
            ws_max_size=4 * MOST_MESSAGE_BYTES,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            ws_per_message_deflate=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=2,
        )
        logging.getLogger("uvicorn.error").addFilter(_is_ours)
        pauses = asyncio.create_task(keep_pauses_short())
        await _Server(config, ready).serve([listener])
        pauses.cancel()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        # Unlike uvicorn's own, it does not raise the signal once more, so that all tables are closed in order.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def _is_ours(record: logging.LogRecord) -> bool:
    """Not what somebody sent that is no text or no request: it was refused, and tracebacks would fill the log."""
    return not (record.exc_info and isinstance(record.exc_info[1], (UnicodeDecodeError, h11.LocalProtocolError)))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast event loop, where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
