"""The solo game: no food at the start, three for an adult, and one special action card at a time."""

import pytest

from mire.games.farmers.box.special_cards import CARD_IDS
from mire.games.farmers.rules.scoring import SOLO_TARGETS
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import (
    asked,
    can,
    dealt,
    do,
    harvest,
    has,
    in_play,
    offered,
    people_gone,
    wares,
    world,
)

WILD = ("FFFFM", "R..MM", "R....")


def face_up(state: FarmersState) -> list[str]:
    return [CARD_IDS[card] for card in state.cards]


def test_it_begins_without_food_and_the_forest_gets_two_wood() -> None:
    state = dealt(1)
    assert wares(state) == ""
    assert has(do(state, "place forest"), "wood") == 2


def test_there_is_neither_a_side_job_nor_food_on_the_meeting_place() -> None:
    state = world(1, in_round=14, food=3)
    assert "side_job" not in in_play(state)
    assert wares(do(state, "place meeting_place")) == "3 food"
    assert {"infirmary", "resource_market"} <= set(in_play(state))


@pytest.mark.parametrize(("people", "newborns", "food"), [(2, 0, 6), (3, 0, 9), (3, 1, 7), (5, 0, 15)])
def test_an_adult_eats_three_food_and_a_newborn_one(people: int, newborns: int, food: int) -> None:
    state = world(1, in_round=4, people=people, food=20)
    state.players[0].newborns = newborns
    assert has(harvest(state), "food") == 20 - food


def test_the_goal_is_65_points() -> None:
    assert SOLO_TARGETS[1] == 65


def test_ten_cards_are_shuffled_and_the_first_lies_face_up() -> None:
    state = dealt(1)
    assert len(state.cards) == 1
    assert len(state.pile) == 9
    assert sorted(CARD_IDS[card] for card in state.cards + state.pile) == sorted(CARD_IDS[:10])
    assert len({dealt(1, seed).cards[0] for seed in range(60)}) == 10


@pytest.mark.parametrize(
    ("card", "price"), [("market_2", 1), ("horse_56", 1), ("horse_terrain_3", 0), ("trees_horse_4", 0)]
)
def test_the_card_tells_what_a_horse_costs(card: str, price: int) -> None:
    assert wares(do(world(1, solo_card=card, food=1), "special horse_market")) == (
        "1 horse" if price else "1 food 1 horse"
    )
    assert can(world(1, solo_card=card), "special horse_market") is (price == 0)


@pytest.mark.parametrize(("card", "food"), [("market_2", 1), ("work_3", 2), ("work_4", 1), ("trees_hire_56", 1)])
def test_the_card_tells_what_the_hiring_fair_pays(card: str, food: int) -> None:
    state = do(world(1, solo_card=card), "special hiring_fair")
    assert has(state, "food") == food


def test_only_the_actions_of_the_card_that_lies_face_up_are_offered() -> None:
    assert offered(world(1, solo_card="burn_peat_45", farm=WILD, food=5), "special") == "cut_peat, slash_and_burn"


def test_one_special_action_a_round_then_the_card_is_discarded() -> None:
    state = do(world(1, farm=WILD), "special cut_peat", "cut A5")
    assert face_up(state) == []
    assert [CARD_IDS[card] for card in state.discarded] == ["terrain_2"]
    assert offered(state, "special") == ""
    assert asked(state) == "turn"


def test_the_next_round_turns_over_the_next_card() -> None:
    state = do(world(1, farm=WILD), "special cut_peat", "cut A5")
    coming = CARD_IDS[state.pile[-1]]
    people_gone(state)
    assert (asked(state), face_up(state), len(state.pile)) == ("turn", [coming], 8)


def test_two_food_keep_the_card_for_a_second_use_in_the_same_round() -> None:
    state = do(world(1, farm=WILD, food=2), "special cut_peat", "cut A5")
    assert (asked(state), offered(state)) == ("again", "discard, keep")
    do(state, "keep")
    assert (has(state, "food"), face_up(state)) == (0, ["terrain_2"])
    do(state, "special cut_peat", "cut B4")
    assert (has(state, "fuel"), face_up(state)) == (6, [])


def test_that_is_possible_once_a_round() -> None:
    state = do(world(1, farm=WILD, food=9), "special cut_peat", "cut A5", "keep", "special fell_trees", "fell A1")
    assert (asked(state), face_up(state), has(state, "food")) == ("turn", [], 7)


