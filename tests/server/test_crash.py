"""The server is killed again and again while many games are played: no acknowledged move is lost, none is doubled."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.typing import Origin

from mire.server import log
from tests.server.client import JSON, ME
from tests.server.servers import Server, running
from tests.ways import WAYS, asked_for

FIRST, *OTHERS = WAYS
NAMES = [FIRST, FIRST, FIRST, *OTHERS]  # in turn; the first is the shortest
GAMES = 200
AT_ONCE = 40
FEWEST_KILLS = 15
PATIENCE = 900  # seconds for all of it, on a machine that has much else to do
LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)


class Tally:
    """Counts what is acknowledged, and rings when it is time for the server to die."""

    def __init__(self) -> None:
        self.moves = 0
        self.up = asyncio.Event()  # whether it is worth while to connect
        self.alarm = asyncio.Event()
        self._left = 0

    def alarm_after(self, moves: int) -> None:
        self._left = moves
        self.alarm.clear()

    def count(self) -> None:
        self.moves += 1
        self._left -= 1
        if self._left < 0:
            self.alarm.set()


@dataclass
class Game:
    """A game of two people who do not give up, and what was acknowledged to them."""

    tally: Tally
    table: str
    cookie: str
    chance: random.Random
    acknowledged: list[tuple[int, str, str]] = field(default_factory=list)  # ply, command, move
    last_views: dict[int, JSON] = field(default_factory=dict)
    repeated: int = 0


class Person:
    """Somebody at a seat: comes back when the connection is lost, and asks again for what was not answered."""

    def __init__(self, server: Server, game: Game, seat: int) -> None:
        self.server = server
        self.game = game
        self.seat = seat
        self.ply = -1
        self.undo = 0
        self.view: JSON = {}
        self.waits_for = 0  # the moment that its last command led to
        self.asked: JSON | None = None  # what has not been answered yet

    async def play(self) -> None:
        """Play to the end, however often that takes."""
        while not self.over:
            try:
                async with self._connect() as socket:
                    await self._sit_at(socket)
            except LOST:
                await asyncio.sleep(self.game.chance.uniform(0, 0.1))
                await self.game.tally.up.wait()
        self.game.last_views[self.seat] = self.view

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["seat"] is None and self.asked is None

    def _connect(self) -> connect:
        known = f"&ply={self.ply}" if self.ply >= 0 else ""
        return connect(
            f"{self.server.address.replace('http', 'ws', 1)}/api/tables/{self.game.table}/live?look={self.seat}{known}",
            origin=Origin(self.server.address),
            additional_headers={"cookie": self.game.cookie},
            compression=None,
            max_size=None,
            open_timeout=10,
            ping_interval=None,
        )

    async def _sit_at(self, socket: ClientConnection) -> None:
        if self.asked is not None:
            self.game.repeated += 1
            await self._send(socket)
        while not self.over:
            event = msgspec.json.decode(await socket.recv(decode=False))
            if event["type"] == "refused" and event["reason"] == "busy":  # too quick for one page
                await asyncio.sleep(0.5)
                await self._send(socket)
                continue
            self._take_in(event)
            if self.asked is None and self.ply >= self.waits_for and self.view and self.view["moves"]:
                self._decide()
                await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode(self.asked).decode())

    def _decide(self) -> None:
        chance = self.game.chance
        command = {"id": f"{chance.getrandbits(64):x}", "ply": self.ply, "seat": self.seat}
        if self.undo and chance.random() < 0.05:
            self.asked = {"do": "undo", **command}
        else:
            self.asked = {"do": "play", **command, "move": chance.choice(self.view["moves"])}

    def _take_in(self, event: JSON) -> None:
        if event["type"] in ("state", "current"):
            assert event["ply"] >= self.waits_for, "an acknowledged move is lost"
        if event["type"] == "state":
            self.ply, self.undo, self.view = event["ply"], event["undo"], event["view"]
        elif event["type"] == "frames":
            self.ply, self.undo, self.view = event["ply"], event["undo"], event["frames"][-1]["view"]
        elif event["type"] == "done":
            assert self.asked is not None
            assert event["id"] == self.asked["id"]
            self.game.acknowledged.append((event["ply"], event["id"], self.asked.get("move", "undo")))
            self.waits_for, self.asked = event["ply"], None
            self.game.tally.count()
        else:
            assert event["type"] in ("table", "current"), event


async def play_games(server: Server, tally: Tally) -> list[Game]:
    """Play all games, some at a time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def play_one(number: int) -> Game:
        async with places:
            game = await _set_up(server, tally, NAMES[number % len(NAMES)], random.Random(number))
            await asyncio.gather(*[Person(server, game, seat).play() for seat in (0, 1)])
            return game

    return await asyncio.gather(*[play_one(number) for number in range(GAMES)])


async def _set_up(server: Server, tally: Tally, name: str, chance: random.Random) -> Game:
    body = {**asked_for(name), "seats": [ME, ME]}
    while True:
        try:
            async with httpx.AsyncClient(base_url=server.address, verify=False, trust_env=False) as http:
                answer = await http.post("/api/tables", json=body)
            cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
            return Game(tally, answer.json()["id"], cookie, chance)
        except httpx.TransportError:
            await asyncio.sleep(0.05)
            await tally.up.wait()


async def kill_again_and_again(server: Server, tally: Tally, chance: random.Random) -> None:
    """Let it acknowledge some moves, kill it at any moment after, start it again."""
    while True:
        tally.up.set()
        tally.alarm_after(chance.randrange(1500))
        await tally.alarm.wait()
        await asyncio.sleep(chance.uniform(0, 0.05))
        tally.up.clear()
        await asyncio.to_thread(server.restart)


async def play_through_crashes(server: Server, tally: Tally) -> list[Game]:
    killer = asyncio.create_task(kill_again_and_again(server, tally, random.Random(1)))
    async with asyncio.timeout(PATIENCE):
        played = await play_games(server, tally)
    killer.cancel()
    await asyncio.wait([killer])
    return played


def test_no_acknowledged_move_is_lost_or_doubled_however_often_the_server_dies(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    began = time.monotonic()
    with running(server):
        played = asyncio.run(play_through_crashes(server, tally := Tally()))
    for game in played:
        check_log(server, game)
    repeated = sum(game.repeated for game in played)
    took = time.monotonic() - began
    print(f"{len(played)} games, {tally.moves} moves, {server.kills} kills, {repeated} commands repeated, {took:.0f} s")
    assert server.kills >= FEWEST_KILLS
    assert repeated >= FEWEST_KILLS
    assert tally.moves > 100 * GAMES


def check_log(server: Server, game: Game) -> None:
    """What is on disk is what was acknowledged: everything once, in order, and it leads to where the players ended."""
    entries = [log.decode_entry(entry) for entry in server.stored(game.table)[1]]
    logged = [(ply, entry.command, getattr(entry, "move", "undo")) for ply, entry in enumerate(entries, 1)]
    assert sorted(game.acknowledged) == logged
    end = server.course(game.table).table
    assert end.over
    assert game.last_views == {seat: end.view(seat) for seat in (0, 1)}
