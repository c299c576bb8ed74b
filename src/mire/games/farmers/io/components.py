"""The spaces and cards of the box, for whoever draws them."""

from mire.core.game import JSON
from mire.games.farmers.box import board, improvements, majors, special_cards
from mire.games.farmers.box.goods import ANIMALS, WARES, told
from mire.games.farmers.cards import minors, needs
from mire.games.farmers.cards.card import Minor
from mire.games.farmers.cards.needs import Need
from mire.games.farmers.model import perks


def components(level: int) -> JSON:
    """All that there is at a level."""
    return {
        "level": level,
        "spaces": [_space(space) for space in board.SPACES if str(level) in space.levels],
        "majors": [_major(major) for major in majors.MAJORS],
        "minors": [
            _minor(minor, category)
            for minor in (minors.ALL if level > 1 else [])
            for category, cards in minors.CATEGORIES.items()
            if minor in cards
        ],
        "special": [
            {
                "id": card.name,
                "players": [int(count) for count in card.players],
                "actions": [special_cards.ACTIONS[action] for action in card.actions],
                "horse": card.horse,
                "hire": card.hire,
            }
            for card in special_cards.CARDS
        ],
        "stages": board.STAGES.copy(),
    }


def _space(space: board.ActionSpace) -> JSON:
    return {
        "id": space.name,
        "players": [int(count) for count in space.players],
        "stage": space.stage or None,
        "adds": WARES[space.adds] if space.adds >= 0 else None,
        "amounts": [int(amount) for amount in space.amounts],
        "gets": [WARES[ware] for ware in space.gets],
        "chooses": [[{"ware": WARES[offer.ware], "food": offer.food} for offer in offers] for offers in space.chooses],
        "does": board.actions_of(space.does),
        "then": board.actions_of(space.then),
        "early": board.actions_of(space.early),
        "growth": ["none", "with_room", "without_room"][space.growth],
        "linked": board.IDS[space.linked] if space.linked >= 0 else None,
        "from_round": space.from_round,
    }


def _major(major: majors.Major) -> JSON:
    return {
        "id": major.name,
        "stack": major.stack,
        "cost": told(major.price),
        "points": major.points,
        **_kitchen(major.number),
        "upgrades": [majors.IDS[other] for other in major.upgrades],
        "page": {"picture": major.picture},
    }


def _minor(minor: Minor, category: str) -> JSON:
    return {
        "id": minor.name,
        "number": improvements.printed(minor.number),
        "category": category,
        "cost": {**told(minor.price), **({ANIMALS[minor.animal]: 1} if minor.animal >= 0 else {})},
        "needs": [_need(need) for need in minor.needs],
        "points": minor.points,
        "passing": minor.passing,
        **_kitchen(minor.number),
        "upgrades": [majors.IDS[other] for other in minor.upgrades],
        "removes": minor.removes,
        "page": {
            "picture": category,
            "lies": minor.lies or None,
            "guests": perks.GUESTS in minor.perks,
            "horses_only": perks.AT_THE_HOUSE in minor.perks,
        },
    }


def _need(need: Need) -> JSON:
    """How many of something there must be, at least or at most."""
    return {
        "of": needs.NAMES[need.of],
        "least": need.least or None,
        "most": None if need.most == needs.NO_LIMIT else need.most,
    }


def _kitchen(card: int) -> JSON:
    """How an improvement cooks and bakes."""
    kitchen = majors.kitchen_of(card)
    return {
        "cooks": dict(zip(majors.COOKED, kitchen.cooks, strict=True)) if kitchen.cooks else {},
        "bakes": kitchen.bakes,
        "grain": None if kitchen.grain == majors.NO_LIMIT else kitchen.grain,
    }
