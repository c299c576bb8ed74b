"""The list of a game's cards."""

from mire.games.farmers.box.improvements import MINORS
from tests.cli.conftest import Mire


def test_cards_have_help_with_an_example(mire_cli: Mire) -> None:
    assert "Try: mire cards farmers" in mire_cli("cards --help").out
    assert "List the cards of a game" in mire_cli("--help").out


def test_every_card_is_listed_with_what_it_costs_and_needs_and_does(mire_cli: Mire) -> None:
    shown = mire_cli("cards farmers").out
    assert all(number in shown for number in ("M015", "M131"))
    assert "Lawn Turf" in shown
    assert "needs at least 4" in shown
    assert "Fishing gives you 2 fuel as well." in shown
    assert "remove Village Church" in shown


def test_cards_speak_german_too(mire_cli: Mire) -> None:
    shown = mire_cli("cards farmers --language de").out
    assert "Rasensoden" in shown
    assert "Voraussetzung: mindestens 4" in shown
    assert "Der Fischfang gibt dir zusätzlich 2 Brennwerte." in shown


def test_as_json_there_are_data_and_the_words_of_all_languages(mire_cli: Mire) -> None:
    cards = {card["id"]: card for card in mire_cli("cards farmers --json").json}
    assert len(cards) == 24 + len(MINORS)
    barge = cards["barge"]
    assert barge["number"] == "M078"
    assert barge["cost"] == {"wood": 3}
    assert barge["needs"] == [{"of": "improvements", "least": 2, "most": None}]
    assert (barge["points"], barge["passing"]) == (1, False)
    assert barge["words"]["en"] == {
        "name": "Barge",
        "number": "M078",
        "kind": "Goods provider",
        "cost": "3 wood",
        "needs": "needs at least 2 improvements",
        "points": "1 point",
        "text": barge["words"]["en"]["text"],
    }
    assert barge["words"]["de"]["needs"] == "Voraussetzung: mindestens 2 Anschaffungen"
    assert cards["oven_installation"]["words"]["en"]["points"] == "-1 point"
    assert cards["oven_installation"]["words"]["de"]["cost"] == "Brennofen zurückgeben"
    assert cards["well"]["words"]["en"]["cost"] == "1 wood, 3 stone"
    assert cards["lawn_turf"]["words"]["de"]["passing"] == "geht weiter"


def test_moorland_lists_its_moor_cards_and_plant_cards(mire_cli: Mire) -> None:
    cards = mire_cli("cards moorland --json").json
    assert len(cards) == 60 + 14
    assert cards[16]["words"]["en"] == {
        "name": "Card 17",
        "waterway": "water reaches north, east, south, west, but is interrupted",
        "animal": "dragonfly",
        "striders": "1 water strider",
        "text": "Takes root: 1 peat moss. Withers: 1 rush. Drifts on: 1 cotton grass.",
    }
    assert cards[28]["words"]["de"]["players"] == "nur im Spiel zu viert"
    assert cards[-1]["words"]["de"]["text"] == (
        "In ihrer Runde können wachsen: Wollgras, Binsen, Torfmoos, Heidekraut."
    )


def test_dartmoor_lists_its_species_its_caves_and_which_species_share_a_card(mire_cli: Mire) -> None:
    cards = mire_cli("cards dartmoor --json").json
    assert len(cards) == 66 + 5 + 101
    words = {card["words"]["en"]["name"]: card["words"]["en"] for card in cards}
    assert words["Ash"] == {
        "name": "Ash",
        "kind": "Tree",
        "cost": "costs 2 cards",
        "symbols": "tree",
        "copies": "6 cards",
        "text": "Effect: Draw a card from the stack. Bonus: You may take a card of your choice from the clearing into"
        " your hand; it may be one you have just paid. 1 point for each card with the tree symbol Black Alder in your"
        " forest. 1 point for each plant in your forest.",
    }
    assert "it shares that slot" in words["Cuckoo"]["text"]
    assert words["Cave 4"]["text"] == "Worth 5 points at the end."
    assert words["Gnat / Dartmoor Black Rabbit"]["number"] == "LR06"


def test_what_is_a_guess_is_listed_as_one(mire_cli: Mire) -> None:
    words = {
        card["words"]["en"]["name"]: card["words"]["en"]["text"] for card in mire_cli("cards dartmoor --json").json
    }
    assert "any number of cards showing bat" in words["Gnat"]
    assert "(Our guess: the icon is not in the published texts.)" in words["Gnat"]
    assert "guess" not in words["Ash"]
    assert "Our guess" in words["Cave 1"]
    assert "guess" not in words["Cave 3"]
    assert words["Gnat / Dartmoor Black Rabbit"].startswith("These two species share a card in print")
    assert words["Common Pheasant / Gnat"].startswith(
        "Which species share a card, and their tree symbols, is our guess"
    )
    assert "reconstructed to fit every published count" in mire_cli("cards moorland").out


def test_an_unknown_game_is_refused(mire_cli: Mire) -> None:
    assert mire_cli("cards chess").code == 2
