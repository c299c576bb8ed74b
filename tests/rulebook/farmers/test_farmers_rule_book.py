"""Every worked example and table of the rule book that level I needs, by the heading under which it stands."""

import pytest

from mire.games.farmers.box.grid import names_of
from mire.games.farmers.box.start import START_CARDS
from mire.games.farmers.rules.harvest import food_due, fuel_due
from mire.games.farmers.rules.scoring import SOLO_TARGETS, score
from tests.games.farmers.rules_worlds import (
    asked,
    can,
    cards,
    dealt,
    do,
    farmyard,
    harvest,
    has,
    in_play,
    offered,
    people_gone,
    player_with,
    tops,
    wares,
    world,
)

THREE_ROOMS = ("R....", "R....", "R....")

START = [
    ("MM.F.", "RMFF.", "R..FF"),
    (".FFF.", "RMM..", "RM.FF"),
    ("..FFF", "R.M.F", "RMM.F"),
    (".F.MM", "RF.FM", "RF.F."),
    ("...FF", "RMMMF", "R..FF"),
    ("FFMMF", "R..MF", "R...F"),
    (".FM..", "RFM.F", "R.MFF"),
    ("....F", "RFMMF", "RFFM."),
    ("FFM..", "RFMM.", "RFF.."),
]


# Setup


@pytest.mark.parametrize("number", range(1, 10))
def test_your_personal_display_five_forests_and_three_moors_by_the_start_card(number: int) -> None:
    drawn = farmyard(START[number - 1])
    card = START_CARDS[number - 1]
    assert (card.forests, card.moors) == (drawn.forests, drawn.moors)
    assert (len(names_of(card.forests)), len(names_of(card.moors)), len(names_of(drawn.unused))) == (5, 3, 5)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_game_board_the_side_job_is_not_in_the_solo_game(players: int) -> None:
    assert ("side_job" in in_play(dealt(players))) is (players > 1)


def test_tiles_and_counters_no_starting_goods_but_the_usual_food() -> None:
    assert [wares(dealt(2), 0), wares(dealt(2), 1)] == ["2 food", "3 food"]


def test_major_improvements_kiln_and_lodge_lie_on_museum_and_riding_stables() -> None:
    state = dealt(6)
    assert tops(state)[-2:] == ["peat_charcoal_kiln", "foresters_lodge"]


def test_action_space_cards_major_improvement_lies_on_round_space_1() -> None:
    assert all(in_play(dealt(3, seed))[-1] == "major_improvement" for seed in range(9))


