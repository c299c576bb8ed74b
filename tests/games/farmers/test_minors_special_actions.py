"""Actions boosters for special actions: M048 and M054 to M060."""

from typing import Any

import pytest

from mire.games.farmers.box.goods import GRAIN
from mire.games.farmers.box.special_cards import ACTIONS, CARDS
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_minors import drawn, play, round_begins, waiting
from tests.games.farmers.rules_worlds import (
    asked,
    can,
    cards,
    do,
    has,
    idle,
    offered,
    people_gone,
    player_with,
    wares,
    world,
)

LAND = ("MMFF.", "R....", "R....")


def user_of(state: FarmersState, action: str) -> tuple[int, bool]:
    """Before whom the card with a special action lies, and whether it is face down; -1 is the display."""
    for place, card in enumerate(state.cards):
        if ACTIONS.index(action) in CARDS[card].actions:
            return state.users[place], state.face_down[place]
    raise AssertionError(action)


# Forest Swamp


@pytest.mark.parametrize(("in_round", "coming"), [(5, "9 forest"), (10, "14 forest"), (11, "")])
def test_with_the_forest_swamp_a_forest_comes_four_rounds_after_cutting_peat(in_round: int, coming: str) -> None:
    state = do(world(cards="forest_swamp", farm=LAND, in_round=in_round), "special cut_peat", "cut A1")
    assert waiting(state) == coming


def test_the_forest_of_the_swamp_may_be_laid_when_its_round_begins() -> None:
    state = do(world(cards="forest_swamp", farm=LAND, in_round=5), "special cut_peat", "cut A2")
    assert drawn(do(round_begins(state, 9), "at A2")) == ("MFFF.", "R....", "R....")
    state = do(world(cards="forest_swamp", farm=LAND, in_round=5), "special cut_peat", "cut A2")
    assert drawn(do(round_begins(state, 9), "done")) == ("M.FF.", "R....", "R....")
    assert waiting(state) == ""


def test_other_special_actions_bring_the_swamp_no_forest() -> None:
    assert waiting(do(world(cards="forest_swamp", farm=LAND), "special fell_trees", "fell A3")) == ""


# Agricultural Implement


@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_after_plowing_a_special_action_needs_nobody_at_home(space: str) -> None:
    state = world(cards="agricultural_implement", farm=LAND, people=1, in_round=14)
    do(state, f"place {space}", "plow B2")
    assert state.players[0].home == 0
    do(state, "special cut_peat", "cut A1")
    assert wares(state) == "3 fuel"
    assert user_of(state, "cut_peat") == (0, False)


def test_the_implement_comes_after_sowing() -> None:
    state = world(cards="agricultural_implement", in_round=14, grain=1)
    do(state, "place cultivation", "plow B2", "sow B2 grain", "special hiring_fair")
    assert wares(state) == "1 food"


def test_the_implement_may_be_left() -> None:
    state = do(world(cards="agricultural_implement", farm=LAND), "place farmland", "plow B2", "done")
    assert state.seat == 1
    assert user_of(state, "cut_peat") == (-1, False)


def test_with_the_implement_a_card_before_another_player_costs_two_food() -> None:
    state = world(cards="agricultural_implement", food=2, first=1, farm=LAND)
    state.users[state.cards.index(0)] = 1
    do(state, "place farmland", "plow B2", "special cut_peat", "cut A1")
    assert wares(state) == "3 fuel"
    assert user_of(state, "cut_peat") == (0, True)


def test_for_the_implement_own_cards_and_those_face_down_can_not_be_taken() -> None:
    state = world(cards="agricultural_implement", farm=LAND)
    state.users = [0, 1]
    state.face_down = [False, True]
    assert do(state, "place farmland", "plow B2").seat == 1


def test_food_and_fuel_for_the_special_action_can_be_made() -> None:
    state = world(cards="agricultural_implement taps fireplace_2", hand="swamp", wood=1, sheep=1)
    state.users = [1, 1]
    do(state, "place farmland", "plow B2")
    assert offered(state) == "burn, cook sheep, done"
    do(state, "cook sheep", "burn", "special black_market", "play swamp")
    assert wares(state) == ""


def test_the_implement_is_for_farmland_and_cultivation_only() -> None:
    state = world(cards="agricultural_implement", in_round=14, grain=1, farm=("x....", "R....", "R...."))
    assert do(state, "place grain_utilization", "sow A1 grain").seat == 1


# Tool Shed


