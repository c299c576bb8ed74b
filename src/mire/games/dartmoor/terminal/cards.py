"""Cards in a few words, made from the data of the box: their names, what they score and what they do."""

from typing import Any, Final

from mire.core.game import JSON, Say
from mire.core.palette import INK, PEAT, SUN
from mire.games.dartmoor.box.components import SIDES
from mire.games.dartmoor.terminal.lines import GUESS, SIDE_SIGNS, TREE_COLOURS, Part, Piece

OWN: Final = "own"


class Half:
    """A whole card, or one half of a split one."""

    def __init__(self, side: str, species: str, tree: str) -> None:
        self.side: Final = side  # empty for a whole card
        self.species: Final = species
        self.tree: Final = tree


class Cards:
    """All cards of a box, and how to say them."""

    def __init__(self, components: JSON, say: Say) -> None:
        self.say: Final = say
        self.species: Final[dict[str, JSON]] = {species["id"]: species for species in components["species"]}
        self.caves: Final[dict[int, JSON]] = {cave["number"]: cave for cave in components["caves"]}
        self._halves: Final = _halves_by_card(components["deck"])
        self._guessed_pairs: Final = _guessed_pairs(components["deck"])

    def halves(self, card: str) -> list[Half]:
        """What is on a card; a tree shows its own symbol."""
        return self._halves.get(card) or [Half("", card, card)]

    def is_guess(self, card: str) -> bool:
        """Whether it is not published which species share this card."""
        return card in self._guessed_pairs

    def half(self, face: str) -> Half:
        """One of them, such as `LR07-left`."""
        card, _, side = face.partition("-")
        return next(half for half in self.halves(card) if half.side == side)

    def is_moor(self, species: str) -> bool:
        """Whether it has no slots at its sides; a card back is no species of the box."""
        return species not in self.species or self.species[species]["position"] == "moor"

    def named(self, half: Half, points: int | None = None) -> Piece:
        """Its name with its tree symbol, and what it scores."""
        sign = f"{SIDE_SIGNS[half.side]} " if half.side else ""
        parts = [(sign, PEAT), (self.name(half.species), ""), self.tree(half.tree)]
        return Piece(*parts, *([] if points is None else [(f" {points}", SUN)]))

    def name(self, species: str) -> str:
        """A species by its name."""
        return self.say(f"dartmoor-species-{species}")

    def tree(self, tree: str | None) -> Part:
        """A tree symbol, in two letters."""
        return (f" {self.say('dartmoor-board-tree', tree=tree)}", TREE_COLOURS[tree]) if tree else ("", "")

    def card(self, card: str) -> Piece:
        """A card with the names on it."""
        parts: list[Part] = []
        for half in self.halves(card):
            parts += [(" / " if parts else "", PEAT), *self.named(half).parts]
        return Piece((f"{card} ", PEAT), *parts) if self.halves(card)[0].side else Piece(*parts)

    def details(self, half: Half) -> list[Piece]:
        """What it costs, its symbols, its points, and what it does."""
        species = self.species[half.species]
        symbols = self.say("dartmoor-board-shown", symbols=" ".join(species["symbols"]))
        pieces = [
            Piece((self.say("dartmoor-board-cost", cost=species["cost"]), INK)),
            Piece((symbols, PEAT)),
            Piece(
                (" + ".join([self._points(term) for term in species.get("points", [])]), SUN), _mark(species, "points")
            ),
        ]
        if "only" in species:
            pieces.append(Piece((self.say(f"dartmoor-board-only-{species['only']}"), "")))
        if "permanent" in species:
            pieces.append(Piece((self._permanent(species["permanent"]), ""), _mark(species, "permanent")))
        for what in ("effect", "bonus"):
            if what in species:
                does = self.action(species[what])
                told = does if what == "effect" else self.say("dartmoor-board-bonus", does=does)
                pieces.append(Piece((told, ""), _mark(species, what)))
        return [piece for piece in pieces if piece.parts]

    def cave(self, number: int) -> Piece:
        """A cave card with what it does and is worth."""
        cave = self.caves[number]
        does = [self.action(effect) for effect in cave.get("effects", [])]
        if cave.get("points"):
            does.append(self.say("points", points=cave["points"]))
        return Piece((f"{number}: ", INK), (", ".join(does), ""), (GUESS if cave.get("reconstructed") else "", PEAT))

    # What it scores

    def _points(self, term: JSON) -> str:
        say = self.say
        if "group" in term:
            return say("dartmoor-board-points-group", table=_listed(term["group"]))
        if "sets" in term:
            return say("dartmoor-board-points-sets", table=_listed(term["sets"]), what=self._many(term["of"]))
        if "tiers" in term:
            table = ", ".join([f"{number}: {points}" for number, points in term["tiers"].items()])
            return say("dartmoor-board-points-tiers", table=table, what=self._many(term["of"]))
        value = term["value"]
        if "per" in term:
            return say("dartmoor-board-points-per", value=value, what=self._one(term["per"]))
        if "if" in term:
            when = self._when(term["if"])
            return say("dartmoor-board-points-if", value=value, when=when, otherwise=term.get("else", 0))
        return say("points", points=value)

    def _when(self, when: JSON) -> str:
        if "count" in when:
            return self.say("dartmoor-board-at-least", number=when["at_least"], what=self._many(when["count"]))
        if "most" in when:
            return self.say("dartmoor-board-most", what=self._many(when["most"]))
        return self.say("dartmoor-board-at-moor" if "at" in when else f"dartmoor-board-full-{when['full']}")

    def _one(self, what: JSON) -> str:
        """Something to count, one of it."""
        name, value = next(iter(what.items()))
        if name in ("symbol", "symbols"):
            return self.say("dartmoor-board-symbols", symbols=_joined(value))
        if name == "different":
            return self.say("dartmoor-board-different", symbol=value)
        if name == "tree":
            return self.say("dartmoor-board-own-tree" if value == OWN else "dartmoor-board-tree-symbol", tree=value)
        if name == "species":
            return self.name(value)
        return self.say("dartmoor-board-bottom-card" if name == "slot" else "dartmoor-board-cave-card")

    def _many(self, what: JSON) -> str:
        """Something to count, several of it."""
        name, value = next(iter(what.items()))
        if name in ("symbol", "symbols"):
            return self.say("dartmoor-board-many", symbols=_joined(value))
        return self.say("dartmoor-board-many-different", symbol=value) if name == "different" else self._one(what)

    # What it does

    def action(self, doing: JSON) -> str:
        """An effect, a bonus or a cave."""
        does = doing["do"].replace("_", "-")
        if does == "to-cave":
            does = "reveal" if doing["from"] == "stack" else "store"
        if does == "place":
            does += f"-{doing['from']}"
        amount = doing.get("amount", 1)
        of = (self._many if amount == "any" else self._one)(doing["of"]) if "of" in doing else ""
        text = self.say(f"dartmoor-board-{does}", cards=amount, what=of)
        if "per" in doing:
            return self.say("dartmoor-board-per", does=text, what=self._one(doing["per"]))
        if "if" in doing:
            return self.say("dartmoor-board-if", does=text, when=self._when(doing["if"]))
        return self.say("dartmoor-board-with-effect", does=text) if doing.get("with_effect") else text

    def _permanent(self, lasting: JSON) -> str:
        if "each" in lasting:
            return self.say("dartmoor-board-each", what=self._one(lasting["each"]))
        if "shares" in lasting:
            return self.say(f"dartmoor-board-shares-{lasting['shares']}")
        return self.say("dartmoor-board-doubles", what=self._many(lasting["doubles"]))


def _halves_by_card(deck: JSON) -> dict[str, list[Half]]:
    halves: dict[str, list[Half]] = {}
    for split in [*deck["left_right"], *deck["top_bottom"]]:
        halves[split["id"]] = [Half(side, *split[side]) for side in SIDES if side in split]
    for species, trees in deck["tree_symbols"].items():
        for copy, tree in enumerate(trees, 1):
            halves[f"{species}-{copy}"] = [Half("", species, tree)]
    return halves


def _guessed_pairs(deck: JSON) -> set[str]:
    return {split["id"] for split in [*deck["left_right"], *deck["top_bottom"]] if not split.get("printed")}


def _mark(species: JSON, part: str) -> Part:
    """What follows a part of a card that rests on a guess, as the file says."""
    return (GUESS if part in species.get("unsure", []) else "", PEAT)


def _joined(symbols: Any) -> str:
    return symbols if isinstance(symbols, str) else " ".join(symbols)


def _listed(numbers: list[int]) -> str:
    return ", ".join([str(number) for number in numbers])
