"""Minor improvements for food: M026 and M094 to M109."""

from typing import Any

import pytest

from mire.core.seeds import Stream
from mire.games.farmers.box.goods import FOOD
from mire.games.farmers.box.grid import bit
from mire.games.farmers.box.improvements import number
from mire.games.farmers.model.farmyard import FOREST
from tests.games.farmers.rules_minors import playable, played, waiting
from tests.games.farmers.rules_worlds import (
    FORESTS,
    MOORS,
    asked,
    can,
    cards,
    do,
    hand,
    harvest,
    has,
    idle,
    offered,
    people_gone,
    player_with,
    tops,
    wares,
    world,
)

PASTURES = ["A4 A5", "B4 B5"]
STABLE = ("s....", "R....", "R....")


# M026 Chimney Hood


def test_the_chimney_hood_gives_the_food_for_a_grain_and_moves_on() -> None:
    state = played("chimney_hood", cards="fireplace_2 clay_oven", grain=1, clay=1)
    assert wares(state) == "1 grain 5 food"
    assert cards(state) == "fireplace_2 clay_oven"
    assert hand(state, 1) == "chimney_hood"


@pytest.mark.parametrize(
    ("oven", "food"),
    [
        ("fireplace_3", 2),
        ("cooking_hearth_5", 3),
        ("cookhouse_4", 3),
        ("open_grill", 2),
        ("stone_oven", 4),
        ("clay_oven", 5),
        ("horse_slaughterhouse_2", 0),
        ("", 0),
    ],
)
def test_what_the_chimney_hood_gives(oven: str, food: int) -> None:
    assert has(played("chimney_hood", cards=oven, clay=1), "food") == food


def test_an_improvement_not_yet_in_use_does_not_help_the_chimney_hood() -> None:
    state = played("chimney_hood", cards="cookhouse_4 fireplace_2", unlit="cookhouse_4", tokens=True, clay=1)
    assert has(state, "food") == 2


# M094 Peat Bath


def test_a_visit_to_the_infirmary_brings_food_in_as_many_rounds_as_there_are_moors() -> None:
    state = do(world(cards="peat_bath", in_round=5, farm=("MM...", "R....", "R....")), "place infirmary")
    assert wares(state) == "1 food"
    assert waiting(state) == "6 food, 7 food"
    assert has(people_gone(state), "food") == 2


def test_the_peat_bath_is_for_the_sick_too() -> None:
    state = do(world(cards="peat_bath", in_round=5, farm=MOORS, bed=1), "place infirmary")
    assert waiting(state) == "6 food, 7 food, 8 food"


def test_the_peat_bath_has_no_food_after_round_14() -> None:
    assert waiting(do(world(cards="peat_bath", in_round=13, farm=MOORS), "place infirmary")) == "14 food"


def test_there_is_no_peat_bath_elsewhere_or_without_moors() -> None:
    assert waiting(do(world(cards="peat_bath", farm=MOORS), "place day_laborer")) == ""
    assert waiting(do(world(cards="peat_bath", farm=FORESTS), "place infirmary")) == ""


# M095 Fallow Fields


def test_two_food_on_each_of_three_empty_fields_until_they_are_sown() -> None:
    state = world(hand="fallow_fields", farm=("xxx..", "Rx...", "R...."), grain=1, vegetable=1, in_round=2)
    do(state, "place major_improvement", "play fallow_fields", "at A1", "at A2", "at B2")
    assert has(state, "food") == 0
    do(idle(state), "place grain_utilization", "sow A1 grain")
    assert has(state, "food") == 2
    do(state, "sow A3 vegetable")
    assert has(state, "food") == 2
    assert state.players[0].farm.left == {bit("A2"): [FOOD, FOOD], bit("B2"): [FOOD, FOOD]}


def test_a_field_has_one_portion_and_must_be_empty() -> None:
    state = world(hand="fallow_fields", farm=("xg...", "Rx...", "R...."))
    do(state, "place major_improvement", "play fallow_fields")
    assert offered(state, "at") == "A1, B2"
    assert offered(do(state, "at A1")) == "at B2, done"


