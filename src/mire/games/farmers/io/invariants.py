"""What holds in every position: each card and person is somewhere, once, and everything lies where it can."""

from mire.core.errors import BadRecord
from mire.core.state import NOBODY
from mire.games.farmers.box import board
from mire.games.farmers.box.board import NO_GROWTH, STAGES, ActionSpace
from mire.games.farmers.box.goods import CLAY, GOODS, WOOD
from mire.games.farmers.box.majors import TRADES, trades_both_ways
from mire.games.farmers.box.special_cards import CARD_IDS, DISPLAY, cards_for
from mire.games.farmers.box.start import START_CARDS
from mire.games.farmers.io.invariants_cards import check_cards, check_deliveries, check_majors
from mire.games.farmers.io.invariants_farm import check_farm
from mire.games.farmers.io.invariants_hands import check_hands
from mire.games.farmers.io.pending import check_decision, check_pending, harvests_begun, has_heated, is_harvest
from mire.games.farmers.io.pending_cards import owners
from mire.games.farmers.model import perks
from mire.games.farmers.model.player import FIRST_PEOPLE, MOST_PEOPLE, Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import HOUSING
from mire.games.farmers.rules.harvest import fuel_due


def check(state: Position) -> None:
    """Cards, people, farms, goods on spaces and what is pending are as they can be."""
    check_majors(state)
    _check_special(state)
    check_pending(state)
    if state.board.level > 1:
        check_hands(state, harvests_begun(state))
    for number, player in enumerate(state.players, 1):
        where = f"state: player {number}"
        check_farm(player, where)
        check_cards(state, player, where)
        check_deliveries(state, player, where)
    _check_people(state)
    if not state.deck.shown:
        _check_start(state)
    _check_spaces(state)
    _check_room(state)
    _check_traded(state)
    check_decision(state)


def _check_special(state: Position) -> None:
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


def _check_start(state: Position) -> None:
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


def _check_room(state: Position) -> None:
    """Animals have room, except those that are being seen to."""
    seen_to = [seat for step, seat in zip(state.pending, owners(state), strict=True) if step.kind is HOUSING]
    for seat, player in enumerate(state.players):
        if not player.have_room() and seat not in seen_to:
            raise BadRecord(f"state: player {seat + 1} has no room for all animals")


def _check_traded(state: Position) -> None:
    """Only what trade buildings give was received by trade."""
    owners = state.players if state.seat == NOBODY else [state.player]
    given = {good for owner in owners for card in owner.cards for _, good in TRADES.get(card, [])}
    if any([state.traded[good] > 0 for good in range(len(GOODS)) if good not in given]):
        raise BadRecord(
            f"state: 'traded' are goods that the trade buildings of the player give: {[GOODS[g] for g in given]}"
        )
    both_ways = [WOOD, CLAY] if any([trades_both_ways(owner.cards) for owner in owners]) else []
    if any([state.traded[good] < 0 for good in range(len(GOODS)) if good not in both_ways]):
        raise BadRecord("state: 'spent' are wood and clay of a player who can trade each for the other")


# People and action spaces


def _check_people(state: Position) -> None:
    for seat, player in enumerate(state.players):
        where = f"state: player {seat + 1}"
        if not FIRST_PEOPLE <= player.people <= MOST_PEOPLE or player.adults < FIRST_PEOPLE:
            raise BadRecord(f"{where}: there are {FIRST_PEOPLE} to {MOST_PEOPLE} people, {FIRST_PEOPLE} of them adults")
        if player.people > FIRST_PEOPLE and state.round <= STAGES[0] and not player.perk(perks.EARLY_CHILDREN):
            raise BadRecord(f"{where}: families grow from round {STAGES[0] + 1} on")
        _check_hut(player, where)
        if is_harvest(state):
            _check_at_home(state, seat, where)
        else:
            _check_at_work(state, seat, where)


def _check_hut(player: Player, where: str) -> None:
    """A person from the supply lives in a forest, or came from there in this round."""
    guests = player.helpers + (1 if player.hut else 0)
    if guests > player.perk(perks.FOREST_DWELLERS) or player.people_left < 0 or player.hut & ~player.farm.forests:
        raise BadRecord(f"{where}: the 'hut' is a forest with a person of the supply, who may be one of the 'helpers'")


def _check_at_home(state: Position, seat: int, where: str) -> None:
    """In a harvest everybody is at home, or in bed when it is too cold there."""
    player = state.players[seat]
    most = min(fuel_due(player), player.people) if has_heated(state, seat) else 0
    if player.in_infirmary or player.bed > most or player.home + player.bed != player.people or player.helpers:
        raise BadRecord(
            f"{where}: in a harvest all people are at home, or in bed if the house was heated with too little"
        )


def _check_at_work(state: Position, seat: int, where: str) -> None:
    """Every adult is at home, in bed, in the Infirmary or on a space; newborns are with a parent."""
    player = state.players[seat]
    used = [space for space in state.spaces if state.occupants[space.number] == seat]
    there = player.home + player.bed + player.in_infirmary + len(used)
    if not player.adults <= there <= player.adults + player.helpers:  # a helper may rest
        raise BadRecord(f"{where}: every adult is at home, in bed, in the Infirmary or on an action space")
    elsewhere = player.newborns - len([space for space in used if space.growth != NO_GROWTH])
    if not 0 <= elsewhere <= player.perk(perks.EARLY_CHILDREN):
        raise BadRecord(f"{where}: 'newborns' came with people on spaces for family growth")
    if player.bed and state.round - 1 not in STAGES:
        raise BadRecord(f"{where}: people are in bed only in the round after a harvest")


def _is_for_lessons(space: ActionSpace) -> bool:
    """Whether a space is for occupations only."""
    return space.name.startswith("lessons")


def _check_spaces(state: Position) -> None:
    """Goods pile up until somebody takes them all."""
    for space in state.spaces:
        number = space.number
        added = state.board.added[number]
        since = state.order.index(number) if space.stage else 0
        stock, most = state.stock[number], added * (state.round - since)
        taken = state.occupants[number] != NOBODY
        least = 0 if taken or is_harvest(state) or not state.round else added
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
