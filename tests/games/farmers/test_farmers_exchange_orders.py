"""Exchanges in any order: what is possible after them depends on what was exchanged, not on which came first."""

import random
from collections import defaultdict

import pytest

from mire.games.farmers.box import board, improvements
from mire.games.farmers.box.goods import HORSE
from mire.games.farmers.model.steps import Acting
from mire.games.farmers.rules import notation
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_exchanges import CRAFTS, TRADES, household
from tests.games.farmers.rules_ways import COUNTED, STALLS, VERBS, holdings, some_of
from tests.games.farmers.rules_worlds import asked, can, do, harvest, player_with, wares, world

OWNED = [*CRAFTS, *TRADES, "village_church"]


def test_own_goods_are_traded_after_a_traded_one_was_used_up() -> None:
    cards = "ceramics_stall basket_stall pottery basketmakers_workshop"
    state = harvest(world(in_round=4, cards=cards, clay=1, reed=1, house="clay"))
    do(state, "trade reed clay", "craft pottery", "trade clay wood", "burn", "heat 1")
    assert state.players[0].bed == 0


@pytest.mark.parametrize("exchanges", ["trade clay wood, burn", "burn, trade clay wood"])
def test_a_traded_one_is_used_first_even_if_it_came_later(exchanges: str) -> None:
    state = do(world(cards="furniture_stall ceramics_stall", wood=1, clay=1), *exchanges.split(", "))
    assert can(state, "trade wood clay"), "an own wood is left"


def test_what_is_paid_is_a_traded_one_first() -> None:
    state = world(cards="furniture_stall ceramics_stall", house="clay", wood=1, clay=6, reed=2)
    do(state, "trade wood clay", "place farm_expansion", "room B2", "trade clay wood", "trade clay wood", "stable A5")
    assert wares(state) == ""


def test_a_good_that_was_traded_is_not_traded_back_however_much_was_used_of_others() -> None:
    state = harvest(world(in_round=4, cards="furniture_stall ceramics_stall joinery pottery", wood=2))
    do(state, "trade wood clay", "craft joinery")
    assert not can(state, "trade clay wood")


@pytest.mark.parametrize("seed", range(60))
def test_what_can_be_done_next_does_not_depend_on_the_order_of_exchanges(seed: int) -> None:
    for moves in after_each_set_of_exchanges(poor_house(seed)).values():
        assert len(moves) == 1, "the same exchanges, another order"


@pytest.mark.parametrize("seed", range(60))
def test_where_nothing_is_traded_back_it_depends_only_on_what_there_is(seed: int) -> None:
    state = poor_house(seed, without=["furniture_stall", "ceramics_stall"][seed % 2])
    possible = defaultdict(set)
    for now in all_positions(state):
        possible[asked(now), household(now)].add(frozenset(map(str, now.moves())))
    assert all(len(moves) == 1 for moves in possible.values())


def poor_house(seed: int, without: str = "") -> FarmersState:
    """A harvest with few goods and many ways to exchange them."""
    chance = random.Random(seed)
    owned = [card for card in OWNED if card != without and chance.random() < 0.7]
    state = world(in_round=4, cards=" ".join(owned), house="clay", people=1)
    state.players[0].goods[:] = [chance.choice([0, 1, 1, 2]), *[chance.choice([0, 1]) for _ in range(5)], 0, 0]
    return harvest(state)


def after_each_set_of_exchanges(state: FarmersState) -> dict[tuple[str, ...], set[frozenset[str]]]:
    """What is possible after exchanges, by which they were and in which phase, in whatever order."""
    found = defaultdict(set)
    fresh: list[tuple[FarmersState, tuple[str, ...]]] = [(state, ())]
    known = set()
    while fresh:
        now, made = fresh.pop()
        position = (made, household(now), *now.traded)
        if asked(now) in ("feed", "heat") and position not in known:
            known.add(position)
            found[made].add(frozenset(map(str, now.moves())))
            fresh += [(after, tuple(sorted([*made, move]))) for move, after in followers(now)]
    return found


