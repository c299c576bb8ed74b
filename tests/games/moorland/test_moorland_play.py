"""C: play moor cards face up or down, when one must, and the special case without plants."""

import pytest

import mire
from tests.games.moorland.worlds import JSON, LETTERS, asked, cards, legal, moor, owned, plants, play, refusal, surplus


def laid(count: int, skip: str) -> JSON:
    """So many sections covered by cards that lie face down, all but those to skip."""
    free = [letter for letter in reversed(LETTERS) if letter not in skip]
    return {letter: f"{card} down" for letter, card in zip(free, range(1, count + 1), strict=False)}


# Face up


def test_face_up_needs_all_plants_on_the_card() -> None:
    assert "play 9 F up" in legal(moor(stored=[9], F="2 cotton_grass, 1 rushes, 1 peat_moss"))
    for lacking in ("1 cotton_grass, 1 rushes, 1 peat_moss", "2 cotton_grass, 1 rushes", "2 cotton_grass, 3 peat_moss"):
        assert legal(moor(stored=[9], F=lacking)) == ["end", "play 9 F down"]


def test_extra_markers_do_no_harm_and_drift_too() -> None:
    table = moor(stored=[33], F="3 cotton_grass, 1 heather, 2 rushes")  # needs two cotton grass
    play(table, "play 33 F up")
    assert table.view()["board"]["stock"] == {"cotton_grass": 3, "rushes": 2, "heather": 1}


def test_the_same_plant_counts_once_for_each_symbol() -> None:
    assert "play 45 F up" not in legal(moor(stored=[45], F="1 cotton_grass, 1 rushes"))
    assert "play 45 F up" in legal(moor(stored=[45], F="2 cotton_grass, 1 rushes"))


def test_rooted_plants_stay_withered_ones_go_and_plain_ones_drift() -> None:
    table = moor(stored=[9], F="2 cotton_grass, 1 rushes, 1 peat_moss")
    play(table, "play 9 F up")  # cotton grass drifts and withers, rushes root, peat moss withers
    assert table.scores()[0].categories["rooted"] == 1
    assert table.view()["board"]["stock"] == {"cotton_grass": 1}
    assert surplus(table) == {}
    assert owned(table)["sections"]["F"] == {"card": 9, "face": "up"}
    assert owned(table)["stored"] == []


def test_without_plants_left_nothing_drifts() -> None:
    table = play(moor(stored=[49], F="2 cotton_grass, 1 rushes, 1 heather"), "play 49 F up")
    assert asked(table) == "play"
    assert legal(table) == ["end"]


def test_a_covered_section_takes_no_second_card() -> None:
    table = moor(stored=[33, 34], F="50 up", C="2 rushes")
    assert "F is covered" in refusal(table, "play 33 F down")


def test_waterways_need_not_connect() -> None:
    table = play(moor(stored=[37], L="2 cotton_grass"), "play 37 L turned")  # water to the rim only
    assert owned(table)["sections"]["L"] == {"card": 37, "face": "turned"}
    assert surplus(table) == {"cotton_grass": 1}


# Turning by 180 degrees


@pytest.mark.parametrize(
    ("waterway", "turns"),
    [("NE", True), ("NW", True), ("NES", True), ("ESW", True), ("N", True), ("NS", False), ("EW", False)],
)
def test_turning_is_offered_only_when_it_looks_different(waterway: str, turns: bool) -> None:
    table = moor(stored=[33], F="2 cotton_grass", components=cards(c33={"waterway": waterway}))
    assert ("play 33 F turned" in legal(table)) == turns
    assert "play 33 F up" in legal(table)


@pytest.mark.parametrize("waterway", ["NESW", "N|E|S|W"])
def test_cards_with_water_on_all_sides_are_offered_one_way_round(waterway: str) -> None:
    table = moor(stored=[33], F="2 cotton_grass", components=cards(c33={"waterway": waterway}))
    assert legal(table) == ["end", "play 33 F up", "play 33 F down"]


