"""Decisions of who plays alone: by a plan for the rest of the game, as soon as one can be made."""

from random import Random
from time import perf_counter
from typing import Final

from mire.bots.plans import Plan, Playing, read, written
from mire.bots.search import CANDIDATES, Budget, Findings, Search, Trial
from mire.bots.tree import Node
from mire.core.calibration import Foretold
from mire.core.moves import Move
from mire.core.seats import Seat

DEALS: Final = 4  # on which a plan is tried
HOLDS: Final = 2.0  # points: a plan that loses no more on deals that it was not made for is worth making better
WORTH_ASKING: Final = 0.3  # of the budget may go into finding that out
PART: Final = 8  # games by a plan take the time of one by the policy
PLANNING: Final = 0.6  # of the budget makes the plan better
COMPARING: Final = 0.15  # of it at most tells what the other moves would bring; the rest is for the best few of all
FEW: Final = 3
SLACK: Final = 4.0  # points: a change that is so far behind on the first deals is not tried on all
EARLY: Final = 1.5  # the more, the more changes come at the next turns instead of the last ones
TWICE: Final = 0.3  # how often a plan is changed at two turns
APART: Final = 11  # turns at most between the two


class Line:
    """A plan, and the points it has on all deals."""

    def __init__(self, plan: Plan, points: list[float]) -> None:
        self.plan = plan
        self.points = points

    def mean(self) -> float:
        """The points to be expected."""
        return sum(self.points) / float(len(self.points))


