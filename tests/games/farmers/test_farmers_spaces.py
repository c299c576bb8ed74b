"""Every action space: with how many players it is there, what accumulates, what it gives, and when it can be used."""

from typing import Any

import pytest

from tests.games.farmers.rules_worlds import (
    asked,
    can,
    cards,
    check,
    dealt,
    do,
    has,
    in_play,
    offered,
    people_gone,
    player_with,
    stock,
    tops,
    wares,
    world,
)

ALL = [1, 2, 3, 4, 5, 6]
MAIN_BOARD = "farm_expansion meeting_place grain_seeds farmland lessons day_laborer forest clay_pit reed_bank fishing"
STAGE_CARDS = {
    1: "major_improvement grain_utilization sheep_market fencing",
    2: "basic_wish_for_children western_quarry house_redevelopment",
    3: "vegetable_seeds pig_market",
    4: "cattle_market eastern_quarry",
    5: "urgent_wish_for_children cultivation",
    6: "farm_redevelopment",
}
EXTENSIONS = {
    1: "",
    2: "",
    3: "grove hollow resource_market lessons_b",
    4: "copse grove hollow resource_market lessons_b traveling_players",
    5: "lessons_c copse lessons_d modest_wish_for_children house_building traveling_players riverbank_forest grove "
    "hollow resource_market animal_market",
    6: "lessons_c copse lessons_d modest_wish_for_children house_building traveling_players riverbank_forest grove "
    "hollow resource_market animal_market farm_supplies building_supplies corral side_job improvement",
}
ADDED_BY_FARMERS = {
    1: "infirmary resource_market",
    2: "infirmary resource_market side_job",
    3: "infirmary side_job",
    4: "infirmary side_job",
    5: "infirmary side_job",
    6: "infirmary",
}
# As the base game counts them: without what Farmers of the Moor and the game without hand cards add
SPACES_AT_THE_START = {1: 11, 2: 11, 3: 15, 4: 17, 5: 22, 6: 27}
SPACES_AT_THE_END = {1: 24, 2: 24, 3: 28, 4: 30, 5: 35, 6: 40}

ACCUMULATION = {  # space: what accumulates, and how much in each round for 1 to 6 players
    "forest": ("wood", [2, 3, 3, 3, 3, 3]),
    "grove": ("wood", [0, 0, 2, 2, 2, 2]),
    "copse": ("wood", [0, 0, 0, 1, 1, 1]),
    "riverbank_forest": ("wood", [0, 0, 0, 0, 1, 1]),
    "clay_pit": ("clay", [1, 1, 1, 1, 1, 1]),
    "hollow": ("clay", [0, 0, 1, 2, 3, 3]),
    "reed_bank": ("reed", [1, 1, 1, 1, 1, 1]),
    "western_quarry": ("stone", [1, 1, 1, 1, 1, 1]),
    "eastern_quarry": ("stone", [1, 1, 1, 1, 1, 1]),
    "fishing": ("food", [1, 1, 1, 1, 1, 1]),
    "traveling_players": ("food", [0, 0, 0, 1, 1, 1]),
    "sheep_market": ("sheep", [1, 1, 1, 1, 1, 1]),
    "pig_market": ("boar", [1, 1, 1, 1, 1, 1]),
    "cattle_market": ("cattle", [1, 1, 1, 1, 1, 1]),
    "meeting_place": ("food", [0, 1, 1, 1, 1, 1]),
}


@pytest.mark.parametrize("players", ALL)
def test_the_spaces_of_a_game_for_so_many_players(players: int) -> None:
    state = world(players, in_round=14)
    stages = " ".join(STAGE_CARDS.values())
    expected = f"{MAIN_BOARD} {EXTENSIONS[players]} {ADDED_BY_FARMERS[players]} {stages}"
    assert sorted(in_play(state)) == sorted(expected.split())


@pytest.mark.parametrize("players", ALL)
def test_their_number_is_that_of_the_table(players: int) -> None:
    added = len(ADDED_BY_FARMERS[players].split())
    at_start, at_end = SPACES_AT_THE_START[players] + added, SPACES_AT_THE_END[players] + added
    assert len(in_play(dealt(players))) == at_start
    assert len(in_play(world(players, in_round=14))) == at_end


@pytest.mark.parametrize("seed", range(20))
def test_major_improvement_is_the_first_card_and_the_stages_follow_each_other(seed: int) -> None:
    order = [dealt(2, seed).board.spaces[number].name for number in dealt(2, seed).order]
    assert order[0] == "major_improvement"
    rounds = {1: (0, 4), 2: (4, 7), 3: (7, 9), 4: (9, 11), 5: (11, 13), 6: (13, 14)}
    for stage, (start, end) in rounds.items():
        assert sorted(order[start:end]) == sorted(STAGE_CARDS[stage].split())