def all_positions(state: FarmersState) -> list[FarmersState]:
    """All positions while people are fed and the house is heated."""
    found, known, fresh = [], set(), [state]
    while fresh:
        now = fresh.pop()
        position = (asked(now), household(now), *now.traded)
        if asked(now) in ("feed", "heat") and position not in known:
            known.add(position)
            found.append(now)
            fresh += [after for _, after in followers(now)]
    return found


def followers(state: FarmersState) -> list[tuple[str, FarmersState]]:
    """Each move but how much is heated, with what comes of it."""
    found = []
    for move in state.moves():
        if move.verb is not notation.HEAT:
            after = state.copy()
            assert isinstance(after, FarmersState)
            after.play(move)
            found.append((str(move), after))
    return found


# With cards, where people are fed, within actions and where something asks for a price

CARDS = [*STALLS, *COUNTED, "peat_boat", "bog_pony", "grain_distillery", "oak_bark", "horse_butchery", "pottery"]


@pytest.mark.parametrize("seed", range(60))
def test_with_cards_too_it_depends_on_what_was_exchanged_and_not_on_the_order(seed: int) -> None:
    chance = random.Random(seed)
    cards = some_of(CARDS, chance, 3)
    state = world(2, in_round=4, level=2, cards=" ".join(cards), house="clay", people=1)
    endow_little(state, chance)
    order_is_of_no_account(harvest(state))


@pytest.mark.parametrize("seed", range(60))
def test_nor_does_it_within_an_action(seed: int) -> None:
    chance = random.Random(seed)
    cards = some_of(CARDS, chance, 3)
    state = world(2, in_round=14, level=2, cards=" ".join(cards), farm=("..x.s", "RR...", "RR..."))
    endow_little(state, chance)
    action = chance.choice([board.ROOMS | board.STABLES, board.SOW | board.BAKE, board.FENCES, board.MAJOR])
    state.pending = [Acting(action, optional=True)]
    state.go_on()
    order_is_of_no_account(state)


@pytest.mark.parametrize("seed", range(40))
def test_nor_where_a_card_asks_for_a_price(seed: int) -> None:
    chance = random.Random(seed)
    cards = ["hearth_brush", *some_of(CARDS, chance, 3)]
    others = [player_with(cards="stone_oven")]
    state = world(2, level=2, cards=" ".join(cards), others=others, farm=("..xss", "R....", "R...."))
    endow_little(state, chance)
    order_is_of_no_account(do(state, "place day_laborer"))


def endow_little(state: FarmersState, chance: random.Random) -> None:
    player = state.players[0]
    player.goods[:] = [
        chance.choice([0, 1, 1, 2]),
        *[chance.choice([0, 0, 1]) for _ in range(5)],
        0,
        chance.choice([0, 2]),
    ]
    player.animals[HORSE] = chance.choice([0, 1])
    for card in COUNTED:
        number = improvements.number(card)
        if number in player.cards:
            player.put_on_card(number, 1)


def order_is_of_no_account(state: FarmersState) -> None:
    """After the same exchanges in any order the same is possible; what fills a supply up brings more or less by it."""
    asks = [asked(state), "heat"] if asked(state) == "feed" else [asked(state)]
    seat, found = state.seat, defaultdict(set)
    known: set[tuple[object, ...]] = set()
    fresh: list[tuple[FarmersState, tuple[str, ...]]] = [(state, ())]
    while fresh and len(known) < 2000:
        now, made = fresh.pop()
        held = (asked(now), made, holdings(now))
        if asked(now) in asks and now.seat == seat and (held, *now.traded) not in known:
            known.add((held, *now.traded))
            found[held].add(frozenset(map(str, now.moves())))
            fresh += [(after, tuple(sorted([*made, move]))) for move, after in followers(now) if is_exchange(move)]
    assert all(len(moves) == 1 for moves in found.values())


def is_exchange(move: str) -> bool:
    """Whether a move goes on with exchanges, and brings no animal for which there may be no room."""
    return move.split()[0] in ["feed", "craft", *[verb.word for verb in VERBS]] and move != "convert peat_boat sheep"
