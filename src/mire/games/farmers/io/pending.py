"""Which steps can be pending at a decision, so that a position from outside can be played on."""

from mire.core.errors import BadRecord
from mire.core.state import NOBODY, Step
from mire.games.farmers.box import board
from mire.games.farmers.box.board import MAJOR, ROUNDS, STAGES, ActionSpace
from mire.games.farmers.box.goods import FIRST_ANIMAL
from mire.games.farmers.box.majors import CLAY_OVEN, STONE_OVEN
from mire.games.farmers.box.special_cards import (
    CARDS,
    CUT_PEAT,
    DISPLAY,
    FELL_TREES,
    HORSE_MARKET,
    ILLICIT_WORK,
    SLASH_AND_BURN,
)
from mire.games.farmers.io.pending_cards import breeders, check_with_cards, wrong
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import (
    AGAIN,
    AGAIN_STEP,
    BREEDING,
    CLEARING_STEP,
    CUTTING_STEP,
    FELLING_STEP,
    HOUSING_STEP,
    PREPARING,
    SOLO_CARD,
    TURN,
    Acting,
    Feeding,
    Fencing,
    Getting,
    Heating,
    Housing,
)
from mire.games.farmers.rules.actions import after

LAND = {CUT_PEAT: CUTTING_STEP, FELL_TREES: FELLING_STEP, SLASH_AND_BURN: CLEARING_STEP}


def is_harvest(state: Position) -> bool:
    """Whether people are at home for the harvest, or for good."""
    return state.seat == NOBODY or (state.round > 0 and state.pending[0].kind is PREPARING)


def harvests_begun(state: Position) -> int:
    """How many harvests there have been, with the one that is on."""
    return len([last for last in STAGES if last < state.round or (last == state.round and is_harvest(state))])


def has_heated(state: Position, seat: int) -> bool:
    """Whether a player has been through feeding and heating in this harvest."""
    return not any([isinstance(step, (Feeding, Heating)) and step.seat == seat for step in state.pending])


def check_pending(state: Position) -> None:
    """The steps are those of a harvest or of a turn."""
    if bool(state.pending) != (state.seat != NOBODY) or (state.seat == NOBODY and state.round != ROUNDS):
        raise BadRecord(f"state: the game is over after round {ROUNDS}, then nobody's turn and nothing pending")
    if not state.round and state.board.level == 1:
        raise BadRecord("state: the first 'round' is 1")
    if is_harvest(state):
        _check_display(state)
    if state.seat == NOBODY or not state.round:
        return
    if state.pending[-1].kind is SOLO_CARD:
        _check_solo_card(state)
    if state.board.level > 1:
        check_with_cards(state)
    elif is_harvest(state):
        _check_harvest(state)
    else:
        _check_turn(state)


def check_decision(state: Position) -> None:
    """The last step is something to decide: nothing would happen by itself now."""
    if state.seat == NOBODY:
        return
    if not state.is_asked():
        raise wrong(f"'{state.pending[-1].kind.name}' is no decision now")


def _check_display(state: Position) -> None:
    if state.round not in STAGES:
        raise wrong(f"there are harvests after the rounds {STAGES}")
    if state.kept or any(state.face_down) or any([user != DISPLAY for user in state.users]):
        raise BadRecord("state: in a harvest all special action cards are on the display")


def _check_harvest(state: Position) -> None:
    seats = state.seats_in_order()
    seats.reverse()
    steps = state.pending[1:]
    breeding = breeders(steps)
    rest = steps[len(breeding) :]
    if breeding != seats[: len(breeding)] or any([step.kind is BREEDING for step in rest]):
        raise wrong("animals breed in turn order, when all are fed and warm")
    if len(breeding) < len(seats):
        housed = [isinstance(step, Housing) and step.breeding for step in rest]
        if housed != [True] or state.seat != seats[len(breeding)]:
            raise wrong("when animals breed there may be some without room, of the next player in turn order")
        return
    fed = [step for step in rest if isinstance(step, (Feeding, Heating))]
    if not rest or len(fed) < len(rest) or [step.seat for step in fed] != seats[: len(rest)]:
        raise wrong("people are fed and houses heated in turn order")
    begun = [isinstance(step, Heating) or step.begun for step in fed]
    burnt = isinstance(fed[-1], Heating) and fed[-1].burnt
    if begun != [False] * (len(fed) - 1) + [True] or burnt or state.seat != fed[-1].seat:
        raise wrong("one player at a time feeds, then heats")


