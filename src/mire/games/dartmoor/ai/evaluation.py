"""How good a position is for a player: the points in the forest, what they will grow to, and what the hand promises.

Judged by what the seat may know: the forests, the own hand, the clearing, how many cards are still to come. A card half
played counts as placed, with its payment still to be made, so that a move can be judged before its smaller decisions.
"""

from typing import Final

from mire.core.state import NOBODY
from mire.games.dartmoor.ai.outlook import NO_FACE, Horizon, Outlook, Sight
from mire.games.dartmoor.ai.weights import WEIGHTS
from mire.games.dartmoor.box.components import WINTER_CARDS, Components, Face
from mire.games.dartmoor.box.vocabulary import (
    ALL,
    ANY_NUMBER,
    DRAW,
    EXTRA_TURN,
    LAY_MOOR,
    MOOR,
    PLACE,
    REVEAL,
    STORE,
    SYMBOLS,
    TAKE,
    TREES,
    Action,
)
from mire.games.dartmoor.model.forest import BARE, Host
from mire.games.dartmoor.model.position import Player, Position
from mire.games.dartmoor.model.steps import (
    DRAWING,
    LAYING,
    PLAYED,
    STORING,
    TAKING,
    TURN,
    Counted,
    OfAction,
    Paying,
    Putting,
)
from mire.games.dartmoor.rules import effects
from mire.games.dartmoor.state import FIRST_HAND

SLOTS: Final = 4.0  # of a tree, shrub or moor
SURE: Final = 2.0  # points ahead that win three games of four at the end, and so many more at the beginning:
UNSURE: Final = 45.0  # fitted to 150 games of greedy bots


def evaluate(state: Position, seat: int) -> float:
    """The points a seat can expect at the end."""
    return Estimate(state, seat).value()


def lead_for_75_percent(state: Position) -> float:
    """How far ahead a seat must be to win three games of four from here."""
    return SURE + UNSURE * float(len(state.stack) - state.drawn) / float(len(state.stack))


def progress(state: Position) -> float:
    """The cards that have come since the first hands, of all that will, as far as everybody knows."""
    dealt = FIRST_HAND * len(state.players)
    return 1.0 - cards_to_come(state) / _all_cards_to_come(len(state.stack), dealt)


def cards_to_come(state: Position) -> float:
    """How many cards will leave the stack until the third winter card, as far as everybody knows."""
    winters = WINTER_CARDS - state.winters
    if winters < WINTER_CARDS:
        return _until_last(winters, len(state.stack) - state.drawn)
    return _all_cards_to_come(len(state.stack), state.drawn)


def _all_cards_to_come(stack: int, drawn: int) -> float:
    """The same while no winter card has come."""
    lower = (stack - WINTER_CARDS) // 3 + WINTER_CARDS - 1  # below the first one
    return float(stack - drawn - lower) + _until_last(WINTER_CARDS - 1, lower)


def _until_last(winters: int, cards: int) -> float:
    """Where the last winter card is to be expected among shuffled cards."""
    return float(winters * (cards + 1)) / float(winters + 1)


