"""Playing minor improvements: where, what they need and cost, passing them on, upgrades; and the board of level II."""

import random
from typing import Any

import pytest

import mire
from mire.core.game import Setup
from mire.games.farmers.box.board import IDS as SPACES
from mire.games.farmers.box.goods import FIRST_ANIMAL
from mire.games.farmers.box.grid import bit
from mire.games.farmers.box.improvements import IDS, number
from mire.games.farmers.cards.card import MINORS
from mire.games.farmers.model.farmyard import FOREST
from mire.games.farmers.rules import notation
from mire.games.farmers.rules.hand import meets_needs
from mire.games.farmers.rules.scoring import scores
from mire.games.farmers.state import FarmersState, deal
from tests.games.farmers.rules_minors import play, playable
from tests.games.farmers.rules_worlds import (
    FORESTS,
    MEADOW,
    MOORS,
    asked,
    can,
    cards,
    check,
    do,
    hand,
    has,
    idle,
    in_play,
    offered,
    people_gone,
    player_with,
    stock,
    tops,
    wares,
    world,
)

ROOMS_3 = ("R....", "R....", "R....")


# The level


def test_a_level_is_given_as_a_number_or_as_text() -> None:
    assert mire.new("farmers", 2, 1, level=2).options == mire.new("farmers", 2, 1, level="2").options
    for wrong in (3, True, 1.0, None, 10**5000):
        with pytest.raises(mire.BadSetup, match="'level' is one of: 1, 2; not"):
            mire.new("farmers", 2, 1, level=wrong)


# The board


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_the_side_job_is_there_with_six_players_only(players: int) -> None:
    assert ("side_job" in in_play(world(players, level=2))) == (players == 6)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_meeting_place_gives_food_and_no_minor_improvement(players: int) -> None:
    state = do(world(players, hand="ecological_niche"), "place meeting_place")
    assert (wares(state), hand(state), state.seat) == ("1 food", "ecological_niche", 1)


def test_alone_a_minor_improvement_may_be_played_at_the_meeting_place() -> None:
    state = world(1, hand="ecological_niche taps", farm=FORESTS)
    assert stock(state, "meeting_place") == 0
    do(state, "place meeting_place")
    assert offered(state) == "done, play ecological_niche"
    assert wares(do(state, "play ecological_niche")) == "1 fuel"


def test_alone_the_meeting_place_can_be_used_without_a_card_to_play() -> None:
    state = do(world(1, hand="taps"), "place meeting_place")
    assert (asked(state), wares(state)) == ("turn", "")
    assert hand(do(world(1, hand="ecological_niche"), "place meeting_place", "done")) == "ecological_niche"


# Where a minor improvement can be played


def test_major_improvement_is_for_one_of_both_kinds() -> None:
    state = do(world(hand="ecological_niche", clay=2), "place major_improvement")
    assert offered(state) == "build fireplace_2, play ecological_niche"
    do(state, "play ecological_niche")
    assert (asked(state), state.seat) == ("turn", 1)
    state = do(world(hand="ecological_niche", clay=2), "place major_improvement", "build fireplace_2")
    assert (asked(state), state.seat, hand(state)) == ("turn", 1, "ecological_niche")


def test_a_card_alone_is_enough_to_use_major_improvement() -> None:
    assert can(world(hand="ecological_niche"), "place major_improvement")
    assert not can(world(hand="taps"), "place major_improvement")
    assert not can(world(level=2), "place major_improvement")


def test_house_redevelopment_is_followed_by_one_of_both_kinds() -> None:
    state = world(in_round=7, hand="ecological_niche stone_wagon", wood=2, clay=5, reed=1)
    do(state, "place house_redevelopment")
    assert offered(state) == "renovate"
    do(state, "renovate")
    assert (
        offered(state)
        == "build fireplace_2, build fireplace_3, build foresters_lodge, done, play ecological_niche, play stone_wagon"
    )
    assert asked(do(state, "play stone_wagon")) == "turn"


