"""Rulings that no other test of the rules holds; docs/rulings/farmers.md names them."""

import pytest

from mire.core.game import Score
from mire.core.seeds import Stream
from mire.games.farmers.box.special_cards import CARD_IDS
from mire.games.farmers.game import FARMERS
from mire.games.farmers.io.view import view
from tests.games.farmers.rules_worlds import asked, can, dealt, do, harvest, has, offered, people_gone, wares, world


def test_the_next_card_of_the_solo_pile_is_known_and_those_that_were_buried() -> None:
    state = do(people_gone(world(1)), "bury")
    seen = view(state)["solo"]
    assert (seen["next"], seen["buried"]) == (CARD_IDS[state.pile[-1]], ["terrain_2"])


@pytest.mark.parametrize("seed", range(5))
def test_what_is_known_of_the_solo_pile_is_not_dealt_anew(seed: int) -> None:
    state = do(people_gone(world(1)), "bury")
    before = state.pile.copy()
    state.redeal(0, Stream(seed, "redeal"))
    assert (state.pile[0], state.pile[-1], sorted(state.pile)) == (before[0], before[-1], sorted(before))


def test_stage_cards_to_come_are_hidden_and_dealt_anew_within_their_stages() -> None:
    state = dealt(2)
    shown = state.order[:1]
    orders = set()
    for seed in range(30):
        state.redeal(0, Stream(seed, "redeal"))
        assert state.order[:1] == shown
        assert [sorted(state.order[4:7]), sorted(state.order[7:9])] == [
            sorted(stage) for stage in state.board.stages[1:3]
        ]
        orders.add(tuple(state.order))
    assert len(orders) > 20


def test_a_tie_is_shared() -> None:
    assert FARMERS.winners([Score({"fields": 3}), Score({"fields": 4}), Score({"fields": 4})]) == [1, 2]


@pytest.mark.parametrize(("points", "winners"), [(64, []), (65, [0]), (80, [0])])
def test_who_plays_alone_wins_with_65_points(points: int, winners: list[int]) -> None:
    target = FARMERS.solo_target(FARMERS.check_options({}))
    assert FARMERS.winners([Score({"fields": points})], target) == winners


@pytest.mark.parametrize(("points", "winners"), [(69.5, []), (70, [0])])
def test_with_hand_cards_it_takes_70_points(points: float, winners: list[int]) -> None:
    target = FARMERS.solo_target(FARMERS.check_options({"level": "2"}))
    assert FARMERS.winners([Score({"fields": points})], target) == winners


def test_goods_and_animals_are_thrown_away_only_where_room_is_lacking() -> None:
    state = world(sheep=1, grain=1, wood=1)
    assert offered(state, "release") == ""


@pytest.mark.parametrize(
    ("owned", "offers"),
    [
        ({"grain": 1, "vegetable": 1}, "eat grain, eat vegetable"),  # for a horse
        ({"grain": 1, "food": 1}, ""),
        ({"wood": 1}, "burn"),  # for Illicit Work
        ({"wood": 1, "fuel": 1}, ""),
    ],
)
def test_exchanges_are_offered_on_the_turn_as_far_as_something_can_cost(owned: dict[str, int], offers: str) -> None:
    state = world()
    for ware, number in owned.items():
        state.players[0].goods[["wood", "clay", "reed", "stone", "grain", "vegetable", "food", "fuel"].index(ware)] = (
            number
        )
    moves = [str(move) for move in state.moves() if move.verb.word in ("eat", "burn", "cook", "trade")]
    assert ", ".join(sorted(moves)) == offers


def test_a_card_that_another_has_used_may_cost_two_food_more() -> None:
    state = do(world(2), "special hiring_fair")
    state.players[1].goods[4] = 3
    do(state, "eat grain", "eat grain", "eat grain")
    assert (has(state, "food", 1), can(state, "special horse_market")) == (3, True)


def test_vegetables_are_cooked_where_that_is_better_than_eating_them_raw() -> None:
    state = harvest(world(in_round=4, vegetable=2, cards="fireplace_2"))
    assert offered(state) == "cook vegetable, feed"


def test_after_feeding_fuel_can_still_be_made_and_food_is_left_alone() -> None:
    state = harvest(world(in_round=4, food=4, grain=2, wood=2))
    assert (asked(state), offered(state), wares(state)) == ("heat", "burn, heat 0", "2 wood 2 grain")


def test_food_of_the_well_is_received_even_by_who_does_not_need_it() -> None:
    state = do(world(wood=1, stone=3, food=50), "place major_improvement", "build well")
    assert has(people_gone(state), "food") == 51
