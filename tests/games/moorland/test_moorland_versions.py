"""Moorland's second version has other root waterways on three black sides; what was begun with the first keeps them."""

import json
import random
from typing import Any

import pytest

import mire
from tests.games.moorland.worlds import own_components

JSON = dict[str, Any]


def roots(components: JSON, side: str) -> list[str]:
    return [plan[side]["root_waterway"] for plan in components["moor_plans"]]


def begun(version: int, **options: object) -> mire.Table:
    """A table of this version."""
    data = json.loads(mire.new("moorland", players=3, seed=8, **options).record())
    return mire.replay({**data, "version": version})


def played(table: mire.Table) -> mire.Table:
    chance = random.Random(8)
    while not table.over:
        table.play(chance.choice(table.moves()))
    return table


def test_today_the_black_sides_have_these_root_waterways() -> None:
    assert roots(mire.new("moorland").components(), "black") == ["N|E|S|W", "NES", "ESW", "N|E|S|W"]


def test_a_table_of_the_first_version_has_those_it_began_with() -> None:
    assert roots(begun(1).components(), "black") == ["N|E|S|W", "NS", "ES", "SW"]


def test_nothing_else_has_changed() -> None:
    old, new = begun(1).components(), begun(2).components()
    assert roots(old, "white") == roots(new, "white")
    for plan in (*old["moor_plans"], *new["moor_plans"]):
        del plan["black"]["root_waterway"]
    assert old == new


@pytest.mark.parametrize("sides", ["black", "mixed"])
def test_a_game_of_the_first_version_is_played_to_its_end_and_read_back(sides: str) -> None:
    table = played(begun(1, sides=sides))
    assert table.version == 1
    assert mire.replay(table.record()).to_json() == mire.from_json(table.to_json()).to_json() == table.to_json()


def test_its_waterways_lead_where_they_led() -> None:
    old, new = played(begun(1, sides="black")), played(begun(2, sides="black"))
    assert old.record() != new.record()


def test_white_games_are_played_as_before() -> None:
    old, new = (played(begun(version, sides="white")) for version in (1, 2))
    assert old.view() == new.view()
    assert json.loads(old.record())["moves"] == json.loads(new.record())["moves"]


def test_components_that_somebody_brings_are_theirs_in_every_version() -> None:
    own = own_components()
    own["moor_plans"][1]["black"]["root_waterway"] = "W"
    for version in (1, 2):
        assert begun(version, components=own, sides="black").components() == own
    assert roots(begun(1, components=own).rematch(3).components(), "black")[1] == "W"
