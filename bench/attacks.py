"""What one bad page does to the others: a greedy bot's answers at an uninvolved table while somebody floods the server.

A server is started and attacked in one way after the other, bounded in number and time and on 127.0.0.1 only. An
answer is the time from a move that ends a turn to the bot's first move. What attacks has the lowest priority, as it
would sit elsewhere.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from bench.load import View, decode, memory, start_server
from websockets.asyncio.client import ClientConnection, connect

import mire

SECONDS: Final = 10  # that an attack takes
PAUSE: Final = 3  # until the server has come to rest
PACE: Final = 0.02  # seconds between two moves at the uninvolved table
PATIENCE: Final = 120  # seconds that an answer may take at most
MOST_SECONDS: Final = 0.5  # that 99 of 100 answers may take
MOST_MEMORY: Final = 64  # MiB that an attack may cost
HINTS, REPLAYS, LOOKS = 270, 300, 290
TABLES, HINTS_AT_ONCE, ROUNDS = 8, 10, 3  # of one page that fills the line of its address
PLAIN: Final = ("busy", "stale")  # what a page is told that asks for too much, or too late
BADLY: Final = "badly"
GAME: Final = "dartmoor"  # turns are short
ME: Final = {"kind": "me"}


def bot(name: str) -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


class Answer(msgspec.Struct):
    """What is looked at of the answer to a command."""

    type: str
    reason: str = ""
    message: str = ""


decode_answer: Final = msgspec.json.Decoder(Answer).decode


class Table(NamedTuple):
    """A table and the cookie of its first seat."""

    id: str
    cookie: str


class Server(NamedTuple):
    """Where the server is, and what it needs to be asked for."""

    address: str

    async def set_up(self, body: dict[str, Any]) -> Table:
        """A new table."""
        async with httpx.AsyncClient(base_url=self.address, headers={"origin": self.address}, timeout=60) as client:
            answer = await client.post("/api/tables", json=body)
            cookies = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
            return Table(answer.json()["id"], cookies)

    async def sit(self, table: Table) -> ClientConnection:
        """A page at the first seat of a table."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table.id}/live?look=0"
        return await connect(
            address,
            origin=self.address,  # type: ignore[arg-type]
            additional_headers={"cookie": table.cookie},
            compression=None,
            ping_interval=None,
            max_size=None,
            open_timeout=60,
        )

    @property
    def place(self) -> tuple[str, int]:
        """Host and port."""
        host, port = self.address.removeprefix("http://").split(":")
        return host, int(port)


# What is measured


async def answers(server: Server, end: asyncio.Event) -> list[float]:
    """Play against a greedy bot until the end comes: how long each of its answers took."""
    took: list[float] = []
    while not end.is_set():
        table = await server.set_up({"game": GAME, "seats": [ME, bot("greedy")]})
        async with await server.sit(table) as page:
            await _play(page, end, took)
    return took


async def _play(page: ClientConnection, end: asyncio.Event, took: list[float]) -> None:
    chance = random.Random()
    view, ply = await _decision(page)
    while view.seat is not None and not end.is_set():
        command = {
            "do": "play",
            "id": f"{chance.getrandbits(64):x}",
            "ply": ply,
            "seat": 0,
            "move": chance.choice(view.moves),
        }
        sent = time.perf_counter()
        await page.send(json.dumps(command))
        view, ply = await _shown(page)
        if view.seat == 1:
            view, ply = await _shown(page)
            took.append(time.perf_counter() - sent)
            if view.seat == 1:
                view, ply = await _decision(page)
        await asyncio.sleep(PACE)


async def _decision(page: ClientConnection) -> tuple[View, int]:
    """The table when it is our decision, or the game is over."""
    view, ply = await _shown(page)
    while view.seat == 1:
        view, ply = await _shown(page)
    return view, ply


async def _shown(page: ClientConnection) -> tuple[View, int]:
    """What is shown next of the table."""
    while True:
        event = decode(await asyncio.wait_for(page.recv(), PATIENCE))
        view = event.frames[-1].view if event.frames else event.view
        if view is not None:
            return view, event.ply


async def highest_memory(pid: int, end: asyncio.Event) -> float:
    """The most that a process held until the end came, in MiB."""
    most = 0.0
    while not end.is_set():
        most = max(most, memory(pid) / 1024)
        await asyncio.sleep(0.05)
    return most


# Attacks: each tells how much was refused. What is refused otherwise than in plain words ends it with an error


async def nothing(_: Server) -> int:
    """To compare with."""
    await asyncio.sleep(SECONDS)
    return 0


