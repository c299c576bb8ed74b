"""What researchers hold can be pickled, sent to other processes, copied and compared, compiled or not."""

import copy
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Protocol, TypeVar

import pytest

import mire
from mire.bots import BOTS, make_bot
from mire.bots.levels import SearchBot
from mire.bots.tree import Node
from mire.core.errors import OtherVersion, illegal
from mire.core.seeds import Stream
from tests.ways import WAYS, new

T = TypeVar("T")


class Again(Protocol):
    def __call__(self, thing: T, /) -> T: ...


class Hoarder(mire.Bot):
    """A user's own bot, which remembers what it chose."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.chosen: list[mire.Move] = []

    def choose(self, seat: mire.Seat) -> mire.Move:
        self.chosen.append(self.rng.choice(seat.moves()))
        return self.chosen[-1]


def pickled(thing: T) -> T:
    again: T = pickle.loads(pickle.dumps(thing))
    return again


for_each_way = pytest.mark.parametrize("way", WAYS)
for_pickles_and_copies = pytest.mark.parametrize("again", [pickled, copy.deepcopy, copy.copy])


def played(way: str, moves: int = 30, players: int = 2, *, redealt: bool = False) -> mire.Table:
    """A table in the middle of a game, or one to think with."""
    table, chance = new(way, players, 4), random.Random(4)
    if redealt:
        table = table.redeal(0, chance)
    for _ in range(moves):
        table.play(chance.choice(table.moves()))
    return table


@pytest.mark.chance
@for_each_way
@for_pickles_and_copies
@pytest.mark.parametrize("redealt", [False, True])
def test_a_table_is_the_same_again_and_goes_on_as_it_would(way: str, again: Again, redealt: bool) -> None:
    table = played(way, redealt=redealt)
    twin = again(table)
    assert (twin, hash(twin), twin.ply, twin.last) == (table, hash(table), table.ply, table.last)
    assert redealt or twin.record() == table.record()
    assert twin.game is table.game
    chance = random.Random(1)
    while not table.over:
        assert twin.moves() == table.moves()  # in their order, so that bots choose alike
        move = chance.choice(table.moves())
        twin.play(move)
        assert twin != table
        table.play(move)
    assert twin == table


@for_each_way
@for_pickles_and_copies
def test_moves_exist_once(way: str, again: Again) -> None:
    table = played(way)
    assert all(again(move) is move for move in table.moves())
    position, moves = pickled((table, table.moves()))
    for move in moves:
        position.copy().play(move)


@for_each_way
@for_pickles_and_copies
def test_verbs_exist_once(way: str, again: Again) -> None:
    verbs = new(way, 2, 4).game.verbs
    assert all(again(verb) is verb for verb in verbs)


@for_each_way
@for_pickles_and_copies
def test_scores_prompts_and_options_are_equal_again(way: str, again: Again) -> None:
    table = played(way)
    scores = table.scores()
    assert again(scores) == scores == table.copy().scores()
    assert {again(score) for score in scores} == {*scores}
    assert again(scores[0]).total == scores[0].total
    assert again(table.prompt) == table.prompt
    assert hash(again(table.prompt)) == hash(table.prompt)
    assert [str(again(option)) for option in table.game.options] == [str(option) for option in table.game.options]


@for_each_way
@pytest.mark.parametrize("redealt", [False, True])
def test_who_begins_by_lot_is_kept(way: str, redealt: bool) -> None:
    game, options = WAYS[way]
    for seed in range(4):
        table = mire.new(game, 3, seed, first="lot", **options)
        if redealt:
            table = table.redeal(0, random.Random(seed))
        assert pickled(table) == table
        assert pickled(table).moves() == table.moves()


def test_what_differs_is_not_equal() -> None:
    table, other = played("moorland", 30), played("moorland", 31)
    assert table != other
    assert table != table.redeal(0, random.Random(1))
    assert table.scores() != played("moorland", 90).scores()
    assert table.prompt != mire.Saying(table.prompt.id, table.prompt.values, 5)
    assert table.scores()[0] != table.scores()[0].categories


@for_pickles_and_copies
def test_a_seat_sits_at_its_table_again(again: Again) -> None:
    table = played("moorland")
    seat = again(mire.Seat(table, 1))
    assert (seat.number, seat.view(), seat.moves()) == (1, table.view(1), mire.Seat(table, 1).moves())


def test_seats_that_are_copied_together_share_their_table() -> None:
    table = mire.new("moorland", seed=1)
    seats = [mire.Seat(table, number) for number in (0, 1)]
    for one, other in (pickled(seats), copy.deepcopy(seats)):
        one._table.play(one.moves()[0])
        assert other.view()["scores"] == one.view()["scores"]
        assert other.view()["turn"] == one.view()["turn"]


@pytest.mark.parametrize("again", [pickled, copy.deepcopy])
@pytest.mark.parametrize("name", ["random", "easy", "greedy", "search:16", "hoarder"])
def test_a_bot_goes_on_as_it_would(name: str, again: Again) -> None:
    table = played("moorland", 50)
    bot = Hoarder(3) if name == "hoarder" else make_bot(name, 3)
    for _ in range(3):
        table.play(bot.choose(seat_to_move(table)))
    twin = again(bot)
    assert type(twin) is type(bot)
    for _ in range(6):
        moves = [one.choose(seat_to_move(table)) for one in (bot, twin)]
        assert moves[0] is moves[1]
        table.play(moves[0])
    if isinstance(bot, Hoarder):
        assert isinstance(twin, Hoarder)
        assert (twin.chosen, len(twin.chosen)) == (bot.chosen, 9)


def test_a_search_keeps_its_tree_and_its_plan() -> None:
    table = played("moorland")
    first, second = table.moves()[:2]
    bot = SearchBot(3)
    bot.tree = Node(2.5)
    bot.tree.add(first, 1.5)
    bot.tree.after[first].learn([3.0, 4.0], [-1.0, 1.0])
    bot.plan = [[first, second], [second]]
    twin = pickled(bot)
    assert twin.tree
    assert twin.tree.promise == 2.5
    assert twin.tree.after[first].lead(1) == 1.0
    assert twin.plan == bot.plan  # of moves, which are compared by identity


@pytest.mark.parametrize("name", [*BOTS, "search:2.5s*2"])
def test_every_bot_can_be_pickled_and_keeps_its_budget(name: str) -> None:
    bot = make_bot(name, 3)
    twin = pickled(bot)
    assert twin.rng.getstate() == bot.rng.getstate()
    if isinstance(bot, SearchBot) and bot.budget:
        assert isinstance(twin, SearchBot)
        assert twin.budget
        assert (twin.budget.playouts, twin.budget.seconds) == (bot.budget.playouts, bot.budget.seconds)
        assert (twin.team and twin.team.workers) == (bot.team and bot.team.workers)


def test_chance_goes_on_where_it_was() -> None:
    stream = Stream(5, "cards")
    stream.below(6)
    twin = pickled(stream)
    assert [twin.below(1000) for _ in range(100)] == [stream.below(1000) for _ in range(100)]


def test_a_refusal_tells_why_in_any_process() -> None:
    refusal = pickled(illegal(mire.Saying("move-over", {"move": "pass"})))
    assert isinstance(refusal, mire.IllegalMove)
    assert refusal.why == mire.Saying("move-over", {"move": "pass"})
    assert "pass" in str(refusal)
    older = pickled(OtherVersion(1, 2))
    assert (str(older), older.why) == (str(OtherVersion(1, 2)), OtherVersion(1, 2).why)


def test_tables_moves_and_bots_go_to_other_processes_and_back() -> None:
    table = played("moorland")
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        move, after, scores, bot = pool.submit(take_part, table, make_bot("greedy", 5), table.moves()).result()
    assert any(move is legal for legal in table.moves())
    table.play(move)
    assert (after, scores) == (table, table.scores())
    assert bot.rng.getstate() != make_bot("greedy", 5).rng.getstate()


def take_part(
    table: mire.Table, bot: mire.Bot, moves: list[mire.Move]
) -> tuple[mire.Move, mire.Table, list[mire.Score], mire.Bot]:
    """What another process does: let a bot choose one of the moves, and make it."""
    move = bot.choose(seat_to_move(table))
    assert any(move is legal for legal in moves)
    table.play(move)
    return move, table, table.scores(), bot


def seat_to_move(table: mire.Table) -> mire.Seat:
    """The seat whose decision it is."""
    assert table.seat is not None
    return mire.Seat(table, table.seat)
