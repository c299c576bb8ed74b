"""What lies on the table at the start, by player count."""

import json
from collections import Counter

import pytest

import mire
from mire import texts
from tests.games.moorland.worlds import DISPLAY, JSON, LETTERS, own_components

COUNTS = [2, 3, 4]
FOUR_PLAYER_CARDS = {card["number"] for card in own_components()["moor_cards"] if card.get("four_players")}


def hidden(table: mire.Table) -> JSON:
    found: JSON = json.loads(table.to_json())["state"]["hidden"]
    return found


@pytest.mark.parametrize(("players", "size"), DISPLAY.items())
def test_the_display_has_three_four_or_five_cards(players: int, size: int) -> None:
    assert len(mire.new("moorland", players, seed=3).view()["board"]["display"]) == size


@pytest.mark.parametrize(("players", "size"), [(2, 48), (3, 48), (4, 60)])
def test_the_twelve_four_player_cards_stay_in_the_box_with_two_and_three(players: int, size: int) -> None:
    table = mire.new("moorland", players, seed=3)
    deck = [*table.view()["board"]["display"], *hidden(table)["deck"]]
    assert len(set(deck)) == len(deck) == size
    assert len(FOUR_PLAYER_CARDS) == 12
    assert FOUR_PLAYER_CARDS.isdisjoint(deck) == (players < 4)


@pytest.mark.parametrize("players", COUNTS)
def test_twelve_of_the_fourteen_plant_cards_come_into_play(players: int) -> None:
    table = mire.new("moorland", players, seed=8)
    shown = [tuple(table.view()["board"]["plant_card"])]
    to_come = [tuple(card) for card in hidden(table)["plant_deck"]]
    assert len(to_come) == 13  # eleven for the rounds to come, two that stay in the box
    assert Counter(shown + to_come) == Counter(tuple(card) for card in own_components()["plant_cards"])


@pytest.mark.parametrize("players", COUNTS)
def test_one_water_marker_lies_on_each_drop_and_nobody_has_any(players: int) -> None:
    board = mire.new("moorland", players, seed=3).view()["board"]
    assert board["water"] == list(LETTERS)
    assert [moor["water"] for moor in board["moors"]] == [0] * players


@pytest.mark.parametrize("players", COUNTS)
def test_every_moor_begins_empty(players: int) -> None:
    moors = mire.new("moorland", players, seed=3).view()["board"]["moors"]
    assert len(moors) == players
    for moor in moors:
        assert moor["stored"] == []
        assert moor["surplus"] == {}
        assert moor["roots"] == [None] * 4
        assert moor["sections"] == {letter: {"plants": {}} for letter in LETTERS}


def test_seat_0_has_the_mushroom_and_begins_round_1() -> None:
    for seed in range(5):
        board = mire.new("moorland", 3, seed=seed).view()["board"]
        assert (board["round"], board["mushroom"], board["seat"]) == (1, 0, 0)


def test_all_players_share_one_structure() -> None:
    table = mire.new("moorland", 4, seed=5, layout="ring", sides="mixed")
    assert len(table.view()["board"]["structure"]) == 4  # given once for the table, not by moor
    assert all(table.view(seat)["board"]["structure"] == table.view()["board"]["structure"] for seat in range(4))


def test_without_a_player_count_two_play() -> None:
    assert mire.new("moorland", seed=1).players == 2


def test_without_options_it_is_the_first_game_a_grid_with_white_letters_each_plan_either_way_round() -> None:
    turns: set[int] = set()
    orders: set[tuple[int, ...]] = set()
    for seed in range(40):
        structure = mire.new("moorland", seed=seed).view()["board"]["structure"]
        assert {plan["side"] for plan in structure} == {"white"}
        assert sorted((plan["x"], plan["y"]) for plan in structure) == [(0, 0), (0, 2), (2, 0), (2, 2)]
        turns.update(plan["turn"] for plan in structure)
        orders.add(tuple(plan["plan"] for plan in structure))
    assert turns == {0, 180}
    assert len(orders) > 10


def test_what_is_reconstructed_is_said() -> None:
    assert "reconstructed" in texts.text("moorland-reconstructed")
    assert "rekonstruiert" in texts.text("moorland-reconstructed", "de")


def test_the_options_are_layout_sides_components_and_who_begins() -> None:
    assert [option.name for option in mire.options("moorland")] == ["layout", "sides", "components", "first"]
