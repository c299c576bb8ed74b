"""The shape of the components file."""

from typing import Annotated, Literal

import msgspec

Symbol = Literal[
    "tree",
    "shrub",
    "moor",
    "bird",
    "bat",
    "insect",
    "dragonfly",
    "plant",
    "amphibian",
    "pawed",
    "mouse",
    "cloven_hoofed",
]
Tree = Literal["crab_apple", "ash", "sessile_oak", "black_alder", "moor_birch", "goat_willow"]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]


class What(msgspec.Struct, forbid_unknown_fields=True):
    """Something to count; one of these is given."""

    symbol: Symbol | None = None
    symbols: list[Symbol] | None = None
    different: Symbol | None = None
    tree: Tree | Literal["own"] | None = None
    species: str | None = None
    slot: Literal["bottom"] | None = None
    cave: Literal[True] | None = None


class When(msgspec.Struct, forbid_unknown_fields=True):
    """A condition; one of these is given, `at_least` with `count`."""

    count: What | None = None
    at_least: Number | None = None
    most: What | None = None
    at: Literal["moor"] | None = None
    full: Literal["self", "host"] | None = None


class Doing(msgspec.Struct, forbid_unknown_fields=True):
    """An effect or a bonus."""

    do: Literal["draw", "take", "to_cave", "place", "universal_moor", "extra_turn", "discard"]
    source: Literal["stack", "clearing", "hand"] | None = msgspec.field(default=None, name="from")
    amount: Annotated[int, msgspec.Meta(ge=1, le=10)] | Literal["any", "all"] = 1
    per: What | None = None
    of: What | None = None
    condition: When | None = msgspec.field(default=None, name="if")
    with_effect: bool = False


class Lasting(msgspec.Struct, forbid_unknown_fields=True):
    """A permanent effect; one of `each`, `shares` and `doubles` is given."""

    each: What | None = None
    do: Literal["draw"] | None = None
    shares: Literal["dragonfly", "rabbit"] | None = None
    doubles: What | None = None


class Points(msgspec.Struct, forbid_unknown_fields=True):
    """A part of the points."""

    value: Number | None = None
    per: What | None = None
    condition: When | None = msgspec.field(default=None, name="if")
    otherwise: Number = msgspec.field(default=0, name="else")
    tiers: dict[str, Number] | None = None
    of: What | None = None
    sets: list[Number] | None = None
    group: list[Number] | None = None


class SpeciesEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A species in the file."""

    id: str
    position: Literal["tree", "shrub", "moor", "top", "bottom", "side"]
    copies: int
    cost: Annotated[int, msgspec.Meta(ge=0, le=9)]
    symbols: list[Symbol]
    only: Literal["moor", "bird"] | None = None
    effect: Doing | None = None
    permanent: Lasting | None = None
    bonus: Doing | None = None
    points: list[Points] = []
    unsure: list[Literal["effect", "permanent", "bonus", "points"]] = []


class CaveEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A cave in the file."""

    number: int
    effects: list[Doing] = []
    points: Number = 0
    reconstructed: bool = False


class SplitEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A split card in the file: per half its species and its tree symbol."""

    id: str
    left: tuple[str, Tree] | None = None
    right: tuple[str, Tree] | None = None
    top: tuple[str, Tree] | None = None
    bottom: tuple[str, Tree] | None = None
    printed: bool = False


class DeckEntry(msgspec.Struct, forbid_unknown_fields=True):
    """The deck in the file."""

    left_right: list[SplitEntry]
    top_bottom: list[SplitEntry]
    tree_symbols: dict[str, list[Tree]]


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    species: list[SpeciesEntry]
    caves: list[CaveEntry]
    deck: DeckEntry