def test_the_cards_of_a_stage_come_in_every_order() -> None:
    assert len({tuple(dealt(2, seed).order[1:4]) for seed in range(100)}) == 6


@pytest.mark.parametrize("players", ALL)
@pytest.mark.parametrize("space", ACCUMULATION)
def test_so_much_accumulates_in_every_round(players: int, space: str) -> None:
    amount = ACCUMULATION[space][1][players - 1]
    state = world(players, in_round=12)
    state.stock = [0] * len(state.stock)
    assert stock(people_gone(state), space) == amount
    assert stock(people_gone(state), space) == 2 * amount or state.round == 14


@pytest.mark.parametrize("players", ALL)
@pytest.mark.parametrize("space", ACCUMULATION)
def test_a_person_takes_all_that_lies_there(players: int, space: str) -> None:
    ware, amounts = ACCUMULATION[space]
    state = world(players, in_round=14, pastures=["A2 A3 B2 B3"] if ware in ("sheep", "boar", "cattle") else [])
    if not amounts[players - 1] and space != "meeting_place":
        assert space not in in_play(state)
        return
    state.stock = [3 * amount for amount in state.stock]
    do(state, f"place {space}")
    assert has(state, ware) == 3 * amounts[players - 1]
    assert stock(state, space) == 0


def test_a_card_of_a_stage_gets_its_first_goods_in_the_round_in_which_it_is_revealed() -> None:
    state = world(in_round=5)
    assert stock(state, "western_quarry") == 0
    people_gone(state)
    assert (in_play(state)[-1], stock(state, "western_quarry")) == ("western_quarry", 1)


def test_nothing_else_accumulates() -> None:
    state = people_gone(people_gone(world(6, in_round=12)))
    assert {space.name for space in state.spaces if state.stock[space.number]} == set(ACCUMULATION)


def test_an_accumulation_space_without_goods_can_not_be_used_but_the_meeting_place_can() -> None:
    state = world(in_round=14)
    state.stock = [0] * len(state.stock)
    assert [space for space in ACCUMULATION if can(state, f"place {space}")] == ["meeting_place"]


@pytest.mark.parametrize(
    ("players", "space", "gets"),
    [
        (2, "grain_seeds", "1 grain"),
        (2, "day_laborer", "2 food"),
        (2, "vegetable_seeds", "1 vegetable"),
        (2, "infirmary", "1 food"),
        (1, "resource_market", "1 stone 1 food"),
        (2, "resource_market", "1 stone 1 food"),
        (4, "resource_market", "1 reed 1 stone 1 food"),
        (5, "resource_market", "1 wood 1 reed 1 stone"),
        (6, "resource_market", "1 wood 1 reed 1 stone"),
        (5, "riverbank_forest", "1 wood 1 reed"),
        (6, "riverbank_forest", "1 wood 1 reed"),
    ],
)
def test_what_a_space_gives(players: int, space: str, gets: str) -> None:
    assert wares(do(world(players, in_round=14), f"place {space}")) == gets


def test_the_reed_of_the_riverbank_forest_does_not_accumulate() -> None:
    state = people_gone(people_gone(world(5, in_round=2)))
    do(state, "place riverbank_forest")
    assert wares(state) == "3 wood 1 reed"


@pytest.mark.parametrize(("choice", "gets"), [("reed", "1 reed 1 food"), ("stone", "1 stone 1 food")])
def test_the_resource_market_of_three_gives_food_and_reed_or_stone(choice: str, gets: str) -> None:
    state = do(world(3), "place resource_market")
    assert offered(state) == "get reed, get stone"
    assert wares(do(state, f"get {choice}")) == gets


def test_building_supplies_give_food_and_two_choices() -> None:
    state = do(world(6), "place building_supplies")
    assert offered(state) == "get reed, get stone"
    do(state, "get stone")
    assert offered(state) == "get clay, get wood"
    assert wares(do(state, "get clay")) == "1 clay 1 stone 1 food"


@pytest.mark.parametrize(
    ("choice", "gets"), [("sheep", "2 food 1 sheep"), ("boar", "1 food 1 boar"), ("cattle", "1 cattle")]
)
def test_the_animal_market_gives_one_of_three(choice: str, gets: str) -> None:
    assert wares(do(world(5, food=1), "place animal_market", f"get {choice}")) == gets


def test_cattle_of_the_animal_market_cost_a_food_that_is_there_before() -> None:
    assert offered(do(world(6), "place animal_market"), "get") == "boar, sheep"


