"""Understands what the components file says in the words of the cards."""

from mire.core.boxes import fault
from mire.games.dartmoor.box import vocabulary as words
from mire.games.dartmoor.box.entries import Doing, Lasting, Points, What, When
from mire.games.dartmoor.box.vocabulary import SYMBOLS, TREES, Action, Condition, Count, Term

DEEDS = {
    "draw": words.DRAW,
    "take": words.TAKE,
    "place": words.PLACE,
    "universal_moor": words.LAY_MOOR,
    "extra_turn": words.EXTRA_TURN,
    "discard": words.DISCARD,
}
SOURCES = {"to_cave": ("stack", "clearing"), "place": ("hand", "clearing")}
AMOUNTS = {"any": words.ANY_NUMBER, "all": words.ALL}
EVERY_SYMBOL = (1 << len(SYMBOLS)) - 1


class Language:
    """The words of the cards, as far as they depend on the species there are; collects all actions."""

    def __init__(self, species: list[str]) -> None:
        self._species = {name: number for number, name in enumerate(species)}
        self.actions: list[Action] = []

    def count(self, what: What, where: str) -> Count:
        """Something to count."""
        given = [name for name in what.__struct_fields__ if getattr(what, name) is not None]
        if len(given) != 1:
            raise fault(where, f"one thing is counted, not {len(given)} ({', '.join(given) or 'nothing is named'})")
        if what.symbol:
            return Count(words.SYMBOL, 1 << SYMBOLS.index(what.symbol))
        if what.symbols is not None:
            if not what.symbols:
                raise fault(where, "no symbol is named")
            return Count(words.SYMBOL, sum(1 << SYMBOLS.index(symbol) for symbol in set(what.symbols)))
        if what.different:
            return Count(words.DIFFERENT, SYMBOLS.index(what.different))
        if what.tree:
            return Count(words.OWN_TREE) if what.tree == "own" else Count(words.TREE_SYMBOL, TREES.index(what.tree))
        if what.species is not None:
            if what.species not in self._species:
                raise fault(where, f"there is no species '{what.species}'")
            return Count(words.SPECIES, self._species[what.species])
        return Count(words.BOTTOM if what.slot else words.CAVE)

    def symbol(self, what: What, where: str) -> int:
        """A single type symbol, as a set."""
        symbols = self.symbols(what, where)
        if symbols & (symbols - 1):
            raise fault(where, "only one type symbol can be meant here")
        return symbols

    def symbols(self, what: What, where: str) -> int:
        """A set of type symbols, where only these make sense."""
        count = self.count(what, where)
        if count.of != words.SYMBOL:
            raise fault(where, "only cards with a type symbol can be meant here")
        return count.number

    def condition(self, when: When, where: str) -> Condition:
        """When something holds."""
        given = [name for name in ("count", "most", "at", "full") if getattr(when, name) is not None]
        if len(given) != 1 or (when.at_least is None) == (when.count is not None):
            raise fault(where, "'if' has one of: count and at_least, most, at, full")
        if when.count:
            return Condition(words.AT_LEAST, self._apart(when.count, where), when.at_least or 0)
        if when.most:
            return Condition(words.MOST, self._apart(when.most, where))
        nothing = Count(words.SYMBOL, EVERY_SYMBOL)
        if when.at:
            return Condition(words.AT_MOOR, nothing)
        return Condition(words.SELF_FULL if when.full == "self" else words.HOST_FULL, nothing)

    def action(self, doing: Doing, card: str, where: str) -> Action:
        """Something to do, numbered."""
        self._check(doing, where)
        condition = self.condition(doing.condition, where) if doing.condition else None
        if condition and condition.kind not in (words.AT_LEAST, words.MOST):
            raise fault(where, "an effect can depend only on a count or on having the most")
        action = Action(
            len(self.actions),
            card,
            DEEDS.get(doing.do, words.REVEAL if doing.source == "stack" else words.STORE),
            AMOUNTS.get(doing.amount, words.ALL) if isinstance(doing.amount, str) else doing.amount,
            self._apart(doing.per, where) if doing.per else None,
            self.count(doing.of, where) if doing.of else None,
            condition,
            doing.source == "clearing",
            doing.with_effect,
        )
        self.actions.append(action)
        return action

    def term(self, points: Points, where: str) -> Term:
        """A part of the points."""
        given = [name for name in ("value", "tiers", "sets", "group") if getattr(points, name) is not None]
        if len(given) != 1:
            raise fault(where, "points have one of: value, tiers, sets, group")
        if points.value is not None:
            return self._value(points, points.value, where)
        if (points.of is None) != (points.group is not None) or points.per or points.condition:
            raise fault(where, f"'{given[0]}' stands " + ("alone" if points.group else "with 'of' alone"))
        if points.tiers is not None:
            tiers = [(self._threshold(tier, where), value) for tier, value in points.tiers.items()]
            return Term(words.TIERS, 0, 0, self._of(points, where), None, sorted(tiers, reverse=True))
        table = list(enumerate(points.sets or points.group or [], 1))[::-1]
        if points.group is not None:
            return Term(words.GROUP, 0, 0, None, None, table)
        count = self._of(points, where)
        if count.of != words.SYMBOL:
            raise fault(where, "sets are of species with a type symbol")
        return Term(words.SETS, 0, 0, count, None, table)

    def check_permanent(self, lasting: Lasting | None, where: str) -> None:
        """A permanent effect says one thing."""
        if lasting is None:
            return
        given = [name for name in ("each", "shares", "doubles") if getattr(lasting, name) is not None]
        if len(given) != 1 or (lasting.do is None) == (lasting.each is not None):
            raise fault(where, "'permanent' has one of: each and do, shares, doubles")

    def _check(self, doing: Doing, where: str) -> None:
        sources = SOURCES.get(doing.do)
        if sources and doing.source not in sources:
            raise fault(where, f"'{doing.do}' needs from: {' or '.join(sources)}")
        if not sources and doing.source:
            raise fault(where, f"'{doing.do}' takes no 'from'")
        if doing.amount == "any" and doing.do != "place":
            raise fault(where, "any number is for 'place'")
        if doing.amount == "all" and (doing.do != "to_cave" or doing.source != "clearing"):
            raise fault(where, "all are for 'to_cave' from the clearing")
        if doing.do == "place" and (doing.of is None or doing.amount not in (1, "any")):
            raise fault(where, "'place' needs 'of', and places one card or any number")
        if doing.of and (doing.do != "place" and doing.amount != "all"):
            raise fault(where, f"'{doing.do}' takes no 'of'")
        if doing.of and self.count(doing.of, where).of not in (words.SYMBOL, words.SPECIES):
            raise fault(where, "'of' names type symbols or a species")
        if doing.with_effect and doing.do != "place":
            raise fault(where, "'with_effect' is for 'place'")
        if doing.per and doing.do not in ("draw", "to_cave"):
            raise fault(where, f"'{doing.do}' takes no 'per'")

    def _value(self, points: Points, value: int, where: str) -> Term:
        if points.of or (points.per and points.condition) or (points.otherwise and not points.condition):
            raise fault(where, "a value stands alone, with 'per', or with 'if' and 'else'")
        if points.per:
            return Term(words.PER, value, 0, self.count(points.per, where), None, [])
        if points.condition:
            return Term(words.IF, value, points.otherwise, None, self.condition(points.condition, where), [])
        return Term(words.FIXED, value, 0, None, None, [])

    def _apart(self, what: What, where: str) -> Count:
        """Something to count that does not depend on which card counts it."""
        count = self.count(what, where)
        if count.of == words.OWN_TREE:
            raise fault(where, "its own tree symbol is counted for points alone, with 'per' or 'of'")
        return count

    def _of(self, points: Points, where: str) -> Count:
        assert points.of is not None
        return self.count(points.of, where)

    def _threshold(self, tier: str, where: str) -> int:
        if not tier.isdecimal() or len(tier) > 2:
            raise fault(where, f"tier '{tier}' must be a number")
        return int(tier)