def test_basic_wish_for_children_is_followed_by_a_minor_improvement_only() -> None:
    state = world(in_round=7, hand="ecological_niche", clay=2, farm=ROOMS_3)
    do(state, "place basic_wish_for_children")
    assert (offered(state), state.players[0].people) == ("done, play ecological_niche", 3)
    assert hand(do(state, "done")) == "ecological_niche"


def test_other_wishes_and_farm_redevelopment_play_nothing() -> None:
    state = do(world(in_round=14, hand="ecological_niche"), "place urgent_wish_for_children")
    assert asked(state) == "turn"
    state = world(in_round=14, hand="ecological_niche", clay=2, reed=1)
    assert asked(do(state, "place farm_redevelopment", "renovate")) == "turn"


def test_with_six_the_improvement_space_is_for_minor_ones_before_round_5_and_for_both_then() -> None:
    state = do(world(6, in_round=4, hand="ecological_niche", clay=2), "place improvement")
    assert offered(state) == "play ecological_niche"
    assert not can(world(6, in_round=4, level=2, clay=2), "place improvement")
    state = do(world(6, in_round=5, hand="ecological_niche", clay=2), "place improvement")
    assert offered(state) == "build fireplace_2, play ecological_niche"
    assert asked(do(state, "play ecological_niche")) == "turn"
    assert can(world(6, in_round=5, level=2, clay=2), "place improvement")


def test_before_round_5_the_improvement_space_takes_upgrades_from_the_hand() -> None:
    state = do(world(6, in_round=2, hand="open_grill", cards="fireplace_2", clay=9), "place improvement")
    assert offered(state) == "upgrade open_grill fireplace_2"


# Black Market and Illicit Work


def test_the_black_market_plays_a_card_for_a_fuel() -> None:
    state = world(hand="ecological_niche stone_wagon", wood=2, fuel=1)
    do(state, "special black_market")
    assert offered(state) == "play ecological_niche, play stone_wagon"
    do(state, "play stone_wagon")
    assert (cards(state), wares(state), state.players[0].home) == ("stone_wagon", "", 2)


def test_the_black_market_takes_a_fuel_and_a_card_that_can_be_played() -> None:
    assert not can(world(hand="ecological_niche"), "special black_market")
    assert not can(world(hand="taps", fuel=1), "special black_market")
    assert not can(world(level=2, fuel=1, clay=9), "special black_market")


def test_a_wood_may_be_burnt_for_the_black_market() -> None:
    state = do(world(hand="ecological_niche", wood=1), "burn", "special black_market", "play ecological_niche")
    assert wares(state) == ""


def test_the_price_of_the_black_market_comes_on_top_of_that_of_the_card() -> None:
    assert not can(world(hand="peat_hut", fuel=5, reed=2), "special black_market")
    assert wares(do(world(hand="peat_hut", fuel=6, reed=2), "special black_market", "play peat_hut")) == ""
    have: dict[str, Any] = {"hand": "fire_brigade", "clay": 1, "stone": 1, "food": 4}
    assert not can(world(fuel=4, **have), "special black_market")
    assert can(world(fuel=5, **have), "special black_market")


def test_so_do_the_two_food_for_a_card_that_another_has_used() -> None:
    have: dict[str, Any] = {"hand": "drying_field", "fuel": 1}
    for food, enough in ((3, False), (4, True)):
        state = world(level=2, others=[player_with(food=food, **have)])
        do(state, "special hiring_fair")
        assert can(state, "special black_market") == enough
    assert wares(do(state, "special black_market", "play drying_field"), 1) == ""


def test_the_black_market_builds_no_major_improvement_but_takes_upgrades() -> None:
    state = world(hand="open_grill", cards="fireplace_2", clay=9, fuel=1)
    assert offered(do(state, "special black_market")) == "upgrade open_grill fireplace_2"


