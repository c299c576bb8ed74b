"""Which steps can be pending at a decision, so that a position from outside can be played on."""

from mire.core.errors import BadRecord
from mire.core.first import turn_order
from mire.core.state import NOBODY, Step
from mire.games.dartmoor.box.components import FACE_IDS, WINTER_CARDS
from mire.games.dartmoor.box.vocabulary import PLACE, Action
from mire.games.dartmoor.handlers import HANDLERS
from mire.games.dartmoor.handlers.handler import Offer
from mire.games.dartmoor.model.position import HAND_LIMIT, NO_CAVE, Position
from mire.games.dartmoor.model.steps import (
    CHOOSING,
    DRAWING,
    DRAWS,
    END,
    FREE_WITH_EFFECT,
    IN_CAVE,
    NO_HOST,
    PAYING,
    PLACING,
    PLAYED,
    SPECIAL_CASE_CARDS,
    TURN,
    Counted,
    Discarding,
    OfAction,
    OfSeat,
    Paying,
    Putting,
)
from mire.games.dartmoor.rules.effects import is_repeated, matches
from mire.games.dartmoor.rules.sources import DEEDS, granting, sources


def check_pending(state: Position) -> None:
    """The steps are those of a set-up or of a turn, and the last is a decision with something to decide."""
    if bool(state.paid) and (not state.pending or state.pending[-1].kind is not PAYING):
        raise BadRecord("state: cards are in 'paid' while a card is paid for, and only then")
    if (state.winters == WINTER_CARDS) != (state.seat == NOBODY) or bool(state.pending) != (state.seat != NOBODY):
        raise BadRecord("state: the game is over with the third winter card, then nobody's turn and nothing pending")
    if state.seat == NOBODY:
        if state.extra_turns:
            raise BadRecord("state: 'extra_turns' are none when the game is over")
    elif state.pending[-1].kind is CHOOSING:
        _check_choice_of_cave(state)
    else:
        _check_turn(state)


def check_first(state: Position, first: int) -> None:
    """Before the first turn the steps tell who begins."""
    if state.seat != NOBODY and state.pending[0].kind is TURN and len(state.pending) > 1:
        begins = [*state.seats_awaiting_caves(), state.seat][0]
        if begins != first:
            raise BadRecord(f"state: 'pending': seat {first} begins, so its cave comes last, not that of seat {begins}")


def _check_choice_of_cave(state: Position) -> None:
    players = len(state.players)
    first = state.seats_awaiting_caves()[:1]
    seats = turn_order(first[0], players) if first else []
    place = seats.index(state.seat) if state.seat in seats else players
    expected = [("turn", 0), *[("in-cave", seat) for seat in seats]]
    expected += [("cave", seat) for seat in seats[: place + 1]]
    chosen = [seat for seat in seats if state.players[seat].cave != NO_CAVE]
    told = [(step.kind.name, step.seat if isinstance(step, OfSeat) else 0) for step in state.pending]
    if told != expected or chosen != seats[place + 1 :]:
        raise BadRecord("state: 'pending': caves are chosen from the last seat to the first, then carried out so")
    if len(state.caves) < 2:
        raise BadRecord("state: 'pending': the last cave is not chosen, it goes to who is left")


def _check_turn(state: Position) -> None:
    """A turn, or the effect of a cave before the first."""
    if state.caves:
        raise BadRecord("state: 'caves' lie there only until everybody has chosen one")
    steps = state.pending
    waiting = 0
    if steps[0].kind is TURN:
        while waiting + 1 < len(steps) and steps[waiting + 1].kind is IN_CAVE:
            waiting += 1
        if len(steps) > 1 and not _follow_each_other(_seats(steps[1 : waiting + 1]), state):
            raise BadRecord("state: 'pending': the effects of caves are carried out from the last seat to the first")
    elif steps[0].kind is not END:
        raise BadRecord("state: 'pending' begins with the end of a turn, or with the first turn to come")
    _check_rest(state, steps[waiting + 1 :])


def _seats(steps: list[Step]) -> list[int]:
    return [step.seat for step in steps if isinstance(step, OfSeat)]


def _follow_each_other(waiting: list[int], state: Position) -> bool:
    """Whether the seats whose caves wait are those from the one that begins up to the one that decides now."""
    first = waiting[0] if waiting else state.seat
    return [*waiting, state.seat] == turn_order(first, len(state.players))[: len(waiting) + 1]


