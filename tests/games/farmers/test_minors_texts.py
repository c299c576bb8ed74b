"""The words of the minor improvements: names, texts, and what is said of them in whole games."""

import random

import pytest

from mire import texts
from mire.core.state import NOBODY
from mire.games.farmers import FARMERS, improvements, notation
from mire.games.farmers.cards import minors, needs
from tests.games.farmers.rules_worlds import asked
from tests.games.farmers.test_farmers_refusals import hands_of
from tests.games.farmers.test_farmers_singular import NAMES, PLURAL

WITH_CARDS = [notation.PLAY, notation.UPGRADE, notation.USE, notation.AT, notation.CONVERT, notation.RAISE]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_a_text(language: str) -> None:
    names = [texts.text(f"farmers-card-{minor.name}", language) for minor in minors.ALL]
    assert len(set(names)) == len(improvements.MINORS)
    for minor in minors.ALL:
        said = texts.text(f"farmers-card-{minor.name}-text", language)
        assert said.endswith(".")
        assert "  " not in said


def test_no_text_is_left_in_the_other_language() -> None:
    for minor in minors.ALL:
        english, german = [texts.text(f"farmers-card-{minor.name}-text", language) for language in ("en", "de")]
        assert not {"you", "your", "and", "the"} & set(german.split()), german
        assert not {"du", "und", "der", "die", "das"} & set(english.split()), english


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("kind", needs.NAMES)
def test_every_kind_of_need_can_be_said_at_least_and_at_most(kind: str, language: str) -> None:
    for limit, numbers in (("least", range(1, 9)), ("most", range(9))):
        for number in numbers:
            said = texts.text(f"farmers-need-{kind}-{limit}", language, number=number)
            assert said
            assert not PLURAL[language].search(said)


def test_needs_read_as_on_the_cards() -> None:
    said = [
        texts.text(f"farmers-need-{need}", number=number) for need, number in (("majors-least", 3), ("moors-most", 0))
    ]
    assert said == ["at least 3 major improvements", "no moors"]
    assert texts.text("farmers-need-house-least", "de", number=1) == "ein Lehm- oder Steinhaus"
    assert texts.text("farmers-need-round-most", "de", number=4) == "Runde 4 oder früher"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_category_has_a_name(language: str) -> None:
    names = [texts.text(f"farmers-kind-{category}", language) for category in minors.CATEGORIES]
    assert len(set(names)) == 8


@pytest.mark.parametrize("players", [1, 2, 3])
def test_whole_games_with_hands_are_said_and_every_card_that_comes_up(players: int) -> None:
    state, chance = hands_of(players), random.Random(players)
    while asked(state) != "over":
        moves = state.moves()
        move = chance.choice([move for move in moves if move.verb in WITH_CARDS] or moves)
        after = state.copy()
        after.play(move)
        told = [FARMERS.tell(state, move, after, seat) for seat in (state.seat, NOBODY)]
        for language in texts.LANGUAGES:
            said = [texts.say(FARMERS.prompt(state), language)]
            said += [line for sayings in told for line in texts.tell(sayings, NAMES, language)]
            said += [texts.say(FARMERS.name_move(state, legal), language) for legal in moves]
            assert [line for line in said if "  " in line or "{" in line or PLURAL[language].search(line)] == []
        state.play(move)