def test_fewer_fields_will_do_or_none() -> None:
    state = played("fallow_fields", "at A1", "done", farm=("xxx..", "R....", "R...."))
    assert list(state.players[0].farm.left) == [bit("A1")]
    assert played("fallow_fields").seat == 1


def test_food_on_a_fallow_field_is_not_harvested() -> None:
    state = played("fallow_fields", "at A1", farm=("xg...", "R....", "R...."), in_round=4)
    assert wares(harvest(state)) == "1 grain"


# M096 Fallow Land


@pytest.mark.parametrize(
    ("farm", "moves", "rest"),
    [
        (FORESTS, ["special fell_trees", "fell A1"], "2 wood"),
        (MOORS, ["special cut_peat", "cut A1"], "3 fuel"),
    ],
)
def test_a_food_lies_on_fallow_land_until_it_is_used(farm: tuple[str, ...], moves: list[str], rest: str) -> None:
    state = do(world(cards="fallow_land", farm=farm), *moves)
    assert wares(state) == rest
    assert state.players[0].farm.unused & bit("A1")
    do(idle(state), "place farmland", "plow A1")
    assert has(state, "food") == 1
    assert state.players[0].farm.left == {}


def test_slash_and_burn_leaves_no_fallow_land() -> None:
    state = do(world(cards="fallow_land", farm=FORESTS), "special slash_and_burn", "clear A1")
    assert state.players[0].farm.left == {}
    assert wares(state) == ""


def test_where_another_tile_lies_there_is_no_food() -> None:
    state = world(cards="fallow_land", farm=MOORS)
    state.players[0].farm.put_tile(FOREST, bit("A1"))
    do(state, "special fell_trees")
    assert wares(state) == "2 wood"
    assert state.players[0].farm.left == {}


def test_fences_rooms_and_stables_use_fallow_land_too() -> None:
    state = world(cards="fallow_land", farm=("F...F", "R....", "RF..."), wood=20, reed=2, in_round=4)
    for space in ("A1", "C2", "A5"):
        state.players[0].farm.take_tile(bit(space))
        state.players[0].farm.leave(bit(space), [FOOD])
    do(state, "place farm_expansion", "room A1", "stable C2", "done")
    assert has(state, "food") == 2
    do(idle(state), "place fencing", "fence A5", "enclose")
    assert has(state, "food") == 3


def test_a_reserve_is_used_as_soon_as_it_is_a_pasture() -> None:
    state = world(cards="fallow_land nature_reserve", farm=FORESTS)
    state.players[0].farm.fence_reserve(bit("A1"))
    do(state, "special fell_trees", "fell A1")
    assert wares(state) == "2 wood 1 food"


# M097 Village Hall


def test_two_food_for_who_has_no_special_action_card() -> None:
    assert has(people_gone(world(cards="village_hall")), "food") == 2


def test_no_food_for_who_has_one_face_up_or_face_down() -> None:
    state = do(world(cards="village_hall"), "special hiring_fair")
    assert has(people_gone(state), "food") == 1
    state = world(cards="village_hall", food=2)
    do(state, "place day_laborer", "special hiring_fair", "special hiring_fair")
    assert has(people_gone(state), "food") == 3


def test_a_card_that_another_took_away_lies_there_no_more() -> None:
    state = world(cards="village_hall", others=[player_with(food=2)])
    do(state, "special hiring_fair", "special hiring_fair")
    assert has(people_gone(state), "food") == 3


def test_alone_the_village_hall_always_gives_its_food() -> None:
    state = do(world(1, cards="village_hall", solo_card="work_3"), "special hiring_fair", "discard")
    assert has(people_gone(state), "food") == 4


# M098 Fish Smoke-house


def test_fish_is_smoked_with_a_fuel_once_for_each_visit() -> None:
    state = do(world(cards="fish_smoke_house", fuel=2), "place fishing")
    assert offered(state) == "done, use fish_smoke_house"
    do(state, "use fish_smoke_house")
    assert wares(state) == "4 food 1 fuel"
    assert state.seat == 1


def test_fish_need_not_be_smoked_and_can_not_without_fuel() -> None:
    assert wares(do(world(cards="fish_smoke_house", fuel=1), "place fishing", "done")) == "1 food 1 fuel"
    assert do(world(cards="fish_smoke_house"), "place fishing").seat == 1
    assert do(world(cards="fish_smoke_house", fuel=1), "place clay_pit").seat == 1