def test_illicit_work_plays_no_minor_improvement_unless_it_is_an_upgrade() -> None:
    assert not can(world(hand="ecological_niche", food=1, fuel=1), "special illicit_work")
    state = world(hand="ecological_niche open_grill", cards="fireplace_2", food=1, fuel=1)
    do(state, "special illicit_work")
    ways = "upgrade cooking_hearth_4 fireplace_2, upgrade cooking_hearth_5 fireplace_2, upgrade open_grill fireplace_2"
    assert offered(state) == ways
    do(state, "upgrade open_grill fireplace_2")
    assert (cards(state), wares(state)) == ("open_grill", "")


def test_an_upgrade_in_hand_alone_allows_illicit_work() -> None:
    state = world(hand="oven_installation", cards="heating_oven", food=1, fuel=1)
    do(state, "special illicit_work", "upgrade oven_installation heating_oven")
    assert cards(state) == "oven_installation"


# Exchanges for cards


def test_food_and_fuel_may_be_made_as_far_as_a_card_in_hand_takes_them() -> None:
    state = world(hand="peat_cutting_expedition", grain=9, food=4)
    assert can(state, "eat grain")
    assert not can(do(state, "eat grain"), "eat grain")  # 4 for the card, and 1 for the Horse Market
    assert not can(world(level=2, grain=9, food=4), "eat grain")
    state = do(world(hand="peat_hut", wood=9), "burn", "burn", "burn", "burn", "burn", "burn")
    assert not can(state, "burn")  # 5 for the card, and 1 for the Black Market


def test_what_a_card_only_needs_may_be_made_as_well() -> None:
    state = world(hand="fire_brigade", clay=1, stone=1, wood=4, grain=4)
    do(state, *["burn"] * 4, *["eat grain"] * 4)
    assert wares(play(state, "fire_brigade")) == "6 food 4 fuel"


# What a card needs


NEEDS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("arid_field", {"cards": "well coal_seam taps"}, {"cards": "well coal_seam"}),
    ("land_parcel", {"cards": "well coal_seam"}, {"cards": "well coal_seam taps"}),
    ("tree_nursery", {"cards": "", "wood": 1}, {"cards": "well", "wood": 1}),
    ("peat_pellets", {"cards": "well"}, {"cards": "coal_seam"}),
    ("peat_pellets", {"cards": "church"}, {"cards": ""}),
    ("clear_felling", {"farm": FORESTS}, {"farm": ("FFFF.", "R....", "R....")}),
    ("thicket", {"farm": ("FFFF.", "R....", "R....")}, {"farm": FORESTS}),
    ("peat_moss", {"farm": FORESTS}, {"farm": MOORS}),
    ("bog_body", {"farm": ("M....", "R....", "R....")}, {"farm": FORESTS}),
    ("peat_fertilizer", {"farm": ("xg...", "R....", "R....")}, {"farm": ("x....", "R....", "R....")}),
    ("special_pasture", {"pastures": ["A1 A2"], "wood": 2}, {"farm": ("s....", "R....", "R...."), "wood": 2}),
    ("moor_birch_trees", {"farm": ROOMS_3, "food": 2}, {"cards": "peat_hut", "food": 2}),
    ("moor_archaeology", {"house": "clay"}, {"house": "wood"}),
    ("moor_archaeology", {"house": "stone"}, {"house": "wood"}),
    ("family_burial_plot", {"house": "stone", "stone": 1}, {"house": "clay", "stone": 1}),
    ("livestock_market", {"pastures": MEADOW, "sheep": 4, "horse": 1}, {"pastures": MEADOW, "sheep": 4}),
    ("spinning_mill", {"sheep": 1, "wood": 2, "clay": 2}, {"horse": 1, "wood": 2, "clay": 2}),
    ("peat_cutting_rights", {"horse": 1}, {"cattle": 1}),
    ("fire_brigade", {"food": 4, "fuel": 4, "clay": 1, "stone": 1}, {"food": 3, "fuel": 9, "clay": 1, "stone": 1}),
    ("fire_brigade", {"food": 4, "fuel": 4, "clay": 1, "stone": 1}, {"food": 9, "fuel": 3, "clay": 1, "stone": 1}),
    (
        "stock_breeding_prize",
        {"sheep": 1, "farm": ("FFFFF", "RMMMM", "Rxxxs")},
        {"sheep": 1, "farm": ("FFFFF", "RMMMM", "Rxxx.")},
    ),
    ("cattle_collar", {"in_round": 8, "wood": 1}, {"in_round": 7, "wood": 1}),
    ("swamp", {"in_round": 4}, {"in_round": 5}),
    ("butchers_block", {"in_round": 5, "wood": 1}, {"in_round": 4, "wood": 1}),
    ("butchers_block", {"in_round": 12, "wood": 1}, {"in_round": 14, "wood": 1}),
    ("household_inventory", {"farm": ("x....", "R....", "R...."), "food": 1}, {"farm": FORESTS, "food": 1}),
    ("household_inventory", {"farm": ("s....", "R....", "R...."), "food": 1}, {"farm": MOORS, "food": 1}),
    ("household_inventory", {"pastures": ["A1"], "food": 1}, {"food": 1}),
]


