"""The waterways against a plain second opinion: thousands of moors, sparse and dense, in layouts of every kind."""

import json
import random

import pytest

import mire
from mire.games.moorland.model.layouts import SHAPES
from tests.games.moorland.oracle import Map
from tests.games.moorland.worlds import JSON, LETTERS, PLANTS, legal

TABLES = {0.3: 25, 0.7: 25, 1.0: 10}  # by density, for each kind of layout, with four moors each
FLOODS = 16
LAYOUTS = [*SHAPES, "free"]


def any_layout(rng: random.Random) -> list[JSON]:
    """Four plans put together by chance until they hang together."""
    while True:
        layout: list[JSON] = [
            {
                "plan": plan,
                "x": rng.randrange(6),
                "y": rng.randrange(6),
                "turn": rng.choice([0, 180]),
                "side": rng.choice(["white", "black"]),
            }
            for plan in (1, 2, 3, 4)
        ]
        try:
            mire.new("moorland", seed=0, layout=layout)
        except mire.BadSetup:
            continue
        return layout


def any_moors(layout: str, density: float, rng: random.Random) -> mire.Table:
    """Four moors with cards by chance; the last player may play."""
    given = any_layout(rng) if layout == "free" else layout
    data = json.loads(mire.new("moorland", 4, rng.getrandbits(32), layout=given, sides="mixed").to_json())
    state = data["state"]
    pool = sorted({*state["display"], *state["hidden"]["deck"]})
    rng.shuffle(pool)
    for moor in state["moors"]:
        for letter in LETTERS:
            if rng.random() < density:
                face = rng.choice(["up", "turned", "up", "turned", "down"])
                moor["sections"][letter] = {"card": pool.pop(), "face": face}
        moor["surplus"] = {}
    covered = {letter for moor in state["moors"] for letter in LETTERS if "card" in moor["sections"][letter]}
    plant_cards = [state["plant_card"], *state["hidden"]["plant_deck"]]
    state.update(round=12, seat=3, mushroom=0, pending=[{"ask": "play"}], display=[pool.pop()], discard=pool, deck=0)
    state.update(water=[letter for letter in LETTERS if letter not in covered])
    state.update(plant_card=plant_cards[11], plant_discard=plant_cards[:11])
    state["hidden"] = {"deck": [], "plant_deck": plant_cards[12:]}
    return mire.from_json({**data, "seed": None, "moves": []})


@pytest.mark.chance
@pytest.mark.parametrize("density", TABLES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_longest_waterway_is_that_of_a_search_over_all_chains(layout: str, density: float) -> None:
    rng = random.Random(f"{layout} {density}")
    for _ in range(TABLES[density]):
        table = any_moors(layout, density, rng)
        found = [score.categories["waterway"] for score in table.scores()]
        assert found == [Map(table, seat).longest() for seat in range(4)], table.to_json()


def test_a_moor_of_intersections_only_joins_everything_it_can() -> None:
    rng = random.Random(3)
    for _ in range(10):
        table = any_moors("grid", 1.0, rng)
        data = json.loads(table.to_json())
        for moor in data["state"]["moors"]:
            for section in moor["sections"].values():
                section["face"] = "down"
        table = mire.from_json(data)
        assert [score.categories["waterway"] for score in table.scores()] == [Map(table, s).longest() for s in range(4)]


@pytest.mark.chance
@pytest.mark.parametrize("density", [0.2, 0.5, 0.8])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_drifting_plants_reach_what_a_plain_flood_reaches(layout: str, density: float) -> None:
    rng = random.Random(f"{layout} {density}")
    checked = 0
    for _ in range(FLOODS):
        table = any_moors(layout, density, rng)
        data = json.loads(table.to_json())
        sections = data["state"]["moors"][3]["sections"]
        for start in [letter for letter in LETTERS if "card" in sections[letter]]:
            data["state"]["pending"] = [{"ask": "play"}, {"ask": "drift", "section": start}]
            data["state"]["stock"] = {PLANTS[0]: 1}
            data["state"]["covered"] = [start]
            table = mire.from_json(data)
            reached = {move.split()[2] for move in legal(table, "drift")}
            assert reached == Map(table, 3).reach(start), table.to_json()
            checked += 1
    assert checked > FLOODS


def test_a_played_card_changes_the_network_as_a_loaded_one_does() -> None:
    rng = random.Random(11)
    for seed in range(6):
        table = mire.new("moorland", 2, seed, layout=rng.choice(list(SHAPES)), sides="mixed")
        while not table.over:
            table.play(rng.choice(table.moves()))
            if str(table.prompt).startswith("moorland-drift"):
                assert table.seat is not None
                open_places = {move.split()[2] for move in legal(table, "drift")}
                start = str(table.prompt.values["section"])
                assert open_places <= Map(table, table.seat).reach(start)
        assert [score.categories["waterway"] for score in table.scores()] == [
            Map(table, seat).longest() for seat in (0, 1)
        ]