def test_a_turned_card_has_its_water_turned() -> None:
    up = play(moor(stored=[37], C="2 cotton_grass"), "play 37 C up")  # NW
    turned = play(moor(stored=[37], C="2 cotton_grass"), "play 37 C turned")  # SE
    assert legal(up) == ["drift cotton_grass A", "drift cotton_grass B"]
    assert legal(turned) == ["drift cotton_grass F", "drift cotton_grass H", "drift cotton_grass R3"]


# Face down


@pytest.mark.parametrize("on_it", ["1 rushes", "6 heather", "1 rushes, 1 heather"])
def test_any_card_can_go_face_down_on_any_section_with_a_marker(on_it: str) -> None:
    table = moor(stored=[9, 45], F=on_it, C="1 peat_moss")
    downs = [move for move in legal(table) if move.endswith("down")]
    assert sorted(downs) == sorted(f"play {card} {letter} down" for card in (9, 45) for letter in "CF")


def test_face_down_needs_a_marker_on_the_section() -> None:
    table = moor(stored=[9], F="1 rushes")
    assert "C holds no plants" in refusal(table, "play 9 C down")


def test_nothing_on_the_face_counts_when_it_lies_down() -> None:
    table = play(moor(stored=[17, 21], F="1 heather", C="1 heather"), "play 17 F down", "play 21 C down")
    scores = table.scores()[0].categories
    assert (scores["rooted"], scores["biodiversity"], scores["striders"]) == (0, 0, 0)


def test_the_back_is_an_intersection() -> None:
    table = play(moor(stored=[60], F="2 heather"), "play 60 F down")
    assert legal(table) == ["drift heather C", "drift heather D", "drift heather E"]


def test_the_player_chooses_the_marker_that_the_back_costs() -> None:
    table = play(moor(stored=[60], F="2 heather, 1 rushes, 1 peat_moss"), "play 60 F down")
    assert asked(table) == "surplus"
    assert legal(table) == ["surplus rushes", "surplus peat_moss", "surplus heather"]
    play(table, "surplus heather")
    assert surplus(table) == {"heather": 1}
    assert table.view()["board"]["stock"] == {"rushes": 1, "peat_moss": 1, "heather": 1}


def test_with_one_type_there_is_nothing_to_choose() -> None:
    table = play(moor(stored=[60], F="3 heather"), "play 60 F down")
    assert asked(table) == "drift"
    assert surplus(table) == {"heather": 1}
    assert table.view()["board"]["stock"] == {"heather": 2}


def test_a_single_marker_is_the_price_and_nothing_drifts() -> None:
    table = play(moor(stored=[60], F="1 heather"), "play 60 F down")
    assert asked(table) == "play"
    assert surplus(table) == {"heather": 1}


# When cards must be played


def test_two_cards_may_be_kept() -> None:
    assert "end" in legal(moor(stored=[33, 34], F="1 heather"))
    assert play(moor(stored=[33, 34], F="1 heather"), "end").view()["board"]["moors"][0]["stored"] == [33, 34]


def test_of_three_cards_one_must_be_played() -> None:
    table = moor(stored=[33, 34, 35], F="2 heather")
    assert legal(table) == ["play 33 F down", "play 34 F down", "play 35 F down"]
    assert table.prompt.id == "moorland-must-play"
    play(table, "play 34 F down", "drift heather D")
    assert "end" in legal(table)


def test_all_three_may_be_played_one_after_the_other_with_plants_that_drifted() -> None:
    table = moor(stored=[33, 37, 57], F="3 cotton_grass")
    play(table, "play 33 F up", "drift cotton_grass C", "drift cotton_grass C", "drift cotton_grass E")
    assert "play 37 C up" in legal(table)
    play(table, "play 37 C up", "drift cotton_grass B", "play 57 B down")
    assert owned(table)["stored"] == []
    assert legal(table) == ["end"]


