"""Two servers are killed again and again while games are played at both: no acknowledged move is lost or doubled."""

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.typing import Origin

from mire.server import log
from mire.server.tables.reading import fold
from tests.patience import PATIENCE
from tests.server.client import JSON, ME
from tests.server.servers import Server, running
from tests.ways import WAYS, asked_for

FIRST, *OTHERS = WAYS
NAMES = [FIRST, FIRST, FIRST, *OTHERS]  # in turn; the first is the shortest
GAMES = 100  # at each kind of database
KILLS = 150
AT_ONCE = 12
MOVES_BETWEEN = 80  # fewer than this between two kills
LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)


class House:
    """Two servers on one database, which are up most of the time."""

    def __init__(self, place: str, one: Server, other: Server) -> None:
        self.place = place
        self.servers = [one, other]
        self.up = [asyncio.Event(), asyncio.Event()]
        for up in self.up:
            up.set()

    async def choose(self, chance: random.Random) -> Server:
        """Either of them, when it is worth while to connect."""
        number = chance.randrange(2)
        await self.up[number].wait()
        return self.servers[number]

    async def restart(self, number: int) -> None:
        """Kill one and start it again."""
        self.up[number].clear()
        await asyncio.to_thread(self.servers[number].restart)
        self.up[number].set()

    def stored(self, table: str) -> tuple[bytes, list[bytes]]:
        """What is on disk of a table, in order and without a gap."""
        if self.place.startswith("sqlite"):
            return self.servers[0].stored(table)
        with psycopg.connect(self.place) as database:
            ((setup,),) = database.execute("SELECT setup FROM mire_tables WHERE id = %s", (table,)).fetchall()
            rows = database.execute("SELECT ply, entry FROM mire_entries WHERE table_id = %s ORDER BY ply", (table,))
            numbered = rows.fetchall()
        assert [ply for ply, _ in numbered] == list(range(len(numbered)))
        return setup, [entry for _, entry in numbered]


@contextmanager
def open_house(place: str, folder: Path) -> Iterator[House]:
    """The first server has the file, if there is one, in its own folder."""
    one, other = Server(folder, database=place), Server(folder / "other", database=place)
    with running(one), running(other):
        yield House(place, one, other)


class Tally:
    """Counts what is acknowledged, and rings when it is time for a server to die."""

    def __init__(self, progress: asyncio.Timeout) -> None:
        self.moves = 0
        self.alarm = asyncio.Event()
        self._left = 0
        self._progress = progress

    def alarm_after(self, moves: int) -> None:
        self._left = moves
        self.alarm.clear()

    def count(self) -> None:
        self.moves += 1
        self._left -= 1
        self._progress.reschedule(asyncio.get_running_loop().time() + PATIENCE)
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

    def __init__(self, house: House, game: Game, seat: int) -> None:
        self.house = house
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
                async with self._connect(await self.house.choose(self.game.chance)) as socket:
                    await self._sit_at(socket)
            except LOST:
                await asyncio.sleep(self.game.chance.uniform(0, 0.1))
        self.game.last_views[self.seat] = self.view

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["seat"] is None and self.asked is None

    def _connect(self, server: Server) -> connect:
        known = f"&ply={self.ply}" if self.ply >= 0 else ""
        return connect(
            f"{server.address.replace('http', 'ws', 1)}/api/tables/{self.game.table}/live?look={self.seat}{known}",
            origin=Origin(server.address),
            additional_headers={"cookie": self.game.cookie},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
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


async def play_games(house: House, tally: Tally) -> list[Game]:
    """Play all games, some at a time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def play_one(number: int) -> Game:
        async with places:
            game = await _set_up(house, tally, NAMES[number % len(NAMES)], random.Random(number))
            await asyncio.gather(*[Person(house, game, seat).play() for seat in (0, 1)])
            return game

    return await asyncio.gather(*[play_one(number) for number in range(GAMES)])


async def _set_up(house: House, tally: Tally, name: str, chance: random.Random) -> Game:
    body = {**asked_for(name), "seats": [ME, ME]}
    while True:
        server = await house.choose(chance)
        try:
            async with httpx.AsyncClient(
                base_url=server.address, verify=False, trust_env=False, timeout=PATIENCE
            ) as http:
                answer = await http.post("/api/tables", json=body)
            cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
            return Game(tally, answer.json()["id"], cookie, chance)
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def kill_again_and_again(house: House, tally: Tally, chance: random.Random) -> None:
    """Let some moves be acknowledged, kill one of the servers at any moment after, or both, and start it again."""
    killed = 0
    while killed < KILLS:
        tally.alarm_after(chance.randrange(MOVES_BETWEEN))
        await tally.alarm.wait()
        await asyncio.sleep(chance.uniform(0, 0.05))
        doomed = chance.choice([[0], [0], [1], [1], [0, 1]])
        await asyncio.gather(*[house.restart(number) for number in doomed])
        killed += len(doomed)


async def play_through_crashes(house: House) -> tuple[list[Game], Tally]:
    """All games, as long as there is progress."""
    async with asyncio.timeout(PATIENCE) as progress:
        tally = Tally(progress)
        killer = asyncio.create_task(kill_again_and_again(house, tally, random.Random(1)))
        played = await play_games(house, tally)
    killer.cancel()
    await asyncio.wait([killer])
    return played, tally


def test_no_acknowledged_move_is_lost_or_doubled_however_often_servers_die(place: str, tmp_path: Path) -> None:
    began = time.monotonic()
    with open_house(place, tmp_path) as house:
        played, tally = asyncio.run(play_through_crashes(house))
    for game in played:
        check_log(house, game)
    kills = sum(server.kills for server in house.servers)
    repeated = sum(game.repeated for game in played)
    took = time.monotonic() - began
    print(f"{len(played)} games, {tally.moves} moves, {kills} kills, {repeated} commands repeated, {took:.0f} s")
    assert kills >= KILLS
    assert repeated >= KILLS / 2
    assert tally.moves > 100 * GAMES


def check_log(house: House, game: Game) -> None:
    """What is on disk is what was acknowledged: everything once, in order, and it leads to where the players ended."""
    entries = [log.decode_entry(entry) for entry in house.stored(game.table)[1]]
    logged = [(ply, entry.command, getattr(entry, "move", "undo")) for ply, entry in enumerate(entries, 1)]
    assert sorted(game.acknowledged) == logged
    end = fold(*house.stored(game.table)).table
    assert end.over
    assert game.last_views == {seat: end.view(seat) for seat in (0, 1)}
