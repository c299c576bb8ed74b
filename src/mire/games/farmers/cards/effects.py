"""The effects that many cards share: gain goods, trade, choose, act, schedule, lay tiles."""

from typing import ClassVar, Final

from mire.core.moves import Move
from mire.core.sayings import Values
from mire.core.state import Step
from mire.games.farmers.box import board
from mire.games.farmers.box.goods import (
    DELIVERIES,
    FIRST_ANIMAL,
    FIRST_TILE,
    FUEL,
    HORSE,
    WARES,
    WOOD,
    Cost,
    check_names,
)
from mire.games.farmers.box.grid import number_of, singles
from mire.games.farmers.cards.card import NO_WARE, Effect, card_of
from mire.games.farmers.cards.estimates import Scale
from mire.games.farmers.cards.memory import WARE
from mire.games.farmers.cards.moments import DELIVERED, EMPTIED, PLAYED
from mire.games.farmers.model.events import WAITS, FarmersEvent
from mire.games.farmers.model.farmyard import FIELD, FOREST, MOOR
from mire.games.farmers.model.player import Delivery, Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import HOUSING_STEP, OCCURRING, Acting, Asked
from mire.games.farmers.rules import exchanges, land, notation
from mire.games.farmers.rules.costs import ONE_FOOD, can_pay
from mire.games.farmers.rules.means import ways_to

A_SHEEP: Final = board.A_SHEEP
A_BOAR: Final = board.A_BOAR
A_CATTLE: Final = board.A_CATTLE
A_HORSE: Final = FIRST_ANIMAL + HORSE
A_FOREST: Final = FIRST_TILE + FOREST  # as something that waits for a round
A_MOOR: Final = FIRST_TILE + MOOR
A_FIELD: Final = FIRST_TILE + FIELD
FISHING: Final = board.IDS.index("fishing")
DAY_LABORER: Final = board.IDS.index("day_laborer")
FARMLAND: Final = board.IDS.index("farmland")
CULTIVATION: Final = board.IDS.index("cultivation")
GRAIN_SEEDS: Final = board.IDS.index("grain_seeds")


def wares(**amounts: int) -> list[int]:
    """How much of each ware."""
    check_names(amounts, WARES)
    return [amounts.get(name, 0) for name in WARES]


class At(Effect):
    """An effect of an instant that may be about certain spaces or special actions only."""

    def __init__(self, instant: int, *what: int) -> None:
        super().__init__(instant)
        self.what: Final = list(what)  # of any kind if empty

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        """If it is about this, it comes about."""
        if not self.what or what in self.what:
            self.come(state, seat, code, number)

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        """It comes about."""


class Question(At):
    """The player is asked something, unless there is nothing to decide."""

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        """It is asked before anything else."""
        state.pending.append(Asked(code))


class AtSpaces(Question):
    """Spaces of the farm for which the player may do something, one after the other."""

    goes_on: ClassVar = True

    def __init__(self, instant: int, times: int = 0) -> None:
        super().__init__(instant)
        self.times: Final = times  # how many at most; 0 for all

    def moves(self, state: Position, step: Asked) -> list[Move]:
        """Another space, or no more; the step counts them."""
        if self.times and step.memory == self.times:
            return []
        return places(self.spaces(state.player), optional=True)

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        """It is done, and asked again."""
        if move.verb is notation.AT:
            self.do_at(state, 1 << move.a)
            state.pending.append(Asked(step.effect, step.memory + 1))

    def spaces(self, player: Player) -> int:
        """Those for which it can be done."""
        return 0

    def do_at(self, state: Position, space: int) -> None:
        """What is done."""

    def left(self, step: Asked) -> int:
        """As often as is allowed, if that is limited."""
        return self.times - step.memory if self.times else 1


class Gain(At):
    """Get some wares, and points."""

    def __init__(self, instant: int, *what: int, gets: list[int], points: int = 0) -> None:
        super().__init__(instant, *what)
        self.gets: Final = gets
        self.points: Final = points

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        """They are there at once."""
        player = state.players[seat]
        player.bonus += self.points
        receive(state, player, self.gets)

    def value(self, scale: Scale) -> float:
        """The wares and the points."""
        return float(self.points) + scale.worth(self.gets)