@pytest.mark.parametrize(("card", "met", "unmet"), NEEDS)
def test_a_card_is_played_only_by_who_has_what_it_needs(card: str, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    assert playable(world(hand=card, **met), card)
    assert not playable(world(hand=card, **unmet), card)


def test_every_kind_of_need_is_tried() -> None:
    tried = {need.of for card, _, _ in NEEDS for need in MINORS[number(card)].needs}
    tried |= {need.of for need in MINORS[number("administration")].needs}
    assert tried == {need.of for minor in MINORS.values() for need in minor.needs}


def test_the_card_itself_does_not_count() -> None:
    assert not playable(world(hand="barge", cards="well", wood=3), "barge")
    assert playable(world(hand="routine_work", food=1), "routine_work")


def test_for_the_administration_it_does() -> None:
    have: dict[str, Any] = {"wood": 1, "clay": 2}
    assert playable(world(hand="administration taps barge loam", **have), "administration")
    assert not playable(world(hand="administration taps barge loam workbench", **have), "administration")


def test_upgrades_count_as_one_improvement_major_or_minor() -> None:
    upgrades = "church oven_installation open_grill"
    assert playable(world(hand="riverside_woods", cards=upgrades), "riverside_woods")
    assert not playable(world(hand="lawn_turf", cards=upgrades), "lawn_turf")


def test_what_is_covered_does_not_count() -> None:
    state = world(hand="bog_body", farm=("M....", "R....", "R...."))
    state.players[0].farm.put_tile(FOREST, bit("A1"))
    assert not playable(state, "bog_body")


def test_horses_that_lie_count() -> None:
    state = do(world(hand="pot_roast_recipe", cards="bog_pony", pastures=MEADOW, horse=2), "use bog_pony")
    assert playable(state, "pot_roast_recipe")


def test_what_a_card_needs_is_not_paid() -> None:
    assert wares(play(world(hand="fire_brigade", food=4, fuel=4, clay=1, stone=1), "fire_brigade")) == "6 food 4 fuel"


# What a card costs


def test_the_price_is_paid_and_only_by_who_has_it() -> None:
    state = play(world(hand="fuel_storage", clay=2, reed=1, food=1), "fuel_storage")
    assert (wares(state), cards(state), hand(state)) == ("1 clay 1 food", "fuel_storage", "")
    assert not playable(world(hand="fuel_storage", clay=2), "fuel_storage")


def test_an_animal_may_be_part_of_the_price() -> None:
    state = play(world(hand="grain_distillery", stone=2, sheep=1), "grain_distillery")
    assert wares(state) == ""
    assert not playable(world(hand="grain_distillery", stone=2, boar=1), "grain_distillery")


def test_no_museum_makes_minor_improvements_cheaper() -> None:
    owned = "museum_of_the_moors living_history_museum"
    assert not playable(world(hand="timber_mill", cards=owned, clay=3, stone=1), "timber_mill")


def test_a_card_that_can_do_nothing_may_be_played() -> None:
    assert cards(play(world(hand="fuel_storage", in_round=14, clay=1, reed=1), "fuel_storage")) == "fuel_storage"


# Passing cards


def test_a_passing_card_goes_to_the_left_neighbour_and_may_be_played_again() -> None:
    state = world(3, hand="ecological_niche", farm=FORESTS)
    play(state, "ecological_niche")
    assert [hand(state, seat) for seat in range(3)] == ["", "ecological_niche", ""]
    assert cards(state) == ""
    state.occupants[SPACES.index("major_improvement")] = -1
    play(state, "ecological_niche")
    assert [hand(state, seat) for seat in range(3)] == ["", "", "ecological_niche"]


def test_the_left_neighbour_of_the_last_is_the_first() -> None:
    state = idle(world(3, level=2, others=[player_with(), player_with(hand="ecological_niche")]))
    state.seat = 2
    play(state, "ecological_niche")
    assert hand(state) == "ecological_niche"


def test_alone_a_passing_card_leaves_the_game() -> None:
    state = play(world(1, hand="ecological_niche"), "ecological_niche")
    assert (hand(state), cards(state), state.removed) == ("", "", [number("ecological_niche")])


def test_a_passing_card_is_known_to_all() -> None:
    state = play(world(3, hand="ecological_niche"), "ecological_niche")
    assert number("ecological_niche") in state.deck.shown


def test_a_passed_card_is_no_improvement_in_front_of_anybody() -> None:
    state = play(world(hand="ecological_niche", cards="well"), "ecological_niche")
    assert [len(player.cards) for player in state.players] == [1, 0]


# Upgrades


@pytest.mark.parametrize(
    ("card", "old", "house"),
    [
        ("oven_installation", "heating_oven", "wood"),
        ("open_grill", "fireplace_2", "wood"),
        ("open_grill", "fireplace_3", "wood"),
        ("living_history_museum", "museum_of_the_moors", "clay"),
    ],
)
def test_the_old_card_returns_onto_its_stack(card: str, old: str, house: str) -> None:
    state = world(hand=card, cards=old, house=house)
    do(state, "place major_improvement", f"upgrade {card} {old}")
    assert (cards(state), old in tops(state), state.removed) == (card, True, [])


@pytest.mark.parametrize(
    ("card", "old"),
    [
        ("church", "village_church"),
        ("horse_butchery", "horse_slaughterhouse_2"),
        ("horse_butchery", "horse_slaughterhouse_3"),
    ],
)
def test_or_it_leaves_the_game(card: str, old: str) -> None:
    state = do(world(hand=card, cards=old), "place major_improvement", f"upgrade {card} {old}")
    assert (cards(state), old in tops(state), state.removed) == (card, False, [IDS.index(old)])


def test_a_fireplace_that_returns_covers_what_lay_below_it() -> None:
    state = world(hand="open_grill", cards="fireplace_2")
    assert "horse_slaughterhouse_2" in tops(state)
    do(state, "place major_improvement", "upgrade open_grill fireplace_2")
    assert "horse_slaughterhouse_2" not in tops(state)


def test_an_upgrade_is_not_for_sale() -> None:
    rich: dict[str, Any] = dict.fromkeys(("wood", "clay", "reed", "stone", "food", "fuel"), 9)
    state = do(world(hand="open_grill church", cards="cooking_hearth_4", **rich), "place major_improvement")
    assert not can(state, "play open_grill")
    assert not can(state, "play church")


def test_who_has_two_fireplaces_says_which_one_returns() -> None:
    state = do(world(hand="open_grill", cards="fireplace_2 fireplace_3"), "place major_improvement")
    assert can(state, "upgrade open_grill fireplace_2")
    do(state, "upgrade open_grill fireplace_3")
    assert cards(state) == "fireplace_2 open_grill"


def test_with_tokens_the_token_moves_to_the_upgrade() -> None:
    state = world(tokens=True, hand="open_grill", cards="fireplace_2", unlit="fireplace_2", boar=1, fuel=1)
    do(state, "place major_improvement", "upgrade open_grill fireplace_2")
    assert state.players[0].unlit == [number("open_grill")]
    idle(state)
    assert not can(state, "cook boar")
    assert has(do(state, "light open_grill", "cook boar"), "food") == 3


def test_with_tokens_the_upgrade_of_a_card_in_use_is_in_use() -> None:
    state = world(tokens=True, hand="horse_butchery", cards="horse_slaughterhouse_2", horse=1)
    do(state, "place major_improvement", "upgrade horse_butchery horse_slaughterhouse_2")
    assert can(idle(state), "cook horse")


def test_points_of_the_old_card_are_lost() -> None:
    state = world(hand="church", cards="village_church")
    assert scores(state)[0].categories["cards"] == 4
    do(state, "place major_improvement", "upgrade church village_church")
    assert scores(state)[0].categories["cards"] == 5


# What a card does is not for the action with which it was played


def test_a_house_for_births_is_too_late_for_the_birth_before() -> None:
    state = world(in_round=7, hand="birthing_house", clay=2, stone=1, farm=ROOMS_3)
    do(state, "place basic_wish_for_children", "play birthing_house")
    assert (wares(state), state.players[0].bonus) == ("", 0)


def test_a_card_from_the_black_market_is_too_late_for_this_special_action() -> None:
    have: dict[str, Any] = {"pastures": MEADOW, "horse": 2, "farm": ("x....", "R....", "R...."), "grain": 1}
    state = world(hand="sowing_machine", wood=3, fuel=1, **have)
    do(state, "special black_market", "play sowing_machine")
    assert (asked(state), state.seat) == ("turn", 1)


def test_in_the_next_turn_it_works() -> None:
    state = play(world(hand="peat_barge", wood=2), "peat_barge")
    assert wares(do(idle(state), "place fishing")) == "1 food 2 fuel"


# A place is offered exactly if something can be done there


def improves(state: FarmersState) -> bool:
    """By a plain reading: whether the player can build a major improvement, or play a card."""
    without_hand = state.copy()
    assert isinstance(without_hand, FarmersState)
    without_hand.player.hand = []
    return can(without_hand, "place major_improvement") or any(is_in_reach(state, card) for card in state.player.hand)


def is_in_reach(state: FarmersState, card: int) -> bool:
    """Whether the player has what a card costs and needs."""
    player, minor = state.player, MINORS[card]
    paid = all(there >= due for there, due in zip(player.goods, minor.price.goods, strict=True))
    animal = minor.animal < 0 or player.animals[minor.animal] > 0
    old = not minor.upgrades or any(old in player.cards for old in minor.upgrades)
    return paid and animal and old and meets_needs(state, player, minor)


@pytest.mark.chance
@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_major_improvement_is_offered_exactly_when_it_can_be_carried_out(players: int) -> None:
    seen = set()
    for seed in range(4):
        chance = random.Random(seed)
        state = deal(Setup(players, seed, {}), tokens=False, level=2, hands="deal")
        for player in state.players:
            player.goods[:] = [chance.randrange(4) for _ in range(FIRST_ANIMAL)]
        while state.seat >= 0:
            if asked(state) == "turn" and state.player.home:
                space = state.board.spaces[SPACES.index("major_improvement")]
                if state.is_free(space):
                    seen.add(can(state, "place major_improvement"))
                    assert can(state, "place major_improvement") == improves(state)
                carried_out(state)
            state.play(chance.choice(state.moves()))
            check(state)
    assert seen == {True, False}


def carried_out(state: FarmersState) -> None:
    """Whatever improves or is a special action of markets leads to a choice of improvements."""
    for move in state.moves():
        improving = str(move) in ("place major_improvement", "special black_market", "special illicit_work")
        if improving:
            after = state.copy()
            assert isinstance(after, FarmersState)
            after.play(move)
            verbs = {other.verb for other in after.moves()}
            assert asked(after) == "act"
            assert verbs <= {notation.PLAY, notation.BUILD, notation.UPGRADE, notation.BUILD_WITH_FUEL}


def test_a_hand_is_kept_until_the_end() -> None:
    state = people_gone(world(hand="taps loam", in_round=5))
    assert hand(state) == "taps loam"
