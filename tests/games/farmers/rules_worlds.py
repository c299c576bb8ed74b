"""Positions of Farmers of the Moor set up by hand, in one line: `world(3, in_round=5, wood=5, house="clay")`.

A farm is drawn as its three rows: R room, F forest, M moor, x empty field, g field with grain, v field with vegetables,
s stable, a dot for nothing. Stage cards lie in the order of the list of spaces, so round 14 has them all.
With a `hand` or minor improvements among the `cards` it is a game of level II.
"""

from collections.abc import Sequence

from mire.core.game import Setup
from mire.core.moves import parse
from mire.core.state import NOBODY
from mire.games.farmers.box import improvements, majors, special_cards
from mire.games.farmers.box.board import BOARDS, IDS, INFIRMARY, STAGES
from mire.games.farmers.box.goods import FIRST_ANIMAL, GRAIN, HORSE, VEGETABLE, WARES
from mire.games.farmers.box.grid import bit, ones, parts
from mire.games.farmers.cards.card import index_listeners
from mire.games.farmers.model import steps
from mire.games.farmers.model.deck import Deck
from mire.games.farmers.model.farmyard import Farmyard
from mire.games.farmers.model.housing import have_room
from mire.games.farmers.model.pastures import fence_count
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import HOUSING
from mire.games.farmers.rules import notation
from mire.games.farmers.rules.dealing import DRAWS
from mire.games.farmers.state import FarmersState, deal

EMPTY = (".....", "R....", "R....")  # a farm without forests and moors
FORESTS = ("FFF..", "R....", "R....")
MOORS = ("MMM..", "R....", "R....")
MEADOW = ["A4 A5 B4 B5"]  # room for eight animals of a kind
HOUSES = ["wood", "clay", "stone"]


def farmyard(rows: Sequence[str], pastures: Sequence[str] = (), house: str = "wood") -> Farmyard:
    """A farm as it is drawn, with its pastures as names of spaces."""
    assert [len(row) for row in rows] == [5, 5, 5]
    drawn = {f"{'ABC'[row]}{column + 1}": rows[row][column] for row in range(3) for column in range(5)}
    places = {letter: sum(bit(name) for name in drawn if drawn[name] == letter) for letter in "RFMxgvs."}
    assert sum(places.values()) == sum(bit(name) for name in drawn), "an unknown letter"
    farm = Farmyard(places["F"], places["M"])
    farm.rooms = places["R"]
    farm.house = HOUSES.index(house)
    farm.fields = places["x"] | places["g"] | places["v"]
    farm.stables = places["s"]
    for name, letter in drawn.items():
        if letter in "gv":
            farm.sow(bit(name), GRAIN if letter == "g" else VEGETABLE)
    for pasture in pastures:
        farm.fence(spaces(pasture))
    return farm


def spaces(names: str) -> int:
    """A set of spaces by their names."""
    return sum(bit(name) for name in names.split())


def player_with(
    *,
    farm: Sequence[str] = EMPTY,
    pastures: Sequence[str] = (),
    house: str = "wood",
    cards: str = "",
    hand: str = "",
    unlit: str = "",
    people: int = 2,
    bed: int = 0,
    **wares: int,
) -> Player:
    """A player with such a farm, cards, people and wares."""
    player = Player([0] * FIRST_ANIMAL, [0] * (len(WARES) - FIRST_ANIMAL), farmyard(farm, pastures, house))
    for ware, number in wares.items():
        player.gain(WARES.index(ware), number)
    player.people = people
    player.bed = bed
    player.home = people - bed
    player.unlit = [improvements.number(card) for card in unlit.split()]
    player.cards = [improvements.number(card) for card in cards.split()]
    player.hand = [improvements.number(card) for card in hand.split()]
    index_listeners(player)
    return player