def test_a_wood_can_be_burnt_to_smoke_fish() -> None:
    state = do(world(cards="fish_smoke_house", wood=1), "burn", "place fishing", "use fish_smoke_house")
    assert wares(state) == "4 food"


# M099 Healing Clay


def test_healing_clay_gives_a_food_at_once() -> None:
    assert wares(played("healing_clay", clay=1)) == "1 food"


def test_who_goes_from_the_bed_to_the_infirmary_brings_a_food_more() -> None:
    state = do(world(cards="healing_clay", bed=1), "place infirmary")
    assert has(state, "food") == 2
    do(idle(state), "place infirmary")
    assert has(state, "food") == 3


# M100 Pheromones


def test_everybody_with_a_stable_or_a_pasture_gets_two_food() -> None:
    others = [player_with(pastures=["A5"]), player_with()]
    state = played("pheromones", players=3, farm=STABLE, others=others)
    assert [has(state, "food", seat) for seat in range(3)] == [3, 2, 0]


def test_without_stable_and_pasture_the_player_gets_a_food() -> None:
    assert wares(played("pheromones")) == "1 food"


# M101 Butcher's Block


@pytest.mark.parametrize("in_round", range(1, 15))
def test_butchers_block_is_not_played_in_rounds_with_a_harvest(in_round: int) -> None:
    assert playable(world(hand="butchers_block", wood=1, in_round=in_round), "butchers_block") == (
        in_round not in (4, 7, 9, 11, 13, 14)
    )


@pytest.mark.parametrize(("animal", "food"), [("sheep", 1), ("boar", 2), ("cattle", 3), ("horse", 2)])
def test_what_butchers_block_gives_for_an_animal(animal: str, food: int) -> None:
    state = played("butchers_block", f"cook {animal}", wood=1, **{animal: 1})
    assert wares(state) == f"{food} food"


def test_the_player_may_and_all_others_must_turn_an_animal_into_food_in_turn() -> None:
    others = [player_with(sheep=1), player_with(), player_with(farm=STABLE, boar=1, horse=1), player_with(cattle=1)]
    state = played("butchers_block", players=5, wood=1, cattle=1, others=others)
    assert offered(state) == "cook cattle, done"
    do(state, "done")
    assert state.seat == 1
    assert offered(state) == "cook sheep"
    do(state, "cook sheep")
    assert state.seat == 3
    assert offered(state) == "cook boar, cook horse"
    do(state, "cook horse")
    assert state.seat == 4
    do(state, "cook cattle")
    assert [wares(state, seat) for seat in range(5)] == ["1 cattle", "1 food", "", "2 food 1 boar", "3 food"]
    assert state.seat == 1
    assert asked(state) == "turn"


def test_alone_only_the_player_is_asked() -> None:
    state = played("butchers_block", "cook cattle", players=1, wood=1, cattle=1)
    assert wares(state) == "3 food"
    assert asked(state) == "turn"


def test_only_one_animal_each() -> None:
    state = played("butchers_block", "cook sheep", wood=1, sheep=2, farm=STABLE)
    assert wares(state) == "1 food 1 sheep"
    assert state.seat == 1


def test_leather_saddle_and_oak_bark_of_who_turns_the_animal_work() -> None:
    have: dict[str, Any] = {"cards": "leather_saddle oak_bark", "pastures": PASTURES, "horse": 3, "cattle": 1}
    state = played("butchers_block", "cook cattle", wood=1, others=[player_with(**have)])
    assert wares(state, 1) == "1 wood 3 food 3 horse"
    assert state.players[1].bonus == 1
    state = played("butchers_block", "cook cattle", "cook sheep", wood=1, others=[player_with(sheep=1)], **have)
    assert wares(state) == "1 wood 3 food 3 horse"
    assert state.players[0].bonus == 1


def test_sheep_are_neither_points_nor_wood_at_butchers_block() -> None:
    state = played("butchers_block", "cook sheep", wood=1, sheep=1, cards="leather_saddle oak_bark")
    assert wares(state) == "1 food"
    assert state.players[0].bonus == 0


