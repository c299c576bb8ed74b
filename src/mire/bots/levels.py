"""Bots to play against, from easy to hard, and one that searches as long as it is told."""

import re
from typing import ClassVar, Final

from mire.bots.bot import Bot
from mire.bots.planning import search_at
from mire.bots.plans import Plan, after
from mire.bots.search import Budget, Search
from mire.bots.team import Team
from mire.bots.tree import Node
from mire.core.errors import BadSetup
from mire.core.moves import Move
from mire.core.seats import Seat

SLIP: Final = 0.5  # of the points between a decision's best and worst moves, by which an easy bot misjudges one
NORMAL_SECONDS: Final = 0.4  # at most, where the engine is not compiled: a turn may have many decisions
ALONE_SECONDS: Final = 2.0  # the same where nobody waits
HARD: Final = Budget(seconds=1.0)
LEAST_SHARE: Final = 0.2  # of the budget for a decision that was thought about already as a part of the one before


class EasyBot(Bot):
    """Takes the move that looks best, but misjudges them."""

    at_once: ClassVar[bool] = True

    def choose(self, seat: Seat) -> Move:
        """The move that looks best, with slips."""
        table = seat.redeal(self.rng)
        moves = table.moves()
        promises = [table.promise(move) for move in moves]
        slip = SLIP * (max(promises) - min(promises))
        judged = [promise + slip * self.rng.gauss(0.0, 1.0) for promise in promises]
        return moves[judged.index(max(judged))]


class SearchBot(Bot):
    """Compares the promising moves by playouts and drops the worse half of them, until one is left."""

    def __init__(self, seed: int = 0, budget: Budget | None = None, workers: int = 1) -> None:
        super().__init__(seed)
        self.budget = budget  # or as the game is fast
        self.team: Team | None = Team(workers) if workers > 1 else None
        self.tree: Node | None = None  # what is known already of the rest of our turn
        self.known = 0.0  # how much of the search before went into it
        self.plan: Plan = []  # for the rest of the game, if we play alone
        self.turn = -1

    def choose(self, seat: Seat) -> Move:
        """The move that came out best."""
        if seat.turn != self.turn:
            self.tree, self.known = None, 0.0
        if seat.turn < self.turn:  # another game
            self.plan = []
        self.turn = seat.turn
        moves = seat.moves()
        if len(moves) == 1:
            self.tree = None if self.tree is None else self.tree.after.get(moves[0])
            self.plan = after(self.plan, moves[0])
            return moves[0]
        search = self.think(seat)
        self.plan = search.rest_of_game()
        if self.team is None:
            self.tree, self.known = search.rest_of_turn()
        return search.best().move

    def think(self, seat: Seat) -> Search:
        """A search as long as the budget allows, to be asked for its move."""
        search = search_at(seat, self.rng, self.tree, self.plan, tells=False)
        budget = self.budget or normal_budget(search)
        if self.team:
            self.team.run(search, budget)
        else:
            search.run(budget.share(max(LEAST_SHARE, 1.0 - self.known)))
        return search


def normal_budget(search: Search) -> Budget:
    """As many playouts as the game's fast bot makes."""
    return Budget(search.game.playouts(search.players), NORMAL_SECONDS if search.players > 1 else ALONE_SECONDS)


class HardBot(SearchBot):
    """Searches for a second."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, HARD)


SEARCHING: Final = re.compile(r"search:(?:([1-9]\d{0,6})|(\d{1,4}(?:\.\d{1,3})?)s)(?:\*([1-9]\d?))?$")


def searching_bot(name: str, seed: int) -> Bot:
    """A bot with a budget of its own: search:500 for playouts, search:2.5s for seconds, search:2.5s*4 on four cores."""
    read = SEARCHING.match(name)
    playouts, seconds = (int(read[1] or 0), float(read[2] or 0)) if read else (0, 0.0)
    if read is None or not (playouts or seconds):
        raise BadSetup(
            f"'{name}' is no search: say search:500 for playouts of a decision, search:2.5s for seconds, "
            "search:2.5s*4 for four processes"
        )
    return SearchBot(seed, Budget(playouts, seconds), int(read[3] or 1))
