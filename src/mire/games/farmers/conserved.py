"""What holds in every position: each card and person is somewhere, once, and everything lies where it can."""

from typing import Final

from mire.core.errors import BadRecord
from mire.core.state import NOBODY
from mire.games.farmers import board
from mire.games.farmers.board import NO_GROWTH, ROUNDS, STAGES, ActionSpace
from mire.games.farmers.farmyard import FIRST_ROOMS, ON_FIELD, STABLES, STONE_HOUSE, Farmyard
from mire.games.farmers.goods import FOOD, GOODS, amount
from mire.games.farmers.grid import ones, parts
from mire.games.farmers.harvest import fuel_due
from mire.games.farmers.instants import WELL_ROUNDS
from mire.games.farmers.majors import (
    CRAFTS,
    IDS,
    MAJORS,
    RIDING_STABLES,
    STACKS,
    TRADES,
    VILLAGE_CHURCH,
    WELL,
    kitchen_of,
)
from mire.games.farmers.pastures import FENCES, fence_count
from mire.games.farmers.pending import check_decision, check_pending, has_heated, is_harvest
from mire.games.farmers.player import FIRST_PEOPLE, MOST_PEOPLE, Player
from mire.games.farmers.rules import FarmersState
from mire.games.farmers.special import CARD_IDS, DISPLAY, cards_for
from mire.games.farmers.start import START_CARDS
from mire.games.farmers.steps import HOUSING

RETURNED: Final = sorted({card for major in MAJORS for card in major.upgrades})  # cards that can come back


def check(state: FarmersState) -> None:
    """Cards, people, farms, goods on spaces and what is pending are as they can be."""
    _check_majors(state)
    _check_special(state)
    check_pending(state)
    for number, player in enumerate(state.players, 1):
        where = f"state: player {number}"
        _check_farm(player.farm, where)
        _check_cards(state, player, where)
        _check_deliveries(state, player, where)
    _check_people(state)
    _check_start(state)
    _check_spaces(state)
    _check_room(state)
    _check_traded(state)
    check_decision(state)


# Cards


def _check_majors(state: FarmersState) -> None:
    """Each of the 24 cards is in its stack or somebody's; the lower one comes out after the upper one."""
    owned = [card for player in state.players for card in player.cards]
    supply = [card for stack in state.stacks for card in stack]
    if sorted(owned + supply) != list(range(len(MAJORS))) or len(state.stacks) != STACKS:
        raise BadRecord(
            f"state: each of {len(MAJORS)} major improvements is in one of {STACKS} stacks or somebody's, once"
        )
    for number, stack in enumerate(state.stacks):
        if stack not in ([number + STACKS, number], [number + STACKS], [number], []):
            raise BadRecord(f"state: stack {number + 1} has {IDS[number]} upon {IDS[number + STACKS]} and nothing else")
        if stack == [number] and number not in RETURNED:
            raise BadRecord(f"state: {IDS[number + STACKS]} can't be built while {IDS[number]} lies upon it")


def _check_special(state: FarmersState) -> None:
    """The special action cards of the player count; alone, in the pile, on the table or discarded."""
    count = len(state.players)
    expected = cards_for(count)
    if count > 1:
        if state.cards != expected or state.pile or state.discarded:
            raise BadRecord(f"state: 'special' has, in this order: {', '.join([CARD_IDS[card] for card in expected])}")
    elif sorted(state.cards + state.pile + state.discarded) != expected or len(state.cards) > 1:
        raise BadRecord(
            f"state: each of {len(expected)} special action cards is in one place, at most one on the table"
        )
    elif state.buried > len(state.pile) or any(state.face_down):
        raise BadRecord("state: 'buried' are those at the bottom of the pile, and alone no card is face down")
    for place, user in enumerate(state.users):
        if user == DISPLAY and state.face_down[place]:
            raise BadRecord("state: 'special': a face-down card is in front of a player")


