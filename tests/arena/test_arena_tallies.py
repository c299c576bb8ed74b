"""What is counted for a bot, for two bots, and for all of them."""

from collections.abc import Sequence

import pytest

from mire.arena.play.matches import Played, Time
from mire.arena.play.schedule import Match
from mire.arena.stats.ratings import places
from mire.arena.stats.results import Pair, Standing
from mire.arena.stats.tallies import Tallies

BOTS = ["ann", "ben", "cid"]


def played(seed: int, seats: Sequence[int], totals: Sequence[int], winners: Sequence[int] | None = None) -> Played:
    """A game with these points, half of them in each category, won by those with most."""
    won = [seat for seat, total in enumerate(totals) if total == max(totals)] if winners is None else winners
    points = [{"plants": total / 2, "water": total / 2} for total in totals]
    return Played(Match(seed, tuple(seats)), points, won, [Time(10, 0.5, 0.1 * (seat + 1)) for seat in seats])


def counted(*games: Played) -> Tallies:
    tallies = Tallies(BOTS, ["plants", "water"])
    for game in games:
        tallies.add(game)
    tallies.close_deal()
    return tallies


def standing(tallies: Tallies, bot: str) -> Standing:
    return next(standing for standing in tallies.standings() if standing.bot == bot)


def pair(tallies: Tallies, bot: str, against: str) -> Pair:
    return next(pair for pair in tallies.pairs() if (pair.bot, pair.against) == (bot, against))


def test_a_victory_counts_for_who_won_it_wherever_it_sat() -> None:
    tallies = counted(played(1, [0, 1], [20, 10]), played(1, [1, 0], [10, 20]))
    assert (standing(tallies, "ann").wins, standing(tallies, "ben").wins) == (2, 0)
    assert standing(tallies, "ann").win_rate.rate == 1


def test_a_shared_victory_counts_in_parts() -> None:
    tallies = counted(played(1, [0, 1, 2], [20, 20, 20]), played(1, [2, 0, 1], [20, 20, 0]))
    ann = standing(tallies, "ann")
    assert (ann.games, ann.wins, ann.shared) == (2, 0, 2)
    assert ann.win_rate.rate == pytest.approx((1 / 3 + 1 / 2) / 2)
    assert sum(standing.win_rate.rate for standing in tallies.standings()) == pytest.approx(1)


def test_a_bot_with_several_seats_has_the_shares_of_all_of_them() -> None:
    tallies = counted(played(1, [0, 1, 0], [20, 20, 20]), played(1, [0, 0, 1], [20, 20, 0]))
    ann = standing(tallies, "ann")
    assert (ann.games, ann.wins, ann.shared) == (2, 1, 1)
    assert ann.win_rate.rate == pytest.approx((2 / 3 + 1) / 2)


def test_nobody_wins_alone_who_misses_the_target() -> None:
    tallies = counted(played(1, [0], [40], winners=[]), played(1, [1], [70], winners=[0]))
    assert (standing(tallies, "ann").win_rate.rate, standing(tallies, "ben").win_rate.rate) == (0, 1)


def test_points_are_means_over_deals_with_the_error_of_those() -> None:
    games = [played(seed, seats, [10 * seed, 10 * seed]) for seed in (1, 2, 3) for seats in ([0, 1], [1, 0])]
    ann = standing(counted(*games), "ann")
    assert ann.total.mean == pytest.approx(20)
    assert ann.total.error == pytest.approx(10 / 3**0.5)  # of three deals, not of six games
    assert ann.categories["water"].mean == pytest.approx(10)


def test_two_bots_are_compared_deal_by_deal() -> None:
    games = [played(seed, seats, [10 * seed + 3, 10 * seed]) for seed in (1, 2, 3) for seats in ([0, 1], [1, 0])]
    better_seat = pair(counted(*games), "ann", "ben")
    assert (better_seat.points.mean, better_seat.points.error) == (0, 0)  # both had it once on every deal


def test_who_plays_alone_is_compared_on_the_same_deals() -> None:
    games = [played(seed, [bot], [10 * seed + bot]) for seed in (1, 5, 9) for bot in (0, 1)]
    tallies = counted(*games)
    compared = pair(tallies, "ben", "ann")
    assert (compared.points.mean, compared.points.error) == (1, 0)
    assert (compared.games, compared.ahead) == (0, None)
    assert standing(tallies, "ann").rating is None


def test_who_finishes_ahead_is_counted_for_every_two() -> None:
    tallies = counted(played(1, [0, 1, 2], [30, 20, 20]), played(2, [0, 1, 2], [10, 20, 30]))
    assert pair(tallies, "ann", "ben").ahead == pair(tallies, "ann", "cid").ahead
    ahead, behind = pair(tallies, "ben", "cid").ahead, pair(tallies, "cid", "ben").ahead
    assert ahead
    assert behind
    assert (ahead.rate, behind.rate) == (0.25, 0.75)
    assert pair(tallies, "ben", "cid").games == 2


def test_a_bot_that_has_not_played_yet_is_left_out() -> None:
    tallies = counted(played(1, [0, 1], [20, 10]))
    assert [standing.bot for standing in tallies.standings()] == ["ann", "ben"]
    assert {pair.bot for pair in tallies.pairs()} == {"ann", "ben"}


def test_thinking_is_timed() -> None:
    ben = standing(counted(played(1, [0, 1], [2, 1]), played(1, [1, 0], [2, 1])), "ben")
    assert (ben.decisions, ben.decisions_per_second, ben.mean_seconds) == (20, 20, 0.05)
    assert ben.max_seconds == pytest.approx(0.2)


def test_winners_are_placed_first_and_the_others_by_points() -> None:
    assert places([10, 30, 20, 20], [1]) == [4, 1, 2, 2]
    assert places([30, 30], [1]) == [2, 1]  # whatever decided between them


def test_who_wins_more_is_rated_higher() -> None:
    games = [played(seed, [0, 1, 2], [30, 20, 10]) for seed in range(30)]
    ratings = [standing.rating for standing in counted(*games).standings()]
    ordinals = [rating.ordinal for rating in ratings if rating]
    assert ordinals == sorted(ordinals, reverse=True)
    assert len(set(ordinals)) == 3


def test_equals_are_rated_alike() -> None:
    games = [played(seed, [0, 1], [20, 20]) for seed in range(10)]
    ann, ben = (standing.rating for standing in counted(*games).standings())
    assert ann == ben
