"""The rules of Forest Shuffle: Dartmoor: the caves, the turn with its two actions, playing and paying."""

from bisect import insort
from typing import Final

from mire.core.first import turn_order
from mire.core.game import Setup
from mire.core.moves import Move
from mire.core.seeds import Stream
from mire.core.state import NOBODY, Ask, Step
from mire.games.dartmoor import effects, notation
from mire.games.dartmoor.components import CAVES, NEEDS_NO_HOST, NO_CARD, WINTER, Components, Face
from mire.games.dartmoor.effects import distinct
from mire.games.dartmoor.position import HAND_LIMIT, Player, Position, new_player

RETURNED: Final = {2: 45, 3: 30, 4: 15, 5: 0}  # cards put into the box unseen, by players
FIRST_HAND: Final = 6
CLEARING_LIMIT: Final = 10
SPECIAL_CASE_CARDS: Final = 2

# Decisions
CHOOSING: Final = Ask("cave")  # a cave; a: whose
TURN: Final = Ask("turn")  # draw or play
DRAWING: Final = Ask("draw")  # the second card
PUTTING: Final = Ask("at")  # where a card goes; a: its face, b: how it is placed
PAYING: Final = Ask("pay")  # a: the face being played, b: the host it goes to

# What happens by itself
IN_CAVE: Final = Ask("in-cave")  # the effect of a cave; a: whose
END: Final = Ask("end")  # of the turn

# What an effect asks for, if there is anything to decide about
OFFERS: Final = [effects.TAKING, effects.STORING, effects.PLACING, effects.LAYING, effects.DISCARDING]

# How a card is placed
PLAYED: Final = 0
FREE: Final = 1
FREE_WITH_EFFECT: Final = 2
NO_HOST: Final = -1

TURN_STEP: Final = Step(TURN)
DRAWING_STEP: Final = Step(DRAWING)
END_STEP: Final = Step(END)


