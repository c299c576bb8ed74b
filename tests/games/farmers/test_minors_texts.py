"""The words of the minor improvements: names, texts, and what is said of them in whole games."""

import pytest

from mire import texts
from mire.games.farmers import improvements
from mire.games.farmers.cards import minors


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
