"""Rulings on minor improvements and hands that no other test holds."""

import pytest

from mire.games.farmers.box.goods import FOOD, VEGETABLE
from mire.games.farmers.box.grid import bit
from mire.games.farmers.box.improvements import number
from mire.games.farmers.cards.card import MINORS
from mire.games.farmers.model.deck import HAND
from mire.games.farmers.rules.land import block
from tests.games.farmers.rules_minors import play
from tests.games.farmers.rules_worlds import MOORS, asked, cards, dealt, do, hand, idle, offered, wares, world


@pytest.mark.parametrize(
    ("card", "food"),
    [
        ("wild_fields", 2),
        ("bog_forest", 1),
        ("surveyors_map", 2),
        ("wedding_coach", 1),
        ("natures_fertilizer", 2),
        ("leather_saddle", 1),
        ("drying_field", 2),
        ("routine_work", 1),
        ("savings_deposit", 2),
        ("peat_ash_fertilizer", 1),
        ("oak_bark", 1),
        ("moor_birch_trees", 2),
        ("alder_swamp", 2),
        ("stone_quarry", 3),
        ("nosebag", 1),
    ],
)
def test_cards_that_may_be_said_to_cost_vegetables_cost_food(card: str, food: int) -> None:
    assert MINORS[number(card)].price.goods[FOOD] == food


def test_no_card_costs_vegetables() -> None:
    assert [minor.name for minor in MINORS.values() if minor.price.goods[VEGETABLE]] == []


@pytest.mark.parametrize("card", ["agricultural_implement", "taps"])
def test_a_special_action_that_a_card_allows_counts_for_other_cards(card: str) -> None:
    state = world(cards=f"{card} moor_birch_trees", farm=MOORS, people=1)
    do(state, "place farmland", "plow B2")
    do(state if card == "agricultural_implement" else idle(state), "special cut_peat", "cut A1")
    assert wares(state) == "2 wood 3 fuel"


# Hands


def test_alone_seven_cards_are_dealt_where_others_draft() -> None:
    state = dealt(1, 3, hands="draft")
    assert asked(state) == "turn"
    assert len(state.players[0].hand) == HAND
    assert state.deck.packs == []


def test_alone_experts_take_seven_of_eight_cards() -> None:
    state = dealt(1, 3, hands="draft_8")
    pack = state.deck.pack_in_hand(0)
    assert len(pack) == 8
    for _ in range(7):
        do(state, str(state.moves()[0]))
    assert asked(state) == "turn"
    assert state.players[0].hand == pack[:7]
    assert state.deck.packs == [pack[7:]]


@pytest.mark.parametrize("changed", [0, 3, 6])
def test_any_number_of_cards_is_changed_but_only_once(changed: int) -> None:
    state = dealt(2, 3, hands="mulligan")
    first = hand(state).split()
    do(state, *[f"change {card}" for card in first[:changed]])
    assert hand(state).split() == first[changed:]  # new ones come when all are put aside
    do(state, "done")
    assert state.seat == 1
    assert len(hand(state).split()) == HAND
    assert set(hand(state).split()) & set(first) == set(first[changed:])
    assert asked(do(state, "done")) == "turn"


def test_what_was_changed_is_drawn_by_nobody() -> None:
    state = dealt(2, 3, hands="mulligan")
    first, second = hand(state).split(), hand(state, 1).split()
    do(state, *[f"change {card}" for card in first + second])  # who has changed all is done
    assert asked(state) == "turn"
    assert not {*first, *second} & {*hand(state).split(), *hand(state, 1).split()}


# Blocked spaces


def test_a_blocked_space_is_no_place_for_a_tile_that_a_card_brings() -> None:
    state = world(hand="land_parcel")
    block(state, bit("B3"))
    play(state, "land_parcel")
    assert "B3" not in offered(state, "at").split(", ")
    assert cards(state) == "land_parcel"