def test_after_cutting_peat_slash_and_burn_needs_no_card() -> None:
    state = do(world(6, cards="tool_shed", farm=LAND), "special cut_peat", "done", "cut A1")
    do(state, "use tool_shed", "clear A3")
    assert wares(state) == "3 fuel"
    assert drawn(state) == (".MxF.", "R....", "R....")
    assert user_of(state, "cut_peat") == (0, False)
    assert user_of(state, "slash_and_burn") == (-1, False)
    assert state.seat == 1


def test_slash_and_burn_may_come_right_before_cutting_peat() -> None:
    state = do(world(6, cards="tool_shed", farm=LAND), "special cut_peat", "use tool_shed", "clear A3", "cut A1")
    assert drawn(state) == (".MxF.", "R....", "R....")
    assert state.seat == 1  # and not a third action after it


def test_cutting_peat_with_slash_and_burn() -> None:
    state = do(world(6, cards="tool_shed", farm=LAND), "special slash_and_burn", "use tool_shed", "cut A1", "clear A3")
    assert (wares(state), state.seat) == ("3 fuel", 1)
    state = do(world(6, cards="tool_shed", farm=LAND), "special slash_and_burn", "done", "clear A3")
    do(state, "use tool_shed", "cut A1")
    assert (wares(state), state.seat) == ("3 fuel", 1)


def test_the_tool_shed_is_open_once_in_a_round_and_declining_does_not_close_it() -> None:
    state = do(world(6, cards="tool_shed", farm=LAND), "special cut_peat", "done", "cut A1", "done")
    do(idle(state), "special slash_and_burn", "use tool_shed", "clear A3")
    assert drawn(state) == ("..xF.", "R....", "R....")
    state = do(world(6, cards="tool_shed", farm=LAND), "special cut_peat", "use tool_shed", "clear A3", "cut A1")
    do(idle(state), "special slash_and_burn")
    assert state.seat == 1
    state = do(world(cards="tool_shed", farm=("MMFFF", "R....", "R....")), "special cut_peat", "use tool_shed")
    do(people_gone(do(state, "clear A3", "cut A1")), "special slash_and_burn")
    assert can(state, "use tool_shed")  # in the next round again


def test_the_tool_shed_needs_a_place_for_the_second_action() -> None:
    apart = ("MM..F", "R....", "Rx...")  # no forest beside the field
    assert do(world(cards="tool_shed", farm=apart), "special cut_peat", "cut A1").seat == 1
    assert (
        do(world(cards="tool_shed", farm=("FF...", "R....", "R....")), "special slash_and_burn", "clear A1").seat == 1
    )


def test_both_actions_of_the_tool_shed_are_special_actions() -> None:
    ears = "tool_shed peat_fertilizer cattle_collar forest_swamp"
    state = world(6, cards=ears, farm=LAND, grain=1, cattle=1)
    do(state, "special slash_and_burn", "done", "clear A3", "use tool_shed", "cut A1")
    assert waiting(state) == "5 forest"
    assert offered(state) == "done, sow A3 grain"  # after cutting peat
    do(state, "sow A3 grain")
    assert offered(state, "plow") == "B3"  # after slash and burn
    do(state, "plow B3")
    assert state.seat == 1


def test_what_follows_comes_after_both_actions() -> None:
    state = world(6, cards="tool_shed cattle_collar moor_fire", farm=("MFF..", "R....", "R...."), cattle=1)
    do(state, "special cut_peat", "use tool_shed", "clear A2")
    assert wares(state) == "3 fuel 1 cattle"
    assert offered(state, "plow") == "A1, B2"


# Peat-Cutting Rights


@pytest.mark.parametrize(
    ("in_round", "coming"), [(1, "5 fuel, 8 fuel"), (7, "11 fuel, 14 fuel"), (8, "12 fuel"), (11, "")]
)
def test_fuel_waits_for_two_rounds(in_round: int, coming: str) -> None:
    state = play(world(hand="peat_cutting_rights", horse=1, in_round=in_round), "peat_cutting_rights")
    assert waiting(state) == coming


@pytest.mark.parametrize("first", [0, 1])
def test_when_the_round_begins_peat_may_be_cut_instead_of_the_fuel(first: int) -> None:
    state = play(world(hand="peat_cutting_rights", horse=1, farm=LAND, in_round=2), "peat_cutting_rights")
    state.first = first
    round_begins(state, 6)
    assert state.seat == 0  # before the first turn of the round, whoever has it
    assert offered(state) == "done, special cut_peat"
    do(state, "special cut_peat", "cut A1")
    assert has(state, "fuel") == 3
    assert user_of(state, "cut_peat") == (0, False)
    assert (asked(state), state.seat) == ("turn", first)
    assert waiting(state) == "9 fuel"


