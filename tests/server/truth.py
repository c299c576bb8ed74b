"""What really happened at a table and what each pair of eyes may know of it, worked out from the log on disk alone."""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

import mire
from mire.server import log
from tests.server.client import JSON
from tests.server.servers import Server

RUN = 7  # so many hidden cards in their true order are no coincidence


@dataclass(frozen=True)
class Moment:
    """A table after some of its log: all positions from the deal on, and the last of them that everybody may see."""

    positions: tuple[mire.Table, ...]
    firm: int

    @property
    def seat(self) -> int | None:
        """Whose decision it is."""
        return self.positions[-1].seat

    def undo(self, look: int | None) -> int:
        """How many steps these eyes can take back."""
        return len(self.positions) - 1 - self.firm if look is not None and look == self.seat else 0

    def seen_by(self, look: int | None) -> tuple[mire.Table, ...]:
        """The positions that a seat, or a spectator, may see: a turn being made is for who makes it."""
        return self.positions[: len(self.positions) if look is not None and look == self.seat else self.firm + 1]

    def outside(self) -> JSON:
        """What everybody may know of the game without looking at it."""
        table = self.positions[self.firm]
        return {"seat": table.seat, "over": table.over, "totals": [score.total for score in table.scores()]}


class Truth:
    """The whole course of a table, moment by moment."""

    def __init__(self, server: Server, table: str) -> None:
        setup, entries = server.stored(table)
        self.setup = log.decode_setup(setup)
        self.entries = [log.decode_entry(entry) for entry in entries]
        self.moments = list(self._moments())

    @property
    def seed(self) -> int:
        """What nobody may know before the end."""
        seed = self.setup.record["seed"]
        assert isinstance(seed, int)
        return seed

    def hashes(self) -> list[str]:
        """What is kept of the tokens of seats."""
        kept = [seat.token for seat in self.setup.seats] + [getattr(entry, "token", None) for entry in self.entries]
        return [token for token in kept if token]

    def secrets_at(self, ply: int, look: int | None) -> list[str]:
        """Runs of what eyes can't know at some moment, as they would stand in a message."""
        key = (ply, look)
        if key not in self._secrets:
            self._secrets[key] = _hidden_runs(self.moments[ply].seen_by(look)[-1], look)
        return self._secrets[key]

    @cached_property
    def _secrets(self) -> dict[tuple[int, int | None], list[str]]:
        return {}

    def _moments(self) -> Iterator[Moment]:
        positions: tuple[mire.Table, ...] = tuple(_replayed(self.setup.record))
        firm = len(positions) - 1
        bots = {number for number, seat in enumerate(self.setup.seats) if seat.bot}
        yield Moment(positions, firm)
        for entry in self.entries:
            if isinstance(entry, log.Played):
                before, after = positions[-1], positions[-1].copy()
                after.play(entry.move)
                positions += (after,)
                same_turn = not after.over and (after.turn, after.seat) == (before.turn, before.seat)
                if not same_turn or entry.seat in bots:
                    firm = len(positions) - 1
            elif isinstance(entry, log.TookBack):
                positions = positions[:-1]
                assert len(positions) > firm, "something was taken back that everybody had seen"
            elif isinstance(entry, log.StoodIn):
                bots.add(entry.seat)
                firm = len(positions) - 1 if positions[-1].seat == entry.seat else firm
            elif isinstance(entry, (log.Sat, log.CameBack)):
                bots.discard(entry.seat)
            yield Moment(positions, firm)


def lines_of(positions: Sequence[mire.Table], look: int | None) -> list[JSON]:
    """What is told of the moves from one position to the next."""
    return [_line(saying, before.ply) for before, after in pairwise(positions) for saying in after.told(before, look)]


def frame_of(positions: Sequence[mire.Table], number: int, look: int | None) -> JSON:
    """One move of a game as it is shown."""
    before, after = positions[number - 1 : number + 1]
    return {
        "n": number,
        "seat": before.seat,
        "move": None if after.game.hides else str(after.last),
        "lines": lines_of([before, after], look),
        "view": after.view(look),
    }


def _line(saying: mire.Saying, number: int) -> JSON:
    return {"id": saying.id, "values": saying.values, "n": number, "seat": saying.seat}


def _replayed(record: JSON) -> Iterator[mire.Table]:
    table = mire.replay({**record, "moves": []})
    yield table
    for move in record["moves"]:
        table = table.copy()
        table.play(move)
        yield table


def _hidden_runs(table: mire.Table, look: int | None) -> list[str]:
    """What a redeal for these eyes deals otherwise. A spectator knows no more than the first seat."""
    seat = 0 if look is None else look
    dealt_anew = [table.redeal(seat, random.Random(number)) for number in (1, 2)]
    assert all(other.view(look) == table.view(look) for other in dealt_anew), "the view tells what it must not"
    return list(_runs(_state(table), [_state(other) for other in dealt_anew]))


def _state(table: mire.Table) -> Any:
    return json.loads(table.to_json())["state"]


def _runs(true: Any, others: list[Any]) -> Iterator[str]:
    """The runs in the lists of a position that are in none of the others."""
    if isinstance(true, dict):
        for key in true:
            yield from _runs(true[key], [other[key] for other in others])
    elif isinstance(true, list):
        for start in range(len(true) - RUN + 1):
            run = true[start : start + RUN]
            if all(other[start : start + RUN] != run for other in others):
                yield json.dumps(run, separators=(",", ":"))[1:-1]