# M102 Savings Deposit


@pytest.mark.parametrize(("drawn", "clay", "pays"), [(9, 9, True), (5, 5, True), (5, 4, False), (1, 0, False)])
def test_a_start_card_not_above_the_clay_pays_six_food(drawn: int, clay: int, *, pays: bool) -> None:
    state = world(cards="savings_deposit", clay=clay, in_round=4)
    state.draws = [drawn]
    harvest(state)
    assert has(state, "food") == (6 - 4 if pays else 0)
    assert state.players[0].begging == (0 if pays else 4)
    assert cards(state) == ("" if pays else "savings_deposit")
    assert hand(state, 1) == ("savings_deposit" if pays else "")


def test_a_deposit_that_has_paid_can_be_played_by_the_neighbour_and_pays_again() -> None:
    state = world(cards="savings_deposit", clay=9, in_round=4, others=[player_with(clay=9, food=9, fuel=2)])
    harvest(state)
    do(state, "heat 2", "place infirmary", "place major_improvement", "play savings_deposit")
    assert hand(state, 1) == ""
    assert cards(state, 1) == "savings_deposit"
    state.round = 7
    assert cards(harvest(state), 1) == ""
    assert hand(state) == "savings_deposit"


def test_alone_a_deposit_that_has_paid_leaves_the_game() -> None:
    state = harvest(world(1, cards="savings_deposit", clay=9, in_round=4))
    assert cards(state) == hand(state) == ""
    assert state.removed == [number("savings_deposit")]


def test_in_a_round_without_harvest_no_start_card_is_drawn() -> None:
    state = people_gone(world(cards="savings_deposit wild_harvest", clay=9, in_round=5))
    assert len(state.draws) == 12
    assert has(state, "food") == 0


@pytest.mark.parametrize("card", ["savings_deposit", "wild_harvest"])
def test_a_start_card_that_was_drawn_can_not_be_taken_back(card: str) -> None:
    without = harvest(world(1, cards="bog_body", in_round=4))
    drawn = harvest(world(1, cards=card, in_round=4))
    assert drawn.turn == without.turn + 1
    assert len(drawn.draws) == len(without.draws) - 1


def test_nobody_knows_which_start_cards_will_be_drawn() -> None:
    state = world(cards="savings_deposit", others=[player_with(cards="wild_harvest")])
    state.redeal(0, Stream(1, "draws"))
    assert len(state.draws) == 12
    assert len(set(state.draws)) > 1
    assert all(1 <= drawn <= 9 for drawn in state.draws)


# M103 Forest Kindergarten


def test_a_child_brings_a_food_for_every_forest() -> None:
    state = world(cards="forest_kindergarten", farm=("FFF..", "RR...", "R...."), in_round=5)
    assert has(do(state, "place basic_wish_for_children"), "food") == 3
    state = world(cards="forest_kindergarten", farm=FORESTS, in_round=12)
    assert has(do(state, "place urgent_wish_for_children"), "food") == 3


def test_without_a_child_there_is_no_kindergarten() -> None:
    assert wares(do(world(cards="forest_kindergarten", farm=FORESTS), "place clay_pit")) == "1 clay"


def test_forests_on_one_another_are_one_for_the_kindergarten() -> None:
    state = world(cards="forest_kindergarten", farm=FORESTS, in_round=12)
    state.players[0].farm.put_tile(FOREST, bit("A1"))
    assert has(do(state, "place urgent_wish_for_children"), "food") == 3


# M104 Wild Harvest


def test_wild_harvest_gives_a_food_at_once() -> None:
    assert wares(played("wild_harvest")) == "1 food"


@pytest.mark.parametrize(("drawn", "food"), [(1, 1), (3, 1), (4, 0), (9, 0)])
def test_a_start_card_not_above_the_forests_gives_a_food(drawn: int, food: int) -> None:
    state = world(cards="wild_harvest", farm=FORESTS, in_round=4)
    state.draws = [drawn]
    harvest(state)
    assert state.players[0].begging == 4 - food
    assert cards(state) == "wild_harvest"


# M105 Open Grill


