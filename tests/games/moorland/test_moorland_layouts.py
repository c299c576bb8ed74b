"""Layouts: presets, roots in the corners, sides, and free placements that are checked."""

import json
from pathlib import Path
from typing import Any

import pytest

import mire
from mire.games.moorland.model.layouts import SHAPES
from tests.games.moorland.oracle import Map
from tests.games.moorland.worlds import JSON, PLAIN, own_components, placements

PRESETS = list(SHAPES)
OUTER = [(0, 0), (3, 0), (0, 3), (3, 3)]


def structure_of(table: mire.Table) -> list[JSON]:
    found: list[JSON] = table.view()["board"]["structure"]
    return found


def complaint(**options: Any) -> str:
    with pytest.raises(mire.BadSetup) as caught:
        mire.new("moorland", seed=1, **options)
    return str(caught.value)


def changed(plan: int, /, **fields: object) -> list[JSON]:
    """The plain grid with one placement changed."""
    return [{**entry, **fields} if entry["plan"] == plan else entry for entry in PLAIN]


def test_the_presets_are_these() -> None:
    assert {"grid", "corners", "row", "column", "stairs", "zigzag", "cross", "ring", "tee"} == set(PRESETS)
    assert mire.options("moorland")[0].choices == PRESETS


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_uses_every_plan_once_and_would_pass_as_a_free_placement(preset: str) -> None:
    for seed in range(6):
        structure = structure_of(mire.new("moorland", seed=seed, layout=preset))
        assert sorted(entry["plan"] for entry in structure) == [1, 2, 3, 4]
        free = mire.new("moorland", seed=99, layout=structure)
        assert structure_of(free) == structure


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_has_sixteen_sections_without_overlap(preset: str) -> None:
    sections = Map(mire.new("moorland", seed=4, layout=preset), 0).places
    assert len(sections) == 16 == len(set(sections.values()))


def test_presets_differ_in_shape() -> None:
    shapes = {tuple(sorted(places)) for name, places in SHAPES.items() if name != "corners"}
    assert len(shapes) == len(SHAPES) - 1


@pytest.mark.parametrize("sides", ["white", "black", "mixed", "wwbb"])
def test_corners_puts_all_four_roots_in_the_outer_corners(sides: str) -> None:
    layouts = set()
    for seed in range(30):
        table = mire.new("moorland", seed=seed, layout="corners", sides=sides)
        places = Map(table, 0).places
        assert sorted(places[f"R{plan}"] for plan in (1, 2, 3, 4)) == sorted(OUTER)
        layouts.add(json.dumps(structure_of(table)))
    assert len(layouts) > 1


def test_corners_with_sides_that_do_not_allow_it_is_refused() -> None:
    assert "can't all lie in the outer corners" in complaint(layout="corners", sides="wbww")


def test_mixed_corners_mix_by_chance_even_where_both_sides_of_a_plan_fit() -> None:
    data = own_components()
    for plan in data["moor_plans"]:
        plan["black"] = plan["white"]
    sides = {
        entry["side"]
        for seed in range(20)
        for entry in structure_of(mire.new("moorland", seed=seed, layout="corners", sides="mixed", components=data))
    }
    assert sides == {"white", "black"}


@pytest.mark.parametrize("sides", ["white", "black"])
def test_one_side_for_all(sides: str) -> None:
    assert {entry["side"] for entry in structure_of(mire.new("moorland", seed=1, sides=sides))} == {sides}


def test_mixed_sides_come_by_chance() -> None:
    seen = set()
    for seed in range(120):
        structure = structure_of(mire.new("moorland", seed=seed, sides="mixed"))
        seen.add("".join(entry["side"][0] for entry in sorted(structure, key=lambda entry: str(entry["plan"]))))
    assert len(seen) == 16


def test_a_letter_for_each_plan_sets_its_side() -> None:
    for seed in range(6):
        structure = structure_of(mire.new("moorland", seed=seed, sides="wwbb", layout="row"))
        assert {entry["plan"]: entry["side"][0] for entry in structure} == {1: "w", 2: "w", 3: "b", 4: "b"}


@pytest.mark.parametrize("sides", ["green", "wwb", "wwbbw", "WWBB", "", None, 3, ["w"]])
def test_other_sides_are_refused(sides: object) -> None:
    assert "sides must be white, black, mixed or a letter w or b for each plan" in complaint(sides=sides)


def test_a_free_placement_is_taken_as_it_is() -> None:
    layout = placements((0, 0), (2, 1), (4, 0), (3, 3), turns=(180, 0, 180, 0), sides="wbwb")
    assert structure_of(mire.new("moorland", seed=1, layout=layout)) == layout


def test_a_free_placement_may_leave_out_turn_and_side() -> None:
    layout = [{"plan": entry["plan"], "x": entry["x"], "y": entry["y"]} for entry in PLAIN]
    assert structure_of(mire.new("moorland", seed=1, layout=layout)) == PLAIN
    sides = {entry["side"] for entry in structure_of(mire.new("moorland", seed=1, layout=layout, sides="black"))}
    assert sides == {"black"}


