"""Tree search over what may be hidden: every playout deals it anew, as the seat may think it is."""

from math import ceil, log2, sqrt
from random import Random
from time import perf_counter
from typing import Final

from mire.bots.plans import Notes, Plan, after
from mire.bots.tree import Node, Span, select
from mire.core.calibration import Foretold
from mire.core.errors import BadSetup, MireError
from mire.core.game import NO_PLAYING_ON, WHOLE_GAME
from mire.core.moves import Move
from mire.core.seats import Seat
from mire.core.table import Table

CANDIDATES: Final = 16  # moves that playouts compare at most; the others looked worse at first sight
AT_LEAST: Final = 3  # of them, however little time there is, as a hint tells so many
FEWEST: Final = 8  # playouts of a decision that make it worth to play on
ENOUGH: Final = 64  # playouts of a decision that make it worth to play on farther than usual
ENOUGH_TO_THE_END: Final = 256  # the same for whole games, in which much can happen
NEAR: Final = 0.3  # of the time goes into usual playouts, where there is enough for farther ones
FAR_BEHIND: Final = 0.15  # of the doubt: moves that usual playouts leave so far behind are not looked at again
SAMPLE: Final = 2  # deals that tell how long farther playouts take
SHORTEST: Final = 1e-6  # seconds of a playout, if the clock sees none


class Look:
    """How moves are compared by playouts."""

    def __init__(self, each: int, trust: float, beaten: float, first: int) -> None:
        self.each: Final = each  # playouts of a move at least, so that few are not spread over many moves
        self.trust: Final = trust  # what was thought of a move before counts as much as so many playouts
        self.beaten: Final = beaten  # a move so many standard errors behind the best is tried no more
        self.first: Final = first  # playouts of each move before any is beaten


USUAL: Final = Look(each=8, trust=4.0, beaten=3.0, first=64)  # the first few finish our turn badly
FARTHER: Final = Look(each=24, trust=8.0, beaten=2.0, first=16)  # more can happen in each, and each is dear

Report = tuple[str, int, list[float], list[float]]  # a move's notation, its playouts and what its node has summed up
Findings = tuple[int, list[Report], Notes]  # how far playouts went, what came of moves, the best first, and the plan


class Budget:
    """How much a decision may be thought about: so many playouts, or seconds, or what is used up first."""

    def __init__(self, playouts: int = 0, seconds: float = 0.0) -> None:
        if playouts <= 0 and seconds <= 0.0:
            raise BadSetup("a search needs a number of playouts or seconds for a decision, more than 0")
        self.playouts: Final = playouts  # 0 for any number
        self.seconds: Final = seconds

    def __reduce__(self) -> tuple[type["Budget"], tuple[int, float]]:
        return Budget, (self.playouts, self.seconds)

    def share(self, part: float) -> "Budget":
        """A part of it."""
        return Budget(ceil(float(self.playouts) * part), self.seconds * part)


class Trial:
    """A move of the decision, and how far playouts were ahead with it, deal by deal."""

    def __init__(self, move: Move, node: Node, plan: Node | None = None) -> None:
        self.move: Final = move
        self.node: Final = node
        self.plan: Final = plan  # what usual playouts found out about the rest of our turn, for farther ones
        self.leads: Final[list[float]] = []
        self.told: Final[list[Foretold]] = []  # what could be expected, deal by deal, if the search tells

    def expected(self, best: "Trial") -> Foretold:
        """What can be expected of it: as much as of the best, but for the difference on the deals that both had.

        So a move that was tried little can't look good because its few deals were.
        """
        both = min(len(self.told), len(best.told))
        mean = _mean(best.told)
        if self is best:
            return mean
        own, others = _mean(self.told[:both]), _mean(best.told[:both])
        chances = [max(0.0, chance) for chance in _moved(mean.chances, own.chances, others.chances)]
        return Foretold(_moved(mean.points, own.points, others.points), [chance / sum(chances) for chance in chances])


class Prospect:
    """What may come of a move: points and the chance to win, for every seat."""

    def __init__(self, move: Move, playouts: int, expected: Foretold) -> None:
        self.move: Final = move
        self.playouts: Final = playouts
        self.points: Final = expected.points
        self.chances: Final = expected.chances


