"""Special actions: the cards by player count, their three states, prices, and what each of the seven does."""

from typing import Any

import pytest

from mire.games.farmers.box.grid import bit, ones
from mire.games.farmers.box.special_cards import ACTIONS as ACTION_IDS
from mire.games.farmers.box.special_cards import CARD_IDS, CARDS
from tests.games.farmers.rules_worlds import (
    FORESTS,
    MOORS,
    can,
    cards,
    do,
    has,
    offered,
    people_gone,
    player_with,
    spaces,
    tops,
    wares,
    world,
)

ACTIONS_BY_CARD = {
    "terrain_2": "fell_trees slash_and_burn cut_peat",
    "market_2": "horse_market hiring_fair black_market illicit_work",
    "work_3": "fell_trees hiring_fair black_market illicit_work",
    "horse_terrain_3": "horse_market slash_and_burn cut_peat",
    "work_4": "hiring_fair black_market illicit_work",
    "burn_peat_45": "slash_and_burn cut_peat",
    "trees_horse_4": "fell_trees horse_market",
    "market_work_56": "black_market illicit_work",
    "horse_56": "horse_market",
    "trees_hire_56": "fell_trees hiring_fair",
    "peat_6": "cut_peat",
    "burn_6": "slash_and_burn",
}
CARDS_BY_PLAYERS = {
    2: "terrain_2 market_2",
    3: "work_3 horse_terrain_3",
    4: "work_4 burn_peat_45 trees_horse_4",
    5: "burn_peat_45 market_work_56 horse_56 trees_hire_56",
    6: "market_work_56 horse_56 trees_hire_56 peat_6 burn_6",
}
SEVEN = sorted(ACTION_IDS)
WILD = ("FFFFM", "R..MM", "R....")  # forests and moors


@pytest.mark.parametrize("players", CARDS_BY_PLAYERS)
def test_the_cards_of_a_game_for_so_many_players_have_every_special_action_once(players: int) -> None:
    state = world(players)
    assert sorted(CARD_IDS[card] for card in state.cards) == sorted(CARDS_BY_PLAYERS[players].split())
    assert sorted(ACTION_IDS[action] for card in state.cards for action in CARDS[card].actions) == SEVEN


@pytest.mark.parametrize("card", ACTIONS_BY_CARD)
def test_what_a_card_offers(card: str) -> None:
    actions = CARDS[CARD_IDS.index(card)].actions
    assert sorted(ACTION_IDS[action] for action in actions) == sorted(ACTIONS_BY_CARD[card].split())


@pytest.mark.parametrize("players", CARDS_BY_PLAYERS)
def test_with_all_that_it_takes_six_of_the_seven_are_offered(players: int) -> None:
    state = world(players, farm=WILD, food=1, fuel=1, clay=2)
    assert offered(state, "special").split(", ") == [action for action in SEVEN if action != "black_market"]


@pytest.mark.parametrize("players", CARDS_BY_PLAYERS)
def test_with_nothing_only_what_is_free_is_offered(players: int) -> None:
    free_horse = players in (3, 4)
    assert offered(world(players), "special") == ("hiring_fair, horse_market" if free_horse else "hiring_fair")


# The seven


def test_cut_peat_removes_a_moor_for_three_fuel() -> None:
    state = do(world(farm=MOORS), "special cut_peat")
    assert offered(state) == "cut A1, cut A2, cut A3"
    do(state, "cut A2")
    assert wares(state) == "3 fuel"
    assert state.players[0].farm.moors == spaces("A1 A3")
    assert state.players[0].farm.unused & bit("A2")
    assert state.players[0].home == 2  # no person is used


def test_fell_trees_removes_a_forest_for_two_wood() -> None:
    state = do(world(farm=FORESTS), "special fell_trees", "fell A1")
    assert wares(state) == "2 wood"
    assert state.players[0].farm.forests == spaces("A2 A3")
    assert state.players[0].farm.fields == 0


def test_the_last_moor_or_forest_is_not_asked_for() -> None:
    assert do(world(farm=("M....", "R....", "R....")), "special cut_peat").seat == 1
    assert do(world(farm=("F....", "R....", "R....")), "special fell_trees").seat == 1


def test_slash_and_burn_replaces_any_forest_by_the_first_field() -> None:
    state = do(world(farm=FORESTS), "special slash_and_burn")
    assert offered(state) == "clear A1, clear A2, clear A3"
    do(state, "clear A3")
    assert (state.players[0].farm.fields, state.players[0].farm.forests) == (bit("A3"), spaces("A1 A2"))
    assert wares(state) == ""


