"""All that lies on the table, and the few things that happen to it: cards are drawn, revealed, placed and seen."""

from abc import abstractmethod
from bisect import insort
from typing import Final

from mire.core.seeds import Stream
from mire.core.state import NOBODY, State
from mire.games.dartmoor.box.components import NO_CARD, WINTER, WINTER_CARDS, Components, Face
from mire.games.dartmoor.box.naming import species_on
from mire.games.dartmoor.box.vocabulary import TREE
from mire.games.dartmoor.model import events
from mire.games.dartmoor.model.events import DartmoorEvent
from mire.games.dartmoor.model.forest import Forest, empty_forest
from mire.games.dartmoor.model.steps import IN_CAVE, OfSeat

HAND_LIMIT: Final = 10
NO_CAVE: Final = 0


class Sighting:
    """A card that everybody saw coming into a hand. It is still there, or in a face-down moor laid since then."""

    def __init__(self, card: int, moors: int) -> None:
        self.card: Final = card
        self.moors: Final = moors  # the face-down moors that the player had already


class Player:
    """A player's cards."""

    def __init__(self, hand: list[int], seen: list[Sighting], cave: int, stored: list[int], forest: Forest) -> None:
        self.hand: Final = hand  # in the order of the box
        self.seen: Final = seen
        self.cave = cave  # the number of the cave card
        self.stored: Final = stored  # the cards in the cave
        self.forest: Final = forest

    def copy(self) -> "Player":
        """A player of its own."""
        return Player(self.hand.copy(), self.seen.copy(), self.cave, self.stored.copy(), self.forest.copy())

    def lose(self, card: int) -> None:
        """A hand card is shown as it leaves the hand."""
        self.hand.remove(card)
        _forget(self.seen, card)

    def gain_openly(self, card: int, components: Components) -> None:
        """A card comes into the hand that everybody sees."""
        insort(self.hand, card)
        self.seen.append(Sighting(card, len(self.face_down(components))))

    def show_hand(self, components: Components) -> None:
        """Everybody sees all cards of the hand; what was seen and is not there lies face down."""
        elsewhere = self.seen.copy()
        for card in self.hand:
            _forget(elsewhere, card)
        moors = len(self.face_down(components))
        self.seen[:] = [*elsewhere, *[Sighting(card, moors) for card in self.hand]]

    def face_down(self, components: Components) -> list[int]:
        """Where in the forest the universal moors are."""
        hosts = self.forest.hosts
        return [place for place, host in enumerate(hosts) if host.species is components.universal]


