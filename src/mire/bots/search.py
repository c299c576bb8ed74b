"""Tree search over what may be hidden: every playout deals it anew, as the seat may think it is."""

from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Final

from mire.bots.bot import Bot
from mire.bots.tree import Node, Span, select
from mire.core.moves import Move
from mire.core.seats import Seat
from mire.core.table import Table

CANDIDATES: Final = 16  # moves that playouts compare at most; the others looked worse at first sight
PLAYOUTS_EACH: Final = 8  # at least, so that few playouts are not spread over many moves
TRUST: Final = 4.0  # a promise counts as much as so many playouts


class Budget:
    """How much a decision may be thought about: so many playouts, or so many seconds."""

    def __init__(self, playouts: int = 0, seconds: float = 0.0) -> None:
        self.playouts: Final = playouts
        self.seconds: Final = seconds


class SearchBot(Bot):
    """Compares the promising moves by playouts and drops the worse half of them, until one is left."""

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget: Final = budget or Budget(playouts=200)

    def choose(self, seat: Seat) -> Move:
        """The move that came out best."""
        moves = seat.moves()
        return moves[0] if len(moves) == 1 else self.think(seat).best()

    def think(self, seat: Seat) -> "Search":
        """A search as long as the budget allows, to be asked for its results."""
        search = Search(seat, self.rng)
        search.run(self.budget)
        return search


class Search:
    """One decision and what is known of it so far."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.start: Final = perf_counter()
        self.seat: Final = seat
        self.rng: Final = rng
        self.deals: Final = [seat.redeal(rng)]  # every move is tried on the same ones
        self.root: Final = Node(0.0)
        self.span: Final = Span()
        self.playouts = 0
        first = self.deals[0]
        self.foresight: Final = first.game.foresight
        self.guesses: Final[list[dict[Move, float]]] = [{} for _ in range(first.players)]
        self.expand(self.root, first, first.moves())
        self.left: list[Move] = self.root.moves[:CANDIDATES]  # moves not dropped yet, the best first

    def best(self) -> Move:
        """The best move."""
        return self.left[0]

    def run(self, budget: Budget) -> None:
        """Halve the moves again and again, as the budget allows."""
        if budget.playouts:
            self.left = self.left[: max(2, budget.playouts // PLAYOUTS_EACH)]
        halvings = int(ceil(log2(float(len(self.left))))) if len(self.left) > 1 else 0
        for halving in range(halvings):
            until = self.start + budget.seconds * float(halving + 1) / float(halvings)
            rounds = max(1, budget.playouts // (halvings * len(self.left)))
            self.compare(rounds, until if budget.seconds else 0.0)
            self.left = self.left[: (len(self.left) + 1) // 2]

    def compare(self, rounds: int, until: float) -> None:
        """Try all moves that are left equally often, and put the best first."""
        done = 0
        while not done or (perf_counter() < until if until else done < rounds):
            for move in self.left:
                self.try_out(move)
            done += 1
        ranked = [(-self.worth(move), place) for place, move in enumerate(self.left)]
        ranked.sort()
        self.left = [self.left[place] for _, place in ranked]

    def worth(self, move: Move) -> float:
        """The lead after a move: by playouts, and a little by its promise beside that of all others."""
        after = self.root.after[move]
        visits = float(self.root.visits)
        common = self.root.lead(self.seat.number) - self.root.promised / visits
        lead = after.lead(self.seat.number) * float(after.visits)
        return (lead + TRUST * (after.promise + common)) / (float(after.visits) + TRUST)

    def try_out(self, move: Move) -> None:
        """One playout that begins with a move."""
        after = self.root.after[move]
        if after.visits == len(self.deals):
            self.deals.append(self.seat.redeal(self.rng))
        table = self.deals[after.visits].copy()
        turns = Turns(self.seat.number, table)
        table.play(move)
        self.root.promised += after.promise
        path = self.descend(table, [self.root, after], turns)
        self.finish(table, turns)
        points = [table.evaluate(seat) for seat in range(table.players)]
        leads = ahead(points)
        self.span.include(leads)
        for node in path:
            node.learn(points, leads)
        self.playouts += 1

    def descend(self, table: Table, path: list[Node], turns: "Turns") -> list[Node]:
        """Follow the tree to a position that was not seen before."""
        node = path[-1]
        while node.visits and not table.over:
            turns.note(table)
            if self.foresight and turns.begun >= self.foresight:
                break
            seat = table.seat
            assert seat is not None
            legal = table.moves()
            self.expand(node, table, legal)
            move = legal[0] if len(legal) == 1 else select(node, legal, seat, self.span)
            table.play(move)
            node = node.after[move]
            path.append(node)
        return path

    def expand(self, node: Node, table: Table, legal: list[Move]) -> None:
        """Rank moves that are new here; what was judged before, for the same player, is not judged again."""
        seat = table.seat
        assert seat is not None
        guesses = self.guesses[seat]
        for move in legal:
            if move not in node.after:
                if move not in guesses and len(legal) > 1:
                    guesses[move] = table.promise(move)
                node.add(move, guesses.get(move, 0.0))

    def finish(self, table: Table, turns: "Turns") -> None:
        """Play on as the game's own policy does, until the position can be judged."""
        while not table.over:
            turns.note(table)
            if turns.begun >= self.foresight and table.settled:
                return
            table.play(table.advise())


class Turns:
    """Counts how often a seat's turn has come round."""

    def __init__(self, seat: int, table: Table) -> None:
        self.seat: Final = seat
        self.alone: Final = table.players == 1
        self.turn = table.turn
        self.away = self.alone
        self.begun = 0

    def note(self, table: Table) -> None:
        """Look whose decision it is."""
        if table.seat != self.seat:
            self.away = True
        elif self.away and table.turn != self.turn:
            self.begun += 1
            self.away = self.alone
            self.turn = table.turn


def ahead(points: list[float]) -> list[float]:
    """How far each seat is ahead of the best of the others; who plays alone has just the points."""
    if len(points) == 1:
        return points
    leads: list[float] = []
    for seat, own in enumerate(points):
        leads.append(own - max([other for place, other in enumerate(points) if place != seat]))
    return leads