def test_a_side_in_the_placement_wins_over_the_sides_option() -> None:
    assert structure_of(mire.new("moorland", seed=1, layout=PLAIN, sides="black")) == PLAIN


def test_a_free_placement_may_lie_anywhere_on_the_grid_of_sections() -> None:
    layout = placements((-5, -9), (-3, -9), (-5, -7), (-3, -7))
    sections = Map(mire.new("moorland", seed=1, layout=layout), 0)
    assert sections.beside("A", "E") == "D"
    assert len(sections.places) == 16


def test_a_free_placement_comes_as_json_text_or_file(tmp_path: Path) -> None:
    file = tmp_path / "layout.json"
    file.write_text(json.dumps(PLAIN), "utf-8")
    for given in (json.dumps(PLAIN), str(file)):
        assert structure_of(mire.new("moorland", seed=1, layout=given)) == PLAIN


def test_touching_at_half_a_plan_is_enough_if_a_whole_section_edge_touches() -> None:
    mire.new("moorland", seed=1, layout=placements((0, 0), (2, 1), (4, 2), (6, 3)))


def test_plans_that_overlap_are_refused() -> None:
    assert "plans 1 and 2 overlap at x=1, y=0" in complaint(layout=changed(2, x=1))


def test_a_plan_that_touches_no_other_is_refused() -> None:
    assert "plan 4 touches no other plan along a full section edge" in complaint(layout=changed(4, x=9))


def test_touching_at_a_corner_only_is_not_touching() -> None:
    layout = placements((0, 0), (2, 0), (0, 2), (4, 2))
    assert "plan 4 touches no other plan" in complaint(layout=layout)


def test_two_pairs_apart_are_refused() -> None:
    layout = placements((0, 0), (2, 0), (0, 9), (2, 9))
    assert "plans 3, 4 are apart; all four must hang together" in complaint(layout=layout)


@pytest.mark.parametrize("turn", [90, 270, 1, "180", None, 180.0, False])
def test_plans_turn_by_180_degrees_only(turn: object) -> None:
    assert "plan 3: turn must be 0 or 180, so that the long edges stay parallel" in complaint(
        layout=changed(3, turn=turn)
    )


@pytest.mark.parametrize("x", [0.5, "2", None, True, 101])
def test_half_sections_are_refused(x: object) -> None:
    assert "plan 2: x must be a whole number of sections, so that full edges touch" in complaint(layout=changed(2, x=x))


def test_a_plan_placed_twice_is_refused() -> None:
    assert "place each of the plans 1, 2, 3 and 4 once" in complaint(layout=changed(4, plan=1))


@pytest.mark.parametrize("layout", [[], PLAIN[:3], [*PLAIN, {"plan": 4, "x": 4, "y": 0}]])
def test_there_are_four_plans(layout: list[JSON]) -> None:
    assert "place each of the plans 1, 2, 3 and 4 once" in complaint(layout=layout)


@pytest.mark.parametrize("plan", [0, 5, "1", True, 1.0, None, pytest.param(10**5000, id="huge")])
def test_a_plan_is_one_of_four(plan: object) -> None:
    assert "plan must be 1, 2, 3 or 4" in complaint(layout=changed(2, plan=plan))


@pytest.mark.parametrize("side", ["green", "w", None, 1])
def test_a_side_is_white_or_black(side: object) -> None:
    assert "plan 1: side must be white or black" in complaint(layout=changed(1, side=side))


@pytest.mark.parametrize("plan", ["1", 1.0, None, True, [1]])
def test_a_plan_is_a_number(plan: object) -> None:
    assert "plan must be 1, 2, 3 or 4" in complaint(layout=changed(1, plan=plan))


@pytest.mark.parametrize("entry", [7, "plan 1", None, {}, {"plan": 1, "x": 0}, {**PLAIN[0], "colour": "red"}])
def test_a_placement_that_is_none_is_shown_what_one_looks_like(entry: object) -> None:
    assert "a placement looks like" in complaint(layout=[entry, *PLAIN[1:]])


@pytest.mark.parametrize("layout", ['[{"plan": 1, ', "[1, 2", "[" * 100_000])
def test_layouts_that_are_not_json_are_refused(layout: str) -> None:
    assert "layout is not JSON" in complaint(layout=layout)


@pytest.mark.parametrize("layout", ["spiral", "", "no/such/file.json", "\0", "\ud800", "x" * 5000])
def test_an_unknown_layout_names_those_there_are(layout: str) -> None:
    assert "grid, corners, row, column, stairs, zigzag, cross, ring, tee" in complaint(layout=layout)


@pytest.mark.parametrize("layout", [None, 4, {"plan": 1}, True])
def test_a_layout_of_the_wrong_kind_is_refused(layout: object) -> None:
    assert "layout must be one of grid" in complaint(layout=layout)