class Purchase(Question):
    """Once, if the player likes, something for a food, which can be made of other goods first."""

    def price(self, player: Player) -> Cost:
        """What is paid."""
        return ONE_FOOD

    def moves(self, state: Position, step: Asked) -> list[Move]:
        """Pay or not, or exchange something for what is lacking."""
        price = self.price(state.player)
        if can_pay(state.player, price):
            return use_or_not(step)
        ways = ways_to(state, price)
        return [*ways, notation.DONE_MOVE] if ways else []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        """The price is paid, or what it lacks is made."""
        if move is notation.USES[card_of(step.effect)]:
            state.pay(self.price(state.player))
            self.buy(state, step)
        elif move.verb is not notation.DONE:
            state.pending.append(step)
            exchanges.carry_out(state, move)

    def buy(self, state: Position, step: Asked) -> None:
        """What there is for it."""


class Trade(Purchase):
    """Once, if the player likes, give some goods for some wares."""

    def __init__(self, instant: int, *what: int, gives: Cost, gets: list[int], points: int = 0) -> None:
        super().__init__(instant, *what)
        self.gives: Final = gives
        self.gets: Final = gets
        self.points: Final = points

    def price(self, player: Player) -> Cost:
        """A wood is burnt for a fuel that is not there."""
        burns = self.gives.goods[FUEL] > player.goods[FUEL] and player.goods[WOOD]
        return self.gives.instead(FUEL, WOOD) if burns else self.gives

    def buy(self, state: Position, step: Asked) -> None:
        """The wares are there."""
        state.player.bonus += self.points
        receive(state, state.player, self.gets)

    def value(self, scale: Scale) -> float:
        """What it gets more than it gives."""
        return float(self.points) + scale.worth(self.gets) - scale.worth(self.gives.goods)


class Choose(Question):
    """Get one of several goods."""

    asks: ClassVar = "get"

    def __init__(self, instant: int, *what: int, of: tuple[int, ...]) -> None:
        super().__init__(instant, *what)
        self.of: Final = list(of)

    def moves(self, state: Position, step: Asked) -> list[Move]:
        """Any of them."""
        return [notation.GETS[ware] for ware in self.of]

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        """It is there."""
        state.player.gain(move.a)

    def value(self, scale: Scale) -> float:
        """The best of them."""
        return max([scale.prices[ware] for ware in self.of])


class May(At):
    """The player may carry out some actions."""

    def __init__(self, instant: int, *what: int, does: int) -> None:
        super().__init__(instant, *what)
        self.does: Final = does

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        """As any action, with the possibility to leave it."""
        if self.is_granted(state.players[seat]):
            state.pending.append(Acting(self.does, optional=True))

    def is_granted(self, player: Player) -> bool:
        """Whether a condition of the card is met."""
        return True

    def value(self, scale: Scale) -> float:
        """A step of some plan."""
        return scale.plan * scale.step


class Schedule(At):
    """Put wares on the spaces of rounds to come."""

    def __init__(self, instant: int, *what: int, later: tuple[tuple[int, int], ...]) -> None:
        super().__init__(instant, *what)
        self.later: Final = list(later)  # in how many rounds, and which ware

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        """As far as there are such rounds."""
        for rounds, ware in self.later:
            deliver(state, seat, code, state.round + rounds, ware)

    def value(self, scale: Scale) -> float:
        """What will come before the end."""
        return sum([scale.prices[ware] for later, ware in self.later if float(later) <= scale.rounds + 1.0])


class Counters(Effect):
    """Usage counters lie on the card."""

    def __init__(self, number: int) -> None:
        super().__init__(PLAYED)
        self.number: Final = number

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        """All of them, once."""
        state.players[seat].put_on_card(card_of(code), self.number)


class Leave(At):
    """Goods lie on an emptied space until it is used."""

    def __init__(self, *what: int, goods: tuple[int, ...]) -> None:
        super().__init__(EMPTIED, *what)
        self.goods: Final = list(goods)

    def come(self, state: Position, seat: int, code: int, number: int) -> None:
        """They are there until something is built or laid; in a pasture that is already so."""
        land.leave(state, 1 << number, self.goods)

    def value(self, scale: Scale) -> float:
        """It is not there yet."""
        return scale.plan * sum([scale.prices[good] for good in self.goods])