def _check_turn(state: Position) -> None:
    """A turn, at its beginning or with what a space or special action has opened."""
    steps = state.pending
    used = any([user != DISPLAY for user in state.users])
    if len(state.players) == 1 and used != (steps[0].kind is AGAIN):
        raise BadRecord("state: alone, the card is in front of the player only while it is used")
    if steps[0].kind is TURN or steps[0].kind is SOLO_CARD:
        if len(steps) > 1:
            raise wrong(f"upon a '{steps[0].kind.name}' there is nothing")
        if steps[0].kind is TURN and not state.player.home and not state.player.bed:
            raise wrong("a turn takes a person to place")
        return
    if not any([_shape(steps) == _shape(other) for other in _openings(state)]):
        raise wrong("that is not what a space or special action in use by the player opens")


def _check_solo_card(state: Position) -> None:
    untouched = state.player.home + state.player.bed == state.player.people
    if not state.cards or not state.pile or state.kept or not untouched:
        raise wrong("whether the 'card' stays is asked at the start of a round, if there is another")


def _shape(steps: list[Step]) -> list[tuple[str, tuple[int, ...]]]:
    """Steps to compare; which spaces are to be fenced in is another question."""
    return [(step.kind.name, _numbers(step)) for step in steps]


def _numbers(step: Step) -> tuple[int, ...]:
    if isinstance(step, Acting):
        return step.actions, step.begun, step.optional, step.one_of
    if isinstance(step, Housing):
        return step.breeding, step.guest_chosen
    if isinstance(step, Getting):
        return step.space, step.choice
    return (int(step.spaces > 0),) if isinstance(step, Fencing) else ()


def _openings(state: Position) -> list[list[Step]]:
    """All stacks of steps that what the player uses now can have led to."""
    found: list[list[Step]] = []
    for space in state.spaces:
        if state.occupants[space.number] == state.seat:
            last = len(space.chooses) - 1
            for choice in range(len(space.chooses)):
                found.append([Getting(space.number, later) for later in range(last, choice - 1, -1)])
            below: list[Step] = [Acting(space.then, optional=True)] if space.then else []
            found += [[*below, *steps] for steps in _acting(state, space.does)]
            found += _acting(state, space.then, optional=True)
            if _gives_animals(space):
                found.append([HOUSING_STEP])
    for place, user in enumerate(state.users):
        if user == state.seat:
            again = [AGAIN_STEP] if len(state.players) == 1 else []
            found += [[*again, *steps] for steps in _special(state, CARDS[state.cards[place]].actions)]
    return found


def _gives_animals(space: ActionSpace) -> bool:
    offered = [offer.ware for offers in space.chooses for offer in offers]
    return max([space.adds, *offered]) >= FIRST_ANIMAL or space.number == board.CORRAL


def _special(state: Position, actions: list[int]) -> list[list[Step]]:
    """What the special actions of a card open."""
    found: list[list[Step]] = [[step] for action, step in LAND.items() if action in actions]
    if HORSE_MARKET in actions:
        found.append([HOUSING_STEP])
    if ILLICIT_WORK in actions:
        found += _acting(state, MAJOR)
    return [*found, []]


def _acting(state: Position, actions: int, *, optional: bool = False) -> list[list[Step]]:
    """How open actions can be gone on with, and what stands upon them."""
    found: list[list[Step]] = []
    steps = [Acting(actions, optional=optional)] if actions else []
    for step in steps:
        below: list[Step] = [HOUSING_STEP] if step.begun == board.FENCES else []
        found.append([*below, step])
        if below:
            found += [[*below, step, Fencing(1)], below]
        if step.begun == MAJOR and state.player.cards[-1:] in ([CLAY_OVEN], [STONE_OVEN]):
            found.append([step, Acting(board.BAKE, optional=True)])
        later = [after(step, action) for action in board.ACTIONS if step.actions & action]
        steps += [other for other in later if _shape([other]) not in [_shape([known]) for known in steps]]
    return found
