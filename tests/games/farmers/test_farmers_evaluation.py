"""How good a position is, by weights that follow from the rules; those found by play are judged by play."""

import random

import pytest

from mire.core.seeds import Stream
from mire.games.farmers.ai.evaluation import evaluate
from mire.games.farmers.io.view import dump
from mire.games.farmers.rules.scoring import scores
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import asked, dealt, do, harvest, world

pytestmark = pytest.mark.usefixtures("weights_by_hand")


def chosen(state: FarmersState) -> str:
    """The move after which the position is best, as the greedy bot finds it."""
    best, most = "", float("-inf")
    for move in state.moves():
        after = state.copy()
        after.play(move)
        assert isinstance(after, FarmersState)
        value = evaluate(after, state.seat)
        if value > most:
            best, most = str(move), value
    return best


def finished(state: FarmersState) -> FarmersState:
    """The position after all smaller decisions of this turn are made as the greedy bot makes them."""
    turn = state.turn
    while state.turn == turn:
        do(state, chosen(state))
    return state


def worth(**given: object) -> float:
    """What seat 0 of such a world may expect."""
    return evaluate(world(**given), 0)  # type: ignore[arg-type]


def test_when_the_game_is_over_a_position_is_worth_its_points() -> None:
    for seed in range(3):
        state = dealt(3, seed)
        rng = random.Random(seed)
        while moves := state.moves():
            state.play(rng.choice(moves))
        assert [evaluate(state, seat) for seat in range(3)] == [score.total for score in scores(state)]


@pytest.mark.parametrize("players", [1, 3])
def test_only_what_the_seat_may_know_counts(players: int) -> None:
    state = dealt(players, 5)
    rng = random.Random(5)
    for turn in range(150):
        moves = state.moves()
        if not moves:
            return
        redealt = state.copy()
        redealt.redeal(turn % players, Stream(turn, "redeal"))
        assert isinstance(redealt, FarmersState)
        if asked(state) == "turn":
            assert evaluate(redealt, turn % players) == evaluate(state, turn % players)
        state.play(rng.choice(moves))


def test_judging_leaves_a_position_as_it_was() -> None:
    state = do(world(wood=12, reed=4), "place farm_expansion")
    before = dump(state)
    evaluate(state, 0)
    assert dump(state) == before


def test_more_of_anything_is_not_worse() -> None:
    for ware in ("wood", "clay", "reed", "stone", "grain", "vegetable", "food", "fuel"):
        assert worth(in_round=3, **{ware: 1}) >= worth(in_round=3), ware


def test_people_are_fed_rather_than_animals_kept() -> None:
    state = world(in_round=4, cards="fireplace_2", sheep=1, food=2, fuel=2)
    assert chosen(harvest(state)) == "cook sheep"


def test_grain_is_eaten_rather_than_begged_for() -> None:
    assert chosen(harvest(world(in_round=4, grain=2, food=2, fuel=2))) == "eat grain"


def test_a_warm_house_is_worth_its_fuel() -> None:
    state = harvest(world(in_round=14, food=4, fuel=2))
    assert asked(state) == "heat"
    assert chosen(state) == "heat 2"


def test_wood_is_burnt_before_people_fall_ill() -> None:
    assert chosen(harvest(world(in_round=14, food=4, wood=2))) == "burn"


def test_a_child_comes_when_there_is_room() -> None:
    state = world(in_round=6, farm=("R....", "R....", "R...."), food=6, fuel=3)
    assert chosen(state) == "place basic_wish_for_children"


def test_with_wood_and_reed_a_room_is_built() -> None:
    state = do(world(in_round=5, wood=5, reed=2, food=6), "place farm_expansion")
    assert chosen(state).startswith("room")


def test_in_the_end_wood_becomes_as_many_pastures_as_it_can() -> None:
    farm = ("FFF..", "RFF..", "RFFFF")
    state = finished(do(world(in_round=14, farm=farm, wood=12, fuel=2), "place fencing"))
    assert len(state.players[0].farm.pastures) == 4


def test_all_seeds_are_sown() -> None:
    state = finished(do(world(in_round=12, farm=("xx...", "R....", "R...."), grain=4), "place grain_utilization"))
    assert len(state.players[0].farm.sown) == 2


@pytest.mark.parametrize("in_round", [3, 4, 6, 7])
def test_two_seeds_for_two_fields_are_sown(in_round: int) -> None:
    state = world(in_round=in_round, farm=("xx...", "R....", "R...."), grain=2, food=2, fuel=4)
    assert chosen(state) == "place grain_utilization"


def test_seeds_are_fetched_for_fields_that_lie_empty() -> None:
    fetched, passed = [world(in_round=6, farm=("xxx..", "R....", "R...."), grain=1, fuel=4) for _ in range(2)]
    do(fetched, "place grain_seeds")
    do(passed, "place farmland", "plow B2")
    assert evaluate(fetched, 0) > evaluate(passed, 0)


def last_to_act(in_round: int, *, food: int, grain: int = 0) -> FarmersState:
    """Seat 0 has one of three people left; the other player, who has none, was at the Hiring Fair."""
    farm = (".M...", "RR...", "R....")
    state = world(in_round=in_round, people=3, farm=farm, cards="fireplace_2", food=food - 1, grain=grain, fuel=4)
    do(state, "special cut_peat", "special hiring_fair", "place fishing", "place forest")
    return do(state, "place reed_bank", "place clay_pit")


@pytest.mark.parametrize("in_round", range(1, 15))
def test_nobody_pays_food_for_the_food_of_the_hiring_fair(in_round: int) -> None:
    assert chosen(last_to_act(in_round, food=2)) != "special hiring_fair"


@pytest.mark.parametrize("in_round", range(1, 15))
def test_no_grain_is_eaten_to_put_off_the_end_of_the_round(in_round: int) -> None:
    assert chosen(last_to_act(in_round, food=1, grain=3)) != "eat grain"


def test_a_bed_costs_points_at_the_end() -> None:
    warm, cold = [harvest(world(in_round=14, food=4, fuel=1, wood=1)) for _ in range(2)]
    do(warm, "burn", "heat 2")
    do(cold, "heat 0")
    assert evaluate(warm, 0) > evaluate(cold, 0)
