"""How a server is run."""

import os

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """All that can be set; `mire --help` explains it."""

    database: str
    keep_days: int = 90  # tables at which nothing happened for so long are forgotten
    hosts: tuple[str, ...] = ()  # names by which the server may be asked for, besides localhost and any address
    proxies: tuple[str, ...] = ()  # addresses and networks of those that tell truly for whom they ask
    tables_per_minute: int = 60  # new tables that one address may set up
    reads_per_minute: int = 1800  # tables, replays, records and each analysis that an address may ask for
    messages_per_second: int = 30  # that one page may send
    guests: int = 100  # pages that may be at one table
    sockets_per_address: int = 300  # pages that may be open at one address; a club may sit behind it
    quick_thinkers: int = max(1, (os.cpu_count() or 2) // 4)  # processes kept for bots that answer at once
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # processes for what takes longer
