"""All that lies on the table, and what of it is hidden: the stage cards to come and the solo game's pile."""

from abc import abstractmethod
from typing import Final

from mire.core.first import turn_order
from mire.core.moves import Move
from mire.core.seeds import Stream
from mire.core.state import NOBODY, State
from mire.games.farmers.box.board import IDS, ActionSpace, Board
from mire.games.farmers.box.goods import CLAY, GOODS, WOOD, Cost
from mire.games.farmers.box.majors import trades_both_ways
from mire.games.farmers.box.special_cards import DISPLAY
from mire.games.farmers.model.deck import NO_DECK
from mire.games.farmers.model.events import FarmersEvent
from mire.games.farmers.model.player import Player

START_CARDS: Final = 9  # numbered from 1
NOTHING_TRADED: Final = [0] * len(GOODS)


class Position(State):
    """What lies on the table."""

    def __init__(self, board: Board, players: list[Player], order: list[int], *, tokens: bool) -> None:
        self.board: Final = board  # of the level
        self.players: Final = players
        self.tokens: Final = tokens  # whether new cooking improvements are not yet in use
        self.order = order  # the stage cards by round; never changed in place
        self.stacks: list[list[int]] = []  # major improvements, the top card of each stack last
        self.round = 0
        self.spaces = board.permanent  # the action spaces in play; never changed in place
        self.first = 0  # the starting player
        self.stock = [0] * len(IDS)  # wares on accumulation spaces
        self.occupants = [NOBODY] * len(IDS)  # who has a person on a space; the Infirmary has room for all
        self.cards: list[int] = []  # special action cards on the table
        self.users: list[int] = []  # for each of them who has it in front of them
        self.face_down: list[bool] = []
        self.pile: list[int] = []  # solo: the cards to come, the next one last
        self.buried = 0  # solo: how many at the bottom of the pile were put there by the player
        self.discarded: list[int] = []  # solo
        self.deck = NO_DECK  # minor improvements that are in no hand, and where those came from
        self.draws: list[int] = []  # start cards that will be drawn, the next one last; never changed in place
        self.drawn: list[int] = []  # those that have been drawn; never changed in place
        self.removed: list[int] = []  # improvements that have left the game; never changed in place
        self.fresh: list[int] = []  # cards played in this turn; never changed in place
        self.garden_path = NOBODY  # who has the marker
        self.kept = False  # solo: whether food was paid in this round to use the card again
        # Of each good what was received in this turn by trades that can be traded back, less what was used up of it;
        # never changed in place
        self.traded = NOTHING_TRADED
        self.seat = NOBODY
        self.turn = 0
        self.pending = []
        self.events = None

    @abstractmethod
    def empty_copy(self, players: list[Player]) -> "Position":
        """A position of the same kind, to be filled by copy."""

    @abstractmethod
    def carry_out(self, move: Move) -> None:
        """Carry out a legal move, and nothing that happens by itself after it."""

    @abstractmethod
    def advance(self) -> bool:
        """Let one thing happen that happens by itself; False when there is something to decide or the game is over."""

    def is_asked(self) -> bool:
        """Whether there is something to decide now, and nothing would happen by itself."""
        return len(self.moves()) > 0 and not self.copy().advance()

    def copy(self) -> "Position":
        """A position of its own; what never changes is shared."""
        other = self.empty_copy([player.copy() for player in self.players])
        other.stacks = self.stacks
        other.round = self.round
        other.spaces = self.spaces
        other.first = self.first
        other.stock = self.stock.copy()
        other.occupants = self.occupants.copy()
        other.cards = self.cards.copy()
        other.users = self.users.copy()
        other.face_down = self.face_down.copy()
        other.pile = self.pile.copy()
        other.buried = self.buried
        other.discarded = self.discarded.copy()
        other.deck = self.deck
        other.draws = self.draws
        other.drawn = self.drawn
        other.removed = self.removed
        other.fresh = self.fresh
        other.garden_path = self.garden_path
        other.kept = self.kept
        other.traded = self.traded
        other.seat = self.seat
        other.turn = self.turn
        other.pending = self.pending.copy()
        return other

    def aside(self) -> "Position":
        """A position in which exchanges can be tried: only what they change is its own."""
        players = self.players.copy()
        players[self.seat] = self.player.copy_on(self.player.farm)
        other = self.empty_copy(players)
        other.round = self.round
        other.fresh = self.fresh
        other.traded = self.traded
        other.seat = self.seat
        other.pending = self.pending.copy()
        return other

    def restack(self, stack: int, cards: list[int]) -> None:
        """Another stack of major improvements instead of one that copies of the position share."""
        self.stacks = self.stacks.copy()
        self.stacks[stack] = cards

    def put_back(self, card: int, stack: int) -> None:
        """A major improvement lies on its stack again."""
        self.restack(stack, [*self.stacks[stack], card])

    def note(self, event: FarmersEvent) -> None:
        """Something happened, if anybody will be told of it."""
        if self.events is not None:
            self.events.append(event)

    @property
    def player(self) -> Player:
        """Whose decision it is."""
        return self.players[self.seat]

    @property
    def is_solo(self) -> bool:
        """Whether one player is alone."""
        return len(self.players) == 1

    def pay(self, price: Cost) -> None:
        """The player gives goods away that are there."""
        self.player.pay(price)
        if trades_both_ways(self.player.cards):
            for good in (WOOD, CLAY):
                self._note_traded(good, -price.goods[good])

    def spend(self, good: int, number: int = 1) -> None:
        """The player gives away, or turns into something else, so many of a good that are there."""
        self.player.goods[good] -= number
        if good in (WOOD, CLAY) and trades_both_ways(self.player.cards):
            self._note_traded(good, -number)

    def trade(self, paid: int, received: int) -> None:
        """The player trades one good for another."""
        self.player.goods[paid] -= 1
        self.player.goods[received] += 1
        if paid in (WOOD, CLAY) and received in (WOOD, CLAY) and trades_both_ways(self.player.cards):
            self._note_traded(received, 1)

    def tradable(self, good: int) -> int:
        """How many of a good can be traded: those that were just received by trade are not traded back."""
        return max(self.player.goods[good] - max(self.traded[good], 0), 0)

    def _note_traded(self, good: int, change: int) -> None:
        if change:
            self.traded = self.traded.copy()
            self.traded[good] += change

    def pass_to(self, seat: int) -> None:
        """Another turn, which can't be taken back any more."""
        self.seat = seat
        self.turn += 1
        self.traded = NOTHING_TRADED

    def come_to(self, seat: int) -> None:
        """In the harvest: a new turn only for another player, as nothing comes up that was hidden."""
        if seat != self.seat:
            self.pass_to(seat)
        self.traded = NOTHING_TRADED

    def seal_undo(self) -> None:
        """Something was hidden until now: what was done before can't be taken back any more."""
        self.turn += 1

    def seats_in_order(self) -> list[int]:
        """All seats from the starting player on."""
        return turn_order(self.first, len(self.players))

    def enter_round(self, number: int) -> None:
        """The stage cards up to that of a round are open."""
        self.round = number
        self.spaces = self.board.permanent + [self.board.spaces[card] for card in self.order[:number]]

    def is_free(self, space: ActionSpace) -> bool:
        """Whether nobody stands on a space or on the one linked with it."""
        return self.occupants[space.number] == NOBODY and (space.linked < 0 or self.occupants[space.linked] == NOBODY)

    def lay_out(self, card: int) -> None:
        """Put a special action card onto the display."""
        self.cards.append(card)
        self.users.append(DISPLAY)
        self.face_down.append(False)

    def take_away(self) -> int:
        """The solo game's face-up card leaves the display."""
        self.users.clear()
        self.face_down.clear()
        return self.cards.pop()

    def redeal(self, seat: int, stream: Stream) -> None:
        """Shuffle the stage cards to come within their stages, what is not known of the solo pile, and hands."""
        order = self.order[: max(self.round, 1)]  # the card of the first round is always the same
        for stage in self.board.stages:
            coming = sorted([card for card in stage if card not in order])
            stream.shuffle(coming)
            order += coming
        self.order = order
        unknown = sorted(self.pile[self.buried : -1])
        stream.shuffle(unknown)
        self.pile[self.buried : self.buried + len(unknown)] = unknown
        if self.board.level > 1:
            self.draws = [1 + stream.below(START_CARDS) for _ in self.draws]
            self._redeal_hands(seat, stream)
            while self.seat not in (seat, NOBODY) and not self.is_asked():
                self._redeal_hands(seat, stream)  # whoever decides has cards among which there is something to decide

    def _redeal_hands(self, seat: int, stream: Stream) -> None:
        """Others may have any cards that a player has not seen elsewhere."""
        self.deck = self.deck.redealt(seat, stream)
        shown = self.deck.shown
        for other, player in enumerate(self.players):
            if other != seat:
                known = [card for card in player.hand if card in shown]
                player.hand = sorted([card for card in self.deck.hands[other] if card not in shown]) + known
