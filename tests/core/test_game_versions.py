"""Games have versions: what was begun by other rules is not played on, what was begun with other data keeps them."""

import json
import random
from typing import Any

import pytest

import mire
from mire.core.boxes import as_it_was
from mire.core.errors import OtherVersion
from mire.core.game import DATA, RULES
from mire.core.registry import game_named
from mire.core.table import replay_as_far

JSON = dict[str, Any]


@pytest.fixture
def third_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game's rules have changed since its first version, and its data since the second."""
    monkeypatch.setattr(game_named("dartmoor"), "changes", [RULES, DATA])


def record(version: int | None, moves: int = 5) -> JSON:
    """A record of this version; for None, one that names none."""
    table, chance = mire.new("dartmoor", 2, seed=4), random.Random(4)
    for _ in range(moves):
        table.play(chance.choice(table.moves()))
    data = json.loads(table.record())
    data.pop("version", None)
    return data if version is None else {**data, "version": version}


def position(version: int) -> JSON:
    """The same as a table that was saved."""
    table = mire.replay(record(3))
    return {**json.loads(table.to_json()), "version": version}


@pytest.mark.usefixtures("third_version")
def test_new_tables_are_of_the_newest_version() -> None:
    table = mire.new("dartmoor", seed=4)
    assert table.version == table.game.version == 3
    assert json.loads(table.record())["version"] == json.loads(table.to_json())["version"] == 3


def test_the_first_version_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_named("dartmoor"), "changes", [])
    assert "version" not in json.loads(mire.new("dartmoor", seed=4).record())
    assert mire.replay(record(1)).record() == mire.replay(record(None)).record()


@pytest.mark.usefixtures("third_version")
def test_what_names_no_version_is_of_the_first() -> None:
    said = "this game was begun by version 1 of its rules, which have changed since; this Mire plays version 3"
    for data in (record(None), record(1)):
        with pytest.raises(OtherVersion, match=said):
            mire.replay(data)
    with pytest.raises(OtherVersion, match=said):
        mire.from_json(position(1))


@pytest.mark.usefixtures("third_version")
def test_what_is_newer_says_so() -> None:
    said = "this game was begun by version 4 of its rules, which this Mire does not know yet; it plays version 3"
    with pytest.raises(OtherVersion, match=said):
        mire.replay(record(4))
    with pytest.raises(OtherVersion, match=said):
        mire.from_json(position(4))
    with pytest.raises(OtherVersion, match=said):
        mire.from_json({**position(4), "seed": None, "moves": []})


@pytest.mark.usefixtures("third_version")
def test_where_only_data_changed_a_game_goes_on_and_stays_of_its_version() -> None:
    table = mire.replay(record(2))
    assert table.version == 2
    assert json.loads(table.record()) == record(2)
    assert mire.from_json(table.to_json()).to_json() == table.to_json()
    assert table.copy().version == table.redeal(0, random.Random(1)).version == 2


@pytest.mark.usefixtures("third_version")
def test_a_rematch_is_of_the_newest_version() -> None:
    assert mire.replay(record(2)).rematch(7).version == 3


@pytest.mark.usefixtures("third_version")
def test_an_older_game_can_be_looked_at_as_far_as_it_goes() -> None:
    data = record(1)
    table, fault = replay_as_far(data)
    assert isinstance(fault, OtherVersion)
    assert [table.ply, len(list(table.steps()))] == [5, 6]
    assert json.loads(table.record()) == record(None)
    table, fault = replay_as_far({**data, "moves": [*data["moves"][:3], "dance", *data["moves"][3:]]})
    assert isinstance(fault, OtherVersion)
    assert table.ply == 3


@pytest.mark.usefixtures("third_version")
def test_a_game_with_a_wrong_move_can_be_looked_at_up_to_it() -> None:
    data = record(3)
    table, fault = replay_as_far({**data, "moves": [*data["moves"], "dance"]})
    assert "move 6 of the record: 'dance' can't be read" in str(fault)
    assert table.ply == 5


@pytest.mark.parametrize("version", [0, -1, "2", 1.0, None, True, [1], 10_000, 10**30])
def test_a_version_is_a_number(version: object) -> None:
    with pytest.raises(mire.BadRecord, match="'version' must be the version of the game's rules, a number from 1 to"):
        mire.replay({**record(None), "version": version})


@pytest.mark.parametrize(
    ("changes", "played"),
    [([], [1]), ([RULES], [2]), ([DATA], [1, 2]), ([DATA, RULES], [3]), ([RULES, DATA, DATA], [2, 3, 4])],
)
def test_a_version_is_played_until_rules_change(
    changes: list[str], played: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_named("dartmoor")
    monkeypatch.setattr(game, "changes", changes)
    assert [version for version in range(1, 6) if game.plays(version)] == played


def test_data_as_they_were_are_those_of_today_but_for_what_was_otherwise() -> None:
    now = {
        "cards": [{"id": "a", "points": 1}, {"id": "b", "points": {"x": 1, "y": 2}}],
        "deck": {"left": [{"id": 7, "tree": "oak"}]},
        "plants": [1, 2],
    }
    then = {
        "cards": [{"id": "b", "points": {"x": 5}}],
        "deck": {"left": [{"id": 7, "tree": "elm"}]},
        "plants": [3],
    }
    kinds = {"cards": ("card", "id"), "deck.left": ("card", "id"), "plants": ("plants", "")}
    assert as_it_was(now, then, kinds) == {
        "cards": [{"id": "a", "points": 1}, {"id": "b", "points": {"x": 5, "y": 2}}],
        "deck": {"left": [{"id": 7, "tree": "elm"}]},
        "plants": [3],
    }
    assert now["plants"] == [1, 2]
