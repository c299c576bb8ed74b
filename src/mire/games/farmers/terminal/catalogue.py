"""All improvements to look up: what each costs, needs and brings, in words and as data."""

from mire.core.game import JSON, Card
from mire.core.sayings import NONE, Saying, Values
from mire.games.farmers.box.goods import amounts
from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.box.majors import MAJORS
from mire.games.farmers.cards.card import MINORS
from mire.games.farmers.explain.text_values import needs_of, price_of
from mire.games.farmers.io.components import components

MAJOR = "major"  # the kind of all improvements that are no hand cards


def cards() -> list[Card]:
    """The major improvements, then the minor ones by their numbers."""
    box = components(level=2)
    return [_major(data) for data in box["majors"]] + [_minor(data) for data in box["minors"]]


def _major(data: JSON) -> Card:
    major = MAJORS[IDS.index(data["id"])]
    facts: dict[str, Saying | str] = {"kind": Saying(f"farmers-kind-{MAJOR}", {})}
    facts["cost"] = Saying("farmers-printed-cost", {"way": "pays", "price": amounts(major.price.goods)})
    facts["points"] = Saying("points", {"points": major.points})
    return _card(data, facts)


def _minor(data: JSON) -> Card:
    minor = MINORS[IDS.index(data["id"])]
    facts: dict[str, Saying | str] = {
        "number": data["number"],
        "kind": Saying(f"farmers-kind-{data['category']}", {}),
    }
    cost: Values = {"way": "pays", "price": price_of(minor)}
    if minor.upgrades:
        cost = {"way": "removes" if minor.removes else "returns", "old": IDS[minor.upgrades[0]]}
    if minor.upgrades or cost["price"] != NONE:
        facts["cost"] = Saying("farmers-printed-cost", cost)
    if minor.needs:
        facts["needs"] = Saying("farmers-printed-needs", {"needs": needs_of(minor.needs)})
    if minor.points:
        facts["points"] = Saying("farmers-printed-points", {"points": minor.points})
    if minor.passing:
        facts["passing"] = Saying("farmers-printed-passing", {})
    return _card(data, facts)


def _card(data: JSON, facts: dict[str, Saying | str]) -> Card:
    name = f"farmers-card-{data['id']}"
    return Card(Saying(name, {}), facts, [Saying(f"{name}-text", {})], data)
