"""Reads positions back from their data and checks that every card is somewhere, once, and lies where it can."""

from collections import Counter
from typing import Annotated

import msgspec

from mire.core.entries import read_position
from mire.core.errors import BadRecord
from mire.core.game import Setup
from mire.core.state import NOBODY
from mire.games.dartmoor.box.card_names import card_named, cards_named, face_named
from mire.games.dartmoor.box.components import CARD_IDS, CAVES, FACE_IDS, WINTER, WINTER_CARDS, Components, Face
from mire.games.dartmoor.box.vocabulary import TREES
from mire.games.dartmoor.handlers import HANDLERS
from mire.games.dartmoor.io.pending import check_first, check_pending
from mire.games.dartmoor.io.view import cards
from mire.games.dartmoor.model.forest import SLOTS, Forest, Host, empty_forest
from mire.games.dartmoor.model.position import HAND_LIMIT, NO_CAVE, Player, Position, Sighting
from mire.games.dartmoor.model.step_data import Count, StepData
from mire.games.dartmoor.model.steps import OfFace
from mire.games.dartmoor.state import RETURNED, DartmoorState

READERS = {handler.kind.name: handler for handler in HANDLERS}


class Placed(msgspec.Struct, forbid_unknown_fields=True):
    """A card at a host; its points are told, not read."""

    face: str
    points: Count = 0


class HostData(msgspec.Struct, forbid_unknown_fields=True):
    """A tree, shrub or moor with the cards in its four slots."""

    card: str
    species: str
    slots: list[list[Placed]]
    tree: str | None = None
    points: Count = 0


class PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    """A player's cards."""

    hand: list[str]
    seen: list[tuple[str, Count]]
    cave: int | None
    stored: list[str]
    forest: list[HostData]
    cards: int | None = None
    families: dict[str, Count] = {}
    cave_points: Count = 0