def _check_cards(state: FarmersState, player: Player, where: str) -> None:
    """Improvements that wait to be used, and those used in a harvest."""
    if player.unlit and not state.tokens:
        raise BadRecord(f"{where}: 'unlit' is for games with fuel tokens")
    if not _is_part(player.unlit, [card for card in player.cards if kitchen_of(card).cooks]):
        raise BadRecord(f"{where}: 'unlit' are cooking improvements of the player, each once")
    used = [card for card in player.cards if card in [craft.major for craft in CRAFTS] or card == VILLAGE_CHURCH]
    if not _is_part(player.crafted, used) or (player.crafted and not _harvests(state)):
        raise BadRecord(f"{where}: 'crafted' are buildings of the player used in the last harvest, each once")
    if player.bonus > (_harvests(state) if VILLAGE_CHURCH in player.cards else 0):
        raise BadRecord(f"{where}: 'bonus' is for the Village Church, at most 1 a harvest")
    if player.begging and not _harvests(state):
        raise BadRecord(f"{where}: 'begging' begins with the first harvest")


def _harvests(state: FarmersState) -> int:
    """How many harvests have begun."""
    return len([last for last in STAGES if last < state.round or (last == state.round and is_harvest(state))])


def _is_part(some: list[int], all_of_them: list[int]) -> bool:
    return len(set(some)) == len(some) and all([one in all_of_them for one in some])


def _check_deliveries(state: FarmersState, player: Player, where: str) -> None:
    """The Well has food on some of the next rounds, the Riding Stables on all that are left."""
    for card in (WELL, RIDING_STABLES):
        rounds = [wait.round for wait in player.deliveries if wait.card == card and wait.ware == FOOD]
        longest = min(state.round + WELL_ROUNDS, ROUNDS) if card == WELL else ROUNDS
        following = list(range(state.round + 1, longest + 1))
        if card not in player.cards:
            fits = not rounds
        elif card == WELL:
            fits = rounds == following[: len(rounds)]
        else:
            fits = rounds == following
        if not fits:
            raise BadRecord(f"{where}: 'deliveries' of {IDS[card]} are food for the next rounds, one each")
    if not all([wait.ware == FOOD and wait.card in (WELL, RIDING_STABLES) for wait in player.deliveries]):
        raise BadRecord(f"{where}: 'deliveries' are food of {IDS[WELL]} or {IDS[RIDING_STABLES]}")


# Farms


def _check_farm(farm: Farmyard, where: str) -> None:
    tiles = [farm.rooms, farm.fields, farm.forests, farm.moors, farm.stables | farm.fenced]
    if sum([ones(spaces) for spaces in tiles]) != ones(_union(tiles)) or _union(tiles) & ~farm.board:
        raise BadRecord(f"{where}: a space of the farm, A1 to C5, holds one thing, a pasture only stables")
    if farm.rooms & FIRST_ROOMS != FIRST_ROOMS or len(parts(farm.rooms)) > 1 or not 0 <= farm.house <= STONE_HOUSE:
        raise BadRecord(f"{where}: the 'rooms' are one house, with B1 and C1")
    if len(parts(farm.fields)) > 1:
        raise BadRecord(f"{where}: each of the 'fields' lies beside another")
    for field, crop in farm.sown.items():
        if not field & farm.fields or not 1 <= crop.left <= ON_FIELD[crop.crop]:
            raise BadRecord(f"{where}: 'sown' are fields, with up to 3 grain or 2 vegetables")
    if ones(farm.stables) > STABLES:
        raise BadRecord(f"{where}: there are {STABLES} stables")
    _check_pastures(farm, where)


def _check_pastures(farm: Farmyard, where: str) -> None:
    apart = sum([ones(pasture) for pasture in farm.pastures]) == ones(farm.fenced)
    if not apart or not all([len(parts(pasture)) == 1 for pasture in farm.pastures]):
        raise BadRecord(f"{where}: each of the 'pastures' is some connected spaces of its own")
    if len(parts(farm.fenced)) > 1:
        raise BadRecord(f"{where}: each of the 'pastures' lies beside another")
    if fence_count(farm.pastures) > FENCES:
        raise BadRecord(f"{where}: the 'pastures' take more than {FENCES} fences")


def _union(sets: list[int]) -> int:
    union = 0
    for spaces in sets:
        union |= spaces
    return union


def _check_start(state: FarmersState) -> None:
    """Forests and moors are what is left of the start cards, each of which one player can have had."""
    possible = []
    for player in state.players:
        farm = player.farm
        fitting = [
            number
            for number, card in enumerate(START_CARDS)
            if not farm.forests & ~card.forests and not farm.moors & ~card.moors
        ]
        possible.append(fitting)
    if not _can_each_have_one(possible, []):
        raise BadRecord(
            "state: 'forests' and 'moors' are not what is left of start cards, a different one for each player"
        )


