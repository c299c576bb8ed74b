"""Which steps can be pending where cards may ask things: each is possible, and they are in an order that can be."""

from typing import Final

from mire.core.errors import BadRecord
from mire.core.state import Ask, Step
from mire.games.farmers.board import ACTIONS, FENCES
from mire.games.farmers.cards.card import EFFECTS, MINORS, card_of
from mire.games.farmers.cards.livestock import taken_of
from mire.games.farmers.cards.timing import BUILT_ROOMS, DELIVERED, PLAYED
from mire.games.farmers.goods import ANIMALS, FIRST_ANIMAL, FIRST_TILE
from mire.games.farmers.improvements import NIGHT_PASTURE, number
from mire.games.farmers.player import Player
from mire.games.farmers.rules import FarmersState
from mire.games.farmers.special import DISPLAY
from mire.games.farmers.steps import (
    ACTING,
    AGAIN,
    ASKED,
    BREEDING,
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
    ONE_OF,
    OPENING,
    OPTIONAL,
    PREPARING,
    RETURNING,
    SOLO_CARD,
    TURN,
)
from mire.games.farmers.told_steps import ARRIVED, CATTLE_STALL, LIVESTOCK_MARKET

WITHIN: Final[list[Ask]] = [  # what can come up anywhere
    ACTING,
    FENCING,
    HOUSING,
    GETTING,
    CUTTING,
    FELLING,
    CLEARING,
    ASKED,
    OCCURRING,
    DECIDING,
    AGAIN,
]
HAPPENING: Final[list[Ask]] = [PREPARING, BREEDING, DECIDING, OCCURRING, OPENING, RETURNING]  # by itself
OF_HARVEST: Final[list[Ask]] = [BREEDING, FEEDING, HEATING]
BUTCHERS_BLOCK: Final = number("butchers_block")
MOOR_ARCHAEOLOGY: Final = number("moor_archaeology")
NATURES_FERTILIZER: Final = number("natures_fertilizer")


def check_with_cards(state: FarmersState) -> None:
    """The steps of a harvest, a turn, or the beginning or end of a round, and what cards ask upon them."""
    steps = state.pending
    first = steps[0].ask
    if first is TURN and not state.player.home and not state.player.bed:
        raise wrong("a turn takes a person to place")
    if steps[-1].ask in HAPPENING:
        raise wrong(f"'{steps[-1].ask.name}' is no decision")
    above = steps[1:] if first in (TURN, PREPARING, OPENING, RETURNING) else steps
    if steps[-1].ask is SOLO_CARD:
        above = above[:-1]
    kinds = WITHIN + OF_HARVEST if first is PREPARING else WITHIN
    if not all([step.ask in kinds for step in above]):
        raise wrong("that is not what a round, a harvest or a card in use brings about")
    _check_owners(state)
    _check_alone(state)
    if first is PREPARING:
        _check_harvest(state, [step for step in above if step.ask in OF_HARVEST])


def wrong(why: str) -> BadRecord:
    """What is pending can't be."""
    return BadRecord(f"state: 'pending': {why}")


def _check_harvest(state: FarmersState, steps: list[Step]) -> None:
    """All feed and heat in turn order, then animals breed, those of who has the Night Pasture last."""
    seats = state.seats_in_order()
    seats.reverse()
    hosts = [seat for seat in seats if NIGHT_PASTURE in state.players[seat].cards]
    order = hosts + [seat for seat in seats if seat not in hosts]
    breeding = [step.a for step in steps if step.ask is BREEDING]
    fed = steps[len(breeding) :]
    if breeding != order[: len(breeding)] or not all([step.ask is BREEDING for step in steps[: len(breeding)]]):
        raise wrong("animals breed in turn order, when all are fed and warm")
    if [step.a for step in fed] != seats[: len(fed)] or (fed and len(breeding) < len(seats)):
        raise wrong("people are fed and houses heated in turn order")
    if any([step.ask is not FEEDING or step.b for step in fed[:-1]]):
        raise wrong("one player at a time feeds, then heats")
    top = state.pending[-1]
    if top.ask in OF_HARVEST and (top.ask is BREEDING or top.a != state.seat or (top.ask is FEEDING and not top.b)):
        raise wrong("one player at a time feeds, then heats")
    if fed and fed[-1].ask is not top.ask and (fed[-1].ask is HEATING or fed[-1].b) and fed[-1].a != state.seat:
        raise wrong("one player at a time feeds, then heats")