class Hidden(msgspec.Struct, forbid_unknown_fields=True):
    """The stack in the order the cards come, and what was put aside unseen."""

    stack: list[str]
    box: list[str]


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position, as view.dump writes it."""

    seat: int | None
    turn: Annotated[int, msgspec.Meta(ge=0)]
    winters: Annotated[int, msgspec.Meta(ge=0, le=WINTER_CARDS)]
    clearing: list[str]
    discard: list[str]
    caves: list[int]
    extra_turns: Annotated[int, msgspec.Meta(ge=0, le=9)]
    paid: list[str]
    pending: list[StepData]
    players: list[PlayerData]
    hidden: Hidden
    stack: int | None = None
    box: int | None = None


def load(components: Components, setup: Setup, data: object) -> DartmoorState:
    """The position in the data, checked."""
    position = read_position(data, PositionData)
    if len(position.players) != setup.players:
        raise BadRecord(f"state: 'players' has {len(position.players)} entries for {setup.players} players")
    players = [_load_player(components, player, seat) for seat, player in enumerate(position.players)]
    stack = [WINTER if name == "winter" else card_named(name, "hidden stack") for name in position.hidden.stack]
    state = DartmoorState(components, players, stack, cards_named(position.hidden.box, "hidden box"))
    _check_number(position.stack, len(stack), "stack")
    _check_number(position.box, len(state.box), "box")
    state.clearing = sorted(cards_named(position.clearing, "clearing"))
    state.discard = cards_named(position.discard, "discard")
    state.caves = sorted(position.caves)
    state.winters = position.winters
    state.paid = cards_named(position.paid, "paid")
    state.extra_turns = position.extra_turns
    state.seat = NOBODY if position.seat is None else position.seat
    state.turn = position.turn
    state.pending = [READERS[step.ask].from_json(step) for step in position.pending]
    if position.seat is not None and not 0 <= position.seat < setup.players:
        raise BadRecord(f"state: 'seat' is 0 to {setup.players - 1}, or null when the game is over")
    check(state)
    check_first(state, setup.first)
    return state


def check(state: Position) -> None:
    """Every card of the box is somewhere, once; hands, sightings and what is pending are as they can be."""
    _check_cards(state)
    _check_caves(state)
    for seat, player in enumerate(state.players):
        if len(player.hand) > HAND_LIMIT:
            raise BadRecord(f"state: player {seat + 1}: a hand has at most {HAND_LIMIT} cards, not {len(player.hand)}")
        _check_sightings(state.components, player, f"state: player {seat + 1}")
    check_pending(state)


def _check_cards(state: Position) -> None:
    rest = state.stack[state.drawn :]
    found = Counter(card for card in rest if card != WINTER)
    for pile in (state.box, state.clearing, state.discard):
        found.update(pile)
    for player in state.players:
        found.update(player.hand + player.stored)
        for host in player.forest.hosts:
            found[host.card] += 1
            found.update(face.card for slot in host.slots for face in slot)
    for step in state.pending:
        if isinstance(step, OfFace):
            found[state.components.faces[step.face].card] += 1
    expected = Counter(state.components.deck)
    if found != expected:
        wrong = cards(sorted((found - expected) + (expected - found)))
        raise BadRecord(f"state: every card of the deck is in one place; not so: {', '.join(wrong)}")
    if rest.count(WINTER) + state.winters != WINTER_CARDS:
        raise BadRecord(f"state: there are {WINTER_CARDS} winter cards, in the stack or counted by 'winters'")
    if len(state.box) != RETURNED[len(state.players)]:
        raise BadRecord(f"state: {RETURNED[len(state.players)]} cards were put into the box, not {len(state.box)}")


def _check_caves(state: Position) -> None:
    caves = state.caves + [player.cave for player in state.players if player.cave != NO_CAVE]
    if len(set(caves)) != len(state.players) or len(caves) != len(state.players):
        raise BadRecord(f"state: there is one cave per player, each once, not {caves}")
    if not all(1 <= cave <= CAVES for cave in caves):
        raise BadRecord(f"state: the caves are numbered from 1 to {CAVES}, not {caves}")


def _check_sightings(components: Components, player: Player, where: str) -> None:
    """A card that was seen is in the hand, or in one of the face-down moors laid since."""
    hosts = player.forest.hosts
    face_down = [hosts[place].card for place in player.face_down(components)]
    moors = [sighting.moors for sighting in player.seen]
    if moors != sorted(moors) or moors[-1:] > [len(face_down)]:
        raise BadRecord(f"{where}: 'seen' counts the face-down moors of that time, {len(face_down)} by now")
    for number, sighting in enumerate(player.seen):
        since = [later.card for later in player.seen[number:]].count(sighting.card)
        held = player.hand.count(sighting.card) + face_down[sighting.moors :].count(sighting.card)
        if since > held:
            raise BadRecord(f"{where}: 'seen' names {CARD_IDS[sighting.card]}, which is not where it can be")


def _load_player(components: Components, data: PlayerData, seat: int) -> Player:
    where = f"player {seat + 1}"
    hand = sorted(cards_named(data.hand, f"{where}, hand"))
    _check_number(data.cards, len(hand), f"{where}, cards")
    seen = [Sighting(card_named(name, f"{where}, seen"), moors) for name, moors in data.seen]
    forest = empty_forest()
    for number, host in enumerate(data.forest, 1):
        _load_host(components, forest, host, f"state: {where}, host {number}")
    stored = cards_named(data.stored, f"{where}, stored")
    return Player(hand, seen, NO_CAVE if data.cave is None else data.cave, stored, forest)


def _load_host(components: Components, forest: Forest, data: HostData, where: str) -> None:
    card = card_named(data.card, where.removeprefix("state: "))
    if data.species == components.universal.id:
        forest.lay(card, components.universal)
        tree = None
    else:
        face = components.cards[card].faces[0]
        if not face.is_host or face.species.id != data.species:
            raise BadRecord(f"{where}: {data.card} is no {data.species}")
        forest.grow(card, face.species, face.tree)
        tree = TREES[face.tree]
    if data.tree not in (None, tree):
        raise BadRecord(f"{where}: its tree symbol is {tree or 'none'}")
    if len(data.slots) != SLOTS:
        raise BadRecord(f"{where}: it has {SLOTS} slots, not {len(data.slots)}")
    slots = [[components.faces[face_named(placed.face, where)] for placed in slot] for slot in data.slots]
    _fill(forest, len(forest.hosts) - 1, slots, where)


def _fill(forest: Forest, place: int, slots: list[list[Face]], where: str) -> None:
    """Place the cards of a host anew by the rules, each slot in its order; who lets others share comes late."""
    left = [slot.copy() for slot in slots]
    while any(left):
        host = forest.hosts[place]
        fitting = [slot for slot in range(SLOTS) if left[slot] and _goes_to(host, left[slot][0], slot)]
        if not fitting:
            stuck = next(faces[0] for faces in left if faces)
            raise BadRecord(f"{where}: {FACE_IDS[stuck.number]} can't be in that slot")
        patient = [slot for slot in fitting if not left[slot][0].species.shares_dragonflies]
        forest.add(place, left[(patient or fitting)[0]].pop(0))


def _goes_to(host: Host, face: Face, slot: int) -> bool:
    return host.accepts & face.niche != 0 and host.slot_for(face) == slot


def _check_number(told: int | None, counted: int, where: str) -> None:
    if told not in (None, counted):
        raise BadRecord(f"state: {where}: {counted} cards are there, not {told}")
