"""The web application: what is asked by HTTP. Live play goes through the socket, see socket.py."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from mire import texts
from mire.bots import BOTS
from mire.core.errors import MireError, OtherVersion
from mire.core.game import Game
from mire.core.registry import game_named, games
from mire.core.state import EVERYBODY
from mire.core.table import check_no_files
from mire.server import messages
from mire.server.http import guard
from mire.server.http.socket import asker, held_seats, held_tokens, live
from mire.server.metrics import REGISTRY
from mire.server.refusals import (
    BadFile,
    Forbidden,
    Foreign,
    NameTaken,
    NoTable,
    Refusal,
    TooLong,
    TooMuch,
    TooSlow,
    UnknownHost,
    Unreadable,
    WhoSits,
)
from mire.server.storage import Clash, StorageDown
from mire.server.tables import seat_messages
from mire.server.tables.live import LiveTable
from mire.server.tables.table_registry import TableRegistry
from mire.server.tables.waiting import while_there
from mire.server.tally import Tally

PAGE: Final = Path(__file__).parents[1] / "page"  # the built client
GZIP: Final = 16  # how zlib is told what its data look like
PIECE: Final = 65_536  # bytes
RETRY_SECONDS: Final = "3"
BODY_SECONDS: Final = 15  # in which a request must be here; a long one needs them on a slow line
MOST_BODIES: Final = 16  # of one address that are not all here yet, up to a megabyte each
NO_ADDRESS: Final = "there is nothing at this address"
STATUS: Final = {
    NoTable: 404,
    Unreadable: 501,
    Forbidden: 409,
    WhoSits: 422,
    NameTaken: 422,
    Foreign: 403,
    TooLong: 413,
    TooMuch: 429,
    TooSlow: 408,
    UnknownHost: 421,
    Clash: 503,
    StorageDown: 503,
}

LOOKS_A_READ: Final = 10  # how many times as often an address may ask for what costs little
FAR_TOO_LONG: Final = 4 * guard.MOST_BYTES

T = TypeVar("T")


def make_app(registry: TableRegistry) -> Starlette:
    """The application around a house."""
    app = Starlette(
        routes=[
            Route("/health", health),
            Route("/metrics", metrics),
            Route("/api/games", catalogue),
            Route("/api/games/{name}/components", box),
            Route("/api/tables", set_up, methods=["POST"]),
            Route("/api/tables", to_watch, methods=["GET"]),
            Route("/api/tables/{id}", show_table),
            Route("/api/tables/{id}/components", components),
            Route("/api/tables/{id}/invitations", invitations),
            Route("/api/tables/{id}/sit", sit, methods=["POST"]),
            Route("/api/tables/{id}/rematch", rematch, methods=["POST"]),
            Route("/api/tables/{id}/record", record),
            Route("/api/tables/{id}/replay", replay),
            Route("/api/tables/{id}/analysis", analysis),
            WebSocketRoute("/api/tables/{id}/live", live),
            Route("/api/{rest:path}", nothing_here),
            Mount("/assets", Assets(directory=PAGE / "assets", check_dir=False)),
            Route("/{path:path}", page),
        ],
        middleware=[
            Middleware(guard.SafeHeaders),
            Middleware(guard.WholeRequests),
            Middleware(guard.KnownHosts, names=registry.settings.hosts, refuse=refuse),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={
            MireError: refuse,
            HTTPException: point_out,
            ClientDisconnect: say_nothing,
            Exception: apologise,
        },
    )
    app.state.registry = registry
    app.state.doorkeeper = guard.Doorkeeper(registry.settings.tables_per_minute)
    app.state.sockets = Tally(registry.settings.sockets_per_address)
    app.state.bodies = Tally(MOST_BODIES)
    app.state.librarian = guard.Doorkeeper(registry.settings.reads_per_minute)
    app.state.analyst = guard.Doorkeeper(registry.settings.reads_per_minute)
    app.state.porter = guard.Doorkeeper(LOOKS_A_READ * registry.settings.reads_per_minute)
    return app


async def refuse(request: Request, error: Exception) -> Response:
    """Errors are for people: a sentence in their language, and a status for the program."""
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    said = texts.say(error.why, _language(request)) if isinstance(error, Refusal | OtherVersion) else str(error)
    detail = {"detail": error.detail} if isinstance(error, BadFile) else {}
    response = _json({"error": said, **detail}, status)
    if status == 429:
        response.headers["retry-after"] = RETRY_SECONDS
    return response


def _language(request: Request) -> str:
    """What the reader asks for, or else the browser."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", "")[:2]
    return wanted if wanted in texts.LANGUAGES else texts.LANGUAGES[0]


