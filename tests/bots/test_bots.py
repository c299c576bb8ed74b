"""Bots choose legal moves, by what their seat may know and by their seed alone; greedy beats random."""

import random

import pytest

import mire
from mire.bots import BOTS, Bot, answers_at_once, make_bot
from mire.bots.match import play_out
from mire.core.game import Game
from mire.core.moves import Move
from mire.core.registry import games
from mire.core.seats import Seat

GAMES = [game.name for game in games()]
QUICK = ["random", "easy", "greedy"]
SMALLEST = [(game.name, players) for game in games() for players in sorted({game.fewest, 2})]
# Who plays alone plans whole games.
CHOICES = [
    pytest.param(*way, name, marks=[pytest.mark.bulk] if way[1] == 1 and name not in QUICK else [])
    for way in SMALLEST
    for name in [*QUICK, "search:20"]
]


class Last(Bot):
    """A user's own bot."""

    def choose(self, seat: Seat) -> Move:
        return seat.moves()[-1]


def played_by(names: list[str], game: str, seed: int) -> mire.Table:
    table = mire.new(game, len(names), seed)
    play_out(table, [make_bot(name, seed + place) for place, name in enumerate(names)])
    return table


@pytest.mark.chance
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_plays_every_player_count_to_the_end(game: Game, name: str) -> None:
    for players in range(game.fewest, game.most + 1):
        assert played_by([name] * players, game.name, seed=players).over


@pytest.mark.chance
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_game(game: str, name: str) -> None:
    first = played_by([name, "random"], game, seed=4).record()
    random.seed(99)
    assert played_by([name, "random"], game, seed=4).record() == first


@pytest.mark.chance
@pytest.mark.parametrize(("game", "players", "name"), CHOICES)
def test_a_choice_does_not_change_when_only_what_the_seat_cant_know_changes(game: str, players: int, name: str) -> None:
    table = mire.new(game, players, seed=8)
    chance = random.Random(8)
    for decision in range(60 if name in QUICK else 10):
        seat = table.seat
        assert seat is not None
        other = table.redeal(seat, chance)
        choice = make_bot(name, decision).choose(Seat(table, seat))
        assert make_bot(name, decision).choose(Seat(other, seat)) is choice
        table.play(choice)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_that_is_offered_chooses_a_move(game: str, name: str) -> None:
    table = mire.new(game, 2, seed=1)
    assert table.seat is not None
    assert make_bot(name, 1).choose(Seat(table, table.seat)) in table.moves()


def test_bots_that_search_do_not_answer_at_once() -> None:
    assert {name: answers_at_once(name) for name in [*BOTS, "search:500"]} == {
        "random": True,
        "easy": True,
        "greedy": True,
        "normal": False,
        "hard": False,
        "search:500": False,
    }


@pytest.mark.chance
@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    tables = [played_by(["greedy", "random"], game, seed) for seed in range(10)]
    assert sum(table.winners == [0] for table in tables) >= 9


@pytest.mark.parametrize("game", GAMES)
def test_an_evaluation_at_the_end_is_the_score(game: str) -> None:
    table = played_by(["random", "random", "random"], game, seed=2)
    assert [table.evaluate(seat) for seat in range(3)] == [score.total for score in table.scores()]


def test_a_users_own_bot_sits_down_like_any_other() -> None:
    table = mire.new(GAMES[0], 2, seed=1)
    play_out(table, [Last(1), make_bot("random", 2)])
    assert table.over


def test_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(
        mire.BadSetup, match="there is no bot 'clever'; the bots are: random, easy, greedy, normal, hard"
    ):
        make_bot("clever")
