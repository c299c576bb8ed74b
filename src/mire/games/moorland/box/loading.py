"""Reads components from their data file and checks every published count and shape."""

from collections import Counter
from typing import Annotated, Literal

import msgspec

from mire.core.boxes import Box, fault
from mire.core.entries import read_entries
from mire.core.game import JSON
from mire.games.moorland.box.components import (
    ANIMALS,
    ANY_PLANT,
    GROUND_SECTIONS,
    INTERRUPTS,
    LETTERS,
    NO_ANIMAL,
    PLANS,
    PLANTS,
    Components,
    MoorCard,
    PlanSide,
    one,
)

MOOR_CARDS = 60
FOUR_PLAYER_CARDS = 12
ANIMAL_CARDS = {"beetle": 8, "bird": 4, "snake": 4, "dragonfly": 4, "butterfly": 4, "frog": 4}
FATES = ("roots", "withers", "drifts")
INTERRUPTED = "N|E|S|W"
ROOT_SECTION = "R"
KINDS = {
    "moor_cards": ("moor card", "number"),
    "moor_plans": ("plan", "plan"),
    "plant_cards": ("plant_cards, card", ""),
}

Plant = Literal["cotton_grass", "rushes", "peat_moss", "heather"]


class CardEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A moor card in the file."""

    number: int
    waterway: str
    plants: list[str]
    animal: Literal["beetle", "bird", "snake", "dragonfly", "butterfly", "frog"] | None = None
    striders: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    four_players: bool = False


class SideEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One side of a moor plan in the file."""

    grid: list[list[str]]
    root_waterway: str
    growth: dict[str, Literal[1, 2, 3, "any"]]


class PlanEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A moor plan in the file."""

    plan: int
    white: SideEntry
    black: SideEntry


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    plant_cards: list[list[Plant]]
    moor_cards: list[CardEntry]
    moor_plans: list[PlanEntry]


def build(data: JSON) -> Components:
    """Components from a file's contents; BadSetup names the entry at fault."""
    file = read_entries(data, File, KINDS)
    plant_cards = _plant_cards(file.plant_cards)
    cards = _moor_cards(file.moor_cards)
    white, black = _plans(file.moor_plans)
    return Components(cards, plant_cards, white, black)


def _plant_cards(entries: list[list[Plant]]) -> list[list[int]]:
    for place, plants in enumerate(entries):
        if len(plants) not in (2, 4) or len(set(plants)) != len(plants):
            raise fault(f"plant_cards, card {place + 1}", "a plant card shows two different plants or all four")
    found = Counter(len(plants) for plants in entries)
    if (found[2], found[4]) != (12, 2):
        raise fault("plant_cards", f"12 cards show two plants and 2 show four, here {found[2]} and {found[4]}")
    return [[PLANTS.index(plant) for plant in plants] for plants in entries]


def _moor_cards(entries: list[CardEntry]) -> list[MoorCard]:
    numbers = Counter(entry.number for entry in entries)
    for entry in entries:
        if not 1 <= entry.number <= MOOR_CARDS:
            raise fault(f"moor card {entry.number}", f"numbers run from 1 to {MOOR_CARDS}")
        if numbers[entry.number] > 1:
            raise fault(f"moor card {entry.number}", "this number is there twice")
    if len(entries) != MOOR_CARDS:
        missing = [str(number) for number in range(1, MOOR_CARDS + 1) if number not in numbers]
        raise fault("moor_cards", f"there are {MOOR_CARDS} moor cards; missing: {', '.join(missing)}")
    for animal, copies in ANIMAL_CARDS.items():
        found = sum(entry.animal == animal for entry in entries)
        if found != copies:
            raise fault("moor_cards", f"{copies} cards show a {animal}, here {found}")
    four = sum(entry.four_players for entry in entries)
    if four != FOUR_PLAYER_CARDS:
        raise fault("moor_cards", f"{FOUR_PLAYER_CARDS} cards are for four players only, here {four}")
    ordered = sorted(entries, key=lambda entry: entry.number)
    return [MoorCard(0, NO_ANIMAL, 0, False, 0, 0, 0), *map(_moor_card, ordered)]


def _moor_card(entry: CardEntry) -> MoorCard:
    where = f"moor card {entry.number}"
    if not 1 <= len(entry.plants) <= 4:
        raise fault(where, f"a card shows 1 to 4 plant symbols, not {len(entry.plants)}")
    fates = dict.fromkeys(FATES, 0)
    for symbol in entry.plants:
        plant, _, fate = symbol.partition(" ")
        if plant not in PLANTS or fate not in FATES:
            expected = f"a plant ({', '.join(PLANTS)}) and its fate ({', '.join(FATES)})"
            raise fault(where, f"'{symbol}' must be {expected}")
        fates[fate] += one(PLANTS.index(plant))
    return MoorCard(
        _waterway(entry.waterway, where),
        NO_ANIMAL if entry.animal is None else ANIMALS.index(entry.animal),
        entry.striders,
        entry.four_players,
        fates["roots"],
        fates["withers"],
        fates["drifts"],
    )


def _plans(entries: list[PlanEntry]) -> tuple[list[PlanSide], list[PlanSide]]:
    if sorted(entry.plan for entry in entries) != list(range(1, PLANS + 1)):
        found = ", ".join(str(entry.plan) for entry in entries)
        raise fault("moor_plans", f"there are the plans 1, 2, 3 and 4, here {found or 'none'}")
    seen: set[str] = set()
    for entry in entries:
        white, black = set(entry.white.growth), set(entry.black.growth)
        if white != black:
            raise fault(f"plan {entry.plan}", "both sides carry the same three letters")
        if seen & white:
            raise fault(f"plan {entry.plan}", f"the letter {min(seen & white)} is on another plan already")
        seen |= white
    entries = sorted(entries, key=lambda entry: entry.plan)
    return (
        [_side(entry.white, entry.plan, f"plan {entry.plan}, white side") for entry in entries],
        [_side(entry.black, entry.plan, f"plan {entry.plan}, black side") for entry in entries],
    )


def _side(entry: SideEntry, plan: int, where: str) -> PlanSide:
    if [len(row) for row in entry.grid] != [2, 2]:
        raise fault(where, "grid must be two rows of two sections")
    places = [*entry.grid[0], *entry.grid[1]]
    letters = [place for place in places if place != ROOT_SECTION]
    if len(letters) != 3 or len(set(letters)) != 3 or not set(letters) <= set(LETTERS):
        raise fault(where, f"grid must hold one root section R and three letters from A to L, not {places}")
    if set(entry.growth) != set(letters):
        raise fault(where, f"growth must name the letters of the grid ({', '.join(letters)})")
    sections = [GROUND_SECTIONS + plan - 1 if place == ROOT_SECTION else LETTERS.index(place) for place in places]
    growth = [entry.growth.get(place, "any") for place in places]
    return PlanSide(
        sections,
        _waterway(entry.root_waterway, where),
        [ANY_PLANT if dots == "any" else dots for dots in growth],
    )


def _waterway(text: str, where: str) -> int:
    if text == INTERRUPTED:
        return sum(1 << side for side in range(4)) | INTERRUPTS
    if not text or len(set(text)) != len(text) or not set(text) <= set("NESW"):
        raise fault(where, f"waterway '{text}' must be sides out of NESW, or {INTERRUPTED} if it interrupts")
    return sum(1 << "NESW".index(side) for side in text)


BOX = Box("mire.games.moorland", build, KINDS)