def world(
    players: int = 2,
    *,
    in_round: int = 1,
    first: int = 0,
    solo_card: str = "terrain_2",
    tokens: bool = False,
    others: Sequence[Player] = (),
    farm: Sequence[str] = EMPTY,
    pastures: Sequence[str] = (),
    house: str = "wood",
    cards: str = "",
    hand: str = "",
    unlit: str = "",
    people: int = 2,
    bed: int = 0,
    level: int = 1,
    **wares: int,
) -> FarmersState:
    """The turn of seat 0 in a round, with a round's goods on all accumulation spaces; the others have what is given."""
    own = player_with(
        farm=farm,
        pastures=pastures,
        house=house,
        cards=cards,
        hand=hand,
        unlit=unlit,
        people=people,
        bed=bed,
        **wares,
    )
    seats = [own, *others, *[player_with(farm=EMPTY) for _ in range(players - 1 - len(others))]]
    minors = [card for player in seats for card in player.cards + player.hand if card >= improvements.FIRST_MINOR]
    level = 2 if minors else level
    board = BOARDS[level][players]
    order = [card for stage in board.stages for card in stage]
    state = FarmersState(board, seats, order, tokens=tokens)
    owned = [card for player in seats for card in player.cards]
    state.stacks = [[card for card in stack if card not in owned] for stack in majors.first_stacks()]
    if level > 1:
        state.deck = deck_of(seats)
        state.draws = [9] * DRAWS
    state.enter_round(in_round)
    state.first = first
    for space in state.spaces:
        if space.amounts:
            state.stock[space.number] = int(space.amounts[players - 1])
    dealt_cards = special_cards.cards_for(players)
    if players == 1:
        dealt_cards.remove(special_cards.CARD_IDS.index(solo_card))
        state.pile = dealt_cards
        state.lay_out(special_cards.CARD_IDS.index(solo_card))
    else:
        for card in dealt_cards:
            state.lay_out(card)
    state.seat = 0
    state.pending = [steps.TURN_STEP]
    check(state)
    return state


def deck_of(seats: Sequence[Player]) -> Deck:
    """As if the cards in hands and those in play, which everybody has seen, had been dealt."""
    first = [[*player.hand, *[card for card in player.cards if card >= improvements.FIRST_MINOR]] for player in seats]
    dealt_cards = [card for cards in first for card in cards]
    undealt = [card for card in improvements.DECK if card not in dealt_cards]
    shown = {card: seat for seat, player in enumerate(seats) for card in first[seat] if card in player.cards}
    return Deck(first, [], [[] for _ in seats], undealt, shown)


def dealt(players: int = 2, seed: int = 1, first: int = 0, *, tokens: bool = False, hands: str = "") -> FarmersState:
    """A game at its first decision; one of level II if it is said how hands come about."""
    return deal(Setup(players, seed, {"first": first}), tokens=tokens, level=2 if hands else 1, hands=hands)


def do(state: FarmersState, *moves: str) -> FarmersState:
    """Play moves as they are written, each of which must be legal."""
    for written in moves:
        move = parse(notation.VERBS, written)
        assert move in state.moves(), f"{written} is none of: {', '.join(map(str, state.moves()))}"
        state.play(move)
        check(state)
    return state


def can(state: FarmersState, move: str) -> bool:
    """Whether a move is legal."""
    return parse(notation.VERBS, move) in state.moves()


def offered(state: FarmersState, verb: str = "") -> str:
    """What can be said after a verb, or all moves, in order; whether a verb without words is offered, `can` tells."""
    assert not verb or any(known.slots for known in notation.VERBS if known.word == verb), f"nothing follows {verb!r}"
    moves = [str(move) for move in state.moves() if verb in ("", move.verb.word)]
    return ", ".join(sorted(move.removeprefix(verb).strip() for move in moves))


def asked(state: FarmersState) -> str:
    """The kind of decision, or that the game is over."""
    return "over" if state.seat == NOBODY else state.pending[-1].kind.name


def has(state: FarmersState, ware: str, seat: int = 0) -> int:
    """How many of a ware a player has."""
    number = WARES.index(ware)
    player = state.players[seat]
    return player.goods[number] if number < FIRST_ANIMAL else player.animals[number - FIRST_ANIMAL]


