"""The seven categories, each with its edges, and the victory."""

import pytest

from mire import BadSetup
from mire.core.game import Score
from mire.core.registry import game_named
from mire.games.moorland.rules.scoring import biodiversity_points, pair_points, strider_points
from tests.games.moorland.worlds import JSON, LETTERS, cards, moor, placements, play

ONE_OF_EACH = [1, 9, 13, 17, 21, 25]  # a beetle, a bird, a snake, a dragonfly, a butterfly, a frog


def laid(numbers: list[int], face: str = "up") -> JSON:
    return {letter: f"{number} {face}" for letter, number in zip(LETTERS, numbers, strict=False)}


def points(category: str, **world: object) -> int | float:
    return moor(**world).scores()[0].categories[category]  # type: ignore[arg-type]


def test_the_categories_are_the_rows_of_the_pad() -> None:
    categories = ["rooted", "biodiversity", "pairs", "striders", "waterway", "water", "surplus"]
    assert list(moor().scores()[0].categories) == categories == game_named("moorland").categories


def test_the_total_is_the_sum() -> None:
    score = moor(**laid([1, 2, 17]), water=2, surplus="3 heather").scores()[0]
    assert score.total == sum(score.categories.values())


# 1 rooted plants


def test_rooted_plants_count_on_cards_and_root_spaces() -> None:
    assert points("rooted", A="45 up", B="49 turned", roots=["heather", None, "heather", "rushes"]) == 3 + 2 + 3


def test_plants_on_the_ground_and_on_cards_face_down_are_not_rooted() -> None:
    assert points("rooted", A="45 down", B="6 rushes") == 0


# 2 biodiversity and 3 pairs


@pytest.mark.parametrize(("species", "vp"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 12)])
def test_biodiversity_by_number_of_species(species: int, vp: int) -> None:
    assert points("biodiversity", **laid(ONE_OF_EACH[:species])) == vp
    assert biodiversity_points([8] * species + [0] * (6 - species)) == vp


def test_two_of_a_species_are_one_species() -> None:
    assert points("biodiversity", **laid([1, 2, 3])) == 1


def test_water_striders_are_no_species() -> None:
    assert points("biodiversity", **laid([33, 37, 57])) == 0


def test_cards_face_down_show_no_animal() -> None:
    assert points("biodiversity", **laid(ONE_OF_EACH, "down")) == 0
    assert points("pairs", **laid([1, 2], "down")) == 0


def test_turned_cards_show_their_animal() -> None:
    assert points("pairs", **laid([1, 2], "turned")) == 2


def test_stored_cards_do_not_count() -> None:
    assert points("biodiversity", stored=[1, 9]) == 0


@pytest.mark.parametrize(("animals", "vp"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (5, 4), (8, 8)])
def test_two_points_per_two_of_a_species(animals: int, vp: int) -> None:
    assert points("pairs", **laid(list(range(1, animals + 1)))) == vp


def test_singles_of_different_species_make_no_pair() -> None:
    assert points("pairs", **laid(ONE_OF_EACH)) == 0
    assert pair_points([1, 1, 1, 1, 1, 1]) == 0


def test_pairs_of_several_species_add_up() -> None:
    assert points("pairs", **laid([1, 2, 3, 9, 10, 13])) == 4


# 4 water striders


