"""What may stand where on a farmyard."""

from mire.games.farmers.box.goods import GRAIN, VEGETABLE
from mire.games.farmers.box.grid import bit, ones
from mire.games.farmers.model.farmyard import Farmyard


def spaces(names: str) -> int:
    return sum(bit(name) for name in names.split())


def farmyard(forests: str = "", moors: str = "") -> Farmyard:
    return Farmyard(spaces(forests), spaces(moors))


def test_a_farm_begins_with_two_rooms_and_thirteen_other_spaces() -> None:
    farm = farmyard()
    assert farm.room_count == 2
    assert ones(farm.unused) == 13


def test_forests_and_moors_are_used_spaces() -> None:
    farm = farmyard("A2 A3", "B2")
    assert ones(farm.unused) == 10
    assert not farm.places_for_room() & spaces("B2 A2")
    assert not farm.places_for_stable() & spaces("A2 A3 B2")


def test_a_room_is_built_beside_the_house() -> None:
    assert farmyard().places_for_room() == spaces("A1 B2 C2")


def test_the_first_field_lies_anywhere_and_later_ones_beside_a_field() -> None:
    farm = farmyard()
    assert farm.places_for_field() == farm.unused
    farm.fields |= bit("A5")
    assert farm.places_for_field() == spaces("A4 B5")


def test_stables_stand_on_unused_spaces_and_in_pastures() -> None:
    farm = farmyard("A3")
    farm.fence(spaces("A4 A5"))
    farm.stables |= bit("A4")
    assert farm.places_for_stable() & spaces("A3 A4 A5 B5") == spaces("A5 B5")


def test_there_are_four_stables() -> None:
    farm = farmyard()
    farm.stables = spaces("A2 A3 A4 A5")
    assert farm.places_for_stable() == 0


def test_only_spaces_without_a_tile_can_be_fenced_in() -> None:
    farm = farmyard("A2", "A4")
    farm.stables = bit("C3")
    farm.fields = bit("C5")
    singles = [pasture for pasture in farm.pastures_to_fence(4) if ones(pasture) == 1]
    assert sum(singles) == farm.unused | bit("C3")


def test_fencing_costs_the_fences_that_are_missing() -> None:
    farm = farmyard()
    assert farm.fence(bit("A5")) == 4
    assert farm.fence(bit("A4")) == 3
    assert farm.fences_left == 8


def test_a_grain_becomes_three_and_a_vegetable_two_and_one_is_harvested_at_a_time() -> None:
    farm = farmyard()
    farm.fields = spaces("A4 A5")
    farm.sow(bit("A4"), GRAIN)
    farm.sow(bit("A5"), VEGETABLE)
    assert [farm.crops(GRAIN), farm.crops(VEGETABLE)] == [3, 2]
    assert sorted(farm.harvest()) == [GRAIN, VEGETABLE]
    assert sorted(farm.harvest()) == [GRAIN, VEGETABLE]
    assert farm.harvest() == [GRAIN]
    assert farm.empty_fields == farm.fields


def test_a_pasture_holds_two_animals_a_space_doubled_by_every_stable() -> None:
    farm = farmyard()
    farm.fence(spaces("A4 A5"))
    assert farm.capacities() == [4]
    farm.stables = bit("A4")
    assert farm.capacities() == [8]
    farm.stables |= bit("A5")
    assert farm.capacities() == [16]


def test_a_stable_outside_and_the_house_hold_one_animal_each() -> None:
    farm = farmyard()
    assert farm.have_room([1, 0, 0, 0])
    assert not farm.have_room([1, 0, 0, 1])
    farm.stables = bit("A4")
    assert farm.have_room([1, 0, 0, 1])


def test_a_copy_goes_its_own_way() -> None:
    farm = farmyard("A2")
    farm.fields = bit("A5")
    farm.sow(bit("A5"), GRAIN)
    other = farm.copy()
    other.harvest()
    other.fence(bit("A4"))
    assert farm.crops(GRAIN) == 3
    assert farm.pastures == []
