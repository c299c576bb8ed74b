"""Drifting: along the network, to ground and root spaces, over interrupting sections, and when there is no room."""

import pytest

from tests.games.moorland.worlds import (
    JSON,
    asked,
    cards,
    legal,
    moor,
    outcomes,
    owned,
    placements,
    plants,
    play,
    refusal,
    surplus,
)

# Around C: A north, F east, R3 south, B west.
FULL: JSON = dict.fromkeys("ABDEFGHIJKL", "6 rushes")
INTERRUPTING = {"waterway": "N|E|S|W"}


def drifts(**world: object) -> set[str]:
    """Where one cotton grass can drift to from C, where card 37 is played with this waterway."""
    waterway = world.pop("waterway", "NESW")
    components = cards(c37={"waterway": waterway})
    table = moor(stored=[37], C="2 cotton_grass", components=components, **world)  # type: ignore[arg-type]
    play(table, "play 37 C up")
    return {move.split()[2] for move in legal(table, "drift")}


def test_ground_needs_no_water_of_its_own() -> None:
    assert drifts(waterway="E") == {"F"}


def test_every_side_of_the_card_leads_to_its_neighbour() -> None:
    assert drifts(waterway="N") == {"A"}
    assert drifts(waterway="W") == {"B"}
    assert drifts(waterway="S") == {"R3", "H"}  # R3 has water to the north, east and south
    assert drifts(waterway="EW") == {"B", "F"}


def test_water_must_touch_the_edge_from_both_sides() -> None:
    assert drifts(waterway="E", F="25 up") == {"E"}  # EW beside E
    assert drifts(waterway="E", F="57 up", L="1 rushes") == set()  # NS has no water to the west


def test_plants_run_on_through_covered_and_root_sections() -> None:
    assert drifts(waterway="E", F="25 up", E="50 up") == {"J", "R2", "D"}


def test_plants_do_not_cross_uncovered_ground() -> None:
    assert drifts(waterway="W", G="25 up") == {"B"}  # not on to G or R1


def test_nothing_drifts_to_a_covered_section_or_back_onto_the_card() -> None:
    reached = drifts(waterway="NESW", A="50 up", F="51 up")
    assert not {"A", "C", "F"} & reached


def test_a_rim_is_an_end() -> None:
    table = moor(stored=[37], I="2 cotton_grass", components=cards(c37={"waterway": "SW"}))
    play(table, "play 37 I up")
    assert asked(table) == "play"
    assert surplus(table) == {"cotton_grass": 1}


def test_open_layouts_have_no_neighbours_across_the_rows_of_the_grid() -> None:
    row = placements((0, 0), (2, 0), (4, 0), (6, 0))  # R1 A D R2 G R3 R4 J / B C F E I H K L
    table = moor(stored=[57, 58], L="2 heather", B="1 rushes", layout=row)
    play(table, "play 57 L down")
    assert legal(table) == ["drift heather J", "drift heather K"]


def test_an_interrupting_card_just_played_is_left_in_all_four_directions() -> None:
    assert drifts(waterway="N|E|S|W") == {"A", "B", "F", "R3", "H"}


def test_an_interrupting_card_cant_be_passed() -> None:
    assert drifts(waterway="E", F="17 up") == set()
    assert drifts(waterway="E", F="17 down") == {"D", "E"}  # its back does not interrupt; R4 has no water north


def test_plants_that_left_an_interrupting_card_do_not_pass_it_again() -> None:
    # From C north to A, west to R1, south to B; then nothing leads over C to F but C's own side.
    assert drifts(waterway="N|E|S|W", A="1 turned", B="2 up", F="25 up", E="6 rushes") == {"R1", "R3", "H"}


def test_an_interrupting_root_section_cant_be_passed_but_its_root_space_is_reached_from_each_side() -> None:
    black = placements((0, 0), (2, 0), (2, 2), (0, 2), sides="bwww")  # A R1 D R2 / C B F E: R1 interrupts
    from_west = moor(stored=[37], A="2 cotton_grass", layout=black, components=cards(c37={"waterway": "E"}))
    from_east = moor(stored=[37], D="2 cotton_grass", layout=black, components=cards(c37={"waterway": "W"}))
    from_south = moor(stored=[37], B="2 cotton_grass", layout=black, components=cards(c37={"waterway": "N"}))
    for letter, table in {"A": from_west, "D": from_east, "B": from_south}.items():
        assert legal(play(table, f"play 37 {letter} up")) == ["drift cotton_grass R1"]


def test_an_interrupting_root_section_is_reached_from_the_north() -> None:
    stacked = placements((0, 2), (0, 0), (2, 2), (2, 0), sides="bwww")  # D R2 / F E above A R1 / C B
    table = moor(stored=[37], E="2 cotton_grass", layout=stacked, components=cards(c37={"waterway": "S"}))
    assert legal(play(table, "play 37 E up")) == ["drift cotton_grass R1"]


