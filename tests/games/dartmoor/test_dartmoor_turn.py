"""The deal, the caves, and the turn with its two actions, step by step."""

import pytest

from mire.core.moves import parse
from mire.core.state import EVERYBODY
from mire.games.dartmoor.box.components import WINTER
from mire.games.dartmoor.game import DARTMOOR
from mire.games.dartmoor.rules import notation
from mire.games.dartmoor.state import DartmoorState
from tests.games.dartmoor.worlds import asked, can, check, dealt, do, forest, names, offered, world
from tests.telling import told_of

TEN_HALVES = "LR01 LR02 LR03 LR04 LR05 LR06 LR07 LR08 LR09 LR10"  # in a forest without trees none can be played


def hand(state: DartmoorState, seat: int = 0) -> list[str]:
    return names(state.players[seat].hand)


def choosing(caves: list[int], players: int = 2, first: int = 0) -> DartmoorState:
    """A game dealt with these caves in the clearing."""
    return next(state for seed in range(200) if (state := dealt(players, seed, first)).caves == caves)


# The deal


@pytest.mark.parametrize(("players", "returned", "in_play"), [(2, 45, 127), (3, 30, 142), (4, 15, 157), (5, 0, 172)])
def test_cards_go_back_into_the_box_by_the_number_of_players(players: int, returned: int, in_play: int) -> None:
    state = dealt(players)
    assert (len(state.box), len(state.stack)) == (returned, in_play + 3)
    assert [len(player.hand) for player in state.players] == [6] * players
    assert (len(state.caves), state.clearing) == (players, [])
    check(state)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_winter_card_lies_on_the_lower_third_and_two_are_within_it(players: int) -> None:
    for seed in range(20):
        stack = dealt(players, seed).stack
        cards = len(stack) - 3
        first = stack.index(WINTER)
        assert len(stack) - first - 1 == cards // 3 + 2
        assert stack.count(WINTER) == 3


def test_two_games_are_not_alike() -> None:
    assert dealt(seed=1).stack != dealt(seed=2).stack == dealt(seed=2).stack


# The caves


