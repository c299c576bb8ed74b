"""Every card of our components, played face up where exactly its plants lie, does what its symbols say."""

from collections import Counter

import pytest

import mire
from tests.games.moorland.worlds import JSON, moor, play

CARDS = mire.new("moorland").components()["moor_cards"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"card-{card['number']}")
def test_the_card_roots_withers_and_drifts_its_plants(card: JSON) -> None:
    symbols = [symbol.split() for symbol in card["plants"]]
    needs = Counter(plant for plant, _ in symbols)
    players = 4 if card.get("four_players") else 2
    plants = ", ".join(f"{many} {plant}" for plant, many in needs.items())
    table = moor(players=players, stored=[card["number"]], C=plants)
    before = table.scores()[0].categories
    play(table, f"play {card['number']} C up")
    after = table.scores()[0].categories
    fates = Counter(fate for _, fate in symbols)
    board = table.view(0)["board"]
    assert board["moors"][0]["sections"]["C"] == {"card": card["number"], "face": "up"}
    assert after["rooted"] - before["rooted"] == fates["roots"]
    assert after["biodiversity"] == (1 if "animal" in card else 0)
    assert (after["striders"] > 0) == (card.get("striders", 0) != 0)
    drifting = Counter(plant for plant, fate in symbols if fate == "drifts")
    assert board["stock"] == dict(drifting)
