"""The rules of Farmers of the Moor: the round, the turn with its person or special action, and the harvest."""

from typing import Final

from mire.core.game import Setup
from mire.core.moves import Move
from mire.core.seeds import Stream
from mire.core.state import NOBODY, Step
from mire.games.farmers import (
    actions,
    costs,
    dealing,
    exchanges,
    harvest,
    notation,
    offers,
    rounds,
    spaces,
    special,
    specials,
)
from mire.games.farmers.actions import can_do_any, may_stop
from mire.games.farmers.board import BOARDS, IMPROVE, MAJOR_IMPROVEMENT, ROUNDS, Board
from mire.games.farmers.cards.card import EFFECTS, occur
from mire.games.farmers.cards.timing import BUILT_ROOMS
from mire.games.farmers.costs import can_pay
from mire.games.farmers.goods import FIRST_ANIMAL, FOOD
from mire.games.farmers.grid import BOARD
from mire.games.farmers.improvements import HORSE_TROUGH
from mire.games.farmers.majors import first_stacks
from mire.games.farmers.means import is_within_reach, ways_to
from mire.games.farmers.openings import openings
from mire.games.farmers.pastures import shapes_on
from mire.games.farmers.player import NOWHERE, Player, new_player
from mire.games.farmers.position import Position
from mire.games.farmers.start import START_CARDS
from mire.games.farmers.steps import (
    ACTING,
    AGAIN,
    ASKED,
    BREEDING,
    CHANGING,
    CLEARING,
    CUTTING,
    DECIDING,
    DRAFTING,
    FEEDING,
    FELLING,
    FENCING,
    GETTING,
    HEATING,
    HOUSING,
    HOUSING_STEP,
    OCCURRING,
    OPENING,
    OPTIONAL,
    PREPARING,
    PREPARING_STEP,
    RETURNING,
    SOLO_CARD,
    TURN,
)

EXCHANGED: Final = [notation.BURN, notation.COOK, notation.EAT, notation.LIGHT, notation.TRADE]  # beside open actions
FIRST_FOOD: Final = 2  # of the starting player
OTHERS_FOOD: Final = 3


