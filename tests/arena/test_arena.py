"""An arena from beginning to end; the same seed gives the same results, whoever works on it."""

from functools import partial
from typing import Any

import pytest

import mire
from mire.arena.arena import Arena
from mire.arena.play.matches import Contest, Played
from mire.arena.play.schedule import Match, Matches
from mire.arena.play.workers import Crew, Games, play_here, play_in_processes
from mire.arena.stats.results import Results
from mire.bots.faults import BotFault
from mire.core.errors import MireError
from mire.core.game import Game
from mire.core.registry import games
from tests.own_bots import own

GAME = games()[0].name
BOTS = ["random", own("First"), own("Last")]
BY_THE_CLOCK = {"seconds", "decisions_per_second", "mean_seconds", "max_seconds"}


def results_of(arena: Arena, crew: Crew = play_here) -> Results:
    arena.play(crew)
    return arena.results()


def without_time(data: Any) -> Any:
    """The results less all that the clock had a part in."""
    if isinstance(data, dict):
        return {key: without_time(value) for key, value in data.items() if key not in BY_THE_CLOCK}
    return [without_time(value) for value in data] if isinstance(data, list) else data


def test_all_games_are_played_and_told() -> None:
    results = results_of(Arena(GAME, BOTS, players=2, games=12, seed=3))
    assert (results.games, results.planned, results.deals, results.line_ups) == (12, 12, 2, 3)
    assert [standing.bot for standing in results.standings] == BOTS
    assert all(standing.games == 8 for standing in results.standings)
    assert sum(standing.win_rate.rate * standing.games for standing in results.standings) == pytest.approx(12)
    for standing in results.standings:
        assert standing.total.mean == pytest.approx(sum(points.mean for points in standing.categories.values()))
        assert 0 < standing.mean_seconds <= standing.max_seconds


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    alone, together = (
        results_of(Arena(GAME, BOTS, players=2, games=18, seed=5), crew).to_json()
        for crew in (play_here, partial(play_in_processes, workers=2))
    )
    assert without_time(alone) == without_time(together)
    other = results_of(Arena(GAME, BOTS, players=2, games=18, seed=50)).to_json()
    assert without_time(other)["standings"] != without_time(alone)["standings"]


def test_a_game_does_not_depend_on_those_before_it() -> None:
    whole = list(play_here(*planned(games=8)))
    contest, matches = planned(games=8)
    assert [without_times(play) for play in play_here(contest, list(matches)[5:])] == [
        without_times(play) for play in whole[5:]
    ]


def planned(games: int) -> tuple[Contest, Matches]:
    arena = Arena(GAME, ["random", own("Last")], players=2, games=games)
    return arena.contest, arena.schedule


def without_times(played: Played) -> Played:
    return played._replace(times=())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_game_has_its_arena_for_every_player_count(game: Game) -> None:
    for players in range(game.fewest, game.most + 1):
        results = results_of(Arena(game.name, ["random", own("Last")], players=players, games=1))
        assert results.games == results.planned
        assert set(results.standings[0].categories) == set(game.categories)


def test_options_are_played_by_and_told() -> None:
    game = next(game for game in games() if game.options and game.options[0].choices)
    option = game.options[0]
    other = next(choice for choice in option.choices if choice != option.default)
    arena = Arena(game.name, ["random"], players=2, games=1, options={option.name: other})
    assert other in arena.contest.options
    assert results_of(arena).options[option.name] == other


def test_a_bot_is_named_once() -> None:
    with pytest.raises(mire.BadSetup, match="random is named more than once"):
        Arena(GAME, ["random", "random"])


def test_when_it_is_stopped_the_games_so_far_count() -> None:
    arena = Arena(GAME, ["random", own("Last")], players=2, games=10)
    with pytest.raises(KeyboardInterrupt):
        arena.play(interrupted_after(3))
    results = arena.results()
    assert (results.games, results.planned, results.deals) == (3, 10, 2)
    assert [standing.games for standing in results.standings] == [3, 3]


def interrupted_after(games: int) -> Crew:
    def crew(contest: Contest, matches: Matches) -> Games:
        for number, played in enumerate(play_here(contest, matches)):
            if number == games:
                raise KeyboardInterrupt
            yield played

    return crew


@pytest.mark.parametrize("crew", [play_here, partial(play_in_processes, workers=2)], ids=["here", "processes"])
def test_a_bot_that_fails_ends_the_arena_with_its_name_seed_and_move(crew: Crew) -> None:
    arena = Arena(GAME, ["random", own("Failing")], players=2, games=4, seed=11)
    with pytest.raises(BotFault, match=r"Failing failed at move \d+ of the game with seed 11, at seat 2: KeyError"):
        arena.play(crew)


def test_a_bot_that_ends_its_process_is_noticed() -> None:
    arena = Arena(GAME, ["random", own("Quitter")], players=2, games=4)
    with pytest.raises(MireError, match="a process that played has ended"):
        arena.play(partial(play_in_processes, workers=2))


def test_processes_end_with_their_arena_in_the_middle_of_a_game() -> None:
    contest = Arena(GAME, ["random", own("Sleeper")], players=2).contest
    played = play_in_processes(contest, [Match(1, (0, 0)), Match(2, (1, 1)), Match(3, (1, 1))], workers=2)
    next(played)
    played.close()  # would wait for ten minutes
