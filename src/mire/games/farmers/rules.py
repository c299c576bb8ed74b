"""The rules of Farmers of the Moor: the round, the turn with its person or special action, and the harvest."""

from typing import Final

from mire.core.game import Setup
from mire.core.moves import Move
from mire.core.seeds import Stream
from mire.core.state import NOBODY, Ask, Step
from mire.games.farmers import actions, costs, exchanges, harvest, notation, special
from mire.games.farmers.actions import ACTING, FENCING, HOUSING, HOUSING_STEP, OPTIONAL, can_do, can_do_any
from mire.games.farmers.board import (
    BOARDS,
    CORRAL,
    INFIRMARY,
    MAJOR,
    MAJOR_IMPROVEMENT,
    MEETING_PLACE,
    NO_GROWTH,
    ROUNDS,
    STAGES,
    WITH_ROOM,
    ActionSpace,
    Board,
    Offer,
)
from mire.games.farmers.costs import can_pay
from mire.games.farmers.goods import FIRST_ANIMAL, FOOD, FUEL, HORSE, WOOD
from mire.games.farmers.grid import BOARD
from mire.games.farmers.harvest import BREEDING, FEEDING, HEATING
from mire.games.farmers.majors import KILN, LODGE, RIDING_STABLES, first_stacks
from mire.games.farmers.pastures import shapes_on
from mire.games.farmers.player import MOST_PEOPLE, Player, new_player
from mire.games.farmers.position import Position
from mire.games.farmers.special import CARDS, DISPLAY
from mire.games.farmers.start import START_CARDS

# Decisions
TURN: Final = Ask("turn")  # place a person or take a special action
GETTING: Final = Ask("get")  # one of several wares; a: the action space, b: which of its choices
CUTTING: Final = Ask("cut")  # which moor
FELLING: Final = Ask("fell")  # which forest
CLEARING: Final = Ask("clear")  # which forest becomes a field
SOLO_CARD: Final = Ask("card")  # whether the card of the last round stays
AGAIN: Final = Ask("again")  # whether the card that was used is kept for another use

# What happens by itself
PREPARING: Final = Ask("prepare")  # the next round, or the end

TURN_STEP: Final = Step(TURN)
PREPARING_STEP: Final = Step(PREPARING)

