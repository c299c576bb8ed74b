"""Whole random games in which a plain second writing of the rules agrees with every list of moves."""

import random
from collections.abc import Callable
from itertools import product

import pytest

from mire.core.moves import Move
from mire.games.farmers.box import board
from mire.games.farmers.box.board import SPACES
from mire.games.farmers.box.goods import CLAY, FIRST_ANIMAL, FOOD, FUEL, GRAIN, REED, STONE, VEGETABLE, WOOD
from mire.games.farmers.box.majors import IDS, kitchen_of
from mire.games.farmers.io.view import view
from mire.games.farmers.model.pastures import can_be_fenced
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import NOTHING_TRADED
from mire.games.farmers.model.steps import Acting
from mire.games.farmers.rules import notation
from mire.games.farmers.state import FarmersState
from tests.games.farmers import rules_oracle
from tests.games.farmers.rules_oracle import Opinion
from tests.games.farmers.rules_worlds import asked, check, dealt, farmyard, player_with, spaces, world

EXCHANGES = [notation.COOK, notation.EAT, notation.BURN, notation.TRADE, notation.LIGHT]


def written(state: FarmersState, *, exchanges: bool = False) -> list[str]:
    return sorted(str(move) for move in state.moves() if (move.verb in EXCHANGES) is exchanges)


