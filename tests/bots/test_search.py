"""A search compares moves on the same deals, within its budget, and says what may come of them."""

import json
from random import Random
from time import perf_counter

import pytest

import mire
from mire.bots import make_bot
from mire.bots.levels import SearchBot
from mire.bots.search import Budget, Search, Trial, is_beaten
from mire.core.calibration import Foretold
from mire.core.game import WHOLE_GAME
from mire.core.registry import games
from mire.core.seats import Seat
from mire.core.table import Table
from tests.patience import slowness

NO_PLAN: list[list[str]] = []
GAMES = [game.name for game in games()]
WAYS: list[tuple[str, dict[str, object]]] = [(name, {}) for name in GAMES] + [
    ("farmers", {"level": "2"})
]  # with hidden hands in two of the games


def middle(game: str, *, moves: int, after: int = 30, seed: int = 6, **options: object) -> Table:
    """A table for two in the middle of a game, with a decision among at least so many moves."""
    table = mire.new(game, 2, seed, **options)
    chance = Random(seed)
    while after > 0 or len(table.moves()) < moves:
        table.play(chance.choice(table.moves()))
        after -= 1
    return table


def last_decision(game: str) -> Table:
    """A table for two where only one decision is left that is not forced."""
    table, chance = mire.new(game, 2, 6), Random(6)
    decisions = [table]
    while not table.over:
        if len(table.moves()) > 1:
            decisions.append(table.copy())
        table.play(chance.choice(table.moves()))
    return decisions[-1]


def deciding(table: Table) -> Seat:
    assert table.seat is not None
    return Seat(table, table.seat)


def unlike(table: Table, seat: int) -> Table:
    """The same for all that a seat knows, and yet not the same."""
    state = json.loads(table.to_json())["state"]
    dealt = (table.redeal(seat, Random(seed)) for seed in range(100))
    return next(other for other in dealt if json.loads(other.to_json())["state"] != state)


def position(game: str, *, moves: int) -> Seat:
    return deciding(middle(game, moves=moves))


def searched(seat: Seat, playouts: int) -> Search:
    search = Search(seat, Random(1))
    search.run(Budget(playouts))
    return search


@pytest.mark.parametrize("game", GAMES)
def test_it_makes_no_more_playouts_than_the_budget_allows(game: str) -> None:
    assert 0 < searched(position(game, moves=4), 40).playouts <= 40


@pytest.mark.parametrize("game", GAMES)
def test_it_keeps_to_its_time(game: str) -> None:
    took = []
    for _ in range(3):
        start = perf_counter()
        Search(position(game, moves=4), Random(1)).run(Budget(seconds=0.3))
        took.append(perf_counter() - start)
    assert min(took) < 0.3 + 0.3 * slowness()  # a playout more


@pytest.mark.parametrize("game", GAMES)
def test_what_is_used_up_first_ends_it(game: str) -> None:
    search = Search(position(game, moves=4), Random(1))
    search.run(Budget(playouts=20, seconds=60.0))
    assert search.playouts <= 20


def test_who_has_hardly_any_time_does_not_play_on_after_the_turn() -> None:
    hurried, at_leisure = [Search(position("dartmoor", moves=4), Random(1)) for _ in range(2)]
    hurried.run(Budget(seconds=0.0001))
    at_leisure.run(Budget(playouts=4))
    assert (hurried.foresight, at_leisure.foresight) == (0, 2)


@pytest.mark.parametrize("game", ["moorland", "farmers"])  # nobody knows when Dartmoor ends
def test_who_has_time_for_it_plays_on_to_the_end(game: str) -> None:
    seat = deciding(last_decision(game))
    best = searched(seat, 60).best().move
    another = next(move for move in seat.moves() if move is not best)
    at_the_end = Search(seat, Random(1))
    at_the_end.run(Budget(seconds=3.0), also=another)
    assert at_the_end.foresight == WHOLE_GAME
    at_the_beginning = Search(position(game, moves=4), Random(1))
    at_the_beginning.run(Budget(seconds=0.05))
    assert at_the_beginning.foresight < WHOLE_GAME