@pytest.mark.parametrize(
    ("striders", "expected"),
    [
        ([3, 2], [7, 3]),
        ([1, 9], [3, 7]),
        ([3, 2, 1], [7, 3, 1]),
        ([3, 2, 0], [7, 3, 0]),
        ([4, 3, 2, 1], [7, 3, 1, 0]),
        ([2, 2, 0], [5, 5, 0]),
        ([1, 1, 4], [2, 2, 7]),
        ([5, 5, 3, 3], [5, 5, 0, 0]),
        ([0, 0, 0, 1], [0, 0, 0, 7]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([2, 2, 2, 0], [3, 3, 3, 0]),
    ],
)
def test_striders_compared_with_the_others(striders: list[int], expected: list[int]) -> None:
    assert strider_points(striders) == expected


def test_striders_are_counted_on_all_cards_face_up() -> None:
    world = moor(**laid([37, 57]), others=[{"A": "38 up", "B": "33 turned", "C": "58 down"}])
    assert [score.categories["striders"] for score in world.scores()] == [7, 3]  # 4 against 3


def test_there_is_no_third_place_with_two_players() -> None:
    assert strider_points([5, 5]) == [5, 5]
    assert sum(strider_points([5, 4])) == 10


# 5 longest waterway


def test_a_single_section_with_water_is_a_chain_of_one() -> None:
    assert points("waterway") == 1  # the root sections do not touch each other's water


def test_root_sections_count_in_a_chain() -> None:
    assert points("waterway", A="25 up", D="26 up") == 4  # R1, A, D, R2


def test_cards_face_down_count_in_a_chain() -> None:
    assert points("waterway", A="25 down", D="26 up") == 4


def test_water_must_meet_on_the_common_edge() -> None:
    assert points("waterway", A="13 up", D="26 up") == 2  # A runs north and south, so only D and R2


def test_no_section_is_counted_twice_in_a_round_of_water() -> None:
    assert points("waterway", A="1 down", B="2 down", C="3 down", roots=["heather"] * 4) == 5  # R3, C, A, R1, B


def test_branches_do_not_add_up() -> None:
    # F in the middle of C, D and E: the chain is C, F, D or C, F, E with what follows, never all three.
    assert points("waterway", F="49 up", C="25 up", D="13 up", E="50 up") == 4  # C, F, E, R2


def test_a_chain_does_not_run_through_an_interrupting_card() -> None:
    assert points("waterway", A="17 up", D="26 up") == 3  # A, D, R2; R1 lies beyond A


def test_an_interrupting_card_can_be_an_end_at_both_ends() -> None:
    assert points("waterway", A="17 up", B="18 up") == 3  # A, R1, B


def test_two_interrupting_neighbours_are_a_chain_of_two() -> None:
    assert points("waterway", A="17 up", D="18 up") == 2


def test_an_interrupting_root_section_can_only_be_an_end() -> None:
    black = placements((0, 0), (2, 0), (0, 2), (2, 2), sides="bwww")  # A R1 D R2 in the first row
    assert points("waterway", A="25 up", D="26 up", layout=black) == 3  # R1, D, R2


def test_an_interrupting_card_face_down_joins_all_sides() -> None:
    assert points("waterway", A="17 down", D="26 up") == 4


def test_turning_a_card_changes_what_it_joins() -> None:
    assert points("waterway", A="1 up") == 1  # north and east
    assert points("waterway", A="1 turned") == 2  # south and west: R1


def test_replaced_faces_make_the_chain() -> None:
    assert points("waterway", A="25 up", D="26 up", components=cards(c26={"waterway": "NS"})) == 2


# 6 water markers and 7 surplus plants


def test_each_water_marker_left_is_a_point_and_a_spent_one_is_not() -> None:
    table = moor(water=3, F="1 heather")
    assert table.scores()[0].categories["water"] == 3
    assert play(table, "water F heather", "to A").scores()[0].categories["water"] == 2


def test_each_surplus_plant_costs_a_point_whatever_its_type() -> None:
    assert points("surplus", surplus="2 heather, 1 rushes, 4 cotton_grass") == -7


# The victory


def test_most_points_win_and_ties_share_the_victory() -> None:
    game = game_named("moorland")
    scores = [Score({"rooted": total}) for total in (12, 30, 30, 7)]
    assert game.winners(scores) == [1, 2]
    assert game.winners(scores[:2]) == [1]


def test_a_tied_game_is_won_by_both() -> None:
    numbers = [number for number in range(1, 29) if number not in range(17, 25)]  # without striders and interruptions
    one: JSON = {letter: f"{card} down" for letter, card in zip(LETTERS, numbers, strict=False)}
    other: JSON = {
        letter: f"{card} down" for letter, card in zip(LETTERS, [*range(33, 41), *range(45, 49)], strict=True)
    }
    table = moor(seat=1, mushroom=0, **one, others=[other], markers="")
    assert table.winners == []
    play(table, "end")
    assert table.over
    assert table.winners == [0, 1]


# The score pad of a game played on a real table


def entry(**numbers: int) -> dict[str, int]:
    return {**dict.fromkeys([field.name for field in game_named("moorland").pad], 0), **numbers}


def test_the_pad_scores_what_the_players_count() -> None:
    first = entry(rooted=9, beetle=4, bird=1, frog=1, striders=6, waterway=12, water=2, surplus=3)
    second = entry(rooted=7, dragonfly=3, striders=6, waterway=10)
    scores = game_named("moorland").fill_pad([first, second])
    assert scores[0].categories == {
        "rooted": 9,
        "biodiversity": 3,
        "pairs": 4,
        "striders": 5,
        "waterway": 12,
        "water": 2,
        "surplus": -3,
    }
    assert scores[1].total == 7 + 1 + 2 + 5 + 10


@pytest.mark.parametrize(
    ("pad", "complaint"),
    [
        ([entry()], "2 to 4 players, not 1"),
        ([entry(), entry(waterway=17)], "player 2: 'waterway' must be 0 to 16"),
        ([entry(bird=-1), entry()], "player 1: 'bird'"),
        ([entry(), {**entry(), "fish": 1}], "player 2: 'fish' is not on the pad"),
        ([entry(), {}], "player 2: 'rooted'"),
        ([entry(water=4), entry(water=9)], "all players together can have at most 12 for 'water'"),
        ([entry(bird=3), entry(bird=2)], "all players together can have at most 4 for 'bird'"),
    ],
)
def test_a_pad_that_cant_be_is_refused(pad: list[dict[str, int]], complaint: str) -> None:
    with pytest.raises(BadSetup) as caught:
        game_named("moorland").fill_pad(pad)
    assert complaint in str(caught.value)