def test_slash_and_burn_needs_a_forest_beside_a_field_if_there_are_fields() -> None:
    state = do(world(farm=("FFFx.", "R.FF.", "R....")), "special slash_and_burn")
    assert offered(state) == "clear A3, clear B4"
    assert not can(world(farm=("FF.x.", "R.F..", "R....")), "special slash_and_burn")
    assert not can(world(farm=("MMMx.", "R..M.", "R....")), "special slash_and_burn")


def test_a_field_from_slash_and_burn_is_empty_and_can_be_sown() -> None:
    state = do(world(in_round=2, farm=("F....", "R....", "R...."), grain=1), "special slash_and_burn", "place fishing")
    assert "sow A1 grain" in offered(do(state, "place grain_utilization"))


@pytest.mark.parametrize(("players", "price"), [(2, 1), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_the_horse_market_and_its_price(players: int, price: int) -> None:
    assert can(world(players, food=price), "special horse_market")
    assert price == 0 or not can(world(players, food=price - 1), "special horse_market")
    assert wares(do(world(players, food=2), "special horse_market")) == f"{2 - price} food 1 horse"


def test_a_horse_that_can_not_be_kept_runs_away_or_another_animal_does() -> None:
    state = do(world(food=1, sheep=1), "special horse_market")
    assert offered(state) == "release horse, release sheep"
    assert wares(do(state, "release sheep")) == "1 horse"


def test_a_horse_that_can_not_be_kept_may_be_cooked() -> None:
    state = do(world(food=1, sheep=1, cards="horse_slaughterhouse_2"), "special horse_market", "cook horse")
    assert wares(state) == "2 food 1 sheep"


def test_fireplaces_and_hearths_cook_no_horses() -> None:
    state = do(world(food=1, sheep=1, cards="fireplace_2 cooking_hearth_5"), "special horse_market")
    assert offered(state) == "cook sheep, release horse, release sheep"


@pytest.mark.parametrize(("players", "food"), [(2, 1), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_the_hiring_fair_and_its_food(players: int, food: int) -> None:
    assert has(do(world(players), "special hiring_fair"), "food") == food


def test_there_is_no_black_market_without_hand_cards() -> None:
    assert not can(world(food=9, fuel=9, wood=9, clay=9), "special black_market")


def test_illicit_work_builds_a_major_improvement_for_a_food_and_a_fuel_more() -> None:
    state = do(world(food=2, fuel=2, clay=2), "special illicit_work")
    assert (wares(state), offered(state)) == ("2 clay 1 food 1 fuel", "build fireplace_2")
    do(state, "build fireplace_2")
    assert (wares(state), cards(state), tops(state)[0]) == ("1 food 1 fuel", "fireplace_2", "horse_slaughterhouse_2")


@pytest.mark.parametrize("lacking", ["food", "fuel", "clay"])
def test_illicit_work_needs_food_fuel_and_an_improvement_that_can_be_paid(lacking: str) -> None:
    enough: dict[str, Any] = {"food": 1, "fuel": 1, "clay": 2}
    assert can(world(**enough), "special illicit_work")
    assert not can(world(**enough | {lacking: enough[lacking] - 1}), "special illicit_work")


def test_wood_is_burnt_for_illicit_work_beforehand() -> None:
    state = world(food=1, wood=1, clay=2)
    assert not can(state, "special illicit_work")
    assert can(do(state, "burn"), "special illicit_work")


def test_illicit_work_may_upgrade() -> None:
    state = do(
        world(food=1, fuel=1, cards="fireplace_2"), "special illicit_work", "upgrade cooking_hearth_4 fireplace_2"
    )
    assert (cards(state), tops(state)[0]) == ("cooking_hearth_4", "fireplace_2")


# Cards on the display, face up and face down


def test_a_card_that_was_taken_lies_face_up_before_its_user_who_can_not_take_it_again() -> None:
    state = do(world(farm=WILD), "special cut_peat", "cut A5", "place fishing")
    assert not any(can(state, f"special {action}") for action in ("cut_peat", "fell_trees", "slash_and_burn"))
    assert can(state, "special hiring_fair")


def test_another_player_takes_it_for_two_food_and_turns_it_face_down() -> None:
    state = world(3, farm=WILD, others=[player_with(farm=WILD, food=2), player_with(farm=WILD, food=9)])
    do(state, "special fell_trees", "fell A1")
    do(state, "special fell_trees", "fell A2")  # the same action, or another of the card
    assert wares(state, 1) == "2 wood"
    assert "hiring_fair" not in offered(state, "special")
    place = next(place for place, card in enumerate(state.cards) if CARD_IDS[card] == "work_3")
    assert (state.users[place], state.face_down[place]) == (1, True)


def test_a_second_user_may_choose_another_action_of_the_card() -> None:
    state = world(farm=WILD, others=[player_with(farm=WILD, food=2)])
    do(state, "special fell_trees", "fell A1", "special cut_peat", "cut A5")
    assert wares(state, 1) == "3 fuel"


def test_with_less_than_two_food_a_used_card_can_not_be_taken() -> None:
    state = do(world(farm=WILD, others=[player_with(farm=WILD, food=1)]), "special fell_trees", "fell A1")
    assert offered(state, "special") == "hiring_fair, horse_market"


def test_the_two_food_are_paid_before_the_food_of_the_hiring_fair_comes_in() -> None:
    state = do(world(3, others=[player_with(food=1)]), "special hiring_fair")
    assert not can(state, "special hiring_fair")
    state = do(world(3, others=[player_with(food=2)]), "special hiring_fair", "special hiring_fair")
    assert has(state, "food", 1) == 2


@pytest.mark.parametrize(("food", "possible"), [(2, False), (3, True)])
def test_a_second_user_of_the_horse_market_pays_two_food_and_the_horse(food: int, possible: bool) -> None:
    state = do(world(2, food=1, others=[player_with(food=food)]), "special horse_market")
    assert can(state, "special horse_market") is possible


@pytest.mark.parametrize(("food", "possible"), [(2, False), (3, True)])
def test_a_second_user_of_illicit_work_pays_three_food_and_a_fuel(food: int, possible: bool) -> None:
    state = do(world(2, others=[player_with(food=food, fuel=1, clay=2)]), "special hiring_fair")
    assert can(state, "special illicit_work") is possible
    if possible:
        assert wares(do(state, "special illicit_work", "build fireplace_2"), 1) == ""


def test_a_card_face_down_is_for_nobody_in_this_round() -> None:
    others = [player_with(food=9), player_with(food=9)]
    state = do(world(3, food=9, others=others), "special hiring_fair", "special hiring_fair")
    assert not can(state, "special hiring_fair")
    do(state, "place fishing")
    assert not can(state, "special hiring_fair")
    assert can(people_gone(state), "special hiring_fair")


def test_after_the_round_all_cards_are_on_the_display_again_for_everybody() -> None:
    state = people_gone(do(world(farm=WILD), "special fell_trees", "fell A1", "special hiring_fair"))
    assert {"fell_trees", "hiring_fair"} <= set(offered(state, "special").split(", "))
    assert not any(state.face_down)
    assert wares(do(state, "special hiring_fair")) == "2 wood 1 food"


# Turns


def test_any_number_of_special_actions_may_come_before_the_first_person() -> None:
    state = do(world(5, farm=WILD), "special hiring_fair")
    for _ in range(4):
        do(state, "place infirmary")
    do(state, "special cut_peat", "cut A5")
    assert (wares(state), state.players[0].home) == ("1 food 3 fuel", 2)


def test_after_the_last_person_there_are_no_special_actions() -> None:
    state = do(world(people=2, others=[player_with(people=3)]), "place forest", "place fishing", "place clay_pit")
    do(state, "place reed_bank")
    assert state.seat == 1  # seat 0 has no people at home
    do(state, "special hiring_fair")
    assert state.seat == 1


def test_who_has_only_sick_people_left_takes_no_special_action() -> None:
    state = world(people=3, bed=2, farm=WILD, food=9)
    assert can(state, "special cut_peat")
    do(state, "place forest", "place fishing")
    assert offered(state) == "place infirmary"


def test_a_special_action_leaves_all_spaces_free() -> None:
    state = do(world(farm=WILD), "special fell_trees", "fell A1")
    assert all(state.is_free(space) for space in state.spaces)
    assert ones(state.players[0].farm.forests) == 3


@pytest.mark.parametrize(
    ("owned", "peat", "trees"),
    [
        ({}, 3, 2),
        ({"horse": 1}, 3, 2),
        ({"cards": "peat_charcoal_kiln foresters_lodge"}, 4, 3),
        ({"cards": "peat_charcoal_kiln foresters_lodge", "horse": 1}, 5, 4),
        ({"cards": "peat_charcoal_kiln foresters_lodge", "horse": 3, "pastures": ["C4 C5"]}, 5, 4),
        ({"cards": "peat_charcoal_kiln", "horse": 1}, 5, 2),
        ({"cards": "foresters_lodge", "sheep": 1}, 3, 3),
    ],
)
def test_kiln_and_lodge_give_one_more_or_two_with_a_horse(owned: dict[str, Any], peat: int, trees: int) -> None:
    assert has(do(world(farm=WILD, **owned), "special cut_peat", "cut A5"), "fuel") == peat
    assert has(do(world(farm=WILD, **owned), "special fell_trees", "fell A1"), "wood") == trees
