"""An arena that keeps its games can be stopped and gone on with."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from mire.arena.arena import Arena
from mire.arena.play.checkpoint import play_and_keep
from mire.arena.play.matches import Contest, Played
from mire.arena.play.schedule import Matches
from mire.arena.play.workers import Games, play_here
from mire.core.errors import BadSetup
from tests.arena.test_arena import BY_THE_CLOCK


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def arena(games: int = 6, seed: int = 1, bots: tuple[str, ...] = ("random", "easy"), players: int = 2) -> Arena:
    return Arena("moorland", bots, players, games, seed)


def kept(event: Arena, file: Path) -> Any:
    """What comes of an arena that keeps its games in a file."""
    event.play(partial(play_and_keep, crew=play_here, file=file))
    return told(event)


def told(event: Arena) -> Any:
    """The results, but for what has to do with the clock."""

    def timeless(data: Any) -> Any:
        if isinstance(data, list):
            return [timeless(each) for each in data]
        if isinstance(data, dict):
            return {name: timeless(value) for name, value in data.items() if name not in BY_THE_CLOCK}
        return data

    return timeless(event.results().to_json())


def played_at_once(games: int = 6) -> Any:
    event = arena(games)
    event.play()
    return told(event)


def no_games(_contest: Contest, matches: Matches) -> Games:
    """A crew that expects to have nothing to do."""
    assert len(matches) == len(list(matches)) == 0
    yield from ()


def test_games_that_are_kept_change_nothing(file: Path) -> None:
    assert kept(arena(), file) == played_at_once()
    assert len(file.read_text().splitlines()) == 1 + 6


def test_an_arena_goes_on_after_the_games_that_are_there(file: Path) -> None:
    def stop(games: Iterator[Played]) -> Iterator[Played]:
        yield from islice(games, 3)

    arena().play(partial(play_and_keep, crew=play_here, file=file), stop)
    before = file.read_text()
    assert len(before.splitlines()) == 1 + 3
    assert kept(arena(), file) == played_at_once()
    assert file.read_text().startswith(before)


def test_more_games_can_be_asked_for_later_and_fewer_too(file: Path) -> None:
    kept(arena(4), file)
    assert kept(arena(6), file) == played_at_once(6)
    fewer = arena(4)
    fewer.play(partial(play_and_keep, crew=no_games, file=file))
    assert told(fewer) == played_at_once(4)


def test_a_game_that_was_cut_off_is_played_again(file: Path) -> None:
    kept(arena(), file)
    whole = file.read_bytes()
    for length in (len(whole) - 5, whole.index(b"\n") - 3, 0):
        file.write_bytes(whole[:length])
        assert kept(arena(), file) == played_at_once()
        assert len(file.read_text().splitlines()) == 1 + 6


def test_games_by_other_rules_are_refused(file: Path) -> None:
    kept(arena(), file)
    contest, *games = file.read_text().splitlines()
    assert contest.endswith(',["random","easy"],2]')
    file.write_text("\n".join([contest.removesuffix(",2]") + "]", *games, ""]))  # as before there were versions
    with pytest.raises(BadSetup, match=r"another arena: moorland, version 1, .*; not moorland, version 2"):
        kept(arena(), file)


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (arena(bots=("random", "greedy")), "another arena: .*easy"),
        (arena(players=3), "another arena: "),
        (arena(seed=2), "another arena: game 1 was dealt from seed 1"),
    ],
)
def test_games_of_another_arena_are_refused(file: Path, other: Arena, why: str) -> None:
    kept(arena(), file)
    before = file.read_bytes()
    with pytest.raises(BadSetup, match=why):
        kept(other, file)
    assert file.read_bytes() == before
    assert not other.games


@pytest.mark.parametrize("text", ["{}\n", "hello\n", "a line without an end", '{"game": 3}\n', "\n", "\xff\n"])
def test_a_file_that_keeps_something_else_is_refused(file: Path, text: str) -> None:
    file.write_text(text, "latin-1")
    with pytest.raises(BadSetup, match=r"games.jsonl keeps no games of an arena: line 1: "):
        kept(arena(), file)
    assert file.read_text("latin-1") == text