def test_in_round_12_all_cards_must_be_played() -> None:
    table = moor(stored=[33, 34], F="2 heather", **laid(10, skip="CF"))
    assert table.view()["board"]["round"] == 12
    assert "end" not in legal(table)
    play(table, "play 33 F down", "drift heather C")
    assert legal(table) == ["play 34 C down"]
    assert "end" in legal(play(table, "play 34 C down"))


def test_after_round_12_every_section_is_covered_and_no_marker_is_left_on_the_ground() -> None:
    table = moor(stored=[33, 34], F="2 heather", C="6 rushes", **laid(10, skip="CF"))
    play(table, "play 33 C down", "drift rushes F", "drift rushes F", "drift rushes F", "drift rushes F")
    play(table, "drift rushes R3", "play 34 F down", "surplus heather", "drift rushes R1")
    assert all("card" in section for section in owned(table)["sections"].values())


# The special case


def test_forced_with_an_empty_moor_any_uncovered_section_takes_a_card_face_down() -> None:
    table = moor(stored=[33, 34, 35], F="50 down")
    assert sorted(legal(table)) == sorted(
        f"play {card} {letter} down" for card in (33, 34, 35) for letter in LETTERS if letter != "F"
    )


def test_the_special_case_costs_one_surplus_plant_and_asks_no_type() -> None:
    table = play(moor(stored=[33, 34, 35]), "play 34 K down")
    assert sum(surplus(table).values()) == 1
    assert asked(table) == "play"
    assert legal(table) == ["end"]  # two may be kept, and none can be played without plants


def test_the_special_case_is_face_down_only() -> None:
    assert "K holds no plants" in refusal(moor(stored=[33, 34, 35]), "play 34 K up")


def test_with_any_plants_the_special_case_does_not_apply() -> None:
    table = moor(stored=[33, 34, 35], F="1 rushes")
    assert {move.split()[2] for move in legal(table)} == {"F"}
    assert "C holds no plants" in refusal(table, "play 33 C down")


def test_not_forced_and_without_plants_only_the_end_is_left() -> None:
    assert legal(moor(stored=[33, 34])) == ["end"]
    assert legal(moor()) == ["end"]


def test_round_12_looks_anew_before_each_card() -> None:
    table = moor(stored=[33, 34, 35], F="1 heather", **laid(9, skip="CFD"))
    assert {move.split()[2] for move in legal(table)} == {"F"}
    play(table, "play 33 F down")
    assert {move.split()[2] for move in legal(table)} == {"C", "D"}  # no plants are left: the special case
    play(table, "play 34 C down", "play 35 D down")
    assert sum(surplus(table).values()) == 3
    assert legal(table) == ["end"]


def test_in_round_12_drifted_plants_end_the_special_case() -> None:
    table = moor(stored=[33, 34, 35], F="2 heather", **laid(9, skip="CFD"))
    play(table, "play 33 F down", "drift heather D")
    assert {move.split()[2] for move in legal(table)} == {"D"}


def test_the_special_case_card_opens_the_water_marker_too() -> None:
    table = play(moor(stored=[33, 34, 35]), "play 34 K down", "end")
    assert owned(table)["water"] == 1


def test_a_cards_plants_are_taken_off_the_section_before_it_is_covered() -> None:
    table = play(moor(stored=[33], F="2 cotton_grass"), "play 33 F up")
    assert "plants" not in owned(table)["sections"]["F"]
    assert "drift cotton_grass F" not in legal(table)


def test_each_card_is_carried_out_fully_before_the_next() -> None:
    table = play(moor(stored=[33, 57], F="2 cotton_grass", C="1 rushes"), "play 33 F up")
    assert not legal(table, "play")
    assert not legal(table, "end")
    with pytest.raises(mire.IllegalMove, match="first all plants of the played card must drift"):
        table.play("play 57 C down")


def test_plants_on_other_sections_stay_where_they_are() -> None:
    table = play(moor(stored=[33], F="2 cotton_grass", C="1 rushes", L="3 heather"), "play 33 F up")
    assert (plants(table, "C"), plants(table, "L")) == ({"rushes": 1}, {"heather": 3})
