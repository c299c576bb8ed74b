"""What really happened at a table and what each pair of eyes may know of it, worked out from the log on disk alone."""

import json
import random
from collections import Counter
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
FEWEST = 5  # nor are all cards of a hand that has so many


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


def log_of(positions: Sequence[mire.Table], look: int | None) -> list[JSON]:
    """Who begins, and what is told of every move of a game."""
    begins = [{"id": "begins", "values": {}, "n": -1, "seat": positions[0].first}] if positions[0].players > 1 else []
    return [*begins, *lines_of(positions, look)]


def lines_of(positions: Sequence[mire.Table], look: int | None) -> list[JSON]:
    """What is told of the moves from one position to the next."""
    return [
        _line(saying, before.ply)
        for before, after in pairwise(positions)
        for saying in after.log_entries(before.ply, look)
    ]


def frame_of(positions: Sequence[mire.Table], number: int, look: int | None) -> JSON:
    """One move of a game as it is shown."""
    before, after = positions[number - 1 : number + 1]
    return {
        "n": number,
        "seat": before.seat,
        "move": None if after.hides else str(after.last),
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


def told_alike(positions: Sequence[mire.Table], chance: random.Random) -> Counter[int | None]:
    """Hold what is told of moves against what is told where the same eyes see the same: how often that could be done.

    A move is made like it at a redealt table. If these eyes see no difference after it, they hear of the same things:
    perhaps in another order, as of two cards in the open either may have been paid and the other revealed.
    """
    compared: Counter[int | None] = Counter()
    looks = [*range(positions[0].players), None]
    for number, (before, after) in enumerate(pairwise(positions)):
        look = looks[number % len(looks)]
        seen, told = after.view(look), _told(before, after, look)
        for redealt, alike in _made_otherwise(before, after, look, chance):
            if alike.view(look) == seen:
                assert _told(redealt, alike, look) == told, "more is told than can be seen"
                compared[look] += 1
                break
    return compared


def hidden_places(table: mire.Table, look: int | None) -> set[str]:
    """Where in a position something lies that these eyes can't know: `players.1.hand`."""
    others = [table.redeal(eyes, random.Random(number)) for eyes in _eyes(table, look) for number in range(20)]
    return {place for other in others for place in _differing(_state(table), _state(other))}


def _told(before: mire.Table, after: mire.Table, look: int | None) -> tuple[list[str], str]:
    words = " ".join(f"{saying} {saying.seat}" for saying in after.log_entries(before.ply, look))
    return sorted(words.replace("=", " ").split()), "" if after.hides else str(after.last)


def _made_otherwise(
    before: mire.Table, after: mire.Table, look: int | None, chance: random.Random
) -> Iterator[tuple[mire.Table, mire.Table]]:
    """The last move at redealt tables, and where moves are hidden others of its kind before it."""
    assert after.last is not None
    for eyes in _eyes(before, look):
        redealt = before.redeal(eyes, chance)
        alike = [move for move in redealt.moves() if move.verb is after.last.verb]
        same = [move for move in alike if move is after.last]
        others = [move for move in alike if move is not after.last] if before.hides else []
        for move in [*chance.sample(others, min(2, len(others))), *same]:
            made = redealt.copy()
            made.keep_log()
            made.play(move)
            yield redealt, made


def _hidden_runs(table: mire.Table, look: int | None) -> list[str]:
    """What a redeal for these eyes deals otherwise; what it lets them see all the same is no secret."""
    view, state = table.view(look), _state(table)
    runs: list[str] = []
    for eyes in _eyes(table, look):
        redealt = table.redeal(eyes, random.Random(1))
        assert redealt.view(look) == view, "the view tells what it must not"
        seen = json.dumps(redealt.view(look), separators=(",", ":"))
        runs += [run for run in _runs(state, _state(redealt)) if run not in seen]
    return runs


def _eyes(table: mire.Table, look: int | None) -> list[int]:
    """The seats that all know at least as much: what is hidden from one of them is hidden from a spectator."""
    return list(range(table.players))[:2] if look is None else [look]


def _state(table: mire.Table) -> Any:
    return table.game.dump(table._state)


def _runs(true: Any, other: Any) -> Iterator[str]:
    """The runs in the lists of a position, or all of a short list, that are not in those of another."""
    if isinstance(true, dict):
        for key in true:
            yield from _runs(true[key], other[key])
    elif isinstance(true, list) and any(isinstance(part, (dict, list)) for part in true):
        for one, two in zip(true, other, strict=True):
            yield from _runs(one, two)
    elif isinstance(true, list) and len(true) >= FEWEST and true != other:
        spelled, elsewhere = _spelled(true), ",".join(_spelled(other))
        runs = [",".join(spelled[start : start + RUN]) for start in range(max(1, len(true) - RUN + 1))]
        yield from [run for run in runs if run not in elsewhere]


def _spelled(cards: list[str] | list[int]) -> list[str]:
    """As they would stand in a message."""
    return [f'"{card}"' if isinstance(card, str) else str(card) for card in cards]


def _differing(true: Any, other: Any, place: str = "") -> Iterator[str]:
    """The places of a position where another differs."""
    if isinstance(true, dict):
        for key in true:
            yield from _differing(true[key], other[key], f"{place}.{key}")
    elif isinstance(true, list) and any(isinstance(part, dict) for part in true):
        for number, (one, two) in enumerate(zip(true, other, strict=True)):
            yield from _differing(one, two, f"{place}.{number}")
    elif true != other:
        yield place[1:]
