"""What effects, bonuses and caves do. What asks for a decision is put on the stack of pending steps."""

from mire.games.dartmoor.box.components import NO_CARD, Components, Face, Species
from mire.games.dartmoor.box.vocabulary import (
    ALL,
    ANY_NUMBER,
    DISCARD,
    DRAW,
    EXTRA_TURN,
    LAY_MOOR,
    MOST,
    PLACE,
    REVEAL,
    SPECIES,
    STORE,
    SYMBOL,
    TAKE,
    Action,
    Condition,
    Count,
)
from mire.games.dartmoor.model import events
from mire.games.dartmoor.model.position import Player, Position
from mire.games.dartmoor.model.steps import (
    DRAWS,
    LAYING,
    PLACING,
    REVEALS,
    STORING,
    TAKING,
    Counted,
    Discarding,
    OfAction,
)
from mire.games.dartmoor.rules.counting import tally


def perform(position: Position, action: Action) -> None:
    """Begin an action."""
    if action.condition is not None and not holds(position, action.condition):
        return
    amount = action.amount if action.per is None else count(position, action.per)
    do = action.do
    if do == DRAW:
        position.pending.append(Counted(DRAWS, amount))
    elif do == REVEAL:
        position.pending.append(Counted(REVEALS, amount))
    elif do == TAKE:
        position.pending.append(Counted(TAKING, amount))
    elif do == STORE:
        _store(position, action, amount)
    elif do == PLACE:
        position.pending.append(OfAction(PLACING, action.number))
    elif do == LAY_MOOR:
        position.pending.append(Counted(LAYING, amount))
    elif do == DISCARD:
        position.pending.append(Discarding(amount, False))
    else:
        assert do == EXTRA_TURN
        position.extra_turns += 1
        position.note(events.EXTRA_TURN, position.seat)


def count(position: Position, what: Count) -> int:
    """How many of something are in the forest of whose decision it is."""
    return tally(position.player, len(position.components.species)).count(what)


def holds(position: Position, condition: Condition) -> bool:
    """Whether a condition of an effect holds now."""
    here = count(position, condition.count)
    if condition.kind == MOST:
        species = len(position.components.species)
        return all([here >= tally(player, species).count(condition.count) for player in position.players])
    return here >= condition.at_least


def matches(species: Species, what: Count | None) -> bool:
    """Whether a card is of the kind that an action is about."""
    if what is None:
        return True
    if what.of == SYMBOL:
        return species.symbols & what.number != 0
    assert what.of == SPECIES
    return species.number == what.number


def placeable(position: Position, action: Action) -> list[Face]:
    """The faces that an action allows to place, those that are alike once."""
    player, components = position.player, position.components
    cards = position.clearing if action.from_clearing else player.hand
    return [
        face
        for card in distinct(cards)
        for face in components.cards[card].faces
        if matches(face.species, action.of) and fits(player, face)
    ]


def fits(player: Player, face: Face) -> bool:
    """Whether there is a place for a face in the forest."""
    return face.is_host or player.forest.accepts & face.niche != 0


def distinct(cards: list[int]) -> list[int]:
    """Every card once; hands and the clearing are in the order of the box."""
    once: list[int] = []
    last = NO_CARD
    for card in cards:
        if card != last:
            once.append(card)
            last = card
    return once


def is_repeated(action: Action) -> bool:
    """Whether any number of cards may be placed, one after the other."""
    return action.amount == ANY_NUMBER


def _store(position: Position, action: Action, amount: int) -> None:
    """Into the cave: all of a kind at once, or cards to be chosen."""
    if amount != ALL:
        position.pending.append(Counted(STORING, amount))
        return
    cards = [card for card in position.clearing if _shows(position.components, card, action.of)]
    for card in cards:
        position.clearing.remove(card)
        position.player.stored.append(card)
        position.note_card(events.STORED, card)


def _shows(components: Components, card: int, what: Count | None) -> bool:
    return any([matches(face.species, what) for face in components.cards[card].faces])