@pytest.mark.parametrize(("players", "number"), [(1, 10), (2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_special_action_cards_by_player_count(players: int, number: int) -> None:
    state = dealt(players)
    assert len(state.cards) + len(state.pile) == number


# Course of play


def test_your_turn_people_remain_in_the_house_in_special_actions() -> None:
    assert do(world(), "special hiring_fair").players[0].home == 2


def test_face_up_and_face_down_the_first_pays_nothing_and_the_second_two_food() -> None:
    others = [player_with(food=2, farm=("F....", "R....", "R....")), player_with(food=9)]
    state = do(world(3, others=others), "special hiring_fair")
    assert wares(state) == "2 food"
    do(state, "special fell_trees")
    assert wares(state, 1) == "2 wood"
    assert not can(state, "special hiring_fair")  # face down now


def test_forests_and_moors_as_long_as_forests_stand_around_there_are_no_more_pastures() -> None:
    state = world(in_round=4, wood=15, farm=("..FF.", "R.MF.", "R..F."), pastures=["A5 B5 C5"])
    assert offered(do(state, "place fencing"), "fence") == "A5, B5, C5"  # it can only be divided
    felled = world(in_round=4, wood=15, farm=("..FF.", "R.M..", "R..F."), pastures=["A5 B5 C5"])
    assert "B4" in offered(do(felled, "place fencing"), "fence")


def test_major_improvements_a_returned_fireplace_lies_on_its_own_space() -> None:
    state = do(world(cards="fireplace_3"), "place major_improvement", "upgrade cooking_hearth_4 fireplace_3")
    assert (cards(state), tops(state)[1]) == ("cooking_hearth_4", "fireplace_3")


# Heating the house


@pytest.mark.parametrize(("people", "house", "food", "fuel"), [(2, "wood", 4, 3), (4, "stone", 8, 1)])
def test_heating_two_examples_of_three_rooms(people: int, house: str, food: int, fuel: int) -> None:
    state = world(in_round=4, farm=THREE_ROOMS, people=people, house=house, food=food, fuel=fuel)
    assert (food_due(state, state.players[0]), fuel_due(state.players[0])) == (food, fuel)
    state = do(harvest(state), f"heat {fuel}")
    assert (wares(state), state.players[0].begging, state.players[0].bed) == ("", 0, 0)


def test_anytime_action_wood_becomes_fuel_right_before_scoring() -> None:
    assert score(player_with(cards="peat_charcoal_kiln", wood=2, fuel=1)).categories["bonus"] == 1


def test_bed_instead_of_beg_no_more_people_in_bed_than_there_are() -> None:
    state = harvest(world(in_round=4, farm=THREE_ROOMS, food=4))
    assert (state.players[0].bed, state.players[0].begging) == (2, 0)


def test_infirmary_people_who_are_not_in_bed_may_go_there_and_rooms_may_stay_cold() -> None:
    assert has(do(world(), "place infirmary"), "food") == 1
    assert "heat 0" in offered(harvest(world(in_round=4, food=4, fuel=5)))


# Horses, game end and scoring


def test_horses_five_of_them_score_five_points() -> None:
    assert score(player_with(horse=5)).categories["horses"] == 5


def test_horses_no_horse_loses_a_point() -> None:
    assert score(player_with()).categories["horses"] == -1


def test_scoring_a_person_in_bed_is_worth_one_point() -> None:
    assert score(player_with(people=3, bed=1)).categories["people"] == 7


# Solo game


def test_solo_the_last_card_can_be_used_in_rounds_10_to_14() -> None:
    state = dealt(1, 3)
    last = []
    while asked(state) != "over":
        if asked(state) == "turn" and state.cards:
            last.append(state.cards[0])
            state.discarded.append(state.take_away())  # as if it was used
        do(state, str(state.moves()[-1] if asked(state) == "feed" else state.moves()[0]))
    assert len(last) == 14
    assert len(set(last[:10])) == 10
    assert set(last[9:]) == {last[9]}


def test_solo_the_goal_of_the_game() -> None:
    assert SOLO_TARGETS == {1: 65, 2: 70}


# Appendix


@pytest.mark.parametrize(("rooms", "house", "fuel"), [(2, "clay", 1), (2, "stone", 0), (3, "wood", 1), (3, "stone", 1)])
def test_appendix_a_tiled_oven_is_an_upper_bound_and_no_reduction(rooms: int, house: str, fuel: int) -> None:
    rows = THREE_ROOMS if rooms == 3 else (".....", "R....", "R....")
    assert fuel_due(player_with(farm=rows, house=house, cards="tiled_oven")) == fuel


def test_appendix_a_heating_oven_heats_one_room() -> None:
    assert fuel_due(player_with(farm=THREE_ROOMS, cards="heating_oven")) == 2


@pytest.mark.parametrize(("fuel", "points"), [(2, 0), (3, 1), (4, 1), (5, 2), (9, 2)])
def test_appendix_the_kiln_gives_one_point_for_three_and_two_for_five_fuel(fuel: int, points: int) -> None:
    assert score(player_with(cards="peat_charcoal_kiln", fuel=fuel)).categories["bonus"] == points


def test_appendix_riding_stables_do_not_pay_later_for_a_round_without_two_horses() -> None:
    state = world(in_round=2, others=[player_with(cards="foresters_lodge")], wood=2, clay=1, reed=1, pastures=["A5"])
    do(state, "place major_improvement", "build riding_stables")
    food = []
    for horses in (1, 2):
        state.players[0].animals[3] = horses
        people_gone(state)
        food.append(has(state, "food"))
    assert food == [0, 1]


def test_appendix_the_variant_a_token_moves_to_the_upgrade_and_leaves_for_a_fuel() -> None:
    state = world(tokens=True, clay=2, fuel=1, people=3)
    do(state, "place major_improvement", "build fireplace_2", "place fishing")
    assert len(state.players[0].unlit) == 1
    assert do(state, "light fireplace_2").players[0].unlit == []
