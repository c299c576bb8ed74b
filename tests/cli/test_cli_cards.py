"""The list of a game's cards."""

import pytest

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
    assert len(cards) == 24 + 117
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


@pytest.mark.parametrize("game", ["moorland", "dartmoor"])
def test_a_game_without_such_a_list_says_so(mire_cli: Mire, game: str) -> None:
    result = mire_cli(f"cards {game}")
    assert result.code == 0
    assert "has no list of cards to look up." in result.out
    assert mire_cli(f"cards {game} --json").json == []


def test_an_unknown_game_is_refused(mire_cli: Mire) -> None:
    assert mire_cli("cards chess").code == 2
