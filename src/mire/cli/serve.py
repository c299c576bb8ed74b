"""`mire`: serve the page and open it."""

import os
import re
import sys
import webbrowser
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from mire.core.checks import shown
from mire.core.errors import BadSetup

PORT: Final = 8410
NAME: Final = re.compile(r"[\w-]+(\.[\w-]+)*", re.ASCII)
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - what people give to be reached from other machines

Data = Annotated[str | None, Parameter(help="The folder for the tables. [default: the user's data folder]")]
Host = Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 lets others in your network play along.")]
Port = Annotated[int | None, Parameter(help=f"The port to listen on. [default: {PORT}, or any if that is taken]")]
Database = Annotated[
    str | None, Parameter(help="Keep the tables there: sqlite:///FILE or postgresql://USER@HOST/NAME.")
]
KeepDays = Annotated[int, Parameter(help="Forget tables at which nothing has happened for so many days, a few a day.")]
TablesPerMinute = Annotated[int, Parameter(help="How many tables one address may set up in a minute.")]
SocketsPerAddress = Annotated[
    int, Parameter(help="How many pages of tables one address may have open; a whole club may sit behind it.")
]
ReadsPerMinute = Annotated[
    int, Parameter(help="How many tables, replays, analyses and records one address may ask for in a minute.")
]
AllowedHost = Annotated[
    list[str] | None,
    Parameter(help="A name to be reached by, besides localhost, addresses and that of --host.", negative=()),
]
Proxy = Annotated[
    list[str] | None,
    Parameter(
        help="A proxy, by its address or network, that tells truly for whom it asks. [default: none]", negative=()
    ),
]
Browser = Annotated[bool, Parameter(help="Open the page in the browser.")]


def serve(
    *,
    data: Data = None,
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    keep_days: KeepDays = 90,
    tables_per_minute: TablesPerMinute = 60,
    sockets_per_address: SocketsPerAddress = 300,
    reads_per_minute: ReadsPerMinute = 1800,
    allowed_host: AllowedHost = None,
    proxy: Proxy = None,
    browser: Browser = True,
) -> None:
    """Moor games by their full rules: play them, watch them, simulate them fast.

    Without a command: serve the page and open it.

    Try: `mire`, `mire --port 8000 --no-browser`, `mire play moorland`
    """
    from mire.server.serve import listen, serve  # the commands for the terminal need not wait for it
    from mire.server.settings import Settings

    place = database_at(data, database)
    if min(keep_days, tables_per_minute, reads_per_minute, sockets_per_address) < 1:
        raise BadSetup(
            "--keep-days, --tables-per-minute, --reads-per-minute and --sockets-per-address must be at least 1"
        )
    hosts = (*map(_check_name, allowed_host or []), host)
    proxies = tuple(map(_check_network, proxy or []))
    try:
        listener = listen(host, PORT if port is None else port)
    except BadSetup:
        if port is not None:
            raise
        listener = listen(host, 0)  # another server has our port: any will do
    taken = listener.getsockname()[1]
    settings = Settings(
        database=place,
        keep_days=keep_days,
        tables_per_minute=tables_per_minute,
        sockets_per_address=sockets_per_address,
        reads_per_minute=reads_per_minute,
        hosts=hosts,
        proxies=proxies,
    )
    address = _address(host, taken)

    def ready() -> None:
        print(f"Mire is at {address} (Ctrl-C to stop)", flush=True)
        if browser and _has_screen():
            webbrowser.open(address)

    serve(settings, listener, ready)


def database_at(data: str | None, database: str | None) -> str:
    """Where the tables are kept: in a folder, or a database."""
    from platformdirs import user_data_path

    from mire.server.storage import SQLITE

    if data is not None and database is not None:
        raise BadSetup("--data is for tables in a folder, --database for those in a database; give one of them")
    if database:
        return database
    place = Path(data).expanduser() if data else user_data_path("mire", appauthor=False)
    return f"{SQLITE}{place.absolute() / 'tables.sqlite'}"


def _check_name(host: str) -> str:
    if not NAME.fullmatch(host):
        raise BadSetup(f"--allowed-host takes a name such as moor.example, not {shown(host)}")
    return host


def _check_network(proxy: str) -> str:
    try:
        return str(ip_network(proxy)) if "/" in proxy else str(ip_address(proxy))
    except ValueError:
        raise BadSetup(
            f"--proxy takes an address such as 127.0.0.1 or a network such as 10.0.0.0/8, not {shown(proxy)}"
        ) from None


def _address(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _has_screen() -> bool:
    """Whether a browser could open a window; a text browser in the terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
