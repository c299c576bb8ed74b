"""A slow second opinion on the waterways: an explicit graph of sections, a plain flood, and all paths."""

from typing import Any

import mire

SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Map:
    """Where the sections of one moor lie and which sides their water reaches; ground has none."""

    def __init__(self, table: mire.Table, seat: int) -> None:
        board = table.view()["board"]
        components = table.components()
        self.at: dict[tuple[int, int], str] = {}
        self.water: dict[str, set[str]] = {}
        self.interrupting: set[str] = set()
        plans = {plan["plan"]: plan for plan in components["moor_plans"]}
        faces = {card["number"]: card for card in components["moor_cards"]}
        for placement in board["structure"]:
            self._lay_plan(placement, plans[placement["plan"]][placement["side"]])
        for letter, section in board["moors"][seat]["sections"].items():
            if "card" in section:
                down = section["face"] == "down"
                waterway = "NESW" if down else faces[section["card"]]["waterway"]
                self._flow(letter, waterway, section["face"] == "turned")
        self.places = {section: place for place, section in self.at.items()}

    def _lay_plan(self, placement: dict[str, Any], side: dict[str, Any]) -> None:
        turned = placement["turn"] == 180
        for row in (0, 1):
            for column in (0, 1):
                x, y = (1 - column, 1 - row) if turned else (column, row)
                section = side["grid"][row][column]
                name = f"R{placement['plan']}" if section == "R" else section
                self.at[placement["x"] + x, placement["y"] + y] = name
                if section == "R":
                    self._flow(name, side["root_waterway"], turned)

    def _flow(self, section: str, waterway: str, turned: bool) -> None:
        sides = set(waterway) - {"|"}
        self.water[section] = {OPPOSITE[side] for side in sides} if turned else sides
        if "|" in waterway:
            self.interrupting.add(section)

    def beside(self, section: str, side: str) -> str | None:
        """The neighbour on a side."""
        (x, y), (dx, dy) = self.places[section], SIDES[side]
        return self.at.get((x + dx, y + dy))

    def connected(self, section: str) -> list[str]:
        """The neighbours with water on both sides of the common edge."""
        found = [(self.beside(section, side), OPPOSITE[side]) for side in self.water.get(section, ())]
        return [other for other, side in found if other and side in self.water.get(other, ())]

    def reach(self, start: str) -> set[str]:
        """Uncovered ground and root sections that plants can drift to from a covered section."""
        todo, seen = [start], {start}
        while todo:
            here = todo.pop()
            if here in self.interrupting and here != start:
                continue
            ground = [self.beside(here, side) for side in self.water.get(here, ())]
            onward = [other for other in ground if other and other not in self.water]
            for other in [*self.connected(here), *onward]:
                if other not in seen:
                    seen.add(other)
                    todo.append(other)
        return {section for section in seen if section not in self.water or section.startswith("R")}

    def longest(self) -> int:
        """The length of the longest chain, by walking all of them."""
        joined = {section: self.connected(section) for section in self.water}
        return max(self._walk(section, {section}, joined) for section in self.water)

    def _walk(self, here: str, chain: set[str], joined: dict[str, list[str]]) -> int:
        if here in self.interrupting and len(chain) > 1:
            return len(chain)
        longest = len(chain)
        for other in joined[here]:
            if other not in chain:
                longest = max(longest, self._walk(other, {*chain, other}, joined))
        return longest