class Planning(Search):
    """One decision of who plays alone. Where what is hidden upsets every plan, it is a search like others."""

    def __init__(
        self, seat: Seat, rng: Random, root: Node | None = None, plan: Plan | None = None, *, tells: bool = True
    ) -> None:
        super().__init__(seat, rng, root, tells=tells)
        self.plan = plan or []
        self.games = 0  # by a plan
        self.most_games = 0  # or 0 for any number
        self._deal_differently()
        self.others: Final = range(1, len(self.deals))  # besides the first

    def _deal_differently(self) -> None:
        """When little is hidden many deals are the same, and one of them is enough."""
        seen = [self.deals[0].to_json()]
        for _ in range(1, DEALS):
            deal = self.seat.redeal(self.rng)
            position = deal.to_json()
            if position not in seen:
                seen.append(position)
                self.deals.append(deal)

    def run(self, budget: Budget, also: Move | None = None) -> None:
        """Make the plan better as long as the budget allows, and see what other moves would bring."""
        self.most_games = budget.playouts * PART
        if not self.plan:
            self._make(budget)
        if self.plan:
            self._follow(budget, also)
            self.playouts = self.games // PART
        else:
            self.playouts = self.games // PART
            super().run(Budget(max(0, budget.playouts - self.playouts), budget.seconds), also)

    def rest_of_turn(self) -> tuple[Node, float]:
        """A plan goes on by itself."""
        return (Node(0.0), 0.0) if self.plan else super().rest_of_turn()

    def findings(self) -> Findings:
        """With the plan."""
        foresight, reports, _ = super().findings()
        return foresight, reports, written(self.plan)

    def join(self, findings: list[Findings]) -> None:
        """What the process with the best plan found out, if there is any: points of different plans have no mean."""
        planned = [finding for finding in findings if finding[2]]
        if not planned:
            super().join(findings)
            return
        best = max(planned, key=lambda finding: finding[1][0][2][0] / float(finding[1][0][1]))
        self.plan = read(self.game.verbs, best[2])
        trials = {str(trial.move): trial for trial in self.left}
        self.left = []
        for notation, visits, points, leads in best[1]:
            trial = trials[notation]
            trial.node.learn(points, leads, visits)
            self.left.append(trial)

    def _make(self, budget: Budget) -> None:
        """A plan as the policy plays on one deal, if it does nearly as well on the others; it gets better."""
        if budget.playouts and float(budget.playouts) * WORTH_ASKING < float(DEALS):
            return
        made: Plan = []
        lost = 0.0
        for number in range(len(self.deals)):
            part = WORTH_ASKING * float(number + 1) / float(len(self.deals))
            until = self.start + part * budget.seconds if budget.seconds else 0.0
            policy = Playing(self._deal(number), [], self.rng, [], until)
            points = policy.points(self.seat.number)
            self.games += PART
            if not policy.table.over:
                return
            if made:
                lost += points - self._play(number, made)[0]
            else:
                made = policy.played
        if lost <= HOLDS * float(len(self.others)):
            self.plan = made

    def _follow(self, budget: Budget, also: Move | None) -> None:
        first, played = self._play(0, self.plan)
        plan = Line(played, self._on_all(first, played))
        while self._may_play(PLANNING, budget):
            self._try_change(plan, 0)
        lines = self._lines(plan, budget, also)
        few = [line for place, line in enumerate(lines) if place < FEW or line.plan[0][0] is also]
        number = 0
        while len(few) > 1 and self._may_play(1.0, budget):
            self._try_change(few[number % len(few)], 1)
            number += 1
        self._conclude(lines)

    def _may_play(self, part: float, budget: Budget) -> bool:
        """Whether there are games and time left of a part of the budget."""
        if budget.playouts and float(self.games + DEALS) > part * float(self.most_games):
            return False
        return not budget.seconds or perf_counter() - self.start < part * budget.seconds

    def _play(self, number: int, plan: Plan, changes: list[int] | None = None) -> tuple[float, Plan]:
        """A game by a plan on a deal: the points, and what was done."""
        self.games += 1
        playing = Playing(self._deal(number), plan, self.rng, changes or [])
        return playing.points(self.seat.number), playing.played

    def _on_all(self, first: float, plan: Plan) -> list[float]:
        """The points of a plan on all deals, when those on the first are known."""
        return [first] + [self._play(number, plan)[0] for number in self.others]

    def _try_change(self, line: Line, held: int) -> None:
        """Change a plan after so many turns by chance, on the first deal, and keep what does no worse on all."""
        spot = held + int(float(len(line.plan) - held) * self.rng.random() ** EARLY)
        changes = [spot]
        if self.rng.random() < TWICE:
            changes.append(spot + 1 + int(self.rng.random() * float(APART)))
        first, played = self._play(0, line.plan, changes)
        points = [first]
        more = first - line.points[0]
        for number in self.others:
            if more < -SLACK:
                return
            points.append(self._play(number, played)[0])
            more += points[number] - line.points[number]
        if more >= 0.0:
            line.plan = played
            line.points = points

    def _lines(self, plan: Line, budget: Budget, also: Move | None) -> list[Line]:
        """What the moves bring when the plan is followed after them, as many as there is time for; the best first."""
        planned = plan.plan[0][0]
        moves = [trial.move for trial in self.left if trial.move is not planned]
        moves.sort(key=lambda move: move is not also)
        lines = [plan]
        for move in moves[: CANDIDATES - 1]:
            if move is also or self._may_play(PLANNING + COMPARING, budget):
                first, played = self._play(0, [[move], *plan.plan])
                lines.append(Line(played, self._on_all(first, played)))
        lines.sort(key=lambda line: -line.mean())
        return lines

    def _conclude(self, lines: list[Line]) -> None:
        """The moves that were tried are left, the best first, and its plan is the one to follow."""
        lines.sort(key=lambda line: -line.mean())
        self.plan = lines[0].plan
        promises = {trial.move: trial.node.promise for trial in self.left}
        self.root = Node(0.0)
        self.left = []
        for line in lines:
            trial = Trial(line.plan[0][0], Node(promises[line.plan[0][0]]))
            for own in line.points:
                trial.node.learn([own], [own])
                if self.tells:
                    trial.told.append(Foretold([own], [1.0]))
                self.root.learn([own], [own])
            self.left.append(trial)


def search_at(
    seat: Seat, rng: Random, root: Node | None = None, plan: Plan | None = None, *, tells: bool = True
) -> Search:
    """A search for a seat's decision."""
    if seat.players == 1:
        return Planning(seat, rng, root, plan, tells=tells)
    return Search(seat, rng, root, tells=tells)
