"""A hint is the best few moves, with what a seat can expect of them."""

from random import Random

import pytest

import mire
from mire.analysis.hint import FEW, HINT_SECONDS, hint
from mire.bots.search import Budget, Search
from mire.core.seats import Seat
from tests.analysis.conftest import played
from tests.ways import WAYS

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
