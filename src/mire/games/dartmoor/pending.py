"""Which steps can be pending at a decision, so that a position from outside can be played on."""

from mire.core.errors import BadRecord
from mire.core.first import turn_order
from mire.core.state import NOBODY, Step
from mire.games.dartmoor import effects, rules
from mire.games.dartmoor.components import FACE_IDS, WINTER_CARDS
from mire.games.dartmoor.effects import can_be_had, is_repeated, matches
from mire.games.dartmoor.position import HAND_LIMIT, NO_CAVE
from mire.games.dartmoor.rules import DartmoorState
from mire.games.dartmoor.vocabulary import DISCARD, LAY_MOOR, PLACE, STORE, TAKE, Action

DEEDS = {effects.TAKING: TAKE, effects.STORING: STORE, effects.LAYING: LAY_MOOR, effects.DISCARDING: DISCARD}


def check_pending(state: DartmoorState) -> None:
    """The steps are those of a set-up or of a turn, and the last is a decision with something to decide."""
    if bool(state.paid) and (not state.pending or state.pending[-1].ask is not rules.PAYING):
        raise BadRecord("state: cards are in 'paid' while a card is paid for, and only then")
    if (state.winters == WINTER_CARDS) != (state.seat == NOBODY) or bool(state.pending) != (state.seat != NOBODY):
        raise BadRecord("state: the game is over with the third winter card, then nobody's turn and nothing pending")
    if state.seat == NOBODY:
        if state.extra_turns:
            raise BadRecord("state: 'extra_turns' are none when the game is over")
    elif state.pending[-1].ask is rules.CHOOSING:
        _check_choice_of_cave(state)
    else:
        _check_turn(state)


def check_first(state: DartmoorState, first: int) -> None:
    """Before the first turn the steps tell who begins."""
    if state.seat != NOBODY and state.pending[0].ask is rules.TURN and len(state.pending) > 1:
        begins = [*rules.seats_awaiting_caves(state), state.seat][0]
        if begins != first:
            raise BadRecord(f"state: 'pending': seat {first} begins, so its cave comes last, not that of seat {begins}")


def _check_choice_of_cave(state: DartmoorState) -> None:
    players = len(state.players)
    first = rules.seats_awaiting_caves(state)[:1]
    seats = turn_order(first[0], players) if first else []
    place = seats.index(state.seat) if state.seat in seats else players
    expected = [("turn", 0), *[("in-cave", seat) for seat in seats]]
    expected += [("cave", seat) for seat in seats[: place + 1]]
    chosen = [seat for seat in seats if state.players[seat].cave != NO_CAVE]
    if [(step.ask.name, step.a) for step in state.pending] != expected or chosen != seats[place + 1 :]:
        raise BadRecord("state: 'pending': caves are chosen from the last seat to the first, then carried out so")
    if len(state.caves) < 2:
        raise BadRecord("state: 'pending': the last cave is not chosen, it goes to who is left")


def _check_turn(state: DartmoorState) -> None:
    """A turn, or the effect of a cave before the first."""
    if state.caves:
        raise BadRecord("state: 'caves' lie there only until everybody has chosen one")
    steps = state.pending
    waiting = 0
    if steps[0].ask is rules.TURN:
        while waiting + 1 < len(steps) and steps[waiting + 1].ask is rules.IN_CAVE:
            waiting += 1
        if len(steps) > 1 and not _follow_each_other([step.a for step in steps[1 : waiting + 1]], state):
            raise BadRecord("state: 'pending': the effects of caves are carried out from the last seat to the first")
    elif steps[0].ask is not rules.END:
        raise BadRecord("state: 'pending' begins with the end of a turn, or with the first turn to come")
    _check_rest(state, steps[waiting + 1 :])


def _follow_each_other(waiting: list[int], state: DartmoorState) -> bool:
    """Whether the seats whose caves wait are those from the one that begins up to the one that decides now."""
    first = waiting[0] if waiting else state.seat
    return [*waiting, state.seat] == turn_order(first, len(state.players))[: len(waiting) + 1]


def _check_rest(state: DartmoorState, rest: list[Step]) -> None:
    in_turn = state.pending[0].ask is rules.END
    if not rest:
        if in_turn or len(state.pending) > 1:
            raise BadRecord("state: 'pending' ends with a decision")
        if not state.moves():
            raise BadRecord("state: 'pending': who can neither draw nor play discards, it is no turn")
        return
    top = rest[-1]
    if top.ask is effects.DISCARDING and top.b == effects.SPECIAL_CASE:
        _check_special_case(state, rest, in_turn=in_turn)
        return
    below = rest[:-1]
    for step in below:
        if step.ask is effects.PLACING:
            if not is_repeated(_action(state, step)):
                raise BadRecord("state: 'pending': a single card to be placed is the last step")
        elif step.ask is effects.ACTING:
            _action(state, step)
        else:
            raise BadRecord(f"state: 'pending': nothing waits for '{step.ask.name}'")
    own_action = top.ask in (rules.PAYING, rules.DRAWING) or (top.ask is rules.PUTTING and top.b == rules.PLAYED)
    if own_action and (below or not in_turn):
        raise BadRecord(f"state: 'pending': '{top.ask.name}' is a step of a turn, before any effect")
    _check_decision(state, top)


