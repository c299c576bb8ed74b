"""The ways to set up Moorland that go through the suite for every game."""

import random
from collections import Counter
from typing import Any

import mire
from tests.games.moorland.oracle import Map
from tests.suite import Case

LAYOUTS = ["grid", "corners", "row", "column", "stairs", "zigzag", "cross", "ring", "tee"]
SIDES = ["white", "black", "mixed"]
FREE_LAYOUTS = 12


def cases(players: int, first_free: int = 0) -> list[Case]:
    """All presets on all sides, and free layouts by chance, numbered from the first asked for."""
    options: dict[str, dict[str, Any]] = {
        f"{layout}-{sides}": {"layout": layout, "sides": sides} for layout in LAYOUTS for sides in SIDES
    }
    options |= {
        f"free-{number}": {"layout": free_layout(number)} for number in range(first_free, first_free + FREE_LAYOUTS)
    }
    return [Case(f"moorland-{players}-{name}", "moorland", players, recount, options[name]) for name in options]


def free_layout(number: int) -> list[dict[str, Any]]:
    """Four plans that hang together somehow, turned and sided by chance."""
    chance = random.Random(number)
    while True:
        layout = [
            {
                "plan": plan,
                "x": chance.randrange(-2, 4),
                "y": chance.randrange(-2, 4),
                "turn": chance.choice([0, 180]),
                "side": chance.choice(["white", "black"]),
            }
            for plan in (3, 1, 4, 2)
        ]
        try:
            mire.new("moorland", layout=layout)
        except mire.BadSetup:
            continue
        return layout


def recount(table: mire.Table) -> list[dict[str, int]]:
    """The scores from the view alone, the plain way."""
    board = table.view()["board"]
    faces = {card["number"]: card for card in table.components()["moor_cards"]}
    shown = [
        [faces[section["card"]] for section in moor["sections"].values() if section.get("face", "down") != "down"]
        for moor in board["moors"]
    ]
    striders = [sum(card.get("striders", 0) for card in cards) for cards in shown]
    rows = []
    for seat, moor in enumerate(board["moors"]):
        animals = Counter(card["animal"] for card in shown[seat] if "animal" in card)
        symbols = [symbol for card in shown[seat] for symbol in card["plants"]]
        rows.append(
            {
                "rooted": sum(symbol.endswith(" roots") for symbol in symbols) + sum(map(bool, moor["roots"])),
                "biodiversity": {0: 0, 1: 1, 2: 2, 3: 3, 4: 5, 5: 8, 6: 12}[len(animals)],
                "pairs": sum(2 * (number // 2) for number in animals.values()),
                "striders": _strider_points(striders, seat),
                "waterway": Map(table, seat).longest(),
                "water": moor["water"],
                "surplus": -sum(moor["surplus"].values()),
            }
        )
    return rows


def _strider_points(striders: list[int], seat: int) -> int:
    if striders[seat] == 0:
        return 0
    prizes = [7, 3, 0, 0] if len(striders) == 2 else [7, 3, 1, 0]
    ranking = sorted(striders, reverse=True)
    shared = [prize for prize, number in zip(prizes, ranking, strict=False) if number == striders[seat]]
    return sum(shared) // len(shared)
