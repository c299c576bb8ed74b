"""What keeps the server safe: names, origins, sizes, rates, cookies and the headers of every answer."""

import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from mire.server.refusals import Foreign, TooMuch, UnknownHost

MOST_BYTES: Final = 1_000_000  # of a request; a record of a long game has some ten thousand
MOST_MESSAGE_BYTES: Final = 8_192  # of a command
LONGEST_NAME: Final = 100  # of a host
COOKIE_SECONDS: Final = 400 * 86400  # as long as browsers allow
PAGE_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": PAGE_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class SafeHeaders:
    """Adds the headers that tell browsers what our pages may do."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and add to the answer."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


class WholeRequests:
    """Hangs up after the answer to a request of which more may come: nobody reads that, and it would be waited for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and see whether it is read to its end."""
        headers = Headers(scope=scope) if scope["type"] == "http" else Headers()
        more = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers

        async def receive_on() -> Message:
            nonlocal more
            message = await receive()
            more = more and message.get("more_body", False)
            return message

        async def send_last(message: Message) -> None:
            if more and message["type"] == "http.response.start":
                MutableHeaders(scope=message)["connection"] = "close"
            await send(message)

        await self.app(scope, receive_on, send_last)


class KnownHosts:
    """Lets in those who ask for this server by an address or a name that is its own.

    Another site's page can have its own name lead here, and would then be taken for ours.
    """

    def __init__(
        self, app: ASGIApp, names: Collection[str], refuse: Callable[[Request, Exception], Awaitable[Response]]
    ) -> None:
        self.app: Final = app
        self._names: Final = {"localhost", *(name.lower() for name in names)}
        self._refuse: Final = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        name = _host_name(Headers(scope=scope).get("host", ""))
        if name in self._names or _read_address(name) is not None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            refusal = await self._refuse(Request(scope), UnknownHost("unknown-host", name=name[:LONGEST_NAME]))
            await refusal(scope, receive, send)


def _host_name(host: str) -> str:
    """A host without its port."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().removesuffix(".")


class Bucket:
    """Allows so many things per second, with some to spare; a long pause fills it up again."""

    def __init__(self, per_second: float, spare: float) -> None:
        self._per_second: Final = per_second
        self._spare: Final = spare
        self._left = spare
        self._since = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._spare, self._left + (now - self._since) * self._per_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether it has been quiet for so long that it can be forgotten."""
        return self._left + (time.monotonic() - self._since) * self._per_second >= self._spare


class Doorkeeper:
    """Counts what each address asks for."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute: Final = per_minute
        self._buckets: Final[dict[tuple[str, str], Bucket]] = {}

    def admit(self, connection: HTTPConnection, about: str = "") -> None:
        """TooMuch if this address has asked too often, in all or about one thing."""
        if len(self._buckets) > 10_000:
            for quiet in [asked for asked, bucket in self._buckets.items() if bucket.full]:
                del self._buckets[quiet]
        asked = address_of(connection), about
        bucket = self._buckets.setdefault(asked, Bucket(self._per_minute / 60, self._per_minute))
        if not bucket.take():
            raise TooMuch("too-many-requests")


def address_of(connection: HTTPConnection) -> str:
    """Who is counted as one: an address, or the network of a household, which with IPv6 has any number of them."""
    host = connection.client.host if connection.client else ""
    address = _read_address(host)
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def _read_address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def check_origin(headers: Headers, *, needed: bool) -> None:
    """Foreign if the request comes from a page that is not ours."""
    origin = headers.get("origin")
    if origin is None and not needed:
        return
    if origin is None or _site(origin) != headers.get("host", "none"):
        raise Foreign("foreign-page")


def _site(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc or None
    except ValueError:  # not even an address
        return None


def seat_tokens(cookies: Mapping[str, str], players: int) -> dict[int, str]:
    """The tokens a browser shows, by seat."""
    names = {seat: _cookie(seat) for seat in range(players)}
    return {seat: cookies[name] for seat, name in names.items() if name in cookies}


def give_tokens(response: Response, table_id: str, tokens: Mapping[int, str], *, secure: bool) -> None:
    """Let the browser keep the tokens of its seats; only this table's addresses get them back, and no script."""
    for seat, token in tokens.items():
        response.set_cookie(
            _cookie(seat),
            token,
            max_age=COOKIE_SECONDS,
            path=f"/api/tables/{table_id}",
            secure=secure,
            httponly=True,
            samesite="strict",
        )


def _cookie(seat: int) -> str:
    return f"seat-{seat}"