def _check_alone(state: FarmersState) -> None:
    """The card of who plays alone is used while it is asked whether it is kept."""
    again = len([step for step in state.pending if step.ask is AGAIN])
    used = len(state.players) == 1 and any([user != DISPLAY for user in state.users])
    if again != used:
        raise BadRecord("state: alone, the card is in front of the player only while it is used")


def owners(state: FarmersState) -> list[int]:
    """Who will decide each step: below that another decides, it is that player."""
    found: list[int] = []
    seat = state.seat
    for step in reversed(state.pending):
        seat = step.a if step.ask is DECIDING else seat
        found.append(seat)
    found.reverse()
    return found


def _check_owners(state: FarmersState) -> None:
    """Each step is possible for who will decide it."""
    if any(
        [(step.ask is DECIDING or step.ask in OF_HARVEST) and step.a >= len(state.players) for step in state.pending]
    ):
        raise wrong(f"seats go from 0 to {len(state.players) - 1}")
    seen: list[tuple[int, int]] = []
    for place, seat in enumerate(owners(state)):
        step = state.pending[place]
        if step.ask is FENCING:
            below = state.pending[place - 1] if place else step
            if place < len(state.pending) - 1 or below.ask is not ACTING or below.b != FENCES or not step.a:
                raise wrong("a 'fence' is built last, when 'fences' have begun")
        elif not _is_possible(state, state.players[seat], step):
            raise wrong(f"'{step.ask.name}' is not possible for player {seat + 1}")
        elif step.ask is ASKED and EFFECTS[step.a].instant != DELIVERED:  # two forests may come in one round
            if (seat, step.a) in seen:
                raise wrong("a card asks a player one thing at a time")
            seen.append((seat, step.a))


def _is_possible(state: FarmersState, player: Player, step: Step) -> bool:
    farm = player.farm
    if step.ask is ACTING:
        begun = step.b & ~(OPTIONAL | ONE_OF)
        return begun == 0 or begun in ACTIONS
    if step.ask is GETTING:
        space = state.board.spaces.get(step.a)
        return space in state.spaces and space is not None and step.b < len(space.chooses)
    if step.ask is CUTTING:
        return farm.moors != 0
    if step.ask is FELLING:
        return farm.forests != 0
    if step.ask is CLEARING:
        return farm.beside_fields(farm.lone_forests) != 0
    if step.ask is OCCURRING:
        return step.a != BUILT_ROOMS or step.b <= farm.room_count
    return step.ask is not ASKED or _can_ask(state, player, step)


def _can_ask(state: FarmersState, player: Player, step: Step) -> bool:
    """Whether a card can ask this of a player."""
    card = card_of(step.a)
    farm = player.farm
    if card not in player.cards and not MINORS[card].passing and card != BUTCHERS_BLOCK:
        return False
    if card not in state.deck.shown or (EFFECTS[step.a].instant == PLAYED and not _is_new(state, card)):
        return False
    if card == LIVESTOCK_MARKET:
        return all([taken_of(step.b, kind) <= player.animals[kind] for kind in range(len(ANIMALS))])
    if card == MOOR_ARCHAEOLOGY:
        used = farm.rooms | farm.fields | farm.forests | farm.moors | farm.blocked
        return (farm.board & ~used) >> step.b & 1 != 0
    if card == NATURES_FERTILIZER:
        return farm.empty_fields >> step.b & 1 != 0
    if card in ARRIVED and EFFECTS[step.a].instant != PLAYED:
        return (step.b >= FIRST_TILE) != (card == CATTLE_STALL) and step.b >= FIRST_ANIMAL
    return True


def _is_new(state: FarmersState, card: int) -> bool:
    """Whether a card may have been played in this turn."""
    return card in state.fresh or MINORS[card].passing