FIRST_FOOD: Final = 2  # of the starting player
OTHERS_FOOD: Final = 3
RIDERS: Final = 2  # horses for the food of the Riding Stables


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
            return self._placements(player) + self._special_actions(player) + exchanges.on_turn(self)
        if ask is ACTING:
            return actions.moves(self, step)
        if ask is FENCING:
            return actions.fence_moves(player, step.a)
        if ask is HOUSING:
            return actions.housing_moves(player, breeding=step.a == 1)
        if ask is FEEDING:
            return harvest.feeding_moves(self)
        if ask is HEATING:
            return harvest.heating_moves(self)
        if ask is CUTTING:
            return actions.at(notation.CUTS, farm.moors)
        if ask is FELLING:
            return actions.at(notation.FELLS, farm.forests)
        if ask is CLEARING:
            return actions.at(notation.CLEARS, farm.beside_fields(farm.forests))
        if ask is GETTING:
            offers = self.board.spaces[step.a].chooses[step.b]
            return [notation.GETS[offer.ware] for offer in offers if player.goods[FOOD] + offer.food >= 0]
        if ask is SOLO_CARD:
            return [notation.KEEP_MOVE, notation.BURY_MOVE]
        if can_pay(player, costs.SECOND_USE):
            return [notation.KEEP_MOVE, notation.DISCARD_MOVE]
        return [*exchanges.for_food(player), notation.DISCARD_MOVE]

    def play(self, move: Move) -> None:
        """Carry out a legal move, and all that happens by itself after it."""
        self.carry_out(move)
        self._go_on()

    def carry_out(self, move: Move) -> None:
        """Carry out a legal move, and nothing else."""
        ask = self.pending[-1].ask
        if move.verb is notation.PLACE:
            self.pending.pop()
            self._place(self.board.spaces[move.a])
        elif exchanges.exchange(self, move):
            pass
        elif ask is TURN:
            self.pending.pop()
            self._take_special(move.a)
        elif ask is ACTING:
            actions.perform(self, move)
        elif ask is FENCING:
            self._fence(move)
        elif ask is HOUSING:
            self.player.animals[move.a - FIRST_ANIMAL] -= 1
        elif ask is FEEDING:
            self._feed()
        elif ask is HEATING:
            self.pending.pop()
            harvest.heat(self, move.a)
        elif ask is GETTING:
            self._get(move.a)
        elif ask is SOLO_CARD:
            self._choose_solo_card(keep=move.verb is notation.KEEP)
        elif ask is AGAIN:
            self._use_again(keep=move.verb is notation.KEEP)
        else:
            self.pending.pop()
            self._change_land(move)

    # A person on an action space

    def _placements(self, player: Player) -> list[Move]:
        """Every space where something can be carried out; sick people go to the Infirmary only."""
        if not player.home:
            return [notation.PLACES[INFIRMARY]]
        return [notation.PLACES[space.number] for space in self.spaces if self.can_place(space)]

    def can_place(self, space: ActionSpace) -> bool:
        """Whether a healthy person can carry out at least a part of a space."""
        if not self.is_free(space) or space.from_round > self.round:
            return False
        if space.adds >= 0:
            return self.stock[space.number] > 0 or space.number == MEETING_PLACE
        if space.gets:
            return True
        if space.does:
            for action in space.actions:  # noqa: SIM110
                if can_do(self, action):
                    return True
            return False
        player = self.player
        if space.growth != NO_GROWTH:
            return player.rooms_are_left if space.growth == WITH_ROOM else player.people < MOST_PEOPLE
        return len(space.chooses) > 0 or (space.number == CORRAL and missing_kind(player) >= 0)

    def _place(self, space: ActionSpace) -> None:
        player = self.player
        if space.number == INFIRMARY:
            player.in_infirmary += 1
            if player.bed:
                player.bed -= 1
            else:
                player.home -= 1
        else:
            player.home -= 1
            self.occupants[space.number] = self.seat
        if space.number == MEETING_PLACE:
            self.first = self.seat
        if space.then:
            self.pending.append(Step(ACTING, space.then, OPTIONAL))
        if space.does:
            self.pending.append(Step(ACTING, space.does))
        for choice in range(len(space.chooses) - 1, -1, -1):
            self.pending.append(Step(GETTING, space.number, choice))
        if space.growth != NO_GROWTH:
            player.people += 1
            player.newborns += 1
        for ware in space.gets:
            player.gain(ware)
        if space.adds >= 0:
            player.gain(space.adds, self.stock[space.number])
            self.stock[space.number] = 0
        if space.adds >= FIRST_ANIMAL:
            self.pending.append(HOUSING_STEP)
        elif space.number == CORRAL:
            player.animals[missing_kind(player)] += 1
            self.pending.append(HOUSING_STEP)

    def _get(self, ware: int) -> None:
        step = self.pending.pop()
        player = self.player
        player.goods[FOOD] += offer_of(self.board.spaces[step.a].chooses[step.b], ware).food
        player.gain(ware)
        if ware >= FIRST_ANIMAL:
            self.pending.append(HOUSING_STEP)

    def _fence(self, move: Move) -> None:
        chosen = self.pending.pop().a
        if move.verb is notation.FENCE:
            self.pending.append(Step(FENCING, chosen | 1 << move.a))
        else:
            actions.enclose(self, chosen)

    # Special actions

    def _special_actions(self, player: Player) -> list[Move]:
        """What the cards offer that this player may take."""
        if not player.home:
            return []
        found: list[Move] = []
        for place in range(len(self.cards)):
            if not self.face_down[place] and self.users[place] != self.seat:
                food = player.goods[FOOD] - (0 if self.users[place] == DISPLAY else special.SECOND_USE)
                if food >= 0:
                    for action in CARDS[self.cards[place]].actions:
                        if self.can_take(action, place, food):
                            found.append(notation.SPECIALS[action])
        return found

    def can_take(self, action: int, place: int, food: int) -> bool:
        """Whether a special action of the card at some place can be carried out with so much food left."""
        farm = self.player.farm
        if action == special.CUT_PEAT:
            return farm.moors != 0
        if action == special.FELL_TREES:
            return farm.forests != 0
        if action == special.SLASH_AND_BURN:
            return farm.beside_fields(farm.forests) != 0
        if action == special.HORSE_MARKET:
            return food >= CARDS[self.cards[place]].horse
        if action == special.HIRING_FAIR:
            return True
        if action == special.BLACK_MARKET:
            return False  # there are no minor improvements
        return food > 0 and self.player.goods[FUEL] > 0 and can_do(self, MAJOR)

    def _take_special(self, action: int) -> None:
        player = self.player
        place = 0
        while action not in CARDS[self.cards[place]].actions:
            place += 1
        card = CARDS[self.cards[place]]
        if self.users[place] != DISPLAY:
            player.pay(costs.SECOND_USE)
            self.face_down[place] = True
        self.users[place] = self.seat
        if self.is_solo:
            self.pending.append(Step(AGAIN))
        if action == special.CUT_PEAT:
            self.pending.append(Step(CUTTING))
        elif action == special.FELL_TREES:
            self.pending.append(Step(FELLING))
        elif action == special.SLASH_AND_BURN:
            self.pending.append(Step(CLEARING))
        elif action == special.HORSE_MARKET:
            player.goods[FOOD] -= card.horse
            player.animals[HORSE] += 1
            self.pending.append(HOUSING_STEP)
        elif action == special.HIRING_FAIR:
            player.goods[FOOD] += card.hire
        else:
            player.pay(costs.ILLICIT_WORK)
            self.pending.append(Step(ACTING, MAJOR))

    def _change_land(self, move: Move) -> None:
        """Cut peat, fell trees, or slash and burn."""
        player = self.player
        farm = player.farm
        space = 1 << move.a
        if move.verb is notation.CUT:
            farm.moors &= ~space
            player.goods[FUEL] += special.PEAT + extra(player, KILN)
            return
        farm.forests &= ~space
        if move.verb is notation.FELL:
            player.goods[WOOD] += special.TREES + extra(player, LODGE)
        else:
            farm.fields |= space

    # The solo game's card

    def _choose_solo_card(self, *, keep: bool) -> None:
        self.pending.pop()
        if not keep:
            self.pile.insert(0, self.take_away())
            self.buried += 1
            self._turn_over()

    def _turn_over(self) -> None:
        """The next card of the pile; when there is none, the last one that was used."""
        if self.pile:
            self.lay_out(self.pile.pop())
            self.buried = min(self.buried, len(self.pile))
        else:
            self.lay_out(self.discarded.pop())

    def _use_again(self, *, keep: bool) -> None:
        self.pending.pop()
        if keep:
            self.player.pay(costs.SECOND_USE)
            self.kept = True
            self.users[0] = DISPLAY
        else:
            self.discarded.append(self.take_away())

    # Rounds

    def _go_on(self) -> None:
        while self.advance():
            pass

    def advance(self) -> bool:
        """Let one thing happen that happens by itself; False when there is something to decide or the game is over."""
        if not self.pending:
            self._next_turn()
            return True
        step = self.pending[-1]
        ask = step.ask
        if ask is TURN:
            return False
        if ask is ACTING:
            if can_do_any(self, step.a):
                return False
            self.pending.pop()
        elif ask is HOUSING:
            if not self.player.have_room():
                return False
            self.pending.pop()
        elif ask is FEEDING:
            if not step.b:
                self.pending[-1] = Step(FEEDING, step.a, 1)
                self._pass_to(step.a)
            elif len(harvest.feeding_moves(self)) > 1:
                return False
            else:
                self._feed()
        elif ask is HEATING:
            if len(harvest.heating_moves(self)) > 1:
                return False
            self.pending.pop()
            harvest.heat(self, 0)
        elif ask is BREEDING:
            self.pending.pop()
            if not harvest.breed(self.players[step.a]):
                self._pass_to(step.a)
                self.pending.append(Step(HOUSING, 1))
        elif ask is AGAIN:
            if not self.kept and exchanges.food_within_reach(self.player) >= special.SECOND_USE:
                return False
            self._use_again(keep=False)
        elif ask is PREPARING:
            self.pending.pop()
            if self.round == ROUNDS:
                self.seat = NOBODY
                return False
            self._prepare()
        else:
            moves = self.moves()
            if len(moves) > 1:
                return False
            self._take_only_move(moves[0])
        return True

    def _take_only_move(self, move: Move) -> None:
        """One moor or forest, or one ware that can be had."""
        if self.pending[-1].ask is GETTING:
            self._get(move.a)
        elif self.pending[-1].ask is FENCING:
            self._fence(move)
        else:
            self.pending.pop()
            self._change_land(move)

    def _next_turn(self) -> None:
        """Clockwise, whoever has people left to place; after the last one everybody returns home."""
        count = len(self.players)
        for distance in range(1, count + 1):
            seat = (self.seat + distance) % count
            if self.players[seat].home or self.players[seat].bed:
                self._pass_to(seat)
                self.pending.append(TURN_STEP)
                return
        self._return_home()

    def _pass_to(self, seat: int) -> None:
        self.seat = seat
        self.turn += 1
        self.traded = 0

    def _prepare(self) -> None:
        """Reveal the round's card, hand out what waits for this round, and fill the accumulation spaces."""
        self.enter_round(self.round + 1)
        for player in self.players:
            player.newborns = 0
            receive(player, self.round)
        for space in self.spaces:
            self.stock[space.number] += self.board.added[space.number]
        self.seat = (self.first - 1) % len(self.players)
        if self.is_solo:
            if not self.cards:
                self._turn_over()
            elif self.pile:
                self._pass_to(0)
                self.pending.append(Step(SOLO_CARD))

    def _return_home(self) -> None:
        """People and special action cards return; in some rounds there is a harvest."""
        self.occupants = [NOBODY] * len(self.occupants)
        for player in self.players:
            player.home = player.people
            player.in_infirmary = 0
        self.kept = False
        self.users = [DISPLAY] * len(self.users)
        self.face_down = [False] * len(self.face_down)
        self.pending = [PREPARING_STEP]
        if self.round in STAGES:
            harvest.gather(self)
            seats = self.seats_in_order()
            seats.reverse()
            self.pending += [Step(BREEDING, seat) for seat in seats]
            self.pending += [Step(FEEDING, seat) for seat in seats]

    def _feed(self) -> None:
        seat = self.pending.pop().a
        harvest.feed(self)
        self.pending.append(Step(HEATING, seat))

    def begin(self) -> None:
        """The first round."""
        self.pending = [PREPARING_STEP]
        self._go_on()


