"""Everybody meets everybody equally often, from every seat, on the same deals."""

from collections import Counter
from itertools import combinations

import pytest

import mire
from mire.arena.play.schedule import Match, Schedule, bot_seed, line_ups, rotated, rotations

FIELDS = [(bots, players) for bots in range(1, 8) for players in range(1, 7)]


def test_two_bots_at_two_seats_play_every_deal_both_ways() -> None:
    assert list(Schedule(2, 2, games=4, seed=9)) == [
        *(Match(9, (0, 1)), Match(9, (1, 0))),
        *(Match(10, (0, 1)), Match(10, (1, 0))),
    ]


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    assert line_ups(4, 2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_fewer_bots_than_seats_repeat_and_share_the_seats_left_over() -> None:
    assert line_ups(2, 3) == [(0, 1, 0), (0, 1, 1)]
    assert line_ups(2, 4) == [(0, 1, 0, 1)]
    assert line_ups(1, 3) == [(0, 0, 0)]


def test_alone_every_bot_plays_every_deal() -> None:
    assert line_ups(3, 1) == [(0,), (1,), (2,)]


@pytest.mark.parametrize(("bots", "players"), FIELDS)
def test_every_bot_sits_equally_often_at_every_seat(bots: int, players: int) -> None:
    seatings = Schedule(bots, players, games=1, seed=1).seatings
    for seat in range(players):
        assert len(set(Counter(seating[seat] for seating in seatings).values())) == 1
        assert {seating[seat] for seating in seatings} == set(range(bots))


@pytest.mark.parametrize(("bots", "players"), FIELDS)
def test_every_two_bots_meet_equally_often(bots: int, players: int) -> None:
    meetings = Counter(
        pair
        for seating in Schedule(bots, players, games=1, seed=1).seatings
        for pair in combinations(sorted(seating), 2)
    )
    assert len({count for (one, other), count in meetings.items() if one != other}) <= 1


@pytest.mark.parametrize(("bots", "players"), FIELDS)
def test_no_game_is_played_twice(bots: int, players: int) -> None:
    matches = list(Schedule(bots, players, games=50, seed=1))
    assert len(set(matches)) == len(matches)


def test_a_line_up_moves_up_until_it_sits_as_before() -> None:
    assert rotations((0, 1, 2)) == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert rotated("abc", 4) == ("c", "a", "b")


@pytest.mark.parametrize(("games", "played"), [(1, 6), (6, 6), (7, 12), (600, 600)])
def test_deals_that_are_begun_are_played_by_all(games: int, played: int) -> None:
    schedule = Schedule(3, 2, games, seed=1)
    assert len(schedule) == len(list(schedule)) == played


def test_seeds_that_would_grow_too_large_are_refused_at_once() -> None:
    with pytest.raises(mire.BadSetup, match="128 bits"):
        Schedule(2, 2, games=100, seed=2**128 - 3)


def test_a_bots_seed_comes_from_the_game_and_the_seat_alone() -> None:
    seeds = {bot_seed(seed, seat) for seed in range(20) for seat in range(4)}
    assert len(seeds) == 80
    assert bot_seed(5, 1) == bot_seed(5, 1)
