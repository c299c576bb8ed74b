"""Reads positions back from their data."""

from typing import Annotated, Any, Literal

import msgspec

from mire.core.entries import read_position
from mire.core.errors import BadRecord
from mire.core.game import Setup
from mire.core.state import NOBODY, Ask, Step
from mire.games.farmers import board, dealing, majors, steps
from mire.games.farmers.board import BOARDS, ROUNDS
from mire.games.farmers.components import ACTION_NAMES
from mire.games.farmers.conserved import check
from mire.games.farmers.farmyard import Farmyard, Field
from mire.games.farmers.goods import ANIMALS, GOODS, WARES, packed
from mire.games.farmers.grid import NAMES
from mire.games.farmers.pastures import fence_count
from mire.games.farmers.player import Delivery, Player
from mire.games.farmers.rules import FarmersState
from mire.games.farmers.special import CARD_IDS, DISPLAY
from mire.games.farmers.steps import ACTING, FENCING, HOUSING, OPTIONAL
from mire.games.farmers.view import HOUSES, dump

__all__ = ["check", "load"]

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Told = Any  # follows from the rest; if it is there, it must be what follows
ACTIONS = {name: action for action, name in ACTION_NAMES.items()}
ASKS: dict[str, Ask] = {
    ask.name: ask
    for ask in [
        steps.TURN,
        steps.GETTING,
        steps.CUTTING,
        steps.FELLING,
        steps.CLEARING,
        steps.SOLO_CARD,
        steps.AGAIN,
        steps.PREPARING,
        ACTING,
        FENCING,
        HOUSING,
        steps.FEEDING,
        steps.HEATING,
        steps.BREEDING,
    ]
}


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


class CropData(msgspec.Struct, forbid_unknown_fields=True):
    """A crop on a field."""

    crop: Literal["grain", "vegetable"]
    left: Count


class PastureData(msgspec.Struct, forbid_unknown_fields=True):
    """A pasture; who lives there is told, not read."""

    spaces: list[str]
    room: Told = None
    kind: Told = None
    animals: Told = None


class FarmData(msgspec.Struct, forbid_unknown_fields=True):
    """A farmyard."""

    house: Literal["wood", "clay", "stone"]
    rooms: list[str]
    fields: list[str]
    sown: dict[str, CropData]
    forests: list[str]
    moors: list[str]
    stables: list[str]
    pastures: list[PastureData]
    board: Told = None
    fences_left: Told = None


class DeliveryData(msgspec.Struct, forbid_unknown_fields=True):
    """A ware that waits for a round."""

    round: Count
    ware: str
    card: str


class PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in front of a player."""

    goods: dict[str, Count]
    animals: dict[str, Count]
    farm: FarmData
    people: Count
    newborns: Count
    home: Count
    bed: Count
    in_infirmary: Count
    cards: list[str]
    unlit: list[str]
    crafted: list[str]
    deliveries: list[DeliveryData]
    begging: Count
    bonus: Count
    rates: Told = None
    due: Told = None


class StepData(msgspec.Struct, forbid_unknown_fields=True):
    """Something still to be done; the last of the list comes first."""

    ask: str
    actions: list[str] = []
    begun: str | bool | None = None
    optional: bool = False
    spaces: list[str] = []
    breeding: bool = False
    space: str = board.IDS[0]
    choice: Count = 0
    seat: Count = 0
    wood: Told = None


class Hidden(msgspec.Struct, forbid_unknown_fields=True):
    """The stage cards to come, and the solo game's pile, its next card last."""

    stage_cards: list[str]
    pile: list[str]


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position, as view.dump writes it."""

    seat: int | None
    turn: Annotated[int, msgspec.Meta(ge=0, le=99_999)]
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
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


def load(setup: Setup, data: object, *, tokens: bool, level: int = 1, hands: str = dealing.DRAFT) -> FarmersState:
    """The position in the data, checked."""
    position = read_position(data, PositionData)
    if len(position.players) != setup.players:
        raise BadRecord(f"state: 'players' has {len(position.players)} entries for {setup.players} players")
    if (position.solo is None) != (setup.players > 1):
        raise BadRecord("state: 'solo' is for one player alone, and null for more")
    if len(position.stage_cards) != position.round:
        raise BadRecord(f"state: {position.round} 'stage_cards' lie open in round {position.round}")
    players = [_load_player(player, f"player {seat}") for seat, player in enumerate(position.players, 1)]
    order = _numbers(position.stage_cards + position.hidden.stage_cards, board.IDS, "stage_cards")
    state = FarmersState(BOARDS[level][setup.players], players, order, tokens=tokens)
    _check_order(state)
    state.enter_round(position.round)
    _load_table(state, position)
    state.pending = [_load_step(step) for step in position.pending]
    check(state)
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


def _load_table(state: FarmersState, data: PositionData) -> None:
    """What lies between the players."""
    seats = range(len(state.players))
    for seat in [data.seat, data.first, *[card.by for card in data.special], *[space.by for space in data.spaces]]:
        if seat is not None and seat not in seats:
            raise BadRecord(f"state: seats go from 0 to {len(seats) - 1}, and null is none; there is no seat {seat}")
    if [space.id for space in data.spaces] != [space.name for space in state.spaces]:
        raise BadRecord(f"state: the 'spaces' are: {', '.join([space.name for space in state.spaces])}")
    for space in data.spaces:
        number = board.IDS.index(space.id)
        state.stock[number] = space.stock
        state.occupants[number] = NOBODY if space.by is None else space.by
    for card in data.special:
        state.cards += _numbers([card.card], CARD_IDS, "special")
        state.users.append(DISPLAY if card.by is None else card.by)
        state.face_down.append(card.face_down)
    state.pile = _numbers(data.hidden.pile, CARD_IDS, "hidden pile")
    if data.solo is not None:
        state.buried = len(data.solo.buried)
        state.discarded = _numbers(data.solo.discarded, CARD_IDS, "discarded")
        state.kept = data.solo.kept
    state.stacks = [_numbers(stack, majors.IDS, "stacks") for stack in data.stacks]
    traded = _numbers(data.traded, GOODS, "traded")
    state.traded = packed([traded.count(good) for good in range(len(GOODS))])
    state.first = data.first
    state.seat = NOBODY if data.seat is None else data.seat
    state.turn = data.turn


def _load_player(data: PlayerData, where: str) -> Player:
    for kinds, given in ((GOODS, data.goods), (ANIMALS, data.animals)):
        if sorted(given) != sorted(kinds):
            raise BadRecord(f"state: {where}: there must be a number for each of {', '.join(kinds)}")
    goods = [data.goods[good] for good in GOODS]
    player = Player(goods, [data.animals[animal] for animal in ANIMALS], _load_farm(data.farm, where))
    player.people = data.people
    player.newborns = data.newborns
    player.home = data.home
    player.bed = data.bed
    player.in_infirmary = data.in_infirmary
    player.cards = _numbers(data.cards, majors.IDS, f"{where}, cards")
    player.unlit = _numbers(data.unlit, majors.IDS, f"{where}, unlit")
    player.crafted = _numbers(data.crafted, majors.IDS, f"{where}, crafted")
    player.deliveries = [
        Delivery(
            wait.round,
            _numbers([wait.ware], WARES, f"{where}, deliveries")[0],
            _numbers([wait.card], majors.IDS, f"{where}, deliveries")[0],
        )
        for wait in data.deliveries
    ]
    player.begging = data.begging
    player.bonus = data.bonus
    player.learn_rates()
    return player


def _load_farm(data: FarmData, where: str) -> Farmyard:
    farm = Farmyard(_spaces(data.forests, f"{where}, forests"), _spaces(data.moors, f"{where}, moors"))
    farm.house = HOUSES.index(data.house)
    farm.rooms = _spaces(data.rooms, f"{where}, rooms")
    farm.fields = _spaces(data.fields, f"{where}, fields")
    for name, crop in data.sown.items():
        farm.sown[_spaces([name], f"{where}, sown")] = Field(GOODS.index(crop.crop), crop.left)
    farm.stables = _spaces(data.stables, f"{where}, stables")
    farm.pastures = [_spaces(pasture.spaces, f"{where}, pastures") for pasture in data.pastures]
    for pasture in farm.pastures:
        farm.fenced |= pasture
    farm.fences = fence_count(farm.pastures)
    return farm


def _load_step(data: StepData) -> Step:
    if data.ask not in ASKS:
        raise BadRecord(f"state: nothing pending is called '{data.ask[:40]}'; there are: {', '.join(ASKS)}")
    ask = ASKS[data.ask]
    if ask is ACTING:
        begun = [data.begun] if isinstance(data.begun, str) else []
        flag = OPTIONAL if data.optional else 0
        return Step(ask, _actions(data.actions), _actions(begun) | flag)
    if ask is FENCING:
        return Step(ask, _spaces(data.spaces, "pending"))
    if ask is HOUSING:
        return Step(ask, int(data.breeding))
    if ask is steps.GETTING:
        return Step(ask, _numbers([data.space], board.IDS, "pending")[0], data.choice)
    if ask in (steps.FEEDING, steps.HEATING, steps.BREEDING):
        return Step(ask, data.seat, int(data.begun is True))
    return Step(ask)


def _actions(names: list[str]) -> int:
    wrong = [name for name in names if name not in ACTIONS]
    if wrong or len(set(names)) != len(names):
        raise BadRecord(f"state: pending: the actions are, each once: {', '.join(ACTIONS)}")
    return sum([ACTIONS[name] for name in names])


def _spaces(names: list[str], where: str) -> int:
    """Spaces of a farmyard as a set."""
    numbers = _numbers(names, NAMES, where)
    if len(set(numbers)) != len(numbers):
        raise BadRecord(f"state: {where}: a space is named twice")
    return sum([1 << number for number in numbers])


def _numbers(names: list[str], words: list[str], where: str) -> list[int]:
    for name in names:
        if name not in words:
            raise BadRecord(f"state: {where}: there is no '{name[:40]}'")
    return [words.index(name) for name in names]


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
