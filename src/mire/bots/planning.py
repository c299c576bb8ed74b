"""Decisions of who plays alone: by a plan for the rest of the game, as soon as one can be made."""

from random import Random
from time import perf_counter
from typing import Final

from mire.bots.plans import Plan, Playing, after
from mire.bots.search import CANDIDATES, Budget, Look, Search, Trial
from mire.bots.tree import Node
from mire.core.moves import Move
from mire.core.seats import Seat

DEALS: Final = 4  # on which a plan is tried
HOLDS: Final = 2.0  # points: a plan that loses no more on other deals than the one it was made for is worth following
WORTH_ASKING: Final = 0.3  # of the budget may go into finding that out
PART: Final = 8  # games by a plan take the time of one by the policy
COMPARING: Final = 0.15  # of the budget tells what other moves would bring
SLACK: Final = 4.0  # points: a change that is so far behind on the first deals is not tried on all
EARLY: Final = 1.5  # the more, the more changes come at the next turns instead of the last ones
TWICE: Final = 0.3  # how often a plan is changed at two turns
APART: Final = 11  # turns at most between the two
BY_PLAN: Final = Look(each=DEALS, trust=0.0, beaten=0.0, first=0)


class Planning(Search):
    """One decision of who plays alone. Where what is hidden upsets every plan, it is a search like others."""

    def __init__(self, seat: Seat, rng: Random, root: Node | None = None, plan: Plan | None = None) -> None:
        super().__init__(seat, rng, root)
        self.plan: Plan = plan or []
        self.points: list[float] = []  # of the plan, deal by deal
        self.games = 0  # by a plan
        self.most_games = 0  # or any number
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

    def rest_of_game(self) -> Plan:
        """The plan after the best move."""
        return after(self.plan, self.best().move)

    def _make(self, budget: Budget) -> None:
        """A plan as the policy plays on one deal, if it holds on the others."""
        if budget.playouts and float(budget.playouts) * WORTH_ASKING < float(DEALS):
            return
        lost = 0.0
        made: Plan = []
        for number in range(len(self.deals)):
            points, played = self._play(number, [])
            self.games += PART - 1
            used = (perf_counter() - self.start) * float(len(self.deals)) / float(number + 1)
            if budget.seconds and used > WORTH_ASKING * budget.seconds:
                return
            if number:
                lost += points - self._play(number, made)[0]
            else:
                made = played
        if lost <= HOLDS * float(len(self.others)):
            self.plan = made

    def _follow(self, budget: Budget, also: Move | None) -> None:
        end = self.start + budget.seconds if budget.seconds else 0.0
        first, self.plan = self._play(0, self.plan)
        self.points = self._on_all(first, self.plan)
        comparing = int(COMPARING * float(self.most_games)) + DEALS
        while self._may_play(comparing, end - COMPARING * budget.seconds):
            self._try_change()
        self._compare_with_plan(also, end)

    def _may_play(self, games: int, until: float) -> bool:
        """Whether there are so many games left, and time; until 0 there always is."""
        return (not self.most_games or self.games + games <= self.most_games) and (not until or perf_counter() < until)

    def _play(self, number: int, plan: Plan, changes: list[int] | None = None) -> tuple[float, Plan]:
        """A game by a plan on a deal: the points, and what was done."""
        self.games += 1
        playing = Playing(self._deal(number), plan, self.rng, changes or [])
        return playing.points(self.seat.number), playing.played

    def _on_all(self, first: float, plan: Plan) -> list[float]:
        """The points of a plan on all deals, when those on the first are known."""
        return [first] + [self._play(number, plan)[0] for number in self.others]

    def _try_change(self) -> None:
        """Change the plan by chance, on the first deal, and keep what does no worse on all."""
        spot = int(float(len(self.plan)) * self.rng.random() ** EARLY)
        changes = [spot]
        if self.rng.random() < TWICE:
            changes.append(spot + 1 + int(self.rng.random() * float(APART)))
        first, played = self._play(0, self.plan, changes)
        points = [first]
        more = first - self.points[0]
        for number in self.others:
            if more < -SLACK:
                return
            points.append(self._play(number, played)[0])
            more += points[number] - self.points[number]
        if more >= 0.0:
            self.plan = played
            self.points = points

    def _compare_with_plan(self, also: Move | None, end: float) -> None:
        """What other moves bring, when the plan is followed after them; the best may be better than the plan."""
        self.look = BY_PLAN
        self.also = also
        self.root = Node(0.0)
        self.left = [Trial(trial.move, Node(trial.node.promise)) for trial in self.left]
        planned = self.plan[0][0]
        self.left.sort(key=lambda trial: (trial.move is not planned, trial.move is not also))
        self._keep(CANDIDATES)
        plans = {planned: self.plan}
        for trial in self.left:
            if trial.move is planned:
                self._note(trial, self.points)
            elif trial.move is also or self._may_play(DEALS, end):
                first, plans[trial.move] = self._play(0, [[trial.move], *self.plan])
                self._note(trial, self._on_all(first, plans[trial.move]))
        self.dropped = [trial for trial in self.left if not trial.node.visits] + self.dropped
        self.left = [trial for trial in self.left if trial.node.visits]
        self._rank()
        self.plan = plans[self.best().move]

    def _note(self, trial: Trial, points: list[float]) -> None:
        for own in points:
            trial.node.learn([own], [own])
            self.root.learn([own], [own])


def search_at(seat: Seat, rng: Random, root: Node | None = None, plan: Plan | None = None) -> Search:
    """A search for a seat's decision."""
    return Planning(seat, rng, root, plan) if seat.players == 1 else Search(seat, rng, root)