class LayTile(Question):
    """A new tile on a free space."""

    asks: ClassVar = "lay"

    def __init__(self, tile: int, *, optional: bool = False) -> None:
        super().__init__(PLAYED)
        self.tile: Final = tile
        self.optional: Final = optional

    def moves(self, state: Position, step: Asked) -> list[Move]:
        """Any free space."""
        return places(state.player.farm.free, optional=self.optional)

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        """It lies there."""
        if move.verb is notation.AT:
            land.lay(state, self.tile, 1 << move.a)

    def about(self, state: Position, step: Asked) -> Values:
        """The tile, and whether it can be left."""
        return {"tile": DELIVERIES[FIRST_TILE + self.tile], "optional": "yes" if self.optional else "no"}

    def value(self, scale: Scale) -> float:
        """The tile."""
        return scale.prices[FIRST_TILE + self.tile]

    def lost(self, step: Asked) -> int:
        """The tile, if it must be laid."""
        return NO_WARE if self.optional else FIRST_TILE + self.tile


class ArrivingTile(Effect):
    """A tile that waited for this round may be laid on a free space."""

    asks: ClassVar = "arrived"
    remembers: ClassVar = WARE

    def __init__(self) -> None:
        super().__init__(DELIVERED)

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        """Where it comes to lie is asked; the step remembers what it is."""
        state.pending.append(Asked(code, what))

    def moves(self, state: Position, step: Asked) -> list[Move]:
        """A field lies beside another."""
        farm = state.player.farm
        return places(farm.places_for_field() if step.memory == A_FIELD else farm.free, optional=True)

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        """It lies there, or is gone."""
        if move.verb is notation.AT:
            land.lay(state, step.memory - FIRST_TILE, 1 << move.a)

    def about(self, state: Position, step: Asked) -> Values:
        """The tile."""
        return {"tile": DELIVERIES[step.memory]}

    def may_ask(self, player: Player, step: Asked) -> bool:
        """Only tiles arrive."""
        return self.awaits(step.memory)

    def awaits(self, ware: int) -> bool:
        """Tiles."""
        return ware >= FIRST_TILE


def receive(state: Position, player: Player, gets: list[int]) -> None:
    """Some wares; animals need room."""
    for ware, amount in enumerate(gets):
        if amount:
            player.gain(ware, amount)
    if any(gets[FIRST_ANIMAL:]):
        state.pending.append(HOUSING_STEP)


def deliver(state: Position, seat: int, code: int, round_number: int, ware: int) -> None:
    """Put a ware or a tile on the space of a round, if there is one and it has not begun."""
    if state.round < round_number <= board.ROUNDS:
        state.players[seat].deliveries.append(Delivery(round_number, ware, card_of(code)))
        state.note(FarmersEvent(WAITS, seat, card=card_of(code), goods=[ware], number=round_number))


def do_afterwards(state: Position, step: Step) -> None:
    """Something is to be done when what was begun is done, and before all that comes after it."""
    place = len(state.pending)
    while place and state.pending[place - 1].kind is not OCCURRING:
        place -= 1
    state.pending.insert(place, step)


def has_fuel(player: Player) -> bool:
    """Whether there is a fuel, or a wood to burn."""
    return player.goods[FUEL] > 0 or player.goods[WOOD] > 0


def use_up_fuel(state: Position) -> None:
    """A fuel is gone, or a wood burnt for it."""
    state.spend(FUEL if state.player.goods[FUEL] else WOOD)


def take_counter(player: Player, card: int) -> None:
    """A usage counter leaves the game."""
    player.put_on_card(card, player.on_card(card) - 1)


def use_or_not(step: Asked) -> list[Move]:
    """Whether to make use of a card."""
    return [notation.USES[card_of(step.effect)], notation.DONE_MOVE]


def places(spaces: int, *, optional: bool) -> list[Move]:
    """One of some spaces of the farm."""
    found = [notation.ATS[number_of(space)] for space in singles(spaces)]
    if optional and found:
        found.append(notation.DONE_MOVE)
    return found
