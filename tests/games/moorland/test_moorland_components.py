"""The components file: every published count and shape, violated one at a time; and a good replacement."""

import json
import random
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import mire
from tests.broken import edit
from tests.games.moorland.worlds import JSON, own_components, play

OWN_FILE = resources.files("mire.games.moorland").joinpath("components.toml").read_text("utf-8")


def complaint(components: Any) -> str:
    with pytest.raises(mire.BadSetup) as caught:
        mire.new("moorland", seed=1, components=components)
    return str(caught.value)


def card(data: JSON, number: int) -> JSON:
    found: JSON = data["moor_cards"][number - 1]
    assert found["number"] == number
    return found


def drop_card(data: JSON) -> None:
    del data["moor_cards"][16]


def double_card(data: JSON) -> None:
    card(data, 17)["number"] = 18


def double_letter(data: JSON) -> None:
    for side in ("white", "black"):
        entry = data["moor_plans"][1][side]
        entry["grid"] = [["A" if section == "D" else section for section in row] for row in entry["grid"]]
        entry["growth"]["A"] = entry["growth"].pop("D")


def rename_on_one_side(data: JSON) -> None:
    entry = data["moor_plans"][0]["black"]
    entry["grid"] = [["D", "R"], ["C", "B"]]
    entry["growth"] = {"D": 1, "B": 1, "C": 1}


FAULTS = [
    # Moor cards: published counts
    (drop_card, "moor_cards: there are 60 moor cards; missing: 17"),
    (double_card, "moor card 18: this number is there twice"),
    (edit("moor_cards", 59, "number", to=61), "moor card 61: numbers run from 1 to 60"),
    (edit("moor_cards", 0, "number", to=0), "moor card 0: numbers run from 1 to 60"),
    (edit("moor_cards", 0, "animal", to="bird"), "moor_cards: 8 cards show a beetle, here 7"),
    (edit("moor_cards", 28, "animal", to="frog"), "moor_cards: 4 cards show a frog, here 5"),
    (edit("moor_cards", 0, "four_players", to=True), "moor_cards: 12 cards are for four players only, here 13"),
    (edit("moor_cards", 28, "four_players", to=False), "moor_cards: 12 cards are for four players only, here 11"),
    (edit("moor_cards", to=[]), "moor_cards: there are 60 moor cards"),
    # Moor cards: shapes
    (
        edit("moor_cards", 4, "plants", to=["rushes drifts"] * 5),
        "moor card 5: a card shows 1 to 4 plant symbols, not 5",
    ),
    (edit("moor_cards", 4, "plants", to=[]), "moor card 5: a card shows 1 to 4 plant symbols, not 0"),
    (edit("moor_cards", 4, "plants", to=["orchid roots"]), "moor card 5: 'orchid roots' must be a plant"),
    (edit("moor_cards", 4, "plants", to=["rushes blooms"]), "moor card 5: 'rushes blooms' must be a plant"),
    (edit("moor_cards", 4, "plants", to=["rushes"]), "moor card 5: 'rushes' must be a plant"),
    (edit("moor_cards", 4, "waterway", to="NEX"), "moor card 5: waterway 'NEX' must be sides out of NESW"),
    (edit("moor_cards", 4, "waterway", to="NN"), "moor card 5: waterway 'NN'"),
    (edit("moor_cards", 4, "waterway", to=""), "moor card 5: waterway ''"),
    (edit("moor_cards", 4, "waterway", to="N|E"), "moor card 5: waterway 'N|E'"),
    (edit("moor_cards", 4, "animal", to="fish"), "moor card 5, animal: "),
    (edit("moor_cards", 4, "striders", to=-1), "moor card 5, striders: "),
    (edit("moor_cards", 4, "striders", to="two"), "moor card 5, striders: "),
    (edit("moor_cards", 4, "colour", to="blue"), "moor card 5: Object contains unknown field `colour`"),
    (edit("moor_cards", 4, to="a card"), "moor card number 5 in the list: "),
    (edit("moor_cards", to={}), "moor_cards: "),
    # Plant cards
    (edit("plant_cards", 0, to=["rushes", "heather", "peat_moss"]), "plant_cards, card 1: a plant card shows two"),
    (edit("plant_cards", 2, to=["rushes", "rushes"]), "plant_cards, card 3: a plant card shows two different plants"),
    (edit("plant_cards", 2, to=["rushes", "orchid"]), "plant_cards, card 3"),
    (edit("plant_cards", to=[["rushes", "heather"]] * 14), "plant_cards: 12 cards show two plants and 2 show four"),
    (edit("plant_cards", to=[]), "plant_cards: 12 cards show two plants and 2 show four, here 0 and 0"),
    # Plans
    (edit("moor_plans", 3, "plan", to=3), "moor_plans: there are the plans 1, 2, 3 and 4, here 1, 2, 3, 3"),
    (edit("moor_plans", to=[]), "moor_plans: there are the plans 1, 2, 3 and 4, here none"),
    (double_letter, "plan 2: the letter A is on another plan already"),
    (rename_on_one_side, "plan 1: both sides carry the same three letters"),
    (
        edit("moor_plans", 0, "white", "grid", to=[["R", "A"], ["A", "C"]]),
        "plan 1, white side: grid must hold one root",
    ),
    (
        edit("moor_plans", 0, "white", "grid", to=[["R", "R"], ["B", "C"]]),
        "plan 1, white side: grid must hold one root",
    ),
    (
        edit("moor_plans", 0, "black", "grid", to=[["A", "B"], ["C", "M"]]),
        "plan 1, black side: grid must hold one root",
    ),
    (edit("moor_plans", 0, "white", "grid", to=[["R", "A", "B", "C"]]), "plan 1, white side: grid must be two rows"),
    (edit("moor_plans", 2, "black", "grid", to=[["R", "G"], ["H", "L"]]), "plan 3, black side: growth must name the"),
    (edit("moor_plans", 2, "black", "growth", "G", to=4), "plan 3, black.growth"),
    (edit("moor_plans", 2, "black", "growth", "G", to="some"), "plan 3, black.growth"),
    (edit("moor_plans", 2, "white", "growth", to={"G": 1}), "plan 3: both sides carry the same three letters"),
    (edit("moor_plans", 1, "white", "root_waterway", to="NX"), "plan 2, white side: waterway 'NX'"),
    (edit("moor_plans", 1, "black", to=None), "plan 2, black: "),
    (edit("moor_plans", 1, "rivers", to=3), "plan 2: Object contains unknown field `rivers`"),
    # The file
    (edit("water_cards", to=4), "the file: Object contains unknown field `water_cards`"),
]