def _can_each_have_one(possible: list[list[int]], taken: list[int]) -> bool:
    """Whether everybody can have a card that nobody else has."""
    if len(taken) == len(possible):
        return True
    return any([_can_each_have_one(possible, [*taken, card]) for card in possible[len(taken)] if card not in taken])


def _check_room(state: FarmersState) -> None:
    """Animals have room, except those that are being seen to."""
    housing = any([step.ask is HOUSING for step in state.pending])
    for seat, player in enumerate(state.players):
        if not player.have_room() and not (housing and seat == state.seat):
            raise BadRecord(f"state: player {seat + 1} has no room for all animals")


def _check_traded(state: FarmersState) -> None:
    """Only what trade buildings give was received by trade."""
    owners = state.players if state.seat == NOBODY else [state.player]
    given = {good for owner in owners for card in owner.cards for _, good in TRADES.get(card, [])}
    if any(amount(state.traded, good) for good in range(len(GOODS)) if good not in given):
        raise BadRecord(
            f"state: 'traded' are goods that the trade buildings of the player give: {[GOODS[g] for g in given]}"
        )


# People and action spaces


def _check_people(state: FarmersState) -> None:
    for seat, player in enumerate(state.players):
        where = f"state: player {seat + 1}"
        if not FIRST_PEOPLE <= player.people <= MOST_PEOPLE or player.adults < FIRST_PEOPLE:
            raise BadRecord(f"{where}: there are {FIRST_PEOPLE} to {MOST_PEOPLE} people, {FIRST_PEOPLE} of them adults")
        if player.people > FIRST_PEOPLE and state.round <= STAGES[0]:
            raise BadRecord(f"{where}: families grow from round {STAGES[0] + 1} on")
        if is_harvest(state):
            _check_at_home(state, seat, where)
        else:
            _check_at_work(state, seat, where)


def _check_at_home(state: FarmersState, seat: int, where: str) -> None:
    """In a harvest everybody is at home, or in bed when it is too cold there."""
    player = state.players[seat]
    most = min(fuel_due(player), player.people) if has_heated(state, seat) else 0
    if player.in_infirmary or player.bed > most or player.home + player.bed != player.people:
        raise BadRecord(
            f"{where}: in a harvest all people are at home, or in bed if the house was heated with too little"
        )


def _check_at_work(state: FarmersState, seat: int, where: str) -> None:
    """Every adult is at home, in bed, in the Infirmary or on a space; newborns are with a parent."""
    player = state.players[seat]
    used = [space for space in state.spaces if state.occupants[space.number] == seat]
    if player.home + player.bed + player.in_infirmary + len(used) != player.adults:
        raise BadRecord(f"{where}: every adult is at home, in bed, in the Infirmary or on an action space")
    if player.newborns != len([space for space in used if space.growth != NO_GROWTH]):
        raise BadRecord(f"{where}: 'newborns' came with people on spaces for family growth")
    if player.bed and state.round - 1 not in STAGES:
        raise BadRecord(f"{where}: people are in bed only in the round after a harvest")


def _is_for_lessons(space: ActionSpace) -> bool:
    """Whether a space is for occupations only."""
    return space.name.startswith("lessons")


def _check_spaces(state: FarmersState) -> None:
    """Goods pile up until somebody takes them all."""
    for space in state.spaces:
        number = space.number
        added = state.board.added[number]
        since = state.order.index(number) if space.stage else 0
        stock, most = state.stock[number], added * (state.round - since)
        taken = state.occupants[number] != NOBODY
        least = 0 if taken or is_harvest(state) else added
        if not least <= stock <= (0 if taken else most) or (added and stock % added):
            raise BadRecord(
                f"state: {space.name}: {added} come each round, {most} by now, and whoever comes takes them all"
            )
        closed = number == board.INFIRMARY or _is_for_lessons(space) or space.from_round > state.round
        blocked = space.linked >= 0 and state.occupants[space.linked] != NOBODY
        if taken and (closed or blocked or is_harvest(state)):
            raise BadRecord(f"state: {space.name}: nobody can be there")
    if state.occupants[board.MEETING_PLACE] not in (NOBODY, state.first):
        raise BadRecord("state: whoever is on the meeting_place is 'first'")