class DartmoorState(Position):
    """The position, with the rules."""

    def empty_copy(self, players: list[Player]) -> Position:
        """The same table."""
        return DartmoorState(self.components, players, self.stack, self.box)

    def moves(self) -> list[Move]:
        """The legal moves of the decision at hand."""
        if self.seat == NOBODY:
            return []
        player = self.player
        step = self.pending[-1]
        ask = step.ask
        if ask is PAYING:
            return [notation.PAYS[card] for card in distinct(player.hand)]
        if ask is TURN:
            return self._draws(player) + [notation.PLAYS[face.number] for face in self.playable(player)]
        if ask is PUTTING:
            return [notation.ATS[place] for place in player.forest.places(self.components.faces[step.a])]
        if ask is DRAWING:
            return self._draws(player)
        if ask is CHOOSING:
            return [notation.CHOICES[cave] for cave in self.caves]
        if ask is effects.STORING:
            return [notation.STORES[card] for card in distinct(self.clearing)]
        if ask is effects.DISCARDING:
            return [notation.DISCARDS[card] for card in distinct(player.hand)]
        if ask is effects.TAKING:
            moves = [notation.TAKES[card] for card in distinct(self.clearing)]
        elif ask is effects.LAYING:
            moves = [notation.LAYS[card] for card in distinct(player.hand)]
        else:
            action = self.components.actions[step.a]
            moves = [notation.PLACES[face.number] for face in effects.placeable(self, action)]
        moves.append(notation.SKIP_MOVE)
        return moves

    def play(self, move: Move) -> None:
        """Carry out a legal move."""
        verb = move.verb
        if verb is notation.PAY:
            self._pay(move.a)
        elif verb is notation.DRAW:
            self._draw()
        elif verb is notation.TAKE:
            self._take(move.a)
        elif verb is notation.PLAY:
            self._play_face(self.components.faces[move.a])
        elif verb is notation.AT:
            self._put(move.a)
        elif verb is notation.PLACE:
            self._place_free(self.components.faces[move.a])
        elif verb is notation.LAY:
            self._lay(move.a)
        elif verb is notation.STORE:
            self._once_less()
            self.clearing.remove(move.a)
            self.player.stored.append(move.a)
        elif verb is notation.DISCARD:
            self._discard(move.a)
        elif verb is notation.SKIP:
            self.pending.pop()
        else:
            self._choose_cave(move.a)
        self._go_on()

    # A: draw two cards

    def _draws(self, player: Player) -> list[Move]:
        if len(player.hand) >= HAND_LIMIT:
            return []
        return [notation.DRAW_MOVE, *[notation.TAKES[card] for card in distinct(self.clearing)]]

    def _draw(self) -> None:
        self._begin_or_end_drawing()
        self.draw(1)

    def _take(self, card: int) -> None:
        """From the clearing, by the action or by an effect."""
        if self.pending[-1].ask is effects.TAKING:
            self._once_less()
        else:
            self._begin_or_end_drawing()
        self.clearing.remove(card)
        self.player.gain_openly(card, self.components)

    def _begin_or_end_drawing(self) -> None:
        """The first card of the action, or the second."""
        if self.pending.pop().ask is TURN:
            self.pending.append(END_STEP)
            if len(self.player.hand) + 1 < HAND_LIMIT:
                self.pending.append(DRAWING_STEP)

    # B: play a card

    def playable(self, player: Player) -> list[Face]:
        """The faces that can be paid for and placed."""
        others = len(player.hand) - 1
        accepts = player.forest.accepts | NEEDS_NO_HOST
        playable: list[Face] = []
        last = NO_CARD
        for card in player.hand:
            if card != last:
                last = card
                for face in self.components.cards[card].faces:
                    if face.niche & accepts and face.species.cost <= others:
                        playable.append(face)
        return playable

    def _play_face(self, face: Face) -> None:
        self.pending.pop()
        self.pending.append(END_STEP)
        self.player.lose(face.card)
        if not face.is_host:
            self.pending.append(Step(PUTTING, face.number, PLAYED))
        else:
            self._ask_payment(face, NO_HOST)

    def _put(self, host: int) -> None:
        step = self.pending.pop()
        face = self.components.faces[step.a]
        if step.b == PLAYED:
            self._ask_payment(face, host)
        else:
            self._place(face, host, effect=step.b == FREE_WITH_EFFECT, bonus=False)

    def _ask_payment(self, face: Face, host: int) -> None:
        if face.species.cost:
            self.pending.append(Step(PAYING, face.number, host))
        else:
            self._place(face, host, effect=True, bonus=True)

    def _pay(self, card: int) -> None:
        self.player.lose(card)
        insort(self.clearing, card)
        self.paid.append(card)
        step = self.pending[-1]
        face = self.components.faces[step.a]
        if len(self.paid) == face.species.cost:
            self.pending.pop()
            bonus = self.earns_bonus(face)
            self.paid.clear()
            self._place(face, step.b, effect=True, bonus=bonus)

    def earns_bonus(self, face: Face) -> bool:
        """Whether all cards paid so far show the tree symbol of the card being played."""
        return all([self.components.cards[card].shows_tree(face.tree) for card in self.paid])

    def _place(self, face: Face, host: int, *, effect: bool, bonus: bool) -> None:
        """Place a card; then permanent effects, its own effect and its bonus, in this order."""
        draws = self.place(face, host)
        if self.seat == NOBODY:
            return
        species = face.species
        if bonus and species.bonus is not None:
            self.pending.append(Step(effects.ACTING, species.bonus.number))
        if effect and species.effect is not None:
            self.pending.append(Step(effects.ACTING, species.effect.number))
        if draws:
            self.pending.append(Step(effects.DRAWS, draws))

    # What effects ask for

    def _place_free(self, face: Face) -> None:
        action = self.components.actions[self.pending[-1].a]
        if not effects.is_repeated(action):
            self.pending.pop()
        if action.from_clearing:
            self.clearing.remove(face.card)
        else:
            self.player.lose(face.card)
        if not face.is_host:
            self.pending.append(Step(PUTTING, face.number, FREE_WITH_EFFECT if action.with_effect else FREE))
        else:
            self._place(face, NO_HOST, effect=action.with_effect, bonus=False)

    def _lay(self, card: int) -> None:
        """A universal moor, face down: nobody else knows which card it is."""
        self._once_less()
        self.player.hand.remove(card)
        draws = self.player.forest.lay(card, self.components.universal)
        if draws:
            self.pending.append(Step(effects.DRAWS, draws))

    def _discard(self, card: int) -> None:
        self._once_less()
        self.player.lose(card)
        insort(self.clearing, card)

    def _once_less(self) -> None:
        step = self.pending.pop()
        if step.a > 1:
            self.pending.append(Step(step.ask, step.a - 1, step.b))

    # The caves, before the first turn

    def _choose_cave(self, cave: int) -> None:
        self.pending.pop()
        self.caves.remove(cave)
        self.player.cave = cave

    def begin(self, first: int) -> None:
        """In reverse turn order everybody takes a cave, then their effects are carried out."""
        seats = turn_order(first, len(self.players))
        self.pending = [TURN_STEP, *[Step(IN_CAVE, seat) for seat in seats], *[Step(CHOOSING, seat) for seat in seats]]
        self._go_on()

    # Going on

    def _go_on(self) -> None:
        """Let happen what happens by itself, until there is something to decide."""
        while self.pending:
            step = self.pending[-1]
            ask = step.ask
            if ask is effects.DRAWS:
                self.pending.pop()
                self.draw(step.a)
            elif ask is effects.ACTING:
                self.pending.pop()
                effects.perform(self, self.components.actions[step.a])
            elif ask is END:
                self._end_turn()
            elif ask is TURN:
                self._begin_turn()
                return
            elif ask is effects.REVEALS:
                self.pending.pop()
                self.reveal_into_cave(step.a)
            elif ask is CHOOSING:
                self._pass_to(step.a)
                if len(self.caves) > 1:
                    return
                self._choose_cave(self.caves[0])  # there is no choice left
            elif ask is IN_CAVE:
                self._pass_to(step.a)
                self.pending.pop()
                for action in reversed(self.components.caves[self.player.cave].actions):
                    self.pending.append(Step(effects.ACTING, action.number))
            elif ask in OFFERS and not effects.can_be_had(self, step):
                self.pending.pop()
            else:
                return

    def _begin_turn(self) -> None:
        """Special case: who can neither draw nor play shows the hand, discards two cards and draws two."""
        player = self.player
        if len(player.hand) < HAND_LIMIT or self.playable(player):
            return
        discarding = Step(effects.DISCARDING, SPECIAL_CASE_CARDS, effects.SPECIAL_CASE)
        self.pending = [END_STEP, Step(effects.DRAWS, SPECIAL_CASE_CARDS), discarding]
        player.show_hand(self.components)

    def _end_turn(self) -> None:
        if len(self.clearing) >= CLEARING_LIMIT:
            self.discard += self.clearing
            self.clearing = []
        self.pending = [TURN_STEP]
        self.turn += 1
        if self.extra_turns:
            self.extra_turns -= 1
        else:
            self.seat = (self.seat + 1) % len(self.players)

    def _pass_to(self, seat: int) -> None:
        if self.seat != seat:
            self.seat = seat
            self.turn += 1


def seats_awaiting_caves(state: DartmoorState) -> list[int]:
    """The seats whose caves are still to be carried out, in turn order; their effects come in reverse."""
    return [step.a for step in state.pending if step.ask is IN_CAVE]


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
