"""Rounds and people: order of turns, the Meeting Place, family growth, the bed and the Infirmary, the end."""

from typing import Any

import pytest

from mire.games.farmers.box.grid import ones
from mire.games.farmers.box.start import START_CARDS
from tests.games.farmers.rules_worlds import (
    asked,
    can,
    check,
    dealt,
    do,
    harvest,
    has,
    offered,
    people_gone,
    player_with,
    stock,
    wares,
    world,
)

THREE_ROOMS = ("R....", "R....", "R....")


# The start


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_starting_player_has_two_food_and_the_others_three(players: int) -> None:
    for first in range(players):
        state = dealt(players, first=first)
        assert [wares(state, seat) for seat in range(players)] == [
            "2 food" if seat == first else "3 food" for seat in range(players)
        ]
        assert (state.round, state.seat, state.first) == (1, first, first)


@pytest.mark.parametrize("hands", ["draft", "mulligan"])
def test_from_the_starting_player_on_everybody_decides_about_the_hand_in_turn(hands: str) -> None:
    state = dealt(3, first=1, hands=hands)
    for seat in (1, 2, 0):
        assert state.seat == seat
        state.play(state.moves()[-1])
        check(state)
    assert state.seat == 1


def test_everybody_begins_with_two_people_in_a_wooden_house_of_two_rooms_on_a_start_card_of_their_own() -> None:
    state = dealt(6)
    for player in state.players:
        assert (player.people, player.home, player.bed, player.farm.house, player.farm.room_count) == (2, 2, 0, 0, 2)
        assert (ones(player.farm.forests), ones(player.farm.moors), ones(player.farm.unused)) == (5, 3, 5)
    assert len({(player.farm.forests, player.farm.moors) for player in state.players}) == 6


def test_every_start_card_is_dealt_sometimes() -> None:
    assert len({dealt(1, seed).players[0].farm.forests for seed in range(99)}) == len(START_CARDS) == 9


def test_accumulation_spaces_have_goods_in_the_first_round() -> None:
    state = dealt(2)
    assert [stock(state, space) for space in ("forest", "clay_pit", "fishing", "meeting_place")] == [3, 1, 1, 1]


# Turns


def test_players_place_one_person_each_clockwise_and_those_without_are_skipped() -> None:
    state = world(3, others=[player_with(people=1), player_with(people=3)])
    seats = []
    while state.round == 1:
        seats.append(state.seat)
        do(state, "place infirmary")
    assert seats == [0, 1, 2, 0, 2, 2]


def test_the_meeting_place_makes_the_starting_player_of_the_next_round() -> None:
    state = do(world(3), "place fishing", "place forest", "place meeting_place")
    assert (has(state, "food", 2), state.first, state.seat) == (1, 2, 0)
    assert people_gone(state).seat == 2


def test_who_is_starting_player_stays_so_until_somebody_uses_the_meeting_place() -> None:
    state = people_gone(people_gone(world(4, first=2)))
    assert (state.first, state.seat) == (2, 2)
    assert stock(state, "meeting_place") == 3


def test_the_starting_player_may_use_the_meeting_place_for_its_food() -> None:
    state = do(world(2), "place meeting_place")
    assert (state.first, has(state, "food")) == (0, 1)


def test_the_game_ends_after_the_harvest_of_round_14() -> None:
    state = harvest(world(in_round=14, food=4, others=[player_with(food=4)]))
    assert (asked(state), state.round, state.moves()) == ("over", 14, [])


@pytest.mark.parametrize("in_round", range(1, 15))
def test_harvests_follow_rounds_4_7_9_11_13_and_14(in_round: int) -> None:
    state = people_gone(world(in_round=in_round, farm=("g....", "R....", "R...."), food=20, fuel=20))
    if asked(state) in ("feed", "heat"):
        do(state, "heat 2")
    assert has(state, "grain") == (in_round in (4, 7, 9, 11, 13, 14))


# Family growth


def test_a_wish_for_children_needs_more_rooms_than_people() -> None:
    state = do(world(in_round=5, farm=THREE_ROOMS), "place basic_wish_for_children")
    assert (state.players[0].people, state.players[0].newborns, state.players[0].home) == (3, 1, 1)
    assert not can(world(in_round=5, farm=THREE_ROOMS, people=3), "place basic_wish_for_children")


