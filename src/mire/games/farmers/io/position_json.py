"""Reads positions back from their data."""

from typing import Annotated

import msgspec

from mire.core.entries import read_position
from mire.core.errors import BadRecord
from mire.core.game import Setup
from mire.core.state import NOBODY
from mire.games.farmers.box import board, majors
from mire.games.farmers.box.board import BOARDS, ROUNDS
from mire.games.farmers.box.goods import GOODS
from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.box.special_cards import CARD_IDS, DISPLAY
from mire.games.farmers.handlers import step_from_json
from mire.games.farmers.io.invariants import check
from mire.games.farmers.io.invariants_hands import check_way
from mire.games.farmers.io.position_json_players import PlayerData, Told, read_player
from mire.games.farmers.io.view import dump
from mire.games.farmers.model.deck import Deck
from mire.games.farmers.model.step_data import Count, StepData, read_names
from mire.games.farmers.rules import dealing
from mire.games.farmers.state import FarmersState

__all__ = ["check", "load"]


class SpaceData(msgspec.Struct, forbid_unknown_fields=True):
    """An action space with what lies there and who stands there."""

    id: str
    stock: Count
    by: int | None
    blocked: Told = None


class SpecialData(msgspec.Struct, forbid_unknown_fields=True):
    """A special action card on the table."""

    card: str
    by: int | None
    face_down: bool


class SoloData(msgspec.Struct, forbid_unknown_fields=True):
    """The pile of special action cards; its cards are among what is hidden."""

    buried: list[str]
    discarded: list[str]
    kept: bool
    pile: Told = None
    next: Told = None