@pytest.mark.parametrize("farm", [LAND, ("FF...", "R....", "R....")])
def test_who_does_not_cut_or_can_not_loses_the_fuel(farm: tuple[str, str, str]) -> None:
    state = play(world(hand="peat_cutting_rights", horse=1, farm=farm, in_round=2), "peat_cutting_rights")
    round_begins(state, 6)
    if farm == LAND:
        do(state, "done")
    assert (asked(state), has(state, "fuel")) == ("turn", 0)


def test_peat_cut_at_the_start_of_a_round_counts_for_cards() -> None:
    ears = "tool_shed peat_fertilizer"
    state = world(6, hand="peat_cutting_rights", cards=ears, horse=1, farm=LAND, grain=1, in_round=2)
    play(state, "peat_cutting_rights").first = 3
    do(round_begins(state, 6), "special cut_peat", "use tool_shed", "clear A3", "cut A1", "sow A3 grain")
    assert (asked(state), state.seat) == ("turn", 3)


def test_alone_the_card_that_lies_face_up_must_show_it() -> None:
    for solo_card, shown in (("terrain_2", True), ("horse_56", False)):
        state = world(1, hand="peat_cutting_rights", horse=1, farm=LAND, solo_card=solo_card, in_round=2)
        play(state, "peat_cutting_rights")
        round_begins(state, 6)
        do(state, "keep")  # first the card of the round, then what waits for it
        assert (asked(state) == "asked") == shown
        if shown:
            do(state, "special cut_peat", "cut A1")
            assert has(state, "fuel") == 3
            assert state.cards == []  # it is the special action of this round
        assert asked(state) == "turn"


# Taps


def test_after_the_last_person_there_is_one_more_special_action() -> None:
    state = do(world(cards="taps", farm=LAND, people=1), "place day_laborer", "place infirmary")
    assert (state.seat, asked(state)) == (0, "asked")
    do(state, "special cut_peat", "cut A1")
    assert wares(state) == "2 food 3 fuel"
    assert state.seat == 1
    do(state, "place infirmary")
    assert state.round == 2  # once in a round


def test_the_turn_of_taps_comes_even_when_everybody_else_is_done() -> None:
    state = world(cards="taps", people=1, farm=LAND, others=[player_with(people=1)])
    do(state, "place day_laborer", "place infirmary")
    assert (state.seat, asked(state)) == (0, "asked")
    assert do(state, "done").round == 2


def test_taps_alone() -> None:
    state = do(world(1, cards="taps", people=1, farm=LAND), "place day_laborer")
    assert asked(state) == "asked"
    do(state, "special cut_peat", "cut A1", "discard")
    assert state.round == 2


def test_taps_when_declined_are_used_up() -> None:
    state = do(world(cards="taps", people=1, farm=LAND), "place day_laborer", "place infirmary", "done")
    do(state, "place infirmary")
    assert state.round == 2


def test_taps_with_two_food_for_a_card_before_another_player() -> None:
    state = world(cards="taps", people=1, farm=LAND, others=[player_with(people=2, farm=LAND)])
    do(state, "place day_laborer", "special cut_peat", "cut A1")
    do(state, "special cut_peat", "cut A1")
    assert wares(state) == "3 fuel"
    assert user_of(state, "cut_peat") == (0, True)


def test_taps_free_a_person_of_the_forest_hut() -> None:
    state = world(hand="forest_hut", cards="taps", people=1, wood=2, farm=LAND)
    do(play(state, "forest_hut", "at A3"), "place infirmary", "special fell_trees", "fell A3", "place infirmary")
    assert (state.seat, asked(state), state.players[0].home) == (0, "turn", 1)
    do(state, "place day_laborer")
    assert state.round == 2


def test_taps_sound_in_the_round_in_which_the_last_person_played_them() -> None:
    state = world(hand="taps", cards="fireplace_2 well", people=1, farm=LAND, others=[player_with(people=1)])
    do(play(state, "taps"), "place infirmary")
    assert (state.seat, asked(state)) == (0, "asked")


def test_without_taps_nobody_acts_after_the_last_person() -> None:
    state = world(people=1, farm=LAND, others=[player_with(people=1)], level=2)
    assert do(state, "place day_laborer", "place infirmary").round == 2


# Peat Fertilizer


def test_after_cutting_peat_all_fields_may_be_sown() -> None:
    state = world(cards="peat_fertilizer", farm=("MM...", "R....", "Rxx.."), grain=1, vegetable=1)
    do(state, "special cut_peat", "cut A1", "sow C2 grain", "sow C3 vegetable")
    assert (wares(state), state.seat) == ("3 fuel", 1)