def test_the_two_food_may_be_saved() -> None:
    state = do(world(1, farm=WILD, food=2), "special cut_peat", "cut A5", "discard")
    assert (has(state, "food"), face_up(state)) == (2, [])


def test_a_card_kept_and_not_used_again_is_still_there_in_the_next_round() -> None:
    state = people_gone(do(world(1, farm=WILD, food=4), "special cut_peat", "cut A5", "keep"))
    assert (asked(state), face_up(state)) == ("card", ["terrain_2"])
    do(state, "keep", "special cut_peat", "cut B4")
    assert asked(state) == "again"  # a new round, so once more


def test_with_less_than_two_food_nothing_is_asked() -> None:
    state = do(world(1, farm=WILD, food=1), "special cut_peat", "cut A5")
    assert (asked(state), face_up(state)) == ("turn", [])


def test_food_that_the_action_brought_may_keep_the_card() -> None:
    state = do(world(1, solo_card="work_3", farm=WILD), "special hiring_fair", "keep", "special fell_trees", "fell A1")
    assert wares(state) == "2 wood"


def test_food_for_keeping_the_card_may_be_made_at_that_moment() -> None:
    state = do(world(1, farm=WILD, grain=3), "special cut_peat", "cut A5")
    assert (asked(state), offered(state)) == ("again", "discard, eat grain")
    do(state, "eat grain", "eat grain")
    assert offered(state) == "discard, keep"
    do(state, "keep")
    assert (wares(state), face_up(state)) == ("1 grain 3 fuel", ["terrain_2"])


def test_a_horse_just_bought_may_be_cooked_to_keep_the_card() -> None:
    state = world(1, solo_card="horse_terrain_3", farm=WILD, cards="horse_slaughterhouse_2")
    do(state, "special horse_market", "cook horse", "keep", "special cut_peat", "cut A5")
    assert wares(state) == "3 fuel"


def test_who_can_not_make_two_food_is_not_asked() -> None:
    state = do(world(1, farm=WILD, grain=1), "special cut_peat", "cut A5")
    assert (asked(state), wares(state)) == ("turn", "1 grain 3 fuel")


def test_a_card_that_was_not_used_may_be_kept() -> None:
    state = people_gone(world(1, farm=WILD))
    assert (asked(state), offered(state)) == ("card", "bury, keep")
    assert face_up(do(state, "keep")) == ["terrain_2"]
    assert len(state.pile) == 9


def test_or_put_under_the_pile_for_the_next_one() -> None:
    state = people_gone(world(1, farm=WILD))
    coming = CARD_IDS[state.pile[-1]]
    do(state, "bury")
    assert (face_up(state), CARD_IDS[state.pile[0]], len(state.pile)) == ([coming], "terrain_2", 9)
    assert asked(state) == "turn"  # once a round


def test_the_last_card_that_was_used_comes_back_when_the_pile_is_empty() -> None:
    state = world(1, farm=WILD, in_round=9)
    state.pile = []
    do(state, "special cut_peat", "cut A5")
    people_gone(state)
    for _ in range(2):
        if asked(state) in ("feed", "heat"):
            do(state, str(state.moves()[0]))
    assert (state.round, asked(state), face_up(state), state.discarded) == (10, "turn", ["terrain_2"], [])


def test_a_card_that_was_not_used_stays_when_the_pile_is_empty() -> None:
    state = world(1, farm=WILD, in_round=5)
    state.pile = []
    people_gone(state)
    assert (asked(state), face_up(state)) == ("turn", ["terrain_2"])


def test_a_special_action_needs_a_healthy_person_at_home() -> None:
    state = do(world(1, farm=WILD, people=2, bed=1), "place forest")
    assert offered(state) == "place infirmary"


def test_with_a_card_used_in_every_round_the_last_one_is_there_from_round_10_on() -> None:
    state = dealt(1)
    seen = []
    while state.round < 14:
        if asked(state) == "turn":
            seen.append(face_up(state)[0])
            state.discarded.append(state.take_away())  # as if it was used
            people_gone(state)
        else:
            do(state, str(state.moves()[0]))
    assert len(set(seen[:10])) == 10
    assert seen[10:] == [seen[9]] * (len(seen) - 10)