@pytest.mark.parametrize("game", ["moorland", "farmers"])
def test_a_clear_decision_is_not_looked_at_twice(game: str) -> None:
    table = last_decision(game)
    clear = Search(deciding(table), Random(1))
    clear.run(Budget(seconds=1.0))
    assert clear.foresight == table.game.foresight(2)
    assert len(clear.prospects()) == len(table.moves())


@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_may_come_of_the_moves(game: str) -> None:
    seat = position(game, moves=4)
    search = searched(seat, 60)
    prospects = search.prospects()
    assert prospects[0].move is search.best().move
    assert {prospect.move for prospect in prospects} <= set(seat.moves())
    for prospect in prospects:
        assert prospect.playouts > 0
        assert len(prospect.points) == 2
        assert sum(prospect.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_changes_no_choice(game: str) -> None:
    telling, silent = [Search(position(game, moves=4), Random(1), tells=tells) for tells in (True, False)]
    for search in (telling, silent):
        search.run(Budget(60))
    assert telling.best().move is silent.best().move
    assert [trial.leads for trial in telling.left] == [trial.leads for trial in silent.left]
    assert telling.prospects()
    with pytest.raises(mire.MireError, match="has not noted what can be expected"):
        silent.prospects()


@pytest.mark.parametrize("name", ["search:16", "search:16*2"])
@pytest.mark.parametrize("players", [1, 2])
def test_a_bot_that_chooses_has_nothing_to_tell(name: str, players: int) -> None:
    table = mire.new("farmers", players, 3)
    for _ in range(80):
        table.play(table.advise())
    bot = make_bot(name, 3)
    assert isinstance(bot, SearchBot)
    search = bot.think(deciding(table))
    assert search.best().move in table.moves()
    with pytest.raises(mire.MireError, match="has not noted what can be expected"):
        search.prospects()


def test_a_move_with_few_and_lucky_deals_is_told_by_how_it_did_on_them_beside_the_best() -> None:
    search = searched(position("moorland", moves=4), 4)
    best, other = (Trial(trial.move, trial.node) for trial in (search.left + search.dropped)[:2])
    for points, chance in [(40.0, 0.8), (20.0, 0.4), (30.0, 0.6)]:
        best.told.append(Foretold([points, 30.0], [chance, 1 - chance]))
    other.told.append(Foretold([39.0, 30.5], [0.7, 0.3]))  # on the deal that was good for both
    told = other.expected(best)
    assert told.points == pytest.approx([29.0, 30.5])
    assert told.chances == pytest.approx([0.5, 0.5])
    assert best.expected(best).chances == pytest.approx([0.6, 0.4])
    other.told[0] = Foretold([0.0, 30.0], [0.0, 1.0])
    assert other.expected(best).chances == [0.0, 1.0]  # never below nothing


@pytest.mark.parametrize("game", GAMES)
def test_thinking_changes_nothing_at_the_table(game: str) -> None:
    table = mire.new(game, 2, seed=3)
    before = table.to_json()
    assert table.seat is not None
    searched(Seat(table, table.seat), 30)
    assert table.to_json() == before


@pytest.mark.parametrize("bot", ["easy", "greedy", "search:40"])
@pytest.mark.parametrize(("game", "options"), WAYS)
def test_a_choice_does_not_change_when_only_what_the_seat_cant_know_changes(
    bot: str, game: str, options: dict[str, object]
) -> None:
    for seed in range(3):
        table = middle(game, moves=4, after=20 + 10 * seed, seed=seed, **options)
        truth = deciding(table)
        other = unlike(table, truth.number)
        assert other.view(truth.number) == truth.view()
        assert make_bot(bot, 5).choose(truth) is make_bot(bot, 5).choose(deciding(other))


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_a_seed_and_a_number_of_playouts_make_the_same_game_again(game: str, options: dict[str, object]) -> None:
    def moves() -> list[str]:
        table = mire.new(game, 2, seed=8, **options)
        bots = [make_bot("search:8", seat) for seat in range(2)]
        while table.ply < 12:
            seat = deciding(table)
            table.play(bots[seat.number].choose(seat))
        return list(json.loads(table.record())["moves"])

    assert moves() == moves()


@pytest.mark.parametrize("budget", [Budget(20), Budget(seconds=0.3)], ids=["playouts", "seconds"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rest_of_a_turn_is_known_already_in_part(game: str, budget: Budget) -> None:
    table = mire.new(game, 2, seed=5)
    bot = SearchBot(1, budget)
    reused = 0
    while not reused and table.turn < 60 and not table.over:
        assert table.seat is not None
        seat = Seat(table, table.seat)
        if bot.turn == seat.turn and bot.tree is not None and bot.tree.visits:
            reused += 1
        table.play(bot.choose(seat))
    assert reused > 0


def test_a_move_that_wins_at_once_is_found() -> None:
    """In the last decision of a game there is nothing to guess: the most points are taken."""
    table = mire.new("moorland", 2, seed=9)
    chance = Random(9)
    last = table.copy()
    while not table.over:
        if len(table.moves()) > 1:
            last = table.copy()
        table.play(chance.choice(table.moves()))
    assert last.seat is not None
    seat = Seat(last, last.seat)
    results = []
    for move in last.moves():
        after = last.copy()
        after.play(move)
        while not after.over:
            after.play(after.advise())
        results.append((after.scores()[seat.number].total, move))
    best = max(points for points, _ in results)
    assert (best, searched(seat, 100).best().move) in results


def test_a_move_far_behind_on_all_deals_is_beaten() -> None:
    assert is_beaten([1.0, 2.0, 1.5], [4.0, 5.2, 4.4], errors=3.0)
    assert not is_beaten([1.0, 6.0, 1.5], [4.0, 5.2, 4.4], errors=3.0)


def test_a_move_that_makes_no_difference_is_beaten() -> None:
    assert is_beaten([1.0, 2.0], [1.0, 2.0], errors=3.0)


@pytest.mark.parametrize("nothing", [(0, 0.0), (-3, 0.0), (0, -1.0)])
def test_a_search_without_playouts_and_time_is_refused(nothing: tuple[int, float]) -> None:
    with pytest.raises(mire.BadSetup, match="a number of playouts or seconds"):
        Budget(*nothing)


def test_who_looked_farther_is_believed() -> None:
    seat = position("moorland", moves=4)
    near, far = [str(move) for move in seat.moves()[:2]]
    search = Search(seat, Random(1))
    hurried = (0, [(near, 90, [900.0, 0.0], [900.0, -900.0]), (far, 90, [0.0, 0.0], [0.0, 0.0])], NO_PLAN)
    at_leisure = (1, [(far, 20, [200.0, 0.0], [200.0, -200.0]), (near, 10, [0.0, 0.0], [0.0, 0.0])], NO_PLAN)
    search.join([hurried, at_leisure])
    assert str(search.best().move) == far
    assert search.playouts == 30


def test_several_processes_think_about_the_same_decision() -> None:
    seat = position("moorland", moves=4)
    bot = make_bot("search:60*2", seed=2)
    assert isinstance(bot, SearchBot)
    search = bot.think(seat)
    assert search.best().move in seat.moves()
    assert 30 < search.playouts <= 60
    assert sum(trial.node.visits for trial in search.left + search.dropped) == search.playouts
    assert make_bot("search:60*2", seed=2).choose(seat) is search.best().move


@pytest.mark.parametrize("name", ["search:", "search:0", "search:0s", "search:fast", "search:5m", "search:9*0"])
def test_a_budget_that_cant_be_read_says_how_to_write_one(name: str) -> None:
    with pytest.raises(mire.BadSetup, match=r"say search:500 for playouts of a decision, search:2\.5s for seconds"):
        make_bot(name)
