"""The suite that every game goes through: what must hold at each decision of any game, played by chance.

A game registers by adding its cases to CASES (see tests/games/<game>/cases.py).
"""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import mire
from mire.core.moves import Move, parse
from mire.core.seats import Seat

LOOK_AHEAD_EVERY = 5  # decisions

Recount = Callable[[mire.Table], Sequence[Mapping[str, int | float]]]


@dataclass(frozen=True)
class Case:
    """A way to set up a game, with an independent slow recount of its scores."""

    name: str
    game: str
    players: int
    recount: Recount
    options: dict[str, Any] = field(default_factory=dict)

    def begun_by(self, first: int | str) -> "Case":
        """The same, begun by another seat or by lot."""
        return replace(self, name=f"{self.name}-first-{first}", options={**self.options, "first": first})

    def table(self, seed: int) -> mire.Table:
        return mire.new(self.game, players=self.players, seed=seed, **self.options)


def play_checked(case: Case, seed: int, thorough_every: int) -> mire.Table:
    """Play a game by chance; every decision is checked, and now and then everything that can be done with a table."""
    table = case.table(seed)
    chance = random.Random(seed)
    decision = 0
    while not table.over:
        check_decision(table)
        if decision % thorough_every == 0:
            check_copies(table, chance)
            check_json(table)
            check_hidden(table, chance)
        move = chance.choice(table.moves())
        if decision % LOOK_AHEAD_EVERY == 0:
            check_step(table, move, chance)
        table.play(move)
        decision += 1
    check_end(case, table)
    return table


def check_decision(table: mire.Table) -> None:
    """Nothing is lost, there is something to do, and every move prints and parses."""
    table.check()
    moves = table.moves()
    assert moves, "a decision without moves"
    assert len({str(move) for move in moves}) == len(moves), "a move is offered twice"
    for move in moves:
        assert parse(table.game.verbs, str(move)) is move
    assert table.seat is not None
    assert table.prompt.id


def check_copies(table: mire.Table, chance: random.Random) -> None:
    """Who plays on, copy or original, leaves the other untouched, and the same move comes to the same state."""
    before = table.to_json()
    copy, twin = table.copy(), table.copy()
    for _ in range(20):
        if not copy.over:
            copy.play(chance.choice(copy.moves()))
    assert table.to_json() == before
    move = chance.choice(table.moves())
    original = table.copy()
    original.play(move)
    random.random()  # burning the global generator changes nothing
    twin.play(str(move))
    assert twin.to_json() == original.to_json()
    before = twin.to_json()
    for _ in range(20):
        if not original.over:
            original.play(chance.choice(original.moves()))
    assert twin.to_json() == before


def check_json(table: mire.Table) -> None:
    """A table comes back from its JSON, with its seed and, as a position set up by hand, without."""
    text = table.to_json()
    assert mire.from_json(text).to_json() == text
    by_hand = mire.from_json(unseeded(table))
    assert json.loads(by_hand.to_json())["state"] == json.loads(text)["state"]
    assert offered(by_hand) == offered(table)


def unseeded(table: mire.Table) -> dict[str, Any]:
    """The table as a position set up by hand, where nobody can draw lots any more."""
    data = json.loads(table.to_json())
    if "first" in data["options"]:
        data["options"]["first"] = table.first
    return {**data, "seed": None, "moves": []}


def check_hidden(table: mire.Table, chance: random.Random) -> None:
    """Redealt tables look the same to the seat, offer it the same moves, know no seed and tell nothing of the truth."""
    seats: list[int | None] = [*range(table.players)]
    for seat in seats:
        assert seat is not None
        redealt = table.redeal(seat, chance)
        redealt.check()
        assert redealt.view(seat) == table.view(seat)
        assert offered(redealt) == offered(table) or table.seat != seat
        assert json.loads(redealt.to_json())["seed"] is None
        again = table.redeal(seat, random.Random(1)).to_json()
        assert redealt.redeal(seat, random.Random(1)).to_json() == again, "a redeal tells more than the view"
        assert bool(Seat(table, seat).moves()) == (table.seat == seat)
    for seat in [*seats, None]:
        view = json.dumps(table.view(seat))
        assert '"hidden"' not in view
        assert '"seed"' not in view


def check_step(table: mire.Table, move: Move, chance: random.Random) -> None:
    """A step that can be taken back brings nothing to light that the seat could not know."""
    seat = table.seat
    after = table.copy()
    after.play(move)
    if (after.seat, after.turn) == (seat, table.turn):
        redealt = table.redeal(seat, chance)
        redealt.play(move)
        assert redealt.view(seat) == after.view(seat), f"{move} shows what was hidden, and can be taken back"


def check_end(case: Case, table: mire.Table) -> None:
    """A finished game offers nothing, replays from its record, and its scores stand up to a recount."""
    table.check()
    assert table.moves() == []
    assert table.seat is None
    assert mire.replay(table.record()).to_json() == table.to_json()
    scores = table.scores()
    assert [score.categories for score in scores] == case.recount(table)
    assert all(list(score.categories) == table.game.categories for score in scores)
    assert all(score.total == sum(score.categories.values()) for score in scores)
    best = max(score.total for score in scores)
    target = table.solo_target
    assert table.winners or (target is not None and best < target)
    assert all(scores[seat].total == best for seat in table.winners)


def offered(table: mire.Table) -> list[str]:
    """The legal moves as texts, in any order."""
    return sorted(str(move) for move in table.moves())
