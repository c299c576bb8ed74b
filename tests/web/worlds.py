"""Games that stand where a test wants them, in one line each."""

import random
from collections.abc import Callable, Mapping

import mire
from mire.server.log import decode_record
from tests.server.client import JSON


def where(
    holds: Callable[[mire.Table], bool],
    *,
    game: str = "moorland",
    players: int = 2,
    seed: int = 5,
    prefer: tuple[str, ...] = (),
    options: Mapping[str, str] | None = None,
) -> JSON:
    """The record of a game up to where something holds; seat 0 prefers moves that begin like one of these."""
    for attempt in range(100):
        table = mire.new(game, players=players, seed=seed + attempt, **(options or {}))
        chance = random.Random(seed)
        while not table.over:
            if holds(table):
                return decode_record(table.record())
            moves = table.moves()
            preferred = [move for move in moves if prefer and table.seat == 0 and str(move).startswith(prefer)]
            table.play(chance.choice(preferred or moves))
    raise AssertionError("that never holds")


def asked(
    what: str,
    *,
    game: str = "moorland",
    seat: int = 0,
    after: int = 0,
    players: int = 2,
    seed: int = 5,
    options: Mapping[str, str] | None = None,
) -> JSON:
    """The record of a game in which a seat is asked something, after so many moves at least: `asked("drift")`."""
    return where(
        lambda table: table.ply >= after and table.seat == seat and table.prompt.id == f"{game}-{what}",
        game=game,
        players=players,
        seed=seed,
        options=options,
    )


def last_turn(*, game: str = "moorland", seat: int = 0, players: int = 2, seed: int = 5) -> JSON:
    """The record of a game in which a seat has to do one more thing, and then it is over."""
    for attempt in range(100):
        table = mire.new(game, players=players, seed=seed + attempt)
        chance = random.Random(seed)
        before = table.copy()
        while not table.over:
            before = table.copy()
            table.play(chance.choice(table.moves()))
        if before.seat == seat:
            return decode_record(before.record())
    raise AssertionError(f"seat {seat} never makes the last move")


def finished(*, game: str = "moorland", players: int = 2, seed: int = 5) -> JSON:
    """The record of a whole game."""
    table = mire.new(game, players=players, seed=seed)
    chance = random.Random(seed)
    while not table.over:
        table.play(chance.choice(table.moves()))
    return decode_record(table.record())
