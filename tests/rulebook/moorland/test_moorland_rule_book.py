"""Every worked example of the rule book, by page and name, and examples 6 and 7 that follow by the same rules."""

from itertools import pairwise

import pytest

import mire
from mire.games.moorland.rules.scoring import pair_points, strider_points
from tests.games.moorland.oracle import Map
from tests.games.moorland.worlds import JSON, asked, cards, legal, moor, outcomes, owned, plants, play, surplus

# Peter has played a snake, a frog and a bend; his F has been covered by Rebi before.
PETER: JSON = {
    "B": "37 turned",
    "C": "25 up",
    "G": "57 up",
    "D": "1 peat_moss",
    "F": "3 cotton_grass, 1 rushes, 1 heather",
}
# Annika's network: F joins C and, through A, the root section of plan 1. E is full.
ANNIKA: JSON = {"A": "1 turned", "C": "33 turned", "E": "4 rushes, 2 peat_moss", "F": "2 heather"}
# A finished moor whose longest waterway ends in C, R3, H; the other end, C, F, is one section shorter.
FINISHED: JSON = {
    "A": "14 down",
    "B": "1 up",
    "C": "27 down",
    "D": "49 up",
    "E": "58 turned",
    "F": "50 turned",
    "G": "5 up",
    "H": "15 up",
    "I": "13 turned",
    "J": "52 turned",
    "K": "46 turned",
    "L": "4 turned",
}


def test_page_5_taking_a_card_peter_takes_the_middle_card_of_the_display() -> None:
    table = moor(ask="take", display=[3, 17, 58])
    assert legal(table) == ["take 3", "take 17", "take 58"]
    play(table, "take 17")
    assert owned(table)["stored"] == [17]
    assert table.view()["board"]["display"] == [3, 58]


def test_page_7_example_1_annika_places_two_heather_on_her_two_dotted_section_f() -> None:
    table = play(moor(ask="grow", plant_card="cotton_grass heather"), "grow F heather")
    assert plants(table, "F") == {"heather": 2}
    assert surplus(table) == {}


def test_page_7_example_2_rebi_places_three_peat_moss_on_c_with_two_free_spaces_and_one_is_surplus() -> None:
    table = moor(ask="grow", plant_card="rushes peat_moss", C="4 rushes")
    play(table, "grow C peat_moss")
    assert plants(table, "C") == {"rushes": 4, "peat_moss": 2}
    assert surplus(table) == {"peat_moss": 1}


def test_page_8_example_3_peter_places_one_cotton_grass_on_special_symbol_h_though_the_card_does_not_show_it() -> None:
    table = moor(ask="grow", plant_card="rushes heather")
    assert "grow F cotton_grass" not in legal(table)
    play(table, "grow H cotton_grass")
    assert plants(table, "H") == {"cotton_grass": 1}


def test_page_9_drifting_annikas_two_heather_can_go_to_d_b_and_one_to_root_space_1() -> None:
    table = play(moor(stored=[36], **ANNIKA), "play 36 F turned")
    assert legal(table) == ["drift heather B", "drift heather D", "drift heather R1"]
    play(table, "drift heather R1")
    assert legal(table) == ["drift heather B", "drift heather D"]


def test_page_9_drifting_annikas_legal_splits_are_exactly_these_five() -> None:
    table = play(moor(stored=[36], **ANNIKA), "play 36 F turned")
    splits = set()
    for after in outcomes(table, lambda table: asked(table) == "play", ["drift"]):
        on_ground = [letter for letter in "BDEI" for _ in range(plants(after, letter).get("heather", 0))]
        splits.add("".join(on_ground) + "1" * (owned(after)["roots"][0] == "heather"))
        assert owned(after)["roots"][1:] == [None, None, None]
        assert surplus(after) == {}
    assert splits == {"BB", "BD", "DD", "B1", "D1"}


def test_page_12_peters_first_card_roots_white_and_green_withers_white_and_purple_and_one_white_drifts_to_d() -> None:
    table = moor(stored=[49, 60], **PETER, others=[{"F": "50 up"}])
    play(table, "play 49 F up")
    assert table.view()["board"]["stock"] == {"cotton_grass": 1}
    assert "drift cotton_grass D" in legal(table)
    before = table.scores()[0].categories["rooted"]
    play(table, "drift cotton_grass D")
    assert asked(table) == "play"
    assert before == 2 + 1  # white and green on this card, and one root on the frog that Peter played before
    assert plants(table, "D") == {"cotton_grass": 1, "peat_moss": 1}
    assert surplus(table) == {}