class Estimate:
    """One look at a position from a seat."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state: Final = state
        self.components: Final[Components] = state.components
        self.player: Final[Player] = state.players[seat]
        self.deciding: Final = state.seat == seat
        self.owed = 0  # cards still to be paid
        self.played: Face | None = None  # a card that is placed when it is paid
        self.to_place: Face | None = None  # a card whose place is still to be chosen
        self.is_free = False
        self.place = 0  # of that card, if it goes to a host
        if self.deciding:
            self._look_at_card_in_play()
        turns = cards_to_come(state) / (WEIGHTS.pace * float(len(state.players)))
        self.plays: Final = 0.0 if state.seat == NOBODY else WEIGHTS.share_of_plays * turns
        self.outlook: Final[Outlook] = OUTLOOKS.of(self)

    def value(self) -> float:
        """All of it."""
        value = self.outlook.points
        value += float(len(self.player.stored) + self.components.caves[self.player.cave].points)
        if self.state.seat == NOBODY:
            return value
        value += self._growth() + self._slots() + self._hand()
        return value + self._pending() if self.deciding else value

    def _look_at_card_in_play(self) -> None:
        for step in self.state.pending:
            if isinstance(step, Paying):
                face = self.components.faces[step.face]
                self.played = face
                self.owed = face.species.cost - len(self.state.paid)
                self.place = step.host
            elif isinstance(step, Putting):
                face = self.components.faces[step.face]
                self.to_place = face
                self.is_free = step.how != PLAYED
                self.owed = 0 if self.is_free else face.species.cost

    def hosts(self) -> list[Host]:
        """The forest, with a card that is about to be placed."""
        hosts = self.player.forest.hosts.copy()
        face = self.played
        if face is None:
            return hosts
        if face.is_host:
            hosts.append(Host(face.card, face.species, face.tree, BARE))
        else:
            hosts[self.place] = hosts[self.place].adding(face)
        return hosts

    # What will come to the forest

    def _growth(self) -> float:
        """More of what the forest counts, and cards that permanent effects draw."""
        value = 0.0
        shares = SHARES.of(self.components)
        reactions = self.player.forest.reactions
        outlook = self.outlook
        for symbol in range(len(SYMBOLS)):
            each = outlook.by_symbol[symbol] + WEIGHTS.new_species * outlook.by_new_species[symbol]
            value += shares[symbol] * (each + WEIGHTS.drawn_card * float(reactions[symbol]))
        for points in outlook.by_tree:
            value += points / float(len(TREES))
        return WEIGHTS.growth * self.plays * value

    def _slots(self) -> float:
        """Free slots, as far as there will be cards for them."""
        free = 0
        for host in self.outlook.hosts:
            for slot in host.slots:
                if not slot:
                    free += 1
        return WEIGHTS.slot * min(float(free), WEIGHTS.slots_per_play * self.plays)

    # What the hand promises

    def _hand(self) -> float:
        """Cards are played one after the other, the best first, and paid with the worst; the rest waits."""
        gains, costs = self._gains()
        value, weight = 0.0, 1.0
        left = len(gains) - self.owed
        played = 0
        while played < left and played + costs[played] < left and gains[played] > WEIGHTS.spare_card:
            gain = gains[played] + WEIGHTS.spare_card * float(costs[played])
            value += weight * gain * min(1.0, max(0.0, self.plays - float(played)))
            weight *= WEIGHTS.patience
            left -= costs[played]
            played += 1
        rest = 0.0
        for place in range(played, left):
            rest += max(WEIGHTS.spare_card, WEIGHTS.late_card * gains[place])
        return value + rest * min(1.0, self.plays / WEIGHTS.last_plays)

    def _gains(self) -> tuple[list[float], list[int]]:
        """What each card brings by its better half beyond what is paid for it, the best first; and what is paid."""
        gains: list[float] = []
        costs: list[int] = []
        trees = self._trees_in_hand()
        for card in self.player.hand:
            best, cost = 0.0, 0
            for face in self.components.cards[card].faces:
                gain = self._gain(face, trees) - WEIGHTS.spare_card * float(face.species.cost)
                if gain > best:
                    best, cost = gain, face.species.cost
            place = 0
            while place < len(gains) and gains[place] >= best:
                place += 1
            gains.insert(place, best)
            costs.insert(place, cost)
        return gains, costs

    def _trees_in_hand(self) -> list[int]:
        """How many hand cards show each tree symbol."""
        trees = [0] * len(TREES)
        for card in self.player.hand:
            shown = self.components.cards[card].trees
            for tree in range(len(TREES)):
                trees[tree] += shown >> tree & 1
        return trees

    def _gain(self, face: Face, trees: list[int]) -> float:
        """What it brings to play a card, with the bonus if the hand has the cards for it."""
        species = face.species
        gain = self._placed(face) + self._action(species.effect)
        if species.bonus is not None:
            matching = trees[face.tree] - (1 if self.components.cards[face.card].shows_tree(face.tree) else 0)
            if matching >= species.cost:
                gain += WEIGHTS.bonus * self._action(species.bonus)
        if face.is_host or self.player.forest.accepts & face.niche:
            return gain
        return WEIGHTS.no_place_yet * gain

    def _placed(self, face: Face) -> float:
        """What a card brings to the forest, its effect apart."""
        gain = self.outlook.gain(face) + WEIGHTS.drawn_card * float(self.player.forest.draws_for(face.species))
        if face.is_host:
            gain += WEIGHTS.slot * min(SLOTS, self.plays)
        return gain

    # What effects bring, and what is half done

    def _action(self, action: Action | None) -> float:
        if action is None:
            return 0.0
        do = action.do
        outlook = self.outlook
        if action.condition is not None and outlook.tally.count(action.condition.count) < action.condition.at_least:
            return 0.0
        amount = float(action.amount if action.per is None else outlook.tally.count(action.per) + 1)
        if do == DRAW:
            return WEIGHTS.drawn_card * amount
        if do == TAKE:
            return WEIGHTS.taken_card * amount
        if do == REVEAL:
            return outlook.by_cave * amount
        if do == STORE:
            return outlook.by_cave * (WEIGHTS.trees_in_clearing if action.amount == ALL else amount)
        if do == PLACE:
            cards = self._cards_for(action)
            return WEIGHTS.free_placement * (cards if action.amount == ANY_NUMBER else min(cards, 1.0))
        if do == LAY_MOOR:
            return self._universal_moor()
        return WEIGHTS.extra_turn if do == EXTRA_TURN else -WEIGHTS.spare_card * amount

    def _universal_moor(self) -> float:
        slots = WEIGHTS.slot * min(SLOTS, self.plays)
        return max(0.0, self.outlook.by_symbol[MOOR] + slots - WEIGHTS.spare_card)

    def _cards_for(self, action: Action) -> float:
        """How many cards there are that it may place."""
        found = 0.0
        for card in self.state.clearing if action.from_clearing else self.player.hand:
            for face in self.components.cards[card].faces:
                if effects.matches(face.species, action.of) and effects.fits(self.player, face):
                    found += 1.0
                    break
        return found

    def _pending(self) -> float:
        """What was begun and is not done yet."""
        state = self.state
        value = WEIGHTS.extra_turn * float(state.extra_turns)
        for step in state.pending:
            kind = step.kind
            if isinstance(step, OfAction):
                value += self._action(self.components.actions[step.action])
            elif isinstance(step, Counted):
                if kind is TAKING:
                    value += WEIGHTS.taken_card * float(step.cards)
                elif kind is STORING:
                    value += self.outlook.by_cave * float(step.cards)
                elif kind is LAYING:
                    value += self._universal_moor()
            elif kind is DRAWING:
                value += WEIGHTS.drawn_card
            elif kind is TURN:
                value += WEIGHTS.extra_turn
        return value + self._card_in_play()

    def _card_in_play(self) -> float:
        """A card half played is placed already; its effect is still to come, its bonus if it is paid for."""
        face = self.to_place
        if face is not None:
            return self._placed(face) if self.is_free else self._gain(face, self._trees_in_hand())
        face = self.played
        if face is None:
            return 0.0
        value = self._action(face.species.effect)
        bonus = face.species.bonus
        if bonus is not None and self.state.earns_bonus(face) and self._trees_in_hand()[face.tree] >= self.owed:
            value += WEIGHTS.bonus * self._action(bonus)
        return value


class Shares:
    """How common the type symbols are in the box last asked about."""

    def __init__(self) -> None:
        self.box: Components | None = None
        self.shares = [0.0] * len(SYMBOLS)

    def of(self, components: Components) -> list[float]:
        """Per symbol the share of all halves and whole cards that show it, by card."""
        if self.box is not components:
            shares = [0.0] * len(SYMBOLS)
            for card in components.deck:
                faces = components.cards[card].faces
                for face in faces:
                    for symbol in face.species.symbol_list:
                        shares[symbol] += 1.0 / float(len(faces) * len(components.deck))
            self.box, self.shares = components, shares
        return self.shares


SHARES: Final = Shares()


class Outlooks:
    """The outlook asked for last: many moves change the hand alone."""

    def __init__(self) -> None:
        self.last: Outlook | None = None

    def of(self, estimate: Estimate) -> Outlook:
        """That of an estimate, counted anew if anything has changed."""
        state, player, place = estimate.state, estimate.player, estimate.place
        face = NO_FACE if estimate.played is None else estimate.played.number
        horizon = Horizon(estimate.plays)
        last = self.last
        if last is not None and last.horizon.is_like(horizon) and last.sight.is_of(state, player, face, place):
            return last
        outlook = Outlook(Sight(state, player, face, place), estimate.hosts(), horizon)
        self.last = outlook
        return outlook


OUTLOOKS: Final = Outlooks()
