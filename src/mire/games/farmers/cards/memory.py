"""What the question of a card remembers, and how that is written down."""

from typing import Final

from mire.core.errors import BadRecord
from mire.core.game import JSON
from mire.games.farmers.box.goods import ANIMALS, DELIVERIES
from mire.games.farmers.box.grid import NAMES, names_of
from mire.games.farmers.box.special_cards import ACTIONS
from mire.games.farmers.model.step_data import StepData, read_names, read_spaces


class Memory:
    """A number."""

    def to_json(self, memory: int) -> JSON:
        """As a view tells it."""
        return {"number": memory}

    def from_json(self, data: StepData) -> int:
        """The same, read back."""
        return data.number


class Spaces(Memory):
    """Some spaces of the farm."""

    def to_json(self, memory: int) -> JSON:
        return {"spaces": names_of(memory)}

    def from_json(self, data: StepData) -> int:
        return read_spaces(data.spaces, "pending")


class Space(Memory):
    """One space of the farm."""

    def to_json(self, memory: int) -> JSON:
        return {"spaces": [NAMES[memory]]}

    def from_json(self, data: StepData) -> int:
        if len(data.spaces) != 1:
            raise BadRecord(f"state: pending: {data.card} is about one of the 'spaces'")
        return read_names(data.spaces, NAMES, "pending")[0]


class Ware(Memory):
    """A ware or a tile that has arrived."""

    def to_json(self, memory: int) -> JSON:
        return {"ware": DELIVERIES[memory]}

    def from_json(self, data: StepData) -> int:
        return read_names([data.ware], DELIVERIES, "pending")[0]


class Action(Memory):
    """A special action."""

    def to_json(self, memory: int) -> JSON:
        return {"action": ACTIONS[memory]}

    def from_json(self, data: StepData) -> int:
        return read_names([data.action], ACTIONS, "pending")[0]


class Animals(Memory):
    """How many animals there are of each kind, with a few bits for each."""

    def __init__(self, bits: int) -> None:
        self.bits: Final = bits

    def of(self, memory: int, kind: int) -> int:
        """How many of a kind."""
        return memory >> self.bits * kind & (1 << self.bits) - 1

    def one(self, kind: int) -> int:
        """One of a kind."""
        return 1 << self.bits * kind

    def to_json(self, memory: int) -> JSON:
        return {"animals": [name for kind, name in enumerate(ANIMALS) for _ in range(self.of(memory, kind))]}

    def from_json(self, data: StepData) -> int:
        kinds = read_names(data.animals, ANIMALS, "pending")
        if any([kinds.count(kind) >= 1 << self.bits for kind in kinds]):
            raise BadRecord(f"state: pending: {data.card} has too many animals of a kind")
        return sum([self.one(kind) for kind in kinds])


NUMBER: Final = Memory()
SPACES: Final = Spaces()
SPACE: Final = Space()
WARE: Final = Ware()
ACTION: Final = Action()