@pytest.mark.chance
@pytest.mark.parametrize("tokens", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_it_agrees_on_every_turn_and_every_action_of_random_games(players: int, tokens: bool) -> None:
    for seed in range(2):
        state, chance = dealt(players, seed, tokens=tokens), random.Random(seed)
        if seed % 2:
            endow(state, chance, 12)
        while state.seat >= 0:
            agree(state)
            check(state)
            state.play(chance.choice(state.moves()))


def agree(state: FarmersState) -> None:
    ask = asked(state)
    if ask not in ("turn", "act", "fence"):
        return
    opinion = Opinion(view(state))
    if ask == "turn":
        assert written(state) == sorted(opinion.placements() | opinion.special_actions())
    elif ask == "act":
        assert written(state) == sorted(opinion.act())
    else:
        chosen = frozenset(rules_oracle.places(view(state)["pending"][-1]["spaces"]))
        assert written(state) == sorted(opinion.fence(chosen))


def endow(state: FarmersState, chance: random.Random, fewer_than: int) -> None:
    """Goods for all, so that much is built in a random game."""
    for player in state.players:
        for good in range(len(player.goods)):
            player.goods[good] += chance.randrange(fewer_than)


# Exchanges on the turn: whatever they could open up, those that are offered do


@pytest.mark.chance
def test_exchanges_that_are_offered_open_up_all_that_any_could() -> None:
    tried = 0
    for seed in range(30):
        state, chance = dealt(1 + seed % 6, seed, tokens=seed % 4 == 1), random.Random(seed)
        endow(state, chance, 3)
        for player, cards in zip(state.players, OWNED, strict=False):
            own(state, player, cards)
        for _ in range(40):
            if asked(state) == "turn" and few(state) and not any(state.traded):
                tried += 1
                assert opened(state, by_all_rules) == opened(state, as_offered)
            if state.seat < 0:
                break
            state.play(chance.choice(state.moves()))
    assert tried > 200


@pytest.mark.chance
@pytest.mark.parametrize("seed", range(120))
def test_so_it_is_within_an_action_which_ends_by_itself_where_nothing_could_be_opened(seed: int) -> None:
    chance = random.Random(seed)
    cards = " ".join({chance.choice(OWNED) for _ in range(2)})
    kitchens = " ".join(card for card in cards.split() if kitchen_of(IDS.index(card)).cooks)
    rows, pastures = chance.choice(FARMS)
    state = world(6, tokens=True, in_round=14, cards=cards, unlit=chance.choice(["", kitchens]), farm=rows)
    for pasture in pastures:
        state.player.farm.fence(spaces(pasture))
    state.player.farm.house = chance.randrange(3)
    state.player.goods[:] = [chance.choice([0, 0, 1, 2, 3]) for _ in state.player.goods]
    state.pending = [Acting(chance.choice(ACTIONS_IN_USE), optional=True)]
    possible = opened(state, by_all_rules)
    state.go_on()
    if asked(state) == "act":
        assert opened(state, as_offered) == possible
        assert all(opened(after, as_offered) - set(written(state)) for after in as_offered(state)), "in vain"
    else:
        assert possible == {"done"}


ACTIONS_IN_USE = [  # not those of Farm Supplies: what is bought there is not eaten to pay for it
    *[space.does for space in SPACES if space.does and "1" in space.levels and not space.food],
    board.BAKE,
]


OWNED = [
    "furniture_stall fireplace_2",
    "ceramics_stall basket_stall",
    "cookhouse_4",
    "museum_of_the_moors horse_slaughterhouse_2",
]


def own(state: FarmersState, player: Player, cards: str) -> None:
    for card in cards.split():
        number = IDS.index(card)
        for stack in state.stacks:
            if number in stack:
                stack.remove(number)
        if state.tokens and kitchen_of(number).cooks:
            player.unlit.append(number)
        player.add_card(number)


def few(state: FarmersState) -> bool:
    """Whether there is little enough to try all exchanges."""
    player = state.player
    return sum(player.goods) - player.goods[FOOD] + sum(player.animals) < 12


def opened(state: FarmersState, exchanges: Callable[[FarmersState], list[FarmersState]]) -> set[str]:
    """All placements and special actions that can be had after any number of exchanges."""
    found: set[str] = set()
    known: set[tuple[int, ...]] = set()
    fresh = [state]
    while fresh:
        now = fresh.pop()
        holds = (*now.player.goods, *now.player.animals, *now.traded, *now.player.unlit)
        if holds not in known:
            known.add(holds)
            found |= set(written(now))
            fresh += exchanges(now)
    return found


def as_offered(state: FarmersState) -> list[FarmersState]:
    return [after(state, move) for move in state.moves() if move.verb in EXCHANGES]


def by_all_rules(state: FarmersState) -> list[FarmersState]:
    """All that one exchange makes of goods and animals by the rules, whether it helps or not."""
    player = state.player
    moves = [notation.EAT.move(good) for good in (GRAIN, VEGETABLE) if player.goods[good]]
    moves += [notation.BURN.move()] if player.goods[WOOD] else []
    moves += [notation.COOK.move(VEGETABLE)] if player.goods[VEGETABLE] and player.rates[0] > 1 else []
    for kind in range(4):
        moves += [notation.COOK.move(FIRST_ANIMAL + kind)] if player.animals[kind] and player.rates[1 + kind] else []
    moves += [notation.LIGHT.move(card) for card in player.unlit if player.goods[FUEL]]
    for stall, paid, got in STALLS:
        moves += [notation.TRADE.move(paid, got)] if IDS.index(stall) in player.cards and player.goods[paid] else []
    found = [after(state, move) for move in moves]
    for other in found:
        other.traded = NOTHING_TRADED
    return found


STALLS = [
    ("furniture_stall", WOOD, CLAY),
    ("ceramics_stall", CLAY, WOOD),
    ("basket_stall", REED, WOOD),
    ("basket_stall", REED, CLAY),
    ("basket_stall", REED, STONE),
]


def after(state: FarmersState, move: Move) -> FarmersState:
    other = state.copy()
    assert isinstance(other, FarmersState)
    other.carry_out(move)
    return other


# Animals and fences


def test_housing_agrees_with_every_way_to_settle_animals_on_small_farms() -> None:
    chance = random.Random(5)
    for _ in range(300):
        rows, pastures = chance.choice(FARMS)
        player = player_with(farm=rows, pastures=pastures)
        animals = [chance.choice([0, 0, 1, 2, 3, 5, 9]) for _ in range(4)]
        assert player.farm.have_room(animals) is settles(animals, rows, pastures)


FARMS = [
    (("....s", "R....", "R...."), ["A4 A5", "B5"]),
    (("s...s", "R....", "R...."), ["A4", "A5", "B4", "B5"]),
    (("s...s", "Rs...", "Rs..."), []),
    (("...ss", "R....", "R...."), ["A4 A5", "B4 B5", "C5"]),
    (("..s..", "R....", "R...."), ["A2 A3 A4", "B3"]),
]


def settles(animals: list[int], rows: tuple[str, ...], pastures: list[str]) -> bool:
    """Try every kind in every pasture; the rest needs stables outside and the house, for one animal each."""
    stables = {f"{'ABC'[row]}{column + 1}" for row, column in product(range(3), range(5)) if rows[row][column] == "s"}
    fenced = [pasture.split() for pasture in pastures]
    sizes = [2 * len(pasture) * 2 ** len(stables & set(pasture)) for pasture in fenced]
    single = 1 + len(stables - {name for pasture in fenced for name in pasture})
    for kinds in product(range(4), repeat=len(sizes)):
        left = animals.copy()
        for kind, size in zip(kinds, sizes, strict=True):
            left[kind] = max(0, left[kind] - size)
        if sum(left) <= single:
            return True
    return False


def test_the_pastures_that_can_be_fenced_are_found_by_drawing_fences_too() -> None:
    chance = random.Random(7)
    for rows, pastures in [*FARMS, (("FF...", "RM..x", "R...x"), ["B3"])]:
        wood = chance.randrange(3, 13)
        state = dealt(2)
        state.players[0] = player_with(farm=rows, pastures=pastures, wood=wood)
        opinion = Opinion(view(state))
        expected = sorted(spaces(" ".join(map(rules_oracle.name, shape))) for shape in opinion.possible_pastures())
        farm = farmyard(rows, pastures)
        free = farm.unused | farm.stables & ~farm.fenced
        assert sorted(can_be_fenced(farm.board, farm.pastures, free, wood)) == expected