def test_caves_are_taken_in_reverse_turn_order_and_the_start_player_gets_the_last() -> None:
    state = choosing([1, 3, 4], 3)
    assert (state.seat, offered(state, "cave")) == (2, ["1", "3", "4"])
    do(state, "cave 4")
    assert (state.seat, offered(state, "cave")) == (1, ["1", "3"])
    do(state, "cave 1")
    assert [player.cave for player in state.players] == [3, 1, 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whoever_begins_chooses_no_cave_and_has_the_first_turn_and_who_is_last_chooses_first(players: int) -> None:
    for first in range(players):
        state = dealt(players, 3, first)
        order = [(first + place) % players for place in range(players)]
        choosers = []
        while asked(state) == "cave":
            choosers.append(state.seat)
            do(state, f"cave {state.caves[0]}")
            check(state)
        assert choosers == order[:0:-1]
        deciders = [state.seat]
        while asked(state) != "turn":
            state.play(state.moves()[-1])
            deciders.append(state.seat)
            check(state)
        places = [order.index(seat) for seat in deciders]
        assert places == sorted(places, reverse=True)
        assert state.seat == first


def test_what_caves_bring_is_told_in_reverse_turn_order() -> None:
    state = do(choosing([1, 4, 5], 3, first=1), "cave 1")
    told = told_of(DARTMOOR, state, parse(notation.VERBS, "cave 5"), EVERYBODY)
    chooser, *others = [saying.seat for saying in told]
    assert (chooser, others) == (2, [0, 2, 2, 2, 1])


def test_the_effects_come_after_all_have_chosen_again_in_reverse_turn_order() -> None:
    state = choosing([2, 3])
    do(state, "cave 2")
    assert (state.seat, asked(state)) == (1, "moor")
    do(state, f"moor {hand(state, 1)[0]}")
    assert (state.seat, asked(state), len(hand(state))) == (0, "discard", 9)


def test_cave_1_draws_a_card_and_then_the_start_player_begins() -> None:
    state = do(choosing([1, 4]), "cave 4")
    assert (state.seat, asked(state)) == (0, "turn")
    assert [len(hand(state, seat)) for seat in (0, 1)] == [7, 6]


def test_cave_2_lays_a_universal_moor_or_not() -> None:
    state = do(choosing([2, 4]), "cave 2")
    assert can(state, "skip")
    do(state, f"moor {hand(state, 1)[0]}")
    assert (forest(state, 1), len(hand(state, 1)), state.seat) == (["universal_moor"], 5, 0)


def test_cave_5_reveals_three_cards_into_the_cave() -> None:
    state = do(choosing([4, 5]), "cave 5")
    assert [len(player.stored) for player in state.players] == [0, 3]


# A: draw two cards


def test_two_cards_are_drawn_one_at_a_time_each_from_the_stack_or_the_clearing() -> None:
    state = world("ash", hand="any", clearing="TB08 goat_willow", stack="LR16 LR17")
    assert [str(move) for move in state.moves() if move.verb.word != "play"] == [
        "draw",
        "take goat_willow",
        "take TB08",
    ]
    do(state, "draw")
    assert "LR16" in hand(state)
    assert [str(move) for move in state.moves()] == ["draw", "take goat_willow", "take TB08"]
    do(state, "take TB08")
    assert (len(hand(state)), names(state.clearing), state.seat) == (3, ["goat_willow"], 1)


def test_both_can_come_from_the_clearing() -> None:
    state = do(world(clearing="TB08 goat_willow"), "take TB08", "take goat_willow")
    assert (hand(state), state.clearing, state.seat) == (["TB08", "goat_willow"], [], 1)


def test_with_nine_cards_exactly_one_is_drawn() -> None:
    state = do(world("ash", hand="9 any"), "draw")
    assert (len(hand(state)), state.seat) == (10, 1)


def test_with_nine_cards_one_is_taken_from_the_clearing() -> None:
    state = do(world("ash", hand="9 any", clearing="2 any"), "take")
    assert (len(hand(state)), len(state.clearing), state.seat) == (10, 1, 1)


def test_with_eight_cards_both_are_drawn() -> None:
    state = do(world("ash", hand="8 any"), "draw", "draw")
    assert (len(hand(state)), state.seat) == (10, 1)


def test_with_ten_cards_nothing_can_be_drawn() -> None:
    state = world("ash", hand="10 any", clearing="2 any")
    assert {move.verb.word for move in state.moves()} == {"play"}


# B: play a card


def test_a_tree_is_paid_then_placed_then_the_top_card_of_the_stack_is_revealed_then_its_effect() -> None:
    state = world(hand="ash TB08 LR16", stack="TB09 LR17")
    do(state, "play ash", "pay TB08")
    assert (forest(state), names(state.clearing)) == ([], ["TB08"])
    do(state, "pay LR16")
    assert forest(state) == ["ash"]
    assert names(state.clearing) == ["LR16", "TB08", "TB09"]
    assert hand(state) == ["LR17"]


@pytest.mark.parametrize("name", ["common_hazel", "rivulet"])
def test_a_shrub_or_a_moor_reveals_nothing(name: str) -> None:
    state = do(world(hand=f"{name} 2 ash"), f"play {name}", "pay ash", "pay ash")
    assert names(state.clearing) == ["ash", "ash"]


def test_of_a_split_card_only_the_half_that_is_played_is_paid() -> None:
    card = "LR42"  # a Field Vole, which is free, and a Nuthatch, which costs 2
    assert offered(world("ash", hand=f"{card} ash"), "play") == ["field_vole"]
    assert offered(world("ash", hand=f"{card} 2 ash"), "play") == ["ash", "field_vole", "nuthatch"]


def test_the_card_being_played_does_not_pay_for_itself() -> None:
    state = do(world(hand="crab_apple TB08"), "play crab_apple")
    assert offered(state, "pay") == ["TB08"]


def test_cards_that_are_alike_are_offered_once() -> None:
    state = world(hand="3 ash 2 moor_birch", clearing="2 ash")
    assert [str(move) for move in state.moves()] == ["draw", "take ash", "play ash", "play moor_birch"]


def test_permanent_effects_come_before_the_own_effect() -> None:
    state = do(world("tor, moor_birch", hand="wheatear ash", stack="TB08 LR16"), "play wheatear", "at 2", "pay ash")
    assert hand(state) == ["TB08"]
    assert names(state.players[0].stored) == ["LR16"]


def test_the_effect_comes_before_the_bonus() -> None:
    state = do(world(hand="3 ash", stack="TB08 LR16"), "play ash", "pay ash", "pay ash")
    assert (hand(state), asked(state)) == (["LR16"], "take")
    assert offered(state, "take") == ["TB08", "ash"]


# Extra turns


def test_extra_turns_chain() -> None:
    state = world("ash", hand="royal_fern/black_alder 4 black_alder")
    do(state, "play royal_fern", "at 1", "pay")
    assert (state.seat, asked(state)) == (0, "turn")
    do(state, "play black_alder", "pay", "pay")
    assert (state.seat, asked(state)) == (0, "turn")
    assert do(state, "draw", "draw").seat == 1


def test_an_extra_turn_is_a_full_turn_of_either_action() -> None:
    state = do(world(hand="3 black_alder moor_birch"), "play black_alder", "pay black_alder", "pay black_alder")
    assert {"draw", "play moor_birch"} <= {str(move) for move in state.moves()}
    assert do(state, "play moor_birch").seat == 1


def test_the_clearing_is_checked_before_an_extra_turn_too() -> None:
    state = world(hand="3 black_alder", clearing="7 any")
    do(state, "play black_alder", "pay black_alder", "pay black_alder")
    assert (state.seat, state.clearing, len(state.discard)) == (0, [], 10)


# The clearing


def test_nine_cards_stay_in_the_clearing_and_ten_are_removed_for_good() -> None:
    state = do(world(hand="rivulet 2 any", clearing="7 any"), "play rivulet", "pay", "pay")
    assert (len(state.clearing), state.discard) == (9, [])
    state = do(world(hand="rivulet 2 any", clearing="8 any"), "play rivulet", "pay", "pay")
    assert (state.clearing, len(state.discard)) == ([], 10)


def test_during_the_turn_there_may_be_more_and_all_can_be_taken() -> None:
    state = do(
        world("moor_birch", hand="serotine_bat TB08", clearing="10 any"), "play serotine_bat", "at 1", "pay TB08"
    )
    assert len(state.clearing) == 11
    do(state, "take TB08")
    assert (hand(state), state.clearing, len(state.discard)) == (["TB08"], [], 10)


def test_ten_cards_are_removed_after_drawing_too() -> None:
    state = do(world(clearing="10 any"), "draw", "draw")
    assert (state.clearing, len(state.discard)) == ([], 10)


# The special case


def test_with_ten_cards_none_of_which_fits_the_hand_is_shown_two_are_discarded_and_two_drawn() -> None:
    state = world(hand=TEN_HALVES, stack="TB08 ash")
    assert asked(state) == "discard"
    assert len(state.players[0].seen) == 10
    do(state, "discard LR01", "discard LR10")
    assert names(state.clearing) == ["LR01", "LR10"]
    assert len(hand(state)) == 10
    assert {"TB08", "ash"} <= set(hand(state))
    assert (state.seat, asked(state)) == (1, "turn")


def test_the_clearing_is_checked_after_the_special_case() -> None:
    state = do(world(hand=TEN_HALVES, clearing="8 any"), "discard LR01", "discard LR02")
    assert (state.clearing, len(state.discard)) == ([], 10)


def test_with_ten_cards_one_of_which_fits_it_must_be_played() -> None:
    assert offered(world("universal_moor", hand=TEN_HALVES.replace("LR10", "TB08")), "play") == [
        "heather",
        "keeled_skimmer",
    ]


def test_with_nine_cards_there_is_no_special_case() -> None:
    assert asked(world(hand=TEN_HALVES.removesuffix(" LR10"))) == "turn"


def test_the_special_case_comes_up_in_an_extra_turn_too() -> None:
    full = "elderberry: top keeled_skimmer, bottom heather, left field_vole, right field_vole"
    halves = TEN_HALVES.removesuffix(" LR09 LR10")
    state = world(full, full, "universal_moor", hand=f"TB53 LR40 {halves}", stack="LR09 LR10")
    do(state, "play royal_fern", "at 3", "pay LR40")
    assert (state.seat, asked(state), len(hand(state))) == (0, "discard", 10)
    assert do(state, "discard", "discard").seat == 1


# The hand limit, in every draw and take


def test_a_draw_action_stops_at_ten() -> None:
    assert len(hand(do(world("ash", hand="9 any", clearing="any"), "draw"))) == 10


def test_drawing_per_mouse_stops_at_ten_and_the_rest_is_lost() -> None:
    state = world(
        "moor_birch, field_vole, 2 shrew, 2 wood_mouse", hand="TB53 2 ash 7 any", winters=2, stack="3 any winter"
    )
    do(state, "play buzzard", "at 1", "pay ash", "pay ash")
    assert (len(hand(state)), state.winters, state.seat) == (10, 2, 1)


def test_permanent_draws_stop_at_ten_and_leave_no_room_for_the_effect() -> None:
    state = world("2 elderberry", hand="adders_tongue 9 any", winters=2, stack="any winter")
    do(state, "play adders_tongue", "at 1")
    assert (len(hand(state)), state.winters, state.seat) == (10, 2, 1)


def test_a_full_hand_takes_nothing_from_the_clearing() -> None:
    state = world("2 common_hazel", hand="LR36 ash 8 any", clearing="3 any")
    do(state, "play serotine_bat", "at 1", "pay ash")
    assert (len(hand(state)), len(state.clearing), state.seat) == (10, 4, 1)


def test_a_full_hand_does_not_stop_reveals_into_the_cave() -> None:
    state = world("2 common_hazel", hand="LR41 ash 8 any")
    do(state, "play brandts_bat", "at 1", "pay ash")
    assert (len(hand(state)), len(state.players[0].stored)) == (10, 2)