class Hidden(msgspec.Struct, forbid_unknown_fields=True):
    """The stage cards to come, the solo game's pile, its next card last, and how the hands came about."""

    stage_cards: list[str]
    pile: list[str]
    hands: list[list[str]] = []
    packs: list[list[str]] = []
    aside: list[list[str]] = []
    undealt: list[str] = []
    draws: list[Count] = []


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position, as view.dump writes it."""

    seat: int | None
    turn: Annotated[int, msgspec.Meta(ge=0, le=99_999)]
    round: Annotated[int, msgspec.Meta(ge=0, le=ROUNDS)]
    first: int
    stage_cards: list[str]
    spaces: list[SpaceData]
    special: list[SpecialData]
    solo: SoloData | None
    stacks: list[list[str]]
    traded: list[str]
    pending: list[StepData]
    players: list[PlayerData]
    hidden: Hidden
    shown: dict[str, int] = {}
    removed: list[str] = []
    fresh: list[str] = []
    garden_path: int | None = None
    drawn: list[Count] = []
    draft: Told = None
    spent: list[str] = []


def load(setup: Setup, data: object, *, tokens: bool, level: int = 1, hands: str = dealing.DRAFT) -> FarmersState:
    """The position in the data, checked."""
    position = read_position(data, PositionData)
    if len(position.players) != setup.players:
        raise BadRecord(f"state: 'players' has {len(position.players)} entries for {setup.players} players")
    if (position.solo is None) != (setup.players > 1):
        raise BadRecord("state: 'solo' is for one player alone, and null for more")
    if len(position.stage_cards) != position.round:
        raise BadRecord(f"state: {position.round} 'stage_cards' lie open in round {position.round}")
    players = [read_player(player, f"player {seat}") for seat, player in enumerate(position.players, 1)]
    order = read_names(position.stage_cards + position.hidden.stage_cards, board.IDS, "stage_cards")
    state = FarmersState(BOARDS[level][setup.players], players, order, tokens=tokens)
    _check_order(state)
    state.enter_round(position.round)
    _read_table(state, position)
    _read_cards(state, position)
    state.pending = [step_from_json(step) for step in position.pending]
    check(state)
    if level > 1:
        check_way(state, hands)
    _check_told(data, dump(state), "state")
    return state


def _check_order(state: FarmersState) -> None:
    """The stage cards are those of their stages."""
    stages = state.board.stages
    first = 0
    for stage in stages:
        if sorted(state.order[first : first + len(stage)]) != sorted(stage):
            names = ", ".join([board.IDS[card] for card in stage])
            raise BadRecord(f"state: 'stage_cards', then those hidden: {names} come in rounds {first + 1} and after")
        first += len(stage)
    if state.order[0] != board.MAJOR_IMPROVEMENT or len(state.order) != ROUNDS:
        raise BadRecord(f"state: the first of {ROUNDS} 'stage_cards' is major_improvement")


def _read_table(state: FarmersState, data: PositionData) -> None:
    """What lies between the players."""
    seats = [data.seat, data.first, data.garden_path, *data.shown.values()]
    seats += [*[card.by for card in data.special], *[space.by for space in data.spaces]]
    for seat in seats:
        if seat is not None and seat not in range(len(state.players)):
            last = len(state.players) - 1
            raise BadRecord(f"state: seats go from 0 to {last}, and null is none; there is no seat {seat}")
    if [space.id for space in data.spaces] != [space.name for space in state.spaces]:
        raise BadRecord(f"state: the 'spaces' are: {', '.join([space.name for space in state.spaces])}")
    for space in data.spaces:
        number = board.IDS.index(space.id)
        state.stock[number] = space.stock
        state.occupants[number] = NOBODY if space.by is None else space.by
    for card in data.special:
        state.cards += read_names([card.card], CARD_IDS, "special")
        state.users.append(DISPLAY if card.by is None else card.by)
        state.face_down.append(card.face_down)
    state.pile = read_names(data.hidden.pile, CARD_IDS, "hidden pile")
    if data.solo is not None:
        state.buried = len(data.solo.buried)
        state.discarded = read_names(data.solo.discarded, CARD_IDS, "discarded")
        state.kept = data.solo.kept
    state.stacks = [read_names(stack, majors.IDS, "stacks") for stack in data.stacks]
    traded = read_names(data.traded, GOODS, "traded")
    spent = read_names(data.spent, GOODS, "spent")
    if any([good in traded for good in spent]):
        raise BadRecord("state: what was 'spent' makes up for as much that was 'traded': a good is in one list only")
    state.traded = [traded.count(good) - spent.count(good) for good in range(len(GOODS))]
    state.first = data.first
    state.seat = NOBODY if data.seat is None else data.seat
    state.turn = data.turn


def _read_cards(state: FarmersState, data: PositionData) -> None:
    """Minor improvements: where hands came from, and what left the game."""
    state.garden_path = NOBODY if data.garden_path is None else data.garden_path
    state.removed = read_names(data.removed, IDS, "removed")
    state.fresh = read_names(data.fresh, IDS, "fresh")
    state.draws = list(data.hidden.draws)
    state.drawn = list(data.drawn)
    state.deck = Deck(
        [read_names(hand, IDS, "hidden hands") for hand in data.hidden.hands],
        [read_names(pack, IDS, "hidden packs") for pack in data.hidden.packs],
        [read_names(cards, IDS, "hidden aside") for cards in data.hidden.aside],
        read_names(data.hidden.undealt, IDS, "hidden undealt"),
        {read_names([card], IDS, "shown")[0]: seat for card, seat in data.shown.items()},
    )


def _check_told(told: object, follows: object, where: str) -> None:
    """What was told besides must be what follows from the rest."""
    if isinstance(told, dict) and isinstance(follows, dict):
        for key, value in told.items():
            if key not in follows:
                raise BadRecord(f"{where}: '{str(key)[:40]}' does not belong there")
            _check_told(value, follows[key], f"{where}: {key}")
    elif isinstance(told, list) and isinstance(follows, list) and len(told) == len(follows):
        for number, (value, other) in enumerate(zip(told, follows, strict=True), 1):
            _check_told(value, other, f"{where} {number}")
    elif told != follows or isinstance(told, bool) != isinstance(follows, bool):
        raise BadRecord(f"{where}: it must be {follows!r}")
