"""What the page is told of moves with cards: to who decides, and as the texts of moves take it."""

from mire.core.sayings import Saying
from mire.core.state import EVERYBODY, NOBODY
from mire.games.farmers.io.view import view
from mire.texts import say
from tests.games.farmers.rules_worlds import do, offered, world


def test_answers_to_a_card_are_told_with_what_they_bring() -> None:
    state = world(hand="farm_extension", in_round=5, wood=9, reed=9, clay=9, stone=9, food=9, fuel=9)
    do(state, "place major_improvement", "play farm_extension")
    said = view(state, 0)["said"]
    moves = [f"at {space}" for space in offered(state, "at").split(", ")]
    assert sorted(said) == sorted(moves)
    assert say(Saying("farmers-choose-at", said[moves[0]])) == f"{moves[0].split()[1]}: a new space"


def test_only_who_decides_is_told() -> None:
    state = world(cards="taps", in_round=5)
    assert "said" in view(state, 0)
    assert not any("said" in view(state, seat) for seat in (1, NOBODY, EVERYBODY))


def test_without_cards_the_page_knows_enough() -> None:
    assert "said" not in view(world(in_round=5), 0)
