"""Minor improvements that meet: which of them comes first, and what is possible between them."""

import json

import pytest

from mire.core.game import Setup
from mire.games.farmers.box.board import IDS
from mire.games.farmers.box.goods import GRAIN
from mire.games.farmers.io.position_json import load
from mire.games.farmers.io.view import dump
from mire.games.farmers.model.deck import HAND, Deck
from mire.games.farmers.rules.scoring import scores
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import (
    FORESTS,
    asked,
    do,
    harvest,
    has,
    idle,
    offered,
    people_gone,
    player_with,
    spaces,
    wares,
    world,
)

# M061 Hay Wagon comes when all of the space is done


def test_the_hay_wagon_comes_after_what_other_cards_bring_with_the_same_wood() -> None:
    for cards in ("drag_horses timber_mill hay_wagon", "hay_wagon timber_mill drag_horses"):
        state = world(cards=cards, horse=1, food=1, reed=2)
        state.stock[IDS.index("forest")] = 6
        do(state, "place forest", "use drag_horses")
        assert wares(state) == "9 wood 2 reed 1 horse"
        assert asked(state) == "act"
        assert offered(state, "room") == "A1, B2, C2"


def test_what_was_just_taken_may_be_traded_for_the_hay_wagon() -> None:
    state = world(cards="hay_wagon ceramics_stall", wood=2, reed=2)
    state.stock[IDS.index("clay_pit")] = 3
    do(state, "place clay_pit", "trade clay wood", "trade clay wood", "trade clay wood", "room B2")
    assert wares(state) == ""
    assert state.seat == 1


def test_where_trades_can_not_help_the_hay_wagon_passes_by() -> None:
    state = world(cards="hay_wagon ceramics_stall", wood=2)
    state.stock[IDS.index("clay_pit")] = 3
    assert do(state, "place clay_pit").seat == 1


# What follows the same action: a special action, which may make room, then the plow, then seed


@pytest.mark.parametrize("cards", ["cattle_collar sowing_machine", "sowing_machine cattle_collar"])
def test_what_the_cattle_collar_plows_can_be_sown_with_the_machine(cards: str) -> None:
    state = world(cards=cards, farm=("FF...", "R....", "Rsss."), cattle=1, horse=2, grain=1, in_round=8)
    do(state, "special slash_and_burn", "clear A2", "plow A3", "sow A3 grain")
    assert state.players[0].farm.crops(GRAIN) == 3


@pytest.mark.parametrize("cards", ["cattle_collar agricultural_implement", "agricultural_implement cattle_collar"])
def test_the_cattle_collar_plows_where_the_implement_has_cleared_the_land(cards: str) -> None:
    state = world(cards=cards, farm=("x.FFF", "RFFFF", "RFFFF"), cattle=1, in_round=8)
    do(state, "place farmland", "plow A2", "special fell_trees", "fell A3", "plow A3")
    assert state.players[0].farm.fields == spaces("A1 A2 A3")


# M084 Bog Pony on M033 Night Pasture


def test_of_the_horses_it_is_one_that_lies_which_is_a_guest_and_breeds_for_nobody() -> None:
    owner = player_with(cards="night_pasture", horse=1)
    state = world(cards="bog_pony", farm=("FFFFF", "RFFFF", "RFFFs"), horse=2, food=1, in_round=4, others=[owner])
    do(state, "use bog_pony", "special horse_market", "lodge horse")
    do(harvest(state), "feed", "heat 2")
    assert (has(state, "horse", 0), asked(state)) == (4, "house")


def test_for_the_owner_of_the_pasture_a_horse_that_lies_does_not_breed() -> None:
    owner = player_with(cards="night_pasture", horse=1)
    state = world(cards="bog_pony", farm=("FFFFF", "RFFFF", "RFFFF"), horse=1, food=1, in_round=4, others=[owner])
    do(state, "use bog_pony", "special horse_market", "lodge horse")
    do(harvest(state), "feed", "heat 2")
    assert (has(state, "horse", 0), has(state, "horse", 1)) == (2, 1)