class Search:
    """One decision and what is known of it so far.

    One that `tells` notes what can be expected, for `prospects`; a choice needs none of it.
    """

    def __init__(self, seat: Seat, rng: Random, root: Node | None = None, *, tells: bool = True) -> None:
        self.start: Final = perf_counter()
        self.seat: Final = seat
        self.turn: Final = seat.turn
        self.rng: Final = rng
        self.deals: Final = [seat.redeal(rng)]  # every move is tried on the same ones
        self.tree: Final = root or Node(0.0)  # of usual playouts
        self.root: Node = self.tree  # of the playouts that are made now
        self.span: Final = Span()
        self.playouts = 0
        self.look = USUAL
        first = self.deals[0]
        legal = first.moves()
        self.game: Final = first.game
        self.players: Final = first.players
        self.foresight = first.game.foresight(first.players)
        self.doubt: Final = first.lead_for_75_percent
        self.guesses: Final[list[dict[Move, float]]] = [{} for _ in range(first.players)]
        self.expand(self.root, first, legal)
        self.left: list[Trial] = [Trial(move, self.root.after[move]) for move in self.root.moves if move in legal]
        self.dropped: list[Trial] = []  # the best first
        self.also: Move | None = None  # a move that is compared to the end, however it does
        self.tells: Final = tells
        self.plan: Plan = []  # for the rest of the game, if there is one

    def best(self) -> Trial:
        """The best move."""
        return self.left[0]

    def rest_of_turn(self) -> tuple[Node, float]:
        """What is known of the decisions after the best move, and what share of the usual playouts went into it."""
        best = self.best()
        tree = best.plan or best.node
        return tree, float(tree.visits) / float(max(1, self.tree.visits))

    def rest_of_game(self) -> Plan:
        """The plan after the best move."""
        return after(self.plan, self.best().move)

    def prospects(self) -> list[Prospect]:
        """What may come of every move that was tried, the best first; MireError if nothing of it was noted."""
        if not self.tells:
            raise MireError("this search was made to choose a move; it has not noted what can be expected")
        tried = [trial for trial in self.left + self.dropped if trial.told]
        return [Prospect(trial.move, trial.node.visits, trial.expected(tried[0])) for trial in tried]

    def run(self, budget: Budget, also: Move | None = None) -> None:
        """Halve the moves again and again, as the budget allows; `also` is tried first and as often as the best."""
        self.also = also
        self.left.sort(key=lambda trial: trial.move is not also)
        end = self.start + budget.seconds if budget.seconds else 0.0
        if budget.playouts:
            self._halve(budget.playouts // USUAL.each, budget.playouts, perf_counter(), end)
            return
        farther = self._farther(budget.seconds)
        if farther > self.foresight:
            self._halve(CANDIDATES, 0, perf_counter(), self.start + NEAR * budget.seconds)
            if self._reconsider():
                self._begin_again(farther)
                self._halve(self._time_for(end) // FARTHER.each, 0, perf_counter(), end)
        else:
            self._halve(max(AT_LEAST, self._foreseen(end) // USUAL.each), 0, perf_counter(), end)

    def _halve(self, candidates: int, playouts: int, start: float, end: float) -> None:
        """Until one move is left, or the end has come."""
        self._keep(min(CANDIDATES, max(2, candidates)))
        halvings = ceil(log2(float(len(self.left)))) if len(self.left) > 1 else 0
        for halving in range(halvings):
            until = start + (end - start) * float(halving + 1) / float(halvings) if end else 0.0
            self._compare(max(1, playouts // (halvings * len(self.left))) if playouts else 0, until)
            self._keep((len(self.left) + 1) // 2)

    def _reconsider(self) -> bool:
        """Take back in all moves that came out not far behind the best, and see whether there are any."""
        self.left += [trial for trial in self.dropped if trial.node.visits]
        self.dropped = [trial for trial in self.dropped if not trial.node.visits]
        self._rank()
        worths = self._worths()
        least = worths[0] - FAR_BEHIND * self.doubt
        self._keep(len([lead for lead in worths if lead >= least]))
        return len(self.left) > 1

    def _begin_again(self, foresight: int) -> None:
        """Compare the moves once more by playouts that go on farther; what they seemed to be worth is their promise."""
        worths = self._worths()
        again = [Trial(trial.move, Node(worths[place]), trial.node) for place, trial in enumerate(self.left)]
        again.sort(key=lambda trial: trial.move is not self.also)
        self.root = Node(0.0)
        for trial in again:
            self.root.insert(trial.move, trial.node)
        self.left = again
        self.dropped = []  # usual playouts and farther ones can't be compared
        self.foresight = foresight
        self.look = FARTHER

    def _foreseen(self, end: float) -> int:
        """How many playouts there is time for. If there is hardly any, the policy does not play on after our turn."""
        each = (end - perf_counter()) / float(FEWEST)
        if self.foresight > 0 and not self._gets_so_far(self._deal(0), self.foresight, each):
            self.foresight = 0
        return self._time_for(end)

    def _farther(self, seconds: float) -> int:
        """How far the policy can play on, often enough in the time."""
        farsight = self.game.farsight(self.players)
        if self.foresight < WHOLE_GAME and self._can_look(WHOLE_GAME, seconds / float(ENOUGH_TO_THE_END)):
            return WHOLE_GAME
        if self.foresight < farsight and self._can_look(farsight, seconds / float(ENOUGH)):
            return farsight
        return self.foresight

    def _can_look(self, foresight: int, seconds: float) -> bool:
        """Whether the policy plays on so far in the time there is for a playout."""
        return all(self._gets_so_far(self._deal(number), foresight, seconds) for number in range(SAMPLE))

    def _gets_so_far(self, table: Table, foresight: int, seconds: float) -> bool:
        until = perf_counter() + seconds
        turns = Turns(self.seat.number, table)
        while not table.over and turns.begun < foresight and perf_counter() < until:
            table.play(table.advise())
            if not table.over:
                turns.note(table)
        return table.over or turns.begun >= foresight

    def _deal(self, number: int) -> Table:
        """A table to play on, the same for everybody who asks for this number."""
        if number == len(self.deals):
            self.deals.append(self.seat.redeal(self.rng))
        return self.deals[number].copy()

    def _time_for(self, end: float) -> int:
        start = perf_counter()
        self._playout(self.left[0], self._deal(0), [])
        now = perf_counter()
        return int((end - now) / max(now - start, SHORTEST))

    def findings(self) -> Findings:
        """What was found out about the moves, to be sent to another process."""
        tried = [trial for trial in self.left + self.dropped if trial.node.visits]
        reports = [(str(trial.move), trial.node.visits, trial.node.points, trial.node.leads) for trial in tried]
        return self.foresight, reports, []

    def join(self, findings: list[Findings]) -> None:
        """Put together what the searches that looked farthest found out: the best moves of any of them are compared."""
        farthest = max([foresight for foresight, _, _ in findings])
        reports = [report for foresight, report, _ in findings if foresight == farthest]
        trials = {str(trial.move): trial for trial in self.left + self.dropped}
        favourites: list[Trial] = []
        for report in reports:
            favourite = trials[report[0][0]]
            if favourite not in favourites:
                favourites.append(favourite)
            for notation, visits, points, leads in report:
                trials[notation].node.learn(points, leads, visits)
                self.root.learn(points, leads, visits)
                self.playouts += visits
        others = [trial for trial in trials.values() if trial not in favourites]
        self.left = others
        self._rank()
        self.dropped = self.left
        self.left = favourites
        self._rank()

    def _keep(self, number: int) -> None:
        kept = [trial for place, trial in enumerate(self.left) if place < number or trial.move is self.also]
        self.dropped = [trial for trial in self.left if trial not in kept] + self.dropped
        self.left = kept

    def _compare(self, rounds: int, until: float) -> None:
        """Try all moves that are left equally often, and put the best first."""
        done = 0
        check = self.look.first
        in_time = True
        while len(self.left) > 1 and in_time and (not rounds or done < rounds):
            for trial in self.left:
                self._try_out(trial)
                in_time = not until or perf_counter() < until
                if not in_time:
                    break
            done += 1
            if done == check:
                self._rank()
                self._drop_beaten()
                check *= 2
        self._rank()

    def _rank(self) -> None:
        ranked = [(-lead, place) for place, lead in enumerate(self._worths())]
        ranked.sort()
        self.left = [self.left[place] for _, place in ranked]

    def _worths(self) -> list[float]:
        seat = self.seat.number
        base = self.root.above_promise(seat)
        return [worth(trial.node, seat, base, self.look.trust) for trial in self.left]

    def _drop_beaten(self) -> None:
        """Moves that are clearly worse than the best on the same deals, or no different."""
        best = self.left[0]
        kept: list[Trial] = []
        beaten: list[Trial] = []
        for trial in self.left:
            stays = trial is best or trial.move is self.also
            (kept if stays or not is_beaten(trial.leads, best.leads, self.look.beaten) else beaten).append(trial)
        self.left = kept
        self.dropped = beaten + self.dropped

    def _try_out(self, trial: Trial) -> None:
        """One playout that begins with a move."""
        path = [self.root, trial.node]
        table = self._deal(len(trial.leads))
        points = self._playout(trial, table, path)
        if self.tells:
            trial.told.append(table.foretell(points))
        leads = ahead(points)
        trial.leads.append(leads[self.seat.number])
        self.span.include(leads)
        for node in path:
            node.learn(points, leads)
        self.playouts += 1

    def _playout(self, trial: Trial, table: Table, path: list[Node]) -> list[float]:
        """What all seats can expect when a move was made; the path is followed through the tree, if there is one."""
        turns = Turns(self.seat.number, table)
        table.play(trial.move)
        if trial.plan:
            self._carry_out(table, trial.plan)
        elif path:
            self._descend(table, path)
        self._finish(table, turns)
        return [table.evaluate(seat) for seat in range(table.players)]

    def _descend(self, table: Table, path: list[Node]) -> None:
        """Follow the tree to a position that was not seen before.

        Where the game's policy plays on, the tree is of our turn alone: a mean over all that is tried beyond it tells
        less than how the policy would go on.
        """
        node = path[-1]
        while node.visits and not table.over:
            if self.foresight != NO_PLAYING_ON and not self._is_ours(table):
                break
            seat = table.seat
            assert seat is not None
            legal = table.moves()
            self.expand(node, table, legal)
            move = legal[0] if len(legal) == 1 else select(node, legal, seat, self.span)
            table.play(move)
            node = node.after[move]
            path.append(node)

    def _carry_out(self, table: Table, plan: Node) -> None:
        """Go on with our turn as usual playouts found it best."""
        while not table.over and self._is_ours(table):
            legal = table.moves()
            tried = [move for move in plan.moves if plan.after[move].visits and move in legal]
            if not tried:
                return
            move = max(tried, key=lambda move: plan.after[move].visits)
            table.play(move)
            plan = plan.after[move]

    def _is_ours(self, table: Table) -> bool:
        """Whether our turn still goes on."""
        return table.seat == self.seat.number and table.turn == self.turn

    def expand(self, node: Node, table: Table, legal: list[Move]) -> None:
        """Rank moves that are new here; what was judged before, for the same player, is not judged again."""
        seat = table.seat
        assert seat is not None
        guesses = self.guesses[seat]
        new = [move for move in legal if move not in node.after]
        unjudged = [move for move in new if move not in guesses] if len(legal) > 1 else []
        if unjudged:
            before = table.evaluate(seat)  # so that moves judged in different positions can be compared
            for move in unjudged:
                guesses[move] = table.promise(move) - before
        for move in new:
            node.add(move, guesses.get(move, 0.0))

    def _finish(self, table: Table, turns: "Turns") -> None:
        """Play on as the game's own policy does, until the position can be judged."""
        while not table.over:
            turns.note(table)
            if turns.begun < self.foresight or (self.foresight == 0 and self._is_ours(table)):
                table.play(table.advise())
            elif not table.settled:
                table.play(table.best_immediate_move())
            else:
                return


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


def worth(node: Node, seat: int, base: float, trust: float) -> float:
    """How far a seat will be ahead after a move: by its playouts, and a little by its promise above a base."""
    lead = node.leads[seat] if node.visits else 0.0
    return (lead + trust * (node.promise + base)) / (float(node.visits) + trust)


def is_beaten(leads: list[float], best: list[float], errors: float) -> bool:
    """Whether a move is behind the best on the same deals by so many standard errors that this is hardly chance."""
    number = min(len(leads), len(best))
    behind = [best[deal] - leads[deal] for deal in range(number)]
    mean = sum(behind) / float(number)
    variance = sum([(value - mean) ** 2 for value in behind]) / float(number - 1)
    return mean >= errors * sqrt(variance / float(number))


def ahead(points: list[float]) -> list[float]:
    """How far each seat is ahead of the best of the others; who plays alone has just the points."""
    if len(points) == 1:
        return points
    leads: list[float] = []
    for seat, own in enumerate(points):
        leads.append(own - max([other for place, other in enumerate(points) if place != seat]))
    return leads


def _mean(told: list[Foretold]) -> Foretold:
    number = float(len(told))
    seats = range(len(told[0].points))
    points = [sum([each.points[seat] for each in told]) / number for seat in seats]
    return Foretold(points, [sum([each.chances[seat] for each in told]) / number for seat in seats])


def _moved(values: list[float], up: list[float], down: list[float]) -> list[float]:
    return [value + up[seat] - down[seat] for seat, value in enumerate(values)]
