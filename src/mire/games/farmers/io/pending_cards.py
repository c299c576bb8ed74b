"""Which steps can be pending where cards may ask things: each is possible, and they are in an order that can be."""

from typing import Final

from mire.core.errors import BadRecord
from mire.core.state import Kind, Step
from mire.games.farmers.box.board import ACTIONS, FENCES
from mire.games.farmers.box.special_cards import DISPLAY
from mire.games.farmers.cards.card import EFFECTS, MINORS, card_of
from mire.games.farmers.cards.moments import BUILT_ROOMS, DELIVERED, PLAYED
from mire.games.farmers.model import perks
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import (
    ACTING,
    AGAIN,
    BREEDING,
    CARD_CHOICE,
    CLEARING,
    CUTTING,
    DECIDING,
    FEEDING,
    FELLING,
    FENCING,
    GETTING,
    HEATING,
    HOUSING,
    OCCURRING,
    OPENING,
    PREPARING,
    RETURNING,
    SOLO_CARD,
    TURN,
    Acting,
    Asked,
    Feeding,
    Fencing,
    Getting,
    Heating,
    Occurring,
    OfSeat,
)

WITHIN: Final[list[Kind]] = [  # what can come up anywhere
    ACTING,
    FENCING,
    HOUSING,
    GETTING,
    CUTTING,
    FELLING,
    CLEARING,
    CARD_CHOICE,
    OCCURRING,
    DECIDING,
    AGAIN,
]
HAPPENING: Final[list[Kind]] = [PREPARING, BREEDING, DECIDING, OCCURRING, OPENING, RETURNING]  # by itself
OF_HARVEST: Final[list[Kind]] = [BREEDING, FEEDING, HEATING]


def check_with_cards(state: Position) -> None:
    """The steps of a harvest, a turn, or the beginning or end of a round, and what cards ask upon them."""
    steps = state.pending
    first = steps[0].kind
    if first is TURN and not state.player.home and not state.player.bed:
        raise wrong("a turn takes a person to place")
    if steps[-1].kind in HAPPENING:
        raise wrong(f"'{steps[-1].kind.name}' is no decision")
    above = steps[1:] if first in (TURN, PREPARING, OPENING, RETURNING) else steps
    if steps[-1].kind is SOLO_CARD:
        above = above[:-1]
    kinds = WITHIN + OF_HARVEST if first is PREPARING else WITHIN
    if not all([step.kind in kinds for step in above]):
        raise wrong("that is not what a round, a harvest or a card in use brings about")
    _check_owners(state)
    _check_alone(state)
    if first is PREPARING:
        _check_harvest(state, [step for step in above if step.kind in OF_HARVEST])


def wrong(why: str) -> BadRecord:
    """What is pending can't be."""
    return BadRecord(f"state: 'pending': {why}")


def _check_harvest(state: Position, steps: list[Step]) -> None:
    """All feed and heat in turn order, then animals breed, those of the player with guests last."""
    seats = state.seats_in_order()
    seats.reverse()
    hosts = [seat for seat in seats if state.players[seat].perk(perks.GUESTS)]
    order = hosts + [seat for seat in seats if seat not in hosts]
    breeding = breeders(steps)
    fed = [step for step in steps[len(breeding) :] if isinstance(step, (Feeding, Heating))]
    if breeding != order[: len(breeding)] or len(fed) < len(steps) - len(breeding):
        raise wrong("animals breed in turn order, when all are fed and warm")
    if [step.seat for step in fed] != seats[: len(fed)] or (fed and len(breeding) < len(seats)):
        raise wrong("people are fed and houses heated in turn order")
    if any([_is_begun(step) for step in fed[:-1]]):
        raise wrong("one player at a time feeds, then heats")
    top = state.pending[-1]
    if isinstance(top, (Feeding, Heating)) and not (_is_begun(top) and top.seat == state.seat):
        raise wrong("one player at a time feeds, then heats")
    if fed and fed[-1].kind is not top.kind and _is_begun(fed[-1]) and fed[-1].seat != state.seat:
        raise wrong("one player at a time feeds, then heats")


def breeders(steps: list[Step]) -> list[int]:
    """Whose animals will breed, as far as those steps come first."""
    found: list[int] = []
    for step in steps:
        if not isinstance(step, OfSeat) or step.kind is not BREEDING:
            break
        found.append(step.seat)
    return found


def _is_begun(step: Feeding | Heating) -> bool:
    return isinstance(step, Heating) or step.begun


def _check_alone(state: Position) -> None:
    """The card of who plays alone is used while it is asked whether it is kept."""
    again = len([step for step in state.pending if step.kind is AGAIN])
    used = len(state.players) == 1 and any([user != DISPLAY for user in state.users])
    if again != used:
        raise BadRecord("state: alone, the card is in front of the player only while it is used")


def owners(state: Position) -> list[int]:
    """Who will decide each step: below that another decides, it is that player."""
    found: list[int] = []
    seat = state.seat
    for step in reversed(state.pending):
        if isinstance(step, OfSeat) and step.kind is DECIDING:
            seat = step.seat
        found.append(seat)
    found.reverse()
    return found


def _check_owners(state: Position) -> None:
    """Each step is possible for who will decide it."""
    if any([isinstance(step, OfSeat) and step.seat >= len(state.players) for step in state.pending]):
        raise wrong(f"seats go from 0 to {len(state.players) - 1}")
    seen: list[tuple[int, int]] = []
    for place, seat in enumerate(owners(state)):
        step = state.pending[place]
        if isinstance(step, Fencing):
            below = state.pending[place - 1] if place else step
            begun = below.begun if isinstance(below, Acting) else 0
            if place < len(state.pending) - 1 or begun != FENCES or not step.spaces:
                raise wrong("a 'fence' is built last, when 'fences' have begun")
        elif not _is_possible(state, state.players[seat], step):
            raise wrong(f"'{step.kind.name}' is not possible for player {seat + 1}")
        elif isinstance(step, Asked) and EFFECTS[step.effect].instant != DELIVERED:  # two forests may come in one round
            if (seat, step.effect) in seen:
                raise wrong("a card asks a player one thing at a time")
            seen.append((seat, step.effect))


def _is_possible(state: Position, player: Player, step: Step) -> bool:
    farm = player.farm
    if isinstance(step, Acting):
        return step.begun == 0 or step.begun in ACTIONS
    if isinstance(step, Getting):
        space = state.board.spaces.get(step.space)
        return space in state.spaces and space is not None and step.choice < len(space.chooses)
    if step.kind is CUTTING:
        return farm.moors != 0
    if step.kind is FELLING:
        return farm.forests != 0
    if step.kind is CLEARING:
        return farm.beside_fields(farm.lone_forests) != 0
    if isinstance(step, Occurring):
        return step.instant != BUILT_ROOMS or step.about <= farm.room_count
    return not isinstance(step, Asked) or _can_ask(state, player, step)


def _can_ask(state: Position, player: Player, step: Asked) -> bool:
    """Whether a card can ask this of a player."""
    card, effect = card_of(step.effect), EFFECTS[step.effect]
    if card not in player.cards and not MINORS[card].passing and not effect.asks_others:
        return False
    if card not in state.deck.shown or (effect.instant == PLAYED and not _is_new(state, card)):
        return False
    return effect.may_ask(player, step)


def _is_new(state: Position, card: int) -> bool:
    """Whether a card may have been played in this turn."""
    return card in state.fresh or MINORS[card].passing
