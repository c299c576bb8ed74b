"""All cards to look up: the moor cards with what is on their faces, and the plant cards."""

from mire.core.game import JSON, Card
from mire.core.sayings import Saying
from mire.games.moorland.box.components import PLANTS
from mire.games.moorland.box.loading import BOX, FATES, INTERRUPTED


def cards() -> list[Card]:
    """The moor cards by their numbers, then the plant cards."""
    box = BOX.data(None)
    return [*map(_moor_card, box["moor_cards"]), *map(_plant_card, box["plant_cards"])]


def _moor_card(data: JSON) -> Card:
    facts: dict[str, Saying | str] = {"waterway": _waterway(data["waterway"])}
    if "animal" in data:
        facts["animal"] = Saying("moorland-animal", {"animal": data["animal"]})
    if "striders" in data:
        facts["striders"] = Saying("moorland-printed-striders", {"striders": data["striders"]})
    if "four_players" in data:
        facts["players"] = Saying("moorland-printed-four", {})
    symbols = [symbol.split() for symbol in data["plants"]]
    by_fate = {fate: [plant for plant, its_fate in symbols if its_fate == fate] for fate in FATES}
    text = [Saying(f"moorland-printed-{fate}", {"plants": _counted(by_fate[fate])}) for fate in FATES if by_fate[fate]]
    return Card(Saying("moorland-printed-card", {"card": data["number"]}), facts, text, data)


def _waterway(waterway: str) -> Saying:
    sides = " ".join(waterway.replace("|", ""))
    return Saying(f"moorland-printed-{'interrupts' if waterway == INTERRUPTED else 'joins'}", {"sides": sides})


def _plant_card(plants: list[str]) -> Card:
    text = Saying("moorland-printed-grow", {"plants": " ".join(plants)})
    return Card(Saying("moorland-printed-plant-card", {}), {}, [text], {"plants": plants})


def _counted(plants: list[str]) -> str:
    """Plants with how many there are of each, `heather:2 rushes:1`."""
    return " ".join([f"{plant}:{plants.count(plant)}" for plant in PLANTS if plant in plants])
