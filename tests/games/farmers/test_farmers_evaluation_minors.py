"""What minor improvements promise, by weights that follow from the rules."""

import random
import statistics

import pytest

from mire.core.seeds import Stream
from mire.games.farmers.ai.card_values import CardValues
from mire.games.farmers.ai.evaluation import evaluate
from mire.games.farmers.ai.farm_value import FarmValue
from mire.games.farmers.box.improvements import number
from mire.games.farmers.cards.card import MINORS
from mire.games.farmers.io.view import dump
from mire.games.farmers.rules.dealing import WAYS
from mire.games.farmers.rules.scoring import scores
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import asked, dealt, do, hand, world
from tests.games.farmers.test_farmers_evaluation import chosen, worth

pytestmark = pytest.mark.usefixtures("weights_by_hand")

MARSH = (".....", "RMMM.", "R....")
WOODS = ("FFFFF", "R....", "R....")


def promised(state: FarmersState, card: str) -> float:
    """What it would bring seat 0 to play a card."""
    outlook = FarmValue(state, 0)
    return CardValues(state, 0, outlook.forecast, outlook.plans, outlook.rounds, outlook.far).card(number(card))


def before(**given: object) -> FarmersState:
    """A position of level II."""
    return world(level=2, **given)  # type: ignore[arg-type]


# What cards are worth


def test_a_card_in_hand_is_worth_something() -> None:
    assert worth(in_round=3, hand="stone_quarry", food=3) > worth(in_round=3, level=2, food=3)


def test_no_card_in_hand_is_worth_less_than_none() -> None:
    for in_round in (1, 7, 14):
        state = before(in_round=in_round, food=3)
        assert all(promised(state, minor.name) >= 0.0 for minor in MINORS.values())


def test_in_the_end_cards_in_hand_are_worth_nothing() -> None:
    state = before(in_round=14)
    state.players[0].home = 0
    assert all(promised(state, minor.name) == 0.0 for minor in MINORS.values())


@pytest.mark.parametrize("card", ["fish_smoke_house", "river_clay", "village_hall", "birthing_house"])
def test_what_comes_again_and_again_is_worth_more_in_the_beginning(card: str) -> None:
    early, late = [before(in_round=in_round, cards="pottery", food=2) for in_round in (2, 12)]
    assert promised(early, card) > promised(late, card)


def test_fuel_for_each_moor_is_worth_more_with_more_moors() -> None:
    wet, dry = [before(in_round=2, farm=farm, cards="pottery", food=2) for farm in (MARSH, WOODS)]
    assert promised(wet, "peat_pellets") > promised(dry, "peat_pellets")


def test_what_is_needed_and_missing_makes_a_card_worth_less() -> None:
    ready, not_yet = [before(in_round=5, cards=cards, food=2) for cards in ("pottery", "")]
    assert promised(ready, "river_clay") > promised(not_yet, "river_clay") > 0.0


def test_a_card_that_can_never_be_played_is_worth_nothing() -> None:
    assert promised(before(in_round=5, food=2), "surveyors_map") == 0.0  # it is for the first two rounds
    assert promised(before(in_round=5, cards="pottery joinery well"), "pheromones") == 0.0  # two improvements at most


def test_counters_that_are_used_up_are_missed() -> None:
    full, empty = [world(in_round=4, cards="hardware_store pottery") for _ in range(2)]
    full.players[0].put_on_card(number("hardware_store"), 3)
    assert evaluate(full, 0) > evaluate(empty, 0)


def test_goods_that_wait_on_rounds_to_come_count() -> None:
    state = world(1, in_round=2, hand="fuel_storage", clay=1, reed=1)
    do(state, "place meeting_place", "play fuel_storage")
    waiting = evaluate(state, 0)
    state.players[0].deliveries = []
    assert waiting > evaluate(state, 0)


def test_points_at_scoring_count_in_the_end() -> None:
    ovens = "clay_oven stone_oven heating_oven"
    assert worth(in_round=14, cards=f"oven_damper {ovens}") - worth(in_round=14, level=2, cards=ovens) == 4.0


# What the bot plays


def test_a_good_card_is_played_when_it_can_be() -> None:
    state = do(world(1, in_round=2, hand="fish_smoke_house", wood=1, clay=2, food=4), "place meeting_place")
    assert chosen(state) == "play fish_smoke_house"


def test_a_point_for_nothing_is_taken_in_the_last_round() -> None:
    state = do(world(1, in_round=14, hand="bog_body", farm=MARSH), "place meeting_place")
    assert chosen(state) == "play bog_body"


def test_nobody_takes_an_advance_payment_for_nothing_in_the_end() -> None:
    state = world(1, in_round=14, hand="advance_payment", food=6, fuel=2, grain=1, sheep=1)
    assert chosen(do(state, "place meeting_place")) == "done"


def test_in_the_draft_the_better_card_is_taken() -> None:
    for seed in range(6):
        state = dealt(2, seed, hands="draft")
        pack = state.deck.pack_in_hand(0)
        best = max(pack, key=lambda card: promised(state, MINORS[card].name))
        assert chosen(state) == f"take {MINORS[best].name}"


def test_cards_of_no_use_are_changed_and_good_ones_kept() -> None:
    state = dealt(2, 3, hands="mulligan")
    assert asked(state) == "change"
    worths = {name: promised(state, name) for name in hand(state).split()}
    changed = chosen(state).removeprefix("change ")
    assert worths[changed] == min(worths.values())
    assert worths[changed] < statistics.mean(promised(state, minor.name) for minor in MINORS.values())


# What it may know


@pytest.mark.parametrize("hands", WAYS)
def test_only_the_own_hand_counts(hands: str) -> None:
    state = dealt(3, 5, hands=hands)
    rng = random.Random(5)
    for turn in range(150):
        moves = state.moves()
        redealt = state.copy()
        redealt.redeal(turn % 3, Stream(turn, "redeal"))
        assert isinstance(redealt, FarmersState)
        if asked(state) in ("turn", "draft", "change"):
            assert evaluate(redealt, turn % 3) == evaluate(state, turn % 3)
        state.play(rng.choice(moves))


def test_judging_leaves_a_position_with_cards_as_it_was() -> None:
    state = do(
        world(in_round=2, hand="wild_fields loam", farm=("xx...", "R....", "R...."), food=4), "place meeting_place"
    )
    as_it_was = dump(state)
    evaluate(state, 0)
    assert dump(state) == as_it_was


def test_when_the_game_is_over_a_position_with_cards_is_worth_its_points() -> None:
    state = dealt(2, 4, hands="deal")
    rng = random.Random(4)
    while moves := state.moves():
        state.play(rng.choice(moves))
    assert [evaluate(state, seat) for seat in range(2)] == [score.total for score in scores(state)]