def wares(state: FarmersState, seat: int = 0) -> str:
    """All wares of a player: `2 wood 1 sheep`."""
    return " ".join(f"{has(state, ware, seat)} {ware}" for ware in WARES if has(state, ware, seat))


def cards(state: FarmersState, seat: int = 0) -> str:
    """The improvements of a player, as they were built."""
    return " ".join(improvements.IDS[card] for card in state.players[seat].cards)


def hand(state: FarmersState, seat: int = 0) -> str:
    """The minor improvements in a player's hand."""
    return " ".join(improvements.IDS[card] for card in state.players[seat].hand)


def tops(state: FarmersState) -> list[str]:
    """The major improvements that lie open."""
    return [majors.IDS[stack[-1]] for stack in state.stacks if stack]


def stock(state: FarmersState, space: str) -> int:
    """How much lies on an accumulation space."""
    return state.stock[IDS.index(space)]


def in_play(state: FarmersState) -> list[str]:
    """The action spaces on the table."""
    return [space.name for space in state.spaces]


def people_gone(state: FarmersState) -> FarmersState:
    """End the work phase: all people that are left to place count as placed."""
    for player in state.players:
        player.home = player.bed = 0
    state.pending = []
    state.go_on()
    check(state)
    return state


def harvest(state: FarmersState) -> FarmersState:
    """Go to the harvest of this round."""
    assert state.round in STAGES
    return people_gone(state)


def idle(state: FarmersState) -> FarmersState:
    """The others go to the Infirmary until it is the turn of seat 0 again."""
    while state.seat not in (0, NOBODY):
        do(state, "place infirmary")
    return state


def check(state: Position) -> None:
    """What always holds: nothing below zero, every card once, limits kept, room for all animals."""
    check_cards(state)
    assert (state.seat == NOBODY) == (not state.moves())
    assert state.occupants[INFIRMARY] == NOBODY
    for player in state.players:
        farm = player.farm
        assert min([*player.goods, *player.animals, player.home, player.bed, player.newborns, player.lying]) >= 0
        assert player.home + player.bed + player.in_infirmary <= player.people + player.helpers
        assert player.people_left >= 0
        assert player.lying <= player.animals[HORSE]
        assert ones(farm.stables) <= 4
        assert farm.fences == fence_count([*farm.pastures, farm.reserve]) + ones(farm.posts) <= 15
        assert sum(farm.pastures) == farm.fenced
        assert all(len(parts(pasture)) == 1 for pasture in farm.pastures)
        assert len(parts(farm.fenced)) <= 1 or improvements.number("special_pasture") in player.cards
        assert set(player.unlit) <= set(player.cards)
        tiles = [farm.rooms, farm.fields, farm.forests, farm.moors, farm.fenced | farm.stables, farm.blocked]
        assert sum(map(ones, tiles)) + ones(farm.unused) == ones(farm.board)
        assert all((farm.fields | farm.planted & farm.unused) & space for space in farm.sown)
        if player.listeners:
            assert player.have_room() or is_housing(state)
        elif state.seat == NOBODY or player is not state.player or not is_housing(state):
            assert have_room(lodged_apart(player), farm.capacities(), ones(farm.stables & ~farm.fenced) + 1)


def is_housing(state: Position) -> bool:
    """Whether animals without room are still to be dealt with."""
    return any(step.kind is HOUSING for step in state.pending)


def check_cards(state: Position) -> None:
    """Every improvement is somewhere, once."""
    owned = [card for player in state.players for card in player.cards]
    stacked = [card for stack in state.stacks for card in stack]
    deck = state.deck
    places = [owned, stacked, state.removed, deck.undealt, *deck.packs, *deck.aside, *[p.hand for p in state.players]]
    cards = sorted(card for place in places for card in place)
    assert cards == list(range(improvements.FIRST_MINOR if state.board.level == 1 else len(improvements.IDS)))


def lodged_apart(player: Player) -> list[int]:
    """The animals of a player without a guest on another's Night Pasture."""
    return [number - (kind == player.lodger) for kind, number in enumerate(player.animals)]