@pytest.mark.parametrize(
    ("old", "covered"), [("fireplace_2", "horse_slaughterhouse_2"), ("fireplace_3", "horse_slaughterhouse_3")]
)
def test_the_open_grill_replaces_a_fireplace_which_covers_its_stack_again(old: str, covered: str) -> None:
    state = world(hand="open_grill", cards=old)
    assert covered in tops(state)
    do(state, "place major_improvement", f"upgrade open_grill {old}")
    assert cards(state) == "open_grill"
    assert old in tops(state)
    assert covered not in tops(state)


def test_what_the_open_grill_cooks_and_bakes() -> None:
    assert world(cards="open_grill").players[0].rates == [2, 2, 3, 3, 2]
    state = world(cards="open_grill", grain=3, in_round=2)
    assert wares(do(state, "place grain_utilization", "bake 3")) == "6 food"


def test_nothing_but_a_fireplace_is_returned_for_the_open_grill() -> None:
    state = world(hand="open_grill", cards="cooking_hearth_4 cookhouse_4", clay=9)
    do(state, "place major_improvement")
    assert "open_grill" not in offered(state, "upgrade")


def test_a_fuel_token_stays_on_the_open_grill() -> None:
    state = world(hand="open_grill", cards="fireplace_2", unlit="fireplace_2", tokens=True, horse=1)
    do(state, "place major_improvement", "upgrade open_grill fireplace_2")
    assert state.players[0].unlit == [number("open_grill")]
    assert state.players[0].rates == [1, 0, 0, 0, 0]
    state = world(hand="open_grill", cards="fireplace_2", tokens=True)
    do(state, "place major_improvement", "upgrade open_grill fireplace_2")
    assert state.players[0].unlit == []


# M106 Horse Butchery


def test_the_horse_butchery_replaces_a_slaughterhouse_which_leaves_the_game() -> None:
    state = world(hand="horse_butchery", cards="horse_slaughterhouse_2 fireplace_2")
    do(state, "place major_improvement", "upgrade horse_butchery horse_slaughterhouse_2")
    assert cards(state) == "fireplace_2 horse_butchery"
    assert state.removed == [number("horse_slaughterhouse_2")]
    assert "horse_slaughterhouse_2" not in tops(state)


def test_what_the_horse_butchery_cooks() -> None:
    state = world(cards="horse_butchery", grain=1, in_round=2)
    assert state.players[0].rates == [1, 1, 2, 3, 2]
    assert not can(state, "place grain_utilization")


def test_two_horses_together_are_five_food_and_one_is_two() -> None:
    state = world(cards="horse_butchery", pastures=PASTURES, horse=3)
    do(state, "use horse_butchery")
    assert wares(state) == "5 food 1 horse"
    assert not can(state, "use horse_butchery")
    state = world(cards="horse_butchery", pastures=PASTURES, horse=3)
    assert wares(do(state, "cook horse")) == "2 food 2 horse"


def test_two_horses_go_to_the_butchery_while_people_are_fed() -> None:
    state = harvest(world(cards="horse_butchery", pastures=PASTURES, horse=2, in_round=4))
    assert wares(do(state, "use horse_butchery")) == "1 food"  # four of five are eaten
    assert state.players[0].begging == 0


def test_two_horses_go_to_the_butchery_when_one_has_no_room() -> None:
    state = world(cards="horse_butchery", horse=1, food=1)
    do(state, "special horse_market", "use horse_butchery")
    assert wares(state) == "5 food"


def test_a_butchery_with_a_fuel_token_takes_no_horses() -> None:
    have: dict[str, Any] = {"cards": "horse_butchery", "pastures": PASTURES, "horse": 2, "tokens": True, "fuel": 1}
    state = world(unlit="horse_butchery", **have)
    assert not can(state, "use horse_butchery")
    do(state, "light horse_butchery", "use horse_butchery")
    assert wares(state) == "5 food"


def test_the_token_of_the_slaughterhouse_moves_to_the_butchery() -> None:
    old = "horse_slaughterhouse_2"
    state = world(hand="horse_butchery", cards=old, unlit=old, tokens=True)
    do(state, "place major_improvement", f"upgrade horse_butchery {old}")
    assert state.players[0].unlit == [number("horse_butchery")]


