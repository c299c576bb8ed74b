"""Who plays alone plans the rest of the game, as soon as a plan holds whatever is hidden."""

import json
from random import Random
from time import perf_counter

import pytest

import mire
from mire.bots import make_bot
from mire.bots.levels import SearchBot
from mire.bots.planning import Planning
from mire.bots.plans import Plan, Playing, after
from mire.bots.search import Budget
from mire.core.seats import Seat
from mire.core.table import Table
from tests.bots.test_search import unlike
from tests.patience import slowness

LATE = 80  # moves, after which hardly anything is hidden any more
LAST = 98  # moves, after which the end is near
ENOUGH = 14  # playouts, with which it is worth asking whether a plan holds


def alone(moves: int, seed: int = 3, level: str = "1") -> Table:
    """A farmer alone after so many moves, with a good deal to decide."""
    table = mire.new("farmers", 1, seed, level=level)
    while moves > 0 or len(table.moves()) < 4:
        table.play(table.advise())
        moves -= 1
    return table


def played_on(table: Table) -> Playing:
    """The rest of the game as the policy plays it."""
    playing = Playing(table.copy(), [], Random(1), [])
    playing.points(0)
    return playing


def points_by(plan: Plan, table: Table) -> float:
    return Playing(table.copy(), plan, Random(1), []).points(0)


def planned(table: Table, playouts: int = ENOUGH) -> Planning:
    planning = Planning(Seat(table, 0), Random(1))
    planning.run(Budget(playouts))
    return planning


def test_a_plan_is_followed_to_the_end() -> None:
    table = alone(LATE)
    line = played_on(table)
    again = Playing(table.copy(), line.played, Random(1), [])
    assert again.points(0) == line.table.scores()[0].total
    assert again.played == line.played


def test_a_turn_that_is_not_possible_is_passed_over() -> None:
    table = alone(LATE)
    line = played_on(table)
    impossible = next(turn for turn in line.played if turn[0] not in table.moves())
    again = Playing(table.copy(), [impossible, *line.played], Random(1), [])
    again.points(0)
    assert again.played[0] == line.played[0]


def test_a_changed_plan_is_the_same_up_to_the_change() -> None:
    table = alone(LATE)
    line = played_on(table).played
    others = [Playing(table.copy(), line, Random(seed), [2]) for seed in range(8)]
    for other in others:
        other.points(0)
        assert other.played[:2] == line[:2]
    assert any(other.played[2] != line[2] for other in others)


def test_what_was_done_is_no_longer_planned() -> None:
    first, second, third = alone(LATE).moves()[:3]
    assert after([[first, second], [third]], first) == [[second], [third]]
    assert after([[second], [third]], second) == [[third]]
    assert after([[second], [third]], third) == [[second], [third]]
    assert after([], first) == []


def test_plans_are_made_when_little_is_hidden() -> None:
    assert not planned(alone(0)).plan
    late = planned(alone(LATE))
    assert late.plan[0][0] is late.best().move


def test_deals_that_are_the_same_are_played_once() -> None:
    early, late = (Planning(Seat(alone(moves), 0), Random(1)) for moves in (0, LATE))
    assert len({deal.to_json() for deal in early.deals}) == len(early.deals) == 4
    assert len(late.deals) == 1


def test_a_plan_has_more_points_than_the_policy() -> None:
    table = alone(LATE)
    assert len({table.redeal(0, Random(seed)).to_json() for seed in range(9)}) == 1  # nothing is hidden
    policy = played_on(table).table.scores()[0].total
    plan = planned(table, 40)
    assert plan.prospects()[0].points[0] > policy
    playing = Playing(table.copy(), plan.plan, Random(1), [])
    assert playing.points(0) == plan.prospects()[0].points[0]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_plan_is_kept_from_decision_to_decision(workers: int) -> None:
    table = alone(LATE)
    bot = SearchBot(1, Budget(ENOUGH), workers)
    expected = points_by([], table)
    for _ in range(5):
        table.play(bot.choose(Seat(table, 0)))
        assert points_by(bot.plan, table) >= expected
        expected = points_by(bot.plan, table)
    assert expected > points_by([], alone(LATE))


def test_nothing_is_planned_for_another_game_than_the_one_that_is_played() -> None:
    bot = SearchBot(1, Budget(ENOUGH))
    bot.choose(Seat(alone(LATE), 0))
    assert bot.plan
    bot.choose(Seat(alone(0), 0))
    assert not bot.plan


@pytest.mark.parametrize("moves", [0, LATE])
def test_it_makes_no_more_playouts_than_the_budget_allows(moves: int) -> None:
    for playouts in (4, ENOUGH):
        assert planned(alone(moves), playouts).playouts <= playouts


@pytest.mark.parametrize("moves", [0, LATE])
def test_it_keeps_to_its_time(moves: int) -> None:
    took = []
    for _ in range(2):
        seat = Seat(alone(moves), 0)
        start = perf_counter()
        Planning(seat, Random(1)).run(Budget(seconds=0.5))
        took.append(perf_counter() - start)
    assert min(took) < 0.5 + 0.7 * slowness()  # a whole game more


def test_the_move_that_was_made_is_judged_by_what_can_be_made_of_it() -> None:
    table = alone(LAST)
    for move in table.moves()[1:3]:
        planning = Planning(Seat(table, 0), Random(1))
        planning.run(Budget(32), also=move)
        judged = next(prospect.points[0] for prospect in planning.prospects() if prospect.move is move)
        after_it = table.copy()
        after_it.play(move)
        assert judged >= planned(after_it).prospects()[0].points[0] - 1.0


@pytest.mark.parametrize("level", ["1", "2"])
def test_moves_alone_are_judged_the_best_first_and_those_that_were_tried_only(level: str) -> None:
    for moves in (40, LATE):
        prospects = planned(alone(moves, level=level)).prospects()
        assert len({prospect.move for prospect in prospects}) == len(prospects) > 1
        assert all(prospect.playouts for prospect in prospects)
    points = [prospect.points[0] for prospect in prospects]
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize("moves", [30, 60])
def test_a_choice_does_not_change_when_only_what_is_hidden_changes(moves: int) -> None:
    table = alone(moves)
    other = unlike(table, 0)
    assert other.view(0) == table.view(0)
    bots = [make_bot(f"search:{ENOUGH}", 5) for _ in range(2)]
    assert bots[0].choose(Seat(table, 0)) is bots[1].choose(Seat(other, 0))


def test_a_seed_and_a_number_of_playouts_make_the_same_game_again() -> None:
    def moves() -> list[str]:
        table, bot = alone(LAST), make_bot(f"search:{ENOUGH}", 4)
        while not table.over:
            table.play(bot.choose(Seat(table, 0)))
        return list(json.loads(table.record())["moves"])

    assert moves() == moves()


def test_of_several_processes_the_one_with_the_best_plan_is_followed() -> None:
    seat = Seat(alone(LATE), 0)
    searches = [Planning(seat, Random(seed)) for seed in range(3)]
    for number, search in enumerate(searches, 1):
        search.run(Budget(ENOUGH * number))
    best = max(searches, key=lambda search: search.prospects()[0].points[0])
    joined = Planning(seat, Random(9))
    joined.join([search.findings() for search in searches])
    assert joined.best().move is best.best().move
    assert joined.plan == best.plan
    assert [trial.node.points for trial in joined.left] == [trial.node.points for trial in best.left]