def test_peat_fertilizer_may_be_left_and_is_for_peat_only() -> None:
    farm = ("MMFF.", "R....", "Rxx..")
    state = world(cards="peat_fertilizer", farm=farm, grain=1)
    assert wares(do(state, "special cut_peat", "cut A1", "done")) == "1 grain 3 fuel"
    assert do(world(cards="peat_fertilizer", farm=farm, grain=1), "special fell_trees", "fell A3").seat == 1


# Nature's Fertilizer


def test_the_field_of_slash_and_burn_may_be_sown_and_no_other() -> None:
    state = world(cards="natures_fertilizer", farm=("FxF..", "R....", "R...."), grain=1)
    do(state, "special slash_and_burn", "clear A1")
    assert offered(state) == "done, sow A1 grain"
    do(state, "sow A1 grain")
    assert wares(state) == ""
    assert drawn(state) == ("gxF..", "R....", "R....")
    assert state.players[0].farm.crops(GRAIN) == 3


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("peat_burn_off", ("place major_improvement", "play peat_burn_off", "at A3")),
        ("moor_fire", ("use moor_fire",)),
        ("deep_plow", ("place farmland", "at A3")),
    ],
)
def test_the_field_of_a_swap_may_be_sown(card: str, moves: tuple[str, ...]) -> None:
    have: dict[str, Any] = {"farm": (".xM..", "R....", "R...."), "grain": 1, "vegetable": 1}
    owned = "natures_fertilizer" if card == "peat_burn_off" else f"natures_fertilizer {card}"
    state = world(hand=card if card == "peat_burn_off" else "", cards=owned, **have)
    do(state, *moves)
    assert offered(state) == "done, sow A3 grain, sow A3 vegetable"
    do(state, "sow A3 vegetable")
    assert has(state, "vegetable") == 0


def test_natures_fertilizer_may_be_left() -> None:
    state = world(cards="natures_fertilizer", farm=("FF...", "R....", "R...."), grain=1)
    assert wares(do(state, "special slash_and_burn", "clear A1", "done")) == "1 grain"


def test_nothing_is_sown_without_seed_nor_on_a_field_that_is_plowed() -> None:
    state = world(cards="natures_fertilizer", farm=("FF...", "R....", "R...."))
    assert do(state, "special slash_and_burn", "clear A1").seat == 1
    assert do(world(cards="natures_fertilizer", grain=1), "place farmland", "plow A1").seat == 1


# Sowing Machine


SOWN = ("MMFF.", "R...s", "Rxx.s")  # with room for three horses


@pytest.mark.parametrize(
    "moves",
    [
        ("special cut_peat", "cut A1"),
        ("special fell_trees", "fell A3"),
        ("special hiring_fair",),
        ("special illicit_work", "build fireplace_2"),
        ("special black_market", "play swamp"),
    ],
)
def test_with_two_horses_the_sowing_machine_sows_after_any_special_action(moves: tuple[str, ...]) -> None:
    state = world(cards="sowing_machine", hand="swamp", farm=SOWN, horse=2, grain=1, food=1, fuel=1, clay=2)
    do(state, *moves)
    assert offered(state) == "done, sow C2 grain, sow C3 grain"
    assert do(state, "sow C2 grain").seat == 1


def test_a_horse_just_bought_counts_if_it_is_kept() -> None:
    state = world(cards="sowing_machine", farm=SOWN, horse=1, grain=1, food=1)
    assert can(do(state, "special horse_market"), "sow C2 grain")
    state = world(cards="sowing_machine", farm=("MMFF.", "R....", "Rxx.."), horse=1, grain=1, food=1)
    assert do(state, "special horse_market", "release horse").seat == 1


def test_the_sowing_machine_stands_still_with_one_horse_or_when_declined() -> None:
    assert do(world(cards="sowing_machine", farm=SOWN, horse=1, grain=1), "special hiring_fair").seat == 1
    state = world(cards="sowing_machine", farm=SOWN, horse=2, grain=1)
    assert wares(do(state, "special hiring_fair", "done")) == "1 grain 1 food 2 horse"


def test_the_sowing_machine_does_not_sow_after_its_own_black_market() -> None:
    state = world(hand="sowing_machine", farm=SOWN, horse=2, grain=1, wood=3, fuel=1)
    do(state, "special black_market", "play sowing_machine")
    assert (cards(state), state.seat) == ("sowing_machine", 1)
    people_gone(state)
    assert can(do(state, "special hiring_fair"), "sow C2 grain")
