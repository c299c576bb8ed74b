"""Games that stand where a test wants them, in one line each."""

import random
from collections.abc import Callable, Mapping

import msgspec

import mire
from mire.analysis.course import Lost, Step, make_course
from mire.analysis.hint import Choice
from mire.core.table import replay_steps
from mire.server.log import decode_record
from mire.server.messages import Analysis
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


def judged(record: JSON, share: float = 1.0) -> JSON:
    """What the server would tell of a finished game, up to a share of it, without a search: one that sways a little."""
    *positions, end = replay_steps(record)
    decisions = [(ply, table) for ply, table in enumerate(positions) if len(table.moves()) > 1]
    steps = [_judge(ply, table, record["moves"][ply]) for ply, table in decisions[: int(share * len(decisions))]]
    found: JSON = msgspec.to_builtins(Analysis(len(decisions), make_course(end, steps)))
    return found


def _judge(ply: int, table: mire.Table, move: str) -> Step:
    """Every tenth decision gives away 12 % to win, or 4 points alone."""
    assert table.seat is not None
    slips = ply % 10 == 0
    others = [str(other) for other in table.moves() if str(other) != move][:2]
    moves = [*others, move] if slips else [move, *others]
    chances = [1 / table.players] * table.players if table.players > 1 else None
    hopes = None if chances is None else chances[0]
    best = [Choice(other, 30.0 - number, hopes) for number, other in enumerate(moves)]
    lost = Lost(4.0 * slips, None if chances is None else 0.12 * slips)
    return Step(ply, table.turn, table.seat, move, [30.0] * table.players, chances, best, lost, "greedy")