def test_a_root_space_holds_one_marker_for_the_rest_of_the_game() -> None:
    table = moor(stored=[37, 38], C="3 cotton_grass", B="2 rushes", components=cards(c37={"waterway": "S"}))
    play(table, "play 37 C up", "drift cotton_grass R3")
    assert legal(table) == ["drift cotton_grass H"]
    assert "the root space R3 is taken" in refusal(table, "drift cotton_grass R3")
    play(table, "drift cotton_grass H")
    assert owned(table)["roots"] == [None, None, "cotton_grass", None]
    assert table.scores()[0].categories["rooted"] == 1
    assert not [move for move in legal(table) if "R3" in move]


def test_a_taken_root_space_does_not_block_the_waterway() -> None:
    assert drifts(waterway="S", roots=[None, None, "heather", None]) == {"H"}


def test_growth_symbols_do_not_matter_for_drifting() -> None:
    table = play(moor(stored=[60], F="6 heather", components=cards(c60={"waterway": "EW"})), "play 60 F down")
    play(table, *["drift heather D"] * 5)  # D has the special symbol for a single marker
    assert plants(table, "D") == {"heather": 5}


def test_each_marker_goes_for_itself() -> None:
    table = play(moor(stored=[33], F="3 cotton_grass"), "play 33 F turned")
    play(table, "drift cotton_grass C", "drift cotton_grass D", "drift cotton_grass E")
    assert [plants(table, letter) for letter in "CDE"] == [{"cotton_grass": 1}] * 3


def test_a_section_takes_markers_up_to_six() -> None:
    table = play(moor(stored=[37], C="3 cotton_grass", A="5 rushes", components=cards(c37={"waterway": "NW"})))
    play(table, "play 37 C up", "drift cotton_grass A")
    assert legal(table) == ["drift cotton_grass B"]
    assert "A has no free space" in refusal(table, "drift cotton_grass A")


def test_markers_drift_by_plant_in_the_order_of_the_box() -> None:
    table = play(moor(stored=[60], F="1 heather, 1 rushes, 1 peat_moss, 2 cotton_grass"), "play 60 F down")
    play(table, "surplus cotton_grass")
    for plant in ("cotton_grass", "rushes", "peat_moss", "heather"):
        assert {move.split()[1] for move in legal(table)} == {plant}
        play(table, f"drift {plant} D")
    assert asked(table) == "play"


def test_a_marker_must_drift_while_there_is_somewhere_to_go() -> None:
    table = play(moor(stored=[33], F="2 cotton_grass"), "play 33 F up")
    assert not legal(table, "surplus")
    assert "only for a card back, or when it finds no free space" in refusal(table, "surplus cotton_grass")


def test_a_free_root_space_counts_as_somewhere_to_go() -> None:
    table = moor(stored=[37], C="2 cotton_grass", H="6 rushes", components=cards(c37={"waterway": "S"}))
    assert legal(play(table, "play 37 C up")) == ["drift cotton_grass R3"]


def test_markers_with_nowhere_to_go_are_surplus_at_once() -> None:
    table = moor(stored=[33], C="3 cotton_grass, 2 heather", roots=["rushes"] * 4, **FULL)
    play(table, "play 33 C up")
    assert asked(table) == "play"
    assert surplus(table) == {"cotton_grass": 3, "heather": 2}


def test_if_the_spaces_do_not_suffice_the_player_chooses_which_marker_finds_one() -> None:
    world: JSON = {**FULL, "A": "5 rushes"}
    table = moor(stored=[37], C="3 cotton_grass, 1 heather", roots=["rushes"] * 4, **world)
    play(table, "play 37 C up")  # two cotton grass and a heather, one space on A
    ends = outcomes(table, lambda table: asked(table) == "play", ["drift", "surplus"])
    found = {tuple(sorted(plants(after, "A").items())) for after in ends}
    assert found == {(("cotton_grass", 1), ("rushes", 5)), (("heather", 1), ("rushes", 5))}
    assert all(sum(surplus(after).values()) == 2 for after in ends)


def test_no_more_markers_become_surplus_than_spaces_are_lacking() -> None:
    world: JSON = {**FULL, "A": "4 rushes"}
    table = moor(stored=[37], C="3 cotton_grass, 1 heather", roots=["rushes"] * 4, **world)
    play(table, "play 37 C up", "surplus cotton_grass")
    assert legal(table) == ["drift cotton_grass A"]
    ends = outcomes(table, lambda table: asked(table) == "play", ["drift", "surplus"])
    assert all(sum(surplus(after).values()) == 1 for after in ends)


@pytest.mark.parametrize("face", ["up", "turned", "down"])
def test_a_played_card_stays_where_it_lies(face: str) -> None:
    table = play(moor(stored=[33], F="2 cotton_grass"), f"play 33 F {face}")
    assert owned(table)["sections"]["F"] == {"card": 33, "face": face}
