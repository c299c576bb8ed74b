"""Moves print and parse as their notation."""

import random

import pytest

import mire
from mire.core.game import Game
from mire.core.moves import Verb, Words, abridged, parse
from mire.core.registry import games

FRUIT = Words("fruit", ["apple", "pear"])
PLATE = Words("plate", ["", "small", "large"])
PUT = Verb("put", FRUIT, PLATE)
WAIT = Verb("wait")
VERBS = [PUT, WAIT]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_move_of_every_verb_survives_printing_and_parsing(game: Game) -> None:
    for verb in game.verbs:
        moves = [[]] if not verb.slots else [[number] for number in range(len(verb.slots[0].words))]
        for slot in verb.slots[1:]:
            moves = [[*numbers, number] for numbers in moves for number in range(len(slot.words))]
        for numbers in moves:
            move = verb.move(*numbers)
            if all(move.words()):  # card 0 is a blank
                assert parse(game.verbs, str(move)) is move


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_legal_moves_of_whole_games_survive_printing_and_parsing(game: Game) -> None:
    rng = random.Random(1)
    table = mire.new(game.name, game.most, 1)
    while not table.over:
        for move in table.moves():
            assert parse(game.verbs, str(move)) is move
        table.play(str(rng.choice(table.moves())))


def test_a_move_exists_once() -> None:
    assert PUT.move(0, 1) is PUT.move(0, 1)
    assert PUT.move(0, 1) is not PUT.move(1, 1)


def test_a_move_prints_its_words() -> None:
    assert str(PUT.move(1, 2)) == "put pear large"
    assert str(WAIT.move()) == "wait"
    assert PUT.usage() == "put FRUIT PLATE"


def test_spaces_around_words_do_not_matter() -> None:
    assert parse(VERBS, "  put   pear\tlarge ") is PUT.move(1, 2)


def test_capitals_do_not_matter() -> None:
    assert parse(VERBS, "Put PEAR large") is parse(VERBS, "put pear large")


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("", "'' can't be read: a move begins with put, wait"),
        ("jump", "'jump' can't be read: a move begins with put, wait"),
        ("put pear", "write 'put FRUIT PLATE'"),
        ("put pear large now", "write 'put FRUIT PLATE'"),
        ("wait here", "write 'wait'"),
        ("put plum large", "'plum' is none of apple, pear"),
        ("put pear huge", "'huge' is none of small, large"),
    ],
)
def test_a_notation_that_cant_be_read_says_how_moves_are_written(notation: str, said: str) -> None:
    with pytest.raises(mire.IllegalMove) as caught:
        parse(VERBS, notation)
    assert said in str(caught.value)


@pytest.mark.parametrize("notation", ["x" * 100_000, "put " + "x" * 100_000 + " large", "wait" + " now" * 100_000])
def test_a_long_notation_that_cant_be_read_is_shortened(notation: str) -> None:
    with pytest.raises(mire.IllegalMove, match=r"\.\.\.'") as caught:
        parse(VERBS, notation)
    assert len(str(caught.value)) < 200


def test_long_lists_are_shortened_for_people() -> None:
    assert abridged(["a", "b"]) == "a, b"
    assert abridged([str(number) for number in range(15)], most=3) == "0, 1, 2 and 12 more"
