"""What a minor improvement is: data, and effects that happen at named instants."""

from typing import ClassVar, Final

from mire.core.moves import Move, Verb
from mire.core.sayings import Values
from mire.games.farmers.box.goods import FIRST_TILE, FOOD, FUEL, GOODS, STONE, Cost
from mire.games.farmers.box.improvements import FIRST_MINOR, IDS, number
from mire.games.farmers.box.majors import COOKED, KITCHENS, Kitchen
from mire.games.farmers.cards.estimates import NOTHING, Each, Scale
from mire.games.farmers.cards.memory import NUMBER, Memory
from mire.games.farmers.cards.moments import DELIVERED, HOME, IN_PLAY, PLAYED
from mire.games.farmers.cards.needs import Need
from mire.games.farmers.model import perks
from mire.games.farmers.model.events import BROUGHT, CAME_HOME, FarmersEvent
from mire.games.farmers.model.gains import belongings, more_than
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked
from mire.games.farmers.rules import costs, notation

USE: Final = "use"
PAY: Final = "pay"  # what a card takes is not there yet, but can be had
NO_WARE: Final = -1
MANY: Final = 99

# What can lie on a card besides goods, which are called as always
COUNTERS: Final = "counter"
USED: Final = "used"  # the round in which it was last used
PLAYED_IN: Final = "played"  # the round in which it was played
LIES: Final[list[str]] = [COUNTERS, USED, PLAYED_IN, GOODS[STONE], GOODS[FUEL]]  # that the page has words for

EFFECT_BITS: Final = 3  # the code of an effect: its card, and which of its effects it is


class Effect:
    """Something that a card does at an instant. What it asks of its owner is a step with the code of the effect."""

    asks: ClassVar[str] = ""  # what it asks, as the texts call it; without this it offers something, once
    goes_on: ClassVar[bool] = False  # asks again until its owner finishes; to finish is not to decline

    remembers: ClassVar[Memory] = NUMBER  # what its question remembers of what was said
    verb: ClassVar[Verb] = notation.USE  # by which it is used; one of its own tells the card
    makes_room: ClassVar[bool] = False  # its use takes animals away
    is_quiet: ClassVar[bool] = False  # its answers are not told, as what comes of them is
    asks_others: ClassVar[bool] = False  # asks players other than its owner
    estimate: ClassVar[Each] = NOTHING  # what it brings each time, if its data does not say so

    def __init__(self, instant: int, brings: tuple[int, ...] = ()) -> None:
        self.instant: Final = instant
        self.brings: Final = list(brings)  # the goods that it adds at any time, or when something is cooked

    def happen(self, state: Position, seat: int, code: int, what: int, number: int) -> None:
        """The instant has come."""

    def at_most(self, player: Player, card: int) -> int:
        """How much of each of the goods that it brings it could add; the search for ways to pay trusts in this."""
        return MANY

    def worth(self, state: Position, seat: int) -> int:
        """The number it adds where one is asked for."""
        return 0

    def opens(self, state: Position, space: int) -> bool:
        """Whether it makes something possible on an action space, before that is used."""
        return False

    def moves(self, state: Position, step: Asked) -> list[Move]:
        """The answers that its owner can give; none if there is nothing to decide."""
        return []

    def answer(self, state: Position, step: Asked, move: Move) -> None:
        """Its owner has decided."""

    def left(self, step: Asked) -> int:
        """How many times it can be used at once, this time included."""
        return 1

    def about(self, state: Position, step: Asked) -> Values:
        """What else its question is about."""
        return {}

    def tell(self, state: Position, step: Asked, move: Move) -> Values:
        """What there is to know about an answer that only this card can be given."""
        return {}

    def food_for(self, kind: int) -> int:
        """What it gives for an animal, where it asks for one."""
        return 0

    def price_of(self, player: Player, card: int) -> Cost:
        """What a major improvement costs, where it asks for one."""
        return costs.major(player, card)

    def lost(self, step: Asked) -> int:
        """The ware or tile that is lost when it has asked in vain, or NO_WARE."""
        return step.memory if self.instant == DELIVERED else NO_WARE

    def may_ask(self, player: Player, step: Asked) -> bool:
        """Whether a player who has the card can be asked this, remembering what the step does."""
        return True

    def value(self, scale: Scale) -> float:
        """What it brings each time, as its data says."""
        return 0.0

    def awaits(self, ware: int) -> bool:
        """Whether this ware or tile can wait for it on the space of a round."""
        return ware < FIRST_TILE


class Minor:
    """A minor improvement."""

    def __init__(
        self,
        name: str,
        price: Cost,
        *effects: Effect,
        points: int = 0,
        needs: tuple[Need, ...] = (),
        passing: bool = False,
        animal: int = -1,
        upgrades: tuple[int, ...] = (),
        removes: bool = False,
        cooks: tuple[int, ...] = (),
        bakes: int = 0,
        estimate: Each = NOTHING,
        lies: str = "",
        gives: dict[int, int] | None = None,
    ) -> None:
        self.name: Final = name
        self.number: Final = _number_of(name)
        self.price: Final = price
        self.resources: Final = price.without(FOOD, FUEL)
        self.effects: Final = list(effects)
        self.points: Final = points
        self.needs: Final = list(needs)
        self.passing: Final = passing  # goes to the left neighbour when played
        self.animal: Final = animal  # one of this kind is part of the price
        self.upgrades: Final = list(upgrades)  # major improvements, one of which is the price
        self.removes: Final = removes  # whether that one leaves the game
        self.perks: Final = {**(gives or {}), **({perks.MAJOR: 1} if upgrades else {})}
        self.lies: Final = lies  # what can lie on it: counters or a good, or the round that is noted there
        self.estimate: Final = estimate  # what it brings besides its effects, from when it is played on
        _check(self, list(cooks))
        MINORS[self.number] = self
        for place, effect in enumerate(effects):
            EFFECTS[self.number << EFFECT_BITS | place] = effect
            if effect.verb is not notation.USE:
                OF_VERBS[effect.verb.word] = self.number
        if cooks:
            KITCHENS[self.number] = Kitchen(cooks, bakes)

    @property
    def notes_round(self) -> bool:
        """Whether what lies on it is the number of a round."""
        return self.lies in (USED, PLAYED_IN)


