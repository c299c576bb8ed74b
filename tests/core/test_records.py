"""Records and table JSON: they round trip, and what is broken, foreign or newer is refused clearly."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mire
from mire.core.records import bots_in, names_in, with_names
from mire.core.registry import games

GAME = games()[0].name
JSON = dict[str, Any]


def played(seed: int = 3, decisions: int = 30, **options: object) -> mire.Table:
    rng = random.Random(seed)
    table = mire.new(GAME, 2, seed, **options)
    for _ in range(decisions):
        table.play(rng.choice(table.moves()))
    return table


def record(**changes: object) -> JSON:
    return {**json.loads(played().record()), **changes}


def saved(**changes: object) -> JSON:
    return {**json.loads(played().to_json()), **changes}


def said(reader: Any, source: object) -> str:
    with pytest.raises(mire.BadRecord) as caught:
        reader(source)
    return str(caught.value)


def test_a_record_replays_to_the_same_table() -> None:
    table = played(layout="ring", sides="mixed")
    again = mire.replay(table.record())
    assert again.to_json() == table.to_json()
    assert again.record() == table.record()


def test_a_record_is_set_up_seed_and_moves_and_nothing_else() -> None:
    keys = ["mire", "game", "players", "seed", "options", "moves"]
    assert list(json.loads(mire.replay(record(version=1)).record())) == keys
    assert list(json.loads(played().record())) == [*keys[:2], "version", *keys[2:]]


def test_a_record_may_also_tell_who_played() -> None:
    named = with_names(played().record(), ["Ann", "Ben"])
    assert mire.replay(named).record() == played().record()
    assert names_in(named) == ["Ann", "Ben"]
    assert names_in(played().record()) == []


def test_a_record_may_also_tell_which_bots_played() -> None:
    told = with_names(played().record(), ["Ann", "Sorrel"], [None, "greedy"])
    assert mire.replay(told).record() == played().record()
    assert (names_in(told), bots_in(told)) == (["Ann", "Sorrel"], [None, "greedy"])
    assert bots_in(with_names(played().record(), ["Ann", "Ben"], [None, None])) == []


@pytest.mark.parametrize("bots", [["greedy"], [None, 2], "greedy", [None, "b" * 41], None])
def test_bots_that_are_none_are_refused(bots: object) -> None:
    assert "'bots' must be a short text or null per player" in said(mire.replay, record(bots=bots))


@pytest.mark.parametrize("names", [["Ann"], ["Ann", 2], "Ann and Ben", ["Ann", "B" * 25]])
def test_names_that_are_none_are_refused(names: object) -> None:
    assert "'names' must be a short text per player" in said(mire.replay, record(names=names))


def test_a_table_survives_its_json() -> None:
    table = played()
    again = mire.from_json(table.to_json())
    assert again.to_json() == table.to_json()
    assert again.record() == table.record()
    assert again.view(0) == table.view(0)


def test_text_bytes_and_data_are_read_alike() -> None:
    text = played().record()
    for source in (text, text.encode(), json.loads(text)):
        assert mire.replay(source).record() == text


@pytest.mark.parametrize("reader", [mire.replay, mire.from_json])
@pytest.mark.parametrize("source", ["", "{", "no json", b"\xff", "[" * 100_000, "NaN{", "NaN", "9" * 5000])
def test_what_is_not_json_is_refused(reader: Any, source: object) -> None:
    assert "must be JSON" in said(reader, source)


@pytest.mark.parametrize("reader", [mire.replay, mire.from_json])
@pytest.mark.parametrize("source", ["[]", "3", "null", '"text"', None, 3, [1], 1.5])
def test_what_is_not_an_object_is_refused(reader: Any, source: object) -> None:
    assert "must be a JSON object" in said(reader, source)


@pytest.mark.parametrize("reader", [mire.replay, mire.from_json])
@pytest.mark.parametrize("source", [{}, {"game": "moorland"}, {"tricks": 3}])
def test_foreign_json_is_refused(reader: Any, source: object) -> None:
    assert "of Mire: it has no 'mire' with the version of the format" in said(reader, source)


def test_half_a_character_in_a_text_is_refused() -> None:
    broken = json.dumps(saved(seed=None, moves=[])).replace('"heather"', '"\\ud800"', 1)
    assert "must be JSON" in said(mire.from_json, broken)


def test_a_newer_version_is_refused() -> None:
    assert "this is version 2 of the format; this Mire reads up to version 1" in said(mire.replay, record(mire=2))
    assert "this is version 9 of the format" in said(mire.from_json, saved(mire=9))


@pytest.mark.parametrize("version", [0, -1, "1", 1.0, None, True, [1]])
def test_a_version_is_a_number(version: object) -> None:
    assert "'mire' must be the version of the format" in said(mire.replay, record(mire=version))


def test_a_record_and_a_table_are_not_mixed_up() -> None:
    assert "this is not a record; read it with mire.from_json" in said(mire.replay, saved())
    assert "this is not a table; read it with mire.replay" in said(mire.from_json, record())


@pytest.mark.parametrize("key", ["game", "players", "seed", "options", "moves"])
def test_a_missing_key_is_named(key: str) -> None:
    data = record()
    del data[key]
    assert f"a record needs '{key}'" in said(mire.replay, data)


def test_a_key_too_many_is_named() -> None:
    assert "'colour' does not belong in a record" in said(mire.replay, record(colour="blue"))
    assert "'colour' does not belong in a table" in said(mire.from_json, saved(colour="blue"))


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": None}, "there is no game None"),
        ({"players": 7}, "is for 2 to 4 players, not 7"),
        ({"players": "2"}, "is for 2 to 4 players"),
        ({"seed": None}, "a seed is a whole number"),
        ({"seed": "3"}, "a seed is a whole number"),
        ({"seed": 1.5}, "a seed is a whole number"),
        ({"seed": 2**128}, "a seed has at most 128 bits"),
        ({"options": []}, "'options' must be an object"),
        ({"options": None}, "'options' must be an object"),
        ({"options": {"weather": "rain"}}, "has no option 'weather'"),
        ({"options": {"sides": "green"}}, "sides must be white"),
        ({"options": {"components": {}}}, "components: "),
        ({"moves": None}, "'moves' must be texts"),
        ({"moves": "take 1"}, "'moves' must be texts"),
        ({"moves": [1]}, "'moves' must be texts"),
        ({"moves": ["dance"]}, "move 1 of the record: 'dance' can't be read"),
        ({"moves": ["end"]}, "move 1 of the record: 'end' is not possible now"),
    ],
)
def test_a_broken_record_says_what_is_wrong(changes: JSON, expected: str) -> None:
    assert expected in said(mire.replay, record(**changes))


def test_a_record_with_a_changed_move_says_which() -> None:
    data = record()
    data["moves"][4] = "take 60" if data["moves"][4] != "take 60" else "take 59"
    assert "move 5 of the record: " in said(mire.replay, data)


def test_a_record_with_moves_after_the_end_is_refused() -> None:
    rng = random.Random(1)
    table = mire.new(GAME, 2, 1)
    while not table.over:
        table.play(rng.choice(table.moves()))
    data = json.loads(table.record())
    data["moves"].append("end")
    assert "the game is over" in said(mire.replay, data)


def test_a_record_cut_short_at_a_move_is_the_game_so_far() -> None:
    data = record()
    data["moves"] = data["moves"][:7]
    assert json.loads(mire.replay(data).record()) == data


def test_every_truncated_text_is_refused() -> None:
    for text, reader in ((played().record(), mire.replay), (played().to_json(), mire.from_json)):
        for length in range(0, len(text) - 1, 97):
            assert "must be JSON" in said(reader, text[:length])


def test_a_changed_state_with_its_seed_kept_is_refused() -> None:
    data = saved()
    data["state"]["moors"][0]["surplus"] = {"heather": 1}
    assert "'state' is not what seed and moves lead to" in said(mire.from_json, data)


@pytest.mark.parametrize("state", [None, {}, [], "state"])
def test_a_broken_state_with_its_seed_kept_is_refused(state: object) -> None:
    assert "'state' is not what seed and moves lead to" in said(mire.from_json, saved(state=state))


def test_a_position_set_up_by_hand_has_no_seed_and_no_moves() -> None:
    assert "a table without a seed can't have 'moves'" in said(mire.from_json, saved(seed=None))
    table = mire.from_json(saved(seed=None, moves=[]))
    assert table.view(0) == played().view(0)
    with pytest.raises(mire.BadRecord, match="not dealt from a seed"):
        table.record()


def test_a_record_names_no_file_to_read(tmp_path: Any) -> None:
    file = tmp_path / "layout.json"
    file.write_text(json.dumps(played().view()["board"]["structure"]), "utf-8")
    for name in ("layout", "components"):
        options = {**record()["options"], name: str(file)}
        assert name in said(mire.replay, record(options=options, moves=[]))


def test_data_changed_after_reading_does_not_change_the_table() -> None:
    data = record(options={**record()["options"], "layout": played().view()["board"]["structure"]}, moves=[])
    table = mire.replay(data)
    before = table.record()
    data["options"]["layout"][0]["x"] = 77
    data["options"]["sides"] = "black"
    assert table.record() == before


# Mutated JSON: nothing but a MireError comes out.

TEXTS = [played(seed, 12 * seed).record() for seed in range(3)]
TEXTS += [played(seed, 12 * seed, layout="ring", sides="mixed").to_json() for seed in range(3)]
TEXTS.append(json.dumps(saved(seed=None, moves=[])))
SCRAPS = [
    "",
    "{}",
    "[]",
    "null",
    "-1",
    "1e999",
    '"\\ud800"',
    '"',
    "}",
    "]",
    ",",
    ":",
    "99999999999999999999",
    "\\",
    "\0",
]


@settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    text=st.sampled_from(TEXTS),
    cuts=st.lists(st.tuples(st.floats(0, 1), st.integers(0, 12), st.sampled_from(SCRAPS)), min_size=1, max_size=3),
)
def test_mutated_texts_raise_nothing_but_mire_errors(text: str, cuts: list[tuple[float, int, str]]) -> None:
    for where, length, scrap in cuts:
        start = int(where * len(text))
        text = text[:start] + scrap + text[start + length :]
    for reader in (mire.replay, mire.from_json):
        try:
            table = reader(text)
        except mire.MireError:
            continue
        table.check()
        assert table.over or table.moves()


VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=6)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=6), inner, max_size=3)),
    max_leaves=6,
)


@settings(max_examples=200, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    text=st.sampled_from(TEXTS),
    key=st.sampled_from(["mire", "game", "players", "seed", "options", "moves", "state", "other"]),
    value=VALUES,
)
def test_any_value_under_any_key_raises_nothing_but_mire_errors(text: str, key: str, value: object) -> None:
    data = {**json.loads(text), key: value}
    for reader in (mire.replay, mire.from_json):
        try:
            reader(data)
        except mire.MireError:
            continue


@settings(max_examples=200, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(name=st.sampled_from(["layout", "sides", "components"]), value=VALUES)
def test_any_value_of_any_option_raises_nothing_but_mire_errors(name: str, value: Any) -> None:
    try:
        mire.new(GAME, seed=1, **{name: value})
    except mire.MireError:
        return