def extra(player: Player, card: int) -> int:
    """What the Kiln and the Lodge add to a special action: 1, or 2 with a horse."""
    if card not in player.cards:
        return 0
    return 2 if player.animals[HORSE] else 1


def missing_kind(player: Player) -> int:
    """The first kind of sheep, boar and cattle that a player has none of, or -1."""
    for kind in range(HORSE):
        if not player.animals[kind]:
            return kind
    return -1


def offer_of(offers: list[Offer], ware: int) -> Offer:
    """The offer of a ware."""
    return next(offer for offer in offers if offer.ware == ware)


def receive(player: Player, round_number: int) -> None:
    """What waits on the space of a round; the food of the Riding Stables is lost without two horses."""
    waiting = player.deliveries
    player.deliveries = [delivery for delivery in waiting if delivery.round > round_number]
    for delivery in waiting:
        if delivery.round == round_number and (delivery.card != RIDING_STABLES or player.animals[HORSE] >= RIDERS):
            player.gain(delivery.ware)


def deal(setup: Setup, *, tokens: bool) -> FarmersState:
    """Shuffle the stage cards, draw the start cards, and begin."""
    shapes_on(BOARD)  # worked out before the first decision that needs them
    board = BOARDS[setup.players]
    starts = list(range(len(START_CARDS)))
    Stream(setup.seed, "start cards").shuffle(starts)
    players = []
    for seat in range(setup.players):
        food = 0 if setup.players == 1 else OTHERS_FOOD if seat else FIRST_FOOD
        card = START_CARDS[starts[seat]]
        players.append(new_player(food, card.forests, card.moors))
    state = FarmersState(board, players, stage_order(board, setup.seed), tokens=tokens)
    state.stacks = first_stacks()
    cards = special.cards_for(setup.players)
    if setup.players == 1:
        Stream(setup.seed, "special actions").shuffle(cards)
        state.pile = cards
    else:
        for card_number in cards:
            state.lay_out(card_number)
    state.begin()
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