@pytest.mark.parametrize(("fault", "expected"), FAULTS)
def test_a_fault_is_named_with_its_entry(fault: Callable[[JSON], None], expected: str) -> None:
    data = own_components()
    fault(data)
    assert f"components: {expected}" in complaint(data)


@pytest.mark.parametrize("name", ["moor_cards", "plant_cards", "moor_plans"])
def test_a_missing_part_is_named(name: str) -> None:
    data = own_components()
    del data[name]
    assert f"missing required field `{name}`" in complaint(data)


@pytest.mark.parametrize("name", ["number", "waterway", "plants"])
def test_a_missing_field_of_a_card_is_named(name: str) -> None:
    data = own_components()
    del data["moor_cards"][4][name]
    said = complaint(data)
    assert f"missing required field `{name}`" in said
    assert "moor card 5" in said or "number 5 in the list" in said


@pytest.mark.parametrize("name", ["no/such/file.toml", "", "\0", "\ud800", "x" * 5000])
def test_a_missing_file_is_named(name: str) -> None:
    assert "components file" in complaint(name)


@pytest.mark.parametrize("text", [b"plant_cards = [", b"{}", b"\xff\xfe", b"a = " + b"[" * 100_000])
def test_a_file_that_is_not_toml_is_refused(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(text)
    assert f"components file {file} is not TOML" in complaint(str(file))


def test_a_file_with_other_contents_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("name = 'moor'", "utf-8")
    assert "components: the file: " in complaint(file)


@pytest.mark.parametrize("value", [5, ["file"], True, 1.5])
def test_components_are_a_file_or_its_contents(value: object) -> None:
    assert "components must be a file or its contents" in complaint(value)


def test_a_good_replacement_file_plays_and_its_record_replays_without_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN_FILE.replace('number = 33, waterway = "ESW"', 'number = 33, waterway = "N"'), "utf-8")
    table = mire.new("moorland", players=3, seed=4, components=str(file))
    assert table.components()["moor_cards"][32]["waterway"] == "N"
    rng = random.Random(4)
    while not table.over:
        table.play(rng.choice(table.moves()))
    record, saved = table.record(), table.to_json()
    file.unlink()
    again = mire.replay(record)
    assert again.to_json() == saved
    assert mire.from_json(saved).to_json() == saved
    assert again.components()["moor_cards"][32]["waterway"] == "N"


def test_a_record_holds_no_name_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN_FILE, "utf-8")
    assert str(tmp_path) not in mire.new("moorland", seed=4, components=str(file)).record()


def test_data_changed_after_the_table_was_opened_changes_nothing() -> None:
    data = own_components()
    table = mire.new("moorland", seed=4, components=data)
    before = table.record()
    data["moor_cards"].clear()
    assert table.record() == before


def test_what_a_caller_does_to_the_components_it_was_given_changes_nothing() -> None:
    before = json.dumps(mire.new("moorland", seed=4).components())
    mire.new("moorland", seed=4).components()["moor_cards"].clear()
    assert json.dumps(mire.new("moorland", seed=4).components()) == before


def test_our_own_file_given_as_a_file_plays_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN_FILE, "utf-8")
    table = mire.new("moorland", seed=4, components=str(file))
    own = mire.new("moorland", seed=4)
    assert table.view() == own.view()
    assert play(table, *[str(own.moves()[0])]).seat == 0


def test_our_own_components_hold_every_published_count() -> None:
    data = own_components()
    animals = Counter(card.get("animal") for card in data["moor_cards"])
    assert len(data["moor_cards"]) == 60
    assert {name: animals[name] for name in animals if name} == {
        "beetle": 8,
        "bird": 4,
        "snake": 4,
        "dragonfly": 4,
        "butterfly": 4,
        "frog": 4,
    }
    assert all(1 <= len(card["plants"]) <= 4 for card in data["moor_cards"])
    assert sum(bool(card.get("four_players")) for card in data["moor_cards"]) == 12
    assert Counter(len(plants) for plants in data["plant_cards"]) == {2: 12, 4: 2}
