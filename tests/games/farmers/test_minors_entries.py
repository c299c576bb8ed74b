"""Entries of cards that can't be meant are refused when they are read, by the name of the card."""

from collections.abc import Callable
from typing import Any

import pytest

from mire.games.farmers.box.goods import cost
from mire.games.farmers.box.improvements import number
from mire.games.farmers.box.majors import MUSEUM
from mire.games.farmers.cards import minors
from mire.games.farmers.cards.card import MINORS, Minor
from mire.games.farmers.cards.effects import Gain, wares
from mire.games.farmers.cards.estimates import some
from mire.games.farmers.cards.timing import PLAYED, SPECIAL
from mire.games.farmers.model import perks


@pytest.fixture
def loam(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its entry is still to be read."""
    monkeypatch.delitem(MINORS, number("loam"))


@pytest.mark.usefixtures("loam")
@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"cooks": (2, 2)}, "loam: 'cooks' has a number for each of vegetable, sheep, boar, cattle, horse"),
        ({"lies": "straw"}, "loam: 'lies' is counters, a round or a good, not 'straw'"),
        ({"gives": {perks.NUMBER: 1}}, "loam: 'gives' are perks"),
        ({"gives": {perks.GUESTS: 0}}, "loam: 'gives' are perks, one or more of each"),
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