def _check_rest(state: Position, rest: list[Step]) -> None:
    in_turn = state.pending[0].kind is END
    if not rest:
        if in_turn or len(state.pending) > 1:
            raise BadRecord("state: 'pending' ends with a decision")
        if not state.moves():
            raise BadRecord("state: 'pending': who can neither draw nor play discards, it is no turn")
        return
    top = rest[-1]
    below = rest[:-1]
    if isinstance(top, Discarding) and top.special_case:
        _check_special_case(state, below, top, in_turn=in_turn)
        return
    for step in below:
        if not isinstance(step, OfAction):
            raise BadRecord(f"state: 'pending': nothing waits for '{step.kind.name}'")
        action = _action(state, step)
        if step.kind is PLACING and not is_repeated(action):
            raise BadRecord("state: 'pending': a single card to be placed is the last step")
    own_action = top.kind in (PAYING, DRAWING) or (isinstance(top, Putting) and top.how == PLAYED)
    if own_action and (below or not in_turn):
        raise BadRecord(f"state: 'pending': '{top.kind.name}' is a step of a turn, before any effect")
    _check_decision(state, top)


def _check_special_case(state: Position, below: list[Step], top: Discarding, *, in_turn: bool) -> None:
    cards = SPECIAL_CASE_CARDS
    told = [(step.kind, step.cards if isinstance(step, Counted) else 0) for step in below]
    done = cards - top.cards
    if not in_turn or told != [(DRAWS, cards)] or not 0 <= done < cards:
        raise BadRecord(f"state: 'pending': in the special case {cards} cards are discarded, then drawn")
    if len(state.player.hand) + done != HAND_LIMIT:
        raise BadRecord(f"state: 'pending': the special case is for a hand of {HAND_LIMIT} cards")


def _check_decision(state: Position, step: Step) -> None:
    kind = step.kind
    if isinstance(step, Putting):
        _check_putting(state, step)
    elif isinstance(step, Paying):
        _check_paying(state, step)
    elif kind is DRAWING:
        if len(state.player.hand) >= HAND_LIMIT:
            raise BadRecord("state: 'pending': no second card is drawn into a full hand")
    elif isinstance(step, OfAction) and kind is PLACING:
        _action(state, step)
    elif isinstance(step, Counted) and kind in DEEDS:
        if not granting(state, step):
            raise BadRecord(f"state: 'pending': no card of the player asks for '{kind.name}' of {step.cards} cards")
        offer = HANDLERS[kind.number]
        assert isinstance(offer, Offer)
        if not offer.can_be_had(state, step):
            raise BadRecord(f"state: 'pending': there is nothing to decide about for '{kind.name}'")
    else:
        raise BadRecord(f"state: 'pending': '{kind.name}' is no decision")


def _check_putting(state: Position, step: Putting) -> None:
    face = state.components.faces[step.face]
    name = FACE_IDS[step.face]
    if face.is_host or not state.player.forest.places(face):
        raise BadRecord(f"state: 'pending': there is no place for {name}")
    if step.how == PLAYED:
        if len(state.player.hand) < face.species.cost:
            raise BadRecord(f"state: 'pending': the hand can't pay for {name}")
        return
    with_effect = step.how == FREE_WITH_EFFECT
    placing = [action for action in sources(state) if action.do == PLACE and action.with_effect == with_effect]
    if not any(matches(face.species, action.of) for action in placing):
        raise BadRecord(f"state: 'pending': no card of the player places {name} free of charge")


def _check_paying(state: Position, step: Paying) -> None:
    face = state.components.faces[step.face]
    name = FACE_IDS[step.face]
    hosts = state.player.forest.hosts
    if face.is_host != (step.host == NO_HOST):
        raise BadRecord(f"state: 'pending': a tree, shrub or moor has no host, other cards have one; not so {name}")
    if not face.is_host and not (0 <= step.host < len(hosts) and hosts[step.host].accepts & face.niche):
        raise BadRecord(f"state: 'pending': there is no place for {name} at that host")
    missing = face.species.cost - len(state.paid)
    if not 0 < missing <= len(state.player.hand):
        raise BadRecord(f"state: 'pending': {missing} cards can't be left to pay for {name}")
    if any(state.paid.count(card) > state.clearing.count(card) for card in state.paid):
        raise BadRecord("state: the cards in 'paid' lie in the clearing")


def _action(state: Position, step: OfAction) -> Action:
    """The action of a step, which is one that the player's own cards ask for."""
    action = next((action for action in sources(state) if action.number == step.action), None)
    if action is None or (step.kind is PLACING and action.do != PLACE):
        raise BadRecord(f"state: 'pending': no card of the player asks for action {step.action} as '{step.kind.name}'")
    return action