MINORS: Final[dict[int, Minor]] = {}  # by their numbers; the modules of this package fill it
EFFECTS: Final[dict[int, Effect]] = {}  # by their codes
OF_VERBS: Final[dict[str, int]] = {}  # the cards by the verbs that only they have


def _number_of(name: str) -> int:
    """The number of a card that has no entry yet."""
    if name not in IDS[FIRST_MINOR:]:
        raise ValueError(f"{name}: there is no such card among MINORS in improvements.py")
    if number(name) in MINORS:
        raise ValueError(f"{name}: there are two entries for it")
    return number(name)


def _check(minor: Minor, cooks: list[int]) -> None:
    """ValueError, with the name of the card, for an entry that can't be meant."""
    if len(minor.effects) > 1 << EFFECT_BITS:
        raise ValueError(f"{minor.name}: a card has at most {1 << EFFECT_BITS} effects")
    if len(cooks) not in (0, len(COOKED)):
        raise ValueError(f"{minor.name}: 'cooks' has a number for each of {', '.join(COOKED)}")
    if minor.lies and minor.lies not in LIES:
        raise ValueError(f"{minor.name}: 'lies' is one of {', '.join(LIES)}, not '{minor.lies}'")
    if not all([0 <= perk < perks.NUMBER and amount > 0 for perk, amount in minor.perks.items()]):
        raise ValueError(
            f"{minor.name}: 'gives' has perks of perks.py, as far as NUMBER counts them, one or more of each"
        )
    if not all([0 <= card < FIRST_MINOR for card in minor.upgrades]):
        raise ValueError(f"{minor.name}: 'upgrades' are major improvements")
    if minor.removes and not minor.upgrades:
        raise ValueError(f"{minor.name}: 'removes' is for a card that upgrades another")
    lasts = minor.perks or minor.lies or not all([effect.instant == PLAYED for effect in minor.effects])
    if minor.passing and lasts:
        raise ValueError(f"{minor.name}: a card that is passed on does all that it does when it is played")


def cards_giving(player: Player, perk: int) -> list[int]:
    """The cards in front of a player that give something for as long as they lie there."""
    if not player.perk(perk):
        return []
    return [card for card in player.cards if card >= FIRST_MINOR and perk in MINORS[card].perks]


def card_in_use(move: Move) -> int:
    """The card whose use a move is."""
    return OF_VERBS.get(move.verb.word, move.a)


def card_of(code: int) -> int:
    """The card that an effect belongs to."""
    return code >> EFFECT_BITS


def fire(state: Position, seat: int, instant: int, what: int = 0, number: int = 0) -> None:
    """An instant has come for the cards in front of a player; not for those played in the same turn."""
    for code in state.players[seat].listeners.get(instant, []):
        if card_of(code) not in state.fresh:
            happen(state, seat, code, what, number)


def happen(state: Position, seat: int, code: int, what: int, number: int) -> None:
    """An effect of a player's card happens; what it brings anybody is noted."""
    before = belongings(state)
    EFFECTS[code].happen(state, seat, code, what, number)
    if before:
        kind = CAME_HOME if EFFECTS[code].instant == HOME else BROUGHT
        place = (seat - state.first) % len(state.players)
        for other, changed in enumerate(more_than(state, before)):
            *goods, points = [max(change, 0) for change in changed]
            if any(goods) or points:
                state.note(FarmersEvent(kind, other, card=card_of(code), goods=goods, points=points, order=place))


def question_of(state: Position, step: Asked) -> str:
    """What is asked, as the texts call it."""
    asks = EFFECTS[step.effect].asks
    if asks:
        return asks
    return USE if notation.USES[card_of(step.effect)] in state.moves() else PAY


def asked(state: Position, step: Asked) -> Values:
    """What a question is about: the card, how many answers are left, and what only that card knows."""
    effect = EFFECTS[step.effect]
    return {
        "card": IDS[card_of(step.effect)],
        "question": question_of(state, step),
        "left": effect.left(step),
        **effect.about(state, step),
    }


def total(state: Position, seat: int, question: int) -> int:
    """What the cards in front of a player add up to."""
    return sum([EFFECTS[code].worth(state, seat) for code in state.players[seat].listeners.get(question, [])])


def effect_at(card: int, instant: int) -> int:
    """The code of what a card does at an instant, or -1."""
    if card >= FIRST_MINOR:
        for place, effect in enumerate(MINORS[card].effects):
            if effect.instant == instant:
                return card << EFFECT_BITS | place
    return -1


def index_listeners(player: Player) -> None:
    """What the cards in front of a player do, and when, is known again."""
    listeners: dict[int, list[int]] = {}
    gives: dict[int, int] = {}
    for card in player.cards:
        if card >= FIRST_MINOR:
            for perk, number in MINORS[card].perks.items():
                gives[perk] = gives.get(perk, 0) + number
            listeners.setdefault(IN_PLAY, []).append(card)
            for place, effect in enumerate(MINORS[card].effects):
                listeners.setdefault(effect.instant, []).append(card << EFFECT_BITS | place)
    player.listeners = listeners
    player.perks = gives
    player.refresh_rates()
