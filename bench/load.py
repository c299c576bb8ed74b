"""How many tables servers hold: two seats each over real sockets, every command on disk before its answer.

One server on SQLite, and two on one PostgreSQL with the two seats of each table at different servers.

Each table sends 0.45 commands a second, the pace that open-agricola measures with. A table is a game of its own
between two pages that play by chance. Only 127.0.0.1 is loaded, for a bounded time.
"""

import argparse
import asyncio
import gc
import json
import math
import os
import random
import resource
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.postgres import NoPostgres, postgres

PACE: Final = 0.45  # commands a second and table
PATIENCE: Final = 20  # seconds after which a command counts as unanswered
AT_ONCE: Final = 12  # tables being set up at the same time: of one address a server reads 16 bodies at once
LIMITS: Final = {500: 0.1, 2000: 0.1}  # seconds that 99 of 100 commands must be answered in
DURABLE: Final = "-c fsync=on"  # as SQLite is
SERVER: Final = "from mire.cli import main; raise SystemExit(main())"


class View(msgspec.Struct):
    """What a player by chance needs of a view."""

    seat: int | None
    moves: list[str]


class Frame(msgspec.Struct):
    """What it needs of a frame."""

    view: View


class Event(msgspec.Struct):
    """What it needs of anything the server tells."""

    type: str
    ply: int = -1
    view: View | None = None
    frames: list[Frame] = []
    id: str = ""


decode: Final = msgspec.json.Decoder(Event).decode


class Seat:
    """One page at a table."""

    def __init__(self, number: int, socket: ClientConnection) -> None:
        self.number = number
        self.socket = socket
        self.ply = -1
        self.view: View | None = None
        self.asked: dict[str, asyncio.Future[float]] = {}

    async def listen(self) -> None:
        """Take in what the server tells."""
        async for message in self.socket:
            event = decode(message)
            if event.type == "done":
                self.asked.pop(event.id).set_result(time.perf_counter())
            elif event.type in ("state", "frames"):
                self.ply = event.ply
                self.view = event.frames[-1].view if event.frames else event.view