def test_a_newborn_is_not_placed_in_its_round_but_in_the_next() -> None:
    state = do(world(in_round=5, farm=THREE_ROOMS), "place basic_wish_for_children", "place forest", "place fishing")
    do(state, "place clay_pit")
    assert (state.round, state.players[0].home, state.players[0].newborns) == (6, 3, 0)


def test_an_urgent_wish_needs_no_room() -> None:
    state = do(world(in_round=12), "place urgent_wish_for_children")
    assert state.players[0].people == 3


def test_a_new_room_is_first_taken_by_people_without_room() -> None:
    assert not can(world(in_round=14, farm=THREE_ROOMS, people=3), "place basic_wish_for_children")
    assert can(world(in_round=14, farm=THREE_ROOMS, people=2), "place basic_wish_for_children")


@pytest.mark.parametrize("space", ["basic_wish_for_children", "urgent_wish_for_children", "modest_wish_for_children"])
def test_there_are_five_people_at_most(space: str) -> None:
    large = ("RRR..", "RR...", "RR...")
    assert can(world(5, in_round=14, farm=large, people=4), f"place {space}")
    assert not can(world(5, in_round=14, farm=large, people=5), f"place {space}")


# The bed and the Infirmary


def test_the_infirmary_has_room_for_all_and_gives_each_a_food() -> None:
    state = world(3, people=3)
    for _ in range(6):
        do(state, "place infirmary")
    assert [has(state, "food", seat) for seat in range(3)] == [2, 2, 2]
    assert state.players[0].home == 1


def test_sick_people_go_to_the_infirmary_and_nowhere_else() -> None:
    state = world(people=2, bed=2, wood=9, food=9)
    assert offered(state) == "place infirmary"
    assert has(do(state, "place infirmary"), "food") == 10
    assert state.players[0].bed == 1


def test_healthy_people_use_other_spaces_while_others_lie_in_bed() -> None:
    state = do(world(people=3, bed=1), "place forest", "place fishing", "place clay_pit")
    assert (state.players[0].home, state.players[0].bed) == (0, 1)
    do(state, "place reed_bank")
    assert (state.seat, offered(state)) == (0, "place infirmary")


def test_who_goes_to_the_infirmary_is_sick_if_anybody_is() -> None:
    state = do(world(people=3, bed=1), "place infirmary")
    assert (state.players[0].home, state.players[0].bed) == (2, 0)


def test_a_healthy_person_may_go_to_the_infirmary_too() -> None:
    state = do(world(people=2), "place infirmary")
    assert (has(state, "food"), state.players[0].home) == (1, 1)


def test_sick_people_have_turns_of_their_own() -> None:
    state = world(people=2, bed=2)
    do(state, "place infirmary", "place fishing", "place infirmary", "place forest")
    assert state.round == 2


def test_who_was_in_the_infirmary_is_healthy_in_the_next_round() -> None:
    state = do(world(people=2, bed=2), "place infirmary", "place fishing", "place infirmary", "place forest")
    assert (state.players[0].home, state.players[0].bed, state.players[0].in_infirmary) == (2, 0, 0)
    assert can(state, "place forest")


def test_sick_people_need_rooms_like_others() -> None:
    assert not can(world(in_round=5, farm=THREE_ROOMS, people=3, bed=2), "place basic_wish_for_children")


# Animals


@pytest.mark.parametrize("space", ["sheep_market", "pig_market", "cattle_market"])
def test_animals_without_room_are_released_or_cooked_the_old_ones_too(space: str) -> None:
    kept: dict[str, Any] = {"horse": 1}
    state = do(world(in_round=14, cards="fireplace_2", **kept), f"place {space}")
    ware = {"sheep_market": "sheep", "pig_market": "boar", "cattle_market": "cattle"}[space]
    assert offered(state) == ", ".join(sorted(["release horse", f"release {ware}", f"cook {ware}"]))
    assert wares(do(state, "release horse")) == f"1 {ware}"


def test_animals_that_have_room_are_kept() -> None:
    state = do(world(in_round=4, pastures=["A4 A5"], sheep=4), "place sheep_market")
    assert (has(state, "sheep"), state.seat) == (5, 1)


def test_a_space_with_animals_may_be_used_without_any_room() -> None:
    state = do(world(in_round=4, horse=1), "place sheep_market", "release sheep")
    assert (wares(state), stock(state, "sheep_market")) == ("1 horse", 0)