class Position(State):
    """What lies on the table."""

    def __init__(self, components: Components, players: list[Player], stack: list[int], box: list[int]) -> None:
        self.components: Final = components
        self.players: Final = players
        self.stack = stack  # in the order cards come, winter cards among them; only read on from `drawn`
        self.drawn = 0
        self.box = box  # cards that were put aside unseen
        self.clearing: list[int] = []  # in the order of the box
        self.discard: list[int] = []
        self.caves: list[int] = []  # cave cards to choose from
        self.winters = 0  # winter cards that have come
        self.paid: list[int] = []  # for the card being played; they lie in the clearing already
        self.extra_turns = 0
        self.seat = NOBODY
        self.turn = 0
        self.pending = []
        self.events = None

    @abstractmethod
    def empty_copy(self, players: list[Player]) -> "Position":
        """A position of the same kind, to be filled by copy."""

    def copy(self) -> "Position":
        """A position of its own; what never changes is shared."""
        other = self.empty_copy([player.copy() for player in self.players])
        other.drawn = self.drawn
        other.clearing = self.clearing.copy()
        other.discard = self.discard.copy()
        other.caves = self.caves.copy()
        other.winters = self.winters
        other.paid = self.paid.copy()
        other.extra_turns = self.extra_turns
        other.seat = self.seat
        other.turn = self.turn
        other.pending = self.pending.copy()
        return other

    def note(self, kind: int, seat: int = NOBODY, number: int = 0) -> None:
        """Something happened, if anybody will be told of it."""
        if self.events is not None:
            self.events.append(DartmoorEvent(kind, seat, number=number))

    def note_card(self, kind: int, card: int) -> None:
        """Something happened with a card, by whose decision it is."""
        if self.events is not None:
            species = species_on(self.components, card)
            self.events.append(DartmoorEvent(kind, self.seat, card=card, species=species))

    @property
    def player(self) -> Player:
        """Whose decision it is."""
        return self.players[self.seat]

    def next_card(self) -> int:
        """The top card of the stack. Winter cards are laid aside; the third ends the game: NO_CARD."""
        self.turn += 1  # what was hidden is known now
        card = self.stack[self.drawn]
        self.drawn += 1
        while card == WINTER:
            self.winters += 1
            self.note(events.WINTER, number=self.winters)
            if self.winters == WINTER_CARDS:
                self.end()
                return NO_CARD
            card = self.stack[self.drawn]
            self.drawn += 1
        return card

    def earns_bonus(self, face: Face) -> bool:
        """Whether all cards paid so far show the tree symbol of the card being played."""
        return all([self.components.cards[card].shows_tree(face.tree) for card in self.paid])

    def seats_awaiting_caves(self) -> list[int]:
        """The seats whose caves are still to be carried out, in turn order; their effects come in reverse."""
        return [step.seat for step in self.pending if isinstance(step, OfSeat) and step.kind is IN_CAVE]

    def pass_to(self, seat: int) -> None:
        """It is this seat's decision now."""
        if self.seat != seat:
            self.seat = seat
            self.turn += 1

    def end(self) -> None:
        """The game is over on the spot: nothing more is drawn, moved or carried out."""
        self.note(events.OVER)
        self.seat = NOBODY
        self.pending = []
        self.paid = []
        self.extra_turns = 0

    def draw(self, cards: int) -> None:
        """Draw from the stack, one by one, while the hand is not full."""
        hand = self.player.hand
        for _ in range(cards):
            if len(hand) >= HAND_LIMIT:
                return
            card = self.next_card()
            if card == NO_CARD:
                return
            insort(hand, card)
            self.note_card(events.DREW, card)

    def reveal_into_cave(self, cards: int) -> None:
        """Reveal cards of the stack, one by one, and put them into the cave."""
        stored = self.player.stored
        for _ in range(cards):
            card = self.next_card()
            if card == NO_CARD:
                return
            stored.append(card)
            self.note_card(events.STORED_UNSEEN, card)

    def place(self, face: Face, place: int) -> int:
        """Put a card into the forest: the number of cards that permanent effects draw. The game may be over then."""
        forest = self.player.forest
        if not face.is_host:
            return forest.add(place, face)
        draws = forest.grow(face.card, face.species, face.tree)
        if face.species.shows(TREE):
            card = self.next_card()
            if card != NO_CARD:
                insort(self.clearing, card)
                self.note_card(events.REVEALED, card)
        return draws

    def redeal(self, seat: int, stream: Stream) -> None:
        """Deal anew the stack, the box, and what others hold in hand or laid face down."""
        self._deal_unseen(seat, stream)
        while self.seat not in (seat, NOBODY) and not self.moves():
            self._deal_unseen(seat, stream)  # whose turn it is has a card to play, else the hand would have been shown

    def _deal_unseen(self, seat: int, stream: Stream) -> None:
        others = [player for number, player in enumerate(self.players) if number != seat]
        unseen = self.box + [card for card in self.stack[self.drawn :] if card != WINTER]
        for player in others:
            unseen += _unseen_of(player, self.components)
        unseen.sort()  # in an order that tells nothing of the true one
        stream.shuffle(unseen)
        for player in others:
            _deal_anew(player, self.components, unseen, stream)
        self.box = [unseen.pop() for _ in self.box]
        self.stack = self.stack[: self.drawn] + self._stack_anew(unseen, stream)

    def _stack_anew(self, cards: list[int], stream: Stream) -> list[int]:
        """The rest of the stack from these cards. Before the first winter card everybody knows where it lies."""
        rest = self.stack[self.drawn :]
        known = rest.index(WINTER) + 1 if not self.winters else 0
        lower = cards[: len(rest) - known - (WINTER_CARDS - max(self.winters, 1))]
        upper = cards[len(lower) :]
        lower += [WINTER] * (len(rest) - known - len(lower))
        stream.shuffle(lower)
        return [*upper, WINTER, *lower] if known else lower


def new_player() -> Player:
    """A player before the deal."""
    return Player([], [], NO_CAVE, [], empty_forest())


def _forget(seen: list[Sighting], card: int) -> None:
    """A card was shown elsewhere; of several that were seen, the last can be in the fewest places."""
    for sighting in reversed(seen):
        if sighting.card == card:
            seen.remove(sighting)
            return


def _unseen_of(player: Player, components: Components) -> list[int]:
    """The cards of another player that nobody else has seen."""
    hosts = player.forest.hosts
    cards = player.hand + [hosts[place].card for place in player.face_down(components)]
    for sighting in player.seen:
        cards.remove(sighting.card)
    return cards


def _deal_anew(player: Player, components: Components, unseen: list[int], stream: Stream) -> None:
    """Put the cards that were seen where they may be, and unseen ones everywhere else."""
    moors = player.face_down(components)
    in_hand = len(player.hand)
    free = list(range(in_hand + len(moors)))  # the places in the hand, then the moors
    cards = [NO_CARD] * len(free)
    for sighting in sorted(player.seen, key=_by_moors_then_card):
        may_be = [place for place in free if place < in_hand or place - in_hand >= sighting.moors]
        place = may_be[stream.below(len(may_be))]
        cards[place] = sighting.card
        free.remove(place)
    for place in free:
        cards[place] = unseen.pop()
    player.hand[:] = sorted(cards[:in_hand])
    for place, card in zip(moors, cards[in_hand:], strict=True):
        player.forest.hosts[place] = player.forest.hosts[place].with_card(card)


def _by_moors_then_card(sighting: Sighting) -> tuple[int, int]:
    """Whoever was seen last can be in the fewest places and comes first."""
    return -sighting.moors, sighting.card
