"""Paying to use the solo card again and making room for animals, held against all exchanges that there are."""

import random

import pytest

from mire.games.farmers.box.goods import FOOD
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_exchanges import COOKS, TRADES, Household, changed, household, spread, spread_later
from tests.games.farmers.rules_worlds import MOORS, asked, can, do, has, world

ONE_OF_EACH = ("FMs..", "Rs...", "Rs...")  # a forest and a moor, so there is no choice, and room for four animals
BROUGHT = {"slash_and_burn": (0, 0), "fell_trees": (0, 2), "cut_peat": (7, 3)}  # a good, how many
LITTLE = [0, 0, 0, 0, 1, 2]


def some_cards(chance: random.Random) -> tuple[list[str], str]:
    """Cards to cook and trade with, and those of them that are not in use."""
    owned = [card for card in [*COOKS, *TRADES] if chance.random() < 0.5]
    return owned, " ".join(card for card in owned if card in COOKS and chance.random() < 0.7)


def endow(state: FarmersState, chance: random.Random) -> None:
    """Few goods and animals."""
    player = state.players[0]
    player.goods[:] = [chance.choice(LITTLE) for _ in player.goods]
    player.goods[FOOD] = chance.choice([0, 0, 0, 1])
    player.animals[:] = [chance.choice([0, 0, 1]) for _ in player.animals]


def results(state: FarmersState, ask: str) -> set[tuple[bool, Household]]:
    """Whether the solo card was kept, and what a player has, after all ways to make a decision."""
    found, known, fresh = set(), set(), [state]
    while fresh:
        now = fresh.pop()
        home = household(now)
        if asked(now) != ask:
            found.add((now.kept, home))
        elif (home, *now.traded) not in known:
            known.add((home, *now.traded))
            for move in now.moves():
                after = now.copy()
                assert isinstance(after, FarmersState)
                after.play(move)
                fresh.append(after)
    return found


@pytest.mark.parametrize("seed", range(60))
def test_the_solo_card_can_be_kept_with_all_food_that_can_be_had(seed: int) -> None:
    chance = random.Random(seed)
    owned, unlit = some_cards(chance)
    state = world(1, tokens=True, cards=" ".join(owned), unlit=unlit, farm=ONE_OF_EACH)
    endow(state, chance)
    action = chance.choice(list(BROUGHT))
    home = household(state)
    home = home._replace(goods=changed(home.goods, *BROUGHT[action]))
    played = results(do(state, f"special {action}"), "again")
    reached = spread({home}, owned)
    paid = {now._replace(goods=changed(now.goods, FOOD, -2)) for now in reached if now.goods[FOOD] >= 2}
    agree({now for kept, now in played if not kept}, reached, owned)
    agree({now for kept, now in played if kept}, paid, owned)


@pytest.mark.chance
@pytest.mark.parametrize("seed", range(60))
def test_animals_without_room_can_be_cooked_by_all_that_can_be_taken_into_use(seed: int) -> None:
    chance = random.Random(seed)
    owned, unlit = some_cards(chance)
    state = world(in_round=11, tokens=True, cards=" ".join(owned), unlit=unlit)
    endow(state, chance)
    state.players[0].animals[:] = [0, 0, 0, 0]
    state.players[0].animals[chance.randrange(4)] = 1
    market, kind = chance.choice([("sheep_market", 0), ("pig_market", 1), ("cattle_market", 2)])
    home = household(state)
    home = home._replace(animals=changed(home.animals, kind, 1))
    reached = {now for now in spread({home}, owned, room=1) if sum(now.animals) <= 1}
    played = {now for _, now in results(do(state, f"place {market}"), "house")}
    agree(played, reached, owned)


def agree(played: set[Household], expected: set[Household], owned: list[str]) -> None:
    """Nothing can be reached but by the rules, and all of that, be it later."""
    assert played <= expected
    assert expected <= spread_later(played, owned)


def test_peat_that_was_just_cut_lights_a_fireplace_to_pay_for_the_solo_card() -> None:
    state = world(1, tokens=True, cards="fireplace_2", unlit="fireplace_2", sheep=1, farm=MOORS)
    do(state, "special cut_peat", "cut A1")
    assert asked(state) == "again"
    do(state, "light fireplace_2", "cook sheep", "keep")
    assert (state.kept, has(state, "fuel"), has(state, "food")) == (True, 2, 0)


def test_a_wood_can_be_burnt_to_cook_an_animal_without_room() -> None:
    state = world(in_round=4, tokens=True, cards="fireplace_2", unlit="fireplace_2", sheep=1, wood=2)
    do(state, "place sheep_market")
    assert can(state, "burn")
    do(state, "burn", "light fireplace_2", "cook sheep")
    assert (has(state, "wood"), has(state, "fuel"), has(state, "food"), has(state, "sheep")) == (1, 0, 2, 1)
