"""All cards to look up: the species with what they cost and do, the caves, and which species share a card."""

from mire.core.game import JSON, Card
from mire.core.sayings import Saying
from mire.games.dartmoor.box.card_text import cave_text, species_text
from mire.games.dartmoor.box.components import SIDES
from mire.games.dartmoor.box.loading import BOX


def cards() -> list[Card]:
    """The species by where they lie, the caves, then the split cards."""
    box = BOX.data(None)
    splits = [*box["deck"]["left_right"], *box["deck"]["top_bottom"]]
    return [*map(_species, box["species"]), *map(_cave, box["caves"]), *map(_split, splits)]


def _species(data: JSON) -> Card:
    facts: dict[str, Saying | str] = {
        "kind": Saying("dartmoor-printed-kind", {"position": data["position"]}),
        "cost": Saying("dartmoor-printed-cost", {"cost": data["cost"]}),
        "symbols": Saying("dartmoor-printed-symbols", {"symbols": " ".join(data["symbols"])}),
        "copies": Saying("dartmoor-printed-copies", {"copies": data["copies"]}),
    }
    return Card(Saying(f"dartmoor-species-{data['id']}", {}), facts, species_text(data), data)


def _cave(data: JSON) -> Card:
    facts: dict[str, Saying | str] = {"kind": Saying("dartmoor-printed-kind", {"position": "cave"})}
    return Card(Saying("dartmoor-printed-cave", {"cave": data["number"]}), facts, cave_text(data), data)


def _split(data: JSON) -> Card:
    sides = [side for side in SIDES if side in data]
    names = " ".join([data[side][0] for side in sides])
    trees = " ".join([data[side][1] for side in sides])
    facts: dict[str, Saying | str] = {
        "number": data["id"],
        "kind": Saying("dartmoor-printed-kind", {"position": "split"}),
        "trees": Saying("dartmoor-printed-trees", {"trees": trees}),
    }
    known = "dartmoor-printed-pair" if data.get("printed") else "dartmoor-guess-pair"
    return Card(Saying("dartmoor-printed-split", {"species": names}), facts, [Saying(known, {})], data)
