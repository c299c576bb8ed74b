"""What a search has found out: a tree of moves, each with what came of it whatever the hidden parts were."""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from mire.core.moves import Move

EXPLORING: Final = 0.1  # how much a move that was rarely tried is favoured, as a share of the span of all outcomes
FIRST_WIDTH: Final = 1.5  # a position is widened with the root of its visits, nearly
WIDENING: Final = 0.4

Sums = list[float]
After = dict[Move, "Node"]


class Node:
    """A position as the moves before it tell it apart: several deals of what is hidden meet here."""

    def __init__(self, promise: float) -> None:
        self.promise: Final = promise  # how many points its move seemed to bring who made it, before any playout
        self.visits = 0
        self.leads: Sums = []  # per seat, summed up: points ahead of the best of the others
        self.points: Sums = []  # per seat, summed up: points at the end
        self.moves: list[Move] = []  # as promising as they look, the best first
        self.after: After = {}

    def __reduce__(self) -> tuple[Callable[..., "Node"], tuple[float, int, Sums, Sums, list[Move], "After"]]:
        return remembered, (self.promise, self.visits, self.leads, self.points, self.moves, self.after)

    def learn(self, points: list[float], leads: list[float], playouts: int = 1) -> None:
        """What came of more playouts through here, summed up."""
        if not self.visits:
            self.points = [0.0] * len(points)
            self.leads = [0.0] * len(leads)
        self.visits += playouts
        for seat in range(len(points)):
            self.points[seat] += points[seat]
            self.leads[seat] += leads[seat]

    def add(self, move: Move, promise: float) -> None:
        """A move that is possible here in some deal."""
        self.insert(move, Node(promise))

    def insert(self, move: Move, node: "Node") -> None:
        """A move and what is known of it, in order of promises."""
        place = 0
        while place < len(self.moves) and self.after[self.moves[place]].promise >= node.promise:
            place += 1
        self.moves.insert(place, move)
        self.after[move] = node

    def lead(self, seat: int) -> float:
        """How far a seat is ahead in the mean."""
        return self.leads[seat] / float(self.visits)

    def above_promise(self, seat: int) -> float:
        """How far a seat is ahead, in the mean, besides what its moves promised to bring."""
        visits = 0
        above = 0.0
        for after in self.after.values():
            if after.visits:
                visits += after.visits
                above += after.leads[seat] - after.promise * float(after.visits)
        return above / float(visits) if visits else 0.0


def remembered(promise: float, visits: int, leads: Sums, points: Sums, moves: list[Move], after: After) -> Node:
    """A node of a tree that was kept, or sent to another process."""
    node = Node(promise)
    node.visits = visits
    node.leads = leads
    node.points = points
    node.moves = moves
    node.after = after
    return node


class Span:
    """The least and the most that playouts came to, so that all games are searched in the same measure."""

    def __init__(self) -> None:
        self.least = 0.0
        self.most = 0.0
        self.empty = True

    def include(self, values: list[float]) -> None:
        """Some outcomes."""
        for value in values:
            self.least = value if self.empty else min(self.least, value)
            self.most = value if self.empty else max(self.most, value)
            self.empty = False

    def share(self, value: float) -> float:
        """A value from 0 to 1."""
        width = self.most - self.least
        return (value - self.least) / width if width > 0.0 else 0.0


def select(node: Node, legal: list[Move], seat: int, span: Span) -> Move:
    """The move to try: of the most promising, more of them the more often we are here, the best by its upper bound."""
    width = int(FIRST_WIDTH * float(node.visits) ** WIDENING) + 1
    logarithm = log(float(node.visits) + 1.0)
    best = legal[0]
    most = -1.0
    for move in node.moves:
        if move in legal:
            after = node.after[move]
            if not after.visits:
                return move
            bound = span.share(after.lead(seat)) + EXPLORING * sqrt(logarithm / float(after.visits))
            if bound > most:
                best, most = move, bound
            width -= 1
            if not width:
                break
    return best