class Load:
    """Some tables being played, and how long their commands took."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = addresses  # of servers with the same tables
        self.latencies: list[float] = []
        self.unanswered = 0
        self.tables: list[list[Seat]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def set_up(self, count: int) -> None:
        """Set up tables and let both players of each connect."""
        turnstile = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with turnstile:
                self.tables.append(await self._table())

        await asyncio.gather(*(one() for _ in range(count)))

    async def play(self, seconds: float) -> None:
        """Play at every table at the pace for so long, measuring."""
        end = time.perf_counter() + seconds
        await asyncio.gather(*(self._play(seats, end) for seats in self.tables))

    async def leave(self) -> None:
        """Close all pages."""
        for seats in self.tables:
            for seat in seats:
                await seat.socket.close()
        for task in self.tasks:
            task.cancel()

    async def _table(self) -> list[Seat]:
        address = self.addresses[len(self.tables) % len(self.addresses)]
        headers = {"origin": address}
        async with httpx.AsyncClient(base_url=address, headers=headers, timeout=60) as host:
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
            answer = await host.post("/api/tables", json={"game": "moorland", "seats": seats})
            table = answer.json()
            first = answer.cookies["seat-0"]
        async with httpx.AsyncClient(base_url=address, headers=headers, timeout=60) as guest:
            invitation = {"token": table["invitations"]["1"], "nonce": secrets.token_hex(16), "name": "Ben"}
            answer = await guest.post(f"/api/tables/{table['id']}/sit", json=invitation)
            second = answer.cookies["seat-1"]
        return [await self._seat(table["id"], number, token) for number, token in enumerate((first, second))]

    async def _seat(self, table: str, number: int, token: str) -> Seat:
        server = self.addresses[number % len(self.addresses)]
        socket = await connect(
            server.replace("http", "ws", 1) + f"/api/tables/{table}/live?look={number}",
            origin=server,  # type: ignore[arg-type]
            additional_headers={"cookie": f"seat-{number}={token}"},
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )
        seat = Seat(number, socket)
        self.tasks.append(asyncio.create_task(seat.listen()))
        return seat

    async def _play(self, seats: list[Seat], end: float) -> None:
        chance = random.Random()
        due = time.perf_counter() + chance.random() / PACE
        while due < end:
            await asyncio.sleep(max(0, due - time.perf_counter()))
            due += 1 / PACE
            for seat in seats:
                if seat.view is not None and seat.view.seat == seat.number and seat.view.moves:
                    await self._command(seat, chance.choice(seat.view.moves))
                    break

    async def _command(self, seat: Seat, move: str) -> None:
        command = f"{random.getrandbits(64):x}"
        answered = seat.asked[command] = asyncio.get_running_loop().create_future()
        data = {"do": "play", "id": command, "ply": seat.ply, "seat": seat.number, "move": move}
        sent = time.perf_counter()
        await seat.socket.send(json.dumps(data))
        try:
            self.latencies.append(await asyncio.wait_for(answered, PATIENCE) - sent)
        except TimeoutError:
            self.unanswered += 1


def start_server(database: str) -> tuple["subprocess.Popen[str]", str]:
    """A server on a database, and its address."""
    arguments = ["--no-browser", "--port", "0", "--database", database, "--tables-per-minute", "1000000"]
    arguments += ["--sockets-per-address", "1000000"]
    arguments += ["--reads-per-minute", "1000000"]
    process = subprocess.Popen([sys.executable, "-c", SERVER, *arguments], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, line.split()[3].rstrip("/")


def cpu_seconds(pid: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Memory a process holds, in KiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def measure(database: str, servers: int, tables: int, seconds: float) -> dict[str, Any]:
    """Some servers on a database with so many tables, played for so long."""
    processes, addresses = zip(*[start_server(database) for _ in range(servers)], strict=True)
    load = Load(list(addresses))

    def total(of: Callable[[int], float]) -> float:
        return sum(of(process.pid) for process in processes)

    try:
        empty = total(memory)
        await load.set_up(tables)
        await load.play(5)
        gc.collect()
        gc.freeze()  # the pages' own pauses are not the servers'
        load.latencies.clear()
        busy, began = total(cpu_seconds), time.perf_counter()
        await load.play(seconds)
        elapsed = time.perf_counter() - began
        used = total(cpu_seconds) - busy
        held = total(memory)
        await load.leave()
    finally:
        for process in processes:
            process.send_signal(signal.SIGINT)
        for process in processes:
            process.wait(30)
    times = sorted(load.latencies)
    return {
        "kept in": f"{database.partition(':')[0]}, servers: {servers}",
        "tables": tables,
        "commands per second": round(len(times) / elapsed, 1),
        "unanswered": load.unanswered,
        "p50 ms": round(times[len(times) // 2] * 1000, 1),
        "p99 ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "worst ms": round(times[-1] * 1000, 1),
        "CPU of servers": f"{used / elapsed:.0%} of a core",
        "KiB per table": round((held - empty) / tables, 1),
    }


def main() -> int:
    """Measure and say whether the limits are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="500,2000", help="how many tables, one measurement each")
    parser.add_argument("--seconds", type=float, default=30)
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    counts = list(map(int, arguments.tables.split(",")))
    results = []
    for tables in counts:
        with tempfile.TemporaryDirectory() as folder:
            place = f"sqlite:///{folder}/tables.sqlite"
            results.append(report(measure(place, 1, tables, arguments.seconds)))
    try:
        with postgres(DURABLE) as running:
            for tables in counts:
                results.append(report(measure(running.database(), 2, tables, arguments.seconds)))
    except NoPostgres as reason:
        print(f"not measured with PostgreSQL: {reason}", file=sys.stderr)
    return 0 if all(map(is_kept, results)) else 1


def report(measuring: Coroutine[None, None, dict[str, Any]]) -> dict[str, Any]:
    """Measure and print what came of it."""
    result = asyncio.run(measuring)
    print(json.dumps(result), flush=True)
    return result


def is_kept(result: dict[str, Any]) -> bool:
    """Whether all was answered, and in time."""
    limit = LIMITS.get(result["tables"], math.inf)
    return not result["unanswered"] and result["p99 ms"] <= limit * 1000


if __name__ == "__main__":
    raise SystemExit(main())
