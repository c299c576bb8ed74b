"""Water markers: got at the end of the turn, spent at any time of the own turn."""

import json

import mire
from tests.games.moorland.worlds import JSON, asked, cards, legal, moor, owned, plants, play, refusal, surplus

FULL: JSON = dict.fromkeys("ABDEFGHIJKL", "6 rushes")


# Getting them


def test_a_section_nobody_covered_before_brings_its_marker_face_up_or_down() -> None:
    for face in ("up", "down"):
        table = play(moor(stored=[57], F="1 cotton_grass, 1 rushes"), f"play 57 F {face}")
        if face == "down":
            play(table, "surplus rushes")
        play(table, *legal(table, "drift")[:1])
        while asked(table) == "drift":
            table.play(table.moves()[0])
        play(table, "end")
        assert owned(table)["water"] == 1
        assert "F" not in table.view()["board"]["water"]


def test_markers_come_only_at_the_end_of_the_turn() -> None:
    table = play(moor(stored=[33, 57], F="1 heather", C="2 heather"), "play 33 F down")
    assert owned(table)["water"] == 0
    assert not legal(table, "water")
    play(table, "end")
    assert owned(table)["water"] == 1


def test_one_marker_for_each_section_covered_this_turn() -> None:
    table = play(moor(stored=[33, 57], F="1 heather", C="1 heather"), "play 33 F down", "play 57 C down", "end")
    assert owned(table)["water"] == 2
    assert table.view()["board"]["water"] == list("ABDEGHIJKL")


def test_a_section_that_somebody_covered_before_brings_nothing() -> None:
    table = moor(stored=[33], F="1 heather", others=[{"F": "50 down"}])
    play(table, "play 33 F down", "end")
    assert owned(table)["water"] == 0


def test_the_second_to_cover_a_letter_in_a_round_gets_nothing() -> None:
    table = moor(stored=[33], F="1 heather", others=[{"stored": [34], "F": "1 rushes"}])
    play(table, "play 33 F down", "end")
    table.play(table.moves()[0])
    play(table, "skip", "play 34 F down", "end")
    assert [owned(table, seat)["water"] for seat in (0, 1)] == [1, 0]


def test_a_turn_without_covering_brings_nothing() -> None:
    assert owned(play(moor(F="1 heather"), "end"))["water"] == 0


# Spending them


def spend(ask: str, **world: object) -> list[str]:
    table = moor(ask=ask, water=1, F="1 heather", **world)  # type: ignore[arg-type]
    assert legal(table, "water") == ["water F heather"]
    play(table, "water F heather")
    assert asked(table) == "to"
    assert legal(table) == [f"to {letter}" for letter in "ABCDEGHIJKL"]
    play(table, "to L")
    assert plants(table, "L") == {"heather": 1}
    assert plants(table, "F") == {}
    assert owned(table)["water"] == 0
    return [asked(table), *legal(table)]


def test_spent_before_taking_a_card() -> None:
    assert spend("take", display=[3, 17, 58]) == ["take", "take 3", "take 17", "take 58"]


def test_spent_after_taking_before_growing() -> None:
    assert spend("grow")[:2] == ["grow", "skip"]


def test_spent_before_playing() -> None:
    assert spend("play", stored=[57]) == ["play", "end", "play 57 L down"]


def test_spent_between_two_plays() -> None:
    table = moor(stored=[33, 60], water=1, F="1 heather", C="2 cotton_grass", A="1 cotton_grass")
    play(table, "play 33 F down", "water C cotton_grass", "to A")
    assert plants(table, "A") == {"cotton_grass": 2}
    assert "play 60 A down" in legal(table)


def test_spent_after_the_last_play_before_the_end() -> None:
    table = play(moor(stored=[33], water=1, F="1 heather", C="2 rushes"), "play 33 F down")
    assert legal(table) == ["end", "water C rushes"]


def test_spent_while_drifting_to_make_room() -> None:
    world: JSON = {**FULL, "L": ""}
    table = moor(stored=[37], C="3 cotton_grass", water=1, roots=["rushes"] * 4, **world)
    play(table, "play 37 C up")  # two drift; water north and west, where all is full
    assert "surplus cotton_grass" in legal(table)
    assert not legal(table, "drift")
    play(table, "water A rushes", "to L")
    assert legal(table) == ["drift cotton_grass A", "surplus cotton_grass"]
    play(table, "drift cotton_grass A")
    assert surplus(table) == {"cotton_grass": 1}
    assert asked(table) == "play"


