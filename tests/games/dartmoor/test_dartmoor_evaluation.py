"""How good a position is, and the bot that plays by it."""

import random
import statistics

import pytest

import mire
from mire.bots import make_bot
from mire.bots.match import play_out
from mire.core.seeds import Stream
from mire.core.state import NOBODY
from mire.core.weights import beliefs, set_weights
from mire.games.dartmoor import DARTMOOR
from mire.games.dartmoor.ai.evaluation import OUTLOOKS, cards_to_come, evaluate
from mire.games.dartmoor.io.view import dump
from mire.games.dartmoor.rules.scoring import scores
from mire.games.dartmoor.state import DartmoorState
from tests.games.dartmoor.worlds import can, dealt, do, world


def chosen(state: DartmoorState) -> str:
    """The move after which the position is best, as the greedy bot finds it."""
    best, most = "", float("-inf")
    for move in state.moves():
        after = state.copy()
        after.play(move)
        assert isinstance(after, DartmoorState)
        value = evaluate(after, state.seat)
        if value > most:
            best, most = str(move), value
    return best


def test_when_the_game_is_over_a_position_is_worth_its_points() -> None:
    for seed in range(10):
        state = dealt(3, seed)
        rng = random.Random(seed)
        while moves := state.moves():
            state.play(rng.choice(moves))
        assert [evaluate(state, seat) for seat in range(3)] == [score.total for score in scores(state)]


def test_only_what_the_seat_may_know_counts() -> None:
    state = dealt(3, 5)
    rng = random.Random(5)
    for turn in range(250):
        seat = turn % 3
        redealt = state.copy()
        redealt.redeal(seat, Stream(turn, "redeal"))
        assert isinstance(redealt, DartmoorState)
        assert evaluate(redealt, seat) == evaluate(state, seat)
        moves = state.moves()
        if not moves:
            return
        state.play(rng.choice(moves))


def test_judging_leaves_a_position_as_it_was() -> None:
    state = do(world("ash", hand="LR07, 4 ash"), "play LR07-left", "at 1")
    before = dump(state)
    evaluate(state, 0)
    assert dump(state) == before


@pytest.mark.chance
@pytest.mark.parametrize("players", [2, 3])
def test_what_was_judged_before_does_not_change_what_a_position_is_worth(players: int) -> None:
    rng = random.Random(players)
    table = mire.new("dartmoor", players, seed=players)
    states: list[DartmoorState] = []
    while not table.over:
        position = table._state.copy()
        assert isinstance(position, DartmoorState)
        states.append(position)
        table.play(rng.choice(table.moves()))
    for _ in range(1500):
        state, seat = rng.choice(states[-60:]), rng.randrange(players)
        after = state.copy()
        assert isinstance(after, DartmoorState)
        after.play(rng.choice(state.moves()))
        warm = evaluate(after, seat)
        OUTLOOKS.last = None
        assert evaluate(after, seat) == warm
        state.play(rng.choice(state.moves()))  # what was judged may go on, too
        if state.seat == NOBODY:
            states.remove(state)


def test_what_was_counted_by_other_weights_is_counted_anew() -> None:
    state, weights = dealt(2), DARTMOOR.weights(2)
    before, old = evaluate(state, 0), beliefs(weights)
    try:
        set_weights(weights, {**old, "hope": 0.5 * old["hope"], "fill": 0.5 * old["fill"]})
        other = evaluate(state, 0)
        OUTLOOKS.last = None
        assert evaluate(state, 0) == other
    finally:
        set_weights(weights, old)
    assert evaluate(state, 0) == before


@pytest.mark.parametrize(("winters", "share"), [(2, 1 / 2), (1, 2 / 3)])
def test_the_last_winter_card_is_expected_where_it_lies_on_average(winters: int, share: float) -> None:
    state = world(winters=winters)
    assert cards_to_come(state) == pytest.approx(share * (len(state.stack) + 1))


def test_before_the_first_winter_card_everybody_knows_where_it_lies() -> None:
    state = dealt(2)
    lower = 127 // 3 + 2
    above = 127 - 127 // 3 + 1 - 12
    assert cards_to_come(state) == pytest.approx(above + 2 / 3 * (lower + 1))


def test_with_a_full_hand_a_good_card_is_played_though_it_costs_another() -> None:
    assert chosen(world("2 tor", hand="3 grey_heron, 3 crab_apple, 3 ash")).startswith("play TB")


def test_a_payment_spares_the_card_that_brings_most() -> None:
    assert chosen(do(world("2 tor", hand="grey_heron, crab_apple, ash"), "play ash")) == "pay crab_apple"


def test_a_payment_that_earns_the_bonus_is_preferred() -> None:
    state = do(world("moor_birch", hand="3 black_alder, 2 sessile_oak"), "play black_alder")
    assert chosen(state) == "pay black_alder"
    do(state, "pay black_alder")
    assert chosen(state) == "pay black_alder"


def test_a_card_goes_where_it_scores() -> None:
    state = do(world("moor_birch", "tor", hand="wheatear, 3 ash"), "play wheatear")
    assert chosen(state) == "at 2"


def test_a_plant_goes_below_a_blanket_bog() -> None:
    state = do(world("moor_birch", "tor", "blanket_bog", hand="adders_tongue, 3 ash"), "play adders_tongue")
    assert chosen(state) == "at 3"


def test_a_hand_card_is_worth_more_where_the_forest_counts_it() -> None:
    def worth(*forest: str) -> float:
        with_it, without = [world(*forest, hand=hand, winters=1) for hand in ("meadow_pipit, 3 ash", "3 ash")]
        return evaluate(with_it, 0) - evaluate(without, 0)

    assert worth("moor_birch", "tor: bottom 2 blueberry") > worth("moor_birch", "tor: bottom 2 heather")


def test_offers_of_good_cards_are_not_skipped() -> None:
    state = do(world("moor_birch", hand="LR06, alcathoe_bat, brandts_bat"), "play LR06-left", "at 1")
    assert can(state, "skip")
    assert chosen(state).startswith("place")


@pytest.mark.chance
def test_greedy_beats_chance() -> None:
    games = 12
    won, points = 0, []
    for seed in range(games):
        table = mire.new("dartmoor", players=2, seed=seed)
        greedy = seed % 2
        kinds = ["random", "random"]
        kinds[greedy] = "greedy"
        play_out(table, [make_bot(kind, seed) for kind in kinds])
        won += table.winners == [greedy]
        points.append(table.scores()[greedy].total)
    assert won >= games - 1
    assert statistics.mean(points) > 180