# M098 Fish Smoke-house burns what M114 Riverside Woods brings


def test_a_wood_of_the_riverside_is_burnt_for_the_smoke_house() -> None:
    state = do(world(cards="fish_smoke_house riverside_woods", farm=FORESTS), "place fishing", "use fish_smoke_house")
    assert wares(state) == "2 wood 4 food"
    state = world(cards="fish_smoke_house riverside_woods", farm=FORESTS, fuel=1)
    assert wares(do(state, "place fishing", "use fish_smoke_house")) == "3 wood 4 food"


# M069 Leather Saddle and M115 Oak Bark work at any time


def test_cattle_born_in_the_last_harvest_is_cooked_right_before_scoring() -> None:
    pastures = ["A4 A5 B4 B5", "A2 A3"]
    state = world(
        1, cards="leather_saddle fireplace_2", in_round=14, cattle=6, horse=3, food=6, fuel=2, pastures=pastures
    )
    do(harvest(state), "feed", "heat 2")
    assert offered(state) == "cook cattle, done"
    do(state, "cook cattle", "done")
    assert asked(state) == "over"
    assert wares(state) == "3 food 6 cattle 4 horse"
    assert state.players[0].bonus == 1


def test_wood_of_oak_bark_serves_the_joinery_at_the_end() -> None:
    state = world(1, cards="oak_bark fireplace_2 joinery", in_round=14, boar=1, food=6, fuel=2, wood=2)
    do(harvest(state), "feed", "heat 2")
    before = scores(state)[0].categories["bonus"]
    do(state, "cook boar")
    assert scores(state)[0].categories["bonus"] == before + 1


def test_without_such_a_card_nobody_cooks_then() -> None:
    state = world(1, cards="fireplace_2 bog_body", in_round=14, cattle=1, food=6, fuel=2)
    do(harvest(state), "feed", "heat 2")
    assert asked(state) == "over"


# Positions that come of them can be written down and read


def comes_back(state: FarmersState) -> bool:
    """Whether a position can be read from its data, when everybody has been dealt as many cards as in a game."""
    deck = state.deck
    undealt = deck.undealt.copy()
    hands = [hand + [undealt.pop() for _ in range(HAND - len(hand))] for hand in deck.hands]
    for player, old, new in zip(state.players, deck.hands, hands, strict=True):
        player.hand = player.hand + new[len(old) :]
    state.deck = Deck(hands, [], deck.aside, undealt, deck.shown)
    data = json.loads(json.dumps(dump(state)))
    again = load(Setup(len(state.players), 0, {}), data, tokens=state.tokens, level=2, hands="deal")
    return bool(dump(again) == data) and again.moves() == state.moves()


def test_two_forests_of_the_swamp_may_come_in_one_round() -> None:
    state = world(1, cards="forest_swamp", farm=("MMMFF", "R....", "R...."), food=4, in_round=1)
    do(state, "special cut_peat", "cut A1", "keep", "special cut_peat", "cut A2")
    for _ in range(4):
        people_gone(state)
        while asked(state) in ("feed", "heat", "card"):
            state.play(state.moves()[0])
    assert state.round == 5
    assert comes_back(state)
    do(state, "at A1", "at A2")


def test_a_field_inside_the_fences_of_the_reserve() -> None:
    state = world(hand="nature_reserve", food=1, farm=("xF...", "R....", "R...."), pastures=["A3"])
    do(state, "place major_improvement", "play nature_reserve", "at A2")
    do(idle(state), "special slash_and_burn")
    assert comes_back(state)


def test_a_village_church_that_was_used_becomes_a_church() -> None:
    others = [player_with(cards="well", food=4, fuel=2)]
    state = people_gone(world(cards="village_church", hand="church", fuel=3, food=4, in_round=7, others=others))
    do(state, "donate", "heat 2", "heat 2")
    do(state, "place major_improvement", "upgrade church village_church")
    assert comes_back(state)
