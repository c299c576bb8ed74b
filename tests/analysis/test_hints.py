"""A hint is the best few moves, with what a seat can expect of them."""

from random import Random

import pytest

import mire
from mire.analysis.hint import FEW, HINT_SECONDS, hint
from mire.bots.search import Budget, Search
from mire.core.seats import Seat
from tests.analysis.conftest import played
from tests.ways import WAYS, new

BUDGET = Budget(16)


def seat_of(table: mire.Table) -> Seat:
    assert table.seat is not None
    return Seat(table, table.seat)


def choosing(way: str, players: int = 2) -> mire.Table:
    """A game at a decision between several moves."""
    moves = 20
    while len((table := played(way, players, moves)).moves()) < 4:
        moves += 1
    return table


@pytest.mark.parametrize("way", WAYS)
def test_a_hint_has_a_few_legal_moves_with_points_and_a_chance(way: str) -> None:
    table = choosing(way)
    best = hint(seat_of(table), BUDGET, 1).best
    assert 1 <= len(best) <= FEW
    assert len({choice.move for choice in best}) == len(best)
    assert {choice.move for choice in best} <= {str(move) for move in table.moves()}
    assert all(choice.chance is not None and 0 <= choice.chance <= 1 for choice in best)


@pytest.mark.parametrize(("way", "players"), [*[(way, players) for way in WAYS for players in (2, 3)], ("farmers", 1)])
def test_the_best_comes_first_by_the_numbers_that_are_shown(way: str, players: int) -> None:
    """Some decisions: few playouts and many prospects of like worth tempt a search to another order."""
    for moves in range(20, 60, 4):
        table = played(way, players, moves)
        if len(table.moves()) > 1:
            best = hint(seat_of(table), BUDGET, 1).best
            shown = [(choice.chance or 0.0, choice.points) for choice in best]
            assert shown == sorted(shown, reverse=True)
            assert all(choice.chance is None or choice.chance == round(choice.chance, 2) for choice in best)


def test_a_hint_tells_what_it_rests_on() -> None:
    table = choosing("moorland")
    own = mire.new("moorland", 2, 1, components=table.components())
    assert hint(seat_of(table), BUDGET, 1).basis == "greedy"
    assert hint(seat_of(own), BUDGET, 1).basis == "estimate"
    alone = played("farmers", 1, 50)
    assert hint(seat_of(alone), Budget(64), 1).basis == "plan"
    assert hint(seat_of(alone), Budget(4), 1).basis == "greedy"


@pytest.mark.parametrize("way", WAYS)
def test_the_points_of_a_hint_are_points_at_the_end(way: str) -> None:
    """Early in a game a position is worth less than it will become; hints tell what greedy came to from like ones."""
    table = new(way, 2, 3)
    while len(table.moves()) == 1:
        table.play(table.moves()[0])
    calibration = table.calibration
    assert calibration is not None
    (first, *_) = hint(seat_of(table), BUDGET, 1).best
    estimates = [table.evaluate(seat) for seat in range(2)]
    assert first.points == pytest.approx(
        calibration.foretell(0.0, estimates, 0, seat_of(table).number).points[seat_of(table).number], rel=0.15
    )


def test_who_plays_alone_has_points_but_no_chance() -> None:
    best = hint(seat_of(choosing("farmers", 1)), BUDGET, 1).best
    assert all(choice.chance is None and choice.points for choice in best)


def test_a_hint_is_the_same_for_the_same_seed_and_number_of_playouts() -> None:
    table = choosing("dartmoor")
    assert hint(seat_of(table), BUDGET, 3) == hint(seat_of(table), BUDGET, 3)


@pytest.mark.parametrize("way", WAYS)
def test_the_only_move_is_a_hint_too(way: str) -> None:
    moves = 1
    while len((table := played(way, 2, moves)).moves()) != 1:
        moves += 1
    (only,) = hint(seat_of(table), BUDGET, 1).best
    assert only.move == str(table.moves()[0])
    assert only.chance is not None


@pytest.mark.parametrize("way", ["farmers", "farmers-level-2"])
def test_half_a_second_is_enough_to_tell_who_plays_alone_the_best_few_moves(way: str) -> None:
    """Compiled or not: where there is no time for whole games, positions are judged earlier."""
    assert len(hint(seat_of(choosing(way, players=1)), Budget(seconds=HINT_SECONDS), 1).best) == FEW


def test_hardly_any_time_is_enough_for_a_hint() -> None:
    assert hint(seat_of(choosing("farmers")), Budget(seconds=1e-6), 1).best


@pytest.mark.parametrize("place", [0, -1])
def test_a_move_that_a_search_must_try_is_tried_as_often_as_the_best(place: int) -> None:
    table = choosing("farmers")
    must = Search(seat_of(table), Random(1)).root.moves[place]
    search = Search(seat_of(table), Random(1))
    search.run(Budget(64), also=must)
    tried = {prospect.move: prospect.playouts for prospect in search.prospects()}
    assert tried[must] == tried[search.best().move] == max(tried.values())


def test_a_move_that_must_be_tried_is_tried_in_hardly_any_time() -> None:
    table = choosing("farmers")
    must = Search(seat_of(table), Random(1)).root.moves[-1]
    search = Search(seat_of(table), Random(1))
    search.run(Budget(seconds=1e-6), also=must)
    assert must in [prospect.move for prospect in search.prospects()]
