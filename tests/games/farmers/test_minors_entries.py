"""Entries of cards that can't be meant are refused when they are read, by the name of the card."""

from collections.abc import Callable
from typing import Any

import pytest

from mire.games.farmers.box.goods import cost
from mire.games.farmers.box.improvements import FIRST_MINOR, number
from mire.games.farmers.box.majors import MUSEUM
from mire.games.farmers.cards import minors
from mire.games.farmers.cards.card import COUNTERS, EFFECTS, MANY, MINORS, USED, Minor, card_of
from mire.games.farmers.cards.effects import Counters, Gain, wares
from mire.games.farmers.cards.estimates import some
from mire.games.farmers.cards.moments import LAST_TURN, PLAYED, SPECIAL
from mire.games.farmers.model import perks
from tests.games.farmers.rules_worlds import player_with


@pytest.fixture
def loam(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its entry is still to be read."""
    monkeypatch.delitem(MINORS, number("loam"))


@pytest.mark.usefixtures("loam")
@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"cooks": (2, 2)}, "loam: 'cooks' has a number for each of vegetable, sheep, boar, cattle, horse"),
        ({"lies": "straw"}, "loam: 'lies' is one of counter, used, played, stone, fuel, not 'straw'"),
        ({"gives": {perks.NUMBER: 1}}, "loam: 'gives' has perks of perks.py"),
        ({"gives": {perks.GUESTS: 0}}, "loam: 'gives' has perks of perks.py"),
        ({"upgrades": (number("church"),)}, "loam: 'upgrades' are major improvements"),
        ({"removes": True}, "loam: 'removes' is for a card that upgrades another"),
        ({"passing": True, "gives": {perks.GUESTS: 1}}, "loam: a card that is passed on does all"),
    ],
)
def test_an_entry_that_cannot_be_meant_is_refused(entry: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Minor("loam", cost(), **entry)
    assert number("loam") not in MINORS


@pytest.mark.usefixtures("loam")
def test_a_card_has_so_many_effects_at_most_and_lasts_only_in_front_of_somebody() -> None:
    with pytest.raises(ValueError, match="loam: a card has at most 8 effects"):
        Minor("loam", cost(), *[Gain(PLAYED, gets=wares(clay=1)) for _ in range(9)])
    with pytest.raises(ValueError, match="loam: a card that is passed on"):
        Minor("loam", cost(), Gain(SPECIAL, gets=wares(clay=1)), passing=True)


def test_a_card_is_in_the_box_once() -> None:
    with pytest.raises(ValueError, match="peat_soup: there is no such card"):
        Minor("peat_soup", cost())
    with pytest.raises(ValueError, match="well: there is no such card"):
        Minor("well", cost())
    with pytest.raises(ValueError, match="church: there are two entries for it"):
        Minor("church", cost(), upgrades=(MUSEUM,))
    assert len(minors.ALL) == len(MINORS)


@pytest.mark.parametrize("literal", [cost, wares, some])
def test_goods_that_do_not_exist_are_refused(literal: Callable[..., object]) -> None:
    with pytest.raises(ValueError, match="there is no 'wod': wood, clay"):
        literal(wod=1)


def test_what_lies_on_a_card_is_told_to_the_page() -> None:
    for minor in minors.ALL:
        assert (minor.lies == COUNTERS) == any(isinstance(effect, Counters) for effect in minor.effects), minor.name
        assert minor.lies == USED or not any(effect.instant == LAST_TURN for effect in minor.effects), minor.name


def test_every_card_that_brings_goods_at_any_time_says_how_many_at_most() -> None:
    owner = player_with(horse=2, cattle=1, cards="hardware_store")
    for code, effect in EFFECTS.items():
        if effect.brings:
            assert effect.at_most(owner, card_of(code)) < MANY, minors.ALL[card_of(code) - FIRST_MINOR].name
