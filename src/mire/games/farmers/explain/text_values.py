"""The values of texts: ids of wares, actions and cards with numbers, which texts turn into words."""

from typing import Final

from mire.core.sayings import NONE
from mire.games.farmers.box import special_cards
from mire.games.farmers.box.board import ACTION_NAMES, IMPROVE
from mire.games.farmers.box.goods import FIRST_ANIMAL, amounts
from mire.games.farmers.box.special_cards import CARDS
from mire.games.farmers.cards import needs
from mire.games.farmers.cards.card import Minor
from mire.games.farmers.cards.needs import HOUSE, NO_HARVEST, NO_LIMIT, ROUND, Need

IMPROVE_NAME: Final = "improve"  # a major or a minor improvement


def price_of(minor: Minor) -> str:
    """What a minor improvement costs; instead of that another card may be given for it."""
    animals = [0] * FIRST_ANIMAL
    if minor.animal >= 0:
        animals[minor.animal] = 1
    return amounts(minor.price.goods + animals)


def needs_of(wanted: list[Need]) -> str:
    """What a card needs: `majors-least:3 food-least:4`."""
    found: list[str] = []
    for need in wanted:
        name = needs.NAMES[need.of]
        if need.least:
            found.append(f"{name}-least:{need.least}")
        if need.most != NO_LIMIT:
            found.append(f"{name}-most:{need.most}")
    return " ".join(found) or NONE


def there_is(need: Need, number: int) -> str:
    """How many of what a card needs are there: `number:2`, `house:0`."""
    return f"{needs.NAMES[need.of] if need.of in (HOUSE, ROUND, NO_HARVEST) else 'number'}:{number}"


def action_names(chosen: int) -> str:
    """Actions by their names; a major or a minor improvement is one choice."""
    names = [name for action, name in ACTION_NAMES.items() if chosen & action & ~IMPROVE]
    if chosen & IMPROVE == IMPROVE:
        names.append(IMPROVE_NAME)
    else:
        names += [name for action, name in ACTION_NAMES.items() if chosen & action & IMPROVE]
    return " ".join(names) or NONE


def special_names(card: int, level: int) -> str:
    """The special actions of a card; without minor improvements the Black Market is of no use."""
    return " ".join(
        [
            special_cards.ACTIONS[action]
            for action in CARDS[card].actions
            if level > 1 or action != special_cards.BLACK_MARKET
        ]
    )
