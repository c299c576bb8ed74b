"""The rules of Farmers of the Moor: who decides what, what happens by itself, and the deal."""

from typing import Final

from mire.core.game import Setup
from mire.core.moves import Move
from mire.core.seeds import Stream
from mire.core.state import NOBODY
from mire.games.farmers.box import special_cards
from mire.games.farmers.box.board import BOARDS, MAJOR_IMPROVEMENT, Board
from mire.games.farmers.box.grid import BOARD
from mire.games.farmers.box.majors import first_stacks
from mire.games.farmers.box.start import START_CARDS
from mire.games.farmers.explain.deeds import Doing
from mire.games.farmers.handlers import HANDLERS
from mire.games.farmers.model import perks
from mire.games.farmers.model.events import STEP_EVENT
from mire.games.farmers.model.pastures import shapes_on
from mire.games.farmers.model.player import Player, new_player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import HOUSING, HOUSING_STEP, PREPARING_STEP
from mire.games.farmers.rules import dealing, rounds

FIRST_FOOD: Final = 2  # of the starting player
OTHERS_FOOD: Final = 3


class FarmersState(Position):
    """The position, with the rules: what the kinds of its steps do is in their handlers."""

    def empty_copy(self, players: list[Player]) -> Position:
        """The same table."""
        return FarmersState(self.board, players, self.order, tokens=self.tokens)

    def moves(self) -> list[Move]:
        """The legal moves of the decision at hand."""
        if self.seat == NOBODY:
            return []
        step = self.pending[-1]
        return HANDLERS[step.kind.number].moves(self, step)

    def play(self, move: Move) -> None:
        """Carry out a legal move, and all that happens by itself after it."""
        self.carry_out(move)
        if self.player.perk(perks.AT_THE_HOUSE):
            self._mind_the_trough()
        self.go_on()

    def _mind_the_trough(self) -> None:
        """The last unused space beside the house may be used now: horses need another place."""
        if not self.player.have_room() and not any([step.kind is HOUSING for step in self.pending]):
            self.pending.append(HOUSING_STEP)

    def carry_out(self, move: Move) -> None:
        """Carry out a legal move, and nothing else."""
        step = self.pending[-1]
        if self.events is None:
            HANDLERS[step.kind.number].answer(self, step, move)
        else:
            deed = Doing(self, move)
            HANDLERS[step.kind.number].answer(self, step, move)
            deed.note(self)

    def go_on(self) -> None:
        """All that happens by itself."""
        while self.advance():
            pass

    def advance(self) -> bool:
        """Let one thing happen that happens by itself; False when there is something to decide or the game is over."""
        if self.events is not None:
            self.events.append(STEP_EVENT)
        if not self.pending:
            rounds.next_turn(self)
            return True
        step = self.pending[-1]
        return HANDLERS[step.kind.number].advance(self, step)


def deal(setup: Setup, *, tokens: bool, level: int = 1, hands: str = "draft") -> FarmersState:
    """Shuffle the stage cards, draw the start cards, deal hands, and begin."""
    shapes_on(BOARD)  # worked out before the first decision that needs them
    board = BOARDS[level][setup.players]
    starts = list(range(len(START_CARDS)))
    Stream(setup.seed, "start cards").shuffle(starts)
    players = []
    for seat in range(setup.players):
        food = 0 if setup.players == 1 else FIRST_FOOD if seat == setup.first else OTHERS_FOOD
        card = START_CARDS[starts[seat]]
        players.append(new_player(food, card.forests, card.moors))
    state = FarmersState(board, players, stage_order(board, setup.seed), tokens=tokens)
    state.first = setup.first
    state.stacks = first_stacks()
    cards = special_cards.cards_for(setup.players)
    if setup.players == 1:
        Stream(setup.seed, "special actions").shuffle(cards)
        state.pile = cards
    else:
        for card_number in cards:
            state.lay_out(card_number)
    state.pending = [PREPARING_STEP]
    if level > 1:
        dealing.deal_hands(state, setup.seed, hands)
    state.go_on()
    return state


def stage_order(board: Board, seed: int) -> list[int]:
    """The stage cards by round, Major Improvement first."""
    stream = Stream(seed, "stage cards")
    order = [MAJOR_IMPROVEMENT]
    for stage in board.stages:
        cards = [card for card in stage if card != MAJOR_IMPROVEMENT]
        stream.shuffle(cards)
        order += cards
    return order