async def hints(server: Server, tables: int = 1, moves: bool = False) -> int:
    """One page asks for hints as fast as it may, at one table or several, and leaves without waiting for the rest.

    Between two questions it can make its first move, or take it back: then there is something new to think about.
    """
    pages = await _pages(server, tables)
    first = [(await _shown(page))[0].moves[0] for page in pages]
    listening = [asyncio.create_task(_count_refusals(page)) for page in pages]
    for number in range(HINTS):
        command = {"id": str(number), "seat": 0, "ply": number // 2 if moves else 0}
        for page, move in zip(pages, first, strict=True):
            step = {"do": "undo"} if number % 4 == 3 else {"do": "play", "move": move}
            await page.send(json.dumps({**command, **(step if moves and number % 2 else {"do": "hint"})}))
        await asyncio.sleep(SECONDS / HINTS)
    for page in pages:
        await page.close()
    return sum(await asyncio.gather(*listening))


async def mates(server: Server) -> int:
    """One page asks for the same hints at as many tables as fill the line of its address, again and again.

    Somebody else behind that address asks for one, and must get it.
    """
    refused = 0
    for _ in range(ROUNDS):
        *pages, mate = await _pages(server, TABLES + 1)
        listening = [asyncio.create_task(_count_refusals(page)) for page in pages]
        await _shown(mate)
        for number in range(HINTS_AT_ONCE):
            for page in pages:
                await page.send(json.dumps({"do": "hint", "id": str(number), "seat": 0, "ply": 0}))
        await mate.send(json.dumps({"do": "hint", "id": "mine", "seat": 0, "ply": 0}))
        answer = decode_answer(await asyncio.wait_for(mate.recv(), PATIENCE))
        assert answer.type == "hint", answer
        await asyncio.sleep(SECONDS / ROUNDS)
        for page in (*pages, mate):
            await page.close()
        refused += sum(await asyncio.gather(*listening))
    return refused


async def _pages(server: Server, number: int) -> list[ClientConnection]:
    """Pages at tables of their own."""
    return [await server.sit(await server.set_up({"game": "moorland", "seats": [ME, ME]})) for _ in range(number)]


async def _count_refusals(page: ClientConnection) -> int:
    """What is refused until a page leaves."""
    answers = [decode_answer(message) async for message in page]
    refused = [answer for answer in answers if answer.type == "refused"]
    assert all(answer.reason in PLAIN and answer.message for answer in refused), refused
    return len(refused)


async def replays(server: Server, hang_up: bool) -> int:
    """Many ask for the replay of one finished game in the same moment."""
    table = await server.set_up({"record": record()})
    path = f"/api/tables/{table.id}/replay?look=open"
    request = f"GET {path} HTTP/1.1\r\nHost: {server.address[7:]}\r\nConnection: close\r\n\r\n"

    async def ask() -> bool:
        reader, writer = await asyncio.open_connection(*server.place)
        writer.write(request.encode())
        await writer.drain()
        answer = b"" if hang_up else await reader.read()
        writer.close()
        head, _, body = answer.lower().partition(b"\r\n\r\n")
        refused = head.startswith(b"http/1.1 429")
        assert hang_up or head.startswith(b"http/1.1 200") or refused, head
        assert not refused or (b"\r\nretry-after: " in head and body.startswith(b'{"error":"')), answer
        return refused

    refused = await asyncio.gather(*(ask() for _ in range(REPLAYS)))
    await asyncio.sleep(SECONDS)
    return sum(refused)


async def deaf(server: Server, pages: int) -> int:
    """Pages that want to see everything again and again and read nothing of it."""
    tables = [await server.set_up({"record": record(moves=300), "seats": [ME, ME]}) for _ in range(4)]
    sockets = [_upgrade(server, tables[number % len(tables)]) for number in range(pages)]
    for number in range(LOOKS):
        look = json.dumps({"do": "look", "id": str(number), "seat": 0}).encode()
        for page in sockets:
            with contextlib.suppress(OSError):  # it was sent away
                page.send(bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look)
        await asyncio.sleep(SECONDS / LOOKS)
    for page in sockets:
        page.close()
    return 0


def _upgrade(server: Server, table: Table) -> socket.socket:
    page = socket.create_connection(server.place)
    page.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    lines = [
        f"GET /api/tables/{table.id}/live?look=0 HTTP/1.1",
        f"Host: {server.address[7:]}",
        f"Origin: {server.address}",
        f"Cookie: {table.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    page.sendall("\r\n".join([*lines, "", ""]).encode())
    assert page.recv(12) == b"HTTP/1.1 101"
    page.setblocking(False)
    return page


def record(moves: int = 10_000) -> str:
    """The record of a game of Dartmoor by chance, to its end or so far; another one each time."""
    chance = random.Random()
    table = mire.new(GAME, 2, chance.getrandbits(64))
    while not table.over and table.ply < moves:
        table.play(chance.choice(table.moves()))
    return table.record()


class Attack(NamedTuple):
    """What is done, and whether much of it must be refused."""

    carry_out: Callable[[Server], Awaitable[int]]
    floods: bool = True


ATTACKS: Final = {
    "nothing": Attack(nothing, floods=False),
    "270 hints": Attack(hints, floods=False),  # of one position: they share what was thought once
    "270 hints at each of 10 tables": Attack(partial(hints, tables=10)),
    "135 hints between moves at each of 10": Attack(partial(hints, tables=10, moves=True)),
    "the same hints at 8 tables of a club": Attack(mates),
    "300 replays, hung up": Attack(partial(replays, hang_up=True), floods=False),
    "300 replays": Attack(partial(replays, hang_up=False)),
    "10 pages that never read": Attack(partial(deaf, pages=10), floods=False),
    "200 pages that never read": Attack(partial(deaf, pages=200), floods=False),
}


# Putting them together


def attack(name: str, address: str, refused: Any) -> None:
    """What the attacking process does."""
    os.nice(19)
    refused.value = asyncio.run(ATTACKS[name].carry_out(Server(address)))  # type: ignore[arg-type]


async def measure(name: str, server: Server, pid: int) -> dict[str, Any]:
    """One attack, and what the others notice of it."""
    context = get_context("spawn")
    refused = context.Value("i", 0)
    attacker = context.Process(target=attack, args=(name, server.address, refused))
    before, end = memory(pid) / 1024, asyncio.Event()
    measured = asyncio.create_task(answers(server, end))
    held = asyncio.create_task(highest_memory(pid, end))
    await asyncio.to_thread(attacker.start)
    await asyncio.to_thread(attacker.join)
    await asyncio.sleep(PAUSE)
    end.set()
    times = sorted(await measured)
    return {
        "answers": len(times),
        "p50 ms": round(times[len(times) // 2] * 1000, 1),
        "p99 ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "worst ms": round(times[-1] * 1000, 1),
        "refused": refused.value if attacker.exitcode == 0 else BADLY,
        "MiB before": round(before),
        "more": round(await held - before),
        "more after": round(memory(pid) / 1024 - before),
    }


async def run(attacks: list[str]) -> bool:
    """All of them, each without and with a bot that thinks for long; whether the limits are kept."""
    kept = True
    for thinking in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            process, address = start_server(f"sqlite:///{folder}/tables.sqlite")
            server = Server(address)
            others = None
            try:
                if thinking:
                    others = asyncio.create_task(watch(server, [bot("hard"), bot("hard")]))
                await measure_first(server)
                for name in attacks:
                    result = await measure(name, server, process.pid)
                    kept &= is_kept(ATTACKS[name], result)
                    show(f"{name}{', hard thinks' if thinking else ''}", result)
            finally:
                if others is not None:
                    others.cancel()
                process.send_signal(signal.SIGINT)
                process.wait(30)
    return kept


def is_kept(attack: Attack, result: dict[str, Any]) -> bool:
    """Whether the others noticed little, and what was too much was refused in plain words."""
    refused = result["refused"] != BADLY and (result["refused"] > 0 or not attack.floods)
    return bool(result["p99 ms"] <= MOST_SECONDS * 1000 and result["more"] <= MOST_MEMORY and refused)


async def watch(server: Server, seats: list[dict[str, str]]) -> None:
    """Look on at one game after the other."""
    while True:
        async with await server.sit(await server.set_up({"game": GAME, "seats": seats})) as page:
            while (await _shown(page))[0].seat is not None:
                pass


async def measure_first(server: Server) -> None:
    """Let the processes start."""
    end = asyncio.Event()
    playing = asyncio.create_task(answers(server, end))
    await asyncio.sleep(PAUSE)
    end.set()
    await playing


def show(name: str, result: dict[str, Any]) -> None:
    """A line of the table, with its head before the first."""
    if not show.__dict__.setdefault("begun", False):
        show.__dict__["begun"] = True
        print(f"{'attack':44}", *(f"{key:>11}" for key in result))
    print(f"{name:44}", *(f"{value:>11}" for value in result.values()), flush=True)


def main() -> int:
    """Attack, and say whether the limits are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="those of which the name has this in it")
    only = parser.parse_args().only or ""
    return 0 if asyncio.run(run([name for name in ATTACKS if only in name])) else 1


if __name__ == "__main__":
    sys.exit(main())
