"""The legal moves and what they do, against the rules written a second time, plainly, from what everybody sees."""

import random
from collections import Counter
from typing import Any

import pytest

import mire
from tests.games.moorland.oracle import Map
from tests.games.moorland.worlds import JSON, LETTERS, PLANTS


class Opinion:
    """What the rules allow the player whose decision it is."""

    def __init__(self, table: mire.Table) -> None:
        self.table = table
        self.board: JSON = table.view()["board"]
        self.moor: JSON = self.board["moors"][table.seat]
        self.components = table.components()
        self.cards = {card["number"]: card for card in self.components["moor_cards"]}
        self.ground: dict[str, Counter[str]] = {
            letter: Counter(section["plants"])
            for letter, section in self.moor["sections"].items()
            if "plants" in section
        }

    def moves(self) -> set[str]:
        """All legal moves."""
        step = self.board["pending"][-1]
        ask = step["ask"]
        if ask == "to":
            return {f"to {letter}" for letter in self.spacious() if letter != step["section"]}
        if ask == "surplus":
            return {f"surplus {plant}" for plant in self.board["stock"]}
        found: set[str] = getattr(self, ask)()
        return found | self.water()

    def spacious(self) -> list[str]:
        return [letter for letter, plants in self.ground.items() if plants.total() < 6]

    def water(self) -> set[str]:
        if not self.moor["water"]:
            return set()
        return {
            f"water {letter} {plant}"
            for letter, plants in self.ground.items()
            for plant in plants
            if set(self.spacious()) - {letter}
        }

    def take(self) -> set[str]:
        return {f"take {card}" for card in self.board["display"]}

    def grow(self) -> set[str]:
        found = {"skip"}
        for letter in self.ground:
            shown = PLANTS if self.growth(letter) == "any" else self.board["plant_card"]
            found |= {f"grow {letter} {plant}" for plant in shown}
        return found

    def growth(self, letter: str) -> Any:
        for placement in self.board["structure"]:
            side = self.components["moor_plans"][placement["plan"] - 1][placement["side"]]
            if letter in side["growth"]:
                return side["growth"][letter]
        raise AssertionError(letter)

    def play(self) -> set[str]:
        stored = self.moor["stored"]
        must = len(stored) > 2 or (self.board["round"] == 12 and stored)
        found = set() if must else {"end"}
        planted = [letter for letter, plants in self.ground.items() if plants]
        for card in stored:
            symbols = Counter(symbol.split()[0] for symbol in self.cards[card]["plants"])
            for letter in planted:
                found.add(f"play {card} {letter} down")
                if symbols <= self.ground[letter]:
                    found.add(f"play {card} {letter} up")
                    if self.cards[card]["waterway"] not in ("NS", "EW", "NESW", "N|E|S|W"):
                        found.add(f"play {card} {letter} turned")
        if must and not planted:
            found = {f"play {card} {letter} down" for card in stored for letter in self.ground}
        return found

    def drift(self) -> set[str]:
        stock: Counter[str] = Counter(self.board["stock"])
        plant = min(stock, key=PLANTS.index)
        assert self.table.seat is not None
        reach = Map(self.table, self.table.seat).reach(self.board["pending"][-1]["section"])
        spaces = {letter: 6 - plants.total() for letter, plants in self.ground.items() if letter in reach}
        spaces |= {f"R{plan + 1}": 1 for plan in range(4) if self.moor["roots"][plan] is None}
        free = [place for place, many in spaces.items() if place in reach and many]
        found = {f"drift {plant} {place}" for place in free}
        if sum(spaces[place] for place in free) < stock.total():
            found.add(f"surplus {plant}")
        return found


def markers(table: mire.Table) -> int:
    """All plant markers that lie in the moors, on storage boards and in the temporary stock."""
    board = table.view()["board"]
    many: int = sum(board["stock"].values()) + sum(score.categories["rooted"] for score in table.scores())
    for moor in board["moors"]:
        many += sum(moor["surplus"].values())
        many += sum(sum(moor["sections"][letter].get("plants", {}).values()) for letter in LETTERS)
    return many


def markers_gained(opinion: Opinion, move: str) -> int:
    """How many markers a move brings from the supply, less those it returns."""
    verb, *words = move.split()
    if verb == "grow":
        growth = opinion.growth(words[0])
        return 1 if growth == "any" else int(growth)
    if verb == "play" and words[2] == "down":
        return 0 if opinion.ground[words[1]] else 1  # the special case
    if verb == "play":
        symbols: list[str] = opinion.cards[int(words[0])]["plants"]
        return -sum(symbol.endswith("withers") for symbol in symbols)
    return 0


@pytest.mark.chance
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("eager", [False, True])
def test_whole_games_offer_exactly_the_moves_that_the_rules_allow(players: int, eager: bool) -> None:
    rng = random.Random(players)
    for layout in ("column", "cross", "tee") if eager else ("grid", "ring"):
        table = mire.new("moorland", players, rng.getrandbits(32), layout=layout, sides="mixed")
        while not table.over:
            opinion = Opinion(table)
            moves = [str(move) for move in table.moves()]
            assert set(moves) == opinion.moves(), table.to_json()
            # Eager players grow, play face up and spend water markers whenever they can, so that rare cases come up.
            wanted = [move for move in moves if move.endswith(("up", "turned")) or move.split()[0] in ("grow", "water")]
            move = rng.choice(wanted if eager and wanted else moves)
            before = markers(table)
            table.play(move)
            assert markers(table) == before + markers_gained(opinion, move), move
