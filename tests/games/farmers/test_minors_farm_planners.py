"""Minor improvements that shape the farm: tiles, fields, pastures, rooms and extensions."""

from rules_worlds import do, wares, world


def test_with_peat_moss_a_wood_room_costs_three_wood_and_a_reed() -> None:
    state = world(cards="peat_moss", wood=6, reed=2)
    do(state, "place farm_expansion", "room A1", "room B2")
    assert wares(state) == ""


def test_peat_moss_says_nothing_about_clay_rooms() -> None:
    state = world(cards="peat_moss", house="clay", wood=1, clay=5, reed=2)
    do(state, "place farm_expansion", "room A1")
    assert wares(state) == "1 wood"
