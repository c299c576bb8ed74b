"""Cards in full sentences, one text for each word of the data; card-text.ts says the same on the page."""

from typing import Any, Final

from mire.core.game import JSON
from mire.core.sayings import Saying

LABELLED: Final = ("effect", "permanent", "bonus")  # what is told with the name of the part before it

Told = tuple[str, dict[str, str | int]]  # the end of a text's id, and its values


def species_text(species: JSON) -> list[Saying]:
    """All that is printed on a card of a species, a sentence each, and which of it is a guess."""
    sayings: list[Saying] = []
    for part, sentences in species_parts(species).items():
        if sentences and part in LABELLED:
            sayings.append(Saying(f"dartmoor-printed-{part}", {}))
        sayings += sentences
        if part in species.get("unsure", []):
            sayings.append(Saying("dartmoor-guess-icon", {}))
    return sayings


def species_parts(species: JSON) -> dict[str, list[Saying]]:
    """The same by the part of the card, without the marks."""
    return {
        "only": [Saying(f"dartmoor-only-{species['only']}", {})] if "only" in species else [],
        "effect": [_action_text(species["effect"])] if "effect" in species else [],
        "permanent": [_permanent_text(species["permanent"])] if "permanent" in species else [],
        "bonus": [_action_text(species["bonus"])] if "bonus" in species else [],
        "points": [_term_text(term) for term in species.get("points", [])] or [Saying("dartmoor-points-none", {})],
    }


def cave_text(cave: JSON) -> list[Saying]:
    """What a cave does and is worth."""
    sayings = [_action_text(effect) for effect in cave.get("effects", [])]
    if cave.get("points"):
        sayings.append(Saying("dartmoor-printed-worth", {"points": cave["points"]}))
    if cave.get("reconstructed"):
        sayings.append(Saying("dartmoor-guess-cave", {}))
    return sayings


def _action_text(doing: JSON) -> Saying:
    word, values = _action(doing)
    return Saying(f"dartmoor-do-{word}", values)


def _action(doing: JSON) -> Told:
    amount = doing.get("amount", 1)
    match doing["do"]:
        case "draw" if "per" in doing:
            return "draw-per", {"symbol": _symbols(doing["per"])}
        case "to_cave" if doing["from"] == "stack":
            return (
                ("reveal-per", {"symbol": _symbols(doing["per"])}) if "per" in doing else ("reveal", {"cards": amount})
            )
        case "to_cave":
            return ("store-all", {"symbol": _symbols(doing["of"])}) if amount == "all" else ("store", {"cards": amount})
        case "place":
            how = "-effect" if doing.get("with_effect") else "-any" if amount == "any" else ""
            place = "clearing" if doing["from"] == "clearing" else f"hand{how}"
            return f"place-{place}", {"what": _kinds(doing["of"])}
        case "universal_moor":
            return "universal-moor", {}
        case "extra_turn" if "if" in doing:
            condition = doing["if"]
            return "extra-turn-if", {"symbol": _symbols(condition["count"]), "at_least": condition["at_least"]}
        case "extra_turn":
            return "extra-turn", {}
        case other:
            return other, {"cards": amount}


def _permanent_text(lasting: JSON) -> Saying:
    if "shares" in lasting:
        return Saying(f"dartmoor-permanent-shares-{lasting['shares']}", {})
    word = "each" if "each" in lasting else "doubles"
    return Saying(f"dartmoor-permanent-{word}", {"symbol": _symbols(lasting[word])})


def _term_text(term: JSON) -> Saying:
    word, values = _term(term)
    return Saying(f"dartmoor-points-{word}", values)


def _term(term: JSON) -> Told:
    if "tiers" in term:
        return "tiers", {"table": _table(term["tiers"]), "symbol": _symbols(term["of"])}
    if "sets" in term:
        return "sets", {"table": _table(_counted(term["sets"])), "symbol": _symbols(term["of"])}
    if "group" in term:
        return "group", {"table": _table(_counted(term["group"]))}
    value = term["value"]
    if "per" in term:
        per = term["per"]
        values = {"what": _kinds(per), "symbol": _symbols(per), "tree": per.get("tree", "")}
        return f"per-{_per(per)}", {"value": value, **values, "species": per.get("species", "")}
    if "if" in term:
        condition = term["if"]
        counted = condition.get("count") or condition.get("most") or {}
        values = {"symbol": _symbols(counted), "at_least": condition.get("at_least", 0)}
        return f"if-{_condition(condition)}", {"value": value, "otherwise": term.get("else", 0), **values}
    return "fixed", {"value": value}


def _per(what: JSON) -> str:
    if "tree" in what:
        return "own-tree" if what["tree"] == "own" else "tree"
    if "slot" in what:
        return "bottom"
    return next((name for name in ("species", "cave", "different") if name in what), "symbol")


def _condition(condition: JSON) -> str:
    if "count" in condition:
        return "different" if "different" in condition["count"] else "count"
    if "most" in condition:
        return "most"
    return "moor" if "at" in condition else f"full-{condition['full']}"


def _symbols(what: JSON) -> str:
    """The type symbols that are counted, as ids."""
    found: Any = what.get("symbols") or what.get("symbol") or what.get("different") or ""
    return found if isinstance(found, str) else " ".join(found)


def _kinds(what: JSON) -> str:
    """The same with their kind, or a species."""
    if "species" in what:
        return f"species-{what['species']}"
    return " ".join([f"symbol-{symbol}" for symbol in _symbols(what).split()])


def _counted(points: list[int]) -> dict[str, int]:
    return {str(number): worth for number, worth in enumerate(points, 1)}


def _table(points: dict[str, int]) -> str:
    return ", ".join([f"{number}: {worth}" for number, worth in points.items()])
