"""Reads components from their data file and checks every published count and shape."""

from collections import Counter
from typing import Any

from mire.core.boxes import Box, fault
from mire.core.entries import read_entries
from mire.core.game import JSON
from mire.games.dartmoor.box import components as box
from mire.games.dartmoor.box.components import CARD_IDS, FACE_IDS, SIDES, Card, Cave, Components, Face, Species
from mire.games.dartmoor.box.entries import File, SpeciesEntry, SplitEntry
from mire.games.dartmoor.box.language import Language
from mire.games.dartmoor.box.vocabulary import DRAGONFLY, MOOR, SYMBOLS, TREES

HALVES = {"top": 56, "bottom": 56, "side": 90}
WHOLE_CARDS = {
    "tree": dict.fromkeys(TREES, box.TREE_COPIES),
    "shrub": dict.fromkeys(box.SHRUBS, box.SHRUB_COPIES),
    "moor": dict.fromkeys(box.MOORS, box.MOOR_COPIES),
}
ROE_DEER = "roe_deer"
NICHES = [box.FREE_TOP, box.FREE_BOTTOM, box.FREE_LEFT, box.FREE_RIGHT]  # by side
MOOR_NICHES = {box.TOP: box.MOOR_TOP, box.BOTTOM: box.MOOR_BOTTOM}
RABBIT_NICHES = {box.LEFT: box.RABBIT_LEFT, box.RIGHT: box.RABBIT_RIGHT}
POSITION_OF_SIDE = ["top", "bottom", "side", "side"]
KINDS = {
    "species": ("species", "id"),
    "caves": ("cave", "number"),
    "deck.left_right": ("card", "id"),
    "deck.top_bottom": ("card", "id"),
}


def build(data: JSON) -> Components:
    """Components from a file's contents; BadSetup names the entry at fault."""
    file = read_entries(data, File, KINDS)
    _check_species(file.species)
    language = Language([entry.id for entry in file.species])
    species = [_species(number, entry, language) for number, entry in enumerate(file.species)]
    species.append(box.universal_moor(len(species), MOOR))
    caves = _caves(file, language)
    cards, faces = _cards(file, {one.id: one for one in species}, {entry.id: entry for entry in file.species})
    return Components(species, faces, cards, _deck(cards), caves, language.actions)


def _check_species(entries: list[SpeciesEntry]) -> None:
    expected: dict[str, list[str]] = {position: list(names) for position, names in WHOLE_CARDS.items()}
    expected.update(box.DWELLERS)
    copies = Counter(entry.id for entry in entries)
    for entry in entries:
        if copies[entry.id] > 1:
            raise fault(f"species {entry.id}", "it is there twice")
        if entry.id not in expected[entry.position]:
            raise fault(f"species {entry.id}", f"{entry.position} species are: {', '.join(expected[entry.position])}")
        if entry.position in WHOLE_CARDS:
            _check_whole(entry, WHOLE_CARDS[entry.position][entry.id])
    for names in expected.values():
        for name in names:
            if name not in copies:
                raise fault("species", f"{name} is missing")
    for position, halves in HALVES.items():
        found = sum(entry.copies for entry in entries if entry.position == position)
        if found != halves:
            raise fault("species", f"there are {halves} {position} halves, here {found}")


def _check_whole(entry: SpeciesEntry, copies: int) -> None:
    """A tree, shrub or moor."""
    if entry.copies != copies:
        raise fault(f"species {entry.id}", f"there are {copies} copies, not {entry.copies}")
    if entry.symbols != [entry.position]:
        raise fault(f"species {entry.id}", f"its symbol is {entry.position} alone")
    if entry.only:
        raise fault(f"species {entry.id}", "'only' is for halves of split cards")


def _species(number: int, entry: SpeciesEntry, language: Language) -> Species:
    where = f"species {entry.id}"
    lasting = entry.permanent
    language.check_permanent(lasting, where)
    if entry.only == "moor" and entry.position == "side":
        raise fault(where, "nothing is placed at the sides of a moor")
    if entry.only == "bird" and entry.position != "top":
        raise fault(where, "only a top half can share a slot with a bird")
    return Species(
        entry.id,
        number,
        entry.position,
        entry.cost,
        sum(1 << SYMBOLS.index(symbol) for symbol in set(entry.symbols)),
        language.action(entry.effect, entry.id, f"{where}, effect") if entry.effect else None,
        language.action(entry.bonus, entry.id, f"{where}, bonus") if entry.bonus else None,
        language.symbol(lasting.each, f"{where}, permanent") if lasting and lasting.each else 0,
        bool(lasting and lasting.shares == "dragonfly"),
        bool(lasting and lasting.shares == "rabbit"),
        language.symbols(lasting.doubles, f"{where}, permanent") if lasting and lasting.doubles else 0,
        entry.only == "bird",
        [language.term(points, f"{where}, points") for points in entry.points],
    )


def _caves(file: File, language: Language) -> list[Cave]:
    entries = sorted(file.caves, key=lambda entry: entry.number)
    if [entry.number for entry in entries] != list(range(1, box.CAVES + 1)):
        raise fault("caves", f"there are the caves 1 to {box.CAVES}")
    caves = [Cave([], 0)]
    for entry in entries:
        where = f"cave {entry.number}"
        actions = [language.action(doing, f"cave-{entry.number}", where) for doing in entry.effects]
        caves.append(Cave(actions, entry.points))
    return caves