async def point_out(_: Request, error: Exception) -> Response:
    """An address that is none, or is not asked in this way."""
    assert isinstance(error, HTTPException)
    said = NO_ADDRESS if error.status_code == 404 else "this address can't be asked in this way"
    response = _json({"error": said}, error.status_code)
    response.headers.update(error.headers or {})
    return response


async def say_nothing(_: Request, __: Exception) -> Response:
    """Whoever asked has hung up."""
    return Response(status_code=204)


async def apologise(_: Request, __: Exception) -> Response:
    """What should not happen; the server writes down what it was."""
    return _json({"error": "something went wrong on the server; nothing has changed"}, 500)


async def health(request: Request) -> Response:
    """Whether the server is up, and how many tables it has met that can't be played on."""
    return _json({"status": "ok", "set_aside": len(_registry(request).asides)})


async def metrics(request: Request) -> Response:
    """Counters for whoever watches over the server."""
    request.app.state.porter.admit(request)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


async def catalogue(request: Request) -> Response:
    """The games and bots there are."""
    request.app.state.porter.admit(request)
    return _json({"games": [_describe(game) for game in games()], "bots": list(BOTS)})


async def box(request: Request) -> Response:
    """The cards and boards of a game with the options of the query, to be looked through without a table."""
    request.app.state.porter.admit(request)
    game = game_named(request.path_params["name"])
    options = dict(request.query_params)
    check_no_files(game, options)
    return _json(game.components(game.check_options(options), game.version))


async def set_up(request: Request) -> Response:
    """A new table."""
    request.app.state.doorkeeper.admit(request)
    body = await _read(request, messages.decode_new_table)
    table_id, tokens = await _registry(request).set_up(body)
    table = await _registry(request).table(table_id)
    invitations = _registry(request).invitations(table) if tokens else {}
    answer = _json({"id": table_id, "invitations": invitations}, 201)
    return _with_tokens(request, answer, table_id, tokens)


async def to_watch(request: Request) -> Response:
    """The tables that everybody may watch."""
    request.app.state.porter.admit(request)
    return _json([table.info(set()) for table in _registry(request).to_watch()])


async def show_table(request: Request) -> Response:
    """A table from outside."""
    table = await _table(request)
    info = table.info(held_seats(request, table))
    return _json(msgspec.structs.replace(info, goes=await _registry(request).goes(table)))


async def components(request: Request) -> Response:
    """The cards and boards a table plays with."""
    table = await _table(request)
    return _json(table.course.table.components())


async def invitations(request: Request) -> Response:
    """For those at the table: what lets others sit down at its open seats."""
    table = await _table(request)
    if not held_seats(request, table):
        raise Forbidden("only-who-sits")
    return _json(_registry(request).invitations(table))


async def sit(request: Request) -> Response:
    """Follow an invitation."""
    request.app.state.doorkeeper.admit(request)
    body = await _read(request, messages.decode_sit)
    table = await _table(request)
    seat, token = await _registry(request).follow_invitation(table, body)
    return _with_tokens(request, _json({"seat": seat}), table.id, {seat: token})


async def rematch(request: Request) -> Response:
    """Play again with the same people."""
    guard.check_origin(request.headers, needed=False)
    request.app.state.doorkeeper.admit(request)
    table = await _table(request)
    held = held_tokens(request, table)
    if not held:
        raise Forbidden("only-who-played")
    table_id, tokens = await _registry(request).play_again(table, held)
    return _with_tokens(request, _json({"id": table_id}), table_id, tokens)


async def record(request: Request) -> Response:
    """The record of a finished game, to keep."""
    request.app.state.librarian.admit(request)
    table = await _registry(request).table(request.path_params["id"])
    name = f"{table.course.table.game.name}-{table.id}.json"
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(
        seat_messages.record(table.course, _language(request)), media_type="application/json", headers=disposition
    )


