"""The rules of Forest Shuffle: Dartmoor: the set-up, and one decision after the other."""

from typing import Final

from mire.core.first import turn_order
from mire.core.game import Setup
from mire.core.moves import Move
from mire.core.seeds import Stream
from mire.core.state import NOBODY
from mire.games.dartmoor.box.components import CAVES, WINTER, Components
from mire.games.dartmoor.explain.deeds import deed
from mire.games.dartmoor.handlers import HANDLERS
from mire.games.dartmoor.model.position import Player, Position, new_player
from mire.games.dartmoor.model.steps import CHOOSING, IN_CAVE, TURN_STEP, OfSeat

RETURNED: Final = {2: 45, 3: 30, 4: 15, 5: 0}  # cards put into the box unseen, by players
FIRST_HAND: Final = 6


class DartmoorState(Position):
    """The position, with the rules."""

    def empty_copy(self, players: list[Player]) -> Position:
        """The same table."""
        return DartmoorState(self.components, players, self.stack, self.box)

    def moves(self) -> list[Move]:
        """The legal moves of the decision at hand."""
        if self.seat == NOBODY:
            return []
        step = self.pending[-1]
        return HANDLERS[step.kind.number].moves(self, step)

    def play(self, move: Move) -> None:
        """Carry out a legal move."""
        step = self.pending[-1]
        if self.events is not None:
            self.events.append(deed(self, step, move))
        HANDLERS[step.kind.number].answer(self, step, move)
        self._go_on()

    def begin(self, first: int) -> None:
        """In reverse turn order everybody takes a cave, then their effects are carried out."""
        seats = turn_order(first, len(self.players))
        effects, choices = [OfSeat(IN_CAVE, seat) for seat in seats], [OfSeat(CHOOSING, seat) for seat in seats]
        self.pending = [TURN_STEP, *effects, *choices]
        self._go_on()

    def _go_on(self) -> None:
        """Let happen what happens by itself, until there is something to decide."""
        while self.pending:
            step = self.pending[-1]
            if not HANDLERS[step.kind.number].advance(self, step):
                return


def deal(components: Components, setup: Setup) -> DartmoorState:
    """Make the stack, deal six cards each, lay out a cave per player, and begin."""
    deck = components.deck.copy()
    Stream(setup.seed, "deck").shuffle(deck)
    returned = RETURNED[setup.players]
    stack = with_winter(deck[returned:], Stream(setup.seed, "winter"))
    players = [new_player() for _ in range(setup.players)]
    state = DartmoorState(components, players, stack, deck[:returned])
    for player in players:
        player.hand.extend(sorted(stack[state.drawn : state.drawn + FIRST_HAND]))
        state.drawn += FIRST_HAND
    caves = list(range(1, CAVES + 1))
    Stream(setup.seed, "caves").shuffle(caves)
    state.caves = sorted(caves[: setup.players])
    state.begin(setup.first)
    return state


def with_winter(cards: list[int], stream: Stream) -> list[int]:
    """The stack: two piles above one that has two winter cards shuffled into it and the third on top."""
    lower = [*cards[: len(cards) // 3], WINTER, WINTER]
    stream.shuffle(lower)
    return [*cards[len(cards) // 3 :], WINTER, *lower]