def test_page_12_peters_second_card_goes_face_down_on_d_red_is_surplus_by_choice_and_white_drifts_to_i() -> None:
    table = moor(stored=[49, 60], **PETER, others=[{"F": "50 up"}])
    play(table, "play 49 F up", "drift cotton_grass D", "play 60 D down")
    assert legal(table) == ["surplus cotton_grass", "surplus peat_moss"]
    play(table, "surplus peat_moss", "drift cotton_grass I")
    assert surplus(table) == {"peat_moss": 1}
    assert plants(table, "I") == {"cotton_grass": 1}
    assert owned(table)["sections"]["D"] == {"card": 60, "face": "down"}


def test_page_12_peter_gets_the_water_marker_of_d_only_as_f_had_been_covered_before() -> None:
    table = moor(stored=[49, 60], **PETER, others=[{"F": "50 up"}])
    moves = ["play 49 F up", "drift cotton_grass D", "play 60 D down", "surplus peat_moss", "drift cotton_grass I"]
    play(table, *moves)
    assert owned(table)["water"] == 0
    assert "D" in table.view()["board"]["water"]
    play(table, "end")
    assert owned(table)["water"] == 1
    assert "D" not in table.view()["board"]["water"]


def test_page_13_pairs_four_beetles_score_4_and_three_dragonflies_2() -> None:
    annika: JSON = {"A": "1 up", "B": "2 up", "C": "3 turned", "D": "4 up"}
    peter: JSON = {"A": "17 up", "B": "18 up", "C": "19 up"}
    table = moor(**annika, others=[peter])
    assert [score.categories["pairs"] for score in table.scores()] == [4, 2]
    assert pair_points([4, 0, 0, 0, 0, 0]) == 4
    assert pair_points([0, 0, 0, 3, 0, 0]) == 2


def test_page_14_water_striders_6_6_4_score_5_5_1() -> None:
    annika: JSON = {"A": "37 up", "B": "38 up", "C": "39 up"}
    peter: JSON = {"A": "57 up", "B": "58 up", "C": "59 up"}
    rebi: JSON = {"A": "60 up", "B": "40 up"}
    table = moor(players=3, **annika, others=[peter, rebi])
    assert [score.categories["striders"] for score in table.scores()] == [5, 5, 1]


def test_page_15_annikas_longest_waterway_connects_12_sections_though_another_end_gives_11() -> None:
    table = moor(**FINISHED)
    water = Map(table, 0)
    chain = ["K", "R4", "J", "E", "R2", "D", "A", "R1", "B", "C", "R3", "H"]
    other_end = [*chain[:10], "F"]
    for way in (chain, other_end):
        assert all(after in water.connected(before) for before, after in pairwise(way))
    assert (len(chain), len(other_end)) == (12, 11)
    assert table.scores()[0].categories["waterway"] == 12


@pytest.mark.parametrize(
    ("striders", "points"),
    [
        ([4, 4], [5, 5]),
        ([4, 0], [7, 0]),
        ([0, 0], [0, 0]),
        ([5, 5, 5], [3, 3, 3]),
        ([6, 3, 3], [7, 2, 2]),
        ([6, 0, 0], [7, 0, 0]),
        ([5, 5, 5, 5], [2, 2, 2, 2]),
        ([6, 4, 2, 2], [7, 3, 0, 0]),
        ([6, 6, 6, 1], [3, 3, 3, 0]),
        ([6, 3, 3, 3], [7, 1, 1, 1]),
    ],
)
def test_example_6_strider_ties_add_up_the_places_and_split_rounded_down(
    striders: list[int], points: list[int]
) -> None:
    assert strider_points(striders) == points


def single_marker(round_: int) -> mire.Table:
    """Three cards to play, and one marker on the whole ground."""
    laid: JSON = {letter: f"{card} down" for letter, card in zip("ABCGHIJKL", range(1, 10), strict=True)}
    used = dict(list(laid.items())[: round_ - 3])
    return moor(stored=[37, 57, 60], D="1 peat_moss", round=round_, **used)


def test_example_7_a_single_marker_makes_its_section_the_only_place_for_a_card() -> None:
    table = single_marker(round_=3)
    assert legal(table) == ["play 37 D down", "play 57 D down", "play 60 D down"]
    play(table, "play 57 D down")
    assert surplus(table) == {"peat_moss": 1}
    assert legal(table) == ["end"]  # nothing drifts, and no second card can be played


def test_example_7_in_round_12_the_second_card_must_be_played_by_the_special_case() -> None:
    table = play(single_marker(round_=12), "play 57 D down")
    assert legal(table) == ["play 37 E down", "play 60 E down", "play 37 F down", "play 60 F down"]
    play(table, "play 37 E down")
    assert sum(surplus(table).values()) == 2


def test_page_8_a_card_with_other_printed_faces_plays_by_its_own_symbols() -> None:
    face = {"plants": ["peat_moss roots", "peat_moss drifts"], "waterway": "EW"}
    table = moor(stored=[49], F="2 peat_moss", components=cards(c49=face))
    play(table, "play 49 F up")
    assert legal(table) == ["drift peat_moss C", "drift peat_moss E"]