async def replay(request: Request) -> Response:
    """A finished game, move by move."""
    request.app.state.librarian.admit(request)
    async with _registry(request).open_table(request.path_params["id"]) as table:
        look = _read_look(request.query_params.get("look"), table)
        frames = await while_there(request, _registry(request).replay(table, look, asker(request, table)))
    if frames is None:
        return await say_nothing(request, ClientDisconnect())
    headers = {"cache-control": "no-store", "content-encoding": "gzip", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        del headers["content-encoding"]
        return StreamingResponse(_unpack(frames), media_type="application/json", headers=headers)
    return Response(frames, media_type="application/json", headers=headers)


async def _unpack(packed: bytes) -> AsyncIterator[bytes]:
    """What is compressed, piece by piece: all at once, a crowd of readers would keep the others waiting."""
    unpacking = zlib.decompressobj(zlib.MAX_WBITS | GZIP)
    while packed:
        yield unpacking.decompress(packed, PIECE)
        packed = unpacking.unconsumed_tail
        await asyncio.sleep(0)
    yield unpacking.flush()


async def analysis(request: Request) -> Response:
    """What a finished game looks like to a search, as far as it has got; to be asked again until it is complete.

    Those who watch one analysis behind an address share what they may ask, and leave the others theirs.
    """
    table = await _table(request)
    request.app.state.analyst.admit(request, table.id)
    return _json(await _registry(request).analysis(table, asker(request, table)))


async def nothing_here(_: Request) -> Response:
    """An address of the interface that is none."""
    return _json({"error": NO_ADDRESS}, 404)


async def page(request: Request) -> Response:
    """The page, whatever its address; it finds out itself what to show."""
    file = _file_of_page(request.path_params["path"]) or _file_of_page("index.html")
    if file is None:
        return _json({"error": "the page is not built; 'make play' builds it"}, 503)
    return FileResponse(file, headers={"cache-control": "no-cache"})


def _file_of_page(path: str) -> Path | None:
    try:
        file = (PAGE / path).resolve()
        return file if file.is_relative_to(PAGE.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no name that a file can have
        return None


class Assets(StaticFiles):
    """Files whose names change with their content, so that browsers may keep them."""

    async def check_config(self) -> None:
        """A page that is not built has none."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """The file, to be kept."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


async def _table(request: Request) -> LiveTable:
    """The table that is asked for. To read it from disk costs more than to look at it."""
    table_id, state = request.path_params["id"], request.app.state
    (state.porter if _registry(request).is_live(table_id) else state.librarian).admit(request)
    return await _registry(request).table(table_id)


async def _read(request: Request, decode: Callable[[bytes], T]) -> T:
    """The body of a request from our own page, checked."""
    guard.check_origin(request.headers, needed=False)
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise MireError("the request must be JSON")
    body = await _body(request)
    try:
        return decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MireError(f"this can't be read: {error}") from None


async def _body(request: Request) -> bytes:
    """All that is sent with a request, if it comes soon: of an address, few wait for the rest at the same time."""
    bodies, address = request.app.state.bodies, guard.address_of(request)
    if bodies.is_full(address):
        raise TooMuch("asked-too-much")
    bodies.add(address)
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await _all_of(request)
    except TimeoutError:
        raise TooSlow("too-slow", seconds=BODY_SECONDS) from None
    finally:
        bodies.remove(address)


async def _all_of(request: Request) -> bytes:
    """The body; of one that is a little too long the rest is read too, so that its sender hears why it is refused."""
    body, length = bytearray(), 0
    async for part in request.stream():
        length += len(part)
        if length <= guard.MOST_BYTES:
            body += part
        elif length > FAR_TOO_LONG:
            break
    if length > guard.MOST_BYTES:
        raise TooLong("too-long", bytes=guard.MOST_BYTES)
    return bytes(body)


def _read_look(look: str | None, table: LiveTable) -> int | None:
    if look is None:
        return None
    if look == "open":
        return EVERYBODY
    seats = {str(seat): seat for seat in range(table.course.table.players)}
    if look not in seats:
        raise MireError(f"look is a seat from 0 to {table.course.table.players - 1}, or open")
    return seats[look]


def _json(data: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(messages.encode(data), status, media_type="application/json", headers=headers)


def _with_tokens(request: Request, response: Response, table_id: str, tokens: dict[int, str]) -> Response:
    guard.give_tokens(response, table_id, tokens, secure=request.url.scheme == "https")
    return response


def _describe(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "fewest": game.fewest,
        "most": game.most,
        "minutes": game.minutes,
        "solo_target": game.solo_target(game.check_options({})),
        "solo_targets": _solo_targets(game),
        "options": [
            {"name": option.name, "default": option.default, "choices": option.choices, "file": option.file}
            for option in game.options
        ],
        "categories": game.categories,
        "pad": [
            {"name": field.name, "least": field.least, "most": field.most, "group": field.group} for field in game.pad
        ],
        "verbs": [{"word": verb.word, "slots": [slot.name for slot in verb.slots]} for verb in game.verbs],
    }


def _solo_targets(game: Game) -> dict[str, dict[str, int | None]]:
    """The same with each choice of an option, where that makes a difference."""
    targets = {
        option.name: {choice: game.solo_target(game.check_options({option.name: choice})) for choice in option.choices}
        for option in game.options
    }
    return {option: by_choice for option, by_choice in targets.items() if len(set(by_choice.values())) > 1}