@pytest.mark.parametrize(
    ("owned", "given"),
    [({}, "sheep"), ({"sheep": 1}, "boar"), ({"sheep": 1, "boar": 1}, "cattle"), ({"boar": 1, "cattle": 1}, "sheep")],
)
def test_the_corral_gives_the_first_kind_that_is_missing(owned: dict[str, Any], given: str) -> None:
    state = world(6, pastures=["A2", "A3"], **owned)
    before = has(state, given)
    assert has(do(state, "place corral"), given) == before + 1 == 1


def test_the_corral_gives_no_horses_and_nothing_to_who_has_the_three_other_kinds() -> None:
    assert not can(world(6, pastures=["A2", "A3"], sheep=1, boar=1, cattle=1), "place corral")
    assert wares(do(world(6, pastures=["A2"], sheep=1, boar=1), "place corral", "release boar")) == "1 sheep 1 cattle"


@pytest.mark.parametrize("space", ["lessons", "lessons_b", "lessons_c", "lessons_d"])
@pytest.mark.parametrize("players", ALL)
def test_there_are_no_occupations_to_learn(players: int, space: str) -> None:
    assert not can(world(players, in_round=14, food=9), f"place {space}")


@pytest.mark.parametrize(
    ("used", "blocked"),
    [
        ("house_building", "traveling_players"),
        ("traveling_players", "house_building"),
        ("copse", "lessons_c"),
        ("modest_wish_for_children", "lessons_d"),
    ],
)
@pytest.mark.parametrize("players", [5, 6])
def test_of_two_linked_spaces_one_can_be_used_in_a_round(players: int, used: str, blocked: str) -> None:
    rich: dict[str, Any] = {"farm": ("R....", "R....", "R...."), "wood": 9, "reed": 9}
    state = world(players, in_round=5, others=[player_with(**rich)], **rich)
    free = [space.name for space in state.spaces if state.is_free(space)]
    assert {used, blocked} <= set(free)
    do(state, f"place {used}")
    if asked(state) == "act":
        do(state, "room A2")
    assert not can(state, f"place {used}")
    assert not can(state, f"place {blocked}")
    assert not any(state.is_free(space) for space in state.spaces if space.name in (used, blocked))
    assert stock(state, "traveling_players") == (used != "traveling_players")  # what lies there stays
    people_gone(state)
    assert all(state.is_free(space) for space in state.spaces)


def test_with_four_players_copse_and_traveling_players_are_not_linked() -> None:
    state = do(world(4), "place copse", "place traveling_players")
    assert (has(state, "wood", 0), has(state, "food", 1)) == (1, 1)


def test_a_modest_wish_for_children_waits_for_round_5() -> None:
    house = ("R....", "R....", "R....")
    assert not can(world(5, in_round=4, farm=house), "place modest_wish_for_children")
    assert can(world(5, in_round=5, farm=house), "place modest_wish_for_children")
    assert not can(world(5, in_round=5), "place modest_wish_for_children")


def test_the_improvement_space_builds_major_improvements_from_round_5() -> None:
    assert not can(world(6, in_round=4, clay=9), "place improvement")
    state = do(world(6, in_round=5, clay=9), "place improvement", "build fireplace_2")
    assert (cards(state), tops(state)[0]) == ("fireplace_2", "horse_slaughterhouse_2")


def test_only_one_person_stands_on_a_space() -> None:
    state = do(world(2, people=3), "place forest")
    assert not can(state, "place forest")
    do(state, "place clay_pit")
    assert not can(state, "place forest")
    assert not can(state, "place clay_pit")
    assert can(people_gone(state), "place forest")


def test_farm_supplies_sell_a_grain_and_a_plow_for_a_food_each_and_each_once() -> None:
    state = do(world(6, food=5), "place farm_supplies")
    do(state, "buy grain")
    assert offered(state, "buy") == ""
    assert wares(do(state, "plow B3")) == "1 grain 3 food"
    assert state.seat == 1


def test_farm_supplies_can_be_left_after_one_of_the_two() -> None:
    state = do(world(6, food=5), "place farm_supplies", "plow B3")
    assert offered(state) == "buy grain, done"
    assert wares(do(state, "done")) == "4 food"


def test_farm_supplies_take_food() -> None:
    assert not can(world(6), "place farm_supplies")
    state = do(world(6, food=1), "place farm_supplies", "buy grain")
    assert (state.seat, wares(state)) == (1, "1 grain")