def test_making_room_is_not_compulsory() -> None:
    world: JSON = {**FULL, "L": ""}
    table = moor(stored=[37], C="2 cotton_grass", water=1, roots=["rushes"] * 4, **world)
    play(table, "play 37 C up", "surplus cotton_grass")
    assert asked(table) == "play"
    assert owned(table)["water"] == 1


def test_water_that_makes_no_room_leaves_the_drifting_plants_surplus() -> None:
    world: JSON = {**FULL, "K": "5 rushes", "L": "1 heather"}
    table = moor(stored=[37], C="2 cotton_grass", water=1, roots=["rushes"] * 4, **world)
    play(table, "play 37 C up", "water L heather", "to K")
    assert asked(table) == "play"
    assert surplus(table) == {"cotton_grass": 1}


def test_a_marker_may_go_to_a_space_before_a_drifting_plant_takes_it() -> None:
    table = moor(stored=[37], C="2 cotton_grass", A="5 rushes", B="6 rushes", L="1 heather", water=1)
    play(table, "play 37 C up", "water L heather", "to A")
    assert surplus(table) == {"cotton_grass": 1}  # the last space is taken now


def test_as_many_as_one_has() -> None:
    table = moor(water=3, F="3 heather")
    play(table, "water F heather", "to A", "water F heather", "to B", "water A heather", "to L")
    assert owned(table)["water"] == 0
    assert legal(table) == ["end"]


def test_none_without_a_marker() -> None:
    assert "you have no water marker" in refusal(moor(F="1 heather"), "water F heather")


def test_never_in_anothers_turn() -> None:
    table = moor(water=2, F="1 heather", others=[{"water": 0, "C": "1 rushes"}])
    play(table, "end")
    assert table.seat == 1
    assert not legal(table, "water")
    assert "you have no water marker" in refusal(table, "water F heather")


def test_spent_markers_are_out_of_the_game() -> None:
    table = play(moor(water=2, F="1 heather", markers="AB"), "water F heather", "to A", "end")
    board = table.view()["board"]
    assert board["water"] == ["A", "B"]
    assert sum(moor["water"] for moor in board["moors"]) == 1


def test_the_sections_need_not_be_connected() -> None:
    table = play(moor(water=1, A="1 heather"), "water A heather", "to L")
    assert plants(table, "L") == {"heather": 1}


def test_only_from_uncovered_ground_to_another_uncovered_section_with_a_free_space() -> None:
    table = moor(water=1, F="1 heather", A="6 rushes", B="50 up", roots=["rushes", None, None, None])
    assert legal(table, "water") == ["water A rushes", "water F heather"]
    play(table, "water F heather")
    assert legal(table) == [f"to {letter}" for letter in "CDEGHIJKL"]
    for letter in "FAB":
        assert f"{letter} must be another uncovered section with a free space" in refusal(table, f"to {letter}")


def test_not_with_plants_of_the_temporary_stock() -> None:
    table = play(moor(stored=[33], water=1, F="2 cotton_grass", L="1 rushes"), "play 33 F up")
    assert legal(table, "water") == ["water L rushes"]
    assert "there is no cotton grass on F" in refusal(table, "water F cotton_grass")


def test_not_when_no_other_section_has_a_free_space() -> None:
    table = moor(water=1, **FULL, C="2 heather")
    assert "no other section has a free space" in refusal(table, "water C heather")
    assert "water A rushes" in legal(table)


def test_a_marker_got_this_turn_can_be_spent_in_the_next() -> None:
    table = moor(stored=[33], F="1 heather", C="1 rushes")
    play(table, "play 33 F down", "end")
    table.play(table.moves()[0])
    play(table, "skip", "end")
    while table.seat != 0:
        table.play(table.moves()[0] if asked(table) == "take" else "skip" if asked(table) == "grow" else "end")
    assert legal(table, "water") == ["water C rushes"]


def test_a_half_spent_marker_survives_saving() -> None:
    table = play(moor(water=1, F="1 heather"), "water F heather")
    again = mire.from_json(json.loads(table.to_json()))
    assert legal(again) == legal(table)
    assert plants(play(again, "to L"), "L") == {"heather": 1}


def test_card_faces_with_wide_water_let_plants_choose_freely_after_room_was_made() -> None:
    world: JSON = {**FULL, "L": ""}
    face = {"waterway": "NESW"}
    table = moor(stored=[37], C="2 cotton_grass", water=2, roots=["rushes"] * 4, components=cards(c37=face), **world)
    play(table, "play 37 C up", "water A rushes", "to L", "water B rushes", "to L")
    assert legal(table) == ["drift cotton_grass A", "drift cotton_grass B"]
