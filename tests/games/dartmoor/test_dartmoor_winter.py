"""Winter cards come up wherever a card leaves the stack; the third ends the game on the spot."""

import pytest

from mire.core.state import NOBODY
from mire.games.dartmoor.state import DartmoorState
from tests.games.dartmoor.worlds import asked, do, forest, names, points, world


def hand(state: DartmoorState) -> list[str]:
    return names(state.players[0].hand)


def cave(state: DartmoorState) -> list[str]:
    return names(state.players[0].stored)


def assert_over(state: DartmoorState) -> None:
    """Nobody has anything to decide, and nothing is half done."""
    assert (asked(state), state.seat, state.moves(), state.winters) == ("over", NOBODY, [], 3)
    assert (state.pending, state.paid, state.extra_turns) == ([], [], 0)


# The first and the second


@pytest.mark.parametrize("winters", [0, 1])
def test_the_first_and_second_are_laid_aside_and_replaced_at_once(winters: int) -> None:
    state = do(world(winters=winters, stack="winter TB08"), "draw")
    assert (hand(state), state.winters, asked(state)) == (["TB08"], winters + 1, "draw")


def test_the_replacement_may_be_a_winter_card_too() -> None:
    state = do(world(stack="winter winter TB08"), "draw")
    assert (hand(state), state.winters) == (["TB08"], 2)


def test_the_replacement_of_the_second_may_end_the_game() -> None:
    state = do(world(winters=1, stack="winter winter"), "draw")
    assert_over(state)
    assert hand(state) == []


def test_a_tree_that_reveals_one_puts_its_replacement_into_the_clearing() -> None:
    state = do(world(hand="moor_birch", stack="winter TB08 LR16"), "play moor_birch")
    assert (names(state.clearing), hand(state), state.winters) == (["TB08"], ["LR16"], 1)


def test_a_reveal_into_the_cave_is_replaced_too() -> None:
    state = do(world("ash", hand="brandts_bat ash", stack="TB08 winter LR16"), "play brandts_bat", "at 1", "pay ash")
    assert (cave(state), state.winters) == (["LR16", "TB08"], 1)


# The third


def test_in_the_first_draw_of_the_action() -> None:
    state = do(world(winters=2, stack="winter"), "draw")
    assert_over(state)
    assert hand(state) == []


def test_in_the_second_draw_of_the_action() -> None:
    state = do(world(winters=2, stack="TB08 winter"), "draw", "draw")
    assert_over(state)
    assert hand(state) == ["TB08"]


def test_in_the_reveal_of_a_tree_which_counts_but_has_neither_effect_nor_bonus() -> None:
    state = do(world(hand="3 ash", clearing="8 any", winters=2, stack="winter"), "play ash", "pay ash", "pay ash")
    assert_over(state)
    assert (forest(state), hand(state)) == (["ash"], [])
    assert (len(state.clearing), state.discard) == (10, [])  # nor is the clearing emptied


def test_in_the_reveal_of_a_black_alder_so_that_there_is_no_extra_turn() -> None:
    state = do(world(hand="3 black_alder", winters=2, stack="winter"), "play black_alder", "pay", "pay")
    assert_over(state)
    assert points(state, "black_alder") == [5]


def test_in_the_reveal_of_a_tree_placed_free_of_charge() -> None:
    state = world("universal_moor", hand="bog_asphodel/ash 2 ash", winters=2, stack="winter")
    do(state, "play bog_asphodel", "at 1", "pay ash", "place ash")
    assert_over(state)
    assert forest(state) == ["universal_moor: bottom bog_asphodel", "ash"]


def test_in_the_middle_of_a_brandts_bat() -> None:
    state = world("ash", hand="brandts_bat ash", winters=2, stack="TB08 winter")
    assert_over(do(state, "play brandts_bat", "at 1", "pay ash"))
    assert cave(state) == ["TB08"]
    assert "brandts_bat" in forest(state)[0]


def test_in_the_middle_of_a_brandts_bat_placed_by_a_lake_fly() -> None:
    state = world("2 ash", hand="lake_fly brandts_bat", winters=2, stack="TB08 winter")
    assert_over(do(state, "play lake_fly", "at 1", "place brandts_bat", "at 2"))
    assert cave(state) == ["TB08"]


def test_in_the_middle_of_a_shrew() -> None:
    state = world("2 ash, field_vole, wood_mouse", hand="shrew", winters=2, stack="TB08 LR16 winter")
    assert_over(do(state, "play shrew", "at"))
    assert cave(state) == ["LR16", "TB08"]


def test_in_the_middle_of_a_wheatear() -> None:
    state = world("3 universal_moor", hand="wheatear ash", winters=2, stack="TB08 winter")
    assert_over(do(state, "play wheatear", "at 1", "pay ash"))
    assert cave(state) == ["TB08"]
    assert points(state, "wheatear") == [5]


def test_in_the_middle_of_a_buzzard() -> None:
    state = world("ash, field_vole, shrew, wood_mouse", hand="buzzard 2 ash", winters=2, stack="TB08 winter")
    assert_over(do(state, "play buzzard", "at 1", "pay ash", "pay ash"))
    assert hand(state) == ["TB08"]


def test_in_a_permanent_draw_so_that_the_effect_does_not_come_about() -> None:
    state = world("common_hazel", hand="brandts_bat ash", winters=2, stack="winter")
    assert_over(do(state, "play brandts_bat", "at 1", "pay ash"))
    assert (hand(state), cave(state)) == ([], [])


def test_in_the_permanent_draw_for_a_universal_moor() -> None:
    state = world("fountainhead", hand="2 goat_willow TB08", winters=2, stack="any winter")
    assert_over(do(state, "play goat_willow", "pay", "moor TB08"))
    assert forest(state) == ["fountainhead", "goat_willow", "universal_moor"]


def test_in_the_middle_of_a_gnat_the_other_bats_stay_in_hand() -> None:
    state = world("common_hazel, ash", hand="gnat/ash LR09 LR03", winters=2, stack="winter")
    assert_over(do(state, "play gnat", "at 1", "place LR09-left", "at 2"))
    assert hand(state) == ["LR03"]


def test_in_the_draws_of_the_special_case() -> None:
    ten = "LR01 LR02 LR03 LR04 LR05 LR06 LR07 LR08 LR09 LR10"
    state = do(world(hand=ten, winters=2, stack="TB08 winter"), "discard LR01", "discard LR02")
    assert_over(state)
    assert (len(hand(state)), names(state.clearing)) == (9, ["LR01", "LR02"])


def test_in_a_bonus_draw() -> None:
    state = world(hand="rhos_pasture/ash 2 ash", winters=2, stack="winter")
    assert_over(do(state, "play rhos_pasture", "pay", "pay"))
    assert forest(state) == ["rhos_pasture"]


def test_in_an_effect_draw_so_that_the_bonus_does_not_come_about() -> None:
    state = world(hand="3 ash", winters=2, stack="any winter")
    assert_over(do(state, "play ash", "pay", "pay"))
    assert hand(state) == []


def test_the_stack_never_runs_out_first() -> None:
    state = world(seat=0)
    while state.seat != NOBODY:
        state.play(state.moves()[0])
    assert_over(state)