def _check_special_case(state: DartmoorState, rest: list[Step], *, in_turn: bool) -> None:
    cards = rules.SPECIAL_CASE_CARDS
    steps = [(step.ask.name, step.a) for step in rest]
    done = cards - rest[-1].a
    if not in_turn or steps[:-1] != [("draws", cards)] or not 0 <= done < cards:
        raise BadRecord(f"state: 'pending': in the special case {cards} cards are discarded, then drawn")
    if len(state.player.hand) + done != HAND_LIMIT:
        raise BadRecord(f"state: 'pending': the special case is for a hand of {HAND_LIMIT} cards")


def _check_decision(state: DartmoorState, step: Step) -> None:
    ask = step.ask
    if ask is rules.PUTTING:
        _check_putting(state, step)
    elif ask is rules.PAYING:
        _check_paying(state, step)
    elif ask is rules.DRAWING:
        if len(state.player.hand) >= HAND_LIMIT:
            raise BadRecord("state: 'pending': no second card is drawn into a full hand")
    elif ask is effects.PLACING:
        _action(state, step)
    elif ask in DEEDS:
        if not granting(state, step):
            raise BadRecord(f"state: 'pending': no card of the player asks for '{ask.name}' of {step.a} cards")
    else:
        raise BadRecord(f"state: 'pending': '{ask.name}' is no decision")
    if ask in DEEDS and not can_be_had(state, step):
        raise BadRecord(f"state: 'pending': there is nothing to decide about for '{ask.name}'")


def _check_putting(state: DartmoorState, step: Step) -> None:
    face = state.components.faces[step.a]
    name = FACE_IDS[step.a]
    if face.is_host or not state.player.forest.places(face):
        raise BadRecord(f"state: 'pending': there is no place for {name}")
    if step.b == rules.PLAYED:
        if len(state.player.hand) < face.species.cost:
            raise BadRecord(f"state: 'pending': the hand can't pay for {name}")
        return
    with_effect = step.b == rules.FREE_WITH_EFFECT
    placing = [action for action in _sources(state) if action.do == PLACE and action.with_effect == with_effect]
    if not any(matches(face.species, action.of) for action in placing):
        raise BadRecord(f"state: 'pending': no card of the player places {name} free of charge")


def _check_paying(state: DartmoorState, step: Step) -> None:
    face = state.components.faces[step.a]
    name = FACE_IDS[step.a]
    hosts = state.player.forest.hosts
    if face.is_host != (step.b == rules.NO_HOST):
        raise BadRecord(f"state: 'pending': a tree, shrub or moor has no host, other cards have one; not so {name}")
    if not face.is_host and not (0 <= step.b < len(hosts) and hosts[step.b].accepts & face.niche):
        raise BadRecord(f"state: 'pending': there is no place for {name} at that host")
    missing = face.species.cost - len(state.paid)
    if not 0 < missing <= len(state.player.hand):
        raise BadRecord(f"state: 'pending': {missing} cards can't be left to pay for {name}")
    if any(state.paid.count(card) > state.clearing.count(card) for card in state.paid):
        raise BadRecord("state: the cards in 'paid' lie in the clearing")


def _action(state: DartmoorState, step: Step) -> Action:
    """The action of a step, which is one that the player's own cards ask for."""
    action = next((action for action in _sources(state) if action.number == step.a), None)
    if action is None or (step.ask is effects.PLACING and action.do != PLACE):
        raise BadRecord(f"state: 'pending': no card of the player asks for action {step.a} as '{step.ask.name}'")
    return action


def granting(state: DartmoorState, step: Step) -> list[Action]:
    """What of the player's own cards may have asked for a decision; the step itself does not say."""
    return [action for action in _sources(state) if action.do == DEEDS[step.ask] and _is_enough(action, step.a)]


def _sources(state: DartmoorState) -> list[Action]:
    """What the cards in the player's forest ask for, and before the first turn the cave."""
    player = state.player
    species = {host.species for host in player.forest.hosts}
    species |= {face.species for host in player.forest.hosts for slot in host.slots for face in slot}
    actions = [action for one in species for action in (one.effect, one.bonus) if action is not None]
    if state.pending[0].ask is rules.TURN:
        actions += state.components.caves[player.cave].actions
    return actions


def _is_enough(action: Action, cards: int) -> bool:
    return action.per is not None or action.amount >= cards > 0