class FarmersState(Position):
    """The position, with the rules."""

    def empty_copy(self, players: list[Player]) -> Position:
        """The same table."""
        return FarmersState(self.board, players, self.order, tokens=self.tokens)

    def moves(self) -> list[Move]:
        """The legal moves of the decision at hand."""
        if self.seat == NOBODY:
            return []
        player = self.player
        farm = player.farm
        step = self.pending[-1]
        ask = step.ask
        if ask is TURN:
            return self._turn_moves()
        if ask is ACTING:
            found = actions.moves(self, step)
            if may_stop(step):
                if player.hears:
                    found += exchanges.beside_actions(self, step.a)
                found += [move for move in openings(self, step.a) if move not in found]
            return found
        if ask is FENCING:
            return actions.fence_moves(player, step.a)
        if ask is HOUSING:
            return actions.housing_moves(self, breeding=step.a == 1)
        if ask is FEEDING:
            return harvest.feeding_moves(self)
        if ask is HEATING:
            return harvest.heating_moves(self)
        if ask is CUTTING:
            return actions.at(notation.CUTS, farm.moors)
        if ask is FELLING:
            return actions.at(notation.FELLS, farm.forests)
        if ask is CLEARING:
            return actions.at(notation.CLEARS, farm.beside_fields(farm.lone_forests))
        if ask is ASKED:
            return EFFECTS[step.a].moves(self, step)
        if ask is DRAFTING or ask is CHANGING:
            return dealing.moves(self, step)
        if ask is GETTING:
            choice = self.board.spaces[step.a].chooses[step.b]
            found = [notation.GETS[offer.ware] for offer in choice if player.goods[FOOD] + offer.food >= 0]
            return found if len(found) == len(choice) else found + ways_to(self, costs.ONE_FOOD)
        if ask is SOLO_CARD:
            return [notation.KEEP_MOVE, notation.BURY_MOVE]
        assert ask is AGAIN
        if can_pay(player, costs.SECOND_USE):
            return [notation.KEEP_MOVE, notation.DISCARD_MOVE]
        return [*ways_to(self, costs.SECOND_USE), notation.DISCARD_MOVE]

    def play(self, move: Move) -> None:
        """Carry out a legal move, and all that happens by itself after it."""
        self.carry_out(move)
        if self.player.hears and HORSE_TROUGH in self.player.cards:
            self._mind_the_trough()
        self.go_on()

    def _mind_the_trough(self) -> None:
        """The last unused space beside the house may be used now: horses need another place."""
        if not self.player.have_room() and not any([step.ask is HOUSING for step in self.pending]):
            self.pending.append(HOUSING_STEP)

    def carry_out(self, move: Move) -> None:
        """Carry out a legal move, and nothing else."""
        ask = self.pending[-1].ask
        verb = move.verb
        if self.board.level > 1 and ask is not ASKED and verb in offers.VERBS:
            offers.take_up(self, move)
        elif ask is ACTING and verb not in EXCHANGED:
            actions.perform(self, move)
        elif ask is ASKED:
            step = self.pending.pop()
            EFFECTS[step.a].answer(self, step, move)
        elif ask is FENCING:
            actions.fence(self, move)
        elif verb is notation.PLACE:
            self.pending.pop()
            spaces.place(self, self.board.spaces[move.a])
        elif verb is notation.SPECIAL:
            self.pending.pop()
            specials.take_special(self, move.a)
        elif verb is notation.CUT or verb is notation.FELL or verb is notation.CLEAR:
            specials.change_space(self, move)
        elif verb is notation.GET:
            spaces.get(self, move.a)
        elif verb is notation.RELEASE:
            self.player.lose(move.a - FIRST_ANIMAL)
        elif verb is notation.LODGE:
            self.player.lodger = move.a - FIRST_ANIMAL
            self.pending[-1] = Step(HOUSING, self.pending[-1].a, 1)
        elif verb is notation.REST:
            self.pending.pop()
            self.player.home = 0
        elif ask is DRAFTING or ask is CHANGING:
            dealing.carry_out(self, move)
        elif verb is notation.FEED:
            harvest.feed(self)
        elif verb is notation.HEAT:
            harvest.heat(self, move.a)
        elif ask is SOLO_CARD:
            specials.choose_solo_card(self, keep=verb is notation.KEEP)
        elif verb is notation.KEEP or verb is notation.DISCARD:
            specials.use_again(self, keep=verb is notation.KEEP)
        else:
            exchanges.exchange(self, move)

    def _turn_moves(self) -> list[Move]:
        """Place a person, take a special action while somebody healthy is at home, or exchange something for it."""
        found = spaces.placements(self)
        if self.player.home:
            found += specials.special_moves(self)
            found += exchanges.on_turn(self)
            if self.player.helpers and self.player.home <= self.player.helpers:
                found.append(notation.REST_MOVE)
        return found

    def go_on(self) -> None:
        """All that happens by itself."""
        while self.advance():
            pass

    def advance(self) -> bool:
        """Let one thing happen that happens by itself; False when there is something to decide or the game is over."""
        if not self.pending:
            rounds.next_turn(self)
            return True
        step = self.pending[-1]
        ask = step.ask
        if ask is TURN or ask is FENCING:  # where fences go is seen before they are built
            return False
        if ask is ACTING:
            if can_do_any(self, step.a) or self._is_asked_anyway(step) or self._offers_go_on(step):
                return False
            self.pending.pop()
        elif ask is HOUSING:
            if self.player.have_room():
                self.pending.pop()
            elif step.b or self.player.lodger == NOWHERE:
                return False
            else:
                self.player.lodger = NOWHERE  # another animal may be the guest now
                self.pending[-1] = Step(HOUSING, step.a, 1)
        elif ask is FEEDING:
            if not step.b:
                self.pending[-1] = Step(FEEDING, step.a, 1)
                self.come_to(step.a)
            elif len(harvest.feeding_moves(self)) > 1:
                return False
            else:
                harvest.feed(self)
        elif ask is HEATING:
            if len(harvest.heating_moves(self)) > 1:
                return False
            harvest.heat(self, 0)
        elif ask is BREEDING:
            self.pending.pop()
            harvest.bring_home(self.players[step.a])
            if not harvest.breed(self, step.a):
                self.come_to(step.a)
                self.pending.append(Step(HOUSING, 1))
        elif ask is AGAIN:
            if not self.kept and is_within_reach(self, costs.SECOND_USE):
                return False
            specials.use_again(self, keep=False)
        elif ask is PREPARING:
            self.pending.pop()
            if self.round == ROUNDS:
                self.seat = NOBODY
                return False
            rounds.prepare(self)
        elif (ask is DRAFTING or ask is CHANGING) and self.seat != step.a:
            self.pass_to(step.a)
        elif ask is DECIDING:
            self.pending.pop()
            self.come_to(step.a)
        elif ask is OCCURRING:
            self.pending.pop()
            self._occur(step)
        elif ask is OPENING:
            self.pending.pop()
            rounds.open_round(self)
        elif ask is RETURNING:
            rounds.return_home(self)
        elif ask is ASKED:
            if len(self.moves()):
                return False
            self.pending.pop()
        else:
            moves = self.moves()
            if len(moves) > 1:
                return False
            self.carry_out(moves[0])
        return True

    def _is_asked_anyway(self, step: Step) -> bool:
        """Who has a hand may always think about it, so that nobody learns whether there is a card to play."""
        return step.a & IMPROVE != 0 and len(self.player.hand) > 0 and may_stop(step) and not self.is_solo

    def _offers_go_on(self, step: Step) -> bool:
        """Whether cards can be used before the end of the game, or exchanges lead to what open actions lack."""
        if not step.a:
            ways = exchanges.beside_actions(self, 0) if step.b == OPTIONAL else []
            return any([move.verb is not notation.THROW for move in ways])
        return may_stop(step) and len(openings(self, step.a)) > 0

    def _occur(self, step: Step) -> None:
        """An instant has come that was waited for; the rooms of an action are those there were not before."""
        following = len(self.pending)
        if step.a == BUILT_ROOMS:
            occur(self, self.seat, BUILT_ROOMS, 0, self.player.farm.room_count - step.b)
        else:
            occur(self, self.seat, step.a, step.b)
        self.pending[following:] = sorted(self.pending[following:], key=_by_urgency)


def _by_urgency(step: Step) -> int:
    """Of what follows the same action: seed last, before it the plow, and what may make room for that first."""
    return -step.a if step.ask is ACTING else 0  # the number of plowing is the lowest


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
    cards = special.cards_for(setup.players)
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
