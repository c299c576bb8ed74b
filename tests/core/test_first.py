"""Who begins: a seat that is named or drawn by lot, in every game."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import mire
from mire import texts
from mire.core.registry import games
from tests.suite import unseeded
from tests.ways import WAYS, new

GAMES = [game.name for game in games()]


def hidden(table: mire.Table) -> Any:
    """What was dealt: the decks, and the cards in hand."""
    state = json.loads(table.to_json())["state"]
    return state["hidden"], [player.get("hand") for player in state.get("players", [])]


@pytest.mark.parametrize("way", WAYS)
def test_the_seat_that_is_named_begins_and_nothing_else_is_dealt(way: str) -> None:
    usual = new(way, 3, 7)
    for first in range(3):
        table = new(way, 3, 7, first=first)
        assert (table.first, table.view()["first"]) == (first, first)
        assert hidden(table) == hidden(usual)


@pytest.mark.parametrize("way", WAYS)
def test_without_a_word_the_first_seat_begins_and_the_record_says_nothing(way: str) -> None:
    table = new(way, 2, 7)
    assert table.first == 0
    assert "first" not in json.loads(table.record())["options"]
    assert new(way, 2, 7, first=None).record() == table.record()
    assert json.loads(new(way, 2, 7, first=0).record())["options"]["first"] == 0


@pytest.mark.parametrize("way", WAYS)
def test_the_lot_falls_on_each_seat_about_equally_often_and_the_same_for_the_same_seed(way: str) -> None:
    drawn = Counter(new(way, 2, seed, first="lot").first for seed in range(100))
    assert all(35 <= drawn[seat] <= 65 for seat in range(2))
    assert all(new(way, 2, seed, first="lot").first == new(way, 2, seed, first="lot").first for seed in range(5))


@pytest.mark.parametrize("way", WAYS)
def test_a_table_drawn_by_lot_plays_like_one_begun_by_that_seat(way: str) -> None:
    table = new(way, 2, 3, first="lot")
    named = new(way, 2, 3, first=table.first)
    assert json.loads(table.to_json())["state"] == json.loads(named.to_json())["state"]
    assert json.loads(table.record())["options"]["first"] == "lot"
    assert mire.replay(table.record()).to_json() == mire.from_json(table.to_json()).to_json() == table.to_json()


@pytest.mark.parametrize("way", WAYS)
def test_who_begins_is_told_before_the_first_move(way: str) -> None:
    table = new(way, 3, 5, first=2)
    assert [(saying.id, saying.seat) for saying in table.told_before()] == [("begins", 2)]
    assert texts.tell(table.told_before(), ["Greta", "Hans", "Ida"]) == ["Ida begins."]
    assert texts.tell(table.told_before(), ["Greta", "Hans", "Ida"], "de") == ["Ida beginnt."]


@pytest.mark.parametrize("first", [3, -1, True, 1.0, "1", "me", [0], ""])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_seat_of_the_table_is_refused(game: str, first: Any) -> None:
    with pytest.raises(mire.BadSetup, match="'first' is a seat from 0 to 2, or 'lot'; not "):
        mire.new(game, 3, first=first)
    record = json.loads(mire.new(game, 3, 1).record())
    record["options"]["first"] = first
    with pytest.raises(mire.BadRecord, match="'first' is a seat from 0 to 2"):
        mire.replay(record)


def test_alone_there_is_no_choice() -> None:
    table = mire.new("farmers", 1, 1)
    assert table.first == 0
    assert table.told_before() == []
    for first in (0, "lot"):
        with pytest.raises(mire.BadSetup, match="a solo player begins: 'first' is for two and more"):
            mire.new("farmers", 1, first=first)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_an_option_of_every_game(game: str) -> None:
    assert mire.options(game)[-1].name == "first"


@pytest.mark.parametrize("game", GAMES)
def test_another_game_can_be_begun_by_another_seat(game: str) -> None:
    table = mire.new(game, 3, 1, first="lot")
    again = table.rematch(2, (table.first + 1) % 3)
    assert again.first == (table.first + 1) % 3
    assert {**again.options, "first": "lot"} == table.options
    assert table.rematch(2).to_json() == mire.new(game, 3, 2, first="lot").to_json()
    with pytest.raises(mire.BadSetup, match="'first' is a seat"):
        table.rematch(2, 3)


@pytest.mark.parametrize("way", WAYS)
def test_without_a_seed_it_is_known_who_began_but_no_lot_can_be_drawn(way: str) -> None:
    table = new(way, 3, 4, first="lot")
    by_hand = mire.from_json(unseeded(table))
    assert (by_hand.first, by_hand.moves()) == (table.first, table.moves())
    with pytest.raises(mire.BadRecord, match="can't draw lots: 'first' must be the seat that began"):
        mire.from_json({**json.loads(table.to_json()), "seed": None, "moves": []})


@pytest.mark.parametrize("way", WAYS)
def test_redealt_tables_keep_who_began(way: str) -> None:
    table = new(way, 3, 4, first="lot")
    redealt = table.redeal(0, random.Random(1))
    assert redealt.first == table.first
    assert redealt.options["first"] == table.first