def test_two_horses_for_the_butchery_are_two_wood_with_oak_bark() -> None:
    state = world(cards="horse_butchery oak_bark", pastures=PASTURES, horse=2)
    assert wares(do(state, "use horse_butchery")) == "2 wood 5 food"


# M107 Pot Roast Recipe


@pytest.mark.parametrize(
    ("kitchen", "rates"),
    [
        ("fireplace_2", [2, 2, 2, 3, 2]),
        ("fireplace_3", [2, 2, 2, 3, 2]),
        ("cooking_hearth_4", [3, 2, 3, 4, 2]),
        ("cooking_hearth_5", [3, 2, 3, 4, 2]),
        ("", [1, 0, 0, 0, 0]),
        ("clay_oven", [1, 0, 0, 0, 0]),
    ],
)
def test_with_the_recipe_fireplaces_and_hearths_cook_horses(kitchen: str, rates: list[int]) -> None:
    assert world(cards=f"pot_roast_recipe {kitchen}").players[0].rates == rates


def test_the_recipe_works_as_soon_as_it_is_played() -> None:
    state = played("pot_roast_recipe", cards="fireplace_2", farm=STABLE, horse=2, in_round=4)
    do(harvest(state), "cook horse", "cook horse")
    assert wares(state) == ""
    assert state.players[0].begging == 0


def test_a_fireplace_built_later_knows_the_recipe() -> None:
    state = world(cards="pot_roast_recipe", horse=1, clay=2)
    do(state, "place major_improvement", "build fireplace_2")
    assert wares(do(idle(state), "cook horse")) == "2 food"


def test_a_fireplace_with_a_fuel_token_roasts_no_horse() -> None:
    state = world(cards="pot_roast_recipe fireplace_2", unlit="fireplace_2", tokens=True, horse=1, fuel=1)
    assert not can(state, "cook horse")
    assert can(do(state, "light fireplace_2"), "cook horse")


# M108 Grain Distillery


def test_the_distillery_costs_two_stone_and_a_sheep() -> None:
    assert wares(played("grain_distillery", stone=2, sheep=1)) == ""


def test_once_in_a_harvest_a_fuel_and_a_grain_are_five_food() -> None:
    state = harvest(world(cards="grain_distillery", in_round=4, fuel=2, grain=2))
    do(state, "use grain_distillery")
    assert wares(state) == "1 grain 1 food 1 fuel"  # four of five are eaten
    do(state, "heat 0")
    state.round = 7
    assert can(harvest(state), "use grain_distillery")


def test_a_second_pair_is_not_distilled_in_a_harvest() -> None:
    state = harvest(world(cards="grain_distillery", in_round=4, fuel=2, grain=2, people=4))
    assert offered(do(state, "use grain_distillery")) == "eat grain, feed"


def test_a_wood_is_burnt_for_the_distillery_if_there_is_no_fuel() -> None:
    state = harvest(world(cards="grain_distillery", in_round=4, wood=1, grain=1))
    assert wares(do(state, "use grain_distillery")) == "1 food"


def test_without_fuel_or_grain_nothing_is_distilled() -> None:
    assert not can(harvest(world(cards="grain_distillery", in_round=4, grain=1)), "use grain_distillery")
    assert not can(harvest(world(cards="grain_distillery", in_round=4, fuel=1)), "use grain_distillery")


def test_outside_of_harvests_nothing_is_distilled() -> None:
    assert not can(world(cards="grain_distillery", fuel=1, grain=1), "use grain_distillery")


# M109 Malthouse


def test_with_peat_a_grain_becomes_four_food() -> None:
    state = do(world(cards="malthouse", farm=MOORS, grain=2), "special cut_peat", "cut A1", "use malthouse")
    assert wares(state) == "1 grain 4 food 3 fuel"
    assert state.seat == 1


def test_no_malt_is_made_without_grain_or_wish_or_peat() -> None:
    assert do(world(cards="malthouse", farm=MOORS), "special cut_peat", "cut A1").seat == 1
    state = do(world(cards="malthouse", farm=MOORS, grain=1), "special cut_peat", "cut A1", "done")
    assert wares(state) == "1 grain 3 fuel"
    assert do(world(cards="malthouse", farm=FORESTS, grain=1), "special fell_trees", "fell A1").seat == 1