def _cards(file: File, species: dict[str, Species], entries: dict[str, SpeciesEntry]) -> tuple[list[Card], list[Face]]:
    faces: list[Face] = []
    cards: list[Card] = []

    def add(*halves: tuple[Species, int, int]) -> None:
        """A card from the species, tree symbol and side of each half."""
        card = []
        for one, tree, side in halves:
            niche = box.NEEDS_NO_HOST if side == box.WHOLE else _niche(one, entries[one.id], side)
            card.append(Face(len(faces), len(cards), side, one, tree, niche))
            faces.append(card[-1])
        cards.append(Card(card))

    for tree, name in enumerate(TREES):
        add((species[name], tree, box.WHOLE))
    for name, tree in _tree_symbols(file.deck.tree_symbols):
        add((species[name], tree, box.WHOLE))
    halves: Counter[str] = Counter()
    for split, sides in ((file.deck.left_right, (box.LEFT, box.RIGHT)), (file.deck.top_bottom, (box.TOP, box.BOTTOM))):
        expected = CARD_IDS[box.FIRST_LEFT_RIGHT : box.FIRST_TOP_BOTTOM]
        if sides[0] == box.TOP:
            expected = CARD_IDS[box.FIRST_TOP_BOTTOM :]
        for entry in _in_order(split, expected):
            card = [_half(entry, side, species) for side in sides]
            halves.update(one.id for one, _, _ in card)
            add(*card)
    for name, one in entries.items():
        if one.position not in WHOLE_CARDS and halves[name] != one.copies:
            raise fault(f"species {name}", f"it has {one.copies} copies, but is on {halves[name]} halves of the deck")
    deer = [face.tree for face in faces if face.species.id == ROE_DEER]
    if len(set(deer)) != len(deer):
        raise fault(f"species {ROE_DEER}", "every copy has another tree symbol")
    assert [len(cards), len(faces)] == [len(CARD_IDS), len(FACE_IDS)]
    return cards, faces


def _niche(species: Species, entry: SpeciesEntry, side: int) -> int:
    """What a half needs of its host."""
    if entry.only == "bird":
        return box.BESIDE_BIRD
    if entry.only == "moor":
        return MOOR_NICHES[side]
    if species.id == box.RABBIT:
        return RABBIT_NICHES[side]
    if species.shows(DRAGONFLY) and side == box.TOP:
        return box.DRAGONFLY_TOP
    return NICHES[side]


def _tree_symbols(symbols: dict[str, list[Any]]) -> list[tuple[str, int]]:
    """Shrubs and moors with the tree symbol of each copy."""
    whole: list[tuple[str, int]] = []
    for name, copies in {**WHOLE_CARDS["shrub"], **WHOLE_CARDS["moor"]}.items():
        found = symbols.get(name, [])
        if len(found) != copies:
            raise fault(f"deck, tree_symbols of {name}", f"it has {copies} copies, here {len(found)}")
        whole += [(name, TREES.index(tree)) for tree in found]
    for name in symbols:
        if name not in dict(whole):
            raise fault(f"deck, tree_symbols of {name}", "there is no such shrub or moor")
    return whole


def _in_order(entries: list[SplitEntry], expected: list[str]) -> list[SplitEntry]:
    by_id = {entry.id: entry for entry in entries}
    for entry in entries:
        if entry.id not in expected:
            raise fault(f"card {entry.id}", f"the cards here are {expected[0]} to {expected[-1]}")
        if by_id[entry.id] is not entry:
            raise fault(f"card {entry.id}", "it is there twice")
    for name in expected:
        if name not in by_id:
            raise fault(f"card {name}", "it is missing")
    return [by_id[name] for name in expected]


def _half(entry: SplitEntry, side: int, species: dict[str, Species]) -> tuple[Species, int, int]:
    where = f"card {entry.id}"
    half: tuple[str, str] | None = getattr(entry, SIDES[side])
    given = [name for name in SIDES if getattr(entry, name) is not None]
    if half is None or len(given) != 2:
        raise fault(where, f"it has the halves {', '.join(given) or 'none'}; {SIDES[side]} and its opposite are needed")
    name, tree = half
    if name not in species:
        raise fault(where, f"there is no species '{name}'")
    if species[name].position != POSITION_OF_SIDE[side]:
        raise fault(where, f"{name} is no species for the {SIDES[side]}")
    return species[name], TREES.index(tree), side


def _deck(cards: list[Card]) -> list[int]:
    """All cards; of those that are alike the first stands for all."""
    first: dict[tuple[tuple[int, int, int], ...], int] = {}
    deck: list[int] = []
    for number, card in enumerate(cards):
        looks = tuple((face.species.number, face.tree, face.side) for face in card.faces)
        deck += [first.setdefault(looks, number)] * (box.TREE_COPIES if number < len(TREES) else 1)
    assert len(deck) == box.CARDS_IN_BOX
    return deck


BOX = Box("mire.games.dartmoor", build, KINDS)
