"""Rounds: reveal, turns in order, clean-up, the mushroom, and the end after round 12."""

import json
import random

import pytest

import mire
from tests.games.moorland.worlds import DISPLAY, JSON, LETTERS, asked, legal, moor, owned, play

COUNTS = [2, 3, 4]


def idle(table: mire.Table) -> None:
    """A turn with as little as possible: take the first card, grow nothing, play only what must be played."""
    seat = table.seat
    while table.seat == seat and not table.over:
        found = legal(table)
        table.play("skip" if "skip" in found else "end" if "end" in found else found[0])
        if asked(table) == "take":
            return


def board(table: mire.Table) -> JSON:
    found: JSON = table.view()["board"]
    return found


@pytest.mark.parametrize("begins", [0, 1])
@pytest.mark.parametrize("players", COUNTS)
def test_the_mushroom_holder_begins_then_clockwise_and_it_passes_left_each_round(players: int, begins: int) -> None:
    table = mire.new("moorland", players, seed=2, first=begins)
    for round_ in range(1, 13):
        first = (begins + round_ - 1) % players
        assert (board(table)["round"], board(table)["mushroom"]) == (round_, first)
        for place in range(players):
            assert table.seat == (first + place) % players
            idle(table)
    assert table.over


@pytest.mark.parametrize("players", COUNTS)
def test_each_round_reveals_a_full_display_and_the_last_card_is_discarded(players: int) -> None:
    table = mire.new("moorland", players, seed=2)
    for round_ in range(1, 13):
        display = board(table)["display"]
        assert len(display) == DISPLAY[players]
        assert len(board(table)["discard"]) == round_ - 1
        taken: list[int] = []
        for _ in range(players):
            taken.append(board(table)["display"][0])
            idle(table)
        assert [card for card in display if card not in taken] == board(table)["discard"][-1:]
    assert board(table)["display"] == []
    assert board(table)["deck"] == (12 if players == 2 else 0)


def test_each_round_reveals_the_next_plant_card_and_the_old_ones_lie_open() -> None:
    table = mire.new("moorland", 2, seed=2)
    to_come = [board(table)["plant_card"], *json.loads(table.to_json())["state"]["hidden"]["plant_deck"]]
    for round_ in range(1, 13):
        assert board(table)["plant_card"] == to_come[round_ - 1]
        assert board(table)["plant_discard"] == to_come[: round_ - 1]
        idle(table)
        idle(table)
    assert len(json.loads(table.to_json())["state"]["hidden"]["plant_deck"]) == 2  # never seen


def test_a_card_must_be_taken() -> None:
    table = mire.new("moorland", 2, seed=2)
    assert {move.split()[0] for move in legal(table)} == {"take"}
    assert len(legal(table)) == 3


def test_each_player_takes_one_card_a_turn_and_the_next_chooses_from_the_rest() -> None:
    table = mire.new("moorland", 3, seed=2)
    display = board(table)["display"]
    idle(table)
    assert legal(table) == [f"take {card}" for card in display[1:]]
    assert [len(moor["stored"]) for moor in board(table)["moors"]] == [1, 0, 0]


def test_taken_cards_lie_open_for_everybody() -> None:
    table = mire.new("moorland", 2, seed=2)
    card = board(table)["display"][0]
    idle(table)
    assert table.view(1)["board"]["moors"][0]["stored"] == [card]


@pytest.mark.parametrize("players", COUNTS)
def test_at_the_end_every_moor_is_full_and_nothing_is_asked(players: int) -> None:
    rng = random.Random(players)
    table = mire.new("moorland", players, seed=6)
    while not table.over:
        table.play(rng.choice(table.moves()))
    for owner in board(table)["moors"]:
        assert owner["stored"] == []
        assert all("card" in section for section in owner["sections"].values())
    assert table.seat is None
    assert table.moves() == []
    assert table.view()["prompt"] is None
    with pytest.raises(mire.IllegalMove, match="the game is over"):
        table.play("end")


def test_the_last_player_to_cover_a_fresh_letter_in_round_12_gets_its_marker() -> None:
    laid: JSON = {letter: f"{card} down" for letter, card in zip(LETTERS[:11], range(1, 12), strict=True)}
    done: JSON = {letter: f"{card} down" for letter, card in zip(LETTERS[:11], range(12, 23), strict=True)}
    table = moor(stored=[60], L="1 rushes", **laid, others=[done])
    play(table, "play 60 L down", "end")
    assert owned(table)["water"] == 1
    assert table.seat == 1
    assert not table.over


def test_the_last_seat_of_a_round_of_two_begins_the_next() -> None:
    table = mire.new("moorland", 2, seed=2)
    order = []
    for _ in range(6):
        order.append(table.seat)
        idle(table)
    assert order == [0, 1, 1, 0, 0, 1]


@pytest.mark.parametrize("players", COUNTS)
def test_the_count_of_turns_grows_with_the_end_of_a_turn_and_only_then(players: int) -> None:
    rng = random.Random(7)
    table = mire.new("moorland", players, seed=7)
    while not table.over:
        turn, move = table.turn, rng.choice(table.moves())
        table.play(move)
        assert table.turn == turn + (str(move) == "end")