USABLE = [  # space, what lacks nothing, what lacks something
    ("farm_expansion", {"wood": 5, "reed": 2}, {"wood": 5, "reed": 1, "farm": ("FFFFF", "RFFFF", "RFFFF")}),
    ("farm_expansion", {"wood": 2}, {"wood": 1}),
    ("farmland", {}, {"farm": ("FFFFF", "RFFFF", "RFFFF")}),
    ("side_job", {"wood": 1}, {"wood": 0}),
    ("side_job", {"grain": 1, "cards": "fireplace_2"}, {"grain": 1}),
    ("side_job", {"grain": 1, "cards": "fireplace_2"}, {"cards": "fireplace_2"}),
    ("house_building", {"wood": 5, "reed": 2}, {"wood": 9, "reed": 1}),
    ("farm_supplies", {"food": 1}, {}),
    ("major_improvement", {"clay": 2}, {"clay": 1}),
    ("major_improvement", {"stone": 1}, {"reed": 9}),
    ("improvement", {"clay": 2}, {"clay": 1}),
    ("grain_utilization", {"grain": 1, "farm": ("x....", "R....", "R....")}, {"grain": 1}),
    (
        "grain_utilization",
        {"vegetable": 1, "farm": ("x....", "R....", "R....")},
        {"grain": 1, "farm": ("g....", "R....", "R....")},
    ),
    ("grain_utilization", {"grain": 1, "cards": "clay_oven"}, {"vegetable": 1, "cards": "clay_oven"}),
    ("fencing", {"wood": 4}, {"wood": 3}),
    ("fencing", {"wood": 1, "pastures": ["A2 A3"]}, {"wood": 1, "pastures": ["A2"]}),
    ("basic_wish_for_children", {"farm": ("R....", "R....", "R....")}, {}),
    (
        "basic_wish_for_children",
        {"farm": ("R....", "R....", "R....")},
        {"farm": ("R....", "R....", "R...."), "people": 3},
    ),
    ("modest_wish_for_children", {"farm": ("R....", "R....", "R....")}, {}),
    ("house_redevelopment", {"clay": 2, "reed": 1}, {"clay": 2}),
    ("house_redevelopment", {"stone": 2, "reed": 1, "house": "clay"}, {"stone": 1, "reed": 1, "house": "clay"}),
    ("house_redevelopment", {"clay": 2, "reed": 1}, {"clay": 9, "stone": 9, "reed": 9, "house": "stone"}),
    ("urgent_wish_for_children", {"people": 4}, {"people": 5, "farm": ("RRR..", "RRR..", "RR...")}),
    ("cultivation", {}, {"farm": ("FFFFF", "RFFFF", "RFFFF")}),
    ("cultivation", {"grain": 1, "farm": ("xFFFF", "RFFFF", "RFFFF")}, {"farm": ("xFFFF", "RFFFF", "RFFFF")}),
    ("farm_redevelopment", {"clay": 2, "reed": 1}, {"wood": 9}),
]


@pytest.mark.parametrize(("space", "enough", "lacking"), USABLE)
def test_a_space_is_offered_exactly_when_a_part_of_it_can_be_carried_out(
    space: str, enough: dict[str, Any], lacking: dict[str, Any]
) -> None:
    assert can(world(6, in_round=14, **enough), f"place {space}")
    assert not can(world(6, in_round=14, **lacking), f"place {space}")


def test_with_nothing_at_all_these_spaces_are_left() -> None:
    state = world(6, in_round=14, farm=("FFFFF", "RFFFF", "RFFFF"))
    assert offered(state, "place") == (
        "animal_market, building_supplies, cattle_market, clay_pit, copse, corral, day_laborer, eastern_quarry, "
        "fishing, forest, grain_seeds, grove, hollow, infirmary, meeting_place, pig_market, reed_bank, "
        "resource_market, riverbank_forest, sheep_market, traveling_players, urgent_wish_for_children, "
        "vegetable_seeds, western_quarry"
    )


def test_every_offered_space_can_be_carried_out() -> None:
    start = world(
        6,
        in_round=14,
        farm=("Rx...", "R....", "R...."),
        wood=9,
        clay=9,
        reed=9,
        stone=9,
        grain=2,
        food=9,
        cards="clay_oven",
    )
    for move in start.moves():
        state = start.copy()
        state.play(move)
        assert state.moves()
        check(state)


def test_food_for_both_parts_of_the_farm_supplies_can_be_made_beforehand() -> None:
    state = do(world(6, food=1, grain=1, people=1), "eat grain", "place farm_supplies", "plow B3", "buy grain")
    assert wares(state) == "1 grain"


def test_animals_may_be_cooked_so_that_the_corral_gives_another() -> None:
    state = world(6, pastures=["A2", "A3"], sheep=1, boar=1, cattle=1, food=9, cards="fireplace_2")
    do(state, "cook cattle", "place corral")
    assert wares(state) == "12 food 1 sheep 1 boar 1 cattle"
