"""The socket of a table: commands come in, events go out."""

import asyncio
import contextlib
import logging
from typing import Final

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from mire.core.errors import MireError
from mire.server.bots.scheduler import Asker
from mire.server.http import guard
from mire.server.messages import AnyCommand
from mire.server.metrics import COMMAND_SECONDS, COMMANDS, GUESTS
from mire.server.refusals import Foreign, NoTable, TooMuch
from mire.server.storage import StorageDown
from mire.server.tables.guests import Guest
from mire.server.tables.live import UNKNOWN, LiveTable, read_command
from mire.server.tables.table_registry import TableRegistry

logger: Final = logging.getLogger("mire.server")

FOREIGN: Final = 4403
CROWDED: Final = 4429
TROUBLE: Final = 1011
FAREWELL_SECONDS: Final = 1  # for a slow page to take notice
TOO_FAST: Final = TooMuch("too-many-messages")
SPARE_SECONDS: Final = 3  # what a page may send at once, in seconds of its rate
HOLD_SECONDS: Final = 0.01  # for which nothing more is read of a page that sends too much


class _Crowded(MireError):
    """There is no room for another page."""


async def live(socket: WebSocket) -> None:
    """One page at one table, until it leaves."""
    registry: TableRegistry = socket.app.state.registry
    await socket.accept()
    try:
        table, guest = await _come_in(socket, registry)
    except Foreign as error:
        await socket.close(FOREIGN, str(error))
        return
    except NoTable:
        await socket.close(*UNKNOWN)
        return
    except MireError as error:
        await socket.close(CROWDED if isinstance(error, _Crowded) else TROUBLE, str(error))
        return
    address, sockets = guest.asker.address, socket.app.state.sockets
    sockets.add(address)
    GUESTS.inc()
    writer = asyncio.create_task(_write(socket, guest, table))
    reader = asyncio.create_task(_read(socket, guest, table, registry.settings.messages_per_second))
    dismissed = asyncio.create_task(guest.dismissed.wait())
    try:
        await asyncio.wait([writer, reader, dismissed], return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.leave(guest)
        sockets.remove(address)
        GUESTS.dec()
        for task in (writer, reader, dismissed):
            task.cancel()
        for outcome in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, (WebSocketDisconnect, RuntimeError)):
                logger.error("a socket ended badly", exc_info=outcome)
    if guest.dismissed.is_set():
        await _send_away(socket, guest)


async def _come_in(socket: WebSocket, registry: TableRegistry) -> tuple[LiveTable, Guest]:
    """Let a page in, which from now on is at its table."""
    guard.check_origin(socket.headers, needed=True)
    if not registry.is_live(socket.path_params["id"]):
        socket.app.state.librarian.admit(socket)
    async with registry.open_table(socket.path_params["id"]) as table:
        holds = held_seats(socket, table)
        look, ply = _wanted_look(socket.query_params.get("look"), holds), _wanted_ply(socket.query_params.get("ply"))
        if holds and ply is not None:
            with contextlib.suppress(StorageDown):
                await table.reload()  # the page may have been answered more by another server than we have heard
        guest = Guest(holds, look, asker(socket, table))
        if table.gone:
            raise NoTable("no-table")
        if len(table.guests) >= registry.settings.guests:
            raise _Crowded("too many pages are at this table")
        if socket.app.state.sockets.is_full(guest.asker.address):
            raise _Crowded("too many pages are open at your address")
        table.enter(guest, ply)
        return table, guest


def held_seats(connection: HTTPConnection, table: LiveTable) -> set[int]:
    """The seats whose tokens a browser shows."""
    return set(held_tokens(connection, table))


def held_tokens(connection: HTTPConnection, table: LiveTable) -> dict[int, str]:
    """The same with the tokens."""
    seats = table.course.seats
    shown = guard.seat_tokens(connection.cookies, len(seats))
    return {seat: token for seat, token in shown.items() if seats[seat].holds(token)}


def asker(connection: HTTPConnection, table: LiveTable) -> Asker:
    """Who asks for what takes long: an address, and the person behind it if they sit at the table."""
    return Asker(guard.address_of(connection), min(held_tokens(connection, table).values(), default=""))


async def _write(socket: WebSocket, guest: Guest, table: LiveTable) -> None:
    while True:
        message = await guest.outbox.next()
        await socket.send_text((table.everything(guest) if message is None else message).decode())


async def _send_away(socket: WebSocket, guest: Guest) -> None:
    """Say why, if the page listens; if not, it finds the connection closed."""
    with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(FAREWELL_SECONDS):
            await socket.close(*guest.farewell)


async def _read(socket: WebSocket, guest: Guest, table: LiveTable, rate: int) -> None:
    bucket = guard.Bucket(rate, rate * SPARE_SECONDS)
    while not guest.dismissed.is_set():
        await guest.outbox.room()  # a page that does not read the answers is not heard
        try:
            message = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if message["type"] != "websocket.receive":
            return
        in_time = bucket.take()
        if not in_time:
            await asyncio.sleep(HOLD_SECONDS)
        try:
            command = _read_text(message.get("text"))
        except MireError as error:
            if in_time:
                table.refuse(guest, "", "unreadable", str(error))
            else:
                table.refuse(guest, "", "busy", str(TOO_FAST), TOO_FAST.why)
            continue
        if not in_time:
            table.refuse(guest, command.id, "busy", str(TOO_FAST), TOO_FAST.why)
            continue
        COMMANDS.labels(type(command).__name__.lower()).inc()
        with COMMAND_SECONDS.time():
            await asyncio.shield(table.start(table.handle(guest, command)))


def _read_text(text: str | None) -> AnyCommand:
    if text is None or len(text) > guard.MOST_MESSAGE_BYTES:
        raise MireError(f"a command is a text of at most {guard.MOST_MESSAGE_BYTES} letters")
    return read_command(text)


def _wanted_look(look: str | None, holds: set[int]) -> int | None:
    """The seat to look through: one that the page holds, or none."""
    return next((seat for seat in holds if str(seat) == look), None)


def _wanted_ply(ply: str | None) -> int | None:
    return int(ply) if ply is not None and ply.isdecimal() and len(ply) < 10 else None
